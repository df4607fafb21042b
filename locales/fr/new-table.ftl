# A new table: options, seats, and the links afterwards.

new-title = Nouvelle table : { $game }
new-what = Jeu
new-who = Joueurs
new-how = Rythme et pendule
new-lobby = Nom et visibilité

new-seats = Places
new-seat = Place { $number }
seat-me = Moi
seat-here = Quelqu’un sur cet appareil
seat-open = Ouverte à tous
seat-link = Lien d’invitation
seat-player = Joueur ou programme, par identifiant
seat-bot = Bot : { $level }
seat-player-id = Identifiant du joueur ou du programme
new-company = Qui joue
company-friends = Amis en ligne
company-friends-hint = Vous recevez un lien à partager. Toute personne qui l’ouvre peut prendre une place libre ou regarder.
company-device = Plusieurs sur cet appareil
company-device-hint = Chacun ici a sa propre place. On se passe l’appareil, et les secrets restent cachés jusqu’à ce que le suivant le prenne.
company-bots = Bots seulement
company-bots-hint = La partie commence aussitôt.
new-more = Rythme, pendule, nom, visibilité
new-no-me = Vous n’avez pas de place : vous serez spectateur.

new-position = Partir d’une position
new-position-hint = Collez une position en JSON, telle qu’une table la fournit. Les options ci-dessus sont alors ignorées.

new-pace = Rythme
pace-live = En direct
pace-live-hint = Un joueur absent pendant une minute peut être remplacé par un bot.
pace-own = Sur plusieurs jours
pace-own-hint = Chacun joue quand il a le temps.
new-clock = Pendule
clock-none = Aucune
clock-decision = Par tour
clock-seat = Par partie
new-time = Temps
new-clock-hint = Quand le temps est écoulé, un bot joue à votre place jusqu’à votre retour.

new-name = Nom de la table
new-name-hint = Facultatif, 40 caractères au plus.
new-language = Langue de la discussion
language-any = Toutes
new-visibility = Qui peut la voir
visibility-public = Tout le monde
visibility-public-hint = Elle figure parmi les tables ouvertes.
visibility-link = Les personnes qui ont le lien
visibility-link-hint = Elle ne figure dans aucune liste.
new-watching = Autoriser les spectateurs
new-delay = Les spectateurs voient la partie
delay-none = en direct
delay-seconds = { $time } plus tard

new-make = Créer la table
new-problem-name = Le nom dépasse 40 caractères.
new-problem-player = Une place est réservée par identifiant, mais l’identifiant manque.
new-problem-position = La position n’est pas du JSON valide.

made-title = Votre table est prête
made-text = Partagez les liens. La partie commence dès que toutes les places sont prises.
made-table-link = Lien vers la table, pour tous
made-invitation = Invitation à la place { $seat }
made-go = Aller à la table

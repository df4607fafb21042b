# A new table: options, seats, and the links afterwards.

new-title = Nouvelle table : { $game }
new-what = À quoi on joue
new-who = Qui s’assied où
new-how = Comment on joue
new-lobby = Dans le salon

new-seats = Places
new-seat = Place { $number }
seat-me = Moi
seat-here = Quelqu’un ici
seat-open = Libre pour tous
seat-link = Par lien d’invitation
seat-player = Joueur ou programme, par identifiant
seat-bot = Bot : { $level }
seat-player-id = Identifiant du joueur ou du programme
new-company = Qui joue avec vous
company-friends = Des amis ailleurs
company-friends-hint = Vous recevez un lien à envoyer. Qui l’ouvre prend une place libre, ou regarde.
company-device = Sur cet appareil
company-device-hint = Chacun ici a sa propre place. On se passe l’appareil, et les secrets restent cachés jusqu’à ce que le suivant le prenne.
company-bots = Bots seulement
company-bots-hint = La partie commence aussitôt.
new-more = Rythme, pendule, nom, visibilité
new-no-me = Vous n’avez pas de place : vous regarderez.

new-position = Partir d’une position
new-position-hint = Une position en texte JSON, telle qu’une table la fournit. Les options ci-dessus sont alors ignorées.

new-pace = Rythme
pace-live = D’une traite
pace-live-hint = Une minute d’absence, et un bot peut prendre le relais.
pace-own = Sur plusieurs jours
pace-own-hint = Chacun joue quand il a le temps.
new-clock = Pendule
clock-none = Aucune
clock-decision = Pour chaque tour
clock-seat = Pour toute la partie
new-time = Temps
new-clock-hint = Quand le temps est écoulé, un bot joue à votre place jusqu’à votre retour.

new-name = Nom de la table
new-name-hint = 40 caractères au plus ; peut rester vide.
new-language = Langue parlée
language-any = Toutes
new-visibility = Qui la voit
visibility-public = Tout le monde
visibility-public-hint = Elle figure parmi les tables ouvertes.
visibility-link = Seulement avec le lien
visibility-link-hint = Elle ne figure nulle part.
new-watching = Le public peut regarder
new-delay = Il voit la partie
delay-none = en direct
delay-seconds = { $time } plus tard

new-make = Créer la table
new-problem-name = Le nom dépasse 40 caractères.
new-problem-player = Une place est réservée par identifiant, mais l’identifiant manque.
new-problem-position = La position n’est pas du JSON lisible.

made-title = La table est prête
made-text = Envoyez les liens. La partie commence dès que toutes les places sont prises.
made-table-link = Lien vers la table, pour tous
made-invitation = Invitation à la place { $seat }
made-go = Aller à la table

# The page of a table: everything around the board of a game.

table-home = Accueil
table-board = Plateau
table-loading = Préparation de la table…
table-gone = Cette table n’existe pas, ou vous n’y avez pas accès.
table-close = Fermer cette table

turn-order = Places
turn-open = On attend des joueurs
turn-yours = À vous
turn-theirs = On attend { $names }
turn-over = La partie est finie
turn-closed = Cette table est fermée
turn-frozen = Cette table a été arrêtée par une erreur
title-turn = ● À vous – { $game }

link-waiting = Connexion perdue. Reconnexion…
link-back = De nouveau en ligne.
link-ended = Déconnecté. Rechargez la page.
notice-title = À vous
notice-body = { $game } vous attend.

mode-tutorial = Partie d’initiation
mode-normal = Partie normale
mode-darkened-skies = Cieux obscurcis
mode-trembling-earth = Terre tremblante
mode-show-of-force = Démonstration de force
mode-late-arrival = Arrivée tardive

sits-numbered = { $name } (place { $seat })
sits-number = place { $seat }
sits-you = vous
sits-open = place libre
sits-kept = gardée pour son joueur
sits-invited = réservée
sits-bot = Bot ({ $level })
sits-away = hors ligne
sits-host = hôte
sits-stood-in = remplacé par un bot, { $level }
sits-sit = S’asseoir ici
sits-decline = Décliner
sits-decline-block = Décliner et bloquer { $name }
sits-leave = Partir
sits-hand-over = Partir et céder la place
sits-stay = Rester
sits-leave-hint = Si vous partez, votre place vous est gardée et ses secrets restent à vous. Si vous la cédez, d’autres peuvent la prendre et les voir.
sits-let-return = Laisser revenir son joueur
sits-return = Reprendre ma place
sits-bot-for-me = Laisser un bot jouer pour moi
sits-give-bot = Remplacer par un bot
sits-level = Changer le niveau
sits-levels = Niveau du bot
sits-make-open = Ouvrir à tous
watching = { $count ->
    [0] Aucun spectateur.
    [one] { $count } spectateur.
   *[other] { $count } spectateurs.
}
share-link = Lien vers cette table
invitation-link = Invitation à la place { $seat }
room-waiting = La partie commence dès que toutes les places sont prises.

clock-yours = Votre temps : { $time }
clock-theirs = Temps pour { $name } : { $time }
clock-short = Votre temps est presque écoulé.
clock-hours = { $hours } h { $minutes } min
clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}

side-chronicle = Journal
side-chat = Chat
side-table = Table
side-rules = Règles
side-words = Plateau en texte
side-explain = Ce qui s’est passé, et pourquoi
explain-show-price = Pourquoi ce prix ?
explain-show-tokens = D’où viennent ces jetons ?
words-none = Il n’y a encore rien à décrire.
side-close = Fermer
chronicle-none = Il ne s’est encore rien passé.
told-taken-back = { $who } revient en arrière.
told-rolled-back = La partie est revenue en arrière, d’un commun accord.
moment = Position dans la partie
moment-earlier = Étape précédente
moment-later = Étape suivante
moment-play = Lecture
moment-pause = Pause
moment-go = Aller à l’étape { $number }
moment-copy = Copier le lien
moment-link = Lien vers cette position
moment-before = La partie n’avait pas encore commencé.
moment-replay = Revoir
moment-shown = Étape { $number } sur { $latest }.
moment-now = Au présent

chat-room-table = Joueurs
chat-room-spectators = Spectateurs
chat-none = Aucun message.
chat-say = Écrire un message
chat-send = Envoyer
chat-mute = ignorer
chat-muted = Vous ignorez { $name }.
chat-unmute = ne plus ignorer
chat-unread = Chat, { $count ->
    [one] { $count } non lu
   *[other] { $count } non lus
}

undo-count = { $count ->
    [one] Annuler une étape
   *[other] Annuler, { $count } étapes possibles
}
undo-ask = Demander à revenir plus loin
redo = Refaire
border-drawn = carte tirée
border-rolled = dés lancés
prompt-sure = { $deed } : vraiment ?
prompt-final = C’est définitif. Appuyez encore une fois pour confirmer.
skip = Passer
hint = Conseil
hint-more = Pourquoi ?
hint-says = Conseil : { $deed }
hint-wait = passer
hint-why = Pourquoi
hint-why-none = C’est le meilleur choix dans l’ensemble, sans raison précise.
hint-others = Autres choix
hint-show = Montrer sur le plateau : { $deed }
hint-shown = montré sur le plateau
hint-fold = Replier le conseil
# How much worse something is, in discs of mana or in wounds.
worse-disc = { $count ->
    [0] tout aussi bon
    [0.5] moins bon d’environ un demi-disque
    [1] moins bon d’environ un disque
    [one] moins bon d’environ { $count } disque
   *[other] moins bon d’environ { $count } disques
}
worse-wound = { $count ->
    [0] tout aussi bon
    [0.5] moins bon d’environ une demi-blessure
    [1] moins bon d’environ une blessure
    [one] moins bon d’environ { $count } blessure
   *[other] moins bon d’environ { $count } blessures
}
worse-far = bien moins bon

back-title = Demande de retour en arrière
back-asked = { $name } demande à revenir { $steps ->
    [one] d’une étape
   *[other] de { $steps } étapes
} en arrière. D’accord ?
back-waiting = Vous avez demandé à revenir en arrière. On attend { $names }.
back-agree = Accepter
back-refuse = Refuser
back-no-answer = Sans réponse à temps, c’est un refus.

rule = Règle { $rule }
why-unknown = Ce n’est pas possible maintenant.
answer-close = Fermer
refused-too-fast = Trop vite : patientez un peu.
refused-not-abandoned = Cette place n’est pas libre : son joueur est là, ou pas absent depuis assez longtemps.
refused-held-another-seat = Vous avez occupé une autre place dans cette partie et connaissez ses secrets : vous ne pouvez pas prendre celle-ci.
refused-seat-kept = Cette place garde ses secrets jusqu’à la fin de la partie. Seul quelqu’un qui l’a déjà occupée peut la prendre.
refused-asked-already = Il y a déjà une demande de retour en arrière.
refused-not-your-seat = Ce n’est pas votre place.
refused-seat-taken = Cette place est déjà prise.
refused-not-invited = Cette place est réservée à quelqu’un d’autre.
refused-blocked = Quelqu’un n’accepte pas vos invitations.
refused-not-host = Seul l’hôte peut faire cela.
refused-not-understood = Le serveur n’a pas compris.
refused-game-over = La partie est finie.
refused-not-started = La partie n’a pas encore commencé.
refused-closed = Cette table est fermée.
refused-frozen = Cette table a été arrêtée par une erreur.
refused-not-seated = Vous n’avez pas de place à cette table.
refused-seated-already = Vous avez déjà une place à cette table.
refused-no-such-seat = Cette place n’existe pas.
refused-no-such-bot = Ce bot n’existe pas pour ce jeu.
refused-no-rematch = La partie suivante existe déjà, ou celle-ci n’est pas finie.
refused-stood-in = Un bot joue pour vous. Reprenez d’abord votre place.
refused-not-stood-in = À cette place, aucun bot ne joue pour quelqu’un.
refused-not-asked = Cette demande n’existe plus.
refused-not-your-room = Vous ne pouvez pas écrire ici.
refused-bad-text = Ce message ne peut pas être envoyé. Écrivez plus court.
refused-busy = Le serveur a trop à faire en ce moment. Réessayez dans un instant.
refused-unavailable = On ne sait pas si cela a marché. Vérifiez la table.

pass-device = Passez l’appareil à { $name }
pass-hidden = D’ici là, la table est cachée.
pass-here = Je suis { $name }
pass-to = Passer l’appareil à { $name }

table-speed = Vitesse des animations
table-speed-times = { $speed ->
    [0] immédiate
   *[other] { $speed }×
}
table-speed-still = Cet appareil demande moins d’animations : rien n’est animé.
table-notices = M’avertir quand c’est à moi et que la page est masquée
table-notices-denied = Votre navigateur bloque les notifications de cette page. Vous pouvez le changer dans ses réglages.

keys-title = Raccourcis clavier
keys-play = Jouer
keys-board = Sur le plateau
keys-look = Panneaux et vues
key-primary = bouton principal : continuer, payer, finir le tour
key-undo = annuler
key-redo = refaire
key-hint = conseil
key-board-move = le long de la muraille, vers les quartiers et la citadelle
key-board-lit = élément possible suivant ou précédent
key-mana = votre mana selon son rang : en payer plus, en poser
key-dice = prendre un dé ou un groupe par son numéro
key-change = modifier le dé en main
key-act = agir sur l’élément choisi
key-drop = remettre, fermer
key-chronicle = journal
key-chat = chat
key-words = plateau en texte
key-rules = règles
key-table = table et places
key-replay = revoir la partie
key-shortcuts = cette liste

end-won = Victoire
end-lost = Défaite
end-furthest = Le plus loin de tous : victoire
end-ranked-first = Tous les héros sont tombés ; la victoire revient à { $names }.
end-winners = Victoire : { $names }
end-look = Voir le plateau
end-record = Télécharger la partie
end-fair = Hasard honnête
end-checked = vérifié
end-wrong = l’empreinte ne correspond pas
end-seed = Graine du hasard de la partie
end-hash = SHA-256 de la graine, affiché avant le premier coup
end-verify = À partir du fichier de la partie, chacun peut retrouver chaque carte et chaque dé :
rematch = Rejouer
rematch-go = Aller à la partie suivante

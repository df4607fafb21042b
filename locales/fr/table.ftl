# The page of a table: what is round the board of every game.

table-home = Vers l’accueil
table-board = Plateau
table-loading = On installe le jeu…
table-gone = Cette table n’existe pas, ou elle ne vous est pas ouverte.
table-close = Fermer cette table

turn-order = Places
turn-open = On attend des joueurs
turn-yours = À vous
turn-theirs = On attend { $names }
turn-over = La partie est finie
turn-closed = Cette table est fermée
turn-frozen = Cette table est hors service
title-turn = ● À vous – { $game }

link-waiting = Connexion perdue. Reprise en cours…
link-back = De nouveau en ligne.
link-ended = Hors ligne. Rechargez la page.
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
sits-invited = place gardée
sits-bot = Bot ({ $level })
sits-away = hors ligne
sits-host = hôte de la table
sits-stood-in = un bot joue ici, { $level }
sits-sit = S’asseoir ici
sits-leave = Partir
sits-return = Reprendre ma place
sits-bot-for-me = Un bot joue pour moi
sits-give-bot = Confier à un bot
sits-level = Autre niveau
sits-levels = Le niveau du bot
sits-make-open = Ouvrir à tous
watching = { $count ->
    [0] Personne ne regarde.
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
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

side-chronicle = Chronique
side-chat = Chat
side-table = Table
side-rules = Règles
side-words = Plateau en mots
side-explain = Ce qui s’est passé, et pourquoi
explain-show-price = Pourquoi ce prix ?
explain-show-tokens = D’où viennent ces jetons ?
words-none = Le plateau ne peut pas encore être décrit.
side-close = Fermer
chronicle-none = Il ne s’est encore rien passé.
told-taken-back = { $who } revient en arrière.
told-rolled-back = D’un commun accord, la partie revient en arrière.
moment = Moment de la partie
moment-earlier = Étape précédente
moment-later = Étape suivante
moment-play = Lecture
moment-pause = Pause
moment-go = À l’étape { $number }
moment-copy = Copier le lien
moment-link = Lien vers ce moment
moment-before = À ce moment, il n’y a encore rien sur la table.
moment-replay = Revoir
moment-shown = Étape { $number } sur { $latest }.
moment-now = Au présent

chat-room-table = À la table
chat-room-spectators = Entre spectateurs
chat-none = Personne n’a encore rien dit.
chat-say = Dites quelque chose
chat-send = Envoyer
chat-mute = ignorer
chat-muted = Vous ignorez { $name }.
chat-unmute = ne plus ignorer
chat-unread = Chat, { $count ->
    [one] { $count } non lu
   *[other] { $count } non lus
}

undo-count = { $count ->
    [one] Revenir d’une étape
   *[other] Revenir en arrière, { $count } étapes possibles
}
undo-ask = Demander à revenir plus loin
redo = Refaire
border-drawn = carte tirée
border-rolled = dés lancés
prompt-sure = { $deed } : vraiment ?
prompt-final = Vous ne pourrez pas revenir en arrière. Appuyez encore une fois pour le faire.
skip = Passer
hint = Conseil
hint-more = Pourquoi ?
hint-says = Conseil : { $deed }
hint-wait = laisser les autres continuer
hint-why = Pourquoi
hint-why-none = C’est le plus prometteur, sans raison précise.
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

back-title = Retour en arrière
back-asked = { $name } demande à revenir { $steps ->
    [one] d’une étape
   *[other] de { $steps } étapes
} en arrière. D’accord ?
back-waiting = Vous avez demandé à revenir en arrière. On attend { $names }.
back-agree = Accepter
back-refuse = Continuer

rule = Règle { $rule }
why-unknown = Ce n’est pas possible maintenant.
answer-close = Fermer
refused-too-fast = Trop vite : patientez un peu.
refused-not-abandoned = Quelqu’un joue à cette place.
refused-asked-already = Cette question est déjà posée.
refused-not-your-seat = Ce n’est pas votre place.
refused-seat-taken = Cette place est déjà prise.
refused-not-invited = Cette place est gardée pour quelqu’un d’autre.
refused-not-host = Seul l’hôte de la table peut faire cela.
refused-not-understood = Cela n’a pas été compris.
refused-game-over = La partie est finie.
refused-not-started = La partie n’a pas encore commencé.
refused-closed = Cette table est fermée.
refused-frozen = Cette table est hors service.
refused-not-seated = Vous n’avez pas de place à cette table.
refused-seated-already = Vous avez déjà une place à cette table.
refused-no-such-seat = Cette place n’existe pas.
refused-no-such-bot = Ce bot n’existe pas pour ce jeu.
refused-no-rematch = La partie suivante existe déjà, ou celle-ci n’est pas finie.
refused-stood-in = Un bot joue pour vous. Reprenez d’abord votre place.
refused-not-stood-in = À cette place, aucun bot ne joue pour quelqu’un.
refused-not-asked = Personne ne demande cela en ce moment.
refused-not-your-room = Vous ne pouvez pas écrire ici.
refused-bad-text = Envoi impossible. Écrivez plus court.
refused-unavailable = Impossible de savoir si c’est fait. Regardez la table.

pass-device = Passez l’appareil à { $name }
pass-hidden = D’ici là, la table est cachée.
pass-here = Je suis { $name }
pass-to = Passer l’appareil à { $name }

table-speed = Vitesse des coups des autres
table-speed-times = { $speed ->
    [0] immédiate
   *[other] { $speed }×
}
table-speed-still = Cet appareil ne veut pas d’animations : tout s’affiche aussitôt.
table-notices = M’avertir quand c’est à moi et que la page est masquée
table-notices-denied = Le navigateur ne l’autorise pas. Ses réglages pour cette page peuvent y remédier.

keys-title = Touches
keys-play = Jouer
keys-board = Sur le plateau
keys-look = Regarder
key-primary = le bouton allumé : continuer, payer, finir le tour
key-undo = revenir en arrière
key-redo = refaire
key-hint = conseil
key-board-move = le long de la muraille, vers les quartiers et la citadelle
key-board-lit = élément allumé suivant ou précédent
key-mana = votre mana selon son rang : en payer plus, en poser
key-dice = prendre un dé ou un groupe par son numéro
key-change = modifier le dé en main
key-act = agir sur l’élément choisi
key-drop = remettre, fermer
key-chronicle = chronique
key-chat = chat
key-words = plateau en mots
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
end-fair = Un hasard honnête
end-checked = vérifié
end-wrong = l’empreinte ne correspond pas
end-seed = Graine de tout le hasard
end-hash = Son SHA-256, affiché avant le premier coup
end-verify = À partir du fichier de la partie, chacun peut retrouver chaque carte et chaque dé :
rematch = Rejouer
rematch-go = Vers la nouvelle partie

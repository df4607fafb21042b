# The home page, the frame of every page, and shared words.

home-title = Battlement
page-title = { $page } · Battlement
skip-to-content = Aller au contenu
nav-main = Pages
nav-language = Langue
nav-play = Jouer
nav-cards = Cartes
nav-rules = Règles
nav-about = À propos
nav-settings = Réglages
theme-to-light = Thème clair
theme-to-dark = Thème sombre
guest-chip = Vous êtes { $name }. Réglages

game-bastion = Bastion
game-sanctum = Sanctum
bastion-motto = Ensemble, tenez la muraille
sanctum-motto = Sus au Seigneur des Ténèbres !
# The page splits these facts at commas.
bastion-facts = 1–4 héros, 60 min, coopératif
sanctum-facts = 2–4 héros, 90 min, une course

play-now = Jouer
play-now-game = Jouer à { $game } tout de suite
play-game = Jouer à { $game }
play-bots-with = Bots dans votre équipe
play-bots-against = Bots adverses
play-bot-level = Niveau des bots
bots-count = { $count ->
    [0] Aucun
    [one] Un
    [2] Deux
    [3] Trois
   *[other] { $count }
}
start = Lancer
more-options = Plus d’options
new-table = Nouvelle table
new-table-game = Nouvelle table de { $game }

my-tables = Mes tables
my-tables-none = Vous n’avez encore aucune table. « Jouer » lance aussitôt une partie avec des bots, sans rien à remplir.
my-tables-all-over = Aucune partie en cours.
my-tables-over = Parties récentes
see-again = Revoir
see-again-table = Revoir « { $name } » étape par étape
analysis = Analyse
analysis-of = Analyse : « { $name } »
my-tables-waiting = { $count ->
    [one] { $count } table vous attend
   *[other] { $count } tables vous attendent
}
open-tables = Tables ouvertes
open-tables-none = Aucune table n’attend de joueurs. Créez-en une et partagez son lien.
all-games = Tous
filter-game = Jeu
show-all = Tout afficher ({ $count })
show-fewer = Réduire
your-turn = À vous
their-turn = { $name } joue
their-turn-bot = Le bot ({ $level }) joue
goes-on = en cours
seats-free = { $count ->
    [0] On attend des invités
    [one] { $count } place libre
   *[other] { $count } places libres
}
join = Rejoindre
join-table = Rejoindre « { $name } »
watch = Regarder
watch-table = Regarder « { $name } »
resume = Reprendre
resume-table = Reprendre « { $name } »
finished = Terminée
won = Gagnée
lost = Perdue
closed = Fermée
frozen = Arrêtée par une erreur
free-seat = place libre
invited-seat = place réservée
bot-seat = bot
bot-named = bot, { $level }
seats-are = Places : { $seats }.
table-untitled = Table de { $name }
from-position = Depuis une position
live = en direct
own-pace = sur plusieurs jours
turn-time = { $time } par tour
game-time = { $time } par joueur

join-by-link = Rejoindre par lien
join-link-label = Le lien reçu, ou le code de table qu’il contient
join-link-wrong = Ce n’est pas un lien de table. Un lien ressemble à …/#/table/ suivi de lettres.
join-link-go = Aller à la table

connection-waiting = Connexion perdue. Reconnexion…

close = Fermer
copy = Copier
copy-what = Copier : { $what }
copied = Copié
try-again = Réessayer
cancel = Annuler
failure = Une erreur est survenue. Réessayez dans un instant.
failure-offline = Serveur injoignable. Est-il en marche, et êtes-vous en ligne ?
unreachable-title = Serveur injoignable
unreachable-waits = Rien n’est perdu : vos tables restent telles quelles. Cette page se reconnecte automatiquement.
unreachable-short = Serveur injoignable. Nouvel essai…
failure-limited = Trop de requêtes. Patientez un instant.
failure-unavailable = Le serveur est débordé. Réessayez dans un instant.
failure-unknown-identity = Aucun joueur n’a cette phrase secrète.
failure-not-found = Cela n’existe pas, ou vous n’y avez pas accès.
failure-only-people = Seules les personnes peuvent faire cela, pas les programmes.
failure-bad-name = Ce nom ne convient pas. Essayez-en un plus court, en lettres.
failure-bad-table = Impossible de créer une table avec ces réglages.
failure-no-such-bot = Ce bot n’existe pas pour ce jeu.
failure-still-played = Visible une fois la partie finie.
failure-too-large = C’est trop volumineux.
failure-foreign-origin = Cette page ne vient pas de l’adresse attendue par le serveur.

unknown-title = Page introuvable
unknown-text = Il n’y a rien à cette adresse. Il manque peut-être une partie du lien.
unknown-home = Accueil

# How texts are strung together: facts about one thing; parts that have commas of their own; things
# given or paid together.
joined-facts = { $all }, { $next }
joined-clauses = { $all } ; { $next }
joined-together = { $all } + { $next }
joined-label = { $label } : { $text }

# Options, bots and times, wherever tables are described.
option-mode = Mode
option-mode-normal = Normal
option-mode-normal-hint = Le jeu complet. Vous choisissez la force de l’armée ennemie.
option-mode-tutorial = Initiation
option-mode-tutorial-hint = Une petite armée et aucun rituel : l’idéal pour apprendre.
option-mode-darkened-skies = Cieux obscurcis
option-mode-darkened-skies-hint = Scénario 1
option-mode-trembling-earth = Terre tremblante
option-mode-trembling-earth-hint = Scénario 2
option-mode-show-of-force = Démonstration de force
option-mode-show-of-force-hint = Scénario 3
option-mode-late-arrival = Arrivée tardive
option-mode-late-arrival-hint = Scénario 4
option-difficulty = Difficulté
option-difficulty-easy = Facile
option-difficulty-medium = Moyen
option-difficulty-hard-bastion = Difficile
option-difficulty-hard-sanctum = Difficile
option-difficulty-extreme = Extrême
option-difficulty-normal = Normal
option-difficulty-nightmare = Cauchemar
option-difficulty-infernal = Infernal
option-side = Face des quartiers
option-side-statue = Avec statue
option-side-plain = Sans statue
option-turns = Tours
option-turns-overlapping = Superposés
option-turns-overlapping-hint = La personne suivante peut commencer pendant que vous placez vos gemmes ou vous reposez. Le résultat est le même que l’un après l’autre.
option-turns-strict = L’un après l’autre
bot-easy = Facile
bot-medium = Moyen
bot-hard = Difficile
bot-expert = Expert
# What it is like to play beside one in Bastion.
bot-easy-bastion = Voit ce qu’il a sous le nez, guère plus. Il vous faudra penser pour deux.
bot-medium-bastion = Se bat avec bon sens et paie le juste prix. Le plan, c’est vous.
bot-hard-bastion = Planifie toute sa phase et vous aide de ses sorts.
bot-expert-bastion = Prévoit ce que fera l’ennemi. Réfléchit jusqu’à deux secondes.
# What it is like to play against one in Sanctum.
bot-easy-sanctum = Se lance dans des combats de trop. Parfait pour une première course.
bot-medium-sanctum = Joue avec bon sens et pardonne une erreur ou deux.
bot-hard-sanctum = Calcule chaque combat avant de lancer les dés.
bot-expert-sanctum = Dur à distancer : il voit plusieurs tours à l’avance. Réfléchit jusqu’à deux secondes.
# Names of bots at older tables.
bot-random = Étourdi
bot-greedy = Solide
bot-planner = Rusé
bot-search = Prévoyant
span-second = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
span-minute = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
span-hour = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
span-day = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

learn-to-play = Apprendre
learn-to-play-game = Apprendre à jouer à { $game }
learn-by-playing = Apprendre en jouant
learn-first = Première visite ?
learn-first-game = { $game } en dix minutes
table-lesson = Leçon

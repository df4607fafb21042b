# The analysis of a finished game.

analysis-lead = Un bot de haut niveau a examiné chaque décision d’après ce qu’on pouvait savoir à ce moment-là. Ses valeurs sont des estimations : un petit écart ne veut pas dire grand-chose.
analysis-table = Retour à la table
analysis-again = Revoir la partie
analysis-working = Analyse de la partie en cours…
analysis-progress = { $done } étapes analysées sur { $of }
analysis-pending = …
analysis-failed = L’analyse a échoué : c’est un bogue de Battlement, pas un problème de votre partie.
analysis-empty = Il n’y avait rien à décider dans cette partie.
analysis-not-over = La partie est encore en cours. Elle pourra être analysée une fois finie.

course-title = Le cours de la partie
course-label-disc = La situation de la table d’étape en étape, en disques de mana : plus c’est haut, mieux c’est pour les héros.
course-label-wound = La situation de chaque héros d’étape en étape, en blessures : plus c’est haut, mieux c’est.
course-together = Tous les héros
course-table = Afficher en tableau
course-step = Étape
course-start = début
course-end = fin
turning-title = Tournants
turning-none = Aucune étape à elle seule n’a fait basculer la partie.
turning-mark = Tournant { $number }, étape { $step }
turning-step = Étape { $step }
turning-of = { $who } : { $what }
turning-up-disc = { $count ->
    [0] un peu mieux
    [1] mieux d’un disque
    [one] mieux de { $count } disque
   *[other] mieux de { $count } disques
}
turning-down-disc = { $count ->
    [0] un peu moins bien
    [1] moins bien d’un disque
    [one] moins bien de { $count } disque
   *[other] moins bien de { $count } disques
}
turning-up-wound = { $count ->
    [0] un peu mieux
    [1] mieux d’une blessure
    [one] mieux de { $count } blessure
   *[other] mieux de { $count } blessures
}
turning-down-wound = { $count ->
    [0] un peu moins bien
    [1] moins bien d’une blessure
    [one] moins bien de { $count } blessure
   *[other] moins bien de { $count } blessures
}
turning-up-far = bien mieux
turning-down-far = bien moins bien

players-title = Joueurs
players-who = Joueur
players-decisions = Décisions
players-mistakes = Erreurs
players-loss-disc = Disques perdus
players-loss-wound = Blessures de trop
players-luck = Chance
players-note-disc = Une erreur est une décision qui a coûté un disque ou plus. La chance est ce que les dés et les cartes ont donné au-delà de l’attendu, en disques.
players-note-wound = Une erreur est une décision qui a coûté une blessure ou plus. La chance est ce que les dés et les cartes ont donné au-delà de l’attendu, en blessures.

flaws-title = Ce qui aurait pu être mieux
flaws-none = Aucun meilleur choix n’a été trouvé.
flaws-of = Joueur
flaws-all = Toutes
flaws-order = Trier par
flaws-dearest = Pertes les plus grandes
flaws-played = Ordre du jeu
flaws-more = Tout afficher ({ $count })
flaws-fewer = Réduire
flaw-done = Joué : { $deed }
flaw-better = Mieux : { $deed }
flaw-others = Autres choix
flaw-see = { $who }, étape { $step } : revoir ce moment
flaw-when = Étape { $step }
flaw-cost-disc = { $count ->
    [0.5] coûte un demi-disque
    [1] coûte un disque
    [one] coûte { $count } disque
   *[other] coûte { $count } disques
}
flaw-cost-wound = { $count ->
    [0.5] coûte une demi-blessure
    [1] coûte une blessure
    [one] coûte { $count } blessure
   *[other] coûte { $count } blessures
}
flaw-cost-far = coûte très cher

luck-title = Chance
luck-none = La chance a été équitable : rien ne sort du lot.
luck-best = Les plus grands coups de chance
luck-worst = Les plus grands coups de malchance
luck-see = Étape { $step } : revoir ce moment
luck-worth-disc = { $count ->
    [0.5] vaut un demi-disque
    [1] vaut un disque
    [one] vaut { $count } disque
   *[other] vaut { $count } disques
}
luck-worth-wound = { $count ->
    [0.5] vaut une demi-blessure
    [1] vaut une blessure
    [one] vaut { $count } blessure
   *[other] vaut { $count } blessures
}
luck-worth-far = vaut énormément
luck-of = { $who } : { $what }
# The summary when there are more things than are listed.
chance-more = { $what } et { $count } de plus
# Outcomes of chance: $what lists them, $count says how many.
chance-draw = { $count ->
    [one] { $what } apparaît
   *[other] { $what } apparaissent
}
chance-roll = { $count ->
    [one] le dé donne { $what }
   *[other] les dés donnent { $what }
}
chance-first = { $what } commence
chance-hero = le sort désigne { $what }
chance-bonus = bonus de départ : { $what }
chance-flip = couleur de la potion : { $what }
chance-district = prochain quartier : { $what }
chance-class = classe : { $what }

# Why a bot recommends something, or advises against it. Numbers are expectations, rounded.

## Sanctum

reason-sanctum-kills = { $count ->
    [one] terrasse { $count } démon
   *[other] terrasse { $count } démons
}
reason-sanctum-hits = { $count ->
    [one] { $count } touche qui reste
   *[other] { $count } touches qui restent
}
reason-sanctum-levels = { $count ->
    [one] { $count } niveau
   *[other] { $count } niveaux
}
reason-sanctum-cards = { $count ->
    [one] vient à bout de { $count } carte
   *[other] vient à bout de { $count } cartes
}
reason-sanctum-wounds = { $count ->
    [one] { $count } blessure
   *[other] { $count } blessures
}
reason-sanctum-unhurt = aucune blessure
reason-sanctum-stamina = { $count ->
    [one] { $count } Endurance dépensée
   *[other] { $count } Endurances dépensées
}, il en reste { $left }
reason-sanctum-focus = { $count ->
    [one] { $count } Concentration dépensée
   *[other] { $count } Concentrations dépensées
}, il en reste { $left }
reason-sanctum-tokens-back = { $count ->
    [one] { $count } jeton revient
   *[other] { $count } jetons reviennent
}
reason-sanctum-drinks = { $count ->
    [one] coûte { $count } potion
   *[other] coûte { $count } potions
}
reason-sanctum-potions = { $count ->
    [one] { $count } potion de plus
   *[other] { $count } potions de plus
}
reason-sanctum-rage-used = utilise la Rage
reason-sanctum-rage-ready = la Rage redevient active
reason-sanctum-tile = { $count ->
    [one] remporte { $count } Haut Fait
   *[other] remporte { $count } Hauts Faits
}
reason-sanctum-blessings = { $count ->
    [one] coûte { $count } bénédiction
   *[other] coûte { $count } bénédictions
}
reason-sanctum-corrupts = { $count ->
    [one] corrompt { $count } emplacement Capacité
   *[other] corrompt { $count } emplacements Capacité
}
reason-sanctum-shortens = { $count ->
    [one] la piste Santé perd { $count } case
   *[other] la piste Santé perd { $count } cases
}
reason-sanctum-engages = { $count ->
    [one] { $count } nouveau démon à combattre
   *[other] { $count } nouveaux démons à combattre
}
reason-sanctum-moves-on = un pas de plus sur la route
reason-sanctum-dies = le héros succombe
reason-sanctum-skill = apprend { $skill }
reason-sanctum-wears = équipe { $item }
reason-sanctum-takes = apporte { $item }
reason-sanctum-survives = { $percent ->
    [one] survit au Seigneur des Ténèbres dans { $percent } essai sur 100
   *[other] survit au Seigneur des Ténèbres dans { $percent } essais sur 100
}
reason-sanctum-plan = fait partie du plan

## Bastion

reason-bastion-wins = gagne la partie
reason-bastion-loses = la partie est perdue ensuite
# $enemy: name of an enemy, $spell: name of the spell it leaves
reason-bastion-defeats = abat { $enemy } (laisse { $spell })
# $district: name of a district
reason-bastion-frees-plaza = libère la place du { $district }
reason-bastion-frees-citadel = libère la citadelle
reason-bastion-gains = { $discs ->
    [one] { $discs } disque de mana en plus
   *[other] { $discs } disques de mana en plus
}
reason-bastion-opens = { $sources ->
    [one] rouvre { $sources } source
   *[other] rouvre { $sources } sources
}
reason-bastion-time = { $turns ->
    [one] la muraille tient { $turns } tour de plus
   *[other] la muraille tient { $turns } tours de plus
}
reason-bastion-empty = laisse le stock vide : le prochain dépôt vient de la réserve
reason-bastion-ready = { $heroes ->
    [one] { $heroes } héros peut vaincre un ennemi au prochain tour
   *[other] { $heroes } héros peuvent vaincre un ennemi au prochain tour
}
# $section: name of a wall section
reason-bastion-lands = le prochain ennemi arrive ailleurs : { $section }
reason-bastion-waits = rien de mieux à faire pour l’instant

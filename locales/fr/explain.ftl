# Ce qui s’est passé et pourquoi : des phrases avec leurs règles, à la demande.

explain-earlier = Avant
explain-later = Après
explain-none = Il ne s’est encore rien passé qui demande une explication.
explain-phase-title = Les ennemis après le tour de { $who }
explain-end-title = Comment la partie s’achève
explain-fight-title = { $who } au combat
explain-battle-title = { $who }, manche { $round } de l’affrontement final
explain-prices = Ce que coûtent les ennemis, et pourquoi
explain-tokens = D’où viennent les jetons

# The enemy phase of Bastion
explain-came = { $enemy } quitte le camp et longe la muraille jusqu’à la section { $section }, la première section libre avec un obstacle juste devant{ $ahead ->
    [gate] {""} : la porte.
    [unit] {""} : { $other } sur la suivante.
   *[other] .
}
explain-passed = { $count ->
    [one] Son chemin passe devant l’ennemi posté juste à la sortie du camp.
   *[other] Son chemin passe devant les { $count } ennemis alignés à la sortie du camp.
}
explain-rushed = { $enemy } a la Charge : arrivant par l’autre bout, il prend la section libre au numéro le plus élevé, la { $section }.
explain-joined = { $enemy } a la Symbiose et rejoint le premier ennemi capable de le porter, compté depuis le camp dans le sens antihoraire{ $known ->
    [yes] {""} : { $host }, section { $section }.
   *[no] , section { $section }.
}
explain-sum = Des ennemis réunis s’attaquent ensemble et coûtent la somme de leurs prix.
explain-alone = { $enemy } a la Symbiose, mais personne sur la muraille ne peut le porter.
explain-stuck = { $enemy } a le Vol, mais toutes les places sont prises, et reste donc sur la muraille.
explain-vanguard = { $count ->
    [one] { $enemy } a l’Avant-garde : un ennemi de plus arrive aussitôt.
   *[other] { $enemy } a plusieurs fois l’Avant-garde : { $count } ennemis de plus arrivent aussitôt.
}
explain-vanguard-none = { $enemy } a l’Avant-garde, mais le camp est vide : personne ne suit.
explain-roosts = { $enemy } a le Repaire : il s’installe dans la citadelle, au-dessus des ennemis qui s’y trouvent, et personne ne peut plus la canaliser.
explain-flew = { $enemy } a le Vol et quitte aussitôt la muraille pour la { $place }.
explain-carried = Tout le groupe s’envole avec { $enemy } vers la { $place }.
explain-next-plaza = La place de son quartier était prise : c’est la prochaine place libre, dans le sens antihoraire, qui compte.
explain-discs = Les disques des sources et de la tour de ce quartier retournent à la réserve : { $mana }.
explain-closed = Tant que cet ennemi y reste, personne ne peut canaliser les sources ni la tour de ce quartier.
explain-walked = Le camp est vide : c’est donc le premier ennemi de la muraille, compté depuis le camp dans le sens antihoraire, qui avance. { $enemy } va de la section { $from } à la section { $section }, la première section libre avec un obstacle juste devant{ $ahead ->
    [gate] {""} : la porte.
    [unit] {""} : { $other } sur la suivante.
   *[other] .
}
explain-evicted = { $by ->
    [roost] Quand un ennemi s’installe dans la citadelle, tous les héros doivent en sortir :
   *[terror] La Terreur chasse tous les héros du quartier :
} { $who } va { $placeId ->
    [citadel] à la citadelle
   *[other] au { $place }
}.
explain-repeated = { $who } a lancé Reprise : une nouvelle phase du héros commence avant que les ennemis n’agissent.

# The price of an enemy of Bastion
explain-price-base = { $enemy } : la carte indique une force de { $value }.
explain-price-shape = { $enemy } est aussi fort que ses voisins réunis ({ $neighbours }) : { $value }.
explain-price-alone = { $enemy } n’a aucun voisin à imiter : sa force est de { $value }.
explain-price-like = { $enemy } se trouve près d’un autre Métamorphe : sa force est de { $value }.
explain-price-rally = { $count ->
    [one] +1 : un voisin a le Ralliement.
   *[other] +{ $count } : les deux voisins ont le Ralliement.
}
explain-price-tyranny-color = +1 : l’ennemi au sommet de la citadelle exerce sa Tyrannie pour la couleur { $colorId ->
    [green] verte
    [blue] bleue
    [purple] violette
    [black] noire
   *[other] { $color }
}.
explain-price-tyranny = +1 : l’ennemi au sommet de la citadelle exerce sa Tyrannie pour tous les autres.
explain-price-cannons = { $count ->
    [one] −{ $value } : un Canon de sa couleur se trouve dans le quartier.
   *[other] −{ $value } : { $count } Canons de sa couleur se trouvent dans le quartier.
}
explain-price-least = Aucune force ne descend au-dessous de 1.
explain-price-joined = Les { $count } cartes réunies se paient ensemble.
explain-price-pay = Force { $strength } : autant de disques, soit { $mana }.
explain-price-pay-both = Force { $strength } : autant de disques, soit { $mana } et { $any } au choix.
explain-price-pay-choice = { $any ->
    [0] Force { $strength } : autant de disques, que l’attaquant choisit parmi ceux-ci : { $mana }.
   *[other] Force { $strength } : autant de disques, que l’attaquant choisit parmi ceux-ci : { $mana }, plus { $any } au choix.
}
explain-price-pay-any = Force { $strength } : autant de disques, dans les couleurs de votre choix.
explain-price-spells = { $count ->
    [one] Les sorts ôtent { $count } disque au prix de cette attaque ; il en reste toujours au moins un à payer.
   *[other] Les sorts ôtent { $count } disques au prix de cette attaque ; il en reste toujours au moins un à payer.
}
explain-price-alchemy = Avec Alchimie, chaque disque peut être de n’importe quelle couleur.
explain-price-protected = { $by ->
    [overshadow] Attaque impossible : l’ennemi de la place étend son Ombre portée.
   *[ward] Attaque impossible : un voisin a la Protection.
}

# A fight of Sanctum
explain-killed = { $count ->
    [one] Tous ses points faibles sont touchés, il est terrassé : { $demons }.
   *[other] Tous leurs points faibles sont touchés, ils sont terrassés : { $demons }.
}
explain-killed-none = { $who } ne terrasse personne : aucun démon n’est touché à tous ses points faibles.
explain-damage = { $damage ->
    [one] Les démons encore debout infligent { $damage } dégât ;
   *[other] Les démons encore debout infligent { $damage } dégâts ;
} un démon touché en partie inflige tous les siens.
explain-damage-none = Un démon terrassé n’inflige aucun dégât, et il n’en reste aucun autre pour en infliger.
explain-block-all = { $who } a assez de boucliers pour tous les dégâts ({ $damage }) : aucune blessure, et les boucliers en trop sont perdus.
explain-block-some = Chaque bouclier pare 1 dégât : { $shields ->
    [one] { $shields } est paré
   *[other] { $shields } sont parés
}, { $wounds ->
    [one] il reste { $wounds } blessure
   *[other] il reste { $wounds } blessures
}. La Santé descend à { $health }.
explain-block-none = Aucun bouclier, et tout dégât non paré est une blessure : { $wounds }. La Santé descend à { $health }.
explain-died = { $who } succombe : le marqueur a atteint le bout de la piste Santé.
explain-rage = Il restait un dé non assigné et tout n’était pas vaincu : { $who } retrouve sa Rage.
explain-levels = { $count ->
    [one] { $who } gagne ainsi { $count } niveau : une gemme monte d’une case.
   *[other] { $who } gagne ainsi { $count } niveaux : pour chacun, une gemme monte d’une case.
}
explain-levels-lost = { $count ->
    [one] { $count } niveau est perdu : plus aucune gemme de cette couleur ni blanche ne pouvait monter.
   *[other] { $count } niveaux sont perdus : plus aucune gemme de ces couleurs ni blanche ne pouvait monter.
}
explain-skills = La dernière gemme a quitté sa case, { $who } apprend donc : { $skills }.
explain-items = Les cartes des démons terrassés sont retournées, et les objets vont dans le sac jusqu’au prochain Repos : { $items }.
explain-achievements = { $who } remplit la condition avant tout le monde : { $achievements }.

# A fight of the final battle
explain-cards = { $count ->
    [one] { $who } vient à bout de { $count } carte : tous ses points faibles sont touchés, et la figurine passe aussitôt à la suivante.
   *[other] { $who } vient à bout de { $count } cartes, l’une après l’autre : la figurine avance dès que tous les points faibles d’une carte sont touchés.
}
explain-cards-none = { $who } ne vient à bout d’aucune carte : les dés ne touchent que celle où se tient la figurine.
explain-furies = { $count ->
    [one] Une carte Furie se révèle quand la figurine l’atteint, et agit aussitôt : { $cards }.
   *[other] Les cartes Furie se révèlent quand la figurine les atteint, et agissent aussitôt : { $cards }.
}
explain-penalties = Chaque carte laisse le choix entre pénalité et blessures ; { $who } a payé : { $paid }.
explain-card-wounds = { $wounds ->
    [one] Plutôt qu’une pénalité, { $who } subit { $wounds } blessure, qu’aucun bouclier ne peut parer.
   *[other] Plutôt que des pénalités, { $who } subit { $wounds } blessures, qu’aucun bouclier ne peut parer.
}
explain-row = { $damage ->
    [one] { $damage } dégât vient
   *[other] { $damage } dégâts viennent
} de la carte où se tient la figurine et de toutes les cartes visibles qui la suivent.
explain-row-extra = Dont { $count } à cause d’une pénalité payée plus tôt.
explain-victorious = { $who } est en vie après avoir vaincu les neuf cartes : c’est la victoire.

# The tokens of a hero of Sanctum
explain-tokens-total = { $who }, { $token } : { $count } = { $sum }.
explain-tokens-part = { $count } ({ $name })
explain-tokens-board-name = plateau du héros
explain-tokens-board = { $count } au départ, selon le plateau du héros.
explain-tokens-tile = { $count } par la compétence { $skill }.
explain-tokens-item = { $count } par les flammes d’un objet équipé : { $item }.
explain-tokens-changed = { $change } par les pénalités du Seigneur des Ténèbres et les bénédictions.
explain-tokens-where = { $spent ->
    [0] Tous sont dans la réserve, prêts à servir.
   *[other] { $pool } dans la réserve ; { $spent } sur des capacités, jusqu’à ce qu’une potion ou un Repos les rende.
}

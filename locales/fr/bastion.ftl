# The board of Bastion: names, actions, prompts, log.
# Colours and the citadel are single words, so that sentences can tell them apart:
# "source" asks for the feminine, "quartier" is masculine, every other place is feminine.

color-yellow = jaune
color-green = vert
color-blue = bleu
color-purple = violet
color-black = noir
color-red = rouge

bastion-realm-yellow = des plaines
bastion-realm-green = des bois
bastion-realm-blue = des monts
bastion-realm-purple = des marais
bastion-realm-black = des ombres
bastion-realm-red = de feu
bastion-enemy = { $class } { $realm }
bastion-class-beast = Bête
bastion-class-warrior = Guerrier
bastion-class-mage = Mage
bastion-class-rider = Cavalier
bastion-class-scout = Éclaireur
bastion-class-symbiote = Symbiote
bastion-class-flier = Ailé
bastion-class-priest = Prêtre
bastion-class-giant = Géant
bastion-class-archmage = Archimage
bastion-class-shapeshifter = Métamorphe
bastion-class-dragon = Dragon
bastion-legend-infiltrator = Infiltrateur
bastion-legend-belligemin = Belligemin
bastion-legend-rokai = Rokai
bastion-legend-valkyrie = Valkyrie
bastion-legend-golem = Golem
bastion-legend-black-wing = Aile Noire
bastion-legend-inquisitor = Inquisiteur
bastion-legend-shaggon = Shaggon
bastion-legend-knellerwyrm = Knellerwyrm
bastion-legend-leviathan = Léviathan
bastion-spell-alchemy = Alchimie
bastion-spell-plenty = Abondance
bastion-spell-copy = Copie
bastion-spell-lightning = Foudre
bastion-spell-fireball = Boule de feu
bastion-spell-repeat = Reprise
bastion-spell-prism = Prisme
bastion-spell-exchange = Échange
bastion-spell-missile = Projectile
bastion-spell-teleport = Téléport
bastion-spell-speed = Vitesse
bastion-spell-power = { $spell } { $power }
bastion-ritual = { $kindId ->
    [source] Source { $colorId ->
            [green] verte
            [blue] bleue
            [purple] violette
            [black] noire
           *[other] { $color }
        }
   *[other] { $kind } { $color }
}
bastion-ritual-accumulator = Accumulateur
bastion-ritual-converter = Convertisseur
bastion-ritual-source = Source
bastion-ritual-obelisk = Obélisque
bastion-ritual-cannon = Canon
bastion-artifact = artefact
bastion-ritual-kept = rituel
bastion-cards-of = { $count ->
    [one] { $name } : ce que fait sa carte
   *[other] { $name } : ce que font ses { $count } cartes
}
bastion-structure = structure
bastion-hero-dagdar = Dagdar
bastion-hero-sannirr = Sannirr
bastion-hero-ziran = Ziran
bastion-hero-fourth = Oreval

bastion-citadel = citadelle
bastion-district = quartier { $color }
bastion-plaza = place du quartier { $color }
bastion-section = section { $section }
bastion-source = source { $colorId ->
    [green] verte
    [blue] bleue
    [purple] violette
    [black] noire
   *[other] { $color }
} { $number }
bastion-source-bare = source { $number }
bastion-tower = tour du quartier { $color }
bastion-foundation = fondation { $number } du quartier { $color }
bastion-enemy-on = { $enemy } (section { $section })
bastion-enemy-in = { $enemy } ({ $place })
bastion-mana = { $count } { $colorId ->
    [yellow] { $count ->
        [one] jaune
       *[other] jaunes
    }
    [green] { $count ->
        [one] vert
       *[other] verts
    }
    [blue] { $count ->
        [one] bleu
       *[other] bleus
    }
    [purple] { $count ->
        [one] violet
       *[other] violets
    }
    [black] { $count ->
        [one] noir
       *[other] noirs
    }
    [red] { $count ->
        [one] rouge
       *[other] rouges
    }
   *[other] { $color }
}
bastion-nothing = rien

# The board
bastion-board = Le bastion : les flèches longent la muraille et mènent vers l’intérieur, Entrée agit
bastion-new = NOUV.
bastion-next = suivant
bastion-if-giant = si Géant
bastion-hinted = conseillé
bastion-camp = Camp ennemi
bastion-camp-count = Camp ennemi, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
bastion-reserve = Réserve
bastion-wall = Muraille
bastion-free = { $count ->
    [one] section libre
   *[other] sections libres
}
bastion-label-strength = force { $strength }
bastion-label-legal = possible : { $deeds }
bastion-label-protected = { $by ->
    [overshadow] sous une Ombre portée
   *[other] sous la Protection d’un voisin
}, règle { $rule }
bastion-label-empty = section { $section }, vide
bastion-label-next = le prochain ennemi arrive ici
bastion-label-disc = fermée par un disque { $color }
bastion-label-open = ouverte
bastion-label-blocked = inutilisable
bastion-label-damaged = endommagée
bastion-label-heroes = ici : { $names }
bastion-label-foundation-empty = vide
bastion-label-costs = coûte { $mana }

# Panels
bastion-actions = Actions de ce tour
bastion-action-move = Se déplacer
bastion-action-channel = Canaliser
bastion-action-attack = Attaquer
bastion-action-revive = Raviver
bastion-action-done = { $action } : fait
bastion-action-open = { $action } : possible
bastion-action-closed = { $action } : impossible maintenant
bastion-my-mana = Mana
bastion-pay-more = { $color } : { $paid } sur { $count } payés, un de plus
bastion-spells = Sorts
bastion-spells-none = Les ennemis vaincus laissent ici leurs sorts.
bastion-rituals = Rituels
bastion-artifacts = Artefacts
bastion-used = déjà utilisé ce tour
bastion-ready = prêt
bastion-banned = personne ne peut le lancer
bastion-team = Héros
bastion-own = Votre héros
bastion-tab-district = Quartier
bastion-tab-spells = Sorts { $count }
bastion-tab-rituals = Rituels { $count }
bastion-tab-team = Équipe
bastion-tab-log = Journal
bastion-you-are-here = vous êtes ici
bastion-choose-district = Touchez un quartier pour voir ce qui s’y trouve.
bastion-touch-to-move = Touchez un autre quartier ou la citadelle sur le plateau pour vous y rendre.
bastion-section-free = libre
bastion-free-count = { $count ->
    [one] { $count } libre
   *[other] { $count } libres
}
bastion-chooser-keep = Quels rituels gardez-vous ?
bastion-chooser-color = Quelle couleur ?
bastion-chooser-what = Que voulez-vous faire ?
bastion-close = Fermer
bastion-back = Retour
bastion-watching = Vous regardez cette partie.

# The price
price-strength = Force
price-base = imprimée
price-neighbour = { $enemy }, { $section }
price-alone = isolé ou près d’un semblable
price-rally = Ralliement voisin
price-colored-tyranny = Tyrannie de la citadelle, { $color }
price-general-tyranny = Tyrannie de la citadelle
price-cannons = { $count ->
    [one] Canon du quartier
   *[other] { $count } Canons du quartier
}
price-spells = sorts lancés
price-pay = Prix
price-before = Avant les sorts
price-you-pay = Vous payez
price-left = Reste : { $mana }
price-alchemy = Alchimie : toutes couleurs
price-any = { $count } au choix
price-protected-ward = La Protection d’un voisin le couvre ({ $rule }).
price-protected-overshadow = Une Ombre portée le protège ({ $rule }).
price-why = Pourquoi est-ce impossible ?

# Actions
deed-move = Aller { $placeId ->
    [citadel] à la citadelle
   *[other] au { $place }
}
deed-channel = Canaliser la { $source }
deed-channel-tower = Canaliser la tour
deed-channel-citadel = Canaliser la citadelle
deed-revive = Raviver la { $source }
deed-attack = Attaquer { $enemy }
deed-convert = Donner du { $give }, prendre du { $take }
deed-accumulate = Demander du { $color } à { $name }
deed-deposit = Poser du { $color }
deed-deposit-reserve = Poser un disque de la réserve
deed-pay = Payer { $mana }
deed-pay-nothing = Attaquer sans payer
deed-cast = Lancer { $spell }
deed-cast-as = Lancer { $spell } comme { $copied }
deed-cast-color = { $cast }, { $color }
deed-swap = Échanger { $one } et { $other }
deed-teleport = Envoyer { $enemy } vers la { $place }
deed-perform = Accomplir : { $ritual }
deed-perform-on = Bâtir : { $ritual }, { $place }
deed-keep = Garder : { $rituals }
deed-end-phase = Fin du tour
deed-go-on = Continuer
deed-no-ritual = Aucun rituel
deed-call-off = Annuler
deed-hold = Attendez-moi
deed-release = Continuez sans moi
deed-agree = Donner
deed-refuse = Refuser

# Prompts
ask-waiting = On attend { $names }.
ask-nobody = La partie continue d’elle-même.
ask-may-cast = Vous pouvez lancer un sort, ou demander qu’on vous attende.
ask-keep = Choisissez les rituels à garder.
ask-agree = { $name } vous demande un disque.
ask-leave = Vous devez partir. Choisissez où aller.
ask-swap = Choisissez le premier des deux ennemis à échanger.
ask-swap-other = Choisissez l’autre ennemi.
ask-teleport = Choisissez l’ennemi à envoyer ailleurs.
ask-teleport-where = Choisissez sa destination.
ask-foundation = Choisissez une fondation. À bâtir : { $ritual }.
ask-perform = Vous pouvez accomplir un rituel.
ask-pay = Attaquer { $enemy } pour { $total ->
    [one] { $total } mana
   *[other] { $total } manas
} ?
ask-pay-choose = Touchez votre mana pour payer autrement. Il vous restera : { $mana }.
ask-pay-left = Il vous restera : { $mana }.
ask-deposit = Choisissez le disque à poser.
ask-not-mine = { $name } agit. Vous pouvez intervenir.
ask-short = Vous ne pouvez pas encore payer { $enemy } : lancez un sort, ou annulez.
ask-closing = C’est fait. Continuez, ou déplacez d’abord des ennemis avec un sort.
ask-moved = Déplacement fait. Continuez, ou déplacez-vous encore avec un sort.
ask-announced-cast = Lancez un sort, ou continuez.
ask-announced = Continuer ?
ask-holding = { $name } vous attend : lancez un sort, ou laissez continuer.
ask-held = Quelqu’un vous demande d’attendre.
ask-attacks = { $name } attaque { $enemy }.
ask-attacks-with = { $name } attaque { $enemy }, avec l’aide de sorts ({ $power }).
ask-moves = { $name } va { $placeId ->
    [citadel] à la citadelle
   *[other] au { $place }
}.
ask-channels = { $name } canalise.
ask-verb-move = vous déplacer
ask-verb-channel = canaliser
ask-verb-attack = attaquer
ask-verb-use = utiliser un artefact
ask-verb-revive = raviver une source
ask-verb-cast = lancer un sort
ask-verb-end = finir votre tour
ask-phase = Vous pouvez { $deeds }.
ask-end = Plus rien à faire : finissez votre tour.
ask-escape = Échap, ou un appui hors du plateau, pour recommencer.
ask-next = Après votre tour, un ennemi arrive en { $place }.
ask-next-moves = Après votre tour, un ennemi avance en { $place }.

ask-last-chance = Le prochain ennemi ne trouvera aucune section libre : le bastion tombera.

# What happened
told-called-off = { $who } annule.
told-cast = { $who } lance { $spell }.
told-cast-color = { $who } lance { $spell } : { $color }.
told-held = { $who } demande un instant.
told-released = { $who } laisse continuer.
told-refused = { $who } refuse.
told-moved = { $who } va { $placeId ->
    [citadel] à la citadelle
   *[other] au { $place }
}.
told-forced = { $who } doit se replier { $placeId ->
    [citadel] à la citadelle
   *[other] au { $place }
}.
told-paid = { $who } paie { $mana }.
told-gained = { $who } gagne { $mana }.
told-given = { $who } donne un disque { $color } à { $whom }.
told-deposited = { $who } pose un disque { $color } sur une source du { $place }.
told-deposited-tower = { $who } pose un disque { $color } sur la tour du { $place }.
told-returned = Le { $place } rend à la réserve : { $mana }.
told-revived = { $who } ravive la source { $source }.
told-added = { $placeId ->
    [citadel] { $enemy } arrive dans la citadelle.
   *[other] { $enemy } arrive sur la { $place }.
}
told-joined = { $enemy } rejoint l’ennemi de la section { $section }.
told-set-aside = Mise de côté : { $enemy }.
told-reshuffled = { $count ->
    [one] { $count } carte est mélangée à la pioche ennemie.
   *[other] { $count } cartes sont mélangées à la pioche ennemie.
}
told-unit-moved = { $march ->
    [flight] { $enemy } vole de la { $from } vers la { $to }.
    [spell] Un sort envoie { $enemy } de la { $from } vers la { $to }.
   *[other] { $enemy } avance de la { $from } vers la { $to }.
}
told-swapped = Les ennemis des sections { $a } et { $b } échangent leurs places.
told-defeated = { $who } abat { $enemies } ({ $place }).
told-ritual = { $who } accomplit un rituel : { $ritual }.
told-structure-laid = Structure mise en place : { $ritual }.
told-structure-replaced = Structure remplacée : { $ritual }.
told-beast = { $who } reçoit : { $enemy }.
told-kept = { $who } garde : { $rituals }.
told-turn = { $who } commence son tour.
told-repeated = { $who } rejoue sa phase.

bastion-outcome-saved = Le bastion est sauvé !
bastion-outcome-destroyed = Le bastion est détruit.
bastion-outcome-captured = Le bastion est pris.

bastion-outcome-saved-why = Toute la muraille est libre, et le camp est vide.
bastion-outcome-destroyed-why = Un ennemi est arrivé, et aucune section de la muraille n’était libre.
bastion-outcome-captured-why = Un ennemi devait avancer, et aucune section n’était libre devant lui jusqu’à la porte.

# Menus
menu-color = { $color }
menu-give = donner du { $color }
menu-take = prendre du { $color }

# The story of a game
story-turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}, { $defeated ->
    [one] { $defeated } ennemi vaincu.
   *[other] { $defeated } ennemis vaincus.
}
story-left = { $camp ->
    [0] Le camp est vide
    [one] { $camp } ennemi est encore au camp
   *[other] { $camp } ennemis sont encore au camp
}, { $free ->
    [one] { $free } section est libre.
   *[other] { $free } sections sont libres.
}
story-hero = { $defeated ->
    [one] { $defeated } ennemi
   *[other] { $defeated } ennemis
}, { $cast ->
    [one] { $cast } sort
   *[other] { $cast } sorts
}, { $rituals ->
    [one] { $rituals } rituel
   *[other] { $rituals } rituels
}, { $gained ->
    [one] { $gained } mana
   *[other] { $gained } manas
}
story-best = { $name } abat { $count ->
    [one] { $count } ennemi
   *[other] { $count } ennemis
} au tour { $turn }, le record de la partie.
story-tightest = Au plus juste, au tour { $turn } : { $count ->
    [0] aucune section libre.
    [one] { $count } section libre.
   *[other] { $count } sections libres.
}
story-helper = { $name } aide le plus les autres : { $count ->
    [one] { $count } sort
   *[other] { $count } sorts
} pendant leurs tours.

# The table as text
spoken-standing = La situation
spoken-turn = Tour { $turn } : { $name }.
spoken-announced = Annoncé : { $deed }.
spoken-free = { $count ->
    [one] { $count } section de muraille est libre.
   *[other] { $count } sections de muraille sont libres.
}
spoken-next = Le prochain ennemi arrive en { $place }.
spoken-giant = Un Géant arriverait en { $place }.
spoken-moves = Le prochain ennemi à avancer va en { $place }.
spoken-reserve = Réserve : { $mana }.
spoken-banned = Personne ne peut lancer { $spell }.
spoken-covered = Dessous : { $enemy }.
spoken-guarded = Lieu gardé : qui entre doit attaquer aussitôt.
spoken-sections = Sections libres : { $sections }.
spoken-hero = { $name }, { $player }
spoken-at = Se trouve { $placeId ->
    [citadel] dans la citadelle
   *[other] dans le { $place }
}.
spoken-mana = Mana : { $mana }.
spoken-spells = Sorts : { $spells }.
spoken-rituals = Rituels : { $rituals }.
spoken-artifacts = Artefacts : { $artifacts }.

# The card browser: what every card is and does.

cards-title = Cartes
cards-search = Chercher un nom ou un texte
cards-kind = Type de carte
cards-kind-count = { $kind } ({ $count })
cards-rules = Dans les règles :
cards-none = Aucune carte de ce type ne contient ces mots.
cards-values = Les valeurs qu’aucune règle publique ne donne ont été inventées pour Battlement. Celles des jeux imprimés peuvent différer.
cards-show = { $name } : { $facts }
cards-before = Carte précédente
cards-after = Carte suivante

cards-kind-enemy = Ennemis
cards-kind-spell = Sorts
cards-kind-ritual = Rituels
cards-kind-demon = Démons
cards-kind-item = Objets
cards-kind-skill = Compétences
cards-kind-lord = Seigneur
cards-kind-effect = Seigneur : effets
cards-kind-fury = Furie
cards-kind-blessing = Bénédictions

# Enemies of Bastion
cards-strength = Force
cards-color = Couleur
cards-squad = Troupe
cards-squad-1 = de base
cards-squad-2 = avancée
cards-squad-3 = légendaire
cards-spell = Sort
cards-legends = Légendes
cards-no-property = aucune capacité
cards-gives = donne
cards-color-white = blanc
cards-color-gray = gris
cards-color-prismatic-1 = prismatique, un de chaque
cards-color-prismatic-2 = prismatique, deux de chaque
cards-color-white-text = Un ennemi blanc prend la couleur du quartier où il se trouve.
cards-color-gray-text = Un ennemi gris se paie en mana de n’importe quelles couleurs.
cards-color-prismatic-1-text = Un ennemi prismatique coûte un mana de chacune des six couleurs.
cards-color-prismatic-2-text = Cet ennemi prismatique coûte deux manas de chacune des six couleurs.

cards-property-vanguard = Avant-garde
cards-property-vanguard-text = Dès son arrivée, un autre ennemi arrive aussitôt, pour chaque symbole sur la carte.
cards-property-symbiosis = Symbiose
cards-property-symbiosis-text = Il rejoint le premier ennemi de la muraille, compté depuis la porte dans le sens antihoraire. Dès lors, ils se déplacent et se paient comme un seul.
cards-property-flight = Vol
cards-property-flight-text = Il se pose sur la place du quartier ou, si elle est prise, sur la prochaine place libre dans le sens antihoraire. Tous les disques des sources et de la tour y retournent à la réserve et, tant qu’il reste là, on ne peut canaliser ni ces sources ni cette tour.
cards-property-ward = Protection
cards-property-ward-text = Ses voisins sur la muraille ne peuvent être attaqués d’aucune façon.
cards-property-rush = Charge
cards-property-rush-text = Il arrive par l’autre côté et prend la dernière section libre de la muraille.
cards-property-drain = Drain
cards-property-drain-text = Personne ne peut canaliser de source { $colorId ->
    [green] verte
    [blue] bleue
    [purple] violette
    [black] noire
   *[other] { $color }
}, dans aucun quartier.
cards-property-roost = Repaire
cards-property-roost-text = Il s’installe dans la citadelle, par-dessus qui s’y trouve. Les héros doivent en partir, et personne ne canalise la citadelle.
cards-property-colored-tyranny = Tyrannie
cards-property-colored-tyranny-text = Tant qu’il est au sommet de la citadelle, tous les autres ennemis { $color }s ont +1 en force.
cards-property-general-tyranny = Tyrannie
cards-property-general-tyranny-text = Tant qu’il est au sommet de la citadelle, tous les autres ennemis ont +1 en force.
cards-property-shapeshift = Métamorphose
cards-property-shapeshift-text = Sa force est la somme de celles de ses voisins ; 9 sans voisin ou à côté d’un semblable.
cards-property-terror = Terreur
cards-property-terror-text = Quand il se pose sur une place, les héros fuient ce quartier. Qui y entre doit aussitôt l’attaquer.
cards-property-douse = Étouffoir
cards-property-douse-text = Personne ne peut lancer Boule de feu.
cards-property-earthing = Paratonnerre
cards-property-earthing-text = Personne ne peut lancer Foudre.
cards-property-overshadow = Ombre portée
cards-property-overshadow-text = Tant qu’il occupe une place, les ennemis sur la muraille de ce quartier ne peuvent être attaqués.
cards-property-immunity = Immunité
cards-property-immunity-text = Aucun sort ne peut être lancé pendant qu’on l’attaque ; ni les Canons ni les autres ennemis ne changent sa force.
cards-property-rally = Ralliement
cards-property-rally-text = Ses voisins sur la muraille ont +1 en force.

# Spells
cards-cast = Lancé par
cards-left-by = Laissé par
cards-cast-alchemy = vous, quand vous attaquez
cards-cast-plenty = vous, quand vous canalisez
cards-cast-copy = selon le sort copié
cards-cast-lightning = tout héros, où qu’il soit
cards-cast-fireball = tout héros au même endroit que l’attaquant
cards-cast-repeat = vous, à la fin de votre phase
cards-cast-prism = vous, quand vous canalisez
cards-cast-exchange = tout héros, à toute action
cards-cast-missile = vous, quand vous attaquez
cards-cast-teleport = tout héros, à toute action
cards-cast-speed = vous, après un déplacement
cards-spell-alchemy = Vous pouvez payer l’ennemi attaqué en mana de n’importe quelles couleurs.
cards-spell-alchemy-short = Payez l’ennemi en mana de toutes couleurs.
cards-spell-plenty = Prenez { $power ->
    [one] { $power } mana
   *[other] { $power } manas
} de plus, de la même couleur, à la source que vous canalisez.
cards-spell-plenty-short = Prenez { $power } de plus à la source canalisée.
cards-spell-copy = Agit comme n’importe quel autre sort posé devant un héros. Celui-ci n’est pas dépensé.
cards-spell-copy-short = Agit comme un autre sort posé devant un héros.
cards-spell-lightning = Quand un héros attaque, l’ennemi coûte { $power ->
    [one] { $power } mana
   *[other] { $power } manas
} de moins, mais au moins 1.
cards-spell-lightning-short = Quand un héros attaque : { $power ->
    [one] { $power } mana
   *[other] { $power } manas
} de moins, mais au moins 1.
cards-spell-fireball = Quand vous attaquez, ou un héros au même endroit que vous, l’ennemi coûte { $power ->
    [one] { $power } mana
   *[other] { $power } manas
} de moins, mais au moins 1.
cards-spell-fireball-short = Quand un héros attaque d’où vous êtes : { $power ->
    [one] { $power } mana
   *[other] { $power } manas
} de moins, mais au moins 1.
cards-spell-repeat = Vous rejouez toute votre phase du héros avant l’arrivée des ennemis.
cards-spell-repeat-short = Rejouez votre phase du héros.
cards-spell-prism = Prenez du mana d’une autre couleur, au choix, à la source que vous canalisez.
cards-spell-prism-short = Prenez une autre couleur à la source canalisée.
cards-spell-exchange = Deux ennemis sur deux sections de la muraille échangent leurs places.
cards-spell-exchange-short = Deux ennemis de la muraille échangent leurs places.
cards-spell-missile = Vous pouvez attaquer un ennemi n’importe où dans le bastion.
cards-spell-missile-short = Attaquez un ennemi n’importe où dans le bastion.
cards-spell-teleport = Un ennemi de la muraille part vers n’importe quelle section libre.
cards-spell-teleport-short = Envoyez un ennemi de la muraille sur une section libre.
cards-spell-speed = Déplacez-vous encore, juste après un déplacement.
cards-spell-speed-short = Déplacez-vous encore, juste après un déplacement.

# Rituals
cards-form = Forme
cards-ritual-accumulator = Une fois par tour : prenez 1 mana à un autre héros, s’il est d’accord.
cards-ritual-converter = Une fois par tour : changez la couleur d’un de vos manas.
cards-ritual-source = Une source { $colorId ->
    [green] verte
    [blue] bleue
    [purple] violette
    [black] noire
   *[other] { $color }
} de plus dans son quartier.
cards-ritual-obelisk = Qui canalise ici une source { $colorId ->
    [green] verte
    [blue] bleue
    [purple] violette
    [black] noire
   *[other] { $color }
} prend 1 de plus.
cards-ritual-cannon = Les ennemis { $color }s de son quartier ont −2 en force, mais au moins 1.
cards-ritual-artifact = Peut s’accomplir après une attaque contre un ennemi { $color } : il reste alors auprès de son héros.
cards-ritual-structure = Peut s’accomplir après une attaque contre un ennemi { $color } : il se bâtit alors sur n’importe quelle fondation.

# Sanctum
cards-level = Niveau { $level }
cards-level-label = Niveau
cards-weak-points = Points faibles
cards-damage = Dégâts
cards-behind = Au verso
cards-behind-value = { $slot }, { $gem }
cards-demon-text = Les dés qui montrent ses points faibles le touchent ; quand tous sont touchés, il est terrassé. Les démons encore en vie infligent leurs dégâts. On ne sait pas d’avance quel objet de ce type se cache au verso.
cards-slot = Emplacement
cards-gems = Gemmes requises
cards-flames = Une fois équipé
cards-space-stamina = Endurance
cards-space-focus = Concentration
cards-space-either = Endurance ou Concentration
cards-hero = Héros
cards-gems-on-it = Gemmes posées
cards-when = Quand
cards-special-skill = C’est la compétence spéciale du héros : elle se place sur l’emplacement marqué d’un diamant.
cards-or = ou
cards-wounds = { $count ->
    [one] { $count } blessure
   *[other] { $count } blessures
}
cards-lord = Seigneur
cards-lord-text = L’une des cartes qui séparent un héros de la victoire lors de l’affrontement final.
cards-penalty = Pénalité
cards-otherwise = Ou subir
cards-effect-text = L’autre face d’une carte Seigneur des Ténèbres. Chaque héros choisit entre la pénalité et les blessures, qu’aucun bouclier n’arrête.
cards-fury = Furie
cards-fury-text = Elle est cachée entre les cartes du Seigneur des Ténèbres. Qui la révèle choisit entre pénalité et blessures, puis la combat.
cards-effect = Effet
cards-copies = Exemplaires
cards-blessing-stamina = Vigueur
cards-blessing-focus = Clarté
cards-blessing-set = Destin
cards-blessing-change = Coup de chance
cards-blessing-shields = Égide
cards-blessing-token = Une fois dans l’affrontement final, à tout moment : un jeton de plus.
cards-blessing-ability = Une fois dans l’affrontement final, comme une capacité gratuite.

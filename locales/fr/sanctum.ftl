# The table of Sanctum.
# Gems are feminine, and their colours are given as masculine words: sentences about gems turn them.

sanctum-hero-huntress = Rôdeuse
sanctum-hero-outlaw = Hors-la-Loi
sanctum-hero-slayer = Pourfendeur
sanctum-hero-dancer = Danseuse
sanctum-bot = bot

sanctum-demon-red-1 = Imp de suie
sanctum-demon-red-2 = Crâne de braise
sanctum-demon-red-3 = Tyran de cendre
sanctum-demon-green-1 = Ver des marais
sanctum-demon-green-2 = Traqueur fangeux
sanctum-demon-green-3 = Hydre de vase
sanctum-demon-blue-1 = Follet funèbre
sanctum-demon-blue-2 = Spectre blême
sanctum-demon-blue-3 = Faucheur d’os

sanctum-slot-head = Tête
sanctum-slot-body = Corps
sanctum-slot-boots = Bottes
sanctum-slot-weapon = Arme
sanctum-slot-amulet = Amulette
sanctum-slot-item = { $slot } : { $name }

sanctum-gem-red = rouge
sanctum-gem-green = vert
sanctum-gem-blue = bleu
sanctum-gem-white = blanc
sanctum-gems = { $count } { $gemId ->
    [red] { $count ->
        [one] rouge
       *[other] rouges
    }
    [green] { $count ->
        [one] verte
       *[other] vertes
    }
    [blue] { $count ->
        [one] bleue
       *[other] bleues
    }
    [white] { $count ->
        [one] blanche
       *[other] blanches
    }
   *[other] { $gem }
}
sanctum-token-stamina = Endurance
sanctum-token-focus = Concentration
sanctum-token-either = Endurance ou Concentration
sanctum-potion-red = potion rouge
sanctum-potion-blue = potion bleue
sanctum-lies-empty = vide
sanctum-lies-stamina = une Endurance y est posée
sanctum-lies-focus = une Concentration y est posée
sanctum-lies-corrupt = corrompu

# what things do
sanctum-effect-set = Mettre un dé sur { $value }
sanctum-effect-change = Modifier un dé de { $change }
sanctum-effect-raise-any = Augmenter un dé à volonté
sanctum-effect-lower-any = Diminuer un dé à volonté
sanctum-effect-shields = { $count ->
    [one] { $count } bouclier
   *[other] { $count } boucliers
}
sanctum-effect-sentence = { $effect }.
sanctum-bless-stamina = 1 Endurance de plus
sanctum-bless-focus = 1 Concentration de plus
sanctum-gain-stamina = +{ $count ->
    [one] { $count } Endurance
   *[other] { $count } Endurances
}.
sanctum-gain-focus = +{ $count ->
    [one] { $count } Concentration
   *[other] { $count } Concentrations
}.
sanctum-gain-rage-tile = Une Rage de plus.
sanctum-gain-potion-spaces = { $count ->
    [one] De la place pour { $count } potion de plus.
   *[other] De la place pour { $count } potions de plus.
}
sanctum-gain-potion = Prenez aussitôt une potion.
sanctum-power-silver-focus = Lancez aussi le dé d’argent avec { $count ->
    [one] { $count } Concentration
   *[other] { $count } Concentrations
} ou plus en réserve.
sanctum-power-silver-drank = Lancez aussi le dé d’argent si vous avez bu avant le lancer.
sanctum-power-silver-wounded = Lancez aussi le dé d’argent à { $count } de Santé ou moins.
sanctum-power-silver-outnumbered = Lancez aussi le dé d’argent si au moins { $count } démons ou cartes vous font face.
sanctum-power-any-flask = Une potion régénère un jeton de l’un ou l’autre type.
sanctum-power-flip = Retournez un dé : il montre 7 moins sa valeur.
sanctum-power-copy = Un dé prend la valeur d’un autre.
sanctum-power-reroll = Relancez jusqu’à { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}.
sanctum-power-double-strike = Un dé assigné touche un second point faible de même valeur.
sanctum-power-bleed = Subissez 1 blessure pour mettre un dé sur la valeur de votre choix.
sanctum-power-sacrifice = Renoncez à un dé pour en mettre un autre sur la valeur de votre choix.
sanctum-power-shields = { $count ->
    [one] { $count } bouclier.
   *[other] { $count } boucliers.
}
sanctum-power-gem-shields = { $count ->
    [one] 1 bouclier par gemme { $gemId ->
            [green] verte
            [blue] bleue
            [white] blanche
           *[other] { $gem }
        } gagnée.
   *[other] 1 bouclier toutes les { $count } gemmes { $gemId ->
            [green] verte
            [blue] bleue
            [white] blanche
           *[other] { $gem }
        }s gagnées.
}
sanctum-power-rage-shields = Utilisez votre Rage pour { $count ->
    [one] { $count } bouclier
   *[other] { $count } boucliers
}.
sanctum-power-flask-shields = Renoncez à une potion pour { $count ->
    [one] { $count } bouclier
   *[other] { $count } boucliers
}.
sanctum-power-dice-shields = 1 bouclier par dé non assigné.
sanctum-power-extra-level = Le premier démon dont vous prenez les niveaux après un combat en donne un de plus.
sanctum-power-haggle = Un objet vendu rapporte deux potions.
sanctum-power-ward = Les cartes du Seigneur des Ténèbres vous infligent une blessure de moins.
sanctum-when-always = Toujours
sanctum-when-attack = Attaque
sanctum-when-block = Parade
sanctum-when-roll = Lancer

sanctum-atom-lose-stamina = Perdre 1 Endurance
sanctum-atom-lose-focus = Perdre 1 Concentration
sanctum-atom-lose-blessing = Perdre une bénédiction
sanctum-atom-lose-die = Perdre un dé non assigné
sanctum-atom-corrupt-any = Corrompre 1 emplacement Capacité
sanctum-atom-corrupt-red = Corrompre 1 emplacement rouge
sanctum-atom-corrupt-blue = Corrompre 1 emplacement bleu
sanctum-atom-corrupt-purple = Corrompre 1 emplacement violet
sanctum-atom-die-fewer = 1 dé de moins au prochain combat
sanctum-atom-damage = { $count ->
    [one] { $count } dégât de plus au prochain combat
   *[other] { $count } dégâts de plus au prochain combat
}
sanctum-atom-shorten = Raccourcir la piste Santé de 2
sanctum-atom-heal = Soigner 1 blessure
sanctum-atom-drink = Boire une potion, et perdre le jeton
sanctum-atom-waste-rage = Utiliser sa Rage sans effet
sanctum-atom-pay = Poser un jeton sur un emplacement libre
sanctum-atom-reroll = Relancer chaque { $count } non assigné tant qu’il en reste
sanctum-atom-only-modified = Seuls les dés modifiés touchent cette carte

# what a hero paid, after a colon
sanctum-paid-lose-stamina = 1 Endurance
sanctum-paid-lose-focus = 1 Concentration
sanctum-paid-lose-blessing = une bénédiction
sanctum-paid-lose-die = un dé
sanctum-paid-corrupt-any = 1 emplacement Capacité, désormais corrompu
sanctum-paid-corrupt-red = 1 emplacement rouge, désormais corrompu
sanctum-paid-corrupt-blue = 1 emplacement bleu, désormais corrompu
sanctum-paid-corrupt-purple = 1 emplacement violet, désormais corrompu
sanctum-paid-die-fewer = 1 dé du prochain combat
sanctum-paid-damage = { $count ->
    [one] { $count } dégât de plus au prochain combat
   *[other] { $count } dégâts de plus au prochain combat
}
sanctum-paid-shorten = 2 cases de la piste Santé
sanctum-paid-heal = 1 blessure, soignée
sanctum-paid-drink = une potion et son jeton
sanctum-paid-waste-rage = la Rage
sanctum-paid-pay = un jeton
sanctum-paid-reroll = chaque { $count } non assigné, relancé
sanctum-paid-only-modified = seuls les dés modifiés touchent la carte

# places
sanctum-act = Acte { $number }
sanctum-place = Acte { $act }, case { $space }
sanctum-place-start = Départ
sanctum-place-hordes = En arrière, sur le plateau Hordes
sanctum-place-walls = Au pied des murs
sanctum-place-cathedral = Dans la cathédrale
sanctum-road = La route
sanctum-space-deals = Révèle : { $sets }.
sanctum-space-heroes = Ici : { $heroes }.
sanctum-space-chest = Un coffre.
sanctum-space-die = Chaque héros gagne un dé.
sanctum-space-move = Votre déplacement mène ici.
sanctum-space-breach = Votre percée mène ici.
sanctum-space-answer = Répondre à l’appel mène ici.
sanctum-place-named = { $place }.

# zones
sanctum-sets = Groupes de démons
sanctum-set-label = Groupe { $number } : { $demons }
sanctum-demon-label = { $name }, { $color }, niveau { $level }, points faibles { $points }, dégâts { $damage }, au verso : { $slot }, { $gem }
sanctum-chest = Le coffre
sanctum-killed = Terrassés
sanctum-levels-left = { $left ->
    [one] Encore { $left } niveau
   *[other] Encore { $left } niveaux
}
sanctum-levels-how = Chaque niveau fait monter d’une case une gemme { $colorId ->
    [green] verte
    [blue] bleue
    [white] blanche
   *[other] { $color }
}, ou une blanche. Du sommet, elle rejoint votre réserve ; une compétence vidée de ses gemmes est à vous.
sanctum-levels-now = La carte se retourne. Au verso : { $slot }, { $gem }.
sanctum-levels-then = Puis la carte se retourne. Au verso : { $slot }, { $gem }.
sanctum-skills = Compétences
sanctum-gained = acquise
sanctum-gem-pool = Réserve
sanctum-gem-label = gemme { $gemId ->
    [green] verte
    [blue] bleue
    [white] blanche
   *[other] { $gem }
} sur { $skill } ({ $count })
sanctum-achievements = Hauts Faits
# With a soft hyphen: the columns of the achievement board are narrow.
sanctum-kind-skills = Compé­tences
sanctum-kind-gems = Gemmes
sanctum-kind-equipment = Équipe­ment
sanctum-kind-higher = Haut rang
sanctum-blocked = fermé dans cette partie
sanctum-feat-won = gagné par { $who }
sanctum-feat-higher = pour le premier Haut Fait gagné sur cette ligne
sanctum-feat-skills = { $goal } compétences, vous en avez { $done }
sanctum-feat-gems = { $goal } gemmes dans chacune de deux couleurs, vous en avez { $done }
sanctum-feat-equipment = { $goal } niveaux d’équipement, vous en avez { $done }
sanctum-tab-skills = Compétences
sanctum-tab-hero = Héros
sanctum-tab-achievements = Hauts Faits
sanctum-tab-others = Autres
sanctum-other-label = { $name } ({ $player }), { $place }, Santé { $health }. Tout montrer.
sanctum-zone = Zone de combat
sanctum-zone-empty = Aucun démon.
sanctum-each-fight = par combat
sanctum-show-all = Tout montrer
sanctum-equipment = Équipement
sanctum-new = NOUV.
sanctum-zone-damage = { $damage ->
    [one] { $damage } dégât à chaque combat
   *[other] { $damage } dégâts à chaque combat
}
sanctum-zone-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}

# hero
sanctum-health = Santé { $health }
sanctum-rage-label = Rage : { $active } active sur { $tiles }. Met un dé sur la valeur de votre choix.
sanctum-rage-ready = Rage active
sanctum-rage-used = Rage inactive
sanctum-rage-any = 1–6
sanctum-pool-stamina = { $count ->
    [one] { $count } Endurance
   *[other] { $count } Endurances
} en réserve
sanctum-pool-focus = { $count ->
    [one] { $count } Concentration
   *[other] { $count } Concentrations
} en réserve
sanctum-potions = Potions
sanctum-potion-label = { $potion } : { $count }
sanctum-potion-spaces = { $count ->
    [0] plus de place
    [one] place pour { $count }
   *[other] place pour { $count }
}
sanctum-blessings = Bénédictions
sanctum-blessing-label = Bénédiction : { $what }
sanctum-blessings-hidden = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}
sanctum-bag = Sac
sanctum-bag-empty = vide
sanctum-items = Objets
sanctum-item-ability = { $effect }, contre { $cost }.
sanctum-item-words = { $name }, { $slot }, gemmes requises : { $gems }. { $does }
sanctum-gems-none = aucune gemme
sanctum-where = Où ?
sanctum-covers = recouvre « { $effect } »
sanctum-equip-worth = { $name } compte { $level } pour l’Équipement ; vous portez { $worn } à présent.{ $die ->
    [yes] {" "}Votre premier objet apporte aussi un dé de plus.
   *[other] {""}
}
sanctum-item-label = { $name }, { $slot }
sanctum-ability-label = { $name } : { $effect }, contre { $cost } ; { $state }
sanctum-ability-words = { $effect }, contre { $cost } ; { $state }
sanctum-space-label = { $name }, emplacement { $number } : { $lies }
sanctum-skill-label = { $name }. { $what }
sanctum-spent = utilisée
sanctum-rage-spent = inactive
sanctum-free = libre
sanctum-your-fight = Votre combat
sanctum-your-rest = Votre repos
sanctum-locked = prochain repos
sanctum-locked-label = { $item } Objet reçu pendant ce repos : on peut l’équiper ou le vendre au prochain.
sanctum-turns = Tours en cours
sanctum-turn-acts = joue son tour
sanctum-turn-levels = choisit gemmes et compétences
sanctum-turn-rests = se repose
sanctum-turn-ended = attend la fin des tours précédents

# fight
sanctum-step-prepare = Préparation
sanctum-step-attack = Attaque
sanctum-step-block = Parade
sanctum-step-loot = Niveaux et objets
sanctum-dice = Dés
sanctum-tools = Moyens
sanctum-no-dice = { $count ->
    [one] { $count } dé à lancer.
   *[other] { $count } dés à lancer.
}
sanctum-die-label = Le dé { $number } montre { $value }. { $where }
sanctum-die-aside = mis de côté
sanctum-die-rolling = en train de rouler
sanctum-die-changed = valait { $rolled }
sanctum-die-on = sur { $demon }
sanctum-die-on-card = sur la carte
sanctum-point-label = { $demon }, point faible { $value }, { $state }
sanctum-hit = touché
sanctum-open = à toucher
sanctum-demon-dies = meurt
sanctum-demon-would = meurt avec un { $value }
sanctum-demon-needs = il faut { $values }
sanctum-options = Choix
sanctum-option-fits = { $option } : convient à { $demon }
sanctum-put-back = Remettre
sanctum-this-card = cette carte
sanctum-no-damage = Aucun dégât en vue.
sanctum-damage-coming = Dégâts à venir
sanctum-wounds = Blessures
sanctum-range = { $least } à { $most }
sanctum-what-dies = Qui meurt
sanctum-dies-gives = { $level ->
    [one] { $level } niveau { $color }
   *[other] { $level } niveaux { $color }s
}, puis : { $slot }

# the final battle
sanctum-lord = Seigneur
sanctum-fury = Furie
sanctum-or = ou
sanctum-wounds-count = { $count ->
    [one] { $count } blessure
   *[other] { $count } blessures
}
sanctum-row = Vos neuf cartes
sanctum-row-card = points faibles { $points }, dégâts { $damage }
sanctum-row-hidden = face cachée
sanctum-row-place = { $number }. { $kind } : { $what }
sanctum-row-place-done = { $number }. { $kind } : { $what }, vaincue
sanctum-row-beaten = { $count ->
    [one] { $count } carte vaincue sur 9
   *[other] { $count } cartes vaincues sur 9
}
sanctum-laid = Cartes à la cathédrale
sanctum-choose-one = Au choix
sanctum-cannot-pay = Vous ne pouvez pas payer cela.
sanctum-wounds-lessened = { $count ->
    [one] { $count } blessure imprimée ici
   *[other] { $count } blessures imprimées ici
} ; votre compétence en réduit le nombre. Ces blessures ne se parent pas.
sanctum-wounds-lead = Santé { $before } → { $after }. Ces blessures ne se parent pas.

# actions
sanctum-do-move = Avancer
sanctum-do-fight = Combattre
sanctum-do-rest = Se reposer
sanctum-do-breach = Percer les murs
sanctum-do-answer = Répondre à l’appel
sanctum-do-engage = Engager ce groupe
sanctum-do-end-turn = Fin du tour
sanctum-do-open-chest = Ouvrir le coffre
sanctum-do-take = Prendre cet objet
sanctum-do-take-off = Le retirer
sanctum-do-roll = Lancer les dés
sanctum-do-use = Utiliser
sanctum-do-skill = Utiliser la compétence
sanctum-do-bless = Utiliser la bénédiction : { $what }
sanctum-do-end-attack = Fin d’attaque
sanctum-do-accept = Accepter
sanctum-do-loot = Gagner ses niveaux
sanctum-do-turn-over = Retourner la carte
sanctum-do-pour = La vider
sanctum-do-fill = Prendre une { $potion }
sanctum-do-equip = Équiper : { $gems }
sanctum-do-sell = Vendre contre { $potions }
sanctum-do-end-rest = Fin du repos
sanctum-do-pay = Poser 1 { $token }
sanctum-do-pay-penalty = Payer la pénalité
sanctum-do-take-wounds = { $count ->
    [one] Subir { $count } blessure
   *[other] Subir { $count } blessures
}
sanctum-offer-take-wounds = Subir les blessures
sanctum-change-with = { $change } avec { $tokens }
sanctum-with = avec { $tokens }
sanctum-change-losing = { $change }, en perdant le dé { $die }

# prompts
sanctum-ask-over = La bataille est terminée.
sanctum-ask-waiting = On attend { $names }.
sanctum-ask-table = Préparation de la table…
sanctum-ask-idle = Attendez les autres.
sanctum-ask-done = Attendez les autres.
sanctum-ask-choose = Choisissez votre action de ce tour.
sanctum-ask-engage = Prenez un groupe de démons dans votre zone de combat.
sanctum-ask-finish = Votre tour est joué. Finissez-le, ou annulez.
sanctum-ask-prepare = Préparation : buvez une potion pour régénérer un jeton, ou lancez les dés.
sanctum-ask-roll = Lancez les dés.
sanctum-ask-attack = Prenez un dé, ou finissez l’attaque.
sanctum-ask-attack-die = Assignez le { $value }, modifiez-le, ou prenez un autre dé.
sanctum-ask-attack-which = Quel dé ?
sanctum-ask-attack-more = Et avec quel dé ou quel point faible ?
sanctum-ask-attack-becomes = Choisissez ce que devient le dé.
sanctum-ask-block = { $damage ->
    [one] { $damage } dégât à venir
   *[other] { $damage } dégâts à venir
}, { $shields ->
    [one] { $shields } paré
   *[other] { $shields } parés
}. Utilisez des boucliers, ou acceptez.
sanctum-ask-loot = Quel démon terrassé d’abord ?
sanctum-detail-loot = Ses niveaux font monter vos gemmes, puis sa carte se retourne et devient un objet.
sanctum-ask-levels = { $left ->
    [one] Faites monter une gemme : une { $colorId ->
            [green] verte
            [blue] bleue
            [white] blanche
           *[other] { $color }
        }, ou une blanche si c’est possible.
   *[other] Faites monter des gemmes : encore { $left } niveaux { $color }s.
}
sanctum-ask-turn-over = Retournez la carte pour voir l’objet.
sanctum-ask-fill = Quelle potion prenez-vous ?
sanctum-ask-chest = Prenez un objet dans le coffre.
sanctum-ask-equip = Repos : choisissez un objet ou un emplacement pour équiper, retirer ou vendre, puis finissez le repos.
sanctum-ask-ended = Vos Hauts Faits attendent la fin du tour : { $names }.
sanctum-detail-begun = Pendant ce temps, le tour suivant a commencé : { $who }.
sanctum-ask-item = Choisissez son emplacement, ou ce que vous en faites.
sanctum-ask-penalty = { $count ->
    [one] Payez la pénalité, ou subissez { $count } blessure.
   *[other] Payez la pénalité, ou subissez { $count } blessures.
}
sanctum-ask-atom = { $what } : faites votre choix.
sanctum-ask-pay = Choisissez comment payer.

sanctum-detail-set = { $names } : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} par combat tant qu’ils vivent.
sanctum-detail-block = { $wounds ->
    [one] { $wounds } blessure si vous acceptez
   *[other] { $wounds } blessures si vous acceptez
}, { $least } au mieux.
sanctum-detail-attack = { $damage ->
    [one] { $damage } dégât en l’état
   *[other] { $damage } dégâts en l’état
}, { $shields ->
    [one] { $shields } bouclier encore possible.
   *[other] { $shields } boucliers encore possibles.
}
sanctum-detail-zone = { $count ->
    [one] { $count } démon vous guette
   *[other] { $count } démons vous guettent
} : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} par combat.

# the end
sanctum-end-victory = Le Seigneur des Ténèbres est vaincu
sanctum-end-defeat = Tous les héros sont tombés
sanctum-end-place = Rang
sanctum-end-hero = Héros
sanctum-end-health = Santé
sanctum-end-achievements = Hauts Faits
sanctum-end-cards = Cartes vaincues
sanctum-end-hits = Touches sur la carte suivante
sanctum-end-alive = victoire
sanctum-end-dead = mort

# the fight: what a die can become, what is seen of others
fight-hinted = Conseillé
fight-rage = Rage
fight-scale = Vous avez pris le { $value }. Il peut devenir :
fight-face = { $value } grâce à { $tools }
fight-face-none = { $value } : aucun moyen d’y arriver maintenant
fight-ways = Comment obtenir un { $value }
fight-same = encore { $value }
fight-lay-down = Remettre le { $value }
fight-needs-fits = il faut { $values } · votre { $mine } convient
fight-losing = en perdant le dé { $die }
fight-pick-keys = Prenez un dé : cliquez dessus ou tapez son numéro.
fight-after = Après ce coup
fight-can-block = Vous pouvez parer
fight-left = Reste à dépenser
fight-columns = dégâts : { $damage }, boucliers : { $shields }, encore possibles : { $possible }, à découvert : { $bare }
fight-stop-here = { $damage ->
    [one] { $damage } dégât si vous en restez là
   *[other] { $damage } dégâts si vous en restez là
}
fight-watching = { $name } combat
fight-watch = Regarder { $name }
fight-back = Retour
fight-others = Les autres combats
fight-choose-one = { $name } : au choix
fight-penalty = La pénalité
fight-spaces-lost = Ce qui est corrompu est perdu pour le reste de la partie.
hint-engage = engager le groupe { $number } : { $demons }
hint-set = groupe { $number }
hint-lord-card = une carte du Seigneur des Ténèbres
hint-take = prendre { $name }
hint-loot = gagner les niveaux : { $name }
hint-raise = faire monter une gemme { $gemId ->
    [green] verte
    [blue] bleue
    [white] blanche
   *[other] { $gem }
} ({ $skill })
hint-pour = vider une { $potion }
hint-take-off = retirer { $name }
hint-item = { $name } : { $what }
hint-use = utiliser { $name }
hint-die = dé { $number }, le { $value }
hint-place = { $die }, sur { $on }
hint-becomes = { $name } : { $die }, devient { $after }
hint-losing = { $change } ; perdre { $die }
fight-pay-corrupt = Corrompre { $name }
fight-pay-lose-blessing = Perdre la bénédiction : { $name }
fight-pay-lose-die = Perdre le dé { $number }, le { $value }
fight-pay-drink = Boire la { $potion } : { $name }
fight-pay-pay = Poser 1 { $token } sur { $name }
fight-wounds-death = Santé { $before } → mort. Vous quitteriez le combat.

# the log
sanctum-told-first = { $who } commence.
sanctum-told-fight = { $who } engage le combat.
sanctum-told-rest = { $who } se repose : tous les jetons reviennent.
sanctum-told-breach = { $who } perce les murs de Sanctum.
sanctum-told-open-chest = { $who } ouvre le coffre.
sanctum-told-pay-penalty = { $who } paie la pénalité.
sanctum-told-engaged = { $who } engage : { $demons }.
sanctum-told-strike = { $who } touche le { $value } : { $demon }.
sanctum-told-strike-card = { $who } touche la carte.
sanctum-told-drink = { $who } boit une { $potion }.
sanctum-told-pour = { $who } vide une { $potion }.
sanctum-told-rage = Rage ! { $who } met un dé sur { $change }.
sanctum-told-use = { $who } utilise { $what }.
sanctum-told-use-die = { $who } utilise { $what } sur un dé : { $change }.
sanctum-told-block = { $who } pare avec { $what }.
sanctum-told-bless = { $who } invoque une bénédiction : { $what }.
sanctum-told-equip = { $who } s’équipe : { $item }.
sanctum-told-sell = { $who } vend { $item }.
sanctum-told-take-off = { $who } libère un emplacement : { $slot }.
sanctum-told-blessing = { $who } découvre une bénédiction : { $what }.
sanctum-told-space-blocked = Fermé dans cette partie : { $achievement }.
sanctum-told-advanced = { $who } avance : { $place }.
sanctum-told-die-gained = { $who } gagne un dé.
sanctum-told-sent-to-hordes = { $who } prend du retard : la figurine attend sur le plateau Hordes.
sanctum-told-shuffled = Les démons vaincus de niveau { $level } forment une nouvelle pioche.
sanctum-told-discarded = { $count ->
    [one] { $count } démon quitte la route.
   *[other] { $count } démons quittent la route.
}
sanctum-told-item-gained = { $who } trouve { $item }.
sanctum-told-item-taken = { $who } prend dans le coffre : { $item }.
sanctum-told-killed = { $who } terrasse un démon : { $demon }.
sanctum-told-rage-activated = { $who } retrouve sa Rage.
sanctum-told-blocked = { $who } fait face à { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} et en pare { $shields }.
sanctum-told-wounded = { $wounds ->
    [one] { $who } subit { $wounds } blessure : Santé { $health }.
   *[other] { $who } subit { $wounds } blessures : Santé { $health }.
}
sanctum-told-healed = { $who } se soigne : Santé { $health }.
sanctum-told-track-shortened = { $who } voit sa piste Santé raccourcir.
sanctum-told-penalty = { $who } paie : { $what }.
sanctum-told-potion = { $who } obtient une { $potion }.
sanctum-told-died = { $who } succombe.
sanctum-told-levels-lost = { $levels ->
    [one] { $who } perd { $levels } niveau : aucune gemme ne pouvait monter.
   *[other] { $who } perd { $levels } niveaux : aucune gemme ne pouvait monter.
}
sanctum-told-skill-gained = { $who } apprend { $skill }.
sanctum-told-achievement = { $who } accomplit un Haut Fait : { $achievement }.
sanctum-told-lord-laid = Le Seigneur des Ténèbres pose { $card } à la cathédrale.
sanctum-told-answered = { $cards ->
    [one] { $who } répond à l’appel, avec { $cards } carte à la cathédrale.
   *[other] { $who } répond à l’appel, avec { $cards } cartes à la cathédrale.
}
sanctum-told-respite-began = Un court répit : chacun peut se reposer avant l’affrontement final.
sanctum-told-blessings-opened = Toutes les bénédictions sont révélées.
sanctum-told-round = La manche { $round } de l’affrontement final commence.
sanctum-told-card-defeated = { $who } vient à bout de la carte { $place } sur neuf.
sanctum-told-fury = { $who } révèle une Furie : { $card }.
sanctum-told-lord-shuffled = Les cartes du Seigneur des Ténèbres sont mélangées.
sanctum-told-victorious = { $who } triomphe du Seigneur des Ténèbres !
sanctum-told-ended = { $result ->
    [victory] La bataille est gagnée. En tête : { $winners }.
   *[other] Tous les héros sont tombés. Victoire : { $winners }.
}
sanctum-achievement = { $kind } { $row }

# the story of a game
sanctum-story = Le récit
sanctum-story-act = { $who } entre en tête dans l’acte { $act }, au tour { $turn }.
sanctum-story-walls = { $who } atteint les murs en tête, au tour { $turn }.
sanctum-story-cathedral = { $who } atteint la cathédrale en tête, au tour { $turn }.
sanctum-story-led = { $turns ->
    [one] { $who } reste le plus longtemps en tête de file : { $turns } tour.
   *[other] { $who } reste le plus longtemps en tête de file : { $turns } tours.
}
sanctum-story-fight = Le plus grand combat : { $who } terrasse d’un coup { $demons }.
sanctum-story-hurt = Le combat le plus rude : { $who } affronte { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} et subit { $wounds ->
    [one] { $wounds } blessure.
   *[other] { $wounds } blessures.
}
sanctum-story-fell = { $who } succombe en chemin, au tour { $turn }.
sanctum-story-fell-late = { $who } succombe devant le Seigneur des Ténèbres.
sanctum-story-victorious = { $who } vient à bout des neuf cartes.
sanctum-story-blow = { $who } porte le coup de grâce, sur la carte { $place }.
sanctum-story-lost = Avec { $who } tombe le dernier héros.
sanctum-story-none = Le récit d’avant l’ouverture de cette table n’est pas disponible.
sanctum-race = La course sur la route
sanctum-race-words = { $who } : { $moves ->
    [one] { $moves } déplacement
   *[other] { $moves } déplacements
}, { $led ->
    [one] { $led } tour en tête
   *[other] { $led } tours en tête
}
sanctum-deeds = Les exploits de chacun
sanctum-deed-demons = Démons
sanctum-deed-levels = Niveaux
sanctum-deed-blocked = Parés
sanctum-deed-wounds = Blessures
sanctum-deed-items = Objets
sanctum-deed-skills = Compétences

# the table as text
sanctum-say-hit = { $value } (touché)
sanctum-say-hero = { $who }, par { $player }
sanctum-say-skills = Compétences : { $who }
sanctum-say-fight = Combat : { $who }
sanctum-say-row = Rangée de cartes : { $who }
sanctum-say-hits = Points faibles touchés sur cette carte : { $points }.
sanctum-say-stands = { $who } : { $place }.
sanctum-say-state = { $place }. Santé { $health }, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $stamina ->
    [one] { $stamina } Endurance
   *[other] { $stamina } Endurances
} et { $focus ->
    [one] { $focus } Concentration
   *[other] { $focus } Concentrations
} en réserve.
sanctum-say-goods = Potions rouges : { $red }, potions bleues : { $blue }. Rage : { $active } active sur { $tiles }. Gemmes en réserve : { $gems }.
sanctum-say-dead = Hors combat.
sanctum-say-victorious = Victoire.
sanctum-say-marked = { $count ->
    [one] La case la plus basse de la piste Santé est perdue ({ $count }).
   *[other] Les { $count } cases les plus basses de la piste Santé sont perdues.
}
sanctum-say-zone = Dans la zone de combat : { $demon }.
sanctum-say-tiles = { $count ->
    [one] { $count } bénédiction cachée.
   *[other] { $count } bénédictions cachées.
}
sanctum-say-bare = sans objet
sanctum-say-slot = { $slot } : { $name }. { $abilities }
sanctum-say-slot-bare = { $slot } : { $name }.
sanctum-say-bag = Dans le sac : { $item }
sanctum-say-skill = { $color } { $level }, { $name }. { $what } Gemmes dessus : { $gems }.
sanctum-say-gained = { $color } { $level }, { $name }, acquise. { $what } Gemmes dessus : { $gems }.
sanctum-say-die = Le dé { $number } montre { $value }, { $state }.
sanctum-say-die-free = non assigné
sanctum-say-die-aside = mis de côté
sanctum-say-die-rolling = en train de rouler
sanctum-say-die-placed = assigné
sanctum-say-coming = Dégâts à venir : { $damage }, boucliers : { $shields } ; blessures en l’état : { $wounds }, au mieux : { $least }.
sanctum-say-goal-skills = pour { $goal } compétences
sanctum-say-goal-gems = pour { $goal } gemmes dans chacune de deux couleurs
sanctum-say-goal-equipment = pour { $goal } niveaux d’équipement

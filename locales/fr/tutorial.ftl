# Lessons: their page, and what the coach says.
# A step has at most two sentences: what it is about, and the one thing to do.

learn-title = Apprendre { $game }
learn-lead = { $count ->
    [one] { $count } courte leçon, sur le vrai plateau. Arrêtez quand vous voulez et reprenez plus tard.
   *[other] { $count } courtes leçons, sur le vrai plateau. Arrêtez quand vous voulez et reprenez plus tard.
}
learn-lessons = Leçons
learn-begin = Débuter
learn-continue = Reprendre
learn-lesson = Leçon { $number } : { $title }
learn-state-done = finie
learn-state-open = en cours
learn-progress = { $done ->
    [one] { $done } leçon finie sur { $count }
   *[other] { $done } leçons finies sur { $count }
}
learn-all-done = Vous connaissez le jeu. À vous de jouer !
learn-play = Jouer à { $game }
learn-none = Ce serveur n’a pas de leçons pour ce jeu.
learn-rules = Lire plutôt les règles

coach = Guide
coach-lesson = Leçon { $number } sur { $count } : { $title }
coach-step = Étape { $number } sur { $count }
coach-back = En arrière
coach-skip = Passer l’étape
coach-leave = Quitter
coach-rule = Règle
coach-wait = Un instant : les autres jouent.
coach-astray = C’est permis aussi, mais cette étape parle d’autre chose. Revenez en arrière, ou poursuivez quand vous voulez :
coach-gone = Cette étape est impossible maintenant. Revenez en arrière, ou passez-la.
coach-next = Leçon suivante
coach-restart = Rejouer cette leçon
coach-lost = Cette fois, c’est raté ; cela arrive à tout le monde. Rejouez cette leçon.
coach-finished = C’était la dernière leçon de { $game }.
coach-to-lessons = Les leçons
coach-play = Jouer à { $game }

## Bastion

tutorial-bastion-move = Se déplacer
tutorial-bastion-move-about = De la citadelle aux quartiers
tutorial-bastion-move-district = Vous êtes mage, au cœur de la citadelle, et les premiers ennemis occupent la muraille du quartier rouge. Allez dans ce quartier.
tutorial-bastion-move-end = À votre tour, vous pouvez vous déplacer, canaliser et attaquer, chaque action une seule fois, dans l’ordre voulu. Finissez votre tour : un ennemi arrive ensuite.
tutorial-bastion-move-neighbour = Le nouveau venu a longé la muraille jusqu’aux autres. Depuis un quartier, on atteint la citadelle et les deux quartiers voisins : allez dans le noir.
tutorial-bastion-move-done = En deux tours, vous pouvez aller partout : la citadelle touche tous les quartiers.

tutorial-bastion-channel = Canaliser
tutorial-bastion-channel-about = Trois façons de gagner du mana
tutorial-bastion-channel-source = Une attaque se paie en mana. Canalisez la source rouge : posez un disque de n’importe quelle couleur et prenez-en trois rouges.
tutorial-bastion-channel-end = La source est maintenant fermée, et vous avez déjà canalisé ce tour-ci. Finissez votre tour.
tutorial-bastion-channel-tower = Deux sources de ce quartier sont fermées, un disque sur chacune. Canalisez la tour : posez un disque, et tous ceux des sources du quartier sont à vous.
tutorial-bastion-channel-go = Les sources sont rouvertes, mais la tour est fermée à son tour. Allez à la citadelle, qui rouvre les tours.
tutorial-bastion-channel-again = Vous avez déjà canalisé ce tour-ci. Finissez votre tour.
tutorial-bastion-channel-citadel = Canalisez la citadelle : cela ne coûte rien et vous rapporte tous les disques posés sur les tours.
tutorial-bastion-channel-done = Les sources donnent du mana, les tours rouvrent les sources, la citadelle rouvre les tours.

tutorial-bastion-attack = Attaquer
tutorial-bastion-attack-about = Le prix exact
tutorial-bastion-attack-target = Vous pouvez attaquer ce qui se trouve sur la muraille ou sur la place de votre quartier. Attaquez la Bête rouge.
tutorial-bastion-attack-pay = Un ennemi coûte autant de disques que sa force, de sa couleur, ni plus ni moins. Payez trois disques rouges.
tutorial-bastion-attack-end = Une attaque n’échoue jamais : si vous pouvez payer, l’ennemi disparaît. Une seule attaque par tour, alors finissez le vôtre.
tutorial-bastion-attack-gather = Le Guerrier bleu coûte quatre disques bleus, et vous en avez deux. Canalisez la source bleue, et gardez vos disques bleus en posant une autre couleur.
tutorial-bastion-attack-second = Cette fois, le compte y est. Attaquez le Guerrier bleu et payez.
tutorial-bastion-attack-done = La force dit combien de disques, la couleur dit lesquels.

tutorial-bastion-spells = Sorts
tutorial-bastion-spells-about = Ce que laissent les ennemis vaincus
tutorial-bastion-spells-gain = Chaque ennemi que vous abattez devient un sort, à lancer une fois. Abattez le Guerrier rouge.
tutorial-bastion-spells-end = Sa carte est à vous : une Boule de feu, en plus de Vitesse et d’Alchimie que vous aviez déjà. Les sorts se gardent, alors finissez votre tour.
tutorial-bastion-spells-move = Le Mage violet est à deux quartiers d’ici, trop loin pour un seul déplacement. Allez d’abord dans le quartier noir.
tutorial-bastion-spells-speed = Vitesse permet de se déplacer encore, tout de suite. Lancez-la et continuez jusqu’au quartier violet.
tutorial-bastion-spells-announce = Le Mage coûte cinq disques violets, et vous n’en avez que deux. Attaquez-le quand même : les sorts se lancent une fois l’attaque annoncée.
tutorial-bastion-spells-fireball = Une Boule de feu rend l’attaque moins chère, celle-ci d’un disque. Lancez-la.
tutorial-bastion-spells-alchemy = Il reste quatre disques à payer. Lancez Alchimie : ils pourront être de n’importe quelles couleurs.
tutorial-bastion-spells-pay = Choisissez les disques dont vous pouvez vous passer et payez. Les sorts lancés sont dépensés.
tutorial-bastion-spells-done = Les sorts mettent à votre portée une attaque trop chère.

tutorial-bastion-enemies = Ennemis
tutorial-bastion-enemies-about = Comment ils arrivent, volent, avancent, et comment on perd
tutorial-bastion-enemies-landing = Un nouvel ennemi longe la muraille et s’arrête derrière le premier qui lui barre la route ; le plateau indique cette section. Finissez votre tour et observez.
tutorial-bastion-enemies-flier = L’Éclaireur en a amené un autre, un Ailé : il s’est posé sur la place, a balayé les disques des sources et les bloque à présent. Attaquez-le.
tutorial-bastion-enemies-pay = Sur une place, un ennemi coûte autant que sur la muraille. Payez cinq disques bleus.
tutorial-bastion-enemies-moving = Le camp est vide : désormais plus personne n’arrive, mais le dernier ennemi de la file avance. Finissez votre tour.
tutorial-bastion-enemies-defeat = Si un ennemi doit arriver ou avancer et ne trouve aucune section libre, le bastion tombe. Préparez la prochaine attaque : canalisez une source, elles sont de nouveau libres.
tutorial-bastion-enemies-done = Vous gagnez quand le camp est vide et toute la muraille libre.

tutorial-bastion-finish = À vous de conclure
tutorial-bastion-finish-about = Les derniers tours d’une partie d’initiation
tutorial-bastion-finish-win = Deux ennemis sur la muraille, un encore au camp : libérez la muraille pour gagner. Personne ne vous dira comment, mais le bouton Conseil est là.
tutorial-bastion-finish-done = Le bastion est sauvé. Vous voilà d’attaque pour une partie entière.

## Sanctum

tutorial-sanctum-path = La route
tutorial-sanctum-path-about = Premiers pas et groupes de démons
tutorial-sanctum-path-move = Vous êtes la Rôdeuse, et c’est la course contre le Pourfendeur jusqu’au Seigneur des Ténèbres. La première action est toujours un Déplacement : avancez.
tutorial-sanctum-path-engage = Qui avance prend un groupe de démons, en entier. Prenez celui qui est allumé.
tutorial-sanctum-path-end = Les démons attendent au-dessus de votre héros jusqu’au combat. Un tour, c’est une action : finissez le vôtre.
tutorial-sanctum-path-ahead = Le Pourfendeur est maintenant devant vous. Avancez encore : on passe toujours en tête de file.
tutorial-sanctum-path-choose = Un démon de niveau II, même seul, forme aussi un groupe : plus dur à terrasser, il vaut deux niveaux. Prenez-le.
tutorial-sanctum-path-done = Plus vous prenez de démons, plus vous pouvez progresser, et plus il y en aura pour riposter.

tutorial-sanctum-fight = Premier combat
tutorial-sanctum-fight-about = Lancer, toucher, parer
tutorial-sanctum-fight-fight = Deux démons vous guettent. Choisissez Combattre, et vos dés sont lancés.
tutorial-sanctum-fight-assign = Un dé touche un point faible qui a exactement sa valeur. Assignez le 4 au démon qui a un 4.
tutorial-sanctum-fight-end = Celui-là est terrassé, et le 5 ne convient nulle part. Finissez l’attaque.
tutorial-sanctum-fight-block = Le démon encore en vie inflige un dégât. Utilisez les boucliers de votre emplacement Corps : vous y posez deux Endurances.
tutorial-sanctum-fight-accept = Ce que les boucliers ne parent pas devient des blessures, et elles ne guérissent presque jamais. Cette fois, rien ne passe : acceptez.
tutorial-sanctum-fight-done = Un démon terrassé n’inflige aucun dégât : chaque touche est donc aussi un bouclier.

tutorial-sanctum-levels = Niveaux et compétences
tutorial-sanctum-levels-about = Ce que vaut un démon terrassé
tutorial-sanctum-levels-hit = Un démon de niveau II a deux points faibles, et vos dés conviennent aux deux. Assignez-lui les deux.
tutorial-sanctum-levels-skill = Il donne deux niveaux rouges : chacun fait monter d’une case une gemme rouge, ou une blanche. Faites monter la gemme blanche de la compétence rouge du haut : il n’y restera aucune gemme, et elle sera à vous.
tutorial-sanctum-levels-gem = La compétence vous donne une Endurance et une Concentration, et la gemme est dans votre réserve. Utilisez le second niveau : faites monter la gemme rouge allumée.
tutorial-sanctum-levels-item = Derrière chaque démon se cache un objet. Retournez la carte pour le voir.
tutorial-sanctum-levels-done = En montant, les gemmes libèrent des compétences ; une fois dans votre réserve, elles paient des objets.

tutorial-sanctum-rest = Repos
tutorial-sanctum-rest-about = Jetons, objets et potions
tutorial-sanctum-rest-rest = Vos jetons sont posés sur les capacités utilisées, et des objets attendent dans votre sac. Choisissez Se reposer : tous les jetons reviennent.
tutorial-sanctum-rest-equip = Équipez l’arme dans votre main libre : une gemme rouge de votre réserve la paie. Votre premier objet vous apporte un troisième dé.
tutorial-sanctum-rest-sell = Tout objet du sac peut se vendre contre une potion. Vendez les bottes contre une rouge.
tutorial-sanctum-rest-end = S’équiper, retirer et vendre se font dans l’ordre que l’on veut. Finissez votre repos.
tutorial-sanctum-rest-done = Combattre jusqu’à épuiser ses jetons, puis se reposer : tel est le rythme du jeu.

tutorial-sanctum-abilities = Capacités et Rage
tutorial-sanctum-abilities-about = Un combat qui dépend de vous
tutorial-sanctum-abilities-fight = Trois points faibles, trois dés : cette fois, rien n’est laissé au hasard. Choisissez Combattre.
tutorial-sanctum-abilities-drink = Avant le lancer, on peut boire des potions. Buvez la bleue : elle régénère la Concentration posée sur la capacité Tête.
tutorial-sanctum-abilities-roll = Maintenant, lancez les dés.
tutorial-sanctum-abilities-assign = Le 3 convient. Assignez-le au démon de niveau II.
tutorial-sanctum-abilities-ability = Son autre point faible est un 5, et vous avez un 4. Utilisez la capacité Tête pour augmenter ce dé d’un point.
tutorial-sanctum-abilities-kill = Voilà le 5 qu’il vous faut. Assignez-le au même démon.
tutorial-sanctum-abilities-rage = Le dernier dé montre un 2, et la Rage lui donne la valeur de votre choix. Utilisez-la pour en faire un 5.
tutorial-sanctum-abilities-last = Assignez-le au dernier démon. La Rage revient après un combat où il reste un dé non assigné et un démon en vie.
tutorial-sanctum-abilities-done = Les capacités coûtent des jetons, la Rage ne coûte rien : utilisez-la tôt, pour qu’elle ait le temps de revenir.

tutorial-sanctum-walls = Les murs
tutorial-sanctum-walls-about = L’acte V commence
tutorial-sanctum-walls-move = Voici la dernière case de la route ; devant vous, les murs de Sanctum. Avancez : le premier héros à y arriver apporte un dé de plus à tous.
tutorial-sanctum-walls-engage = Au pied des murs, chacun prend une paire, et plus on arrive tard, moins on a le choix. Prenez la paire allumée.
tutorial-sanctum-walls-end = Des murs, on ne repart qu’en les perçant, une fois tous ses démons terrassés. Finissez votre tour.
tutorial-sanctum-walls-done = Au pied des murs, on n’avance plus : on combat ou on se repose jusqu’au dernier démon.

tutorial-sanctum-breach = La percée
tutorial-sanctum-breach-about = Le Seigneur des Ténèbres répond
tutorial-sanctum-breach-breach = Vous êtes au pied des murs, sans plus aucun démon. Percez les murs : c’est l’appel aux armes pour tous les héros.
tutorial-sanctum-breach-respite = Le Pourfendeur a répondu à l’appel, et chacun se repose une dernière fois. Équipez les bottes, car le contenu du sac ne suivra pas.
tutorial-sanctum-breach-end = Désormais, il n’y aura plus de Repos. Finissez celui-ci.
tutorial-sanctum-breach-penalty = Le Seigneur des Ténèbres répond par des cartes : payez la pénalité, ou subissez les blessures. Ici, c’est une Endurance, perdue pour de bon : payez-la.
tutorial-sanctum-breach-wounds = La suivante rendrait une capacité inutilisable pour le reste de la partie. Subissez plutôt la blessure : aucun bouclier ne l’arrête.
tutorial-sanctum-breach-done = Gardez Santé, jetons et potions pour la percée : le Seigneur des Ténèbres prend un peu de tout.

tutorial-sanctum-battle = L’affrontement final
tutorial-sanctum-battle-about = Ce qu’exige le Seigneur des Ténèbres
tutorial-sanctum-battle-roll = Neuf cartes vous séparent de la victoire, et il en reste trois. Lancez les dés.
tutorial-sanctum-battle-card = Seule la carte où vous êtes peut être touchée. Assignez-lui le 2 et le 5.
tutorial-sanctum-battle-fury = Carte vaincue : vous voilà sur une Furie, qui frappe dès qu’elle est révélée. Payez la pénalité ou subissez la blessure : une Endurance vous manquera moins que de la Santé.
tutorial-sanctum-battle-second = C’est maintenant une carte comme les autres. Assignez-lui le 3.
tutorial-sanctum-battle-ability = La dernière carte demande deux 3. Utilisez la capacité de votre arme pour augmenter le 1 de 2.
tutorial-sanctum-battle-hit = Assignez le 3 à la carte. La touche reste, même à la manche suivante.
tutorial-sanctum-battle-end = Il reste le 4, et un dé non assigné réveille votre Rage. Finissez l’attaque.
tutorial-sanctum-battle-block = Votre carte et les cartes visibles devant elle infligent leurs dégâts à chaque manche. Utilisez vos boucliers, puis acceptez.
tutorial-sanctum-battle-roar = Après la manche, le Seigneur des Ténèbres rugit, et vous choisissez encore entre pénalité et blessures. Vous avez de la Santé en réserve : subissez la blessure.
tutorial-sanctum-battle-again = Une nouvelle manche commence. Relancez les dés.
tutorial-sanctum-battle-rage = Pas de 3 parmi les dés. Utilisez votre Rage : mettez un dé sur 3.
tutorial-sanctum-battle-win = Assignez-le à la carte : c’est le dernier point faible.
tutorial-sanctum-battle-done = Victoire ! Parmi les héros qui viennent à bout des neuf cartes, celui qui garde le plus de Santé l’emporte.

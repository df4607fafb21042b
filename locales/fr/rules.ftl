# The rule book: its page, and the panel beside a table. The rules themselves are in docs/rules.

rules-of = Règles de { $game }
rules-intro = Chaque règle a un numéro. Quand une table refuse un coup, elle cite la règle qui l’interdit.
rules-search = Chercher un mot ou un numéro
rules-found = { $count ->
    [0] Aucune règle trouvée.
    [one] { $count } règle
   *[other] { $count } règles
}
rules-none = Aucune règle ne contient tous ces mots.
rules-more = et { $count } de plus : ajoutez un mot
rules-contents = Sommaire
rules-chapter = { $number }. { $title }
rules-rulings = { $count ->
    [one] { $count } point ouvert et notre décision
   *[other] { $count } points ouverts et nos décisions
}
rules-link = Lien vers la règle { $id }
rules-no-such = Il n’y a pas de règle { $id }.
rules-whole = Toutes les règles
rules-source = Racontées avec nos mots d’après les règles imprimées. Là où celles-ci se taisent, un point ouvert dit ce qui se passe ici, et pourquoi.
# The parts of the book, in the order in which one learns the game
rules-group-overview = Aperçu
rules-group-setup = Matériel et mise en place
rules-group-turn = Un tour
rules-group-actions = Actions
rules-group-enemies = Ennemis
rules-group-fights = Combats et niveaux
rules-group-final = Les murs et l’affrontement final
rules-group-end = Fin de partie
rules-group-details = Détails

# The overview: a few sentences beside each drawing
rules-overview-bastion-board = Vous êtes des mages et défendez ensemble un bastion : six quartiers autour d’une citadelle, ceints d’une muraille de 24 sections. Vous gagnez ou perdez en équipe.
rules-overview-bastion-channel = À votre phase, vous pouvez vous déplacer, canaliser et attaquer, chaque action une seule fois, dans l’ordre de votre choix. Pour canaliser une source, posez-y un disque et prenez-en trois de sa couleur ; canaliser la tour récupère les disques posés sur les sources.
rules-overview-bastion-attack = Pour vaincre un ennemi de votre quartier, payez sa force en mana de sa couleur, en une seule fois.
rules-overview-bastion-spells = L’ennemi vaincu reste avec vous sous forme de sort. Lancez-le quand il peut servir : certains agissent aussi pendant le tour des autres.
rules-overview-bastion-enemies = Puis vient l’ennemi : un nouveau venu longe la muraille jusqu’au premier obstacle ; quand le camp est vide, c’est l’un des ennemis présents qui avance. Certains en amènent d’autres, se posent dans les quartiers ou s’installent dans la citadelle.
rules-overview-bastion-end = Vous gagnez quand le camp est vide et toute la muraille libre. Si un ennemi doit arriver ou avancer et ne trouve aucune section libre, le bastion tombe.
rules-overview-sanctum-road = Les héros font la course sur une route de cinq actes, jusqu’à la cathédrale du Seigneur des Ténèbres. À chaque tour, une seule chose : avancer, combattre ou se reposer.
rules-overview-sanctum-demons = Avancer attire des démons : choisissez un groupe et prenez-le dans votre zone de combat. Il y reste jusqu’à ce que vous l’affrontiez.
rules-overview-sanctum-fight = Au combat, vous lancez tous vos dés. Un dé qui montre un point faible le touche ; capacités, compétences et Rage modifient les dés.
rules-overview-sanctum-block = Un démon dont tous les points faibles sont touchés est terrassé. Les autres infligent des dégâts : parez-les avec des boucliers, ou subissez des blessures.
rules-overview-sanctum-levels = Un démon terrassé donne des niveaux, et chaque niveau fait monter une gemme d’une case dans votre tableau de compétences. Une compétence vidée de ses gemmes est à vous.
rules-overview-sanctum-items = Sa carte se retourne et devient un objet. Au repos, tous les jetons reviennent, et les gemmes gagnées vous permettent d’équiper vos trouvailles.
rules-overview-sanctum-lord = Derrière les murs attend le Seigneur des Ténèbres : neuf cartes alignées pour chaque héros, et des pénalités qui font mal. Parmi ceux qui les battent toutes, le héros qui garde le plus de Santé l’emporte.

# The About page and its credits.

about-title = À propos de Battlement
about-what = Battlement permet de jouer à deux jeux de société dans le navigateur : Bastion, où des héros défendent ensemble une forteresse, et Sanctum, une course de chasseurs de démons. Avec des bots, avec des amis sur d’autres appareils, ou en se passant le même.
about-unofficial-title = Non officiel
about-unofficial = Ceci est une adaptation non officielle des règles de deux jeux de société. Ni l’éditeur ni les auteurs des jeux ne l’ont réalisée ou approuvée.
about-own-words = Les règles sont racontées avec nos mots. Aucun texte, image, scan ou programme des jeux publiés ne se trouve ici. Ce que montrent les cartes et les plateaux sans qu’aucune règle publique ne le dise a été inventé pour Battlement ; les valeurs imprimées peuvent différer.
about-names = Bastion, Sanctum et les noms de leurs héros et de leurs ennemis appartiennent à leurs ayants droit.
about-fair-title = Des dés et des cartes honnêtes
about-fair = Toutes les cartes et tous les dés d’une partie découlent d’une seule graine. Son empreinte s’affiche au début de la partie et la graine à la fin : chacun peut vérifier que rien n’a été arrangé.
about-credits-title = Crédits
about-icons = Icônes
about-icons-by = Dessinées par { $names }, tirées de
about-icons-changed = Les couleurs, les ombres et les tailles sont de nous, et les contours ont été arrondis pour peser moins.
about-libraries = Logiciels
about-version = Battlement { $version }, sous licence MIT ou Apache-2.0, à votre choix.
about-type = Polices
about-type-by = Alegreya SC et Source Sans 3, toutes deux sous
about-drawn = Dessins
about-drawn-by = Plateaux, cartes, pièces et symboles sont dessinés par la page elle-même, à partir de formes et de motifs. Les couleurs suivent les hachures de l’héraldique, afin qu’on les distingue sans les voir.
about-programs-title = Pour les développeurs
about-programs = Tout ce que fait cette page passe par une API ouverte : des programmes peuvent prendre une place et jouer.
about-openapi = Documentation de l’API
about-tokens = Jetons d’API

# The names of items, skills and cards of Sanctum. The ids are the names of the house set, in small letters.

# Items: weapon
sanctum-item-bent-sabre = Sabre tordu
sanctum-item-iron-cudgel = Gourdin ferré
sanctum-item-miners-pick = Pic de mineur
sanctum-item-tavern-knife = Surin de taverne
sanctum-item-hunting-bow = Arc de chasse
sanctum-item-reaping-hook = Faucille
sanctum-item-skinning-knife = Couteau à dépecer
sanctum-item-leather-sling = Fronde de cuir
sanctum-item-apprentice-wand = Baguette d’apprenti
sanctum-item-fencing-foil = Fleuret
sanctum-item-throwing-dart = Dard de jet
sanctum-item-needle-dagger = Dague-aiguille
sanctum-item-spiked-buckler = Targe à pointes
sanctum-item-broad-axe = Hache large
sanctum-item-composite-bow = Arc composite
sanctum-item-twin-sickles = Double faucille
sanctum-item-rune-sword = Épée runique
sanctum-item-throwing-stars = Étoiles de jet
sanctum-item-giants-maul = Masse de géant
sanctum-item-flame-sword = Épée de flamme
sanctum-item-dragonbone-bow = Arc en os de dragon
sanctum-item-viper-blades = Lames de vipère
sanctum-item-storm-staff = Bâton d’orage
sanctum-item-mirror-blade = Lame miroir

# Items: head
sanctum-item-leather-cap = Bonnet de cuir
sanctum-item-dented-helmet = Casque cabossé
sanctum-item-feathered-hat = Chapeau à Plume
sanctum-item-hermits-cowl = Capuche d’ermite
sanctum-item-seers-hood = Capuchon de Voyant
sanctum-item-silver-circlet = Bandeau d’argent
sanctum-item-horned-helm = Heaume cornu
sanctum-item-war-crown = Casque royal
sanctum-item-antler-crown = Ramure de cerf
sanctum-item-rangers-hood = Capuche sylvestre
sanctum-item-scholars-cap = Toque d’érudit
sanctum-item-star-diadem = Diadème étoilé
sanctum-item-oracles-crown = Couronne d’oracle
sanctum-item-dreamers-veil = Voile du rêveur

# Items: body
sanctum-item-quilted-vest = Gilet matelassé
sanctum-item-smiths-apron = Tablier de forge
sanctum-item-hide-coat = Pelisse
sanctum-item-bark-vest = Peau d’écorce
sanctum-item-novice-robe = Robe de novice
sanctum-item-pilgrims-robe = Robe de pèlerin
sanctum-item-chain-shirt = Cotte de mailles
sanctum-item-brigandine = Brigandine
sanctum-item-scale-vest = Broigne
sanctum-item-thorn-jacket = Veste d’épines
sanctum-item-warded-robe = Robe à glyphes
sanctum-item-crystal-mail = Maille de cristal
sanctum-item-dragon-plate = Armure de dragon
sanctum-item-warlords-cuirass = Cuirasse de guerre
sanctum-item-wyvern-coat = Cuir de vouivre
sanctum-item-shadow-cloak = Cape d’ombre
sanctum-item-archmages-robe = Robe d’archimage
sanctum-item-moonlit-mail = Maille lunaire

# Items: boots
sanctum-item-marching-boots = Bottes de marche
sanctum-item-nailed-boots = Bottes cloutées
sanctum-item-rope-sandals = Sandales de corde
sanctum-item-soft-moccasins = Mocassins souples
sanctum-item-felt-slippers = Chaussons feutrés
sanctum-item-monks-sandals = Sandales de moine
sanctum-item-iron-greaves = Grèves de fer
sanctum-item-riding-boots = Bottes cavalières
sanctum-item-lynx-boots = Bottes de lynx
sanctum-item-swift-shoes = Souliers vifs
sanctum-item-acrobat-shoes = Souliers d’Acrobate
sanctum-item-cloud-slippers = Chaussons de nuage
sanctum-item-falcon-boots = Bottes du faucon
sanctum-item-panther-boots = Bottes de panthère

# Items: amulet
sanctum-item-wolf-fang = Croc de loup
sanctum-item-garnet-bead = Perle de grenat
sanctum-item-clover-charm = Trèfle fétiche
sanctum-item-carved-acorn = Noisette gravée
sanctum-item-moon-pendant = Pendentif lunaire
sanctum-item-crystal-shard = Éclat de cristal
sanctum-item-blood-ruby = Rubis de sang
sanctum-item-lion-medal = Sceau du lion
sanctum-item-jade-beetle = Scarabée de jade
sanctum-item-serpent-coil = Nœud de serpent
sanctum-item-sapphire-drop = Goutte de saphir
sanctum-item-owl-talisman = Talisman du hibou
sanctum-item-phoenix-feather = Plume de phénix
sanctum-item-heart-of-fire = Cœur de feu

# Skills of the Huntress
sanctum-skill-steady-breath = Souffle calme
sanctum-skill-warning-shot = Coup de semonce
sanctum-skill-snare = Collet
sanctum-skill-marked-prey = Proie marquée
sanctum-skill-hawk-eye = Œil d’aigle
sanctum-skill-patience = Patience
sanctum-skill-surge = Afflux
sanctum-skill-long-watch = Longue veille
sanctum-skill-second-arrow = Seconde flèche

# Skills of the Outlaw
sanctum-skill-blood-price = Prix du sang
sanctum-skill-hard-living = Vie à la dure
sanctum-skill-venom-blade = Lame venimeuse
sanctum-skill-deep-pockets = Poches profondes
sanctum-skill-black-market = Marché noir
sanctum-skill-tough-hide = Cuir épais
sanctum-skill-mixed-brew = Mélange maison
sanctum-skill-smoke-bomb = Fumigène
sanctum-skill-clear-head = Tête froide

# Skills of the Slayer
sanctum-skill-twin-furies = Double fureur
sanctum-skill-old-scars = Cicatrices
sanctum-skill-berserk = Frénésie
sanctum-skill-iron-skin = Peau de fer
sanctum-skill-shield-wall = Mur de boucliers
sanctum-skill-daily-drill = Entraînement
sanctum-skill-solemn-oath = Serment solennel
sanctum-skill-ward = Garde
sanctum-skill-heavy-blow = Frappe lourde

# Skills of the Dancer
sanctum-skill-double-strike = Double Frappe
sanctum-skill-mirror-step = Pas miroir
sanctum-skill-rehearsal = Répétition
sanctum-skill-grace = Grâce
sanctum-skill-pirouette = Pirouette
sanctum-skill-whirl = Volte
sanctum-skill-give-way = Céder le pas
sanctum-skill-long-stride = Longue foulée
sanctum-skill-veil = Voile

# Cards of the Demon Lord
sanctum-lord-withering = Flétrissure
sanctum-lord-iron-yoke = Joug de fer
sanctum-lord-grave-chill = Froid sépulcral
sanctum-lord-hollow-hunger = Faim béante
sanctum-lord-cold-whisper = Murmure glacé
sanctum-lord-gnawing-doubt = Doute lancinant
sanctum-lord-drowned-mind = Esprit noyé
sanctum-lord-black-fog = Brume noire
sanctum-lord-broken-prayer = Prière brisée
sanctum-lord-silent-altar = Autel muet
sanctum-lord-fallen-saint = Saint déchu
sanctum-lord-rust = Rouille
sanctum-lord-creeping-rot = Lente pourriture
sanctum-lord-ashen-breath = Souffle de cendre
sanctum-lord-shadow-brand = Stigmate d’ombre
sanctum-lord-black-flame = Flamme noire
sanctum-lord-burning-oath = Serment brûlant
sanctum-lord-pale-frost = Givre pâle
sanctum-lord-dead-water = Eau morte
sanctum-lord-violet-dusk = Soir violet
sanctum-lord-dread = Effroi
sanctum-lord-chained-wrath = Colère enchaînée
sanctum-lord-numb-hands = Mains gourdes
sanctum-lord-blind-terror = Terreur aveugle
sanctum-lord-cruel-mercy = Cruelle pitié
sanctum-lord-open-wound = Plaie ouverte
sanctum-lord-falling-sky = Chute du ciel
sanctum-lord-cinder-rain = Pluie de braises
sanctum-lord-last-toll = Dernier glas
sanctum-lord-severed-thread = Fil tranché
sanctum-lord-bitter-cup = Coupe amère
sanctum-lord-poisoned-well = Puits empoisonné
sanctum-lord-dark-bargain = Pacte obscur

# Fury cards
sanctum-fury-crushing-grip = Poigne broyeuse
sanctum-fury-shrill-cry = Cri strident
sanctum-fury-stolen-light = Lumière volée
sanctum-fury-black-claw = Griffe noire
sanctum-fury-spreading-stain = Souillure rampante
sanctum-fury-searing-mark = Marque ardente
sanctum-fury-ice-shackle = Fers de glace
sanctum-fury-dark-vein = Veine sombre
sanctum-fury-mocking-laugh = Rire moqueur
sanctum-fury-vain-strike = Vaine frappe
sanctum-fury-grim-tribute = Sinistre tribut
sanctum-fury-heavy-chains = Lourdes chaînes
sanctum-fury-twisting-fate = Destin retors
sanctum-fury-broken-omen = Présage brisé
sanctum-fury-snapping-jaws = Mâchoires avides
sanctum-fury-torn-banner = Étendard lacéré
sanctum-fury-shifting-mask = Masque changeant
sanctum-fury-false-shape = Faux-semblant

# The names of items, skills and cards of Sanctum. The ids are the names of the house set, in small letters.

# Items: weapon
sanctum-item-bent-sabre = Krzywa szabla
sanctum-item-iron-cudgel = Żelazna pałka
sanctum-item-miners-pick = Kilof górnika
sanctum-item-tavern-knife = Nóż z karczmy
sanctum-item-hunting-bow = Łuk myśliwski
sanctum-item-reaping-hook = Sierp żniwiarza
sanctum-item-skinning-knife = Nóż do skór
sanctum-item-leather-sling = Skórzana proca
sanctum-item-apprentice-wand = Różdżka ucznia
sanctum-item-fencing-foil = Lekki floret
sanctum-item-throwing-dart = Ostra rzutka
sanctum-item-needle-dagger = Mizerykordia
sanctum-item-spiked-buckler = Kolczasty puklerz
sanctum-item-broad-axe = Szeroki topór
sanctum-item-composite-bow = Łuk refleksyjny
sanctum-item-twin-sickles = Para sierpów
sanctum-item-rune-sword = Runiczny miecz
sanctum-item-throwing-stars = Stalowe gwiazdy
sanctum-item-giants-maul = Młot olbrzyma
sanctum-item-flame-sword = Ognisty miecz
sanctum-item-dragonbone-bow = Łuk z kości smoka
sanctum-item-viper-blades = Ostrza żmii
sanctum-item-storm-staff = Kostur burzy
sanctum-item-mirror-blade = Lustrzane ostrze

# Items: head
sanctum-item-leather-cap = Skórzana czapka
sanctum-item-dented-helmet = Poobijany hełm
sanctum-item-feathered-hat = Czapka z piórkami
sanctum-item-hermits-cowl = Kaptur pustelnika
sanctum-item-seers-hood = Kaptur wieszczka
sanctum-item-silver-circlet = Srebrna opaska
sanctum-item-horned-helm = Rogaty hełm
sanctum-item-war-crown = Korona wojny
sanctum-item-antler-crown = Korona z poroża
sanctum-item-rangers-hood = Kaptur tropiciela
sanctum-item-scholars-cap = Biret uczonego
sanctum-item-star-diadem = Gwiezdny diadem
sanctum-item-oracles-crown = Korona wyroczni
sanctum-item-dreamers-veil = Welon snów

# Items: body
sanctum-item-quilted-vest = Przeszywanica
sanctum-item-smiths-apron = Fartuch kowala
sanctum-item-hide-coat = Skórznia
sanctum-item-bark-vest = Kaftan z kory
sanctum-item-novice-robe = Szata adepta
sanctum-item-pilgrims-robe = Szata pielgrzyma
sanctum-item-chain-shirt = Kolczuga
sanctum-item-brigandine = Brygantyna
sanctum-item-scale-vest = Karacena
sanctum-item-thorn-jacket = Kurta z cierni
sanctum-item-warded-robe = Zaklęta szata
sanctum-item-crystal-mail = Zbroja z kryształu
sanctum-item-dragon-plate = Smocza zbroja
sanctum-item-warlords-cuirass = Kirys hetmana
sanctum-item-wyvern-coat = Skóra wiwerny
sanctum-item-shadow-cloak = Płaszcz cieni
sanctum-item-archmages-robe = Szata arcymaga
sanctum-item-moonlit-mail = Księżycowa zbroja

# Items: boots
sanctum-item-marching-boots = Buty piechura
sanctum-item-nailed-boots = Podkute buty
sanctum-item-rope-sandals = Łapcie z łyka
sanctum-item-soft-moccasins = Miękkie mokasyny
sanctum-item-felt-slippers = Filcowe kapcie
sanctum-item-monks-sandals = Sandały mnicha
sanctum-item-iron-greaves = Nagolenice
sanctum-item-riding-boots = Buty jeźdźca
sanctum-item-lynx-boots = Buty rysia
sanctum-item-swift-shoes = Chyże trzewiki
sanctum-item-acrobat-shoes = Buty akrobaty
sanctum-item-cloud-slippers = Kapcie z chmur
sanctum-item-falcon-boots = Buty sokoła
sanctum-item-panther-boots = Buty pantery

# Items: amulet
sanctum-item-wolf-fang = Wilczy kieł
sanctum-item-garnet-bead = Koralik granatu
sanctum-item-clover-charm = Koniczynka
sanctum-item-carved-acorn = Rzeźbiony żołądź
sanctum-item-moon-pendant = Srebrna lunula
sanctum-item-crystal-shard = Okruch kryształu
sanctum-item-blood-ruby = Krwawy rubin
sanctum-item-lion-medal = Medal z lwem
sanctum-item-jade-beetle = Żuk z jadeitu
sanctum-item-serpent-coil = Splot węża
sanctum-item-sapphire-drop = Szafirowa łza
sanctum-item-owl-talisman = Sowi talizman
sanctum-item-phoenix-feather = Pióro feniksa
sanctum-item-heart-of-fire = Serce ognia

# Skills of the Huntress
sanctum-skill-steady-breath = Równy oddech
sanctum-skill-warning-shot = Na postrach
sanctum-skill-snare = Sidła
sanctum-skill-marked-prey = Upatrzony łup
sanctum-skill-hawk-eye = Sokole oko
sanctum-skill-patience = Cierpliwość
sanctum-skill-surge = Przypływ mocy
sanctum-skill-long-watch = Długa warta
sanctum-skill-second-arrow = Druga strzała

# Skills of the Outlaw
sanctum-skill-blood-price = Cena krwi
sanctum-skill-hard-living = Twarde życie
sanctum-skill-venom-blade = Zatrute ostrze
sanctum-skill-deep-pockets = Pojemne sakwy
sanctum-skill-black-market = Czarny rynek
sanctum-skill-tough-hide = Gruba skóra
sanctum-skill-mixed-brew = Mieszanka
sanctum-skill-smoke-bomb = Bomba dymna
sanctum-skill-clear-head = Trzeźwy umysł

# Skills of the Slayer
sanctum-skill-twin-furies = Podwójny szał
sanctum-skill-old-scars = Stare blizny
sanctum-skill-berserk = Amok
sanctum-skill-iron-skin = Żelazna skóra
sanctum-skill-shield-wall = Mur tarcz
sanctum-skill-daily-drill = Musztra
sanctum-skill-solemn-oath = Ślubowanie
sanctum-skill-ward = Osłona
sanctum-skill-heavy-blow = Potężny cios

# Skills of the Dancer
sanctum-skill-double-strike = Podwójne uderzenie
sanctum-skill-mirror-step = Lustrzany krok
sanctum-skill-rehearsal = Próba
sanctum-skill-grace = Gracja
sanctum-skill-pirouette = Piruet
sanctum-skill-whirl = Wir
sanctum-skill-give-way = Krok w tył
sanctum-skill-long-stride = Długi krok
sanctum-skill-veil = Woal

# Cards of the Demon Lord
sanctum-lord-withering = Uwiąd
sanctum-lord-iron-yoke = Jarzmo
sanctum-lord-grave-chill = Grobowy chłód
sanctum-lord-hollow-hunger = Głodna pustka
sanctum-lord-cold-whisper = Zimny szept
sanctum-lord-gnawing-doubt = Robak zwątpienia
sanctum-lord-drowned-mind = Zatopiony umysł
sanctum-lord-black-fog = Czarna mgła
sanctum-lord-broken-prayer = Urwana modlitwa
sanctum-lord-silent-altar = Niemy ołtarz
sanctum-lord-fallen-saint = Upadły święty
sanctum-lord-rust = Rdza
sanctum-lord-creeping-rot = Zgnilizna
sanctum-lord-ashen-breath = Oddech popiołu
sanctum-lord-shadow-brand = Piętno cienia
sanctum-lord-black-flame = Czarny płomień
sanctum-lord-burning-oath = Ognista przysięga
sanctum-lord-pale-frost = Blady szron
sanctum-lord-dead-water = Martwa woda
sanctum-lord-violet-dusk = Fioletowy zmrok
sanctum-lord-dread = Trwoga
sanctum-lord-chained-wrath = Gniew w okowach
sanctum-lord-numb-hands = Drętwe dłonie
sanctum-lord-blind-terror = Ślepy strach
sanctum-lord-cruel-mercy = Okrutna łaska
sanctum-lord-open-wound = Otwarta rana
sanctum-lord-falling-sky = Upadek nieba
sanctum-lord-cinder-rain = Deszcz żaru
sanctum-lord-last-toll = Podzwonne
sanctum-lord-severed-thread = Zerwana nić
sanctum-lord-bitter-cup = Czara goryczy
sanctum-lord-poisoned-well = Zatruta studnia
sanctum-lord-dark-bargain = Mroczny pakt

# Fury cards
sanctum-fury-crushing-grip = Miażdżący uścisk
sanctum-fury-shrill-cry = Ostry wrzask
sanctum-fury-stolen-light = Skradziony blask
sanctum-fury-black-claw = Czarny szpon
sanctum-fury-spreading-stain = Rosnąca skaza
sanctum-fury-searing-mark = Palące znamię
sanctum-fury-ice-shackle = Okowy lodu
sanctum-fury-dark-vein = Ciemna żyła
sanctum-fury-mocking-laugh = Szyderczy śmiech
sanctum-fury-vain-strike = Daremny cios
sanctum-fury-grim-tribute = Ponura danina
sanctum-fury-heavy-chains = Ciężkie łańcuchy
sanctum-fury-twisting-fate = Przewrotny los
sanctum-fury-broken-omen = Złamana wróżba
sanctum-fury-snapping-jaws = Kłapiące szczęki
sanctum-fury-torn-banner = Podarty sztandar
sanctum-fury-shifting-mask = Zmienna maska
sanctum-fury-false-shape = Złudna postać

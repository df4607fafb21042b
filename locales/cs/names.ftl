# The names of items, skills and cards of Sanctum. The ids are the names of the house set, in small letters.

# Items: weapon
sanctum-item-bent-sabre = Křivá šavle
sanctum-item-iron-cudgel = Železný kyj
sanctum-item-miners-pick = Havířský krumpáč
sanctum-item-tavern-knife = Hospodský nůž
sanctum-item-hunting-bow = Lovecký luk
sanctum-item-reaping-hook = Ženecký srp
sanctum-item-skinning-knife = Stahovací nůž
sanctum-item-leather-sling = Kožený prak
sanctum-item-apprentice-wand = Učňovská hůlka
sanctum-item-fencing-foil = Pružný fleret
sanctum-item-throwing-dart = Vrhací šipka
sanctum-item-needle-dagger = Jehlová dýka
sanctum-item-spiked-buckler = Ostnatý puklíř
sanctum-item-broad-axe = Širočina
sanctum-item-composite-bow = Reflexní luk
sanctum-item-twin-sickles = Dvojice srpů
sanctum-item-rune-sword = Runový meč
sanctum-item-throwing-stars = Vrhací hvězdice
sanctum-item-giants-maul = Obrova palice
sanctum-item-flame-sword = Plamenný meč
sanctum-item-dragonbone-bow = Luk z dračí kosti
sanctum-item-viper-blades = Zmijí čepele
sanctum-item-storm-staff = Hůl bouří
sanctum-item-mirror-blade = Zrcadlová čepel

# Items: head
sanctum-item-leather-cap = Kožená čapka
sanctum-item-dented-helmet = Promáčklá helma
sanctum-item-feathered-hat = Lovecká čapka
sanctum-item-hermits-cowl = Kápě samotáře
sanctum-item-seers-hood = Cestovní kápě
sanctum-item-silver-circlet = Stříbrná čelenka
sanctum-item-horned-helm = Rohatá přilba
sanctum-item-war-crown = Koruna bitev
sanctum-item-antler-crown = Koruna z parohů
sanctum-item-rangers-hood = Kapuce stopaře
sanctum-item-scholars-cap = Učencův baret
sanctum-item-star-diadem = Hvězdný diadém
sanctum-item-oracles-crown = Koruna věštkyně
sanctum-item-dreamers-veil = Závoj snů

# Items: body
sanctum-item-quilted-vest = Prošívanice
sanctum-item-smiths-apron = Kovářská zástěra
sanctum-item-hide-coat = Kožený kabát
sanctum-item-bark-vest = Vesta z kůry
sanctum-item-novice-robe = Roucho novice
sanctum-item-pilgrims-robe = Roucho poutníka
sanctum-item-chain-shirt = Drátěná košile
sanctum-item-brigandine = Brigandina
sanctum-item-scale-vest = Šupinová vesta
sanctum-item-thorn-jacket = Trnová kazajka
sanctum-item-warded-robe = Roucho ochrany
sanctum-item-crystal-mail = Křišťálová zbroj
sanctum-item-dragon-plate = Dračí pláty
sanctum-item-warlords-cuirass = Vojevůdcův kyrys
sanctum-item-wyvern-coat = Wyverní kabát
sanctum-item-shadow-cloak = Plášť stínů
sanctum-item-archmages-robe = Roucho arcimága
sanctum-item-moonlit-mail = Měsíční zbroj

# Items: boots
sanctum-item-marching-boots = Pochodové boty
sanctum-item-nailed-boots = Okované boty
sanctum-item-rope-sandals = Konopné sandály
sanctum-item-soft-moccasins = Měkké mokasíny
sanctum-item-felt-slippers = Plstěné bačkory
sanctum-item-monks-sandals = Mnišské sandály
sanctum-item-iron-greaves = Železné holenice
sanctum-item-riding-boots = Jezdecké boty
sanctum-item-lynx-boots = Rysí boty
sanctum-item-swift-shoes = Hbité střevíce
sanctum-item-acrobat-shoes = Tichošlapné střevíce
sanctum-item-cloud-slippers = Oblačné střevíce
sanctum-item-falcon-boots = Sokolí boty
sanctum-item-panther-boots = Panteří boty

# Items: amulet
sanctum-item-wolf-fang = Vlčí tesák
sanctum-item-garnet-bead = Rudý korálek
sanctum-item-clover-charm = Čtyřlístek
sanctum-item-carved-acorn = Vyřezaný žalud
sanctum-item-moon-pendant = Přívěsek luny
sanctum-item-crystal-shard = Střep křišťálu
sanctum-item-blood-ruby = Krvavý rubín
sanctum-item-lion-medal = Lví medaile
sanctum-item-jade-beetle = Nefritový brouk
sanctum-item-serpent-coil = Hadí smyčka
sanctum-item-sapphire-drop = Safírová slza
sanctum-item-owl-talisman = Soví talisman
sanctum-item-phoenix-feather = Fénixovo pero
sanctum-item-heart-of-fire = Srdce ohně

# Skills of the Huntress
sanctum-skill-steady-breath = Klidný dech
sanctum-skill-warning-shot = Varovná střela
sanctum-skill-snare = Léčka
sanctum-skill-marked-prey = Označená kořist
sanctum-skill-hawk-eye = Ostříží zrak
sanctum-skill-patience = Trpělivost
sanctum-skill-surge = Příval energie
sanctum-skill-long-watch = Dlouhá hlídka
sanctum-skill-second-arrow = Druhý šíp

# Skills of the Outlaw
sanctum-skill-blood-price = Krvavá daň
sanctum-skill-hard-living = Tvrdý život
sanctum-skill-venom-blade = Jedová čepel
sanctum-skill-deep-pockets = Hluboké kapsy
sanctum-skill-black-market = Černý trh
sanctum-skill-tough-hide = Hroší kůže
sanctum-skill-mixed-brew = Míchaný odvar
sanctum-skill-smoke-bomb = Dýmovnice
sanctum-skill-clear-head = Čistá hlava

# Skills of the Slayer
sanctum-skill-twin-furies = Dvojí zuřivost
sanctum-skill-old-scars = Staré jizvy
sanctum-skill-berserk = Běsnění
sanctum-skill-iron-skin = Železná kůže
sanctum-skill-shield-wall = Hradba štítů
sanctum-skill-daily-drill = Denní dril
sanctum-skill-solemn-oath = Svatá přísaha
sanctum-skill-ward = Ochrana
sanctum-skill-heavy-blow = Drtivý úder

# Skills of the Dancer
sanctum-skill-double-strike = Dvojitý úder
sanctum-skill-mirror-step = Zrcadlový krok
sanctum-skill-rehearsal = Zkouška
sanctum-skill-grace = Ladnost
sanctum-skill-pirouette = Pirueta
sanctum-skill-whirl = Vír
sanctum-skill-give-way = Ústupek
sanctum-skill-long-stride = Dlouhý krok
sanctum-skill-veil = Závoj

# Cards of the Demon Lord
sanctum-lord-withering = Chřadnutí
sanctum-lord-iron-yoke = Železné jho
sanctum-lord-grave-chill = Hrobový chlad
sanctum-lord-hollow-hunger = Bezedný hlad
sanctum-lord-cold-whisper = Mrazivý šepot
sanctum-lord-gnawing-doubt = Červ pochybností
sanctum-lord-drowned-mind = Utopená mysl
sanctum-lord-black-fog = Černá mlha
sanctum-lord-broken-prayer = Zlomená modlitba
sanctum-lord-silent-altar = Němý oltář
sanctum-lord-fallen-saint = Padlý světec
sanctum-lord-rust = Rez
sanctum-lord-creeping-rot = Plíživá hniloba
sanctum-lord-ashen-breath = Dech popela
sanctum-lord-shadow-brand = Cejch stínů
sanctum-lord-black-flame = Černý plamen
sanctum-lord-burning-oath = Hořící přísaha
sanctum-lord-pale-frost = Bledý mráz
sanctum-lord-dead-water = Mrtvá voda
sanctum-lord-violet-dusk = Fialové šero
sanctum-lord-dread = Děs
sanctum-lord-chained-wrath = Spoutaný hněv
sanctum-lord-numb-hands = Zkřehlé ruce
sanctum-lord-blind-terror = Slepá hrůza
sanctum-lord-cruel-mercy = Krutá milost
sanctum-lord-open-wound = Otevřená rána
sanctum-lord-falling-sky = Padající nebe
sanctum-lord-cinder-rain = Žhavý déšť
sanctum-lord-last-toll = Umíráček
sanctum-lord-severed-thread = Přetržená nit
sanctum-lord-bitter-cup = Hořký kalich
sanctum-lord-poisoned-well = Otrávená studna
sanctum-lord-dark-bargain = Temná dohoda

# Fury cards
sanctum-fury-crushing-grip = Drtivý stisk
sanctum-fury-shrill-cry = Ječivý skřek
sanctum-fury-stolen-light = Ukradené světlo
sanctum-fury-black-claw = Černý spár
sanctum-fury-spreading-stain = Bující skvrna
sanctum-fury-searing-mark = Žhavý cejch
sanctum-fury-ice-shackle = Ledové pouto
sanctum-fury-dark-vein = Temná žíla
sanctum-fury-mocking-laugh = Výsměch
sanctum-fury-vain-strike = Marný výpad
sanctum-fury-grim-tribute = Chmurná daň
sanctum-fury-heavy-chains = Těžké okovy
sanctum-fury-twisting-fate = Zvrat osudu
sanctum-fury-broken-omen = Zlá předzvěst
sanctum-fury-snapping-jaws = Lačné čelisti
sanctum-fury-torn-banner = Potrhaný prapor
sanctum-fury-shifting-mask = Měnivá maska
sanctum-fury-false-shape = Klamná podoba

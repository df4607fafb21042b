# The names of items, skills and cards of Sanctum. The ids are the names of the house set, in small letters.

# Items: weapon
sanctum-item-bent-sabre = Bent Sabre
sanctum-item-iron-cudgel = Iron Cudgel
sanctum-item-miners-pick = Miner’s Pick
sanctum-item-tavern-knife = Tavern Knife
sanctum-item-hunting-bow = Hunting Bow
sanctum-item-reaping-hook = Reaping Hook
sanctum-item-skinning-knife = Skinning Knife
sanctum-item-leather-sling = Leather Sling
sanctum-item-apprentice-wand = Apprentice Wand
sanctum-item-fencing-foil = Fencing Foil
sanctum-item-throwing-dart = Throwing Dart
sanctum-item-needle-dagger = Needle Dagger
sanctum-item-spiked-buckler = Spiked Buckler
sanctum-item-broad-axe = Broad Axe
sanctum-item-composite-bow = Composite Bow
sanctum-item-twin-sickles = Twin Sickles
sanctum-item-rune-sword = Rune Sword
sanctum-item-throwing-stars = Throwing Stars
sanctum-item-giants-maul = Giant’s Maul
sanctum-item-flame-sword = Flame Sword
sanctum-item-dragonbone-bow = Dragonbone Bow
sanctum-item-viper-blades = Viper Blades
sanctum-item-storm-staff = Storm Staff
sanctum-item-mirror-blade = Mirror Blade

# Items: head
sanctum-item-leather-cap = Leather Cap
sanctum-item-dented-helmet = Dented Helmet
sanctum-item-feathered-hat = Feathered Hat
sanctum-item-hermits-cowl = Hermit’s Cowl
sanctum-item-seers-hood = Seer’s Hood
sanctum-item-silver-circlet = Silver Circlet
sanctum-item-horned-helm = Horned Helm
sanctum-item-war-crown = War Crown
sanctum-item-antler-crown = Antler Crown
sanctum-item-rangers-hood = Ranger’s Hood
sanctum-item-scholars-cap = Scholar’s Cap
sanctum-item-star-diadem = Star Diadem
sanctum-item-oracles-crown = Oracle’s Crown
sanctum-item-dreamers-veil = Dreamer’s Veil

# Items: body
sanctum-item-quilted-vest = Quilted Vest
sanctum-item-smiths-apron = Smith’s Apron
sanctum-item-hide-coat = Hide Coat
sanctum-item-bark-vest = Bark Vest
sanctum-item-novice-robe = Novice Robe
sanctum-item-pilgrims-robe = Pilgrim’s Robe
sanctum-item-chain-shirt = Chain Shirt
sanctum-item-brigandine = Brigandine
sanctum-item-scale-vest = Scale Vest
sanctum-item-thorn-jacket = Thorn Jacket
sanctum-item-warded-robe = Warded Robe
sanctum-item-crystal-mail = Crystal Mail
sanctum-item-dragon-plate = Dragon Plate
sanctum-item-warlords-cuirass = Warlord’s Cuirass
sanctum-item-wyvern-coat = Wyvern Coat
sanctum-item-shadow-cloak = Shadow Cloak
sanctum-item-archmages-robe = Archmage’s Robe
sanctum-item-moonlit-mail = Moonlit Mail

# Items: boots
sanctum-item-marching-boots = Marching Boots
sanctum-item-nailed-boots = Nailed Boots
sanctum-item-rope-sandals = Rope Sandals
sanctum-item-soft-moccasins = Soft Moccasins
sanctum-item-felt-slippers = Felt Slippers
sanctum-item-monks-sandals = Monk’s Sandals
sanctum-item-iron-greaves = Iron Greaves
sanctum-item-riding-boots = Riding Boots
sanctum-item-lynx-boots = Lynx Boots
sanctum-item-swift-shoes = Swift Shoes
sanctum-item-acrobat-shoes = Acrobat Shoes
sanctum-item-cloud-slippers = Cloud Slippers
sanctum-item-falcon-boots = Falcon Boots
sanctum-item-panther-boots = Panther Boots

# Items: amulet
sanctum-item-wolf-fang = Wolf Fang
sanctum-item-garnet-bead = Garnet Bead
sanctum-item-clover-charm = Clover Charm
sanctum-item-carved-acorn = Carved Acorn
sanctum-item-moon-pendant = Moon Pendant
sanctum-item-crystal-shard = Crystal Shard
sanctum-item-blood-ruby = Blood Ruby
sanctum-item-lion-medal = Lion Medal
sanctum-item-jade-beetle = Jade Beetle
sanctum-item-serpent-coil = Serpent Coil
sanctum-item-sapphire-drop = Sapphire Drop
sanctum-item-owl-talisman = Owl Talisman
sanctum-item-phoenix-feather = Phoenix Feather
sanctum-item-heart-of-fire = Heart of Fire

# Skills of the Huntress
sanctum-skill-steady-breath = Steady Breath
sanctum-skill-warning-shot = Warning Shot
sanctum-skill-snare = Snare
sanctum-skill-marked-prey = Marked Prey
sanctum-skill-hawk-eye = Hawk Eye
sanctum-skill-patience = Patience
sanctum-skill-surge = Surge
sanctum-skill-long-watch = Long Watch
sanctum-skill-second-arrow = Second Arrow

# Skills of the Outlaw
sanctum-skill-blood-price = Blood Price
sanctum-skill-hard-living = Hard Living
sanctum-skill-venom-blade = Venom Blade
sanctum-skill-deep-pockets = Deep Pockets
sanctum-skill-black-market = Black Market
sanctum-skill-tough-hide = Tough Hide
sanctum-skill-mixed-brew = Mixed Brew
sanctum-skill-smoke-bomb = Smoke Bomb
sanctum-skill-clear-head = Clear Head

# Skills of the Slayer
sanctum-skill-twin-furies = Twin Furies
sanctum-skill-old-scars = Old Scars
sanctum-skill-berserk = Berserk
sanctum-skill-iron-skin = Iron Skin
sanctum-skill-shield-wall = Shield Wall
sanctum-skill-daily-drill = Daily Drill
sanctum-skill-solemn-oath = Solemn Oath
sanctum-skill-ward = Ward
sanctum-skill-heavy-blow = Heavy Blow

# Skills of the Dancer
sanctum-skill-double-strike = Double Strike
sanctum-skill-mirror-step = Mirror Step
sanctum-skill-rehearsal = Rehearsal
sanctum-skill-grace = Grace
sanctum-skill-pirouette = Pirouette
sanctum-skill-whirl = Whirl
sanctum-skill-give-way = Give Way
sanctum-skill-long-stride = Long Stride
sanctum-skill-veil = Veil

# Cards of the Demon Lord
sanctum-lord-withering = Withering
sanctum-lord-iron-yoke = Iron Yoke
sanctum-lord-grave-chill = Grave Chill
sanctum-lord-hollow-hunger = Hollow Hunger
sanctum-lord-cold-whisper = Cold Whisper
sanctum-lord-gnawing-doubt = Gnawing Doubt
sanctum-lord-drowned-mind = Drowned Mind
sanctum-lord-black-fog = Black Fog
sanctum-lord-broken-prayer = Broken Prayer
sanctum-lord-silent-altar = Silent Altar
sanctum-lord-fallen-saint = Fallen Saint
sanctum-lord-rust = Rust
sanctum-lord-creeping-rot = Creeping Rot
sanctum-lord-ashen-breath = Ashen Breath
sanctum-lord-shadow-brand = Shadow Brand
sanctum-lord-black-flame = Black Flame
sanctum-lord-burning-oath = Burning Oath
sanctum-lord-pale-frost = Pale Frost
sanctum-lord-dead-water = Dead Water
sanctum-lord-violet-dusk = Violet Dusk
sanctum-lord-dread = Dread
sanctum-lord-chained-wrath = Chained Wrath
sanctum-lord-numb-hands = Numb Hands
sanctum-lord-blind-terror = Blind Terror
sanctum-lord-cruel-mercy = Cruel Mercy
sanctum-lord-open-wound = Open Wound
sanctum-lord-falling-sky = Falling Sky
sanctum-lord-cinder-rain = Cinder Rain
sanctum-lord-last-toll = Last Toll
sanctum-lord-severed-thread = Severed Thread
sanctum-lord-bitter-cup = Bitter Cup
sanctum-lord-poisoned-well = Poisoned Well
sanctum-lord-dark-bargain = Dark Bargain

# Fury cards
sanctum-fury-crushing-grip = Crushing Grip
sanctum-fury-shrill-cry = Shrill Cry
sanctum-fury-stolen-light = Stolen Light
sanctum-fury-black-claw = Black Claw
sanctum-fury-spreading-stain = Spreading Stain
sanctum-fury-searing-mark = Searing Mark
sanctum-fury-ice-shackle = Ice Shackle
sanctum-fury-dark-vein = Dark Vein
sanctum-fury-mocking-laugh = Mocking Laugh
sanctum-fury-vain-strike = Vain Strike
sanctum-fury-grim-tribute = Grim Tribute
sanctum-fury-heavy-chains = Heavy Chains
sanctum-fury-twisting-fate = Twisting Fate
sanctum-fury-broken-omen = Broken Omen
sanctum-fury-snapping-jaws = Snapping Jaws
sanctum-fury-torn-banner = Torn Banner
sanctum-fury-shifting-mask = Shifting Mask
sanctum-fury-false-shape = False Shape

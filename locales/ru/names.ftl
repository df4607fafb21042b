# The names of items, skills and cards of Sanctum. The ids are the names of the house set, in small letters.

# Items: weapon
sanctum-item-bent-sabre = Гнутая сабля
sanctum-item-iron-cudgel = Грубая палица
sanctum-item-miners-pick = Кирка рудокопа
sanctum-item-tavern-knife = Трактирный нож
sanctum-item-hunting-bow = Охотничий лук
sanctum-item-reaping-hook = Серп жницы
sanctum-item-skinning-knife = Нож скорняка
sanctum-item-leather-sling = Кожаная праща
sanctum-item-apprentice-wand = Жезл ученика
sanctum-item-fencing-foil = Лёгкая рапира
sanctum-item-throwing-dart = Острый дротик
sanctum-item-needle-dagger = Кинжал-игла
sanctum-item-spiked-buckler = Баклер с шипом
sanctum-item-broad-axe = Секира
sanctum-item-composite-bow = Составной лук
sanctum-item-twin-sickles = Парные серпы
sanctum-item-rune-sword = Рунный меч
sanctum-item-throwing-stars = Стальные звёзды
sanctum-item-giants-maul = Молот великана
sanctum-item-flame-sword = Огненный меч
sanctum-item-dragonbone-bow = Драконий лук
sanctum-item-viper-blades = Клинки гадюки
sanctum-item-storm-staff = Посох бури
sanctum-item-mirror-blade = Клинок-зеркало

# Items: head
sanctum-item-leather-cap = Кожаная шапка
sanctum-item-dented-helmet = Помятый шлем
sanctum-item-feathered-hat = Оперённая шляпа
sanctum-item-hermits-cowl = Куколь схимника
sanctum-item-seers-hood = Капюшон провидца
sanctum-item-silver-circlet = Серебряный обруч
sanctum-item-horned-helm = Рогатый шлем
sanctum-item-war-crown = Венец войны
sanctum-item-antler-crown = Оленья корона
sanctum-item-rangers-hood = Капюшон егеря
sanctum-item-scholars-cap = Шапка книжника
sanctum-item-star-diadem = Диадема звёзд
sanctum-item-oracles-crown = Венец оракула
sanctum-item-dreamers-veil = Вуаль сновидца

# Items: body
sanctum-item-quilted-vest = Стёганый жилет
sanctum-item-smiths-apron = Фартук кузнеца
sanctum-item-hide-coat = Кожух
sanctum-item-bark-vest = Жилет из коры
sanctum-item-novice-robe = Ряса новичка
sanctum-item-pilgrims-robe = Плащ паломника
sanctum-item-chain-shirt = Кольчуга
sanctum-item-brigandine = Бригантина
sanctum-item-scale-vest = Чешуя ящера
sanctum-item-thorn-jacket = Терновая куртка
sanctum-item-warded-robe = Мантия-оберег
sanctum-item-crystal-mail = Хрустальные латы
sanctum-item-dragon-plate = Драконьи латы
sanctum-item-warlords-cuirass = Кираса воеводы
sanctum-item-wyvern-coat = Шкура виверны
sanctum-item-shadow-cloak = Плащ теней
sanctum-item-archmages-robe = Мантия архимага
sanctum-item-moonlit-mail = Лунная кольчуга

# Items: boots
sanctum-item-marching-boots = Походные сапоги
sanctum-item-nailed-boots = Кованые сапоги
sanctum-item-rope-sandals = Пеньковые лапти
sanctum-item-soft-moccasins = Мягкие мокасины
sanctum-item-felt-slippers = Войлочные туфли
sanctum-item-monks-sandals = Сандалии монаха
sanctum-item-iron-greaves = Железные поножи
sanctum-item-riding-boots = Сапоги всадника
sanctum-item-lynx-boots = Сапоги рыси
sanctum-item-swift-shoes = Скороходы
sanctum-item-acrobat-shoes = Туфли акробата
sanctum-item-cloud-slippers = Облачные туфли
sanctum-item-falcon-boots = Сапоги сокола
sanctum-item-panther-boots = Сапоги пантеры

# Items: amulet
sanctum-item-wolf-fang = Волчий клык
sanctum-item-garnet-bead = Бусина-гранат
sanctum-item-clover-charm = Клевер удачи
sanctum-item-carved-acorn = Резной жёлудь
sanctum-item-moon-pendant = Лунный кулон
sanctum-item-crystal-shard = Осколок хрусталя
sanctum-item-blood-ruby = Рубин крови
sanctum-item-lion-medal = Медаль льва
sanctum-item-jade-beetle = Нефритовый жук
sanctum-item-serpent-coil = Кольца змея
sanctum-item-sapphire-drop = Капля сапфира
sanctum-item-owl-talisman = Талисман совы
sanctum-item-phoenix-feather = Перо феникса
sanctum-item-heart-of-fire = Сердце огня

# Skills of the Huntress
sanctum-skill-steady-breath = Ровное дыхание
sanctum-skill-warning-shot = Острастка
sanctum-skill-snare = Силки
sanctum-skill-marked-prey = Меченая дичь
sanctum-skill-hawk-eye = Глаз сокола
sanctum-skill-patience = Терпение
sanctum-skill-surge = Вспышка силы
sanctum-skill-long-watch = Долгий дозор
sanctum-skill-second-arrow = Вторая стрела

# Skills of the Outlaw
sanctum-skill-blood-price = Цена крови
sanctum-skill-hard-living = Тёртый калач
sanctum-skill-venom-blade = Яд на клинке
sanctum-skill-deep-pockets = Полные карманы
sanctum-skill-black-market = Чёрный рынок
sanctum-skill-tough-hide = Толстая шкура
sanctum-skill-mixed-brew = Хитрый отвар
sanctum-skill-smoke-bomb = Дымовая бомба
sanctum-skill-clear-head = Ясная голова

# Skills of the Slayer
sanctum-skill-twin-furies = Две ярости
sanctum-skill-old-scars = Старые шрамы
sanctum-skill-berserk = Берсерк
sanctum-skill-iron-skin = Железная кожа
sanctum-skill-shield-wall = Стена щитов
sanctum-skill-daily-drill = Муштра
sanctum-skill-solemn-oath = Святой обет
sanctum-skill-ward = Оберег
sanctum-skill-heavy-blow = Тяжёлый удар

# Skills of the Dancer
sanctum-skill-double-strike = Двойной удар
sanctum-skill-mirror-step = Зеркальный шаг
sanctum-skill-rehearsal = Репетиция
sanctum-skill-grace = Грация
sanctum-skill-pirouette = Пируэт
sanctum-skill-whirl = Вихрь
sanctum-skill-give-way = Уступка
sanctum-skill-long-stride = Широкий шаг
sanctum-skill-veil = Вуаль

# Cards of the Demon Lord
sanctum-lord-withering = Увядание
sanctum-lord-iron-yoke = Тяжкое ярмо
sanctum-lord-grave-chill = Холод могилы
sanctum-lord-hollow-hunger = Голод пустоты
sanctum-lord-cold-whisper = Холодный шёпот
sanctum-lord-gnawing-doubt = Червь сомнения
sanctum-lord-drowned-mind = Утонувший разум
sanctum-lord-black-fog = Чёрная мгла
sanctum-lord-broken-prayer = Разбитая молитва
sanctum-lord-silent-altar = Немой алтарь
sanctum-lord-fallen-saint = Падший святой
sanctum-lord-rust = Ржа
sanctum-lord-creeping-rot = Ползучая гниль
sanctum-lord-ashen-breath = Дыхание пепла
sanctum-lord-shadow-brand = Клеймо тени
sanctum-lord-black-flame = Чёрное пламя
sanctum-lord-burning-oath = Горящая клятва
sanctum-lord-pale-frost = Бледный иней
sanctum-lord-dead-water = Мёртвая вода
sanctum-lord-violet-dusk = Лиловый сумрак
sanctum-lord-dread = Страх
sanctum-lord-chained-wrath = Гнев в цепях
sanctum-lord-numb-hands = Онемение
sanctum-lord-blind-terror = Слепой ужас
sanctum-lord-cruel-mercy = Злая милость
sanctum-lord-open-wound = Открытая рана
sanctum-lord-falling-sky = Падение небес
sanctum-lord-cinder-rain = Дождь углей
sanctum-lord-last-toll = Смертный звон
sanctum-lord-severed-thread = Оборванная нить
sanctum-lord-bitter-cup = Горькая чаша
sanctum-lord-poisoned-well = Яд в колодце
sanctum-lord-dark-bargain = Тёмная сделка

# Fury cards
sanctum-fury-crushing-grip = Мёртвая хватка
sanctum-fury-shrill-cry = Дикий вопль
sanctum-fury-stolen-light = Украденный свет
sanctum-fury-black-claw = Чёрный коготь
sanctum-fury-spreading-stain = Растущее пятно
sanctum-fury-searing-mark = Жгучая метка
sanctum-fury-ice-shackle = Ледяные оковы
sanctum-fury-dark-vein = Тёмная жила
sanctum-fury-mocking-laugh = Глумливый смех
sanctum-fury-vain-strike = Тщетный удар
sanctum-fury-grim-tribute = Мрачная дань
sanctum-fury-heavy-chains = Тяжкие цепи
sanctum-fury-twisting-fate = Гримаса судьбы
sanctum-fury-broken-omen = Дурной знак
sanctum-fury-snapping-jaws = Лязг челюстей
sanctum-fury-torn-banner = Рваное знамя
sanctum-fury-shifting-mask = Зыбкая маска
sanctum-fury-false-shape = Ложный облик

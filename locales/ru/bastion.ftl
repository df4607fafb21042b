# The board of Bastion: names, actions, prompts, log.

color-yellow = жёлтый
color-green = зелёный
color-blue = синий
color-purple = фиолетовый
color-black = чёрный
color-red = красный

bastion-realm-yellow = Степной
bastion-realm-green = Лесной
bastion-realm-blue = Гор
bastion-realm-purple = Болотный
bastion-realm-black = Тёмный
bastion-realm-red = Огненный
# "Всадник гор", as the rule book has it; the other realms are adjectives.
bastion-enemy = { $realmId ->
    [blue] { $classId ->
        [warrior] Воин
        [mage] Маг
        [rider] Всадник
        [scout] Разведчик
        [symbiote] Симбиот
        [flier] Летун
        [priest] Жрец
        [giant] Великан
        [archmage] Архимаг
        [shapeshifter] Оборотень
        [dragon] Дракон
       *[beast] Зверь
    } гор
   *[other] { $realm } { $class }
}
bastion-class-beast = зверь
bastion-class-warrior = воин
bastion-class-mage = маг
bastion-class-rider = всадник
bastion-class-scout = разведчик
bastion-class-symbiote = симбиот
bastion-class-flier = летун
bastion-class-priest = жрец
bastion-class-giant = великан
bastion-class-archmage = архимаг
bastion-class-shapeshifter = оборотень
bastion-class-dragon = дракон
bastion-legend-infiltrator = Лазутчик
bastion-legend-belligemin = Беллигемин
bastion-legend-rokai = Рокай
bastion-legend-valkyrie = Валькирия
bastion-legend-golem = Голем
bastion-legend-black-wing = Чёрное Крыло
bastion-legend-inquisitor = Инквизитор
bastion-legend-shaggon = Шаггон
bastion-legend-knellerwyrm = Кнеллервирм
bastion-legend-leviathan = Левиафан
bastion-spell-alchemy = Алхимия
bastion-spell-plenty = Изобилие
bastion-spell-copy = Копия
bastion-spell-lightning = Молния
bastion-spell-fireball = Пламя
bastion-spell-repeat = Повторение
bastion-spell-prism = Призма
bastion-spell-exchange = Рокировка
bastion-spell-missile = Стрела
bastion-spell-teleport = Телепорт
bastion-spell-speed = Ускорение
bastion-spell-power = { $spell } { $power }
# Орудие is neuter, the others are masculine.
bastion-ritual = { $kindId ->
    [cannon] { $colorId ->
        [green] зелёное
        [blue] синее
        [purple] фиолетовое
        [black] чёрное
        [red] красное
       *[other] жёлтое
    } { $kind }
   *[other] { $color } { $kind }
}
bastion-ritual-accumulator = Накопитель
bastion-ritual-converter = Преобразователь
bastion-ritual-source = Источник
bastion-ritual-obelisk = Обелиск
bastion-ritual-cannon = Орудие
bastion-artifact = артефакт
bastion-ritual-kept = ритуал
bastion-cards-of = { $name }: что { $count ->
    [one] делает { $count } карта
    [few] делают { $count } карты
    [many] делают { $count } карт
   *[other] делают { $count } карты
}
bastion-structure = сооружение
bastion-hero-dagdar = Дагдар
bastion-hero-sannirr = Саннирр
bastion-hero-ziran = Зиран
bastion-hero-fourth = Оревал

bastion-citadel = цитадель
bastion-district = { $color } квартал
bastion-plaza = площадь { $colorId ->
    [green] зелёного
    [blue] синего
    [purple] фиолетового
    [black] чёрного
    [red] красного
   *[other] жёлтого
} квартала
bastion-section = участок { $section }
bastion-source = { $color } источник { $number }
bastion-source-bare = источник { $number }
bastion-tower = башня { $colorId ->
    [green] зелёного
    [blue] синего
    [purple] фиолетового
    [black] чёрного
    [red] красного
   *[other] жёлтого
} квартала
bastion-foundation = основание { $number } { $colorId ->
    [green] зелёного
    [blue] синего
    [purple] фиолетового
    [black] чёрного
    [red] красного
   *[other] жёлтого
} квартала
bastion-enemy-on = { $enemy } на участке { $section }
bastion-enemy-in = { $enemy } { $placeId ->
    [citadel] в цитадели
    [plaza-green] на площади зелёного квартала
    [plaza-blue] на площади синего квартала
    [plaza-purple] на площади фиолетового квартала
    [plaza-black] на площади чёрного квартала
    [plaza-red] на площади красного квартала
    [plaza-yellow] на площади жёлтого квартала
   *[other] ({ $place })
}
bastion-mana = { $count ->
    [one] { $count } { $colorId ->
        [green] зелёная
        [blue] синяя
        [purple] фиолетовая
        [black] чёрная
        [red] красная
       *[other] жёлтая
    }
    [few] { $count } { $colorId ->
        [green] зелёные
        [blue] синие
        [purple] фиолетовые
        [black] чёрные
        [red] красные
       *[other] жёлтые
    }
    [many] { $count } { $colorId ->
        [green] зелёных
        [blue] синих
        [purple] фиолетовых
        [black] чёрных
        [red] красных
       *[other] жёлтых
    }
   *[other] { $count } { $colorId ->
        [green] зелёной
        [blue] синей
        [purple] фиолетовой
        [black] чёрной
        [red] красной
       *[other] жёлтой
    }
}
bastion-nothing = ничего

# The board
bastion-board = Бастион: стрелки ведут вдоль стены и внутрь, Enter действует
bastion-new = НОВЫЙ
bastion-next = сюда
bastion-if-giant = если великан
bastion-hinted = по совету
bastion-camp = Лагерь врагов
bastion-camp-count = Лагерь врагов, карт: { $count }
bastion-reserve = Резерв
bastion-wall = Стена
bastion-free = { $count ->
    [one] участок свободен
    [few] участка свободно
    [many] участков свободно
   *[other] участка свободно
}
bastion-label-strength = сила { $strength }
bastion-label-legal = можно выбрать: { $deeds }
bastion-label-protected = { $by ->
    [overshadow] под защитой Тени
   *[other] под защитой Оберега рядом
}, правило { $rule }
bastion-label-empty = участок { $section }, пусто
bastion-label-next = сюда придёт следующий враг
bastion-label-disc = под { $colorId ->
    [green] зелёной
    [blue] синей
    [purple] фиолетовой
    [black] чёрной
    [red] красной
   *[other] жёлтой
} фишкой
bastion-label-open = открыто
bastion-label-blocked = недоступно
bastion-label-damaged = повреждено
bastion-label-heroes = здесь: { $names }
bastion-label-foundation-empty = пусто
bastion-label-costs = цена: { $mana }

# Panels
bastion-actions = Действия этого хода
bastion-action-move = Перемещение
bastion-action-channel = Мана
bastion-action-attack = Атака
bastion-action-revive = Возродить
bastion-action-done = { $action }: сделано
bastion-action-open = { $action }: можно
bastion-action-closed = { $action }: сейчас нельзя
bastion-my-mana = Мана
bastion-pay-more = { $colorId ->
    [green] зелёная
    [blue] синяя
    [purple] фиолетовая
    [black] чёрная
    [red] красная
   *[other] жёлтая
} мана: к оплате { $paid } из { $count }, добавить ещё
bastion-spells = Заклинания
bastion-spells-none = Здесь будут заклинания побеждённых врагов.
bastion-rituals = Ритуалы
bastion-artifacts = Артефакты
bastion-used = уже использовано
bastion-ready = готово
bastion-banned = сейчас никому нельзя
bastion-team = Защитники
bastion-own = Ваш защитник
bastion-tab-district = Квартал
bastion-tab-spells = Заклинания { $count }
bastion-tab-rituals = Ритуалы { $count }
bastion-tab-team = Команда
bastion-tab-log = Журнал
bastion-you-are-here = вы здесь
bastion-choose-district = Коснитесь квартала, чтобы увидеть, что в нём.
bastion-touch-to-move = Чтобы переместиться, коснитесь на поле другого квартала или цитадели.
bastion-section-free = свободно
bastion-free-count = свободно: { $count }
bastion-chooser-keep = Какие ритуалы оставить?
bastion-chooser-color = Какой цвет?
bastion-chooser-what = Что вы хотите сделать?
bastion-close = Закрыть
bastion-back = Назад
bastion-watching = Вы смотрите эту партию.

# The price
price-strength = Сила
price-base = на карте
price-neighbour = { $enemy }, { $section }
price-alone = без соседей или рядом с таким же
price-rally = Клич рядом
price-colored-tyranny = Тирания в цитадели для { $colorId ->
    [green] зелёных
    [blue] синих
    [purple] фиолетовых
    [black] чёрных
    [red] красных
   *[other] жёлтых
}
price-general-tyranny = Тирания в цитадели
price-cannons = { $count ->
    [1] Орудие в квартале
    [one] { $count } Орудие в квартале
    [few] { $count } Орудия в квартале
    [many] { $count } Орудий в квартале
   *[other] { $count } Орудия в квартале
}
price-spells = заклинания
price-pay = Цена
price-before = Без заклинаний
price-you-pay = Вы платите
price-left = Останется: { $mana }
price-alchemy = Алхимия: любые цвета
price-any = { $count ->
    [one] { $count } любая
    [few] { $count } любые
    [many] { $count } любых
   *[other] { $count } любой
}
price-protected-ward = Защита: Оберег соседа ({ $rule }).
price-protected-overshadow = Защита: Тень ({ $rule }).
price-why = Почему нельзя?

# Actions
deed-move = Переместиться в { $place }
deed-channel = Мана: { $source }
deed-channel-tower = Мана из башни
deed-channel-citadel = Мана из цитадели
deed-revive = Возродить { $source }
deed-attack = Атака: { $enemy }
deed-convert = Обменять { $giveId ->
    [green] зелёную
    [blue] синюю
    [purple] фиолетовую
    [black] чёрную
    [red] красную
   *[other] жёлтую
} на { $takeId ->
    [green] зелёную
    [blue] синюю
    [purple] фиолетовую
    [black] чёрную
    [red] красную
   *[other] жёлтую
}
deed-accumulate = Попросить { $colorId ->
    [green] зелёную
    [blue] синюю
    [purple] фиолетовую
    [black] чёрную
    [red] красную
   *[other] жёлтую
} у { $nameId ->
    [dagdar] Дагдара
    [sannirr] Саннирр
    [ziran] Зирана
    [fourth] Оревала
   *[other] игрока ({ $name })
}
deed-deposit = Положить { $colorId ->
    [green] зелёную
    [blue] синюю
    [purple] фиолетовую
    [black] чёрную
    [red] красную
   *[other] жёлтую
}
deed-deposit-reserve = Положить из резерва
deed-pay = Плата: { $mana }
deed-pay-nothing = Атаковать бесплатно
deed-cast = Использовать: { $spell }
deed-cast-as = Использовать: { $spell } как { $copied }
deed-cast-color = { $cast }, { $color }
deed-swap = Поменять: { $one } ↔ { $other }
deed-teleport = Перенести: { $enemy } → { $place }
deed-perform = Провести: { $ritual }
deed-perform-on = Построить: { $ritual }, { $place }
deed-keep = Оставить: { $rituals }
deed-end-phase = Конец хода
deed-go-on = Продолжить
deed-no-ritual = Без ритуала
deed-call-off = Отменить
deed-hold = Подождите
deed-release = Продолжайте без меня
deed-agree = Отдать
deed-refuse = Отказать

# Prompts
ask-waiting = Ждём: { $names }.
ask-nobody = Игра продолжится сама.
ask-may-cast = Вы можете использовать заклинание или попросить подождать.
ask-keep = Выберите, какие ритуалы оставить.
ask-agree = { $name } просит у вас фишку маны.
ask-leave = Нужно уйти. Выберите куда.
ask-swap = Выберите первого из двух врагов, которые поменяются местами.
ask-swap-other = Выберите второго врага.
ask-teleport = Выберите врага, которого нужно перенести.
ask-teleport-where = Выберите, куда его перенести.
ask-foundation = Выберите основание для сооружения: { $ritual }.
ask-perform = Можно провести ритуал.
ask-pay = Атака: { $enemy }. Цена: { $total }. Атаковать?
ask-pay-choose = Коснитесь своей маны, чтобы заплатить иначе. Останется: { $mana }.
ask-pay-left = Останется: { $mana }.
ask-deposit = Выберите, какую фишку положить.
ask-not-mine = Действует { $name }. Вы можете вмешаться.
ask-short = Пока не хватает маны. Цель: { $enemy }. Используйте заклинание или отмените атаку.
ask-closing = Готово. Продолжайте или сначала передвиньте врагов заклинанием.
ask-moved = Перемещение сделано. Продолжайте или переместитесь ещё раз с помощью заклинания.
ask-announced-cast = Используйте заклинание или продолжайте.
ask-announced = Продолжить?
ask-holding = { $name } ждёт вас: используйте заклинание или разрешите продолжать.
ask-held = Вас просят подождать.
ask-attacks = { $name } атакует. Цель: { $enemy }.
ask-attacks-with = { $name } атакует. Цель: { $enemy }. Помощь заклинаний: { $power }.
ask-moves = { $name } перемещается в { $place }.
ask-channels = { $name } получает ману.
ask-verb-move = переместиться
ask-verb-channel = получить ману
ask-verb-attack = атаковать
ask-verb-use = использовать артефакт
ask-verb-revive = возродить источник
ask-verb-cast = использовать заклинание
ask-verb-end = закончить ход
ask-phase = Вы можете { $deeds }.
ask-end = Делать больше нечего: закончите ход.
ask-escape = Esc или касание мимо поля — начать сначала.
ask-next = После вашего хода враг придёт на { $place }.
ask-next-moves = После вашего хода враг переместится на { $place }.

ask-last-chance = Следующий враг не найдёт свободного участка — и бастион падёт.

# What happened
told-called-off = { $who } отменяет действие.
told-cast = { $who } использует заклинание «{ $spell }».
told-cast-color = { $who } использует заклинание «{ $spell }»: { $color }.
told-held = { $who } просит подождать.
told-released = { $who } разрешает продолжать.
told-refused = { $who } отказывает.
told-moved = { $who } перемещается в { $place }.
told-forced = { $who } вынужденно уходит в { $place }.
told-paid = { $who } платит: { $mana }.
told-gained = { $who } получает ману: { $mana }.
told-given = { $who } отдаёт { $colorId ->
    [green] зелёную
    [blue] синюю
    [purple] фиолетовую
    [black] чёрную
    [red] красную
   *[other] жёлтую
} фишку: её получает { $whom }.
told-deposited = { $who } кладёт { $colorId ->
    [green] зелёную
    [blue] синюю
    [purple] фиолетовую
    [black] чёрную
    [red] красную
   *[other] жёлтую
} фишку на источник { $placeId ->
    [green] зелёного
    [blue] синего
    [purple] фиолетового
    [black] чёрного
    [red] красного
   *[other] жёлтого
} квартала.
told-deposited-tower = { $who } кладёт { $colorId ->
    [green] зелёную
    [blue] синюю
    [purple] фиолетовую
    [black] чёрную
    [red] красную
   *[other] жёлтую
} фишку на башню { $placeId ->
    [green] зелёного
    [blue] синего
    [purple] фиолетового
    [black] чёрного
    [red] красного
   *[other] жёлтого
} квартала.
told-returned = Из { $placeId ->
    [green] зелёного
    [blue] синего
    [purple] фиолетового
    [black] чёрного
    [red] красного
   *[other] жёлтого
} квартала в резерв возвращается мана: { $mana }.
told-revived = { $who } возрождает источник { $source }.
told-added = Новый враг, { $enemy }, занимает { $place }.
told-joined = { $enemy } присоединяется к врагу (участок { $section }).
told-set-aside = Карта отложена: { $enemy }.
told-reshuffled = { $count ->
    [one] { $count } карта замешана в колоду врагов.
    [few] { $count } карты замешаны в колоду врагов.
    [many] { $count } карт замешано в колоду врагов.
   *[other] { $count } карты замешано в колоду врагов.
}
told-unit-moved = { $march ->
    [flight] { $enemy } перелетает: { $from } → { $to }.
    [spell] { $enemy } переносится: { $from } → { $to }.
   *[other] { $enemy } перемещается: { $from } → { $to }.
}
told-swapped = Враги на участках { $a } и { $b } меняются местами.
told-defeated = { $who } одерживает победу: { $enemies } ({ $place }).
told-ritual = { $who } проводит ритуал: { $ritual }.
told-structure-laid = Появляется сооружение: { $ritual }.
told-structure-replaced = Убрано сооружение: { $ritual }.
told-beast = { $who } получает карту: { $enemy }.
told-kept = { $who } оставляет себе: { $rituals }.
told-turn = { $who } начинает ход.
told-repeated = { $who } действует ещё раз.

bastion-outcome-saved = Бастион спасён!
bastion-outcome-destroyed = Бастион разрушен.
bastion-outcome-captured = Бастион захвачен.

bastion-outcome-saved-why = Вся стена свободна, и лагерь пуст.
bastion-outcome-destroyed-why = Пришёл враг, а свободных участков на стене не осталось.
bastion-outcome-captured-why = Враг должен был переместиться, но на его пути к воротам не было свободного участка.

# Menus
menu-color = { $color }
menu-give = отдать { $colorId ->
    [green] зелёную
    [blue] синюю
    [purple] фиолетовую
    [black] чёрную
    [red] красную
   *[other] жёлтую
}
menu-take = взять { $colorId ->
    [green] зелёную
    [blue] синюю
    [purple] фиолетовую
    [black] чёрную
    [red] красную
   *[other] жёлтую
}

# The story of a game
story-turns = { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
}, { $defeated ->
    [one] побеждён { $defeated } враг.
    [few] побеждено { $defeated } врага.
    [many] побеждено { $defeated } врагов.
   *[other] побеждено { $defeated } врага.
}
story-left = { $camp ->
    [0] Лагерь пуст
    [one] В лагере ещё { $camp } враг
    [few] В лагере ещё { $camp } врага
    [many] В лагере ещё { $camp } врагов
   *[other] В лагере ещё { $camp } врага
}, { $free ->
    [one] свободен { $free } участок.
    [few] свободно { $free } участка.
    [many] свободно { $free } участков.
   *[other] свободно { $free } участка.
}
story-hero = побед: { $defeated }, { $cast ->
    [one] { $cast } заклинание
    [few] { $cast } заклинания
    [many] { $cast } заклинаний
   *[other] { $cast } заклинания
}, { $rituals ->
    [one] { $rituals } ритуал
    [few] { $rituals } ритуала
    [many] { $rituals } ритуалов
   *[other] { $rituals } ритуала
}, маны: { $gained }
story-best = Лучший ход — { $turn }: { $name }, побеждено врагов: { $count }.
story-tightest = Труднее всего было на ходу { $turn }: { $count ->
    [0] ни одного свободного участка.
    [one] { $count } свободный участок.
    [few] { $count } свободных участка.
    [many] { $count } свободных участков.
   *[other] { $count } свободного участка.
}
story-helper = { $name } больше всех помогает другим: { $count ->
    [one] { $count } заклинание
    [few] { $count } заклинания
    [many] { $count } заклинаний
   *[other] { $count } заклинания
} в чужие ходы.

# The table as text
spoken-standing = Положение в игре
spoken-turn = Ход { $turn }: { $name }.
spoken-announced = Объявлено — { $deed }.
spoken-free = { $count ->
    [one] Свободен { $count } участок стены.
    [few] Свободно { $count } участка стены.
    [many] Свободно { $count } участков стены.
   *[other] Свободно { $count } участка стены.
}
spoken-next = Следующий враг придёт на { $place }.
spoken-giant = Великан пришёл бы на { $place }.
spoken-moves = Следующий враг переместится на { $place }.
spoken-reserve = Резерв: { $mana }.
spoken-banned = Никто не может использовать заклинание «{ $spell }».
spoken-covered = Под ним: { $enemy }.
spoken-guarded = Под охраной: кто войдёт, обязан сразу атаковать.
spoken-sections = Свободные участки: { $sections }.
spoken-hero = { $name }, { $player }
spoken-at = { $placeId ->
    [citadel] В цитадели.
    [green] В зелёном квартале.
    [blue] В синем квартале.
    [purple] В фиолетовом квартале.
    [black] В чёрном квартале.
    [red] В красном квартале.
    [yellow] В жёлтом квартале.
   *[other] Место: { $place }.
}
spoken-mana = Мана: { $mana }.
spoken-spells = Заклинания: { $spells }.
spoken-rituals = Ритуалы: { $rituals }.
spoken-artifacts = Артефакты: { $artifacts }.

# The table of Sanctum.

sanctum-hero-huntress = Охотница
sanctum-hero-outlaw = Изгнанник
sanctum-hero-slayer = Палач
sanctum-hero-dancer = Танцовщица
sanctum-bot = бот

sanctum-demon-red-1 = Бес копоти
sanctum-demon-red-2 = Тлеющий череп
sanctum-demon-red-3 = Тиран пепла
sanctum-demon-green-1 = Червь топей
sanctum-demon-green-2 = Болотный ловчий
sanctum-demon-green-3 = Гидра трясины
sanctum-demon-blue-1 = Огонёк могил
sanctum-demon-blue-2 = Бледный призрак
sanctum-demon-blue-3 = Костяной жнец

sanctum-slot-head = Голова
sanctum-slot-body = Тело
sanctum-slot-boots = Обувь
sanctum-slot-weapon = Оружие
sanctum-slot-amulet = Амулет
sanctum-slot-item = { $slot }: { $name }

sanctum-gem-red = красный
sanctum-gem-green = зелёный
sanctum-gem-blue = синий
sanctum-gem-white = белый
sanctum-gems = { $count ->
    [one] { $count } { $gem }
    [few] { $count } { $gemId ->
        [green] зелёных
        [blue] синих
        [white] белых
       *[other] красных
    }
    [many] { $count } { $gemId ->
        [green] зелёных
        [blue] синих
        [white] белых
       *[other] красных
    }
   *[other] { $count } { $gemId ->
        [green] зелёного
        [blue] синего
        [white] белого
       *[other] красного
    }
}
sanctum-token-stamina = выносливость
sanctum-token-focus = энергия
sanctum-token-either = выносливость или энергия
sanctum-potion-red = красное зелье
sanctum-potion-blue = синее зелье
sanctum-lies-empty = пусто
sanctum-lies-stamina = лежит выносливость
sanctum-lies-focus = лежит энергия
sanctum-lies-corrupt = осквернена

# what things do
sanctum-effect-set = Выставить на кубике { $value }
sanctum-effect-change = Изменить кубик на { $change }
sanctum-effect-raise-any = Повысить кубик на сколько угодно
sanctum-effect-lower-any = Понизить кубик на сколько угодно
sanctum-effect-shields = { $count ->
    [one] { $count } щит
    [few] { $count } щита
    [many] { $count } щитов
   *[other] { $count } щита
}
# { $effect } is one of the messages above: with a full stop it is a sentence.
sanctum-effect-sentence = { $effect }.
sanctum-bless-stamina = Выносливость +1
sanctum-bless-focus = Энергия +1
sanctum-gain-stamina = Выносливость +{ $count }.
sanctum-gain-focus = Энергия +{ $count }.
sanctum-gain-rage-tile = Ещё одна ярость.
sanctum-gain-potion-spaces = { $count ->
    [one] Место ещё для { $count } зелья.
    [few] Место ещё для { $count } зелий.
    [many] Место ещё для { $count } зелий.
   *[other] Место ещё для { $count } зелья.
}
sanctum-gain-potion = Сразу возьмите зелье.
sanctum-power-silver-focus = Бросьте и серебряный кубик, если энергии в резерве не меньше { $count }.
sanctum-power-silver-drank = Бросьте и серебряный кубик, если перед броском выпито зелье.
sanctum-power-silver-wounded = Бросьте и серебряный кубик, если здоровья не больше { $count }.
sanctum-power-silver-outnumbered = Бросьте и серебряный кубик, если врагов (демонов или карт) не меньше { $count }.
sanctum-power-any-flask = Зелье возвращает маркер любого вида.
sanctum-power-flip = Переверните кубик: он покажет 7 минус своё значение.
sanctum-power-copy = Кубик принимает значение другого кубика.
sanctum-power-reroll = { $count ->
    [one] Перебросьте до { $count } кубика.
    [few] Перебросьте до { $count } кубиков.
    [many] Перебросьте до { $count } кубиков.
   *[other] Перебросьте до { $count } кубика.
}
sanctum-power-double-strike = Выставленный кубик попадает и по второму символу с тем же числом.
sanctum-power-bleed = Получите 1 повреждение, чтобы выставить на кубике любое число.
sanctum-power-sacrifice = Отдайте один кубик, чтобы выставить на другом любое число.
sanctum-power-shields = { $count ->
    [one] { $count } щит.
    [few] { $count } щита.
    [many] { $count } щитов.
   *[other] { $count } щита.
}
sanctum-power-gem-shields = 1 щит за { $count ->
    [1] каждый высвобожденный { $gem } кристалл
    [one] каждый { $count } высвобожденный { $gem } кристалл
    [few] каждые { $count } высвобожденных { $gemId ->
        [green] зелёных
        [blue] синих
        [white] белых
       *[other] красных
    } кристалла
    [many] каждые { $count } высвобожденных { $gemId ->
        [green] зелёных
        [blue] синих
        [white] белых
       *[other] красных
    } кристаллов
   *[other] каждые { $count } высвобожденного { $gemId ->
        [green] зелёного
        [blue] синего
        [white] белого
       *[other] красного
    } кристалла
}.
sanctum-power-rage-shields = { $count ->
    [one] Потратьте ярость на { $count } щит.
    [few] Потратьте ярость на { $count } щита.
    [many] Потратьте ярость на { $count } щитов.
   *[other] Потратьте ярость на { $count } щита.
}
sanctum-power-flask-shields = { $count ->
    [one] Отдайте зелье за { $count } щит.
    [few] Отдайте зелье за { $count } щита.
    [many] Отдайте зелье за { $count } щитов.
   *[other] Отдайте зелье за { $count } щита.
}
sanctum-power-dice-shields = 1 щит за каждый невыставленный кубик.
sanctum-power-extra-level = Первый демон, за которого вы получаете уровни, даёт на уровень больше.
sanctum-power-haggle = За проданный предмет — два зелья.
sanctum-power-ward = Карты Повелителя Демонов наносят вам на 1 повреждение меньше.
sanctum-when-always = Всегда
sanctum-when-attack = Атака
sanctum-when-block = Блок
sanctum-when-roll = Бросок

sanctum-atom-lose-stamina = Выносливость −1
sanctum-atom-lose-focus = Энергия −1
sanctum-atom-lose-blessing = Потерять благословение
sanctum-atom-lose-die = Потерять свободный кубик
sanctum-atom-corrupt-any = Осквернить 1 ячейку
sanctum-atom-corrupt-red = Осквернить 1 красную ячейку
sanctum-atom-corrupt-blue = Осквернить 1 синюю ячейку
sanctum-atom-corrupt-purple = Осквернить 1 фиолетовую ячейку
sanctum-atom-die-fewer = В следующем сражении −1 кубик
sanctum-atom-damage = В следующем сражении +{ $count } урона
sanctum-atom-shorten = Шкала здоровья короче на 2
sanctum-atom-heal = Здоровье +1
sanctum-atom-drink = Выпить зелье и потерять маркер
sanctum-atom-waste-rage = Потратить ярость впустую
sanctum-atom-pay = Положить маркер на пустую ячейку
sanctum-atom-reroll = Перебрасывать свободные кубики с числом { $count }, пока они есть
sanctum-atom-only-modified = Попадают только изменённые кубики

# what a hero paid, after a colon
sanctum-paid-lose-stamina = 1 выносливость
sanctum-paid-lose-focus = 1 энергия
sanctum-paid-lose-blessing = потеря благословения
sanctum-paid-lose-die = потеря кубика
sanctum-paid-corrupt-any = осквернена 1 ячейка
sanctum-paid-corrupt-red = осквернена 1 красная ячейка
sanctum-paid-corrupt-blue = осквернена 1 синяя ячейка
sanctum-paid-corrupt-purple = осквернена 1 фиолетовая ячейка
sanctum-paid-die-fewer = в следующем сражении −1 кубик
sanctum-paid-damage = в следующем сражении +{ $count } урона
sanctum-paid-shorten = 2 деления шкалы здоровья
sanctum-paid-heal = здоровье +1
sanctum-paid-drink = зелье и его маркер
sanctum-paid-waste-rage = ярость впустую
sanctum-paid-pay = маркер на пустую ячейку
sanctum-paid-reroll = переброс свободных кубиков с числом { $count }
sanctum-paid-only-modified = попадают только изменённые кубики

# places
sanctum-act = Акт { $number }
sanctum-place = Акт { $act }, ячейка { $space }
sanctum-place-start = Старт
sanctum-place-hordes = Позади, на планшете адских полчищ
sanctum-place-walls = У стен
sanctum-place-cathedral = В соборе
sanctum-road = Дорога
sanctum-space-deals = Демоны: { $sets }.
sanctum-space-heroes = Здесь: { $heroes }.
sanctum-space-chest = Сундук.
sanctum-space-die = Каждый герой получает кубик.
sanctum-space-move = Сюда вы продвинетесь.
sanctum-space-breach = Сюда вы попадёте, взобравшись на стены.
sanctum-space-answer = Сюда ведёт зов битвы.
sanctum-place-named = { $place }.

# zones
sanctum-sets = Группы демонов на выбор
sanctum-set-label = Группа { $number }: { $demons }
sanctum-demon-label = { $name }, { $color } демон уровня { $level }, символы { $points }, урон { $damage }, на обороте: { $slot }, { $gem } кристалл
sanctum-chest = Сундук
sanctum-killed = Уничтожены
sanctum-levels-left = { $left ->
    [one] Остался { $left } уровень
    [few] Осталось { $left } уровня
    [many] Осталось { $left } уровней
   *[other] Осталось { $left } уровня
}
sanctum-levels-how = За каждый уровень поднимите на одну ячейку { $color } или белый кристалл. С верхней ячейки он уходит в ваш резерв; навык, на котором не осталось кристаллов, — ваш.
sanctum-levels-now = Теперь карта переворачивается. На обороте: { $slot }, { $gem } кристалл.
sanctum-levels-then = Затем карта переворачивается. На обороте: { $slot }, { $gem } кристалл.
sanctum-skills = Навыки
sanctum-gained = разблокирован
sanctum-gem-pool = Кристаллы
sanctum-gem-label = { $gem } кристалл, навык «{ $skill }» ({ $count })
sanctum-achievements = Достижения
sanctum-kind-skills = Навыки
sanctum-kind-gems = Кристаллы
# The soft hyphen lets the word fit the head of a narrow column.
sanctum-kind-equipment = Снаря{"\u00AD"}жение
sanctum-kind-higher = Уровень
sanctum-blocked = закрыто в этой партии
sanctum-feat-won = получает { $who }
sanctum-feat-higher = за самое первое достижение в этом ряду
sanctum-feat-skills = навыков: { $goal }, у вас { $done }
sanctum-feat-gems = кристаллов двух цветов: по { $goal }, у вас { $done }
sanctum-feat-equipment = уровней снаряжения: { $goal }, у вас { $done }
sanctum-tab-skills = Навыки
sanctum-tab-hero = Герой
sanctum-tab-achievements = Достижения
sanctum-tab-others = Другие
sanctum-other-label = { $name } ({ $player }), { $place }, здоровье { $health }. Показать всё.
sanctum-zone = Зона битвы
sanctum-zone-empty = Демонов нет.
sanctum-each-fight = за сражение
sanctum-show-all = Показать всё
sanctum-equipment = Снаряжение
sanctum-new = НОВОЕ
sanctum-zone-damage = Урон за сражение: { $damage }
sanctum-zone-dice = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
    [many] { $dice } кубиков
   *[other] { $dice } кубика
}

# hero
sanctum-health = Здоровье { $health }
sanctum-rage-label = Ярость: активно { $active } из { $tiles }. Выставляет на кубике любое число.
sanctum-rage-ready = Ярость активна
sanctum-rage-used = Ярость неактивна
sanctum-rage-any = любое
sanctum-pool-stamina = Выносливость в резерве: { $count }
sanctum-pool-focus = Энергия в резерве: { $count }
sanctum-potions = Зелья
sanctum-potion-label = { $potion }: { $count }
sanctum-potion-spaces = { $count ->
    [0] нет места
    [one] место для { $count }
    [few] место для { $count }
    [many] место для { $count }
   *[other] место для { $count }
}
sanctum-blessings = Благословения
sanctum-blessing-label = Благословение: { $what }
sanctum-blessings-hidden = скрыто: { $count }
sanctum-bag = Мешок
sanctum-bag-empty = пусто
sanctum-items = Предметы
sanctum-item-ability = { $effect }, цена: { $cost }.
sanctum-item-words = { $name }, { $slot }, нужны кристаллы: { $gems }. { $does }
sanctum-gems-none = нет
sanctum-where = Куда?
sanctum-covers = закроет «{ $effect }»
sanctum-equip-worth = { $name }: { $level } к достижению «Снаряжение», сейчас на вас { $worn }.{ $die ->
    [yes] {" "}К тому же первый предмет приносит ещё один кубик.
   *[other] {""}
}
sanctum-item-label = { $name }, { $slot }
sanctum-ability-label = { $name }: { $effect }, цена: { $cost }; { $state }
sanctum-ability-words = { $effect }, цена: { $cost }; { $state }
sanctum-space-label = { $name }, ячейка { $number }: { $lies }
sanctum-skill-label = { $name }. { $what }
sanctum-spent = уже применена
sanctum-rage-spent = неактивна
sanctum-free = доступна
sanctum-your-fight = Ваше сражение
sanctum-your-rest = Ваш отдых
sanctum-locked = позже
sanctum-locked-label = { $item } Этот предмет получен во время отдыха: снарядить или продать его можно в следующий раз.
sanctum-turns = Текущие ходы
sanctum-turn-acts = ходит
sanctum-turn-levels = выбирает кристаллы и навыки
sanctum-turn-rests = отдыхает
sanctum-turn-ended = ждёт прежних ходов

# fight
sanctum-step-prepare = Подготовка
sanctum-step-attack = Атака
sanctum-step-block = Блок
sanctum-step-loot = Уровни и предметы
sanctum-dice = Кубики
sanctum-tools = Средства
sanctum-no-dice = { $count ->
    [one] Будет брошен { $count } кубик.
    [few] Будут брошены { $count } кубика.
    [many] Будет брошено { $count } кубиков.
   *[other] Будет брошено { $count } кубика.
}
sanctum-die-label = Кубик { $number } показывает { $value }. { $where }
sanctum-die-aside = отложен
sanctum-die-rolling = катится
sanctum-die-changed = выпало { $rolled }
sanctum-die-on = цель: { $demon }
sanctum-die-on-card = на карте
sanctum-point-label = { $demon }, символ { $value }, { $state }
sanctum-hit = закрыт
sanctum-open = открыт
sanctum-demon-dies = гибнет
sanctum-demon-would = гибнет от { $value }
sanctum-demon-needs = нужно { $values }
sanctum-options = Варианты
sanctum-option-fits = { $option }: цель — { $demon }
sanctum-put-back = Вернуть
sanctum-this-card = эта карта
sanctum-no-damage = Урона не будет.
sanctum-damage-coming = Грозит урон
sanctum-wounds = Повреждения
sanctum-range = от { $least } до { $most }
sanctum-what-dies = Кто погибнет
sanctum-dies-gives = { $level ->
    [one] { $level } { $color } уровень
    [few] { $level } { $colorId ->
        [green] зелёных
        [blue] синих
       *[other] красных
    } уровня
    [many] { $level } { $colorId ->
        [green] зелёных
        [blue] синих
       *[other] красных
    } уровней
   *[other] { $level } { $colorId ->
        [green] зелёного
        [blue] синего
       *[other] красного
    } уровня
}, затем: { $slot }

# the final battle
sanctum-lord = Повелитель Демонов
sanctum-fury = Гнев
sanctum-or = или
sanctum-wounds-count = { $count ->
    [one] { $count } повреждение
    [few] { $count } повреждения
    [many] { $count } повреждений
   *[other] { $count } повреждения
}
sanctum-row = Ваш ряд из девяти
sanctum-row-card = символы { $points }, урон { $damage }
sanctum-row-hidden = закрыта
sanctum-row-place = { $number }. { $kind }: { $what }
sanctum-row-place-done = { $number }. { $kind }: { $what }, карта уничтожена
sanctum-row-beaten = Уничтожено карт: { $count } из 9
sanctum-laid = Карты в соборе
sanctum-choose-one = Выберите одно
sanctum-cannot-pay = Вы не можете этого выполнить.
sanctum-wounds-lessened = { $count ->
    [one] На карте { $count } повреждение
    [few] На карте { $count } повреждения
    [many] На карте { $count } повреждений
   *[other] На карте { $count } повреждения
}; ваш навык уменьшает это число. Повреждения нельзя заблокировать.
sanctum-wounds-lead = Здоровье { $before } → { $after }. Повреждения нельзя заблокировать.

# actions
sanctum-do-move = Вперёд
sanctum-do-fight = Сразиться
sanctum-do-rest = Отдых
sanctum-do-breach = Взобраться на стены
sanctum-do-answer = Откликнуться на зов
sanctum-do-engage = Взять эту группу
sanctum-do-end-turn = Конец хода
sanctum-do-open-chest = Открыть сундук
sanctum-do-take = Взять предмет
sanctum-do-take-off = Снять
sanctum-do-roll = Бросить кубики
sanctum-do-use = Применить
sanctum-do-skill = Применить навык
sanctum-do-bless = Благословение: { $what }
sanctum-do-end-attack = Конец атаки
sanctum-do-accept = Принять
sanctum-do-loot = Получить уровни
sanctum-do-turn-over = Перевернуть карту
sanctum-do-pour = Сбросить
sanctum-do-fill = Взять { $potion }
sanctum-do-equip = Снарядить: { $gems }
sanctum-do-sell = Продать за { $potions }
sanctum-do-end-rest = Конец отдыха
sanctum-do-pay = Положить { $tokenId ->
    [stamina] выносливость
    [focus] энергию
   *[other] { $token }
}
sanctum-do-pay-penalty = Принять кару
sanctum-do-take-wounds = { $count ->
    [one] Получить { $count } повреждение
    [few] Получить { $count } повреждения
    [many] Получить { $count } повреждений
   *[other] Получить { $count } повреждения
}
sanctum-offer-take-wounds = Получить повреждения
sanctum-change-with = { $change } · { $tokens }
sanctum-with = цена: { $tokens }
sanctum-change-losing = { $change }, отдав кубик { $die }

# prompts
sanctum-ask-over = Битва окончена.
sanctum-ask-waiting = Ждём: { $names }.
sanctum-ask-table = Готовим стол…
sanctum-ask-idle = Подождите остальных.
sanctum-ask-done = Подождите остальных.
sanctum-ask-choose = Выберите действие на этот ход.
sanctum-ask-engage = Возьмите одну группу демонов в свою зону битвы.
sanctum-ask-finish = Ход сделан. Закончите его или отмените.
sanctum-ask-prepare = Подготовка: выпейте зелье, чтобы вернуть маркер, или бросайте кубики.
sanctum-ask-roll = Бросьте кубики.
sanctum-ask-attack = Возьмите кубик или закончите атаку.
sanctum-ask-attack-die = Выставьте { $value }, измените чем-нибудь или возьмите другой кубик.
sanctum-ask-attack-which = Какой кубик?
sanctum-ask-attack-more = А с каким кубиком или символом?
sanctum-ask-attack-becomes = Выберите, чем станет кубик.
sanctum-ask-block = Урон: { $damage }, заблокировано: { $shields }. Используйте щиты или примите удар.
sanctum-ask-loot = С какого уничтоженного демона начать?
sanctum-detail-loot = Его уровни поднимут ваши кристаллы, затем карта перевернётся предметом вверх.
sanctum-ask-levels = { $left ->
    [1] Поднимите один кристалл: { $color } или, где можно, белый.
    [one] Поднимайте кристаллы: остался { $left } { $color } уровень.
    [few] Поднимайте кристаллы: осталось { $left } { $colorId ->
        [green] зелёных
        [blue] синих
       *[other] красных
    } уровня.
    [many] Поднимайте кристаллы: осталось { $left } { $colorId ->
        [green] зелёных
        [blue] синих
       *[other] красных
    } уровней.
   *[other] Поднимайте кристаллы: осталось { $left } { $colorId ->
        [green] зелёного
        [blue] синего
       *[other] красного
    } уровня.
}
sanctum-ask-turn-over = Переверните карту, чтобы увидеть предмет.
sanctum-ask-fill = Какое зелье взять?
sanctum-ask-chest = Возьмите один предмет из сундука.
sanctum-ask-equip = Отдых: выберите предмет или ячейку, чтобы снарядиться, снять или продать, затем закончите отдых.
sanctum-ask-ended = Ваши достижения ждут конца хода: { $names }.
sanctum-detail-begun = Тем временем начался следующий ход: { $who }.
sanctum-ask-item = Выберите для него ячейку или что с ним сделать.
sanctum-ask-penalty = { $count ->
    [one] Примите кару или получите { $count } повреждение.
    [few] Примите кару или получите { $count } повреждения.
    [many] Примите кару или получите { $count } повреждений.
   *[other] Примите кару или получите { $count } повреждения.
}
sanctum-ask-atom = { $what }: выберите, что именно.
sanctum-ask-pay = Выберите, чем платить.

sanctum-detail-set = { $names }: пока живы, урон за сражение — { $damage }.
sanctum-detail-block = { $wounds ->
    [one] { $wounds } повреждение, если принять удар сейчас
    [few] { $wounds } повреждения, если принять удар сейчас
    [many] { $wounds } повреждений, если принять удар сейчас
   *[other] { $wounds } повреждения, если принять удар сейчас
}; в лучшем случае { $least }.
sanctum-detail-attack = Сейчас грозит урон { $damage }, { $shields ->
    [one] возможен ещё { $shields } щит
    [few] возможны ещё { $shields } щита
    [many] возможно ещё { $shields } щитов
   *[other] возможно ещё { $shields } щита
}.
sanctum-detail-zone = { $count ->
    [one] Вас ждёт { $count } демон
    [few] Вас ждут { $count } демона
    [many] Вас ждут { $count } демонов
   *[other] Вас ждут { $count } демона
}: урон в сражении — { $damage }.

# the end
sanctum-end-victory = Повелитель Демонов повержен
sanctum-end-defeat = Все герои пали
sanctum-end-place = Место
sanctum-end-hero = Герой
sanctum-end-health = Здоровье
sanctum-end-achievements = Достижения
sanctum-end-cards = Уничтожено карт
sanctum-end-hits = Попаданий по следующей карте
sanctum-end-alive = победа
sanctum-end-dead = гибель

# the fight: what a die can become, what is seen of others
fight-hinted = По совету
fight-rage = Ярость
fight-scale = Вы взяли { $value }. Чем может стать кубик:
fight-face = { $value }, средства: { $tools }
fight-face-none = { $value }: сейчас никак
fight-ways = Как получить { $value }
fight-same = снова { $value }
fight-lay-down = Положить { $value } обратно
fight-needs-fits = нужно { $values } · подходит { $mine }
fight-losing = отдав кубик { $die }
fight-pick-keys = Возьмите кубик: щёлкните или нажмите его номер.
fight-after = После этого
fight-can-block = Можно блокировать
fight-left = Осталось
fight-columns = урон { $damage }, щиты { $shields }, возможно ещё { $possible }, без защиты { $bare }
fight-stop-here = Урон { $damage }, если остановиться
fight-watching = { $name } сражается
fight-watch = Смотреть: { $name }
fight-back = Назад
fight-others = Сражения остальных
fight-choose-one = { $name }: выберите одно
fight-penalty = Кара
fight-spaces-lost = Осквернённое потеряно до конца партии.
hint-engage = взять группу { $number }: { $demons }
hint-set = группа { $number }
hint-lord-card = карта Повелителя Демонов
hint-take = взять: { $name }
hint-loot = получить уровни: { $name }
hint-raise = поднять { $gem } кристалл с навыка «{ $skill }»
hint-pour = сбросить { $potion }
hint-take-off = снять: { $name }
hint-item = { $name }: { $what }
hint-use = применить: { $name }
hint-die = кубик { $number } со значением { $value }
hint-place = { $die }, цель: { $on }
hint-becomes = { $name }: { $die }, станет { $after }
hint-losing = { $change }; отдать { $die }
fight-pay-corrupt = Осквернить: { $name }
fight-pay-lose-blessing = Потерять благословение: { $name }
fight-pay-lose-die = Потерять кубик { $number } со значением { $value }
fight-pay-drink = Выпить { $potion }: { $name }
fight-pay-pay = Положить { $tokenId ->
    [stamina] выносливость
    [focus] энергию
   *[other] { $token }
} → { $name }
fight-wounds-death = Здоровье { $before } → гибель. Вы выбываете из битвы.

# the log
sanctum-told-first = Первый ход: { $who }.
sanctum-told-fight = { $who } вступает в сражение.
sanctum-told-rest = { $who } отдыхает: все маркеры возвращаются.
sanctum-told-breach = { $who } взбирается на стены Санктума.
sanctum-told-open-chest = { $who } открывает сундук.
sanctum-told-pay-penalty = { $who } принимает кару.
sanctum-told-engaged = { $who } берёт в зону битвы: { $demons }.
sanctum-told-strike = { $who } попадает по символу { $value }: { $demon }.
sanctum-told-strike-card = { $who } попадает по карте.
sanctum-told-drink = { $who } пьёт { $potion }.
sanctum-told-pour = { $who } сбрасывает { $potion }.
sanctum-told-rage = { $who } в ярости: на кубике { $change }.
sanctum-told-use = { $who } применяет: { $what }.
sanctum-told-use-die = { $who } меняет кубик: { $what }, { $change }.
sanctum-told-block = { $who } блокирует: { $what }.
sanctum-told-bless = { $who } взывает к благословению: { $what }.
sanctum-told-equip = { $who } снаряжается: { $item }.
sanctum-told-sell = { $who } продаёт: { $item }.
sanctum-told-take-off = { $who } освобождает ячейку: { $slot }.
sanctum-told-blessing = { $who } узнаёт благословение: { $what }.
sanctum-told-space-blocked = Закрыто в этой партии: { $achievement }.
sanctum-told-advanced = { $who } продвигается: { $place }.
sanctum-told-die-gained = { $who } получает кубик.
sanctum-told-sent-to-hordes = { $who } отстаёт: фигурка ждёт на планшете адских полчищ.
sanctum-told-shuffled = Уничтоженные демоны уровня { $level } замешаны в новую колоду.
sanctum-told-discarded = { $count ->
    [one] { $count } демон уходит с дороги.
    [few] { $count } демона уходят с дороги.
    [many] { $count } демонов уходят с дороги.
   *[other] { $count } демона уходят с дороги.
}
sanctum-told-item-gained = { $who } находит предмет: { $item }.
sanctum-told-item-taken = { $who } берёт из сундука: { $item }.
sanctum-told-killed = { $who } уничтожает демона: { $demon }.
sanctum-told-rage-activated = Ярость { $whoId ->
    [huntress] Охотницы
    [outlaw] Изгнанника
    [slayer] Палача
    [dancer] Танцовщицы
   *[other] { $who }
} снова активна.
sanctum-told-blocked = Урон { $damage }: { $who } блокирует { $shields }.
sanctum-told-wounded = { $wounds ->
    [one] { $who } получает { $wounds } повреждение: здоровье { $health }.
    [few] { $who } получает { $wounds } повреждения: здоровье { $health }.
    [many] { $who } получает { $wounds } повреждений: здоровье { $health }.
   *[other] { $who } получает { $wounds } повреждения: здоровье { $health }.
}
sanctum-told-healed = { $who } исцеляется: здоровье { $health }.
sanctum-told-track-shortened = Шкала здоровья { $whoId ->
    [huntress] Охотницы
    [outlaw] Изгнанника
    [slayer] Палача
    [dancer] Танцовщицы
   *[other] { $who }
} становится короче.
sanctum-told-penalty = { $who } несёт кару: { $what }.
sanctum-told-potion = { $who } получает { $potion }.
sanctum-told-died = { $who } погибает.
sanctum-told-levels-lost = { $levels ->
    [one] { $who } теряет { $levels } уровень: поднять было нечего.
    [few] { $who } теряет { $levels } уровня: поднять было нечего.
    [many] { $who } теряет { $levels } уровней: поднять было нечего.
   *[other] { $who } теряет { $levels } уровня: поднять было нечего.
}
sanctum-told-skill-gained = { $who } разблокирует навык «{ $skill }».
sanctum-told-achievement = { $who } получает достижение «{ $achievement }».
sanctum-told-lord-laid = Повелитель Демонов выкладывает карту в соборе: { $card }.
sanctum-told-answered = { $cards ->
    [one] { $who } откликается на зов; в соборе { $cards } карта.
    [few] { $who } откликается на зов; в соборе { $cards } карты.
    [many] { $who } откликается на зов; в соборе { $cards } карт.
   *[other] { $who } откликается на зов; в соборе { $cards } карты.
}
sanctum-told-respite-began = Передышка: все могут отдохнуть перед последней битвой.
sanctum-told-blessings-opened = Все благословения открыты.
sanctum-told-round = Начинается раунд { $round } последней битвы.
sanctum-told-card-defeated = { $who } уничтожает карту { $place } из девяти.
sanctum-told-fury = { $who } открывает карту гнева: { $card }.
sanctum-told-lord-shuffled = Карты Повелителя Демонов перемешаны.
sanctum-told-victorious = { $who } одолевает Повелителя Демонов!
sanctum-told-ended = { $result ->
    [victory] Битва выиграна; побеждает { $winners }.
   *[other] Погибли все; побеждает { $winners }.
}
sanctum-achievement = { $kind } { $row }

# the story of a game
sanctum-story = История партии
sanctum-story-act = { $who } раньше всех вступает в акт { $act }: ход { $turn }.
sanctum-story-walls = { $who } раньше всех у стен: ход { $turn }.
sanctum-story-cathedral = { $who } раньше всех в соборе: ход { $turn }.
sanctum-story-led = { $turns ->
    [one] { $who } дольше всех идёт впереди: { $turns } ход.
    [few] { $who } дольше всех идёт впереди: { $turns } хода.
    [many] { $who } дольше всех идёт впереди: { $turns } ходов.
   *[other] { $who } дольше всех идёт впереди: { $turns } хода.
}
sanctum-story-fight = Самое славное сражение — { $who }, уничтожено разом: { $demons }.
sanctum-story-hurt = { $wounds ->
    [one] Самое тяжёлое сражение — урон { $damage }: { $who } получает { $wounds } повреждение.
    [few] Самое тяжёлое сражение — урон { $damage }: { $who } получает { $wounds } повреждения.
    [many] Самое тяжёлое сражение — урон { $damage }: { $who } получает { $wounds } повреждений.
   *[other] Самое тяжёлое сражение — урон { $damage }: { $who } получает { $wounds } повреждения.
}
sanctum-story-fell = { $who } погибает в пути: ход { $turn }.
sanctum-story-fell-late = { $who } погибает перед Повелителем Демонов.
sanctum-story-victorious = { $who } уничтожает все девять карт.
sanctum-story-blow = Последний удар наносит { $who }: карта { $place }.
sanctum-story-lost = { $who } погибает — и героев больше нет.
sanctum-story-none = История до открытия этого стола недоступна.
sanctum-race = Гонка по дороге
sanctum-race-words = { $who }: продвижений { $moves }, ходов впереди { $led }
sanctum-deeds = Дела героев
sanctum-deed-demons = Демоны
sanctum-deed-levels = Уровни
sanctum-deed-blocked = Блок
sanctum-deed-wounds = Повреждения
sanctum-deed-items = Предметы
sanctum-deed-skills = Навыки

# the table as text
sanctum-say-hit = { $value } (попадание)
sanctum-say-hero = { $who }, играет { $player }
sanctum-say-skills = Навыки { $whoId ->
    [huntress] Охотницы
    [outlaw] Изгнанника
    [slayer] Палача
    [dancer] Танцовщицы
   *[other] { $who }
}
sanctum-say-fight = Сражение { $whoId ->
    [huntress] Охотницы
    [outlaw] Изгнанника
    [slayer] Палача
    [dancer] Танцовщицы
   *[other] { $who }
}
sanctum-say-row = Ряд { $whoId ->
    [huntress] Охотницы
    [outlaw] Изгнанника
    [slayer] Палача
    [dancer] Танцовщицы
   *[other] { $who }
}
sanctum-say-hits = Закрытые символы этой карты: { $points }.
sanctum-say-stands = { $who }: { $place }.
sanctum-say-state = { $place }. Здоровье { $health }, кубиков { $dice }, в резервах: выносливость { $stamina }, энергия { $focus }.
sanctum-say-goods = Красных зелий: { $red }, синих: { $blue }. Ярость: активно { $active } из { $tiles }. Резерв кристаллов: { $gems }.
sanctum-say-dead = Гибель: герой вне игры.
sanctum-say-victorious = Победа.
sanctum-say-marked = Потеряно нижних делений шкалы здоровья: { $count }.
sanctum-say-zone = В зоне битвы: { $demon }.
sanctum-say-tiles = { $count ->
    [one] { $count } скрытое благословение.
    [few] { $count } скрытых благословения.
    [many] { $count } скрытых благословений.
   *[other] { $count } скрытого благословения.
}
sanctum-say-bare = нет предмета
sanctum-say-slot = { $slot }: { $name }. { $abilities }
sanctum-say-slot-bare = { $slot }: { $name }.
sanctum-say-bag = В мешке: { $item }
sanctum-say-skill = { $color } навык { $level }, «{ $name }». { $what } Кристаллы на нём: { $gems }.
sanctum-say-gained = { $color } навык { $level }, «{ $name }», разблокирован. { $what } Кристаллы на нём: { $gems }.
sanctum-say-die = Кубик { $number } показывает { $value }, { $state }.
sanctum-say-die-free = свободен
sanctum-say-die-aside = отложен
sanctum-say-die-rolling = катится
sanctum-say-die-placed = выставлен
sanctum-say-coming = Грозит урон { $damage }, щитов { $shields }: сейчас повреждений { $wounds }, в лучшем случае { $least }.
sanctum-say-goal-skills = навыков: { $goal }
sanctum-say-goal-gems = кристаллов двух цветов: по { $goal }
sanctum-say-goal-equipment = уровней снаряжения: { $goal }

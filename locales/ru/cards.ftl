# The card browser: what every card is and does.

cards-title = Карты
cards-search = Поиск по названиям и текстам
cards-kind = Вид карт
cards-kind-count = { $kind } ({ $count })
cards-rules = В правилах:
cards-none = Среди этих карт таких слов нет.
cards-values = Значения, которых нет в доступных правилах, придуманы для Battlement. В печатных играх они могут быть другими.
cards-show = { $name }: { $facts }
cards-before = Предыдущая карта
cards-after = Следующая карта

cards-kind-enemy = Враги
cards-kind-spell = Заклинания
cards-kind-ritual = Ритуалы
cards-kind-demon = Демоны
cards-kind-item = Предметы
cards-kind-skill = Навыки
cards-kind-lord = Повелитель
cards-kind-effect = Повелитель: эффекты
cards-kind-fury = Гнев
cards-kind-blessing = Благословения

# Enemies of Bastion
cards-strength = Сила
cards-color = Цвет
cards-squad = Отряд
cards-squad-1 = основной
cards-squad-2 = вспомогательный
cards-squad-3 = легендарный
cards-spell = Заклинание
cards-legends = Легенды
cards-no-property = без свойств
cards-gives = даёт
cards-color-white = белый
cards-color-gray = серый
cards-color-prismatic-1 = призматический, по одной
cards-color-prismatic-2 = призматический, по две
cards-color-white-text = Белый враг принимает цвет квартала, в котором находится.
cards-color-gray-text = За серого врага можно платить маной любых цветов.
cards-color-prismatic-1-text = Призматический враг стоит по одной мане каждого из шести цветов.
cards-color-prismatic-2-text = Этот призматический враг стоит по две маны каждого из шести цветов.

cards-property-vanguard = Авангард
cards-property-vanguard-text = Как только он появился, сразу приходит ещё один враг — за каждый такой знак на карте.
cards-property-symbiosis = Симбиоз
cards-property-symbiosis-text = Присоединяется к врагу, ближайшему к воротам. Оба движутся, сражаются и оплачиваются как один.
cards-property-flight = Полёт
cards-property-flight-text = Перелетает на площадь квартала или на ближайшую свободную. Все фишки там теряются, и пока он на площади, ни источники, ни башня не дают маны.
cards-property-ward = Оберег
cards-property-ward-text = Его соседей по стене нельзя атаковать никакими средствами.
cards-property-rush = Натиск
cards-property-rush-text = Заходит с другой стороны и занимает последний свободный участок стены.
cards-property-drain = Иссушение
cards-property-drain-text = { $colorId ->
    [green] Зелёные
    [blue] Синие
    [purple] Фиолетовые
    [black] Чёрные
    [red] Красные
   *[other] Жёлтые
} источники не дают маны ни в одном квартале.
cards-property-roost = Логово
cards-property-roost-text = Садится в цитадели поверх тех, кто уже там. Защитники её покидают, и цитадель не даёт маны.
cards-property-colored-tyranny = Тирания
cards-property-colored-tyranny-text = Пока он верхний в цитадели, каждый другой { $color } враг сильнее на 1.
cards-property-general-tyranny = Тирания
cards-property-general-tyranny-text = Пока он верхний в цитадели, все остальные враги сильнее на 1.
cards-property-shapeshift = Превращение
cards-property-shapeshift-text = Его сила — сумма сил соседей; 9, если соседей нет или рядом такой же оборотень.
cards-property-terror = Ужас
cards-property-terror-text = Когда он садится на площадь, защитники бегут из квартала. Кто войдёт туда, обязан его атаковать.
cards-property-douse = Тушение
cards-property-douse-text = Никто не может применить Пламя.
cards-property-earthing = Громоотвод
cards-property-earthing-text = Никто не может применить Молнию.
cards-property-overshadow = Тень
cards-property-overshadow-text = Пока он на площади, врагов на стене этого квартала нельзя атаковать.
cards-property-immunity = Иммунитет
cards-property-immunity-text = Когда его атакуют, заклинания применять нельзя; Орудия и другие враги на него не действуют.
cards-property-rally = Клич
cards-property-rally-text = Его соседи по стене сильнее на 1.

# Spells
cards-cast = Кто применяет
cards-left-by = Кто оставляет
cards-cast-alchemy = вы, когда атакуете
cards-cast-plenty = вы, получая ману
cards-cast-copy = как у копируемого
cards-cast-lightning = любой защитник, откуда угодно
cards-cast-fireball = любой там же, где атакующий
cards-cast-repeat = вы, в конце своего этапа
cards-cast-prism = вы, получая ману
cards-cast-exchange = любой, при любом действии
cards-cast-missile = вы, когда атакуете
cards-cast-teleport = любой, при любом действии
cards-cast-speed = вы, после перехода
cards-spell-alchemy = За атакованного врага можно платить маной любых цветов.
cards-spell-alchemy-short = Платите за врага маной любых цветов.
cards-spell-plenty = Возьмите из источника ещё { $power ->
    [one] { $power } ману
    [few] { $power } маны
    [many] { $power } маны
   *[other] { $power } маны
} того же цвета.
cards-spell-plenty-short = Источник даёт ещё { $power ->
    [one] { $power } ману.
    [few] { $power } маны.
    [many] { $power } маны.
   *[other] { $power } маны.
}
cards-spell-copy = Действует как любое другое заклинание перед любым защитником. Оно при этом не тратится.
cards-spell-copy-short = Действует как другое заклинание любого защитника.
cards-spell-lightning = Когда атакует любой защитник, враг стоит на { $power } меньше, но не дешевле 1 маны.
cards-spell-lightning-short = Когда атакует любой защитник: цена −{ $power }, но не меньше 1.
cards-spell-fireball = Когда атакуете вы или защитник там же, где вы, враг стоит на { $power } меньше, но не дешевле 1 маны.
cards-spell-fireball-short = Когда атакует защитник там же, где вы: цена −{ $power }, но не меньше 1.
cards-spell-repeat = Вы ещё раз проводите весь этап действий, прежде чем нападут враги.
cards-spell-repeat-short = Проведите свой этап действий ещё раз.
cards-spell-prism = Возьмите из источника ману другого цвета, на ваш выбор.
cards-spell-prism-short = Возьмите из источника ману другого цвета.
cards-spell-exchange = Два врага на разных участках стены меняются местами.
cards-spell-exchange-short = Два врага на стене меняются местами.
cards-spell-missile = Можно атаковать врага в любой части бастиона.
cards-spell-missile-short = Атакуйте врага в любой части бастиона.
cards-spell-teleport = Один враг со стены переносится на любой свободный участок стены.
cards-spell-teleport-short = Перенесите врага на любой свободный участок стены.
cards-spell-speed = Сразу после перехода перейдите ещё раз.
cards-spell-speed-short = Сразу после перехода перейдите ещё раз.

# Rituals
cards-form = Вид
cards-ritual-accumulator = Раз в ход: возьмите 1 ману у другого защитника, если тот согласен.
cards-ritual-converter = Раз в ход: смените цвет 1 своей маны.
cards-ritual-source = Ещё один { $color } источник в этом квартале.
cards-ritual-obelisk = Каждый { $color } источник этого квартала даёт на 1 ману больше.
cards-ritual-cannon = Каждый { $color } враг этого квартала слабее на 2, но не меньше 1.
cards-ritual-artifact = Можно провести после атаки на { $colorId ->
    [green] зелёного
    [blue] синего
    [purple] фиолетового
    [black] чёрного
    [red] красного
   *[other] жёлтого
} врага: тогда артефакт остаётся у защитника.
cards-ritual-structure = Можно провести после атаки на { $colorId ->
    [green] зелёного
    [blue] синего
    [purple] фиолетового
    [black] чёрного
    [red] красного
   *[other] жёлтого
} врага: тогда сооружение ставится на любое основание.

# Sanctum
cards-level = Уровень { $level }
cards-level-label = Уровень
cards-weak-points = Символы
cards-damage = Урон
cards-behind = На обороте
cards-behind-value = { $slot }, { $gem }
cards-demon-text = Кубик, совпавший с символом на карте, — это попадание; демон, у которого закрыты все символы, уничтожен. Уцелевшие наносят урон. Какой именно предмет этого вида на обороте, заранее не известно.
cards-slot = Ячейка
cards-gems = Нужны кристаллы
cards-flames = Пока снаряжён
cards-space-stamina = выносливость
cards-space-focus = энергия
cards-space-either = выносливость или энергия
cards-hero = Герой
cards-gems-on-it = Кристаллы на нём
cards-when = Когда
cards-special-skill = Это особый навык героя: он лежит на ячейке с драгоценным камнем.
cards-or = или
cards-wounds = { $count ->
    [one] { $count } рана
    [few] { $count } раны
    [many] { $count } ран
   *[other] { $count } раны
}
cards-lord = Повелитель Демонов
cards-lord-text = Одна из карт, что отделяют героя от победы в последней битве.
cards-penalty = Кара
cards-otherwise = Или получить
cards-effect-text = Оборот карты Повелителя Демонов. Каждый герой выбирает кару или раны — их не остановит ни один щит.
cards-fury = Гнев
cards-fury-text = Лежит закрытой между картами Повелителя Демонов. Кто её откроет, выбирает кару или раны, а затем сражается с ней.
cards-effect = Эффект
cards-copies = Сколько
cards-blessing-stamina = Бодрость
cards-blessing-focus = Ясность
cards-blessing-set = Судьба
cards-blessing-change = Улыбка удачи
cards-blessing-shields = Эгида
cards-blessing-token = Один раз за последнюю битву, в любой момент: ещё один маркер.
cards-blessing-ability = Один раз за последнюю битву, как способность без цены.

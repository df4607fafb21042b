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
cards-color-prismatic-1-text = Призматический враг стоит по одной фишке маны каждого из шести цветов.
cards-color-prismatic-2-text = Этот призматический враг стоит по две фишки маны каждого из шести цветов.

cards-property-vanguard = Авангард
cards-property-vanguard-text = Как только эта карта появилась, сразу приходит ещё один враг — за каждый такой знак на ней.
cards-property-symbiosis = Симбиоз
cards-property-symbiosis-text = Присоединяется к первому врагу на стене, считая от ворот против часовой стрелки. Теперь это один враг: он и перемещается, и оплачивается целиком.
cards-property-flight = Полёт
cards-property-flight-text = Перелетает на площадь квартала, а если она занята — на следующую свободную против часовой стрелки. Все фишки оттуда уходят в резерв, и пока враг на площади, ни источники, ни башня квартала не дают маны.
cards-property-ward = Оберег
cards-property-ward-text = Соседей этого врага по стене нельзя атаковать никакими средствами.
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
cards-property-roost-text = Садится в цитадели поверх тех, кто уже там. Защитники её покидают, и, пока там враг, цитадель не даёт маны.
cards-property-colored-tyranny = Тирания
cards-property-colored-tyranny-text = Пока это верхний враг цитадели, каждый другой { $color } враг сильнее на 1.
cards-property-general-tyranny = Тирания
cards-property-general-tyranny-text = Пока это верхний враг цитадели, все остальные враги сильнее на 1.
cards-property-shapeshift = Превращение
cards-property-shapeshift-text = Сила этого врага — сумма сил его соседей; 9, если соседей нет или рядом ещё один оборотень.
cards-property-terror = Ужас
cards-property-terror-text = Когда этот враг садится на площадь, защитники покидают её квартал. Кто туда войдёт, обязан сразу атаковать его.
cards-property-douse = Тушение
cards-property-douse-text = Никто не может использовать Пламя.
cards-property-earthing = Громоотвод
cards-property-earthing-text = Никто не может использовать Молнию.
cards-property-overshadow = Тень
cards-property-overshadow-text = Пока этот враг на площади, врагов на стене её квартала нельзя атаковать.
cards-property-immunity = Иммунитет
cards-property-immunity-text = Когда атакуют этого врага, заклинания использовать нельзя; Орудия и свойства других врагов на него не действуют.
cards-property-rally = Клич
cards-property-rally-text = Соседи этого врага по стене сильнее на 1.

# Spells
cards-cast = Кто использует
cards-left-by = Кто оставляет
cards-cast-alchemy = вы, когда атакуете
cards-cast-plenty = вы, получая ману
cards-cast-copy = как у копируемого
cards-cast-lightning = любой защитник, откуда угодно
cards-cast-fireball = любой защитник там же, где атакующий
cards-cast-repeat = вы, в конце своего этапа действий
cards-cast-prism = вы, получая ману
cards-cast-exchange = любой защитник, при любом действии
cards-cast-missile = вы, когда атакуете
cards-cast-teleport = любой защитник, при любом действии
cards-cast-speed = вы, когда перемещаетесь
cards-spell-alchemy = За атакованного врага можно платить маной любых цветов.
cards-spell-alchemy-short = Платите за врага маной любых цветов.
cards-spell-plenty = Возьмите из источника ещё { $power ->
    [one] { $power } фишку маны
    [few] { $power } фишки маны
    [many] { $power } фишек маны
   *[other] { $power } фишки маны
} того же цвета.
cards-spell-plenty-short = Источник даёт ещё { $power ->
    [one] { $power } фишку маны.
    [few] { $power } фишки маны.
    [many] { $power } фишек маны.
   *[other] { $power } фишки маны.
}
cards-spell-copy = Действует как любое другое заклинание, лежащее перед любым защитником. Оно при этом не тратится.
cards-spell-copy-short = Действует как другое заклинание любого защитника.
cards-spell-lightning = Когда атакует любой защитник, враг стоит на { $power } меньше, но не дешевле 1 фишки маны.
cards-spell-lightning-short = Когда атакует любой защитник: цена −{ $power }, но не меньше 1.
cards-spell-fireball = Когда атакуете вы или защитник там же, где вы, враг стоит на { $power } меньше, но не дешевле 1 фишки маны.
cards-spell-fireball-short = Когда атакует защитник там же, где вы: цена −{ $power }, но не меньше 1.
cards-spell-repeat = Вы ещё раз проводите весь свой этап действий, прежде чем нападёт враг.
cards-spell-repeat-short = Проведите свой этап действий ещё раз.
cards-spell-prism = Возьмите из источника ману любого одного цвета, на ваш выбор.
cards-spell-prism-short = Возьмите из источника ману любого одного цвета.
cards-spell-exchange = Два врага на разных участках стены меняются местами.
cards-spell-exchange-short = Два врага на стене меняются местами.
cards-spell-missile = Можно атаковать врага в любой части бастиона.
cards-spell-missile-short = Атакуйте врага в любой части бастиона.
cards-spell-teleport = Один враг со стены переносится на любой свободный участок стены.
cards-spell-teleport-short = Перенесите врага на любой свободный участок стены.
cards-spell-speed = Сразу после перемещения переместитесь ещё раз.
cards-spell-speed-short = Сразу после перемещения переместитесь ещё раз.

# Rituals
cards-form = Вид
cards-ritual-accumulator = Раз в ход: возьмите 1 фишку маны у другого защитника, если тот согласен.
cards-ritual-converter = Раз в ход: обменяйте 1 свою фишку маны на фишку другого цвета.
cards-ritual-source = Ещё один { $color } источник в этом квартале.
cards-ritual-obelisk = Каждый { $color } источник этого квартала даёт на 1 фишку маны больше.
cards-ritual-cannon = { $colorId ->
    [green] Зелёные
    [blue] Синие
    [purple] Фиолетовые
    [black] Чёрные
    [red] Красные
   *[other] Жёлтые
} враги в этом квартале: сила −2, но не меньше 1.
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
    [one] { $count } повреждение
    [few] { $count } повреждения
    [many] { $count } повреждений
   *[other] { $count } повреждения
}
cards-lord = Повелитель Демонов
cards-lord-text = Одна из карт, что отделяют героя от победы в последней битве.
cards-penalty = Кара
cards-otherwise = Или получить
cards-effect-text = Оборот карты Повелителя Демонов. Каждый герой выбирает кару или повреждения — их не остановит ни один щит.
cards-fury = Гнев
cards-fury-text = Лежит закрытой между картами Повелителя Демонов. Кто её откроет, выбирает кару или повреждения, а затем сражается с ней.
cards-effect = Эффект
cards-copies = Количество
cards-blessing-stamina = Бодрость
cards-blessing-focus = Ясность
cards-blessing-set = Судьба
cards-blessing-change = Улыбка удачи
cards-blessing-shields = Эгида
cards-blessing-token = Один раз за последнюю битву, в любой момент: ещё один маркер.
cards-blessing-ability = Один раз за последнюю битву, как способность без цены.

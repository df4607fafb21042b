# Why a bot recommends something, or advises against it. Numbers are expectations, rounded.

## Sanctum

reason-sanctum-kills = { $count ->
    [one] гибнет { $count } демон
    [few] гибнут { $count } демона
    [many] гибнет { $count } демонов
   *[other] гибнет { $count } демона
}
reason-sanctum-hits = { $count ->
    [one] { $count } попадание остаётся
    [few] { $count } попадания остаются
    [many] { $count } попаданий остаётся
   *[other] { $count } попадания остаётся
}
reason-sanctum-levels = { $count ->
    [one] { $count } уровень
    [few] { $count } уровня
    [many] { $count } уровней
   *[other] { $count } уровня
}
reason-sanctum-cards = { $count ->
    [one] уничтожена { $count } карта
    [few] уничтожены { $count } карты
    [many] уничтожено { $count } карт
   *[other] уничтожено { $count } карты
}
reason-sanctum-wounds = { $count ->
    [one] { $count } повреждение
    [few] { $count } повреждения
    [many] { $count } повреждений
   *[other] { $count } повреждения
}
reason-sanctum-unhurt = без повреждений
reason-sanctum-stamina = выносливость: уходит { $count }, остаётся { $left }
reason-sanctum-focus = энергия: уходит { $count }, остаётся { $left }
reason-sanctum-tokens-back = { $count ->
    [one] возвращается { $count } маркер
    [few] возвращаются { $count } маркера
    [many] возвращается { $count } маркеров
   *[other] возвращается { $count } маркера
}
reason-sanctum-drinks = { $count ->
    [one] уходит { $count } зелье
    [few] уходят { $count } зелья
    [many] уходит { $count } зелий
   *[other] уходит { $count } зелья
}
reason-sanctum-potions = { $count ->
    [one] ещё { $count } зелье
    [few] ещё { $count } зелья
    [many] ещё { $count } зелий
   *[other] ещё { $count } зелья
}
reason-sanctum-rage-used = ярость потрачена
reason-sanctum-rage-ready = ярость снова активна
reason-sanctum-tile = { $count ->
    [1] получено достижение
    [one] получено { $count } достижение
    [few] получено { $count } достижения
    [many] получено { $count } достижений
   *[other] получено { $count } достижения
}
reason-sanctum-blessings = { $count ->
    [one] уходит { $count } благословение
    [few] уходят { $count } благословения
    [many] уходит { $count } благословений
   *[other] уходит { $count } благословения
}
reason-sanctum-corrupts = { $count ->
    [one] осквернена { $count } ячейка
    [few] осквернены { $count } ячейки
    [many] осквернено { $count } ячеек
   *[other] осквернено { $count } ячейки
}
reason-sanctum-shortens = { $count ->
    [one] шкала здоровья короче на { $count } деление
    [few] шкала здоровья короче на { $count } деления
    [many] шкала здоровья короче на { $count } делений
   *[other] шкала здоровья короче на { $count } деления
}
reason-sanctum-engages = { $count ->
    [one] { $count } новый демон в зоне битвы
    [few] { $count } новых демона в зоне битвы
    [many] { $count } новых демонов в зоне битвы
   *[other] { $count } нового демона в зоне битвы
}
reason-sanctum-moves-on = ещё один шаг по дороге
reason-sanctum-dies = герой погибает
reason-sanctum-skill = разблокирован навык «{ $skill }»
reason-sanctum-wears = снаряжён предмет «{ $item }»
reason-sanctum-takes = достаётся предмет «{ $item }»
reason-sanctum-survives = { $percent ->
    [one] Повелителя Демонов удаётся пережить в { $percent } случае из 100
    [few] Повелителя Демонов удаётся пережить в { $percent } случаях из 100
    [many] Повелителя Демонов удаётся пережить в { $percent } случаях из 100
   *[other] Повелителя Демонов удаётся пережить в { $percent } случая из 100
}
reason-sanctum-plan = часть плана

## Bastion

reason-bastion-wins = это победа
reason-bastion-loses = после этого партия проиграна
# $enemy: name of an enemy, $spell: name of the spell it leaves
reason-bastion-defeats = побеждён враг: { $enemy } (оставит «{ $spell }»)
# $district: name of a district
reason-bastion-frees-plaza = площадь свободна: { $district }
reason-bastion-frees-citadel = цитадель свободна
reason-bastion-gains = { $discs ->
    [one] ещё { $discs } фишка маны
    [few] ещё { $discs } фишки маны
    [many] ещё { $discs } фишек маны
   *[other] ещё { $discs } фишки маны
}
reason-bastion-opens = { $sources ->
    [one] снова открыт { $sources } источник
    [few] снова открыты { $sources } источника
    [many] снова открыто { $sources } источников
   *[other] снова открыто { $sources } источника
}
reason-bastion-time = { $turns ->
    [one] стена продержится на { $turns } ход дольше
    [few] стена продержится на { $turns } хода дольше
    [many] стена продержится на { $turns } ходов дольше
   *[other] стена продержится на { $turns } хода дольше
}
reason-bastion-empty = в запасе не остаётся маны: следующая фишка ляжет из резерва
reason-bastion-ready = { $heroes ->
    [one] на следующем ходу { $heroes } защитник сможет победить врага
    [few] на следующем ходу { $heroes } защитника смогут победить врага
    [many] на следующем ходу { $heroes } защитников смогут победить врага
   *[other] на следующем ходу { $heroes } защитника смогут победить врага
}
# $section: name of a wall section
reason-bastion-lands = следующий враг встанет в другом месте: { $section }
reason-bastion-waits = ничего лучше сейчас нет

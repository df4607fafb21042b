# The analysis of a finished game.

analysis-lead = Экспертный бот разобрал каждое решение, зная лишь то, что мог тогда знать сам игрок. Его оценки приблизительны: малая разница мало что значит.
analysis-table = Назад к столу
analysis-again = Посмотреть повтор
analysis-working = Партия анализируется…
analysis-progress = Разобрано шагов: { $done } из { $of }
analysis-pending = …
analysis-failed = Разбор не удался. Это ошибка Battlement, а не вашей партии.
analysis-empty = В этой партии нечего было решать.
analysis-not-over = Партия ещё идёт. Разобрать её можно будет, когда она закончится.

course-title = Ход партии
course-label-disc = Положение за столом шаг за шагом, в фишках маны: чем выше, тем лучше для защитников.
course-label-wound = Положение каждого героя шаг за шагом, в повреждениях: чем выше, тем лучше.
course-together = Все вместе
course-table = Показать таблицей
course-step = Шаг
course-start = начало
course-end = конец
turning-title = Переломы
turning-none = Ни один шаг не переломил эту партию.
turning-mark = Перелом { $number }, шаг { $step }
turning-step = Шаг { $step }
turning-of = { $who }: { $what }
turning-up-disc = { $count ->
    [0] чуть лучше
    [one] лучше на { $count } фишку
    [few] лучше на { $count } фишки
    [many] лучше на { $count } фишек
   *[other] лучше на { $count } фишки
}
turning-down-disc = { $count ->
    [0] чуть хуже
    [one] хуже на { $count } фишку
    [few] хуже на { $count } фишки
    [many] хуже на { $count } фишек
   *[other] хуже на { $count } фишки
}
turning-up-wound = { $count ->
    [0] чуть лучше
    [one] лучше на { $count } повреждение
    [few] лучше на { $count } повреждения
    [many] лучше на { $count } повреждений
   *[other] лучше на { $count } повреждения
}
turning-down-wound = { $count ->
    [0] чуть хуже
    [one] хуже на { $count } повреждение
    [few] хуже на { $count } повреждения
    [many] хуже на { $count } повреждений
   *[other] хуже на { $count } повреждения
}
turning-up-far = намного лучше
turning-down-far = намного хуже

players-title = Игроки
players-who = Игрок
players-decisions = Решения
players-mistakes = Ошибки
players-loss-disc = Потеря, фишки
players-loss-wound = Потеря, повреждения
players-luck = Удача
players-note-disc = Ошибка — решение, которое стоило одной фишки или больше. Удача — то, что карты и кубики дали сверх ожидаемого, в фишках.
players-note-wound = Ошибка — решение, которое стоило одного повреждения или больше. Удача — то, что карты и кубики дали сверх ожидаемого, в повреждениях.

flaws-title = Что можно было сыграть лучше
flaws-none = Лучшего выбора не нашлось.
flaws-of = Игрок
flaws-all = Все
flaws-order = Порядок
flaws-dearest = Сначала большие потери
flaws-played = По ходу партии
flaws-more = Показать все ({ $count })
flaws-fewer = Свернуть
flaw-done = Сыграно: { $deed }
flaw-better = Лучше: { $deed }
flaw-others = Другие варианты
flaw-see = { $who }, шаг { $step }: посмотреть в повторе
flaw-when = Шаг { $step }
flaw-cost-disc = { $count ->
    [0.5] цена — полфишки
    [1] цена — одна фишка
    [one] цена — { $count } фишка
    [few] цена — { $count } фишки
    [many] цена — { $count } фишек
   *[other] цена — { $count } фишки
}
flaw-cost-wound = { $count ->
    [0.5] цена — полповреждения
    [1] цена — одно повреждение
    [one] цена — { $count } повреждение
    [few] цена — { $count } повреждения
    [many] цена — { $count } повреждений
   *[other] цена — { $count } повреждения
}
flaw-cost-far = стоило очень дорого

luck-title = Удача
luck-none = Удача была ровной: ничего особенного.
luck-best = Самая большая удача
luck-worst = Самое большое невезение
luck-see = Шаг { $step }: посмотреть в повторе
luck-worth-disc = { $count ->
    [0.5] это полфишки
    [1] это одна фишка
    [one] это { $count } фишка
    [few] это { $count } фишки
    [many] это { $count } фишек
   *[other] это { $count } фишки
}
luck-worth-wound = { $count ->
    [0.5] это полповреждения
    [1] это одно повреждение
    [one] это { $count } повреждение
    [few] это { $count } повреждения
    [many] это { $count } повреждений
   *[other] это { $count } повреждения
}
luck-worth-far = стоит очень много
luck-of = { $who }: { $what }
# The summary when there are more things than are listed.
chance-more = { $what } и ещё { $count }
# Outcomes of chance: $what lists them, $count says how many.
chance-draw = { $count ->
    [one] взята карта: { $what }
    [few] взяты карты: { $what }
    [many] взяты карты: { $what }
   *[other] взяты карты: { $what }
}
chance-roll = { $count ->
    [one] выпало { $what }
    [few] выпали { $what }
    [many] выпали { $what }
   *[other] выпали { $what }
}
chance-first = первый ход: { $what }
chance-hero = достался герой: { $what }
chance-bonus = бонус: { $what }
chance-flip = зелье: { $what }
chance-district = следующий квартал: { $what }
chance-class = класс: { $what }

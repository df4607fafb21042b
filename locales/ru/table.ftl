# The page of a table: everything around the board of a game.

table-home = Главная
table-board = Поле
table-loading = Готовим стол…
table-gone = Такого стола нет, или у вас нет к нему доступа.
table-close = Закрыть этот стол

turn-order = Места
turn-open = Ждём игроков
turn-yours = Ваш ход
turn-theirs = Ход: { $names }
turn-over = Партия окончена
turn-closed = Этот стол закрыт
turn-frozen = Этот стол остановлен из-за ошибки
title-turn = ● Ваш ход — { $game }

link-waiting = Связь прервалась. Подключаемся снова…
link-back = Снова на связи.
link-ended = Нет связи. Обновите страницу.
notice-title = Ваш ход
notice-body = «{ $game }» ждёт вас.

mode-tutorial = Обучающая партия
mode-normal = Обычная партия
mode-darkened-skies = Померкшие небеса
mode-trembling-earth = Дрожь земли
mode-show-of-force = Демонстрация силы
mode-late-arrival = Запоздалое прибытие

sits-numbered = { $name } (место { $seat })
sits-number = место { $seat }
sits-you = вы
sits-open = свободное место
sits-kept = ждёт своего игрока
sits-invited = занято для гостя
sits-bot = { $level } бот
sits-away = вне сети
sits-host = хозяин
sits-stood-in = заменён ботом: { $level }
sits-sit = Сесть сюда
sits-decline = Отклонить
sits-decline-block = Отклонить и заблокировать: { $name }
sits-leave = Уйти
sits-hand-over = Уйти и передать место
sits-stay = Остаться
sits-leave-hint = Если уйти, место останется за вами и его тайн никто не увидит. Если передать его, место сможет занять другой и увидит их.
sits-let-return = Пустить игрока обратно
sits-return = Вернуть моё место
sits-bot-for-me = Пусть играет бот
sits-give-bot = Заменить ботом
sits-level = Сменить уровень
sits-levels = Уровень бота
sits-make-open = Открыть для всех
watching = { $count ->
    [0] Зрителей нет.
    [one] { $count } зритель.
    [few] { $count } зрителя.
    [many] { $count } зрителей.
   *[other] { $count } зрителя.
}
share-link = Ссылка на этот стол
invitation-link = Приглашение на место { $seat }
room-waiting = Партия начнётся, когда все места будут заняты.

clock-yours = Ваше время: { $time }
clock-theirs = Время игрока { $name }: { $time }
clock-short = Ваше время истекает.
clock-hours = { $hours } ч { $minutes } мин
clock-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}

side-chronicle = Журнал
side-chat = Чат
side-table = Стол
side-rules = Правила
side-words = Поле текстом
side-explain = Что произошло и почему
explain-show-price = Почему такая цена?
explain-show-tokens = Откуда эти маркеры?
words-none = Описывать пока нечего.
side-close = Закрыть
chronicle-none = Пока ничего не произошло.
told-taken-back = { $who } отменяет действие.
told-rolled-back = С общего согласия партия вернулась назад.
moment = Место в партии
moment-earlier = Предыдущий шаг
moment-later = Следующий шаг
moment-play = Пуск
moment-pause = Пауза
moment-go = Перейти к шагу { $number }
moment-copy = Ссылка
moment-link = Ссылка на это место
moment-before = Здесь партия ещё не началась.
moment-replay = Повтор
moment-shown = Шаг { $number } из { $latest }.
moment-now = К игре

chat-room-table = Игроки
chat-room-spectators = Зрители
chat-none = Сообщений пока нет.
chat-say = Напишите сообщение
chat-send = Отправить
chat-mute = скрыть
chat-muted = Сообщения скрыты: { $name }.
chat-unmute = снова показывать
chat-unread = Чат, непрочитанных: { $count }

undo-count = { $count ->
    [1] Отменить один шаг
    [one] Отменить, доступен { $count } шаг
    [few] Отменить, доступно { $count } шага
    [many] Отменить, доступно { $count } шагов
   *[other] Отменить, доступно { $count } шага
}
undo-ask = Попросить вернуться дальше
redo = Повторить
border-drawn = взята карта
border-rolled = бросок
prompt-sure = { $deed }: точно?
prompt-final = Отменить это нельзя. Нажмите ещё раз, чтобы подтвердить.
skip = Пропуск
hint = Совет
hint-more = Почему?
hint-says = Совет: { $deed }
hint-wait = пас
hint-why = Почему
hint-why-none = В целом это лучший выбор; одной причины нет.
hint-others = Другие варианты
hint-show = Показать на поле: { $deed }
hint-shown = показано на поле
hint-fold = Свернуть совет
# How much worse something is, in discs of mana or in wounds.
worse-disc = { $count ->
    [0] ничем не хуже
    [0.5] хуже примерно на полфишки
    [1] хуже примерно на одну фишку
    [one] хуже примерно на { $count } фишку
    [few] хуже примерно на { $count } фишки
    [many] хуже примерно на { $count } фишек
   *[other] хуже примерно на { $count } фишки
}
worse-wound = { $count ->
    [0] ничем не хуже
    [0.5] хуже примерно на полповреждения
    [1] хуже примерно на одно повреждение
    [one] хуже примерно на { $count } повреждение
    [few] хуже примерно на { $count } повреждения
    [many] хуже примерно на { $count } повреждений
   *[other] хуже примерно на { $count } повреждения
}
worse-far = намного хуже

back-title = Просьба вернуться назад
back-asked = { $name } просит вернуться { $steps ->
    [one] на { $steps } шаг
    [few] на { $steps } шага
    [many] на { $steps } шагов
   *[other] на { $steps } шага
} назад. Вы согласны?
back-waiting = Вы попросили вернуться назад. Ждём ответа: { $names }.
back-agree = Да, назад
back-refuse = Отказать
back-no-answer = Нет ответа вовремя – значит отказ.

rule = Правило { $rule }
why-unknown = Сейчас это невозможно.
answer-close = Закрыть
refused-too-fast = Слишком быстро: подождите немного.
refused-not-abandoned = Это место не свободно: игрок здесь или отсутствует слишком мало.
refused-held-another-seat = В этой партии у вас уже было другое место, и вы знаете его тайны, поэтому это занять нельзя.
refused-seat-kept = Это место хранит свои тайны до конца партии. Занять его может только тот, кто уже за ним сидел.
refused-asked-already = Просьба вернуться назад уже есть.
refused-not-your-seat = Это не ваше место.
refused-seat-taken = Место уже занято.
refused-not-invited = Это место оставлено для другого.
refused-blocked = Кто-то не принимает ваши приглашения.
refused-not-host = Это может только хозяин.
refused-not-understood = Сервер этого не понял.
refused-game-over = Партия окончена.
refused-not-started = Партия ещё не началась.
refused-closed = Этот стол закрыт.
refused-frozen = Этот стол остановлен из-за ошибки.
refused-not-seated = У вас нет места за этим столом.
refused-seated-already = У вас уже есть место за этим столом.
refused-no-such-seat = Такого места нет.
refused-no-such-bot = Такого бота для этой игры нет.
refused-no-rematch = Следующая партия уже есть, или эта ещё идёт.
refused-stood-in = За вас играет бот. Сначала верните своё место.
refused-not-stood-in = Там никого не подменяет бот.
refused-not-asked = Этой просьбы больше нет.
refused-not-your-room = Там вы писать не можете.
refused-bad-text = Это сообщение не отправить. Напишите короче.
refused-busy = Сервер сейчас перегружен. Попробуйте ещё раз через минуту.
refused-unavailable = Неизвестно, удалось ли это. Проверьте стол.

pass-device = Передайте устройство: { $name }
pass-hidden = До этого стол скрыт.
pass-here = Я — { $name }
pass-to = Передать: { $name }

table-speed = Скорость анимации
table-speed-times = { $speed ->
    [0] выкл.
   *[other] { $speed }×
}
table-speed-still = Устройство просит меньше движения, поэтому анимации нет.
table-notices = Уведомлять о моём ходе, когда страница скрыта
table-notices-denied = Браузер блокирует уведомления этой страницы. Это можно изменить в его настройках.

keys-title = Горячие клавиши
keys-play = Игра
keys-board = На поле
keys-look = Панели и виды
key-primary = главная кнопка: дальше, заплатить, закончить ход
key-undo = отменить
key-redo = повторить
key-hint = совет
key-board-move = вдоль стены, к кварталам и цитадели
key-board-lit = следующий или предыдущий вариант
key-mana = ваша мана по порядку: доплатить, положить
key-dice = взять кубик или группу по номеру
key-change = изменить кубик в руке
key-act = сделать то, что в фокусе
key-drop = положить обратно, закрыть
key-chronicle = журнал
key-chat = чат
key-words = поле текстом
key-rules = правила
key-table = стол и места
key-replay = повтор
key-shortcuts = этот список

end-won = Вы победили
end-lost = Вы проиграли
end-furthest = Победа: вы прошли дальше всех
end-ranked-first = Погибли все; побеждает { $names }.
end-winners = Победа: { $names }
end-look = Осмотреть поле
end-record = Скачать запись партии
end-fair = Случайность честная
end-checked = проверено
end-wrong = хеш не совпадает
end-seed = Зерно случайности партии
end-hash = SHA-256 зерна, показанный до первого хода
end-verify = По записи каждый может заново вытянуть все карты и бросить все кубики:
rematch = Сыграть ещё
rematch-go = К следующей партии

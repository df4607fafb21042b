# The home page, the frame of every page, and shared words.

home-title = Battlement
page-title = { $page } · Battlement
skip-to-content = К содержанию
nav-main = Страницы
nav-language = Язык
nav-play = Игра
nav-cards = Карты
nav-rules = Правила
nav-about = О сайте
nav-settings = Настройки
theme-to-light = Светлая тема
theme-to-dark = Тёмная тема
guest-chip = Вы — { $name }. Настройки

game-bastion = Бастион
game-sanctum = Санктум
bastion-motto = Удержите стену сообща
sanctum-motto = Гонка к Повелителю Демонов
# The page splits these facts at commas.
bastion-facts = 1–4 защитника, 60 мин, сообща
sanctum-facts = 2–4 героя, 90 мин, гонка

play-now = Играть
play-now-game = Сыграть в «{ $game }» прямо сейчас
play-game = Сыграть в «{ $game }»
play-bots-with = Боты-союзники
play-bots-against = Боты-соперники
play-bot-level = Уровень ботов
bots-count = { $count ->
    [0] Нет
    [1] Один
    [2] Два
    [3] Три
   *[other] { $count }
}
start = Начать
more-options = Ещё настройки
new-table = Новый стол
new-table-game = Новый стол: { $game }

my-tables = Мои столы
my-tables-none = У вас пока нет столов. Кнопка «Играть» сразу начнёт партию с ботами — заполнять ничего не нужно.
my-tables-all-over = Сейчас ни одна партия не идёт.
my-tables-over = Недавние партии
see-again = Повтор
see-again-table = Посмотреть по шагам: { $name }
analysis = Разбор
analysis-of = Разбор: { $name }
my-tables-waiting = { $count ->
    [one] { $count } стол ждёт вас
    [few] { $count } стола ждут вас
    [many] { $count } столов ждут вас
   *[other] { $count } стола ждут вас
}
open-tables = Открытые столы
open-tables-none = Ни один стол не ждёт игроков. Создайте стол и поделитесь ссылкой.
all-games = Все
filter-game = Игра
show-all = Показать все ({ $count })
show-fewer = Свернуть
your-turn = Ваш ход
their-turn = Ходит { $name }
their-turn-bot = { $level } бот ходит
goes-on = идёт
seats-free = { $count ->
    [0] Ждём гостей
    [one] Свободно { $count } место
    [few] Свободно { $count } места
    [many] Свободно { $count } мест
   *[other] Свободно { $count } места
}
join = Войти
join-table = Сесть за стол: { $name }
watch = Смотреть
watch-table = Смотреть: { $name }
resume = Продолжить
resume-table = Продолжить партию: { $name }
finished = Окончена
won = Победа
lost = Проигрыш
closed = Закрыт
frozen = Остановлен из-за ошибки
free-seat = свободное место
invited-seat = место занято для гостя
bot-seat = бот
bot-named = бот: { $level }
seats-are = Места: { $seats }.
table-untitled = Стол игрока { $name }
from-position = С заданной позиции
live = онлайн
own-pace = на несколько дней
turn-time = { $time } на ход
game-time = { $time } на игрока

join-by-link = Войти по ссылке
join-link-label = Ссылка, которую вам прислали, или код стола из неё
join-link-wrong = Это не ссылка на стол. Она выглядит так: …/#/table/ и несколько букв.
join-link-go = К столу

connection-waiting = Связь прервалась. Подключаемся снова…

close = Закрыть
copy = Копировать
copy-what = Копировать: { $what }
copied = Готово
try-again = Ещё раз
cancel = Отмена
failure = Что-то пошло не так. Попробуйте чуть позже.
failure-offline = Сервер не отвечает. Работает ли он и есть ли у вас интернет?
unreachable-title = Сервер не отвечает
unreachable-waits = Ничего не потеряно: ваши столы останутся как были. Страница подключится сама.
unreachable-short = Сервер не отвечает. Пробуем снова…
failure-limited = Слишком много запросов. Немного подождите.
failure-unavailable = Сервер занят. Попробуйте чуть позже.
failure-unknown-identity = Игрока с такой парольной фразой нет.
failure-not-found = Этого не существует, или у вас нет доступа.
failure-only-people = Это могут только люди, не программы.
failure-bad-name = Такое имя не подходит. Попробуйте покороче и из букв.
failure-bad-table = С такими настройками стол создать нельзя.
failure-no-such-bot = Такого бота для этой игры нет.
failure-still-played = Это покажут, когда партия закончится.
failure-too-large = Слишком большой объём.
failure-foreign-origin = Страница открыта не с того адреса, которого ждёт сервер.

unknown-title = Страница не найдена
unknown-text = По этому адресу ничего нет. Возможно, не хватает части ссылки.
unknown-home = Главная

# How texts are strung together: facts about one thing; parts that have commas of their own; things
# given or paid together.
joined-facts = { $all }, { $next }
joined-clauses = { $all }; { $next }
joined-together = { $all } + { $next }
joined-label = { $label }: { $text }

# Options, bots and times, wherever tables are described.
option-mode = Режим
option-mode-normal = Обычный
option-mode-normal-hint = Полная игра; силу вражеской армии выбираете вы.
option-mode-tutorial = Обучение
option-mode-tutorial-hint = Небольшая армия и никаких ритуалов: лучший способ освоиться.
option-mode-darkened-skies = Померкшие небеса
option-mode-darkened-skies-hint = Сценарий 1
option-mode-trembling-earth = Дрожь земли
option-mode-trembling-earth-hint = Сценарий 2
option-mode-show-of-force = Демонстрация силы
option-mode-show-of-force-hint = Сценарий 3
option-mode-late-arrival = Запоздалое прибытие
option-mode-late-arrival-hint = Сценарий 4
option-difficulty = Сложность
option-difficulty-easy = Лёгкий
option-difficulty-medium = Средний
option-difficulty-hard-bastion = Тяжёлый
option-difficulty-hard-sanctum = Сложный
option-difficulty-extreme = Экстремальный
option-difficulty-normal = Нормальный
option-difficulty-nightmare = Кошмарный
option-difficulty-infernal = Адский
option-side = Сторона кварталов
option-side-statue = Со статуей
option-side-plain = Без статуи
option-turns = Ходы
option-turns-overlapping = С перекрытием
option-turns-overlapping-hint = Следующий игрок может начать, пока вы ещё выбираете кристаллы или отдыхаете. Итог тот же, что и при ходах по очереди.
option-turns-strict = Строго по очереди
bot-easy = Слабый
bot-medium = Средний
bot-hard = Сильный
bot-expert = Экспертный
# What it is like to play beside one in Bastion.
bot-easy-bastion = Видит лишь то, что под носом. Думать придётся за двоих.
bot-medium-bastion = Сражается разумно и не переплачивает. План — за вами.
bot-hard-bastion = Планирует весь свой этап и помогает заклинаниями.
bot-expert-bastion = Предвидит, что сделают враги. Думает до двух секунд.
# What it is like to play against one in Sanctum.
bot-easy-sanctum = Ввязывается в лишние сражения. Хорош для первой гонки.
bot-medium-sanctum = Играет разумно и простит промах-другой.
bot-hard-sanctum = Просчитывает каждое сражение ещё до броска.
bot-expert-sanctum = Его трудно обогнать: он смотрит на несколько ходов вперёд. Думает до двух секунд.
# Names of bots at older tables.
bot-random = Беспечный
bot-greedy = Надёжный
bot-planner = Хитрый
bot-search = Дальновидный
span-second = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
    [many] { $count } секунд
   *[other] { $count } секунды
}
span-minute = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
    [many] { $count } минут
   *[other] { $count } минуты
}
span-hour = { $count ->
    [one] { $count } час
    [few] { $count } часа
    [many] { $count } часов
   *[other] { $count } часа
}
span-day = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}

learn-to-play = Научиться играть
learn-to-play-game = Научиться играть в «{ $game }»
learn-by-playing = Научиться, играя
learn-first = Впервые здесь?
learn-first-game = «{ $game }» за десять минут
table-lesson = Урок

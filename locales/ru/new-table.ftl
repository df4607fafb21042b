# A new table: options, seats, and the links afterwards.

new-title = Новый стол: { $game }
new-what = Игра
new-who = Игроки
new-how = Темп и часы
new-lobby = Название и видимость

new-seats = Места
new-seat = Место { $number }
seat-me = Я
seat-here = Кто-то за этим устройством
seat-open = Открыто для всех
seat-link = Ссылка-приглашение
seat-player = Игрок или программа по ID
seat-bot = Бот: { $level }
seat-player-id = ID игрока или программы
new-company = Кто играет
company-friends = Друзья в сети
company-friends-hint = Вы получите ссылку. Любой, кто её откроет, может занять свободное место или смотреть.
company-device = Несколько за этим устройством
company-device-hint = У каждого здесь своё место. Устройство передают по кругу, и секреты скрыты, пока его не возьмёт следующий.
company-bots = Только боты
company-bots-hint = Партия начнётся сразу.
new-more = Темп, часы, название, видимость
new-no-me = У вас нет места: вы будете зрителем.

new-position = Начать с позиции
new-position-hint = Вставьте позицию в виде JSON, который выдаёт стол. Настройки выше тогда не действуют.

new-pace = Темп
pace-live = В реальном времени
pace-live-hint = Игрока, которого нет минуту, может заменить бот.
pace-own = На несколько дней
pace-own-hint = Каждый ходит, когда есть время.
new-clock = Часы
clock-none = Нет
clock-decision = На ход
clock-seat = На партию
new-time = Время
new-clock-hint = Если ваше время вышло, за вас играет бот, пока вы не вернётесь.

new-name = Название стола
new-name-hint = Необязательно, до 40 знаков.
new-language = Язык чата
language-any = Любой
new-visibility = Кто видит стол
visibility-public = Все
visibility-public-hint = Он будет в списке открытых столов.
visibility-link = Только те, у кого есть ссылка
visibility-link-hint = Его нет ни в одном списке.
new-watching = Разрешить зрителей
new-delay = Зрители видят игру
delay-none = сразу
delay-seconds = с задержкой: { $time }

new-make = Создать стол
new-problem-name = Название длиннее 40 знаков.
new-problem-player = Одно место отдано по ID, но ID не указан.
new-problem-position = Позиция — не корректный JSON.

made-title = Ваш стол готов
made-text = Поделитесь ссылками. Партия начнётся, когда все места будут заняты.
made-table-link = Ссылка на стол, для всех
made-invitation = Приглашение на место { $seat }
made-go = К столу

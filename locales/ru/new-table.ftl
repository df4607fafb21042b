# A new table: options, seats, and the links afterwards.

new-title = Новый стол: { $game }
new-what = Во что играем
new-who = Кто где сидит
new-how = Как играем
new-lobby = В списке столов

new-seats = Места
new-seat = Место { $number }
seat-me = Я
seat-here = Кто-то рядом
seat-open = Свободно для всех
seat-link = По приглашению
seat-player = Игрок или программа по id
seat-bot = Бот: { $level }
seat-player-id = Id игрока или программы
new-company = Кто играет с вами
company-friends = Друзья издалека
company-friends-hint = Вы получите ссылку. Кто её откроет, займёт свободное место или будет смотреть.
company-device = Все за одним экраном
company-device-hint = У каждого здесь своё место. Устройство передают по кругу, и секреты скрыты, пока его не возьмёт следующий.
company-bots = Только боты
company-bots-hint = Партия начнётся сразу.
new-more = Темп, часы, название, кто увидит
new-no-me = У вас нет места: вы будете зрителем.

new-position = Начать с позиции
new-position-hint = Позиция в виде текста JSON, который выдаёт стол. Настройки выше тогда не действуют.

new-pace = Темп
pace-live = За один присест
pace-live-hint = Если кто-то отойдёт хотя бы на минуту, его можно подменить.
pace-own = На несколько дней
pace-own-hint = Каждый ходит, когда есть время.
new-clock = Часы
clock-none = Нет
clock-decision = На каждый ход
clock-seat = На всю партию
new-time = Время
new-clock-hint = Если время вышло, за игрока ходит бот, пока тот не вернётся.

new-name = Название стола
new-name-hint = До 40 знаков; можно не заполнять.
new-language = Язык за столом
language-any = Любой
new-visibility = Кто видит стол
visibility-public = Все
visibility-public-hint = Он будет в списке открытых столов.
visibility-link = Только по ссылке
visibility-link-hint = Его не будет ни в одном списке.
new-watching = Можно смотреть со стороны
new-delay = Зрители видят игру
delay-none = сразу
delay-seconds = с задержкой: { $time }

new-make = Создать стол
new-problem-name = Название длиннее 40 знаков.
new-problem-player = Одно место отдано игроку по id, но id не указан.
new-problem-position = Позицию не удаётся прочитать как JSON.

made-title = Стол готов
made-text = Разошлите ссылки. Партия начнётся, когда все места будут заняты.
made-table-link = Ссылка на стол, для всех
made-invitation = Приглашение на место { $seat }
made-go = К столу

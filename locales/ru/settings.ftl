# Profile, preferences, passphrase, programs.

settings-title = Настройки
settings-you = Профиль
settings-name = Ваше имя
settings-name-hint = От 1 до 24 знаков. Его видят другие.
settings-id = Ваш ID: по нему другие могут оставить вам место
settings-save = Сохранить
settings-saved = Сохранено

settings-look = Внешний вид и звук
settings-language = Язык
settings-theme = Тема
theme-system = Системная
theme-dark = Тёмная
theme-light = Светлая
settings-speed = Скорость анимации
speed-0 = Выключена
speed-0-5 = Медленно
speed-1 = Обычная
speed-2 = Быстро
settings-speed-still = Устройство просит меньше движения, поэтому анимации нет, что бы вы здесь ни выбрали.
settings-sounds = Звуки
settings-volume = Громкость
settings-notices = Уведомлять о моём ходе, когда страница скрыта
settings-notices-denied = Браузер блокирует уведомления этой страницы. Это можно изменить в его настройках.
settings-shapes = У каждого цвета всегда есть своя форма и свой узор — включать ничего не нужно.

settings-keep = Парольная фраза
settings-keep-not = Пока вас знает только этот браузер. С парольной фразой вы сможете войти и в другом. Почта не нужна.
settings-keep-is = Парольная фраза у вас уже есть. Если она потерялась, получите новую; старая перестанет действовать. Во всех остальных браузерах вход завершится.
settings-keep-get = Получить фразу
settings-keep-again = Получить новую фразу
settings-keep-once = Она показывается только один раз. Запишите её или сохраните ссылку в надёжном месте: любой, у кого она есть, может войти как вы.
settings-passphrase = Парольная фраза
settings-link = Ссылка для входа
settings-back = Войти как другой игрок
settings-back-text = Играли в другом браузере и сохранили парольную фразу? Войдите здесь как тот игрок.

recover-title = Вход
recover-text = Парольная фраза выполнит вход за игрока, которому она принадлежит. К прежнему игроку уже не вернуться, если у него нет своей фразы.
recover-now = Сейчас вы здесь — { $name }.
recover-go = Войти
recover-done = С возвращением, { $name }!
recover-home = Главная

settings-programs = Программы
settings-programs-text = Программа с токеном может занять место и играть. У каждой есть имя и ID; по ID ей можно оставить место.
settings-programs-none = Программ пока нет.
settings-program-name = Имя программы
settings-program-add = Создать токен
settings-program-token = Токен: { $name }
settings-program-once = Токен показывается один раз.
settings-program-revoke = Отозвать
settings-program-revoke-name = Отозвать токен: { $name }

settings-sessions = Где выполнен вход
settings-session-this = этот браузер
settings-session-unknown = Неизвестный браузер
settings-session-end = Завершить
settings-session-end-name = Завершить вход: { $name }
settings-sessions-end = Выйти во всех остальных

settings-forget = Выход
settings-forget-text = Этот браузер больше не будет вас знать. Без парольной фразы к вашим столам уже не вернуться.
settings-forget-button = Выйти в этом браузере
settings-forget-sure = Точно?
settings-forget-do = Выйти

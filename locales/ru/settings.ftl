# Who I am, how I like things, the way back, programs.

settings-title = Настройки
settings-you = Вы
settings-name = Имя, которое видят другие
settings-name-hint = От 1 до 24 знаков.
settings-id = Ваш id — для тех, кто держит вам место
settings-save = Сохранить
settings-saved = Сохранено

settings-look = Вид, анимация и звук
settings-language = Язык
settings-theme = Тема
theme-system = Как на устройстве
theme-dark = Свет лампы
theme-light = Дневной свет
settings-speed = Скорость событий
speed-0 = Сразу
speed-0-5 = Медленно
speed-1 = Обычная
speed-2 = Быстро
settings-speed-still = На этом устройстве анимация отключена: события показываются сразу, что бы вы здесь ни выбрали.
settings-sounds = Звуки
settings-volume = Громкость
settings-notices = Сообщать о моём ходе, когда страница скрыта
settings-notices-denied = Браузер не разрешает этой странице слать уведомления. Это можно изменить в его настройках.
settings-shapes = У каждого цвета всегда есть своя форма и свой узор — включать ничего не нужно.

settings-keep = Ваш путь назад
settings-keep-not = Пока вас знает только этот браузер. С парольной фразой вы останетесь собой и в другом. Почта не нужна.
settings-keep-is = Парольная фраза у вас уже есть. Если она потерялась, получите новую; старая перестанет действовать.
settings-keep-get = Получить фразу
settings-keep-again = Получить новую фразу
settings-keep-once = Она показывается один раз. Запишите её или спрячьте ссылку в надёжном месте: у кого она есть, тот может войти как вы.
settings-passphrase = Парольная фраза
settings-link = То же в виде ссылки
settings-back = Войти как другой игрок
settings-back-text = Уже играли где-то ещё и сохранили парольную фразу? Тогда станьте тем же игроком и здесь.

recover-title = Возвращение
recover-text = По этой парольной фразе браузер узнает в вас её владельца. К прежнему игроку уже не вернуться, если у него нет своей фразы.
recover-now = Сейчас вы здесь — { $name }.
recover-go = Вернуться
recover-done = С возвращением, { $name }!
recover-home = К столам

settings-programs = Программы
settings-programs-text = Программа с токеном может сидеть за столом и играть. У каждой есть имя и id; по id ей можно оставить место.
settings-programs-none = Пока ни одной.
settings-program-name = Имя программы
settings-program-add = Создать токен
settings-program-token = Токен: { $name }
settings-program-once = Токен показывается один раз.
settings-program-revoke = Отозвать
settings-program-revoke-name = Отозвать токен: { $name }

settings-forget = Забыть меня
settings-forget-text = Этот браузер больше не будет вас знать. Без парольной фразы к вашим столам уже не вернуться.
settings-forget-button = Пусть браузер меня забудет
settings-forget-sure = Точно?
settings-forget-do = Забыть меня

# Profile, preferences, passphrase, programs.

settings-title = Ustawienia
settings-you = Profil
settings-name = Twoja nazwa
settings-name-hint = Od 1 do 24 znaków. Widzą ją inni.
settings-id = Twoje ID: inni mogą nim zarezerwować ci miejsce
settings-save = Zapisz
settings-saved = Zapisano

settings-look = Wygląd i dźwięk
settings-language = Język
settings-theme = Motyw
theme-system = Systemowy
theme-dark = Ciemny
theme-light = Jasny
settings-speed = Tempo animacji
speed-0 = Bez animacji
speed-0-5 = Wolno
speed-1 = Normalnie
speed-2 = Szybko
settings-speed-still = To urządzenie prosi o ograniczenie ruchu, więc nic nie jest animowane, cokolwiek tu wybierzesz.
settings-sounds = Dźwięki
settings-volume = Głośność
settings-notices = Powiadom mnie, że to moja kolej, gdy tej strony nie widać
settings-notices-denied = Przeglądarka blokuje powiadomienia z tej strony. Możesz to zmienić w jej ustawieniach.
settings-shapes = Kolory zawsze mają własne kształty i wzory; nie trzeba niczego włączać.

settings-keep = Hasło
settings-keep-not = Na razie zna cię tylko ta przeglądarka. Z hasłem zalogujesz się także w innych. E-mail nie jest potrzebny.
settings-keep-is = Masz już hasło. Jeśli zginęło, weź nowe; stare przestanie działać. Wszystkie inne przeglądarki zostaną wylogowane.
settings-keep-get = Utwórz hasło
settings-keep-again = Utwórz nowe hasło
settings-keep-once = Pokazujemy je tylko raz. Zapisz je albo zachowaj link w bezpiecznym miejscu: kto je ma, może zalogować się jako ty.
settings-passphrase = Hasło
settings-link = Link do logowania
settings-back = Zaloguj się jako inny gracz
settings-back-text = Masz hasło z innej przeglądarki? Zaloguj się tu jako tamten gracz.

recover-title = Logowanie
recover-text = To hasło zaloguje tę przeglądarkę jako gracza, do którego należy. Dotychczasowy gracz przepadnie, chyba że też ma hasło.
recover-now = Teraz grasz tutaj jako { $name }.
recover-go = Zaloguj się
recover-done = Witaj ponownie, { $name }!
recover-home = Strona główna

settings-programs = Programy
settings-programs-text = Program z tokenem może zająć miejsce i grać. Każdy ma nazwę i ID; po ID zarezerwujesz mu miejsce.
settings-programs-none = Nie ma jeszcze programów.
settings-program-name = Nazwa programu
settings-program-add = Utwórz token
settings-program-token = Token: { $name }
settings-program-once = Token pokazujemy tylko raz.
settings-program-revoke = Unieważnij
settings-program-revoke-name = Unieważnij token: { $name }

settings-sessions = Gdzie trwa twoja sesja
settings-session-this = ta przeglądarka
settings-session-unknown = Nieznana przeglądarka
settings-session-end = Wyloguj
settings-session-end-name = Wyloguj: { $name }
settings-sessions-end = Wyloguj wszędzie indziej

settings-forget = Wylogowanie
settings-forget-text = Ta przeglądarka przestanie cię znać. Bez hasła nie będzie powrotu do twoich stołów.
settings-forget-button = Wyloguj się z tej przeglądarki
settings-forget-sure = Na pewno?
settings-forget-do = Wyloguj się

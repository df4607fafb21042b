# Who I am, how I like things, the way back, programs.

settings-title = Ustawienia
settings-you = Ty
settings-name = Nazwa widoczna dla innych
settings-name-hint = Od 1 do 24 znaków.
settings-id = Twoje id dla tych, którzy trzymają ci miejsce
settings-save = Zapisz
settings-saved = Zapisano

settings-look = Wygląd, ruch i dźwięk
settings-language = Język
settings-theme = Motyw
theme-system = Jak w urządzeniu
theme-dark = Światło lampy
theme-light = Światło dnia
settings-speed = Tempo zdarzeń
speed-0 = Od razu
speed-0-5 = Wolno
speed-1 = Normalnie
speed-2 = Szybko
settings-speed-still = To urządzenie prosi o brak animacji: zdarzenia pokazują się od razu, cokolwiek tu wybierzesz.
settings-sounds = Dźwięki
settings-volume = Głośność
settings-notices = Powiadom mnie, że to moja kolej, gdy tej strony nie widać
settings-notices-denied = Przeglądarka nie pozwala tej stronie na powiadomienia. Możesz to zmienić w jej ustawieniach.
settings-shapes = Kolory zawsze mają własne kształty i wzory; nie trzeba niczego włączać.

settings-keep = Droga powrotna
settings-keep-not = Na razie zna cię tylko ta przeglądarka. Hasło pozwoli ci być sobą także w innej. E-mail nie jest potrzebny.
settings-keep-is = Masz już hasło. Jeśli zginęło, weź nowe; stare straci ważność.
settings-keep-get = Utwórz hasło
settings-keep-again = Utwórz nowe hasło
settings-keep-once = Pokazujemy je tylko raz. Zapisz je albo zachowaj link w bezpiecznym miejscu: kto ma hasło lub link, może grać jako ty.
settings-passphrase = Hasło
settings-link = To samo jako link
settings-back = Wróć jako ktoś inny
settings-back-text = Masz hasło z innej przeglądarki? Z nim także tutaj będziesz tamtym graczem.

recover-title = Powrót
recover-text = Z tym hasłem będziesz tutaj graczem, do którego ono należy. Dotychczasowy gracz tej przeglądarki przepadnie, chyba że też ma hasło.
recover-now = Teraz grasz tutaj jako { $name }.
recover-go = Wróć
recover-done = Witaj ponownie, { $name }!
recover-home = Do stołów

settings-programs = Programy
settings-programs-text = Program z tokenem może siadać do stołów i grać. Każdy ma nazwę i id; po id zarezerwujesz mu miejsce.
settings-programs-none = Jeszcze żadnego nie ma.
settings-program-name = Nazwa programu
settings-program-add = Utwórz token
settings-program-token = Token: { $name }
settings-program-once = Token pokazujemy tylko raz.
settings-program-revoke = Odbierz
settings-program-revoke-name = Odbierz token: { $name }

settings-forget = Zapomnij o mnie
settings-forget-text = Ta przeglądarka przestanie cię znać. Bez hasła nie będzie powrotu do twoich stołów.
settings-forget-button = Niech przeglądarka o mnie zapomni
settings-forget-sure = Na pewno?
settings-forget-do = Zapomnij o mnie

# A new table: options, seats, and the links afterwards.

new-title = Nowy stół: { $game }
new-what = Gra
new-who = Gracze
new-how = Tempo i zegar
new-lobby = Nazwa i widoczność

new-seats = Miejsca
new-seat = Miejsce { $number }
seat-me = Ja
seat-here = Ktoś na tym urządzeniu
seat-open = Otwarte dla każdego
seat-link = Link z zaproszeniem
seat-player = Gracz lub program według ID
seat-bot = Bot: { $level }
seat-player-id = ID gracza lub programu
new-company = Kto gra
company-friends = Znajomi online
company-friends-hint = Dostajesz link do udostępnienia. Kto go otworzy, może zająć wolne miejsce albo oglądać.
company-device = Kilka osób na tym urządzeniu
company-device-hint = Każdy zajmuje tu własne miejsce. Urządzenie krąży z rąk do rąk, a sekrety są ukryte, dopóki nie przejmie go następna osoba.
company-bots = Tylko boty
company-bots-hint = Partia zaczyna się od razu.
new-more = Tempo, zegar, nazwa, widoczność
new-no-me = Nie masz miejsca: będziesz oglądać.

new-position = Zacznij od pozycji
new-position-hint = Wklej pozycję jako JSON, taki jak podaje stół. Powyższe opcje nie mają wtedy znaczenia.

new-pace = Tempo
pace-live = Na żywo
pace-live-hint = Gracza, którego nie ma przez minutę, może zastąpić bot.
pace-own = Na kilka dni
pace-own-hint = Każdy gra, kiedy ma czas.
new-clock = Zegar
clock-none = Brak
clock-decision = Na turę
clock-seat = Na partię
new-time = Czas
new-clock-hint = Gdy skończy ci się czas, gra za ciebie bot, aż wrócisz.

new-name = Nazwa stołu
new-name-hint = Opcjonalna, do 40 znaków.
new-language = Język czatu
language-any = Dowolny
new-visibility = Kto może zobaczyć stół
visibility-public = Wszyscy
visibility-public-hint = Stół jest na liście otwartych stołów.
visibility-link = Tylko osoby z linkiem
visibility-link-hint = Nie ma go na żadnej liście.
new-watching = Zezwól na widzów
new-delay = Widzowie widzą grę
delay-none = od razu
delay-seconds = opóźnienie: { $time }

new-make = Utwórz stół
new-problem-name = Nazwa ma ponad 40 znaków.
new-problem-player = Jedno z miejsc jest zarezerwowane według ID, ale brakuje ID.
new-problem-position = Pozycja nie jest poprawnym JSON-em.

made-title = Twój stół jest gotowy
made-text = Udostępnij linki. Partia zacznie się, gdy wszystkie miejsca będą zajęte.
made-table-link = Link do stołu, dla każdego
made-invitation = Zaproszenie na miejsce { $seat }
made-go = Przejdź do stołu

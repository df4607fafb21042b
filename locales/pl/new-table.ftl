# A new table: options, seats, and the links afterwards.

new-title = Nowy stół: { $game }
new-what = W co gramy
new-who = Kto gdzie siedzi
new-how = Jak gramy
new-lobby = W poczekalni

new-seats = Miejsca
new-seat = Miejsce { $number }
seat-me = Ja
seat-here = Ktoś tutaj
seat-open = Wolne dla każdego
seat-link = Z linkiem zaproszenia
seat-player = Gracz lub program o danym id
seat-bot = Bot: { $level }
seat-player-id = Id gracza lub programu
new-company = Kto gra z tobą
company-friends = Znajomi gdzie indziej
company-friends-hint = Dostajesz link do wysłania. Kto go otworzy, zajmie wolne miejsce albo będzie oglądać.
company-device = Kilka osób przy tym urządzeniu
company-device-hint = Każdy zajmuje tu własne miejsce. Urządzenie krąży z rąk do rąk, a sekrety są ukryte, dopóki nie przejmie go następna osoba.
company-bots = Tylko boty
company-bots-hint = Partia zaczyna się od razu.
new-more = Tempo, zegar, nazwa, kto może zobaczyć stół
new-no-me = Nie masz miejsca: będziesz oglądać.

new-position = Zacznij od pozycji
new-position-hint = Pozycja jako tekst JSON, taki jak podaje stół. Powyższe opcje nie mają wtedy znaczenia.

new-pace = Tempo
pace-live = Za jednym razem
pace-live-hint = Kogo nie ma przez minutę, tego może zastąpić bot.
pace-own = Na wiele dni
pace-own-hint = Każdy gra, kiedy ma czas.
new-clock = Zegar
clock-none = Brak
clock-decision = Na każdą turę
clock-seat = Na całą partię
new-time = Czas
new-clock-hint = Komu skończy się czas, za tego gra bot, aż wróci.

new-name = Nazwa stołu
new-name-hint = Do 40 znaków; może pozostać pusta.
new-language = Język rozmów
language-any = Dowolny
new-visibility = Kto widzi stół
visibility-public = Wszyscy
visibility-public-hint = Stół jest na liście otwartych stołów.
visibility-link = Tylko osoby z linkiem
visibility-link-hint = Stołu nie ma na żadnej liście.
new-watching = Inni mogą oglądać
new-delay = Widzą ruchy
delay-none = od razu
delay-seconds = opóźnienie: { $time }

new-make = Utwórz stół
new-problem-name = Nazwa ma ponad 40 znaków.
new-problem-player = Jedno z miejsc czeka na kogoś o danym id, ale tego id brakuje.
new-problem-position = Pozycja nie jest poprawnym tekstem JSON.

made-title = Stół jest gotowy
made-text = Wyślij linki. Partia zacznie się, gdy wszystkie miejsca będą zajęte.
made-table-link = Link do stołu, dla każdego
made-invitation = Zaproszenie na miejsce { $seat }
made-go = Przejdź do stołu

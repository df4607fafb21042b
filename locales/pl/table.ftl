# The page of a table: everything around the board of a game.

table-home = Strona główna
table-board = Plansza
table-loading = Przygotowujemy stół…
table-gone = Ten stół nie istnieje albo nie masz do niego dostępu.
table-close = Zamknij ten stół

turn-order = Miejsca
turn-open = Czekamy na graczy
turn-yours = Twoja kolej
turn-theirs = Teraz gra: { $names }
turn-over = Koniec partii
turn-closed = Ten stół zamknięto
turn-frozen = Ten stół zatrzymał błąd
title-turn = ● Twoja kolej – { $game }

link-waiting = Brak połączenia. Łączę ponownie…
link-back = Znów połączono.
link-ended = Rozłączono. Odśwież stronę.
notice-title = Twoja kolej
notice-body = { $game } czeka na ciebie.

mode-tutorial = Gra wprowadzająca
mode-normal = Zwykła gra
mode-darkened-skies = Pociemniałe niebo
mode-trembling-earth = Drżenie ziemi
mode-show-of-force = Pokaz siły
mode-late-arrival = Spóźniona odsiecz

sits-numbered = { $name } (miejsce { $seat })
sits-number = miejsce { $seat }
sits-you = ty
sits-open = wolne miejsce
sits-kept = czeka na swojego gracza
sits-invited = zarezerwowane
sits-bot = { $levelId ->
    [easy] Łatwy bot
    [medium] Średni bot
    [hard] Trudny bot
    [expert] Bot ekspert
   *[other] Bot: { $level }
}
sits-away = nie ma przy stole
sits-host = gospodarz
sits-stood-in = zastępuje bot, { $levelId ->
    [easy] łatwy
    [medium] średni
    [hard] trudny
    [expert] ekspert
   *[other] { $level }
}
sits-sit = Usiądź tutaj
sits-decline = Odrzuć
sits-decline-block = Odrzuć i zablokuj: { $name }
sits-leave = Odejdź
sits-hand-over = Odejdź i oddaj miejsce
sits-stay = Zostań
sits-leave-hint = Jeśli odejdziesz, miejsce poczeka na ciebie i nikt nie pozna jego tajemnic. Jeśli je oddasz, ktoś inny może je zająć i je zobaczyć.
sits-let-return = Pozwól graczowi wrócić
sits-return = Wróć na swoje miejsce
sits-bot-for-me = Niech bot gra za mnie
sits-give-bot = Zastąp botem
sits-level = Zmień poziom
sits-levels = Poziom bota
sits-make-open = Otwórz dla każdego
watching = { $count ->
    [0] Brak widzów.
    [one] Jeden widz.
    [few] { $count } widzów.
    [many] { $count } widzów.
   *[other] { $count } widza.
}
share-link = Link do tego stołu
invitation-link = Zaproszenie na miejsce { $seat }
room-waiting = Partia zacznie się, gdy wszystkie miejsca będą zajęte.

clock-yours = Twój czas: { $time }
clock-theirs = Czas, { $name }: { $time }
clock-short = Kończy ci się czas.
clock-hours = { $hours } godz. { $minutes } min
clock-days = { $days ->
    [one] jeden dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}

side-chronicle = Dziennik
side-chat = Czat
side-table = Stół
side-rules = Zasady
side-words = Plansza jako tekst
side-explain = Co się stało i dlaczego
explain-show-price = Skąd ten koszt?
explain-show-tokens = Skąd te żetony?
words-none = Nie ma jeszcze czego opisać.
side-close = Zamknij
chronicle-none = Jeszcze nic się nie wydarzyło.
told-taken-back = { $who } cofa ruch.
told-rolled-back = Za zgodą graczy partia się cofnęła.
moment = Miejsce w partii
moment-earlier = Poprzedni krok
moment-later = Następny krok
moment-play = Odtwarzaj
moment-pause = Pauza
moment-go = Przejdź do kroku { $number }
moment-copy = Kopiuj link
moment-link = Link do tego miejsca
moment-before = W tym miejscu partia jeszcze się nie zaczęła.
moment-replay = Powtórka
moment-shown = Krok { $number } z { $latest }.
moment-now = Wróć do teraz

chat-room-table = Gracze
chat-room-spectators = Widzowie
chat-none = Nie ma jeszcze wiadomości.
chat-say = Napisz wiadomość
chat-send = Wyślij
chat-mute = wycisz
chat-muted = Wyciszono: { $name }.
chat-unmute = wyłącz wyciszenie
chat-unread = Czat, nieprzeczytane: { $count }

undo-count = { $count ->
    [one] Cofnij jeden krok
    [few] Cofnij; można cofnąć { $count } kroki
    [many] Cofnij; można cofnąć { $count } kroków
   *[other] Cofnij; można cofnąć { $count } kroku
}
undo-ask = Poproś o dalsze cofnięcie
redo = Ponów
border-drawn = dobrana karta
border-rolled = rzut
prompt-sure = { $deed }: na pewno?
prompt-final = Tego nie da się cofnąć. Naciśnij ponownie, by potwierdzić.
skip = Pomiń
hint = Rada
hint-more = Czemu?
hint-says = Rada: { $deed }
hint-wait = spasuj
hint-why = Dlaczego
hint-why-none = To ogólnie najlepszy wybór; nie ma jednego powodu.
hint-others = Inne wybory
hint-show = Pokaż na planszy: { $deed }
hint-shown = widać na planszy
hint-fold = Zwiń radę
# How much worse something is, in discs of mana or in wounds.
worse-disc = { $count ->
    [0] równie dobre
    [0.5] gorsze o mniej więcej pół dysku
    [1] gorsze o mniej więcej jeden dysk
    [few] gorsze o mniej więcej { $count } dyski
    [many] gorsze o mniej więcej { $count } dysków
   *[other] gorsze o mniej więcej { $count } dysku
}
worse-wound = { $count ->
    [0] równie dobre
    [0.5] gorsze o mniej więcej pół rany
    [1] gorsze o mniej więcej jedną ranę
    [few] gorsze o mniej więcej { $count } rany
    [many] gorsze o mniej więcej { $count } ran
   *[other] gorsze o mniej więcej { $count } rany
}
worse-far = znacznie gorsze

back-title = Prośba o cofnięcie
back-asked = { $name } prosi o cofnięcie o { $steps ->
    [one] jeden krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
}. Zgadzasz się?
back-waiting = Twoja prośba o cofnięcie czeka na zgodę: { $names }.
back-agree = Zgoda
back-refuse = Odmów
back-no-answer = Brak odpowiedzi na czas oznacza odmowę.

rule = Zasada { $rule }
why-unknown = Teraz to niemożliwe.
answer-close = Zamknij
refused-too-fast = Za szybko: odczekaj chwilę.
refused-not-abandoned = To miejsce nie jest wolne: gracz tu jest albo nie ma go zbyt krótko.
refused-held-another-seat = W tej partii masz już za sobą inne miejsce i znasz jego tajemnice, więc tego nie możesz zająć.
refused-seat-kept = To miejsce zachowuje swoje tajemnice do końca partii. Może je zająć tylko ktoś, kto już na nim siedział.
refused-asked-already = Prośba o cofnięcie już czeka.
refused-not-your-seat = To nie twoje miejsce.
refused-seat-taken = To miejsce jest zajęte.
refused-not-invited = To miejsce jest zarezerwowane dla kogoś innego.
refused-blocked = Ktoś nie przyjmuje od ciebie zaproszeń.
refused-not-host = To może zrobić tylko gospodarz.
refused-busy = Serwer ma teraz za dużo pracy. Spróbuj ponownie za chwilę.
refused-unavailable = Nie wiadomo, czy to się udało. Sprawdź stół.
refused-not-understood = Serwer tego nie zrozumiał.
refused-game-over = Partia już się skończyła.
refused-not-started = Partia jeszcze się nie zaczęła.
refused-closed = Ten stół jest zamknięty.
refused-frozen = Ten stół zatrzymał błąd.
refused-not-seated = Nie masz miejsca przy tym stole.
refused-seated-already = Masz już miejsce przy tym stole.
refused-no-such-seat = Nie ma takiego miejsca.
refused-no-such-bot = Ta gra nie ma takiego bota.
refused-no-rematch = Następna partia już czeka albo ta jeszcze trwa.
refused-stood-in = Zastępuje cię bot. Najpierw wróć na swoje miejsce.
refused-not-stood-in = Nikogo tam nie zastępuje bot.
refused-not-asked = Tej prośby już nie ma.
refused-not-your-room = Tam nie możesz pisać.
refused-bad-text = Tej wiadomości nie da się wysłać. Skróć ją.

pass-device = Teraz urządzenie bierze { $name }
pass-hidden = Do tego czasu stół jest zakryty.
pass-here = Jestem { $name }
pass-to = Przekaż: { $name }

table-speed = Tempo animacji
table-speed-times = { $speed ->
    [0] wył.
   *[other] { $speed }×
}
table-speed-still = To urządzenie prosi o ograniczenie ruchu, więc nic nie jest animowane.
table-notices = Powiadom mnie, że to moja kolej, gdy tej strony nie widać
table-notices-denied = Przeglądarka blokuje powiadomienia z tej strony. Możesz to zmienić w jej ustawieniach.

keys-title = Skróty klawiszowe
keys-play = Gra
keys-board = Na planszy
keys-look = Panele i widoki
key-primary = główny przycisk: dalej, zapłać, zakończ turę
key-undo = cofnij
key-redo = ponów
key-hint = rada
key-board-move = wzdłuż muru, do dzielnic i do cytadeli
key-board-lit = następna lub poprzednia możliwość
key-mana = twoja mana według kolejności: dołóż do zapłaty, połóż na planszy
key-dice = wybierz kość lub zestaw po numerze
key-change = zmień trzymaną kość
key-act = użyj tego, co zaznaczone
key-drop = puść, zamknij
key-chronicle = dziennik
key-chat = czat
key-words = plansza jako tekst
key-rules = zasady
key-table = stół i miejsca
key-replay = powtórka
key-shortcuts = ta lista

end-won = Zwycięstwo
end-lost = Porażka
end-furthest = Zwycięstwo: nikt nie zaszedł dalej
end-ranked-first = Wszyscy polegli; zwycięża { $names }.
end-winners = Wygrywa: { $names }
end-look = Obejrzyj planszę
end-record = Pobierz zapis partii
end-fair = Los był uczciwy
end-checked = sprawdzono
end-wrong = skrót się nie zgadza
end-seed = Ziarno losowości partii
end-hash = SHA-256 ziarna, pokazany przed pierwszym ruchem
end-verify = Każdy może odtworzyć z zapisu każdą kartę i każdy rzut:
rematch = Zagraj ponownie
rematch-go = Do następnej partii

# The home page, the frame of every page, and shared words.

home-title = Battlement
page-title = { $page } · Battlement
skip-to-content = Przejdź do treści
nav-main = Strony
nav-language = Język
nav-play = Graj
nav-cards = Karty
nav-rules = Zasady
nav-about = O grze
nav-settings = Ustawienia
theme-to-light = Jasny motyw
theme-to-dark = Ciemny motyw
guest-chip = Grasz jako { $name }. Ustawienia

game-bastion = Bastion
game-sanctum = Sanctum
bastion-motto = Wspólnie brońcie muru
sanctum-motto = Wyścig do Władcy Demonów
# The page splits these facts at commas.
bastion-facts = 1–4 bohaterów, 60 min, wspólnie
sanctum-facts = 2–4 bohaterów, 90 min, wyścig

play-now = Zagraj teraz
play-now-game = Zagraj teraz: { $game }
play-game = Zagraj: { $game }
play-bots-with = Boty w twojej drużynie
play-bots-against = Boty jako przeciwnicy
play-bot-level = Poziom botów
bots-count = { $count ->
    [0] Brak
    [one] Jeden
    [2] Dwa
    [3] Trzy
   *[other] { $count }
}
start = Start
more-options = Więcej opcji
new-table = Nowy stół
new-table-game = Nowy stół: { $game }

my-tables = Moje stoły
my-tables-none = Nie masz jeszcze żadnych stołów. „Zagraj teraz” od razu zaczyna partię z botami; niczego nie trzeba wypełniać.
my-tables-all-over = Żadna partia nie trwa.
my-tables-over = Ostatnio rozegrane
see-again = Powtórka
see-again-table = Powtórka: { $name }
analysis = Analiza
analysis-of = Analiza: { $name }
my-tables-waiting = { $count ->
    [one] Jeden czeka na ciebie
    [few] { $count } czekają na ciebie
    [many] { $count } czeka na ciebie
   *[other] { $count } czeka na ciebie
}
open-tables = Otwarte stoły
open-tables-none = Żaden stół nie czeka na graczy. Utwórz stół i udostępnij jego link.
all-games = Wszystkie
filter-game = Gra
show-all = Pokaż wszystkie ({ $count })
show-fewer = Pokaż mniej
your-turn = Twoja kolej
their-turn = Teraz gra { $name }
their-turn-bot = Teraz gra bot ({ $levelId ->
    [easy] łatwy
    [medium] średni
    [hard] trudny
    [expert] ekspert
   *[other] { $level }
})
goes-on = partia trwa
seats-free = { $count ->
    [0] Czeka na gości
    [one] Jedno wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
join = Dołącz
join-table = Dołącz: { $name }
watch = Oglądaj
watch-table = Oglądaj: { $name }
resume = Kontynuuj
resume-table = Kontynuuj: { $name }
finished = Koniec
won = Wygrana
lost = Przegrana
closed = Zamknięty
frozen = Zatrzymany przez błąd
free-seat = wolne miejsce
invited-seat = zarezerwowane miejsce
bot-seat = bot
bot-named = bot, { $levelId ->
    [easy] łatwy
    [medium] średni
    [hard] trudny
    [expert] ekspert
   *[other] { $level }
}
seats-are = Miejsca: { $seats }.
table-untitled = Stół gracza { $name }
from-position = Od zadanej pozycji
live = na żywo
own-pace = na kilka dni
turn-time = { $time } na turę
game-time = { $time } na gracza

join-by-link = Dołącz przez link
join-link-label = Otrzymany link albo kod stołu z tego linku
join-link-wrong = To nie jest link do stołu. Link wygląda tak: …/#/table/ i litery.
join-link-go = Do stołu

connection-waiting = Brak połączenia. Łączę ponownie…

close = Zamknij
copy = Kopiuj
copy-what = Kopiuj: { $what }
copied = Skopiowano
try-again = Spróbuj znów
cancel = Anuluj
failure = Coś poszło nie tak. Spróbuj ponownie za chwilę.
failure-offline = Serwer nie odpowiada. Czy działa i czy masz połączenie z internetem?
unreachable-title = Serwer nie odpowiada
unreachable-waits = Nic nie przepadło: twoje stoły pozostają bez zmian. Strona połączy się ponownie sama.
unreachable-short = Serwer nie odpowiada. Próbuję ponownie…
failure-limited = Za dużo żądań. Odczekaj chwilę.
failure-unavailable = Serwer jest zajęty. Spróbuj ponownie za chwilę.
failure-unknown-identity = Żaden gracz nie ma takiego hasła.
failure-foreign-origin = Adres tej strony jest inny, niż oczekuje serwer.
failure-not-found = To nie istnieje albo nie masz do tego dostępu.
failure-only-people = To mogą robić tylko ludzie, nie programy.
failure-bad-name = Takiej nazwy nie można użyć. Spróbuj krótszej, z samych liter.
failure-bad-table = Z tymi ustawieniami nie da się utworzyć stołu.
failure-no-such-bot = Ta gra nie ma takiego bota.
failure-still-played = To będzie widać po końcu partii.
failure-too-large = To za duże.

# How texts are strung together: facts about one thing; parts that have commas of their own; things
# given or paid together.
joined-facts = { $all }, { $next }
joined-clauses = { $all }; { $next }
joined-together = { $all } + { $next }
joined-label = { $label }: { $text }

unknown-title = Nie znaleziono strony
unknown-text = Pod tym adresem nic nie ma. Być może brakuje części linku.
unknown-home = Strona główna

# Options, bots and times, wherever tables are described.
option-mode = Tryb
option-mode-normal = Zwykły
option-mode-normal-hint = Pełna gra. Siłę armii wroga wybierasz ty.
option-mode-tutorial = Nauka
option-mode-tutorial-hint = Mała armia i żadnych rytuałów: dobry początek.
option-mode-darkened-skies = Pociemniałe niebo
option-mode-darkened-skies-hint = Scenariusz 1
option-mode-trembling-earth = Drżenie ziemi
option-mode-trembling-earth-hint = Scenariusz 2
option-mode-show-of-force = Pokaz siły
option-mode-show-of-force-hint = Scenariusz 3
option-mode-late-arrival = Spóźniona odsiecz
option-mode-late-arrival-hint = Scenariusz 4
option-difficulty = Poziom trudności
option-difficulty-easy = Łatwy
option-difficulty-medium = Średni
option-difficulty-hard-bastion = Trudny
option-difficulty-hard-sanctum = Trudny
option-difficulty-extreme = Ekstremalny
option-difficulty-normal = Normalny
option-difficulty-nightmare = Koszmarny
option-difficulty-infernal = Piekielny
option-side = Strona dzielnic
option-side-statue = Z posągiem
option-side-plain = Bez posągu
option-turns = Tury
option-turns-overlapping = Nakładające się
option-turns-overlapping-hint = Następna osoba może zacząć, gdy jeszcze wybierasz klejnoty albo odpoczywasz. Wynik jest taki sam jak przy turach po kolei.
option-turns-strict = Po kolei
bot-easy = Łatwy
bot-medium = Średni
bot-hard = Trudny
bot-expert = Ekspert
# What it is like to play beside one in Bastion.
bot-easy-bastion = Widzi to, co ma przed nosem, i niewiele więcej. Trzeba będzie myśleć za dwoje.
bot-medium-bastion = Walczy z głową i nie przepłaca. Plan należy do ciebie.
bot-hard-bastion = Planuje całą swoją fazę i pomaga zaklęciami.
bot-expert-bastion = Przewiduje, co zrobi wróg. Myśli do dwóch sekund.
# What it is like to play against one in Sanctum.
bot-easy-sanctum = Wdaje się w walki, których lepiej unikać. Dobry na pierwszy wyścig.
bot-medium-sanctum = Gra rozsądnie i wybaczy potknięcie czy dwa.
bot-hard-sanctum = Liczy każdą walkę do końca, zanim rzuci kośćmi.
bot-expert-sanctum = Trudno go prześcignąć: patrzy kilka tur naprzód. Myśli do dwóch sekund.
# Names of bots at older tables.
bot-random = Beztroski
bot-greedy = Solidny
bot-planner = Sprytny
bot-search = Przewidujący
span-second = { $count ->
    [one] sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
}
span-minute = { $count ->
    [one] minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
span-hour = { $count ->
    [one] godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}
span-day = { $count ->
    [one] dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}

learn-to-play = Naucz się grać
learn-to-play-game = Naucz się grać: { $game }
learn-by-playing = Naucz się, grając
learn-first = Pierwszy raz tutaj?
learn-first-game = { $game } w dziesięć minut
table-lesson = Lekcja

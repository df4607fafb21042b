# The rule book: its page, and the panel beside a table. The rules themselves are in docs/rules.

rules-of = Zasady gry { $game }
rules-intro = Każda zasada ma numer. Gdy stół czegoś zabrania, podaje zasadę, która o tym mówi.
rules-search = Szukaj w zasadach, także po numerze
rules-found = { $count ->
    [0] Tego nie ma w żadnej zasadzie.
    [one] Jedna zasada
    [few] { $count } zasady
    [many] { $count } zasad
   *[other] { $count } zasady
}
rules-none = Żadna zasada nie zawiera wszystkich tych słów.
rules-more = i jeszcze { $count }: dodaj słowo
rules-contents = Spis treści
rules-chapter = { $number }. { $title }
rules-rulings = { $count ->
    [one] Jedna wątpliwość i nasze rozstrzygnięcie
    [few] { $count } wątpliwości i nasze rozstrzygnięcia
    [many] { $count } wątpliwości i nasze rozstrzygnięcia
   *[other] { $count } wątpliwości i nasze rozstrzygnięcia
}
rules-link = Link do zasady { $id }
rules-no-such = Nie ma zasady { $id }.
rules-whole = Cała instrukcja
rules-source = Spisane naszymi słowami na podstawie drukowanych instrukcji. Tam, gdzie milczą, opis wątpliwości mówi, co dzieje się tutaj i dlaczego.

# The parts of the book, in the order in which one learns the game
rules-group-overview = W skrócie
rules-group-setup = Elementy i przygotowanie
rules-group-turn = Tura
rules-group-actions = Akcje
rules-group-enemies = Wrogowie
rules-group-fights = Walki i poziomy
rules-group-final = Mury i Ostateczna Bitwa
rules-group-end = Koniec gry
rules-group-details = Szczegóły

# The overview: a few sentences beside each drawing
rules-overview-bastion-board = Jesteście magami i wspólnie bronicie bastionu: sześciu dzielnic wokół cytadeli, otoczonych murem z 24 odcinków. Wygrywacie lub przegrywacie jako drużyna.
rules-overview-bastion-channel = W swojej fazie wykonujesz Ruch, Czerpanie i Atak, każde raz i w dowolnej kolejności. Czerpiąc ze źródła, połóż na nim dysk i weź trzy dyski jego koloru; czerpiąc z wieży, zbierasz dyski leżące na źródłach.
rules-overview-bastion-attack = Pokonujesz wroga w swojej dzielnicy, gdy naraz zapłacisz maną jego koloru tyle, ile wynosi jego siła.
rules-overview-bastion-spells = Pokonany wróg zostaje u ciebie jako zaklęcie. Rzuć je, gdy się przyda: niektóre zaklęcia działają też w turach innych.
rules-overview-bastion-enemies = Potem nadchodzą wrogowie: nowy idzie wzdłuż muru, aż coś stanie mu na drodze; gdy obóz jest pusty, zamiast tego jeden z nich idzie dalej. Niektórzy sprowadzają innych, wlatują do dzielnic albo zakładają gniazdo w cytadeli.
rules-overview-bastion-end = Wygrywacie, gdy obóz jest pusty, a cały mur wolny. Jeśli nadchodzący wróg nie znajdzie wolnego odcinka, bastion pada.
rules-overview-sanctum-road = Bohaterowie ścigają się drogą przez pięć aktów do katedry Władcy Demonów. W turze robi się jedną rzecz: Ruch, Walkę albo Odpoczynek.
rules-overview-sanctum-demons = Z Ruchem przychodzą demony: wybierasz zestaw i bierzesz go na swoją planszę bitwy. Zostają tam, dopóki ich nie pokonasz.
rules-overview-sanctum-fight = W Walce rzucasz wszystkimi swoimi kośćmi. Kość trafia miejsce trafienia z takim samym wynikiem; zdolności, umiejętności i szał zmieniają kości.
rules-overview-sanctum-block = Demon trafiony we wszystkie miejsca trafienia ginie. Pozostałe zadają obrażenia: zablokuj je tarczami albo przyjmij rany.
rules-overview-sanctum-levels = Zabity demon daje poziomy, a każdy poziom przesuwa klejnot w górę na twoich umiejętnościach. Umiejętność bez klejnotów jest twoja.
rules-overview-sanctum-items = Na odwrocie jego karty jest przedmiot. Podczas Odpoczynku wracają wszystkie żetony, a za zdobyte klejnoty zakładasz to, co udało się znaleźć.
rules-overview-sanctum-lord = Za murami czeka Władca Demonów: dziewięć kart w rzędzie na każdego bohatera i dotkliwe kary. Wygrywa ten, kto pokona je wszystkie i zachowa najwięcej życia.

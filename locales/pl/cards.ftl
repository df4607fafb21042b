# The card browser: what every card is and does.
# The forms of a colour are chosen by what it stands for ($colorId); the default is yellow.

cards-title = Karty
cards-search = Szukaj w nazwach i tekstach
cards-kind = Rodzaj kart
cards-kind-count = { $kind } ({ $count })
cards-rules = W zasadach:
cards-none = Żadna karta tego rodzaju nie zawiera tych słów.
cards-values = Wartości, których nie podaje żadna publiczna instrukcja, wymyślono na potrzeby Battlement. W drukowanych grach mogą być inne.
cards-show = { $name }: { $facts }
cards-before = Poprzednia karta
cards-after = Następna karta

cards-kind-enemy = Wrogowie
cards-kind-spell = Zaklęcia
cards-kind-ritual = Rytuały
cards-kind-demon = Demony
cards-kind-item = Przedmioty
cards-kind-skill = Umiejętności
cards-kind-lord = Władca Demonów
cards-kind-effect = Władca Demonów: efekty
cards-kind-fury = Furie
cards-kind-blessing = Błogosławieństwa

# Enemies of Bastion
cards-strength = Siła
cards-color = Kolor
cards-squad = Oddział
cards-squad-1 = podstawowy
cards-squad-2 = zaawansowany
cards-squad-3 = legendarny
cards-spell = Zaklęcie
cards-legends = Legendy
cards-no-property = brak zdolności
cards-gives = daje
cards-color-white = biały
cards-color-gray = szary
cards-color-prismatic-1 = pryzmatyczny, po 1 z każdego
cards-color-prismatic-2 = pryzmatyczny, po 2 z każdego
cards-color-white-text = Biały wróg przybiera kolor dzielnicy, w której stoi.
cards-color-gray-text = Za szarego wroga można płacić maną dowolnych kolorów.
cards-color-prismatic-1-text = Pryzmatyczny wróg kosztuje po jednym dysku many każdego z sześciu kolorów.
cards-color-prismatic-2-text = Ten pryzmatyczny wróg kosztuje po dwa dyski many każdego z sześciu kolorów.

cards-property-vanguard = Awangarda
cards-property-vanguard-text = Gdy się zjawi, od razu nadciąga kolejny wróg, po jednym za każdy symbol na karcie.
cards-property-symbiosis = Symbioza
cards-property-symbiosis-text = Dołącza do pierwszego wroga na murze, licząc od bramy przeciwnie do ruchu wskazówek zegara. Odtąd to jeden wróg: porusza się w całości i kosztuje tyle, co wszystkie jego karty razem.
cards-property-flight = Lot
cards-property-flight-text = Przelatuje na plac swojej dzielnicy, a gdy jest on zajęty, na następny wolny plac przeciwnie do ruchu wskazówek zegara. Wszystkie dyski z tamtejszych źródeł i wieży wracają do rezerwy, a dopóki wróg tam jest, nie można z nich czerpać.
cards-property-ward = Osłona
cards-property-ward-text = Jego sąsiadów na murze nie można w żaden sposób zaatakować.
cards-property-rush = Szarża
cards-property-rush-text = Nadchodzi z drugiej strony i zajmuje ostatni wolny odcinek muru.
cards-property-drain = Susza
cards-property-drain-text = W żadnej dzielnicy nikt nie może czerpać z { $colorId ->
    [green] zielonego
    [blue] niebieskiego
    [purple] fioletowego
    [black] czarnego
    [red] czerwonego
   *[other] żółtego
} źródła.
cards-property-roost = Gniazdo
cards-property-roost-text = Siada w cytadeli na wierzchu, ponad wszystkimi, którzy tam są. Bohaterowie muszą odejść i nikt nie czerpie z cytadeli.
cards-property-colored-tyranny = Tyrania
cards-property-colored-tyranny-text = Dopóki leży na wierzchu w cytadeli, wszyscy inni { $colorId ->
    [green] zieloni
    [blue] niebiescy
    [purple] fioletowi
    [black] czarni
    [red] czerwoni
   *[other] żółci
} wrogowie są silniejsi o 1.
cards-property-general-tyranny = Tyrania
cards-property-general-tyranny-text = Dopóki leży na wierzchu w cytadeli, wszyscy inni wrogowie są silniejsi o 1.
cards-property-shapeshift = Przemiana
cards-property-shapeshift-text = Ma tyle siły, co jego sąsiedzi razem; bez sąsiadów albo obok drugiego takiego jak on – 9.
cards-property-terror = Groza
cards-property-terror-text = Gdy ląduje na placu, bohaterowie uciekają z tej dzielnicy. Kto do niej wejdzie, musi go od razu zaatakować.
cards-property-douse = Ugaszenie
cards-property-douse-text = Nikt nie może rzucić Kuli ognia.
cards-property-earthing = Uziemienie
cards-property-earthing-text = Nikt nie może rzucić Błyskawicy.
cards-property-overshadow = Zaćmienie
cards-property-overshadow-text = Dopóki jest na placu, wrogów na murze tej dzielnicy nie można atakować.
cards-property-immunity = Odporność
cards-property-immunity-text = Podczas ataku na tego wroga nie można rzucać zaklęć; nie działają na niego Działa ani zdolności innych wrogów.
cards-property-rally = Zapał
cards-property-rally-text = Jego sąsiedzi na murze są silniejsi o 1.

# Spells
cards-cast = Kto rzuca
cards-left-by = Zostawia je
cards-cast-alchemy = ty, gdy atakujesz
cards-cast-plenty = ty, gdy czerpiesz
cards-cast-copy = tak jak kopiowane zaklęcie
cards-cast-lightning = każdy bohater, zewsząd
cards-cast-fireball = każdy bohater obok atakującego
cards-cast-repeat = ty, na koniec swojej fazy
cards-cast-prism = ty, gdy czerpiesz
cards-cast-exchange = każdy bohater, w każdej akcji
cards-cast-missile = ty, gdy atakujesz
cards-cast-teleport = każdy bohater, w każdej akcji
cards-cast-speed = ty, po ruchu
cards-spell-alchemy = Za atakowanego wroga możesz zapłacić maną dowolnych kolorów.
cards-spell-alchemy-short = Zapłać za wroga maną dowolnych kolorów.
cards-spell-plenty = Ze źródła, z którego czerpiesz, weź o { $power } więcej many tego samego koloru.
cards-spell-plenty-short = Weź o { $power } więcej ze źródła, z którego czerpiesz.
cards-spell-copy = Działa jak dowolne inne zaklęcie leżące przed którymś z bohaterów. Tamto się nie zużywa.
cards-spell-copy-short = Działa jak inne zaklęcie dowolnego bohatera.
cards-spell-lightning = Gdy atakuje dowolny bohater, wróg kosztuje o { $power } many mniej, ale co najmniej 1.
cards-spell-lightning-short = Gdy atakuje dowolny bohater: o { $power } many mniej, ale co najmniej 1.
cards-spell-fireball = Gdy atakujesz ty albo bohater w tym samym miejscu co ty, wróg kosztuje o { $power } many mniej, ale co najmniej 1.
cards-spell-fireball-short = Gdy atakuje bohater z twojego miejsca: o { $power } many mniej, ale co najmniej 1.
cards-spell-repeat = Rozgrywasz całą swoją fazę bohatera jeszcze raz, zanim przyjdą wrogowie.
cards-spell-repeat-short = Rozegraj swoją fazę bohatera jeszcze raz.
cards-spell-prism = Ze źródła, z którego czerpiesz, weź manę innego, wybranego koloru.
cards-spell-prism-short = Weź inny kolor ze źródła, z którego czerpiesz.
cards-spell-exchange = Dwóch wrogów na dwóch odcinkach muru zamienia się miejscami.
cards-spell-exchange-short = Dwóch wrogów na murze zamienia się miejscami.
cards-spell-missile = Możesz zaatakować wroga w dowolnym miejscu bastionu.
cards-spell-missile-short = Zaatakuj wroga w dowolnym miejscu bastionu.
cards-spell-teleport = Jeden wróg z muru trafia na dowolny wolny odcinek muru.
cards-spell-teleport-short = Przenieś jednego wroga na dowolny wolny odcinek muru.
cards-spell-speed = Zaraz po ruchu wykonaj jeszcze jeden ruch.
cards-spell-speed-short = Zaraz po ruchu wykonaj jeszcze jeden ruch.

# Rituals
cards-form = Postać
cards-ritual-accumulator = Raz na turę: weź 1 dysk many innego bohatera, jeśli się zgodzi.
cards-ritual-converter = Raz na turę: zamień 1 swój dysk many na inny kolor.
cards-ritual-source = Jeszcze jedno { $colorId ->
    [green] zielone
    [blue] niebieskie
    [purple] fioletowe
    [black] czarne
    [red] czerwone
   *[other] żółte
} źródło w tej dzielnicy.
cards-ritual-obelisk = Kto czerpie tu z { $colorId ->
    [green] zielonego
    [blue] niebieskiego
    [purple] fioletowego
    [black] czarnego
    [red] czerwonego
   *[other] żółtego
} źródła, bierze o 1 więcej.
cards-ritual-cannon = { $colorId ->
    [green] Zieloni
    [blue] Niebiescy
    [purple] Fioletowi
    [black] Czarni
    [red] Czerwoni
   *[other] Żółci
} wrogowie w tej dzielnicy są słabsi o 2, ale mają siłę co najmniej 1.
cards-ritual-artifact = Rytuał można odprawić po ataku na { $colorId ->
    [green] zielonego
    [blue] niebieskiego
    [purple] fioletowego
    [black] czarnego
    [red] czerwonego
   *[other] żółtego
} wroga: zostaje wtedy przy bohaterze.
cards-ritual-structure = Rytuał można odprawić po ataku na { $colorId ->
    [green] zielonego
    [blue] niebieskiego
    [purple] fioletowego
    [black] czarnego
    [red] czerwonego
   *[other] żółtego
} wroga: powstaje wtedy na dowolnym fundamencie.

# Sanctum
cards-level = Poziom { $level }
cards-level-label = Poziom
cards-weak-points = Miejsca trafienia
cards-damage = Obrażenia
cards-behind = Na odwrocie
cards-behind-value = { $slot } ({ $gem } przedmiot)
cards-demon-text = Kości z wynikami z jego miejsc trafienia trafiają go; trafiony we wszystkie ginie. Demony, które przeżyją, zadają obrażenia. Nie wiadomo z góry, jaki przedmiot tego rodzaju kryje się na odwrocie.
cards-slot = Pole
cards-gems = Potrzebne klejnoty
cards-flames = Gdy założony
cards-space-stamina = wytrzymałość
cards-space-focus = skupienie
cards-space-either = wytrzymałość lub skupienie
cards-hero = Bohater
cards-gems-on-it = Klejnoty na niej
cards-when = Kiedy
cards-special-skill = To popisowa umiejętność bohatera: leży na polu z diamentem.
cards-or = albo
cards-wounds = { $count ->
    [one] 1 rana
    [few] { $count } rany
    [many] { $count } ran
   *[other] { $count } rany
}
cards-lord = Władca Demonów
cards-lord-text = Jedna z kart, które w Ostatecznej Bitwie dzielą bohatera od zwycięstwa.
cards-penalty = Kara
cards-otherwise = Albo
cards-effect-text = Druga strona karty Władcy Demonów. Każdy bohater wybiera między karą a ranami, których nie zatrzyma żadna tarcza.
cards-fury = Furia
cards-fury-text = Leży zakryta między kartami Władcy Demonów. Kto ją odkryje, wybiera między karą a ranami, a potem z nią walczy.
cards-effect = Efekt
cards-copies = Liczba kopii
cards-blessing-stamina = Wigor
cards-blessing-focus = Jasność
cards-blessing-set = Fatum
cards-blessing-change = Uśmiech losu
cards-blessing-shields = Egida
cards-blessing-token = Raz w Ostatecznej Bitwie, w dowolnej chwili: jeszcze jeden żeton.
cards-blessing-ability = Raz w Ostatecznej Bitwie, jak zdolność, ale bez kosztu.

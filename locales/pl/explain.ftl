# Co się stało i dlaczego: zdania z zasadami, na żądanie.

explain-earlier = Wcześniej
explain-later = Później
explain-none = Nie wydarzyło się jeszcze nic, co można by wyjaśnić.
explain-phase-title = Wrogowie po turze: { $who }
explain-end-title = Jak skończyła się gra
explain-fight-title = Walka: { $who }
explain-battle-title = { $who }, runda { $round } Ostatecznej Bitwy
explain-prices = Ile kosztują wrogowie i dlaczego
explain-tokens = Skąd się biorą żetony

# The enemy phase of Bastion
explain-came = { $enemy } idzie z obozu wzdłuż muru na odcinek { $section }, pierwszy wolny, za którym od razu jest przeszkoda{ $ahead ->
    [gate] {""}: brama.
    [unit] {""}: na następnym stoi { $other }.
   *[other] .
}
explain-passed = { $count ->
    [one] Po drodze mija wroga, który stoi tuż przy obozie.
    [few] Po drodze mija { $count } wrogów stojących jeden za drugim tuż przy obozie.
    [many] Po drodze mija { $count } wrogów stojących jeden za drugim tuż przy obozie.
   *[other] Po drodze mija { $count } wroga stojących jeden za drugim tuż przy obozie.
}
explain-rushed = { $enemy } ma zdolność Szarża: nadchodzi z drugiej strony i zajmuje wolny odcinek o najwyższym numerze, { $section }.
explain-joined = { $enemy } ma zdolność Symbioza: dołącza do pierwszego wroga na murze, do którego można dołączyć, licząc od obozu przeciwnie do ruchu wskazówek zegara{ $known ->
    [yes] {""}: { $host }, odcinek { $section }.
   *[no] , na odcinku { $section }.
}
explain-sum = Połączonych wrogów atakuje się razem, a ich koszty się sumują.
explain-alone = { $enemy } ma zdolność Symbioza, ale na murze nie ma do kogo dołączyć.
explain-stuck = { $enemy } ma zdolność Lot, ale wszystkie place są zajęte, więc zostaje na murze.
explain-vanguard = { $count ->
    [one] { $enemy } ma zdolność Awangarda: od razu nadchodzi jeszcze jeden wróg.
    [few] { $enemy } ma kilka razy zdolność Awangarda: od razu nadchodzi jeszcze { $count } wrogów.
    [many] { $enemy } ma kilka razy zdolność Awangarda: od razu nadchodzi jeszcze { $count } wrogów.
   *[other] { $enemy } ma kilka razy zdolność Awangarda: od razu nadchodzi jeszcze { $count } wroga.
}
explain-vanguard-none = { $enemy } ma zdolność Awangarda, ale obóz jest pusty: nikt więcej nie nadchodzi.
explain-roosts = { $enemy } ma zdolność Gniazdo: osiada w cytadeli, na wierzchu wrogów, którzy już tam są, i nikt nie może czerpać z cytadeli.
explain-flew = { $enemy } ma zdolność Lot: z muru leci dalej na { $place }.
explain-carried = { $enemy } i cały połączony wróg lecą na { $place }.
explain-next-plaza = Plac tej dzielnicy był zajęty, więc liczy się następny wolny przeciwnie do ruchu wskazówek zegara.
explain-discs = Dyski ze źródeł i wieży tej dzielnicy wracają do rezerwy: { $mana }.
explain-closed = Póki tam jest, nikt nie może czerpać ze źródeł ani z wieży tej dzielnicy.
explain-walked = Obóz jest pusty, więc dalej idzie pierwszy wróg na murze, licząc od obozu przeciwnie do ruchu wskazówek zegara: { $enemy } idzie z odcinka { $from } na odcinek { $section }, pierwszy wolny, za którym od razu jest przeszkoda{ $ahead ->
    [gate] {""}: brama.
    [unit] {""}: na następnym stoi { $other }.
   *[other] .
}
explain-evicted = { $by ->
    [roost] Gdy w cytadeli osiada wróg, bohaterowie muszą ją opuścić:
   *[terror] Groza wypędza bohaterów z dzielnicy:
} { $who } odchodzi { $placeId ->
    [citadel] do cytadeli
    [green] do zielonej dzielnicy
    [blue] do niebieskiej dzielnicy
    [purple] do fioletowej dzielnicy
    [black] do czarnej dzielnicy
    [red] do czerwonej dzielnicy
    [yellow] do żółtej dzielnicy
   *[other] na { $place }
}.
explain-repeated = { $who } rzuca Powtórkę: przed wrogami bohater działa jeszcze raz.

# The price of an enemy of Bastion
explain-price-base = { $enemy }: siła na karcie to { $value }.
explain-price-shape = { $enemy } ma siłę wszystkich sąsiadów razem ({ $neighbours }): { $value }.
explain-price-alone = { $enemy } nie ma sąsiada, do którego mógłby się upodobnić: siła to { $value }.
explain-price-like = { $enemy } stoi obok innego Odmieńca: siła to { $value }.
explain-price-rally = { $count ->
    [one] +1: tuż obok jest Zapał.
   *[other] +{ $count }: Zapał jest po obu stronach.
}
explain-price-tyranny-color = +1: wierzchni wróg cytadeli ma Tyranię dla { $colorId ->
    [green] zielonych
    [blue] niebieskich
    [purple] fioletowych
    [black] czarnych
    [red] czerwonych
    [yellow] żółtych
   *[other] { $color }
} wrogów.
explain-price-tyranny = +1: wierzchni wróg cytadeli ma Tyranię dla wszystkich pozostałych.
explain-price-cannons = { $count ->
    [one] −{ $value }: w dzielnicy stoi Działo tego koloru.
    [few] −{ $value }: w dzielnicy stoją { $count } Działa tego koloru.
    [many] −{ $value }: w dzielnicy stoi { $count } Dział tego koloru.
   *[other] −{ $value }: w dzielnicy stoi { $count } Działa tego koloru.
}
explain-price-least = Siła nigdy nie spada poniżej 1.
explain-price-joined = Za wszystkie karty połączonego wroga płaci się razem; kart: { $count }.
explain-price-pay = Siła { $strength } to tyle samo dysków: { $mana }.
explain-price-pay-both = Siła { $strength } to tyle samo dysków: { $mana }, a w dowolnym kolorze { $any }.
explain-price-pay-choice = { $any ->
    [0] Siła { $strength } to tyle samo dysków, atakujący wybiera z tych: { $mana }.
   *[other] Siła { $strength } to tyle samo dysków, atakujący wybiera z tych: { $mana }, a w dowolnym kolorze { $any }.
}
explain-price-pay-any = Siła { $strength } to tyle samo dysków w dowolnych kolorach.
explain-price-spells = { $count ->
    [one] Zaklęcia zmniejszają koszt tego ataku o { $count } dysk; jeden zawsze trzeba zapłacić.
    [few] Zaklęcia zmniejszają koszt tego ataku o { $count } dyski; jeden zawsze trzeba zapłacić.
    [many] Zaklęcia zmniejszają koszt tego ataku o { $count } dysków; jeden zawsze trzeba zapłacić.
   *[other] Zaklęcia zmniejszają koszt tego ataku o { $count } dysku; jeden zawsze trzeba zapłacić.
}
explain-price-alchemy = Dzięki Alchemii każdy dysk może mieć dowolny kolor.
explain-price-protected = { $by ->
    [overshadow] Nie można zaatakować: na placu jest wróg ze zdolnością Zaćmienie.
   *[ward] Nie można zaatakować: tuż obok jest wróg ze zdolnością Osłona.
}

# A fight of Sanctum
explain-killed = { $count ->
    [one] Wszystkie miejsca trafienia są trafione, więc ginie: { $demons }.
   *[other] Wszystkie miejsca trafienia są trafione, więc giną: { $demons }.
}
explain-killed-none = { $who } nikogo nie zabija: żaden demon nie ma trafionych wszystkich miejsc trafienia.
explain-damage = Pozostałe demony zadają obrażenia: { $damage }. Demon trafiony tylko częściowo zadaje je wszystkie.
explain-damage-none = Zabite demony nie zadają obrażeń, a żaden inny już nie został.
explain-block-all = { $who } ma tarczę na każde obrażenie ({ $damage }), więc nie ma ran; nadmiarowe tarcze przepadają.
explain-block-some = Każda tarcza blokuje 1 obrażenie: zablokowane { $shields }, rany: { $wounds }. Życie spada do { $health }.
explain-block-none = Bez tarcz każde obrażenie to rana, rany: { $wounds }. Życie spada do { $health }.
explain-died = { $who } ginie: znacznik punktów życia dotarł na pole śmierci.
explain-rage = Została wolna kość i nie wszystko zostało pokonane: { $who } znów ma aktywny szał.
explain-levels = { $count ->
    [one] { $who } zdobywa za to { $count } poziom: jeden klejnot przesuwa się o pole w górę.
    [few] { $who } zdobywa za to { $count } poziomy: za każdy jeden klejnot przesuwa się o pole w górę.
    [many] { $who } zdobywa za to { $count } poziomów: za każdy jeden klejnot przesuwa się o pole w górę.
   *[other] { $who } zdobywa za to { $count } poziomu: za każdy jeden klejnot przesuwa się o pole w górę.
}
explain-levels-lost = { $count ->
    [one] { $count } poziom przepada: w tabeli nie ma już klejnotu tego koloru ani białego.
    [few] { $count } poziomy przepadają: w tabeli nie ma już klejnotu tego koloru ani białego.
    [many] { $count } poziomów przepada: w tabeli nie ma już klejnotu tego koloru ani białego.
   *[other] { $count } poziomu przepada: w tabeli nie ma już klejnotu tego koloru ani białego.
}
explain-skills = Ostatni klejnot opuszcza swoje pole, więc { $who } zdobywa: { $skills }.
explain-items = Karty zabitych demonów zostają odwrócone, a przedmioty czekają w torbie na Odpoczynek: { $items }.
explain-achievements = { $who } spełnia warunek przed innymi: { $achievements }.

# A fight of the final battle
explain-cards = { $count ->
    [one] { $who } pokonuje { $count } kartę: wszystkie jej miejsca trafienia są trafione i figurka od razu idzie na następną.
    [few] { $who } pokonuje { $count } karty, jedną po drugiej: figurka idzie dalej, gdy wszystkie miejsca trafienia karty są trafione.
    [many] { $who } pokonuje { $count } kart, jedną po drugiej: figurka idzie dalej, gdy wszystkie miejsca trafienia karty są trafione.
   *[other] { $who } pokonuje { $count } karty, jedną po drugiej: figurka idzie dalej, gdy wszystkie miejsca trafienia karty są trafione.
}
explain-cards-none = { $who } nie pokonuje żadnej karty: kości trafiają tylko tę, na której stoi figurka.
explain-furies = { $count ->
    [one] Karta furii odkrywa się, gdy wchodzi na nią figurka, i działa od razu: { $cards }.
   *[other] Karty furii odkrywają się, gdy wchodzi na nie figurka, i działają od razu: { $cards }.
}
explain-penalties = Przy każdej karcie można wybrać karę albo rany; { $who } wybiera karę: { $paid }.
explain-card-wounds = { $wounds ->
    [one] Zamiast kary { $who } otrzymuje { $wounds } ranę, której nie zablokuje żadna tarcza.
    [few] Zamiast kary { $who } otrzymuje { $wounds } rany, których nie zablokuje żadna tarcza.
    [many] Zamiast kary { $who } otrzymuje { $wounds } ran, których nie zablokuje żadna tarcza.
   *[other] Zamiast kary { $who } otrzymuje { $wounds } rany, których nie zablokuje żadna tarcza.
}
explain-row = Obrażenia zadaje karta, na której stoi figurka, i wszystkie odkryte karty za nią: { $damage }.
explain-row-extra = Z tego przez wcześniejszą karę: { $count }.
explain-victorious = { $who } pokonuje wszystkie dziewięć kart i przeżywa: to zwycięstwo.

# The tokens of a hero of Sanctum
explain-tokens-total = { $who }, { $token }: { $count } = { $sum }.
explain-tokens-part = { $count } ({ $name })
explain-tokens-board-name = plansza gracza
explain-tokens-board = { $count } na początku, z planszy gracza.
explain-tokens-tile = { $count } za umiejętność: { $skill }.
explain-tokens-item = { $count } za płomienie na założonym przedmiocie: { $item }.
explain-tokens-changed = { $change } przez kary Władcy Demonów i błogosławieństwa.
explain-tokens-where = { $spent ->
    [0] Wszystkie są w puli, gotowe do użycia.
   *[other] W puli: { $pool }; na zdolnościach: { $spent }, póki nie zwróci ich eliksir albo Odpoczynek.
}

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

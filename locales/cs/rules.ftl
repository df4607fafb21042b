# The rule book: its page, and the panel beside a table. The rules themselves are in docs/rules.

rules-of = Pravidla hry { $game }
rules-intro = Každé pravidlo má číslo. Když stůl něco nedovolí, řekne, které pravidlo tomu brání.
rules-search = Hledat v pravidlech nebo číslo
rules-found = { $count ->
    [0] Takové pravidlo není.
    [one] Jedno pravidlo
    [few] { $count } pravidla
    [many] { $count } pravidla
   *[other] { $count } pravidel
}
rules-none = Všechna tato slova v žádném pravidle nejsou.
rules-more = a dalších { $count }: přidej slovo
rules-contents = Obsah
rules-chapter = { $number }. { $title }
rules-rulings = { $count ->
    [one] Jedno sporné místo a jak ho řešíme
    [few] { $count } sporná místa a jak je řešíme
    [many] { $count } sporného místa a jak je řešíme
   *[other] { $count } sporných míst a jak je řešíme
}
rules-link = Odkaz na pravidlo { $id }
rules-no-such = Pravidlo { $id } neexistuje.
rules-whole = Celá pravidla
rules-source = Psáno vlastními slovy podle tištěných pravidel. Kde ta mlčí, říká sporné místo, co platí tady a proč.

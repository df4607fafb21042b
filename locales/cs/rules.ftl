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
rules-none = Žádné pravidlo neobsahuje všechna tato slova.
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

# The parts of the book, in the order in which one learns the game
rules-group-overview = Přehled
rules-group-setup = Součásti a příprava hry
rules-group-turn = Tah
rules-group-actions = Akce
rules-group-enemies = Nepřátelé
rules-group-fights = Boje a zkušenosti
rules-group-final = Hradby a závěrečná bitva
rules-group-end = Konec hry
rules-group-details = Podrobnosti

# The overview: a few sentences beside each drawing
rules-overview-bastion-board = Jste mágové a společně bráníte bastion: šest čtvrtí kolem citadely a hradby o 24 úsecích. Vyhráváte i prohráváte jako tým.
rules-overview-bastion-channel = Ve své fázi se pohneš, čerpáš a zaútočíš, každé jednou a v libovolném pořadí. Při čerpání ze zdroje na něj položíš disk a vezmeš si tři v jeho barvě; čerpáním z věže sebereš disky, které leží na zdrojích.
rules-overview-bastion-attack = Nepřítele ve své čtvrti porazíš, když naráz zaplatíš jeho sílu manou v jeho barvě.
rules-overview-bastion-spells = Poražený nepřítel ti zůstane jako kouzlo. Sešli ho, až se bude hodit: některá kouzla fungují i v tazích ostatních.
rules-overview-bastion-enemies = Pak přicházejí nepřátelé: nový jde po hradbách, dokud mu něco nestojí v cestě; když je tábor prázdný, jde místo toho dál jeden z těch na hradbách. Někteří přivedou další, přeletí do čtvrtí nebo se uhnízdí v citadele.
rules-overview-bastion-end = Vyhrajete, když je tábor prázdný a celé hradby jsou volné. Když přijde nepřítel a nenajde volný úsek, bastion padne.
rules-overview-sanctum-road = Hrdinové závodí po cestě pěti dějstvími ke katedrále pána démonů. Každý tah je jedna věc: pohyb, boj, nebo odpočinek.
rules-overview-sanctum-demons = Pohyb přináší démony: vybereš si sadu a ta ti jde v patách. Zůstanou tam, dokud s nimi nebojuješ.
rules-overview-sanctum-fight = V boji hodíš všemi svými kostkami. Kostka zasáhne symbol stejné hodnoty; efekty, schopnosti a zuřivost kostky mění.
rules-overview-sanctum-block = Démon, kterému zasáhneš všechny symboly, je poražen. Ostatní způsobí zranění: vykryj ho štíty, nebo ztrácíš životy.
rules-overview-sanctum-levels = Poražený démon dá zkušenosti a každá posune jeden kámen v tabulce schopností výš. Schopnost, na které už žádný kámen neleží, je tvoje.
rules-overview-sanctum-items = Jeho karta se otočí na předmět. Při odpočinku se vrátí všechny žetony a za získané kameny si nasadíš, co se našlo.
rules-overview-sanctum-lord = Za hradbami čeká pán démonů: pro každého hrdinu řada devíti karet a postihy, které bolí. Vyhrává ten, kdo je porazí všechny a zbude mu nejvíc životů.

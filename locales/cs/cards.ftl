# The card browser: what every card is and does.

cards-title = Karty
cards-search = Hledat v názvech a textech
cards-kind = Druh karet
cards-kind-count = { $kind } ({ $count })
cards-rules = V pravidlech:
cards-none = Žádná karta tohoto druhu těmto slovům neodpovídá.
cards-values = Hodnoty, které žádná veřejná pravidla neuvádějí, byly pro Battlement vymyšleny. Tištěné hry se mohou lišit.
cards-show = { $name }: { $facts }
cards-before = Předchozí karta
cards-after = Další karta

cards-kind-enemy = Nepřátelé
cards-kind-spell = Kouzla
cards-kind-ritual = Rituály
cards-kind-demon = Démoni
cards-kind-item = Předměty
cards-kind-skill = Schopnosti
cards-kind-lord = Pán démonů
cards-kind-effect = Pán démonů: útoky
cards-kind-fury = Skryté útoky
cards-kind-blessing = Požehnání

# Enemies of Bastion
cards-strength = Síla
cards-color = Barva
cards-squad = Oddíl
cards-squad-1 = základní
cards-squad-2 = pokročilý
cards-squad-3 = legendární
cards-spell = Kouzlo
cards-legends = Legendy
cards-no-property = bez schopnosti
cards-gives = dává
cards-color-white = bílá
cards-color-gray = šedá
cards-color-prismatic-1 = prizmatická, po 1 od každé
cards-color-prismatic-2 = prizmatická, po 2 od každé
cards-color-white-text = Bílý nepřítel má barvu čtvrti, u které stojí.
cards-color-gray-text = Za šedého nepřítele se platí manou libovolných barev.
cards-color-prismatic-1-text = Prizmatický nepřítel stojí jednu manu od každé ze šesti barev.
cards-color-prismatic-2-text = Tento prizmatický nepřítel stojí dvě many od každé ze šesti barev.

cards-property-vanguard = Předvoj
cards-property-vanguard-text = Po jeho příchodu ihned přichází další nepřítel, jeden za každý symbol na kartě.
cards-property-symbiosis = Symbióza
cards-property-symbiosis-text = Připojí se k prvnímu nepříteli na hradbách, počítáno od brány proti směru hodinových ručiček. Od té chvíle jsou jedním nepřítelem: společně se přesouvají a platí se za ně naráz.
cards-property-flight = Let
cards-property-flight-text = Přeletí na náměstí čtvrti, a je-li obsazené, na další volné proti směru hodinových ručiček. Všechny disky té čtvrti se vrátí do rezervy, a dokud tam nepřítel zůstává, nelze v ní čerpat ze zdrojů ani z věže.
cards-property-ward = Ochrana
cards-property-ward-text = Na jeho sousedy na hradbách nelze nijak zaútočit.
cards-property-rush = Zteč
cards-property-rush-text = Přichází z opačné strany a obsadí poslední volný úsek hradeb.
cards-property-drain = Vysušení
cards-property-drain-text = V žádné čtvrti nelze čerpat { $colorId ->
    [green] ze zelených
    [blue] z modrých
    [purple] z fialových
    [black] z černých
    [red] z červených
   *[other] ze žlutých
} zdrojů.
cards-property-roost = Hnízdo
cards-property-roost-text = Usadí se v citadele navrchu, i když už v ní někdo je. Hrdinové musí odejít a z citadely se nečerpá.
cards-property-colored-tyranny = Tyranie
cards-property-colored-tyranny-text = Dokud leží v citadele navrchu, mají všichni ostatní { $colorId ->
    [green] zelení
    [blue] modří
    [purple] fialoví
    [black] černí
    [red] červení
   *[other] žlutí
} nepřátelé o 1 větší sílu.
cards-property-general-tyranny = Tyranie
cards-property-general-tyranny-text = Dokud leží v citadele navrchu, mají všichni ostatní nepřátelé o 1 větší sílu.
cards-property-shapeshift = Proměna
cards-property-shapeshift-text = Má sílu svých sousedů dohromady; 9, když sousedy nemá nebo stojí vedle dalšího Měňavce.
cards-property-terror = Děs
cards-property-terror-text = Když přistane na náměstí, hrdinové z té čtvrti utečou. Kdo vstoupí, musí s ním bojovat.
cards-property-douse = Uhašení
cards-property-douse-text = Nikdo nemůže seslat Ohnivou kouli.
cards-property-earthing = Uzemnění
cards-property-earthing-text = Nikdo nemůže seslat Blesk.
cards-property-overshadow = Zastínění
cards-property-overshadow-text = Dokud je na náměstí, nelze útočit na nepřátele na hradbách té čtvrti.
cards-property-immunity = Imunita
cards-property-immunity-text = Při útoku na něj nelze sesílat kouzla; Děla ani jiní nepřátelé jeho sílu nemění.
cards-property-rally = Povzbuzení
cards-property-rally-text = Jeho sousedé na hradbách mají o 1 větší sílu.

# Spells
cards-cast = Kdo sesílá
cards-left-by = Zanechává
cards-cast-alchemy = ty, když útočíš
cards-cast-plenty = ty, když čerpáš
cards-cast-copy = podle kopírovaného kouzla
cards-cast-lightning = kdokoli, odkudkoli
cards-cast-fireball = kdokoli na stejném místě jako útočník
cards-cast-repeat = ty, na konci své fáze
cards-cast-prism = ty, když čerpáš
cards-cast-exchange = kdokoli, při jakékoli akci
cards-cast-missile = ty, když útočíš
cards-cast-teleport = kdokoli, při jakékoli akci
cards-cast-speed = ty, po pohybu
cards-spell-alchemy = Za napadeného nepřítele můžeš zaplatit manou libovolných barev.
cards-spell-alchemy-short = Za nepřítele zaplať manou libovolných barev.
cards-spell-plenty = Ze zdroje, ze kterého čerpáš, si vezmi o { $power } víc many téže barvy.
cards-spell-plenty-short = Z čerpaného zdroje si vezmi o { $power } víc.
cards-spell-copy = Působí jako kterékoli jiné kouzlo, které leží před některým hrdinou. To se tím nespotřebuje.
cards-spell-copy-short = Působí jako jiné kouzlo kteréhokoli hrdiny.
cards-spell-lightning = Když kterýkoli hrdina útočí, stojí nepřítel o { $power } méně many, nejméně však 1.
cards-spell-lightning-short = Při útoku kohokoli: o { $power } méně many, nejméně 1.
cards-spell-fireball = Když útočíš ty nebo hrdina na stejném místě, stojí nepřítel o { $power } méně many, nejméně však 1.
cards-spell-fireball-short = Při útoku na tvém místě: o { $power } méně many, nejméně 1.
cards-spell-repeat = Než přijdou nepřátelé, zahraješ celou svou fázi hrdiny ještě jednou.
cards-spell-repeat-short = Zahraj svou fázi hrdiny ještě jednou.
cards-spell-prism = Ze zdroje, ze kterého čerpáš, si vezmi manu jiné barvy podle své volby.
cards-spell-prism-short = Z čerpaného zdroje si vezmi jinou barvu.
cards-spell-exchange = Dva nepřátelé na dvou úsecích hradeb si vymění místa.
cards-spell-exchange-short = Dva nepřátelé na hradbách si vymění místa.
cards-spell-missile = Můžeš zaútočit na nepřítele kdekoli v bastionu.
cards-spell-missile-short = Zaútoč na nepřítele kdekoli v bastionu.
cards-spell-teleport = Jeden nepřítel na hradbách se přesune na libovolný volný úsek hradeb.
cards-spell-teleport-short = Přesuň nepřítele na libovolný volný úsek hradeb.
cards-spell-speed = Hned po pohybu se pohni ještě jednou.
cards-spell-speed-short = Hned po pohybu se pohni ještě jednou.

# Rituals
cards-form = Podoba
cards-ritual-accumulator = Jednou za tah: vezmi si 1 manu jiného hrdiny, pokud souhlasí.
cards-ritual-converter = Jednou za tah: změň 1 svou manu na jinou barvu.
cards-ritual-source = Přidává do své čtvrti další { $colorId ->
    [green] zelený
    [blue] modrý
    [purple] fialový
    [black] černý
    [red] červený
   *[other] žlutý
} zdroj.
cards-ritual-obelisk = Kdo tu čerpá { $colorId ->
    [green] ze zeleného
    [blue] z modrého
    [purple] z fialového
    [black] z černého
    [red] z červeného
   *[other] ze žlutého
} zdroje, vezme si o 1 víc.
cards-ritual-cannon = { $colorId ->
    [green] Zelení
    [blue] Modří
    [purple] Fialoví
    [black] Černí
    [red] Červení
   *[other] Žlutí
} nepřátelé v jeho čtvrti mají o 2 menší sílu, nejméně 1.
cards-ritual-artifact = Provést ho lze po útoku na { $colorId ->
    [green] zeleného
    [blue] modrého
    [purple] fialového
    [black] černého
    [red] červeného
   *[other] žlutého
} nepřítele; pak zůstává u svého hrdiny.
cards-ritual-structure = Provést ho lze po útoku na { $colorId ->
    [green] zeleného
    [blue] modrého
    [purple] fialového
    [black] černého
    [red] červeného
   *[other] žlutého
} nepřítele; pak se postaví na libovolný základ.

# Sanctum
cards-level = { $level }. úroveň
cards-level-label = Úroveň
cards-weak-points = Symboly kostek
cards-damage = Zranění
cards-behind = Na rubu
cards-behind-value = { $slot }, { $gemId ->
    [green] zelený
    [blue] modrý
    [white] bílý
   *[other] červený
} kámen
cards-demon-text = Zasáhnou ho kostky s hodnotami jeho symbolů; jakmile jsou zasaženy všechny, je poražen. Démoni, kteří přežijí, způsobí zranění. Který předmět daného druhu je na rubu, se předem neví.
cards-slot = Pole
cards-gems = Kameny k nasazení
cards-flames = Po nasazení
cards-space-stamina = výdrž
cards-space-focus = vůle
cards-space-either = výdrž nebo vůle
cards-hero = Hrdina
cards-gems-on-it = Kameny na ní
cards-when = Kdy
cards-special-skill = Zvláštní schopnost hrdiny: leží na poli s diamantem.
cards-or = nebo
cards-wounds = { $count ->
    [one] ztráta 1 života
    [few] ztráta { $count } životů
    [many] ztráta { $count } života
   *[other] ztráta { $count } životů
}
cards-lord = Pán démonů
cards-lord-text = Jedna z karet, které v závěrečné bitvě stojí mezi hrdinou a vítězstvím.
cards-penalty = Postih
cards-otherwise = Nebo
cards-effect-text = Druhá strana karty útoku pána démonů. Každý hrdina volí mezi postihem a ztrátou životů, proti níž štíty nepomáhají.
cards-fury = Skrytý útok
cards-fury-text = Leží lícem dolů mezi kartami útoku pána démonů. Kdo ji odkryje, zvolí postih, nebo ztrátu životů, a pak s ní bojuje.
cards-effect = Účinek
cards-copies = Počet
cards-blessing-stamina = Svěžest
cards-blessing-focus = Jasnozření
cards-blessing-set = Osud
cards-blessing-change = Obrat štěstí
cards-blessing-shields = Záštita
cards-blessing-token = Jednou v závěrečné bitvě, kdykoli: o žeton víc.
cards-blessing-ability = Jednou v závěrečné bitvě, jako efekt bez placení.

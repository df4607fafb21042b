# Why a bot recommends something, or advises against it. Numbers are expectations, rounded.

## Sanctum

reason-sanctum-kills = { $count ->
    [one] padne 1 démon
    [few] padnou { $count } démoni
    [many] padne { $count } démona
   *[other] padne { $count } démonů
}
reason-sanctum-hits = { $count ->
    [one] 1 zásah, který zůstane
    [few] { $count } zásahy, které zůstanou
    [many] { $count } zásahu, který zůstane
   *[other] { $count } zásahů, které zůstanou
}
reason-sanctum-levels = { $count ->
    [one] 1 zkušenost
    [few] { $count } zkušenosti
    [many] { $count } zkušenosti
   *[other] { $count } zkušeností
}
reason-sanctum-cards = { $count ->
    [one] 1 poražená karta
    [few] { $count } poražené karty
    [many] { $count } poražené karty
   *[other] { $count } poražených karet
}
reason-sanctum-wounds = { $count ->
    [one] ztráta 1 života
    [few] ztráta { $count } životů
    [many] ztráta { $count } života
   *[other] ztráta { $count } životů
}
reason-sanctum-unhurt = bez ztráty života
reason-sanctum-stamina = výdrž: použije se { $count }, zbude { $left }
reason-sanctum-focus = vůle: použije se { $count }, zbude { $left }
reason-sanctum-tokens-back = { $count ->
    [one] vrátí se 1 žeton
    [few] vrátí se { $count } žetony
    [many] vrátí se { $count } žetonu
   *[other] vrátí se { $count } žetonů
}
reason-sanctum-drinks = { $count ->
    [one] stojí 1 lektvar
    [few] stojí { $count } lektvary
    [many] stojí { $count } lektvaru
   *[other] stojí { $count } lektvarů
}
reason-sanctum-potions = { $count ->
    [one] o 1 lektvar víc
    [few] o { $count } lektvary víc
    [many] o { $count } lektvaru víc
   *[other] o { $count } lektvarů víc
}
reason-sanctum-rage-used = použije se zuřivost
reason-sanctum-rage-ready = zuřivost je znovu aktivní
reason-sanctum-tile = { $count ->
    [one] splní se úkol
    [few] splní se { $count } úkoly
    [many] splní se { $count } úkolu
   *[other] splní se { $count } úkolů
}
reason-sanctum-blessings = { $count ->
    [one] stojí 1 požehnání
    [few] stojí { $count } požehnání
    [many] stojí { $count } požehnání
   *[other] stojí { $count } požehnání
}
reason-sanctum-corrupts = { $count ->
    [one] poškodí se 1 políčko efektu
    [few] poškodí se { $count } políčka efektů
    [many] poškodí se { $count } políčka efektu
   *[other] poškodí se { $count } políček efektů
}
reason-sanctum-shortens = { $count ->
    [one] ukazatel života se zkrátí o 1 pole
    [few] ukazatel života se zkrátí o { $count } pole
    [many] ukazatel života se zkrátí o { $count } pole
   *[other] ukazatel života se zkrátí o { $count } polí
}
reason-sanctum-engages = { $count ->
    [one] 1 nový démon v patách
    [few] { $count } noví démoni v patách
    [many] { $count } nového démona v patách
   *[other] { $count } nových démonů v patách
}
reason-sanctum-moves-on = o krok dál na cestě
reason-sanctum-dies = hrdina zemře
reason-sanctum-skill = odemkne se schopnost { $skill }
reason-sanctum-wears = nasadí se předmět { $item }
reason-sanctum-takes = přinese předmět { $item }
reason-sanctum-survives = ze 100 simulací přežije pána démonů { $percent }×
reason-sanctum-plan = součást plánu

## Bastion

reason-bastion-wins = hra je tím vyhraná
reason-bastion-loses = hra je pak prohraná
# $enemy: name of an enemy, $spell: name of the spell it leaves
reason-bastion-defeats = padne { $enemy } (zanechá kouzlo { $spell })
# $district: name of a district
reason-bastion-frees-plaza = uvolní náměstí: { $district }
reason-bastion-frees-citadel = uvolní citadelu
reason-bastion-gains = { $discs ->
    [one] o 1 disk many víc
    [few] o { $discs } disky many víc
    [many] o { $discs } disku many víc
   *[other] o { $discs } disků many víc
}
reason-bastion-opens = { $sources ->
    [one] znovu otevře 1 zdroj
    [few] znovu otevře { $sources } zdroje
    [many] znovu otevře { $sources } zdroje
   *[other] znovu otevře { $sources } zdrojů
}
reason-bastion-time = { $turns ->
    [one] hradby vydrží o 1 tah déle
    [few] hradby vydrží o { $turns } tahy déle
    [many] hradby vydrží o { $turns } tahu déle
   *[other] hradby vydrží o { $turns } tahů déle
}
reason-bastion-empty = vyprázdní zásobu: další pokládaný disk bude z rezervy
reason-bastion-ready = { $heroes ->
    [one] v příštím tahu může nepřítele porazit 1 hrdina
    [few] v příštím tahu mohou nepřítele porazit { $heroes } hrdinové
    [many] v příštím tahu může nepřítele porazit { $heroes } hrdiny
   *[other] v příštím tahu může nepřítele porazit { $heroes } hrdinů
}
# $section: name of a wall section
reason-bastion-lands = další nepřítel přijde jinam, na { $section }
reason-bastion-waits = nic lepšího se teď nenabízí

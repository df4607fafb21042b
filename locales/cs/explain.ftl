# Co se stalo a proč: věty s pravidly, na požádání.

explain-earlier = Dřívější
explain-later = Pozdější
explain-none = Zatím se nestalo nic, co by šlo vysvětlit.
explain-phase-title = Nepřátelé po tahu: { $who }
explain-end-title = Jak hra skončila
explain-fight-title = Boj: { $who }
explain-battle-title = { $who }, { $round }. kolo závěrečné bitvy
explain-prices = Kolik nepřátelé stojí a proč
explain-tokens = Odkud jsou žetony

# The enemy phase of Bastion
explain-came = { $enemy } jde z tábora podél hradeb až na úsek { $section }, první volný úsek s překážkou hned před sebou{ $ahead ->
    [gate] {""}: je to brána.
    [unit] {""}: na dalším stojí { $other }.
   *[other] .
}
explain-passed = { $count ->
    [one] Cestou míjí nepřítele, který stojí hned před táborem.
    [few] Cestou míjí { $count } nepřátele, kteří stojí v řadě hned před táborem.
    [many] Cestou míjí { $count } nepřítele, kteří stojí v řadě hned před táborem.
   *[other] Cestou míjí { $count } nepřátel, kteří stojí v řadě hned před táborem.
}
explain-rushed = { $enemy } má Zteč: přichází z opačného konce a obsazuje volný úsek s nejvyšším číslem, { $section }.
explain-joined = { $enemy } má Symbiózu: připojuje se k prvnímu možnému hostiteli, počítáno od tábora proti směru hodinových ručiček{ $known ->
    [yes] {""}: { $host }, úsek { $section }.
   *[no] , na úseku { $section }.
}
explain-sum = Na spojené nepřátele se útočí naráz a jejich ceny se sčítají.
explain-alone = { $enemy } má Symbiózu, ale na hradbách není ke komu se připojit.
explain-stuck = { $enemy } má Let, ale všechna náměstí jsou obsazená, a tak zůstává na hradbách.
explain-vanguard = { $count ->
    [one] { $enemy } má Předvoj: hned přichází ještě jeden nepřítel.
    [few] { $enemy } má Předvoj vícekrát: hned přicházejí ještě { $count } nepřátelé.
    [many] { $enemy } má Předvoj vícekrát: hned přichází ještě { $count } nepřítele.
   *[other] { $enemy } má Předvoj vícekrát: hned přichází ještě { $count } nepřátel.
}
explain-vanguard-none = { $enemy } má Předvoj, ale tábor je prázdný: nikdo další nepřichází.
explain-roosts = { $enemy } má Hnízdo: usazuje se v citadele nad všemi nepřáteli, kteří tam jsou, a z citadely nikdo nemůže čerpat.
explain-flew = { $enemy } má Let: z hradeb letí dál na { $place }.
explain-carried = { $enemy } a celá spojená jednotka letí na { $place }.
explain-next-plaza = Náměstí té čtvrti bylo obsazené, platí tedy další volné proti směru hodinových ručiček.
explain-discs = Disky ze zdrojů a z věže této čtvrti se vracejí do rezervy: { $mana }.
explain-closed = Dokud tam je, nikdo nemůže čerpat ze zdrojů ani z věže této čtvrti.
explain-walked = Tábor je prázdný, a tak postupuje první nepřítel na hradbách, počítáno od tábora proti směru hodinových ručiček: { $enemy } jde z úseku { $from } na úsek { $section }, první volný úsek s překážkou hned před sebou{ $ahead ->
    [gate] {""}: je to brána.
    [unit] {""}: na dalším stojí { $other }.
   *[other] .
}
explain-evicted = { $by ->
    [roost] Když se v citadele usadí nepřítel, hrdinové ji musí opustit:
   *[terror] Děs vyhání hrdiny ze čtvrti:
} { $who } odchází { $placeId ->
    [citadel] do citadely
    [green] do zelené čtvrti
    [blue] do modré čtvrti
    [purple] do fialové čtvrti
    [black] do černé čtvrti
    [red] do červené čtvrti
    [yellow] do žluté čtvrti
   *[other] na { $place }
}.
explain-repeated = { $who } sesílá Opakování: ještě před nepřáteli přichází další fáze hrdiny.

# The price of an enemy of Bastion
explain-price-base = { $enemy }: síla na kartě je { $value }.
explain-price-shape = { $enemy } má sílu svých sousedů dohromady ({ $neighbours }): { $value }.
explain-price-alone = { $enemy } nemá souseda, podle kterého by se řídil: síla je { $value }.
explain-price-like = { $enemy } stojí vedle jiného Měňavce: síla je { $value }.
explain-price-rally = { $count ->
    [one] +1: hned vedle je Povzbuzení.
   *[other] +{ $count }: Povzbuzení je po obou stranách.
}
explain-price-tyranny-color = +1: horní nepřítel v citadele má Tyranii pro { $colorId ->
    [green] zelené
    [blue] modré
    [purple] fialové
    [black] černé
    [red] červené
    [yellow] žluté
   *[other] { $color }
} nepřátele.
explain-price-tyranny = +1: horní nepřítel v citadele má Tyranii pro všechny ostatní.
explain-price-cannons = { $count ->
    [one] −{ $value }: ve čtvrti stojí Dělo té barvy.
    [few] −{ $value }: ve čtvrti stojí { $count } Děla té barvy.
    [many] −{ $value }: ve čtvrti stojí { $count } Děla té barvy.
   *[other] −{ $value }: ve čtvrti stojí { $count } Děl té barvy.
}
explain-price-least = Síla nikdy neklesne pod 1.
explain-price-joined = Karty spojeného nepřítele se platí dohromady, jejich počet je { $count }.
explain-price-pay = Síla { $strength } znamená stejný počet disků: { $mana }.
explain-price-pay-both = Síla { $strength } znamená stejný počet disků: { $mana }, v libovolné barvě { $any }.
explain-price-pay-choice = { $any ->
    [0] Síla { $strength } znamená stejný počet disků, útočník vybírá z těchto: { $mana }.
   *[other] Síla { $strength } znamená stejný počet disků, útočník vybírá z těchto: { $mana }, v libovolné barvě { $any }.
}
explain-price-pay-any = Síla { $strength } znamená stejný počet disků v libovolných barvách.
explain-price-spells = { $count ->
    [one] Kouzla u tohoto útoku ušetří { $count } disk; jeden je třeba zaplatit vždy.
    [few] Kouzla u tohoto útoku ušetří { $count } disky; jeden je třeba zaplatit vždy.
    [many] Kouzla u tohoto útoku ušetří { $count } disku; jeden je třeba zaplatit vždy.
   *[other] Kouzla u tohoto útoku ušetří { $count } disků; jeden je třeba zaplatit vždy.
}
explain-price-alchemy = S Alchymií může mít každý disk libovolnou barvu.
explain-price-protected = { $by ->
    [overshadow] Zaútočit nelze: na náměstí je nepřítel se Zastíněním.
   *[ward] Zaútočit nelze: hned vedle je nepřítel s Ochranou.
}

# A fight of Sanctum
explain-killed = { $count ->
    [one] Všechny symboly jsou zasažené, a tak padá: { $demons }.
   *[other] Všechny symboly jsou zasažené, a tak padají: { $demons }.
}
explain-killed-none = { $who } nikoho neporáží: žádný démon nemá zasažené všechny symboly.
explain-damage = Zbylí démoni útočí, zranění: { $damage }. I démon zasažený jen zčásti útočí plnou silou.
explain-damage-none = Poražení démoni nezraňují a žádný jiný tu nezbyl.
explain-block-all = { $who } má štít na každé zranění ({ $damage }), o život tedy nepřichází; přebytečné štíty propadají.
explain-block-some = Každý štít vykryje 1 zranění: vykryto { $shields }, ztracené životy: { $wounds }. Zbývá životů: { $health }.
explain-block-none = Bez štítů stojí každé zranění život, ztracené životy: { $wounds }. Zbývá životů: { $health }.
explain-died = { $who } umírá: žeton života dosáhl pole smrti.
explain-rage = Zbyla nepřiřazená kostka a ne všechno je poraženo: { $who } má zuřivost znovu aktivní.
explain-levels = { $count ->
    [one] { $who } získává { $count } zkušenost: jeden kámen postupuje o pole výš.
    [few] { $who } získává { $count } zkušenosti: za každou postupuje jeden kámen o pole výš.
    [many] { $who } získává { $count } zkušenosti: za každou postupuje jeden kámen o pole výš.
   *[other] { $who } získává { $count } zkušeností: za každou postupuje jeden kámen o pole výš.
}
explain-levels-lost = { $count ->
    [one] { $count } zkušenost propadá: v tabulce nezbyl kámen té barvy ani bílý.
    [few] { $count } zkušenosti propadají: v tabulce nezbyl kámen té barvy ani bílý.
    [many] { $count } zkušenosti propadá: v tabulce nezbyl kámen té barvy ani bílý.
   *[other] { $count } zkušeností propadá: v tabulce nezbyl kámen té barvy ani bílý.
}
explain-skills = Poslední kámen opouští své pole, a tak { $who } odemyká: { $skills }.
explain-items = Karty poražených se otáčejí a předměty čekají ve vaku na odpočinek: { $items }.
explain-achievements = { $who } plní podmínku jako první: { $achievements }.

# A fight of the final battle
explain-cards = { $count ->
    [one] { $who } poráží { $count } kartu: všechny její symboly jsou zasažené a figurka hned postupuje na další.
    [few] { $who } poráží { $count } karty, jednu po druhé: figurka postupuje, jakmile jsou zasažené všechny symboly karty.
    [many] { $who } poráží { $count } karty, jednu po druhé: figurka postupuje, jakmile jsou zasažené všechny symboly karty.
   *[other] { $who } poráží { $count } karet, jednu po druhé: figurka postupuje, jakmile jsou zasažené všechny symboly karty.
}
explain-cards-none = { $who } neporáží žádnou kartu: kostky zasahují jen tu, na které stojí figurka.
explain-furies = { $count ->
    [one] Skrytý útok se odkrývá, když na něj figurka vstoupí, a hned působí: { $cards }.
   *[other] Skryté útoky se odkrývají, když na ně figurka vstoupí, a hned působí: { $cards }.
}
explain-penalties = U každé karty je na výběr postih, nebo ztráta životů; { $who } volí postih: { $paid }.
explain-card-wounds = { $wounds ->
    [one] Místo postihu { $who } ztrácí { $wounds } život; štíty tu nepomohou.
    [few] Místo postihu { $who } ztrácí { $wounds } životy; štíty tu nepomohou.
    [many] Místo postihu { $who } ztrácí { $wounds } života; štíty tu nepomohou.
   *[other] Místo postihu { $who } ztrácí { $wounds } životů; štíty tu nepomohou.
}
explain-row = Útočí karta, na které stojí figurka, a všechny odkryté karty za ní, zranění: { $damage }.
explain-row-extra = Z toho kvůli dřívějšímu postihu: { $count }.
explain-victorious = { $who } má všech devět karet za sebou a žije: to je vítězství.

# The tokens of a hero of Sanctum
explain-tokens-total = { $who }, { $token }: { $count } = { $sum }.
explain-tokens-part = { $count } ({ $name })
explain-tokens-board-name = deska hráče
explain-tokens-board = { $count } na začátku, podle desky hráče.
explain-tokens-tile = { $count } za schopnost { $skill }.
explain-tokens-item = { $count } za plameny na nasazeném předmětu: { $item }.
explain-tokens-changed = { $change } kvůli postihům pána démonů a požehnáním.
explain-tokens-where = { $spent ->
    [0] Všechny jsou v zásobníku, připravené k použití.
   *[other] V zásobníku: { $pool }; na efektech: { $spent }, dokud je nevrátí lektvar nebo odpočinek.
}

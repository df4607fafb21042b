# Lessons: their page, and what the coach says.
# A step has at most two sentences: what it is about, and the one thing to do.

learn-title = Jak se hraje { $game }
learn-lead = { $count ->
    [one] Jedna krátká lekce přímo na herním plánu. Odejít můžeš kdykoli a pokračovat později.
    [few] { $count } krátké lekce přímo na herním plánu. Odejít můžeš kdykoli a pokračovat později.
    [many] { $count } krátké lekce přímo na herním plánu. Odejít můžeš kdykoli a pokračovat později.
   *[other] { $count } krátkých lekcí přímo na herním plánu. Odejít můžeš kdykoli a pokračovat později.
}
learn-lessons = Lekce
learn-begin = Začít
learn-continue = Pokračovat
learn-lesson = Lekce { $number }: { $title }
learn-state-done = hotovo
learn-state-open = rozehráno
learn-progress = Hotové lekce: { $done } z { $count }
learn-all-done = Hru už umíš. Teď si ji zahraj.
learn-play = Hrát { $game }
learn-none = Na tomto serveru pro tuto hru žádné lekce nejsou.
learn-rules = Raději si přečíst pravidla

coach = Průvodce
coach-lesson = Lekce { $number } z { $count }: { $title }
coach-step = Krok { $number } z { $count }
coach-back = O krok zpět
coach-skip = Přeskočit krok
coach-leave = Odejít
coach-rule = Pravidlo
coach-wait = Chvilku strpení: hrají ostatní.
coach-astray = I to se smí, ale tady jde o něco jiného. Vrať se o krok, nebo klidně pokračuj:
coach-gone = Tento krok teď udělat nejde. Vrať se o krok, nebo ho přeskoč.
coach-next = Další lekce
coach-restart = Hrát lekci znovu
coach-lost = Nevyšlo to, to se stane každému. Zahraj si tuto lekci znovu.
coach-finished = To byla poslední lekce hry { $game }.
coach-to-lessons = Všechny lekce
coach-play = Hrát { $game }

## Bastion

tutorial-bastion-move = Pohyb
tutorial-bastion-move-about = Citadelou a čtvrtěmi
tutorial-bastion-move-district = Jsi mág v citadele a první nepřátelé už stojí na hradbách červené čtvrti. Jdi tam.
tutorial-bastion-move-end = V každém tahu se můžeš jednou pohnout, jednou čerpat a jednou zaútočit, v libovolném pořadí. Ukonči tah: pak přijde nepřítel.
tutorial-bastion-move-neighbour = Nový nepřítel došel po hradbách až k ostatním. Ze čtvrti se dostaneš do citadely a do obou sousedních čtvrtí: jdi do černé.
tutorial-bastion-move-done = Za dva tahy se dostaneš kamkoli: citadela sousedí s každou čtvrtí.

tutorial-bastion-channel = Čerpání
tutorial-bastion-channel-about = Tři způsoby, jak získat manu
tutorial-bastion-channel-source = Útoky se platí manou. Čerpej z červeného zdroje: polož jeden disk libovolné barvy a vezmi si tři červené.
tutorial-bastion-channel-end = Zdroj je teď uzavřený a čerpat lze jen jednou za tah. Ukonči tah.
tutorial-bastion-channel-tower = Dva zdroje této čtvrti jsou uzavřené, na každém leží disk. Čerpej z věže: polož jeden disk a všechny disky ze zdrojů této čtvrti jsou tvoje.
tutorial-bastion-channel-go = Zdroje jsou zase otevřené, zato věž je uzavřená. Jdi do citadely, ta věže otevírá.
tutorial-bastion-channel-again = V tomto tahu už jedno čerpání proběhlo. Ukonči tah.
tutorial-bastion-channel-citadel = Čerpej z citadely: nic nestojí a získáš všechny disky, které leží na věžích.
tutorial-bastion-channel-done = Zdroje dávají manu, věže otevírají zdroje, citadela otevírá věže.

tutorial-bastion-attack = Útok
tutorial-bastion-attack-about = Přesná cena
tutorial-bastion-attack-target = Útočit můžeš na to, co stojí na hradbách nebo na náměstí tvé čtvrti. Zaútoč na červenou Šelmu.
tutorial-bastion-attack-pay = Nepřítel stojí přesně tolik disků své barvy, kolik má síly. Zaplať tři červené.
tutorial-bastion-attack-end = Útok nikdy neprohraješ: když máš čím zaplatit, nepřítel je pryč. Útočí se jednou za tah, takže tah ukonči.
tutorial-bastion-attack-gather = Modrý Válečník stojí čtyři modré disky a ty máš dva. Čerpej z modrého zdroje a polož na něj jinou barvu, ať ti modré zůstanou.
tutorial-bastion-attack-second = Teď už to stačí. Zaútoč na modrého Válečníka a zaplať.
tutorial-bastion-attack-done = Síla říká, kolik disků zaplatíš, barva říká, jakých.

tutorial-bastion-spells = Kouzla
tutorial-bastion-spells-about = Co po sobě zanechají poražení
tutorial-bastion-spells-gain = Z každého nepřítele, kterého porazíš, se stane kouzlo na jedno seslání. Poraz červeného Válečníka.
tutorial-bastion-spells-end = Jeho karta je tvoje: Ohnivá koule, k Rychlosti a Alchymii z dřívějška. Kouzla vydrží, takže ukonči tah.
tutorial-bastion-spells-move = Fialový Mág stojí o dvě čtvrti dál, na jeden pohyb je to moc. Jdi nejdřív do černé čtvrti.
tutorial-bastion-spells-speed = Rychlost ti dovolí hned se pohnout ještě jednou. Sešli ji a jdi dál, do fialové čtvrti.
tutorial-bastion-spells-announce = Mág stojí pět fialových disků a ty máš jen dva. Přesto na něj zaútoč: kouzla se sesílají až po ohlášení útoku.
tutorial-bastion-spells-fireball = Ohnivá koule útok zlevní, tahle o jeden disk. Sešli ji.
tutorial-bastion-spells-alchemy = Zbývá zaplatit čtyři disky. Sešli Alchymii: pak mohou být libovolných barev.
tutorial-bastion-spells-pay = Vyber disky, které můžeš postrádat, a zaplať. Seslaná kouzla se tím spotřebují.
tutorial-bastion-spells-done = S kouzly zaplatíš i útok, na který mana nestačí.

tutorial-bastion-enemies = Nepřátelé
tutorial-bastion-enemies-about = Jak přicházejí, létají a postupují a jak se prohrává
tutorial-bastion-enemies-landing = Nový nepřítel jde po hradbách a zastaví se za prvním, který mu stojí v cestě; plán ten úsek ukazuje. Ukonči tah a dívej se.
tutorial-bastion-enemies-flier = Zvěd přivedl dalšího nepřítele, Okřídlence: ten přeletěl na náměstí, smetl disky ze zdrojů a teď je blokuje. Zaútoč na něj.
tutorial-bastion-enemies-pay = Na náměstí stojí nepřítel stejně jako na hradbách. Zaplať pět modrých disků.
tutorial-bastion-enemies-moving = Tábor je prázdný: odteď nikdo nepřichází, ale poslední nepřítel v řadě jde dál. Ukonči tah.
tutorial-bastion-enemies-defeat = Když má nepřítel přijít nebo jít dál a nenajde volný úsek, bastion padne. Připrav se na další útok: zdroje jsou zase volné, z jednoho čerpej.
tutorial-bastion-enemies-done = Vyhraješ, když je tábor prázdný a celé hradby jsou volné.

tutorial-bastion-finish = Dohraj to
tutorial-bastion-finish-about = Poslední tahy výukové hry
tutorial-bastion-finish-win = Dva nepřátelé na hradbách, jeden ještě v táboře: vyčisti hradby a vyhraješ. Jak, to už ti nikdo neřekne, ale tlačítko Rada je po ruce.
tutorial-bastion-finish-done = Bastion je zachráněn. Můžeš se pustit do celé hry.

## Sanctum

tutorial-sanctum-path = Cesta
tutorial-sanctum-path-about = První pohyby a sady démonů
tutorial-sanctum-path-move = Jsi Lovkyně a závodíš s Válečníkem, kdo se dřív dostane k pánu démonů. První akce je vždy Pohyb: zvol ho.
tutorial-sanctum-path-engage = Kdo se pohne, vezme si jednu sadu démonů, a to celou. Vezmi tu zvýrazněnou.
tutorial-sanctum-path-end = Démoni ti jdou v patách, dokud s nimi nebojuješ; najdeš je nad svým hrdinou. Tah je jedna akce, takže ho ukonči.
tutorial-sanctum-path-ahead = Válečník teď stojí před tebou. Pohni se znovu: pohyb tě vždycky dostane do čela.
tutorial-sanctum-path-choose = Sadou je i jediný démon II. úrovně: porazit ho je těžší, ale dá dvě zkušenosti. Vezmi ho.
tutorial-sanctum-path-done = Čím víc démonů si vezmeš, tím víc můžeš získat, ale tím víc zranění ti způsobí.

tutorial-sanctum-fight = První boj
tutorial-sanctum-fight-about = Hod, zásah, obrana
tutorial-sanctum-fight-fight = Čekají na tebe dva démoni. Zvol Boj, kostky se hodí samy.
tutorial-sanctum-fight-assign = Kostka zasáhne jen symbol se stejnou hodnotou. Polož čtyřku na démona se čtyřkou.
tutorial-sanctum-fight-end = Ten je poražený a pětka nikam nesedí. Ukonči útok.
tutorial-sanctum-fight-block = Démon, který přežil, způsobí jedno zranění. Použij štíty na těle: položíš na ně dvě výdrže.
tutorial-sanctum-fight-accept = Co štíty nevykryjí, stojí životy, a ty se skoro nikdy nevracejí. Tentokrát neprojde nic: přijmi.
tutorial-sanctum-fight-done = Poražení démoni nezraňují, takže každý zásah je zároveň štít.

tutorial-sanctum-levels = Zkušenosti a schopnosti
tutorial-sanctum-levels-about = Co dá poražený démon
tutorial-sanctum-levels-hit = Démon II. úrovně má dva symboly a tvoje kostky sedí na oba. Polož na něj obě.
tutorial-sanctum-levels-skill = Dá dvě červené zkušenosti: každá posune jeden červený nebo bílý kámen o pole výš. Posuň bílý kámen z nejvyšší červené schopnosti: žádný na ní pak nezůstane a je tvoje.
tutorial-sanctum-levels-gem = Schopnost ti dala výdrž a vůli a kámen leží v zásobníku. Využij druhou zkušenost: posuň zvýrazněný červený kámen.
tutorial-sanctum-levels-item = Na rubu každého démona je předmět. Otoč kartu a podívej se.
tutorial-sanctum-levels-done = Kameny cestou nahoru odemykají schopnosti, a když jsou v zásobníku, platíš jimi předměty.

tutorial-sanctum-rest = Odpočinek
tutorial-sanctum-rest-about = Žetony, předměty a lektvary
tutorial-sanctum-rest-rest = Tvoje žetony leží na použitých efektech a ve vaku čekají předměty. Zvol Odpočinek: všechny žetony se vrátí.
tutorial-sanctum-rest-equip = Nasaď zbraň do volné ruky: zaplatí ji červený kámen ze zásobníku. S prvním předmětem získáš třetí kostku.
tutorial-sanctum-rest-sell = Každý předmět z vaku jde prodat za lektvar. Prodej boty za červený.
tutorial-sanctum-rest-end = Nasazovat, sundávat a prodávat můžeš v jakémkoli pořadí. Ukonči odpočinek.
tutorial-sanctum-rest-done = Bojuj, dokud máš žetony, pak odpočívej: to je rytmus hry.

tutorial-sanctum-abilities = Efekty a zuřivost
tutorial-sanctum-abilities-about = Boj ve tvých rukou
tutorial-sanctum-abilities-fight = Tři symboly, tři kostky: tentokrát nenecháš nic náhodě. Zvol Boj.
tutorial-sanctum-abilities-drink = Před hodem můžeš pít lektvary. Vypij modrý: vrátí ti vůli z efektu na hlavě.
tutorial-sanctum-abilities-roll = Teď hoď kostkami.
tutorial-sanctum-abilities-assign = Trojka sedí. Polož ji na démona II. úrovně.
tutorial-sanctum-abilities-ability = Jeho druhý symbol je pětka a ty máš čtyřku. Zvyš ji o jedna efektem na hlavě.
tutorial-sanctum-abilities-kill = To je ta pětka, která chyběla. Polož ji na téhož démona.
tutorial-sanctum-abilities-rage = Poslední kostka ukazuje dvojku a zuřivost z ní udělá, co chceš. Použij zuřivost a změň dvojku na pětku.
tutorial-sanctum-abilities-last = Polož ji na posledního démona. Zuřivost se vrací po boji, ve kterém zbyla kostka a přežil démon.
tutorial-sanctum-abilities-done = Efekty stojí žetony, zuřivost nic: používej ji brzy, ať se může vrátit.

tutorial-sanctum-walls = Hradby
tutorial-sanctum-walls-about = Začíná V. dějství
tutorial-sanctum-walls-move = Tohle je poslední pole cesty, před tebou jsou hradby Sancta. Pohni se: kdo k nim dojde první, přinese každému hrdinovi další kostku.
tutorial-sanctum-walls-engage = U hradeb si každý vezme jednu dvojici démonů, a kdo přijde později, má menší výběr. Vezmi zvýrazněnou.
tutorial-sanctum-walls-end = Od hradeb vede jediná cesta, skrz ně: poraz všechny své démony a prolom je. Ukonči tah.
tutorial-sanctum-walls-done = U hradeb už se nikdo nehýbe: bojuješ a odpočíváš, dokud nepadne poslední démon.

tutorial-sanctum-breach = Průlom
tutorial-sanctum-breach-about = Pán démonů útočí
tutorial-sanctum-breach-breach = Stojíš u hradeb a žádný démon ti nezbývá. Prolom hradby: tím svoláš do boje všechny hrdiny.
tutorial-sanctum-breach-respite = Válečník odpověděl a všichni si naposledy odpočinou. Nasaď boty, z vaku si totiž s sebou nic nevezmeš.
tutorial-sanctum-breach-end = Další odpočinek už nebude. Tento ukonči.
tutorial-sanctum-breach-penalty = Pán démonů útočí kartami: přijmi postih, nebo ztrať životy. Tady postih stojí jednu výdrž, navždy: přijmi ho.
tutorial-sanctum-breach-wounds = Další karta by do konce hry poškodila jeden efekt. Raději ztrať život: štíty tu nepomohou.
tutorial-sanctum-breach-done = Na průlom si přines životy, žetony a lektvary: pán démonů si vezme od všeho něco.

tutorial-sanctum-battle = Závěrečná bitva
tutorial-sanctum-battle-about = Co žádá pán démonů
tutorial-sanctum-battle-roll = Od vítězství tě dělí devět karet, zbývají už jen tři. Hoď kostkami.
tutorial-sanctum-battle-card = Zasáhnout jde jen kartu, na které stojíš. Polož na ni dvojku a pětku.
tutorial-sanctum-battle-fury = Karta je poražena a teď stojíš na skrytém útoku, který udeří hned po odkrytí. Přijmi postih, nebo ztrať život: bez výdrže se obejdeš snáz.
tutorial-sanctum-battle-second = Teď je to karta jako každá jiná. Polož na ni trojku.
tutorial-sanctum-battle-ability = Poslední karta chce dvě trojky. Zvyš jedničku o dvě efektem na zbrani.
tutorial-sanctum-battle-hit = Polož trojku na kartu. Zásah zůstane i do dalšího kola.
tutorial-sanctum-battle-end = Čtyřka zbyla, a zbylá kostka aktivuje zuřivost. Ukonči útok.
tutorial-sanctum-battle-block = Tvá karta a odkryté karty před ní zraňují v každém kole. Použij štíty, pak přijmi.
tutorial-sanctum-battle-roar = Po kole přijde odpověď pána démonů a znovu volíš mezi postihem a ztrátou životů. Životů máš dost: jeden ztrať.
tutorial-sanctum-battle-again = Začíná nové kolo. Hoď znovu kostkami.
tutorial-sanctum-battle-rage = Mezi kostkami není žádná trojka. Použij zuřivost: změň jednu kostku na trojku.
tutorial-sanctum-battle-win = Polož ji na kartu: je to poslední symbol.
tutorial-sanctum-battle-done = Vítězství. Kdo projde devíti kartami s nejvíce životy, vyhrává závod.

# The table of Sanctum.

sanctum-hero-huntress = Lovkyně
sanctum-hero-outlaw = Psanec
sanctum-hero-slayer = Válečník
sanctum-hero-dancer = Tanečnice
sanctum-bot = bot

sanctum-demon-red-1 = Sazový čert
sanctum-demon-red-2 = Žhavá lebka
sanctum-demon-red-3 = Tyran popela
sanctum-demon-green-1 = Bahenní larva
sanctum-demon-green-2 = Bažinný slídil
sanctum-demon-green-3 = Slatinná hydra
sanctum-demon-blue-1 = Hrobní bludička
sanctum-demon-blue-2 = Bledý přízrak
sanctum-demon-blue-3 = Kostěný žnec

sanctum-slot-head = Hlava
sanctum-slot-body = Tělo
sanctum-slot-boots = Boty
sanctum-slot-weapon = Zbraň
sanctum-slot-amulet = Amulet
sanctum-slot-item = { $slot }: { $name }

sanctum-gem-red = červená
sanctum-gem-green = zelená
sanctum-gem-blue = modrá
sanctum-gem-white = bílá
sanctum-gems = { $count ->
    [one] { $count } { $gemId ->
        [green] zelený
        [blue] modrý
        [white] bílý
       *[other] červený
    }
    [few] { $count } { $gemId ->
        [green] zelené
        [blue] modré
        [white] bílé
       *[other] červené
    }
    [many] { $count } { $gemId ->
        [green] zeleného
        [blue] modrého
        [white] bílého
       *[other] červeného
    }
   *[other] { $count } { $gemId ->
        [green] zelených
        [blue] modrých
        [white] bílých
       *[other] červených
    }
}
sanctum-token-stamina = výdrž
sanctum-token-focus = vůle
sanctum-token-either = výdrž nebo vůle
sanctum-potion-red = červený lektvar
sanctum-potion-blue = modrý lektvar
sanctum-lies-empty = prázdné
sanctum-lies-stamina = leží tu výdrž
sanctum-lies-focus = leží tu vůle
sanctum-lies-corrupt = poškozené

# what things do
sanctum-effect-set = Nastavit kostku na { $value }
sanctum-effect-change = Změnit kostku o { $change }
sanctum-effect-raise-any = Zvýšit kostku o 1 nebo více
sanctum-effect-lower-any = Snížit kostku o 1 nebo více
sanctum-effect-shields = { $count ->
    [one] 1 štít
    [few] { $count } štíty
    [many] { $count } štítu
   *[other] { $count } štítů
}
# { $effect } is one of the messages above: with a full stop it is a sentence.
sanctum-effect-sentence = { $effect }.
sanctum-bless-stamina = o 1 výdrž víc
sanctum-bless-focus = o 1 vůli víc
sanctum-gain-stamina = Výdrž +{ $count }.
sanctum-gain-focus = Vůle +{ $count }.
sanctum-gain-rage-tile = Další žeton zuřivosti.
sanctum-gain-potion-spaces = { $count ->
    [one] 1 pole lektvaru navíc.
    [few] { $count } pole lektvarů navíc.
    [many] { $count } pole lektvarů navíc.
   *[other] { $count } polí lektvarů navíc.
}
sanctum-gain-potion = Hned získáš lektvar.
sanctum-power-silver-focus = Házíš i stříbrnou kostkou, máš-li v zásobníku aspoň { $count ->
    [one] 1 vůli.
    [few] { $count } vůle.
    [many] { $count } vůle.
   *[other] { $count } vůlí.
}
sanctum-power-silver-drank = Házíš i stříbrnou kostkou, když před hodem vypiješ lektvar.
sanctum-power-silver-wounded = Házíš i stříbrnou kostkou, máš-li nejvýše { $count ->
    [one] 1 život.
    [few] { $count } životy.
    [many] { $count } života.
   *[other] { $count } životů.
}
sanctum-power-silver-outnumbered = Házíš i stříbrnou kostkou, stojí-li proti tobě aspoň { $count ->
    [one] 1 démon nebo karta.
    [few] { $count } démoni nebo karty.
    [many] { $count } démona nebo karty.
   *[other] { $count } démonů nebo karet.
}
sanctum-power-any-flask = Lektvar obnoví 1 výdrž, nebo 1 vůli podle tvé volby.
sanctum-power-flip = Otoč kostku: ukáže 7 minus svou hodnotu.
sanctum-power-copy = Kostka převezme hodnotu jiné kostky.
sanctum-power-reroll = { $count ->
    [one] Přehoď 1 kostku.
    [few] Přehoď až { $count } kostky.
    [many] Přehoď až { $count } kostky.
   *[other] Přehoď až { $count } kostek.
}
sanctum-power-double-strike = Přiřazená kostka zasáhne i druhý symbol stejné hodnoty.
sanctum-power-bleed = Ztrať 1 život a nastav kostku na libovolnou hodnotu.
sanctum-power-sacrifice = Vzdej se jedné kostky a jinou nastav na libovolnou hodnotu.
sanctum-power-shields = { $count ->
    [one] 1 štít.
    [few] { $count } štíty.
    [many] { $count } štítu.
   *[other] { $count } štítů.
}
sanctum-power-gem-shields = { $count ->
    [one] 1 štít za každý získaný { $gemId ->
        [green] zelený
        [blue] modrý
        [white] bílý
       *[other] červený
    } kámen.
    [few] 1 štít za každé { $count } získané { $gemId ->
        [green] zelené
        [blue] modré
        [white] bílé
       *[other] červené
    } kameny.
    [many] 1 štít za každého { $count } získaného { $gemId ->
        [green] zeleného
        [blue] modrého
        [white] bílého
       *[other] červeného
    } kamene.
   *[other] 1 štít za každých { $count } získaných { $gemId ->
        [green] zelených
        [blue] modrých
        [white] bílých
       *[other] červených
    } kamenů.
}
sanctum-power-rage-shields = { $count ->
    [one] Použij zuřivost: 1 štít.
    [few] Použij zuřivost: { $count } štíty.
    [many] Použij zuřivost: { $count } štítu.
   *[other] Použij zuřivost: { $count } štítů.
}
sanctum-power-flask-shields = { $count ->
    [one] Odhoď lektvar: 1 štít.
    [few] Odhoď lektvar: { $count } štíty.
    [many] Odhoď lektvar: { $count } štítu.
   *[other] Odhoď lektvar: { $count } štítů.
}
sanctum-power-dice-shields = 1 štít za každou nepřiřazenou kostku.
sanctum-power-extra-level = První démon vyhodnocený po boji dá o zkušenost víc.
sanctum-power-haggle = Za prodaný předmět dostaneš dva lektvary.
sanctum-power-ward = Karta útoku pána démonů i skrytého útoku tě stojí o život méně.
sanctum-when-always = Vždy
sanctum-when-attack = Útok
sanctum-when-block = Obrana
sanctum-when-roll = Hod

sanctum-atom-lose-stamina = Ztratit 1 výdrž
sanctum-atom-lose-focus = Ztratit 1 vůli
sanctum-atom-lose-blessing = Ztratit 1 požehnání
sanctum-atom-lose-die = Ztratit nepřiřazenou kostku
sanctum-atom-corrupt-any = Poškodit 1 políčko efektu
sanctum-atom-corrupt-red = Poškodit 1 červené políčko efektu
sanctum-atom-corrupt-blue = Poškodit 1 modré políčko efektu
sanctum-atom-corrupt-purple = Poškodit 1 fialové políčko efektu
sanctum-atom-die-fewer = Příští boj: −1 kostka
sanctum-atom-damage = Příští boj: +{ $count } zranění
sanctum-atom-shorten = Zkrátit ukazatel života o 2
sanctum-atom-heal = Získat 1 život
sanctum-atom-drink = Vypít lektvar a žeton ztratit
sanctum-atom-waste-rage = Použít zuřivost bez účinku
sanctum-atom-pay = Dát žeton na volné políčko efektu
sanctum-atom-reroll = Přehazovat volné { $count ->
    [1] jedničky
    [2] dvojky
    [3] trojky
    [4] čtyřky
    [5] pětky
    [6] šestky
   *[other] { $count }
}, dokud nějaká zbývá
sanctum-atom-only-modified = Kartu zasáhnou jen modifikované kostky

# what a hero paid, after a colon
sanctum-paid-lose-stamina = 1 výdrž
sanctum-paid-lose-focus = 1 vůle
sanctum-paid-lose-blessing = požehnání
sanctum-paid-lose-die = kostka
sanctum-paid-corrupt-any = 1 políčko efektu, teď poškozené
sanctum-paid-corrupt-red = 1 červené políčko efektu, teď poškozené
sanctum-paid-corrupt-blue = 1 modré políčko efektu, teď poškozené
sanctum-paid-corrupt-purple = 1 fialové políčko efektu, teď poškozené
sanctum-paid-die-fewer = 1 kostka v příštím boji
sanctum-paid-damage = o { $count } zranění víc v příštím boji
sanctum-paid-shorten = 2 pole ukazatele života
sanctum-paid-heal = 1 život, ten se vrací
sanctum-paid-drink = lektvar i jeho žeton
sanctum-paid-waste-rage = zuřivost
sanctum-paid-pay = žeton
sanctum-paid-reroll = přehození všech volných { $count ->
    [1] jedniček
    [2] dvojek
    [3] trojek
    [4] čtyřek
    [5] pětek
    [6] šestek
   *[other] { $count }
}
sanctum-paid-only-modified = kartu zasáhnou jen modifikované kostky

# places
sanctum-act = { $number }. dějství
sanctum-place = { $act }. dějství, pole { $space }
sanctum-place-start = Start
sanctum-place-hordes = Vzadu, na desce démonů
sanctum-place-walls = U hradeb
sanctum-place-cathedral = V katedrále
sanctum-road = Cesta
sanctum-space-deals = Vyloží se: { $sets }.
sanctum-space-heroes = Je tu: { $heroes }.
sanctum-space-chest = Truhla s pokladem.
sanctum-space-die = Každý hrdina získá kostku.
sanctum-space-move = Sem vede tvůj pohyb.
sanctum-space-breach = Sem vede prolomení hradeb.
sanctum-space-answer = Sem vede odpověď na volání.
sanctum-place-named = { $place }.

# zones
sanctum-sets = Nabídka démonů
sanctum-set-label = Sada { $number }: { $demons }
sanctum-demon-label = { $name }, { $colorId ->
    [green] zelený
    [blue] modrý
   *[other] červený
} démon, úroveň { $level }, symboly { $points }, zranění { $damage }, na rubu: { $slot }, { $gemId ->
    [green] zelený
    [blue] modrý
    [white] bílý
   *[other] červený
} kámen
sanctum-chest = Poklad
sanctum-killed = Poražení
sanctum-levels-left = { $left ->
    [one] zbývá 1 zkušenost
    [few] zbývají { $left } zkušenosti
    [many] zbývá { $left } zkušenosti
   *[other] zbývá { $left } zkušeností
}
sanctum-levels-how = Každá zkušenost posune o pole výš jeden { $colorId ->
    [green] zelený
    [blue] modrý
   *[other] červený
} nebo bílý kámen. Z horního pole jde do zásobníku; schopnost bez kamenů je tvoje.
sanctum-levels-now = Teď se karta otočí. Na rubu: { $slot }, { $gemId ->
    [green] zelený
    [blue] modrý
    [white] bílý
   *[other] červený
} kámen.
sanctum-levels-then = Pak se karta otočí. Na rubu: { $slot }, { $gemId ->
    [green] zelený
    [blue] modrý
    [white] bílý
   *[other] červený
} kámen.
sanctum-skills = Schopnosti
sanctum-gained = odemčeno
sanctum-gem-pool = Zásobník
sanctum-gem-label = { $gemId ->
    [green] zelený
    [blue] modrý
    [white] bílý
   *[other] červený
} kámen na schopnosti { $skill } ({ $count })
sanctum-achievements = Úkoly
sanctum-kind-skills = Schopnosti
sanctum-kind-gems = Kameny
sanctum-kind-equipment = Vybavení
sanctum-kind-higher = Vyšší úroveň
sanctum-blocked = v této hře uzavřeno
sanctum-feat-won = získává { $who }
sanctum-feat-higher = pro toho, kdo v této řadě jako první splní některý úkol
sanctum-feat-skills = { $goal ->
    [one] 1 schopnost
    [few] { $goal } schopnosti
    [many] { $goal } schopnosti
   *[other] { $goal } schopností
}, máš { $done }
sanctum-feat-gems = po { $goal } kamenech ve dvou barvách, máš { $done }
sanctum-feat-equipment = vybavení celkové úrovně { $goal }, máš { $done }
sanctum-tab-skills = Schopnosti
sanctum-tab-hero = Hrdina
sanctum-tab-achievements = Úkoly
sanctum-tab-others = Ostatní
sanctum-other-label = { $name } ({ $player }), { $place }, životy: { $health }. Ukázat vše.
sanctum-zone = Prostor na démony
sanctum-zone-empty = Žádní démoni.
sanctum-each-fight = za boj
sanctum-show-all = Ukázat vše
sanctum-equipment = Vybavení
sanctum-new = NOVÉ
sanctum-zone-damage = { $damage } zranění v každém boji
sanctum-zone-dice = { $dice ->
    [one] 1 kostka
    [few] { $dice } kostky
    [many] { $dice } kostky
   *[other] { $dice } kostek
}

# hero
sanctum-health = Životy: { $health }
sanctum-rage-label = Zuřivost: aktivní { $active } z { $tiles }. Nastaví kostku na libovolnou hodnotu.
sanctum-rage-ready = Zuřivost aktivní
sanctum-rage-used = Zuřivost neaktivní
sanctum-rage-any = 1–6
sanctum-pool-stamina = výdrž v zásobníku: { $count }
sanctum-pool-focus = vůle v zásobníku: { $count }
sanctum-potions = Lektvary
sanctum-potion-label = { $potion }: { $count }
sanctum-potion-spaces = { $count ->
    [0] žádné volné pole
    [one] 1 volné pole
    [few] { $count } volná pole
    [many] { $count } volného pole
   *[other] { $count } volných polí
}
sanctum-blessings = Požehnání
sanctum-blessing-label = Požehnání: { $what }
sanctum-blessings-hidden = { $count ->
    [one] 1 skryté
    [few] { $count } skrytá
    [many] { $count } skrytého
   *[other] { $count } skrytých
}
sanctum-bag = Vak
sanctum-bag-empty = prázdný
sanctum-items = Předměty
sanctum-item-ability = { $effect }, cena: { $cost }.
sanctum-item-words = { $name }, { $slot }, potřebné kameny: { $gems }. { $does }
sanctum-gems-none = žádné kameny
sanctum-where = Kam?
sanctum-covers = zakryje „{ $effect }“
sanctum-equip-worth = { $name }: pro úkol Vybavení se počítá úroveň { $level }, teď máš celkem { $worn }.{ $die ->
    [yes] {" "}S prvním předmětem získáš i další kostku.
   *[other] {""}
}
sanctum-item-label = { $name }, { $slot }
sanctum-ability-label = { $name }: { $effect }, cena: { $cost }; { $state }
sanctum-ability-words = { $effect }, cena: { $cost }; { $state }
sanctum-space-label = { $name }, políčko { $number }: { $lies }
sanctum-skill-label = { $name }. { $what }
sanctum-spent = použito
sanctum-rage-spent = neaktivní
sanctum-free = volné
sanctum-your-fight = Tvůj boj
sanctum-your-rest = Tvůj odpočinek
sanctum-locked = až příště
sanctum-locked-label = { $item } Tento předmět přišel během odpočinku: nasadit nebo prodat ho jde až při příštím.
sanctum-turns = Probíhající tahy
sanctum-turn-acts = na tahu
sanctum-turn-levels = vybírá krystaly a dovednosti
sanctum-turn-rests = odpočívá
sanctum-turn-ended = čeká na dřívější tahy

# fight
sanctum-step-prepare = Před hodem
sanctum-step-attack = Útok
sanctum-step-block = Obrana
sanctum-step-loot = Zkušenosti a předměty
sanctum-dice = Kostky
sanctum-tools = Prostředky
sanctum-no-dice = { $count ->
    [one] Hodíš 1 kostkou.
    [few] Hodíš { $count } kostkami.
    [many] Hodíš { $count } kostky.
   *[other] Hodíš { $count } kostkami.
}
sanctum-die-label = Kostka { $number } ukazuje { $value }. { $where }
sanctum-die-aside = odložená
sanctum-die-rolling = kutálí se
sanctum-die-changed = hozeno { $rolled }
sanctum-die-on = cíl: { $demon }
sanctum-die-on-card = na kartě
sanctum-point-label = { $demon }, symbol { $value }, { $state }
sanctum-hit = zásah
sanctum-open = nezakryto
sanctum-demon-dies = padne
sanctum-demon-would = stačí { $value }
sanctum-demon-needs = chybí { $values }
sanctum-options = Volby
sanctum-option-fits = { $option }; sedí: { $demon }
sanctum-put-back = Vrátit
sanctum-this-card = tato karta
sanctum-no-damage = Nic nehrozí.
sanctum-damage-coming = Hrozí zranění
sanctum-wounds = Ztráta životů
sanctum-range = { $least } až { $most }
sanctum-what-dies = Kdo padne
sanctum-dies-gives = { $level ->
    [one] 1 { $colorId ->
        [green] zelená
        [blue] modrá
       *[other] červená
    } zkušenost
    [few] { $level } { $colorId ->
        [green] zelené
        [blue] modré
       *[other] červené
    } zkušenosti
    [many] { $level } { $colorId ->
        [green] zelené
        [blue] modré
       *[other] červené
    } zkušenosti
   *[other] { $level } { $colorId ->
        [green] zelených
        [blue] modrých
       *[other] červených
    } zkušeností
}, pak: { $slot }

# the final battle
sanctum-lord = Pán démonů
sanctum-fury = Skrytý útok
sanctum-or = nebo
sanctum-wounds-count = { $count ->
    [one] ztráta 1 života
    [few] ztráta { $count } životů
    [many] ztráta { $count } života
   *[other] ztráta { $count } životů
}
sanctum-row = Tvoje řada devíti karet
sanctum-row-card = symboly { $points }, zranění { $damage }
sanctum-row-hidden = lícem dolů
sanctum-row-place = { $number }. { $kind }: { $what }
sanctum-row-place-done = { $number }. { $kind }: { $what }, poraženo
sanctum-row-beaten = poraženo { $count } z 9 karet
sanctum-laid = Karty u katedrály
sanctum-choose-one = Vyber jedno
sanctum-cannot-pay = Tohle zaplatit nemůžeš.
sanctum-wounds-lessened = { $count ->
    [one] Na kartě je ztráta 1 života
    [few] Na kartě je ztráta { $count } životů
    [many] Na kartě je ztráta { $count } života
   *[other] Na kartě je ztráta { $count } životů
}; tvoje schopnost ji zmenší. Bránit se jí nelze.
sanctum-wounds-lead = Životy { $before } → { $after }. Bránit se nelze.

# actions
sanctum-do-move = Pohyb
sanctum-do-fight = Boj
sanctum-do-rest = Odpočinek
sanctum-do-breach = Prolomit hradby
sanctum-do-answer = Odpovědět na volání
sanctum-do-engage = Vzít tuto sadu
sanctum-do-end-turn = Ukončit tah
sanctum-do-open-chest = Otevřít truhlu
sanctum-do-take = Vzít předmět
sanctum-do-take-off = Sundat
sanctum-do-roll = Hodit kostkami
sanctum-do-use = Použít
sanctum-do-skill = Použít schopnost
sanctum-do-bless = Použít požehnání: { $what }
sanctum-do-end-attack = Konec útoku
sanctum-do-accept = Přijmout
sanctum-do-loot = Vzít zkušenosti
sanctum-do-turn-over = Otočit kartu
sanctum-do-pour = Vylít
sanctum-do-fill = Vzít: { $potion }
sanctum-do-equip = Nasadit za: { $gems }
sanctum-do-sell = Prodat za: { $potions }
sanctum-do-end-rest = Konec odpočinku
sanctum-do-pay = { $tokenId ->
    [stamina] Dát sem výdrž
    [focus] Dát sem vůli
   *[other] Dát sem: { $token }
}
sanctum-do-pay-penalty = Přijmout postih
sanctum-do-take-wounds = { $count ->
    [one] Ztratit 1 život
    [few] Ztratit { $count } životy
    [many] Ztratit { $count } života
   *[other] Ztratit { $count } životů
}
sanctum-offer-take-wounds = Ztratit životy
sanctum-change-with = { $change } za: { $tokens }
sanctum-with = za: { $tokens }
sanctum-change-losing = { $change }, bez kostky { $die }

# prompts
sanctum-ask-over = Bitva skončila.
sanctum-ask-waiting = Na řadě: { $names }.
sanctum-ask-table = Stůl se připravuje…
sanctum-ask-idle = Počkej na ostatní.
sanctum-ask-done = Počkej na ostatní.
sanctum-ask-choose = Zvol akci pro tento tah.
sanctum-ask-engage = Vyber si jednu sadu démonů. Budou tě pronásledovat.
sanctum-ask-finish = Tah je hotový. Ukonči ho, nebo ho vezmi zpět.
sanctum-ask-prepare = Před hodem: vypij lektvar a obnov žeton, nebo hoď.
sanctum-ask-roll = Hoď kostkami.
sanctum-ask-attack = Vezmi kostku, nebo ukonči útok.
sanctum-ask-attack-die = Přiřaď { $value ->
    [1] jedničku
    [2] dvojku
    [3] trojku
    [4] čtyřku
    [5] pětku
    [6] šestku
   *[other] { $value }
}, změň ji některým efektem, nebo vezmi jinou kostku.
sanctum-ask-attack-which = Která kostka?
sanctum-ask-attack-more = A ještě která kostka nebo symbol?
sanctum-ask-attack-becomes = Zvol, jakou hodnotu kostka dostane.
sanctum-ask-block = Hrozí { $damage } zranění, vykryto { $shields }. Použij štíty, nebo přijmi.
sanctum-ask-loot = Který poražený démon bude první?
sanctum-detail-loot = Jeho zkušenosti posunou tvé kameny, pak se karta otočí na předmět.
sanctum-ask-levels = { $left ->
    [one] Posuň jeden { $colorId ->
        [green] zelený
        [blue] modrý
       *[other] červený
    } nebo bílý kámen, kde to jde.
    [few] Posouvej { $colorId ->
        [green] zelené
        [blue] modré
       *[other] červené
    } nebo bílé kameny, zbývají { $left } zkušenosti.
    [many] Posouvej { $colorId ->
        [green] zelené
        [blue] modré
       *[other] červené
    } nebo bílé kameny, zbývá { $left } zkušenosti.
   *[other] Posouvej { $colorId ->
        [green] zelené
        [blue] modré
       *[other] červené
    } nebo bílé kameny, zbývá { $left } zkušeností.
}
sanctum-ask-turn-over = Otoč kartu a podívej se na předmět.
sanctum-ask-fill = Který lektvar si vezmeš?
sanctum-ask-chest = Vezmi si z pokladu jeden předmět.
sanctum-ask-equip = Odpočinek: vyber předmět nebo pole k nasazení, sundání či prodeji, pak odpočinek ukonči.
sanctum-ask-ended = Tvé úkoly čekají na konec tahu: { $names }.
sanctum-detail-begun = Mezitím už začal další tah: { $who }.
sanctum-ask-item = Vyber pro něj pole, nebo co s ním.
sanctum-ask-penalty = { $count ->
    [one] Přijmi postih, nebo ztrať 1 život.
    [few] Přijmi postih, nebo ztrať { $count } životy.
    [many] Přijmi postih, nebo ztrať { $count } života.
   *[other] Přijmi postih, nebo ztrať { $count } životů.
}
sanctum-ask-atom = { $what }: vyber si.
sanctum-ask-pay = Vyber, čím zaplatíš.

sanctum-detail-set = { $names }: { $damage } zranění v každém boji, dokud žijí.
sanctum-detail-block = Přijmeš-li teď, { $wounds ->
    [one] ztratíš 1 život
    [few] ztratíš { $wounds } životy
    [many] ztratíš { $wounds } života
   *[other] ztratíš { $wounds } životů
}; v nejlepším případě { $least }.
sanctum-detail-attack = Teď by hrozilo { $damage } zranění, ještě { $shields ->
    [one] je možný 1 štít.
    [few] jsou možné { $shields } štíty.
    [many] je možného { $shields } štítu.
   *[other] je možných { $shields } štítů.
}
sanctum-detail-zone = V prostoru na démony { $count ->
    [one] máš 1 démona
    [few] máš { $count } démony
    [many] máš { $count } démona
   *[other] máš { $count } démonů
}: { $damage } zranění v boji.

# the end
sanctum-end-victory = Pán démonů padl
sanctum-end-defeat = Všichni hrdinové padli
sanctum-end-place = Místo
sanctum-end-hero = Hrdina
sanctum-end-health = Životy
sanctum-end-achievements = Úkoly
sanctum-end-cards = Poražené karty
sanctum-end-hits = Zásahy na další kartě
sanctum-end-alive = vítězství
sanctum-end-dead = smrt

# the fight: what a die can become, what is seen of others
fight-hinted = Doporučeno
fight-rage = Zuřivost
fight-scale = V ruce máš { $value ->
    [1] jedničku
    [2] dvojku
    [3] trojku
    [4] čtyřku
    [5] pětku
    [6] šestku
   *[other] { $value }
}. Může z ní být:
fight-face = { $value }, pomůže: { $tools }
fight-face-none = { $value }: teď k ní nic nevede
fight-ways = Jak získat { $value }
fight-same = znovu { $value }
fight-lay-down = Vrátit { $value }
fight-needs-fits = chybí { $values } · tvoje { $mine } sedí
fight-losing = bez kostky { $die }
fight-pick-keys = Vezmi kostku: klikni na ni, nebo stiskni její číslo.
fight-after = Po tomto kroku
fight-can-block = Vykryješ
fight-left = Zbývá k použití
fight-columns = zranění: { $damage }, štíty: { $shields }, možné navíc: { $possible }, nevykryto: { $bare }
fight-stop-here = { $damage } zranění, skončíš-li tady
fight-watching = { $name } bojuje
fight-watch = Sledovat boj: { $name }
fight-back = Zpět
fight-others = Boje ostatních
fight-choose-one = { $name }: vyber jedno
fight-penalty = Postih
fight-spaces-lost = Co je poškozené, je do konce hry ztracené.
hint-engage = vzít sadu { $number }: { $demons }
hint-set = sada { $number }
hint-lord-card = karta útoku pána démonů
hint-take = vzít si: { $name }
hint-loot = vzít zkušenosti: { $name }
hint-raise = posunout { $gemId ->
    [green] zelený
    [blue] modrý
    [white] bílý
   *[other] červený
} kámen ze schopnosti { $skill }
hint-pour = vylít: { $potion }
hint-take-off = sundat: { $name }
hint-item = { $name }: { $what }
hint-use = použít: { $name }
hint-die = kostka { $number } ({ $value })
hint-place = { $die } → { $on }
hint-becomes = { $name }: { $die }, bude { $after }
hint-losing = { $change }; vzdát se: { $die }
fight-pay-corrupt = Poškodit: { $name }
fight-pay-lose-blessing = Ztratit požehnání: { $name }
fight-pay-lose-die = Ztratit kostku { $number } ({ $value })
fight-pay-drink = Vypít { $potion }: { $name }
fight-pay-pay = Zaplatit: { $token } → { $name }
fight-wounds-death = Životy { $before } → smrt. Bitva by pro tebe skončila.

# the log
sanctum-told-first = { $who } začíná hru.
sanctum-told-fight = { $who } se pouští do boje.
sanctum-told-rest = { $who } odpočívá: všechny žetony se vracejí.
sanctum-told-breach = { $who } prolamuje hradby Sancta.
sanctum-told-open-chest = { $who } otevírá truhlu s pokladem.
sanctum-told-pay-penalty = { $who } přijímá postih.
sanctum-told-engaged = { $who } si bere do prostoru na démony: { $demons }.
sanctum-told-strike = { $who } zasahuje symbol { $value }: { $demon }.
sanctum-told-strike-card = { $who } zasahuje kartu.
sanctum-told-drink = { $who } pije { $potion }.
sanctum-told-pour = { $who } vylévá { $potion }.
sanctum-told-rage = { $who } zuří: kostka ukazuje { $change }.
sanctum-told-use = { $who } používá: { $what }.
sanctum-told-use-die = { $who } používá na kostku: { $what }, { $change }.
sanctum-told-block = { $who } se brání: { $what }.
sanctum-told-bless = { $who } používá požehnání: { $what }.
sanctum-told-equip = { $who } si nasazuje: { $item }.
sanctum-told-sell = { $who } prodává: { $item }.
sanctum-told-take-off = { $who } uvolňuje pole: { $slot }.
sanctum-told-blessing = { $who } vidí požehnání: { $what }.
sanctum-told-space-blocked = V této hře uzavřeno: { $achievement }.
sanctum-told-advanced = { $who } postupuje{ $placeId ->
    [walls] {" "}k hradbám.
    [cathedral] {" "}do katedrály.
   *[other] : { $place }.
}
sanctum-told-die-gained = { $who } získává kostku.
sanctum-told-sent-to-hordes = { $who } zůstává pozadu na desce démonů.
sanctum-told-shuffled = Z poražených démonů se míchá nový balíček, úroveň { $level }.
sanctum-told-discarded = { $count ->
    [one] Z cesty mizí 1 démon.
    [few] Z cesty mizí { $count } démoni.
    [many] Z cesty mizí { $count } démona.
   *[other] Z cesty mizí { $count } démonů.
}
sanctum-told-item-gained = { $who } nachází předmět { $item }.
sanctum-told-item-taken = { $who } si z pokladu bere předmět { $item }.
sanctum-told-killed = { $who } poráží { $demonId ->
    [red-1] Sazového čerta
    [red-2] Žhavou lebku
    [red-3] Tyrana popela
    [green-1] Bahenní larvu
    [green-2] Bažinného slídila
    [green-3] Slatinnou hydru
    [blue-1] Hrobní bludičku
    [blue-3] Kostěného žnece
   *[other] { $demon }
}.
sanctum-told-rage-activated = { $who } má zuřivost znovu aktivní.
sanctum-told-blocked = { $who }: hrozí { $damage } zranění, vykryto { $shields }.
sanctum-told-wounded = { $wounds ->
    [one] { $who } ztrácí 1 život, zbývá { $health }.
    [few] { $who } ztrácí { $wounds } životy, zbývá { $health }.
    [many] { $who } ztrácí { $wounds } života, zbývá { $health }.
   *[other] { $who } ztrácí { $wounds } životů, zbývá { $health }.
}
sanctum-told-healed = { $who } získává život, celkem { $health }.
sanctum-told-track-shortened = { $who } má kratší ukazatel života.
sanctum-told-penalty = { $who } platí: { $what }.
sanctum-told-potion = { $who } získává { $potion }.
sanctum-told-died = { $who } umírá.
sanctum-told-levels-lost = { $levels ->
    [one] { $who } přichází o 1 zkušenost: žádný kámen už nešlo posunout.
    [few] { $who } přichází o { $levels } zkušenosti: žádný kámen už nešlo posunout.
    [many] { $who } přichází o { $levels } zkušenosti: žádný kámen už nešlo posunout.
   *[other] { $who } přichází o { $levels } zkušeností: žádný kámen už nešlo posunout.
}
sanctum-told-skill-gained = { $who } odemyká schopnost { $skill }.
sanctum-told-achievement = { $who } plní úkol: { $achievement }.
sanctum-told-lord-laid = Pán démonů pokládá ke katedrále kartu { $card }.
sanctum-told-answered = { $cards ->
    [one] { $who } odpovídá na volání, u katedrály je 1 karta.
    [few] { $who } odpovídá na volání, u katedrály jsou { $cards } karty.
    [many] { $who } odpovídá na volání, u katedrály je { $cards } karty.
   *[other] { $who } odpovídá na volání, u katedrály je { $cards } karet.
}
sanctum-told-respite-began = Příprava na závěrečnou bitvu: všichni si mohou odpočinout.
sanctum-told-blessings-opened = Všechna požehnání se odkrývají.
sanctum-told-round = Začíná { $round }. kolo závěrečné bitvy.
sanctum-told-card-defeated = { $who } poráží { $place }. kartu z devíti.
sanctum-told-fury = { $who } odkrývá skrytý útok: { $card }.
sanctum-told-lord-shuffled = Karty útoku pána démonů se míchají.
sanctum-told-victorious = { $who } poráží pána démonů!
sanctum-told-ended = { $result ->
    [victory] Bitva je vyhraná. Vítězí: { $winners }.
   *[other] Nikdo nepřežil. Vítězí: { $winners }.
}
sanctum-achievement = { $kind } { $row }

# the story of a game
sanctum-story = Příběh
sanctum-story-act = { $act }. dějství, první: { $who } (tah { $turn }).
sanctum-story-walls = První u hradeb: { $who } (tah { $turn }).
sanctum-story-cathedral = První v katedrále: { $who } (tah { $turn }).
sanctum-story-led = { $turns ->
    [one] Nejdéle v čele: { $who }, 1 tah.
    [few] Nejdéle v čele: { $who }, { $turns } tahy.
    [many] Nejdéle v čele: { $who }, { $turns } tahu.
   *[other] Nejdéle v čele: { $who }, { $turns } tahů.
}
sanctum-story-fight = Největší boj: { $who } poráží naráz: { $demons }.
sanctum-story-hurt = { $wounds ->
    [one] Nejtěžší boj ({ $damage } zranění): { $who } ztrácí 1 život.
    [few] Nejtěžší boj ({ $damage } zranění): { $who } ztrácí { $wounds } životy.
    [many] Nejtěžší boj ({ $damage } zranění): { $who } ztrácí { $wounds } života.
   *[other] Nejtěžší boj ({ $damage } zranění): { $who } ztrácí { $wounds } životů.
}
sanctum-story-fell = { $who } umírá na cestě (tah { $turn }).
sanctum-story-fell-late = { $who } umírá v boji s pánem démonů.
sanctum-story-victorious = { $who } prochází všemi devíti kartami.
sanctum-story-blow = Poslední ránu zasazuje { $who }, karta { $place }.
sanctum-story-lost = Poslední padá { $who }.
sanctum-story-none = Příběh z doby před otevřením tohoto stolu není k dispozici.
sanctum-race = Závod po cestě
sanctum-race-words = { $who }: pohybů { $moves }, tahů v čele { $led }
sanctum-deeds = Co kdo vykonal
sanctum-deed-demons = Démoni
sanctum-deed-levels = Zkušenosti
sanctum-deed-blocked = Vykryto
sanctum-deed-wounds = Ztráty
sanctum-deed-items = Předměty
sanctum-deed-skills = Schopnosti

# the table as text
sanctum-say-hit = { $value } (zásah)
sanctum-say-hero = { $who }, hraje { $player }
sanctum-say-skills = Schopnosti { $whoId ->
    [outlaw] Psance
    [slayer] Válečníka
    [dancer] Tanečnice
   *[other] Lovkyně
}
sanctum-say-fight = Boj { $whoId ->
    [outlaw] Psance
    [slayer] Válečníka
    [dancer] Tanečnice
   *[other] Lovkyně
}
sanctum-say-row = Řada karet { $whoId ->
    [outlaw] Psance
    [slayer] Válečníka
    [dancer] Tanečnice
   *[other] Lovkyně
}
sanctum-say-hits = Zasažené symboly na této kartě: { $points }.
sanctum-say-stands = { $who }: { $place }.
sanctum-say-state = { $place }. Životy: { $health }, kostky: { $dice }, v zásobnících výdrž { $stamina } a vůle { $focus }.
sanctum-say-goods = Červené lektvary: { $red }, modré lektvary: { $blue }. Zuřivost: aktivní { $active } z { $tiles }. Zásobník kamenů: { $gems }.
sanctum-say-dead = Mimo hru.
sanctum-say-victorious = Vítězství.
sanctum-say-marked = Ukazatel života je zdola kratší o { $count }.
sanctum-say-zone = V prostoru na démony: { $demon }.
sanctum-say-tiles = { $count ->
    [one] 1 skryté požehnání.
    [few] { $count } skrytá požehnání.
    [many] { $count } skrytého požehnání.
   *[other] { $count } skrytých požehnání.
}
sanctum-say-bare = bez předmětu
sanctum-say-slot = { $slot }: { $name }. { $abilities }
sanctum-say-slot-bare = { $slot }: { $name }.
sanctum-say-bag = Ve vaku: { $item }
sanctum-say-skill = { $colorId ->
    [green] Zelená
    [blue] Modrá
   *[other] Červená
} { $level }, { $name }. { $what } Kameny na ní: { $gems }.
sanctum-say-gained = { $colorId ->
    [green] Zelená
    [blue] Modrá
   *[other] Červená
} { $level }, { $name }, odemčeno. { $what } Kameny na ní: { $gems }.
sanctum-say-die = Kostka { $number } ukazuje { $value }, { $state }.
sanctum-say-die-free = volná
sanctum-say-die-aside = odložená
sanctum-say-die-rolling = kutálí se
sanctum-say-die-placed = přiřazená
sanctum-say-coming = Hrozí { $damage } zranění, štíty: { $shields }; zatím ztráta životů { $wounds }, v nejlepším případě { $least }.
sanctum-say-goal-skills = { $goal ->
    [one] za 1 schopnost
    [few] za { $goal } schopnosti
    [many] za { $goal } schopnosti
   *[other] za { $goal } schopností
}
sanctum-say-goal-gems = za kameny ve dvou barvách, po { $goal }
sanctum-say-goal-equipment = za vybavení celkové úrovně { $goal }

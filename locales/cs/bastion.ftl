# The board of Bastion: names, actions, prompts, log.

color-yellow = žlutá
color-green = zelená
color-blue = modrá
color-purple = fialová
color-black = černá
color-red = červená

# Realms stand after the class, in the genitive: “Mág lesů”.
bastion-realm-yellow = stepí
bastion-realm-green = lesů
bastion-realm-blue = hor
bastion-realm-purple = bažin
bastion-realm-black = temnot
bastion-realm-red = ohně
bastion-enemy = { $class } { $realm }
bastion-class-beast = Šelma
bastion-class-warrior = Válečník
bastion-class-mage = Mág
bastion-class-rider = Jezdec
bastion-class-scout = Zvěd
bastion-class-symbiote = Symbiont
bastion-class-flier = Okřídlenec
bastion-class-priest = Kněz
bastion-class-giant = Obr
bastion-class-archmage = Arcimág
bastion-class-shapeshifter = Měňavec
bastion-class-dragon = Drak
bastion-legend-infiltrator = Vyzvědač
bastion-legend-belligemin = Belligemin
bastion-legend-rokai = Rokai
bastion-legend-valkyrie = Valkýra
bastion-legend-golem = Golem
bastion-legend-black-wing = Černé křídlo
bastion-legend-inquisitor = Inkvizitor
bastion-legend-shaggon = Shaggon
bastion-legend-knellerwyrm = Knellerwyrm
bastion-legend-leviathan = Leviatan
bastion-spell-alchemy = Alchymie
bastion-spell-plenty = Hojnost
bastion-spell-copy = Kopie
bastion-spell-lightning = Blesk
bastion-spell-fireball = Ohnivá koule
bastion-spell-repeat = Opakování
bastion-spell-prism = Hranol
bastion-spell-exchange = Výměna
bastion-spell-missile = Střela
bastion-spell-teleport = Teleport
bastion-spell-speed = Rychlost
bastion-spell-power = { $spell } { $power }
bastion-ritual = { $kindId ->
    [cannon] { $colorId ->
        [green] Zelené
        [blue] Modré
        [purple] Fialové
        [black] Černé
        [red] Červené
       *[other] Žluté
    } dělo
   *[other] { $colorId ->
        [green] Zelený
        [blue] Modrý
        [purple] Fialový
        [black] Černý
        [red] Červený
       *[other] Žlutý
    } { $kindId ->
        [accumulator] akumulátor
        [converter] měnič
        [obelisk] obelisk
       *[other] zdroj
    }
}
bastion-ritual-accumulator = Akumulátor
bastion-ritual-converter = Měnič
bastion-ritual-source = Zdroj
bastion-ritual-obelisk = Obelisk
bastion-ritual-cannon = Dělo
bastion-artifact = artefakt
bastion-ritual-kept = rituál
bastion-cards-of = { $name }: co { $count ->
    [one] dělá karta
    [few] dělají { $count } karty
    [many] dělá { $count } karty
   *[other] dělá { $count } karet
}
bastion-structure = stavba
bastion-hero-dagdar = Dagdar
bastion-hero-sannirr = Sannirr
bastion-hero-ziran = Ziran
bastion-hero-fourth = Oreval

bastion-citadel = citadela
bastion-district = { $color } čtvrť
bastion-plaza = náměstí { $colorId ->
    [green] zelené
    [blue] modré
    [purple] fialové
    [black] černé
    [red] červené
   *[other] žluté
} čtvrti
bastion-section = úsek { $section }
bastion-source = { $colorId ->
    [green] zelený
    [blue] modrý
    [purple] fialový
    [black] černý
    [red] červený
   *[other] žlutý
} zdroj { $number }
bastion-source-bare = zdroj { $number }
bastion-tower = věž { $colorId ->
    [green] zelené
    [blue] modré
    [purple] fialové
    [black] černé
    [red] červené
   *[other] žluté
} čtvrti
bastion-foundation = základ { $number } { $colorId ->
    [green] v zelené
    [blue] v modré
    [purple] ve fialové
    [black] v černé
    [red] v červené
   *[other] ve žluté
} čtvrti
bastion-enemy-on = { $enemy } na úseku { $section }
bastion-enemy-in = { $enemy } { $placeId ->
    [citadel] v citadele
   *[other] na { $place }
}
bastion-mana = { $count ->
    [one] { $count } { $color }
    [few] { $count } { $colorId ->
        [green] zelené
        [blue] modré
        [purple] fialové
        [black] černé
        [red] červené
       *[other] žluté
    }
    [many] { $count } { $colorId ->
        [green] zelené
        [blue] modré
        [purple] fialové
        [black] černé
        [red] červené
       *[other] žluté
    }
   *[other] { $count } { $colorId ->
        [green] zelených
        [blue] modrých
        [purple] fialových
        [black] černých
        [red] červených
       *[other] žlutých
    }
}
bastion-nothing = nic

# The board
bastion-board = Bastion: šipky vedou podél hradeb a dovnitř, Enter jedná
bastion-new = NOVÉ
bastion-next = další
bastion-if-giant = Obr sem
bastion-hinted = doporučeno
bastion-camp = Tábor nepřátel
bastion-camp-count = Tábor nepřátel, karet: { $count }
bastion-reserve = Rezerva
bastion-wall = Hradby
bastion-free = { $count ->
    [one] volný úsek
    [few] volné úseky
    [many] volného úseku
   *[other] volných úseků
}
bastion-label-strength = síla { $strength }
bastion-label-legal = lze zvolit: { $deeds }
bastion-label-protected = { $by ->
    [overshadow] chráněno Zastíněním
   *[other] chráněno sousední Ochranou
}, pravidlo { $rule }
bastion-label-empty = úsek { $section }, prázdný
bastion-label-next = sem přijde další nepřítel
bastion-label-disc = uzavřeno, leží tu { $color } mana
bastion-label-open = otevřeno
bastion-label-blocked = nelze použít
bastion-label-damaged = poškozeno
bastion-label-heroes = je tu: { $names }
bastion-label-foundation-empty = prázdný
bastion-label-costs = cena: { $mana }

# Panels
bastion-actions = Akce tohoto tahu
bastion-action-move = Pohyb
bastion-action-channel = Čerpání
bastion-action-attack = Útok
bastion-action-revive = Oživení
bastion-action-done = { $action }: hotovo
bastion-action-open = { $action }: lze provést
bastion-action-closed = { $action }: teď nelze
bastion-my-mana = Mana
bastion-pay-more = { $color }: platíš { $paid } z { $count }, přidat jednu
bastion-spells = Kouzla
bastion-spells-none = Poražení nepřátelé tu zanechávají kouzla.
bastion-rituals = Rituály
bastion-artifacts = Artefakty
bastion-used = v tomto tahu použito
bastion-ready = připraveno
bastion-banned = teď ho nesmí seslat nikdo
bastion-team = Hrdinové
bastion-own = Tvůj hrdina
bastion-tab-district = Čtvrť
bastion-tab-spells = Kouzla { $count }
bastion-tab-rituals = Rituály { $count }
bastion-tab-team = Tým
bastion-tab-log = Průběh
bastion-you-are-here = jsi tady
bastion-choose-district = Dotkni se čtvrti a uvidíš, co v ní je.
bastion-touch-to-move = Chceš-li jinam, dotkni se na plánu jiné čtvrti nebo citadely.
bastion-section-free = volno
bastion-free-count = { $count ->
    [one] { $count } volný
    [few] { $count } volné
    [many] { $count } volného
   *[other] { $count } volných
}
bastion-chooser-keep = Které rituály si necháš?
bastion-chooser-color = Kterou barvu?
bastion-chooser-what = Co chceš udělat?
bastion-close = Zavřít
bastion-back = Zpět
bastion-watching = Tuto hru jen sleduješ.

# The price
price-strength = Síla
price-base = na kartě
price-neighbour = { $enemy }, úsek { $section }
price-alone = bez sousedů nebo vedle Měňavce
price-rally = Povzbuzení vedle
price-colored-tyranny = { $colorId ->
    [green] Zelená
    [blue] Modrá
    [purple] Fialová
    [black] Černá
    [red] Červená
   *[other] Žlutá
} Tyranie v citadele
price-general-tyranny = Tyranie v citadele
price-cannons = { $count ->
    [one] Dělo ve čtvrti
    [few] { $count } Děla ve čtvrti
    [many] { $count } Děla ve čtvrti
   *[other] { $count } Děl ve čtvrti
}
price-spells = seslaná kouzla
price-pay = Cena
price-before = Před kouzly
price-you-pay = Platíš
price-left = Zbude: { $mana }
price-alchemy = Alchymie: libovolné barvy
price-any = { $count ->
    [one] { $count } libovolná
    [few] { $count } libovolné
    [many] { $count } libovolné
   *[other] { $count } libovolných
}
price-protected-ward = Útočit nelze: chrání sousední Ochrana ({ $rule }).
price-protected-overshadow = Útočit nelze: chrání Zastínění ({ $rule }).
price-why = Proč ne?

# Actions
deed-move = Jít { $placeId ->
    [citadel] do citadely
    [green] do zelené čtvrti
    [blue] do modré čtvrti
    [purple] do fialové čtvrti
    [black] do černé čtvrti
    [red] do červené čtvrti
    [yellow] do žluté čtvrti
   *[other] na { $place }
}
deed-channel = Čerpat: { $source }
deed-channel-tower = Čerpat z věže
deed-channel-citadel = Čerpat z citadely
deed-revive = Oživit: { $source }
deed-attack = Zaútočit: { $enemy }
deed-convert = Vyměnit { $giveId ->
    [green] zelenou
    [blue] modrou
    [purple] fialovou
    [black] černou
    [red] červenou
   *[other] žlutou
} za { $takeId ->
    [green] zelenou
    [blue] modrou
    [purple] fialovou
    [black] černou
    [red] červenou
   *[other] žlutou
}
deed-accumulate = Vyžádat si { $colorId ->
    [green] zelenou
    [blue] modrou
    [purple] fialovou
    [black] černou
    [red] červenou
   *[other] žlutou
} manu ({ $name })
deed-deposit = Položit { $colorId ->
    [green] zelenou
    [blue] modrou
    [purple] fialovou
    [black] černou
    [red] červenou
   *[other] žlutou
} manu
deed-deposit-reserve = Položit disk z rezervy
deed-pay = Zaplatit: { $mana }
deed-pay-nothing = Zaútočit zdarma
deed-cast = Seslat: { $spell }
deed-cast-as = Seslat: { $spell } jako { $copied }
deed-cast-color = { $cast }, { $color }
deed-swap = Prohodit: { $one } a { $other }
deed-teleport = Poslat: { $enemy } → { $place }
deed-perform = Provést: { $ritual }
deed-perform-on = Postavit: { $ritual }, { $place }
deed-keep = Nechat si: { $rituals }
deed-end-phase = Ukončit tah
deed-go-on = Pokračovat
deed-no-ritual = Bez rituálu
deed-call-off = Zrušit
deed-hold = Počkejte na mě
deed-release = Pokračujte beze mě
deed-agree = Dát
deed-refuse = Odmítnout

# Prompts
ask-waiting = Na řadě: { $names }.
ask-nobody = Hra pokračuje sama.
ask-may-cast = Můžeš seslat kouzlo, nebo požádat o chvíli strpení.
ask-keep = Vyber rituály, které si necháš.
ask-agree = { $name } tě žádá o disk many.
ask-leave = Musíš odejít. Vyber kam.
ask-swap = Vyber první ze dvou jednotek, které si vymění místa.
ask-swap-other = Vyber druhou jednotku.
ask-teleport = Vyber jednotku, která se přesune jinam.
ask-teleport-where = Vyber, kam se přesune.
ask-foundation = Vyber základ pro stavbu: { $ritual }.
ask-perform = Můžeš provést rituál.
ask-pay = { $enemy }: zaútočit za { $total }?
ask-pay-choose = Chceš-li platit jinak, dotkni se své many. Zbude ti: { $mana }.
ask-pay-left = Zbude ti: { $mana }.
ask-deposit = Vyber disk, který položíš.
ask-not-mine = { $name } je na tahu. Můžeš zasáhnout.
ask-short = Na tohle zatím nemáš: { $enemy }. Sešli kouzlo, nebo akci zruš.
ask-closing = Hotovo. Pokračuj, nebo ještě předtím přesuň nepřátele kouzlem.
ask-moved = Pohyb je hotový. Pokračuj, nebo se kouzlem pohni ještě jednou.
ask-announced-cast = Sešli kouzlo, nebo pokračuj.
ask-announced = Pokračovat?
ask-holding = { $name } na tebe čeká: sešli kouzlo, nebo nech hru běžet.
ask-held = Někdo prosí o chvíli strpení.
ask-attacks = { $name } útočí: { $enemy }.
ask-attacks-with = { $name } útočí: { $enemy }. Pomoc kouzel: { $power }.
ask-moves = { $name } se přesouvá { $placeId ->
    [citadel] do citadely
    [green] do zelené čtvrti
    [blue] do modré čtvrti
    [purple] do fialové čtvrti
    [black] do černé čtvrti
    [red] do červené čtvrti
    [yellow] do žluté čtvrti
   *[other] na { $place }
}.
ask-channels = { $name } čerpá manu.
ask-verb-move = jít jinam
ask-verb-channel = čerpat manu
ask-verb-attack = zaútočit
ask-verb-use = použít artefakt
ask-verb-revive = oživit zdroj
ask-verb-cast = seslat kouzlo
ask-verb-end = ukončit tah
ask-phase = Můžeš { $deeds }.
ask-end = Nic dalšího už nezbývá: ukonči tah.
ask-escape = Klávesa Escape nebo dotyk mimo plán vrátí výběr na začátek.
ask-next = Po tvém tahu přijde nepřítel na { $place }.
ask-next-moves = Po tvém tahu se nepřítel přesune na { $place }.

ask-last-chance = Další nepřítel nenajde volný úsek: bastion pak padne.

# What happened
told-called-off = { $who } ruší akci.
told-cast = { $who } sesílá kouzlo { $spell }.
told-cast-color = { $who } sesílá kouzlo { $spell }: { $color }.
told-held = { $who } prosí o chvíli strpení.
told-released = { $who } nechává hru běžet.
told-refused = { $who } odmítá.
told-moved = { $who } se přesouvá { $placeId ->
    [citadel] do citadely
    [green] do zelené čtvrti
    [blue] do modré čtvrti
    [purple] do fialové čtvrti
    [black] do černé čtvrti
    [red] do červené čtvrti
    [yellow] do žluté čtvrti
   *[other] na { $place }
}.
told-forced = { $who } musí odejít { $placeId ->
    [citadel] do citadely
    [green] do zelené čtvrti
    [blue] do modré čtvrti
    [purple] do fialové čtvrti
    [black] do černé čtvrti
    [red] do červené čtvrti
    [yellow] do žluté čtvrti
   *[other] na { $place }
}.
told-paid = { $who } platí: { $mana }.
told-gained = { $who } získává: { $mana }.
told-given = { $who } dává { $colorId ->
    [green] zelenou
    [blue] modrou
    [purple] fialovou
    [black] černou
    [red] červenou
   *[other] žlutou
} manu. Dostává ji { $whom }.
told-deposited = { $who } pokládá { $colorId ->
    [green] zelenou
    [blue] modrou
    [purple] fialovou
    [black] černou
    [red] červenou
   *[other] žlutou
} manu na zdroj { $placeId ->
    [green] v zelené
    [blue] v modré
    [purple] ve fialové
    [black] v černé
    [red] v červené
   *[other] ve žluté
} čtvrti.
told-deposited-tower = { $who } pokládá { $colorId ->
    [green] zelenou
    [blue] modrou
    [purple] fialovou
    [black] černou
    [red] červenou
   *[other] žlutou
} manu na věž { $placeId ->
    [green] v zelené
    [blue] v modré
    [purple] ve fialové
    [black] v černé
    [red] v červené
   *[other] ve žluté
} čtvrti.
told-returned = { $placeId ->
    [green] Ze zelené
    [blue] Z modré
    [purple] Z fialové
    [black] Z černé
    [red] Z červené
   *[other] Ze žluté
} čtvrti se do rezervy vrací { $mana }.
told-revived = { $who } oživuje zdroj { $source }.
told-added = Přichází { $enemy } { $placeId ->
    [citadel] do citadely
   *[other] na { $place }
}.
told-joined = { $enemy } se připojuje k jednotce na úseku { $section }.
told-set-aside = { $enemy } jde stranou.
told-reshuffled = { $count ->
    [one] Do balíčku nepřátel se zamíchává 1 karta.
    [few] Do balíčku nepřátel se zamíchávají { $count } karty.
    [many] Do balíčku nepřátel se zamíchává { $count } karty.
   *[other] Do balíčku nepřátel se zamíchává { $count } karet.
}
told-unit-moved = { $march ->
    [flight] { $enemy } letí: { $from } → { $to }.
    [spell] Kouzlo přesouvá jednotku { $enemy }: { $from } → { $to }.
   *[other] { $enemy } postupuje: { $from } → { $to }.
}
told-swapped = Nepřátelé na úsecích { $a } a { $b } si vyměňují místa.
told-defeated = { $who } poráží: { $enemies } ({ $place }).
told-ritual = { $who } provádí rituál { $ritual }.
told-structure-laid = Vykládá se { $ritual }.
told-structure-replaced = { $ritual } se nahrazuje.
told-beast = { $who } dostává kartu { $enemy }.
told-kept = { $who } si nechává: { $rituals }.
told-turn = { $who } začíná tah.
told-repeated = { $who } hraje ještě jednou.

bastion-outcome-saved = Bastion je zachráněn!
bastion-outcome-destroyed = Bastion je zničen.
bastion-outcome-captured = Bastion byl dobyt.

bastion-outcome-saved-why = Celé hradby jsou volné a tábor je prázdný.
bastion-outcome-destroyed-why = Přišel nepřítel a žádný úsek hradeb nebyl volný.
bastion-outcome-captured-why = Nepřítel měl postoupit, ale před ním až k bráně nebyl žádný volný úsek.

# Menus
menu-color = { $color }
menu-give = dát { $colorId ->
    [green] zelenou
    [blue] modrou
    [purple] fialovou
    [black] černou
    [red] červenou
   *[other] žlutou
}
menu-take = vzít { $colorId ->
    [green] zelenou
    [blue] modrou
    [purple] fialovou
    [black] černou
    [red] červenou
   *[other] žlutou
}

# The story of a game
story-turns = { $turns ->
    [one] 1 tah
    [few] { $turns } tahy
    [many] { $turns } tahu
   *[other] { $turns } tahů
}, { $defeated ->
    [one] 1 poražený nepřítel.
    [few] { $defeated } poražení nepřátelé.
    [many] { $defeated } poraženého nepřítele.
   *[other] { $defeated } poražených nepřátel.
}
story-left = { $camp ->
    [0] Tábor je prázdný
    [one] V táboře zbývá 1 nepřítel
    [few] V táboře zbývají { $camp } nepřátelé
    [many] V táboře zbývá { $camp } nepřítele
   *[other] V táboře zbývá { $camp } nepřátel
}, { $free ->
    [one] 1 úsek je volný.
    [few] { $free } úseky jsou volné.
    [many] { $free } úseku je volného.
   *[other] { $free } úseků je volných.
}
story-hero = poraženo { $defeated }, { $cast ->
    [one] 1 kouzlo
    [few] { $cast } kouzla
    [many] { $cast } kouzla
   *[other] { $cast } kouzel
}, { $rituals ->
    [one] 1 rituál
    [few] { $rituals } rituály
    [many] { $rituals } rituálu
   *[other] { $rituals } rituálů
}, mana: { $gained }
story-best = Nejlepší tah ({ $turn }.): { $name }, { $count ->
    [one] 1 poražený nepřítel.
    [few] { $count } poražení nepřátelé.
    [many] { $count } poraženého nepřítele.
   *[other] { $count } poražených nepřátel.
}
story-tightest = Nejtěsněji bylo v tahu { $turn }: { $count ->
    [0] žádný volný úsek.
    [one] 1 volný úsek.
    [few] { $count } volné úseky.
    [many] { $count } volného úseku.
   *[other] { $count } volných úseků.
}
story-helper = Nejvíc pomáhá ostatním { $name }: v jejich tazích { $count ->
    [one] 1 kouzlo.
    [few] { $count } kouzla.
    [many] { $count } kouzla.
   *[other] { $count } kouzel.
}

# The table as text
spoken-standing = Stav hry
spoken-turn = Tah { $turn }: { $name }.
spoken-announced = Ohlášeno: { $deed }.
spoken-free = { $count ->
    [one] Volný je 1 úsek hradeb.
    [few] Volné jsou { $count } úseky hradeb.
    [many] Volného je { $count } úseku hradeb.
   *[other] Volných je { $count } úseků hradeb.
}
spoken-next = Další nepřítel přijde na { $place }.
spoken-giant = Obr by přišel na { $place }.
spoken-moves = Další nepřítel v pohybu postoupí na { $place }.
spoken-reserve = Rezerva: { $mana }.
spoken-banned = Nikdo nesmí seslat kouzlo { $spell }.
spoken-covered = Pod ním: { $enemy }.
spoken-guarded = Střežené místo: kdo vstoupí, musí ihned útočit.
spoken-sections = Volné úseky: { $sections }.
spoken-hero = { $name }, { $player }
spoken-at = Místo: { $place }.
spoken-mana = Mana: { $mana }.
spoken-spells = Kouzla: { $spells }.
spoken-rituals = Rituály: { $rituals }.
spoken-artifacts = Artefakty: { $artifacts }.

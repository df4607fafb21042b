# The analysis of a finished game.

analysis-lead = Expertní bot posoudil každé rozhodnutí podle toho, co ten, kdo hrál, mohl v tu chvíli vědět. Hodnoty jsou odhady: malé rozdíly nic neznamenají.
analysis-table = Zpět ke stolu
analysis-again = Přehrát hru
analysis-working = Hra se rozebírá…
analysis-progress = Rozebrané kroky: { $done } z { $of }
analysis-pending = …
analysis-failed = Rozbor selhal. Je to chyba Battlementu, ne tvé hry.
analysis-empty = V této hře nebylo o čem rozhodovat.
analysis-not-over = Hra ještě běží. Rozebrat půjde, až skončí.

course-title = Průběh hry
course-label-disc = Jak na tom byli hrdinové krok za krokem, v discích many: čím výš, tím lépe.
course-label-wound = Jak na tom byl každý hrdina krok za krokem, v životech: čím výš, tím lépe.
course-together = Všichni hrdinové
course-table = Ukázat jako tabulku
course-step = Krok
course-start = začátek
course-end = konec
turning-title = Zlomové okamžiky
turning-none = Žádný jednotlivý krok hru nezvrátil.
turning-mark = Zlomový okamžik { $number }, krok { $step }
turning-step = Krok { $step }
turning-of = { $who }: { $what }
turning-up-disc = { $count ->
    [0] o něco lepší
    [one] o 1 disk lepší
    [few] o { $count } disky lepší
    [many] o { $count } disku lepší
   *[other] o { $count } disků lepší
}
turning-down-disc = { $count ->
    [0] o něco horší
    [one] o 1 disk horší
    [few] o { $count } disky horší
    [many] o { $count } disku horší
   *[other] o { $count } disků horší
}
turning-up-wound = { $count ->
    [0] o něco lepší
    [one] o 1 život lepší
    [few] o { $count } životy lepší
    [many] o { $count } života lepší
   *[other] o { $count } životů lepší
}
turning-down-wound = { $count ->
    [0] o něco horší
    [one] o 1 život horší
    [few] o { $count } životy horší
    [many] o { $count } života horší
   *[other] o { $count } životů horší
}
turning-up-far = o hodně lepší
turning-down-far = o hodně horší

players-title = Hráči
players-who = Hráč
players-decisions = Rozhodnutí
players-mistakes = Chyby
players-loss-disc = Ztráta disků
players-loss-wound = Ztráta životů
players-luck = Štěstí
players-note-disc = Chyba je rozhodnutí, které stálo aspoň jeden disk. Štěstí je to, co kostky a karty daly nad očekávání, v discích.
players-note-wound = Chyba je rozhodnutí, které stálo aspoň jeden život. Štěstí je to, co kostky a karty daly nad očekávání, v životech.

flaws-title = Co šlo zahrát lépe
flaws-none = Lepší volba se nenašla.
flaws-of = Hráč
flaws-all = Všechna
flaws-order = Řadit podle
flaws-dearest = Největší ztráta
flaws-played = Pořadí ve hře
flaws-more = Ukázat vše ({ $count })
flaws-fewer = Ukázat méně
flaw-done = Zahráno: { $deed }
flaw-better = Lepší: { $deed }
flaw-others = Další možnosti
flaw-see = { $who }, krok { $step }: ukázat v záznamu
flaw-when = Krok { $step }
flaw-cost-disc = { $count ->
    [0.5] stálo to půl disku
    [1] stálo to 1 disk
    [few] stálo to { $count } disky
    [many] stálo to { $count } disku
   *[other] stálo to { $count } disků
}
flaw-cost-wound = { $count ->
    [0.5] stálo to půl života
    [1] stálo to 1 život
    [few] stálo to { $count } životy
    [many] stálo to { $count } života
   *[other] stálo to { $count } životů
}
flaw-cost-far = stálo to hodně

luck-title = Štěstí
luck-none = Štěstí bylo vyrovnané: nic nevyčnívá.
luck-best = Největší štěstí
luck-worst = Největší smůla
luck-see = Krok { $step }: ukázat v záznamu
luck-worth-disc = { $count ->
    [0.5] za půl disku
    [1] za 1 disk
    [few] za { $count } disky
    [many] za { $count } disku
   *[other] za { $count } disků
}
luck-worth-wound = { $count ->
    [0.5] za půl života
    [1] za 1 život
    [few] za { $count } životy
    [many] za { $count } života
   *[other] za { $count } životů
}
luck-worth-far = za hodně
luck-of = { $who }: { $what }
# The summary when there are more things than are listed.
chance-more = { $what } a { $count ->
    [one] 1 další
    [few] { $count } další
    [many] { $count } dalšího
   *[other] { $count } dalších
}
# Outcomes of chance: $what lists them, $count says how many.
chance-draw = { $count ->
    [one] tažená karta: { $what }
    [few] tažené karty: { $what }
    [many] tažené karty: { $what }
   *[other] tažené karty: { $what }
}
chance-roll = { $count ->
    [one] padlo { $what }
    [few] padlo { $what }
    [many] padlo { $what }
   *[other] padlo { $what }
}
chance-first = začíná { $what }
chance-hero = hrdina: { $what }
chance-bonus = bonus: { $what }
chance-flip = lektvar: { $what }
chance-district = další čtvrť: { $what }
chance-class = třída: { $what }

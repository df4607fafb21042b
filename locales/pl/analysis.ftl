# The analysis of a finished game.

analysis-lead = Silny bot przyjrzał się każdej decyzji, wiedząc tylko to, co gracz mógł wtedy wiedzieć. Jego oceny to szacunki: małe różnice niewiele znaczą.
analysis-table = Wróć do stołu
analysis-again = Obejrzyj powtórkę
analysis-working = Trwa analiza partii…
analysis-progress = Przeanalizowane kroki: { $done } z { $of }
analysis-pending = …
analysis-failed = Analiza się nie udała. To błąd Battlement, a nie twojej partii.
analysis-empty = W tej partii nie było o czym decydować.
analysis-not-over = Partia jeszcze trwa. Analizę będzie można zrobić po jej końcu.

course-title = Przebieg partii
course-label-disc = Sytuacja przy stole krok po kroku, w dyskach many: im wyżej, tym lepiej dla bohaterów.
course-label-wound = Sytuacja każdego bohatera krok po kroku, w ranach: im wyżej, tym lepiej.
course-together = Wszyscy bohaterowie
course-table = Pokaż jako tabelę
course-step = Krok
course-start = początek
course-end = koniec
turning-title = Punkty zwrotne
turning-none = Żaden pojedynczy krok nie odmienił tej partii.
turning-mark = Punkt zwrotny { $number }, krok { $step }
turning-step = Krok { $step }
turning-of = { $who }: { $what }
turning-up-disc = { $count ->
    [0] trochę lepiej
    [one] lepiej o { $count } dysk
    [few] lepiej o { $count } dyski
    [many] lepiej o { $count } dysków
   *[other] lepiej o { $count } dysku
}
turning-down-disc = { $count ->
    [0] trochę gorzej
    [one] gorzej o { $count } dysk
    [few] gorzej o { $count } dyski
    [many] gorzej o { $count } dysków
   *[other] gorzej o { $count } dysku
}
turning-up-wound = { $count ->
    [0] trochę lepiej
    [one] lepiej o { $count } ranę
    [few] lepiej o { $count } rany
    [many] lepiej o { $count } ran
   *[other] lepiej o { $count } rany
}
turning-down-wound = { $count ->
    [0] trochę gorzej
    [one] gorzej o { $count } ranę
    [few] gorzej o { $count } rany
    [many] gorzej o { $count } ran
   *[other] gorzej o { $count } rany
}
turning-up-far = dużo lepiej
turning-down-far = dużo gorzej

players-title = Gracze
players-who = Gracz
players-decisions = Decyzje
players-mistakes = Błędy
players-loss-disc = Strata (dyski)
players-loss-wound = Strata (rany)
players-luck = Szczęście
players-note-disc = Błąd to decyzja, która kosztowała dysk lub więcej. Szczęście to, co kości i karty dały ponad oczekiwania, w dyskach.
players-note-wound = Błąd to decyzja, która kosztowała ranę lub więcej. Szczęście to, co kości i karty dały ponad oczekiwania, w ranach.

flaws-title = Co mogło pójść lepiej
flaws-none = Nie znaleziono lepszego wyboru.
flaws-of = Gracz
flaws-all = Wszystkie
flaws-order = Sortuj według
flaws-dearest = Największa strata
flaws-played = Kolejność w partii
flaws-more = Pokaż wszystkie ({ $count })
flaws-fewer = Pokaż mniej
flaw-done = Wybór: { $deed }
flaw-better = Lepiej: { $deed }
flaw-others = Inne wybory
flaw-see = { $who }, krok { $step }: zobacz w powtórce
flaw-when = Krok { $step }
flaw-cost-disc = { $count ->
    [0.5] koszt: pół dysku
    [1] koszt: jeden dysk
    [one] koszt: { $count } dysk
    [few] koszt: { $count } dyski
    [many] koszt: { $count } dysków
   *[other] koszt: { $count } dysku
}
flaw-cost-wound = { $count ->
    [0.5] koszt: pół rany
    [1] koszt: jedna rana
    [one] koszt: { $count } rana
    [few] koszt: { $count } rany
    [many] koszt: { $count } ran
   *[other] koszt: { $count } rany
}
flaw-cost-far = koszt: bardzo wysoki

luck-title = Szczęście
luck-none = Szczęście rozłożyło się równo: nic się nie wyróżnia.
luck-best = Największe szczęście
luck-worst = Największy pech
luck-see = Krok { $step }: zobacz w powtórce
luck-worth-disc = { $count ->
    [0.5] warte pół dysku
    [1] warte jeden dysk
    [one] warte { $count } dysk
    [few] warte { $count } dyski
    [many] warte { $count } dysków
   *[other] warte { $count } dysku
}
luck-worth-wound = { $count ->
    [0.5] warte pół rany
    [1] warte jedną ranę
    [one] warte { $count } ranę
    [few] warte { $count } rany
    [many] warte { $count } ran
   *[other] warte { $count } rany
}
luck-worth-far = warte bardzo wiele
luck-of = { $who }: { $what }
# The summary when there are more things than are listed.
chance-more = { $what } i jeszcze { $count }
# Outcomes of chance: $what lists them, $count says how many.
chance-draw = { $count ->
    [one] dobrana karta: { $what }
    [few] dobrane karty: { $what }
    [many] dobrane karty: { $what }
   *[other] dobrane karty: { $what }
}
chance-roll = { $count ->
    [one] na kości wypada { $what }
    [few] na kościach wypada { $what }
    [many] na kościach wypada { $what }
   *[other] na kościach wypada { $what }
}
chance-first = zaczyna { $what }
chance-hero = wylosowany bohater: { $what }
chance-bonus = premia: { $what }
chance-flip = wylosowany eliksir: { $what }
chance-district = następna dzielnica: { $what }
chance-class = klasa: { $what }

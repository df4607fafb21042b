# Why a bot recommends something, or advises against it. Numbers are expectations, rounded.

## Sanctum

reason-sanctum-kills = { $count ->
    [one] ginie { $count } demon
    [few] giną { $count } demony
    [many] ginie { $count } demonów
   *[other] ginie { $count } demona
}
reason-sanctum-hits = { $count ->
    [one] { $count } trwałe trafienie
    [few] { $count } trwałe trafienia
    [many] { $count } trwałych trafień
   *[other] { $count } trwałego trafienia
}
reason-sanctum-levels = { $count ->
    [one] { $count } poziom
    [few] { $count } poziomy
    [many] { $count } poziomów
   *[other] { $count } poziomu
}
reason-sanctum-cards = { $count ->
    [one] pada { $count } karta
    [few] padają { $count } karty
    [many] pada { $count } kart
   *[other] pada { $count } karty
}
reason-sanctum-wounds = { $count ->
    [one] { $count } rana
    [few] { $count } rany
    [many] { $count } ran
   *[other] { $count } rany
}
reason-sanctum-unhurt = bez ran
reason-sanctum-stamina = zużyta wytrzymałość: { $count }, zostaje { $left }
reason-sanctum-focus = zużyte skupienie: { $count }, zostaje { $left }
reason-sanctum-tokens-back = { $count ->
    [one] wraca { $count } żeton
    [few] wracają { $count } żetony
    [many] wraca { $count } żetonów
   *[other] wraca { $count } żetonu
}
reason-sanctum-drinks = { $count ->
    [one] kosztuje { $count } eliksir
    [few] kosztuje { $count } eliksiry
    [many] kosztuje { $count } eliksirów
   *[other] kosztuje { $count } eliksiru
}
reason-sanctum-potions = { $count ->
    [one] { $count } eliksir więcej
    [few] { $count } eliksiry więcej
    [many] { $count } eliksirów więcej
   *[other] { $count } eliksiru więcej
}
reason-sanctum-rage-used = zużywa szał
reason-sanctum-rage-ready = szał znów jest aktywny
reason-sanctum-tile = { $count ->
    [1] daje osiągnięcie
    [one] daje { $count } osiągnięcie
    [few] daje { $count } osiągnięcia
    [many] daje { $count } osiągnięć
   *[other] daje { $count } osiągnięcia
}
reason-sanctum-blessings = { $count ->
    [one] kosztuje { $count } błogosławieństwo
    [few] kosztuje { $count } błogosławieństwa
    [many] kosztuje { $count } błogosławieństw
   *[other] kosztuje { $count } błogosławieństwa
}
reason-sanctum-corrupts = { $count ->
    [one] niszczy { $count } pole zdolności
    [few] niszczy { $count } pola zdolności
    [many] niszczy { $count } pól zdolności
   *[other] niszczy { $count } pola zdolności
}
reason-sanctum-shortens = { $count ->
    [one] skraca tor punktów życia o { $count } pole
    [few] skraca tor punktów życia o { $count } pola
    [many] skraca tor punktów życia o { $count } pól
   *[other] skraca tor punktów życia o { $count } pola
}
reason-sanctum-engages = { $count ->
    [one] { $count } nowy demon do pokonania
    [few] { $count } nowe demony do pokonania
    [many] { $count } nowych demonów do pokonania
   *[other] { $count } nowego demona do pokonania
}
reason-sanctum-moves-on = o krok bliżej celu
reason-sanctum-dies = bohater ginie
reason-sanctum-skill = nowa umiejętność: { $skill }
reason-sanctum-wears = na sobie: { $item }
reason-sanctum-takes = nowy przedmiot: { $item }
reason-sanctum-survives = szansa przetrwania starcia z Władcą Demonów: { $percent } na 100
reason-sanctum-plan = część planu

## Bastion

reason-bastion-wins = daje zwycięstwo
reason-bastion-loses = po tym partia jest przegrana
# $enemy: name of an enemy, $spell: name of the spell it leaves
reason-bastion-defeats = pada { $enemy } (i zostawia: { $spell })
# $district: name of a district
reason-bastion-frees-plaza = uwalnia plac: { $district }
reason-bastion-frees-citadel = uwalnia cytadelę
reason-bastion-gains = { $discs ->
    [one] { $discs } dysk many więcej
    [few] { $discs } dyski many więcej
    [many] { $discs } dysków many więcej
   *[other] { $discs } dysku many więcej
}
reason-bastion-opens = { $sources ->
    [one] znów otwiera { $sources } źródło
    [few] znów otwiera { $sources } źródła
    [many] znów otwiera { $sources } źródeł
   *[other] znów otwiera { $sources } źródła
}
reason-bastion-time = { $turns ->
    [one] mur wytrzyma o { $turns } turę dłużej
    [few] mur wytrzyma o { $turns } tury dłużej
    [many] mur wytrzyma o { $turns } tur dłużej
   *[other] mur wytrzyma o { $turns } tury dłużej
}
reason-bastion-empty = opróżnia zasób: następny dysk położysz z rezerwy
reason-bastion-ready = { $heroes ->
    [one] w następnej turze { $heroes } bohater może pokonać wroga
    [few] w następnej turze { $heroes } bohaterów może pokonać wroga
    [many] w następnej turze { $heroes } bohaterów może pokonać wroga
   *[other] w następnej turze { $heroes } bohatera może pokonać wroga
}
# $section: name of a wall section
reason-bastion-lands = następny wróg stanie gdzie indziej: { $section }
reason-bastion-waits = teraz nie ma nic lepszego

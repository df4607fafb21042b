# The table of Sanctum.
# Messages get what a hero, a gem or a slot stands for beside its name ($whoId, $gemId …) and choose
# gender and case by it.

sanctum-hero-huntress = Łowczyni
sanctum-hero-outlaw = Banita
sanctum-hero-slayer = Pogromca
sanctum-hero-dancer = Tancerka
sanctum-bot = bot

sanctum-demon-red-1 = Bies Sadzy
sanctum-demon-red-2 = Czaszka Żaru
sanctum-demon-red-3 = Tyran Popiołu
sanctum-demon-green-1 = Czerw Bagien
sanctum-demon-green-2 = Zmora Moczarów
sanctum-demon-green-3 = Błotna Hydra
sanctum-demon-blue-1 = Mogilny Ognik
sanctum-demon-blue-2 = Blade Widmo
sanctum-demon-blue-3 = Kosiarz Kości

sanctum-slot-head = Głowa
sanctum-slot-body = Tułów
sanctum-slot-boots = Buty
sanctum-slot-weapon = Broń
sanctum-slot-amulet = Amulet
sanctum-slot-item = { $slot }: { $name }

sanctum-gem-red = czerwony
sanctum-gem-green = zielony
sanctum-gem-blue = niebieski
sanctum-gem-white = biały
sanctum-gems = { $count ->
    [one] { $count } { $gem }
    [few] { $count } { $gemId ->
        [green] zielone
        [blue] niebieskie
        [white] białe
       *[other] czerwone
    }
    [many] { $count } { $gemId ->
        [green] zielonych
        [blue] niebieskich
        [white] białych
       *[other] czerwonych
    }
   *[other] { $count } { $gemId ->
        [green] zielonego
        [blue] niebieskiego
        [white] białego
       *[other] czerwonego
    }
}
sanctum-token-stamina = wytrzymałość
sanctum-token-focus = skupienie
sanctum-token-either = wytrzymałość lub skupienie
sanctum-potion-red = czerwony eliksir
sanctum-potion-blue = niebieski eliksir
sanctum-lies-empty = puste
sanctum-lies-stamina = leży tu wytrzymałość
sanctum-lies-focus = leży tu skupienie
sanctum-lies-corrupt = zniszczone

# what things do
sanctum-effect-set = Ustaw kość na { $value }
sanctum-effect-change = Zmień kość o { $change }
sanctum-effect-raise-any = Podnieś kość o dowolną wartość
sanctum-effect-lower-any = Obniż kość o dowolną wartość
sanctum-effect-shields = { $count ->
    [one] 1 tarcza
    [few] { $count } tarcze
    [many] { $count } tarcz
   *[other] { $count } tarczy
}
# { $effect } is one of the messages above: with a full stop it is a sentence.
sanctum-effect-sentence = { $effect }.
sanctum-bless-stamina = +1 do wytrzymałości
sanctum-bless-focus = +1 do skupienia
sanctum-gain-stamina = +{ $count } do wytrzymałości.
sanctum-gain-focus = +{ $count } do skupienia.
sanctum-gain-rage-tile = Jeszcze jeden kafelek szału.
sanctum-gain-potion-spaces = { $count ->
    [one] 1 pole na eliksir więcej.
    [few] { $count } pola na eliksiry więcej.
    [many] { $count } pól na eliksiry więcej.
   *[other] { $count } pola na eliksiry więcej.
}
sanctum-gain-potion = Od razu weź eliksir.
sanctum-power-silver-focus = Rzuć też srebrną kością, jeśli masz w puli co najmniej { $count } skupienia.
sanctum-power-silver-drank = Rzuć też srebrną kością, jeśli przed rzutem pijesz eliksir.
sanctum-power-silver-wounded = Rzuć też srebrną kością, gdy masz najwyżej { $count } pkt życia.
sanctum-power-silver-outnumbered = Rzuć też srebrną kością, gdy wrogów jest co najmniej { $count }.
sanctum-power-any-flask = Eliksir regeneruje żeton dowolnego rodzaju.
sanctum-power-flip = Odwróć kość na drugą stronę: pokaże 7 minus dotychczasowy wynik.
sanctum-power-copy = Kość przyjmuje wynik innej kości.
sanctum-power-reroll = Przerzuć do { $count } kości.
sanctum-power-double-strike = Przydzielona kość trafia też drugie takie samo miejsce trafienia.
sanctum-power-bleed = Przyjmij 1 ranę, by ustawić kość na dowolny wynik.
sanctum-power-sacrifice = Oddaj jedną kość, by ustawić inną na dowolny wynik.
sanctum-power-shields = { $count ->
    [one] 1 tarcza.
    [few] { $count } tarcze.
    [many] { $count } tarcz.
   *[other] { $count } tarczy.
}
sanctum-power-gem-shields = 1 tarcza za { $count ->
    [one] każdy zdobyty { $gem } klejnot
    [few] każde { $count } zdobyte { $gemId ->
        [green] zielone
        [blue] niebieskie
        [white] białe
       *[other] czerwone
    } klejnoty
    [many] każde { $count } zdobytych { $gemId ->
        [green] zielonych
        [blue] niebieskich
        [white] białych
       *[other] czerwonych
    } klejnotów
   *[other] każde { $count } zdobytego { $gemId ->
        [green] zielonego
        [blue] niebieskiego
        [white] białego
       *[other] czerwonego
    } klejnotu
}.
sanctum-power-rage-shields = Zużyj szał za { $count ->
    [one] 1 tarczę
    [few] { $count } tarcze
    [many] { $count } tarcz
   *[other] { $count } tarczy
}.
sanctum-power-flask-shields = Oddaj eliksir za { $count ->
    [one] 1 tarczę
    [few] { $count } tarcze
    [many] { $count } tarcz
   *[other] { $count } tarczy
}.
sanctum-power-dice-shields = 1 tarcza za każdą nieprzydzieloną kość.
sanctum-power-extra-level = Pierwszy demon rozliczany po walce daje o poziom więcej.
sanctum-power-haggle = Sprzedany przedmiot daje dwa eliksiry.
sanctum-power-ward = Karty Władcy Demonów zadają ci o jedną ranę mniej.
sanctum-when-always = Zawsze
sanctum-when-attack = Atak
sanctum-when-block = Blok
sanctum-when-roll = Rzut

sanctum-atom-lose-stamina = Strać 1 wytrzymałość
sanctum-atom-lose-focus = Strać 1 skupienie
sanctum-atom-lose-blessing = Strać błogosławieństwo
sanctum-atom-lose-die = Strać nieprzydzieloną kość
sanctum-atom-corrupt-any = Zniszcz pole zdolności
sanctum-atom-corrupt-red = Zniszcz czerwone pole zdolności
sanctum-atom-corrupt-blue = Zniszcz niebieskie pole zdolności
sanctum-atom-corrupt-purple = Zniszcz fioletowe pole zdolności
sanctum-atom-die-fewer = Następna walka: 1 kość mniej
sanctum-atom-damage = Następna walka: +{ $count } obr.
sanctum-atom-shorten = Skróć tor punktów życia o 2
sanctum-atom-heal = Ulecz 1 ranę
sanctum-atom-drink = Wypij eliksir i strać żeton
sanctum-atom-waste-rage = Zużyj szał bez efektu
sanctum-atom-pay = Połóż żeton na wolnym polu zdolności
sanctum-atom-reroll = Przerzucaj każdą wolną { $count }, aż nie zostanie żadna
sanctum-atom-only-modified = Tylko zmodyfikowane kości mogą trafić tę kartę
# what a hero paid, after a colon
sanctum-paid-lose-stamina = 1 wytrzymałość
sanctum-paid-lose-focus = 1 skupienie
sanctum-paid-lose-blessing = błogosławieństwo
sanctum-paid-lose-die = kość
sanctum-paid-corrupt-any = 1 pole zdolności (zniszczone)
sanctum-paid-corrupt-red = 1 czerwone pole zdolności (zniszczone)
sanctum-paid-corrupt-blue = 1 niebieskie pole zdolności (zniszczone)
sanctum-paid-corrupt-purple = 1 fioletowe pole zdolności (zniszczone)
sanctum-paid-die-fewer = 1 kość mniej w następnej walce
sanctum-paid-damage = { $count ->
    [one] { $count } obrażenie więcej w następnej walce
    [few] { $count } obrażenia więcej w następnej walce
    [many] { $count } obrażeń więcej w następnej walce
   *[other] { $count } obrażenia więcej w następnej walce
}
sanctum-paid-shorten = 2 pola toru punktów życia
sanctum-paid-heal = 1 rana (uleczona)
sanctum-paid-drink = eliksir i żeton
sanctum-paid-waste-rage = szał
sanctum-paid-pay = żeton
sanctum-paid-reroll = każda wolna { $count } (przerzucona)
sanctum-paid-only-modified = tylko zmodyfikowane kości trafiają tę kartę

# places
sanctum-act = Akt { $number }
sanctum-place = Akt { $act }, pole { $space }
sanctum-place-start = Start
sanctum-place-hordes = W tyle, na planszy hord
sanctum-place-walls = Pod murami
sanctum-place-cathedral = W katedrze
sanctum-road = Droga
sanctum-space-deals = Nowe demony: { $sets }.
sanctum-space-heroes = Tutaj: { $heroes }.
sanctum-space-chest = Skrzynia.
sanctum-space-die = Każdy bohater dostaje kość.
sanctum-space-move = Tu prowadzi twój ruch.
sanctum-space-breach = Tu trafisz po przedarciu się przez mury.
sanctum-space-answer = Tu trafisz, odpowiadając na wezwanie.
sanctum-place-named = { $place }.

# zones
sanctum-sets = Zestawy demonów do wyboru
sanctum-set-label = Zestaw { $number }: { $demons }
sanctum-demon-label = { $name }, { $color } demon poziomu { $level }, miejsca trafienia { $points }, obrażenia { $damage }, na odwrocie: { $gem } przedmiot ({ $slot })
sanctum-chest = Skrzynia
sanctum-killed = Zabite
sanctum-levels-left = { $left ->
    [one] Został 1 poziom
    [few] Zostały { $left } poziomy
    [many] Zostało { $left } poziomów
   *[other] Zostało { $left } poziomu
}
sanctum-levels-how = Każdy poziom przesuwa { $color } albo biały klejnot o jedno pole w górę. Z samej góry trafia on do twojej puli klejnotów; umiejętność bez klejnotów jest twoja.
sanctum-levels-now = Teraz odwróć kartę. Na odwrocie: { $gem } przedmiot ({ $slot }).
sanctum-levels-then = Potem odwrócisz kartę. Na odwrocie: { $gem } przedmiot ({ $slot }).
sanctum-skills = Umiejętności
sanctum-gained = zdobyta
sanctum-gem-pool = Pula klejnotów
sanctum-gem-label = { $gem } klejnot, { $skill } ({ $count })
sanctum-achievements = Osiągnięcia
sanctum-kind-skills = Umiejęt­ności
sanctum-kind-gems = Klejnoty
sanctum-kind-equipment = Ekwipunek
sanctum-kind-higher = Wyższe poziomy
sanctum-blocked = zamknięte w tej partii
sanctum-feat-won = należy do { $whoId ->
    [outlaw] Banity
    [slayer] Pogromcy
    [dancer] Tancerki
   *[other] { $who }
}
sanctum-feat-higher = dla tego, kto pierwszy zdobędzie cokolwiek w tym rzędzie
sanctum-feat-skills = umiejętności: { $done } z { $goal }
sanctum-feat-gems = po { $goal ->
    [one] { $goal } klejnocie
    [few] { $goal } klejnoty
    [many] { $goal } klejnotów
   *[other] { $goal } klejnotu
} w dwóch kolorach, masz { $done }
sanctum-feat-equipment = poziomy ekwipunku: { $done } z { $goal }
sanctum-tab-skills = Umiejętności
sanctum-tab-hero = Bohater
sanctum-tab-achievements = Osiągnięcia
sanctum-tab-others = Inni
sanctum-other-label = { $name } ({ $player }), { $place }, życie { $health }. Pokaż wszystko.
sanctum-zone = Plansza bitwy
sanctum-zone-empty = Brak demonów.
sanctum-each-fight = w każdej walce
sanctum-show-all = Pokaż całość
sanctum-equipment = Ekwipunek
sanctum-new = NOWE
sanctum-zone-damage = { $damage ->
    [one] 1 obrażenie w każdej walce
    [few] { $damage } obrażenia w każdej walce
    [many] { $damage } obrażeń w każdej walce
   *[other] { $damage } obrażenia w każdej walce
}
sanctum-zone-dice = { $dice ->
    [one] 1 kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}

# hero
sanctum-health = Życie { $health }
sanctum-rage-label = Szał: aktywne kafelki { $active } z { $tiles }. Ustaw kość na dowolny wynik.
sanctum-rage-ready = Szał aktywny
sanctum-rage-used = Szał nieaktywny
sanctum-rage-any = dowolny
sanctum-pool-stamina = Wytrzymałość w puli: { $count }
sanctum-pool-focus = Skupienie w puli: { $count }
sanctum-potions = Eliksiry
sanctum-potion-label = { $potion }: { $count }
sanctum-potion-spaces = { $count ->
    [0] brak miejsca
    [one] miejsce na 1
   *[other] miejsce na { $count }
}
sanctum-blessings = Błogosławieństwa
sanctum-blessing-label = Błogosławieństwo: { $what }
sanctum-blessings-hidden = zakryte: { $count }
sanctum-bag = Torba
sanctum-bag-empty = pusta
sanctum-items = Przedmioty
sanctum-item-ability = { $effect }, za { $cost }.
sanctum-item-words = { $name }, { $slot }, wymaga klejnotów: { $gems }. { $does }
sanctum-gems-none = brak klejnotów
sanctum-where = Dokąd?
sanctum-covers = zakrywa „{ $effect }”
sanctum-equip-worth = { $name }, poziomy ekwipunku: { $level }; łącznie masz teraz na sobie { $worn }.{ $die ->
    [yes] {" "}Pierwszy przedmiot daje też dodatkową kość.
   *[other] {""}
}
sanctum-item-label = { $name }, { $slot }
sanctum-ability-label = { $name }: { $effect }, za { $cost }; { $state }
sanctum-ability-words = { $effect }, za { $cost }; { $state }
sanctum-space-label = { $name }, pole { $number }: { $lies }
sanctum-skill-label = { $name }. { $what }
sanctum-spent = zużyta
sanctum-rage-spent = nieaktywny
sanctum-free = wolna
sanctum-your-fight = Twoja walka
sanctum-your-rest = Twój odpoczynek
sanctum-locked = później
sanctum-locked-label = { $item } Ten przedmiot doszedł w czasie odpoczynku: założysz go lub sprzedasz przy następnym.
sanctum-turns = Trwające tury
sanctum-turn-acts = na turze
sanctum-turn-levels = wybiera klejnoty i umiejętności
sanctum-turn-rests = odpoczywa
sanctum-turn-ended = czeka na wcześniejsze tury

# fight
sanctum-step-prepare = Przed rzutem
sanctum-step-attack = Atak
sanctum-step-block = Blok
sanctum-step-loot = Poziomy i przedmioty
sanctum-dice = Kości
sanctum-tools = Narzędzia
sanctum-no-dice = { $count ->
    [one] Rzucisz 1 kością.
    [few] Rzucisz { $count } kośćmi.
    [many] Rzucisz { $count } kośćmi.
   *[other] Rzucisz { $count } kości.
}
sanctum-die-label = Kość { $number } pokazuje { $value }. { $where }
sanctum-die-aside = odłożona na bok
sanctum-die-rolling = toczy się
sanctum-die-changed = było { $rolled }
sanctum-die-on = cel: { $demon }
sanctum-die-on-card = na karcie
sanctum-point-label = { $demon }, miejsce trafienia { $value }, { $state }
sanctum-hit = trafione
sanctum-open = wolne
sanctum-demon-dies = ginie
sanctum-demon-would = zginie od { $value }
sanctum-demon-needs = wymaga { $values }
sanctum-options = Do wyboru
sanctum-option-fits = { $option }, pasuje: { $demon }
sanctum-put-back = Puść
sanctum-this-card = ta karta
sanctum-no-damage = Nic ci nie grozi.
sanctum-damage-coming = Obrażenia
sanctum-wounds = Rany
sanctum-range = { $least } do { $most }
sanctum-what-dies = Co ginie
sanctum-dies-gives = { $level ->
    [one] 1 { $color } poziom
    [few] { $level } { $colorId ->
        [red] czerwone
        [green] zielone
       *[other] niebieskie
    } poziomy
    [many] { $level } { $colorId ->
        [red] czerwonych
        [green] zielonych
       *[other] niebieskich
    } poziomów
   *[other] { $level } { $colorId ->
        [red] czerwonego
        [green] zielonego
       *[other] niebieskiego
    } poziomu
}, potem: { $slot }

# the final battle
sanctum-lord = Władca Demonów
sanctum-fury = Furia
sanctum-or = albo
sanctum-wounds-count = { $count ->
    [one] 1 rana
    [few] { $count } rany
    [many] { $count } ran
   *[other] { $count } rany
}
sanctum-row = Twój rząd dziewięciu kart
sanctum-row-card = miejsca trafienia { $points }, obrażenia { $damage }
sanctum-row-hidden = zakryta
sanctum-row-place = { $number }. { $kind }: { $what }
sanctum-row-place-done = { $number }. { $kind }: { $what }, pokonana
sanctum-row-beaten = pokonane karty: { $count } z 9
sanctum-laid = Karty na katedrze i poniżej
sanctum-choose-one = Wybierz jedno
sanctum-cannot-pay = Nie możesz tego ponieść.
sanctum-wounds-lessened = Na karcie { $count ->
    [one] jest 1 rana
    [few] są { $count } rany
    [many] jest { $count } ran
   *[other] jest { $count } rany
}; twoja umiejętność łagodzi cios. Ran nie można zablokować.
sanctum-wounds-lead = Życie { $before } → { $after }. Ran nie można zablokować.

# actions
sanctum-do-move = Ruch
sanctum-do-fight = Walka
sanctum-do-rest = Odpoczynek
sanctum-do-breach = Przedrzyj się przez mury
sanctum-do-answer = Odpowiedz na wezwanie
sanctum-do-engage = Weź ten zestaw
sanctum-do-end-turn = Zakończ turę
sanctum-do-open-chest = Otwórz skrzynię
sanctum-do-take = Weź ten przedmiot
sanctum-do-take-off = Zdejmij
sanctum-do-roll = Rzuć kośćmi
sanctum-do-use = Użyj
sanctum-do-skill = Użyj umiejętności
sanctum-do-bless = Błogosławieństwo: { $what }
sanctum-do-end-attack = Zakończ atak
sanctum-do-accept = Przyjmij
sanctum-do-loot = Odbierz poziomy
sanctum-do-turn-over = Odwróć kartę
sanctum-do-pour = Wylej
sanctum-do-fill = Weź { $potion }
sanctum-do-equip = Załóż za { $gems }
sanctum-do-sell = Sprzedaj za { $potions }
sanctum-do-end-rest = Koniec odpoczynku
sanctum-do-pay = Połóż tu { $token }
sanctum-do-pay-penalty = Ponieś karę
sanctum-do-take-wounds = { $count ->
    [one] Przyjmij 1 ranę
    [few] Przyjmij { $count } rany
    [many] Przyjmij { $count } ran
   *[other] Przyjmij { $count } rany
}
sanctum-offer-take-wounds = Przyjmij rany
sanctum-change-with = { $change } za { $tokens }
sanctum-with = za { $tokens }
sanctum-change-losing = { $change }, oddajesz kość { $die }

# prompts
sanctum-ask-over = Bitwa skończona.
sanctum-ask-waiting = Czekamy na decyzję: { $names }.
sanctum-ask-table = Przygotowujemy stół…
sanctum-ask-idle = Zaczekaj na innych.
sanctum-ask-done = Zaczekaj na innych.
sanctum-ask-choose = Wybierz akcję na tę turę.
sanctum-ask-engage = Weź jeden zestaw demonów na swoją planszę bitwy.
sanctum-ask-finish = Wszystko zrobione. Zakończ turę albo cofnij.
sanctum-ask-prepare = Przed rzutem: wypij eliksir, by odzyskać żeton, albo rzuć kośćmi.
sanctum-ask-roll = Rzuć kośćmi.
sanctum-ask-attack = Wybierz kość albo zakończ atak.
sanctum-ask-attack-die = Przydziel kość z wynikiem { $value }, zmień ją albo wybierz inną.
sanctum-ask-attack-which = Która kość?
sanctum-ask-attack-more = Wybierz jeszcze kość lub miejsce trafienia.
sanctum-ask-attack-becomes = Wybierz, co stanie się z kością.
sanctum-ask-block = Obrażenia: { $damage }, zablokowane: { $shields }. Użyj tarcz albo przyjmij cios.
sanctum-ask-loot = Którego zabitego demona rozliczasz najpierw?
sanctum-detail-loot = Jego poziomy przesuną twoje klejnoty, a potem karta odwróci się na stronę przedmiotu.
sanctum-ask-levels = { $left ->
    [one] Przesuń jeden klejnot: { $color } albo, jeśli można, biały.
    [few] Przesuwaj klejnoty: zostały { $left } { $colorId ->
        [red] czerwone
        [green] zielone
       *[other] niebieskie
    } poziomy.
    [many] Przesuwaj klejnoty: zostało { $left } { $colorId ->
        [red] czerwonych
        [green] zielonych
       *[other] niebieskich
    } poziomów.
   *[other] Przesuwaj klejnoty: zostało { $left } { $colorId ->
        [red] czerwonego
        [green] zielonego
       *[other] niebieskiego
    } poziomu.
}
sanctum-ask-turn-over = Odwróć kartę, by zobaczyć przedmiot.
sanctum-ask-fill = Który eliksir bierzesz?
sanctum-ask-chest = Weź ze skrzyni jeden przedmiot.
sanctum-ask-equip = Odpoczynek: wskaż przedmiot lub pole, by coś założyć, zdjąć albo sprzedać, potem zakończ.
sanctum-ask-ended = Twoje osiągnięcia czekają na koniec tury: { $names }.
sanctum-detail-begun = Tymczasem trwa już następna tura: { $who }.
sanctum-ask-item = Wybierz dla niego pole albo zdecyduj, co z nim zrobić.
sanctum-ask-penalty = { $count ->
    [one] Ponieś karę albo przyjmij 1 ranę.
    [few] Ponieś karę albo przyjmij { $count } rany.
    [many] Ponieś karę albo przyjmij { $count } ran.
   *[other] Ponieś karę albo przyjmij { $count } rany.
}
sanctum-ask-atom = { $what }: wybierz.
sanctum-ask-pay = Wybierz, czym zapłacisz.

sanctum-detail-set = { $names }: dopóki żyją, w każdej walce zadają { $damage ->
    [one] 1 obrażenie
    [few] { $damage } obrażenia
    [many] { $damage } obrażeń
   *[other] { $damage } obrażenia
}.
sanctum-detail-block = { $wounds ->
    [one] 1 rana, jeśli teraz przyjmiesz cios
    [few] { $wounds } rany, jeśli teraz przyjmiesz cios
    [many] { $wounds } ran, jeśli teraz przyjmiesz cios
   *[other] { $wounds } rany, jeśli teraz przyjmiesz cios
}, w najlepszym razie { $least }.
sanctum-detail-attack = Na teraz obrażenia: { $damage }, możliwe jeszcze { $shields ->
    [one] 1 tarcza
    [few] { $shields } tarcze
    [many] { $shields } tarcz
   *[other] { $shields } tarczy
}.
sanctum-detail-zone = { $count ->
    [one] Czeka na ciebie 1 demon
    [few] Czekają na ciebie { $count } demony
    [many] Czeka na ciebie { $count } demonów
   *[other] Czeka na ciebie { $count } demona
}: obrażenia w walce { $damage }.

# the end
sanctum-end-victory = Władca Demonów padł
sanctum-end-defeat = Władca Demonów przetrwał
sanctum-end-place = Miejsce
sanctum-end-hero = Bohater
sanctum-end-health = Życie
sanctum-end-achievements = Osiągnięcia
sanctum-end-cards = Pokonane karty
sanctum-end-hits = Trafienia następnej karty
sanctum-end-alive = zwycięstwo
sanctum-end-dead = śmierć

# the fight: what a die can become, what is seen of others
fight-hinted = Sugestia
fight-rage = Szał
fight-scale = Masz w ręce { $value }. Może się zmienić w:
fight-face = { $value } dzięki: { $tools }
fight-face-none = { $value }: teraz nic do tego nie prowadzi
fight-ways = Jak uzyskać { $value }
fight-same = znów { $value }
fight-lay-down = Odłóż { $value }
fight-needs-fits = wymaga { $values } · twoje { $mine } pasuje
fight-losing = oddajesz kość { $die }
fight-pick-keys = Wybierz kość: kliknij ją albo naciśnij jej numer.
fight-after = Po tym kroku
fight-can-block = Możesz zablokować
fight-left = Do wydania
fight-columns = obrażenia: { $damage }, tarcze: { $shields }, możliwe jeszcze: { $possible }, bez osłony: { $bare }
fight-stop-here = { $damage ->
    [one] 1 obrażenie, jeśli tu skończysz
    [few] { $damage } obrażenia, jeśli tu skończysz
    [many] { $damage } obrażeń, jeśli tu skończysz
   *[other] { $damage } obrażenia, jeśli tu skończysz
}
fight-watching = { $name } walczy
fight-watch = Oglądaj: { $name }
fight-back = Wstecz
fight-others = Walki innych
fight-choose-one = { $name }: wybierz jedno
fight-penalty = Kara
fight-spaces-lost = Co zniszczone, przepada do końca gry.
hint-engage = weź zestaw { $number }: { $demons }
hint-set = zestaw { $number }
hint-take = weź: { $name }
hint-loot = odbierz poziomy: { $name }
hint-raise = przesuń { $gem } klejnot: { $skill }
hint-pour = wylej { $potion }
hint-take-off = zdejmij: { $name }
hint-item = { $name }: { $what }
hint-use = użyj: { $name }
hint-die = kość { $number } z wynikiem { $value }
hint-place = { $die }, cel: { $on }
hint-becomes = { $name }: { $die }, zmiana na { $after }
hint-losing = { $change }; oddaj: { $die }
hint-lord-card = karta Władcy Demonów
fight-pay-corrupt = Zniszcz: { $name }
fight-pay-lose-blessing = Strać błogosławieństwo: { $name }
fight-pay-lose-die = Strać kość { $number } z wynikiem { $value }
fight-pay-drink = Wypij { $potion }: { $name }
fight-pay-pay = Połóż { $token }: { $name }
fight-wounds-death = Życie { $before } → śmierć. Odpadasz z bitwy.

# the log
sanctum-told-first = { $who } zaczyna grę.
sanctum-told-fight = { $who } rozpoczyna walkę.
sanctum-told-rest = { $who } odpoczywa: wracają wszystkie żetony.
sanctum-told-breach = { $who } przedziera się przez Mury Sanctum.
sanctum-told-open-chest = { $who } otwiera skrzynię.
sanctum-told-pay-penalty = { $who } ponosi karę.
sanctum-told-engaged = { $who } zabiera demony: { $demons }.
sanctum-told-strike = { $who } trafia wynikiem { $value }: { $demon }.
sanctum-told-strike-card = { $who } trafia kartę.
sanctum-told-drink = { $who } wypija { $potion }.
sanctum-told-pour = { $who } wylewa { $potion }.
sanctum-told-rage = { $who } używa szału: kość pokazuje { $change }.
sanctum-told-use = { $who } używa: { $what }.
sanctum-told-use-die = { $who } zmienia kość: { $what }, { $change }.
sanctum-told-block = { $who } blokuje: { $what }.
sanctum-told-bless = { $who } korzysta z błogosławieństwa: { $what }.
sanctum-told-equip = { $who } zakłada: { $item }.
sanctum-told-sell = { $who } sprzedaje: { $item }.
sanctum-told-take-off = { $who } zwalnia pole: { $slot }.
sanctum-told-blessing = { $who } podgląda błogosławieństwo: { $what }.
sanctum-told-space-blocked = Zamknięte w tej partii: { $achievement }.
sanctum-told-advanced = { $who } rusza naprzód: { $place }.
sanctum-told-die-gained = { $who } dostaje kość.
sanctum-told-sent-to-hordes = { $who } zostaje w tyle i czeka na planszy hord.
sanctum-told-shuffled = Pokonane demony poziomu { $level } tworzą nową, potasowaną talię.
sanctum-told-discarded = { $count ->
    [one] 1 demon znika z drogi.
    [few] { $count } demony znikają z drogi.
    [many] { $count } demonów znika z drogi.
   *[other] { $count } demona znika z drogi.
}
sanctum-told-item-gained = { $who } znajduje: { $item }.
sanctum-told-item-taken = { $who } bierze ze skrzyni: { $item }.
sanctum-told-killed = { $who } zabija demona: { $demon }.
sanctum-told-rage-activated = Szał { $whoId ->
    [outlaw] Banity
    [slayer] Pogromcy
    [dancer] Tancerki
   *[other] { $who }
} znów jest aktywny.
sanctum-told-blocked = Obrażenia: { $damage }, { $who } blokuje { $shields }.
sanctum-told-wounded = { $wounds ->
    [one] { $who } otrzymuje 1 ranę: życie { $health }.
    [few] { $who } otrzymuje { $wounds } rany: życie { $health }.
    [many] { $who } otrzymuje { $wounds } ran: życie { $health }.
   *[other] { $who } otrzymuje { $wounds } rany: życie { $health }.
}
sanctum-told-healed = { $who } leczy ranę: życie { $health }.
sanctum-told-track-shortened = Tor punktów życia { $whoId ->
    [outlaw] Banity
    [slayer] Pogromcy
    [dancer] Tancerki
   *[other] { $who }
} się skraca.
sanctum-told-penalty = { $who } ponosi karę: { $what }.
sanctum-told-potion = { $who } dostaje { $potion }.
sanctum-told-died = { $who } ginie.
sanctum-told-levels-lost = { $levels ->
    [one] { $who } traci 1 poziom: żadnego klejnotu nie można przesunąć.
    [few] { $who } traci { $levels } poziomy: żadnego klejnotu nie można przesunąć.
    [many] { $who } traci { $levels } poziomów: żadnego klejnotu nie można przesunąć.
   *[other] { $who } traci { $levels } poziomu: żadnego klejnotu nie można przesunąć.
}
sanctum-told-skill-gained = { $who } zdobywa umiejętność: { $skill }.
sanctum-told-achievement = { $who } zdobywa osiągnięcie: { $achievement }.
sanctum-told-lord-laid = Władca Demonów wykłada kartę: { $card }.
sanctum-told-answered = { $who } odpowiada na wezwanie; { $cards ->
    [one] wyłożona jest 1 karta
    [few] wyłożone są { $cards } karty
    [many] wyłożonych jest { $cards } kart
   *[other] wyłożone jest { $cards } karty
}.
sanctum-told-respite-began = Krótki odpoczynek: każdy może odetchnąć przed Ostateczną Bitwą.
sanctum-told-blessings-opened = Odkryto wszystkie błogosławieństwa.
sanctum-told-round = Zaczyna się runda { $round } Ostatecznej Bitwy.
sanctum-told-card-defeated = { $who } pokonuje kartę { $place } z dziewięciu.
sanctum-told-fury = { $who } odkrywa furię: { $card }.
sanctum-told-lord-shuffled = Karty Władcy Demonów zostają potasowane.
sanctum-told-victorious = { $who } pokonuje Władcę Demonów!
sanctum-told-ended = { $result ->
    [victory] Bitwa wygrana. Zwycięża { $winners }.
   *[other] Wszyscy polegli. Zwycięża { $winners }.
}
sanctum-achievement = { $kind } { $row }

# the story of a game
sanctum-story = Historia
sanctum-story-act = { $who } otwiera akt { $act } w turze { $turn }.
sanctum-story-walls = { $who } staje pod murami przed innymi, w turze { $turn }.
sanctum-story-cathedral = { $who } dociera do katedry przed innymi, w turze { $turn }.
sanctum-story-led = { $turns ->
    [one] { $who } najdłużej prowadzi pochód: 1 turę.
    [few] { $who } najdłużej prowadzi pochód: { $turns } tury.
    [many] { $who } najdłużej prowadzi pochód: { $turns } tur.
   *[other] { $who } najdłużej prowadzi pochód: { $turns } tury.
}
sanctum-story-fight = Największa walka: { $who } zabija za jednym zamachem: { $demons }.
sanctum-story-hurt = Najcięższa walka: { $who }, obrażenia { $damage }, { $wounds ->
    [one] 1 rana
    [few] { $wounds } rany
    [many] { $wounds } ran
   *[other] { $wounds } rany
}.
sanctum-story-fell = { $who } ginie w drodze, w turze { $turn }.
sanctum-story-fell-late = { $who } ginie przed obliczem Władcy Demonów.
sanctum-story-victorious = { $who } pokonuje wszystkie dziewięć kart.
sanctum-story-blow = Ostatni cios zadaje { $who }, na karcie { $place }.
sanctum-story-lost = { $who } ginie i nie ma już żadnego bohatera.
sanctum-story-none = Historia sprzed otwarcia tego stołu jest niedostępna.
sanctum-race = Wyścig na drodze
sanctum-race-words = { $who }: { $moves ->
    [one] 1 ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}, { $led ->
    [one] 1 tura na czele
    [few] { $led } tury na czele
    [many] { $led } tur na czele
   *[other] { $led } tury na czele
}
sanctum-deeds = Dokonania bohaterów
sanctum-deed-demons = Demony
sanctum-deed-levels = Poziomy
sanctum-deed-blocked = Bloki
sanctum-deed-wounds = Rany
sanctum-deed-items = Przed­mioty
sanctum-deed-skills = Umiejęt­ności

# the table as text
sanctum-say-hit = { $value } (trafione)
sanctum-say-hero = { $who }, gra { $player }
sanctum-say-skills = Umiejętności { $whoId ->
    [outlaw] Banity
    [slayer] Pogromcy
    [dancer] Tancerki
   *[other] { $who }
}
sanctum-say-fight = Walka { $whoId ->
    [outlaw] Banity
    [slayer] Pogromcy
    [dancer] Tancerki
   *[other] { $who }
}
sanctum-say-row = Rząd { $whoId ->
    [outlaw] Banity
    [slayer] Pogromcy
    [dancer] Tancerki
   *[other] { $who }
}
sanctum-say-hits = Trafione miejsca tej karty: { $points }.
sanctum-say-stands = { $who }: { $place }.
sanctum-say-state = { $place }. Życie { $health }, kości: { $dice }, w pulach wytrzymałość: { $stamina }, skupienie: { $focus }.
sanctum-say-goods = Czerwone eliksiry: { $red }, niebieskie eliksiry: { $blue }. Szał: aktywne kafelki { $active } z { $tiles }. Pula klejnotów: { $gems }.
sanctum-say-dead = Śmierć.
sanctum-say-victorious = Zwycięstwo.
sanctum-say-marked = Utracone najniższe pola toru punktów życia: { $count }.
sanctum-say-zone = Na planszy bitwy: { $demon }.
sanctum-say-tiles = { $count ->
    [one] 1 zakryte błogosławieństwo.
    [few] { $count } zakryte błogosławieństwa.
    [many] { $count } zakrytych błogosławieństw.
   *[other] { $count } zakrytego błogosławieństwa.
}
sanctum-say-bare = brak przedmiotu
sanctum-say-slot = { $slot }: { $name }. { $abilities }
sanctum-say-slot-bare = { $slot }: { $name }.
sanctum-say-bag = W torbie: { $item }
sanctum-say-skill = { $colorId ->
    [red] Czerwona
    [green] Zielona
   *[other] Niebieska
} { $level }, { $name }. { $what } Klejnoty na niej: { $gems }.
sanctum-say-gained = { $colorId ->
    [red] Czerwona
    [green] Zielona
   *[other] Niebieska
} { $level }, { $name }, zdobyta. { $what } Klejnoty na niej: { $gems }.
sanctum-say-die = Kość { $number } pokazuje { $value }, { $state }.
sanctum-say-die-free = wolna
sanctum-say-die-aside = odłożona na bok
sanctum-say-die-rolling = toczy się
sanctum-say-die-placed = przydzielona
sanctum-say-coming = Obrażenia: { $damage }, tarcze: { $shields }; rany na teraz: { $wounds }, w najlepszym razie { $least }.
sanctum-say-goal-skills = za { $goal ->
    [one] { $goal } umiejętność
    [few] { $goal } umiejętności
    [many] { $goal } umiejętności
   *[other] { $goal } umiejętności
}
sanctum-say-goal-gems = po { $goal ->
    [one] { $goal } klejnocie
    [few] { $goal } klejnoty
    [many] { $goal } klejnotów
   *[other] { $goal } klejnotu
} w dwóch kolorach
sanctum-say-goal-equipment = za { $goal ->
    [one] { $goal } poziom
    [few] { $goal } poziomy
    [many] { $goal } poziomów
   *[other] { $goal } poziomu
} ekwipunku

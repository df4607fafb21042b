# The board of Bastion: names, actions, prompts, log.
# Messages get what a colour, a hero or a place stands for beside its name ($colorId, $placeId …) and
# choose gender and case by it; of the colours, the default is yellow.

color-yellow = żółty
color-green = zielony
color-blue = niebieski
color-purple = fioletowy
color-black = czarny
color-red = czerwony

# Genitives, behind the class: they fit every gender.
bastion-realm-yellow = Stepu
bastion-realm-green = Lasu
bastion-realm-blue = Gór
bastion-realm-purple = Bagien
bastion-realm-black = Mroku
bastion-realm-red = Ognia
bastion-enemy = { $class } { $realm }
bastion-class-beast = Bestia
bastion-class-warrior = Wojownik
bastion-class-mage = Mag
bastion-class-rider = Jeździec
bastion-class-scout = Zwiadowca
bastion-class-symbiote = Symbiont
bastion-class-flier = Skrzydlaty
bastion-class-priest = Kapłan
bastion-class-giant = Olbrzym
bastion-class-archmage = Arcymag
bastion-class-shapeshifter = Odmieniec
bastion-class-dragon = Smok
bastion-legend-infiltrator = Szpieg
bastion-legend-belligemin = Belligemin
bastion-legend-rokai = Rokai
bastion-legend-valkyrie = Walkiria
bastion-legend-golem = Golem
bastion-legend-black-wing = Czarne Skrzydło
bastion-legend-inquisitor = Inkwizytor
bastion-legend-shaggon = Shaggon
bastion-legend-knellerwyrm = Knellerwyrm
bastion-legend-leviathan = Lewiatan
bastion-spell-alchemy = Alchemia
bastion-spell-plenty = Obfitość
bastion-spell-copy = Kopia
bastion-spell-lightning = Błyskawica
bastion-spell-fireball = Kula ognia
bastion-spell-repeat = Powtórka
bastion-spell-prism = Pryzmat
bastion-spell-exchange = Zamiana
bastion-spell-missile = Pocisk
bastion-spell-teleport = Teleport
bastion-spell-speed = Szybkość
bastion-spell-power = { $spell } { $power }
# The default is for the neuter: Źródło, Działo.
bastion-ritual = { $kindId ->
    [accumulator] { $color } { $kind }
    [converter] { $color } { $kind }
    [obelisk] { $color } { $kind }
   *[other] { $colorId ->
        [green] zielone
        [blue] niebieskie
        [purple] fioletowe
        [black] czarne
        [red] czerwone
       *[other] żółte
    } { $kind }
}
bastion-ritual-accumulator = Akumulator
bastion-ritual-converter = Konwerter
bastion-ritual-source = Źródło
bastion-ritual-obelisk = Obelisk
bastion-ritual-cannon = Działo
bastion-artifact = artefakt
bastion-ritual-kept = rytuał
bastion-cards-of = { $name }: { $count ->
    [one] co robi ta karta
    [few] co robią te { $count } karty
    [many] co robi tych { $count } kart
   *[other] co robi { $count } karty
}
bastion-structure = budowla
bastion-hero-dagdar = Dagdar
bastion-hero-sannirr = Sannirr
bastion-hero-ziran = Ziran
bastion-hero-fourth = Oreval

bastion-citadel = cytadela
bastion-district = { $colorId ->
    [green] zielona
    [blue] niebieska
    [purple] fioletowa
    [black] czarna
    [red] czerwona
   *[other] żółta
} dzielnica
bastion-plaza = plac { $colorId ->
    [green] zielonej
    [blue] niebieskiej
    [purple] fioletowej
    [black] czarnej
    [red] czerwonej
   *[other] żółtej
} dzielnicy
bastion-section = odcinek { $section }
bastion-source = { $colorId ->
    [green] zielone
    [blue] niebieskie
    [purple] fioletowe
    [black] czarne
    [red] czerwone
   *[other] żółte
} źródło { $number }
bastion-source-bare = źródło { $number }
bastion-tower = wieża { $colorId ->
    [green] zielonej
    [blue] niebieskiej
    [purple] fioletowej
    [black] czarnej
    [red] czerwonej
   *[other] żółtej
} dzielnicy
bastion-foundation = fundament { $number } w { $colorId ->
    [green] zielonej
    [blue] niebieskiej
    [purple] fioletowej
    [black] czarnej
    [red] czerwonej
   *[other] żółtej
} dzielnicy
bastion-enemy-on = { $enemy } na odcinku { $section }
bastion-enemy-in = { $enemy } { $placeId ->
    [citadel] w cytadeli
    [plaza-green] na placu zielonej dzielnicy
    [plaza-blue] na placu niebieskiej dzielnicy
    [plaza-purple] na placu fioletowej dzielnicy
    [plaza-black] na placu czarnej dzielnicy
    [plaza-red] na placu czerwonej dzielnicy
    [plaza-yellow] na placu żółtej dzielnicy
   *[other] ({ $place })
}
bastion-mana = { $count ->
    [one] { $count } { $color }
    [few] { $count } { $colorId ->
        [green] zielone
        [blue] niebieskie
        [purple] fioletowe
        [black] czarne
        [red] czerwone
       *[other] żółte
    }
    [many] { $count } { $colorId ->
        [green] zielonych
        [blue] niebieskich
        [purple] fioletowych
        [black] czarnych
        [red] czerwonych
       *[other] żółtych
    }
   *[other] { $count } { $colorId ->
        [green] zielonego
        [blue] niebieskiego
        [purple] fioletowego
        [black] czarnego
        [red] czerwonego
       *[other] żółtego
    }
}
bastion-nothing = nic

# The board
bastion-board = Bastion: strzałki prowadzą wzdłuż muru i do środka, Enter zatwierdza
bastion-new = NOWE
bastion-next = następny
bastion-if-giant = Olbrzym?
bastion-hinted = sugestia
bastion-camp = Obóz wrogów
bastion-camp-count = Obóz wrogów, { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
bastion-reserve = Rezerwa
bastion-wall = Mur
bastion-free = { $count ->
    [one] wolny odcinek
    [few] wolne odcinki
    [many] wolnych odcinków
   *[other] wolnego odcinka
}
bastion-free-count = { $count ->
    [one] { $count } wolny
    [few] { $count } wolne
    [many] { $count } wolnych
   *[other] { $count } wolnego
}
bastion-label-strength = siła { $strength }
bastion-label-legal = możliwe: { $deeds }
bastion-label-protected = { $by ->
    [overshadow] chroni Zaćmienie
   *[other] chroni Osłona obok
}, zasada { $rule }
bastion-label-empty = odcinek { $section }, wolny
bastion-label-next = tu stanie następny wróg
bastion-label-disc = zamyka { $color } dysk
bastion-label-open = bez dysku
bastion-label-blocked = nie do użycia
bastion-label-damaged = uszkodzone
bastion-label-heroes = tutaj: { $names }
bastion-label-foundation-empty = pusty
bastion-label-costs = kosztuje { $mana }

# Panels
bastion-actions = Akcje tej tury
bastion-action-move = Ruch
bastion-action-channel = Czerpanie
bastion-action-attack = Atak
bastion-action-revive = Ożywienie
bastion-action-done = { $action }: gotowe
bastion-action-open = { $action }: do wykonania
bastion-action-closed = { $action }: teraz niemożliwe
bastion-my-mana = Mana
bastion-pay-more = { $colorId ->
    [green] Zielone
    [blue] Niebieskie
    [purple] Fioletowe
    [black] Czarne
    [red] Czerwone
   *[other] Żółte
}: płacisz { $paid } z { $count }, dołóż jeden
bastion-spells = Zaklęcia
bastion-spells-none = Pokonani wrogowie zostawiają tu zaklęcia.
bastion-rituals = Rytuały
bastion-artifacts = Artefakty
bastion-used = użyty w tej turze
bastion-ready = gotowy
bastion-banned = teraz nikt nie może go rzucić
bastion-team = Bohaterowie
bastion-own = Twój bohater
bastion-tab-district = Dzielnica
bastion-tab-spells = Zaklęcia { $count }
bastion-tab-rituals = Rytuały { $count }
bastion-tab-team = Zespół
bastion-tab-log = Dziennik
bastion-you-are-here = tu jesteś
bastion-choose-district = Dotknij dzielnicy, by zobaczyć, co w niej jest.
bastion-touch-to-move = Dotknij na planszy innej dzielnicy lub cytadeli, by tam przejść.
bastion-section-free = wolny
bastion-chooser-keep = Które rytuały zachowujesz?
bastion-chooser-color = Jaki kolor?
bastion-chooser-what = Co chcesz zrobić?
bastion-close = Zamknij
bastion-back = Wstecz
bastion-watching = Oglądasz tę partię.

# The price
price-strength = Siła
price-base = z karty
price-neighbour = { $enemy }, { $section }
price-alone = samotnie lub obok drugiego takiego
price-rally = Zapał obok
price-colored-tyranny = Tyrania w cytadeli ({ $colorId ->
    [green] zieloni
    [blue] niebiescy
    [purple] fioletowi
    [black] czarni
    [red] czerwoni
   *[other] żółci
})
price-general-tyranny = Tyrania w cytadeli
price-cannons = { $count ->
    [one] Działo w dzielnicy
    [few] { $count } Działa w dzielnicy
    [many] { $count } Dział w dzielnicy
   *[other] { $count } Działa w dzielnicy
}
price-spells = rzucone zaklęcia
price-pay = Koszt
price-before = Przed zaklęciami
price-you-pay = Płacisz
price-left = Zostaje: { $mana }
price-alchemy = Alchemia: dowolne kolory
price-any = { $count ->
    [one] { $count } dowolny
    [few] { $count } dowolne
    [many] { $count } dowolnych
   *[other] { $count } dowolnego
}
price-protected-ward = Pod ochroną Osłony obok ({ $rule }).
price-protected-overshadow = Pod ochroną Zaćmienia ({ $rule }).
price-why = Dlaczego nie można?

# Actions
deed-move = Idź { $placeId ->
    [citadel] do cytadeli
    [green] do zielonej dzielnicy
    [blue] do niebieskiej dzielnicy
    [purple] do fioletowej dzielnicy
    [black] do czarnej dzielnicy
    [red] do czerwonej dzielnicy
    [yellow] do żółtej dzielnicy
   *[other] → { $place }
}
deed-channel = Czerp: { $source }
deed-channel-tower = Czerp z wieży
deed-channel-citadel = Czerp z cytadeli
deed-revive = Ożyw { $source }
deed-attack = Atakuj: { $enemy }
deed-convert = Oddaj { $give }, weź { $take }
deed-accumulate = Poproś { $nameId ->
    [dagdar] Dagdara
    [sannirr] Sannirr
    [ziran] Zirana
    [fourth] Orevala
   *[other] gracza { $name }
} o { $color }
deed-deposit = Połóż { $color }
deed-deposit-reserve = Połóż dysk z rezerwy
deed-pay = Zapłać: { $mana }
deed-pay-nothing = Atakuj za darmo
deed-cast = Rzuć: { $spell }
deed-cast-as = Rzuć: { $spell } jako { $copied }
deed-cast-color = { $cast }, { $color }
deed-swap = Zamień: { $one } i { $other }
deed-teleport = Przenieś: { $enemy } → { $place }
deed-perform = Odpraw: { $ritual }
deed-perform-on = Zbuduj { $ritual }: { $place }
deed-keep = Zachowaj: { $rituals }
deed-end-phase = Zakończ turę
deed-go-on = Dalej
deed-no-ritual = Bez rytuału
deed-call-off = Anuluj
deed-hold = Zaczekaj na mnie
deed-release = Dalej beze mnie
deed-agree = Oddaj
deed-refuse = Odmów

# Prompts
ask-waiting = Czekamy na decyzję: { $names }.
ask-nobody = Gra toczy się sama.
ask-may-cast = Możesz rzucić zaklęcie albo poprosić, by zaczekano.
ask-keep = Wybierz rytuały, które zachowasz.
ask-agree = { $name } prosi cię o dysk.
ask-leave = Musisz stąd odejść. Wybierz dokąd.
ask-swap = Wybierz pierwszego z dwóch wrogów, którzy zamienią się miejscami.
ask-swap-other = Wybierz drugiego wroga.
ask-teleport = Wybierz wroga, którego przeniesiesz.
ask-teleport-where = Wybierz, dokąd trafi.
ask-foundation = Wybierz fundament. Stanie na nim { $ritual }.
ask-perform = Możesz odprawić rytuał.
ask-pay = { $enemy }: zaatakować za { $total }?
ask-pay-choose = Dotknij swojej many, by zapłacić inaczej. Zostaje ci: { $mana }.
ask-pay-left = Zostaje ci: { $mana }.
ask-deposit = Wybierz dysk, który położysz.
ask-not-mine = Działa { $name }. Możesz się włączyć.
ask-short = { $enemy }: jeszcze nie możesz tyle zapłacić. Rzuć zaklęcie albo anuluj.
ask-closing = Gotowe. Wybierz „Dalej” albo najpierw przestaw wrogów zaklęciem.
ask-moved = Ruch wykonany. Wybierz „Dalej” albo rusz się jeszcze raz dzięki zaklęciu.
ask-announced-cast = Rzuć zaklęcie albo kontynuuj.
ask-announced = Kontynuujesz?
ask-holding = { $name } czeka na ciebie: rzuć zaklęcie albo pozwól grać dalej.
ask-held = Ktoś prosi, by zaczekać.
ask-attacks = { $name } atakuje. Cel: { $enemy }.
ask-attacks-with = { $name } atakuje. Cel: { $enemy }, pomoc zaklęć: { $power }.
ask-moves = { $name } rusza { $placeId ->
    [citadel] do cytadeli
    [green] do zielonej dzielnicy
    [blue] do niebieskiej dzielnicy
    [purple] do fioletowej dzielnicy
    [black] do czarnej dzielnicy
    [red] do czerwonej dzielnicy
    [yellow] do żółtej dzielnicy
   *[other] → { $place }
}.
ask-channels = { $name } czerpie manę.
ask-verb-move = wykonać ruch
ask-verb-channel = zaczerpnąć many
ask-verb-attack = zaatakować
ask-verb-use = użyć artefaktu
ask-verb-revive = ożywić źródło
ask-verb-cast = rzucić zaklęcie
ask-verb-end = zakończyć turę
ask-phase = Możesz { $deeds }.
ask-end = Nie ma już nic do zrobienia: zakończ turę.
ask-escape = Escape lub dotknięcie obok planszy: wybór od nowa.
ask-next = Po twojej turze przyjdzie wróg i zajmie { $place }.
ask-next-moves = Po twojej turze wróg ruszy dalej i zajmie { $place }.

ask-last-chance = Dla następnego wroga nie ma wolnego odcinka: bastion wtedy padnie.

# What happened
told-called-off = { $who } anuluje akcję.
told-cast = { $who } rzuca zaklęcie: { $spell }.
told-cast-color = { $who } rzuca zaklęcie: { $spell }, { $color }.
told-held = { $who } prosi o chwilę.
told-released = { $who } pozwala grać dalej.
told-refused = { $who } odmawia.
told-moved = { $who } idzie { $placeId ->
    [citadel] do cytadeli
    [green] do zielonej dzielnicy
    [blue] do niebieskiej dzielnicy
    [purple] do fioletowej dzielnicy
    [black] do czarnej dzielnicy
    [red] do czerwonej dzielnicy
    [yellow] do żółtej dzielnicy
   *[other] → { $place }
}.
told-forced = { $who } musi odejść { $placeId ->
    [citadel] do cytadeli
    [green] do zielonej dzielnicy
    [blue] do niebieskiej dzielnicy
    [purple] do fioletowej dzielnicy
    [black] do czarnej dzielnicy
    [red] do czerwonej dzielnicy
    [yellow] do żółtej dzielnicy
   *[other] → { $place }
}.
told-paid = { $who } płaci: { $mana }.
told-gained = { $who } zyskuje: { $mana }.
told-given = { $who } oddaje { $color } dysk. Dostaje go { $whom }.
told-deposited = { $who } kładzie { $color } dysk na źródle w { $placeId ->
    [green] zielonej
    [blue] niebieskiej
    [purple] fioletowej
    [black] czarnej
    [red] czerwonej
   *[other] żółtej
} dzielnicy.
told-deposited-tower = { $who } kładzie { $color } dysk na wieży w { $placeId ->
    [green] zielonej
    [blue] niebieskiej
    [purple] fioletowej
    [black] czarnej
    [red] czerwonej
   *[other] żółtej
} dzielnicy.
told-returned = Z { $placeId ->
    [green] zielonej
    [blue] niebieskiej
    [purple] fioletowej
    [black] czarnej
    [red] czerwonej
   *[other] żółtej
} dzielnicy wraca do rezerwy: { $mana }.
told-revived = { $who } ożywia źródło { $source }.
told-added = { $placeId ->
    [citadel] Nadchodzi { $enemy } i zajmuje cytadelę.
   *[other] Nadchodzi { $enemy } i zajmuje { $place }.
}
told-joined = { $enemy } dołącza do wroga na odcinku { $section }.
told-set-aside = Karta odłożona na bok: { $enemy }.
told-reshuffled = { $count ->
    [one] { $count } karta wraca do talii wrogów, którą potasowano.
    [few] { $count } karty wracają do talii wrogów, którą potasowano.
    [many] { $count } kart wraca do talii wrogów, którą potasowano.
   *[other] { $count } karty wraca do talii wrogów, którą potasowano.
}
told-unit-moved = { $march ->
    [flight] { $enemy } leci: { $from } → { $to }.
    [spell] Zaklęcie przenosi wroga: { $enemy }, { $from } → { $to }.
   *[other] { $enemy } idzie dalej: { $from } → { $to }.
}
told-swapped = Wrogowie na odcinkach { $a } i { $b } zamieniają się miejscami.
told-defeated = { $who } pokonuje: { $enemies } ({ $place }).
told-ritual = { $who } odprawia rytuał: { $ritual }.
told-structure-laid = Na planszę trafia { $ritual }.
told-structure-replaced = Z planszy znika { $ritual }.
told-beast = { $who } dostaje kartę: { $enemy }.
told-kept = { $who } zachowuje: { $rituals }.
told-turn = { $who } zaczyna turę.
told-repeated = { $who } działa jeszcze raz.

bastion-outcome-saved = Bastion ocalony!
bastion-outcome-destroyed = Bastion zniszczony.
bastion-outcome-captured = Bastion zdobyty.

bastion-outcome-saved-why = Cały mur jest wolny, a obóz pusty.
bastion-outcome-destroyed-why = Nadszedł wróg, a na murze nie było wolnego odcinka.
bastion-outcome-captured-why = Wróg musiał iść dalej, a przed nim aż do bramy nie było wolnego odcinka.

# Menus
menu-color = { $color }
menu-give = oddaj { $color }
menu-take = weź { $color }

# The story of a game
story-turns = { $turns ->
    [one] Jedna tura
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
}, { $defeated ->
    [one] jeden pokonany wróg.
    [few] { $defeated } pokonanych wrogów.
    [many] { $defeated } pokonanych wrogów.
   *[other] { $defeated } pokonanego wroga.
}
story-left = { $camp ->
    [0] Obóz jest pusty
    [one] W obozie został jeden wróg
    [few] W obozie zostało { $camp } wrogów
    [many] W obozie zostało { $camp } wrogów
   *[other] W obozie zostało { $camp } wroga
}, { $free ->
    [one] jeden odcinek jest wolny.
    [few] { $free } odcinki są wolne.
    [many] { $free } odcinków jest wolnych.
   *[other] { $free } odcinka jest wolne.
}
story-hero = pokonani: { $defeated }, { $cast ->
    [one] jedno zaklęcie
    [few] { $cast } zaklęcia
    [many] { $cast } zaklęć
   *[other] { $cast } zaklęcia
}, { $rituals ->
    [one] jeden rytuał
    [few] { $rituals } rytuały
    [many] { $rituals } rytuałów
   *[other] { $rituals } rytuału
}, mana: { $gained }
story-best = { $name } pokonuje najwięcej wrogów w jednej turze: { $count } (tura { $turn }).
story-tightest = Najgoręcej było w turze { $turn }: { $count ->
    [0] nie było wolnego odcinka.
    [one] jeden wolny odcinek.
    [few] { $count } wolne odcinki.
    [many] { $count } wolnych odcinków.
   *[other] { $count } wolnego odcinka.
}
story-helper = { $name } najbardziej pomaga innym: { $count ->
    [one] jedno zaklęcie
    [few] { $count } zaklęcia
    [many] { $count } zaklęć
   *[other] { $count } zaklęcia
} w ich turach.

# The table as text
spoken-standing = Stan gry
spoken-turn = Tura { $turn }: { $name }.
spoken-announced = Zapowiedź: { $deed }.
spoken-free = { $count ->
    [one] Jeden odcinek muru jest wolny.
    [few] { $count } odcinki muru są wolne.
    [many] { $count } odcinków muru jest wolnych.
   *[other] { $count } odcinka muru jest wolne.
}
spoken-next = Następny wróg zajmie { $place }.
spoken-giant = Olbrzym zająłby { $place }.
spoken-moves = Następny wróg, który ruszy dalej, zajmie { $place }.
spoken-reserve = Rezerwa: { $mana }.
spoken-banned = Nikt nie może rzucić zaklęcia: { $spell }.
spoken-covered = Pod spodem: { $enemy }.
spoken-guarded = Strzeżone: kto tu wejdzie, musi od razu atakować.
spoken-sections = Wolne odcinki: { $sections }.
spoken-hero = { $name }, { $player }
spoken-at = { $placeId ->
    [citadel] W cytadeli.
    [green] W zielonej dzielnicy.
    [blue] W niebieskiej dzielnicy.
    [purple] W fioletowej dzielnicy.
    [black] W czarnej dzielnicy.
    [red] W czerwonej dzielnicy.
    [yellow] W żółtej dzielnicy.
   *[other] Miejsce: { $place }.
}
spoken-mana = Mana: { $mana }.
spoken-spells = Zaklęcia: { $spells }.
spoken-rituals = Rytuały: { $rituals }.
spoken-artifacts = Artefakty: { $artifacts }.

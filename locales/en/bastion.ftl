# The board of Bastion: names, actions, prompts, log.

color-yellow = yellow
color-green = green
color-blue = blue
color-purple = purple
color-black = black
color-red = red

bastion-realm-yellow = Prairie
bastion-realm-green = Forest
bastion-realm-blue = Mountain
bastion-realm-purple = Swamp
bastion-realm-black = Dark
bastion-realm-red = Fire
bastion-enemy = { $realm } { $class }
bastion-class-beast = Beast
bastion-class-warrior = Warrior
bastion-class-mage = Mage
bastion-class-rider = Rider
bastion-class-scout = Scout
bastion-class-symbiote = Symbiote
bastion-class-flier = Flier
bastion-class-priest = Priest
bastion-class-giant = Giant
bastion-class-archmage = Archmage
bastion-class-shapeshifter = Shapeshifter
bastion-class-dragon = Dragon
bastion-legend-infiltrator = Infiltrator
bastion-legend-belligemin = Belligemin
bastion-legend-rokai = Rokai
bastion-legend-valkyrie = Valkyrie
bastion-legend-golem = Golem
bastion-legend-black-wing = Black Wing
bastion-legend-inquisitor = Inquisitor
bastion-legend-shaggon = Shaggon
bastion-legend-knellerwyrm = Knellerwyrm
bastion-legend-leviathan = Leviathan
bastion-spell-alchemy = Alchemy
bastion-spell-plenty = Plenty
bastion-spell-copy = Copy
bastion-spell-lightning = Lightning
bastion-spell-fireball = Fireball
bastion-spell-repeat = Repeat
bastion-spell-prism = Prism
bastion-spell-exchange = Exchange
bastion-spell-missile = Missile
bastion-spell-teleport = Teleport
bastion-spell-speed = Speed
bastion-spell-power = { $spell } { $power }
bastion-ritual = { $color } { $kind }
bastion-ritual-accumulator = Accumulator
bastion-ritual-converter = Converter
bastion-ritual-source = Source
bastion-ritual-obelisk = Obelisk
bastion-ritual-cannon = Cannon
bastion-artifact = artifact
bastion-ritual-kept = ritual
bastion-cards-of = What the { $count ->
    [one] card
   *[other] { $count } cards
} of { $name } do
bastion-structure = structure
bastion-hero-dagdar = Dagdar
bastion-hero-sannirr = Sannirr
bastion-hero-ziran = Ziran
bastion-hero-fourth = Oreval

bastion-citadel = the citadel
bastion-district = the { $color } district
bastion-plaza = the plaza of the { $color } district
bastion-section = section { $section }
bastion-source = { $color } source { $number }
bastion-source-bare = source { $number }
bastion-tower = tower of the { $color } district
bastion-foundation = foundation { $number } of the { $color } district
bastion-enemy-on = { $enemy } on section { $section }
bastion-enemy-in = { $enemy } in { $place }
bastion-mana = { $count } { $color }
bastion-nothing = nothing

# The board
bastion-board = The bastion. Arrow keys move along the wall and inwards, Enter selects
bastion-new = NEW
bastion-next = next
bastion-if-giant = if Giant
bastion-hinted = suggested
bastion-camp = Enemy camp
bastion-camp-count = Enemy camp, { $count } cards
bastion-reserve = Reserve
bastion-wall = Wall
bastion-free = { $count ->
    [one] section free
   *[other] sections free
}
bastion-label-strength = strength { $strength }
bastion-label-legal = you can: { $deeds }
bastion-label-protected = { $by ->
    [overshadow] protected by Overshadow
   *[other] protected by a Ward beside it
}, rule { $rule }
bastion-label-empty = section { $section }, empty
bastion-label-next = the next enemy lands here
bastion-label-disc = closed by a { $color } disc
bastion-label-open = open
bastion-label-blocked = cannot be used
bastion-label-damaged = damaged
bastion-label-heroes = here: { $names }
bastion-label-foundation-empty = empty
bastion-label-costs = costs { $mana }

# Panels
bastion-actions = Actions of this turn
bastion-action-move = Move
bastion-action-channel = Channel
bastion-action-attack = Attack
bastion-action-revive = Revive
bastion-action-done = { $action }: done
bastion-action-open = { $action }: possible
bastion-action-closed = { $action }: not possible now
bastion-my-mana = Mana
bastion-pay-more = { $color }: pays { $paid } of { $count }, one more
bastion-spells = Spells
bastion-spells-none = Defeated enemies leave spells here.
bastion-rituals = Rituals
bastion-artifacts = Artifacts
bastion-used = used this turn
bastion-ready = ready
bastion-banned = nobody may cast it now
bastion-team = Heroes
bastion-own = Your hero
bastion-tab-district = District
bastion-tab-spells = Spells { $count }
bastion-tab-rituals = Rituals { $count }
bastion-tab-team = Team
bastion-tab-log = Log
bastion-you-are-here = you are here
bastion-choose-district = Tap a district to see what is there.
bastion-touch-to-move = Tap another district or the citadel on the board to go there.
bastion-section-free = free
bastion-free-count = { $count } free
bastion-chooser-keep = Which rituals do you keep?
bastion-chooser-color = Which colour?
bastion-chooser-what = What do you want to do?
bastion-close = Close
bastion-back = Back
bastion-watching = You are watching this game.

# The price
price-strength = Strength
price-base = printed
price-neighbour = { $enemy }, { $section }
price-alone = alone, or next to another of its kind
price-rally = Rally next to it
price-colored-tyranny = Tyranny in the citadel, { $color }
price-general-tyranny = Tyranny in the citadel
price-cannons = { $count ->
    [one] Cannon in the district
   *[other] { $count } Cannons in the district
}
price-spells = spells cast
price-pay = Price
price-before = Before spells
price-you-pay = You pay
price-left = Left: { $mana }
price-alchemy = Alchemy: any colours
price-any = { $count } any
price-protected-ward = Protected by a Ward next to it ({ $rule }).
price-protected-overshadow = Protected by Overshadow ({ $rule }).
price-why = Why not?

# Actions
deed-move = Go to { $place }
deed-channel = Channel { $source }
deed-channel-tower = Channel the tower
deed-channel-citadel = Channel the citadel
deed-revive = Revive { $source }
deed-attack = Attack { $enemy }
deed-convert = Give { $give }, take { $take }
deed-accumulate = Ask { $name } for { $color }
deed-deposit = Put down { $color }
deed-deposit-reserve = Put down a disc of the reserve
deed-pay = Pay { $mana }
deed-pay-nothing = Attack for free
deed-cast = Cast { $spell }
deed-cast-as = Cast { $spell } as { $copied }
deed-cast-color = { $cast }, { $color }
deed-swap = Swap { $one } and { $other }
deed-teleport = Send { $enemy } to { $place }
deed-perform = Perform { $ritual }
deed-perform-on = Build { $ritual } on { $place }
deed-keep = Keep { $rituals }
deed-end-phase = End turn
deed-go-on = Continue
deed-no-ritual = No ritual
deed-call-off = Cancel
deed-hold = Wait for me
deed-release = Continue without me
deed-agree = Give it
deed-refuse = Refuse

# Prompts
ask-waiting = Waiting for { $names }.
ask-nobody = The game continues on its own.
ask-may-cast = You may cast a spell, or ask them to wait.
ask-keep = Choose the rituals you keep.
ask-agree = { $name } asks you for a disc.
ask-leave = You must leave. Choose where to go.
ask-swap = Choose the first of the two units to swap.
ask-swap-other = Choose the other unit.
ask-teleport = Choose the unit to move elsewhere.
ask-teleport-where = Choose where it goes.
ask-foundation = Choose a foundation for { $ritual }.
ask-perform = You may perform a ritual.
ask-pay = Attack { $enemy } for { $total }?
ask-pay-choose = Tap your mana to pay differently. You keep { $mana }.
ask-pay-left = You keep { $mana }.
ask-deposit = Choose the disc to put down.
ask-not-mine = { $name } is acting. You may step in.
ask-short = You cannot pay for { $enemy } yet: cast a spell, or cancel.
ask-closing = Done. Continue, or move enemies with a spell first.
ask-moved = You have moved. Continue, or move again with a spell.
ask-announced-cast = Cast a spell, or continue.
ask-announced = Continue?
ask-holding = { $name } is waiting for you: cast a spell, or let them continue.
ask-held = Someone asked you to wait.
ask-attacks = { $name } attacks { $enemy }.
ask-attacks-with = { $name } attacks { $enemy }, helped by spells of { $power }.
ask-moves = { $name } goes to { $place }.
ask-channels = { $name } channels.
ask-verb-move = move
ask-verb-channel = channel
ask-verb-attack = attack
ask-verb-use = use an artifact
ask-verb-revive = revive a source
ask-verb-cast = cast a spell
ask-verb-end = end your turn
ask-phase = You may { $deeds }.
ask-end = Nothing left to do: end your turn.
ask-escape = Press Escape or tap beside the board to start over.
ask-next = After your turn an enemy lands on { $place }.
ask-next-moves = After your turn an enemy walks on to { $place }.

ask-last-chance = The next enemy will find no free section, and the bastion will fall.

# What happened
told-called-off = { $who } cancels.
told-cast = { $who } casts { $spell }.
told-cast-color = { $who } casts { $spell }: { $color }.
told-held = { $who } asks for a moment.
told-released = { $who } is ready.
told-refused = { $who } refuses.
told-moved = { $who } goes to { $place }.
told-forced = { $who } must go to { $place }.
told-paid = { $who } pays { $mana }.
told-gained = { $who } gains { $mana }.
told-given = { $who } gives { $whom } a { $color } disc.
told-deposited = { $who } puts a { $color } disc on a source of { $place }.
told-deposited-tower = { $who } puts a { $color } disc on the tower of { $place }.
told-returned = { $mana } goes back to the reserve from { $place }.
told-revived = { $who } revives source { $source }.
told-added = { $enemy } comes to { $place }.
told-joined = { $enemy } joins the unit on section { $section }.
told-set-aside = { $enemy } is put aside.
told-reshuffled = { $count } cards are shuffled into the camp.
told-unit-moved = { $march ->
    [flight] { $enemy } flies from { $from } to { $to }.
    [spell] { $enemy } is sent from { $from } to { $to }.
   *[other] { $enemy } walks from { $from } to { $to }.
}
told-swapped = The enemies on sections { $a } and { $b } change places.
told-defeated = { $who } defeats { $enemies } ({ $place }).
told-ritual = { $who } performs { $ritual }.
told-structure-laid = { $ritual } is laid out.
told-structure-replaced = { $ritual } is replaced.
told-beast = { $who } gets { $enemy }.
told-kept = { $who } keeps { $rituals }.
told-turn = { $who } begins a turn.
told-repeated = { $who } acts once more.

bastion-outcome-saved = The bastion is saved!
bastion-outcome-destroyed = The bastion is destroyed.
bastion-outcome-captured = The bastion has been taken.

bastion-outcome-saved-why = The whole wall is free, and the camp is empty.
bastion-outcome-destroyed-why = An enemy came, and no section of the wall was free.
bastion-outcome-captured-why = An enemy had to move on, and no section up to the gate was free.

# Menus
menu-color = { $color }
menu-give = give { $color }
menu-take = take { $color }

# The story of a game
story-turns = { $turns ->
    [one] One turn
   *[other] { $turns } turns
}, { $defeated ->
    [one] one enemy defeated.
   *[other] { $defeated } enemies defeated.
}
story-left = { $camp ->
    [0] The camp is empty
    [one] One enemy is still in the camp
   *[other] { $camp } enemies are still in the camp
}, { $free ->
    [one] one section is free.
   *[other] { $free } sections are free.
}
story-hero = { $defeated } defeated, { $cast ->
    [one] one spell
   *[other] { $cast } spells
}, { $rituals ->
    [one] one ritual
   *[other] { $rituals } rituals
}, { $gained } mana
story-best = { $name } defeats { $count } enemies in turn { $turn }, the most in one turn.
story-tightest = The closest call was in turn { $turn }: { $count ->
    [0] no section was free.
    [one] one section was free.
   *[other] { $count } sections were free.
}
story-helper = { $name } helped the others most: { $count ->
    [one] one spell
   *[other] { $count } spells
} in their turns.

# The table as text
spoken-standing = State of the game
spoken-turn = Turn { $turn }: { $name }.
spoken-announced = Announced: { $deed }.
spoken-free = { $count ->
    [one] One wall section is free.
   *[other] { $count } wall sections are free.
}
spoken-next = The next enemy lands on { $place }.
spoken-giant = A Giant would land on { $place }.
spoken-moves = The next enemy to walk goes to { $place }.
spoken-reserve = Reserve: { $mana }.
spoken-banned = Nobody may cast { $spell }.
spoken-covered = Under it: { $enemy }.
spoken-guarded = Guarded: anyone who enters must attack at once.
spoken-sections = Free sections: { $sections }.
spoken-hero = { $name }, { $player }
spoken-at = Is in { $place }.
spoken-mana = Mana: { $mana }.
spoken-spells = Spells: { $spells }.
spoken-rituals = Rituals: { $rituals }.
spoken-artifacts = Artifacts: { $artifacts }.

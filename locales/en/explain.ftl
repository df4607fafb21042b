# What happened and why: sentences with rules, on demand.

explain-earlier = Earlier
explain-later = Later
explain-none = There is nothing to explain yet.
explain-phase-title = The enemies after { $who }’s turn
explain-end-title = How it ended
explain-fight-title = { $who }’s fight
explain-battle-title = { $who }, round { $round } of the final battle
explain-prices = What enemies cost, and why
explain-tokens = Where tokens come from

# The enemy phase of Bastion
explain-came = { $enemy } walks from the camp along the wall to section { $section }, the first free section with an obstacle ahead{ $ahead ->
    [gate] {""}: the gate.
    [unit] {""}: { $other } on the next one.
   *[other] .
}
explain-passed = { $count ->
    [one] It walked past the enemy who stands right before the camp.
   *[other] It walked past the { $count } enemies who stand in a row before the camp.
}
explain-rushed = { $enemy } has Rush: it comes from the other end and takes the free section with the highest number, { $section }.
explain-joined = { $enemy } has Symbiosis: it joins the first enemy that can carry it, counted from the camp{ $known ->
    [yes] {""}: { $host } on section { $section }.
   *[no] , on section { $section }.
}
explain-sum = Joined enemies are attacked together, and cost what all of them cost.
explain-alone = { $enemy } has Symbiosis, but there is nobody on the wall to join.
explain-stuck = { $enemy } has Flight, but every plaza is taken, so it stays on the wall.
explain-vanguard = { $count ->
    [one] { $enemy } has Vanguard: one more enemy comes at once.
   *[other] { $enemy } has Vanguard more than once: { $count } more enemies come at once.
}
explain-vanguard-none = { $enemy } has Vanguard, but the camp is empty: nobody follows.
explain-roosts = { $enemy } has Roost: it settles in the citadel, on top of any enemy there, and nobody can channel the citadel.
explain-flew = { $enemy } has Flight: from the wall it flies on to { $place }.
explain-carried = The whole unit of { $enemy } is carried along to { $place }.
explain-next-plaza = The plaza of its own district was taken: the next free one counts.
explain-discs = The discs on the sources and the tower of that district go back to the reserve: { $mana }.
explain-closed = While it is there, nobody can channel the sources and the tower of that district.
explain-walked = The camp is empty, so the first enemy counted from the camp counter-clockwise walks on: { $enemy } goes from section { $from } to section { $section }, the first free one with an obstacle ahead{ $ahead ->
    [gate] {""}: the gate.
    [unit] {""}: { $other } on the next one.
   *[other] .
}
explain-evicted = { $by ->
    [roost] Every hero in the citadel must leave when an enemy settles there: { $who } goes to { $place }.
   *[terror] Terror drives everyone out of the district: { $who } goes to { $place }.
}
explain-repeated = { $who } has cast Repeat: the hero acts once more before the enemies do.

# The price of an enemy of Bastion
explain-price-base = { $enemy }: the card says strength { $value }.
explain-price-shape = { $enemy } is as strong as its neighbours together ({ $neighbours }): { $value }.
explain-price-alone = { $enemy } has no neighbour to take after: its strength is { $value }.
explain-price-like = { $enemy } stands beside another Shapeshifter: its strength is { $value }.
explain-price-rally = { $count ->
    [one] +1: Rally right next to it.
   *[other] +{ $count }: Rally on both sides of it.
}
explain-price-tyranny-color = +1: the top enemy of the citadel has Tyranny for { $color } enemies.
explain-price-tyranny = +1: the top enemy of the citadel has Tyranny for all others.
explain-price-cannons = { $count ->
    [one] −{ $value }: a Cannon of its colour stands in the district.
   *[other] −{ $value }: { $count } Cannons of its colour stand in the district.
}
explain-price-least = No strength falls below 1.
explain-price-joined = All { $count } cards of the unit are paid together.
explain-price-pay = Strength { $strength } means as many discs: { $mana }.
explain-price-pay-both = Strength { $strength } means as many discs: { $mana }, and { $any } of any colour.
explain-price-pay-choice = { $any ->
    [0] Strength { $strength } means as many discs, chosen by the attacker from these: { $mana }.
   *[other] Strength { $strength } means as many discs, chosen by the attacker from these: { $mana }, and { $any } of any colour.
}
explain-price-pay-any = Strength { $strength } means as many discs, of any colour.
explain-price-spells = { $count ->
    [one] Spells take { $count } disc off for this attack; one disc always stays to be paid.
   *[other] Spells take { $count } discs off for this attack; one disc always stays to be paid.
}
explain-price-alchemy = With Alchemy every disc may be of any colour.
explain-price-protected = { $by ->
    [overshadow] It cannot be attacked: an enemy with Overshadow is on the plaza.
   *[ward] It cannot be attacked: an enemy with Ward stands next to it.
}

# A fight of Sanctum
explain-killed = { $count ->
    [one] All weak points were hit, so it is dead: { $demons }.
   *[other] All weak points were hit, so they are dead: { $demons }.
}
explain-killed-none = { $who } kills nobody: no demon has a hit on every weak point.
explain-damage = The demons that are left deal { $damage } damage; a demon that is hit only in part deals all of its damage.
explain-damage-none = Dead demons deal no damage, and no other one is left to deal any.
explain-block-all = { $who } has a shield for all of the damage ({ $damage }), so there is no wound; shields left over are lost.
explain-block-some = { $wounds ->
    [one] Each shield blocks 1 damage: { $shields } blocked, 1 wound left. Health falls to { $health }.
   *[other] Each shield blocks 1 damage: { $shields } blocked, { $wounds } wounds left. Health falls to { $health }.
}
explain-block-none = { $wounds ->
    [one] No shield was raised, and damage that is not blocked is a wound: 1. Health falls to { $health }.
   *[other] No shield was raised, and each damage that is not blocked is a wound: { $wounds }. Health falls to { $health }.
}
explain-died = { $who } dies: the health marker has come to the end of its track.
explain-rage = A die was left over and not everything was defeated: { $who }’s rage is ready again.
explain-levels = { $count ->
    [one] { $who } gains 1 level, and one gem moves up one space.
   *[other] { $who } gains { $count } levels; for each, a gem moves up one space.
}
explain-levels-lost = { $count ->
    [one] 1 level is lost: no gem of its colour and no white one was left in the table.
   *[other] { $count } levels are lost: no gem of their colour and no white one was left in the table.
}
explain-skills = The last gem has left its space, so { $who } gains: { $skills }.
explain-items = The cards of the dead are turned over, and the items go into the bag until the next Rest: { $items }.
explain-achievements = { $who } is the first to meet the condition: { $achievements }.

# A fight of the final battle
explain-cards = { $count ->
    [one] { $who } defeats 1 card: all its weak points were hit, and the figure moves on to the next one at once.
   *[other] { $who } defeats { $count } cards, one after another: the figure moves on as soon as all weak points of a card are hit.
}
explain-cards-none = { $who } defeats no card: dice hit only the card the figure stands on.
explain-furies = { $count ->
    [one] A fury card is turned up when the figure comes to it, and works at once: { $cards }.
   *[other] Fury cards are turned up when the figure comes to them, and work at once: { $cards }.
}
explain-penalties = Each card leaves the choice of penalty or wounds; { $who } has paid: { $paid }.
explain-card-wounds = { $wounds ->
    [one] Instead of a penalty { $who } takes 1 wound, which no shield can block.
   *[other] Instead of penalties { $who } takes { $wounds } wounds, which no shield can block.
}
explain-row = { $damage } damage comes from the card the figure stands on and from all open cards after it.
explain-row-extra = { $count } of it was added by a penalty paid before.
explain-victorious = { $who } has defeated all nine cards and is still alive: victory.

# The tokens of a hero of Sanctum
explain-tokens-total = { $who }, { $token }: { $count } = { $sum }.
explain-tokens-part = { $count } ({ $name })
explain-tokens-board-name = hero board
explain-tokens-board = { $count } at the start, as printed on the hero board.
explain-tokens-tile = { $count } by the skill { $skill }.
explain-tokens-item = { $count } by the flames on an item in use: { $item }.
explain-tokens-changed = { $change } by penalties of the Demon Lord and by blessings.
explain-tokens-where = { $spent ->
    [0] All of them are in the pool, ready to be spent.
   *[other] { $pool } in the pool; { $spent } on abilities, until a potion or a Rest brings them back.
}

# Why a bot recommends something, or advises against it. Numbers are expectations, rounded.

## Sanctum

reason-sanctum-kills = { $count ->
    [one] kills 1 demon
   *[other] kills { $count } demons
}
reason-sanctum-hits = { $count ->
    [one] 1 hit that stays
   *[other] { $count } hits that stay
}
reason-sanctum-levels = { $count ->
    [one] 1 level
   *[other] { $count } levels
}
reason-sanctum-cards = { $count ->
    [one] defeats 1 card
   *[other] defeats { $count } cards
}
reason-sanctum-wounds = { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
reason-sanctum-unhurt = no wound
reason-sanctum-stamina = { $count } stamina spent, { $left } left
reason-sanctum-focus = { $count } focus spent, { $left } left
reason-sanctum-tokens-back = { $count ->
    [one] 1 token returns
   *[other] { $count } tokens return
}
reason-sanctum-drinks = { $count ->
    [one] costs 1 potion
   *[other] costs { $count } potions
}
reason-sanctum-potions = { $count ->
    [one] 1 potion more
   *[other] { $count } potions more
}
reason-sanctum-rage-used = rage is used
reason-sanctum-rage-ready = rage is active again
reason-sanctum-tile = { $count ->
    [one] wins an achievement
   *[other] wins { $count } achievements
}
reason-sanctum-blessings = { $count ->
    [one] costs 1 blessing
   *[other] costs { $count } blessings
}
reason-sanctum-corrupts = { $count ->
    [one] 1 ability space is corrupted
   *[other] { $count } ability spaces are corrupted
}
reason-sanctum-shortens = { $count ->
    [one] the health track loses 1 space
   *[other] the health track loses { $count } spaces
}
reason-sanctum-engages = { $count ->
    [one] 1 new demon to fight
   *[other] { $count } new demons to fight
}
reason-sanctum-moves-on = one step further along the road
reason-sanctum-dies = the hero dies
reason-sanctum-skill = gains the skill { $skill }
reason-sanctum-wears = puts on { $item }
reason-sanctum-takes = brings { $item }
reason-sanctum-survives = survives the Demon Lord in { $percent } of 100 simulations
reason-sanctum-plan = part of the plan

## Bastion

reason-bastion-wins = wins the game
reason-bastion-loses = leads to defeat
# $enemy: name of an enemy, $spell: name of the spell it leaves
reason-bastion-defeats = defeats { $enemy } (leaves { $spell })
# $district: name of a district
reason-bastion-frees-plaza = frees a plaza: { $district }
reason-bastion-frees-citadel = frees the citadel
reason-bastion-gains = { $discs ->
    [one] 1 more disc of mana
   *[other] { $discs } more discs of mana
}
reason-bastion-opens = { $sources ->
    [one] opens 1 source again
   *[other] opens { $sources } sources again
}
reason-bastion-time = { $turns ->
    [one] the wall holds out 1 turn longer
   *[other] the wall holds out { $turns } turns longer
}
reason-bastion-empty = leaves the pool empty: the next deposit comes from the reserve
reason-bastion-ready = { $heroes ->
    [one] 1 hero can defeat an enemy next turn
   *[other] { $heroes } heroes can defeat an enemy next turn
}
# $section: name of a wall section
reason-bastion-lands = the next enemy lands elsewhere: { $section }
reason-bastion-waits = nothing better to do now

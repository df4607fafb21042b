# The table of Sanctum.

sanctum-hero-huntress = Huntress
sanctum-hero-outlaw = Outlaw
sanctum-hero-slayer = Slayer
sanctum-hero-dancer = Dancer
sanctum-bot = bot

sanctum-demon-red-1 = Soot Imp
sanctum-demon-red-2 = Cinder Skull
sanctum-demon-red-3 = Ash Tyrant
sanctum-demon-green-1 = Marsh Grub
sanctum-demon-green-2 = Bog Stalker
sanctum-demon-green-3 = Mire Hydra
sanctum-demon-blue-1 = Grave Wisp
sanctum-demon-blue-2 = Pale Wraith
sanctum-demon-blue-3 = Bone Reaper

sanctum-slot-head = Head
sanctum-slot-body = Body
sanctum-slot-boots = Boots
sanctum-slot-weapon = Weapon
sanctum-slot-amulet = Amulet
sanctum-slot-item = { $slot }: { $name }

sanctum-gem-red = red
sanctum-gem-green = green
sanctum-gem-blue = blue
sanctum-gem-white = white
sanctum-gems = { $count } { $gem }
sanctum-token-stamina = stamina
sanctum-token-focus = focus
sanctum-token-either = stamina or focus
sanctum-potion-red = red potion
sanctum-potion-blue = blue potion
sanctum-lies-empty = empty
sanctum-lies-stamina = stamina lies there
sanctum-lies-focus = focus lies there
sanctum-lies-corrupt = corrupted

# what things do
sanctum-effect-set = Set a die to { $value }
sanctum-effect-change = Change a die by { $change }
sanctum-effect-raise-any = Raise a die by as much as you like
sanctum-effect-lower-any = Lower a die by as much as you like
sanctum-effect-shields = { $count ->
    [one] 1 shield
   *[other] { $count } shields
}
# { $effect } is one of the messages above: with a full stop it is a sentence.
sanctum-effect-sentence = { $effect }.
sanctum-bless-stamina = 1 stamina more
sanctum-bless-focus = 1 focus more
sanctum-gain-stamina = +{ $count } stamina.
sanctum-gain-focus = +{ $count } focus.
sanctum-gain-rage-tile = One more rage.
sanctum-gain-potion-spaces = { $count ->
    [one] Room for 1 more potion.
   *[other] Room for { $count } more potions.
}
sanctum-gain-potion = Fill a potion now.
sanctum-power-silver-focus = Also roll the silver die with { $count } focus or more in the pool.
sanctum-power-silver-drank = Also roll the silver die when you drank before the roll.
sanctum-power-silver-wounded = Also roll the silver die at health { $count } or less.
sanctum-power-silver-outnumbered = Also roll the silver die against { $count } or more demons or cards.
sanctum-power-any-flask = A potion brings back a token of either kind.
sanctum-power-flip = Turn a die over: it shows 7 minus its value.
sanctum-power-copy = A die takes the value of another.
sanctum-power-reroll = Reroll up to { $count } dice.
sanctum-power-double-strike = A placed die hits a second weak point of its value.
sanctum-power-bleed = Take 1 wound to set a die to any value.
sanctum-power-sacrifice = Give up one die to set another to any value.
sanctum-power-shields = { $count ->
    [one] 1 shield.
   *[other] { $count } shields.
}
sanctum-power-gem-shields = 1 shield for every { $count } { $gem } gems gained.
sanctum-power-rage-shields = Spend your rage for { $count } shields.
sanctum-power-flask-shields = Give up a potion for { $count } shields.
sanctum-power-dice-shields = 1 shield for every die not placed.
sanctum-power-extra-level = The first demon looted after a fight gives one level more.
sanctum-power-haggle = A sold item gives two potions.
sanctum-power-ward = Cards of the Demon Lord wound you one less.
sanctum-when-always = Always
sanctum-when-attack = Attack
sanctum-when-block = Block
sanctum-when-roll = Roll

sanctum-atom-lose-stamina = Lose 1 stamina
sanctum-atom-lose-focus = Lose 1 focus
sanctum-atom-lose-blessing = Lose a blessing
sanctum-atom-lose-die = Lose a die that is not placed
sanctum-atom-corrupt-any = Corrupt 1 ability space
sanctum-atom-corrupt-red = Corrupt 1 red ability space
sanctum-atom-corrupt-blue = Corrupt 1 blue ability space
sanctum-atom-corrupt-purple = Corrupt 1 purple ability space
sanctum-atom-die-fewer = 1 die fewer in the next fight
sanctum-atom-damage = { $count } more damage in the next fight
sanctum-atom-shorten = Shorten the health track by 2
sanctum-atom-heal = Heal 1 wound
sanctum-atom-drink = Drink a potion, and lose the token
sanctum-atom-waste-rage = Use your rage without effect
sanctum-atom-pay = Put a token on a free ability space
sanctum-atom-reroll = Reroll every free { $count } until none is left
sanctum-atom-only-modified = Only changed dice can hit this card

# what a hero paid, after a colon
sanctum-paid-lose-stamina = 1 stamina
sanctum-paid-lose-focus = 1 focus
sanctum-paid-lose-blessing = a blessing
sanctum-paid-lose-die = a die
sanctum-paid-corrupt-any = 1 ability space, now corrupted
sanctum-paid-corrupt-red = 1 red ability space, now corrupted
sanctum-paid-corrupt-blue = 1 blue ability space, now corrupted
sanctum-paid-corrupt-purple = 1 purple ability space, now corrupted
sanctum-paid-die-fewer = 1 die of the next fight
sanctum-paid-damage = { $count } more damage in the next fight
sanctum-paid-shorten = 2 spaces of the health track
sanctum-paid-heal = 1 wound, healed
sanctum-paid-drink = a potion and its token
sanctum-paid-waste-rage = the rage
sanctum-paid-pay = a token
sanctum-paid-reroll = every free { $count }, rerolled
sanctum-paid-only-modified = only changed dice hit the card

# places
sanctum-act = Act { $number }
sanctum-place = Act { $act }, space { $space }
sanctum-place-start = Start
sanctum-place-hordes = Behind, with the hordes
sanctum-place-walls = At the walls
sanctum-place-cathedral = At the cathedral
sanctum-road = The road
sanctum-space-deals = Deals: { $sets }.
sanctum-space-heroes = Here: { $heroes }.
sanctum-space-chest = A chest.
sanctum-space-die = Every hero gains a die.
sanctum-space-move = Your Move leads here.
sanctum-space-breach = Your Breach leads here.
sanctum-space-answer = Answering the call leads here.
sanctum-place-named = { $place }.

# zones
sanctum-sets = Sets of demons on offer
sanctum-set-label = Set { $number }: { $demons }
sanctum-demon-label = { $name }, { $color }, level { $level }, weak points { $points }, damage { $damage }, on its back: { $slot }, { $gem }
sanctum-chest = The chest
sanctum-killed = Killed
sanctum-levels-left = { $left ->
    [one] 1 level left
   *[other] { $left } levels left
}
sanctum-levels-how = Each level moves one { $color } gem, or a white one, up one space. From the top it goes to your pool; a skill with no gems left is yours.
sanctum-levels-now = Now the card turns over. On its back: { $slot }, { $gem }.
sanctum-levels-then = Then the card turns over. On its back: { $slot }, { $gem }.
sanctum-skills = Skills
sanctum-gained = gained
sanctum-gem-pool = Gem pool
sanctum-gem-label = { $gem } gem on { $skill } ({ $count })
sanctum-achievements = Achievements
sanctum-kind-skills = Skills
sanctum-kind-gems = Gems
sanctum-kind-equipment = Gear
sanctum-kind-higher = First
sanctum-blocked = closed in this game
sanctum-feat-won = won by { $who }
sanctum-feat-higher = for the first who wins anything in this row
sanctum-feat-skills = { $goal } skills, you have { $done }
sanctum-feat-gems = { $goal } gems each of two colours, you have { $done }
sanctum-feat-equipment = { $goal } levels of equipment, you have { $done }
sanctum-tab-skills = Skills
sanctum-tab-hero = Hero
sanctum-tab-achievements = Feats
sanctum-tab-others = Others
sanctum-other-label = { $name } ({ $player }), { $place }, health { $health }. Show everything.
sanctum-zone = Battle zone
sanctum-zone-empty = No demons.
sanctum-each-fight = each fight
sanctum-show-all = Show all
sanctum-equipment = Equipment
sanctum-new = NEW
sanctum-zone-damage = { $damage } damage each fight
sanctum-zone-dice = { $dice } dice

# hero
sanctum-health = Health { $health }
sanctum-rage-label = Rage: { $active } of { $tiles } ready. Set a die to any value.
sanctum-rage-ready = Rage ready
sanctum-rage-used = Rage used
sanctum-rage-any = any
sanctum-pool-stamina = { $count } stamina in the pool
sanctum-pool-focus = { $count } focus in the pool
sanctum-potions = Potions
sanctum-potion-label = { $potion }: { $count }
sanctum-potion-spaces = { $count ->
    [0] no room
    [one] room for 1
   *[other] room for { $count }
}
sanctum-blessings = Blessings
sanctum-blessing-label = Blessing: { $what }
sanctum-blessings-hidden = { $count } hidden
sanctum-bag = Bag
sanctum-bag-empty = empty
sanctum-items = Items
sanctum-item-ability = { $effect }, for { $cost }.
sanctum-item-words = { $name }, { $slot }, needs gems: { $gems }. { $does }
sanctum-gems-none = no gems
sanctum-where = Where to?
sanctum-covers = covers “{ $effect }”
sanctum-equip-worth = { $name } counts { $level } for Gear; you wear { $worn } now.{ $die ->
    [yes] {" "}Your first item also brings one more die.
   *[other] {""}
}
sanctum-item-label = { $name }, { $slot }
sanctum-ability-label = { $name }: { $effect }, for { $cost }; { $state }
sanctum-ability-words = { $effect }, for { $cost }; { $state }
sanctum-space-label = { $name }, space { $number }: { $lies }
sanctum-skill-label = { $name }. { $what }
sanctum-spent = spent
sanctum-rage-spent = spent
sanctum-free = free
sanctum-your-fight = Your fight
sanctum-your-rest = Your rest
sanctum-locked = next rest
sanctum-locked-label = { $item } It came during this rest: it can be equipped or sold in the next one.
sanctum-turns = Turns in progress
sanctum-turn-acts = acting
sanctum-turn-levels = choosing gems and skills
sanctum-turn-rests = resting
sanctum-turn-ended = waits for earlier turns

# fight
sanctum-step-prepare = Prepare
sanctum-step-attack = Attack
sanctum-step-block = Block
sanctum-step-loot = Levels and items
sanctum-dice = Dice
sanctum-tools = Tools
sanctum-no-dice = { $count ->
    [one] 1 die will be rolled.
   *[other] { $count } dice will be rolled.
}
sanctum-die-label = Die { $number } shows { $value }. { $where }
sanctum-die-aside = set aside
sanctum-die-rolling = rolling
sanctum-die-changed = was { $rolled }
sanctum-die-on = on { $demon }
sanctum-die-on-card = on the card
sanctum-point-label = { $demon }, weak point { $value }, { $state }
sanctum-hit = hit
sanctum-open = open
sanctum-demon-dies = dies
sanctum-demon-would = dies with a { $value }
sanctum-demon-needs = needs { $values }
sanctum-options = Choices
sanctum-option-fits = { $option }: fits { $demon }
sanctum-put-back = Put back
sanctum-this-card = this card
sanctum-no-damage = No damage is coming.
sanctum-damage-coming = Damage coming
sanctum-wounds = Wounds
sanctum-range = { $least } to { $most }
sanctum-what-dies = What dies
sanctum-dies-gives = { $level ->
    [one] 1 { $color } level
   *[other] { $level } { $color } levels
}, then: { $slot }

# the final battle
sanctum-lord = Demon Lord
sanctum-fury = Fury
sanctum-or = or
sanctum-wounds-count = { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
sanctum-row = Your row of nine
sanctum-row-card = weak points { $points }, damage { $damage }
sanctum-row-hidden = face down
sanctum-row-place = { $number }. { $kind }: { $what }
sanctum-row-place-done = { $number }. { $kind }: { $what }, beaten
sanctum-row-beaten = { $count } of 9 cards beaten
sanctum-laid = Cards at the cathedral
sanctum-choose-one = Choose one
sanctum-cannot-pay = You cannot pay this.
sanctum-wounds-lessened = { $count ->
    [one] 1 wound is printed here
   *[other] { $count } wounds are printed here
}; your skill lessens them. Wounds cannot be blocked.
sanctum-wounds-lead = Health { $before } → { $after }. Wounds cannot be blocked.

# actions
sanctum-do-move = Move
sanctum-do-fight = Fight
sanctum-do-rest = Rest
sanctum-do-breach = Breach the walls
sanctum-do-answer = Answer the call
sanctum-do-engage = Take this set
sanctum-do-end-turn = End turn
sanctum-do-open-chest = Open the chest
sanctum-do-take = Take this item
sanctum-do-take-off = Take it off
sanctum-do-roll = Roll the dice
sanctum-do-use = Use it
sanctum-do-skill = Use this skill
sanctum-do-bless = Use the blessing: { $what }
sanctum-do-end-attack = End attack
sanctum-do-accept = Accept
sanctum-do-loot = Take its levels
sanctum-do-turn-over = Turn the card over
sanctum-do-pour = Pour it away
sanctum-do-fill = Fill a { $potion }
sanctum-do-equip = Equip with { $gems }
sanctum-do-sell = Sell for { $potions }
sanctum-do-end-rest = End rest
sanctum-do-pay = Put { $token } there
sanctum-do-pay-penalty = Pay the penalty
sanctum-do-take-wounds = { $count ->
    [one] Take 1 wound
   *[other] Take { $count } wounds
}
sanctum-offer-take-wounds = Take the wounds
sanctum-change-with = { $change } with { $tokens }
sanctum-with = with { $tokens }
sanctum-change-losing = { $change }, giving up die { $die }

# prompts
sanctum-ask-over = The battle is over.
sanctum-ask-waiting = Waiting for { $names }.
sanctum-ask-table = Setting up the table…
sanctum-ask-idle = Wait for the others.
sanctum-ask-done = Wait for the others.
sanctum-ask-choose = Choose your action for this turn.
sanctum-ask-engage = Take one set of demons into your battle zone.
sanctum-ask-finish = Your turn is done. End it, or undo.
sanctum-ask-prepare = Prepare: drink a potion to free a token, or roll.
sanctum-ask-roll = Roll the dice.
sanctum-ask-attack = Pick up a die, or end the attack.
sanctum-ask-attack-die = Place the { $value }, change it with a tool, or pick another die.
sanctum-ask-attack-which = Which die?
sanctum-ask-attack-more = And with which die or weak point?
sanctum-ask-attack-becomes = Choose what becomes of the die.
sanctum-ask-block = { $damage } damage is coming, { $shields } blocked. Use shields, or accept.
sanctum-ask-loot = Which killed demon comes first?
sanctum-detail-loot = Its levels raise your gems, then its card turns over to an item.
sanctum-ask-levels = { $left ->
    [one] Raise one gem: a { $color } one, or a white one where you may.
   *[other] Raise gems, { $left } levels of { $color } left.
}
sanctum-ask-turn-over = Turn the card over to see the item.
sanctum-ask-fill = Which potion do you fill?
sanctum-ask-chest = Take one item from the chest.
sanctum-ask-equip = Rest: pick an item or a slot to equip, take off or sell, then end the rest.
sanctum-ask-ended = Your achievements wait for the turn of { $names }.
sanctum-detail-begun = { $who } has already begun the next turn.
sanctum-ask-item = Choose a slot for it, or what to do with it.
sanctum-ask-penalty = { $count ->
    [one] Pay the penalty, or take 1 wound.
   *[other] Pay the penalty, or take { $count } wounds.
}
sanctum-ask-atom = { $what }: choose which.
sanctum-ask-pay = Choose what you pay with.

sanctum-detail-set = { $names }: { $damage } damage each fight while they live.
sanctum-detail-block = { $wounds ->
    [one] 1 wound if you accept now
   *[other] { $wounds } wounds if you accept now
}, { $least } at best.
sanctum-detail-attack = { $damage } damage would come now, { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
} still possible.
sanctum-detail-zone = { $count ->
    [one] 1 demon waits
   *[other] { $count } demons wait
} for you: { $damage } damage in a fight.

# the end
sanctum-end-victory = The Demon Lord has fallen
sanctum-end-defeat = All heroes have fallen
sanctum-end-place = Place
sanctum-end-hero = Hero
sanctum-end-health = Health
sanctum-end-achievements = Achievements
sanctum-end-cards = Cards beaten
sanctum-end-hits = Hits on the next
sanctum-end-alive = victorious
sanctum-end-dead = fallen

# the fight: what a die can become, what is seen of others
fight-hinted = Suggested by the hint
fight-rage = Rage
fight-scale = You picked up the { $value }. It can become:
fight-face = { $value } by { $tools }
fight-face-none = { $value }: no tool can do that now
fight-ways = Ways to a { $value }
fight-same = { $value } again
fight-lay-down = Put the { $value } back
fight-needs-fits = needs { $values } · your { $mine } fits
fight-losing = giving up die { $die }
fight-pick-keys = Pick up a die: click it, or press its number.
fight-after = After this move
fight-can-block = You can block
fight-left = Left to spend
fight-columns = { $damage } damage, { $shields } shields, { $possible } more possible, { $bare } bare
fight-stop-here = { $damage } damage if you stop here
fight-watching = { $name } fights
fight-watch = Watch { $name }
fight-back = Back
fight-others = Other players’ fights
fight-choose-one = { $name }: choose one
fight-penalty = The penalty
fight-spaces-lost = What is corrupted is lost for the rest of the game.
hint-engage = take set { $number }: { $demons }
hint-set = set { $number }
hint-lord-card = a card of the Demon Lord
hint-take = take { $name }
hint-loot = take the levels of { $name }
hint-raise = raise a { $gem } gem from { $skill }
hint-pour = pour away a { $potion }
hint-take-off = take off { $name }
hint-item = { $name }: { $what }
hint-use = use { $name }
hint-die = die { $number }, the { $value }
hint-place = { $die }, on { $on }
hint-becomes = { $name }: { $die }, becomes { $after }
hint-losing = { $change }; give up { $die }
fight-pay-corrupt = Corrupt { $name }
fight-pay-lose-blessing = Lose the blessing: { $name }
fight-pay-lose-die = Lose die { $number }, the { $value }
fight-pay-drink = Drink the { $potion }: { $name }
fight-pay-pay = Put { $token } on { $name }
fight-wounds-death = Health { $before } → death. You would be out of the battle.

# the log
sanctum-told-first = { $who } goes first.
sanctum-told-fight = { $who } begins a fight.
sanctum-told-rest = { $who } rests: all tokens come back.
sanctum-told-breach = { $who } breaches the walls of Sanctum.
sanctum-told-open-chest = { $who } opens the chest.
sanctum-told-pay-penalty = { $who } pays the penalty.
sanctum-told-engaged = { $who } draws { $demons } into the battle zone.
sanctum-told-strike = { $who } strikes the { $demon } on its { $value }.
sanctum-told-strike-card = { $who } strikes the card.
sanctum-told-drink = { $who } drinks a { $potion }.
sanctum-told-pour = { $who } pours a { $potion } away.
sanctum-told-rage = { $who } rages: a die shows { $change }.
sanctum-told-use = { $who } uses { $what }.
sanctum-told-use-die = { $who } uses { $what } on a die: { $change }.
sanctum-told-block = { $who } blocks with { $what }.
sanctum-told-bless = { $who } calls on a blessing: { $what }.
sanctum-told-equip = { $who } equips { $item }.
sanctum-told-sell = { $who } sells { $item }.
sanctum-told-take-off = { $who } clears a slot: { $slot }.
sanctum-told-blessing = { $who } sees a blessing: { $what }.
sanctum-told-space-blocked = Closed in this game: { $achievement }.
sanctum-told-advanced = { $who } moves on: { $place }.
sanctum-told-die-gained = { $who } gains a die.
sanctum-told-sent-to-hordes = { $who } falls behind, to the hordes.
sanctum-told-shuffled = The beaten demons of level { $level } are shuffled into a new deck.
sanctum-told-discarded = { $count ->
    [one] 1 demon leaves the road.
   *[other] { $count } demons leave the road.
}
sanctum-told-item-gained = { $who } finds { $item }.
sanctum-told-item-taken = { $who } takes { $item } from the chest.
sanctum-told-killed = { $who } slays a { $demon }.
sanctum-told-rage-activated = The rage of { $who } is ready again.
sanctum-told-blocked = { $who } faces { $damage } damage and blocks { $shields }.
sanctum-told-wounded = { $wounds ->
    [one] { $who } takes 1 wound: health { $health }.
   *[other] { $who } takes { $wounds } wounds: health { $health }.
}
sanctum-told-healed = { $who } heals: health { $health }.
sanctum-told-track-shortened = The health track of { $who } gets shorter.
sanctum-told-penalty = { $who } pays: { $what }.
sanctum-told-potion = { $who } gets a { $potion }.
sanctum-told-died = { $who } falls.
sanctum-told-levels-lost = { $levels ->
    [one] 1 level is lost to { $who }: no gem could climb.
   *[other] { $levels } levels are lost to { $who }: no gem could climb.
}
sanctum-told-skill-gained = { $who } learns { $skill }.
sanctum-told-achievement = { $who } wins { $achievement }.
sanctum-told-lord-laid = The Demon Lord lays { $card } at the cathedral.
sanctum-told-answered = { $cards ->
    [one] { $who } answers the call, with 1 card at the cathedral.
   *[other] { $who } answers the call, with { $cards } cards at the cathedral.
}
sanctum-told-respite-began = Respite: every hero may rest before the final battle.
sanctum-told-blessings-opened = All blessings are turned face up.
sanctum-told-round = Round { $round } of the final battle begins.
sanctum-told-card-defeated = { $who } beats card { $place } of nine.
sanctum-told-fury = { $who } turns up a fury: { $card }.
sanctum-told-lord-shuffled = The cards of the Demon Lord are shuffled.
sanctum-told-victorious = { $who } has beaten the Demon Lord!
sanctum-told-ended = { $result ->
    [victory] The battle is won. First: { $winners }.
   *[other] All heroes have fallen. Victory: { $winners }.
}
sanctum-achievement = { $kind } { $row }

# the story of a game
sanctum-story = The story
sanctum-story-act = { $who } was the first into act { $act }, in turn { $turn }.
sanctum-story-walls = { $who } was the first at the walls, in turn { $turn }.
sanctum-story-cathedral = { $who } was the first at the cathedral, in turn { $turn }.
sanctum-story-led = { $turns ->
    [one] { $who } led the line longest: 1 turn.
   *[other] { $who } led the line longest: { $turns } turns.
}
sanctum-story-fight = The biggest fight: { $who } slew { $demons } at once.
sanctum-story-hurt = { $wounds ->
    [one] The hardest fight: { $who } met { $damage } damage and took 1 wound.
   *[other] The hardest fight: { $who } met { $damage } damage and took { $wounds } wounds.
}
sanctum-story-fell = { $who } fell on the road, in turn { $turn }.
sanctum-story-fell-late = { $who } fell before the Demon Lord.
sanctum-story-victorious = { $who } came through all nine cards.
sanctum-story-blow = { $who } struck the last blow, on card { $place }.
sanctum-story-lost = With { $who } the last hero fell.
sanctum-story-none = The story from before this table was opened is not available.
sanctum-race = The race along the road
sanctum-race-words = { $who }: { $moves } moves, { $led } turns in the lead
sanctum-deeds = What each hero did
sanctum-deed-demons = Demons
sanctum-deed-levels = Levels
sanctum-deed-blocked = Blocked
sanctum-deed-wounds = Wounds
sanctum-deed-items = Items
sanctum-deed-skills = Skills

# the table as text
sanctum-say-hit = { $value } (hit)
sanctum-say-hero = { $who }, played by { $player }
sanctum-say-skills = Skills of { $who }
sanctum-say-fight = The fight of { $who }
sanctum-say-row = The row of { $who }
sanctum-say-hits = Weak points hit on this card: { $points }.
sanctum-say-stands = { $who }: { $place }.
sanctum-say-state = { $place }. Health { $health }, { $dice } dice, { $stamina } stamina and { $focus } focus in the pools.
sanctum-say-goods = Red potions: { $red }, blue potions: { $blue }. Rage: { $active } of { $tiles } ready. Gem pool: { $gems }.
sanctum-say-dead = Fallen.
sanctum-say-victorious = Victorious.
sanctum-say-marked = The { $count } lowest spaces of the health track are lost.
sanctum-say-zone = In the battle zone: { $demon }.
sanctum-say-tiles = { $count ->
    [one] 1 hidden blessing.
   *[other] { $count } hidden blessings.
}
sanctum-say-bare = no item
sanctum-say-slot = { $slot }: { $name }. { $abilities }
sanctum-say-slot-bare = { $slot }: { $name }.
sanctum-say-bag = In the bag: { $item }
sanctum-say-skill = { $color } { $level }, { $name }. { $what } Gems on it: { $gems }.
sanctum-say-gained = { $color } { $level }, { $name }, gained. { $what } Gems on it: { $gems }.
sanctum-say-die = Die { $number } shows { $value }, { $state }.
sanctum-say-die-free = free
sanctum-say-die-aside = set aside
sanctum-say-die-rolling = rolling
sanctum-say-die-placed = placed
sanctum-say-coming = { $damage } damage coming, { $shields } shields: { $wounds } wounds as it stands, { $least } at best.
sanctum-say-goal-skills = for { $goal } skills
sanctum-say-goal-gems = for { $goal } gems each of two colours
sanctum-say-goal-equipment = for { $goal } levels of equipment

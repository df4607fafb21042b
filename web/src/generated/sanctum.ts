// Generated from crates/sanctum: do not edit.
// To write it anew: BATTLEMENT_WRITE_TYPES=1 cargo test -p protocol

/**
 * The table as a viewer sees it.
 */
export type View = { 
/**
 * For each seat in a Fight: what is coming, and what can be done about it.
 */
fights: Array<FightPreview>, 
/**
 * Where the next Move leads, no matter which hero makes it.
 */
next: Place, 
/**
 * For each seat: how much it has of what achievements ask for.
 */
progress: Array<Progress>, 
/**
 * Which game it is.
 */
game: "sanctum", 
/**
 * The version of this form.
 */
format: number, 
/**
 * Name and hash of the component set.
 */
set: string, players: number, difficulty: Difficulty, 
/**
 * Turns before the active hero's.
 */
turn: number, 
/**
 * Whether the next hero may begin before a turn is over (S-27.4).
 */
overlap: boolean, 
/**
 * Turns before the active hero's that are not over, the earliest first.
 */
unfinished: Array<Unfinished>, 
/**
 * Rounds of the final battle finished.
 */
round: number, 
/**
 * Who began.
 */
first: Seat, 
/**
 * Whose turn it is.
 */
active: Seat, 
/**
 * What the table is doing.
 */
frame: Frame | "over", 
/**
 * One entry per seat.
 */
heroes: Array<Hero>, 
/**
 * The demons of levels I, II and III.
 */
decks: Array<DemonDeck>, 
/**
 * Sets on offer: lists of demons.
 */
sets: Array<Array<DemonId>>, 
/**
 * Items in an opened chest.
 */
chest: ItemSet, 
/**
 * Seats, the latest Move first.
 */
march: Array<Seat>, 
/**
 * Index from 0, among the acts in use, of the older of the two act boards on the table.
 */
boards: number, 
/**
 * Whether the tile of act II or III still lies there.
 */
intervention: boolean, 
/**
 * Whether somebody reached the walls.
 */
walls_reached: boolean, 
/**
 * Starting bonus cards dealt.
 */
bonuses_dealt: Array<Cell>, achievements: Achievements, 
/**
 * Whether everybody sees all blessings (S-19.3).
 */
blessings_open: boolean, 
/**
 * Who breached the walls.
 */
breacher: Seat | null, 
/**
 * The turn of the breach; left out: no turn before it is unfinished.
 */
breach_turn?: number, lord: LordDeck, 
/**
 * Weak points that are hit, by demon, counted from 1.
 */
hits: { [key in number]: Array<number> }, 
/**
 * For items seen: the demon on the front.
 */
fronts: { [key in number]: DemonId }, 
/**
 * Follows from the rest; if written it must agree.
 */
outcome?: Outcome, };

/**
 * What a seat may do, as data.
 */
export type Action = { "type": "move" }
  | { "type": "fight" }
  | { "type": "rest" }
  | { "type": "breach" }
  | { "type": "answer" }
  | { "type": "end-turn" }
  | { "type": "open-chest" }
  | { "type": "engage", set: number, }
  | { "type": "take", item: ItemId, }
  | { "type": "drink", potion: Potion, space: SpaceRef, }
  | { "type": "roll" }
  | { "type": "use", ability: AbilityRef, die: number, change: DieChange, tokens: Array<Token>, }
  | { "type": "rage", die: number, change: DieChange, }
  | { "type": "assign", die: number, target: PointRef, }
  | { "type": "skill", skill: SkillRef, potion?: Potion, die?: number, change?: DieChange, set_aside?: number, target?: PointRef, }
  | { "type": "bless", blessing: BlessingId, die?: number, change?: DieChange, }
  | { "type": "end-attack" }
  | { "type": "block", ability: AbilityRef, tokens: Array<Token>, }
  | { "type": "accept" }
  | { "type": "loot", demon: DemonId, }
  | { "type": "raise", gem: Gem, skill: SkillRef, }
  | { "type": "turn-over" }
  | { "type": "fill", potion: Potion, }
  | { "type": "pour", potion: Potion, }
  | { "type": "equip", item: ItemId, slot: Slot, gems: Array<Gem>, }
  | { "type": "take-off", slot: Slot, }
  | { "type": "sell", item: ItemId, potions: Array<Potion>, }
  | { "type": "end-rest" }
  | { "type": "pay-penalty" }
  | { "type": "take-wounds" }
  | { "type": "corrupt", space: SpaceRef, }
  | { "type": "lose-blessing", blessing: BlessingId, }
  | { "type": "pay", token: Token, space: SpaceRef, }
  | { "type": "lose-die", die: number, };

/**
 * One thing that happened.
 */
export type Event = { "event": "did", seat: Seat, action: string, }
  | { "event": "drawn", chance: Chance, 
/**
 * Whose die it was.
 */
seat: Seat | null, }
  | { "event": "blessing-seen", seat: Seat, blessing: BlessingId, }
  | { "event": "space-blocked", achievement: Achievement, }
  | { "event": "turn-began", seat: Seat, turn: number, }
  | { "event": "turn-ended", seat: Seat, }
  | { "event": "advanced", seat: Seat, to: Place, }
  | { "event": "die-gained", seat: Seat, }
  | { "event": "sent-to-hordes", seat: Seat, }
  | { "event": "demon-dealt", demon: DemonId, set: number, }
  | { "event": "engaged", seat: Seat, demons: DemonSet, }
  | { "event": "discards-shuffled", level: number, }
  | { "event": "demons-discarded", demons: DemonSet, }
  | { "event": "item-turned", demon: DemonId, item: ItemId, }
  | { "event": "item-gained", seat: Seat, item: ItemId, }
  | { "event": "item-taken", seat: Seat, item: ItemId, }
  | { "event": "item-discarded", item: ItemId, }
  | { "event": "demon-killed", seat: Seat, demon: DemonId, }
  | { "event": "rage-activated", seat: Seat, }
  | { "event": "block-ended", seat: Seat, damage: number, shields: number, }
  | { "event": "wounded", seat: Seat, wounds: number, health: number, }
  | { "event": "healed", seat: Seat, health: number, }
  | { "event": "track-shortened", seat: Seat, marked: number, }
  | { "event": "penalty-paid", seat: Seat, atom: Atom, way: string | null, }
  | { "event": "potion-gained", seat: Seat, potion: Potion, }
  | { "event": "died", seat: Seat, }
  | { "event": "level-lost", seat: Seat, levels: number, }
  | { "event": "gem-raised", seat: Seat, gem: Gem, from: Cell, }
  | { "event": "skill-gained", seat: Seat, cell: Cell, }
  | { "event": "achievement-won", seat: Seat, achievement: Achievement, }
  | { "event": "lord-laid", lord: LordId, }
  | { "event": "answered", seat: Seat, cards: number, }
  | { "event": "respite-began" }
  | { "event": "blessings-opened" }
  | { "event": "round-began", round: number, }
  | { "event": "card-defeated", seat: Seat, place: number, }
  | { "event": "fury-revealed", seat: Seat, fury: FuryId, }
  | { "event": "lord-shuffled" }
  | { "event": "victorious", seat: Seat, }
  | { "event": "ended", outcome: Outcome, };

/**
 * How a match ended.
 */
export type Outcome = { 
/**
 * Whether somebody survived.
 */
result: GameResult, 
/**
 * Who won; several share it.
 */
winners: SeatSet, 
/**
 * O-26.1: all seats from the best to the last; seats of one entry are tied.
 */
ranking: Array<SeatSet>, 
/**
 * One entry per seat.
 */
heroes: Array<Score>, };

/**
 * An ability of a hero: of a slot (printed there, or on the item that lies on it), `head/1`, or
 * of a skill card (O-8.3), `red/2`.
 */
export type AbilityId = `${Slot}/${1 | 2}` | Cell;

/**
 * An ability: of a slot, or of a skill card.
 */
export type AbilityRef = { 
/**
 * The slot.
 */
slot: Slot, 
/**
 * Which of its abilities, from 1.
 */
n: number, } | { 
/**
 * The skill card.
 */
skill: SkillRef, };

/**
 * S-2.4: the three rows times three categories, and the bonus spaces of rows II and III.
 */
export type Achievement = `${"skills" | "gems" | "equipment"}/${1 | 2 | 3}` | `higher/${2 | 3}`;

/**
 * The achievement board.
 */
export type Achievements = { 
/**
 * Who won which space.
 */
won: { [key in Achievement]?: Seat }, 
/**
 * Spaces nobody can win.
 */
blocked: Array<Achievement>, };

/**
 * Sections 23 and 24: one atom of the penalty of a Demon Lord or fury card.
 */
export type Atom = string;

/**
 * The blessing on an achievement tile.
 */
export type BlessingId = number;

/**
 *A set of [`BlessingId`].
 */
export type BlessingSet = Array<BlessingId>;

/**
 * S-3.8: a place of the skill table, `red/2`.
 */
export type Cell = `${Color}/${1 | 2 | 3}`;

/**
 * What chance may do.
 */
export type Chance = string;

/**
 * S-1.4: the colours of demons, of columns of the skill table, and of gem symbols.
 */
export type Color = "red" | "green" | "blue";

/**
 * The demons of one level.
 */
export type DemonDeck = { 
/**
 * The card on top.
 */
top: DemonId | null, 
/**
 * The cards under it, in any order.
 */
rest: DemonSet, discard: DemonSet, };

/**
 * The front of a demon card.
 */
export type DemonId = number;

/**
 *A set of [`DemonId`].
 */
export type DemonSet = Array<DemonId>;

/**
 * One die.
 */
export type Die = { 
/**
 * O-27.4: what it showed when it was rolled; 0 before.
 */
rolled: number, 
/**
 * What it shows now.
 */
value: number, 
/**
 * Where it is.
 */
state: DieState, 
/**
 * S-24.9: whether an effect was used on it since it was rolled.
 */
modified: boolean, 
/**
 * S-3.11: whether it is the silver one.
 */
silver: boolean, };

/**
 * A change of a die.
 */
export type DieChange = { "to": number } | { "by": number };

/**
 * What became of a die.
 */
export type DieState = "rolling" | "free" | { "on": Target } | "aside";

/**
 * S-1.9, S-22.1: agreed before the game, felt in act VI.
 */
export type Difficulty = "normal" | "hard" | "nightmare" | "infernal";

/**
 * The effect side of a Demon Lord card.
 */
export type EffectId = number;

/**
 *A set of [`EffectId`].
 */
export type EffectSet = Array<EffectId>;

/**
 * An item on a slot, and the gems on it.
 */
export type Equipped = { 
/**
 * The item.
 */
item: ItemId, 
/**
 * S-14.6: one gem for each symbol.
 */
gems: Gems, };

/**
 * What holds in every match with a component set.
 */
export type Facts = { 
/**
 * S-1.3: the road from the first space to the cathedral, by the number of players.
 */
roads: { [key in number]: Array<Stop> }, 
/**
 * S-16.3 to S-16.6: how much the regular spaces of the achievement board ask for.
 */
goals: { [key in Achievement]?: number }, 
/**
 * S-3.4: the top space of the health track.
 */
health: number, };

/**
 * What belongs to a Fight and is over with it.
 */
export type Fight = { 
/**
 * The dice rolled.
 */
dice: Array<Die>, 
/**
 * Shields so far.
 */
shields: number, 
/**
 * Damage that comes in, from the end of Attack on.
 */
damage: number, 
/**
 * Skills used.
 */
used: Array<Cell>, 
/**
 * Dice rerolled with a skill.
 */
rerolls: number, 
/**
 * Whether a potion was drunk in preparation.
 */
drank: boolean, 
/**
 * The value that dice in the air may not show (S-24.5).
 */
reroll_until: number | null, 
/**
 * Whether only modified dice may hit the current card (S-24.8).
 */
only_modified: boolean, 
/**
 * Whether a rage tile became active at the end of this Attack (S-10.17).
 */
returned: boolean, 
/**
 * Whether the levels of a demon were taken after this Fight.
 */
looted: boolean, 
/**
 * Killed demons not looted yet.
 */
killed: DemonSet, };

/**
 * What is coming for a seat in a Fight.
 */
export type FightPreview = { seat: Seat, 
/**
 * The damage if Attack ended now, or as it was counted in Block.
 */
damage: number, 
/**
 * Shields so far.
 */
shields: number, 
/**
 * The most shields that can still be had with the tokens, skills and blessings at hand.
 */
shields_possible: number, 
/**
 * The wounds if nothing more is done.
 */
wounds: number, 
/**
 * The fewest wounds, with every shield that can still be had.
 */
least_wounds: number, 
/**
 * For each demon still alive: the values it still needs.
 */
demons: Array<Needs>, 
/**
 * For the current card of act VI: the values it still needs.
 */
card: Array<number> | null, };

/**
 * S-1.2: the four heroes.
 */
export type Figure = "huntress" | "outlaw" | "slayer" | "dancer";

/**
 * What the table is doing.
 */
export type Frame = { "first-player": { 
/**
 * How many seats have their hero already.
 */
assigned: number, } } | { "assign-heroes": { 
/**
 * The seat, counted from 0.
 */
next: number, } } | { "block-spaces": { 
/**
 * The row, counted from 0.
 */
row: number, } } | { "bonuses": { 
/**
 * The place in the turn order, counted from 0.
 */
place: number, 
/**
 * Cards still to be dealt.
 */
cards: number, 
/**
 * Potions still to be flipped.
 */
potions: number, } } | "show-tops" | "turn" | { "deal": { 
/**
 * The set that is being dealt.
 */
set: number, 
/**
 * The card of that set.
 */
card: number, 
/**
 * Whether a card of that set lies there already.
 */
begun: boolean, } } | "open-chest" | { "chest": { 
/**
 * Whose turn it is: a place of the march order.
 */
next: number, } } | { "lay": { 
/**
 * How many are still to be laid.
 */
left: number, } } | "respite" | { "turn-up": { 
/**
 * Its place in the row.
 */
card: number, } } | { "face": { 
/**
 * Its place in the row.
 */
card: number, 
/**
 * Its effect.
 */
effect: EffectId, } } | "deal-rows" | "round" | { "lay-roar": { 
/**
 * How many are still to be laid.
 */
left: number, } };

/**
 * A fury card.
 */
export type FuryId = number;

/**
 * How a match ended for all heroes together.
 */
export type GameResult = "victory" | "defeat";

/**
 * A gem: of a colour, or white.
 */
export type Gem = "red" | "green" | "blue" | "white";

/**
 * How many gems of each kind.
 */
export type Gems = { red?: number, green?: number, blue?: number, white?: number, };

/**
 * A hero as it is written. Everything left out has a default; the types for clients say what a view
 * holds, as in [`Position`].
 */
export type Hero = { figure: Figure, fate: Standing, 
/**
 * What its player is doing.
 */
step: Step, 
/**
 * Where the figure stands.
 */
place: Place, 
/**
 * The space of the health marker.
 */
health: number, 
/**
 * How many of the lowest spaces of the health track carry a marker.
 */
marked: number, 
/**
 * Permanent dice.
 */
dice: number, 
/**
 * Whether an item was ever equipped.
 */
has_equipped: boolean, 
/**
 * Stamina tokens in the pool.
 */
stamina: number, 
/**
 * Focus tokens in the pool.
 */
focus: number, 
/**
 * What lies on ability spaces, by ability; abilities with nothing are left out.
 */
spaces: { [key in AbilityId]?: Array<Space> }, rage: Rage, potions: Potions, potion_spaces: number, 
/**
 * Potions of the player's choice that an immediate effect still gives.
 */
owed_potions: number, 
/**
 * Gems on the skill table.
 */
table: { [key in Cell]?: Gems }, 
/**
 * The gem pool.
 */
gems: Gems, 
/**
 * All gems gained.
 */
gained: Gems, 
/**
 * Skills gained.
 */
skills: Array<Cell>, 
/**
 * Items not equipped.
 */
bag: ItemSet, 
/**
 * Items of the bag that came too late for the Rest in progress (S-27.5).
 */
locked: Array<ItemId>, slots: { [key in Slot]?: Equipped }, 
/**
 * Demons in the battle zone.
 */
zone: DemonSet, 
/**
 * The blessings won; hidden from others before S-19.3.
 */
blessings?: BlessingSet, 
/**
 * Blessings used or lost.
 */
spent: BlessingSet, 
/**
 * Achievement tiles won.
 */
tiles: number, 
/**
 * Tiles not looked at yet.
 */
owed_tiles: number, 
/**
 * Cards at the cathedral when the hero answered.
 */
answered: number, 
/**
 * Dice fewer in the next Fight.
 */
fewer_dice: number, 
/**
 * More damage in the next Fight.
 */
extra_damage: number, 
/**
 * The cards of act VI, once they are dealt.
 */
row: Row | null, 
/**
 * The Fight it is in.
 */
fight: Fight | null, };

/**
 * The back of a demon card.
 */
export type ItemId = number;

/**
 *A set of [`ItemId`].
 */
export type ItemSet = Array<ItemId>;

/**
 * The cards of the Demon Lord.
 */
export type LordDeck = { 
/**
 * The card on top.
 */
top: LordId | null, 
/**
 * The cards under it, in any order.
 */
rest: LordSet, 
/**
 * Cards at the cathedral, in order.
 */
laid: Array<LordId>, 
/**
 * Cards out of the game.
 */
out: LordSet, 
/**
 * Effects nobody has seen yet.
 */
effects: EffectSet, 
/**
 * Cards of the next roar.
 */
roar: number, };

/**
 * The weak-point side of a Demon Lord card.
 */
export type LordId = number;

/**
 *A set of [`LordId`].
 */
export type LordSet = Array<LordId>;

/**
 * What a demon still needs.
 */
export type Needs = { 
/**
 * The demon.
 */
demon: DemonId, 
/**
 * Values of weak points that are not hit.
 */
values: Array<number>, };

/**
 * Where a figure stands.
 */
export type Place = "start" | "hordes" | `act/${number}/${number}` | "walls" | "cathedral";

/**
 * A weak point.
 */
export type PointRef = { 
/**
 * The demon; none for the card the figure stands on in act VI.
 */
demon?: DemonId, 
/**
 * Which of its weak points, from 1.
 */
point: number, };

/**
 * S-9.2: a red potion brings back stamina, a blue one focus.
 */
export type Potion = "red" | "blue";

/**
 * Potions of each kind.
 */
export type Potions = { red: number, blue: number, };

/**
 * What a hero has of each category of achievements.
 */
export type Progress = { 
/**
 * Skills gained.
 */
skills: number, 
/**
 * Gems gained in each of two colours.
 */
gems: number, 
/**
 * The levels of the items equipped.
 */
equipment: number, };

/**
 * O-3.4: rage tiles, and how many of them are active side up.
 */
export type Rage = { 
/**
 * Tiles in all.
 */
tiles: number, 
/**
 * Active ones.
 */
active: number, };

/**
 * The row of act VI. A face-down fury card is `null` in a view.
 */
export type Row = { 
/**
 * The Demon Lord cards; `null` where a defeated one is collected.
 */
lords: Array<LordId | null>, 
/**
 * The fury cards.
 */
furies: Array<FuryId | null>, 
/**
 * Cards defeated so far: the place of the figure.
 */
at: number, 
/**
 * Weak points of the current card that are hit, counted from 1.
 */
hits: Array<number>, };

/**
 * How a match ended for one hero.
 */
export type Score = { 
/**
 * S-26.2.
 */
victorious: boolean, 
/**
 * S-26.3: the space of the health marker; S-23.12: markers on the track do not change it.
 */
health: number, 
/**
 * S-26.4, O-26.3: achievement tiles won.
 */
achievements: number, 
/**
 * S-26.5: cards defeated.
 */
cards: number, 
/**
 * S-26.6, O-26.2: hits on the card that was not defeated.
 */
hits: number, };

/**
 * A place at the table. Who sits there (a person, a bot, nobody) is not the engine's business.
 */
export type Seat = number;

/**
 * A set of seats.
 */
export type SeatSet = Array<Seat>;

/**
 * A place of the skill table.
 */
export type SkillRef = { 
/**
 * Its column.
 */
column: Color, 
/**
 * Its level, 1 to 3.
 */
level: number, };

/**
 * A slot for one item.
 */
export type Slot = "head" | "body" | "boots" | "weapon1" | "weapon2" | "amulet";

/**
 * What lies on an ability space.
 */
export type Space = "empty" | "stamina" | "focus" | "corrupt";

/**
 * One space of an ability.
 */
export type SpaceRef = { 
/**
 * The ability.
 */
ability: AbilityRef, 
/**
 * Which of its spaces, from 1.
 */
n: number, };

/**
 * Whether a hero still takes part.
 */
export type Standing = "alive" | "victorious" | "dead";

/**
 * What a hero's player is doing.
 */
export type Step = "idle" | "choose" | "engage" | "finish" | "prepare" | "attack" | { "penalty": { 
/**
 * The atom that is being carried out; none before the choice.
 */
atom: number | null, } } | "block" | "loot" | { "levels": { 
/**
 * The killed demon.
 */
demon: DemonId, 
/**
 * Levels left.
 */
left: number, } } | { "turn-over": { 
/**
 * The demon.
 */
demon: DemonId, } } | { "turning": { 
/**
 * The demon.
 */
demon: DemonId, } } | "equip" | "ended" | "tiles" | "done";

/**
 * A place of the road.
 */
export type Stop = { place: Place, 
/**
 * The board it is on.
 */
act: number, 
/**
 * S-5.6: the levels of the sets that are dealt there.
 */
sets: Array<Array<1 | 2 | 3>>, 
/**
 * S-6.1: whether there is a treasure chest.
 */
chest: boolean, 
/**
 * S-2.8: whether the tile of divine intervention is laid there.
 */
intervention: boolean, };

/**
 * A weak point: of a demon, `demon/17/2`, or of the card a figure stands on in act VI, `card/2`.
 */
export type Target = `demon/${number}/${number}` | `card/${number}`;

/**
 * The two kinds of tokens.
 */
export type Token = "stamina" | "focus";

/**
 * S-27.4: a turn that is past Block, or a Rest, while the next hero has begun.
 */
export type Unfinished = { 
/**
 * Whose turn it is.
 */
seat: Seat, 
/**
 * How many turns came before it.
 */
number: number, };

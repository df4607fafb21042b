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
 * What a seat may do, as data. In an offer `shows` is the value the die will show, where that is
 * known before.
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
  | { "type": "use", ability: AbilityRef, die: number, change: DieChange, tokens: Array<Token>, shows?: number, }
  | { "type": "rage", die: number, change: DieChange, shows?: number, }
  | { "type": "assign", die: number, target: PointRef, }
  | { "type": "skill", skill: SkillRef, potion?: Potion, die?: number, change?: DieChange, set_aside?: number, target?: PointRef, shows?: number, }
  | { "type": "bless", blessing: BlessingId, die?: number, change?: DieChange, shows?: number, }
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
export type Event = { "event": "did", seat: Seat, action: string, 
/**
 * The same as data.
 */
typed: Action, }
  | { "event": "drawn", chance: string, 
/**
 * The same as data.
 */
typed: Chance, 
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
  | { "event": "penalty-paid", seat: Seat, atom: string, 
/**
 * The same as data.
 */
typed: Atom, way: string | null, }
  | { "event": "potion-gained", seat: Seat, potion: Potion, }
  | { "event": "died", seat: Seat, }
  | { "event": "level-lost", seat: Seat, levels: number, }
  | { "event": "gem-raised", seat: Seat, gem: Gem, from: Cell, 
/**
 * S-12.9: none for the gem pool.
 */
to: Cell | null, }
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
 * So much stamina and so much focus.
 */
export type Amounts = [number, number];

/**
 * Sections 23 and 24: one atom of the penalty of a Demon Lord or fury card.
 */
export type Atom = { "kind": "lose", "value": Token } | { "kind": "lose-blessing" } | { "kind": "corrupt", "value": SpaceColor | null } | { "kind": "die-fewer" } | { "kind": "damage", "value": number } | { "kind": "shorten" } | { "kind": "heal" } | { "kind": "drink" } | { "kind": "waste-rage" } | { "kind": "pay" } | { "kind": "reroll", "value": number } | { "kind": "lose-die" } | { "kind": "only-modified" };

/**
 * One reason: whose Fight it is about, what decided, and the rules that say so.
 */
export type Because = { 
/**
 * The hero; none for all.
 */
seat: Seat | null, 
/**
 * What decided.
 */
cause: Cause, 
/**
 * The rules that say so.
 */
rules: Array<Rule>, };

/**
 * S-25.2, S-25.3: what a blessing does.
 */
export type Blessing = { "kind": "token", "value": Token } | { "kind": "effect", "value": Effect };

/**
 * The blessing on an achievement tile.
 */
export type BlessingId = number;

/**
 *A set of [`BlessingId`].
 */
export type BlessingSet = Array<BlessingId>;

/**
 * Where the rules of each kind of card begin.
 */
export type CardRules = { demon: Array<Rule>, item: Array<Rule>, skill: Array<Rule>, lord: Array<Rule>, effect: Array<Rule>, fury: Array<Rule>, blessing: Array<Rule>, };

/**
 * What decided something in a Fight.
 */
export type Cause = { "kind": "began", 
/**
 * The round of the final battle; none on the road.
 */
round: number | null, } | { "kind": "killed", 
/**
 * The demon.
 */
demon: DemonId, } | { "kind": "defeated" } | { "kind": "revealed", 
/**
 * The card.
 */
fury: FuryId, } | { "kind": "paid", 
/**
 * The part.
 */
atom: Atom, } | { "kind": "card-wounds", 
/**
 * How many.
 */
wounds: number, } | { "kind": "survivors", 
/**
 * The damage.
 */
damage: number, } | { "kind": "row", 
/**
 * The damage, with what penalties added.
 */
damage: number, } | { "kind": "added", 
/**
 * The damage.
 */
damage: number, } | { "kind": "blocked", 
/**
 * The damage.
 */
damage: number, } | { "kind": "wounded", 
/**
 * Damage that shields blocked.
 */
shields: number, 
/**
 * Damage that was not blocked.
 */
wounds: number, 
/**
 * The health that is left.
 */
health: number, } | { "kind": "died" } | { "kind": "raged" } | { "kind": "raised" } | { "kind": "lost", 
/**
 * How many.
 */
levels: number, } | { "kind": "skill", 
/**
 * Its place in the table.
 */
cell: Cell, } | { "kind": "item", 
/**
 * The item.
 */
item: ItemId, } | { "kind": "won", 
/**
 * The space.
 */
achievement: Achievement, } | { "kind": "victorious" } | { "kind": "over" };

/**
 * S-3.8: a place of the skill table, `red/2`.
 */
export type Cell = `${Color}/${1 | 2 | 3}`;

/**
 * What chance may do.
 */
export type Chance = { "type": "hero", "value": Figure }
  | { "type": "first", "value": Seat }
  | { "type": "bonus", "value": Cell }
  | { "type": "flip", "value": Potion }
  | { "type": "roll", "value": number }
  | { "type": "demon", "value": DemonId }
  | { "type": "item", "value": ItemId }
  | { "type": "blessing", "value": BlessingId }
  | { "type": "lord", "value": LordId }
  | { "type": "effect", "value": EffectId }
  | { "type": "fury", "value": FuryId };

/**
 * S-1.4: the colours of demons, of columns of the skill table, and of gem symbols.
 */
export type Color = "red" | "green" | "blue";

/**
 * Everything that is printed in a component set, and what the rules say about the board.
 */
export type Components = { 
/**
 * Fronts of demon cards, by number from 1.
 */
demons: Array<PrintedDemon>, 
/**
 * Backs of demon cards, by number from 1.
 */
items: Array<PrintedItem>, 
/**
 * The boards of the heroes.
 */
heroes: { [key in Figure]?: PrintedHero }, 
/**
 * O-14.1: the kind of item each slot takes.
 */
slots: { [key in Slot]?: SlotType }, 
/**
 * The skill tables of the heroes.
 */
skills: { [key in Figure]?: { [key in Cell]: PrintedSkill } }, 
/**
 * Weak-point sides of Demon Lord cards, by number from 1.
 */
lords: Array<PrintedFront>, 
/**
 * Effect sides of Demon Lord cards, by number from 1.
 */
effects: Array<PrintedPenalty>, 
/**
 * Fury cards, by number from 1.
 */
furies: Array<PrintedFury>, 
/**
 * Achievement tiles, by number from 1.
 */
blessings: Array<Blessing>, 
/**
 * S-2.6: for each row, the spaces that the rolls 1 to 6 block with two players.
 */
blocked: Array<Array<Achievement>>, 
/**
 * Starting bonuses.
 */
bonuses: PrintedBonuses, 
/**
 * What the rules say about the board.
 */
facts: Facts, };

/**
 * S-3.11: when the silver die joins a Fight. It is asked at the roll.
 */
export type Condition = { "kind": "focus", "value": number } | { "kind": "drank" } | { "kind": "wounded", "value": number } | { "kind": "outnumbered", "value": number };

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
 * S-8.10: a change of one die.
 */
export type DieEffect = { "kind": "set", "value": number } | { "kind": "plus", "value": number } | { "kind": "minus", "value": number } | { "kind": "plus-minus", "value": number } | { "kind": "plus-any" } | { "kind": "minus-any" };

/**
 * What became of a die.
 */
export type DieState = "rolling" | "free" | { "on": Target } | "aside";

/**
 * S-1.9, S-22.1: agreed before the game, felt in act VI.
 */
export type Difficulty = "normal" | "hard" | "nightmare" | "infernal";

/**
 * S-8.10: the effect of an ability.
 */
export type Effect = { "kind": "die", "value": DieEffect } | { "kind": "shields", "value": number };

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
 * A card of act VI whose penalty or wounds a hero chooses.
 */
export type Faced = { card: FacedCard, 
/**
 * S-23.1: the wounds it deals to this hero.
 */
wounds: number, 
/**
 * The health that would be left.
 */
health: number, 
/**
 * Whether the hero would die of them.
 */
dies: boolean, };

/**
 * Which card it is.
 */
export type FacedCard = { "effect": EffectId } | { "fury": FuryId };

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
health: number, 
/**
 * The rules that speak of cards and tokens.
 */
rules: KindRules, };

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
 * What is added up for a hero.
 */
export type HeroSums = { 
/**
 * S-11.1: the damage of the demons in the battle zone that are not killed; left out if it is 0.
 */
damage?: number, 
/**
 * The damage that killed demons do not deal.
 */
spared?: number, 
/**
 * The damage with each set on offer, if it were engaged; left out if there are none.
 */
with_sets?: Array<number>, 
/**
 * S-11.6, S-23.12: the highest space of the health track that means death; left out if it is 0.
 */
death?: number, 
/**
 * The card the hero faces.
 */
faced?: Faced, 
/**
 * S-27.5: the heroes whose turns its achievements wait for.
 */
waits_for?: Array<Seat>, 
/**
 * S-15.2: its tokens, in the pools and on abilities.
 */
tokens: TokenSum, };

/**
 * S-13.5: what happens at once when a skill card is gained.
 */
export type Immediate = { "kind": "rage-tile" } | { "kind": "potion-spaces", "value": number } | { "kind": "potion" };

/**
 * The back of a demon card.
 */
export type ItemId = number;

/**
 *A set of [`ItemId`].
 */
export type ItemSet = Array<ItemId>;

/**
 * The rules that speak of each kind of thing.
 */
export type KindRules = { cards: CardRules, tokens: TokenRules, };

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
 * S-13.7: what a skill card lets its owner do. Powers of Attack and Block work once in a Fight.
 */
export type Power = { "kind": "silver-die", "value": Condition } | { "kind": "any-flask" } | { "kind": "change", "value": DieEffect } | { "kind": "flip" } | { "kind": "copy" } | { "kind": "reroll", "value": number } | { "kind": "double-strike" } | { "kind": "bleed" } | { "kind": "sacrifice" } | { "kind": "shields", "value": number } | { "kind": "gem-shields", "value": [Color, number] } | { "kind": "rage-shields", "value": number } | { "kind": "flask-shields", "value": number } | { "kind": "dice-shields" } | { "kind": "extra-level" } | { "kind": "haggle" } | { "kind": "ward" };

/**
 * An ability: what its spaces take, and what it does.
 */
export type PrintedAbility = { spaces: Array<SpaceColor>, effect: Effect, };

/**
 * What players start with.
 */
export type PrintedBonuses = { 
/**
 * The skill each starting bonus card shows.
 */
cards: Array<Cell>, 
/**
 * By number of players: what each place of the turn order gets.
 */
seats: { [key in number]: Array<PrintedSeatBonus> }, };

/**
 * The front of a demon card.
 */
export type PrintedDemon = { level: 1 | 2 | 3, color: Color, weak_points: Array<number>, damage: number, 
/**
 * The kind of item on the back.
 */
slot: SlotType, 
/**
 * The colour of the item on the back.
 */
item_color: Color, };

/**
 * What it takes to defeat a card of the Demon Lord, and its damage until then.
 */
export type PrintedFront = { weak_points: Array<number>, damage: number, };

/**
 * A fury card.
 */
export type PrintedFury = { front: PrintedFront, effect: PrintedPenalty, };

/**
 * The board of a hero.
 */
export type PrintedHero = { 
/**
 * Tokens at the start.
 */
tokens: Array<Token>, 
/**
 * Potion spaces.
 */
potions: number, 
/**
 * The abilities printed on the slots.
 */
slots: { [key in Slot]?: PrintedAbility }, };

/**
 * The back of a demon card.
 */
export type PrintedItem = { name: string, level: 1 | 2 | 3, slot: SlotType, color: Color, 
/**
 * Its gem symbols.
 */
gems: Array<Color>, abilities: Array<PrintedAbility>, 
/**
 * The tokens it gives.
 */
flames: Array<Token>, };

/**
 * A penalty, or else wounds.
 */
export type PrintedPenalty = { 
/**
 * The name of the card.
 */
name: string, penalty: Array<Atom>, wounds: number, };

/**
 * What a place of the turn order starts with.
 */
export type PrintedSeatBonus = { 
/**
 * Starting bonus cards.
 */
cards: number, 
/**
 * Potions of a random colour.
 */
potions: number, };

/**
 * One place of a skill table.
 */
export type PrintedSkill = { name: string, gems: Array<Gem>, 
/**
 * The tokens of a tile; none on a card.
 */
tokens: Array<Token>, 
/**
 * What is on a card; none on a tile.
 */
card: PrintedSkillCard | null, };

/**
 * A skill card.
 */
export type PrintedSkillCard = { 
/**
 * What it lets its owner do.
 */
power: Power | null, 
/**
 * What happens when it is gained.
 */
immediate: Array<Immediate>, 
/**
 * An ability printed on it.
 */
ability: PrintedAbility | null, 
/**
 * Whether it goes on the space with the diamond.
 */
special: boolean, };

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
 * A numbered rule or ruling: book letter, section, number.
 */
export type Rule = string;

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
 * What a set of demons comes to.
 */
export type SetSum = { 
/**
 * S-11.1: the damage, while none is killed.
 */
damage: number, 
/**
 * S-12.1: the levels to be gained in each colour.
 */
levels: { [key in Color]?: number }, };

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
 * O-14.1: the kinds of items that words and drawings know; a set says which slot takes which.
 */
export type SlotType = "head" | "body" | "boots" | "weapon" | "amulet";

/**
 * What lies on an ability space.
 */
export type Space = "empty" | "stamina" | "focus" | "corrupt";

/**
 * S-8.4: what a space of an ability takes.
 */
export type SpaceColor = "red" | "blue" | "purple";

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
 * What the rules add up to on the table.
 */
export type Sums = { 
/**
 * For each set on offer.
 */
sets: Array<SetSum>, 
/**
 * For each hero.
 */
heroes: Array<HeroSums>, };

/**
 * A weak point: of a demon, `demon/17/2`, or of the card a figure stands on in act VI, `card/2`.
 */
export type Target = `demon/${number}/${number}` | `card/${number}`;

/**
 * The two kinds of tokens.
 */
export type Token = "stamina" | "focus";

/**
 * A source of tokens, and what it gives. This is sent with every table, so it is short.
 */
export type TokenPart = [TokenSource, Amounts];

/**
 * What says how many tokens a hero has.
 */
export type TokenRules = { 
/**
 * How many there are in all.
 */
total: Rule, 
/**
 * Those of the hero board.
 */
board: Rule, 
/**
 * Those of gained tiles.
 */
skill: Rule, 
/**
 * Those of items.
 */
item: Rule, 
/**
 * What act VI changes.
 */
changed: Rule, 
/**
 * Where spent ones lie.
 */
spent: Rule, };

/**
 * S-15.1, S-15.3: where tokens come from.
 */
export type TokenSource = "board" | { "skill": Cell } | { "item": Slot } | "changed";

/**
 * The tokens of a hero and where they come from.
 */
export type TokenSum = { 
/**
 * In the pools and on abilities.
 */
total: Amounts, 
/**
 * On abilities; left out if none are.
 */
spent?: Amounts, 
/**
 * Where they come from.
 */
parts: Array<TokenPart>, };

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

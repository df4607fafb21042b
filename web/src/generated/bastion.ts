// Generated from crates/bastion: do not edit.
// To write it anew: BATTLEMENT_WRITE_TYPES=1 cargo test -p protocol

/**
 * The table as a viewer sees it.
 */
export type View = { 
/**
 * Current strengths, card by card from the host or the top enemy down (B-15.18).
 */
strength: Places<Array<number>>, 
/**
 * Where each strength comes from.
 */
modifiers: Places<Array<CardModifiers>>, 
/**
 * The parts of these strengths, each with its rule; without cards whose strength is only the
 * printed one, which are most.
 */
parts: Places<Array<CardStrength>>, 
/**
 * What an attack costs before spells.
 */
price: Places<Price>, 
/**
 * What makes these prices.
 */
price_rules: Places<PriceRules>, 
/**
 * Units that cannot be attacked, and the rule that protects them.
 */
protected: Places<Rule>, 
/**
 * The property that protects each of them; left out if there are none.
 */
protected_by?: Places<Property>, 
/**
 * Units that protect or strengthen the unit beside them; left out if there are none.
 */
beside?: Array<Beside>, 
/**
 * Districts whose sources and tower an enemy on the plaza closes; left out if there are none.
 */
closed?: Array<District>, 
/**
 * Sources that cannot be channelled although they may be open, by district and number.
 */
blocked: { [key in number]: { [key in number]: Rule } }, 
/**
 * Guarded places.
 */
guarded: Array<Place>, 
/**
 * B-16.4: spells nobody may cast.
 */
banned: Array<Spell>, 
/**
 * Where a card without a placement property would land, or what moves with an empty deck.
 */
next: Next, 
/**
 * Whether the enemies win with their next card or move, unless the wall changes; left out if
 * not.
 */
is_last_chance?: boolean, 
/**
 * The attack that is announced, or that an announced move needs.
 */
attack?: Attack, 
/**
 * Which game it is.
 */
game: "bastion", 
/**
 * The version of this form.
 */
format: number, 
/**
 * Name and hash of the component set.
 */
set: string, players: number, mode: Mode, side: Side, 
/**
 * The colours of D1 to D6, as far as they are laid.
 */
districts: Array<Color>, 
/**
 * Turns finished.
 */
turn: number, 
/**
 * Who began.
 */
first: Seat, 
/**
 * Whose turn it is.
 */
active: Seat, 
/**
 * What the active hero has already done.
 */
done: Done, 
/**
 * Units by wall section.
 */
wall: { [key in number]: Unit }, 
/**
 * Units by district.
 */
plazas: { [key in number]: Unit }, 
/**
 * From the bottom to the top enemy.
 */
citadel: Array<EnemyId>, 
/**
 * One entry per seat.
 */
heroes: Array<Hero>, reserve: Mana, 
/**
 * Discs on sources, by district and source.
 */
sources: { [key in number]: { [key in number]: Color } }, 
/**
 * Damaged sources, by district.
 */
damaged: { [key in number]: Array<number> }, 
/**
 * Discs on towers, by district.
 */
towers: { [key in number]: Color }, 
/**
 * Structures, by district and foundation.
 */
foundations: { [key in number]: { [key in number]: RitualId } }, decks: Decks, 
/**
 * Cards put aside during set-up.
 */
set_aside: EnemySet, 
/**
 * Cards known to be out of the game.
 */
box: Out, 
/**
 * What is being resolved, from the outermost to the innermost; the last one goes on first.
 */
flow: Array<Frame>, 
/**
 * The announced action.
 */
action?: Draft, 
/**
 * How it ended, once it has.
 */
outcome?: Outcome, };

/**
 * What a seat may do, as data.
 */
export type Action = { "type": "move", to: PlaceRef, }
  | { "type": "channel", from: ChannelRef, }
  | { "type": "attack", target: TargetRef, }
  | { "type": "convert", artifact: RitualRef, give: Color, take: Color, }
  | { "type": "accumulate", artifact: RitualRef, color: Color, from: Seat, }
  | { "type": "revive", source: SourceNumber, }
  | { "type": "end-phase" }
  | { "type": "cast", card: EnemyRef, spell: Spell, copies?: CopiedSpell, color?: Color, }
  | { "type": "go-on" }
  | { "type": "call-off" }
  | { "type": "hold" }
  | { "type": "release" }
  | { "type": "deposit", color?: Color, }
  | { "type": "pay", mana: Mana, }
  | { "type": "swap", a: TargetRef, b: TargetRef, }
  | { "type": "teleport", from: TargetRef, to: TargetRef, }
  | { "type": "agree" }
  | { "type": "refuse" }
  | { "type": "leave", to: PlaceRef, }
  | { "type": "perform", card: RitualRef, on?: FoundationRef, }
  | { "type": "keep", cards: Array<RitualRef>, };

/**
 * One thing that happened.
 */
export type Event = { "event": "drawn", chance: Chance, }
  | { "event": "announced", seat: Seat, announced: Announced, }
  | { "event": "called-off", seat: Seat, wall: Wall, }
  | { "event": "cast", seat: Seat, card: EnemyId, spell: Spell, power: number, color: Color | null, }
  | { "event": "spells-spent", cards: EnemySet, }
  | { "event": "held", seat: Seat, }
  | { "event": "released", seat: Seat, }
  | { "event": "hero-moved", seat: Seat, from: Place, to: Place, journey: HeroMoveCause, 
/**
 * Why a forced move was forced.
 */
because?: Array<Because>, }
  | { "event": "mana-paid", seat: Seat, mana: Mana, }
  | { "event": "mana-gained", seat: Seat, mana: Mana, }
  | { "event": "mana-given", from: Seat, to: Seat, color: Color, }
  | { "event": "deposited", seat: Seat, district: District, source: number | null, color: Color, from_reserve: boolean, }
  | { "event": "discs-returned", district: District, mana: Mana, because?: Array<Because>, }
  | { "event": "source-revived", seat: Seat, district: District, source: number, }
  | { "event": "refused", seat: Seat, }
  | { "event": "enemy-added", card: EnemyId, at: Target, 
/**
 * Why it came to stand there, and what its properties do next.
 */
because?: Array<Because>, }
  | { "event": "enemy-joined", card: EnemyId, at: Section, because?: Array<Because>, }
  | { "event": "enemy-set-aside", card: EnemyId, }
  | { "event": "deck-reshuffled", cards: EnemySet, }
  | { "event": "unit-moved", card: EnemyId, from: Target, to: Target, march: UnitMoveCause, because?: Array<Because>, }
  | { "event": "units-swapped", a: Section, b: Section, }
  | { "event": "defeated", seat: Seat, at: Target, cards: EnemySet, }
  | { "event": "ritual-performed", seat: Seat, card: RitualId, on: Foundation | null, }
  | { "event": "structure-laid", card: RitualId, on: Foundation, }
  | { "event": "structure-replaced", card: RitualId, on: Foundation, }
  | { "event": "beast-dealt", seat: Seat, card: EnemyId, }
  | { "event": "ritual-dealt", seat: Seat, card: RitualId, }
  | { "event": "rituals-kept", seat: Seat, kept: RitualSet, returned: RitualSet, }
  | { "event": "turn-began", seat: Seat, turn: number, }
  | { "event": "phase-repeated", seat: Seat, because?: Array<Because>, }
  | { "event": "phase-ended", seat: Seat, }
  | { "event": "ended", outcome: Outcome, };

/**
 * How a match ended, and for whom.
 */
export type Outcome = { result: "won" | "lost", cause: "saved" | "destroyed" | "captured", rule: Rule, };

/**
 * What stops a unit on the wall section where it comes to stand.
 */
export type Ahead = "gate" | { "unit": EnemyId };

/**
 * An announced action.
 */
export type Announced = { "move": Place } | { "channel": Way } | { "attack": Target } | { "convert": { 
/**
 * The card.
 */
artifact: RitualId, 
/**
 * The colour given.
 */
give: Color, 
/**
 * The colour taken.
 */
take: Color, } } | { "accumulate": { 
/**
 * The card.
 */
artifact: RitualId, 
/**
 * The colour taken.
 */
color: Color, 
/**
 * The hero asked.
 */
from: Seat, } } | { "revive": SourceNumber };

/**
 * An attack that is announced.
 */
export type Attack = { target: Target, 
/**
 * What was cast for it.
 */
helps: Array<Because>, 
/**
 * How it can be paid now; none if it cannot.
 */
payments: Payments | null, };

/**
 * One reason: what decided, and the rules that say so.
 */
export type Because = { 
/**
 * What decided.
 */
cause: Cause, 
/**
 * The rules that say so.
 */
rules: Array<Rule>, };

/**
 * A unit with a property that works on a unit beside it.
 */
export type Beside = { property: Property, from: Section, to: Section, };

/**
 * The colour of a card's strength disc (B-4.8 to B-4.11).
 */
export type CardColor = { "mono": Color } | "white" | "gray" | { "prismatic": number };

/**
 * A card and what makes up its strength.
 */
export type CardModifiers = { card: EnemyId, 
/**
 * The printed number, or the property value of a Shapeshifter (B-14.2).
 */
base: number, 
/**
 * +1 for each unit with Rally next to it.
 */
rally: number, 
/**
 * +1 by the coloured Tyranny of the top enemy of the citadel: its colour.
 */
colored_tyranny: Color | null, 
/**
 * +1 by general Tyranny.
 */
general_tyranny: boolean, 
/**
 * −2 for each matching Cannon in its district: how many there are.
 */
cannons: number, };

/**
 * The parts of the strength of one card.
 */
export type CardStrength = { card: EnemyId, parts: Array<StrengthPart>, };

/**
 * What decided something.
 */
export type Cause = { "kind": "roosted" } | { "kind": "rushed" } | { "kind": "alone" } | { "kind": "came", 
/**
 * What stopped it.
 */
ahead: Ahead, } | { "kind": "passed", 
/**
 * How many units there were.
 */
units: number, } | { "kind": "stuck" } | { "kind": "joined", 
/**
 * The host.
 */
host: EnemyId, 
/**
 * Whether a unit nearer to the gate cannot be joined.
 */
skipped: boolean, } | { "kind": "combined", 
/**
 * How many cards there are.
 */
cards: number, } | { "kind": "vanguard", 
/**
 * How many.
 */
more: number, } | { "kind": "vanguard-in-vain" } | { "kind": "flew" } | { "kind": "carried" } | { "kind": "next-plaza" } | { "kind": "closed" } | { "kind": "plaza-taken" } | { "kind": "built-over" } | { "kind": "walked", 
/**
 * What stopped it.
 */
ahead: Ahead, } | { "kind": "evicted", 
/**
 * Roost in the citadel, Terror in a district.
 */
by: Property, } | { "kind": "departed" } | { "kind": "repeated" } | { "kind": "power", 
/**
 * How many discs they save.
 */
discs: number, } | { "kind": "alchemy" };

/**
 * What chance may do.
 */
export type Chance = { "district": Color } | { "class": Class } | { "first": Seat } | { "enemy": EnemyId } | { "ritual": RitualId };

/**
 * What can be channelled.
 */
export type ChannelRef = { "kind": "source", 
/**
 * Its number.
 */
n: SourceNumber, } | { "kind": "tower" } | { "kind": "citadel" };

/**
 * A class of basic or advanced enemies (B-4.5, B-4.6), one card of each colour.
 */
export type Class = "beast" | "warrior" | "mage" | "rider" | "scout" | "symbiote" | "flier" | "priest" | "giant" | "archmage" | "shapeshifter" | "dragon";

/**
 * A colour of mana (R-1.1 fixes names and order).
 */
export type Color = "yellow" | "green" | "blue" | "purple" | "black" | "red";

/**
 * The typed tables of a component set.
 */
export type Components = { 
/**
 * Every enemy card, in the order of the notation.
 */
enemies: { [key in EnemyId]: EnemyCard }, 
/**
 * Every ritual card.
 */
rituals: { [key in RitualId]?: RitualCard }, 
/**
 * The colours of the printed sources, by side and colour of the district.
 */
sources: { [key in Side]: { [key in Color]: Array<Color> } }, 
/**
 * How many foundations a district has.
 */
foundations: number, 
/**
 * The rule at which the book begins to speak of each property.
 */
properties: { [key in Property]: Rule }, 
/**
 * The same of each spell.
 */
spells: { [key in Spell]: Rule }, 
/**
 * What the book says of each kind of thing.
 */
rules: KindRules, };

/**
 * What a Copy copies.
 */
export type CopiedSpell = { 
/**
 * The spell.
 */
spell: Spell, 
/**
 * Its power; 0 where it has none.
 */
power: number, };

/**
 * The two decks.
 */
export type Decks = { enemy: EnemyDeck, ritual: RitualDeck, };

/**
 * A district, D1 to D6 counter-clockwise; D1 is the camp district (B-2.7).
 */
export type District = number;

/**
 * What the active hero has already done (B-6.3, B-6.4, B-6.10). B-6.7: spells and rituals are no
 * actions and leave no mark here.
 */
export type Done = { 
/**
 * Move, in this hero phase.
 */
moved: boolean, 
/**
 * Channel, in this hero phase.
 */
channelled: boolean, 
/**
 * Attack, in this hero phase.
 */
attacked: boolean, 
/**
 * Revive source, in this hero phase.
 */
revived: boolean, 
/**
 * Artifacts used in this turn.
 */
artifacts: RitualSet, 
/**
 * B-15.49: it still has to attack the top enemy of the citadel or leave.
 */
obliged: boolean, };

/**
 * The action that is being resolved, and everything cast in it so far.
 */
export type Draft = { 
/**
 * What was announced.
 */
announced: Announced | null, 
/**
 * Spell cards committed, any number (B-12.4), still in front of their heroes (B-12.3).
 */
committed: EnemySet, 
/**
 * Spell cards won by the attack of this action.
 */
won: EnemySet, 
/**
 * Power of Fireball and Lightning (B-12.26).
 */
power: number, 
/**
 * Alchemy was cast.
 */
alchemy: boolean, 
/**
 * Missile was cast.
 */
missile: boolean, 
/**
 * Power of Plenty (B-12.16).
 */
plenty: number, 
/**
 * The colour chosen with Prism.
 */
prism: Color | null, 
/**
 * Moves made in this Move action.
 */
steps: number, 
/**
 * Speed was cast and the next move is owed.
 */
speeding: boolean, 
/**
 * who asked the active player to wait.
 */
holding: SeatSet, 
/**
 * Where the active hero stood before the action.
 */
origin: Place, 
/**
 * The wall before the action.
 */
wall: Wall, 
/**
 * What the active hero had done before the action.
 */
done: Done, 
/**
 * Rituals still allowed after the attack.
 */
entitled: RitualAllowance, 
/**
 * Rituals drawn and not yet kept or returned.
 */
drawn: RitualSet, };

/**
 * An enemy card as it is printed.
 */
export type EnemyCard = { 
/**
 * The class; none for a legend.
 */
class: Class | null, 
/**
 * The legend; none for a card of a class.
 */
legend: Legend | null, 
/**
 * The dots: 1 basic, 2 advanced, 3 legendary (B-4.3).
 */
squad: number, 
/**
 * The colour of the strength disc.
 */
paint: CardColor, 
/**
 * The number on it; none for an X.
 */
strength: number | null, 
/**
 * The properties in the order of the rules, Vanguard as often as it is printed.
 */
properties: Array<PrintedProperty>, 
/**
 * Whether it lies along the wall.
 */
sideways: boolean, 
/**
 * The spell it becomes.
 */
spell: Spell, 
/**
 * The power of the spell, if it has one.
 */
power: number | null, 
/**
 * The rule that explains a paint which is none of the six colours.
 */
paint_rule: Rule | null, };

/**
 * What is known of the enemy deck; it has no order.
 */
export type EnemyDeck = { 
/**
 * How many cards it has.
 */
count: number, 
/**
 * Cards known to be in it.
 */
known: Array<EnemyId>, 
/**
 * What is known of the others.
 */
unknown: Array<Unseen>, top: Top | null, };

/**
 * One of the 82 enemy cards: `beast/red`, `black-wing`.
 */
export type EnemyId = `${Class}/${Color}` | Legend;

/**
 * An enemy card.
 */
export type EnemyRef = { 
/**
 * The class.
 */
class: Class, 
/**
 * Its colour.
 */
color: Color, } | { 
/**
 * Which.
 */
legend: Legend, };

/**
 * A set of enemy cards.
 */
export type EnemySet = Array<EnemyId>;

/**
 * A hero figure (B-1.4). Heroes differ in nothing but looks; the fourth name is unknown.
 */
export type Figure = "dagdar" | "sannirr" | "ziran" | "fourth";

/**
 * A foundation of a district, `foundation/3/1`.
 */
export type Foundation = { 
/**
 * The district.
 */
district: District, 
/**
 * Which of its foundations, from 1.
 */
n: number, };

/**
 * A foundation of a district.
 */
export type FoundationRef = { 
/**
 * The district.
 */
district: District, 
/**
 * Which of its foundations, from 1.
 */
n: number, };

/**
 * One thing that is being resolved; the last one on the stack goes on first.
 */
export type Frame = "lay-districts" | { "choose-classes": { 
/**
 * How many are still to be chosen.
 */
left: number, 
/**
 * Cards of each class that go into the deck.
 */
per_class: number, } } | { "deal-beasts": { 
/**
 * Who gets it.
 */
to: Seat, } } | { "lay-sources": { 
/**
 * Where it lies.
 */
district: District, } } | { "lay-fliers": { 
/**
 * Where it lies.
 */
district: District, } } | "lay-dragon" | { "initial-enemies": { 
/**
 * How many.
 */
left: number, } } | { "deal-rituals": { 
/**
 * Who gets the next card.
 */
to: Seat, } } | { "keep-two": { 
/**
 * Who.
 */
waiting: SeatSet, } } | "first-player" | "hero-phase" | "consent" | "announced" | { "relocate": { 
/**
 * The caster.
 */
by: Seat, 
/**
 * Exchange or Teleport.
 */
spell: Spell, } } | "moved" | "depart" | "rituals" | { "draw-rituals": { 
/**
 * How many are still to be drawn.
 */
left: number, } } | "keep-one" | "closing" | { "adding": { 
/**
 * B-10.12: how many are still to be added.
 */
owed: number, } } | { "evict": { 
/**
 * Who.
 */
waiting: SeatSet, } };

/**
 * A hero and what belongs to it.
 */
export type Hero = { figure: Figure, at: Place, mana: Mana, spells: Array<EnemyId>, rituals: Array<RitualId>, artifacts: Array<RitualId>, };

/**
 * Why a hero changed its place.
 */
export type HeroMoveCause = "move" | "forced" | "taken-back";

/**
 * The rules that speak of kinds of things.
 */
export type KindRules = { 
/**
 * Where the book begins to speak of spells.
 */
spell: Rule, 
/**
 * Where it begins to speak of rituals.
 */
ritual: Rule, 
/**
 * What cards cost that are attacked together.
 */
joined: Rule, };

/**
 * A legendary enemy (B-4.7), three dots (B-4.3).
 */
export type Legend = "infiltrator" | "belligemin" | "rokai" | "valkyrie" | "golem" | "black-wing" | "inquisitor" | "shaggon" | "knellerwyrm" | "leviathan";

/**
 * How many discs of some colours together a payment may have at most.
 */
export type Limit = { 
/**
 * The colours.
 */
colors: Array<Color>, 
/**
 * The most discs of them.
 */
most: number, };

/**
 * An amount of mana: how many discs of each colour.
 */
export type Mana = { [key in Color]: number };

/**
 * B-17.1: the tutorial game, the normal mode, and the four scenarios. B-17.4: rules of play ask
 * for the mode only where one changes them.
 */
export type Mode = "tutorial" | "normal" | "darkened-skies" | "trembling-earth" | "show-of-force" | "late-arrival";

/**
 * Wall sections: where the next card lands, or which unit moves where.
 */
export type Next = { landing: number | null, 
/**
 * Where a card with Rush lands, while one may be in the deck.
 */
rush: number | null, mover: number | null, destination: number | null, };

/**
 * Cards out of the game.
 */
export type Out = { enemies: EnemySet, rituals: RitualSet, };

/**
 * What a part of a strength is.
 */
export type PartKind = { "kind": "printed" } | { "kind": "shape-alone" } | { "kind": "shape-like" } | { "kind": "shape-of", 
/**
 * The card.
 */
card: EnemyId, 
/**
 * Where it stands.
 */
section: Section, } | { "kind": "rally" } | { "kind": "colored-tyranny", 
/**
 * The colour of the symbol.
 */
color: Color, } | { "kind": "general-tyranny" } | { "kind": "cannons", 
/**
 * How many there are.
 */
count: number, } | { "kind": "least" };

/**
 * All payments a pool can make, as data: every amount with this many discs that keeps all limits,
 * and no other (B-14.13). Discs fit slots each of their own exactly if no set of colours brings
 * more discs than there are slots for it.
 */
export type Payments = { 
/**
 * How many discs are paid.
 */
discs: number, 
/**
 * What limits their colours.
 */
limits: Array<Limit>, };

/**
 * Where a hero can stand: `citadel`, `district/3`.
 */
export type Place = "citadel" | `district/${number}`;

/**
 * Where a hero can stand.
 */
export type PlaceRef = { "kind": "citadel" } | { "kind": "district", 
/**
 * Its number.
 */
n: District, };

/**
 * Something for each place with a unit.
 */
export type Places<T> = { wall: { [key in number]: T }, plazas: { [key in number]: T }, citadel: T | null, };

/**
 * The slots of a price: how many of each colour, how many of any, how many discs in all.
 */
export type Price = { total: number, any: number, } & ({ [key in "yellow" | "green" | "blue" | "purple" | "black" | "red"]?: number });

/**
 * What makes a price.
 */
export type PriceRules = { 
/**
 * Whether the attacker leaves out some of the slots; left out if not.
 */
is_choice?: boolean, 
/**
 * The rules that make the slots.
 */
rules: Array<Rule>, };

/**
 * A property on a card, and the colour of its symbol if it has one.
 */
export type PrintedProperty = { 
/**
 * The property.
 */
property: Property, 
/**
 * The colour of the symbol.
 */
color: Color | null, };

/**
 * A property of an enemy (B-15). Coloured and general Tyranny are two properties.
 */
export type Property = "vanguard" | "symbiosis" | "flight" | "ward" | "rush" | "drain" | "roost" | "colored-tyranny" | "general-tyranny" | "shapeshift" | "terror" | "douse" | "earthing" | "overshadow" | "immunity" | "rally";

/**
 * B-4.12 to B-4.14, B-13.6: the rituals an attack allows, one for each card defeated.
 */
export type RitualAllowance = { 
/**
 * One of a certain colour each.
 */
colors: Mana, 
/**
 * Of any colour.
 */
any: number, };

/**
 * A ritual card as it is printed.
 */
export type RitualCard = { 
/**
 * What it makes.
 */
kind: RitualKind, 
/**
 * Its colour.
 */
color: Color, 
/**
 * An artifact lies beside its hero, a structure on a foundation.
 */
is_artifact: boolean, 
/**
 * The rule at which the book begins to speak of its kind.
 */
rule: Rule, };

/**
 * What is known of the ritual deck.
 */
export type RitualDeck = { 
/**
 * How many cards it has.
 */
count: number, 
/**
 * Come first, in any order.
 */
shuffled: RitualSet, 
/**
 * Come next, in any order.
 */
rejected: RitualSet, 
/**
 * Come last, in this order.
 */
under: Array<RitualId>, };

/**
 * A ritual card, of one kind and one colour (B-13.2): `cannon/red`. Where a set has several alike
 * the others carry a number: `cannon/red/2`.
 */
export type RitualId = `${RitualKind}/${Color}` | `${RitualKind}/${Color}/${number}`;

/**
 * What a ritual card makes (B-1.11).
 */
export type RitualKind = "accumulator" | "converter" | "source" | "obelisk" | "cannon";

/**
 * A ritual card.
 */
export type RitualRef = { 
/**
 * What it makes.
 */
kind: RitualKind, 
/**
 * Its colour.
 */
color: Color, 
/**
 * Which of those alike, from 1.
 */
n: number, };

/**
 * A set of ritual cards.
 */
export type RitualSet = Array<RitualId>;

/**
 * A numbered rule or ruling: book letter, section, number.
 */
export type Rule = string;

/**
 * A place at the table. Who sits there (a person, a bot, nobody) is not the engine's business.
 */
export type Seat = number;

/**
 * A set of seats.
 */
export type SeatSet = Array<Seat>;

/**
 * A wall section, W1 to W24 counter-clockwise from the gate (B-2.6, B-2.9).
 */
export type Section = number;

/**
 * The two faces of the districts (B-1.2).
 */
export type Side = "statue" | "plain";

/**
 * A source of the hero's own district, `source/1` on: printed ones first, then one per foundation.
 */
export type SourceNumber = number;

/**
 * A spell (B-12).
 */
export type Spell = "alchemy" | "plenty" | "copy" | "lightning" | "fireball" | "repeat" | "prism" | "exchange" | "missile" | "teleport" | "speed";

/**
 * A part of the strength of a card; all parts together are the strength.
 */
export type StrengthPart = { 
/**
 * What it is.
 */
part: PartKind, 
/**
 * How much it adds.
 */
value: number, 
/**
 * The rule that adds it.
 */
rule: Rule, };

/**
 * Where an enemy unit can be attacked: `wall/17`, `plaza/3`, `citadel`.
 */
export type Target = `wall/${number}` | `plaza/${number}` | "citadel";

/**
 * Where an enemy unit can be.
 */
export type TargetRef = { "kind": "wall", 
/**
 * Its number.
 */
n: Section, } | { "kind": "plaza", 
/**
 * The number of the district.
 */
n: District, } | { "kind": "citadel" };

/**
 * `count` cards lie on top and come only from these groups.
 */
export type Top = { count: number, groups: Array<Class | "legends">, };

/**
 * One enemy card, or a combined enemy from its host down.
 */
export type Unit = EnemyId | Array<EnemyId>;

/**
 * Why a unit changed its place.
 */
export type UnitMoveCause = "flight" | "enemy-phase" | "spell";

/**
 * `count` cards among these are in the deck, the others in the box.
 */
export type Unseen = { count: number, among: Array<EnemyId>, };

/**
 * The 24 wall sections with the host or only card of the unit on each.
 */
export type Wall = { [key in number]: EnemyId };

/**
 * The three ways of channelling (B-8.1).
 */
export type Way = { "source": SourceNumber } | "tower" | "citadel";

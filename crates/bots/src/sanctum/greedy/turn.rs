//! The turn: which action, and which demons.

use sanctum::{
    Achievement, Action, Category, Color, Components, DemonGroup, DemonId, Gem, Hero, Level, Place,
    Slot, SlotType, Table, Tokens,
};
use tabletop::Seat;

use super::super::fight_prices::fight_prices;
use super::super::plan_follower::Decision;
use super::super::prices::Pricing;
use super::super::solver::Expectation;
use super::{levels, rest};

/// What a turn is worth: a Rest has to bring more than that.
const TURN: i32 = 110;
/// With this share of its tokens spent a hero rests, in percent.
const TIRED: i32 = 50;
/// What a last Fight must bring to put off the answer to the call: a further Demon Lord card.
const WORTH_A_CARD: i32 = 260;
/// What is expected of a Fight without a Rest before.
const FRESH: i32 = 40;
/// With more damage than this to come a hero takes on no further demons.
const CALM: u8 = 2;

/// What the next Fight is expected to bring.
pub(in crate::sanctum) trait Forecast {
    /// If it comes now.
    fn now(&self) -> i32;

    /// How much more a Rest before it would bring, its items included; none if a Rest would change
    /// nothing.
    fn rest_gain(&self, now: i32) -> Option<i32>;
}

/// A quick forecast, from what lies on the table.
pub(super) struct Glance<'a> {
    pub(super) table: &'a Table,
    pub(super) seat: Seat,
    pub(super) rolls: Expectation,
    pub(super) pricing: Pricing,
}

impl Glance<'_> {
    fn of(&self, hero: &Hero) -> i32 {
        let prices = fight_prices(self.table, self.seat, self.pricing);
        self.rolls.of(self.table, hero, hero.dice, &prices)
    }
}

impl Forecast for Glance<'_> {
    fn now(&self) -> i32 {
        self.of(self.table.hero(self.seat))
    }

    fn rest_gain(&self, now: i32) -> Option<i32> {
        let rested = self.of(&restored(self.table, self.seat));
        Some(rested - now + rest::gain(self.table, self.seat, self.pricing))
    }
}

/// D-4: which action the turn is spent on.
pub(in crate::sanctum) fn choose(
    table: &Table,
    seat: Seat,
    offers: &[Action],
    pricing: Pricing,
    forecast: &impl Forecast,
) -> Decision {
    let can = |action: Action| offers.contains(&action);
    let pick = |action: Action| Decision::one(Some(action));
    let hero = table.hero(seat);
    if can(Action::Answer) {
        let goes_on = hero.answered == 0 && table.lord.laid.len() == 2 && can(Action::Fight);
        let waits = goes_on && forecast.now() > WORTH_A_CARD;
        return pick(if waits { Action::Fight } else { Action::Answer });
    }
    if can(Action::Breach) {
        // The respite restores everything, but wins no achievement.
        let rests = rest::wins_tile(table, seat, pricing);
        return pick(if rests { Action::Rest } else { Action::Breach });
    }
    if hero.zone.is_empty() {
        let rests = can(Action::Rest) && needs_rest(table, seat, pricing);
        return pick(if rests || !can(Action::Move) { Action::Rest } else { Action::Move });
    }
    let now = forecast.now();
    let gain = forecast.rest_gain(now);
    if let Some(gain) = gain.filter(|it| *it > TURN) {
        return pick(Action::Rest).worth(now + gain);
    }
    // Room for more demons: dice would be left, and what is there does little harm.
    let spare = usize::from(hero.dice) > open_points(table, hero);
    if can(Action::Move) && spare && threat(table, hero) <= CALM {
        return pick(Action::Move).worth(now);
    }
    let rests = now < FRESH && gain > Some(0);
    pick(if rests { Action::Rest } else { Action::Fight }).worth(now)
}

/// How many weak points of the demons of a hero are open.
fn open_points(table: &Table, hero: &Hero) -> usize {
    let open = |demon: DemonId| {
        let points = table.components().demon(demon).weak_points.len();
        points - table.hordes.hits[demon.index()].count_ones() as usize
    };
    hero.zone.iter().map(open).sum()
}

/// The damage that the demons of a hero deal if none is killed.
fn threat(table: &Table, hero: &Hero) -> u8 {
    let damage = |demon: DemonId| table.components().demon(demon).damage;
    hero.zone.iter().map(damage).fold(hero.extra_damage, u8::saturating_add)
}

/// The hero after a Rest without new items.
pub(in crate::sanctum) fn restored(table: &Table, seat: Seat) -> Hero {
    let mut hero = *table.hero(seat);
    hero.pool += spent_tokens(&hero, table.components());
    hero.spaces = Default::default();
    hero
}

/// The tokens on ability spaces of a hero, by kind: a Rest brings them back.
pub(in crate::sanctum) fn spent_tokens(hero: &Hero, components: &Components) -> Tokens {
    let mut spent = Tokens::default();
    for (_, _, there) in hero.all_spaces(components) {
        if let Some(token) = there.token() {
            spent[token] += 1;
        }
    }
    spent
}

fn needs_rest(table: &Table, seat: Seat, pricing: Pricing) -> bool {
    let hero = table.hero(seat);
    let owned: u8 = hero.owned_tokens(table.components()).total();
    let spent: u8 = spent_tokens(hero, table.components()).total();
    100 * i32::from(spent) >= TIRED * i32::from(owned) || rest::gain(table, seat, pricing) >= TURN
}

/// D-5: the set with the best levels and items for the trouble.
pub(super) fn engage(table: &Table, seat: Seat, offers: &[Action]) -> Option<Action> {
    let worth = |action: &Action| match action {
        Action::Engage(set) => set_worth(table, seat, table.sets[set.index()]),
        _ => i32::MIN,
    };
    offers.iter().copied().max_by_key(worth)
}

/// What a set is good for.
pub(in crate::sanctum) fn set_worth(table: &Table, seat: Seat, set: DemonGroup) -> i32 {
    const LEVEL: i32 = 40;
    const DAMAGE: i32 = 30;
    /// A weak point beyond what the dice can hit in two Fights.
    const TOO_MANY: i32 = 60;
    let components = table.components();
    let hero = table.hero(seat);
    let mut worth = 0;
    let mut points = 0;
    for demon in set.cards() {
        let printed = components.demon(demon);
        let level = i32::from(printed.level.number());
        worth += level * (LEVEL + color_worth(hero, printed.color));
        worth += slot_worth(table, hero, printed.slot, printed.item_color, level);
        worth -= DAMAGE * (i32::from(printed.damage) - level);
        points += level;
    }
    let dice = i32::from(hero.dice);
    let is_at_walls = hero.place == Place::Walls;
    // At the walls every weak point only puts off the breach.
    if is_at_walls {
        worth -= 20 * points;
    }
    worth - TOO_MANY * (points - 2 * dice).max(0) - 8 * points
}

/// A color is good if it finishes skills and gems are left to move.
pub(in crate::sanctum) fn color_worth(hero: &Hero, color: Color) -> i32 {
    let gem = Gem::from(color);
    let left: u8 = hero.skill_gems.iter().map(|gems| gems.of(gem)).sum();
    if left == 0 {
        return -30;
    }
    let closest = levels::closest_skill(hero, color);
    24 - 6 * closest.min(4) + if left > 2 { 6 } else { 0 }
}

/// A slot is worth filling if what is worn there is of a lower level.
pub(in crate::sanctum) fn slot_worth(
    table: &Table,
    hero: &Hero,
    kind: SlotType,
    color: Color,
    level: i32,
) -> i32 {
    let components = table.components();
    let slots = Slot::ALL.into_iter().filter(|slot| components.takes(*slot) == Some(kind));
    let worn = |slot: Slot| match hero.slots[slot.index()] {
        Some(it) => i32::from(table.components().item(it.item).level.number()),
        None => 0,
    };
    let lowest = slots.map(worn).min().unwrap_or(0);
    let gems = hero.gained.of(Gem::from(color)) + hero.gained.of(Gem::White);
    let is_close = i32::from(gems) + 1 >= level;
    12 * (level - lowest).max(0) + if is_close { 8 } else { 0 }
}

/// Whether a regular achievement of a category and level is still there.
pub(super) fn is_open(table: &Table, category: Category, level: Level) -> bool {
    table.breacher.is_none() && table.achievements.is_open(Achievement { level, category })
}

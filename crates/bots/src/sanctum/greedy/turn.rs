//! The turn: which action, and which demons.

use sanctum::{
    Achievement, Action, Category, Color, DemonGroup, Gem, Hero, Place, Slot, Table, Tokens,
};
use tabletop::{Dice, Fate, Seat};

use super::super::item_values::Pricing;
use super::fight::{Fighter, GUESS, Shown};
use super::{levels, rest, worth};

/// How many rolls a guess averages over.
const ROLLS: usize = 4;
/// What a turn is worth: a Rest has to bring more than that.
const TURN: i32 = 110;
/// With this share of its tokens spent a hero rests, in percent.
const TIRED: i32 = 50;
/// What a last Fight must bring to put off the answer to the call: a further Demon Lord card.
const WORTH_A_CARD: i32 = 260;
/// The value of demons that is expected of a Fight without a Rest before.
const FRESH: i32 = 40;

/// D-4: which action the turn is spent on.
pub(in crate::sanctum) fn choose(
    table: &Table,
    seat: Seat,
    offers: &[Action],
    fate: &mut Fate,
    pricing: Pricing,
) -> Option<Action> {
    let can = |action: Action| offers.contains(&action);
    let hero = table.hero(seat);
    if can(Action::Answer) {
        let goes_on = hero.answered == 0 && table.lord.laid.len() == 2 && can(Action::Fight);
        let waits = goes_on && guess(table, hero, fate) > WORTH_A_CARD;
        return Some(if waits { Action::Fight } else { Action::Answer });
    }
    if can(Action::Breach) {
        // The respite restores everything, but wins no achievement.
        let rests = rest::wins_tile(table, seat, pricing);
        return Some(if rests { Action::Rest } else { Action::Breach });
    }
    if hero.zone.is_empty() {
        let rests = can(Action::Rest) && needs_rest(table, seat, pricing);
        return Some(if rests || !can(Action::Move) { Action::Rest } else { Action::Move });
    }
    let now = guess(table, hero, fate);
    let rested = restored(table, seat);
    let later = guess(table, &rested, fate);
    let rest_gain = later - now + rest::gain(table, seat, pricing);
    if rest_gain > TURN {
        return Some(Action::Rest);
    }
    // Room for more demons: dice would be left, and what is there does little harm.
    let fighter = Fighter::new(table, hero);
    let spare = usize::from(hero.dice) > fighter.open_points();
    if can(Action::Move) && spare && fighter.threat() <= 2 {
        return Some(Action::Move);
    }
    if now < FRESH && rest_gain > 0 {
        return Some(Action::Rest);
    }
    Some(Action::Fight)
}

/// How many weak points are open.
pub(in crate::sanctum) fn open_points(table: &Table, hero: &Hero) -> usize {
    Fighter::new(table, hero).open_points()
}

/// The damage of all demons.
pub(in crate::sanctum) fn threat(table: &Table, hero: &Hero) -> u8 {
    Fighter::new(table, hero).threat()
}

/// What a Fight is expected to bring: the average over a few rolls.
fn guess(table: &Table, hero: &Hero, fate: &mut Fate) -> i32 {
    let fighter = Fighter::new(table, hero);
    let count = usize::from(hero.dice);
    let mut total = 0;
    for _ in 0..ROLLS {
        let roll = |_| Shown { value: 1 + fate.below(6) as u8, modified: false };
        let dice: Vec<Shown> = (0..count).map(roll).collect();
        total += fighter.solve(&dice, GUESS).value;
    }
    total / ROLLS as i32
}

/// The hero after a Rest without new items.
pub(in crate::sanctum) fn restored(table: &Table, seat: Seat) -> Hero {
    let mut hero = *table.hero(seat);
    let spent = worth::spent_tokens(&hero, table.components());
    hero.pool += Tokens::new(spent);
    hero.spaces = Default::default();
    hero
}

fn needs_rest(table: &Table, seat: Seat, pricing: Pricing) -> bool {
    let hero = table.hero(seat);
    let owned: u8 = hero.owned_tokens(table.components()).total();
    let spent: u8 = worth::spent_tokens(hero, table.components()).iter().sum();
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

/// A colour is good if it finishes skills and gems are left to move.
pub(in crate::sanctum) fn color_worth(hero: &Hero, color: Color) -> i32 {
    let gem = Gem::from(color);
    let left: u8 = hero.skill_gems.iter().map(|gems| gems.of(gem)).sum();
    if left == 0 {
        return -30;
    }
    let closest = levels::closest_skill(hero, color);
    24 - 6 * closest.min(4) + if left > 2 { 6 } else { 0 }
}

pub(in crate::sanctum) fn slot_worth(
    table: &Table,
    hero: &Hero,
    kind: sanctum::SlotType,
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
pub(super) fn is_open(table: &Table, category: Category, level: sanctum::Level) -> bool {
    table.breacher.is_none() && table.achievements.is_open(Achievement { level, category })
}

//! Decisions before a Fight, by what it is then expected to bring.

use sanctum::{Action, Condition, Power, Sanctum, Step};
use tabletop::{Game, Ignore, Seat};

use super::super::fight_prices::fight_prices;
use super::super::greedy::{rest, turn};
use super::super::item_values::Pricing;
use super::super::solver::Expectation;

/// What a turn is worth: a Rest has to bring more than that.
const TURN: i32 = 110;
/// What a last Fight must bring to put off the answer to the call: a further Demon Lord card.
const WORTH_A_CARD: i32 = 260;
/// What is expected of a Fight without a Rest before.
const FRESH: i32 = 40;

/// An action, and what it is thought to be worth.
type Weighed = (Option<Action>, Option<i32>);

/// The world with the dice of the next Fight in the air.
fn rolling(world: &Sanctum, seat: Seat) -> Sanctum {
    let mut world = world.clone();
    if world.table().hero(seat).step == Step::Choose {
        world.act(seat, Action::Fight, &mut Ignore);
    }
    if world.table().hero(seat).step == Step::Prepare {
        world.act(seat, Action::Roll, &mut Ignore);
    }
    world
}

/// What the Fight is expected to bring if the dice are rolled now.
fn fight(world: &Sanctum, seat: Seat, rolls: &Expectation) -> i32 {
    let world = rolling(world, seat);
    let hero = world.table().hero(seat);
    let dice = hero.fight.dice.len() as u8;
    rolls.of(world.table(), hero, dice, &fight_prices(world.table(), seat))
}

/// D-7: potions before the roll, as long as one brings more than it costs.
pub(super) fn prepare(
    world: &Sanctum,
    seat: Seat,
    offers: &[Action],
    rolls: &Expectation,
) -> Weighed {
    let price = fight_prices(world.table(), seat).potion;
    let now = fight(world, seat, rolls);
    let mut best = (Some(Action::Roll), Some(now));
    let mut seen = Vec::new();
    for action in offers {
        match action {
            Action::Drink(potion, space) => {
                // Tokens of a kind on one ability are alike.
                let token = world.table().hero(seat).space(*space);
                if seen.contains(&(*potion, space.ability, token)) {
                    continue;
                }
                seen.push((*potion, space.ability, token));
            }
            // Wasted, for the silver die alone.
            Action::Pour(_) if wins_silver(world, seat) => {}
            _ => continue,
        }
        let mut after = world.clone();
        after.act(seat, *action, &mut Ignore);
        let value = fight(&after, seat, rolls) - price;
        if Some(value) > best.1 {
            best = (Some(*action), Some(value));
        }
    }
    best
}

/// Whether the next potion, even a wasted one, lets the silver die join.
fn wins_silver(world: &Sanctum, seat: Seat) -> bool {
    let hero = world.table().hero(seat);
    let power = Power::SilverDie(Condition::Drank);
    !hero.fight.drank && hero.has_power(world.table().components(), power)
}

/// The world after a Rest as the hero would take it, before it ends; none if it changes nothing.
fn rested(world: &Sanctum, seat: Seat, pricing: Pricing) -> Option<Sanctum> {
    let mut world = world.clone();
    let before = world.table().hero(seat).pool;
    world.act(seat, Action::Rest, &mut Ignore);
    let mut changes = world.table().hero(seat).pool != before;
    for action in rest::plan(&world, seat, pricing) {
        if action == Action::EndRest || world.check(seat, &action).is_err() {
            break;
        }
        changes = true;
        world.act(seat, action, &mut Ignore);
    }
    changes.then_some(world)
}

/// What a Rest before the Fight would gain.
fn rest_gain(
    world: &Sanctum,
    seat: Seat,
    now: i32,
    rolls: &Expectation,
    pricing: Pricing,
) -> Option<i32> {
    let after = rested(world, seat, pricing)?;
    let dice = |world: &Sanctum| world.table().hero(seat).dice;
    let more = dice(&after) - dice(world);
    let rolled = rolling(world, seat).table().hero(seat).fight.dice.len() as u8;
    let worth = fight_prices(world.table(), seat);
    let hero = after.table().hero(seat);
    let later = rolls.of(after.table(), hero, rolled + more, &worth);
    Some(later - now + rest::gain(world.table(), seat, pricing))
}

/// D-4: which action the turn is spent on.
pub(super) fn choose(
    world: &Sanctum,
    seat: Seat,
    offers: &[Action],
    rolls: &Expectation,
    pricing: Pricing,
) -> Weighed {
    let table = world.table();
    let hero = table.hero(seat);
    let can = |action: Action| offers.contains(&action);
    if can(Action::Answer) {
        let goes_on = hero.answered == 0 && table.lord.laid.len() == 2 && can(Action::Fight);
        let waits = goes_on && fight(world, seat, rolls) > WORTH_A_CARD;
        return (Some(if waits { Action::Fight } else { Action::Answer }), None);
    }
    if can(Action::Breach) || hero.zone.is_empty() {
        let mut fate = tabletop::Fate::new(rolls.seed);
        return (turn::choose(table, seat, offers, &mut fate, pricing), None);
    }
    let now = fight(world, seat, rolls);
    let gain = rest_gain(world, seat, now, rolls, pricing);
    if gain > Some(TURN) {
        return (Some(Action::Rest), gain.map(|gain| now + gain));
    }
    let spare = usize::from(hero.dice) > turn::open_points(table, hero);
    if can(Action::Move) && spare && turn::threat(table, hero) <= 2 {
        return (Some(Action::Move), Some(now));
    }
    let rests = now < FRESH && gain > Some(0);
    (Some(if rests { Action::Rest } else { Action::Fight }), Some(now))
}

/// D-5: the set whose Fight is expected to bring most to a rested hero, and what it is good for in
/// the long run.
pub(super) fn engage(
    world: &Sanctum,
    seat: Seat,
    offers: &[Action],
    rolls: &Expectation,
) -> Weighed {
    let value = |action: &Action| {
        let Action::Engage(set) = action else { return i32::MIN };
        let lasting = turn::set_worth(world.table(), seat, world.table().sets[set.index()]);
        let mut after = world.clone();
        after.act(seat, *action, &mut Ignore);
        let hero = turn::restored(after.table(), seat);
        let worth = fight_prices(after.table(), seat);
        rolls.of(after.table(), &hero, hero.dice, &worth) + lasting
    };
    let weighed = offers.iter().map(|action| (value(action), *action));
    let best = weighed.max_by_key(|(value, _)| *value);
    (best.map(|(_, action)| action), best.map(|(value, _)| value))
}

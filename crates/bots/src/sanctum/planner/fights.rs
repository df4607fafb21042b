//! Decisions before a Fight, by what it is then expected to bring.

use sanctum::{Action, Condition, Power, Sanctum, Step};
use tabletop::{Game, Ignore, Seat};

use super::super::fight_prices::fight_prices;
use super::super::greedy::{rest, turn};
use super::super::plan_follower::Decision;
use super::super::prices::Pricing;
use super::super::solver::{Expectation, FightPrices};

/// The measured prices for a hero as its world is now.
fn prices(world: &Sanctum, seat: Seat) -> FightPrices {
    fight_prices(world.table(), seat, Pricing::Measured)
}

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
    let world = &rolling(world, seat);
    let hero = world.table().hero(seat);
    let dice = hero.fight.dice.len() as u8;
    rolls.of(world.table(), hero, dice, &prices(world, seat))
}

/// D-7: potions before the roll, as long as one brings more than it costs.
pub(super) fn prepare(
    world: &Sanctum,
    seat: Seat,
    offers: &[Action],
    rolls: &Expectation,
) -> Decision {
    let price = prices(world, seat).potion;
    let now = fight(world, seat, rolls);
    let mut best = (now, Action::Roll);
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
        if value > best.0 {
            best = (value, *action);
        }
    }
    Decision::one(Some(best.1)).worth(best.0)
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

/// What the next Fight is expected to bring, by rolls of the dice that would really be rolled.
struct Outlook<'a> {
    world: &'a Sanctum,
    seat: Seat,
    rolls: Expectation,
    pricing: Pricing,
}

impl turn::Forecast for Outlook<'_> {
    fn now(&self) -> i32 {
        fight(self.world, self.seat, &self.rolls)
    }

    fn rest_gain(&self, now: i32) -> Option<i32> {
        let &Outlook { world, seat, rolls, pricing } = self;
        let after = rested(world, seat, pricing)?;
        let dice = |world: &Sanctum| world.table().hero(seat).dice;
        let more = dice(&after) - dice(world);
        let rolled = rolling(world, seat).table().hero(seat).fight.dice.len() as u8;
        let hero = after.table().hero(seat);
        let later = rolls.of(after.table(), hero, rolled + more, &prices(world, seat));
        Some(later - now + rest::gain(world.table(), seat, pricing))
    }
}

/// D-4: which action the turn is spent on.
pub(super) fn choose(
    world: &Sanctum,
    seat: Seat,
    offers: &[Action],
    rolls: Expectation,
    pricing: Pricing,
) -> Decision {
    turn::choose(world.table(), seat, offers, pricing, &Outlook { world, seat, rolls, pricing })
}

/// D-5: the set whose Fight is expected to bring most to a rested hero, and what it is good for in
/// the long run.
pub(super) fn engage(
    world: &Sanctum,
    seat: Seat,
    offers: &[Action],
    rolls: &Expectation,
) -> Decision {
    let value = |action: &Action| {
        let Action::Engage(set) = action else { return i32::MIN };
        let lasting = turn::set_worth(world.table(), seat, world.table().sets[set.index()]);
        let mut after = world.clone();
        after.act(seat, *action, &mut Ignore);
        let hero = turn::restored(after.table(), seat);
        rolls.of(after.table(), &hero, hero.dice, &prices(&after, seat)) + lasting
    };
    let weighed = offers.iter().map(|action| (value(action), *action));
    match weighed.max_by_key(|(value, _)| *value) {
        Some((value, action)) => Decision::one(Some(action)).worth(value),
        None => Decision::one(None),
    }
}

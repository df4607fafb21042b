//! Greedy for Bastion: for each offer, imagine it done (and the action it begins brought to its
//! best end), look at the table, take the best.

use bastion::{Action, Bastion, Frame, Place, Table, Target};
use tabletop::{Dice, Fate, Game, Ignore, Seat};

use crate::{Bot, Call, Choice};

/// How many decisions of an action that has begun are played out.
const DEPTH: u32 = 4;
/// How many offers are tried at each of them.
const BREADTH: usize = 16;

/// Looks one action ahead.
#[derive(Clone, Debug)]
pub struct BastionGreedy {
    fate: Fate,
}

impl BastionGreedy {
    /// A bot that breaks ties by the seed.
    pub fn new(seed: u64) -> Self {
        BastionGreedy { fate: Fate::new(seed) }
    }
}

impl Bot<Bastion> for BastionGreedy {
    fn choose(
        &mut self,
        seat: Seat,
        call: Call,
        offers: &[Action],
        look: &dyn Fn() -> bastion::View,
    ) -> Option<Choice> {
        if offers.len() == 1 && call == Call::Needed {
            return Some(Choice { index: 0, value: None });
        }
        let world = Bastion::imagine(&look(), &mut self.fate);
        let values = offers.iter().map(|offer| value_of(&world, seat, *offer, DEPTH));
        let values: Vec<i32> = values.collect();
        let best = values.iter().copied().max().unwrap_or(0);
        // Help only where the others could not do as well alone.
        if call == Call::Optional && best <= best_of_needed(&world) {
            return None;
        }
        let ties: Vec<usize> = (0..values.len()).filter(|index| values[*index] == best).collect();
        let index = ties[self.fate.below(ties.len() as u32) as usize];
        Some(Choice { index, value: Some(best) })
    }
}

/// The best the seats the game waits for can do by themselves.
fn best_of_needed(world: &Bastion) -> i32 {
    let needed = world.pending().needed;
    needed.iter().filter_map(|seat| best_of(world, seat, DEPTH)).max().unwrap_or(i32::MIN)
}

fn best_of(world: &Bastion, seat: Seat, depth: u32) -> Option<i32> {
    let mut offers = Vec::new();
    world.legal_actions(seat, &mut offers);
    offers.truncate(BREADTH);
    offers.into_iter().map(|offer| value_of(world, seat, offer, depth)).max()
}

/// The value of the table after an action; one that is only begun is played out, with the help of
/// everybody.
fn value_of(world: &Bastion, seat: Seat, action: Action, depth: u32) -> i32 {
    let mut after = world.clone();
    after.act(seat, action, &mut Ignore);
    let is_over = matches!(after.flow().last(), None | Some(Frame::HeroPhase));
    let next = if is_over || depth == 0 {
        None
    } else {
        let seats = after.pending().seats;
        seats.iter().filter_map(|it| best_of(&after, it, depth - 1)).max()
    };
    patience(action) + next.unwrap_or_else(|| evaluate(&after, seat))
}

/// What an action costs or gains that the table does not show.
fn patience(action: Action) -> i32 {
    match action {
        // The turn is over only when nothing better is left.
        Action::EndPhase => -1,
        // Going back on something, or refusing a partner.
        Action::CallOff | Action::Refuse => -4,
        // It never asks the others to wait: it acts at once or not at all.
        Action::Hold => -1_000_000,
        _ => 0,
    }
}

/// How good the table is for the players, in hundredths of a disc of mana or so.
fn evaluate(game: &Bastion, seat: Seat) -> i32 {
    if let Some(outcome) = game.outcome() {
        return if outcome.is_won() { 1_000_000 } else { -1_000_000 };
    }
    let table = game.table();
    let wall = table.wall().occupied().count_ones() as i32;
    // Every unit hurts, and each further one hurts more: 24 of them are a defeat.
    let mut value = -(100 * wall + 12 * wall * wall);
    value -= units(table).map(|target| unit_cost(table, target)).sum::<i32>();
    for other in table.seats() {
        value += fortune(table, other);
    }
    value + reach(table, seat)
}

fn units(table: &Table) -> impl Iterator<Item = Target> + '_ {
    Target::all().filter(|target| table.head(*target).is_some())
}

/// What a unit costs to defeat, and more where it blocks something.
fn unit_cost(table: &Table, target: Target) -> i32 {
    let price = i32::from(table.price(target).total());
    match target {
        Target::Wall(_) => 20 * price,
        Target::Plaza(_) => 20 * price + 60,
        Target::Citadel => 20 * price + 90,
    }
}

/// What a hero owns: mana (variety counts), spells, artifacts.
fn fortune(table: &Table, seat: Seat) -> i32 {
    let hero = table.hero(seat);
    let discs = i32::from(hero.mana.total());
    let colors = hero.mana.colors().count() as i32;
    let spells = hero.spells.len() as i32;
    let artifacts = hero.artifacts.len() as i32;
    10 * discs.min(14) + 3 * colors + 25 * spells + 30 * artifacts
}

/// How close the hero is to its next deed: the cheapest unit it could attack where it stands, and
/// sources it could channel there.
fn reach(table: &Table, seat: Seat) -> i32 {
    let hero = table.hero(seat);
    let Place::District(district) = hero.place else {
        let towers = table.seats().count() as i32;
        return if table.citadel().is_none() { 5 * towers } else { 0 };
    };
    let here = units(table).filter(|target| target.district() == Some(district));
    let lacking = here
        .filter(|target| table.protection(*target).is_none())
        .map(|target| {
            let price = table.price(target);
            i32::from(price.total()) - i32::from(price.fillable(hero.mana))
        })
        .min();
    lacking.map_or(0, |discs| 30 - 6 * discs)
}

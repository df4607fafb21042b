//! Greedy for Bastion: for each offer, imagine it done (and the action it begins brought to its
//! best end), look at the table, take the best.

use ::bastion::{Action, Bastion, District, Frame, MAX_SOURCES, Place, Table, Target};
use tabletop::{Dice, Fate, Game, Ignore, Seat, SeatSet};

use crate::{Bot, Call, Choice, Prospect, Question};

/// How many decisions of an action that has begun are played out.
const DEPTH: u32 = 4;
/// How many offers are tried at each of them.
const BREADTH: usize = 16;
/// The value of an action that was begun and not brought to an end; worse than any defeat.
const UNFINISHED: i32 = -2_000_000;

/// Looks one action ahead.
#[derive(Clone, Debug)]
pub struct Greedy {
    fate: Fate,
}

impl Greedy {
    /// A bot that breaks ties by the seed.
    pub fn new(seed: u64) -> Self {
        Greedy { fate: Fate::new(seed) }
    }
}

impl Bot<Bastion> for Greedy {
    fn choose(&mut self, question: &Question<'_, Bastion>) -> Option<Choice> {
        let &Question { call, offers, look, .. } = question;
        if offers.is_empty() {
            return None;
        }
        if offers.len() == 1 && call == Call::Needed {
            return Some(Choice { index: 0, value: None });
        }
        let world = Bastion::imagine(&look(), &mut self.fate);
        let values = values_of(&world, question);
        let best = values.iter().copied().max().unwrap_or(0);
        // Help only where the others could not do as well alone.
        if call == Call::Optional && best <= best_of_needed(&world, question.company) {
            return None;
        }
        let ties: Vec<usize> = (0..values.len()).filter(|index| values[*index] == best).collect();
        let index = ties[self.fate.below(ties.len() as u32) as usize];
        Some(Choice { index, value: Some(best) })
    }

    fn consider(&mut self, question: &Question<'_, Bastion>) -> Vec<Prospect> {
        let world = Bastion::imagine(&(question.look)(), &mut self.fate);
        let values = values_of(&world, question).into_iter().enumerate();
        let prospect = |(index, value)| Prospect { index, value, reasons: Vec::new() };
        let mut prospects: Vec<Prospect> = values.map(prospect).collect();
        prospects.sort_by_key(|it| std::cmp::Reverse(it.value));
        prospects
    }
}

fn values_of(world: &Bastion, question: &Question<'_, Bastion>) -> Vec<i32> {
    let &Question { seat, offers, company, .. } = question;
    offers.iter().map(|offer| value_of(world, seat, *offer, company, DEPTH)).collect()
}

/// The best that can come of it if the seats the game waits for go on, whoever helps them later.
fn best_of_needed(world: &Bastion, company: SeatSet) -> i32 {
    let needed = world.pending().needed;
    needed.iter().filter_map(|seat| best_of(world, seat, company, DEPTH)).max().unwrap_or(i32::MIN)
}

fn best_of(world: &Bastion, seat: Seat, company: SeatSet, depth: u32) -> Option<i32> {
    let mut offers = Vec::new();
    world.legal_actions(seat, &mut offers);
    offers.truncate(BREADTH);
    offers.into_iter().map(|offer| value_of(world, seat, offer, company, depth)).max()
}

/// The value of the table after an action; one that is only begun is played out, with the help of
/// the company.
fn value_of(world: &Bastion, seat: Seat, action: Action, company: SeatSet, depth: u32) -> i32 {
    let mut after = world.clone();
    after.act(seat, action, &mut Ignore);
    let seats = after.pending().seats;
    let is_done = seats.is_empty() || after.flow().last() == Some(&Frame::HeroPhase);
    let value = match depth {
        _ if is_done => evaluate(&after),
        // What does not come to an end in time is not worth beginning.
        0 => UNFINISHED,
        _ => {
            let needed = after.pending().needed;
            let acts = |it: &Seat| company.contains(*it) || needed.contains(*it);
            let next = seats.iter().filter(acts);
            let next = next.filter_map(|it| best_of(&after, it, company, depth - 1));
            next.max().unwrap_or(UNFINISHED)
        }
    };
    patience(action).saturating_add(value)
}

/// What an action costs or gains that the table does not show.
fn patience(action: Action) -> i32 {
    match action {
        // The turn is over only when nothing better is left.
        Action::EndPhase => -1,
        // It never goes back on what it began, refuses a partner or keeps others waiting: that
        // would only put off a defeat it sees coming.
        Action::CallOff | Action::Refuse | Action::Hold => -3_000_000,
        _ => 0,
    }
}

/// How good the table is for the players; a disc of mana in hand is worth about ten.
fn evaluate(game: &Bastion) -> i32 {
    if let Some(outcome) = game.outcome() {
        return if outcome.is_won() { 1_000_000 } else { -1_000_000 };
    }
    let table = game.table();
    let threat: i32 = units(table).map(|target| threat(table, target)).sum();
    let hero = |seat| fortune(table, seat) + prospect(table, seat) + supply(table, seat);
    let heroes: i32 = table.seats().map(hero).sum();
    heroes + 14 * breathing_space(table) - threat
}

fn units(table: &Table) -> impl Iterator<Item = Target> + '_ {
    Target::all().filter(|target| table.head(*target).is_some())
}

/// What it hurts that a unit is there: for itself, for what it costs, for what it blocks.
fn threat(table: &Table, target: Target) -> i32 {
    let price = i32::from(table.price(target).total());
    match target {
        Target::Wall(_) => 110 + 8 * price,
        Target::Plaza(_) => 60 + 8 * price,
        Target::Citadel => 90 + 8 * price,
    }
}

/// Free sections the enemies still have to fill before they reach the gate: with an empty deck
/// every enemy phase takes one of them.
fn breathing_space(table: &Table) -> i32 {
    let occupied = table.wall().occupied();
    let above = if occupied == 0 { u32::MAX } else { !((1 << occupied.trailing_zeros()) - 1) };
    (table.wall().free() & above).count_ones() as i32
}

/// What a hero owns: mana (variety counts), spells, artifacts.
fn fortune(table: &Table, seat: Seat) -> i32 {
    let hero = table.hero(seat);
    let discs = i32::from(hero.mana.total());
    let colors = hero.mana.colors().count() as i32;
    let spells = hero.spells.len() as i32;
    let artifacts = hero.artifacts.len() as i32;
    9 * discs.min(12) + 2 * (discs - 12).max(0) + 3 * colors + 20 * spells + 30 * artifacts
}

/// How close a hero is to its next deed: the unit for which it lacks the fewest discs, nearby.
fn prospect(table: &Table, seat: Seat) -> i32 {
    let hero = table.hero(seat);
    let open = units(table).filter(|target| table.protection(*target).is_none());
    let worth = open.map(|target| {
        let price = table.price(target);
        let lacking = i32::from(price.total()) - i32::from(price.fillable(hero.mana));
        60 - 9 * lacking - 13 * distance(hero.place, target)
    });
    worth.max().unwrap_or(0).max(-60)
}

/// What a hero could channel next where it stands: a source of a colour it needs, the discs a
/// tower would give back, the discs on all towers.
fn supply(table: &Table, seat: Seat) -> i32 {
    let hero = table.hero(seat);
    let Place::District(district) = hero.place else {
        let towers = District::all().filter(|it| table.quarter(*it).tower.is_some()).count() as i32;
        return if table.citadel().is_none() { 7 * towers } else { 0 };
    };
    if table.plaza_is_taken(district) {
        return 0;
    }
    let quarter = table.quarter(district);
    let discs = quarter.sources.iter().flatten().count() as i32;
    let tower = if quarter.tower.is_none() { 8 * discs - 6 } else { 0 };
    let open = |source: &usize| {
        let exists = table.source_color(district, *source).is_some();
        exists
            && quarter.sources[*source].is_none()
            && table.source_block(district, *source).is_none()
    };
    let source = if (0..MAX_SOURCES).any(|it| open(&it)) { 16 } else { 0 };
    source.max(tower)
}

/// Moves until the hero is where it can attack the unit.
fn distance(from: Place, target: Target) -> i32 {
    let to = target.district().map_or(Place::Citadel, Place::District);
    match (from, to) {
        _ if from == to => 0,
        _ if from.is_adjacent(to) => 1,
        // Every other way leads through the citadel.
        _ => 2,
    }
}

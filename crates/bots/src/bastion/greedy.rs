//! Greedy for Bastion: for each offer, imagine it done (and the action it begins brought to its
//! best end), look at the table, take the best.

use ::bastion::{Action, Bastion};
use tabletop::{Dice, Fate, Game, Ignore, Seat};

use super::evaluate::Weights;
use super::plan::is_idle;
use super::planner::in_coins;
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
        if call == Call::Optional && best <= best_of_needed(&world) {
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
    let &Question { seat, offers, .. } = question;
    offers.iter().map(|offer| value_of(world, seat, *offer, DEPTH)).collect()
}

/// The best that can come of it if the seats the game waits for go on without help.
fn best_of_needed(world: &Bastion) -> i32 {
    best_at(world, DEPTH).unwrap_or(i32::MIN)
}

/// The best the seats the game waits for can do. It counts on nobody else: who begins what needs
/// the spell of another hero might wait for it for ever.
fn best_at(world: &Bastion, depth: u32) -> Option<i32> {
    world.pending().needed.iter().filter_map(|seat| best_of(world, seat, depth)).max()
}

fn best_of(world: &Bastion, seat: Seat, depth: u32) -> Option<i32> {
    let mut offers = Vec::new();
    world.legal_actions(seat, &mut offers);
    offers.truncate(BREADTH);
    offers.into_iter().map(|offer| value_of(world, seat, offer, depth)).max()
}

/// The value of the table after an action; one that is only begun is played out.
fn value_of(world: &Bastion, seat: Seat, action: Action, depth: u32) -> i32 {
    let mut after = world.clone();
    after.act(seat, action, &mut Ignore);
    let is_done = after.pending().seats.is_empty() || is_idle(&after);
    let value = match depth {
        _ if is_done => in_coins(Weights::HOUSE.value(&after)),
        // What does not come to an end in time is not worth beginning.
        0 => UNFINISHED,
        _ => best_at(&after, depth - 1).unwrap_or(UNFINISHED),
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

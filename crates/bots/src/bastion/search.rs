//! Search for Bastion: follows the best courses the game could take side by side, turn by turn,
//! against cards it imagines (`beam.rs`), and takes the way that led to the best of them.
//!
//! Hardly anything in Bastion is chance: only the next cards are not known, and they are the same
//! for every course. So it pays more to look at many courses in one future than at many futures.

use ::bastion::{Action, Bastion};
use tabletop::{Game as _, SeatSet};

use super::beam::Beam;
use super::effort::Effort;
use super::evaluate::{VICTORY, Weights, in_coins};
use super::opinions::{self, WeighedOffer};
use super::phase_search::{PhaseEnd, PhaseSearch, PlannedAction};
use super::plan_follower::PlanFollower;
use crate::budget::Spending;
use crate::{Bot, Budget, Choice, Opinion, Question};

/// Tables looked at to find what is worth trying.
const PLAN_NODES: u64 = 1_500;
/// The most futures that are looked at.
const FUTURES: u64 = 8;

/// Follows the best courses of a game.
#[derive(Clone, Debug)]
pub struct Search {
    follower: PlanFollower,
    effort: Effort,
    budget: Budget,
}

/// An end of the phase, and what came of it.
struct Candidate {
    end: PhaseEnd,
    /// The offer it begins with, where offers are weighed.
    offer: Option<Action>,
    /// What it is worth by all futures looked at, apart from victories.
    sum: f32,
    /// What victories add to that.
    won: f32,
    futures: u32,
    /// The phases after it that lead to victory, if some are known.
    victory: Vec<Vec<PlannedAction>>,
}

impl Candidate {
    fn new(offer: Option<Action>, end: PhaseEnd) -> Self {
        Candidate { end, offer, sum: 0.0, won: 0.0, futures: 0, victory: Vec::new() }
    }

    /// What came of it on average; what it looked like if nothing was tried.
    fn mean(&self) -> f32 {
        self.apart_from_victories() + self.won / self.futures.max(1) as f32
    }

    fn apart_from_victories(&self) -> f32 {
        if self.futures == 0 { self.end.value } else { self.sum / self.futures as f32 }
    }
}

impl Search {
    /// A bot; the seed changes little, see [`PlanFollower::new`].
    pub(super) fn new(seed: u64, effort: Effort) -> Self {
        let budget = Budget::nodes(effort.nodes);
        Search { follower: PlanFollower::new(seed), effort, budget }
    }

    /// Tries the ends in as many futures as the budget allows; best first.
    fn try_out(
        &self,
        mut candidates: Vec<Candidate>,
        company: SeatSet,
        spending: &mut Spending<'_>,
    ) -> Vec<Candidate> {
        let mut used = 0;
        for future in 0..futures_of(&candidates) {
            let left = spending.left();
            // A future seen less well than the one before would only blur it.
            if candidates.len() < 2 || spending.is_over() || left < used {
                break;
            }
            let seed = seed_of(&candidates[0].end.game, future);
            let beam = Beam { effort: self.effort, company, seed };
            let games: Vec<&Bastion> = candidates.iter().map(|it| &it.end.game).collect();
            let Some(future) = beam.follow(&games, spending) else { break };
            for (candidate, value) in candidates.iter_mut().zip(&future.values) {
                candidate.sum += value;
                candidate.futures += 1;
            }
            if let Some((candidate, phases)) = future.victory {
                candidates[candidate].won += VICTORY - future.values[candidate];
                candidates[candidate].victory = phases;
            }
            used = left - spending.left();
        }
        candidates.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
        candidates
    }

    /// Thinks the rest of a hero phase through, and plans to go the best way; what it is worth.
    fn think(&mut self, question: &Question<'_, Bastion>, world: &Bastion) -> Option<i32> {
        let budget = self.budget.clone();
        let mut spending = budget.begin();
        let limit = PLAN_NODES.min(spending.left()).max(1);
        let company = self.follower.company(question, world);
        let phase = PhaseSearch::new(&Weights::HOUSE, company, limit, 2 * self.effort.ends);
        let (ends, nodes) = phase.ends(world);
        spending.spend(nodes);
        let candidates = ends.into_iter().map(|end| Candidate::new(None, end)).collect();
        let best = self.try_out(candidates, company, &mut spending).into_iter().next()?;
        let value = in_coins(best.mean());
        let first = std::iter::once(best.end.path);
        self.follower.follow(world, &first.chain(best.victory).collect::<Vec<_>>());
        Some(value)
    }
}

impl Bot<Bastion> for Search {
    fn choose(&mut self, question: &Question<'_, Bastion>) -> Option<Choice<Action>> {
        if question.offers.is_empty() {
            return None;
        }
        if let Some(choice) = self.follower.only_choice(question) {
            return Some(choice);
        }
        let world = self.follower.world(question);
        let has_plan = self.follower.has_plan(&world);
        let value = if has_plan { None } else { self.think(question, &world) };
        let choice = self.follower.decide(question, &world)?;
        Some(Choice { value: choice.value.or(value), ..choice })
    }

    fn consider(&mut self, question: &Question<'_, Bastion>) -> Vec<Opinion<Action>> {
        let world = self.follower.world(question);
        let budget = self.budget.clone();
        let mut spending = budget.begin();
        let (mut candidates, mut hopeless) = (Vec::new(), Vec::new());
        for weighed in self.follower.weigh(question, &world, question.company) {
            match weighed.end {
                Some(end) => candidates.push(Candidate::new(Some(weighed.action), end)),
                None => hopeless.push(weighed),
            }
        }
        let candidates = self.try_out(candidates, question.company, &mut spending);
        let values = told_values(&candidates);
        let weighed = candidates.into_iter().zip(values).filter_map(|(it, value)| {
            Some(WeighedOffer { action: it.offer?, value, end: Some(it.end) })
        });
        let mut weighed: Vec<WeighedOffer> = weighed.collect();
        weighed.sort_by(|one, other| other.value.total_cmp(&one.value));
        weighed.extend(hopeless);
        opinions::of(&world, question.seat, &weighed)
    }

    fn limit(&mut self, budget: Budget) {
        self.follower.limit(budget.clone());
        self.budget = budget;
    }
}

/// The values of candidates, best first. Where the best one leads to victory, the others are behind
/// it by as much as they were before: they may lead there too, but the search did not look.
fn told_values(candidates: &[Candidate]) -> Vec<f32> {
    let is_victory = candidates.first().is_some_and(|it| !it.victory.is_empty());
    if !is_victory {
        return candidates.iter().map(Candidate::mean).collect();
    }
    let most = candidates.iter().map(Candidate::apart_from_victories).fold(f32::MIN, f32::max);
    let behind = |it: &Candidate| (most - it.apart_from_victories()).max(1.0);
    let others = candidates.iter().skip(1).map(|it| VICTORY - behind(it));
    std::iter::once(VICTORY).chain(others).collect()
}

/// How many futures there are to look at: without cards to come all are the same.
fn futures_of(candidates: &[Candidate]) -> u64 {
    let has_cards = |it: &Candidate| !it.end.game.table().enemy_deck.is_empty();
    if candidates.iter().any(has_cards) { FUTURES } else { 1 }
}

/// What makes a future: the moment alone, so that all bots at a table imagine the same one, want
/// the same, and help each other to it.
fn seed_of(game: &Bastion, future: u64) -> u64 {
    let deck = game.table().enemy_deck.len() as u64;
    (u64::from(game.turns()) << 32) + (deck << 24) + (future << 16)
}

#[cfg(test)]
mod tests {
    use ::bastion::Options;
    use tabletop::{Ignore, Viewer};

    use super::super::phase_search::draw_rituals;
    use super::super::training::play;
    use super::*;
    use crate::Call;

    /// Tables of a game without cards to come, at the beginning of a hero phase.
    fn late_tables(seed: u64) -> Vec<Bastion> {
        let mut tables = Vec::new();
        play(&Weights::HOUSE, &Options::new(2), seed, 1, |game, _| {
            if game.table().enemy_deck.is_empty() {
                tables.push(game.clone());
            }
        });
        tables
    }

    #[test]
    fn who_does_not_lead_to_the_victory_that_was_found_is_told_as_far_behind_as_before() {
        let end = PhaseEnd { value: 0.0, game: late_tables(1).remove(0), path: Vec::new() };
        let candidate = |sum: f32, won: f32| {
            let victory = if won > 0.0 { vec![Vec::new()] } else { Vec::new() };
            Candidate { sum, won, futures: 1, victory, ..Candidate::new(None, end.clone()) }
        };
        let found = [candidate(200.0, 4_800.0), candidate(230.0, 0.0), candidate(150.0, 0.0)];
        assert_eq!(told_values(&found), [5_000.0, 4_999.0, 4_920.0]);
        assert_eq!(told_values(&found[1..]), [230.0, 150.0]);
    }

    #[test]
    fn a_victory_that_is_foreseen_comes_true() {
        let mut foreseen = 0;
        for table in (0..6).flat_map(late_tables).step_by(3) {
            let mut bot = Search::new(1, Effort::SEARCH);
            bot.limit(Budget::nodes(6_000));
            let look = || table.view(Viewer::Spectator);
            let question = Question::new(table.table().active, Call::Needed, &[], &look);
            if bot.think(&question, &table).is_none_or(|value| value < VICTORY as i32) {
                continue;
            }
            foreseen += 1;
            let mut game = table.clone();
            while let Some(next) = bot.follower.planned(&game) {
                game.act(next.seat, next.action, &mut Ignore);
                draw_rituals(&mut game);
            }
            assert!(game.outcome().is_some_and(|it| it.is_won()));
        }
        assert!(foreseen > 0);
    }
}

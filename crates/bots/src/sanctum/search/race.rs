//! Candidates to go on, run against each other in the same worlds.

use sanctum::Action;

use crate::{Opinion, Reason};

/// Worlds before anything is decided.
const FIRST: usize = 6;
/// A candidate this many standard errors behind the best is out.
const OUT: f64 = 2.2;
/// A candidate has to be this many standard errors ahead of the planner's own to be taken.
const AHEAD: f64 = 0.7;

/// How a candidate ended in one world.
#[derive(Clone, Copy, Debug)]
pub(super) struct Run {
    /// What the hero came to.
    pub(super) value: i32,
    /// Whether it survived the Demon Lord.
    pub(super) survived: bool,
}

/// Candidates to go on and what they came to, world by world.
#[derive(Debug)]
pub(super) struct Race {
    candidates: Vec<Vec<Action>>,
    /// The values of each candidate; a candidate that is out has fewer than the others.
    runs: Vec<Vec<Run>>,
    /// The candidates still in the race.
    running: Vec<usize>,
}

impl Race {
    /// Candidates at the start; the first is the one to beat.
    pub(super) fn new(candidates: Vec<Vec<Action>>) -> Self {
        let runs = vec![Vec::new(); candidates.len()];
        let running = (0..candidates.len()).collect();
        Race { candidates, runs, running }
    }

    /// Whether one candidate is left.
    pub(super) fn is_decided(&self) -> bool {
        self.running.len() < 2
    }

    /// Runs all candidates in one more world; a world in which one of them was stopped does not count.
    pub(super) fn run(&mut self, mut run: impl FnMut(&[Action]) -> Option<Run>) {
        let runs: Option<Vec<Run>> =
            self.running.iter().map(|candidate| run(&self.candidates[*candidate])).collect();
        let Some(runs) = runs else { return };
        for (candidate, run) in self.running.iter().zip(runs) {
            self.runs[*candidate].push(run);
        }
        let best = self.best();
        if self.runs[best].len() >= FIRST {
            let runs = &self.runs;
            self.running.retain(|candidate| {
                *candidate == best || !lead(runs, best, *candidate).is_beyond(OUT)
            });
        }
    }

    /// The candidate that came best on average.
    fn best(&self) -> usize {
        let mean = |candidate: usize| mean(&self.runs[candidate]);
        let better = |one: usize, other: usize| if mean(other) > mean(one) { other } else { one };
        self.running.iter().copied().reduce(better).unwrap_or(0)
    }

    /// The candidate to go.
    pub(super) fn winner(&self) -> &[Action] {
        let best = self.best();
        let is_ahead = best == 0 || lead(&self.runs, best, 0).is_beyond(AHEAD);
        let candidate = if is_ahead { best } else { 0 };
        self.candidates.get(candidate).map_or(&[], Vec::as_slice)
    }

    /// What the rollouts say about offers that candidates begin with; the best candidate with each
    /// offer counts, for the chosen offer the winner.
    pub(super) fn opinions(&self, offers: &[Action], chosen: Action) -> Vec<Opinion<Action>> {
        let mut opinions: Vec<Opinion<Action>> = Vec::new();
        for (candidate, runs) in self.candidates.iter().zip(&self.runs) {
            let first = candidate.iter().copied().find(|it| offers.contains(it));
            let Some(action) = first.filter(|_| !runs.is_empty()) else { continue };
            let opinion = Opinion { action, value: mean(runs) as i32, reasons: survival(runs) };
            let is_winner = action == chosen && candidate.as_slice() == self.winner();
            match opinions.iter_mut().find(|it| it.action == action) {
                Some(known) if is_winner || known.value < opinion.value && action != chosen => {
                    *known = opinion;
                }
                Some(_) => {}
                None => opinions.push(opinion),
            }
        }
        opinions
    }
}

/// In how many percent of the runs the hero survived the Demon Lord; nothing where it never did.
fn survival(runs: &[Run]) -> Vec<Reason> {
    let survivors = runs.iter().filter(|run| run.survived).count();
    let percent = (100 * survivors / runs.len()) as i32;
    if percent == 0 {
        return Vec::new();
    }
    vec![Reason::new("sanctum-survives").number("percent", percent)]
}

fn mean(runs: &[Run]) -> f64 {
    let sum: i64 = runs.iter().map(|it| i64::from(it.value)).sum();
    sum as f64 / runs.len().max(1) as f64
}

/// How far one candidate is ahead of another in the worlds both were tried in.
struct Lead {
    mean: f64,
    error: f64,
}

impl Lead {
    fn is_beyond(&self, errors: f64) -> bool {
        self.mean > errors * self.error
    }
}

fn lead(runs: &[Vec<Run>], one: usize, other: usize) -> Lead {
    let pairs = runs[one].iter().zip(&runs[other]);
    let differences: Vec<f64> =
        pairs.map(|(one, other)| f64::from(one.value - other.value)).collect();
    let count = differences.len() as f64;
    if count < 2.0 {
        return Lead { mean: 0.0, error: 0.0 };
    }
    let mean = differences.iter().sum::<f64>() / count;
    let squares: f64 = differences.iter().map(|it| (it - mean).powi(2)).sum();
    Lead { mean, error: (squares / (count - 1.0) / count).sqrt() }
}

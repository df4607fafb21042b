//! Ways to go on, run against each other in the same worlds.

use sanctum::Action;

use super::super::outlook::Tried;

/// Worlds before anything is decided.
const FIRST: usize = 6;
/// A way this many standard errors behind the best is out.
const OUT: f64 = 2.2;
/// A way has to be so many standard errors ahead of the planner's own to be taken.
const AHEAD: f64 = 0.7;

/// How a way ended in one world.
#[derive(Clone, Copy, Debug)]
pub(super) struct Run {
    /// What the hero came to.
    pub(super) value: i32,
    /// Whether it survived the Demon Lord.
    pub(super) survived: bool,
}

/// Ways to go on and what they came to, world by world.
#[derive(Debug)]
pub(super) struct Race {
    ways: Vec<Vec<Action>>,
    /// The values of each way; a way that is out has fewer than the others.
    runs: Vec<Vec<Run>>,
    /// The ways still in the race.
    running: Vec<usize>,
}

impl Race {
    /// Ways at the start; the first is the one to beat.
    pub(super) fn new(ways: Vec<Vec<Action>>) -> Self {
        let runs = vec![Vec::new(); ways.len()];
        let running = (0..ways.len()).collect();
        Race { ways, runs, running }
    }

    /// Whether one way is left.
    pub(super) fn is_decided(&self) -> bool {
        self.running.len() < 2
    }

    /// Runs all ways in one more world; a world in which one of them was stopped does not count.
    pub(super) fn run(&mut self, mut run: impl FnMut(&[Action]) -> Option<Run>) {
        let runs: Option<Vec<Run>> = self.running.iter().map(|way| run(&self.ways[*way])).collect();
        let Some(runs) = runs else { return };
        for (way, run) in self.running.iter().zip(runs) {
            self.runs[*way].push(run);
        }
        let best = self.best();
        if self.runs[best].len() >= FIRST {
            let runs = &self.runs;
            self.running.retain(|way| *way == best || !lead(runs, best, *way).is_beyond(OUT));
        }
    }

    /// The way that came best on average.
    fn best(&self) -> usize {
        let mean = |way: usize| mean(&self.runs[way]);
        let better = |one: usize, other: usize| if mean(other) > mean(one) { other } else { one };
        self.running.iter().copied().reduce(better).unwrap_or(0)
    }

    /// The way to go.
    pub(super) fn winner(&self) -> &[Action] {
        let best = self.best();
        let is_ahead = best == 0 || lead(&self.runs, best, 0).is_beyond(AHEAD);
        let way = if is_ahead { best } else { 0 };
        self.ways.get(way).map_or(&[], Vec::as_slice)
    }

    /// What the trials say about offers that ways begin with; the best way with each counts.
    pub(super) fn values(&self, offers: &[Action], chosen: usize) -> Vec<Tried> {
        let mut values: Vec<Tried> = Vec::new();
        for (way, runs) in self.ways.iter().zip(&self.runs) {
            let begins = |offer: &Action| way.iter().find(|it| offers.contains(it)) == Some(offer);
            let Some(index) = offers.iter().position(begins).filter(|_| !runs.is_empty()) else {
                continue;
            };
            let survivors = runs.iter().filter(|run| run.survived).count();
            let percent = (100 * survivors / runs.len()) as i32;
            let tried = Tried { index, value: mean(runs) as i32, survives: percent };
            let is_winner = index == chosen && way.as_slice() == self.winner();
            match values.iter_mut().find(|it| it.index == index) {
                Some(known) if is_winner || known.value < tried.value && index != chosen => {
                    *known = tried;
                }
                Some(_) => {}
                None => values.push(tried),
            }
        }
        values
    }
}

fn mean(runs: &[Run]) -> f64 {
    let sum: i64 = runs.iter().map(|it| i64::from(it.value)).sum();
    sum as f64 / runs.len().max(1) as f64
}

/// How far one way is ahead of another in the worlds both were tried in.
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

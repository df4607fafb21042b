//! Finds weights for the planner of Bastion by evolution: many variants of the weights play the
//! same games, the better half of them decides where the next variants are looked for (CMA-ES with
//! a diagonal matrix, after Ros and Hansen 2008).
//!
//! ```sh
//! cargo run --release -p bots --example bastion_evolve -- 100 48
//! ```
//! plays 100 generations with 48 games for each variant and prints the weights after each.

#![allow(clippy::print_stdout, reason = "it is a command")]

use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use bastion::{Difficulty, Options};
use bots::bastion::{FEATURES, Weights, enemies_left, spread};
use tabletop::{Dice as _, Fate};

/// Variants in a generation.
const VARIANTS: usize = 24;
/// How many of them decide.
const PARENTS: usize = VARIANTS / 2;
/// Weights that are looked for.
const WEIGHTS: usize = 2 * FEATURES;
/// How far, in discs of mana over ten, a first step changes the value of a usual end of a phase.
const STEP: f64 = 3.0;
/// With more enemies left it does not matter how many.
const FAR_FROM_VICTORY: u32 = 8;
/// What a victory counts, in enemies.
const VICTORY: f64 = 5.0;

fn main() {
    let mut arguments = std::env::args().skip(1).map(|it| it.parse().expect("a number"));
    let generations: u64 = arguments.next().unwrap_or(10);
    let games: u64 = arguments.next().unwrap_or(48);
    let mut evolution = Evolution::from(&Weights::HOUSE);
    for generation in 0..generations {
        let variants = evolution.variants();
        let seeds = generation * games..(generation + 1) * games;
        let weights: Vec<Weights> = variants.iter().map(|it| evolution.weights(it)).collect();
        let fitness = all_fitness(&weights, &seeds);
        let mean = fitness.iter().sum::<f64>() / VARIANTS as f64;
        println!("generation {generation}: fitness {mean:.2} on average");
        evolution.step(&variants, &fitness);
        println!("{}", evolution.weights(&[0.0; WEIGHTS]));
    }
}

/// Where the best weights are believed to be.
struct Evolution {
    mean: Vec<f64>,
    scale: Vec<f64>,
    sigma: f64,
    path: Vec<f64>,
    fate: Fate,
}

impl Evolution {
    fn from(weights: &Weights) -> Self {
        let spread = numbers(&spread(weights, &Options::new(2), 12));
        let mean = numbers(weights);
        let scale = mean.iter().zip(spread);
        let scale = scale.map(|(mean, it)| (STEP / it.max(0.05)).min(0.5 * mean.abs() + 4.0));
        let scale = scale.collect();
        Evolution { mean, scale, sigma: 0.4, path: vec![0.0; WEIGHTS], fate: Fate::new(1) }
    }

    /// Where to look: in pairs of opposite directions.
    fn variants(&mut self) -> Vec<Vec<f64>> {
        let mut variants = Vec::with_capacity(VARIANTS);
        for _ in 0..VARIANTS / 2 {
            let one: Vec<f64> = (0..WEIGHTS).map(|_| normal(&mut self.fate)).collect();
            let other = one.iter().map(|it| -it).collect();
            variants.extend([one, other]);
        }
        variants
    }

    fn weights(&self, variant: &[f64]) -> Weights {
        let at = |it: usize| (self.mean[it] + self.sigma * self.scale[it] * variant[it]) as f32;
        let late = std::array::from_fn(at);
        let early = std::array::from_fn(|it| at(FEATURES + it));
        Weights { late, early }
    }

    /// Goes where the better half points to.
    fn step(&mut self, variants: &[Vec<f64>], fitness: &[f64]) {
        let mut order: Vec<usize> = (0..VARIANTS).collect();
        order.sort_by(|one, other| fitness[*other].total_cmp(&fitness[*one]));
        let shares = shares();
        let effective = 1.0 / shares.iter().map(|it| it * it).sum::<f64>();
        let n = WEIGHTS as f64;
        let learn_path = (effective + 2.0) / (n + effective + 5.0);
        let learn_scale = (n + 2.0) / 3.0 * (2.0 / ((n + 1.3).powi(2) + effective)).min(0.2);
        let gain = (learn_path * (2.0 - learn_path) * effective).sqrt();
        let places = self.mean.iter_mut().zip(&mut self.scale).zip(&mut self.path).enumerate();
        for (at, ((mean, scale), path)) in places {
            let chosen = || shares.iter().zip(&order).map(|(share, it)| (share, variants[*it][at]));
            let step: f64 = chosen().map(|(share, it)| share * it).sum();
            let variance: f64 = chosen().map(|(share, it)| share * it * it).sum();
            *mean += self.sigma * *scale * step;
            *path = (1.0 - learn_path) * *path + gain * step;
            let seen = 0.5 * variance + 0.5 * path.powi(2);
            *scale *= ((1.0 - learn_scale) + learn_scale * seen).sqrt();
        }
        let length = self.path.iter().map(|it| it * it).sum::<f64>().sqrt();
        let by_chance = n.sqrt() * (1.0 - 1.0 / (4.0 * n));
        let change = learn_path / (1.0 + learn_path) * (length / by_chance - 1.0);
        self.sigma *= change.exp().clamp(0.85, 1.15);
    }
}

/// How much the best, the second best … of the better half count.
fn shares() -> Vec<f64> {
    let share = |rank: usize| (PARENTS as f64 + 0.5).ln() - (rank as f64 + 1.0).ln();
    let sum: f64 = (0..PARENTS).map(share).sum();
    (0..PARENTS).map(|it| share(it) / sum).collect()
}

/// How good the variants are in the same games, on all cores.
fn all_fitness(variants: &[Weights], seeds: &Range<u64>) -> Vec<f64> {
    let next = AtomicUsize::new(0);
    let fitness = Mutex::new(vec![0.0; variants.len()]);
    let work = || {
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(weights) = variants.get(index) else { break };
            let value = fitness_of(weights, seeds.clone());
            fitness.lock().expect("no thread panicked")[index] = value;
        }
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(work);
        }
    });
    fitness.into_inner().expect("no thread panicked")
}

/// Every difficulty in turn.
fn options(seed: u64) -> Options {
    let difficulty = Difficulty::ALL[seed as usize % Difficulty::ALL.len()];
    Options { difficulty, ..Options::new(2) }
}

/// Enemies that are not left, on average.
fn fitness_of(weights: &Weights, seeds: Range<u64>) -> f64 {
    let count = seeds.clone().count() as f64;
    let one = |seed| match enemies_left(weights, &options(seed), seed) {
        0 => VICTORY,
        left => -f64::from(left.min(FAR_FROM_VICTORY)),
    };
    seeds.map(one).sum::<f64>() / count
}

fn normal(fate: &mut Fate) -> f64 {
    let uniform = |fate: &mut Fate| (f64::from(fate.below(1 << 20)) + 0.5) / f64::from(1 << 20);
    let (radius, angle) = (uniform(fate), uniform(fate));
    (-2.0 * radius.ln()).sqrt() * (std::f64::consts::TAU * angle).cos()
}

fn numbers(weights: &Weights) -> Vec<f64> {
    weights.late.iter().chain(&weights.early).map(|it| f64::from(*it)).collect()
}

//! Before the dice lie: rerolls, and what a Fight is expected to bring.

use std::collections::HashMap;

use sanctum::{Hero, Power, Table};
use tabletop::{Dice, Fate};

use super::fight_model::{FightModel, Shown};
use super::prices::FightPrices;
use super::search::Search;

/// Tool many dice can still be rerolled with a skill.
pub(super) fn rerolls(table: &Table, hero: &Hero) -> u8 {
    let counts = hero.powers(table.components()).map(|(_, power)| match power {
        Power::Reroll(n) => n.saturating_sub(hero.fight.rerolls),
        _ => 0,
    });
    counts.max().unwrap_or(0)
}

/// Values are kept in sixths of sixths, so that averages of averages stay whole.
const FINE: i64 = 36 * 36;

/// The die whose reroll is worth more than the best without, and how much. It never pays to put
/// off a reroll: everything else can be decided better with the dice known.
pub(super) fn best_reroll(
    search: &mut Search,
    dice: &[Shown],
    without: i32,
    rerolls: u8,
) -> Option<(i32, usize)> {
    let mut known = HashMap::new();
    let (value, die) = over(search, dice, i64::from(without) * FINE, rerolls, &mut known);
    die.map(|die| ((value / FINE) as i32, die))
}

type KnownRolls = HashMap<(Vec<Shown>, u8), i64>;

/// The value with `rerolls` rerolls left, and which die to reroll for it.
fn over(
    search: &mut Search,
    dice: &[Shown],
    without: i64,
    rerolls: u8,
    known: &mut KnownRolls,
) -> (i64, Option<usize>) {
    let mut best = (without, None);
    if rerolls == 0 {
        return best;
    }
    for die in 0..dice.len() {
        if dice[..die].contains(&dice[die]) {
            continue;
        }
        let mean = mean(search, dice, die, best.0, rerolls - 1, known);
        if mean > best.0 {
            best = (mean, Some(die));
        }
    }
    best
}

/// The mean over the values of a rerolled die, or something less than the least that is asked
/// for: as soon as bounds tell that it is not reached, the rest is not searched.
fn mean(
    search: &mut Search,
    dice: &[Shown],
    die: usize,
    least: i64,
    rerolls: u8,
    known: &mut KnownRolls,
) -> i64 {
    let after: [Vec<Shown>; 6] = std::array::from_fn(|index| {
        let mut after = dice.to_vec();
        // O-24.2: a rerolled die is unmodified again.
        after[die] = Shown { value: index as u8 + 1, modified: false };
        after.sort_unstable();
        after
    });
    let mut total = 0;
    let mut most = [0; 6];
    for (most, after) in most.iter_mut().zip(&after) {
        *most = i64::from(search.upper(after, rerolls)) * FINE;
    }
    let mut rest: i64 = most.iter().sum();
    for (most, after) in most.into_iter().zip(after) {
        if total + rest <= 6 * least {
            return least;
        }
        rest -= most;
        total += rerolled(search, after, rerolls, known);
    }
    total / 6
}

fn rerolled(search: &mut Search, after: Vec<Shown>, rerolls: u8, known: &mut KnownRolls) -> i64 {
    if let Some(value) = known.get(&(after.clone(), rerolls)) {
        return *value;
    }
    let without = i64::from(search.solve(&after).value) * FINE;
    let (value, _) = over(search, &after, without, rerolls, known);
    known.insert((after, rerolls), value);
    value
}

/// What a Fight is expected to bring before its dice are rolled.
#[derive(Clone, Copy, Debug)]
pub struct Expectation {
    /// Nodes for each roll.
    pub budget: u64,
    /// Up to this many different rolls all are weighed; of more, this many are drawn.
    pub rolls: usize,
    /// The drawn rolls are the same for the same seed, so that differences are not luck.
    pub seed: u64,
    /// Tool many rerolls of a skill are weighed; each takes many searches.
    pub rerolls: u8,
}

impl Expectation {
    /// The mean value over the rolls of `dice` dice.
    pub fn of(&self, table: &Table, hero: &Hero, dice: u8, prices: &FightPrices) -> i32 {
        let model = FightModel::new(table, hero, prices);
        let rerolls = rerolls(table, hero).min(self.rerolls);
        let mut total = 0;
        let mut weight = 0;
        let mut search = Search::new(&model, 0);
        for (roll, times) in self.all(usize::from(dice)) {
            search.budget = self.budget;
            let without = search.solve(&roll).value;
            let again = best_reroll(&mut search, &roll, without, rerolls);
            total += i64::from(again.map_or(without, |(value, _)| value)) * times;
            weight += times;
        }
        (total / weight.max(1)) as i32
    }

    /// The rolls and how often each comes.
    fn all(&self, dice: usize) -> Vec<(Vec<Shown>, i64)> {
        if multisets(dice) <= self.rolls {
            let mut rolls = Vec::new();
            every(dice, 1, &mut Vec::new(), &mut rolls);
            return rolls;
        }
        // The first die goes through all values in turn.
        let mut fate = Fate::new(self.seed);
        let roll = |index: usize, fate: &mut Fate| {
            let value = |die: usize, fate: &mut Fate| match die {
                0 => (index % 6) as u8 + 1,
                _ => fate.below(6) as u8 + 1,
            };
            (0..dice).map(|die| Shown { value: value(die, fate), modified: false }).collect()
        };
        (0..self.rolls).map(|index| (roll(index, &mut fate), 1)).collect()
    }
}

/// How many different rolls this number of dice has.
fn multisets(dice: usize) -> usize {
    (1..=5).fold(1, |count, it| count * (dice + it) / it)
}

/// All rolls in ascending order, weighted.
fn every(dice: usize, from: u8, roll: &mut Vec<Shown>, rolls: &mut Vec<(Vec<Shown>, i64)>) {
    if roll.len() == dice {
        let factorial = |n: usize| (1..=n as i64).product::<i64>();
        let alike = (1..=6).map(|it| roll.iter().filter(|die| die.value == it).count());
        let ways = factorial(dice) / alike.map(factorial).product::<i64>();
        return rolls.push((roll.clone(), ways));
    }
    for value in from..=6 {
        roll.push(Shown { value, modified: false });
        every(dice, value, roll, rolls);
        roll.pop();
    }
}

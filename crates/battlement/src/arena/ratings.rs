//! Ratings from the games of pairs: how often one wins against another follows from the quotient
//! of their strengths (Bradley and Terry).

use tabletop::{Dice as _, Fate};

use crate::stats::Interval;

/// How often the strengths are made to fit better.
const ROUNDS: usize = 300;
/// How often the games are drawn again to see how far the ratings depend on them.
const DRAWS: usize = 200;
/// Points for ten times the strength.
const SCALE: f64 = 400.0;

/// The games of two bots.
pub(super) struct Pairing {
    pub(super) one: usize,
    pub(super) other: usize,
    /// The share of the wins of the first one in each group of games from one seed.
    pub(super) groups: Vec<f64>,
}

/// The rating of each bot relative to the first one.
pub(super) fn ratings(bots: usize, pairings: &[Pairing], seed: u64) -> Vec<Interval> {
    let all = |pairing: &Pairing| (pairing.groups.iter().sum(), pairing.groups.len() as f64);
    let found = fitted(bots, pairings, all);
    let mut fate = Fate::new(seed);
    let mut drawn = vec![Vec::new(); bots];
    for _ in 0..DRAWS {
        let again = fitted(bots, pairings, |pairing| {
            let count = pairing.groups.len();
            let one = |_| pairing.groups[fate.below(count as u32) as usize];
            ((0..count).map(one).sum(), count as f64)
        });
        drawn.iter_mut().zip(again).for_each(|(drawn, rating)| drawn.push(rating));
    }
    found.into_iter().zip(drawn).map(|(rating, drawn)| Interval::around(rating, drawn)).collect()
}

/// The ratings that fit best to the wins and games each pairing is said to have.
fn fitted(
    bots: usize,
    pairings: &[Pairing],
    mut count: impl FnMut(&Pairing) -> (f64, f64),
) -> Vec<f64> {
    let mut games = vec![vec![0.0; bots]; bots];
    let mut wins = vec![0.0; bots];
    for pairing in pairings {
        let (won, played) = count(pairing);
        // Half a win for either: nobody is infinitely strong.
        games[pairing.one][pairing.other] = played + 1.0;
        games[pairing.other][pairing.one] = played + 1.0;
        wins[pairing.one] += won + 0.5;
        wins[pairing.other] += played - won + 0.5;
    }
    let mut strengths = vec![1.0; bots];
    for _ in 0..ROUNDS {
        for bot in 0..bots {
            let met = (0..bots).filter(|other| games[bot][*other] > 0.0);
            let expected: f64 =
                met.map(|other| games[bot][other] / (strengths[bot] + strengths[other])).sum();
            strengths[bot] = wins[bot] / expected;
        }
    }
    let first: f64 = strengths[0];
    strengths.iter().map(|it| SCALE * (it / first).log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_wins_to_one_are_four_hundred_points() {
        let groups: Vec<f64> = (0..1100).map(|it| f64::from(u8::from(it % 11 == 0))).collect();
        let rated = ratings(2, &[Pairing { one: 0, other: 1, groups }], 1);
        assert_eq!(rated[0].value, 0.0);
        assert!((rated[1].value - 400.0).abs() < 5.0, "{:?}", rated[1]);
        assert!(rated[1].low < 400.0 && rated[1].high > 400.0);
    }

    #[test]
    fn who_beats_the_better_one_is_better_still() {
        let pairing = |one, other, share| Pairing { one, other, groups: vec![share; 50] };
        let all = [pairing(0, 1, 0.3), pairing(1, 2, 0.3), pairing(0, 2, 0.15)];
        let rated = ratings(3, &all, 1);
        assert!(rated[0].value < rated[1].value && rated[1].value < rated[2].value);
    }
}

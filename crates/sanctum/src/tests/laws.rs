//! The laws of `tabletop::laws`, along random walks of every player count and difficulty.

use proptest::prelude::*;
use tabletop::Game;
use tabletop::laws;

use super::scene;
use crate::{Components, Difficulty, Options, Sanctum};

fn options(players: usize, difficulty: Difficulty) -> Options {
    Options { difficulty, ..Options::new(players) }
}

pub(super) fn any_options() -> impl Strategy<Value = Options> {
    (2usize..=4, 0usize..4, any::<bool>()).prop_map(|(players, nth, overlap)| Options {
        overlap,
        ..options(players, Difficulty::ALL[nth])
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn laws_hold_from_the_start(
        options in any_options(),
        choices in prop::collection::vec(any::<u16>(), 1..120),
    ) {
        let start = Sanctum::new(Components::house(), &options);
        laws::walk(&start, &choices).map_err(TestCaseError::fail)?;
    }

    #[test]
    fn laws_hold_from_the_middle(
        options in any_options(),
        seed in any::<u64>(),
        steps in 0usize..900,
        choices in prop::collection::vec(any::<u16>(), 1..60),
    ) {
        let start = scene::later(&options, seed, steps);
        laws::walk(&start, &choices).map_err(TestCaseError::fail)?;
    }

    #[test]
    fn laws_hold_in_act_vi(
        options in any_options(),
        seed in any::<u64>(),
        steps in 0usize..250,
        choices in prop::collection::vec(any::<u16>(), 1..60),
    ) {
        let Some(start) = scene::late(&options, seed, steps) else { return Ok(()) };
        laws::walk(&start, &choices).map_err(TestCaseError::fail)?;
    }

    #[test]
    fn games_end(options in any_options(), seed in any::<u64>()) {
        let start = Sanctum::new(Components::house(), &options);
        laws::runs_to_the_end(&start, seed).map_err(TestCaseError::fail)?;
    }
}

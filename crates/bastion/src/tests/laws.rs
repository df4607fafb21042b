//! Laws L1 to L12 on random walks from every mode, with every number of players.

use proptest::prelude::*;
use tabletop::{Fate, Game, laws};

use crate::{Bastion, Class, Components, Difficulty, Mode, Options, Side};

/// A match somewhere in the middle: `inputs` random inputs after its start.
fn somewhere(options: &Options, seed: u64, inputs: usize) -> Bastion {
    let mut game = Bastion::new(Components::house(), options);
    let mut fate = Fate::new(seed);
    let mut actions = Vec::new();
    for _ in 0..inputs {
        if game.pending().is_over() {
            break;
        }
        laws::random_step(&mut game, &mut fate, &mut actions);
    }
    game
}

fn any_options() -> impl Strategy<Value = Options> {
    let classes = prop::option::of(prop::sample::subsequence(Class::ADVANCED.to_vec(), 3));
    let mode = prop::sample::select(Mode::ALL.to_vec());
    let level = prop::sample::select(Difficulty::ALL.to_vec());
    let side = prop::sample::select(vec![Side::Statue, Side::Plain]);
    (1usize..=4, mode, level, side, classes).prop_map(|(players, mode, difficulty, side, classes)| {
        let classes = classes.and_then(|it| it.try_into().ok());
        Options { difficulty, side, classes, ..Options::new(players) }.with_mode(mode)
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 160, failure_persistence: None, ..ProptestConfig::default() })]

    /// L1 to L10 and L12.
    #[test]
    fn laws_hold_on_random_walks(
        options in any_options(),
        seed in any::<u64>(),
        inputs in 0usize..260,
        choices in prop::collection::vec(any::<u16>(), 1..40),
    ) {
        let start = somewhere(&options, seed, inputs);
        if let Err(broken) = laws::walk(&start, &choices) {
            prop_assert!(false, "{broken}");
        }
    }

    /// L5 along whole games: discs and cards are conserved after every input (B-1.13 to B-1.15).
    #[test]
    fn b_1_13_b_1_14_b_1_15_components_are_conserved(options in any_options(), seed in any::<u64>()) {
        let mut game = Bastion::new(Components::house(), &options);
        let mut fate = Fate::new(seed);
        let mut actions = Vec::new();
        while !game.pending().is_over() {
            laws::random_step(&mut game, &mut fate, &mut actions);
            if let Err(reason) = game.audit() {
                prop_assert!(false, "{reason}");
            }
        }
    }

    /// L11.
    #[test]
    fn random_games_end(options in any_options(), seed in any::<u64>()) {
        let start = Bastion::new(Components::house(), &options);
        if let Err(reason) = laws::runs_to_the_end(&start, seed) {
            prop_assert!(false, "{reason}");
        }
    }
}

//! Laws L1 to L12 on random walks: from every mode with every number of players, and from tables
//! with a bit of everything.

use proptest::prelude::*;
use tabletop::{Dice, Event as _, Fate, Game, Viewer, laws};

use super::scene::{rich, somewhere};
use crate::{Bastion, Class, Components, Difficulty, Event, Layout, Mode, Options, Side};

pub(super) fn any_mode() -> impl Strategy<Value = Mode> {
    prop::sample::select(Mode::ALL.to_vec())
}

pub(super) fn any_options() -> impl Strategy<Value = Options> {
    let classes = prop::option::of(prop::sample::subsequence(Class::ADVANCED.to_vec(), 3));
    let level = prop::sample::select(Difficulty::ALL.to_vec());
    let side = prop::sample::select(vec![Side::Statue, Side::Plain]);
    let layout = prop::sample::select(vec![Layout::Random, Layout::Camp(crate::Color::Black)]);
    (1usize..=4, any_mode(), level, side, classes, layout).prop_map(
        |(players, mode, difficulty, side, classes, layout)| {
            let classes = classes.and_then(|it| it.try_into().ok());
            Options { difficulty, side, classes, layout, ..Options::new(players) }.with_mode(mode)
        },
    )
}

pub(super) fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(config(200))]

    /// L1 to L10 and L12, from anywhere in a match.
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

    /// The same from tables with spells, rituals and every property.
    #[test]
    fn laws_hold_on_rich_tables(
        seed in any::<u64>(),
        players in 1usize..=4,
        mode in any_mode(),
        choices in prop::collection::vec(any::<u16>(), 1..60),
    ) {
        let start = rich(seed, players, mode);
        if let Err(broken) = laws::walk(&start, &choices) {
            prop_assert!(false, "{broken}");
        }
    }

    /// L5 along whole games: discs and cards are conserved after every input.
    #[test]
    fn b_1_13_b_1_14_b_1_15_components_are_conserved(
        seed in any::<u64>(),
        players in 1usize..=4,
        mode in any_mode(),
    ) {
        let mut game = rich(seed, players, mode);
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
        let rich = rich(seed, options.players, options.mode);
        if let Err(reason) = laws::runs_to_the_end(&rich, seed) {
            prop_assert!(false, "{reason}");
        }
    }

    /// L9: until the first card that differs, two fates give every seat the same view and offers.
    #[test]
    fn what_is_not_drawn_yet_shows_nowhere(seed in any::<u64>(), other in any::<u64>()) {
        let options = Options::new(2);
        let (mut a, mut b) = (somewhere(&options, seed, 30), somewhere(&options, seed, 30));
        let (mut fate_a, mut fate_b) = (Fate::new(seed), Fate::new(other));
        let mut actions = Vec::new();
        while a == b && !a.pending().is_over() {
            for seat in tabletop::Seat::first(2) {
                let viewer = tabletop::Viewer::Seat(seat);
                prop_assert_eq!(
                    serde_json::to_value(a.view(viewer)).unwrap(),
                    serde_json::to_value(b.view(viewer)).unwrap()
                );
            }
            laws::random_step(&mut a, &mut fate_a, &mut actions);
            laws::random_step(&mut b, &mut fate_b, &mut actions);
        }
    }

    /// L10: what a viewer is told of never names a card that still lies unseen in a deck.
    #[test]
    fn no_seen_event_names_an_undrawn_card(
        options in any_options(),
        seed in any::<u64>(),
        is_rich in any::<bool>(),
    ) {
        let fresh = Bastion::new(Components::house(), &options);
        let mut game = if is_rich { rich(seed, options.players, options.mode) } else { fresh };
        let mut fate = Fate::new(seed);
        while !game.pending().is_over() {
            prop_assert_eq!(leak_in_a_step(&mut game, &mut fate), None);
        }
    }
}

/// One random input: what a spectator was told that names a card nobody has seen.
pub(super) fn leak_in_a_step(game: &mut Bastion, fate: &mut Fate) -> Option<String> {
    let mut events = Vec::new();
    telling_step(game, fate, &mut events);
    let deck = game.table.enemy_deck;
    let unseen = deck.known() | deck.candidates();
    let enemies = unseen.iter().map(|card| card.to_string());
    let rituals = game.table.ritual_deck.shuffled.iter().map(|card| card.to_string());
    let secrets: Vec<String> = enemies.chain(rituals).collect();
    let seen = events.iter().filter_map(|it| it.seen_by(Viewer::Spectator));
    // Cards shuffled back had been seen before.
    let news = seen.filter(|it| !matches!(it, Event::DeckReshuffled { .. }));
    let told = news.map(|it| serde_json::to_string(&it).expect("an event is plain data"));
    let names_a_secret = |told: &String| {
        let mut words = told.split(['"', ' ']);
        words.any(|word| secrets.iter().any(|card| card == word))
    };
    told.into_iter().find(names_a_secret)
}

/// One random input with somebody listening.
fn telling_step(game: &mut Bastion, fate: &mut Fate, events: &mut Vec<Event>) {
    let pending = game.pending();
    if let Some(stream) = pending.chance.lowest() {
        let chance = game.sample(stream, fate);
        return game.resolve(stream, chance, events);
    }
    let seat = pending.seats.iter().nth(fate.below(pending.seats.len() as u32) as usize);
    let seat = seat.expect("somebody decides");
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    game.act(seat, actions[fate.below(actions.len() as u32) as usize], events);
}

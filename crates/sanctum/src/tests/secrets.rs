//! Leak law (L10): two worlds that differ only in what a seat may not know give it the same view,
//! the same offers and the same log of events.

use proptest::prelude::*;
use tabletop::{Event as _, Fate, Game, Seat, Stream, Viewer};

use super::laws::any_options;
use super::scene;
use crate::{Chance, Event, Frame, Sanctum};

/// What a viewer sees of a table, as text.
pub(super) fn seen(game: &Sanctum, viewer: Viewer) -> String {
    serde_json::to_string(&game.view(viewer)).expect("a view is plain data")
}

fn log(events: &[Event], viewer: Viewer) -> Vec<String> {
    let seen = events.iter().filter_map(|event| event.seen_by(viewer));
    seen.map(|event| serde_json::to_string(&event).expect("an event is plain data")).collect()
}

pub(super) fn viewers(game: &Sanctum) -> Vec<Viewer> {
    let seats = Seat::first(game.players()).map(Viewer::Seat);
    seats.chain([Viewer::Spectator]).collect()
}

/// L10 for every viewer of a table.
pub(super) fn keeps_secrets(game: &Sanctum, seed: u64) -> Result<(), String> {
    viewers(game).into_iter().try_for_each(|viewer| {
        let other = Sanctum::imagine(&game.view(viewer), &mut Fate::new(seed ^ 99));
        stays_alike(game.clone(), other, viewer, seed)
    })
}

/// Plays on in two worlds with the same inputs as long as both allow them.
fn stays_alike(mut a: Sanctum, mut b: Sanctum, viewer: Viewer, seed: u64) -> Result<(), String> {
    let mut fate = Fate::new(seed);
    for step in 0..40 {
        if seen(&a, viewer) != seen(&b, viewer) {
            return Err(format!("after {step} inputs the views differ"));
        }
        if a.sums() != b.sums() {
            return Err(format!("after {step} inputs the sums differ"));
        }
        if let Viewer::Seat(seat) = viewer {
            let (mut here, mut there) = (Vec::new(), Vec::new());
            a.legal_actions(seat, &mut here);
            b.legal_actions(seat, &mut there);
            if here != there {
                return Err(format!("after {step} inputs the offers differ"));
            }
        }
        let (mut first, mut second) = (Vec::new(), Vec::new());
        if !advance(&mut a, &mut b, &mut fate, &mut first, &mut second) {
            return Ok(());
        }
        let tells = |events: &[Event]| {
            events
                .iter()
                .any(|it| matches!(it, Event::FuryRevealed { .. } | Event::BlessingsOpened))
        };
        // From here on the difference is known.
        if tells(&first) {
            return Ok(());
        }
        if log(&first, viewer) != log(&second, viewer) {
            return Err(format!("after {step} inputs the logs differ"));
        }
    }
    Ok(())
}

/// One input that both worlds allow; false if there is none, or it is about the secret itself.
fn advance(
    a: &mut Sanctum,
    b: &mut Sanctum,
    fate: &mut Fate,
    first: &mut Vec<Event>,
    second: &mut Vec<Event>,
) -> bool {
    use tabletop::Dice as _;
    let pending = a.pending();
    if let Some(stream) = pending.chance.lowest() {
        let chance = a.sample(stream, fate.stream(Stream::TABLE));
        let mut possible = Vec::new();
        b.outcomes(stream, &mut possible);
        let is_secret = matches!(chance, Chance::Blessing(_) | Chance::Fury(_));
        if is_secret || !possible.iter().any(|(it, _)| *it == chance) {
            return false;
        }
        a.resolve(stream, chance, first);
        b.resolve(stream, chance, second);
        return true;
    }
    let Some(seat) = pending.seats.lowest() else { return false };
    let mut actions = Vec::new();
    a.legal_actions(seat, &mut actions);
    let action = actions[fate.below(actions.len() as u32) as usize];
    if b.check(seat, &action).is_err() {
        return false;
    }
    a.act(seat, action, first);
    b.act(seat, action, second);
    true
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn s_27_6_s_27_7_s_27_8_nothing_secret_reaches_a_seat(
        options in any_options(),
        seed in any::<u64>(),
        steps in 0usize..900,
        late in any::<bool>(),
    ) {
        let game = if late {
            scene::late(&options, seed, steps % 120)
        } else {
            Some(scene::later(&options, seed, steps))
        };
        let Some(game) = game else { return Ok(()) };
        keeps_secrets(&game, seed).map_err(TestCaseError::fail)?;
    }
}

/// The worlds of the law do differ: hidden blessings and fury cards are drawn anew.
#[test]
fn imagined_worlds_differ_in_what_is_hidden() {
    let options = crate::Options::new(4);
    let holds = |game: &Sanctum| game.frame() == Some(Frame::Round);
    let game = (0..50).find_map(|seed| scene::until(&options, seed, holds)).expect("a battle");
    let view = game.view(Viewer::Spectator);
    let worlds: Vec<Sanctum> =
        (0..8).map(|seed| Sanctum::imagine(&view, &mut Fate::new(seed))).collect();
    assert!(worlds.iter().any(|world| *world != worlds[0]), "fury cards are drawn anew");
    let holds = |game: &Sanctum| {
        let owns = |seat| !game.table().hero(seat).blessings.is_empty();
        game.table().seats().any(owns) && !game.table().blessings_open
    };
    let game = (0..50).find_map(|seed| scene::until(&options, seed, holds)).expect("a tile");
    let view = game.view(Viewer::Spectator);
    let worlds: Vec<Sanctum> =
        (0..12).map(|seed| Sanctum::imagine(&view, &mut Fate::new(seed))).collect();
    assert!(worlds.iter().any(|world| *world != worlds[0]), "blessings are drawn anew");
}

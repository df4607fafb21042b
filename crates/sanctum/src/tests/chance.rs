//! Chance: what is drawn is what is listed, each outcome as often as the others.

use std::collections::BTreeMap;

use tabletop::{Fate, Game, Stream};

use super::scene;
use crate::{Frame, Options, Sanctum, Step};

fn assert_fair(game: &Sanctum, stream: Stream) {
    const DRAWS: u32 = 30_000;
    let mut outcomes = Vec::new();
    game.outcomes(stream, &mut outcomes);
    let mut fate = Fate::new(11);
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    for _ in 0..DRAWS {
        *seen.entry(game.sample(stream, &mut fate).to_string()).or_default() += 1;
    }
    let expected = f64::from(DRAWS) / outcomes.len() as f64;
    for (chance, weight) in &outcomes {
        assert_eq!(*weight, 1, "{chance}");
        let found = f64::from(seen.remove(&chance.to_string()).unwrap_or(0));
        // Six standard deviations.
        let margin = 6.0 * expected.sqrt() + 1.0;
        assert!((found - expected).abs() < margin, "{chance}: {found}, expected {expected}");
    }
    assert!(seen.is_empty(), "not listed: {seen:?}");
}

/// Every kind of draw, at the first moment it comes up.
#[test]
fn s_2_1_s_3_15_s_9_7_every_draw_is_fair() {
    type Moment = fn(&Sanctum) -> bool;
    let kinds: [(&str, Moment); 10] = [
        ("first player", |it| matches!(it.frame(), Some(Frame::FirstPlayer { .. }))),
        ("heroes", |it| matches!(it.frame(), Some(Frame::AssignHeroes { .. }))),
        ("blocked spaces", |it| matches!(it.frame(), Some(Frame::BlockSpaces { .. }))),
        ("bonus cards", |it| matches!(it.frame(), Some(Frame::Bonuses { cards: 1.., .. }))),
        ("potions", |it| matches!(it.frame(), Some(Frame::Bonuses { cards: 0, .. }))),
        ("tops", |it| it.frame() == Some(Frame::ShowTops)),
        ("demons", |it| matches!(it.frame(), Some(Frame::Deal { .. }))),
        ("chest", |it| it.frame() == Some(Frame::OpenChest)),
        ("rows", |it| it.frame() == Some(Frame::DealRows)),
        ("effects", |it| matches!(it.frame(), Some(Frame::TurnUp { .. }))),
    ];
    for (name, holds) in kinds {
        let game = (0..300).find_map(|seed| scene::until(&Options::new(2), seed, holds));
        let game = game.unwrap_or_else(|| panic!("no {name} came up"));
        assert_fair(&game, Stream::TABLE);
    }
    type OwnMoment = fn(Step) -> bool;
    let own: [(&str, OwnMoment); 3] = [
        ("dice", |step| step == Step::Attack),
        ("items", |step| matches!(step, Step::Turning { .. })),
        ("tiles", |step| step == Step::Tiles),
    ];
    for (name, holds) in own {
        let stream_of = |game: &Sanctum| {
            let mut streams = game.pending().chance.iter();
            streams.find(|it| it.seat().is_some_and(|seat| holds(game.table().hero(seat).step)))
        };
        let is_there = |game: &Sanctum| stream_of(game).is_some();
        let game = (0..300).find_map(|seed| scene::until(&Options::new(2), seed, is_there));
        let game = game.unwrap_or_else(|| panic!("no {name} came up"));
        assert_fair(&game, stream_of(&game).expect("it is pending"));
    }
}

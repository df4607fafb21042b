//! Events that no case can see, because they change nothing on the table.

use serde_json::json;
use tabletop::{Match, Seat, Stream};

use super::scene::{scene, until};
use crate::{Action, Event, Frame, Options, Sanctum, Step};

/// The events of one action.
fn events_of(position: &serde_json::Value, seat: u8, action: &str) -> Vec<Event> {
    let mut game = Match::at(scene(position));
    game.act(Seat::new(seat), action.parse().expect("an action")).expect("it is legal")
}

#[test]
fn s_6_8_a_figure_left_behind_is_sent_to_the_hordes_board() {
    let position = json!({
        "players": 4,
        "heroes": [{"place": "act/2/6"}, {"place": "act/1/2"}, {"place": "act/1/3"}, {"place": "act/2/5"}],
    });
    let events = events_of(&position, 0, "move");
    let sent: Vec<u8> = events
        .iter()
        .filter_map(|event| match event {
            Event::SentToHordes { seat } => Some(seat.index() as u8),
            _ => None,
        })
        .collect();
    assert_eq!(sent, [1, 2]);
}

#[test]
fn s_12_5_levels_that_move_no_gem_are_lost_and_counted() {
    let cells =
        ["red", "green", "blue"].map(|column| (1..=3).map(move |it| format!("{column}/{it}")));
    let skills: Vec<String> = cells.into_iter().flatten().collect();
    // A demon of level II, one weak point hit already.
    let set = crate::Components::house();
    let demon = crate::DemonId::all().find(|it| set.demon(*it).level.number() == 2).expect("one");
    let value = set.demon(demon).weak_points[1];
    let position = json!({
        "heroes": [
            {"figure": "slayer", "place": "act/1/3", "skills": skills, "zone": [demon], "fight": {"dice": [value]}},
            {"place": "act/1/2"},
        ],
        "hits": {demon.number().to_string(): [1]},
    });
    let events = events_of(&position, 0, &format!("assign die/1 {demon}/2"));
    assert!(events.contains(&Event::LevelLost { seat: Seat::new(0), levels: 2 }), "{events:?}");
}

#[test]
fn s_20_1_fury_cards_are_dealt_to_the_row_that_waits() {
    let deals =
        |game: &Sanctum| game.frame() == Some(Frame::DealRows) && !game.table().lord.is_uncovered();
    let start = (0..60).find_map(|seed| until(&Options::new(3), seed, deals)).expect("act VI");
    let mut game = Match::at(start);
    let mut fate = tabletop::Fate::new(1);
    while game.game().frame() == Some(Frame::DealRows) {
        let waiting = crate::phase::response::next_row(game.game().table()).expect("a row");
        let (_, events) = game.resolve(Stream::TABLE, &mut fate).expect("chance deals");
        for event in events {
            if let Event::FuryDealt { seat, .. } = event {
                assert_eq!(seat, waiting);
            }
        }
    }
}

#[test]
fn every_atom_of_a_penalty_is_told() {
    // Effect 1 takes a stamina token; there is nothing to choose in it.
    let position = json!({
        "frame": {"face": {"card": 0, "effect": 1, "asked": 0}},
        "heroes": [{"figure": "huntress"}, {"fate": "dead"}],
    });
    let events = events_of(&position, 0, &Action::PayPenalty.to_string());
    assert!(events.iter().any(|it| matches!(it, Event::PenaltyPaid { .. })), "{events:?}");
}

#[test]
fn s_16_9_only_the_owner_sees_a_tile() {
    let wins = |game: &Sanctum| {
        let table = game.table();
        table.active != table.first && table.hero(table.active).step == Step::Tiles
    };
    let start = (0..60).find_map(|seed| until(&Options::new(3), seed, wins)).expect("a tile");
    let owner = start.table().active;
    let mut game = Match::at(start);
    let (_, events) = game.resolve(Stream::of(owner), &mut tabletop::Fate::new(1)).expect("a tile");
    for seat in Seat::first(3) {
        let sees = events.iter().any(|event| {
            let seen = tabletop::Event::seen_by(event, tabletop::Viewer::Seat(seat));
            matches!(seen, Some(Event::BlessingSeen { seat: of, .. }) if of == owner)
        });
        assert_eq!(sees, seat == owner, "seat {seat}");
    }
}

#[test]
fn rounds_respite_and_new_decks_are_told() {
    let options = Options { difficulty: crate::Difficulty::Infernal, ..Options::new(4) };
    let mut told = std::collections::BTreeSet::new();
    for seed in 0..400 {
        let Some(start) = until(&options, seed, |game| game.table().breacher.is_some()) else {
            continue;
        };
        let mut game = start;
        let mut fate = tabletop::Fate::new(seed);
        let (mut actions, mut events) = (Vec::new(), Vec::new());
        let mut rounds = 0;
        while tabletop::Game::outcome(&game).is_none() {
            super::scene::sensible_step_into(&mut game, &mut fate, &mut actions, &mut events);
        }
        for event in &events {
            match event {
                Event::RoundBegan { round } => {
                    rounds += 1;
                    assert_eq!(*round, rounds);
                    told.insert("round");
                }
                Event::RespiteBegan => drop(told.insert("respite")),
                Event::Did { .. } => drop(told.insert("did")),
                _ => {}
            }
        }
    }
    assert_eq!(told.into_iter().collect::<Vec<_>>(), ["did", "respite", "round"]);
}

/// A preview belongs to a Fight; the cards of a roar come between two Fights.
#[test]
fn there_is_no_preview_between_fights() {
    let position = json!({
        "round": 1, "frame": {"face": {"card": 0, "effect": 12, "asked": 0}},
        "lord": {"laid": [30, 31], "roar": 1},
        "heroes": [{"figure": "huntress"}, {"figure": "slayer"}],
    });
    assert_eq!(scene(&position).preview(Seat::new(0)), None);
    let position =
        json!({"frame": "round", "heroes": [{"fight": {"dice": [1]}}, {"fate": "dead"}]});
    assert!(scene(&position).preview(Seat::new(0)).is_some());
}

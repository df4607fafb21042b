//! Recorded games replay bit for bit and together cover everything; broken ones are refused.

use std::collections::BTreeSet;
use std::path::PathBuf;

use tabletop::{Game, Input, Record, Seat, fixtures};

use crate::{Action, Cell, Chance, Components, Difficulty, Event, Figure, GameResult, Sanctum};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("fixtures")
}

#[test]
fn fixtures_replay_bit_for_bit() {
    let done = fixtures::replay_bit_for_bit::<Sanctum>(Components::house(), &folder());
    assert_eq!(done, Ok(()));
}

#[test]
fn fixtures_cover_everything() {
    let mut seen = BTreeSet::new();
    for (name, text) in fixtures::records(&folder()).expect("there are fixtures") {
        let record = Record::parse(&text).unwrap();
        for (key, value) in &record.header.options {
            seen.insert(format!("{key}={value}"));
        }
        let see = |game: &Sanctum, input: &Input<Action, Chance>, events: &[Event]| {
            note(game, input, events, &mut seen);
        };
        let watched = fixtures::watch(Components::house(), &text, see);
        assert_eq!(watched, Ok(()), "{name}");
    }
    let mut wanted: Vec<String> = Vec::new();
    wanted.extend((2..=4).map(|players| format!("players={players}")));
    wanted.extend(Difficulty::ALL.map(|level| format!("difficulty={level}")));
    wanted
        .extend(["victory", "defeat", "shared", "deck ran out", "early death"].map(str::to_owned));
    for figure in Figure::ALL {
        wanted.push(format!("{figure} won"));
        wanted.extend(Cell::all().map(|cell| format!("{figure} {cell}")));
    }
    let verbs = [
        "move", "fight", "rest", "breach", "answer", "end", "open", "engage", "take", "drink",
        "roll", "use", "rage", "assign", "skill", "bless", "block", "accept", "loot", "raise",
        "turn", "fill", "pour", "equip", "sell", "pay", "corrupt", "lose",
    ];
    wanted.extend(verbs.map(|verb| format!("did {verb}")));
    let missing: Vec<_> = wanted.iter().filter(|it| !seen.contains(*it)).collect();
    assert!(missing.is_empty(), "no fixture shows {missing:?}");
}

fn note_outcome(game: &Sanctum, seen: &mut BTreeSet<String>) {
    let Some(outcome) = game.outcome() else { return };
    seen.insert(outcome.result.to_string());
    if outcome.winners.len() > 1 && outcome.result == GameResult::Victory {
        seen.insert("shared".to_owned());
    }
    if outcome.result == GameResult::Victory {
        let winners = outcome.winners.iter().map(|seat| game.table().hero(seat).figure);
        seen.extend(winners.map(|figure| format!("{figure} won")));
    }
}

fn note(
    game: &Sanctum,
    input: &Input<Action, Chance>,
    events: &[Event],
    seen: &mut BTreeSet<String>,
) {
    if let Input::Act(_, action) = input {
        let text = action.to_string();
        seen.insert(format!("did {}", text.split(' ').next().unwrap_or_default()));
    }
    events.iter().for_each(|event| note_event(game, event, seen));
    note_outcome(game, seen);
}

fn note_event(game: &Sanctum, event: &Event, seen: &mut BTreeSet<String>) {
    let figure = |seat: &Seat| game.table().hero(*seat).figure;
    match event {
        Event::SkillGained { seat, cell } => {
            seen.insert(format!("{} {cell}", figure(seat)));
        }
        Event::Died { .. } if !game.table().blessings_open => {
            seen.insert("early death".to_owned());
        }
        Event::LordShuffled => {
            seen.insert("deck ran out".to_owned());
        }
        _ => {}
    }
}

#[test]
fn invalid_records_are_refused_with_line_and_reason() {
    let done = fixtures::are_refused::<Sanctum>(Components::house(), &folder().join("invalid"));
    assert_eq!(done, Ok(()));
}

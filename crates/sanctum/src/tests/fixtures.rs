//! Recorded games replay bit for bit and together cover everything; broken ones are refused.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use tabletop::{Game, Input, Match, Record, RecordError, Seat, replay};

use crate::{Cell, Components, Difficulty, Event, Figure, Sanctum};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("fixtures")
}

/// The records in a folder of fixtures, by name.
fn records(folder: PathBuf) -> Vec<(String, String)> {
    let files = fs::read_dir(folder).expect("there are fixtures").flatten();
    let mut records: Vec<(String, String)> = files
        .map(|file| file.path())
        .filter(|path| path.extension().is_some_and(|it| it == "record"))
        .map(|path| {
            let text = fs::read_to_string(&path).expect("a fixture is readable");
            (path.file_name().unwrap_or_default().to_string_lossy().into_owned(), text)
        })
        .collect();
    records.sort();
    records
}

fn play(text: &str) -> Result<Match<Sanctum>, RecordError> {
    replay(Components::house(), &Record::parse(text)?)
}

#[test]
fn fixtures_replay_bit_for_bit() {
    for (name, text) in records(folder()) {
        let game = play(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let header = Record::parse(&text).unwrap().header;
        assert_eq!(Record::of(&game, header).to_string(), text, "{name}");
    }
}

#[test]
fn fixtures_cover_everything() {
    let mut seen = BTreeSet::new();
    for (name, text) in records(folder()) {
        let record = Record::parse(&text).unwrap();
        for (key, value) in &record.header.options {
            seen.insert(format!("{key}={value}"));
        }
        let game = play(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        note_outcome(game.game(), &mut seen);
        note_events(&game, &record, &mut seen);
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
    seen.insert(outcome.result.to_owned());
    if outcome.winners.len() > 1 && outcome.result == "victory" {
        seen.insert("shared".to_owned());
    }
    if outcome.result == "victory" {
        let winners = outcome.winners.iter().map(|seat| game.table().hero(seat).figure);
        seen.extend(winners.map(|figure| format!("{figure} won")));
    }
}

/// Plays a record again and notes what happens in it.
fn note_events(game: &Match<Sanctum>, record: &Record, seen: &mut BTreeSet<String>) {
    let start: Record = Record { lines: Vec::new(), result: None, ..record.clone() };
    let mut again = replay::<Sanctum>(Components::house(), &start).expect("an empty record");
    for input in game.record() {
        let events = match *input {
            Input::Act(seat, action) => {
                let text = action.to_string();
                seen.insert(format!("did {}", text.split(' ').next().unwrap_or_default()));
                again.act(seat, action)
            }
            Input::Chance(stream, chance) => again.resolve_as(stream, chance),
        };
        for event in events.expect("a replayed input is legal") {
            note_event(again.game(), &event, seen);
        }
    }
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
    let invalid = records(folder().join("invalid"));
    assert!(!invalid.is_empty());
    for (name, text) in invalid {
        let expected = text.lines().find_map(|line| line.strip_prefix("# expect: "));
        let expected = expected.unwrap_or_else(|| panic!("{name} says what to expect"));
        let error = play(&text).map(|_| ()).expect_err(&name).to_string();
        assert!(error.contains(expected), "{name}: {error}");
    }
}

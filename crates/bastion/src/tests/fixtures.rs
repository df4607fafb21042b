//! Recorded games replay bit for bit and together cover everything; broken ones are refused.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use tabletop::{Input, Match, Record, RecordError, replay};

use crate::{Bastion, Components, Event, Property, RitualKind, Spell};

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

fn play(text: &str) -> Result<Match<Bastion>, RecordError> {
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
        if let Some((_, result)) = &record.result {
            seen.insert(result.clone());
        }
        note_events(
            &play(&text).unwrap_or_else(|error| panic!("{name}: {error}")),
            &record,
            &mut seen,
        );
    }
    let mut wanted: Vec<String> = Vec::new();
    wanted.extend((1..=4).map(|players| format!("players={players}")));
    wanted.extend(crate::Mode::ALL.map(|mode| format!("mode={mode}")));
    wanted.extend(crate::Difficulty::ALL.map(|level| format!("difficulty={level}")));
    wanted.extend(
        ["won saved B-11.5", "lost destroyed B-11.2", "lost captured B-11.3"].map(str::to_owned),
    );
    wanted.extend(Spell::ALL.iter().map(|spell| format!("cast {spell}")));
    wanted.extend(RitualKind::ALL.iter().map(|kind| format!("perform {kind}")));
    wanted.extend(Property::ALL.iter().map(|property| format!("met {property}")));
    let verbs = [
        "move", "channel", "attack", "use", "revive", "end", "go", "call", "hold", "release",
        "deposit", "pay", "swap", "teleport", "agree", "refuse", "leave", "perform", "keep",
    ];
    wanted.extend(verbs.map(|verb| format!("did {verb}")));
    let missing: Vec<_> = wanted.iter().filter(|it| !seen.contains(*it)).collect();
    assert!(missing.is_empty(), "no fixture shows {missing:?}");
}

/// Plays a record again and notes what happens in it.
fn note_events(game: &Match<Bastion>, record: &Record, seen: &mut BTreeSet<String>) {
    let start: Record = Record { lines: Vec::new(), result: None, ..record.clone() };
    let mut again = replay::<Bastion>(Components::house(), &start).expect("an empty record");
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
            note_event(&event, seen);
        }
    }
}

fn note_event(event: &Event, seen: &mut BTreeSet<String>) {
    match event {
        Event::Cast { card, spell, .. } => {
            seen.insert(format!("cast {spell}"));
            seen.insert(format!("cast {}", Components::house().enemy(*card).spell));
        }
        Event::RitualPerformed { card, .. } => {
            seen.insert(format!("perform {}", card.kind()));
        }
        Event::EnemyAdded { card, .. } | Event::EnemyJoined { card, .. } => {
            let enemy = Components::house().enemy(*card);
            let carried = Property::ALL.iter().filter(|property| enemy.has(**property));
            seen.extend(carried.map(|property| format!("met {property}")));
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

#[test]
fn any_prefix_of_a_record_is_the_record_of_a_running_match() {
    let (_, text) = records(folder()).swap_remove(0);
    let lines: Vec<&str> = text.lines().collect();
    let first =
        lines.iter().position(|line| line.is_empty()).expect("a line between tags and inputs");
    for n in (first + 1..lines.len() - 1).step_by(17) {
        let game = play(&lines[..n].join("\n")).expect("a prefix is a record");
        assert_eq!(game.record().len(), n - first - 1);
    }
}

//! Recorded games replay bit for bit and together cover everything; broken ones are refused.

use std::collections::BTreeSet;
use std::path::PathBuf;

use tabletop::{Input, Match, Record, fixtures};

use crate::{Action, Bastion, Chance, Components, Event, Property, RitualKind, Spell};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("fixtures")
}

#[test]
fn fixtures_replay_bit_for_bit() {
    let done = fixtures::replay_bit_for_bit::<Bastion>(Components::house(), &folder());
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
        if let Some((_, result)) = &record.result {
            seen.insert(result.clone());
        }
        let see = |_: &Bastion, input: &Input<Action, Chance>, events: &[Event]| {
            note(input, events, &mut seen);
        };
        let watched = fixtures::watch(Components::house(), &text, see);
        assert_eq!(watched, Ok(()), "{name}");
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

fn note(input: &Input<Action, Chance>, events: &[Event], seen: &mut BTreeSet<String>) {
    if let Input::Act(_, action) = input {
        let text = action.to_string();
        seen.insert(format!("did {}", text.split(' ').next().unwrap_or_default()));
    }
    events.iter().for_each(|event| note_event(event, seen));
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
    let done = fixtures::are_refused::<Bastion>(Components::house(), &folder().join("invalid"));
    assert_eq!(done, Ok(()));
}

#[test]
fn any_prefix_of_a_record_is_the_record_of_a_running_match() {
    let (_, text) = fixtures::records(&folder()).expect("there are fixtures").swap_remove(0);
    let lines: Vec<&str> = text.lines().collect();
    let first =
        lines.iter().position(|line| line.is_empty()).expect("a line between tags and inputs");
    for n in (first + 1..lines.len() - 1).step_by(17) {
        let game: Match<Bastion> = fixtures::play(Components::house(), &lines[..n].join("\n"))
            .expect("a prefix is a record");
        assert_eq!(game.record().len(), n - first - 1);
    }
}

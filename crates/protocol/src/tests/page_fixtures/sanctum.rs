//! Sanctum: recorded moments and games, with all that is said as a text also as data.

use std::fmt::Display;
use std::fs;
use std::path::Path;
use std::str::FromStr;

use games::Games;
use serde::Serialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use tabletop::{Author, Record, Viewer};

use super::super::game_types;
use super::super::typescript::Declarations;
use super::{check_fresh, folder, read};

/// A field of an event that says as a text what `typed` says as data.
type Said = (&'static str, fn(&str) -> Value);

/// A text as data.
fn typed<T: FromStr<Err: Display> + Serialize>(text: &str) -> Value {
    let value: T = text.parse().unwrap_or_else(|reason| panic!("{reason}"));
    serde_json::to_value(value).expect("plain data")
}

/// An offer with the action its text means; what only the match knows of it stays.
fn offer(offer: &Value, action: fn(&str) -> Value) -> Value {
    let text = offer["text"].as_str().or(offer.as_str()).expect("an offer has a text");
    let mut fresh = action(text);
    if let (Some(shows), Some(fields)) = (offer["action"].get("shows"), fresh.as_object_mut()) {
        fields.insert("shows".to_owned(), shows.clone());
    }
    json!({ "text": text, "action": fresh })
}

/// The same recording with everything typed as it is today.
fn refreshed(value: Value, action: fn(&str) -> Value, said: &[Said]) -> Value {
    match value {
        Value::Array(list) => list.into_iter().map(|it| refreshed(it, action, said)).collect(),
        Value::Object(fields) => {
            let fields = fields.into_iter().map(|(key, it)| match it {
                Value::Array(list) if key == "offers" => {
                    (key, list.iter().map(|it| offer(it, action)).collect())
                }
                _ => (key, refreshed(it, action, said)),
            });
            let mut fields: serde_json::Map<String, Value> = fields.collect();
            if fields.contains_key("event") {
                for (name, typed) in said {
                    if let Some(Value::String(text)) = fields.get(*name) {
                        let typed = typed(text);
                        fields.insert("typed".to_owned(), typed);
                    }
                }
            }
            Value::Object(fields)
        }
        other => other,
    }
}

fn check_recordings(action: fn(&str) -> Value, said: &[Said]) {
    for entry in fs::read_dir(folder("sanctum")).expect("recordings") {
        let path = entry.expect("a file").path();
        let is_recording = path.extension().is_some_and(|it| it == "json");
        if !is_recording || path.ends_with("printed.json") || path.ends_with("told.json") {
            continue;
        }
        check_fresh(&path, &refreshed(read(&path), action, said));
    }
}

/// Recorded games, whose reasons and sums the page puts into words.
const TOLD: [&str; 2] = ["infernal-2", "slayer-wins"];
/// The sums are recorded so often.
const EVERY: usize = 40;

/// JSON of a game as a value.
fn value(raw: &RawValue) -> Value {
    serde_json::from_str(raw.get()).expect("JSON")
}

/// What a table says beside the events and the view of a recorded game: the reasons of every step,
/// and some tables with their sums.
fn told(name: &str) -> Value {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../sanctum/fixtures");
    let text = fs::read_to_string(root.join(format!("{name}.record"))).expect("a record");
    let record = Record::parse(&text).expect("a record");
    let mut game =
        Games::house().named("sanctum").expect("the game").begin(record.header).expect("a match");
    let (mut steps, mut tables) = (Vec::new(), Vec::new());
    for (index, line) in record.lines.iter().enumerate() {
        let happened = match line.author {
            Author::Seat(seat) => game.act(seat, &line.text),
            Author::Chance(stream) => game.resolve_as(stream, &line.text),
        };
        let because = happened.expect("a record is legal").because(Viewer::Spectator);
        let because: Vec<Value> = because.iter().map(|it| value(it)).collect();
        if !because.is_empty() {
            steps.push(json!({"number": index + 1, "at": 0, "events": [], "because": because}));
        }
        if index % EVERY == 0 {
            let sums = game.sums().expect("the game says them");
            tables
                .push(json!({"view": value(&game.view(Viewer::Spectator)), "sums": value(&sums)}));
        }
    }
    json!({"view": value(&game.view(Viewer::Spectator)), "history": steps, "tables": tables})
}

#[test]
fn the_reasons_and_sums_of_the_page_are_fresh() {
    let path = folder("sanctum").join("told.json");
    check_fresh(&path, &TOLD.iter().map(|name| told(name)).collect());
}

#[test]
fn recorded_actions_of_sanctum_mean_what_their_texts_say() {
    let said: [Said; 3] = [
        ("action", typed::<sanctum::Action>),
        ("chance", typed::<sanctum::Chance>),
        ("atom", typed::<sanctum::Atom>),
    ];
    check_recordings(typed::<sanctum::Action>, &said);
}

/// The recorded games were played with an earlier set; it is recorded beside them, with the rules
/// of today.
#[test]
fn the_recorded_set_is_of_its_type() {
    let path = folder("sanctum").join("printed.json");
    let mut printed = read(&path);
    printed["facts"]["rules"] = sanctum::Components::house().as_json()["facts"]["rules"].clone();
    check_fresh(&path, &printed);
    let types = Declarations::read(&game_types::sanctum());
    assert_eq!(types.check("Components", &printed), Ok(()));
}

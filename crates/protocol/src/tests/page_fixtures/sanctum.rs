//! Sanctum: recorded moments and games, with all that is said as a text also as data.

use std::fmt::Display;
use std::fs;
use std::str::FromStr;

use serde::Serialize;
use serde_json::{Value, json};

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
        if !is_recording || path.ends_with("printed.json") {
            continue;
        }
        check_fresh(&path, &refreshed(read(&path), action, said));
    }
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

/// The recorded games were played with an earlier set; it is recorded beside them.
#[test]
fn the_recorded_set_is_of_its_type() {
    let printed = read(&folder("sanctum").join("printed.json"));
    let types = Declarations::read(&game_types::sanctum());
    assert_eq!(types.check("Components", &printed), Ok(()));
}

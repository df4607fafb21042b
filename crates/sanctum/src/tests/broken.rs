//! Broken positions: a wrong value is refused with its place, or gives a table that keeps all laws.

use proptest::prelude::*;
use serde_json::{Value, json};
use tabletop::{Notation, laws};

use super::laws::any_options;
use super::scene;
use crate::{Components, Sanctum};

/// All places of a JSON value that hold a plain value.
fn leaves(value: &Value, path: &str, found: &mut Vec<String>) {
    match value {
        Value::Object(map) => {
            for (key, inner) in map {
                let key = key.replace('~', "~0").replace('/', "~1");
                leaves(inner, &format!("{path}/{key}"), found);
            }
        }
        Value::Array(list) => {
            found.push(path.to_owned());
            for (index, inner) in list.iter().enumerate() {
                leaves(inner, &format!("{path}/{index}"), found);
            }
        }
        _ => found.push(path.to_owned()),
    }
}

/// Another value in the place of one.
fn spoil(value: &Value, choice: u16) -> Value {
    match value {
        Value::Number(number) => {
            let number = number.as_u64().unwrap_or(0);
            let others = [number + 1, number.saturating_sub(1), 0, 255, 3, 84];
            json!(others[usize::from(choice) % others.len()])
        }
        Value::Bool(is) => json!(!is),
        Value::Array(list) if list.is_empty() => json!([u64::from(choice % 84) + 1]),
        Value::Array(list) => json!(list[1..].to_vec()),
        Value::String(_) => {
            let words = ["idle", "attack", "block", "equip", "dead", "walls", "finish", "over"];
            let more = ["turn", "round", "respite", "empty", "stamina", "corrupt", "cathedral"];
            let words: Vec<&str> = words.into_iter().chain(more).collect();
            json!(words[usize::from(choice) % words.len()])
        }
        _ => json!(choice % 5),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn a_spoilt_position_is_refused_or_sound(
        options in any_options(),
        seed in any::<u64>(),
        steps in 0usize..900,
        late in any::<bool>(),
        wounds in prop::collection::vec((any::<u16>(), any::<u16>()), 1..4),
        choices in prop::collection::vec(any::<u16>(), 1..40),
    ) {
        let game = if late {
            scene::late(&options, seed, steps % 120)
        } else {
            Some(scene::later(&options, seed, steps))
        };
        let Some(game) = game else { return Ok(()) };
        let mut position = game.position();
        for (place, choice) in wounds {
            let mut places = Vec::new();
            leaves(&position, "", &mut places);
            let place = &places[usize::from(place) % places.len()];
            let Some(value) = position.pointer_mut(place) else { continue };
            *value = spoil(value, choice);
        }
        match Sanctum::from_position(Components::house(), &position) {
            Err(error) => prop_assert!(!error.reason.is_empty()),
            Ok(game) => laws::walk(&game, &choices).map_err(TestCaseError::fail)?,
        }
    }
}

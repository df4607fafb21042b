//! Broken positions: a wrong value is refused with its place, or gives a table that keeps all laws.

use proptest::prelude::*;
use serde_json::{Value, json};
use tabletop::{Fate, Game as _, Notation, Viewer, laws};

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

/// Fields of a hero as somebody might write them by hand.
fn hero_fields() -> impl Strategy<Value = Value> {
    let place = prop_oneof![
        Just("start".to_owned()),
        Just("hordes".to_owned()),
        Just("walls".to_owned()),
        Just("cathedral".to_owned()),
        (1u8..=4, 1u8..=7).prop_map(|(act, space)| format!("act/{act}/{space}")),
    ];
    let field = prop_oneof![
        6 => place.prop_map(|it| ("place", json!(it))),
        1 => (0u8..=10).prop_map(|it| ("health", json!(it))),
        1 => Just(("fate", json!("dead"))),
        1 => (2u8..=6).prop_map(|it| ("dice", json!(it))),
        1 => (1u8..=84).prop_map(|it| ("zone", json!([it]))),
        1 => (1u8..=84).prop_map(|it| ("bag", json!([it]))),
        1 => (0u8..=4).prop_map(|it| ("answered", json!(it))),
        1 => (0u8..=3).prop_map(|it| ("owed_tiles", json!(it))),
        1 => (0u8..=3).prop_map(|it| ("owed_potions", json!(it))),
        1 => (0u8..=3).prop_map(|it| ("fewer_dice", json!(it))),
        1 => prop::sample::select(vec!["choose", "engage", "finish", "equip", "done", "attack", "prepare"])
            .prop_map(|it| ("step", json!(it))),
    ];
    prop::collection::vec(field, 0..3).prop_map(|fields| fields.into_iter().collect())
}

/// A position of a few words: the rest has its defaults.
fn sparse() -> impl Strategy<Value = Value> {
    let field = prop_oneof![
        1 => (2u8..=4).prop_map(|it| ("players", json!(it))),
        1 => (0u8..=3).prop_map(|it| ("boards", json!(it))),
        1 => any::<bool>().prop_map(|it| ("intervention", json!(it))),
        1 => any::<bool>().prop_map(|it| ("walls_reached", json!(it))),
        1 => (0u8..=3).prop_map(|it| ("active", json!(it))),
        1 => (0u8..=3).prop_map(|it| ("first", json!(it))),
        1 => (0u8..=3).prop_map(|it| ("breacher", json!(it))),
        1 => Just(("overlap", json!(true))),
        1 => (0u32..9).prop_map(|it| ("turn", json!(it))),
        1 => (0u32..4).prop_map(|it| ("round", json!(it))),
        1 => prop::collection::vec((1u8..=84).prop_map(|it| json!([it])), 0..6)
            .prop_map(|it| ("sets", json!(it))),
        1 => prop::collection::vec(0u8..=3, 0..4).prop_map(|it| ("march", json!(it))),
        1 => prop::sample::select(vec!["nightmare", "infernal", "hard"])
            .prop_map(|it| ("difficulty", json!(it))),
        1 => prop::sample::select(vec!["turn", "respite", "round", "open_chest", "deal_rows"])
            .prop_map(|it| ("frame", json!(it))),
    ];
    let heroes = prop::collection::vec(hero_fields(), 0..=4);
    (prop::collection::vec(field, 0..3), heroes).prop_map(|(fields, heroes)| {
        let mut position: serde_json::Map<String, Value> =
            fields.into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
        position.insert("heroes".to_owned(), json!(heroes));
        Value::Object(position)
    })
}

/// Plays on at random: every state is sound, can be imagined by everybody, and is read again.
fn plays_on(mut game: Sanctum, seed: u64) -> Result<(), String> {
    let mut fate = Fate::new(seed);
    let mut actions = Vec::new();
    for index in 0..700 {
        if game.pending().is_over() {
            return Ok(());
        }
        laws::random_step(&mut game, &mut fate, &mut actions);
        game.audit().map_err(|reason| format!("after {index} inputs: {reason}"))?;
        if index % 50 == 0 {
            let again = Sanctum::from_position(Components::house(), &game.position());
            again.map_err(|reason| format!("after {index} inputs: {reason}"))?;
            for seat in game.table.seats() {
                Sanctum::imagine(&game.view(Viewer::Seat(seat)), &mut Fate::new(seed));
            }
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    /// Finding H5: what is accepted stays sound however long it is played.
    #[test]
    fn h_5_a_sparse_position_is_refused_or_sound(position in sparse(), seed in any::<u64>()) {
        if let Ok(game) = Sanctum::from_position(Components::house(), &position) {
            plays_on(game, seed).map_err(TestCaseError::fail)?;
        }
    }
}

/// Finding H5: these were accepted, and froze the table some Moves later.
#[test]
fn h_5_positions_that_lead_nowhere_are_refused() {
    for (position, reason) in [
        (json!({ "players": 2, "boards": 1 }), "S-6.7"),
        (json!({ "active": 1, "heroes": [{}, { "place": "act/3/7" }] }), "S-4.3"),
        (json!({ "first": 2, "heroes": [{}, {}, { "place": "act/4/6" }] }), "S-4.3"),
    ] {
        let read = Sanctum::from_position(Components::house(), &position);
        let error = read.map(|_| ()).expect_err("it is not sound");
        assert!(error.reason.contains(reason), "{position}: {}", error.reason);
    }
    for position in [
        json!({ "heroes": [{ "figure": "slayer" }, { "place": "act/3/7" }] }),
        json!({ "players": 3, "heroes": [{}, { "place": "act/4/4" }, {}] }),
    ] {
        for seed in 0..20 {
            let game = Sanctum::from_position(Components::house(), &position).expect("it is sound");
            assert_eq!(plays_on(game, seed), Ok(()), "{position}");
        }
    }
}

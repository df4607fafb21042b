//! Positions written by hand, with turns that overlap: what the audit accepts can be played on.

use serde_json::{Value, json};
use tabletop::{Dice, Fate, Game, Notation, Stream};

use super::overlap::{feed, next_input};
use crate::{Components, DemonId, Options, Sanctum};

/// A number below another one.
fn below(fate: &mut Fate, most: u32) -> u32 {
    fate.stream(Stream::TABLE).below(most)
}

fn any_step(fate: &mut Fate, demons: &[u64]) -> Value {
    let demon = demons.get(below(fate, 1.max(demons.len() as u32)) as usize).copied().unwrap_or(1);
    match below(fate, 16) {
        0 | 1 => json!("idle"),
        2 | 3 => json!("equip"),
        4 => json!("ended"),
        5 => json!("tiles"),
        6 => json!({"turning": {"demon": demon}}),
        7 => json!({"turn-over": {"demon": demon}}),
        8 => json!({"levels": {"demon": demon, "left": below(fate, 4)}}),
        9 => json!("loot"),
        10 => json!("finish"),
        11 => json!("choose"),
        12 => json!("engage"),
        13 => json!("prepare"),
        14 => json!("done"),
        _ => json!({"penalty": {"atom": null}}),
    }
}

fn any_frame(fate: &mut Fate) -> Value {
    match below(fate, 9) {
        0..=2 => json!("turn"),
        3 => {
            json!({"deal": {"set": below(fate, 2), "card": below(fate, 3), "begun": below(fate, 2) == 1}})
        }
        4 => json!("open-chest"),
        5 => json!({"chest": {"next": below(fate, 4)}}),
        6 => json!({"lay": {"left": below(fate, 3)}}),
        7 => json!("respite"),
        _ => json!({"face": {"card": below(fate, 2), "effect": below(fate, 33) + 1}}),
    }
}

fn numbers(value: &Value) -> Vec<u64> {
    value.as_array().into_iter().flatten().filter_map(Value::as_u64).collect()
}

/// Changes one thing of the flow of turns.
fn spoil(position: &mut Value, fate: &mut Fate) {
    let players = position["players"].as_u64().expect("players") as u32;
    let seat = below(fate, players) as usize;
    let demons = numbers(&position["heroes"][seat]["zone"]);
    match below(fate, 14) {
        0 | 1 => {
            let turn = position["turn"].as_u64().unwrap_or(0);
            let number = turn.saturating_sub(u64::from(below(fate, 5)));
            let other = json!({"seat": below(fate, players), "number": number});
            position["overlap"] = json!(true);
            position["unfinished"].as_array_mut().expect("a list").push(other);
        }
        2 => position["unfinished"] = json!([]),
        3..=5 => position["heroes"][seat]["step"] = any_step(fate, &demons),
        6 => {
            let bag = numbers(&position["heroes"][seat]["bag"]);
            let most = below(fate, 4) as usize;
            position["heroes"][seat]["locked"] =
                json!(bag.into_iter().take(most).collect::<Vec<_>>());
        }
        7 => position["breach_turn"] = json!(below(fate, 300)),
        8 => position["active"] = json!(below(fate, players)),
        9 => position["turn"] = json!(below(fate, 200)),
        10 => position["frame"] = any_frame(fate),
        11 => position["overlap"] = json!(below(fate, 2) == 1),
        12 => {
            let hero = position["heroes"][seat].as_object_mut().expect("a hero");
            hero.insert("owed_tiles".to_owned(), json!(1));
            hero.insert("step".to_owned(), json!("tiles"));
            hero.remove("tiles");
            position["achievements"].as_object_mut().expect("a board").remove("hidden");
        }
        _ => {
            for demon in demons {
                let id = DemonId::try_from(demon as u8).expect("a demon");
                let points = Components::house().demon(id).weak_points.len();
                position["hits"][demon.to_string()] = json!((1..=points).collect::<Vec<_>>());
            }
        }
    }
}

/// Plays on for a while, with the audit after every input.
fn plays_on(mut game: Sanctum, fate: &mut Fate) -> Result<(), String> {
    let mut actions = Vec::new();
    for _ in 0..150 {
        if game.outcome().is_some() {
            break;
        }
        if game.pending().is_over() {
            return Err("nobody can take the game further".to_owned());
        }
        let input = next_input(&game, fate, &mut actions);
        feed(&mut game, input);
        game.audit().map_err(|reason| format!("after {input:?}: {reason}"))?;
    }
    Ok(())
}

#[test]
fn h5_a_spoilt_flow_of_turns_is_refused_or_can_be_played_on() {
    let mut accepted = 0;
    for seed in 0..30 {
        let options = Options { overlap: true, ..Options::new(2 + (seed % 3) as usize) };
        let mut game = Sanctum::new(Components::house(), &options);
        let mut fate = Fate::new(seed);
        let mut actions = Vec::new();
        while game.outcome().is_none() {
            let input = next_input(&game, &mut fate, &mut actions);
            feed(&mut game, input);
            let mut position = game.position();
            for _ in 0..=below(&mut fate, 3) {
                spoil(&mut position, &mut fate);
            }
            let Ok(spoilt) = Sanctum::from_position(Components::house(), &position) else {
                continue;
            };
            accepted += 1;
            if let Err(reason) = plays_on(spoilt, &mut fate) {
                panic!("{reason}, from {position}");
            }
        }
    }
    assert!(accepted > 100, "{accepted}");
}

fn refused(position: &Value) -> String {
    let read = Sanctum::from_position(Components::house(), position);
    read.expect_err("it cannot come to this").reason
}

/// S-14.10: whoever wears an item has its die.
#[test]
fn s_14_10_an_item_that_gave_no_die_is_refused() {
    let reason = refused(&json!({"heroes": [{
        "place": "act/1/1",
        "step": "equip",
        "slots": {"head": {"item": 15, "gems": {"white": 1}}},
        "has_equipped": false,
    }]}));
    assert!(reason.contains("S-14.10"), "{reason}");
}

/// S-27.5: only who rests while others play can have got an item too late.
#[test]
fn s_27_5_items_that_no_later_chest_gave_are_refused() {
    let respite = json!({
        "frame": "respite",
        "overlap": true,
        "heroes": [{"bag": [1], "locked": [1]}],
    });
    assert!(refused(&respite).contains("S-27.5"));
    let rest = |locked: &[u8]| {
        json!({
            "players": 2,
            "overlap": true,
            "turn": 7,
            "active": 1,
            "unfinished": [{"seat": 0, "number": 6}],
            "heroes": [
                {"place": "act/1/2", "step": "equip", "bag": [1, 2, 3], "locked": locked},
                {"place": "act/1/3"},
            ],
        })
    };
    assert!(Sanctum::from_position(Components::house(), &rest(&[])).is_ok());
    assert!(refused(&rest(&[1])).contains("S-27.5"), "the next hero has opened no chest yet");
}

/// S-9.1: a Fight leaves nothing behind.
#[test]
fn s_9_1_a_fight_outside_of_a_fight_is_refused() {
    let reason = refused(&json!({"heroes": [
        {"place": "act/1/1", "step": "choose", "zone": [1], "fight": {"dice": [4]}},
    ]}));
    assert!(reason.contains("S-9.1"), "{reason}");
}

/// S-5.1: demons are engaged and chests opened after the latest Move.
#[test]
fn s_5_1_only_who_moved_last_engages_demons() {
    let reason = refused(&json!({"sets": [[1], [2]], "heroes": [
        {"place": "act/1/1", "step": "engage"},
        {"place": "act/1/2"},
    ]}));
    assert!(reason.contains("S-5.1"), "{reason}");
}

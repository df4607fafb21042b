//! Why Fights end as they do, and what the rules add up to: what stands beside events and views.

use serde_json::{Value, json};
use tabletop::{Game as _, Match, Seat};

use super::scene::{scene, sensible_step_into};
use crate::{Cause, Components, DemonId, Event, Options, Sanctum};

/// The reasons of some actions of the first hero: what decided, and the rules.
fn reasons(position: &Value, actions: &[&str]) -> Vec<(Cause, Vec<String>)> {
    let mut game = Match::at(scene(position));
    let mut found = Vec::new();
    for action in actions {
        let action = action.parse().expect("an action");
        for event in game.act(Seat::new(0), action).expect("it is legal") {
            found.extend(event.because());
        }
    }
    let said = |it: crate::Because| (it.cause, it.rules.iter().map(ToString::to_string).collect());
    found.into_iter().map(said).collect()
}

fn rules(found: &[(Cause, Vec<String>)], is_it: impl Fn(&Cause) -> bool) -> Vec<&str> {
    let one = found.iter().find(|(cause, _)| is_it(cause)).unwrap_or_else(|| panic!("{found:?}"));
    one.1.iter().map(String::as_str).collect()
}

fn sums(game: &Sanctum) -> Value {
    serde_json::to_value(game.sums()).expect("JSON")
}

/// A hero of health 1 whose demon deals damage.
fn in_block() -> Value {
    json!({"heroes": [
        {"place": "act/1/3", "zone": [1], "health": 1, "step": "attack", "fight": {"dice": [6]},
         "rage": {"active": 0, "tiles": 1}},
        {"place": "act/1/2"},
    ]})
}

#[test]
fn s_11_1_s_11_4_s_11_6_block_on_the_road_says_what_came_and_why_it_kills() {
    let found = reasons(&in_block(), &["end attack", "accept"]);
    let damage = Components::house().demon(DemonId::all().next().expect("a demon")).damage;
    assert_eq!(rules(&found, |it| *it == Cause::Survivors { damage }), ["S-11.1"]);
    let came = Cause::Wounded { shields: 0, wounds: damage, health: 0 };
    assert_eq!(rules(&found, |it| *it == came), ["S-11.4"]);
    assert_eq!(rules(&found, |it| *it == Cause::Died), ["S-11.6"]);
    assert_eq!(rules(&found, |it| *it == Cause::Raged), ["S-10.15"]);
}

#[test]
fn s_21_11_s_21_13_s_23_10_block_of_the_final_battle_has_rules_of_its_own() {
    let position = json!({"frame": "round", "heroes": [
        {"figure": "slayer", "place": "cathedral", "health": 1, "extra_damage": 2,
         "row": {"at": 0, "furies": [1, 2, 3, 4]}, "step": "attack", "fight": {"dice": [1]},
         "rage": {"active": 0, "tiles": 1}},
        {"figure": "huntress", "place": "cathedral"},
    ]});
    let found = reasons(&position, &["end attack", "accept"]);
    assert_eq!(rules(&found, |it| matches!(it, Cause::Row { .. })), ["S-21.11"]);
    assert_eq!(rules(&found, |it| *it == Cause::Added { damage: 2 }), ["S-23.10"]);
    assert_eq!(rules(&found, |it| *it == Cause::Died), ["S-21.13"]);
    assert_eq!(rules(&found, |it| *it == Cause::Raged), ["S-21.10"]);
}

#[test]
fn s_23_1_s_23_3_a_card_says_whether_it_was_paid_or_wounded() {
    let position = json!({
        "frame": {"face": {"card": 0, "effect": 1, "asked": 0}},
        "heroes": [{"figure": "huntress"}, {"fate": "dead"}],
    });
    let found = reasons(&position, &["take wounds"]);
    let is_wound = |it: &Cause| matches!(it, Cause::CardWounds { .. });
    assert_eq!(rules(&found, is_wound), ["S-23.1", "S-23.3"]);
    let found = reasons(&position, &["pay penalty"]);
    assert_eq!(rules(&found, |it| matches!(it, Cause::Paid { .. })), ["S-23.1", "S-23.4"]);
}

#[test]
fn s_23_3_wounds_that_pay_for_a_skill_are_not_those_of_a_card() {
    let position = json!({"heroes": [
        {"figure": "outlaw", "place": "act/1/3", "skills": ["red/1"], "zone": [1], "health": 5,
         "step": "attack", "fight": {"dice": [6, 6]}},
        {"place": "act/1/2"},
    ]});
    let found = reasons(&position, &["skill red/1 die/1 =4"]);
    assert_eq!(found, []);
}

#[test]
fn s_11_1_sets_and_battle_zones_show_the_damage_they_come_to() {
    let demon =
        |number: usize| Components::house().demon(DemonId::all().nth(number - 1).expect("a demon"));
    let all_hit: Vec<usize> = (1..=demon(2).weak_points.len()).collect();
    let game = scene(&json!({
        "sets": [[20, 21], [22]],
        "heroes": [{"place": "act/1/3", "zone": [1, 2]}, {"place": "act/1/2"}],
        "hits": {"2": all_hit},
    }));
    let sums = sums(&game);
    let hero = &sums["heroes"][0];
    let sets = [demon(20).damage + demon(21).damage, demon(22).damage];
    assert_eq!([&sums["sets"][0]["damage"], &sums["sets"][1]["damage"]], sets);
    let (alive, spared) = (demon(1).damage, demon(2).damage);
    assert_eq!((&hero["damage"], &hero["spared"]), (&json!(alive), &json!(spared)));
    assert_eq!(hero["with_sets"], json!(sets.map(|it| it + alive)));
}

#[test]
fn s_23_1_h_13_9_a_card_that_is_faced_shows_its_wounds_after_a_ward() {
    let game = scene(&json!({
        "frame": {"face": {"card": 0, "effect": 2}},
        "heroes": [
            {"figure": "slayer", "place": "cathedral", "skills": ["blue/2"]},
            {"figure": "huntress", "place": "cathedral", "health": 4, "marked": 2},
        ],
    }));
    let sums = sums(&game);
    let faced = |seat: usize| &sums["heroes"][seat]["faced"];
    assert_eq!(*faced(0), json!({"card": {"effect": 2}, "wounds": 2, "health": 8, "dies": false}));
    // S-23.12: the heart comes to space 1, which is marked.
    assert_eq!(*faced(1), json!({"card": {"effect": 2}, "wounds": 3, "health": 1, "dies": true}));
}

/// S-15.2, S-15.3: in every position of real games the parts add up to all tokens.
#[test]
fn s_15_2_s_15_3_the_sources_of_tokens_add_up_to_all_of_them() {
    let mut is_changed = false;
    for seed in 0..6 {
        let mut game = Sanctum::new(Components::house(), &Options::new(2));
        let mut fate = tabletop::Fate::new(seed);
        let (mut actions, mut events) = (Vec::new(), Vec::<Event>::new());
        while game.outcome().is_none() {
            sensible_step_into(&mut game, &mut fate, &mut actions, &mut events);
            for hero in sums(&game)["heroes"].as_array().expect("heroes") {
                let parts = hero["tokens"]["parts"].as_array().expect("parts");
                for kind in 0..2 {
                    let sum: i64 = parts.iter().filter_map(|it| it[1][kind].as_i64()).sum();
                    assert!(parts.is_empty() || hero["tokens"]["total"][kind] == sum, "{hero}");
                }
                let changes = parts.iter().any(|it| it[0] == "changed");
                assert!(!changes || game.table().blessings_open, "{hero}");
                is_changed |= changes;
            }
        }
    }
    assert!(is_changed, "no game came to act VI");
}

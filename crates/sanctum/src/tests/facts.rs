//! What those who draw the table are told of the rules is what the game does.

use serde_json::{Value, json};
use tabletop::{Game as _, Match, Viewer};

use super::scene::{scene, sensible_step_into, until};
use crate::{Components, Event, Options, Place, Sanctum};

fn facts() -> &'static Value {
    &Components::house().as_json()["facts"]
}

fn road(players: usize) -> &'static [Value] {
    facts()["roads"][players.to_string()].as_array().expect("a road")
}

/// The places of a road with something special.
fn marked(players: usize, what: &str) -> Vec<&'static str> {
    let marked = road(players).iter().filter(|stop| stop[what] == true);
    marked.map(|stop| stop["place"].as_str().expect("a name")).collect()
}

fn view(game: &Sanctum) -> Value {
    serde_json::to_value(game.view(Viewer::Spectator)).expect("JSON")
}

#[test]
fn s_1_3_the_road_goes_through_the_acts_in_use() {
    for (players, wanted) in [(2, vec![1, 3, 5, 6]), (3, vec![1, 2, 4, 5, 6])] {
        let mut acts: Vec<u64> = road(players).iter().filter_map(|it| it["act"].as_u64()).collect();
        acts.dedup();
        assert_eq!(acts, wanted);
    }
    let first = &road(2)[0];
    assert_eq!((&first["place"], &first["sets"][4]), (&json!("act/1/1"), &json!([1, 1])));
}

#[test]
fn s_2_8_one_space_has_the_tile_of_divine_intervention() {
    for (players, act) in [(2, 3), (3, 2), (4, 3)] {
        let [only] = marked(players, "intervention")[..] else { panic!("one tile") };
        assert!(only.starts_with(&format!("act/{act}/")), "{only}");
    }
}

#[test]
fn s_6_1_every_path_board_ends_with_a_chest() {
    assert_eq!(marked(2, "chest").len(), 2);
    assert_eq!(marked(4, "chest").len(), 4);
}

/// Every Move of real games goes where the view said, and together they walk the road.
#[test]
fn s_5_2_the_view_says_where_a_move_leads() {
    for players in 2..=4 {
        let mut game = Sanctum::new(Components::house(), &Options::new(players));
        let mut fate = tabletop::Fate::new(3);
        let (mut actions, mut walked) = (Vec::new(), Vec::new());
        while game.table().breacher.is_none() && game.outcome().is_none() {
            let next = view(&game)["next"].clone();
            let mut events = Vec::new();
            sensible_step_into(&mut game, &mut fate, &mut actions, &mut events);
            for event in events {
                if let Event::Advanced { to, .. } = event
                    && to != Place::Cathedral
                {
                    assert_eq!(json!(to), next);
                    walked.push(next.clone());
                }
            }
        }
        walked.dedup();
        let places: Vec<&Value> = road(players).iter().map(|stop| &stop["place"]).collect();
        assert!(walked.len() > 10 && walked.iter().eq(places[..walked.len()].iter().copied()));
    }
}

#[test]
fn s_16_3_to_s_16_6_goals_and_progress() {
    let goals = json!({
        "skills/1": 3, "skills/2": 5, "skills/3": 7, "gems/1": 2, "gems/2": 3, "gems/3": 4,
        "equipment/1": 4, "equipment/2": 7, "equipment/3": 10,
    });
    assert_eq!(facts()["goals"], goals);
    let position = json!({"heroes": [{"skills": ["red/1", "green/1"]}, {}]});
    let seen = view(&scene(&position));
    let gained = &seen["heroes"][0]["gained"];
    let mut counts = ["red", "green", "blue"].map(|it| gained[it].as_u64().unwrap_or(0));
    counts.sort_unstable();
    assert!(counts[1] > 0);
    assert_eq!(seen["progress"][0], json!({"skills": 2, "gems": counts[1], "equipment": 0}));
    assert_eq!(seen["progress"][1], json!({"skills": 0, "gems": 0, "equipment": 0}));
}

#[test]
fn s_3_4_heroes_start_at_the_top_of_the_health_track() {
    let seen = view(&scene(&json!({})));
    assert_eq!(seen["heroes"][0]["health"], facts()["health"]);
}

#[test]
fn s_5_11_an_event_names_the_demons_engaged() {
    let engages = |game: &Sanctum| game.table().sets.len() == 5 && !game.pending().seats.is_empty();
    let mut game = Match::at(until(&Options::new(2), 1, engages).expect("five sets"));
    let seat = game.game().table().active;
    let demons = game.game().table().sets[2].cards().collect();
    let events = game.act(seat, "engage set/3".parse().expect("an action")).expect("it is legal");
    assert!(events.contains(&Event::Engaged { seat, demons }), "{events:?}");
}

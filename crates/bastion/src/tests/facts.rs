//! What is told of the enemies that come is what they do.

use serde_json::{Value, json};
use tabletop::{Game as _, Match, Viewer};

use super::scene::scene;
use crate::{Action, Event, Section, Target, UnitMoveCause};

fn next(position: &Value) -> Value {
    let seen = serde_json::to_value(scene(position).view(Viewer::Spectator)).expect("JSON");
    seen["next"].clone()
}

#[test]
fn b_15_36_the_view_says_where_rush_would_lead() {
    let wall = json!({"3": "beast/red", "24": "beast/green"});
    let with = json!({"wall": wall, "decks": {"enemy": {"known": ["giant/red", "warrior/red"]}}});
    assert_eq!((&next(&with)["landing"], &next(&with)["rush"]), (&json!(2), &json!(23)));
    let without = json!({"wall": wall, "decks": {"enemy": {"known": ["warrior/red"]}}});
    assert_eq!((&next(&without)["landing"], &next(&without)["rush"]), (&json!(2), &json!(null)));
}

#[test]
fn b_10_18_an_event_names_the_head_of_a_unit_that_moves() {
    let position = json!({"wall": {"1": ["beast/red", "symbiote/red"]}, "decks": {"enemy": {}}});
    let mut game = Match::at(scene(&position));
    let seat = game.pending().seats.lowest().expect("somebody plays");
    let events = game.act(seat, Action::EndPhase).expect("it is legal");
    let moved = events.into_iter().find_map(|event| match event {
        Event::UnitMoved { card, from, march, .. } => Some((card.to_string(), from, march)),
        _ => None,
    });
    let from = Target::Wall(Section::new(1).expect("a section"));
    assert_eq!(moved, Some(("beast/red".to_owned(), from, UnitMoveCause::EnemyPhase)));
}

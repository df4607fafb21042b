//! Taking back goes exactly to the border: chance, the end of the hero phase, another seat.

use serde_json::json;
use tabletop::{Match, Rejected, Seat, Stream};

use super::scene::scene;
use crate::Bastion;

fn seat(index: u8) -> Seat {
    Seat::new(index)
}

fn act(game: &mut Match<Bastion>, by: u8, text: &str) {
    let action = text.parse().unwrap_or_else(|reason| panic!("{reason}"));
    game.act(seat(by), action).unwrap_or_else(|reason| panic!("`{text}`: {reason}"));
}

fn two_heroes() -> Match<Bastion> {
    Match::at(scene(&json!({
        "players": 2, "wall": {"20": "beast/red", "24": ["warrior/green", "symbiote/red"]},
        "heroes": [
            {"at": "district/6", "mana": {"green": 4, "red": 4}, "rituals": ["converter/green"]},
            {"at": "district/6", "spells": ["warrior/red", "golem"]},
        ],
    })))
}

#[test]
fn a_whole_hero_phase_can_be_taken_back() {
    let mut game = two_heroes();
    let start = game.game().clone();
    let steps =
        ["channel source/1", "deposit red", "attack wall/24", "call off", "move district/5"];
    for text in steps {
        act(&mut game, 0, text);
    }
    for _ in steps {
        game.take_back(seat(0)).expect("nothing new is known");
    }
    assert_eq!(game.game(), &start);
    assert_eq!(game.take_back(seat(0)), Err(Rejected::NothingToTakeBack));
}

#[test]
fn chance_closes_the_window() {
    let mut game = two_heroes();
    act(&mut game, 0, "end phase");
    assert_eq!(game.take_back(seat(0)), Err(Rejected::NothingToTakeBack));
    game.resolve_as(Stream::TABLE, "draw beast/blue".parse().unwrap()).expect("possible");
    assert!(!game.may_take_back(seat(0)) && !game.may_take_back(seat(1)));
}

#[test]
fn the_end_of_the_phase_is_final_even_without_a_card() {
    let mut game = Match::at(scene(&json!({
        "players": 2, "wall": {"20": "beast/red", "22": "beast/blue"}, "decks": {"enemy": []},
    })));
    act(&mut game, 0, "end phase");
    assert_eq!(game.game().table().active, seat(1));
    assert_eq!(game.take_back(seat(0)), Err(Rejected::NothingToTakeBack));
}

#[test]
fn a_step_of_another_seat_closes_the_own_window_only() {
    let mut game = two_heroes();
    act(&mut game, 0, "attack wall/24");
    let announced = game.game().clone();
    act(&mut game, 1, "cast fireball/golem");
    assert_eq!(game.take_back(seat(0)), Err(Rejected::NothingToTakeBack));
    game.take_back(seat(1)).expect("the helper may think again");
    assert_eq!(game.game(), &announced);
    act(&mut game, 0, "pay green=4 red=4");
    game.take_back(seat(0)).expect("nothing was learnt");
    assert_eq!(game.game(), &announced);
}

#[test]
fn b_13_8_a_drawn_ritual_closes_the_window() {
    let mut game = two_heroes();
    act(&mut game, 0, "attack wall/24");
    act(&mut game, 0, "pay green=4 red=4");
    act(&mut game, 0, "perform converter/green");
    game.resolve_as(Stream::TABLE, "draw cannon/red".parse().unwrap()).expect("possible");
    game.resolve_as(Stream::TABLE, "draw cannon/blue".parse().unwrap()).expect("possible");
    assert!(!game.may_take_back(seat(0)));
    act(&mut game, 0, "keep cannon/red");
    game.take_back(seat(0)).expect("both cards are known");
    act(&mut game, 0, "keep cannon/blue");
}

#[test]
fn a_stale_decision_is_refused() {
    let mut game = two_heroes();
    let decision = game.decision();
    act(&mut game, 0, "move citadel");
    let late = game.submit(seat(0), decision, "end phase".parse().unwrap());
    assert_eq!(late, Err(Rejected::StaleDecision { given: decision, current: decision + 1 }));
}

//! Bastion: moments, the last view and the steps of recorded games, and what is printed.

use std::fs;
use std::path::{Path, PathBuf};

use games::{AnyMatch, Games, MatchTools};
use serde_json::{Value, json};
use tabletop::{Author, Header, Record, Seat, Viewer};

use super::{check_fresh, folder, read};

/// Recorded games, whose steps are the history the page explains.
const GAMES: [&str; 3] = ["tutorial-2", "show-of-force-3", "normal-2"];
/// What a view adds to the position.
const ADDED: [&str; 15] = [
    "strength",
    "modifiers",
    "parts",
    "price",
    "price_rules",
    "protected",
    "protected_by",
    "beside",
    "closed",
    "blocked",
    "guarded",
    "banned",
    "next",
    "is_last_chance",
    "attack",
];

fn path(file: &str) -> PathBuf {
    folder("bastion").join(file)
}

fn begun(header: Header) -> Box<dyn MatchTools> {
    let games = Games::house();
    games.named("bastion").expect("the game").begin(header).expect("a match")
}

fn view(game: &dyn AnyMatch) -> Value {
    serde_json::from_str(game.view(Viewer::Spectator).get()).expect("JSON")
}

/// The moment with the view and the offers that belong to its position.
fn renewed(moment: &Value) -> Value {
    let mut position = moment["view"].clone();
    let fields = position.as_object_mut().expect("a view is an object");
    fields.retain(|name, _| !ADDED.contains(&name.as_str()) && name != "box");
    fields.insert("set".to_owned(), json!("house"));
    // A few cards in the deck are enough for the page.
    let known = fields["decks"]["enemy"]["known"].clone();
    let decks = json!({"enemy": {"known": known}, "ritual": {"shuffled": []}});
    fields.insert("decks".to_owned(), decks);
    // What is called off restores the wall that is there now.
    let host = |unit: &Value| unit.get(0).unwrap_or(unit).clone();
    let wall = position["wall"].as_object().expect("the wall").iter();
    let wall: Value = wall.map(|(section, unit)| (section.clone(), host(unit))).collect();
    if let Some(action) = position.get_mut("action") {
        action["wall"] = wall;
    }
    let header = Header { position: Some(position.to_string()), ..Header::default() };
    let game = begun(header);
    let number = moment["seat"].as_u64().and_then(|it| u8::try_from(it).ok()).expect("a seat");
    let offers = game.typed_offers(Seat::new(number));
    json!({
        "moment": moment["moment"], "seat": number, "offers": offers, "view": view(&*game),
    })
}

/// What a table says of a recorded game: the view at its end, and every step before it.
fn told(name: &str) -> Value {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../bastion/fixtures");
    let text = fs::read_to_string(root.join(format!("{name}.record"))).expect("a record");
    let record = Record::parse(&text).expect("a record");
    let mut game = begun(record.header);
    let mut steps = Vec::new();
    for (index, line) in record.lines.iter().enumerate() {
        let happened = match line.author {
            Author::Seat(seat) => game.act(seat, &line.text),
            Author::Chance(stream) => game.resolve_as(stream, &line.text),
        };
        let events = happened.expect("a record is legal").seen_by(Viewer::Spectator);
        steps.push(json!({"number": index + 1, "at": 0, "events": events}));
    }
    json!({"view": view(&*game), "history": steps})
}

#[test]
fn the_moments_of_the_page_are_fresh() {
    let moments = read(&path("offers.json"));
    let fresh: Vec<Value> = moments.as_array().expect("a list").iter().map(renewed).collect();
    check_fresh(&path("offers.json"), &Value::from(fresh));
}

#[test]
fn the_games_of_the_page_are_fresh() {
    check_fresh(&path("games.json"), &GAMES.iter().map(|name| told(name)).collect());
}

#[test]
fn the_cards_of_the_page_are_fresh() {
    let games = Games::house();
    check_fresh(&path("printed.json"), games.named("bastion").expect("the game").printed());
}

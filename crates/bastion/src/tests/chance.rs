//! Decks: what is drawn follows what is listed, weight by weight.

use std::collections::BTreeMap;

use serde_json::json;
use tabletop::{Fate, Game, Stream};

use super::scene::scene;
use crate::{Bastion, Class, EnemySet};

/// How often each outcome comes in many draws, against what its weight promises.
fn assert_fair(game: &Bastion) {
    const DRAWS: u32 = 60_000;
    let mut outcomes = Vec::new();
    game.outcomes(Stream::TABLE, &mut outcomes);
    let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
    let mut fate = Fate::new(11);
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    for _ in 0..DRAWS {
        let chance = game.sample(Stream::TABLE, &mut fate);
        *seen.entry(chance.to_string()).or_default() += 1;
    }
    for (chance, weight) in &outcomes {
        let expected = f64::from(DRAWS) * f64::from(*weight) / f64::from(total);
        let found = f64::from(seen.remove(&chance.to_string()).unwrap_or(0));
        // Six standard deviations: a fair deck fails once in hundreds of millions of draws.
        let margin = 6.0 * expected.sqrt() + 1.0;
        assert!((found - expected).abs() < margin, "{chance}: {found}, expected {expected}");
    }
    assert!(seen.is_empty(), "not listed: {seen:?}");
}

#[test]
fn b_5_18_b_5_25_unseen_cards_come_as_often_as_they_should() {
    // Four known cards, two of six Scouts, one of three legends.
    let position = json!({
        "players": 1, "wall": {"3": "rider/red"},
        "decks": {"enemy": {
            "known": ["beast/red", "beast/blue", "mage/red", "giant/black"],
            "unknown": [
                {"count": 2, "among": ["scout/yellow", "scout/green", "scout/blue", "scout/purple", "scout/black", "scout/red"]},
                {"count": 1, "among": ["golem", "shaggon", "leviathan"]},
            ],
        }},
        "flow": [{"adding": {"owed": 1}}],
    });
    let game = scene(&position);
    let mut outcomes = Vec::new();
    game.outcomes(Stream::TABLE, &mut outcomes);
    // Seven cards are in the deck: a known one is worth three Scouts and three legends.
    let weight = |name: &str| {
        let found = outcomes.iter().find(|(chance, _)| chance.to_string() == name);
        found.map_or(0, |(_, weight)| *weight)
    };
    assert_eq!(weight("draw beast/red"), 3 * weight("draw scout/red"));
    assert_eq!(weight("draw beast/red"), 3 * weight("draw golem"));
    let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
    assert_eq!(total, 7 * weight("draw beast/red"));
    assert_fair(&game);
}

#[test]
fn b_17_14_b_17_22_the_top_of_the_deck_is_drawn_fairly() {
    let position = json!({
        "players": 1, "wall": {"3": "rider/red"},
        "decks": {"enemy": {
            "known": ["beast/red", "beast/blue", "beast/green", "mage/red", "golem"],
            "unknown": [{"count": 1, "among": ["priest/red", "priest/blue"]}],
            "top": {"count": 3, "groups": ["beast", "priest"]},
        }},
        "flow": [{"adding": {"owed": 1}}],
    });
    assert_fair(&scene(&position));
}

#[test]
fn b_5_27_rituals_are_dealt_fairly() {
    let position =
        json!({"players": 1, "wall": {"3": "rider/red"}, "flow": [{"deal-rituals": {"to": 0}}]});
    assert_fair(&scene(&position));
}

#[test]
fn a_class_whose_cards_are_all_drawn_is_known() {
    let mut game = scene(&json!({
        "players": 1, "wall": {"3": "rider/red"},
        "decks": {"enemy": {"known": ["beast/red"], "unknown": [
            {"count": 1, "among": ["priest/red", "priest/blue", "priest/green"]}]}},
        "flow": [{"adding": {"owed": 1}}],
    }));
    game.resolve(Stream::TABLE, "draw priest/blue".parse().unwrap(), &mut tabletop::Ignore);
    let rest = EnemySet::of_class(Class::Priest) & game.table().enemy_deck.candidates();
    assert!(rest.is_empty(), "the others are in the box");
    assert_eq!(game.table().enemy_deck.len(), 1);
}

//! Why things happen: events carry the reasons, views the parts of every strength.

use proptest::prelude::*;
use serde_json::{Value, json};
use tabletop::{Game as _, Match, Viewer};

use super::scene::{rich, scene};
use crate::{
    Action, Ahead, Bastion, Cause, Components, Event, Mode, PartKind, Property, Spell, Target, walk,
};

/// The causes that the enemy phase names after a card was drawn, event by event.
fn causes(position: &Value, card: &str) -> Vec<Vec<Cause>> {
    let mut game = Match::at(scene(position));
    let seat = game.pending().seats.lowest().expect("somebody plays");
    game.act(seat, Action::EndPhase).expect("it is legal");
    let chance = format!("draw {card}").parse().expect("a card");
    let events = game.resolve_as(tabletop::Stream::TABLE, chance).expect("it is in the deck");
    let because = |event: &Event| match event {
        Event::EnemyAdded { because, .. }
        | Event::EnemyJoined { because, .. }
        | Event::UnitMoved { because, .. }
        | Event::DiscsReturned { because, .. } => Some(because.iter().map(|it| it.cause).collect()),
        _ => None,
    };
    events.iter().filter_map(because).collect()
}

#[allow(clippy::needless_pass_by_value, reason = "reads better where it is called")]
fn with(wall: Value, card: &str) -> Value {
    json!({"wall": wall, "decks": {"enemy": {"known": [card, "beast/black"]}}})
}

#[test]
fn b_10_5_b_10_8_a_card_passes_the_first_group_and_stops_at_an_obstacle() {
    let found =
        causes(&with(json!({"1": "beast/red", "10": "mage/red"}), "beast/blue"), "beast/blue");
    let ahead = Ahead::Unit("mage/red".parse().expect("a card"));
    assert_eq!(found, [[Cause::Came { ahead }, Cause::Passed { units: 1 }]]);
    let found = causes(&with(json!({"12": "mage/red"}), "giant/blue"), "giant/blue");
    assert_eq!(found, [[Cause::Rushed]]);
}

#[test]
fn b_15_1_b_15_3_vanguard_brings_cards_while_there_are_any() {
    let found = causes(&with(json!({"24": "mage/red"}), "scout/blue"), "scout/blue");
    assert_eq!(found[0].last(), Some(&Cause::Vanguard { more: 1 }));
    let last = json!({"wall": {"24": "mage/red"}, "decks": {"enemy": {"known": ["scout/blue"]}}});
    assert_eq!(causes(&last, "scout/blue")[0].last(), Some(&Cause::VanguardInVain));
}

#[test]
fn b_15_5_b_15_6_a_symbiote_skips_a_unit_that_cannot_be_joined() {
    let wall = json!({"3": "golem", "9": "mage/red"});
    let host = "mage/red".parse().expect("a card");
    assert_eq!(
        causes(&with(wall, "symbiote/red"), "symbiote/red"),
        [[Cause::Joined { host, skipped: true }, Cause::Combined { cards: 2 }]]
    );
    let alone = causes(&with(json!({"5": "golem"}), "symbiote/red"), "symbiote/red");
    assert_eq!(alone[0][0], Cause::Alone);
}

#[test]
fn b_15_20_b_15_22_a_flier_goes_on_to_a_free_plaza_and_clears_it() {
    let position = json!({
        "wall": {"24": "mage/red"}, "plazas": {"6": "flier/green"}, "sources": {"1": {"2": "red"}},
        "decks": {"enemy": {"known": ["flier/blue", "beast/black"]}},
    });
    let found = causes(&position, "flier/blue");
    assert_eq!(found[1], [Cause::Flew, Cause::NextPlaza, Cause::Closed]);
    assert_eq!(found[2], [Cause::PlazaTaken]);
}

#[test]
fn b_15_28_a_flying_symbiote_carries_its_host() {
    let found = causes(&with(json!({"10": "beast/red"}), "belligemin"), "belligemin");
    assert_eq!(found[1], [Cause::Carried, Cause::Closed]);
}

#[test]
fn every_property_and_spell_names_a_rule_that_speaks_of_it() {
    let said = |rule| crate::RULEBOOK.sentence(rule).expect("the rule exists").to_lowercase();
    for property in Property::ALL {
        let name = property.to_string().replace("colored-", "").replace("general-", "");
        assert!(said(property.rule()).contains(&name) || name == "shapeshift", "{property}");
    }
    for spell in Spell::ALL {
        assert!(said(spell.rule()).contains(&spell.to_string()), "{spell}");
    }
}

#[test]
fn b_10_5_b_10_14_walks_depend_on_taken_sections_alone() {
    let wall = |sections: &[u32]| sections.iter().fold(0, |wall, it| wall | 1 << (it - 1));
    let number = |section: crate::Section| section.number();
    assert_eq!(walk::landing(0).map(number), Some(24));
    assert_eq!(walk::landing(wall(&[1, 3, 5])).map(number), Some(2));
    assert_eq!(walk::landing((1 << 24) - 1), None);
    let moves = |mask| walk::next_mover(mask).map(|(from, to)| (from.number(), to.map(number)));
    assert_eq!(moves(wall(&[20, 21, 23, 24])), Some((20, Some(22))));
    assert_eq!(moves(wall(&[22, 23, 24])), Some((22, None)));
    assert_eq!(moves(0), None);
}

#[test]
fn a_set_tells_what_is_printed_on_each_card() {
    let json = Components::house().as_json();
    let infiltrator = &json["enemies"]["infiltrator"];
    assert_eq!(infiltrator["squad"], 3);
    let vanguard = json!({"property": "vanguard", "color": null});
    let symbols = infiltrator["properties"].as_array().expect("a list");
    assert_eq!(symbols.iter().filter(|it| **it == vanguard).count(), 2);
    assert_eq!(json["enemies"]["shapeshifter/red"]["strength"], Value::Null);
    assert_eq!(json["enemies"]["inquisitor"]["sideways"], true);
    assert_eq!(json["rituals"]["cannon/red"]["is_artifact"], false);
    assert_eq!(json["properties"]["rally"], "B-15.77");
}

#[test]
fn the_view_tells_who_works_on_the_unit_beside() {
    let position = json!({"wall": {"9": "inquisitor", "10": "beast/red", "11": "priest/red"}});
    let view = serde_json::to_value(scene(&position).view(Viewer::Spectator)).expect("JSON");
    let beside = json!([
        {"property": "rally", "from": 9, "to": 10}, {"property": "ward", "from": 11, "to": 10},
    ]);
    assert_eq!((&view["beside"], &view["protected_by"]["wall"]["10"]), (&beside, &json!("ward")));
}

#[test]
fn b_14_2_the_view_leaves_out_the_parts_of_strengths_that_are_only_printed() {
    let position = json!({"wall": {"10": "beast/red", "11": "inquisitor", "20": "mage/red"}});
    let view = serde_json::to_value(scene(&position).view(Viewer::Spectator)).expect("JSON");
    let parts = view["parts"]["wall"].as_object().expect("the wall");
    assert_eq!(parts.keys().collect::<Vec<_>>(), ["10"], "only Rally changes a strength");
    let kinds = |index: usize| &parts["10"][0]["parts"][index]["part"]["kind"];
    assert_eq!((kinds(0), kinds(1)), (&json!("printed"), &json!("rally")));
    // The page says this rule with the parts that are left out (`pricing()`).
    assert_eq!(PartKind::Printed.rule().to_string(), "B-14.2");
}

#[test]
fn b_11_2_b_11_3_the_view_says_when_the_enemies_are_about_to_win() {
    let last = |position: &Value| {
        let view = serde_json::to_value(scene(position).view(Viewer::Spectator)).expect("JSON");
        view.get("is_last_chance").cloned()
    };
    let captured = json!({"wall": {"23": "beast/red", "24": "beast/blue"}, "decks": {"enemy": []}});
    assert_eq!(last(&captured), Some(json!(true)));
    let safe = json!({"wall": {"22": "beast/red", "24": "beast/blue"}, "decks": {"enemy": []}});
    assert_eq!(last(&safe), None, "what is not so is left out");
}

#[test]
fn b_14_13_the_view_of_an_attack_contains_every_payment() {
    let mut game = scene(&json!({
        "players": 1, "wall": {"24": "leviathan", "9": "beast/red"},
        "heroes": [{"at": "district/6", "mana": {"red": 5, "blue": 5, "green": 5, "yellow": 5, "black": 5, "purple": 5}}],
    }));
    let seat = tabletop::Seat::new(0);
    let view = |game: &Bastion| serde_json::to_value(game.view(Viewer::Spectator)).expect("JSON");
    assert_eq!(view(&game)["attack"], Value::Null);
    game.act(seat, "attack wall/24".parse().expect("an action"), &mut tabletop::Ignore);
    let attack = view(&game)["attack"].clone();
    assert_eq!((&attack["target"], &attack["payments"]["discs"]), (&json!("wall/24"), &json!(12)));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn b_14_5_the_parts_of_a_strength_add_up_to_it(seed in any::<u64>()) {
        let game = rich(seed, 2, Mode::Normal);
        let table = game.table();
        for at in Target::all() {
            for card in table.unit(at) {
                let sum: i16 = table.strength_parts(card, at).iter().map(|it| it.value).sum();
                prop_assert_eq!(sum, i16::from(table.strength(card, at)), "{} on {}", card, at);
            }
        }
    }
}

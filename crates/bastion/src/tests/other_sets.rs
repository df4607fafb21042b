//! What an owner of the physical game may have to correct (R-1.2, R-2.3, R-4.1, R-15.1): each set
//! is accepted, and whole games are played with it under the laws.

use proptest::prelude::*;
use serde_json::json;
use tabletop::{Fate, Game, Ignore, Notation, Seat, laws, rule};

use super::components::{changed, leaked, refused, with_changes};
use super::laws::{any_mode, any_options, config, leak_in_a_step};
use super::scene::{rich_of, scene_of};
use crate::ids::{EnemyId, RitualId, RitualKind, Section};
use crate::phase::enemy_phase::{Landing, landing};
use crate::{Bastion, Class, Color, Components, Legend, Mode, Options, Property};

const ENEMIES: usize = 0;
const BOARD: usize = 1;
const RITUALS: usize = 2;

const ALL_SIX: &str = r#"["yellow", "green", "blue", "purple", "black", "red"]"#;
const BLACK_WING: &str = "[legend.black-wing]\nstrength = { value = 6, from = \"rulebook\" }\ncolor = { value = \"prismatic-1\"";
const BLACK_BLACK_WING: &str = "[legend.black-wing]\nstrength = { value = 6, from = \"rulebook\" }\ncolor = { value = \"black\"";
const BARRED: &str = r#"joining-barred-by = { value = "immunity""#;

/// Two yellow Accumulators and no blue one.
const TWO_YELLOW: (usize, &str, &str) =
    (RITUALS, ALL_SIX, r#"["yellow", "green", "yellow", "purple", "black", "red"]"#);

fn set(changes: &[(usize, &str, &str)]) -> &'static Components {
    leaked(with_changes(changes).expect("the set is possible"))
}

/// One set for each thing that can be corrected, and one with all of it.
fn other_sets() -> [&'static Components; 7] {
    static SETS: std::sync::OnceLock<[&'static Components; 7]> = std::sync::OnceLock::new();
    let one_foundation = (BOARD, "value = 2", "value = 1");
    let by_shapeshift = (ENEMIES, BARRED, r#"joining-barred-by = { value = "shapeshift""#);
    let by_symbiosis = (ENEMIES, BARRED, r#"joining-barred-by = { value = "symbiosis""#);
    let black = (ENEMIES, BLACK_WING, BLACK_BLACK_WING);
    let uneven = (
        RITUALS,
        "accumulator = { value = [\"yellow\", \"green\", \"blue\", \"purple\", \"black\", \"red\"]",
        "accumulator = { value = [\"red\"]",
    );
    let many_sources = (
        RITUALS,
        "source = { value = [\"yellow\",",
        "source = { value = [\"red\", \"red\", \"red\", \"blue\", \"blue\", \"yellow\",",
    );
    *SETS.get_or_init(|| {
        [
            set(&[TWO_YELLOW]),
            set(&[black]),
            set(&[one_foundation]),
            set(&[by_shapeshift]),
            set(&[by_symbiosis]),
            set(&[uneven, many_sources]),
            set(&[uneven, many_sources, black, one_foundation, by_symbiosis]),
        ]
    })
}

fn any_set() -> impl Strategy<Value = &'static Components> {
    prop::sample::select(other_sets().to_vec())
}

proptest! {
    #![proptest_config(config(150))]

    /// L1 to L10 and L12: notation, positions, views, offers and take-back.
    #[test]
    fn r_1_2_r_2_3_r_4_1_r_15_1_laws_hold_with_other_sets(
        set in any_set(),
        seed in any::<u64>(),
        players in 1usize..=4,
        mode in any_mode(),
        choices in prop::collection::vec(any::<u16>(), 1..60),
    ) {
        let fresh = Bastion::new(set, &Options::new(players).with_mode(mode));
        for start in [rich_of(set, seed, players, mode), fresh] {
            if let Err(broken) = laws::walk(&start, &choices) {
                prop_assert!(false, "{}: {broken}", set.id());
            }
        }
    }

    /// L5, L10, L11: whole games come to an end, every card is somewhere after each step, and
    /// nothing hidden is told.
    #[test]
    fn r_1_2_r_2_3_r_4_1_r_15_1_whole_games_end_with_other_sets(
        set in any_set(),
        options in any_options(),
        seed in any::<u64>(),
    ) {
        let fresh = Bastion::new(set, &options);
        for mut game in [rich_of(set, seed, options.players, options.mode), fresh] {
            if let Err(reason) = laws::runs_to_the_end(&game, seed) {
                prop_assert!(false, "{reason}");
            }
            let mut fate = Fate::new(seed);
            while !game.pending().is_over() {
                prop_assert_eq!(leak_in_a_step(&mut game, &mut fate), None);
                prop_assert_eq!(game.audit(), Ok(()));
            }
        }
    }
}

#[test]
fn r_1_2_cards_alike_are_told_apart_by_a_number() {
    let set = set(&[TWO_YELLOW]);
    let second: RitualId = "accumulator/yellow/2".parse().expect("a name");
    assert_eq!((second.kind(), second.color()), (RitualKind::Accumulator, Color::Yellow));
    assert_eq!(second.to_string(), "accumulator/yellow/2");
    assert!(set.rituals().contains(second) && set.rituals().len() == 30);
    for text in ["accumulator/yellow/1", "accumulator/yellow/0", "accumulator/yellow/5", "a/b/2"] {
        assert!(text.parse::<RitualId>().is_err(), "{text}");
    }
    let blue = json!({"heroes": [{"rituals": ["accumulator/blue"]}]});
    let error = Bastion::from_position(set, &blue).expect_err("no such card");
    assert!(error.to_string().contains("accumulator/blue is not in the set (R-1.2)"), "{error}");
}

#[test]
fn b_13_17_each_of_two_accumulators_alike_is_used_once() {
    let set = set(&[TWO_YELLOW]);
    let artifacts = ["accumulator/yellow", "accumulator/yellow/2"];
    let mut game = scene_of(
        set,
        &json!({"players": 2, "wall": {"24": "beast/red"}, "heroes": [
            {"at": "district/1", "mana": {}, "artifacts": artifacts},
            {"at": "district/4", "mana": {"red": 3}},
        ]}),
    );
    let uses =
        artifacts.map(|card| format!("use {card} take red from 1").parse().expect("an action"));
    for take in &uses {
        game.act(Seat::new(0), *take, &mut Ignore);
        game.act(Seat::new(1), "agree".parse().expect("an action"), &mut Ignore);
        assert_eq!(game.check(Seat::new(0), take), Err(rule!("B-13.17")));
    }
    assert_eq!(game.table().hero(Seat::new(0)).mana[Color::Red], 2);
    let again = Bastion::from_position(set, &game.position());
    assert_eq!(again, Ok(game));
}

#[test]
fn b_17_7_g_17_1_any_six_of_more_sources_are_laid() {
    let set = other_sets()[5];
    let options = Options::new(2).with_mode(Mode::DarkenedSkies);
    let mut game = Bastion::new(set, &options);
    let (mut fate, mut actions) = (Fate::new(7), Vec::new());
    while game.pending().seats.is_empty() {
        laws::random_step(&mut game, &mut fate, &mut actions);
    }
    let laid = game.table().district_states.iter().filter_map(|it| it.foundations[0]);
    assert!(laid.clone().all(|card| card.kind() == RitualKind::Source));
    assert_eq!(laid.count(), 6);
    // B-5.31: 30 cards, six laid, three dealt to each.
    assert_eq!(game.table().ritual_deck.len(), 30 - 6 - 6);
}

#[test]
fn r_1_2_what_the_rules_ask_of_the_rituals() {
    let five_kinds =
        refused(RITUALS, &format!("cannon = {{ value = {ALL_SIX}"), "cannon = { value = []");
    assert!(five_kinds.reason.contains("five kinds of rituals (B-1.11)"), "{five_kinds}");
    let cannons = format!("cannon = {{ value = {ALL_SIX}");
    let alike = r#"cannon = { value = ["red", "red", "red", "red", "red", "blue"]"#;
    let alike = refused(RITUALS, &cannons, alike);
    assert!(alike.reason.contains("a limit of the program, not of the rules"), "{alike}");
    assert_eq!(alike.line, 7);
    let sources = format!("source = {{ value = {ALL_SIX}");
    let five = r#"source = { value = ["red", "yellow", "green", "black", "blue"]"#;
    let seven = r#"cannon = { value = ["red", "red", "yellow", "green", "black", "blue", "blue"]"#;
    let error = with_changes(&[(RITUALS, &sources, five), (RITUALS, &cannons, seven)]);
    let error = error.expect_err("a district goes without a Source");
    assert!(error.reason.contains("one is laid in each of the six districts (B-17.7)"), "{error}");
}

#[test]
fn r_4_1_a_legend_of_one_colour() {
    let set = set(&[(ENEMIES, BLACK_WING, BLACK_BLACK_WING)]);
    let mut game = scene_of(
        set,
        &json!({"players": 1, "plazas": {"3": "black-wing"}, "wall": {"24": "beast/red"},
            "districts": ["yellow", "green", "blue", "purple", "black", "red"],
            "foundations": {"3": {"1": "cannon/black"}},
            "heroes": [{"at": "district/3", "mana": {"black": 4}, "rituals": ["converter/black", "converter/blue"]}]}),
    );
    let seat = Seat::new(0);
    // B-9.6, B-13.28: six black discs, two less with a black Cannon; B-4.12: a black ritual.
    for text in ["attack plaza/3", "pay black=4"] {
        let action = text.parse().expect("an action");
        assert_eq!(game.check(seat, &action), Ok(()), "{text}");
        game.act(seat, action, &mut Ignore);
    }
    let mut offers = Vec::new();
    game.legal_actions(seat, &mut offers);
    let offers: Vec<String> = offers.iter().map(ToString::to_string).collect();
    assert_eq!(offers, ["perform converter/black", "go on"]);
    let pink = BLACK_BLACK_WING.replace("\"black\"", "\"pink\"");
    let error = refused(ENEMIES, BLACK_WING, &pink);
    assert!(error.reason.contains("white, gray, prismatic-1, prismatic-2 (B-4.8"), "{error}");
}

/// Where a Symbiote would land on a wall.
fn symbiote_lands(set: &'static Components, wall: &serde_json::Value) -> Landing {
    let game = scene_of(set, &json!({"players": 1, "wall": wall}));
    landing(game.table(), EnemyId::new(Class::Symbiote, Color::Blue))
}

#[test]
fn r_15_1_g_15_2_the_property_that_forbids_joining_is_data() {
    let [.., by_shapeshift, by_symbiosis, _, _] = other_sets();
    let joins = |number| Landing::Join(Section::new(number).expect("a section"));
    let golem = json!({"3": "golem", "9": "mage/red"});
    assert_eq!(symbiote_lands(Components::house(), &golem), joins(9));
    assert_eq!(symbiote_lands(by_shapeshift, &golem), joins(3));
    let shapeshifter = json!({"3": "shapeshifter/red", "9": "mage/red"});
    assert_eq!(symbiote_lands(by_shapeshift, &shapeshifter), joins(9));
    // R-15.2: then no symbiote is a host, but a host may have several (B-15.9).
    let lone = json!({"3": "symbiote/red", "9": ["mage/red", "symbiote/green"]});
    assert_eq!(symbiote_lands(by_symbiosis, &lone), joins(9));
    let only = symbiote_lands(by_symbiosis, &json!({"3": "symbiote/red"}));
    assert_eq!(only, Landing::Section(Section::new(2).expect("a section")));
    let error = refused(ENEMIES, BARRED, r#"joining-barred-by = { value = "glue""#);
    assert!(error.reason.contains("`glue` is not a property"), "{error}");
}

#[test]
fn what_is_printed_on_a_card_may_be_known_from_several_places() {
    let rokai = EnemyId::legend(Legend::Rokai);
    for property in [Property::Flight, Property::Terror] {
        assert!(Components::house().enemy(rokai).has(property));
    }
    let error = refused(ENEMIES, r#"{ value = "flight", from = "inferred" }"#, r#""flight""#);
    assert_eq!(error.file, "enemies.toml");
    let without =
        changed(ENEMIES, "properties = { value = [], from = \"rulebook\" }", "properties = []");
    assert_eq!(without.expect_err("no provenance").reason, "missing field `from`");
}

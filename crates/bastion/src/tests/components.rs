//! The component set: what a set must satisfy, and that broken ones are refused with the place.

use crate::{Components, DataError, EnemyId, Property, RITUALS, RitualId, Side};

const ENEMIES: &str = include_str!("../../data/house/enemies.toml");
const BOARD: &str = include_str!("../../data/house/board.toml");
const RITUAL_CARDS: &str = include_str!("../../data/house/rituals.toml");

/// The house set with one thing changed in one file.
pub(super) fn changed(file: usize, from: &str, to: &str) -> Result<Components, DataError> {
    with_changes(&[(file, from, to)])
}

/// The house set with some things changed: in which file, what, into what.
pub(super) fn with_changes(changes: &[(usize, &str, &str)]) -> Result<Components, DataError> {
    let mut texts = [ENEMIES.to_owned(), BOARD.to_owned(), RITUAL_CARDS.to_owned()];
    for (file, from, to) in changes {
        assert!(texts[*file].contains(from), "`{from}` stands in the file");
        texts[*file] = texts[*file].replacen(from, to, 1);
    }
    Components::parse("test", [&texts[0], &texts[1], &texts[2]])
}

pub(super) fn refused(file: usize, from: &str, to: &str) -> DataError {
    changed(file, from, to).expect_err("the set is refused")
}

/// A set that lives as long as the tests.
pub(super) fn leaked(set: Components) -> &'static Components {
    Box::leak(Box::new(set))
}

#[test]
fn b_1_8_b_1_9_b_1_10_there_are_82_enemy_cards() {
    let basic = EnemyId::all().filter(|card| card.class().is_some_and(|it| (it as u8) < 4));
    let legends = EnemyId::all().filter(|card| card.as_legend().is_some());
    assert_eq!((basic.count(), legends.count(), EnemyId::all().count()), (24, 10, 82));
}

#[test]
fn b_1_11_r_1_2_there_are_30_rituals_of_five_kinds_in_six_colours() {
    let mut names: Vec<String> =
        (0..RITUALS).map(|index| RitualId::from_index(index).to_string()).collect();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), 30);
    let error = refused(2, "\"purple\", ", "");
    assert_eq!(error.file, "rituals.toml");
    assert!(error.reason.contains("29 ritual cards: there are 30 (B-1.11)"), "{error}");
}

#[test]
fn b_1_3_the_plain_side_repeats_one_colour_in_each_district() {
    let error =
        refused(1, "[\"green\", \"green\", \"purple\"]", "[\"green\", \"blue\", \"purple\"]");
    assert_eq!(error.file, "board.toml");
    assert!(error.reason.contains("B-1.3"), "{error}");
    let house = Components::house();
    for color in crate::Color::ALL {
        let mut sources = house.printed_sources(color, Side::Plain).to_vec();
        sources.sort();
        sources.dedup();
        assert_eq!(sources.len(), 2);
    }
}

#[test]
fn r_2_2_every_colour_is_printed_three_times_on_either_side() {
    for side in [Side::Statue, Side::Plain] {
        let all = crate::Color::ALL.iter();
        let sources = all.flat_map(|it| Components::house().printed_sources(*it, side));
        let sources: Vec<_> = sources.collect();
        for color in crate::Color::ALL {
            assert_eq!(sources.iter().filter(|it| **it == color).count(), 3, "{color}, {side}");
        }
    }
}

#[test]
fn r_2_3_g_2_1_the_number_of_foundations_is_data() {
    use tabletop::{Game, Notation, Seat, rule};
    let set = leaked(changed(1, "value = 2", "value = 1").expect("one foundation is possible"));
    let position = serde_json::json!({
        "players": 1, "wall": {"1": "beast/red", "9": "beast/blue"},
        "heroes": [{"at": "district/1", "mana": {"red": 3}, "rituals": ["cannon/red"]}],
    });
    let mut game = crate::Bastion::from_position(set, &position).expect("possible");
    let seat = Seat::new(0);
    for text in ["attack wall/1", "pay red=3"] {
        game.act(seat, text.parse().unwrap(), &mut tabletop::Ignore);
    }
    let mut offers = Vec::new();
    game.legal_actions(seat, &mut offers);
    // Six foundations, or no ritual.
    assert_eq!(offers.len(), 7);
    let second = "perform cannon/red foundation/3/2".parse().unwrap();
    assert_eq!(game.check(seat, &second), Err(rule!("B-13.11")));
    assert!(refused(1, "value = 2", "value = 9").reason.contains("foundations"));
    assert!(refused(1, "value = 2", "value = 0").reason.contains("(B-2.4, R-2.3)"));
}

#[test]
fn b_4_4_basic_enemies_have_no_property_and_others_one_or_two() {
    for card in EnemyId::all() {
        let enemy = Components::house().enemy(card);
        let n = Property::ALL.iter().filter(|property| enemy.has(**property)).count();
        let is_basic = card.class().is_some_and(|class| (class as u8) < 4);
        assert!(if is_basic { n == 0 } else { (1..=2).contains(&n) }, "{card}");
    }
    let with_one = "properties = { value = [\"rush\"], from = \"rulebook\" }";
    let error = refused(0, "properties = { value = [], from = \"rulebook\" }", with_one);
    assert!(error.reason.contains("B-4.4"), "{error}");
}

#[test]
fn b_4_5_b_4_6_b_4_7_strengths_are_fixed() {
    let cases = [
        (
            "strength = { value = 3, from = \"rulebook\" }",
            "strength = { value = 4, from = \"rulebook\" }",
        ),
        (
            "strength = { value = \"X\", from = \"rulebook\" }",
            "strength = { value = 9, from = \"rulebook\" }",
        ),
        (
            "strength = { value = 12, from = \"rulebook\" }",
            "strength = { value = 11, from = \"rulebook\" }",
        ),
    ];
    for (from, to) in cases {
        let error = refused(0, from, to);
        assert!(error.reason.contains("fixed (B-4."), "{error}");
    }
}

#[test]
fn b_4_10_prismatic_cards_have_strength_6_or_12() {
    let error = refused(0, "prismatic-2", "prismatic-1");
    assert!(error.reason.contains("strength 6 (B-4.10)"), "{error}");
}

#[test]
fn b_5_20_the_tutorial_has_six_spells() {
    let error = refused(0, "value = \"prism\"", "value = \"copy\"");
    assert!(error.reason.contains("B-5.20"), "{error}");
    let error = refused(0, "value = [\"vanguard\"]", "value = [\"vanguard\", \"drain\"]");
    assert!(error.reason.contains("drain"), "{error}");
}

#[test]
fn b_17_10_beasts_give_speed() {
    let error = refused(0, "value = \"speed\"", "value = \"alchemy\"");
    assert!(error.reason.contains("B-17.10"), "{error}");
}

#[test]
fn b_12_2_powers_belong_to_three_spells() {
    let error = refused(0, "power = { value = 1, from = \"public\" }\n", "");
    assert!(error.reason.contains("fireball has a power"), "{error}");
}

#[test]
fn b_15_40_a_drain_symbol_has_another_colour() {
    let error = refused(0, "yellow = { value = \"green\"", "yellow = { value = \"yellow\"");
    assert!(error.reason.contains("B-15.40"), "{error}");
}

#[test]
fn a_missing_colour_is_named_with_its_place() {
    let error = refused(
        1,
        "purple = { value = [\"purple\", \"black\", \"yellow\"], from = \"designed\" }\n",
        "",
    );
    assert_eq!(error.to_string(), "board.toml, line 7: missing field `purple`");
}

#[test]
fn a_value_without_provenance_is_refused() {
    let error =
        refused(1, "foundations = { value = 2, from = \"public\" }", "foundations = { value = 2 }");
    assert_eq!((error.line, error.reason.as_str()), (4, "missing field `from`"));
}

#[test]
fn properties_stand_only_in_possible_company() {
    for (from, to, rule) in [
        ("    { value = \"flight\", from = \"inferred\" },\n", "", "B-15.64"),
        ("[\"roost\", \"colored-tyranny\"]", "[\"colored-tyranny\"]", "B-15.54"),
        ("[\"ward\"]", "[\"ward\", \"rally\"]", "B-15.79"),
        ("[\"ward\"]", "[\"ward\", \"flight\"]", "B-15.35"),
        ("[\"rally\"]", "[\"rush\"]", "R-15.10"),
        ("[\"flight\", \"overshadow\"]", "[\"flight\", \"flight\"]", "B-15.4"),
    ] {
        let error = refused(0, from, to);
        assert_eq!(error.file, "enemies.toml", "{error}");
        assert!(error.reason.contains(rule), "{error}: expected {rule}");
    }
}

/// E-100: two Rally units need a set in which another legend has Rally.
#[test]
fn b_15_78_two_rallies_add_up_and_a_cannon_takes_two() {
    use crate::{Bastion, Target};
    use tabletop::Notation;
    let leviathan = "properties = { value = [\"rush\"], from = \"designed\" }";
    let set = changed(0, leviathan, "properties = { value = [\"rally\"], from = \"designed\" }");
    let set = leaked(set.expect("Giants still have Rush"));
    let position = serde_json::json!({
        "wall": {"9": "inquisitor", "10": "beast/green", "11": "leviathan"},
        "foundations": {"3": {"1": "cannon/green"}},
    });
    let game = Bastion::from_position(set, &position).expect("possible");
    let at = Target::Wall(crate::Section::from_index(9));
    let beast = game.table().head(at).expect("a Beast is there");
    let modifiers = game.table().modifiers(beast, at);
    assert_eq!((modifiers.rally, modifiers.cannons, modifiers.strength()), (2, 1, 3));
}

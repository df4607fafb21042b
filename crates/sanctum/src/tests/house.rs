//! The house set against what the rule book tells of printed values outside its rules: in the
//! picture of a card, in examples, in remarks. Named by the findings of an audit.

use toml::{Table, Value};

use super::components::texts;
use crate::vocabulary::SpaceColor;
use crate::{
    Ability, Color, Components, Demon, DemonId, Effect, FILES, Figure, ItemId, Level, Slot,
    SlotType,
};

fn demons() -> impl Iterator<Item = &'static Demon> {
    DemonId::all().map(|it| Components::house().demon(it))
}

/// Demons of a level and colour whose item is worn on the head.
fn helmets(level: Level, color: Color) -> impl Iterator<Item = &'static Demon> {
    demons().filter(move |it| (it.level, it.color, it.slot) == (level, color, SlotType::Head))
}

/// All abilities of the set: on items, on the slots of heroes, on skill cards.
fn abilities() -> Vec<&'static Ability> {
    let set = Components::house();
    let items = ItemId::all().flat_map(|it| &set.item(it).abilities);
    let printed = Figure::ALL
        .into_iter()
        .flat_map(|hero| Slot::ALL.into_iter().filter_map(move |slot| set.printed(hero, slot)));
    let skills = Figure::ALL.into_iter().flat_map(|hero| {
        crate::Cell::all().filter_map(move |cell| match &set.skill(hero, cell).kind {
            crate::SkillKind::Card(card) => card.ability.as_ref(),
            crate::SkillKind::Tile(_) => None,
        })
    });
    items.chain(printed).chain(skills).collect()
}

/// How many spaces of a colour are on shields, and how many on what changes dice.
fn spaces(color: SpaceColor) -> [usize; 2] {
    let mut found = [0; 2];
    for ability in abilities() {
        let kind = match ability.effect {
            Effect::Shields(_) => 0,
            Effect::Die(_) => 1,
        };
        found[kind] += ability.spaces.iter().filter(|it| **it == color).count();
    }
    found
}

/// S-1.7: the demon in the picture of a card is red, of level II, and leaves a green helmet.
#[test]
fn v_1_a_red_demon_of_level_two_announces_a_green_helmet() {
    assert!(helmets(Level::ALL[1], Color::Red).any(|it| it.item_color == Color::Green));
}

/// S-11.2: most abilities that block have two spaces.
#[test]
fn v_2_most_shields_take_two_tokens() {
    let shields = abilities().into_iter().filter(|it| matches!(it.effect, Effect::Shields(_)));
    let (two, one): (Vec<&Ability>, Vec<&Ability>) = shields.partition(|it| it.spaces.len() == 2);
    assert!(two.len() > one.len(), "{} with two, {} with one", two.len(), one.len());
}

/// S-8.4: stamina mostly defends, focus mostly changes dice.
#[test]
fn v_3_red_spaces_are_mostly_on_shields_and_blue_ones_on_dice() {
    let [shields, dice] = spaces(SpaceColor::Red);
    assert!(shields > dice, "red: {shields} on shields, {dice} on dice");
    let [shields, dice] = spaces(SpaceColor::Blue);
    assert!(dice > shields, "blue: {shields} on shields, {dice} on dice");
}

/// TC-1, TC-2: the cards of the printed turns are there, so that they can be set up.
#[test]
fn v_4_the_printed_fight_can_be_set_up() {
    let [one, two, _] = Level::ALL;
    assert!(helmets(one, Color::Green).any(|it| it.weak_points[..] == [3]));
    let blue: Vec<u8> = helmets(one, Color::Blue).map(|it| it.weak_points[0]).collect();
    assert!(blue.contains(&4), "neither the second 6 nor its 3 fits: {blue:?}");
    assert!(
        demons()
            .any(|it| (it.level, it.color) == (two, Color::Red) && it.weak_points[..] == [1, 6])
    );
    // TC-1: beside that pair a red and a blue one with the same weak point.
    let with_four = |color| {
        demons()
            .filter(move |it| (it.level, it.color, it.weak_points[0]) == (one, color, 4))
            .count()
    };
    assert!(with_four(Color::Red) >= 1 && with_four(Color::Blue) >= 2);
}

/// The fields of an entry that are marked as stated by the rule book.
fn stated(entry: &Table) -> Vec<&str> {
    let fields = entry.get("rulebook").and_then(Value::as_array);
    fields.into_iter().flatten().filter_map(Value::as_str).collect()
}

/// A mark of the rule book stands only where its text leaves no choice.
#[test]
fn v_6_only_what_the_rule_book_fixes_is_marked_as_its_own() {
    let texts = texts();
    let read = |file: &str| -> Table {
        let index = FILES.iter().position(|it| *it == file).expect("a file of the set");
        texts[index].parse().expect("TOML")
    };
    let cards = read("cards.toml");
    let cards = cards["card"].as_array().into_iter().flatten().filter_map(Value::as_table);
    for card in cards {
        let expected: &[&str] = match card["name"].as_str() {
            // Its one gem is red or green, and one of the two gems of the shoes is not known.
            Some("Feathered Hat" | "Acrobat Shoes") => &["name", "level", "slot"],
            Some("Seer's Hood") => &["name", "level", "slot", "gems"],
            _ => &[],
        };
        assert_eq!(stated(card), expected, "{}", card["name"]);
    }
    // What the three abilities of the Huntress cost and do is stated, not where they stand.
    for (hero, board) in &read("heroes.toml") {
        assert_eq!(stated(board.as_table().expect("a board")), ["potions"], "{hero}");
    }
}

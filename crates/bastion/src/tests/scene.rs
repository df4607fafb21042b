//! Tables for tests: sparse positions, random games, and tables with a bit of everything.

use serde_json::{Map, Value, json};
use tabletop::{Dice, Fate, Game, Notation, laws};

use crate::{Bastion, Class, Color, Components, EnemyId, Mode, Options, Property, RitualId};

/// A game from a sparse position.
pub(super) fn scene(position: &Value) -> Bastion {
    scene_of(Components::house(), position)
}

/// The same with another component set.
pub(super) fn scene_of(set: &'static Components, position: &Value) -> Bastion {
    Bastion::from_position(set, position).expect("the position is possible")
}

/// A match somewhere in the middle: so many random inputs after its start.
pub(super) fn somewhere(options: &Options, seed: u64, inputs: usize) -> Bastion {
    let mut game = Bastion::new(Components::house(), options);
    let mut fate = Fate::new(seed);
    let mut actions = Vec::new();
    for _ in 0..inputs {
        if game.pending().is_over() {
            break;
        }
        laws::random_step(&mut game, &mut fate, &mut actions);
    }
    game
}

/// Cards in random order.
fn shuffled<T>(mut cards: Vec<T>, fate: &mut Fate) -> Vec<T> {
    for index in (1..cards.len()).rev() {
        cards.swap(index, fate.below(index as u32 + 1) as usize);
    }
    cards
}

/// A table with many spells, mana, structures, combined enemies and guarded places: what random
/// play from the start hardly ever reaches.
pub(super) fn rich(seed: u64, players: usize, mode: Mode) -> Bastion {
    rich_of(Components::house(), seed, players, mode)
}

/// The same with another component set.
pub(super) fn rich_of(set: &'static Components, seed: u64, players: usize, mode: Mode) -> Bastion {
    let fate = &mut Fate::new(seed);
    let has = |card: &EnemyId, property| set.enemy(*card).has(property);
    let cards = shuffled(EnemyId::all().collect(), fate);
    let is_roost = |card: &EnemyId| has(card, Property::Roost);
    let (roosts, mut cards): (Vec<_>, Vec<_>) = cards.into_iter().partition(is_roost);
    let chance = |fate: &mut Fate, percent: u32| fate.below(100) < percent;
    let crowded = 15 + fate.below(75);
    let mut wall = Map::new();
    for section in 1..=24 {
        if chance(fate, crowded) && cards.len() > 30 {
            let mut unit = vec![cards.pop()];
            while chance(fate, 20) {
                let joins = cards.iter().position(|card| has(card, Property::Symbiosis));
                unit.extend(joins.map(|index| Some(cards.remove(index))));
            }
            wall.insert(section.to_string(), json!(unit));
        }
    }
    let mut plazas = Map::new();
    for district in 1..=6 {
        let flier = cards.iter().position(|card| has(card, Property::Flight));
        if let Some(index) = flier.filter(|_| chance(fate, 30)) {
            plazas.insert(district.to_string(), json!(cards.remove(index)));
        }
    }
    let citadel: Vec<_> = roosts.iter().take(fate.below(3) as usize).collect();
    let has_rituals = mode != Mode::Tutorial;
    let is_fit = |card: &RitualId| players > 1 || card.kind() != crate::RitualKind::Accumulator;
    let rituals = set.rituals().iter();
    let mut rituals = shuffled(rituals.filter(|it| has_rituals && is_fit(it)).collect(), fate);
    let mut foundations = Map::new();
    for district in 1..=6 {
        let structure = rituals.iter().position(|card| !card.kind().is_artifact());
        if let Some(index) = structure.filter(|_| chance(fate, 40)) {
            let number = (1 + fate.below(set.foundations() as u32)).to_string();
            foundations.insert(district.to_string(), json!({ number: rituals.remove(index) }));
        }
    }
    // Six discs lie on sources; with four heroes three of a colour each would be too many.
    let most = if players == 4 { 2 } else { 3 };
    let heroes: Vec<Value> =
        (0..players).map(|_| rich_hero(fate, most, &mut cards, &mut rituals)).collect();
    let mut deck = cards;
    let many = if chance(fate, 25) { 0 } else { fate.below(8) as usize };
    deck.truncate(many);
    let mut districts = shuffled(Color::ALL.to_vec(), fate);
    districts.truncate(6);
    let mut sources = Map::new();
    for district in 1..=6 {
        let number = (1 + fate.below(3)).to_string();
        let color = Color::from_index(fate.below(6) as usize);
        sources.insert(district.to_string(), json!({ number: color }));
    }
    if wall.is_empty() && deck.is_empty() {
        wall.insert("12".to_owned(), json!(EnemyId::new(Class::Dragon, Color::Red)));
    }
    let mut position = json!({
        "game": "bastion", "players": players, "mode": mode, "districts": districts, "wall": wall,
        "plazas": plazas, "heroes": heroes, "foundations": foundations, "sources": sources,
        "decks": { "enemy": deck },
    });
    if !wall.contains_key("12") || wall["12"] != json!(EnemyId::new(Class::Dragon, Color::Red)) {
        position["citadel"] = json!(citadel);
    }
    scene_of(set, &position)
}

fn rich_hero(
    fate: &mut Fate,
    most: u32,
    cards: &mut Vec<EnemyId>,
    rituals: &mut Vec<RitualId>,
) -> Value {
    let place = match fate.below(7) {
        0 => "citadel".to_owned(),
        district => format!("district/{district}"),
    };
    let mana: Map<String, Value> =
        Color::ALL.iter().map(|color| (color.to_string(), json!(fate.below(most + 1)))).collect();
    let spells: Vec<_> = (0..fate.below(6)).filter_map(|_| cards.pop()).collect();
    let held: Vec<_> = (0..fate.below(5)).filter_map(|_| rituals.pop()).collect();
    let (artifacts, rest): (Vec<_>, Vec<_>) =
        held.into_iter().partition(|card| card.kind().is_artifact() && fate.below(2) == 0);
    json!({ "at": place, "mana": mana, "spells": spells, "rituals": rest, "artifacts": artifacts })
}

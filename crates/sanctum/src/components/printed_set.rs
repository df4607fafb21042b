//! What is printed in a set, as data for those who draw it.
//!
//! The tables of the rules count and index; these say the same in lists and by name.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{Components, Front, Penalty, Skill, SkillKind};
use crate::facts::Facts;
use crate::ids::{
    Achievement, BlessingId, Cell, Color, DemonId, EffectId, Figure, FuryId, Gem, ItemId, Level,
    LordId, Slot, SlotType, Token,
};
use crate::options::PLAYERS;
use crate::vocabulary::{Ability, Atom, Blessing, Effect, Immediate, Power, SpaceColor};

/// Everything that is printed in a component set, and what the rules say about the board.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Components"))]
pub struct PrintedSet {
    /// Fronts of demon cards, by number from 1.
    demons: Vec<PrintedDemon>,
    /// Backs of demon cards, by number from 1.
    items: Vec<PrintedItem>,
    /// The boards of the heroes.
    heroes: BTreeMap<Figure, PrintedHero>,
    /// O-14.1: the kind of item each slot takes.
    slots: BTreeMap<Slot, SlotType>,
    /// The skill tables of the heroes.
    skills: BTreeMap<Figure, BTreeMap<Cell, PrintedSkill>>,
    /// Weak-point sides of Demon Lord cards, by number from 1.
    lords: Vec<PrintedFront>,
    /// Effect sides of Demon Lord cards, by number from 1.
    effects: Vec<PrintedPenalty>,
    /// Fury cards, by number from 1.
    furies: Vec<PrintedFury>,
    /// Achievement tiles, by number from 1.
    blessings: Vec<Blessing>,
    /// S-2.6: for each row, the spaces that the rolls 1 to 6 block with two players.
    blocked: Vec<Vec<Achievement>>,
    /// Starting bonuses.
    bonuses: PrintedBonuses,
    /// What the rules say about the board.
    facts: Facts,
}

/// The front of a demon card.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct PrintedDemon {
    #[cfg_attr(feature = "types", ts(type = "1 | 2 | 3"))]
    level: Level,
    color: Color,
    weak_points: Vec<u8>,
    damage: u8,
    /// The kind of item on the back.
    slot: SlotType,
    /// The colour of the item on the back.
    item_color: Color,
}

/// The back of a demon card.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct PrintedItem {
    name: String,
    #[cfg_attr(feature = "types", ts(type = "1 | 2 | 3"))]
    level: Level,
    slot: SlotType,
    color: Color,
    /// Its gem symbols.
    gems: Vec<Color>,
    abilities: Vec<PrintedAbility>,
    /// The tokens it gives.
    flames: Vec<Token>,
}

/// An ability: what its spaces take, and what it does.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct PrintedAbility {
    spaces: Vec<SpaceColor>,
    effect: Effect,
}

/// The board of a hero.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct PrintedHero {
    /// Tokens at the start.
    tokens: Vec<Token>,
    /// Potion spaces.
    potions: u8,
    /// The abilities printed on the slots.
    slots: BTreeMap<Slot, PrintedAbility>,
}

/// One place of a skill table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct PrintedSkill {
    name: String,
    gems: Vec<Gem>,
    /// The tokens of a tile; none on a card.
    tokens: Vec<Token>,
    /// What is on a card; none on a tile.
    card: Option<PrintedSkillCard>,
}

/// A skill card.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct PrintedSkillCard {
    /// What it lets its owner do.
    power: Option<Power>,
    /// What happens when it is gained.
    immediate: Vec<Immediate>,
    /// An ability printed on it.
    ability: Option<PrintedAbility>,
    /// Whether it goes on the space with the diamond.
    special: bool,
}

/// What it takes to defeat a card of the Demon Lord, and its damage until then.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct PrintedFront {
    weak_points: Vec<u8>,
    damage: u8,
}

/// A penalty, or else wounds.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct PrintedPenalty {
    /// The name of the card.
    name: String,
    penalty: Vec<Atom>,
    wounds: u8,
}

/// A fury card.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct PrintedFury {
    front: PrintedFront,
    effect: PrintedPenalty,
}

/// What players start with.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct PrintedBonuses {
    /// The skill each starting bonus card shows.
    cards: Vec<Cell>,
    /// By number of players: what each place of the turn order gets.
    seats: BTreeMap<u8, Vec<PrintedSeatBonus>>,
}

/// What a place of the turn order starts with.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct PrintedSeatBonus {
    /// Starting bonus cards.
    cards: u8,
    /// Potions of a random colour.
    potions: u8,
}

impl From<&Ability> for PrintedAbility {
    fn from(ability: &Ability) -> Self {
        PrintedAbility { spaces: ability.spaces.to_vec(), effect: ability.effect }
    }
}

impl From<&Front> for PrintedFront {
    fn from(front: &Front) -> Self {
        PrintedFront { weak_points: front.weak_points.to_vec(), damage: front.drops }
    }
}

impl From<&Penalty> for PrintedPenalty {
    fn from(penalty: &Penalty) -> Self {
        PrintedPenalty {
            name: penalty.name.clone(),
            penalty: penalty.atoms.to_vec(),
            wounds: penalty.wounds,
        }
    }
}

impl From<&Skill> for PrintedSkill {
    fn from(skill: &Skill) -> Self {
        let card = match &skill.kind {
            SkillKind::Tile(_) => None,
            SkillKind::Card(card) => Some(PrintedSkillCard {
                power: card.power,
                immediate: card.immediate.clone(),
                ability: card.ability.as_ref().map(PrintedAbility::from),
                special: card.special,
            }),
        };
        let gems = repeated(&Gem::ALL, |gem| skill.gems[gem.index()]);
        let tokens = skill.tokens();
        let tokens = repeated(&Token::ALL, |token| tokens[token]);
        PrintedSkill { name: skill.name.clone(), gems, tokens, card }
    }
}

/// Each kind as often as it is counted.
fn repeated<T: Copy>(kinds: &[T], count: impl Fn(T) -> u8) -> Vec<T> {
    let each = |kind: &T| std::iter::repeat_n(*kind, usize::from(count(*kind)));
    kinds.iter().flat_map(each).collect()
}

impl PrintedSet {
    pub(super) fn of(set: &Components) -> Self {
        let heroes = || Figure::ALL.into_iter();
        PrintedSet {
            demons: DemonId::all().map(|id| demon(set, id)).collect(),
            items: ItemId::all().map(|id| item(set, id)).collect(),
            heroes: heroes().map(|figure| (figure, hero(set, figure))).collect(),
            slots: Slot::ALL.into_iter().filter_map(|it| Some((it, set.takes(it)?))).collect(),
            skills: heroes().map(|figure| (figure, skills(set, figure))).collect(),
            lords: LordId::all().map(|id| set.lord(id).into()).collect(),
            effects: EffectId::all().map(|id| set.effect(id).into()).collect(),
            furies: FuryId::all().map(|id| fury(set, id)).collect(),
            blessings: BlessingId::all().map(|id| set.blessing(id)).collect(),
            blocked: Level::ALL.into_iter().map(|row| blocked(set, row)).collect(),
            bonuses: bonuses(set),
            facts: Facts::of(set),
        }
    }
}

fn demon(set: &Components, id: DemonId) -> PrintedDemon {
    let demon = set.demon(id);
    PrintedDemon {
        level: demon.level,
        color: demon.color,
        weak_points: demon.weak_points.to_vec(),
        damage: demon.damage,
        slot: demon.slot,
        item_color: demon.item_color,
    }
}

fn item(set: &Components, id: ItemId) -> PrintedItem {
    let item = set.item(id);
    PrintedItem {
        name: item.name.clone(),
        level: item.level,
        slot: item.slot,
        color: item.color,
        gems: repeated(&Color::ALL, |color| item.gems[color.index()]),
        abilities: item.abilities.iter().map(PrintedAbility::from).collect(),
        flames: repeated(&Token::ALL, |token| item.flames[token]),
    }
}

fn hero(set: &Components, figure: Figure) -> PrintedHero {
    let board = set.hero(figure);
    let printed = |slot: Slot| Some((slot, set.printed(figure, slot)?.into()));
    PrintedHero {
        tokens: repeated(&Token::ALL, |token| board.tokens[token]),
        potions: board.potions,
        slots: Slot::ALL.into_iter().filter_map(printed).collect(),
    }
}

fn skills(set: &Components, figure: Figure) -> BTreeMap<Cell, PrintedSkill> {
    Cell::all().map(|cell| (cell, set.skill(figure, cell).into())).collect()
}

fn fury(set: &Components, id: FuryId) -> PrintedFury {
    let (front, effect) = set.fury(id);
    PrintedFury { front: front.into(), effect: effect.into() }
}

fn blocked(set: &Components, row: Level) -> Vec<Achievement> {
    (1..=6).map(|roll| set.blocked_by(row, roll)).collect()
}

fn bonuses(set: &Components) -> PrintedBonuses {
    let seats = |players: usize| -> Vec<PrintedSeatBonus> {
        let bonus = |place| set.seat_bonus(players as u8, place as u8);
        (0..players)
            .map(bonus)
            .map(|it| PrintedSeatBonus { cards: it.cards, potions: it.potions })
            .collect()
    };
    PrintedBonuses {
        cards: set.bonus_cards().iter().map(|card| card.0).collect(),
        seats: PLAYERS.map(|players| (players as u8, seats(players))).collect(),
    }
}

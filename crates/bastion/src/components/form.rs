//! The form of a component set as data: for programs that draw cards and boards.

use std::collections::BTreeMap;

use serde::Serialize;
use tabletop::{Rule, rule};

use super::{CardColor, Components, Enemy, Side};
use crate::ids::{
    Class, Color, EnemyId, Legend, PRINTED_SOURCES, Property, RitualId, RitualKind, Spell,
};

/// Everything that is printed on cards and boards, and the rules that speak of it.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(super) struct Form {
    /// Every enemy card, in the order of the notation.
    #[cfg_attr(feature = "types", ts(type = "{ [key in EnemyId]: EnemyCard }"))]
    enemies: BTreeMap<EnemyId, EnemyCard>,
    /// Every ritual card.
    #[cfg_attr(feature = "types", ts(type = "{ [key in RitualId]?: RitualCard }"))]
    rituals: BTreeMap<RitualId, RitualCard>,
    /// The colours of the printed sources, by side and colour of the district.
    #[cfg_attr(
        feature = "types",
        ts(type = "{ [key in Side]: { [key in Color]: Array<Color> } }")
    )]
    sources: BTreeMap<Side, BTreeMap<Color, [Color; PRINTED_SOURCES]>>,
    /// How many foundations a district has.
    foundations: usize,
    /// The rule at which the book begins to speak of each property.
    #[cfg_attr(feature = "types", ts(type = "{ [key in Property]: Rule }"))]
    properties: BTreeMap<Property, Rule>,
    /// The same of each spell.
    #[cfg_attr(feature = "types", ts(type = "{ [key in Spell]: Rule }"))]
    spells: BTreeMap<Spell, Rule>,
    /// What the book says of each kind of thing.
    rules: KindRules,
}

/// The rules that speak of kinds of things.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct KindRules {
    /// Where the book begins to speak of spells.
    spell: Rule,
    /// Where it begins to speak of rituals.
    ritual: Rule,
    /// What cards cost that are attacked together.
    joined: Rule,
}

/// An enemy card as it is printed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct EnemyCard {
    /// The class; none for a legend.
    pub class: Option<Class>,
    /// The legend; none for a card of a class.
    pub legend: Option<Legend>,
    /// The dots: 1 basic, 2 advanced, 3 legendary (B-4.3).
    pub squad: u8,
    /// The colour of the strength disc.
    pub paint: CardColor,
    /// The number on it; none for an X.
    pub strength: Option<u8>,
    /// The properties in the order of the rules, Vanguard as often as it is printed.
    pub properties: Vec<PrintedProperty>,
    /// Whether it lies along the wall.
    pub sideways: bool,
    /// The spell it becomes.
    pub spell: Spell,
    /// The power of the spell, if it has one.
    pub power: Option<u8>,
    /// The rule that explains a paint which is none of the six colours.
    pub paint_rule: Option<Rule>,
}

/// A property on a card, and the colour of its symbol if it has one.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PrintedProperty {
    /// The property.
    pub property: Property,
    /// The colour of the symbol.
    pub color: Option<Color>,
}

/// A ritual card as it is printed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct RitualCard {
    /// What it makes.
    pub kind: RitualKind,
    /// Its colour.
    pub color: Color,
    /// An artifact lies beside its hero, a structure on a foundation.
    pub is_artifact: bool,
    /// The rule at which the book begins to speak of its kind.
    pub rule: Rule,
}

impl Form {
    pub(super) fn of(set: &Components) -> Self {
        let sources = |side| {
            let of = |color: &Color| (*color, set.printed_sources(*color, side));
            (side, Color::ALL.iter().map(of).collect())
        };
        Form {
            enemies: EnemyId::all()
                .map(|card| (card, EnemyCard::of(card, set.enemy(card))))
                .collect(),
            rituals: set.rituals().iter().map(|card| (card, RitualCard::of(card))).collect(),
            sources: [Side::Statue, Side::Plain].map(sources).into(),
            foundations: set.foundations(),
            properties: Property::ALL.iter().map(|it| (*it, it.rule())).collect(),
            spells: Spell::ALL.iter().map(|it| (*it, it.rule())).collect(),
            rules: KindRules {
                spell: rule!("B-12.1"),
                ritual: rule!("B-13.2"),
                joined: rule!("B-15.11"),
            },
        }
    }
}

impl EnemyCard {
    fn of(card: EnemyId, enemy: &Enemy) -> Self {
        let class = card.class();
        let carried = Property::ALL.iter().copied().filter(|it| enemy.has(*it));
        let squad = match class {
            Some(class) if Class::BASIC.contains(&class) => 1,
            Some(_) => 2,
            None => 3,
        };
        let is_special = !matches!(enemy.paint, CardColor::Mono(_));
        EnemyCard {
            class,
            legend: card.as_legend(),
            squad,
            paint: enemy.paint,
            strength: enemy.strength,
            properties: carried.clone().flat_map(|it| printed_as(it, enemy)).collect(),
            sideways: carried.clone().any(Property::lies_sideways),
            spell: enemy.spell,
            power: enemy.spell.has_power().then_some(enemy.power),
            paint_rule: is_special.then(|| enemy.paint.rule()),
        }
    }
}

/// The symbols of a property on a card.
fn printed_as(property: Property, enemy: &Enemy) -> impl Iterator<Item = PrintedProperty> {
    let (times, color) = match property {
        Property::Vanguard => (enemy.vanguards, None),
        Property::Drain => (1, enemy.drain),
        Property::ColoredTyranny => (1, enemy.tyranny),
        Property::Symbiosis
        | Property::Flight
        | Property::Ward
        | Property::Rush
        | Property::Roost
        | Property::GeneralTyranny
        | Property::Shapeshift
        | Property::Terror
        | Property::Douse
        | Property::Earthing
        | Property::Overshadow
        | Property::Immunity
        | Property::Rally => (1, None),
    };
    (0..times).map(move |_| PrintedProperty { property, color })
}

impl RitualCard {
    fn of(card: RitualId) -> Self {
        let kind = card.kind();
        RitualCard { kind, color: card.color(), is_artifact: kind.is_artifact(), rule: kind.rule() }
    }
}

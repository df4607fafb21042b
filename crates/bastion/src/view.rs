//! What a viewer sees: everything on the table, and what the table adds up to.
//!
//! Bastion is played openly (B-3.10); only the order of the decks is unknown, and that is not
//! stored anywhere (`state/deck.rs`), so every viewer sees the same. B-16.1: reminder tokens are
//! not stored either; what they would show is worked out here, without a limit (B-16.5, R-16.1).

use std::collections::BTreeMap;
use std::ops::Not;

use serde::Serialize;
use tabletop::{Rule, Viewer};

use crate::because::Because;
use crate::components::Components;
use crate::flow::Bastion;
use crate::ids::{Color, District, EnemyId, MAX_SOURCES, Place, Property, Section, Spell, Target};
use crate::phase::attack;
use crate::position::Position;
use crate::price::{Modifiers, PartKind, Payments, StrengthPart};
use crate::property::neighbours;
use crate::state::{Set, Table};
use crate::walk;

/// The table as a viewer sees it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct View {
    #[serde(skip)]
    set: Set,
    #[serde(flatten)]
    position: Position,
    /// Current strengths, card by card from the host or the top enemy down (B-15.18).
    strength: Places<Vec<u8>>,
    /// Where each strength comes from.
    modifiers: Places<Vec<Named>>,
    /// The parts of these strengths, each with its rule; without cards whose strength is only the
    /// printed one, which are most.
    parts: Places<Vec<CardStrength>>,
    /// What an attack costs before spells.
    price: Places<Slots>,
    /// What makes these prices.
    price_rules: Places<PriceRules>,
    /// Units that cannot be attacked, and the rule that protects them.
    protected: Places<Rule>,
    /// The property that protects each of them; left out if there are none.
    #[serde(skip_serializing_if = "Places::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Places<Property>>"))]
    protected_by: Places<Property>,
    /// Units that protect or strengthen the unit beside them; left out if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<Beside>>"))]
    beside: Vec<Beside>,
    /// Districts whose sources and tower an enemy on the plaza closes; left out if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<District>>"))]
    closed: Vec<District>,
    /// Sources that cannot be channelled although they may be open, by district and number.
    blocked: BTreeMap<u8, BTreeMap<u8, Rule>>,
    /// Guarded places.
    guarded: Vec<Place>,
    /// B-16.4: spells nobody may cast.
    banned: Vec<Spell>,
    /// Where a card without a placement property would land, or what moves with an empty deck.
    next: Next,
    /// Whether the enemies win with their next card or move, unless the wall changes; left out if
    /// not.
    #[serde(skip_serializing_if = "Not::not")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"))]
    is_last_chance: bool,
    /// The attack that is announced, or that an announced move needs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    attack: Option<Attack>,
}

/// An attack that is announced.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct Attack {
    target: Target,
    /// What was cast for it.
    helps: Vec<Because>,
    /// How it can be paid now; none if it cannot.
    payments: Option<Payments>,
}

/// A unit with a property that works on a unit beside it.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct Beside {
    property: Property,
    from: Section,
    to: Section,
}

/// Something for each place with a unit.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct Places<T> {
    wall: BTreeMap<u8, T>,
    plazas: BTreeMap<u8, T>,
    citadel: Option<T>,
}

impl<T> Places<T> {
    fn of(table: &Table, value: impl Fn(Target) -> Option<T>) -> Self {
        let wall = Section::in_mask(table.wall.occupied());
        let taken = District::all().filter(|it| table.plaza_is_taken(*it));
        Places {
            wall: wall.filter_map(|it| Some((it.number(), value(Target::Wall(it))?))).collect(),
            plazas: taken.filter_map(|it| Some((it.number(), value(Target::Plaza(it))?))).collect(),
            citadel: table.citadel.and_then(|_| value(Target::Citadel)),
        }
    }

    fn is_empty(&self) -> bool {
        self.wall.is_empty() && self.plazas.is_empty() && self.citadel.is_none()
    }
}

/// A card and what makes up its strength.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "CardModifiers"))]
struct Named {
    card: EnemyId,
    #[serde(flatten)]
    modifiers: Modifiers,
}

/// The parts of the strength of one card.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct CardStrength {
    card: EnemyId,
    parts: Vec<StrengthPart>,
}

/// What makes a price.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct PriceRules {
    /// Whether the attacker leaves out some of the slots; left out if not.
    #[serde(skip_serializing_if = "Not::not")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"))]
    is_choice: bool,
    /// The rules that make the slots.
    rules: Vec<Rule>,
}

/// The slots of a price: how many of each colour, how many of any, how many discs in all.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Price"))]
struct Slots {
    total: u8,
    any: u8,
    #[serde(flatten)]
    colors: BTreeMap<Color, u8>,
}

/// Wall sections: where the next card lands, or which unit moves where.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct Next {
    landing: Option<u8>,
    /// Where a card with Rush lands, while one may be in the deck.
    rush: Option<u8>,
    mover: Option<u8>,
    destination: Option<u8>,
}

impl View {
    /// Everything, for anybody.
    pub(crate) fn of(game: &Bastion, _viewer: Viewer) -> Self {
        let table = &game.table;
        let is_laid = table.districts.is_full();
        let strengths = |target: Target| -> Vec<u8> {
            // Covered enemies of the citadel cannot be attacked, but have a strength.
            let covered = table.citadel_stack().skip(1).filter(|_| target == Target::Citadel);
            let cards = table.unit(target).chain(covered);
            cards.map(|card| table.strength(card, target)).collect()
        };
        let modifiers = |target: Target| -> Vec<Named> {
            let named = |card| Named { card, modifiers: table.modifiers(card, target) };
            table.unit(target).map(named).collect()
        };
        View {
            set: table.set,
            position: Position::of(game),
            strength: Places::of(table, |target| Some(strengths(target))),
            modifiers: Places::of(table, |target| Some(modifiers(target))),
            parts: Places::of(table, |target| parts(table, target)),
            price: Places::of(table, |target| Some(slots(table, target))),
            price_rules: Places::of(table, |target| Some(price_rules(table, target))),
            protected: Places::of(table, |target| table.protection(target)),
            protected_by: Places::of(table, |target| table.protected_by(target)),
            beside: beside(table),
            closed: District::all().filter(|it| table.plaza_is_taken(*it)).collect(),
            blocked: if is_laid { blocked(table) } else { BTreeMap::new() },
            guarded: Place::all().filter(|place| table.guard(*place).is_some()).collect(),
            banned: banned(table),
            next: next(table),
            is_last_chance: is_last_chance(table),
            attack: attack::aim(game).map(|aim| Attack {
                target: aim.target,
                helps: attack::helps(game),
                payments: attack::all_payments(game),
            }),
        }
    }

    pub(crate) fn components(&self) -> &'static Components {
        self.set.0
    }

    pub(crate) fn position(&self) -> &Position {
        &self.position
    }
}

/// The cards of a unit whose strength is not only the printed one, if there are any.
fn parts(table: &Table, target: Target) -> Option<Vec<CardStrength>> {
    let of_card = |card| CardStrength { card, parts: table.strength_parts(card, target) };
    let is_told = |card: &CardStrength| card.parts.iter().any(|it| it.part != PartKind::Printed);
    let told: Vec<CardStrength> = table.unit(target).map(of_card).filter(is_told).collect();
    (!told.is_empty()).then_some(told)
}

fn slots(table: &Table, target: Target) -> Slots {
    let price = table.price(target);
    let colors = Color::ALL.iter().map(|color| (*color, price.of_color(*color)));
    Slots {
        total: price.total(),
        any: price.any_color(),
        colors: colors.filter(|(_, n)| *n > 0).collect(),
    }
}

/// B-16.3.
fn blocked(table: &Table) -> BTreeMap<u8, BTreeMap<u8, Rule>> {
    let rules = |district: District| -> BTreeMap<u8, Rule> {
        (0..MAX_SOURCES)
            .filter(|source| table.source_color(district, *source).is_some())
            .filter_map(|it| Some((it as u8 + 1, table.source_block(district, it)?)))
            .collect()
    };
    District::all()
        .map(|district| (district.number(), rules(district)))
        .filter(|(_, rules)| !rules.is_empty())
        .collect()
}

fn banned(table: &Table) -> Vec<Spell> {
    let in_play = Property::ALL.iter().filter(|it| table.any_in_play(**it));
    in_play.filter_map(|it| it.bans()).collect()
}

/// B-2.17: Ward and Rally work on the units beside their carrier.
fn beside(table: &Table) -> Vec<Beside> {
    let mut found = Vec::new();
    for from in Section::in_mask(table.wall.occupied()) {
        for to in Section::in_mask(neighbours(from) & table.wall.occupied()) {
            let unit = Target::Wall(to);
            let wards = table.protected_by(unit) == Some(Property::Ward);
            let rallies = table.unit(unit).any(|card| table.modifiers(card, unit).rally > 0);
            let works = [(Property::Ward, wards), (Property::Rally, rallies)];
            let carried = works.into_iter().filter(|(property, works)| {
                *works && table.unit_has(Target::Wall(from), *property)
            });
            found.extend(carried.map(|(property, _)| Beside { property, from, to }));
        }
    }
    found
}

fn price_rules(table: &Table, target: Target) -> PriceRules {
    let price = table.price(target);
    PriceRules { is_choice: price.leaves_choice(), rules: price.rules() }
}

fn is_last_chance(table: &Table) -> bool {
    let occupied = table.wall.occupied();
    if table.enemy_deck.is_empty() {
        walk::next_mover(occupied).is_some_and(|(_, to)| to.is_none())
    } else {
        walk::landing(occupied).is_none()
    }
}

fn next(table: &Table) -> Next {
    let occupied = table.wall.occupied();
    if !table.enemy_deck.is_empty() {
        let landing = walk::landing(occupied);
        let possible = table.enemy_deck.known() | table.enemy_deck.candidates();
        let rushing = possible & table.components().with_property(Property::Rush);
        let rush = walk::rush_landing(occupied).filter(|_| !rushing.is_empty());
        return Next {
            landing: landing.map(Section::number),
            rush: rush.map(Section::number),
            mover: None,
            destination: None,
        };
    }
    let mover = walk::next_mover(occupied);
    Next {
        landing: None,
        rush: None,
        mover: mover.map(|(from, _)| from.number()),
        destination: mover.and_then(|(_, to)| to).map(Section::number),
    }
}

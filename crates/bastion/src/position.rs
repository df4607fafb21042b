//! A match as one JSON object, complete or sparse: the form, and writing it. Reading is in
//! `position/reader.rs`; `docs/positions.md` describes the form.

mod reader;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::{PositionError, Seat};

use crate::components::{Components, Side};
use crate::flow::{Bastion, Draft, Frame};
use crate::ids::{Color, DISTRICTS, District, EnemyId, Figure, Place, RitualId, Target};
use crate::options::Mode;
use crate::outcome::{Ending, Outcome, read_ending};
use crate::sets::{EnemySet, Mana, RitualSet};
use crate::state::{DistrictState, Done, EnemyDeck, Group, Hero, Table};
use crate::view::View;

/// The version of this form.
const FORMAT: u32 = 1;

/// A position as it is written. Everything left out has a default; views leave nothing out but what
/// may be hidden or not there, and the types for clients (feature `types`) say so.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct Position {
    /// Which game it is.
    #[cfg_attr(feature = "types", ts(type = "\"bastion\""))]
    game: Option<String>,
    /// The version of this form.
    #[cfg_attr(feature = "types", ts(as = "u32"))]
    format: Option<u32>,
    /// Name and hash of the component set.
    #[cfg_attr(feature = "types", ts(as = "String"))]
    set: Option<String>,
    #[cfg_attr(feature = "types", ts(as = "u8"))]
    players: Option<u8>,
    #[cfg_attr(feature = "types", ts(as = "Mode"))]
    mode: Option<Mode>,
    #[cfg_attr(feature = "types", ts(as = "Side"))]
    side: Option<Side>,
    /// The colours of D1 to D6, as far as they are laid.
    #[cfg_attr(feature = "types", ts(as = "Vec<Color>"))]
    districts: Option<Vec<Color>>,
    /// Turns finished.
    #[cfg_attr(feature = "types", ts(as = "u32"))]
    turn: Option<u32>,
    /// Who began.
    #[cfg_attr(feature = "types", ts(as = "Seat"))]
    first: Option<Seat>,
    /// Whose turn it is.
    #[cfg_attr(feature = "types", ts(as = "Seat"))]
    active: Option<Seat>,
    /// What the active hero has already done.
    #[cfg_attr(feature = "types", ts(as = "Done"))]
    done: Option<WrittenDone>,
    /// Units by wall section.
    wall: BTreeMap<u8, Unit>,
    /// Units by district.
    plazas: BTreeMap<u8, Unit>,
    /// From the bottom to the top enemy.
    citadel: Vec<EnemyId>,
    /// One entry per seat.
    heroes: Vec<WrittenHero>,
    #[cfg_attr(feature = "types", ts(as = "Mana"))]
    reserve: Option<Mana>,
    /// Discs on sources, by district and source.
    sources: BTreeMap<u8, BTreeMap<u8, Color>>,
    /// Damaged sources, by district.
    damaged: BTreeMap<u8, Vec<u8>>,
    /// Discs on towers, by district.
    towers: BTreeMap<u8, Color>,
    /// Structures, by district and foundation.
    foundations: BTreeMap<u8, BTreeMap<u8, RitualId>>,
    decks: Decks,
    /// Cards put aside during set-up.
    set_aside: EnemySet,
    /// Cards known to be out of the game.
    #[serde(rename = "box")]
    #[cfg_attr(feature = "types", ts(as = "Out"))]
    out: Option<Out>,
    /// What is being resolved, from the outermost to the innermost; the last one goes on first.
    #[cfg_attr(feature = "types", ts(as = "Vec<Frame>"))]
    flow: Option<Vec<Frame>>,
    /// The announced action.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    action: Option<Draft>,
    /// How it ended, once it has.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Outcome>"))]
    outcome: Option<WrittenEnding>,
}

/// One enemy card, or a combined enemy from its host down.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
enum Unit {
    One(EnemyId),
    Many(Vec<EnemyId>),
}

impl Unit {
    fn cards(&self) -> &[EnemyId] {
        match self {
            Unit::One(card) => std::slice::from_ref(card),
            Unit::Many(cards) => cards,
        }
    }

    fn of(table: &Table, target: Target) -> Option<Self> {
        let cards: Vec<EnemyId> = table.unit(target).collect();
        match cards.as_slice() {
            [] => None,
            [card] => Some(Unit::One(*card)),
            _ => Some(Unit::Many(cards)),
        }
    }
}

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct WrittenDone {
    moved: bool,
    channelled: bool,
    attacked: bool,
    revived: bool,
    artifacts: RitualSet,
    obliged: Option<bool>,
}

/// A hero and what belongs to it.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Hero"))]
struct WrittenHero {
    #[cfg_attr(feature = "types", ts(as = "Figure"))]
    figure: Option<Figure>,
    #[cfg_attr(feature = "types", ts(as = "Place"))]
    at: Option<Place>,
    #[cfg_attr(feature = "types", ts(as = "Mana"))]
    mana: Option<Mana>,
    spells: Vec<EnemyId>,
    rituals: Vec<RitualId>,
    artifacts: Vec<RitualId>,
}

/// The two decks.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct Decks {
    #[cfg_attr(feature = "types", ts(as = "EnemyParts"))]
    enemy: Option<WrittenEnemyDeck>,
    #[cfg_attr(feature = "types", ts(as = "RitualParts"))]
    ritual: Option<WrittenRitualDeck>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(untagged)]
enum WrittenEnemyDeck {
    Cards(Vec<EnemyId>),
    Parts(EnemyParts),
}

/// What is known of the enemy deck; it has no order.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "EnemyDeck"))]
struct EnemyParts {
    /// How many cards it has.
    #[cfg_attr(feature = "types", ts(as = "usize"))]
    count: Option<usize>,
    /// Cards known to be in it.
    known: Vec<EnemyId>,
    /// What is known of the others.
    unknown: Vec<Unseen>,
    top: Option<Top>,
}

/// `count` cards among these are in the deck, the others in the box.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct Unseen {
    count: u8,
    among: Vec<EnemyId>,
}

/// `count` cards lie on top and come only from these groups.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct Top {
    count: u8,
    #[cfg_attr(feature = "types", ts(type = "Array<Class | \"legends\">"))]
    groups: Vec<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(untagged)]
enum WrittenRitualDeck {
    Cards(RitualSet),
    Parts(RitualParts),
}

/// What is known of the ritual deck.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "RitualDeck"))]
struct RitualParts {
    /// How many cards it has.
    #[cfg_attr(feature = "types", ts(as = "usize"))]
    count: Option<usize>,
    /// Come first, in any order.
    shuffled: RitualSet,
    /// Come next, in any order.
    rejected: RitualSet,
    /// Come last, in this order.
    under: Vec<RitualId>,
}

/// Cards out of the game.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct Out {
    enemies: EnemySet,
    rituals: RitualSet,
}

#[derive(Clone, Copy, Debug)]
struct WrittenEnding(Ending, usize);

impl Serialize for WrittenEnding {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Outcome { ending: self.0, players: self.1 }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for WrittenEnding {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read_ending(deserializer).map(|ending| WrittenEnding(ending, 0))
    }
}

fn group_name(group: Group) -> String {
    match group {
        Group::Class(class) => class.to_string(),
        Group::Legends => "legends".to_owned(),
    }
}

impl Position {
    /// Everything there is, field by field: a new field of the game has to find its place here.
    pub(crate) fn of(game: &Bastion) -> Self {
        let Bastion { table, flow, draft, ending } = game;
        let Table {
            set,
            mode,
            side,
            players,
            figures,
            districts,
            district_states,
            heroes,
            reserve,
            wall,
            plazas: _,
            citadel: _,
            piles: _,
            in_play: _,
            enemy_deck,
            set_aside,
            enemy_box,
            ritual_deck,
            ritual_box,
            first,
            active,
            turn,
            done,
        } = table;
        let heroes = heroes.iter().zip(figures).take(usize::from(*players));
        let mut citadel: Vec<EnemyId> = table.citadel_stack().collect();
        citadel.reverse();
        Position {
            game: Some("bastion".to_owned()),
            format: Some(FORMAT),
            set: Some(set.0.id()),
            players: Some(*players),
            mode: Some(*mode),
            side: Some(*side),
            districts: Some(districts.to_vec()),
            turn: Some(*turn),
            first: Some(*first),
            active: Some(*active),
            done: Some(write_done(done)),
            wall: wall
                .units()
                .filter_map(|(it, _)| Some((it.number(), Unit::of(table, Target::Wall(it))?)))
                .collect(),
            plazas: District::all()
                .filter_map(|it| Some((it.number(), Unit::of(table, Target::Plaza(it))?)))
                .collect(),
            citadel,
            heroes: heroes.map(|(hero, figure)| write_hero(hero, *figure)).collect(),
            reserve: Some(*reserve),
            sources: per_district(district_states, |state| numbered(&state.sources)),
            damaged: write_damage(district_states),
            towers: District::all()
                .filter_map(|it| Some((it.number(), district_states[it.index()].tower?)))
                .collect(),
            foundations: per_district(district_states, |state| numbered(&state.foundations)),
            decks: Decks {
                enemy: Some(WrittenEnemyDeck::Parts(write_enemy_deck(enemy_deck))),
                ritual: Some(WrittenRitualDeck::Parts(RitualParts {
                    count: Some(ritual_deck.len()),
                    shuffled: ritual_deck.shuffled,
                    rejected: ritual_deck.rejected,
                    under: ritual_deck.under.to_vec(),
                })),
            },
            set_aside: *set_aside,
            out: Some(Out { enemies: *enemy_box, rituals: *ritual_box }),
            flow: Some(flow.to_vec()),
            action: (*draft != Draft::default()).then_some(*draft),
            outcome: ending.map(|it| WrittenEnding(it, usize::from(*players))),
        }
    }
}

fn write_done(done: &Done) -> WrittenDone {
    let Done { moved, channelled, attacked, revived, artifacts, obliged } = *done;
    WrittenDone { moved, channelled, attacked, revived, artifacts, obliged: Some(obliged) }
}

fn write_hero(hero: &Hero, figure: Figure) -> WrittenHero {
    let Hero { place, mana, spells, rituals, artifacts } = *hero;
    WrittenHero {
        figure: Some(figure),
        at: Some(place),
        mana: Some(mana),
        spells: spells.into(),
        rituals: rituals.into(),
        artifacts: artifacts.into(),
    }
}

fn write_enemy_deck(deck: &EnemyDeck) -> EnemyParts {
    let unknown = deck.unknown().map(|(_, count, among)| Unseen { count, among: among.into() });
    let (count, groups) = deck.top();
    EnemyParts {
        count: Some(deck.len()),
        known: deck.known().into(),
        unknown: unknown.collect(),
        top: (count > 0).then(|| Top { count, groups: groups.map(group_name).collect() }),
    }
}

fn write_damage(district_states: &[DistrictState; DISTRICTS]) -> BTreeMap<u8, Vec<u8>> {
    let numbers = |mask: u8| (0..8u8).filter(move |bit| mask & (1 << bit) != 0).map(|bit| bit + 1);
    let damaged = |it: District| district_states[it.index()].damaged;
    District::all()
        .filter(|district| damaged(*district) != 0)
        .map(|district| (district.number(), numbers(damaged(district)).collect()))
        .collect()
}

/// The entries of a row that are there, by their number from 1.
fn numbered<T: Copy>(row: &[Option<T>]) -> BTreeMap<u8, T> {
    let entries = row.iter().enumerate();
    entries.filter_map(|(index, it)| it.map(|it| (index as u8 + 1, it))).collect()
}

/// The rows of the districts that have entries, by district number.
fn per_district<T>(
    district_states: &[DistrictState; DISTRICTS],
    row: impl Fn(&DistrictState) -> BTreeMap<u8, T>,
) -> BTreeMap<u8, BTreeMap<u8, T>> {
    District::all()
        .map(|district| (district.number(), row(&district_states[district.index()])))
        .filter(|(_, row)| !row.is_empty())
        .collect()
}

/// The world a view describes.
pub(crate) fn imagine(view: &View) -> Bastion {
    reader::build(view.components(), view.position()).expect("a view describes a possible table")
}

/// Reads a position.
pub(crate) fn read(
    components: &'static Components,
    json: &serde_json::Value,
) -> Result<Bastion, PositionError> {
    let position: Position = serde_path_to_error::deserialize(json).map_err(|error| {
        let place = error.path().to_string();
        PositionError::new(place, error.into_inner().to_string())
    })?;
    reader::build(components, &position)
}

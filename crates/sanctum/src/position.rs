//! A match as one JSON object, complete or sparse: the form, and writing it. Reading is in
//! `position/reader.rs`; `docs/positions.md` describes the form.

mod gems;
mod hero;
mod reader;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::{Dice, PositionError, Seat, Viewer};

use crate::components::Components;
use crate::flow::{Frame, Sanctum};
use crate::ids::{
    Achievement, BlessingSet, Cell, DemonId, DemonSet, EffectId, EffectSet, FurySet, ItemId,
    ItemSet, LordId, LordSet,
};
use crate::options::Difficulty;
use crate::outcome::Outcome;
use crate::setup;
use crate::state::{Achievements, DemonGroup, LordDeck, Table, Unfinished};
use crate::view::View;

use hero::WrittenHero;

/// The version of this form.
const FORMAT: u32 = 1;

/// A position as it is written. Everything left out has a default; views leave nothing out but what
/// may be hidden or not there, and the types for clients (feature `types`) say so.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub(crate) struct Position {
    /// Which game it is.
    #[cfg_attr(feature = "types", ts(type = "\"sanctum\""))]
    game: Option<String>,
    /// The version of this form.
    #[cfg_attr(feature = "types", ts(as = "u32"))]
    format: Option<u32>,
    /// Name and hash of the component set.
    #[cfg_attr(feature = "types", ts(as = "String"))]
    set: Option<String>,
    #[cfg_attr(feature = "types", ts(as = "u8"))]
    players: Option<u8>,
    #[cfg_attr(feature = "types", ts(as = "Difficulty"))]
    difficulty: Option<Difficulty>,
    /// Turns before the active hero's.
    #[cfg_attr(feature = "types", ts(as = "u32"))]
    turn: Option<u32>,
    /// Whether the next hero may begin before a turn is over (S-27.4).
    overlap: bool,
    /// Turns before the active hero's that are not over, the earliest first.
    unfinished: Vec<Unfinished>,
    /// Rounds of the final battle finished.
    #[cfg_attr(feature = "types", ts(as = "u16"))]
    round: Option<u16>,
    /// Who began.
    #[cfg_attr(feature = "types", ts(as = "Seat"))]
    first: Option<Seat>,
    /// Whose turn it is.
    #[cfg_attr(feature = "types", ts(as = "Seat"))]
    active: Option<Seat>,
    /// What the table is doing.
    #[cfg_attr(feature = "types", ts(type = "Frame | \"over\""))]
    frame: Option<WrittenFrame>,
    /// One entry per seat.
    pub(crate) heroes: Vec<WrittenHero>,
    /// The demons of levels I, II and III.
    #[cfg_attr(feature = "types", ts(as = "Vec<WrittenDeck>"))]
    decks: Option<Vec<WrittenDeck>>,
    /// Sets on offer: lists of demons.
    sets: Vec<Vec<DemonId>>,
    /// Items in an opened chest.
    chest: ItemSet,
    /// Seats, the latest Move first.
    #[cfg_attr(feature = "types", ts(as = "Vec<Seat>"))]
    march: Option<Vec<Seat>>,
    /// Index from 0, among the acts in use, of the older of the two act boards on the table.
    #[cfg_attr(feature = "types", ts(as = "u8"))]
    boards: Option<u8>,
    /// Whether the tile of act II or III still lies there.
    #[cfg_attr(feature = "types", ts(as = "bool"))]
    intervention: Option<bool>,
    /// Whether somebody reached the walls.
    #[cfg_attr(feature = "types", ts(as = "bool"))]
    walls_reached: Option<bool>,
    /// Starting bonus cards dealt.
    bonuses_dealt: Vec<Cell>,
    #[cfg_attr(feature = "types", ts(as = "WrittenAchievements"))]
    pub(crate) achievements: Option<WrittenAchievements>,
    /// Whether everybody sees all blessings (S-19.3).
    #[cfg_attr(feature = "types", ts(as = "bool"))]
    pub(crate) blessings_open: Option<bool>,
    /// Who breached the walls.
    breacher: Option<Seat>,
    /// The turn of the breach; left out: no turn before it is unfinished.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    breach_turn: Option<u32>,
    #[cfg_attr(feature = "types", ts(as = "WrittenLord"))]
    pub(crate) lord: Option<WrittenLord>,
    /// Weak points that are hit, by demon, counted from 1.
    hits: BTreeMap<u8, Vec<u8>>,
    /// For items seen: the demon on the front.
    fronts: BTreeMap<u8, DemonId>,
    /// Follows from the rest; if written it must agree.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Outcome>"))]
    outcome: Option<serde_json::Value>,
}

/// A frame, or the word that says there is none.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(untagged)]
enum WrittenFrame {
    Over(Over),
    Asked(Asked),
    Frame(Frame),
}

/// A card that some heroes have dealt with: those before `asked` in the order of S-22.3. A position
/// may be given so; it is written with the steps of the heroes instead.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Asked {
    face: AskedFace,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct AskedFace {
    card: u8,
    effect: EffectId,
    asked: Seat,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Over {
    Over,
}

/// The demons of one level.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "DemonDeck"))]
struct WrittenDeck {
    /// The card on top.
    top: Option<DemonId>,
    /// The cards under it, in any order.
    #[cfg_attr(feature = "types", ts(as = "DemonSet"))]
    rest: Option<DemonSet>,
    discard: DemonSet,
}

/// The achievement board.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Achievements"))]
pub(crate) struct WrittenAchievements {
    /// Who won which space.
    #[cfg_attr(feature = "types", ts(type = "{ [key in Achievement]?: Seat }"))]
    won: BTreeMap<String, Seat>,
    /// Spaces nobody can win.
    #[cfg_attr(feature = "types", ts(as = "Vec<Achievement>"))]
    blocked: Option<Vec<Achievement>>,
    /// Tiles nobody has won; nobody sees which they are.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(skip))]
    pub(crate) hidden: Option<BlessingSet>,
}

/// The cards of the Demon Lord.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "LordDeck"))]
pub(crate) struct WrittenLord {
    /// The card on top.
    top: Option<LordId>,
    /// The cards under it, in any order.
    #[cfg_attr(feature = "types", ts(as = "LordSet"))]
    rest: Option<LordSet>,
    /// Cards at the cathedral, in order.
    #[cfg_attr(feature = "types", ts(as = "Vec<LordId>"))]
    laid: Option<Vec<LordId>>,
    /// Cards out of the game.
    out: LordSet,
    /// Effects nobody has seen yet.
    #[cfg_attr(feature = "types", ts(as = "EffectSet"))]
    effects: Option<EffectSet>,
    /// Fury cards not dealt; nobody sees which they are.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(skip))]
    pub(crate) furies: Option<FurySet>,
    /// Cards of the next roar.
    #[cfg_attr(feature = "types", ts(as = "u8"))]
    roar: Option<u8>,
}

/// Who looks: a position is written for nobody in particular, a view for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sight {
    /// Everything.
    All,
    /// What a viewer may know.
    Of(Viewer),
}

/// Which secrets of a hero are seen.
#[derive(Clone, Copy, Debug)]
struct Seen {
    /// S-27.7, S-19.3: its blessings.
    blessings: bool,
    /// S-27.8: its fury cards that lie face down.
    furies: bool,
}

impl Sight {
    fn of(self, table: &Table, seat: Seat) -> Seen {
        match self {
            Sight::All => Seen { blessings: true, furies: true },
            Sight::Of(viewer) => Seen {
                blessings: table.blessings_open || viewer == Viewer::Seat(seat),
                furies: false,
            },
        }
    }
}

impl Position {
    /// What somebody sees, or everything there is, field by field: a new field of the game has to
    /// find its place here, and to say who sees it.
    pub(crate) fn of(game: &Sanctum, sight: Sight) -> Self {
        let Sanctum { table, frame } = game;
        let Table {
            set,
            players,
            difficulty,
            heroes,
            hordes,
            sets,
            chest,
            march,
            boards,
            intervention,
            walls_reached,
            bonuses_dealt,
            achievements,
            blessings_open,
            lord,
            breacher,
            breach_turn,
            first,
            overlap,
            unfinished,
            active,
            turn,
            round,
        } = table;
        let decks = hordes.decks.iter().map(|deck| WrittenDeck {
            top: deck.top,
            rest: Some(deck.rest),
            discard: deck.discard,
        });
        let cards = set.0.bonus_cards().iter().enumerate();
        let dealt = cards.filter(|(index, _)| bonuses_dealt & (1 << index) != 0);
        let frame = frame.map_or(WrittenFrame::Over(Over::Over), WrittenFrame::Frame);
        let is_over = matches!(frame, WrittenFrame::Over(_));
        Position {
            game: Some("sanctum".to_owned()),
            format: Some(FORMAT),
            set: Some(set.0.id()),
            players: Some(*players),
            difficulty: Some(*difficulty),
            turn: Some(*turn),
            overlap: *overlap,
            unfinished: unfinished.to_vec(),
            round: Some(*round),
            first: Some(*first),
            active: Some(*active),
            frame: Some(frame),
            heroes: table
                .seats()
                .map(|seat| WrittenHero::of(&heroes[seat.index()], sight.of(table, seat)))
                .collect(),
            decks: Some(decks.collect()),
            sets: sets.iter().map(|group: &DemonGroup| group.cards().collect()).collect(),
            chest: *chest,
            march: Some(march.to_vec()),
            boards: Some(*boards),
            intervention: Some(*intervention),
            walls_reached: Some(*walls_reached),
            bonuses_dealt: dealt.map(|(_, card)| card.0).collect(),
            achievements: Some(write_achievements(achievements, sight)),
            blessings_open: Some(*blessings_open),
            breacher: *breacher,
            breach_turn: *breach_turn,
            lord: Some(write_lord(lord, sight)),
            hits: write_hits(&hordes.hits),
            fronts: ItemId::all()
                .filter_map(|item| Some((item.number(), hordes.fronts[item.index()]?)))
                .collect(),
            outcome: is_over.then(|| write_outcome(table)),
        }
    }
}

fn write_outcome(table: &Table) -> serde_json::Value {
    serde_json::to_value(Outcome::of(table)).expect("an outcome is plain data")
}

fn write_hits(hits: &[u8; DemonId::COUNT]) -> BTreeMap<u8, Vec<u8>> {
    DemonId::all()
        .filter(|demon| hits[demon.index()] != 0)
        .map(|demon| (demon.number(), hero::write_points(hits[demon.index()])))
        .collect()
}

fn write_achievements(achievements: &Achievements, sight: Sight) -> WrittenAchievements {
    let Achievements { won, blocked, hidden } = achievements;
    WrittenAchievements {
        won: Achievement::all().filter_map(|it| Some((it.to_string(), won[it.index()]?))).collect(),
        blocked: Some(Achievement::all().filter(|it| blocked & (1 << it.index()) != 0).collect()),
        hidden: (sight == Sight::All).then_some(*hidden),
    }
}

fn write_lord(lord: &LordDeck, sight: Sight) -> WrittenLord {
    let LordDeck { top, rest, laid, out, effects, furies, roar } = lord;
    WrittenLord {
        top: *top,
        rest: Some(*rest),
        laid: Some(laid.to_vec()),
        out: *out,
        effects: Some(*effects),
        furies: (sight == Sight::All).then_some(*furies),
        roar: Some(*roar),
    }
}

/// Some world that looks like the one a viewer sees: hidden blessings and fury cards are drawn.
pub(crate) fn imagine(view: &View, dice: &mut impl Dice) -> Sanctum {
    let mut position = view.position().clone();
    hero::invent_blessings(&mut position, dice);
    hero::invent_furies(&mut position, dice);
    // The audit is for positions from outside: a bot must not fail on a table that is already played.
    reader::assemble(view.components(), &position).expect("a view names every card once")
}

/// Reads a position.
pub(crate) fn read(
    components: &'static Components,
    json: &serde_json::Value,
) -> Result<Sanctum, PositionError> {
    let position: Position = serde_path_to_error::deserialize(json).map_err(|error| {
        let place = error.path().to_string();
        PositionError::new(place, error.into_inner().to_string())
    })?;
    reader::build(components, &position)
}

/// A table to begin with.
fn empty(components: &'static Components, players: u8, difficulty: Difficulty) -> Table {
    setup::empty(components, players, difficulty, &[])
}

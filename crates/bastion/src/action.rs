//! What seats may do and what chance may do, with the short text of each (the notation).

mod typed;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::{ParseError, Seat};

pub use typed::{ChannelRef, EnemyRef, FoundationRef, PlaceRef, RitualRef, TargetRef, TypedAction};

use crate::ids::{
    Class, Color, District, EnemyId, MAX_FOUNDATIONS, MAX_SOURCES, Place, RitualId, RitualKind,
    Spell, Target, numbered,
};
use crate::sets::Mana;

/// A source of the hero's own district, `source/1` on: printed ones first, then one per foundation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SourceNumber(u8);

impl SourceNumber {
    /// The source with this index from 0.
    pub const fn from_index(index: usize) -> Self {
        SourceNumber(index as u8)
    }

    /// Its index from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u8> for SourceNumber {
    type Error = ParseError;

    fn try_from(number: u8) -> Result<Self, ParseError> {
        if (1..=MAX_SOURCES as u8).contains(&number) {
            Ok(SourceNumber(number - 1))
        } else {
            Err(ParseError::new(format!("no source {number}: 1 to {MAX_SOURCES}")))
        }
    }
}

impl From<SourceNumber> for u8 {
    fn from(source: SourceNumber) -> u8 {
        source.0 + 1
    }
}

/// The three ways of channelling (B-8.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Way {
    /// A source of the hero's district.
    Source(SourceNumber),
    /// The tower of the hero's district.
    Tower,
    /// The citadel.
    Citadel,
}

/// A foundation of a district, `foundation/3/1`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(into = "FoundationRef")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "FoundationRef"))]
pub struct Foundation {
    /// Its district.
    pub district: District,
    /// Its index there from 0.
    pub index: u8,
}

/// What a Copy copies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct CopiedSpell {
    /// The spell.
    pub spell: Spell,
    /// Its power; 0 where it has none.
    pub power: u8,
}

/// Casting one spell card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cast {
    /// The card.
    pub card: EnemyId,
    /// Its spell.
    pub spell: Spell,
    /// What a Copy copies.
    pub likeness: Option<CopiedSpell>,
    /// The colour chosen with Prism.
    pub color: Option<Color>,
}

/// Where the deposit for a source or tower comes from (B-8.4, B-8.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deposit {
    /// A disc of this colour from the pool.
    Pool(Color),
    /// With an empty pool: a disc from the reserve.
    Reserve,
}

/// What a seat may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// `move citadel`: announce a Move, or go on with one by Speed.
    Move(Place),
    /// `channel source/2`: announce channelling.
    Channel(Way),
    /// `attack wall/17`: announce an attack.
    Attack(Target),
    /// `use converter/red give blue take green`.
    Convert {
        /// The artifact.
        artifact: RitualId,
        /// From the pool to the reserve.
        give: Color,
        /// From the reserve to the pool.
        take: Color,
    },
    /// `use accumulator/red take blue from 2`.
    Accumulate {
        /// The artifact.
        artifact: RitualId,
        /// The colour asked for.
        color: Color,
        /// The hero asked.
        from: Seat,
    },
    /// `revive source/2`.
    Revive(SourceNumber),
    /// `end phase`.
    EndPhase,
    /// `cast fireball/warrior-red`, `cast prism/scout-red blue`, `cast copy/inquisitor as plenty/2`.
    Cast(Cast),
    /// `go on`: commit to the announced action, or end an optional step.
    GoOn,
    /// `call off`: take back the announced action and everything cast in it.
    CallOff,
    /// `hold`: ask the active player to wait.
    Hold,
    /// `release`: stop asking.
    Release,
    /// `deposit red`, `deposit reserve`.
    Deposit(Deposit),
    /// `pay red=3 blue=1`.
    Pay(Mana),
    /// `swap wall/3 wall/9`: what an Exchange does.
    Swap(Target, Target),
    /// `teleport wall/3 wall/9`: what a Teleport does.
    Teleport(Target, Target),
    /// `agree` to an Accumulator.
    Agree,
    /// `refuse` an Accumulator.
    Refuse,
    /// `leave district/3`: a forced move.
    Leave(Place),
    /// `perform converter/red`, `perform cannon/red foundation/3/1`.
    Perform(RitualId, Option<Foundation>),
    /// `keep cannon/red`: of two drawn rituals.
    Keep(RitualId),
    /// `keep cannon/red source/blue`: of three dealt rituals.
    KeepTwo(RitualId, RitualId),
}

impl fmt::Display for SourceNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "source/{}", self.0 + 1)
    }
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Way::Source(number) => write!(f, "{number}"),
            Way::Tower => f.write_str("tower"),
            Way::Citadel => f.write_str("citadel"),
        }
    }
}

impl fmt::Display for Foundation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "foundation/{}/{}", self.district.number(), self.index + 1)
    }
}

impl fmt::Display for Cast {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cast {}/{}", self.spell, self.card.dashed())?;
        if let Some(CopiedSpell { spell, power }) = self.likeness {
            write!(f, " as {spell}")?;
            if power > 0 {
                write!(f, "/{power}")?;
            }
        }
        self.color.map_or(Ok(()), |color| write!(f, " {color}"))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Move(place) => write!(f, "move {place}"),
            Action::Channel(way) => write!(f, "channel {way}"),
            Action::Attack(target) => write!(f, "attack {target}"),
            Action::Convert { artifact, give, take } => {
                write!(f, "use {artifact} give {give} take {take}")
            }
            Action::Accumulate { artifact, color, from } => {
                write!(f, "use {artifact} take {color} from {from}")
            }
            Action::Revive(number) => write!(f, "revive {number}"),
            Action::EndPhase => f.write_str("end phase"),
            Action::Cast(cast) => write!(f, "{cast}"),
            Action::GoOn => f.write_str("go on"),
            Action::CallOff => f.write_str("call off"),
            Action::Hold => f.write_str("hold"),
            Action::Release => f.write_str("release"),
            Action::Deposit(Deposit::Pool(color)) => write!(f, "deposit {color}"),
            Action::Deposit(Deposit::Reserve) => f.write_str("deposit reserve"),
            Action::Pay(mana) => write!(f, "pay {mana}"),
            Action::Swap(a, b) => write!(f, "swap {a} {b}"),
            Action::Teleport(a, b) => write!(f, "teleport {a} {b}"),
            Action::Agree => f.write_str("agree"),
            Action::Refuse => f.write_str("refuse"),
            Action::Leave(place) => write!(f, "leave {place}"),
            Action::Perform(card, None) => write!(f, "perform {card}"),
            Action::Perform(card, Some(foundation)) => write!(f, "perform {card} {foundation}"),
            Action::Keep(card) => write!(f, "keep {card}"),
            Action::KeepTwo(a, b) => write!(f, "keep {a} {b}"),
        }
    }
}

impl Action {
    /// Whether it deals with ritual cards, which the tutorial leaves in the box (B-5.19).
    pub(crate) const fn is_of_rituals(&self) -> bool {
        matches!(
            self,
            Action::Convert { .. }
                | Action::Accumulate { .. }
                | Action::Perform(..)
                | Action::Keep(_)
                | Action::KeepTwo(..)
        )
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let action = match words.as_slice() {
            ["move", place] => Action::Move(place.parse()?),
            ["channel", way] => Action::Channel(read_way(way)?),
            ["attack", target] => Action::Attack(target.parse()?),
            ["use", card, "give", give, "take", take] => Action::Convert {
                artifact: read_artifact(card, RitualKind::Converter)?,
                give: give.parse()?,
                take: take.parse()?,
            },
            ["use", card, "take", color, "from", seat] => Action::Accumulate {
                artifact: read_artifact(card, RitualKind::Accumulator)?,
                color: color.parse()?,
                from: seat.parse()?,
            },
            ["revive", source] => Action::Revive(read_source(source)?),
            ["end", "phase"] => Action::EndPhase,
            ["cast", spell, rest @ ..] => Action::Cast(read_cast(spell, rest)?),
            ["go", "on"] => Action::GoOn,
            ["call", "off"] => Action::CallOff,
            ["hold"] => Action::Hold,
            ["release"] => Action::Release,
            ["deposit", "reserve"] => Action::Deposit(Deposit::Reserve),
            ["deposit", color] => Action::Deposit(Deposit::Pool(color.parse()?)),
            ["pay", ..] => Action::Pay(words[1..].join(" ").parse()?),
            ["swap", a, b] => {
                let (a, b): (Target, Target) = (a.parse()?, b.parse()?);
                Action::Swap(a.min(b), a.max(b))
            }
            ["teleport", a, b] => Action::Teleport(a.parse()?, b.parse()?),
            ["agree"] => Action::Agree,
            ["refuse"] => Action::Refuse,
            ["leave", place] => Action::Leave(place.parse()?),
            ["perform", card] => Action::Perform(card.parse()?, None),
            ["perform", card, foundation] => {
                Action::Perform(card.parse()?, Some(read_foundation(foundation)?))
            }
            ["keep", card] => Action::Keep(card.parse()?),
            ["keep", a, b] => {
                let (a, b): (RitualId, RitualId) = (a.parse()?, b.parse()?);
                Action::KeepTwo(a.min(b), a.max(b))
            }
            _ => return Err(ParseError::new(format!("`{text}` is not an action"))),
        };
        Ok(action)
    }
}

fn read_way(text: &str) -> Result<Way, ParseError> {
    match text {
        "tower" => Ok(Way::Tower),
        "citadel" => Ok(Way::Citadel),
        _ => read_source(text).map(Way::Source).map_err(|_| {
            ParseError::new(format!(
                "`{text}` cannot be channelled: `source/1` on, `tower` or `citadel`"
            ))
        }),
    }
}

fn read_source(text: &str) -> Result<SourceNumber, ParseError> {
    let number = numbered(text, "source").and_then(|it| SourceNumber::try_from(it).ok());
    number.ok_or_else(|| {
        ParseError::new(format!("`{text}` is not a source: `source/1` to `source/{MAX_SOURCES}`"))
    })
}

fn read_artifact(text: &str, kind: RitualKind) -> Result<RitualId, ParseError> {
    let card: RitualId = text.parse()?;
    if card.kind() == kind {
        Ok(card)
    } else {
        Err(ParseError::new(format!("`{text}` is not a card of {kind}")))
    }
}

fn read_foundation(text: &str) -> Result<Foundation, ParseError> {
    let wrong =
        || ParseError::new(format!("`{text}` is not a foundation, such as `foundation/3/1`"));
    let rest = text.strip_prefix("foundation/").ok_or_else(wrong)?;
    let (district, index) = rest.split_once('/').ok_or_else(wrong)?;
    let district = district.parse().ok().and_then(District::new).ok_or_else(wrong)?;
    match index.parse() {
        Ok(number @ 1u8..) if usize::from(number) <= MAX_FOUNDATIONS => {
            Ok(Foundation { district, index: number - 1 })
        }
        _ => Err(wrong()),
    }
}

fn read_cast(head: &str, rest: &[&str]) -> Result<Cast, ParseError> {
    let wrong =
        || ParseError::new(format!("`{head}` is not a spell card, such as `fireball/warrior-red`"));
    let (spell, card) = head.split_once('/').ok_or_else(wrong)?;
    let (spell, card) = (spell.parse()?, EnemyId::from_dashed(card)?);
    let (likeness, rest) = match rest {
        ["as", likeness, rest @ ..] => (Some(read_likeness(likeness)?), rest),
        _ => (None, rest),
    };
    let color = match rest {
        [] => None,
        [color] => Some(color.parse()?),
        _ => return Err(ParseError::new(format!("`{}` is too much for one cast", rest.join(" ")))),
    };
    Ok(Cast { card, spell, likeness, color })
}

fn read_likeness(text: &str) -> Result<CopiedSpell, ParseError> {
    let (spell, power) = text.split_once('/').unwrap_or((text, "0"));
    let power = power.parse().map_err(|_| ParseError::new(format!("`{power}` is not a power")))?;
    Ok(CopiedSpell { spell: spell.parse()?, power })
}

/// What chance may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Chance {
    /// `district red`: the next district of the ring.
    District(Color),
    /// `class scout`: a random advanced class.
    Class(Class),
    /// `first 2`: a random first player.
    First(Seat),
    /// `draw beast/red`.
    Enemy(EnemyId),
    /// `draw cannon/red`.
    Ritual(RitualId),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::District(color) => write!(f, "district {color}"),
            Chance::Class(class) => write!(f, "class {class}"),
            Chance::First(seat) => write!(f, "first {seat}"),
            Chance::Enemy(card) => write!(f, "draw {card}"),
            Chance::Ritual(card) => write!(f, "draw {card}"),
        }
    }
}

impl FromStr for Chance {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text.split_once(' ') {
            Some(("district", color)) => Ok(Chance::District(color.parse()?)),
            Some(("class", class)) => Ok(Chance::Class(class.parse()?)),
            Some(("first", seat)) => Ok(Chance::First(seat.parse()?)),
            Some(("draw", card)) => {
                let enemy = card.parse().map(Chance::Enemy);
                enemy.or_else(|reason| card.parse().map(Chance::Ritual).map_err(|_| reason))
            }
            _ => Err(ParseError::new(format!("`{text}` is not an outcome of chance"))),
        }
    }
}

//! A finished game judged by a bot: what each decision cost, what chance gave and took, where the
//! game turned.

use serde::{Serialize, Serializer};

use crate::{GameName, Opinion};

/// A game judged from its first input to its last.
///
/// Inputs are numbered as in the record, from 1.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Analysis {
    /// Which game.
    pub game: GameName,
    /// What values are counted in.
    #[serde(rename = "coin")]
    #[cfg_attr(feature = "types", ts(type = "string"))]
    pub unit: ValueUnit,
    /// The value of one unit.
    pub scale: i32,
    /// Sums for each seat.
    pub seats: Vec<SeatAnalysis>,
    /// The decisions that left a choice, in the order of the record.
    pub decisions: Vec<JudgedDecision>,
    /// What chance did, in the order of the record.
    pub luck: Vec<Luck>,
    /// How good the table was after each input.
    pub course: Vec<CoursePoint>,
    /// The inputs that changed most, at most five, in the order of the record.
    pub turning_points: Vec<u32>,
}

/// What the values of a game are counted in, such as a disc of mana or a wound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ValueUnit {
    /// Its name; messages of the page end in it.
    pub name: &'static str,
    /// Several of them, in English.
    pub plural: &'static str,
}

impl Serialize for ValueUnit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name)
    }
}

/// The sums of a seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SeatAnalysis {
    /// The seat.
    pub seat: u8,
    /// How many decisions left it a choice.
    pub decisions: u32,
    /// What all of them cost against the best the bot found.
    pub loss: i32,
    /// How many of them cost a unit or more.
    pub mistakes: u32,
    /// What chance gave it beyond what could be expected; negative for what it took.
    pub luck: i32,
}

/// A decision that left a choice.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct JudgedDecision {
    /// The number of the input.
    pub input: u32,
    /// The step of the table it was, if it was played at one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub step: Option<u64>,
    /// Who decided.
    pub seat: u8,
    /// What was done.
    pub action: String,
    /// What the bot thinks of it.
    pub value: i32,
    /// What the bot likes best.
    pub best: Opinion,
    /// What the decision cost against the best; never negative.
    pub loss: i32,
    /// What the bot likes next, at most four; empty where nothing was lost.
    pub alternatives: Vec<Opinion>,
}

/// What chance did.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Luck {
    /// The number of the input.
    pub input: u32,
    /// The step of the table it was, if it was played at one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub step: Option<u64>,
    /// Whose luck it was; none for the table's.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub seat: Option<u8>,
    /// What came.
    pub outcome: String,
    /// How much better that was than what could be expected.
    pub luck: i32,
}

/// How good the table was at a moment.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct CoursePoint {
    /// After how many inputs.
    pub input: u32,
    /// The step of the table it was, if it was played at one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub step: Option<u64>,
    /// How good it was for each seat; one value where all play together.
    pub values: Vec<i32>,
}

/// How far an analysis is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Progress {
    /// How many inputs are judged.
    pub done: u32,
    /// How many there are.
    pub of: u32,
}

//! The entries of steps: everything that can happen at a table. Steps are lists of entries, as
//! JSON. Old entries must always stay readable.

use protocol::TableId;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// One entry of a step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what the variants say")]
pub enum Entry {
    /// A player took a seat, or changed their name.
    Seated { seat: Seat, player: String, name: String },
    /// A seat became free; `kept` for those who held it.
    Opened {
        seat: Seat,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        kept: bool,
    },
    /// A seat was given to a bot.
    Bot { seat: Seat, level: String },
    /// A bot replaced a player who is absent, ran out of time, or wished it.
    StoodIn {
        seat: Seat,
        level: String,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        out_of_time: bool,
    },
    /// The player is back.
    Returned { seat: Seat },
    /// The game began.
    Started,
    /// A seat acted.
    Act(Seat, String),
    /// An outcome of chance, for the table or for a seat.
    Chance(Option<Seat>, String),
    /// A seat took back its latest action.
    TakenBack { seat: Seat },
    /// A seat asks to go back to the moment after this many inputs.
    RollBackAsked { by: Seat, to: u32 },
    /// A seat answered. One refusal is enough.
    RollBackAnswered { seat: Seat, agree: bool },
    /// Nobody answered in time, which is a no.
    RollBackLapsed,
    /// The match was rolled back.
    RolledBack { to: u32 },
    /// The table was closed before the end.
    Closed,
    /// The same players play again at this table.
    Rematch { table: TableId },
}

impl Entry {
    /// The seat whose input this is.
    pub(crate) fn author(&self) -> Option<Seat> {
        match self {
            Entry::Act(seat, _) | Entry::TakenBack { seat } => Some(*seat),
            Entry::Chance(seat, _) => *seat,
            _ => None,
        }
    }

    /// Whether it changes what the lists show, apart from whose turn it is.
    pub(crate) fn is_about_the_table(&self) -> bool {
        !matches!(
            self,
            Entry::Act(..)
                | Entry::Chance(..)
                | Entry::TakenBack { .. }
                | Entry::RollBackAsked { .. }
                | Entry::RollBackAnswered { .. }
                | Entry::RollBackLapsed
                | Entry::RolledBack { .. }
        )
    }
}

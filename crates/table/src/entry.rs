//! What can happen at a table. Steps are lists of these, as JSON; once written they stay readable.

use protocol::TableId;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what the variants say")]
pub enum Entry {
    /// Somebody took a seat, or has a new name.
    Seated { seat: Seat, player: String, name: String },
    /// A seat is free.
    Opened { seat: Seat },
    /// A seat belongs to a bot.
    Bot { seat: Seat, level: String },
    /// A bot stands in for a person who is away.
    StoodIn { seat: Seat, level: String },
    /// The person is back.
    Returned { seat: Seat },
    /// The game began.
    Started,
    /// A seat acted.
    Act(Seat, String),
    /// Chance decided: for the table, or for a seat.
    Chance(Option<Seat>, String),
    /// A seat took its latest action back.
    TakenBack { seat: Seat },
    /// A seat asks the others to go back to the moment after so many inputs.
    RollBackAsked { by: Seat, to: u32 },
    /// A seat answered. One no is enough.
    RollBackAnswered { seat: Seat, agree: bool },
    /// The match went back.
    RolledBack { to: u32 },
    /// The table was closed before the end.
    Closed,
    /// The same people play again, there.
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

    /// Whether it changes what lists show, beyond whose turn it is.
    pub(crate) fn is_about_the_table(&self) -> bool {
        !matches!(
            self,
            Entry::Act(..)
                | Entry::Chance(..)
                | Entry::TakenBack { .. }
                | Entry::RollBackAsked { .. }
                | Entry::RollBackAnswered { .. }
                | Entry::RolledBack { .. }
        )
    }
}

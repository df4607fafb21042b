//! Rolling back beyond the take-back window, by agreement.

use protocol::{Asked, Pace};
use tabletop::{Seat, SeatSet};

/// How long a request waits for answers, in milliseconds. No answer is a no.
const fn answer_time(pace: Pace) -> u64 {
    match pace {
        Pace::Live => 120_000,
        Pace::Own => 24 * 3_600_000,
    }
}

/// A request to roll back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Question {
    pub(crate) by: Seat,
    pub(crate) to: u32,
    /// When it counts as declined.
    pub(crate) until: u64,
    open: SeatSet,
}

impl Question {
    pub(crate) fn new(by: Seat, to: u32, open: SeatSet, at: u64, pace: Pace) -> Self {
        Question { by, to, until: at + answer_time(pace), open }
    }

    /// Another seat has to agree, too.
    pub(crate) fn ask(&mut self, seat: Seat) {
        self.open.insert(seat);
    }

    pub(crate) fn agree(&mut self, seat: Seat) {
        self.open.remove(seat);
    }

    /// Whether a seat has to answer.
    pub(crate) fn asks(&self, seat: Seat) -> bool {
        self.open.contains(seat)
    }

    /// Whether everybody but this seat has agreed.
    pub(crate) fn waits_only_for(&self, seats: SeatSet) -> bool {
        self.open.iter().all(|it| seats.contains(it))
    }

    pub(crate) fn shown(&self) -> Asked {
        Asked { by: self.by, to: self.to, open: self.open }
    }
}

//! Rolling back beyond the take-back window, by agreement.

use protocol::Asked;
use tabletop::{Seat, SeatSet};

/// A request to roll back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Question {
    pub(crate) by: Seat,
    pub(crate) to: u32,
    open: SeatSet,
}

impl Question {
    pub(crate) fn new(by: Seat, to: u32, open: SeatSet) -> Self {
        Question { by, to, open }
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

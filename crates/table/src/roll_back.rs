//! Going back over what is known, by consent.

use protocol::Asked;
use tabletop::{Seat, SeatSet};

use crate::numbers;

/// A question to the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Question {
    pub(crate) by: u8,
    pub(crate) to: u32,
    open: SeatSet,
}

impl Question {
    pub(crate) fn new(by: u8, to: u32, open: SeatSet) -> Self {
        Question { by, to, open }
    }

    pub(crate) fn agree(&mut self, seat: u8) {
        self.open.remove(Seat::new(seat));
    }

    /// Whether a seat has to answer.
    pub(crate) fn asks(&self, seat: u8) -> bool {
        self.open.contains(Seat::new(seat))
    }

    /// Whether everybody but this seat has agreed.
    pub(crate) fn waits_only_for(&self, seats: SeatSet) -> bool {
        self.open.iter().all(|it| seats.contains(it))
    }

    pub(crate) fn told(&self) -> Asked {
        Asked { by: self.by, to: self.to, open: numbers(self.open) }
    }
}

//! Going back over what is known, by consent.

use protocol::Asked;
use tabletop::{Seat, SeatSet};

use super::numbers;

/// A question to the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Question {
    pub(super) by: u8,
    pub(super) to: u32,
    open: SeatSet,
}

impl Question {
    pub(super) fn new(by: u8, to: u32, open: SeatSet) -> Self {
        Question { by, to, open }
    }

    pub(super) fn agree(&mut self, seat: u8) {
        self.open.remove(Seat::new(seat));
    }

    /// Whether a seat has to answer.
    pub(super) fn asks(&self, seat: u8) -> bool {
        self.open.contains(Seat::new(seat))
    }

    /// Whether everybody but this seat has agreed.
    pub(super) fn waits_only_for(&self, seats: SeatSet) -> bool {
        self.open.iter().all(|it| seats.contains(it))
    }

    pub(super) fn told(&self) -> Asked {
        Asked { by: self.by, to: self.to, open: numbers(self.open) }
    }
}

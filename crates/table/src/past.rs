//! Who held which seat of the match: the law of seats (docs/server.md) is decided from it. It
//! follows from the steps, so it survives a restart and a move to another process. Going back does
//! not change it, because nobody forgets what they saw.

use tabletop::{MAX_SEATS, Seat, SeatSet};

/// For each seat, the players who held it since the start, in order.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Past([Vec<String>; MAX_SEATS]);

impl Past {
    /// A player holds a seat.
    pub(crate) fn note(&mut self, seat: Seat, player: &str) {
        let holders = &mut self.0[seat.index()];
        if !holders.iter().any(|it| it == player) {
            holders.push(player.to_owned());
        }
    }

    /// The players who held a seat.
    pub(crate) fn holders(&self, seat: Seat) -> &[String] {
        &self.0[seat.index()]
    }

    /// The seats a player held.
    pub(crate) fn seats_of(&self, player: &str) -> SeatSet {
        let held = |seat: &Seat| self.holders(*seat).iter().any(|it| it == player);
        Seat::first(MAX_SEATS).filter(held).collect()
    }
}

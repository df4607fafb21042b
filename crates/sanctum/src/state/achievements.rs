//! The achievement board.

use tabletop::Seat;

use crate::ids::{Achievement, BlessingSet};

/// S-2.5, O-2.2: which spaces are taken, and which tiles nobody has drawn. Which tile lies on which space is
/// decided when it is won: nobody can know it before (S-16.9).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Achievements {
    /// Who won each space. O-16.1: at most one; O-16.3: for good.
    pub won: [Option<Seat>; Achievement::COUNT],
    /// S-2.6: spaces that stay empty, one bit each.
    pub blocked: u16,
    /// Tiles nobody has won; those that lie in the box are among them.
    pub hidden: BlessingSet,
}

impl Achievements {
    pub(crate) fn new() -> Self {
        Achievements { won: [None; Achievement::COUNT], blocked: 0, hidden: BlessingSet::ALL }
    }

    /// S-16.1: whether it can still be won.
    pub fn is_open(&self, achievement: Achievement) -> bool {
        let index = achievement.index();
        self.won[index].is_none() && self.blocked & (1 << index) == 0
    }
}

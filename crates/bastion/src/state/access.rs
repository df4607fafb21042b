//! Reading the table from outside the crate.

use tabletop::Seat;

use crate::components::Side;
use crate::ids::{District, EnemyId, Figure};
use crate::sets::Mana;
use crate::state::{EnemyDeck, Table, Wall};

impl Table {
    /// The face of the districts.
    pub fn side(&self) -> Side {
        self.side
    }

    /// The figure of a seat.
    pub fn figure(&self, seat: Seat) -> Figure {
        self.figures[seat.index()]
    }

    /// The common stock of mana.
    pub fn reserve(&self) -> Mana {
        self.reserve
    }

    /// The ring of wall sections.
    pub fn wall(&self) -> &Wall {
        &self.wall
    }

    /// The host or only card on a plaza.
    pub fn plaza(&self, district: District) -> Option<EnemyId> {
        self.plazas[district.index()]
    }

    /// The top enemy of the citadel.
    pub fn citadel(&self) -> Option<EnemyId> {
        self.citadel
    }

    /// The enemy deck.
    pub fn enemy_deck(&self) -> &EnemyDeck {
        &self.enemy_deck
    }

    /// Whose turn it is.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// Whether the active hero has channelled in this hero phase.
    pub fn has_channelled(&self) -> bool {
        self.done.channelled
    }

    /// Whether the active hero has attacked in this hero phase.
    pub fn has_attacked(&self) -> bool {
        self.done.attacked
    }

    /// Turns finished so far.
    pub fn turn(&self) -> u32 {
        self.turn
    }
}

//! Reading the table from outside the crate.

use tabletop::Seat;

use crate::components::Side;
use crate::ids::{District, EnemyId, Figure};
use crate::options::Mode;
use crate::sets::{EnemySet, Mana};
use crate::state::{Done, EnemyDeck, RitualDeck, Table, Wall};

impl Table {
    /// What is played.
    pub fn mode(&self) -> Mode {
        self.mode
    }

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

    /// The cards on the wall, on plazas and in the citadel.
    pub fn in_play(&self) -> EnemySet {
        self.in_play
    }

    /// The enemy deck.
    pub fn enemy_deck(&self) -> &EnemyDeck {
        &self.enemy_deck
    }

    /// The ritual deck.
    pub fn ritual_deck(&self) -> &RitualDeck {
        &self.ritual_deck
    }

    /// Enemy cards known to be out of the game.
    pub fn enemy_box(&self) -> EnemySet {
        self.enemy_box
    }

    /// Whose turn it is.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// Who began.
    pub fn first(&self) -> Seat {
        self.first
    }

    /// Turns finished so far.
    pub fn turn(&self) -> u32 {
        self.turn
    }

    /// What the active hero has done already.
    pub fn done(&self) -> &Done {
        &self.done
    }
}

//! What a viewer sees: the position without what is secret, and what the table adds up to.
//!
//! Most secrets are not stored at all (`state/hordes.rs`, `state/lord.rs`, `state/achievements.rs`).
//! What is left to hide: blessings of others before act VI, and fury cards that lie face down.

use serde::Serialize;
use tabletop::{Seat, Viewer};

use crate::components::Components;
use crate::flow::Sanctum;
use crate::position::Position;
use crate::preview::Preview;
use crate::state::Set;

/// The table as a viewer sees it.
#[derive(Clone, Debug, Serialize)]
pub struct View {
    #[serde(skip)]
    set: Set,
    #[serde(flatten)]
    position: Position,
    /// For each seat in a Fight: what is coming, and what can be done about it.
    fights: Vec<SeatPreview>,
}

#[derive(Clone, Debug, Serialize)]
struct SeatPreview {
    seat: Seat,
    #[serde(flatten)]
    preview: Preview,
}

impl View {
    /// What a viewer may know.
    pub(crate) fn of(game: &Sanctum, viewer: Viewer) -> Self {
        let mut position = Position::of(game);
        for (seat, hero) in game.table.seats().zip(&mut position.heroes) {
            // S-27.7, S-19.3.
            if !game.table.blessings_open && viewer != Viewer::Seat(seat) {
                hero.hide_blessings();
            }
            // S-27.8.
            hero.hide_furies();
        }
        if let Some(achievements) = &mut position.achievements {
            achievements.hidden = None;
        }
        if let Some(lord) = &mut position.lord {
            lord.furies = None;
        }
        let preview = |seat| Some(SeatPreview { seat, preview: game.preview(seat)? });
        View {
            set: game.table.set,
            position,
            fights: game.table.seats().filter_map(preview).collect(),
        }
    }

    pub(crate) fn components(&self) -> &'static Components {
        self.set.0
    }

    pub(crate) fn position(&self) -> &Position {
        &self.position
    }
}

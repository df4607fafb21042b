//! What a viewer sees: the position as far as the viewer may know it, and what the table adds up to.
//!
//! Most secrets are not stored at all (`state/hordes.rs`, `state/lord.rs`, `state/achievements.rs`).
//! What is left to hide: blessings of others before act VI, and fury cards that lie face down
//! (`position.rs`, where every field says who sees it).

use serde::Serialize;
use tabletop::{Seat, Viewer};

use crate::components::Components;
use crate::flow::Sanctum;
use crate::ids::{Category, Place};
use crate::phase::achievements;
use crate::position::{Position, Sight};
use crate::preview::Preview;
use crate::state::Set;

/// The table as a viewer sees it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct View {
    #[serde(skip)]
    set: Set,
    #[serde(flatten)]
    position: Position,
    /// For each seat in a Fight: what is coming, and what can be done about it.
    fights: Vec<SeatPreview>,
    /// Where the next Move leads, no matter which hero makes it.
    next: Place,
    /// For each seat: how much it has of what achievements ask for.
    progress: Vec<Progress>,
}

/// What a hero has of each category of achievements.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct Progress {
    /// Skills gained.
    skills: u8,
    /// Gems gained in each of two colours.
    gems: u8,
    /// The levels of the items equipped.
    equipment: u8,
}

/// What is coming for a seat in a Fight.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "FightPreview"))]
struct SeatPreview {
    seat: Seat,
    #[serde(flatten)]
    preview: Preview,
}

impl View {
    /// What a viewer may know.
    pub(crate) fn of(game: &Sanctum, viewer: Viewer) -> Self {
        let has = |seat, category| achievements::progress(&game.table, seat, category);
        let progress = |seat| Progress {
            skills: has(seat, Category::Skills),
            gems: has(seat, Category::Gems),
            equipment: has(seat, Category::Equipment),
        };
        let preview = |seat| Some(SeatPreview { seat, preview: game.preview(seat)? });
        View {
            set: game.table.set,
            position: Position::of(game, Sight::Of(viewer)),
            fights: game.table.seats().filter_map(preview).collect(),
            next: game.table.next_place(),
            progress: game.table.seats().map(progress).collect(),
        }
    }

    pub(crate) fn components(&self) -> &'static Components {
        self.set.0
    }

    pub(crate) fn position(&self) -> &Position {
        &self.position
    }
}

//! Live changes of tables, for those who look at lists.

use std::sync::Arc;

use protocol::TableInfo;
use tokio::sync::{broadcast, watch};

/// Changes that may wait for a slow reader; after that it gets whole lists again.
const WAITING: usize = 256;

/// A table that is new or different.
#[derive(Debug)]
pub(crate) struct Change {
    pub(crate) info: TableInfo,
    /// Who had a seat there and has none any more.
    pub(crate) left: Vec<String>,
}

impl Change {
    /// Whether somebody sits there, or made it.
    pub(crate) fn concerns(&self, player: &str) -> bool {
        let sits = |seat: &protocol::SeatInfo| match &seat.kind {
            protocol::SeatKind::Person { player: it, .. } => it == player,
            protocol::SeatKind::Invited { player: it } => it.as_deref() == Some(player),
            _ => false,
        };
        self.info.seats.iter().any(sits) || self.info.host.id == player
    }
}

/// Where changes are told.
#[derive(Debug)]
pub(crate) struct Lobby {
    changes: broadcast::Sender<Arc<Change>>,
    is_closing: watch::Sender<bool>,
}

impl Lobby {
    pub(crate) fn new() -> Self {
        Lobby { changes: broadcast::Sender::new(WAITING), is_closing: watch::Sender::new(false) }
    }

    pub(crate) fn tell(&self, info: TableInfo) {
        self.tell_left(info, Vec::new());
    }

    /// Also tells those who have no seat there any more.
    pub(crate) fn tell_left(&self, info: TableInfo, left: Vec<String>) {
        // Nobody may be looking.
        let _ = self.changes.send(Arc::new(Change { info, left }));
    }

    pub(crate) fn listen(&self) -> broadcast::Receiver<Arc<Change>> {
        self.changes.subscribe()
    }

    /// Tells everybody who looks that the server stops.
    pub(crate) fn close(&self) {
        self.is_closing.send_replace(true);
    }

    /// Returns when the server stops.
    pub(crate) async fn closing(&self) {
        // The sender lives as long as the lobby.
        let _ = self.is_closing.subscribe().wait_for(|it| *it).await;
    }
}

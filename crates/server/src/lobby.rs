//! Live updates of the lists of tables.

use std::sync::Arc;

use protocol::TableInfo;
use tokio::sync::{broadcast, watch};

/// How many updates a slow reader may lag behind; beyond that it gets the full lists again.
const WAITING: usize = 256;

/// A new or changed table.
#[derive(Debug)]
pub(crate) struct Change {
    pub(crate) info: TableInfo,
    /// Players who lost their seat there.
    pub(crate) left: Vec<String>,
}

impl Change {
    /// Whether the player sits there or created it.
    pub(crate) fn concerns(&self, player: &str) -> bool {
        let sits = |seat: &protocol::SeatInfo| match &seat.kind {
            protocol::SeatKind::Person { player: it, .. } => it == player,
            protocol::SeatKind::Invited { player: it } => it.as_deref() == Some(player),
            _ => false,
        };
        self.info.seats.iter().any(sits) || self.info.host.id == player
    }
}

/// The channel for updates.
#[derive(Debug)]
pub(crate) struct Lobby {
    changes: broadcast::Sender<Arc<Change>>,
    /// Sessions and programs that are no longer valid.
    expelled: broadcast::Sender<Arc<str>>,
    is_closing: watch::Sender<bool>,
}

impl Lobby {
    pub(crate) fn new() -> Self {
        Lobby {
            changes: broadcast::Sender::new(WAITING),
            expelled: broadcast::Sender::new(WAITING),
            is_closing: watch::Sender::new(false),
        }
    }

    pub(crate) fn tell(&self, info: TableInfo) {
        self.tell_left(info, Vec::new());
    }

    /// Also notifies players who lost their seat.
    pub(crate) fn tell_left(&self, info: TableInfo, left: Vec<String>) {
        // There may be no subscribers.
        let _ = self.changes.send(Arc::new(Change { info, left }));
    }

    pub(crate) fn listen(&self) -> broadcast::Receiver<Arc<Change>> {
        self.changes.subscribe()
    }

    /// Ends the connections of a session or program that is no longer valid.
    pub(crate) fn expel(&self, credential: &str) {
        let _ = self.expelled.send(credential.into());
    }

    /// The sessions and programs that are no longer valid from now on.
    pub(crate) fn expelled(&self) -> broadcast::Receiver<Arc<str>> {
        self.expelled.subscribe()
    }

    /// Tells all subscribers that the server is stopping.
    pub(crate) fn close(&self) {
        self.is_closing.send_replace(true);
    }

    /// Resolves when the server stops.
    pub(crate) async fn closing(&self) {
        // The sender lives as long as the lobby.
        let _ = self.is_closing.subscribe().wait_for(|it| *it).await;
    }
}

//! The tables in memory, each with its own task.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use protocol::TableId;
use tokio::sync::mpsc;

use crate::actor::{self, Mail};
use crate::app::App;

/// How many messages may wait for a table; more are refused as busy.
const INBOX: usize = 64;

/// The tables in memory.
#[derive(Debug)]
pub(crate) struct Registry {
    tables: Mutex<Option<HashMap<TableId, mpsc::Sender<Mail>>>>,
}

/// The message could not be delivered: the server is stopping, or the table is overloaded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Busy;

impl Registry {
    pub(crate) fn new() -> Self {
        Registry { tables: Mutex::new(Some(HashMap::new())) }
    }

    /// Sends a message to a table and loads the table if necessary. A caller with a connection to
    /// the table may keep the sender: a table with connections stays in memory.
    pub(crate) fn send(
        &self,
        app: &Arc<App>,
        id: &str,
        mail: Mail,
    ) -> Result<mpsc::Sender<Mail>, Busy> {
        let mut tables = self.tables.lock().expect("nobody panics with the lock");
        let tables = tables.as_mut().ok_or(Busy)?;
        // A table that was stopped by an error stays in the map until its task reports it.
        if tables.get(id).is_some_and(mpsc::Sender::is_closed) {
            tables.remove(id);
        }
        let sender = tables.entry(id.to_owned()).or_insert_with(|| {
            let (sender, inbox) = mpsc::channel(INBOX);
            tokio::spawn(actor::run(Arc::clone(app), id.to_owned(), inbox));
            app.metrics.tables.inc();
            sender
        });
        sender.try_send(mail).map_err(|_| Busy)?;
        Ok(sender.clone())
    }

    /// Sends a message to a table only if it is in memory.
    pub(crate) fn send_if_there(&self, id: &str, mail: Mail) {
        let tables = self.tables.lock().expect("nobody panics with the lock");
        if let Some(sender) = tables.as_ref().and_then(|it| it.get(id)) {
            // An overloaded table reads what it missed from the database.
            let _ = sender.try_send(mail);
        }
    }

    /// Sends a message to all tables in memory.
    pub(crate) fn send_to_all(&self, mail: impl Fn() -> Mail) {
        for sender in self.senders() {
            let _ = sender.try_send(mail());
        }
    }

    fn senders(&self) -> Vec<mpsc::Sender<Mail>> {
        let tables = self.tables.lock().expect("nobody panics with the lock");
        tables.as_ref().map(|it| it.values().cloned().collect()).unwrap_or_default()
    }

    /// Removes a table unless a message has arrived meanwhile. Messages are only sent with the lock
    /// held, so none can get lost between the check and the removal.
    pub(crate) fn leave(&self, id: &str, inbox: &mpsc::Receiver<Mail>) -> bool {
        let mut tables = self.tables.lock().expect("nobody panics with the lock");
        if !inbox.is_empty() {
            return false;
        }
        if let Some(tables) = tables.as_mut() {
            // If the inbox is closed, the table may already have come back with a new one.
            let is_mine = |sender: &mpsc::Sender<Mail>| !inbox.is_closed() || sender.is_closed();
            if tables.get(id).is_some_and(is_mine) {
                tables.remove(id);
            }
        }
        true
    }

    /// Stops loading tables, and waits until all tables in memory have finished.
    pub(crate) async fn close(&self) {
        let tables = self.tables.lock().expect("nobody panics with the lock").take();
        let senders: Vec<_> = tables.unwrap_or_default().into_values().collect();
        for sender in &senders {
            let _ = sender.send(Mail::Stop).await;
        }
        for sender in senders {
            sender.closed().await;
        }
    }
}

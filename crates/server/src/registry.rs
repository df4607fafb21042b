//! The tables in memory, each with a task of its own.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use protocol::TableId;
use tokio::sync::mpsc;

use crate::actor::{self, Mail};
use crate::app::App;

/// Mail that may wait for a table; more is refused as busy.
const INBOX: usize = 64;

/// The tables in memory.
#[derive(Debug)]
pub(crate) struct Registry {
    tables: Mutex<Option<HashMap<TableId, mpsc::Sender<Mail>>>>,
}

/// The mail could not be delivered: the server is stopping, or the table has too much to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Busy;

impl Registry {
    pub(crate) fn new() -> Self {
        Registry { tables: Mutex::new(Some(HashMap::new())) }
    }

    /// Sends mail to a table, which comes to memory if it is not there. Whoever has a connection to
    /// it may keep the sender: a table with connections stays.
    pub(crate) fn send(
        &self,
        app: &Arc<App>,
        id: &str,
        mail: Mail,
    ) -> Result<mpsc::Sender<Mail>, Busy> {
        let mut tables = self.tables.lock().expect("nobody panics with the lock");
        let tables = tables.as_mut().ok_or(Busy)?;
        // A table that was stopped by a fault is in the map until its task has said so.
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

    /// Sends mail to a table only if it is in memory.
    pub(crate) fn send_if_there(&self, id: &str, mail: Mail) {
        let tables = self.tables.lock().expect("nobody panics with the lock");
        if let Some(sender) = tables.as_ref().and_then(|it| it.get(id)) {
            // A table that is overwhelmed reads from the database what it missed.
            let _ = sender.try_send(mail);
        }
    }

    /// Sends mail to all tables in memory.
    pub(crate) fn send_to_all(&self, mail: impl Fn() -> Mail) {
        for sender in self.senders() {
            let _ = sender.try_send(mail());
        }
    }

    fn senders(&self) -> Vec<mpsc::Sender<Mail>> {
        let tables = self.tables.lock().expect("nobody panics with the lock");
        tables.as_ref().map(|it| it.values().cloned().collect()).unwrap_or_default()
    }

    /// Lets a table leave, unless mail has come meanwhile. Mail is only sent with the lock held, so
    /// none can be lost between the question and the answer.
    pub(crate) fn leave(&self, id: &str, inbox: &mpsc::Receiver<Mail>) -> bool {
        let mut tables = self.tables.lock().expect("nobody panics with the lock");
        if !inbox.is_empty() {
            return false;
        }
        if let Some(tables) = tables.as_mut() {
            // Behind a closed inbox the table may have come back already, with another one.
            let is_mine = |sender: &mpsc::Sender<Mail>| !inbox.is_closed() || sender.is_closed();
            if tables.get(id).is_some_and(is_mine) {
                tables.remove(id);
            }
        }
        true
    }

    /// Lets no table come to memory any more; all that are there finish what they do.
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

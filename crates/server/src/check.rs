//! Whether a database is sound: every stored table replays, as when a server loads it.

use std::fmt;

use games::Games;
use protocol::TableId;

use crate::history::Stored;
use crate::store::{Database, Store, StoreError};

/// Something that is wrong with a stored table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The table.
    pub table: TableId,
    /// The step that does not replay; none if the table cannot even begin.
    pub step: Option<u64>,
    /// What is wrong.
    pub reason: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Fault { table, step, reason } = self;
        match step {
            Some(step) => write!(f, "table {table}, step {step}: {reason}"),
            None => write!(f, "table {table}: {reason}"),
        }
    }
}

/// What a database holds, and what is wrong with it.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Checked {
    /// How many tables there are.
    pub tables: usize,
    /// How many of their steps replay.
    pub steps: u64,
    /// At most one for each table: nothing can be said of what comes after it.
    pub faults: Vec<Fault>,
}

/// Replays every table of a database as a server does when it loads it: every step must be allowed,
/// every outcome must be what the seed gives, and the component set must be the one the table was
/// begun with. Changes nothing; a server may use the database meanwhile.
///
/// # Errors
///
/// Fails if the database cannot be read, is damaged, or is not one of a server.
pub async fn check(database: &Database, games: &Games) -> Result<Checked, StoreError> {
    let store = Store::open_to_read(database).await?;
    let checked = check_all(&store, games).await;
    store.close().await;
    checked
}

async fn check_all(store: &Store, games: &Games) -> Result<Checked, StoreError> {
    store.must_be_whole().await?;
    let mut checked = Checked::default();
    for table in store.tables_without_row().await? {
        let reason = "it has steps, but neither settings nor a seed".to_owned();
        checked.faults.push(Fault { table, step: None, reason });
    }
    for table in store.all_tables().await? {
        checked.tables += 1;
        match check_table(store, games, &table).await {
            Ok(steps) => checked.steps += steps,
            Err(error) => checked.faults.push(fault(table, error)?),
        }
    }
    Ok(checked)
}

/// Replays a table; returns how many steps it has.
async fn check_table(store: &Store, games: &Games, id: &str) -> Result<u64, StoreError> {
    // Nothing removes tables, so the row is still there.
    let Some(stored) = Stored::read(store, id).await? else { return Ok(0) };
    let games = games.clone();
    // A panic ends only this task.
    let replayed = tokio::task::spawn_blocking(move || stored.table(&games));
    let table = replayed.await.map_err(|_| StoreError::panicked(id))??;
    Ok(table.number())
}

/// What an error says about the table, unless it is about the whole database.
fn fault(table: TableId, error: StoreError) -> Result<Fault, StoreError> {
    match error {
        StoreError::Unsound { table, step, reason } => {
            Ok(Fault { table, step: Some(step), reason })
        }
        StoreError::Broken { what, reason } => {
            Ok(Fault { table, step: None, reason: format!("{what}: {reason}") })
        }
        StoreError::Sql(_)
        | StoreError::Migrate(_)
        | StoreError::Lost
        | StoreError::Locked(_)
        | StoreError::Foreign
        | StoreError::Damaged(_)
        | StoreError::Silent
        | StoreError::Stopped => Err(error),
    }
}

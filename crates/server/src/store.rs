//! Persistent data: players, tables, steps, chat. SQLite or PostgreSQL.
//!
//! The same statements run on both. Reads use a pool of connections. All writes go through one
//! [`Writer`], which commits everything that is waiting in one transaction, so that thousands of
//! tables share one flush to disk.

mod chat;
mod outside;
mod players;
mod processes;
mod sessions;
mod steps;
mod tables;
mod writer;

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use sqlx::any::{AnyPoolOptions, AnyRow};
use sqlx::{AnyConnection, AnyPool, Connection as _, Executor as _, Row as _};

use crate::clock::now;
use crate::private;

pub(crate) use outside::Place;
pub(crate) use players::PlayerRow;
pub(crate) use sessions::SessionRow;
pub(crate) use steps::Step;
pub(crate) use tables::{NewRow, Row, RowChange};
use writer::{Arg, Statement, Writer};

/// Connections for reading.
const READERS: u32 = 4;
/// How long a request waits for a connection.
const WAIT_TIME: Duration = Duration::from_secs(5);
/// How long a write may take at most if the database is ready.
const READY_TIME: Duration = Duration::from_secs(3);
/// How long the answer to whether it is ready is good for.
const READY_FOR: Duration = Duration::from_secs(1);
/// A day, in milliseconds.
const DAY: u64 = 24 * 3600 * 1000;
/// How long a database may take to answer at the start.
const REACH_TIME: Duration = Duration::from_secs(10);

/// The choice of database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Database {
    /// A file, created if it is missing.
    Sqlite(PathBuf),
    /// The address of a PostgreSQL database.
    Postgres(String),
}

impl Database {
    /// Reads `postgres://…`, or a path with or without `sqlite:` before it.
    pub fn read(text: &str) -> Result<Self, String> {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return Ok(Database::Postgres(text.to_owned()));
        }
        let path = text.strip_prefix("sqlite:").unwrap_or(text);
        let path = path.strip_prefix("//").unwrap_or(path);
        match path.split_once("://") {
            Some((scheme, _)) => Err(format!(
                "`{scheme}` is not a database: a path of a SQLite file, or postgres://…"
            )),
            None if path.is_empty() => Err("the path of the SQLite file is empty".to_owned()),
            None => Ok(Database::Sqlite(PathBuf::from(path))),
        }
    }
}

/// What can go wrong with the database.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// An error of the database.
    #[error("database: {0}")]
    Sql(#[from] sqlx::Error),
    /// An error while updating the schema.
    #[error("database schema: {0}")]
    Migrate(#[from] sqlx::migrate::MigrateError),
    /// Another process writes this table now, or wrote this step before us.
    #[error("another process has this table")]
    Lost,
    /// Stored data cannot be read.
    #[error("stored {what}: {reason}")]
    Broken {
        /// Where it is.
        what: String,
        /// What is wrong with it.
        reason: String,
    },
    /// A stored step does not replay: it cannot be read, is not allowed, or has an outcome that the
    /// seed does not give.
    #[error("step {step} of table {table} does not replay: {reason}")]
    Unsound {
        /// The table.
        table: String,
        /// The number of the step.
        step: u64,
        /// What is wrong with it.
        reason: String,
    },
    /// The file is in use.
    #[error("{0}")]
    Locked(String),
    /// The tables of a server are not there.
    #[error("database: no server of Battlement has ever used it")]
    Foreign,
    /// The file is damaged.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// There is no answer at the address.
    #[error("database: no answer from that address")]
    Silent,
    /// The writer is gone.
    #[error("the server is stopping")]
    Stopped,
}

impl StoreError {
    pub(crate) fn unsound(table: &str, step: &Step, reason: &dyn std::fmt::Display) -> Self {
        let (table, reason) = (table.to_owned(), reason.to_string());
        StoreError::Unsound { table, step: step.number, reason }
    }

    /// A fault of the program while it read a table.
    pub(crate) fn panicked(table: &str) -> Self {
        StoreError::Broken {
            what: format!("table {table}"),
            reason: "a fault of the program".to_owned(),
        }
    }

    /// Whether the stored data must not be played on.
    pub(crate) fn is_unsound(&self) -> bool {
        matches!(self, StoreError::Unsound { .. })
    }
}

/// The interface to the database.
#[derive(Debug)]
pub(crate) struct Store {
    pool: AnyPool,
    writer: Writer,
    database: Database,
    /// The latest answer to whether the database can be written.
    readiness: tokio::sync::Mutex<Option<(Instant, bool)>>,
    /// Keeps a second server off a SQLite file.
    _lock: Option<std::fs::File>,
}

impl Store {
    /// Connects, and brings the schema up to date.
    pub(crate) async fn open(database: &Database) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        let (url, lock) = match database {
            Database::Postgres(url) => (url.clone(), None),
            Database::Sqlite(path) => {
                let lock = lock_beside(path)?;
                (format!("sqlite://{}", escaped(path)), Some(lock))
            }
        };
        let is_sqlite = lock.is_some();
        reach(&url, is_sqlite).await?;
        let pool = AnyPoolOptions::new()
            .max_connections(READERS + 1)
            .acquire_timeout(WAIT_TIME)
            .after_connect(move |connection, _| Box::pin(prepare(connection, is_sqlite)))
            .connect(&url)
            .await?;
        sqlx::migrate!().run(&pool).await?;
        if is_sqlite {
            // The previous owner of any table is gone: the lock is ours.
            sqlx::query("UPDATE tables SET process = '' WHERE process <> ''")
                .execute(&pool)
                .await?;
        }
        let writer = Writer::start(pool.clone());
        let readiness = tokio::sync::Mutex::default();
        Ok(Store { pool, writer, database: database.clone(), readiness, _lock: lock })
    }

    /// The address of the database, if other processes may share it.
    pub(crate) fn shared_url(&self) -> Option<&str> {
        match &self.database {
            Database::Sqlite(_) => None,
            Database::Postgres(url) => Some(url),
        }
    }

    /// Sends a message to the other processes.
    pub(crate) async fn notify(&self, channel: &str, payload: String) -> Result<(), StoreError> {
        sqlx::query("SELECT pg_notify($1, $2)")
            .bind(channel.to_owned())
            .bind(payload)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Whether the database can be written now. Asked at most once a second, whoever asks.
    pub(crate) async fn is_ready(&self) -> bool {
        let mut last = self.readiness.lock().await;
        if let Some((at, is_ready)) = *last
            && at.elapsed() < READY_FOR
        {
            return is_ready;
        }
        let written = tokio::time::timeout(READY_TIME, self.write_mark()).await;
        let is_ready = matches!(written, Ok(Ok(())));
        if !is_ready {
            tracing::warn!(?written, "the database cannot be written");
        }
        *last = Some((Instant::now(), is_ready));
        is_ready
    }

    async fn write_mark(&self) -> Result<(), StoreError> {
        let sql = "INSERT INTO settings (key, value) VALUES ('last check', $1) \
                   ON CONFLICT (key) DO UPDATE SET value = excluded.value";
        self.write(vec![Statement::new(sql, [now().to_string().into()])]).await
    }

    /// How many writes are waiting for their commit.
    pub(crate) fn waiting_writes(&self) -> usize {
        self.writer.waiting()
    }

    /// Connections for reading.
    pub(crate) fn pool(&self) -> &AnyPool {
        &self.pool
    }

    /// Commits what is waiting and closes all connections.
    pub(crate) async fn close(&self) {
        self.writer.stop().await;
        self.pool.close().await;
    }

    async fn write(&self, statements: Vec<Statement>) -> Result<(), StoreError> {
        self.writer.write(statements).await.map(|_| ())
    }

    /// Like [`Store::write`]; returns whether the counted statements changed anything.
    async fn has_changed(&self, statements: Vec<Statement>) -> Result<bool, StoreError> {
        Ok(self.writer.write(statements).await? > 0)
    }
}

/// Tries to connect once. A pool would retry for long and report only a time-out.
async fn reach(url: &str, is_sqlite: bool) -> Result<(), StoreError> {
    let reached = async {
        let mut connection = AnyConnection::connect(url).await?;
        prepare(&mut connection, is_sqlite).await?;
        connection.close().await
    };
    let reached = tokio::time::timeout(REACH_TIME, reached).await;
    Ok(reached.map_err(|_| StoreError::Silent)??)
}

/// The settings of every connection.
async fn prepare(connection: &mut AnyConnection, is_sqlite: bool) -> Result<(), sqlx::Error> {
    if is_sqlite {
        // FULL: an acknowledged step also survives a power failure.
        connection.execute("PRAGMA journal_mode = WAL").await?;
        connection.execute("PRAGMA synchronous = FULL").await?;
    }
    Ok(())
}

/// A path as part of a database address.
fn escaped(path: &Path) -> String {
    let mut url = String::new();
    for byte in path.to_string_lossy().bytes() {
        match byte {
            b'%' | b'?' | b'#' | b' ' => url.push_str(&format!("%{byte:02X}")),
            _ => url.push(char::from(byte)),
        }
    }
    url
}

/// Locks the SQLite file: two servers on it would each believe to be the only writer. Only our own
/// user can read the file: it holds the seeds of running games.
fn lock_beside(path: &Path) -> Result<std::fs::File, StoreError> {
    let failed = |path: &Path, error: std::io::Error| {
        StoreError::Locked(format!("{}: {error}", path.display()))
    };
    if let Some(folder) = path.parent() {
        private::create_folder(folder).map_err(|error| failed(folder, error))?;
    }
    private::create_file(path).map_err(|error| failed(path, error))?;
    // A link to the file has the same lock.
    let path = &path.canonicalize().map_err(|error| failed(path, error))?;
    for suffix in ["-wal", "-shm"] {
        let beside = beside(path, suffix);
        if beside.exists() {
            private::create_file(&beside).map_err(|error| failed(&beside, error))?;
        }
    }
    let lock = beside(path, ".lock");
    let file = private::create_file(&lock).map_err(|error| failed(&lock, error))?;
    file.try_lock().map_err(|_| {
        StoreError::Locked(format!("{}: another server is using this file", path.display()))
    })?;
    Ok(file)
}

/// The file with this at the end of its name.
fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}

/// A column that must be there.
fn text(row: &AnyRow, column: &str) -> Result<String, StoreError> {
    Ok(row.try_get(column)?)
}

/// A column with a number that is never negative.
fn number(row: &AnyRow, column: &str) -> Result<u64, StoreError> {
    let value: i64 = row.try_get(column)?;
    Ok(value.max(0) as u64)
}

#[cfg(test)]
mod tests;

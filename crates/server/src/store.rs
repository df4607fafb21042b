//! Everything that must survive: players, tables, steps, chat. SQLite or PostgreSQL.
//!
//! The same statements run on both. Reads use a pool of connections; all writes go through one
//! [`Writer`], which commits whatever is waiting in one transaction, so that thousands of tables
//! share one flush to the disk.

mod chat;
mod players;
mod processes;
mod steps;
mod tables;
mod writer;

use std::path::PathBuf;
use std::time::Duration;

use sqlx::any::{AnyPoolOptions, AnyRow};
use sqlx::{AnyConnection, AnyPool, Connection as _, Executor as _, Row as _};

pub(crate) use players::PlayerRow;
pub(crate) use steps::Step;
pub(crate) use tables::{NewRow, Row, RowChange};
use writer::{Arg, Statement, Writer};

/// Connections for reading.
const READERS: u32 = 4;
/// How long a database may take to answer at the start.
const REACH_TIME: Duration = Duration::from_secs(10);

/// Which database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Database {
    /// A file, made if it is missing.
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
    /// The database itself.
    #[error("database: {0}")]
    Sql(#[from] sqlx::Error),
    /// Its schema.
    #[error("database schema: {0}")]
    Migrate(#[from] sqlx::migrate::MigrateError),
    /// Another process writes this table now, or wrote this step before us.
    #[error("another process has this table")]
    Lost,
    /// What is stored cannot be read.
    #[error("stored {what}: {reason}")]
    Broken {
        /// Where it is.
        what: String,
        /// What is wrong with it.
        reason: String,
    },
    /// A stored step is not what happened: it cannot be read, is not allowed, or its chance is not
    /// what the seed gives.
    #[error("step {step} of table {table} is not what happened: {reason}")]
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
    /// Nobody answers at the address.
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

    /// Whether what is stored must not be played on.
    pub(crate) fn is_unsound(&self) -> bool {
        matches!(self, StoreError::Unsound { .. })
    }
}

/// The door to the database.
#[derive(Debug)]
pub(crate) struct Store {
    pool: AnyPool,
    writer: Writer,
    database: Database,
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
                (format!("sqlite://{}?mode=rwc", escaped(path)), Some(lock))
            }
        };
        let is_sqlite = lock.is_some();
        reach(&url, is_sqlite).await?;
        let pool = AnyPoolOptions::new()
            .max_connections(READERS + 1)
            .after_connect(move |connection, _| Box::pin(prepare(connection, is_sqlite)))
            .connect(&url)
            .await?;
        sqlx::migrate!().run(&pool).await?;
        if is_sqlite {
            // Whoever had a table before is gone: the lock is ours.
            sqlx::query("UPDATE tables SET process = '' WHERE process <> ''")
                .execute(&pool)
                .await?;
        }
        let writer = Writer::start(pool.clone());
        Ok(Store { pool, writer, database: database.clone(), _lock: lock })
    }

    /// The address of a database that other processes may use.
    pub(crate) fn shared_url(&self) -> Option<&str> {
        match &self.database {
            Database::Sqlite(_) => None,
            Database::Postgres(url) => Some(url),
        }
    }

    /// Says something to other processes.
    pub(crate) async fn notify(&self, channel: &str, payload: String) -> Result<(), StoreError> {
        sqlx::query("SELECT pg_notify($1, $2)")
            .bind(channel.to_owned())
            .bind(payload)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Whether the database answers.
    pub(crate) async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").fetch_one(&self.pool).await?;
        Ok(())
    }

    /// How many writes wait for their commit.
    pub(crate) fn waiting_writes(&self) -> usize {
        self.writer.waiting()
    }

    /// A value of the installation; made by `fresh` and kept when it is asked for first.
    pub(crate) async fn setting(
        &self,
        key: &str,
        fresh: impl FnOnce() -> String,
    ) -> Result<String, StoreError> {
        let insert = "INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        self.write(vec![Statement::new(insert, [key.into(), fresh().into()])]).await?;
        let row = sqlx::query("SELECT value FROM settings WHERE key = $1")
            .bind(key.to_owned())
            .fetch_one(&self.pool)
            .await?;
        Ok(row.try_get(0)?)
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
        self.writer.write(statements).await
    }
}

/// Tries to connect once: a pool would try for long, and say only that it took too long.
async fn reach(url: &str, is_sqlite: bool) -> Result<(), StoreError> {
    let reached = async {
        let mut connection = AnyConnection::connect(url).await?;
        prepare(&mut connection, is_sqlite).await?;
        connection.close().await
    };
    let reached = tokio::time::timeout(REACH_TIME, reached).await;
    Ok(reached.map_err(|_| StoreError::Silent)??)
}

/// What every connection is told first.
async fn prepare(connection: &mut AnyConnection, is_sqlite: bool) -> Result<(), sqlx::Error> {
    if is_sqlite {
        // FULL: an acknowledged step survives a loss of power, too.
        connection.execute("PRAGMA journal_mode = WAL").await?;
        connection.execute("PRAGMA synchronous = FULL").await?;
    }
    Ok(())
}

/// A path as it stands in an address.
fn escaped(path: &std::path::Path) -> String {
    let mut url = String::new();
    for byte in path.to_string_lossy().bytes() {
        match byte {
            b'%' | b'?' | b'#' | b' ' => url.push_str(&format!("%{byte:02X}")),
            _ => url.push(char::from(byte)),
        }
    }
    url
}

/// Two servers on one SQLite file would each believe that they alone write.
fn lock_beside(path: &std::path::Path) -> Result<std::fs::File, StoreError> {
    let beside = path.with_extension("lock");
    let told = |error: &dyn std::fmt::Display| {
        StoreError::Locked(format!("{}: {error}", beside.display()))
    };
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)
            .map_err(|error| StoreError::Locked(format!("{}: {error}", folder.display())))?;
    }
    let file = std::fs::File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(&beside)
        .map_err(|error| told(&error))?;
    file.try_lock().map_err(|_| {
        StoreError::Locked(format!("{}: another server is using this file", path.display()))
    })?;
    Ok(file)
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

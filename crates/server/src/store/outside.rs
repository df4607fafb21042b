//! What is done to a database from outside a running server: reading it, copying it, putting a
//! backup in its place.

use std::fs::File;
use std::path::{Path, PathBuf};

use sqlx::any::AnyPoolOptions;
use sqlx::{AnyConnection, Executor as _};

use super::{
    Database, Store, StoreError, WAIT_TIME, Writer, beside, escaped, lock_beside, reach, text,
};

/// What SQLite keeps beside a file, and what belongs to the data in it.
const PARTS: [&str; 3] = ["-wal", "-shm", "-journal"];

impl Store {
    /// Connects without changing anything, not even the schema. A server may use the database
    /// meanwhile.
    pub(crate) async fn open_to_read(database: &Database) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        let (url, is_sqlite) = match database {
            Database::Postgres(url) => (url.clone(), false),
            Database::Sqlite(path) => (format!("sqlite://{}?mode=ro", escaped(path)), true),
        };
        reach(&url, false).await?;
        let pool = AnyPoolOptions::new()
            .max_connections(1)
            .acquire_timeout(WAIT_TIME)
            .after_connect(move |connection, _| Box::pin(only_read(connection, is_sqlite)))
            .connect(&url)
            .await?;
        let writer = Writer::start(pool.clone());
        let readiness = tokio::sync::Mutex::default();
        let store = Store { pool, writer, database: database.clone(), readiness, _lock: None };
        store.must_be_ours().await?;
        Ok(store)
    }

    /// Whether this is a database of a server.
    async fn must_be_ours(&self) -> Result<(), StoreError> {
        let sql = match &self.database {
            Database::Sqlite(_) => {
                "SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'steps'"
            }
            Database::Postgres(_) => {
                "SELECT tablename::text FROM pg_tables WHERE tablename = 'steps'"
            }
        };
        let found = sqlx::query(sql).fetch_optional(&self.pool).await?;
        found.map(drop).ok_or(StoreError::Foreign)
    }

    /// Whether the pages of a SQLite file are sound. PostgreSQL looks after its own.
    pub(crate) async fn must_be_whole(&self) -> Result<(), StoreError> {
        if self.shared_url().is_some() {
            return Ok(());
        }
        let rows = sqlx::query("PRAGMA integrity_check(10)").fetch_all(&self.pool).await?;
        let mut found = Vec::with_capacity(rows.len());
        for row in &rows {
            found.push(text(row, "integrity_check")?);
        }
        match found.as_slice() {
            [only] if only == "ok" => Ok(()),
            _ => Err(StoreError::Damaged(found.join("; "))),
        }
    }

    /// The ids of all tables.
    pub(crate) async fn all_tables(&self) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT id FROM tables ORDER BY id").fetch_all(&self.pool).await?;
        rows.iter().map(|row| text(row, "id")).collect()
    }

    /// The ids of tables that have steps, but no row.
    pub(crate) async fn tables_without_row(&self) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT DISTINCT table_id FROM steps \
                   WHERE table_id NOT IN (SELECT id FROM tables) ORDER BY table_id";
        let rows = sqlx::query(sql).fetch_all(&self.pool).await?;
        rows.iter().map(|row| text(row, "table_id")).collect()
    }

    /// Writes everything committed so far into an empty SQLite file.
    pub(crate) async fn copy_into(&self, file: &Path) -> Result<(), StoreError> {
        let name = file.to_str().ok_or_else(|| StoreError::Broken {
            what: format!("as {}", file.display()),
            reason: "the path is not UTF-8".to_owned(),
        })?;
        sqlx::query("VACUUM INTO $1").bind(name.to_owned()).execute(&self.pool).await?;
        Ok(())
    }
}

async fn only_read(connection: &mut AnyConnection, is_sqlite: bool) -> Result<(), sqlx::Error> {
    if !is_sqlite {
        let sql = "SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY";
        connection.execute(sql).await?;
    }
    Ok(())
}

/// The place of a SQLite file that no server uses, and none will while this exists.
#[derive(Debug)]
pub(crate) struct Place {
    /// The file itself, without links.
    pub(crate) path: PathBuf,
    _lock: File,
}

impl Place {
    /// Keeps servers off a file, which need not be there.
    pub(crate) fn lock(path: &Path) -> Result<Self, StoreError> {
        let lock = lock_beside(path)?;
        let path = path.canonicalize().map_err(|error| {
            let reason = format!("{}: {error}", path.display());
            StoreError::Locked(reason)
        })?;
        Ok(Place { path, _lock: lock })
    }

    /// Whether there is a database. Locking leaves an empty file.
    pub(crate) fn is_taken(&self) -> std::io::Result<bool> {
        Ok(self.path.metadata()?.len() > 0 || PARTS.iter().any(|it| self.beside(it).exists()))
    }

    /// The file with this at the end of its name.
    pub(crate) fn beside(&self, suffix: &str) -> PathBuf {
        beside(&self.path, suffix)
    }

    /// Moves the database to a free name beside it, with everything that belongs to it.
    pub(crate) fn set_aside(&self) -> std::io::Result<PathBuf> {
        let mut names = (1_u32..).map(|number| self.beside(&format!(".replaced-{number}")));
        let kept = names.find(|it| !it.exists());
        let kept = kept.ok_or(std::io::ErrorKind::AlreadyExists)?;
        for part in PARTS {
            let part_of_it = self.beside(part);
            if part_of_it.exists() {
                std::fs::rename(part_of_it, beside(&kept, part))?;
            }
        }
        std::fs::rename(&self.path, &kept)?;
        Ok(kept)
    }
}

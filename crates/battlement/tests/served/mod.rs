//! The real server process for tests: on either database, with limits that are in nobody's way.
#![allow(dead_code, reason = "every test file uses some of it")]

pub(crate) mod people;

use std::path::Path;
use std::time::Duration;

use sqlx::{AnyConnection, Connection as _, Row as _};
use tempfile::TempDir;
use testbench::{Failed, Postgres, Process};

/// Longer than anything here takes: what does not come by then never comes.
pub(crate) const LONG: Duration = Duration::from_secs(60);

/// A database for one test.
pub(crate) struct Base {
    /// What the server gets as `--db`.
    pub(crate) address: String,
    is_shared: bool,
    folder: TempDir,
}

impl Base {
    pub(crate) fn sqlite() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let address = folder.path().join("test.db").to_string_lossy().into_owned();
        Base { address, is_shared: false, folder }
    }

    pub(crate) fn postgres() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let address = Postgres::shared().expect("PostgreSQL").database().expect("a database");
        Base { address, is_shared: true, folder }
    }

    pub(crate) fn name(&self) -> &'static str {
        if self.is_shared { "PostgreSQL" } else { "SQLite" }
    }

    /// Starts a server on it.
    pub(crate) async fn serve(&self) -> Result<Process, Failed> {
        self.serve_with(&[]).await
    }

    /// Starts a server on it with more arguments.
    pub(crate) async fn serve_with(&self, more: &[&str]) -> Result<Process, Failed> {
        let dumps = self.folder.path().join("dumps").to_string_lossy().into_owned();
        let wide = "1000000";
        let mut arguments = vec![
            "--db",
            &self.address,
            "--dumps",
            &dumps,
            "--log",
            "warn",
            "--requests-per-second",
            wide,
            "--guests-per-hour",
            wide,
            "--messages-per-second",
            wide,
            "--bot-pause-ms",
            "0",
        ];
        arguments.extend(more);
        Process::start(Path::new(env!("CARGO_BIN_EXE_battlement")), &arguments).await
    }

    /// A look into the database past the server.
    pub(crate) async fn look(&self) -> Inside {
        self.look_at(&self.address).await
    }

    /// A look into another database of the same kind.
    pub(crate) async fn look_at(&self, address: &str) -> Inside {
        sqlx::any::install_default_drivers();
        let address =
            if self.is_shared { address.to_owned() } else { format!("sqlite://{address}") };
        let connection = AnyConnection::connect(&address).await.expect("the database");
        Inside { connection, is_shared: self.is_shared }
    }
}

/// A connection to the database past the server.
pub(crate) struct Inside {
    connection: AnyConnection,
    is_shared: bool,
}

impl Inside {
    /// The steps of a table in order: number and body.
    pub(crate) async fn steps(&mut self, table: &str) -> Vec<(u64, String)> {
        let sql = "SELECT number, body FROM steps WHERE table_id = $1 ORDER BY number";
        let rows = sqlx::query(sql).bind(table.to_owned()).fetch_all(&mut self.connection).await;
        let read = |row: sqlx::any::AnyRow| {
            let number: i64 = row.try_get(0).expect("a number");
            (number as u64, row.try_get(1).expect("a body"))
        };
        rows.expect("steps").into_iter().map(read).collect()
    }

    /// Changes one row, as a hand or a broken disk might.
    pub(crate) async fn falsify(&mut self, sql: &'static str, table: &str) {
        let changed = sqlx::query(sql).bind(table.to_owned()).execute(&mut self.connection).await;
        assert_eq!(changed.expect("changed").rows_affected(), 1, "{sql}");
    }

    /// What PostgreSQL does for others now; SQLite does nothing for anybody.
    pub(crate) async fn sessions(&mut self) -> Vec<i64> {
        if !self.is_shared {
            return Vec::new();
        }
        let sql = "SELECT pid::bigint FROM pg_stat_activity \
                   WHERE datname = current_database() AND pid <> pg_backend_pid()";
        let rows = sqlx::query(sql).fetch_all(&mut self.connection).await.expect("sessions");
        rows.iter().map(|row| row.try_get(0).expect("a number")).collect()
    }

    /// Waits until sessions have ended: a commit that a dead process had asked for is through.
    pub(crate) async fn ended(&mut self, sessions: &[i64]) {
        let ended = async {
            while self.sessions().await.iter().any(|it| sessions.contains(it)) {
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
        };
        tokio::time::timeout(LONG, ended).await.expect("the sessions of a dead process end");
    }
}

/// Numbers that look random, the same in every run.
#[derive(Clone, Debug)]
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963);
        ((self.0 >> 33) as usize) % most.max(1)
    }
}

//! A server in this process, on a free port, with a database of its own: SQLite, or PostgreSQL if
//! the environment variable BATTLEMENT_TEST_DB is `postgres`.

use std::time::Duration;

use serde_json::json;
use server::{Config, Database, Limits, Server, Times};
use tempfile::TempDir;
use testbench::{Client, Postgres};

/// A server for one test.
pub(crate) struct Bench {
    pub(crate) server: Server,
    /// Removed when the test ends.
    folder: TempDir,
}

/// Limits that no test reaches.
pub(crate) fn wide() -> Limits {
    Limits {
        requests_per_second: 100_000,
        guests_per_hour: 100_000,
        messages_per_second: 10_000,
        ..Limits::default()
    }
}

/// A configuration for tests: its own database, no pauses.
pub(crate) fn config(folder: &TempDir) -> Config {
    let mut config = Config::new(database(folder), folder.path().join("dumps"));
    config.address.set_port(0);
    config.limits = wide();
    let judging = Duration::from_millis(1);
    config.times = Times { bot_pause: Duration::ZERO, judging, ..Times::default() };
    config
}

/// The database of a folder, of the kind the tests run on; empty at first.
fn database(folder: &TempDir) -> Database {
    match std::env::var("BATTLEMENT_TEST_DB").as_deref() {
        Err(_) | Ok("" | "sqlite") => Database::Sqlite(folder.path().join("test.db")),
        Ok("postgres") => {
            let note = folder.path().join("database");
            let address = std::fs::read_to_string(&note).unwrap_or_else(|_| {
                let postgres = Postgres::shared().expect("PostgreSQL");
                postgres.database().expect("a database")
            });
            std::fs::write(&note, &address).expect("noted for a restart");
            Database::Postgres(address)
        }
        Ok(other) => panic!("BATTLEMENT_TEST_DB={other}: sqlite or postgres"),
    }
}

impl Bench {
    pub(crate) async fn new() -> Self {
        Self::with(|_| {}).await
    }

    /// A server whose configuration is changed first.
    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let mut config = config(&folder);
        change(&mut config);
        let server = Server::start(config).await.expect("a server");
        Bench { server, folder }
    }

    /// Stops the server, and starts another one on the same database.
    pub(crate) async fn restarted(self) -> Self {
        self.restarted_with(|_| {}).await
    }

    /// Stops the server, and starts another one with another configuration on the same database.
    pub(crate) async fn restarted_with(self, change: impl FnOnce(&mut Config)) -> Self {
        let Bench { server, folder } = self;
        server.stop().await;
        let mut config = config(&folder);
        change(&mut config);
        let server = Server::start(config).await.expect("a server");
        Bench { server, folder }
    }

    pub(crate) fn url(&self) -> &str {
        self.server.url()
    }

    pub(crate) async fn guest(&self) -> Client {
        Client::guest(self.url()).await.expect("a guest")
    }

    /// A guest with a name that is always the same.
    pub(crate) async fn named(&self, name: &str) -> Client {
        let mut client = self.guest().await;
        let (status, me) =
            client.patch("/api/me", &json!({ "name": name })).await.expect("an answer");
        assert_eq!(status, 200, "{me}");
        name.clone_into(&mut client.name);
        client
    }

    /// A value from `/metrics`.
    pub(crate) async fn figure(&self, name: &str) -> f64 {
        let client = Client::stranger(self.url());
        let (_, text) = client.get_text("/metrics").await.expect("figures");
        let line = text.lines().find_map(|line| line.strip_prefix(&format!("battlement_{name} ")));
        line.unwrap_or_else(|| panic!("no {name} in {text}")).parse().expect("a number")
    }

    /// Waits until a value from `/metrics` is as expected.
    pub(crate) async fn until(&self, name: &str, is_right: impl Fn(f64) -> bool) {
        while !is_right(self.figure(name).await) {
            tokio::task::yield_now().await;
        }
    }
}

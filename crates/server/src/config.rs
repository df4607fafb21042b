//! What a server can be told.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use games::Games;

use crate::store::Database;

/// What a server can be told. [`Config::new`] is for one person on one machine.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 for any that is free.
    pub address: SocketAddr,
    /// Where everything is kept.
    pub database: Database,
    /// How the outside sees this server, such as `https://games.example.org`; none for the address
    /// it listens at.
    pub public_url: Option<String>,
    /// Whether a proxy in front says in `X-Forwarded-For` whom it speaks for.
    pub is_behind_proxy: bool,
    /// Where the dump of a table goes that a fault stopped.
    pub dumps: PathBuf,
    /// The games that are offered, with the component sets they are played with.
    pub games: Games,
    /// What strangers may ask of this server.
    pub limits: Limits,
    /// How long things take.
    pub times: Times,
    /// Chance for tests: all tables draw from this seed instead of one of their own.
    pub fixed_seed: Option<[u8; 32]>,
}

/// What strangers may ask of this server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// HTTP requests of one address in a second; twice as many at once.
    pub requests_per_second: u32,
    /// New guests of one address in an hour.
    pub guests_per_hour: u32,
    /// Messages of one connection in a second; twice as many at once.
    pub messages_per_second: u32,
    /// Bytes of one message.
    pub message_bytes: usize,
    /// Connections of one address.
    pub sockets_per_address: usize,
    /// Connections of one player.
    pub sockets_per_player: usize,
    /// Tables of one player that are not over.
    pub tables_per_player: u64,
    /// People who watch one table.
    pub spectators_per_table: usize,
    /// Open TCP connections.
    pub connections: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            requests_per_second: 50,
            guests_per_hour: 60,
            messages_per_second: 20,
            message_bytes: 8 << 10,
            sockets_per_address: 100,
            sockets_per_player: 20,
            tables_per_player: 50,
            spectators_per_table: 200,
            connections: 20_000,
        }
    }
}

/// How long things take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Times {
    /// A table nobody looks at leaves memory after this.
    pub idle: Duration,
    /// Somebody who is away from a live table for so long may be replaced.
    pub patience: Duration,
    /// How long a bot waits while a person could step in.
    pub bot_pause: Duration,
    /// How long the analyst of a finished game thinks about each decision.
    pub judging: Duration,
    /// How long a request may take.
    pub request: Duration,
    /// A table that waited for players so long, with nobody there, is closed.
    pub wait: Duration,
    /// How often a connection is asked whether it is still there; two silences end it.
    pub ping: Duration,
    /// A process that was not heard of for so long is dead.
    pub lease: Duration,
    /// How long stopping may take.
    pub stop: Duration,
}

impl Default for Times {
    fn default() -> Self {
        Times {
            idle: Duration::from_secs(300),
            patience: Duration::from_secs(60),
            bot_pause: Duration::from_millis(1500),
            judging: Duration::from_millis(100),
            request: Duration::from_secs(15),
            wait: Duration::from_secs(24 * 3600),
            ping: Duration::from_secs(25),
            lease: Duration::from_secs(6),
            stop: Duration::from_secs(10),
        }
    }
}

impl Config {
    /// A server on this machine only.
    pub fn new(database: Database, dumps: PathBuf) -> Self {
        Config {
            address: SocketAddr::from(([127, 0, 0, 1], 7878)),
            database,
            public_url: None,
            is_behind_proxy: false,
            dumps,
            games: Games::house(),
            limits: Limits::default(),
            times: Times::default(),
            fixed_seed: None,
        }
    }
}

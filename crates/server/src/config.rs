//! The configuration of a server.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use games::Games;

use crate::store::Database;

/// The configuration of a server. [`Config::new`] suits one person on one machine.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on; port 0 picks a free one.
    pub address: SocketAddr,
    /// The address of the routes for operators (`/metrics`, `/healthz`, `/readyz`), which are then
    /// nowhere else; none to have them at `address`.
    pub metrics_address: Option<SocketAddr>,
    /// The database.
    pub database: Database,
    /// The public address, such as `https://games.example.org`; none for the address it listens on.
    pub public_url: Option<String>,
    /// How many trusted proxies are in front: that entry of `X-Forwarded-For`, counted from the
    /// end, is the client.
    pub proxies: usize,
    /// The folder for dumps of tables that were stopped by an error.
    pub dumps: PathBuf,
    /// The games on offer, with their component sets.
    pub games: Games,
    /// Limits for strangers.
    pub limits: Limits,
    /// Time limits.
    pub times: Times,
    /// For tests: all tables use this seed instead of a random one.
    pub fixed_seed: Option<[u8; 32]>,
}

/// Limits for strangers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// HTTP requests per second and address; twice as many in a burst.
    pub requests_per_second: u32,
    /// New guests per hour and address.
    pub guests_per_hour: u32,
    /// Messages per second and connection; twice as many in a burst.
    pub messages_per_second: u32,
    /// The largest message, in bytes.
    pub message_bytes: usize,
    /// Connections per address.
    pub sockets_per_address: usize,
    /// Connections per person with all their programs.
    pub sockets_per_player: usize,
    /// Unfinished tables per person with all their programs.
    pub tables_per_player: u64,
    /// Tables a person with all their programs may make in a day.
    pub tables_per_day: u64,
    /// Unfinished public tables per person with all their programs.
    pub public_tables: u64,
    /// Open invitations per person with all their programs.
    pub invitations: u64,
    /// Programs per person.
    pub programs_per_player: u64,
    /// Steps of a table after which nobody goes back any more; after twice as many it is closed.
    pub steps_per_table: u64,
    /// How many dumps of stopped tables are kept.
    pub dumps: usize,
    /// How large all kept dumps may be together, in bytes.
    pub dump_bytes: u64,
    /// Spectators per table.
    pub spectators_per_table: usize,
    /// Open TCP connections, WebSockets included.
    pub connections: usize,
    /// Open TCP connections per address, WebSockets included. Behind a proxy, that is up to the
    /// proxy.
    pub connections_per_address: usize,
    /// Bots, hints, histories and analyses at the same time; at least two, because one permit is
    /// kept for what takes only milliseconds.
    pub thinkers: usize,
    /// How many of them may wait.
    pub waiting_thoughts: usize,
    /// How many of one player may wait.
    pub waiting_thoughts_per_player: usize,
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
            tables_per_day: 1000,
            public_tables: 10,
            invitations: 30,
            programs_per_player: 20,
            steps_per_table: 10_000,
            dumps: 100,
            dump_bytes: 100 << 20,
            spectators_per_table: 200,
            connections: 20_000,
            connections_per_address: 500,
            thinkers: std::thread::available_parallelism().map_or(1, usize::from) + 1,
            waiting_thoughts: 1_000,
            waiting_thoughts_per_player: 64,
        }
    }
}

/// Time limits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Times {
    /// A table without connections leaves memory after this time.
    pub idle: Duration,
    /// A player who is away from a live table for this long may be replaced.
    pub patience: Duration,
    /// How long a bot waits when a person could step in.
    pub bot_pause: Duration,
    /// Thinking time of a hint; without it that of the level `expert`.
    pub hint: Option<Duration>,
    /// Thinking time of the analysis per decision.
    pub judging: Duration,
    /// The time-out of a request.
    pub request: Duration,
    /// A table that has waited for players this long, with nobody there, is closed.
    pub wait: Duration,
    /// The interval between pings; two missing answers end a connection.
    pub ping: Duration,
    /// A process without a heartbeat for this long is dead.
    pub lease: Duration,
    /// A client that reads nothing for this long is disconnected.
    pub write: Duration,
    /// How long a shutdown may take.
    pub stop: Duration,
}

impl Default for Times {
    fn default() -> Self {
        Times {
            idle: Duration::from_secs(300),
            patience: Duration::from_secs(60),
            bot_pause: Duration::from_millis(1500),
            hint: None,
            judging: Duration::from_millis(100),
            request: Duration::from_secs(15),
            wait: Duration::from_secs(24 * 3600),
            ping: Duration::from_secs(25),
            lease: Duration::from_secs(6),
            write: Duration::from_secs(20),
            stop: Duration::from_secs(10),
        }
    }
}

impl Config {
    /// A server on this machine only.
    pub fn new(database: Database, dumps: PathBuf) -> Self {
        Config {
            address: SocketAddr::from(([127, 0, 0, 1], 7878)),
            metrics_address: None,
            database,
            public_url: None,
            proxies: 0,
            dumps,
            games: Games::house(),
            limits: Limits::default(),
            times: Times::default(),
            fixed_seed: None,
        }
    }
}

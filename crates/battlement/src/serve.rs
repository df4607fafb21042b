//! `battlement serve`: the server, the page, and what belongs to running them.

use std::io::Write as _;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use server::{Config, Database, Limits, Server, Times};
use tracing_subscriber::EnvFilter;

use crate::database::{DatabaseArgs, data_folder};
use crate::{CommandError, SetArgs, output};

#[derive(Args)]
pub(crate) struct ServeArgs {
    /// The address to listen on; port 0 picks a free one.
    #[arg(long, env = "BATTLEMENT_ADDR", default_value = "127.0.0.1:7878")]
    addr: SocketAddr,
    /// A separate address for `/metrics`, `/healthz` and `/readyz`, which are then not at the other.
    #[arg(long, env = "BATTLEMENT_METRICS_ADDR", value_name = "ADDR")]
    metrics_addr: Option<SocketAddr>,
    #[command(flatten)]
    database: DatabaseArgs,
    /// The public address of this server, such as `https://games.example.org`.
    #[arg(long, env = "BATTLEMENT_PUBLIC_URL", value_name = "URL")]
    public_url: Option<String>,
    /// Trust the client address in the `X-Forwarded-For` header of a proxy; with several proxies
    /// one behind the other, say how many.
    #[arg(long, env = "BATTLEMENT_BEHIND_PROXY", value_name = "PROXIES", num_args = 0..=1, require_equals = true, default_value = "0", default_missing_value = "1", hide_default_value = true, value_parser = proxies)]
    behind_proxy: usize,
    /// Do not open the page in a browser.
    #[arg(long, env = "BATTLEMENT_NO_OPEN")]
    no_open: bool,
    /// The folder for dumps of tables that were stopped by an error; by default beside the SQLite
    /// file, or in the data folder.
    #[arg(long, env = "BATTLEMENT_DUMPS", value_name = "DIR")]
    dumps: Option<PathBuf>,
    /// The log filter, such as `info` or `server=debug`.
    #[arg(long, env = "BATTLEMENT_LOG", default_value = "warn,server=info")]
    log: String,
    /// Log as JSON, one object per line.
    #[arg(long, env = "BATTLEMENT_LOG_JSON")]
    log_json: bool,
    #[command(flatten)]
    limits: LimitArgs,
    #[command(flatten)]
    times: TimeArgs,
    #[command(flatten)]
    set: SetArgs,
}

#[derive(Args)]
#[command(next_help_heading = "Limits")]
struct LimitArgs {
    /// HTTP requests per second and address; twice as many in a burst.
    #[arg(long, env = "BATTLEMENT_REQUESTS_PER_SECOND", default_value_t = Limits::default().requests_per_second)]
    requests_per_second: u32,
    /// New guests per hour and address.
    #[arg(long, env = "BATTLEMENT_GUESTS_PER_HOUR", default_value_t = Limits::default().guests_per_hour)]
    guests_per_hour: u32,
    /// Messages per second and connection; twice as many in a burst.
    #[arg(long, env = "BATTLEMENT_MESSAGES_PER_SECOND", default_value_t = Limits::default().messages_per_second)]
    messages_per_second: u32,
    /// Connections per address.
    #[arg(long, env = "BATTLEMENT_SOCKETS_PER_ADDRESS", default_value_t = Limits::default().sockets_per_address)]
    sockets_per_address: usize,
    /// Connections per person with all their programs.
    #[arg(long, env = "BATTLEMENT_SOCKETS_PER_PLAYER", default_value_t = Limits::default().sockets_per_player)]
    sockets_per_player: usize,
    /// Unfinished tables per person with all their programs.
    #[arg(long, env = "BATTLEMENT_TABLES_PER_PLAYER", default_value_t = Limits::default().tables_per_player)]
    tables_per_player: u64,
    /// Tables a player may make in a day.
    #[arg(long, env = "BATTLEMENT_TABLES_PER_DAY", default_value_t = Limits::default().tables_per_day)]
    tables_per_day: u64,
    /// Steps of a table after which nobody goes back any more; after twice as many it is closed.
    #[arg(long, env = "BATTLEMENT_STEPS_PER_TABLE", default_value_t = Limits::default().steps_per_table)]
    steps_per_table: u64,
    /// Spectators per table.
    #[arg(long, env = "BATTLEMENT_SPECTATORS_PER_TABLE", default_value_t = Limits::default().spectators_per_table)]
    spectators_per_table: usize,
    /// Open connections.
    #[arg(long, env = "BATTLEMENT_CONNECTIONS", default_value_t = Limits::default().connections)]
    connections: usize,
    /// Open connections per address; behind a proxy, that is up to the proxy.
    #[arg(long, env = "BATTLEMENT_CONNECTIONS_PER_ADDRESS", default_value_t = Limits::default().connections_per_address)]
    connections_per_address: usize,
    /// Bots, hints, histories and analyses at the same time; at least 2. One place is kept for what
    /// takes only milliseconds. By default one more than the machine has cores.
    #[arg(long, env = "BATTLEMENT_THINKERS")]
    thinkers: Option<usize>,
}

#[derive(Args)]
#[command(next_help_heading = "Times")]
struct TimeArgs {
    /// Seconds until a table without connections leaves memory.
    #[arg(long, env = "BATTLEMENT_IDLE_SECONDS", default_value_t = Times::default().idle.as_secs())]
    idle_seconds: u64,
    /// Seconds until an absent player of a live table may be replaced.
    #[arg(long, env = "BATTLEMENT_PATIENCE_SECONDS", default_value_t = Times::default().patience.as_secs())]
    patience_seconds: u64,
    /// Milliseconds a bot waits when a person could step in.
    #[arg(long, env = "BATTLEMENT_BOT_PAUSE_MS", default_value_t = Times::default().bot_pause.as_millis() as u64)]
    bot_pause_ms: u64,
    /// Thinking time of a hint in milliseconds; without it that of the level `expert`.
    #[arg(long, env = "BATTLEMENT_HINT_MS")]
    hint_ms: Option<u64>,
    /// Thinking time of the analysis per decision, in milliseconds.
    #[arg(long, env = "BATTLEMENT_JUDGING_MS", default_value_t = Times::default().judging.as_millis() as u64)]
    judging_ms: u64,
    /// With several processes on one PostgreSQL: seconds without a heartbeat until a process is
    /// considered dead and the others take over its tables; at least 2.
    #[arg(long, env = "BATTLEMENT_LEASE_SECONDS", default_value_t = Times::default().lease.as_secs(), value_parser = clap::value_parser!(u64).range(2..))]
    lease_seconds: u64,
}

impl ServeArgs {
    fn config(&self) -> Result<Config, CommandError> {
        let database = self.database.read()?;
        let dumps = match (&self.dumps, &database) {
            (Some(folder), _) => folder.clone(),
            (None, Database::Sqlite(file)) => file.with_file_name("dumps"),
            (None, Database::Postgres(_)) => data_folder()?.join("dumps"),
        };
        if let Some(url) = &self.public_url {
            let is_url = url.starts_with("http://") || url.starts_with("https://");
            if !is_url || url.matches('/').count() > 3 {
                let reason = "https://… or http://…, without a path";
                return Err(CommandError::argument(format!("--public-url {url}"), reason));
            }
        }
        let (limits, times) = (&self.limits, &self.times);
        Ok(Config {
            address: self.addr,
            metrics_address: self.metrics_addr,
            public_url: self.public_url.clone(),
            proxies: self.behind_proxy,
            games: self.set.games()?,
            limits: Limits {
                requests_per_second: limits.requests_per_second,
                guests_per_hour: limits.guests_per_hour,
                messages_per_second: limits.messages_per_second,
                sockets_per_address: limits.sockets_per_address,
                sockets_per_player: limits.sockets_per_player,
                tables_per_player: limits.tables_per_player,
                spectators_per_table: limits.spectators_per_table,
                connections: limits.connections,
                connections_per_address: limits.connections_per_address,
                tables_per_day: limits.tables_per_day,
                steps_per_table: limits.steps_per_table,
                thinkers: limits.thinkers.unwrap_or(Limits::default().thinkers),
                ..Limits::default()
            },
            times: Times {
                idle: Duration::from_secs(times.idle_seconds),
                patience: Duration::from_secs(times.patience_seconds),
                bot_pause: Duration::from_millis(times.bot_pause_ms),
                hint: times.hint_ms.map(Duration::from_millis),
                judging: Duration::from_millis(times.judging_ms),
                lease: Duration::from_secs(times.lease_seconds),
                ..Times::default()
            },
            ..Config::new(database, dumps)
        })
    }
}

/// How many proxies: a number, or whether there is one.
fn proxies(text: &str) -> Result<usize, &'static str> {
    match text {
        "true" => Ok(1),
        "false" | "" => Ok(0),
        number => number.parse().map_err(|_| "true, false, or how many"),
    }
}

pub(crate) fn run(args: &ServeArgs) -> Result<(), CommandError> {
    start_log(args)?;
    let config = args.config()?;
    allow_many_files();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(config, !args.no_open))
}

/// Every connection is an open file, and the usual limit is for programs with few of them.
pub(crate) fn allow_many_files() {
    if let Err(error) = rlimit::increase_nofile_limit(u64::MAX) {
        tracing::info!(%error, "the limit of open files stays as it is");
    }
}

fn start_log(args: &ServeArgs) -> Result<(), CommandError> {
    let filter =
        EnvFilter::try_new(&args.log).map_err(|error| CommandError::argument("--log", error))?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let started = if args.log_json { log.json().try_init() } else { log.try_init() };
    started.map_err(CommandError::Log)
}

async fn serve(config: Config, opens_page: bool) -> Result<(), CommandError> {
    survive_full_files();
    let server = Server::start(config).await?;
    output::line(&format!("Battlement is at {}", server.url()));
    if opens_page && let Err(error) = open::that_detached(server.url()) {
        tracing::info!(%error, "no browser could be opened");
    }
    wait_for_signal().await?;
    // Whoever read the address may have stopped reading, which is no reason to stop at once.
    let _ = writeln!(std::io::stdout(), "Stopping …");
    server.stop().await;
    Ok(())
}

/// A file that reaches the size limit of the process is an error of one write, and not the end:
/// with a handler, the signal does not end the process.
fn survive_full_files() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        /// `SIGXFSZ` on Linux, macOS and the BSDs.
        const FILE_TOO_LARGE: SignalKind = SignalKind::from_raw(25);
        // The handler stays for good, though nobody waits for it.
        if let Err(error) = signal(FILE_TOO_LARGE) {
            tracing::info!(%error, "files that are too large end the process");
        }
    }
}

/// Returns when somebody asks the process to end.
async fn wait_for_signal() -> Result<(), CommandError> {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminate = signal(SignalKind::terminate()).map_err(CommandError::Signals)?;
        tokio::select! {
            done = interrupt => done.map_err(CommandError::Signals),
            _ = terminate.recv() => Ok(()),
        }
    }
    #[cfg(not(unix))]
    interrupt.await.map_err(CommandError::Signals)
}

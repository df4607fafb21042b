//! Several server processes on one PostgreSQL. They talk through NOTIFY: which process wrote which
//! step, who is connected where, and requests for the process that writes a table.
//!
//! A process is alive while it renews its row and holds its advisory lock. The lock disappears as
//! soon as the process dies; the row expires if the database cannot tell. With SQLite there is only
//! one process, and this module does nothing.

use std::collections::HashSet;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use games::Refusal;
use protocol::{Command, Player};
use serde::{Deserialize, Serialize};
use sqlx::postgres::{PgConnection, PgListener};
use sqlx::{Connection as _, Row as _};
use tabletop::SeatSet;
use tokio::task::JoinHandle;

use crate::actor::Mail;
use crate::app::App;
use crate::store::StoreError;

/// The channel all processes listen on.
const CHANNEL: &str = "battlement";
/// The first half of the keys of the processes' advisory locks.
const LOCK: i32 = 0x0BA7;
/// How often a process renews its heartbeat.
const HEARTBEAT: Duration = Duration::from_secs(1);
/// The largest payload of one PostgreSQL notification, in bytes.
const MAX_PAYLOAD: usize = 7900;

/// A message between processes.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum ClusterMessage {
    /// A step was written; `listed` if lists of tables changed too.
    Step { table: String, number: u64, listed: bool, process: String },
    /// A chat line was written.
    Line { table: String, line: u64, process: String },
    /// Who is connected to this process; as a question, also asks the receiver for the same.
    /// `count` orders these messages, because they may overtake each other.
    Present { table: String, seats: SeatSet, watching: u32, ask: bool, process: String, count: u64 },
    /// Please carry out this request of one of our connections.
    Forward { table: String, ticket: u64, caller: Player, command: Command, process: String },
    /// The result of a forwarded request.
    Answer { table: String, ticket: u64, answer: Result<Option<u64>, Refusal> },
    /// This process shut down cleanly: its tables are free.
    Gone { process: String },
    /// A table was stopped by an error.
    Frozen { table: String, process: String },
    /// These players lost their seat at the table.
    Left { table: String, players: Vec<String>, process: String },
    /// This session or program is no longer valid.
    Expelled { credential: String, process: String },
}

/// This process as a member of the cluster.
#[derive(Debug)]
pub(crate) struct Cluster {
    me: String,
    /// Set once the database turns out to be shared with other processes.
    is_shared: std::sync::OnceLock<()>,
    /// The other processes that were alive at the last check.
    alive: Mutex<HashSet<String>>,
    /// Counts the presence messages sent.
    presence_count: AtomicU64,
}

impl Cluster {
    pub(crate) fn new(me: String) -> Self {
        let is_shared = std::sync::OnceLock::new();
        Cluster { me, is_shared, alive: Mutex::default(), presence_count: AtomicU64::new(0) }
    }

    pub(crate) fn me(&self) -> &str {
        &self.me
    }

    fn is_shared(&self) -> bool {
        self.is_shared.get().is_some()
    }

    /// Joins the cluster if the database is shared. The returned task runs until it is aborted.
    pub(crate) async fn join(app: &Arc<App>) -> Result<Vec<JoinHandle<()>>, StoreError> {
        let Some(url) = app.store.shared_url() else { return Ok(Vec::new()) };
        let url = url.to_owned();
        let cluster = &app.cluster;
        let _ = cluster.is_shared.set(());
        let heart = Heartbeat::begin(&url, &cluster.me).await?;
        let mut listener = PgListener::connect(&url).await?;
        listener.listen_all([CHANNEL, &own_channel(&cluster.me)]).await?;
        Ok(vec![
            tokio::spawn(beat(Arc::clone(app), url, heart)),
            tokio::spawn(listen(Arc::clone(app), listener)),
        ])
    }

    /// Whether a process is alive.
    pub(crate) async fn is_alive(&self, app: &App, process: &str) -> Result<bool, StoreError> {
        if !self.is_shared() {
            return Ok(false);
        }
        if process == self.me {
            return Ok(true);
        }
        let is_alive = app.store.alive(LOCK, app.config.times.lease).await?.contains(process);
        if is_alive {
            self.rely_on(process);
        }
        Ok(is_alive)
    }

    /// A table depends on another process and must learn of its death, even if that happens before
    /// the next heartbeat.
    fn rely_on(&self, process: &str) {
        let mut known = self.alive.lock().expect("nobody panics with the lock");
        if !known.contains(process) {
            known.insert(process.to_owned());
        }
    }

    /// The notification sent with a written step.
    pub(crate) fn step_notice(
        &self,
        table: &str,
        number: u64,
        listed: bool,
    ) -> Option<(&'static str, String)> {
        let (table, process) = (table.to_owned(), self.me.clone());
        self.notice(&ClusterMessage::Step { table, number, listed, process })
    }

    /// The notification sent with a written chat line.
    pub(crate) fn line_notice(&self, table: &str, line: u64) -> Option<(&'static str, String)> {
        self.notice(&ClusterMessage::Line {
            table: table.to_owned(),
            line,
            process: self.me.clone(),
        })
    }

    /// The notification sent when this process shuts down.
    pub(crate) fn gone_notice(&self) -> Option<(&'static str, String)> {
        self.notice(&ClusterMessage::Gone { process: self.me.clone() })
    }

    fn notice(&self, message: &ClusterMessage) -> Option<(&'static str, String)> {
        self.is_shared().then(|| (CHANNEL, written(message)))
    }

    /// Tells the other processes who is connected here.
    pub(crate) fn tell_presence(&self, app: &Arc<App>, table: &str, seats: SeatSet, watching: u32) {
        self.presence(app, table, seats, watching, false);
    }

    /// Asks the other processes who is connected there.
    pub(crate) fn ask_presence(&self, app: &Arc<App>, table: &str) {
        self.presence(app, table, SeatSet::EMPTY, 0, true);
    }

    fn presence(&self, app: &Arc<App>, table: &str, seats: SeatSet, watching: u32, ask: bool) {
        let (table, process) = (table.to_owned(), self.me.clone());
        let count = self.presence_count.fetch_add(1, Ordering::Relaxed);
        self.tell(app, &ClusterMessage::Present { table, seats, watching, ask, process, count });
    }

    /// Tells the other processes that an error stopped a table.
    pub(crate) fn tell_frozen(&self, app: &Arc<App>, table: &str) {
        let (table, process) = (table.to_owned(), self.me.clone());
        self.tell(app, &ClusterMessage::Frozen { table, process });
    }

    /// Tells the other processes which players lost their seat at a table.
    pub(crate) fn tell_left(&self, app: &Arc<App>, table: &str, players: &[String]) {
        let (table, players, process) = (table.to_owned(), players.to_vec(), self.me.clone());
        self.tell(app, &ClusterMessage::Left { table, players, process });
    }

    /// Ends all connections of a session or program, here and at the other processes.
    pub(crate) fn expel(&self, app: &Arc<App>, credential: &str) {
        expel_here(app, credential);
        let (credential, process) = (credential.to_owned(), self.me.clone());
        self.tell(app, &ClusterMessage::Expelled { credential, process });
    }

    /// Sends the other processes a message that has no row in the database.
    fn tell(&self, app: &Arc<App>, message: &ClusterMessage) {
        let Some((channel, payload)) = self.notice(message) else { return };
        let app = Arc::clone(app);
        tokio::spawn(async move {
            if let Err(error) = app.store.notify(channel, payload).await {
                tracing::debug!(%error, "the other processes were not notified");
            }
        });
    }

    /// Forwards a request to the process that writes the table. Returns false if it does not fit
    /// into a notification.
    pub(crate) async fn forward(
        &self,
        app: &App,
        to: &str,
        table: &str,
        ticket: u64,
        caller: &Player,
        command: &Command,
    ) -> Result<bool, StoreError> {
        let message = ClusterMessage::Forward {
            table: table.to_owned(),
            ticket,
            caller: caller.clone(),
            command: command.clone(),
            process: self.me.clone(),
        };
        let payload = written(&message);
        if payload.len() > MAX_PAYLOAD {
            return Ok(false);
        }
        app.store.notify(&own_channel(to), payload).await?;
        Ok(true)
    }

    /// Answers a request that another process forwarded.
    pub(crate) async fn answer(
        &self,
        app: &App,
        to: &str,
        table: &str,
        ticket: u64,
        answer: Result<Option<u64>, Refusal>,
    ) -> Result<(), StoreError> {
        let table = table.to_owned();
        let mut payload = written(&ClusterMessage::Answer {
            table: table.clone(),
            ticket,
            answer: answer.clone(),
        });
        if payload.len() > MAX_PAYLOAD
            && let Err(refusal) = answer
        {
            let short = Refusal::new(refusal.code, "the reason is too long to forward");
            payload = written(&ClusterMessage::Answer { table, ticket, answer: Err(short) });
        }
        app.store.notify(&own_channel(to), payload).await
    }
}

/// Ends all connections of a session or program to this process.
fn expel_here(app: &App, credential: &str) {
    app.registry.send_to_all(|| Mail::Expel { credential: credential.to_owned() });
    app.lobby.expel(credential);
}

fn own_channel(process: &str) -> String {
    format!("{CHANNEL}_{process}")
}

fn written(message: &ClusterMessage) -> String {
    serde_json::to_string(message).expect("a message is plain data")
}

/// The database connection that holds this process's lock.
struct Heartbeat {
    connection: PgConnection,
    number: i32,
}

impl Heartbeat {
    async fn begin(url: &str, me: &str) -> Result<Self, StoreError> {
        let mut connection = PgConnection::connect(url).await?;
        let number = i32::from_be_bytes(crate::auth::random()) & i32::MAX;
        sqlx::query("SELECT pg_advisory_lock($1, $2)")
            .bind(LOCK)
            .bind(number)
            .execute(&mut connection)
            .await?;
        let mut heart = Heartbeat { connection, number };
        heart.beat(me).await?;
        Ok(heart)
    }

    /// Renews the row, using the clock of the database, and removes processes that died long ago.
    async fn beat(&mut self, me: &str) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO processes (id, number, seen_at) \
             VALUES ($1, $2, (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint) \
             ON CONFLICT (id) DO UPDATE SET number = excluded.number, seen_at = excluded.seen_at",
        )
        .bind(me)
        .bind(i64::from(self.number))
        .execute(&mut self.connection)
        .await?;
        sqlx::query(
            "DELETE FROM processes \
             WHERE seen_at < (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint - 3600000",
        )
        .execute(&mut self.connection)
        .await?;
        Ok(())
    }
}

/// Renews this process's heartbeat and notices processes that died.
async fn beat(app: Arc<App>, url: String, mut heart: Heartbeat) {
    let mut ticks = tokio::time::interval(HEARTBEAT);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        if let Err(error) = heart.beat(&app.cluster.me).await {
            tracing::warn!(%error, "the database does not answer");
            match Heartbeat::begin(&url, &app.cluster.me).await {
                Ok(fresh) => heart = fresh,
                Err(error) => tracing::warn!(%error, "no connection to the database"),
            }
            continue;
        }
        match app.store.alive(LOCK, app.config.times.lease).await {
            Ok(alive) => {
                let before = {
                    let mut known = app.cluster.alive.lock().expect("nobody panics with the lock");
                    std::mem::replace(&mut *known, alive.clone())
                };
                for process in before.difference(&alive) {
                    tracing::info!(process, "a process is gone");
                    app.registry.send_to_all(|| Mail::Gone { process: process.clone() });
                }
            }
            Err(error) => tracing::warn!(%error, "the processes cannot be read"),
        }
    }
}

/// Receives the messages of other processes.
async fn listen(app: Arc<App>, mut listener: PgListener) {
    loop {
        match listener.try_recv().await {
            Ok(Some(notification)) => hear(&app, notification.payload()).await,
            Ok(None) => {
                // The connection was lost and messages with it, so every table checks the database
                // itself.
                tracing::warn!("messages of other processes were missed");
                app.registry.send_to_all(|| Mail::Written { number: u64::MAX });
            }
            Err(error) => {
                tracing::warn!(%error, "cannot receive messages of other processes");
                tokio::time::sleep(HEARTBEAT).await;
            }
        }
    }
}

async fn hear(app: &Arc<App>, payload: &str) {
    let Ok(message) = serde_json::from_str::<ClusterMessage>(payload) else { return };
    let me = &app.cluster.me;
    match message {
        ClusterMessage::Step { process, .. }
        | ClusterMessage::Line { process, .. }
        | ClusterMessage::Present { process, .. }
        | ClusterMessage::Gone { process }
        | ClusterMessage::Frozen { process, .. }
        | ClusterMessage::Left { process, .. }
        | ClusterMessage::Expelled { process, .. }
            if process == *me => {}
        ClusterMessage::Step { table, number, listed, .. } => {
            app.registry.send_if_there(&table, Mail::Written { number });
            if listed && let Ok(Some(row)) = app.store.table(&table).await {
                app.lobby.tell(row.info);
            }
        }
        ClusterMessage::Line { table, line, .. } => {
            app.registry.send_if_there(&table, Mail::Said { line });
        }
        ClusterMessage::Present { table, seats, watching, ask, process, count } => {
            app.cluster.rely_on(&process);
            let mail = Mail::Present { process, seats, watching, is_question: ask, count };
            app.registry.send_if_there(&table, mail);
        }
        ClusterMessage::Forward { table, ticket, caller, command, process } => {
            let command = Box::new(command);
            let mail = Mail::Forwarded { from: process, ticket, caller, command };
            // A busy table does not answer; the other process reports that to its connection.
            let _ = app.registry.send(app, &table, mail);
        }
        ClusterMessage::Answer { table, ticket, answer } => {
            app.registry.send_if_there(&table, Mail::Answered { ticket, answer });
        }
        ClusterMessage::Frozen { table, .. } => app.registry.send_if_there(&table, Mail::Frozen),
        ClusterMessage::Left { table, players, .. } => {
            if let Ok(Some(row)) = app.store.table(&table).await {
                app.lobby.tell_left(row.info, players);
            }
        }
        ClusterMessage::Expelled { credential, .. } => expel_here(app, &credential),
        ClusterMessage::Gone { process } => {
            tracing::info!(process, "a process stopped");
            app.registry.send_to_all(|| Mail::Gone { process: process.clone() });
        }
    }
}

impl crate::store::Store {
    /// The processes that are alive: seen recently by the clock of the database, and holding a
    /// lock.
    async fn alive(&self, lock: i32, lease: Duration) -> Result<HashSet<String>, StoreError> {
        let sql = "SELECT p.id FROM processes p WHERE p.seen_at >= \
                   (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint - $2 AND EXISTS \
                   (SELECT 1 FROM pg_locks l WHERE l.locktype = 'advisory' \
                   AND l.classid::bigint = $1 AND l.objid::bigint = p.number AND l.objsubid = 2)";
        let rows = sqlx::query(sql)
            .bind(i64::from(lock))
            .bind(lease.as_millis() as i64)
            .fetch_all(self.pool())
            .await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }
}

//! Several server processes on one PostgreSQL. They speak through NOTIFY: who wrote what, who is
//! connected where, and what has to be passed on to the process that writes a table.
//!
//! A process is alive while it renews its row and holds its advisory lock: the lock goes at once
//! when the process dies, the row after a while if the database cannot tell. With SQLite there is
//! one process, and nothing here does anything.

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

/// Where all processes listen.
const CHANNEL: &str = "battlement";
/// The first half of the advisory locks of processes.
const LOCK: i32 = 0x0BA7;
/// How often a process says that it is alive.
const HEARTBEAT: Duration = Duration::from_secs(1);
/// What PostgreSQL carries in one notification.
const MAX_PAYLOAD: usize = 7900;

/// What processes tell each other.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum ClusterMessage {
    /// A step was written; `listed` if lists changed, too.
    Step { table: String, number: u64, listed: bool, process: String },
    /// A line of chat was written.
    Line { table: String, line: u64, process: String },
    /// Who is connected here; as a question: who is connected there? `count` tells which of two
    /// is the later one: they may pass each other on their way.
    Present { table: String, seats: SeatSet, watching: u32, ask: bool, process: String, count: u64 },
    /// Do this for one of our connections.
    Forward { table: String, ticket: u64, caller: Player, command: Command, process: String },
    /// What became of it.
    Answer { table: String, ticket: u64, answer: Result<Option<u64>, Refusal> },
    /// This process stopped in order: its tables are free.
    Gone { process: String },
    /// A fault stopped a table.
    Frozen { table: String, process: String },
    /// These have no seat at the table any more.
    Left { table: String, players: Vec<String>, process: String },
    /// Whoever this was is nobody any more.
    Expelled { player: String, process: String },
}

/// This process among the others.
#[derive(Debug)]
pub(crate) struct Cluster {
    me: String,
    /// Set once the database turns out to be shared.
    is_shared: std::sync::OnceLock<()>,
    /// The others that were alive when somebody last looked.
    alive: Mutex<HashSet<String>>,
    /// How often the others were told who is connected here.
    told: AtomicU64,
}

impl Cluster {
    pub(crate) fn new(me: String) -> Self {
        let is_shared = std::sync::OnceLock::new();
        Cluster { me, is_shared, alive: Mutex::default(), told: AtomicU64::new(0) }
    }

    pub(crate) fn me(&self) -> &str {
        &self.me
    }

    fn is_shared(&self) -> bool {
        self.is_shared.get().is_some()
    }

    /// Joins the other processes, if the database is shared. What is returned works until it is
    /// aborted.
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

    /// Some table relies on another process now, and has to hear when it is gone, even if it goes
    /// before the next time anybody looks.
    fn rely_on(&self, process: &str) {
        let mut known = self.alive.lock().expect("nobody panics with the lock");
        if !known.contains(process) {
            known.insert(process.to_owned());
        }
    }

    /// What goes along with a written step.
    pub(crate) fn step_notice(
        &self,
        table: &str,
        number: u64,
        listed: bool,
    ) -> Option<(&'static str, String)> {
        let (table, process) = (table.to_owned(), self.me.clone());
        self.notice(&ClusterMessage::Step { table, number, listed, process })
    }

    /// What goes along with a written line of chat.
    pub(crate) fn line_notice(&self, table: &str, line: u64) -> Option<(&'static str, String)> {
        self.notice(&ClusterMessage::Line {
            table: table.to_owned(),
            line,
            process: self.me.clone(),
        })
    }

    /// What goes along with the end of this process.
    pub(crate) fn gone_notice(&self) -> Option<(&'static str, String)> {
        self.notice(&ClusterMessage::Gone { process: self.me.clone() })
    }

    fn notice(&self, note: &ClusterMessage) -> Option<(&'static str, String)> {
        self.is_shared().then(|| (CHANNEL, written(note)))
    }

    /// Tells the others who is connected here.
    pub(crate) fn tell_presence(&self, app: &Arc<App>, table: &str, seats: SeatSet, watching: u32) {
        self.presence(app, table, seats, watching, false);
    }

    /// Asks the others who is connected there.
    pub(crate) fn ask_presence(&self, app: &Arc<App>, table: &str) {
        self.presence(app, table, SeatSet::EMPTY, 0, true);
    }

    fn presence(&self, app: &Arc<App>, table: &str, seats: SeatSet, watching: u32, ask: bool) {
        let (table, process) = (table.to_owned(), self.me.clone());
        let count = self.told.fetch_add(1, Ordering::Relaxed);
        self.tell(app, &ClusterMessage::Present { table, seats, watching, ask, process, count });
    }

    /// Tells the others that a fault stopped a table.
    pub(crate) fn tell_frozen(&self, app: &Arc<App>, table: &str) {
        let (table, process) = (table.to_owned(), self.me.clone());
        self.tell(app, &ClusterMessage::Frozen { table, process });
    }

    /// Tells the others who has no seat at a table any more.
    pub(crate) fn tell_left(&self, app: &Arc<App>, table: &str, players: &[String]) {
        let (table, players, process) = (table.to_owned(), players.to_vec(), self.me.clone());
        self.tell(app, &ClusterMessage::Left { table, players, process });
    }

    /// Ends all connections of somebody, here and at the others.
    pub(crate) fn expel(&self, app: &Arc<App>, player: &str) {
        app.registry.send_to_all(|| Mail::Expel { player: player.to_owned() });
        let (player, process) = (player.to_owned(), self.me.clone());
        self.tell(app, &ClusterMessage::Expelled { player, process });
    }

    /// Tells the others something that is not written in the database.
    fn tell(&self, app: &Arc<App>, note: &ClusterMessage) {
        let Some((channel, payload)) = self.notice(note) else { return };
        let app = Arc::clone(app);
        tokio::spawn(async move {
            if let Err(error) = app.store.notify(channel, payload).await {
                tracing::debug!(%error, "the others were not told");
            }
        });
    }

    /// Passes a request on to the process that writes the table; false if it is longer than a
    /// notification may be.
    pub(crate) async fn forward(
        &self,
        app: &App,
        to: &str,
        table: &str,
        ticket: u64,
        caller: &Player,
        command: &Command,
    ) -> Result<bool, StoreError> {
        let note = ClusterMessage::Forward {
            table: table.to_owned(),
            ticket,
            caller: caller.clone(),
            command: command.clone(),
            process: self.me.clone(),
        };
        let payload = written(&note);
        if payload.len() > MAX_PAYLOAD {
            return Ok(false);
        }
        app.store.notify(&own_channel(to), payload).await?;
        Ok(true)
    }

    /// Answers what another process passed on.
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
            let short = Refusal::new(refusal.code, "the reason is too long to be passed on");
            payload = written(&ClusterMessage::Answer { table, ticket, answer: Err(short) });
        }
        app.store.notify(&own_channel(to), payload).await
    }
}

fn own_channel(process: &str) -> String {
    format!("{CHANNEL}_{process}")
}

fn written(note: &ClusterMessage) -> String {
    serde_json::to_string(note).expect("a note is plain data")
}

/// The connection that holds this process's lock.
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

    /// Renews the row, by the clock of the database, and forgets who is long dead.
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

/// Says that this process is alive, and notices when another one is not any more.
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

/// Hears what other processes say.
async fn listen(app: Arc<App>, mut listener: PgListener) {
    loop {
        match listener.try_recv().await {
            Ok(Some(notification)) => hear(&app, notification.payload()).await,
            Ok(None) => {
                // The connection was lost, and notes with it: every table looks for itself.
                tracing::warn!("notes of other processes were missed");
                app.registry.send_to_all(|| Mail::Written { number: u64::MAX });
            }
            Err(error) => {
                tracing::warn!(%error, "other processes cannot be heard");
                tokio::time::sleep(HEARTBEAT).await;
            }
        }
    }
}

async fn hear(app: &Arc<App>, payload: &str) {
    let Ok(note) = serde_json::from_str::<ClusterMessage>(payload) else { return };
    let me = &app.cluster.me;
    match note {
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
            // A table that is too busy answers nothing; the other process tells its connection.
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
        ClusterMessage::Expelled { player, .. } => {
            app.registry.send_to_all(|| Mail::Expel { player: player.clone() });
        }
        ClusterMessage::Gone { process } => {
            tracing::info!(process, "a process stopped");
            app.registry.send_to_all(|| Mail::Gone { process: process.clone() });
        }
    }
}

impl crate::store::Store {
    /// The processes that are alive: seen lately, by the clock of the database, and with a lock.
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

//! The task of one table. It owns the match: everything that happens goes through it in order and
//! is stored before anybody sees it.

mod bots;
mod connections;
mod delayed;
mod replication;
mod requests;

use std::collections::{HashMap, VecDeque};
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::FutureExt as _;
use games::{BotMemory, Refusal};
use protocol::{
    CloseReason, Command, Line, Message, Player, Request, TableId, TableInfo, TableState,
};
use tabletop::{MAX_SEATS, Seat, SeatSet};
use tokio::sync::mpsc;

use bots::Thinking;
use connections::Attached;
pub(crate) use connections::{Attach, Out, Sent};
use delayed::DelayedTable;
use replication::{Others, Present, Role};

use crate::app::App;
use crate::clock::now;
use crate::dumps;
use crate::history::Stored;
use crate::store::{RowChange, Step, StoreError};
use table::{Context, Done, Entry, PublishedStep, Table};

/// A message to a table's task.
#[derive(Debug)]
pub(crate) enum Mail {
    /// A client connects.
    Attach(Box<Attach>),
    /// A connection closed.
    Detach { socket: u64 },
    /// A request of a connection.
    Request { socket: u64, request: Box<Request>, since: Instant },
    /// A request forwarded by another process.
    Forwarded { from: String, ticket: u64, caller: Player, command: Box<Command> },
    /// The answer to a forwarded request.
    Answered { ticket: u64, answer: Result<Option<u64>, Refusal> },
    /// Another process wrote a step.
    Written { number: u64 },
    /// Another process wrote a chat line.
    Said { line: u64 },
    /// Who is connected to another process.
    Present { process: String, seats: SeatSet, watching: u32, is_question: bool, count: u64 },
    /// Another process is gone.
    Gone { process: String },
    /// An error stopped the table at another process.
    Frozen,
    /// A session ended, or the token of a program was revoked.
    Expel { credential: String },
    /// Something may be due, such as a clock that ran out.
    Wake,
    /// The server is stopping.
    Stop,
    /// A panic, for tests.
    #[cfg(test)]
    Panic,
}

/// A table in memory.
#[derive(Debug)]
struct Actor {
    app: Arc<App>,
    table: Table,
    role: Role,
    sockets: Vec<Attached>,
    others: Others,
    /// The number of seats whose player is connected here, as counted in the metrics.
    seats_here: usize,
    /// How far the steps of this table are ahead of the time of this process: another process wrote
    /// them, or its clock was set back meanwhile.
    ahead: u64,
    /// Since when the player of each seat has been away.
    away_since: [Option<u64>; MAX_SEATS],
    /// The table for viewers with a delay.
    delayed: Option<Box<DelayedTable>>,
    thinking: Option<Thinking>,
    /// Bots do not ask for thinking time before; there was no room for them.
    bots_rest_until: Instant,
    /// What bots remember, while none is thinking.
    minds: BotMemory,
    /// For each seat, the decision at which its bot passed.
    passed: [Option<u32>; MAX_SEATS],
    /// The decision at which a bot failed.
    failed_at: Option<u32>,
    /// Recent positions in which bots had to decide.
    moments: VecDeque<(Seat, u64)>,
    /// When each player sent recent chat messages.
    said_at: HashMap<String, Vec<u64>>,
    /// The number of the next chat line, once it is known.
    next_line: Option<u64>,
    /// The turn and wake-up time stored in the lists.
    listed: (SeatSet, u64),
    /// When this table was last active.
    busy_at: Instant,
    /// When the latest step happened.
    step_at: Instant,
}

/// Why a table leaves memory.
enum Leave {
    Idle,
    Stop,
    /// The database cannot be read.
    Fault,
    /// It was stopped for good by another process.
    Frozen,
    /// The stored steps do not replay.
    Unsound(StoreError),
}

/// Why a table cannot be served.
#[derive(Debug)]
enum LoadError {
    /// Connections are told this reason.
    Closed(CloseReason),
    Store(StoreError),
}

impl From<StoreError> for LoadError {
    fn from(error: StoreError) -> Self {
        LoadError::Store(error)
    }
}

/// The answer to a request: the step it became, if any, or a refusal.
type Answer = Result<Option<u64>, Refusal>;

/// Why a request was not carried out.
#[derive(Debug)]
enum RequestError {
    Refused(Refusal),
    Store(StoreError),
}

impl From<Refusal> for RequestError {
    fn from(refusal: Refusal) -> Self {
        RequestError::Refused(refusal)
    }
}

impl From<StoreError> for RequestError {
    fn from(error: StoreError) -> Self {
        RequestError::Store(error)
    }
}

/// Serves a table until it is idle or the server stops.
pub(crate) async fn run(app: Arc<App>, id: TableId, mut inbox: mpsc::Receiver<Mail>) {
    let reason = loop {
        let mut actor = match loaded(&app, &id).await {
            Ok(actor) => actor,
            Err(reason) => break reason,
        };
        let served = AssertUnwindSafe(actor.serve(&mut inbox)).catch_unwind().await;
        let reason = match served {
            Ok(Leave::Idle) => {
                actor.release().await;
                if app.registry.leave(&id, &inbox) {
                    app.metrics.tables.dec();
                    return;
                }
                // A client connected at the last moment: the table is read again.
                continue;
            }
            Ok(Leave::Stop | Leave::Fault) => CloseReason::Restart,
            Ok(Leave::Frozen) => CloseReason::Frozen,
            Ok(Leave::Unsound(error)) => frozen(&app, &id, &error.to_string()).await,
            Err(panic) => frozen(&app, &id, &panic_text(&*panic)).await,
        };
        actor.close_all(reason);
        break reason;
    };
    turn_away(&app, &id, &mut inbox, reason);
    app.metrics.tables.dec();
}

/// The table from the database, or why it cannot be served.
async fn loaded(app: &Arc<App>, id: &str) -> Result<Box<Actor>, CloseReason> {
    match AssertUnwindSafe(Box::pin(Actor::load(app, id))).catch_unwind().await {
        Ok(Ok(actor)) => Ok(actor),
        Ok(Err(LoadError::Closed(reason))) => Err(reason),
        Ok(Err(LoadError::Store(error))) if error.is_unsound() => {
            Err(frozen(app, id, &error.to_string()).await)
        }
        Ok(Err(LoadError::Store(error))) => {
            tracing::error!(table = %id, %error, "a table cannot be read");
            Err(CloseReason::Unreadable)
        }
        Err(panic) => Err(frozen(app, id, &panic_text(&*panic)).await),
    }
}

/// Closes the inbox and tells late clients why.
fn turn_away(app: &App, id: &str, inbox: &mut mpsc::Receiver<Mail>, reason: CloseReason) {
    inbox.close();
    while let Ok(mail) = inbox.try_recv() {
        if let Mail::Attach(attach) = mail {
            attach.out.close(reason);
        }
    }
    app.registry.leave(id, inbox);
}

/// Stops a table for good. Returns the reason sent to its connections.
async fn frozen(app: &Arc<App>, id: &str, reason: &str) -> CloseReason {
    Box::pin(freeze(app, id, reason)).await;
    CloseReason::Frozen
}

/// A bug, or a stored step that does not replay, stops one table for good. Its data is kept, and
/// other tables are not affected.
async fn freeze(app: &Arc<App>, id: &str, reason: &str) {
    app.metrics.frozen.inc();
    tracing::error!(table = %id, reason, "an error stopped this table");
    let Ok(Some(stored)) = Stored::read(&app.store, id).await else { return };
    let steps: Vec<_> = stored
        .steps
        .iter()
        .map(|it| serde_json::json!({ "number": it.number, "at": it.at, "body": it.body }))
        .collect();
    let dump = serde_json::json!({
        "table": id,
        "reason": reason,
        "version": env!("CARGO_PKG_VERSION"),
        "settings": stored.row.settings,
        "steps": steps,
    });
    let name = format!("{id}-{}.json", now());
    match dumps::keep(&app.config, &name, &dump.to_string()) {
        Ok(path) => tracing::error!(table = %id, dump = %path.display(), "dumped"),
        Err(error) => tracing::error!(table = %id, %error, "the dump could not be written"),
    }
    if let Err(error) = app.store.freeze(stored.row.info, now()).await {
        tracing::error!(table = %id, %error, "the table could not be marked as frozen");
    }
    app.cluster.tell_frozen(app, id);
}

fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|it| (*it).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default()
}

impl Actor {
    /// Reads the table and takes it over if no other process has it. Returns why if it cannot be
    /// served.
    async fn load(app: &Arc<App>, id: &str) -> Result<Box<Self>, LoadError> {
        let gone = || LoadError::Closed(CloseReason::Gone);
        let row = app.store.table(id).await?.ok_or_else(gone)?;
        if row.state == TableState::Frozen {
            return Err(LoadError::Closed(CloseReason::Frozen));
        }
        let role = Role::take(app, &row).await?;
        let stored = Stored::read(&app.store, id).await?.ok_or_else(gone)?;
        let table = stored.table(&app.config.games)?;
        let moment = Instant::now();
        let mut actor = Box::new(Actor {
            app: Arc::clone(app),
            role,
            sockets: Vec::new(),
            others: Others::default(),
            seats_here: 0,
            ahead: 0,
            away_since: [None; MAX_SEATS],
            delayed: None,
            thinking: None,
            bots_rest_until: moment,
            minds: BotMemory::default(),
            passed: [None; MAX_SEATS],
            failed_at: None,
            moments: VecDeque::new(),
            said_at: HashMap::new(),
            next_line: None,
            listed: (table.needed(), 0),
            busy_at: moment,
            step_at: moment,
            table,
        });
        actor.keep_up();
        actor.away_since = [Some(actor.time()); MAX_SEATS];
        if actor.role.is_owner() && actor.table.number() == 0 {
            actor.open().await?;
        }
        actor.ask_who_is_there();
        Ok(actor)
    }

    /// The first step of a new table.
    async fn open(&mut self) -> Result<(), StoreError> {
        let at = self.time();
        let what = format!("settings of table {}", self.table.id());
        let broken = |refused: Refusal| StoreError::Broken { what, reason: refused.message };
        let done = self.table.open(at).map_err(broken)?;
        self.commit(done, at).await
    }

    /// Reads the table again, because the database is ahead of memory.
    async fn reload(&mut self) -> Result<(), StoreError> {
        let gone = || StoreError::Broken {
            what: format!("table {}", self.table.id()),
            reason: "it is gone".to_owned(),
        };
        let row = self.app.store.table(self.table.id()).await?.ok_or_else(gone)?;
        self.role = Role::take(&self.app, &row).await?;
        let stored = Stored::read(&self.app.store, self.table.id()).await?.ok_or_else(gone)?;
        self.table = stored.table(&self.app.config.games)?;
        self.keep_up();
        self.delayed = None;
        self.thinking = None;
        // Other processes may have written steps and chat.
        self.listed = (self.table.needed(), 0);
        self.next_line = None;
        self.resend_all();
        self.move_viewers_to_delayed(false).await
    }

    async fn serve(&mut self, inbox: &mut mpsc::Receiver<Mail>) -> Leave {
        loop {
            self.start_thinking();
            let wake = self.wakes_in();
            let is_thinking = self.thinking.is_some();
            let turn = tokio::select! {
                mail = inbox.recv() => match mail {
                    Some(Mail::Stop) | None => return Leave::Stop,
                    Some(Mail::Frozen) => return Leave::Frozen,
                    Some(mail) => Box::pin(self.receive(mail)).await,
                },
                advice = Thinking::finished(&mut self.thinking), if is_thinking => {
                    self.thinking = None;
                    Box::pin(self.take_advice(advice)).await
                }
                () = tokio::time::sleep(wake) => {
                    if self.is_idle() {
                        return Leave::Idle;
                    }
                    Box::pin(self.wake()).await
                }
            };
            if let Err(error) = turn {
                tracing::warn!(table = %self.table.id(), %error, "the table is read again");
                if let Err(error) = Box::pin(self.reload()).await {
                    if error.is_unsound() {
                        return Leave::Unsound(error);
                    }
                    tracing::error!(table = %self.table.id(), %error, "the table cannot be read");
                    return Leave::Fault;
                }
            }
        }
    }

    async fn receive(&mut self, mail: Mail) -> Result<(), StoreError> {
        self.busy_at = Instant::now();
        match mail {
            Mail::Attach(attach) => self.attach(*attach).await,
            Mail::Detach { socket } => {
                self.detach(socket);
                Ok(())
            }
            Mail::Request { socket, request, since } => self.request(socket, *request, since).await,
            Mail::Forwarded { from, ticket, caller, command } => {
                self.serve_other(&from, ticket, &caller, &command).await
            }
            Mail::Answered { ticket, answer } => self.answered(ticket, answer).await,
            Mail::Written { number } => self.written_by_other(number).await,
            Mail::Said { line } => self.hear(line).await,
            Mail::Present { process, seats, watching, is_question, count } => {
                let present = Present { seats, watching, count };
                self.others_present(process, present, is_question);
                Ok(())
            }
            Mail::Gone { process } => self.other_is_gone(&process).await,
            Mail::Wake => self.wake().await,
            Mail::Expel { credential } => {
                self.expel(&credential);
                Ok(())
            }
            Mail::Stop | Mail::Frozen => Ok(()),
            #[cfg(test)]
            Mail::Panic => panic!("a fault for a test"),
        }
    }

    /// Handles whatever is due.
    async fn wake(&mut self) -> Result<(), StoreError> {
        self.take_over().await?;
        self.advance_delayed()?;
        self.forget_tickets();
        if self.role.is_owner() {
            let at = self.time();
            while let Some(done) = self.table.time_out(at) {
                self.commit(done, at).await?;
            }
            let wait = self.app.config.times.wait.as_millis() as u64;
            if self.sockets.is_empty()
                && let Some(done) = self.table.wait_is_over(at, wait)
            {
                self.commit(done, at).await?;
            }
        }
        Ok(())
    }

    /// How long until the next thing is due.
    fn wakes_in(&self) -> Duration {
        let mut wake = self.app.config.times.idle;
        let at = self.time();
        let due = self.table.next_deadline();
        if let Some(deadline) = due.filter(|_| self.role.is_owner()) {
            wake = wake.min(Duration::from_millis(deadline.saturating_sub(at)));
        }
        if let Some(due) = self.delayed.as_ref().and_then(|it| it.due()) {
            wake = wake.min(Duration::from_millis(due.saturating_sub(at)));
        }
        if let Some(pause) = self.bot_pause() {
            wake = wake.min(pause);
        }
        if let Some(patience) = self.others.next_due() {
            wake = wake.min(patience);
        }
        // Wait slightly longer, so that it really is due.
        wake + Duration::from_millis(1)
    }

    fn is_idle(&self) -> bool {
        self.sockets.is_empty()
            && self.thinking.is_none()
            && self.bot_pause().is_none()
            && self.busy_at.elapsed() >= self.app.config.times.idle
    }

    /// Stores a step and then sends it to everybody.
    async fn commit(&mut self, done: Done, at: u64) -> Result<(), StoreError> {
        let step = Step {
            number: self.table.number(),
            at,
            body: serde_json::to_string(&done.entries).expect("entries are plain data"),
        };
        let change = self.row_change(&done);
        let listed: Option<TableInfo> = change.as_ref().map(|it| it.info.clone());
        let notice = self.app.cluster.step_notice(self.table.id(), step.number, listed.is_some());
        let began = Instant::now();
        let id = self.table.id();
        self.app.store.append(id, self.app.process(), &step, change, notice).await?;
        self.app.metrics.write_seconds.observe(began.elapsed().as_secs_f64());
        self.app.metrics.steps.inc();
        self.step_at = Instant::now();
        self.tell(&step, done).await;
        if let Some(info) = listed {
            self.app.lobby.tell(info);
        }
        Ok(())
    }

    /// What a step changes in the lists: who sits there, whose turn it is, when to wake.
    fn row_change(&mut self, done: &Done) -> Option<RowChange> {
        let wake_at = self.table.deadline().map_or(0, |at| at.max(1));
        let listed = (self.table.needed(), wake_at);
        if !done.is_table_changed && listed == self.listed {
            return None;
        }
        self.listed = listed;
        let is_seated_anew = done.is_table_changed;
        Some(RowChange { info: self.table.info(), wake_at, is_seated_anew })
    }

    /// Sends everybody what they may know of a step.
    async fn tell(&mut self, step: &Step, done: Done) {
        self.keep_for_later(step);
        let published = PublishedStep { number: step.number, at: step.at, done };
        let is_start = published.done.entries.contains(&Entry::Started);
        self.drop_lost_eyes();
        if published.done.is_table_changed {
            self.drop_unwanted();
        }
        let mut said: Vec<(Option<tabletop::Seat>, SeatSet, axum::extract::ws::Utf8Bytes)> =
            Vec::new();
        for index in 0..self.sockets.len() {
            let socket = &self.sockets[index];
            if self.is_delayed(socket) && !is_start {
                continue;
            }
            let key = (socket.eyes, self.table.seats_of(&socket.player.id));
            let text = match said.iter().find(|(eyes, yours, _)| (*eyes, *yours) == key) {
                Some((_, _, text)) => text.clone(),
                None => {
                    let message = self.table.step_message(&published, key.0, key.1);
                    let text = connections::written(&message);
                    said.push((key.0, key.1, text.clone()));
                    text
                }
            };
            self.sockets[index].send(text);
        }
        self.drop_slow();
        if let Err(error) = self.move_viewers_to_delayed(is_start).await {
            // The step is stored: a client that misses it now reconnects.
            tracing::warn!(table = %self.table.id(), %error, "some connections did not get the table");
        }
    }

    /// The time of this table, which never goes back, whoever wrote its steps.
    fn time(&self) -> u64 {
        now() + self.ahead
    }

    /// Steps were read: time goes on from the latest.
    fn keep_up(&mut self) {
        self.ahead = self.ahead.max(self.table.changed_at().saturating_sub(now()));
    }

    fn context(&self) -> Context {
        Context {
            now: self.time(),
            away_since: self.away_since,
            patience: self.app.config.times.patience.as_millis() as u64,
        }
    }

    /// Reads a chat line that another process wrote.
    async fn hear(&mut self, line: u64) -> Result<(), StoreError> {
        let lines = self.app.store.chat(self.table.id(), Some(line.saturating_sub(1))).await?;
        for line in lines.iter().filter(|it| it.line == line) {
            self.pass_on(line);
        }
        Ok(())
    }

    /// Sends a chat line to the connections that may see it and have not muted its author.
    fn pass_on(&mut self, line: &Line) {
        self.keep_line_for_later(line);
        let text = connections::written(&Message::Said { line: line.clone() });
        for index in 0..self.sockets.len() {
            let socket = &self.sockets[index];
            let is_later = self.is_delayed(socket) && line.room == protocol::Room::Table;
            if !is_later && self.may_hear(socket, line) {
                self.sockets[index].send(text.clone());
            }
        }
        self.drop_slow();
    }
}

#[cfg(test)]
mod tests;

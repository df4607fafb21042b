//! One table in several processes: one process writes it, the others follow its steps and forward
//! the requests of their connections.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use games::{Refusal, RefusalCode};
use protocol::{Command, Player};
use tabletop::SeatSet;

use super::{Actor, RequestError};
use crate::app::App;
use crate::history::replay_step;
use crate::store::{Row, StoreError};

/// How long another process may take to answer.
const ANSWER_TIME: Duration = Duration::from_secs(4);
/// How often to check meanwhile whether it is still alive.
const LOOK_TIME: Duration = Duration::from_millis(200);

/// Whether this process writes the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Role {
    /// This process writes it.
    Owner,
    /// Another process writes it.
    Follower { of: String },
}

impl Role {
    /// Takes the table if no living process has it.
    pub(super) async fn take(app: &Arc<App>, row: &Row) -> Result<Self, StoreError> {
        let me = app.process();
        let is_free = row.process.is_empty()
            || row.process == me
            || !app.cluster.is_alive(app, &row.process).await?;
        if is_free && app.store.claim(&row.info.id, me, &row.process).await? {
            return Ok(Role::Owner);
        }
        // Another process was faster, or already has it.
        let row = app.store.table(&row.info.id).await?;
        Ok(match row {
            Some(row) if row.process != me => Role::Follower { of: row.process },
            _ => Role::Owner,
        })
    }

    pub(super) fn is_owner(&self) -> bool {
        *self == Role::Owner
    }
}

/// What this table knows about the other processes.
#[derive(Debug, Default)]
pub(super) struct Others {
    present: HashMap<String, Present>,
    /// Forwarded requests without an answer yet.
    tickets: Vec<Ticket>,
    next_ticket: u64,
}

/// Who is connected to another process.
#[derive(Debug)]
pub(super) struct Present {
    pub(super) seats: SeatSet,
    pub(super) watching: u32,
    /// Increases with each message of that process.
    pub(super) count: u64,
}

#[derive(Debug)]
struct Ticket {
    ticket: u64,
    /// The connection.
    socket: u64,
    /// The number of its request.
    id: u32,
    caller: Player,
    command: Command,
    at: Instant,
}

impl Ticket {
    /// Whether repeating it is safe: a request that names a decision cannot take effect twice.
    fn is_safe_to_repeat(&self) -> bool {
        matches!(self.command, Command::Act { .. } | Command::TakeBack { .. })
    }
}

impl Others {
    pub(super) fn seats(&self) -> SeatSet {
        self.present.values().flat_map(|it| it.seats.iter()).collect()
    }

    pub(super) fn watching(&self) -> u32 {
        self.present.values().map(|it| it.watching).sum()
    }

    /// When the next answer is overdue, or the other process must be checked.
    pub(super) fn next_due(&self) -> Option<Duration> {
        let oldest = self.tickets.iter().map(|it| it.at).min()?;
        Some(ANSWER_TIME.saturating_sub(oldest.elapsed()).min(LOOK_TIME))
    }
}

impl Actor {
    /// Forwards a request to the process that writes the table.
    pub(super) async fn forward(
        &mut self,
        socket: u64,
        id: u32,
        caller: &Player,
        command: &Command,
    ) -> Result<(), StoreError> {
        let Role::Follower { of } = self.role.clone() else { return Ok(()) };
        if of.is_empty() {
            // No process has it any more.
            self.take_over().await?;
            if self.role.is_owner() {
                let done = self.carry_out(caller, command).await;
                let answer = self.answer_to(socket, id, done)?;
                self.answer(socket, id, answer);
                return Ok(());
            }
        }
        let ticket = self.others.next_ticket;
        self.others.next_ticket += 1;
        let at = Instant::now();
        let (kept_caller, kept_command) = (caller.clone(), command.clone());
        let waiting = Ticket { ticket, socket, id, caller: kept_caller, command: kept_command, at };
        self.others.tickets.push(waiting);
        let cluster = &self.app.cluster;
        let id = self.table.id();
        if !cluster.forward(&self.app, &of, id, ticket, caller, command).await? {
            let too_long = Refusal::new(RefusalCode::TooLarge, "that is too long to forward");
            self.answered(ticket, Err(too_long)).await?;
        }
        Ok(())
    }

    /// Carries out a request of a connection at another process.
    pub(super) async fn serve_other(
        &mut self,
        from: &str,
        ticket: u64,
        caller: &Player,
        command: &Command,
    ) -> Result<(), StoreError> {
        let done = if self.role.is_owner() {
            self.carry_out(caller, command).await
        } else {
            Err(unavailable().into())
        };
        let (answer, done) = match done {
            Ok(number) => (Ok(number), Ok(())),
            Err(RequestError::Refused(refusal)) => (Err(refusal), Ok(())),
            Err(RequestError::Store(error)) => (Err(unavailable()), Err(error)),
        };
        self.app.cluster.answer(&self.app, from, self.table.id(), ticket, answer).await?;
        done
    }

    pub(super) async fn answered(
        &mut self,
        ticket: u64,
        answer: Result<Option<u64>, Refusal>,
    ) -> Result<(), StoreError> {
        let Some(index) = self.others.tickets.iter().position(|it| it.ticket == ticket) else {
            return Ok(());
        };
        let Ticket { socket, id, .. } = self.others.tickets.swap_remove(index);
        // Show the step before answering, even if its notification was lost.
        if let Ok(Some(number)) = &answer {
            self.catch_up(*number).await?;
        }
        self.answer(socket, id, answer);
        Ok(())
    }

    /// Answers connections whose requests another process never answered.
    pub(super) fn forget_tickets(&mut self) {
        let (late, in_time): (Vec<Ticket>, Vec<Ticket>) =
            self.others.tickets.drain(..).partition(|it| it.at.elapsed() >= ANSWER_TIME);
        self.others.tickets = in_time;
        for Ticket { socket, id, .. } in late {
            self.answer(socket, id, Err(unavailable()));
        }
    }

    /// Repeats requests that were forwarded to a dead process, where that is safe. Nobody knows
    /// whether the others were carried out; their senders are told to check and retry.
    async fn repeat_tickets(&mut self) -> Result<(), StoreError> {
        let mut done = Ok(());
        for ticket in std::mem::take(&mut self.others.tickets) {
            let mut answer = Err(unavailable());
            if done.is_ok() && self.role.is_owner() && ticket.is_safe_to_repeat() {
                match self.carry_out(&ticket.caller, &ticket.command).await {
                    Ok(number) => answer = Ok(number),
                    Err(RequestError::Refused(_)) => {}
                    Err(RequestError::Store(error)) => done = Err(error),
                }
            }
            self.answer(ticket.socket, ticket.id, answer);
        }
        done
    }

    /// Reads what another process wrote.
    pub(super) async fn written_by_other(&mut self, number: u64) -> Result<(), StoreError> {
        let is_news = number > self.table.number();
        self.catch_up(number).await?;
        if is_news && self.role.is_owner() {
            let Some(row) = self.app.store.table(self.table.id()).await? else { return Ok(()) };
            self.role = Role::take(&self.app, &row).await?;
            self.next_line = None;
        }
        Ok(())
    }

    /// Reads what another process wrote.
    pub(super) async fn catch_up(&mut self, number: u64) -> Result<(), StoreError> {
        if number <= self.table.number() {
            return Ok(());
        }
        let steps = self.app.store.steps(self.table.id(), self.table.number()).await?;
        for step in steps {
            let done = replay_step(&mut self.table, &step)?;
            self.listed.0 = self.table.needed();
            self.keep_up();
            let is_table_changed = done.is_table_changed;
            self.tell(&step, done).await;
            if is_table_changed {
                // A player connected here may have got a seat.
                self.presence_changed();
            }
        }
        Ok(())
    }

    /// Takes over the table if its process is gone.
    pub(super) async fn take_over(&mut self) -> Result<(), StoreError> {
        let Role::Follower { of } = &self.role else { return Ok(()) };
        if !of.is_empty() && self.app.cluster.is_alive(&self.app, of).await? {
            return Ok(());
        }
        let Some(row) = self.app.store.table(self.table.id()).await? else { return Ok(()) };
        self.role = Role::take(&self.app, &row).await?;
        self.next_line = None;
        // Read what it wrote before it died.
        self.catch_up(u64::MAX).await?;
        self.next_line = None;
        if self.role.is_owner() {
            tracing::info!(table = %self.table.id(), "taken over");
        }
        self.presence_changed();
        self.repeat_tickets().await
    }

    /// Another process is gone: its connections too, and its tables are free.
    pub(super) async fn other_is_gone(&mut self, process: &str) -> Result<(), StoreError> {
        if self.others.present.remove(process).is_some() {
            self.note_presence();
        }
        match &self.role {
            Role::Follower { of } if of == process => self.take_over().await,
            _ => Ok(()),
        }
    }

    /// Releases the table when it leaves memory.
    pub(super) async fn release(&self) {
        if !self.role.is_owner() {
            return;
        }
        if let Err(error) = self.app.store.release(self.table.id(), self.app.process()).await {
            tracing::warn!(table = %self.table.id(), %error, "the table could not be released");
        }
    }

    pub(super) fn ask_who_is_there(&self) {
        self.app.cluster.ask_presence(&self.app, self.table.id());
    }

    pub(super) fn others_present(&mut self, process: String, present: Present, is_question: bool) {
        if is_question {
            let (here, watching) = (self.here(), self.watching_here());
            self.app.cluster.tell_presence(&self.app, self.table.id(), here, watching);
            return;
        }
        if self.others.present.get(&process).is_some_and(|it| it.count > present.count) {
            return;
        }
        let before = (self.others.seats(), self.others.watching());
        self.others.present.insert(process, present);
        if before != (self.others.seats(), self.others.watching()) {
            self.note_presence();
        }
    }
}

fn unavailable() -> Refusal {
    Refusal::new(
        RefusalCode::Unavailable,
        "the process that owns this table does not answer: try again",
    )
}

//! Connections to a table.

use axum::extract::ws::Utf8Bytes;
use protocol::{CloseReason, Line, Message, Player, Presence, Room};
use tabletop::{MAX_SEATS, Seat, SeatSet};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

use super::Actor;
use crate::app::now;
use crate::history::Stored;
use crate::store::StoreError;
use table::Eyes;

/// What a connection is sent.
#[derive(Debug)]
pub(crate) enum Sent {
    /// A message.
    Text(Utf8Bytes),
    /// The reason of the end.
    Close(CloseReason),
}

/// The way to a connection. A reader that falls behind by a full queue is let go: it comes back and
/// reads what it missed.
#[derive(Clone, Debug)]
pub(crate) struct Out(mpsc::Sender<Sent>);

impl Out {
    /// Messages that may wait for a connection.
    pub(crate) const QUEUE: usize = 32;

    pub(crate) fn new() -> (Self, mpsc::Receiver<Sent>) {
        let (sender, receiver) = mpsc::channel(Self::QUEUE);
        (Out(sender), receiver)
    }

    /// Whether it could be sent.
    pub(crate) fn send(&self, text: Utf8Bytes) -> bool {
        self.0.try_send(Sent::Text(text)).is_ok()
    }

    pub(crate) fn close(&self, reason: CloseReason) {
        let _ = self.0.try_send(Sent::Close(reason));
    }
}

/// Somebody who connects.
#[derive(Debug)]
pub(crate) struct Attach {
    /// A number no other connection of this process has.
    pub(crate) socket: u64,
    pub(crate) player: Player,
    /// The seat to look from; none for the first own seat, or to watch.
    pub(crate) seat: Option<Seat>,
    /// The step they saw last.
    pub(crate) resume: Option<u64>,
    /// Whom they do not want to hear.
    pub(crate) mutes: Vec<String>,
    pub(crate) out: Out,
}

/// Somebody who is connected.
#[derive(Debug)]
pub(super) struct Attached {
    pub(super) socket: u64,
    pub(super) player: Player,
    pub(super) eyes: Eyes,
    /// Whether they want to look on from outside although they have a seat.
    pub(super) looks_on: bool,
    /// Whether they are shown the table as it was some time ago.
    pub(super) is_behind: bool,
    pub(super) mutes: Vec<String>,
    pub(super) out: Out,
    is_slow: bool,
    /// A hint they asked for and have not had yet.
    pub(super) hint: Option<JoinHandle<()>>,
}

impl Attached {
    pub(super) fn send(&mut self, text: Utf8Bytes) {
        self.is_slow |= !self.out.send(text);
    }
}

/// A message as it goes over the wire.
pub(super) fn written(message: &Message) -> Utf8Bytes {
    serde_json::to_string(message).expect("a message is plain data").into()
}

impl Actor {
    pub(super) async fn attach(&mut self, attach: Attach) -> Result<(), StoreError> {
        // Whoever comes may come from a process that has just died.
        self.take_over().await?;
        let Attach { socket, player, seat, resume, mutes, out } = attach;
        let is_full = self.watching() as usize >= self.app.config.limits.spectators_per_table;
        if let Err(reason) = self.table.may_come_in(&player.id, is_full) {
            out.close(reason);
            return Ok(());
        }
        let eyes = self.table.eyes_of(&player.id, seat);
        let caller = player.clone();
        let new = Attached {
            socket,
            player,
            eyes,
            looks_on: false,
            is_behind: false,
            mutes,
            out,
            is_slow: false,
            hint: None,
        };
        self.app.metrics.sockets.inc();
        self.sockets.push(new);
        self.show(socket, None, resume).await?;
        self.presence_changed();
        if self.role.is_owner()
            && let Some(done) = self.table.rename(&caller, now())
        {
            self.commit(done, now()).await?;
        }
        Ok(())
    }

    pub(super) fn detach(&mut self, socket: u64) {
        let before = self.sockets.len();
        self.sockets.retain(|it| it.socket != socket);
        self.app.metrics.sockets.dec_by((before - self.sockets.len()) as i64);
        if !self.sockets.iter().any(|it| self.is_delayed(it)) {
            self.behind = None;
        }
        self.presence_changed();
    }

    /// Lets connections go that do not read.
    pub(super) fn drop_slow(&mut self) {
        if self.sockets.iter().any(|it| it.is_slow) {
            let before = self.sockets.len();
            self.sockets.retain(|it| !it.is_slow);
            let gone = before - self.sockets.len();
            self.app.metrics.slow_readers.inc_by(gone as u64);
            self.app.metrics.sockets.dec_by(gone as i64);
            self.presence_changed();
        }
    }

    /// Ends the connections of somebody who is nobody any more.
    pub(super) fn expel(&mut self, player: &str) {
        let before = self.sockets.len();
        for socket in self.sockets.extract_if(.., |it| it.player.id == player) {
            socket.out.close(CloseReason::NotAllowed);
            self.app.metrics.sockets.dec();
        }
        if self.sockets.len() < before {
            self.presence_changed();
        }
    }

    /// Lets those go who wait for a seat when none is left and nobody may watch.
    pub(super) fn drop_unwanted(&mut self) {
        let is_unwanted = |it: &Attached| self.table.may_come_in(&it.player.id, false).is_err();
        let unwanted: Vec<u64> =
            self.sockets.iter().filter(|it| is_unwanted(it)).map(|it| it.socket).collect();
        for socket in self.sockets.extract_if(.., |it| unwanted.contains(&it.socket)) {
            socket.out.close(CloseReason::NotAllowed);
            self.app.metrics.sockets.dec();
        }
    }

    /// Who lost a seat does not look through its eyes any more; who took one does from now on.
    pub(super) fn drop_lost_eyes(&mut self) {
        for index in 0..self.sockets.len() {
            let yours = self.table.seats_of(&self.sockets[index].player.id);
            let socket = &mut self.sockets[index];
            if !socket.eyes.is_some_and(|seat| yours.contains(seat)) {
                socket.looks_on &= !yours.is_empty();
                socket.eyes = yours.lowest().filter(|_| !socket.looks_on);
            }
        }
    }

    /// Shows a connection everything.
    pub(super) async fn show(
        &mut self,
        socket: u64,
        id: Option<u32>,
        resume: Option<u64>,
    ) -> Result<(), StoreError> {
        let Some(index) = self.sockets.iter().position(|it| it.socket == socket) else {
            return Ok(());
        };
        let is_delayed = self.is_delayed(&self.sockets[index]);
        self.sockets[index].is_behind = is_delayed;
        if is_delayed {
            self.begin_behind().await?;
        }
        let table =
            self.behind.as_ref().filter(|_| is_delayed).map_or(&self.table, |it| it.table());
        let until = table.number();
        let (eyes, player) = (self.sockets[index].eyes, self.sockets[index].player.id.clone());
        let missed = match resume {
            Some(after) if after < until => {
                let stored = Stored::read(&self.app, self.table.id()).await?;
                let missed =
                    stored.map(|it| it.missed(&self.app, after, until, eyes)).transpose()?;
                missed.unwrap_or_default()
            }
            _ => Vec::new(),
        };
        let presence = self.presence();
        let yours = self.table.seats_of(&player);
        let mut message = table.table_message(now(), id, eyes, (&player, yours), missed, presence);
        if let Message::Table { chat, .. } = &mut message {
            let lines = self.app.store.chat(self.table.id(), None).await?;
            let socket = &self.sockets[index];
            let oldest = now().saturating_sub(self.table.delay());
            let may = |it: &Line| {
                let is_later = is_delayed && it.room == Room::Table && it.at > oldest;
                !is_later && self.may_hear(socket, it)
            };
            *chat = Some(lines.into_iter().filter(may).collect());
        }
        self.sockets[index].send(written(&message));
        self.drop_slow();
        Ok(())
    }

    /// Shows everybody everything, after the table was read again.
    pub(super) fn show_all_again(&mut self) {
        self.drop_lost_eyes();
        let presence = self.presence();
        for index in 0..self.sockets.len() {
            self.sockets[index].is_behind = false;
            let socket = &self.sockets[index];
            if self.is_delayed(socket) {
                continue;
            }
            let (eyes, player) = (socket.eyes, socket.player.id.clone());
            let me = (player.as_str(), self.table.seats_of(&player));
            let message =
                self.table.table_message(now(), None, eyes, me, Vec::new(), presence.clone());
            self.sockets[index].send(written(&message));
        }
        self.drop_slow();
    }

    pub(super) fn close_all(&mut self, reason: CloseReason) {
        for socket in self.sockets.drain(..) {
            socket.out.close(reason);
            self.app.metrics.sockets.dec();
        }
        self.app.metrics.seats.dec_by(self.seats_here as i64);
        self.seats_here = 0;
    }

    /// Whether somebody may and wants to hear a line.
    pub(super) fn may_hear(&self, socket: &Attached, line: &Line) -> bool {
        !socket.mutes.contains(&line.player) && self.table.may_hear(&socket.player.id, line.room)
    }

    /// Seats whose person is connected here.
    pub(super) fn here(&self) -> SeatSet {
        let seats = self.sockets.iter().map(|it| self.table.seats_of(&it.player.id));
        seats.flat_map(|it| it.iter().collect::<Vec<_>>()).collect()
    }

    /// How many people without a seat are connected here.
    pub(super) fn watching_here(&self) -> u32 {
        let is_watching = |it: &&Attached| self.table.seats_of(&it.player.id).is_empty();
        self.sockets.iter().filter(is_watching).count() as u32
    }

    pub(super) fn watching(&self) -> u32 {
        self.watching_here() + self.others.watching()
    }

    pub(super) fn presence(&self) -> Presence {
        let online: SeatSet = self.here().iter().chain(self.others.seats().iter()).collect();
        Presence { online, watching: self.watching() }
    }

    /// Tells everybody who is there, other processes included.
    pub(super) fn presence_changed(&mut self) {
        let (here, watching) = (self.here(), self.watching_here());
        self.app.metrics.seats.inc_by(here.len() as i64 - self.seats_here as i64);
        self.seats_here = here.len();
        self.app.cluster.tell_presence(&self.app, self.table.id(), here, watching);
        self.note_presence();
    }

    /// Tells the connections here who is there, and notes since when the others are not.
    pub(super) fn note_presence(&mut self) {
        let at = now();
        let presence = self.presence();
        for (seat, away) in Seat::first(MAX_SEATS).zip(&mut self.away_since) {
            *away = match (presence.online.contains(seat), *away) {
                (true, _) => None,
                (false, None) => Some(at),
                (false, since) => since,
            };
        }
        let text = written(&Message::Presence { presence });
        for socket in &mut self.sockets {
            socket.send(text.clone());
        }
    }
}

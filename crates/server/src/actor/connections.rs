//! Connections to a table.

use axum::extract::ws::Utf8Bytes;
use protocol::{CloseReason, Line, Message, Player, Presence, Room};
use tabletop::{MAX_SEATS, Seat, SeatSet};
use tokio::sync::mpsc;

use super::Actor;
use crate::history::Stored;
use crate::limits::Network;
use crate::store::StoreError;
use crate::thinking::{Owner, Wanted};
use table::Eyes;

/// How many missed steps a connection receives, the latest ones.
const MISSED: u64 = 500;

/// What a connection receives.
#[derive(Debug)]
pub(crate) enum Sent {
    /// A message.
    Text(Utf8Bytes),
    /// The reason why the connection ends.
    Close(CloseReason),
}

/// The queue to a connection. A reader that falls a full queue behind is dropped; it reconnects and
/// reads what it missed.
#[derive(Clone, Debug)]
pub(crate) struct Out(mpsc::Sender<Sent>);

impl Out {
    /// How many messages may wait for a connection.
    pub(crate) const QUEUE: usize = 32;

    pub(crate) fn new() -> (Self, mpsc::Receiver<Sent>) {
        let (sender, receiver) = mpsc::channel(Self::QUEUE);
        (Out(sender), receiver)
    }

    /// Queues a message. Returns false if the queue is full or closed.
    pub(crate) fn send(&self, text: Utf8Bytes) -> bool {
        self.0.try_send(Sent::Text(text)).is_ok()
    }

    pub(crate) fn close(&self, reason: CloseReason) {
        let _ = self.0.try_send(Sent::Close(reason));
    }
}

/// A new connection.
#[derive(Debug)]
pub(crate) struct Attach {
    /// A number unique among the connections of this process.
    pub(crate) socket: u64,
    pub(crate) player: Player,
    /// The session or program that proves it.
    pub(crate) credential: String,
    /// The person who answers for it.
    pub(crate) account: String,
    pub(crate) address: Network,
    /// The seat to look from; none for the player's first seat, or to watch.
    pub(crate) seat: Option<Seat>,
    /// The last step the client saw.
    pub(crate) resume: Option<u64>,
    /// The players this player has muted.
    pub(crate) mutes: Vec<String>,
    pub(crate) out: Out,
}

/// An open connection.
#[derive(Debug)]
pub(super) struct Attached {
    pub(super) socket: u64,
    pub(super) player: Player,
    credential: String,
    pub(super) account: String,
    address: Network,
    pub(super) eyes: Eyes,
    /// Whether the player watches as a spectator although they have a seat.
    pub(super) looks_on: bool,
    /// Whether they see the table with a delay.
    pub(super) is_behind: bool,
    pub(super) mutes: Vec<String>,
    pub(super) out: Out,
    is_slow: bool,
    /// The hint that was asked for last; given up when the connection ends.
    pub(super) hint: Option<Wanted<()>>,
}

impl Attached {
    pub(super) fn send(&mut self, text: Utf8Bytes) {
        self.is_slow |= !self.out.send(text);
    }

    /// Whose thinking time its requests cost.
    pub(super) fn pays(&self) -> Owner {
        Owner::new(Some(self.address), &self.account)
    }
}

/// A message in its wire format.
pub(super) fn written(message: &Message) -> Utf8Bytes {
    serde_json::to_string(message).expect("a message is plain data").into()
}

impl Actor {
    pub(super) async fn attach(&mut self, attach: Attach) -> Result<(), StoreError> {
        // The client may come from a process that has just died.
        self.take_over().await?;
        let Attach { socket, player, credential, account, address, seat, resume, mutes, out } =
            attach;
        let is_full = self.watching() as usize >= self.app.config.limits.spectators_per_table;
        if let Err(reason) = self.table.may_connect(&player.id, is_full) {
            out.close(reason);
            return Ok(());
        }
        let eyes = self.table.eyes_of(&player.id, seat);
        let caller = player.clone();
        let new = Attached {
            socket,
            player,
            credential,
            account,
            address,
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
        let at = self.time();
        if self.role.is_owner()
            && let Some(done) = self.table.rename(&caller, at)
        {
            self.commit(done, at).await?;
        }
        Ok(())
    }

    pub(super) fn detach(&mut self, socket: u64) {
        let before = self.sockets.len();
        self.sockets.retain(|it| it.socket != socket);
        self.app.metrics.sockets.dec_by((before - self.sockets.len()) as i64);
        if !self.sockets.iter().any(|it| self.is_delayed(it)) {
            self.delayed = None;
        }
        self.presence_changed();
    }

    /// Drops connections that do not read.
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

    /// Ends the connections of a session or program that is no longer valid.
    pub(super) fn expel(&mut self, credential: &str) {
        let before = self.sockets.len();
        for socket in self.sockets.extract_if(.., |it| it.credential == credential) {
            socket.out.close(CloseReason::NotAllowed);
            self.app.metrics.sockets.dec();
        }
        if self.sockets.len() < before {
            self.presence_changed();
        }
    }

    /// Closes connections that waited for a seat when none is left and watching is not allowed.
    pub(super) fn drop_unwanted(&mut self) {
        let is_unwanted = |it: &Attached| self.table.may_connect(&it.player.id, false).is_err();
        let unwanted: Vec<u64> =
            self.sockets.iter().filter(|it| is_unwanted(it)).map(|it| it.socket).collect();
        for socket in self.sockets.extract_if(.., |it| unwanted.contains(&it.socket)) {
            socket.out.close(CloseReason::NotAllowed);
            self.app.metrics.sockets.dec();
        }
    }

    /// A player who lost a seat no longer looks from it; a player who took one does from now on.
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

    /// Sends a connection the whole table.
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
            self.start_delayed().await?;
        }
        let table =
            self.delayed.as_ref().filter(|_| is_delayed).map_or(&self.table, |it| it.table());
        let until = table.number();
        let (eyes, player) = (self.sockets[index].eyes, self.sockets[index].player.id.clone());
        let missed = match resume {
            Some(after) if after < until => {
                let after = after.max(until.saturating_sub(MISSED));
                let stored = Stored::read(&self.app.store, self.table.id()).await?;
                let missed = stored
                    .map(|it| it.missed(&self.app.config.games, after, until, eyes))
                    .transpose()?;
                missed.unwrap_or_default()
            }
            _ => Vec::new(),
        };
        let presence = self.presence();
        let yours = self.table.seats_of(&player);
        let mut message =
            table.table_message(self.time(), id, eyes, (&player, yours), missed, presence);
        if let Message::Table { chat, .. } = &mut message {
            let lines = self.app.store.chat(self.table.id(), None).await?;
            let socket = &self.sockets[index];
            let oldest = self.time().saturating_sub(self.table.delay());
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

    /// Sends every connection the whole table, after it was read again.
    pub(super) fn resend_all(&mut self) {
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
                self.table.table_message(self.time(), None, eyes, me, Vec::new(), presence.clone());
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

    /// Whether a player may see a chat line and has not muted its author.
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

    /// Sends presence to all connections and to the other processes.
    pub(super) fn presence_changed(&mut self) {
        let (here, watching) = (self.here(), self.watching_here());
        self.app.metrics.seats.inc_by(here.len() as i64 - self.seats_here as i64);
        self.seats_here = here.len();
        self.app.cluster.tell_presence(&self.app, self.table.id(), here, watching);
        self.note_presence();
    }

    /// Sends presence to the connections here and records since when absent players have been away.
    pub(super) fn note_presence(&mut self) {
        let at = self.time();
        let presence = self.presence();
        for (seat, away) in Seat::first(MAX_SEATS).zip(&mut self.away_since) {
            *away = match (presence.online.contains(seat), *away) {
                (true, _) => None,
                (false, None) => Some(at),
                (false, since) => since,
            };
        }
        self.thinking_for_whom();
        let text = written(&Message::Presence { presence });
        for socket in &mut self.sockets {
            socket.send(text.clone());
        }
    }
}

//! Requests of connections.

use std::time::Instant;

use games::{Refusal, RefusalCode};
use protocol::{ChatText, Command, Line, Message, Player, Request, Room, TableState};
use tabletop::Seat;

use super::connections::written;
use super::{Actor, Answer, RequestError};
use crate::create;
use crate::store::StoreError;
use table::{Eyes, Table};

/// A player may send this many messages ...
const SAYINGS: usize = 5;
/// ... in so many milliseconds.
const SAYING_TIME: u64 = 10_000;

impl Actor {
    pub(super) async fn request(
        &mut self,
        socket: u64,
        request: Request,
        since: Instant,
    ) -> Result<(), StoreError> {
        let Some(index) = self.sockets.iter().position(|it| it.socket == socket) else {
            return Ok(());
        };
        let caller = self.sockets[index].player.clone();
        let Request { id, command } = request;
        let answer = match &command {
            Command::Look { seat } => match self.look(index, &caller, *seat) {
                Ok(()) => return self.show(socket, Some(id), None).await,
                Err(refused) => Err(refused),
            },
            Command::WhyNot { seat, text } => match self.table.why_not(id, &caller, *seat, text) {
                Ok(message) => {
                    self.sockets[index].send(written(&message));
                    return Ok(());
                }
                Err(refused) => Err(refused),
            },
            Command::Hint { seat } => match self.hint(index, id, &caller, *seat) {
                Ok(()) => return Ok(()),
                Err(refused) => Err(refused),
            },
            Command::Mute { player, muted } => {
                let done = self.mute(index, &caller, player, *muted).await;
                self.answer_to(socket, id, done)?
            }
            _ => {
                let slowed = match &command {
                    Command::Say { .. } => self.slow_down(&caller.id),
                    _ => Ok(()),
                };
                match slowed {
                    Err(refused) => Err(refused),
                    Ok(()) if !self.role.is_owner() => {
                        return self.forward(socket, id, &caller, &command).await;
                    }
                    Ok(()) => {
                        let done = self.carry_out(&caller, &command).await;
                        self.answer_to(socket, id, done)?
                    }
                }
            }
        };
        if matches!(command, Command::Act { .. }) && answer.is_ok() {
            self.app.metrics.inputs.inc();
            self.app.metrics.input_seconds.observe(since.elapsed().as_secs_f64());
        }
        self.answer(socket, id, answer);
        Ok(())
    }

    /// Answers a request. If its step could not be written, it is answered before the table is read
    /// again.
    pub(super) fn answer_to(
        &mut self,
        socket: u64,
        id: u32,
        done: Result<Option<u64>, RequestError>,
    ) -> Result<Answer, StoreError> {
        match done {
            Ok(number) => Ok(Ok(number)),
            Err(RequestError::Refused(refusal)) => Ok(Err(refusal)),
            Err(RequestError::Store(error)) => {
                self.answer(socket, id, Err(unwritten()));
                Err(error)
            }
        }
    }

    /// Tells a connection the result of its request.
    pub(super) fn answer(&mut self, socket: u64, id: u32, answer: Answer) {
        let message = match answer {
            Ok(number) => Message::Done { id, number },
            Err(error) => {
                self.app.metrics.refusals.inc();
                Message::Refused { id: Some(id), error }
            }
        };
        if let Some(socket) = self.sockets.iter_mut().find(|it| it.socket == socket) {
            socket.send(written(&message));
        }
    }

    /// Carries out a request that changes the table or its chat. Only the process that writes the
    /// table may do this.
    pub(super) async fn carry_out(
        &mut self,
        caller: &Player,
        command: &Command,
    ) -> Result<Option<u64>, RequestError> {
        match command {
            Command::Say { room, text } => return self.say(caller, *room, text).await,
            Command::Rematch => return self.rematch(caller).await,
            _ => {}
        }
        self.may_take_more_steps(command)?;
        let context = self.context();
        // Acting never changes seats, and is by far the most common request.
        let is_play = matches!(command, Command::Act { .. } | Command::TakeBack { .. });
        let before = (!is_play).then(|| self.table.seated());
        let done = match self.table.command(caller, command, context) {
            Ok(done) => done,
            // A half-applied step must not stay in memory.
            Err(refusal) if self.table.is_torn() => {
                self.reload().await?;
                return Err(refusal.into());
            }
            Err(refusal) => return Err(refusal.into()),
        };
        if let Err(error) = self.commit(done, context.now).await {
            tracing::warn!(table = %self.table.id(), %error, "a step was not written");
            self.reload().await?;
            return Err(unwritten().into());
        }
        if let Some(before) = before {
            self.seats_changed(&before);
        }
        let number = self.table.number();
        self.end_without_end(context.now).await?;
        Ok(Some(number))
    }

    /// At a table with too many steps nobody goes back any more: the game itself has an end.
    fn may_take_more_steps(&self, command: &Command) -> Result<(), Refusal> {
        let goes_back = matches!(
            command,
            Command::TakeBack { .. } | Command::AskRollBack { .. } | Command::AnswerRollBack { .. }
        );
        if goes_back && self.table.number() >= self.app.config.limits.steps_per_table {
            let message = "this table has too many steps: nobody can go back any more";
            return Err(Refusal::new(RefusalCode::TooLong, message));
        }
        Ok(())
    }

    /// Closes a table that still has not come to an end after twice as many steps: its seats only
    /// change hands.
    async fn end_without_end(&mut self, at: u64) -> Result<(), RequestError> {
        let most = self.app.config.limits.steps_per_table.saturating_mul(2);
        let is_open = matches!(self.table.state(), TableState::Open | TableState::Running);
        if is_open && self.table.number() >= most {
            let done = self.table.give_up(at)?;
            self.commit(done, at).await?;
        }
        Ok(())
    }

    /// Creates a table for a rematch with the same players.
    async fn rematch(&mut self, caller: &Player) -> Result<Option<u64>, RequestError> {
        let row = create::new_table(&self.app, caller, self.table.again(caller)?)?;
        let id = row.info.id.clone();
        create::add::<RequestError>(&self.app, row).await?;
        let at = self.time();
        let done = self.table.set_rematch(id, at)?;
        self.commit(done, at).await?;
        Ok(Some(self.table.number()))
    }

    /// Seats decide who counts as present and whose lists contain the table.
    fn seats_changed(&mut self, before: &[(Seat, String)]) {
        let after = self.table.seated();
        if after == before {
            return;
        }
        self.presence_changed();
        let has_left = |player: &str| !after.iter().any(|(_, it)| it == player);
        let left = before.iter().map(|(_, it)| it.clone()).filter(|it| has_left(it));
        let left: Vec<String> = left.collect();
        if !left.is_empty() {
            self.app.cluster.tell_left(&self.app, self.table.id(), &left);
            self.app.lobby.tell_left(self.table.info(), left);
        }
    }

    fn look(&mut self, index: usize, caller: &Player, eyes: Eyes) -> Result<(), Refusal> {
        self.table.may_look(caller, eyes)?;
        let has_seat = !self.table.seats_of(&caller.id).is_empty();
        self.sockets[index].eyes = eyes;
        self.sockets[index].looks_on = eyes.is_none() && has_seat;
        Ok(())
    }

    async fn mute(
        &mut self,
        index: usize,
        caller: &Player,
        player: &str,
        muted: bool,
    ) -> Result<Option<u64>, RequestError> {
        Table::may_mute(caller, player)?;
        if self.app.store.player(player).await?.is_none() {
            return Err(Refusal::new(RefusalCode::BadRequest, "player: nobody has that id").into());
        }
        if !muted {
            self.app.store.unmute(&caller.id, player).await?;
        } else if !self.app.store.mute(&caller.id, player).await? {
            let message = "you have muted as many players as you may";
            return Err(Refusal::new(RefusalCode::Limited, message).into());
        }
        let mutes = &mut self.sockets[index].mutes;
        mutes.retain(|it| it != player);
        if muted {
            mutes.push(player.to_owned());
        }
        Ok(None)
    }

    /// Limits how fast a player may chat.
    fn slow_down(&mut self, player: &str) -> Result<(), Refusal> {
        let at = self.time();
        let is_late = |it: &u64| at.saturating_sub(*it) < SAYING_TIME;
        self.said_at.retain(|_, said_at| said_at.iter().any(is_late));
        let said_at = self.said_at.entry(player.to_owned()).or_default();
        said_at.retain(is_late);
        if said_at.len() >= SAYINGS {
            return Err(Refusal::new(
                RefusalCode::TooFast,
                "too many chat messages: wait a little",
            ));
        }
        said_at.push(at);
        Ok(())
    }

    async fn say(
        &mut self,
        caller: &Player,
        room: Room,
        text: &str,
    ) -> Result<Option<u64>, RequestError> {
        self.table.may_speak(&caller.id, room)?;
        let text = ChatText::cleaned(text)
            .map_err(|error| Refusal::new(RefusalCode::BadText, format!("text: {error}")))?;
        let next = match self.next_line {
            Some(line) => line,
            None => {
                let lines = self.app.store.chat(self.table.id(), None).await?;
                lines.last().map_or(1, |it| it.line + 1)
            }
        };
        let (player, name) = (caller.id.clone(), caller.name.clone());
        let line = Line { line: next, at: self.time(), room, player, name, text: text.into() };
        let notice = self.app.cluster.line_notice(self.table.id(), next);
        self.app.store.say(self.table.id(), &line, notice).await?;
        self.next_line = Some(next + 1);
        self.pass_on(&line);
        Ok(None)
    }
}

fn unwritten() -> Refusal {
    Refusal::new(RefusalCode::Unavailable, "that could not be stored: try again")
}

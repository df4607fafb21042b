//! The table for viewers with a delay: a second table that follows the first.

use std::collections::VecDeque;

use protocol::{Line, Message, Room, TableState};
use tabletop::SeatSet;

use super::Actor;
use super::connections::{Attached, written};
use crate::history::{Stored, replay_step};
use crate::store::{Step, StoreError};
use table::{PublishedStep, Table};

/// The table some time ago, and what has happened since.
#[derive(Debug)]
pub(super) struct DelayedTable {
    table: Table,
    pending: VecDeque<(u64, Pending)>,
}

#[derive(Debug)]
enum Pending {
    Step(Step),
    Line(Line),
}

impl DelayedTable {
    /// The delayed table.
    pub(super) fn table(&self) -> &Table {
        &self.table
    }

    /// When the next event is due.
    pub(super) fn due(&self) -> Option<u64> {
        self.pending.front().map(|(due, _)| *due)
    }
}

impl Actor {
    /// Whether anybody sees the table with a delay. After the end this holds until all events have
    /// been shown.
    pub(super) fn is_delayed(&self, socket: &Attached) -> bool {
        let is_played = match &self.delayed {
            Some(delayed) => {
                delayed.table.state() == TableState::Running || !delayed.pending.is_empty()
            }
            None => self.table.state() == TableState::Running,
        };
        is_played && self.table.watches_later(&socket.player.id)
    }

    /// Reads the delayed table if nobody has watched with a delay so far.
    pub(super) async fn start_delayed(&mut self) -> Result<(), StoreError> {
        if self.delayed.is_some() {
            return Ok(());
        }
        let Some(stored) = Stored::read(&self.app.store, self.table.id()).await? else {
            return Ok(());
        };
        let published = stored.latest_step_at(self.time().saturating_sub(self.table.delay()))?;
        let table =
            stored.replay(&self.app.config.games, |step| step.number <= published, |_, _| {})?;
        let pending = stored.steps.into_iter().filter(|it| it.number > table.number());
        let delay = self.table.delay();
        let pending = pending.map(|step| (step.at + delay, Pending::Step(step))).collect();
        self.delayed = Some(Box::new(DelayedTable { table, pending }));
        Ok(())
    }

    /// Moves viewers to the delayed table who see it with a delay from now on: they gave up their
    /// seat, or connected before the start. The latter have seen the start itself.
    pub(super) async fn move_viewers_to_delayed(
        &mut self,
        is_start: bool,
    ) -> Result<(), StoreError> {
        let is_late = |it: &&Attached| !it.is_behind && self.is_delayed(it);
        let late: Vec<u64> = self.sockets.iter().filter(is_late).map(|it| it.socket).collect();
        if late.is_empty() {
            return Ok(());
        }
        self.start_delayed().await?;
        for socket in late {
            if is_start {
                let shown = self.sockets.iter_mut().find(|it| it.socket == socket);
                shown.into_iter().for_each(|it| it.is_behind = true);
            } else {
                self.show(socket, None, None).await?;
            }
        }
        Ok(())
    }

    /// Queues a step for delayed viewers.
    pub(super) fn keep_for_later(&mut self, step: &Step) {
        let due = step.at + self.table.delay();
        if let Some(delayed) = &mut self.delayed {
            delayed.pending.push_back((due, Pending::Step(step.clone())));
        }
    }

    pub(super) fn keep_line_for_later(&mut self, line: &Line) {
        let due = line.at + self.table.delay();
        if let Some(delayed) = self.delayed.as_mut().filter(|_| line.room == Room::Table) {
            delayed.pending.push_back((due, Pending::Line(line.clone())));
        }
    }

    /// Sends delayed viewers what is due.
    pub(super) fn advance_delayed(&mut self) -> Result<(), StoreError> {
        let at = self.time();
        while let Some(mut delayed) = self.delayed.take_if(|it| it.due().is_some_and(|it| it <= at))
        {
            let watchers: Vec<usize> = (0..self.sockets.len())
                .filter(|index| self.table.seats_of(&self.sockets[*index].player.id).is_empty())
                .collect();
            match delayed.pending.pop_front() {
                Some((_, Pending::Step(step))) => {
                    let done = replay_step(&mut delayed.table, &step)?;
                    let published = PublishedStep { number: step.number, at: step.at, done };
                    for index in watchers {
                        let message = delayed.table.step_message(&published, None, SeatSet::EMPTY);
                        self.sockets[index].send(written(&message));
                    }
                }
                Some((_, Pending::Line(line))) => {
                    let text = written(&Message::Said { line: line.clone() });
                    for index in watchers {
                        if self.may_hear(&self.sockets[index], &line) {
                            self.sockets[index].send(text.clone());
                        }
                    }
                }
                None => {}
            }
            self.delayed = Some(delayed);
        }
        self.drop_slow();
        Ok(())
    }
}

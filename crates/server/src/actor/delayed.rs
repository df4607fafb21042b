//! The table as those see it who watch with a delay: a second table that follows the first.

use std::collections::VecDeque;

use protocol::{Line, Message, Room, TableState};
use tabletop::SeatSet;

use super::Actor;
use super::connections::{Attached, written};
use crate::app::now;
use crate::history::{Stored, replay_step};
use crate::store::{Step, StoreError};
use table::{Table, Told};

/// The table some time ago, and what happened since.
#[derive(Debug)]
pub(super) struct Behind {
    table: Table,
    later: VecDeque<(u64, Later)>,
}

#[derive(Debug)]
enum Later {
    Step(Step),
    Line(Line),
}

impl Behind {
    /// The table as it was.
    pub(super) fn table(&self) -> &Table {
        &self.table
    }

    /// When the next thing may be told.
    pub(super) fn due(&self) -> Option<u64> {
        self.later.front().map(|(due, _)| *due)
    }
}

impl Actor {
    /// Whether somebody is shown the table with a delay, also while what happened before the end is
    /// still to be told.
    pub(super) fn is_delayed(&self, socket: &Attached) -> bool {
        let is_played = match &self.behind {
            Some(behind) => behind.table.state() == TableState::Running || !behind.later.is_empty(),
            None => self.table.state() == TableState::Running,
        };
        is_played && self.table.watches_later(&socket.player.id)
    }

    /// Reads the table as it was, if nobody watched with a delay so far.
    pub(super) async fn begin_behind(&mut self) -> Result<(), StoreError> {
        if self.behind.is_some() {
            return Ok(());
        }
        let Some(stored) = Stored::read(&self.app, self.table.id()).await? else { return Ok(()) };
        let told = stored.told_by(now().saturating_sub(self.table.delay()))?;
        let table = stored.replay(&self.app, |step| step.number <= told, |_, _| {})?;
        let later = stored.steps.into_iter().filter(|it| it.number > table.number());
        let delay = self.table.delay();
        let later = later.map(|step| (step.at + delay, Later::Step(step))).collect();
        self.behind = Some(Box::new(Behind { table, later }));
        Ok(())
    }

    /// Shows the table as it was to those who see it with a delay from now on: they gave up their
    /// seat, or came before the start. These have seen the start itself.
    pub(super) async fn fall_behind(&mut self, is_start: bool) -> Result<(), StoreError> {
        let is_late = |it: &&Attached| !it.is_behind && self.is_delayed(it);
        let late: Vec<u64> = self.sockets.iter().filter(is_late).map(|it| it.socket).collect();
        if late.is_empty() {
            return Ok(());
        }
        self.begin_behind().await?;
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

    /// Keeps a step for those who watch with a delay.
    pub(super) fn keep_for_later(&mut self, step: &Step) {
        let due = step.at + self.table.delay();
        if let Some(behind) = &mut self.behind {
            behind.later.push_back((due, Later::Step(step.clone())));
        }
    }

    pub(super) fn keep_line_for_later(&mut self, line: &Line) {
        let due = line.at + self.table.delay();
        if let Some(behind) = self.behind.as_mut().filter(|_| line.room == Room::Table) {
            behind.later.push_back((due, Later::Line(line.clone())));
        }
    }

    /// Tells those who watch with a delay what is due.
    pub(super) fn move_behind(&mut self) -> Result<(), StoreError> {
        let at = now();
        while let Some(mut behind) = self.behind.take_if(|it| it.due().is_some_and(|it| it <= at)) {
            let watchers: Vec<usize> = (0..self.sockets.len())
                .filter(|index| self.table.seats_of(&self.sockets[*index].player.id).is_empty())
                .collect();
            match behind.later.pop_front() {
                Some((_, Later::Step(step))) => {
                    let done = replay_step(&mut behind.table, &step)?;
                    let told = Told { number: step.number, at: step.at, done };
                    for index in watchers {
                        let message = behind.table.step_message(&told, None, SeatSet::EMPTY);
                        self.sockets[index].send(written(&message));
                    }
                }
                Some((_, Later::Line(line))) => {
                    let text = written(&Message::Said { line: line.clone() });
                    for index in watchers {
                        if self.may_hear(&self.sockets[index], &line) {
                            self.sockets[index].send(text.clone());
                        }
                    }
                }
                None => {}
            }
            self.behind = Some(behind);
        }
        self.drop_slow();
        Ok(())
    }
}

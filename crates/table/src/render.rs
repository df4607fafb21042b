//! What each viewer sees of a table. The engines build views and events for a viewer; nothing else
//! here contains secrets.

use games::Refusal;
use protocol::{Events, Message, Play, Presence, TableState};
use serde_json::value::RawValue;
use tabletop::{Seat, SeatSet, Viewer};

use crate::{Caller, Done, Table};

/// The seat a connection looks from; none for spectators.
pub type Eyes = Option<Seat>;

/// One step, as sent to viewers.
#[derive(Debug)]
pub struct PublishedStep {
    /// Its number.
    pub number: u64,
    /// When it happened.
    pub at: u64,
    /// What it did.
    pub done: Done,
}

/// The viewer at a seat.
fn viewer(eyes: Eyes) -> Viewer {
    eyes.map_or(Viewer::Spectator, Viewer::Seat)
}

impl PublishedStep {
    /// The events of the step that a viewer may see.
    pub fn events(&self, eyes: Eyes) -> Events {
        let happened = self.done.happened.iter();
        let events: Vec<Box<RawValue>> =
            happened.clone().flat_map(|it| it.seen_by(viewer(eyes))).collect();
        Events {
            number: self.number,
            at: self.at,
            taken_back: self.done.taken_back,
            rolled_back: self.done.rolled_back,
            events,
            because: happened.flat_map(|it| it.because(viewer(eyes))).collect(),
        }
    }
}

impl Table {
    /// The match as a viewer sees it.
    pub fn play_seen(&self, eyes: Eyes) -> Option<Play> {
        let running = self.play.as_ref()?;
        let game = &running.game;
        let is_running = self.state == TableState::Running;
        let deciding = eyes.filter(|_| is_running);
        Some(Play {
            seat: eyes,
            view: game.view(viewer(eyes)),
            sums: game.sums(),
            decision: eyes.map_or(0, |seat| running.decision_of(seat)),
            offers: deciding.map(|seat| game.typed_offers(seat)).unwrap_or_default(),
            needed: self.needed(),
            may_take_back: deciding.is_some_and(|seat| game.may_take_back(seat)),
            inputs: game.inputs() as u32,
            turns: game.turns(),
            clocks: running.clocks.timers(self.seats.len()),
            asked: running.question.as_ref().map(crate::Question::shown),
            asked_until: running.question.as_ref().map(|it| it.until),
            deeds: eyes
                .filter(|_| self.settings.new.lesson.is_some())
                .map(|seat| game.actions_of(seat)),
            outcome: game.outcome(),
            seed: self.revealed_seed(),
        })
    }

    /// Answers which rule forbids an action of a seat.
    ///
    /// # Errors
    ///
    /// If the player may not ask for the seat, or the text is no action.
    pub fn why_not(
        &self,
        id: u32,
        caller: &Caller,
        seat: Seat,
        text: &str,
    ) -> Result<Message, Refusal> {
        let game = self.game_to_ask(caller, seat)?;
        let broken = game.why_not(seat, text)?;
        Ok(Message::WhyNot {
            id,
            allowed: broken.is_none(),
            rule: broken.map(|(rule, _)| rule.to_string()),
            text: broken.and_then(|(_, text)| text).map(str::to_owned),
        })
    }

    /// The message about a step.
    pub fn step_message(&self, step: &PublishedStep, eyes: Eyes, yours: SeatSet) -> Message {
        Message::Step {
            events: step.events(eyes),
            table: step.done.is_table_changed.then(|| Box::new(self.info())),
            yours,
            play: self.play_seen(eyes),
        }
    }

    /// The message with the whole table.
    pub fn table_message(
        &self,
        now: u64,
        id: Option<u32>,
        eyes: Eyes,
        (player, yours): (&str, SeatSet),
        missed: Vec<Events>,
        presence: Presence,
    ) -> Message {
        Message::Table {
            id,
            number: self.number,
            now,
            table: Box::new(self.info()),
            you: player.to_owned(),
            yours,
            play: self.play_seen(eyes),
            missed,
            chat: None,
            presence,
        }
    }
}

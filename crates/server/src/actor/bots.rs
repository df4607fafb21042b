//! Bots at the table. They think on other threads with a copy of the match and see only what their
//! seat sees. A decision that comes too late is dropped.

use std::sync::Arc;
use std::time::{Duration, Instant};

use games::{Adviser, AnyMatch, BotMemory, Budget, Choice, Level, Refusal, RefusalCode};
use protocol::{Message, Player, TableState};
use tabletop::Seat;
use tokio::task::{JoinError, JoinHandle};

use super::Actor;
use super::connections::written;
use crate::store::StoreError;

/// The bot that breaks any endless cycle.
const WAY_OUT: &str = "random";
/// How many positions are remembered to notice a cycle.
const MOMENTS: usize = 32;

/// A bot that is thinking.
#[derive(Debug)]
pub(super) struct Thinking {
    seat: Seat,
    decision: u32,
    since: Instant,
    task: JoinHandle<(Result<Option<Choice>, Refusal>, BotMemory)>,
}

/// The decision of a bot.
pub(super) struct Thought {
    seat: Seat,
    decision: u32,
    advice: Result<(Result<Option<Choice>, Refusal>, BotMemory), JoinError>,
    took: Duration,
}

impl Thinking {
    /// Waits for the thinking bot. Must only be called while one is thinking.
    pub(super) async fn finished(thinking: &mut Option<Thinking>) -> Thought {
        match thinking {
            Some(it) => {
                let advice = (&mut it.task).await;
                Thought { seat: it.seat, decision: it.decision, advice, took: it.since.elapsed() }
            }
            None => std::future::pending().await,
        }
    }
}

impl Actor {
    /// The bot that may decide next: first bots the game does not wait for, then bots it does.
    fn next_bot(&self) -> Option<(Seat, &str)> {
        let game = self.table.game()?;
        // Bots do not finish a game that all people have left, unless somebody is watching.
        let is_followed = self.table.is_anybody_playing() || !self.here().is_empty();
        let is_played = self.table.state() == TableState::Running && is_followed;
        if !is_played || !self.role.is_owner() {
            return None;
        }
        // Bots also wait when a person asks the others to wait.
        if game.holding().iter().any(|seat| self.table.is_played_by_person(seat)) {
            return None;
        }
        let pending = game.pending();
        let decision = game.decision();
        let has_passed = |seat: &Seat| self.passed[seat.index()] == Some(decision);
        let optional = pending.seats.iter().filter(|seat| !pending.needed.contains(*seat));
        let mut seats = optional.filter(|seat| !has_passed(seat)).chain(pending.needed.iter());
        seats.find_map(|seat| Some((seat, self.table.bot_in(seat)?)))
    }

    /// How long until a bot may act: people who could step in get a moment first. None if no bot
    /// has to act.
    pub(super) fn bot_pause(&self) -> Option<Duration> {
        if self.thinking.is_some() {
            return None;
        }
        self.next_bot()?;
        let pending = self.table.game()?.pending();
        let could_step_in =
            |seat: &Seat| !pending.needed.contains(*seat) && self.table.is_played_by_person(*seat);
        let here = self.here();
        let could_return = |seat: &Seat| here.contains(*seat) && self.table.bot_in(*seat).is_some();
        let is_watched = pending.seats.iter().any(|it| could_step_in(&it) || could_return(&it));
        let pause = self.app.config.times.bot_pause;
        Some(if is_watched { pause.saturating_sub(self.step_at.elapsed()) } else { Duration::ZERO })
    }

    /// Starts a bot thinking if one has to decide and may.
    pub(super) fn start_thinking(&mut self) {
        if self.bot_pause() != Some(Duration::ZERO) {
            return;
        }
        let Some((seat, level)) = self.next_bot() else { return };
        let level = level.to_owned();
        let Some(game) = self.table.game().map(AnyMatch::boxed) else { return };
        let level = if self.is_repeating(seat, &*game) { WAY_OUT.to_owned() } else { level };
        let decision = game.decision();
        let adviser = self.adviser(level, decision);
        let cue = self.table.cue_of(seat);
        let mut minds = std::mem::take(&mut self.minds);
        let thought = self.think(move || {
            let advice = match cue {
                Some(text) => Ok(Some(Choice::new(text))),
                None => game.advice(seat, &adviser, &mut minds),
            };
            (advice, minds)
        });
        let task = tokio::spawn(thought);
        self.thinking = Some(Thinking { seat, decision, since: Instant::now(), task });
    }

    /// A bot at this table.
    fn adviser(&self, level: impl Into<String>, decision: u32) -> Adviser {
        let seed = self.table.bot_seed(decision);
        Adviser { company: self.table.bots(), ..Adviser::new(level, seed) }
    }

    /// Computes a bot's decision on another thread.
    fn think<T: Send + 'static, W: FnOnce() -> T + Send + 'static>(
        &self,
        work: W,
    ) -> impl Future<Output = T> + use<T, W> {
        let thinkers = Arc::clone(&self.app.thinkers);
        async move {
            let permit = thinkers.acquire_owned().await;
            let think = tokio::task::spawn_blocking(move || {
                let _permit = permit;
                work()
            });
            match think.await {
                Ok(said) => said,
                Err(error) => std::panic::resume_unwind(error.into_panic()),
            }
        }
    }

    /// Asks the strongest bot for a hint; the connection gets the answer when it is ready.
    pub(super) fn hint(
        &mut self,
        index: usize,
        id: u32,
        caller: &Player,
        seat: Seat,
    ) -> Result<(), Refusal> {
        self.table.may_have_hint(caller, seat)?;
        if self.sockets[index].hint.as_ref().is_some_and(|it| !it.is_finished()) {
            return Err(Refusal::new(
                RefusalCode::TooFast,
                "your last hint is still being computed",
            ));
        }
        let Some(game) = self.table.game().map(AnyMatch::boxed) else { return Ok(()) };
        let decision = self.table.decision_of(seat);
        let budget = self.app.config.times.hint.map(|it| Budget::nodes(u64::MAX).within(it));
        let adviser = Adviser { budget, ..self.adviser(Level::Expert.name(), game.decision()) };
        let thought = self.think(move || game.counsel(seat, &adviser));
        let out = self.sockets[index].out.clone();
        self.sockets[index].hint = Some(tokio::spawn(async move {
            let message = match thought.await {
                Ok(counsel) => {
                    let action = counsel.choice.map(|it| it.action);
                    Message::Hint { id, decision, action, opinions: counsel.opinions }
                }
                Err(error) => Message::Refused { id: Some(id), error },
            };
            // A connection that does not read is dropped at the next step anyway.
            let _ = out.send(written(&message));
        }));
        Ok(())
    }

    /// Whether a bot has been in this exact position more than once: it starts an action and
    /// cancels it again, waiting for help that does not come.
    fn is_repeating(&mut self, seat: Seat, game: &dyn AnyMatch) -> bool {
        let moment = (seat, game.fingerprint());
        let before = self.moments.iter().filter(|it| **it == moment).count();
        if self.moments.len() >= MOMENTS {
            self.moments.pop_front();
        }
        self.moments.push_back(moment);
        before > 1
    }

    pub(super) async fn take_advice(&mut self, thought: Thought) -> Result<(), StoreError> {
        self.app.metrics.bot_seconds.observe(thought.took.as_secs_f64());
        let advice = match thought.advice {
            Ok((advice, minds)) => {
                self.minds = minds;
                advice
            }
            // A panic of a bot is a bug: it freezes the table like any other.
            Err(error) => std::panic::resume_unwind(error.into_panic()),
        };
        let current = self.table.game().map(AnyMatch::decision);
        let is_bot = self.table.bot_in(thought.seat).is_some();
        if current != Some(thought.decision) || !is_bot || !self.role.is_owner() {
            return Ok(());
        }
        let text = advice.ok().flatten().map(|it| it.action);
        let Some(text) = text else {
            self.passed[thought.seat.index()] = current;
            return Ok(());
        };
        let at = self.time();
        match self.table.bot_acts(thought.seat, &text, at) {
            Ok(done) => {
                self.app.metrics.bot_inputs.inc();
                self.busy_at = Instant::now();
                self.commit(done, at).await
            }
            // The match has reached its maximum length, so nobody can continue.
            Err(refused) if refused.code == RefusalCode::TooLong => match self.table.give_up(at) {
                Ok(done) => self.commit(done, at).await,
                Err(_) => Ok(()),
            },
            Err(refused) => panic!("a bot chose what is not allowed: {}", refused.message),
        }
    }
}

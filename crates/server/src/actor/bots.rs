//! Bots at the table. They think on other threads with a copy of the match and see only what their
//! seat sees. A decision that comes too late is dropped.

use std::time::{Duration, Instant};

use games::{Adviser, AnyMatch, BotMemory, Budget, Choice, Level, Refusal, RefusalCode};
use protocol::{Message, Player, TableState};
use tabletop::Seat;
use tokio::task::JoinError;

use super::connections::{Attached, written};
use super::{Actor, panic_text};
use crate::store::StoreError;
use crate::thinking::{Busy, Job, JobId, Kind, Length, Owner, Urgency, Wanted};

/// The bot that breaks any endless cycle, and decides where another one fails.
const WAY_OUT: &str = "random";
/// How many positions are remembered to notice a cycle.
const MOMENTS: usize = 32;

/// How long a bot waits that found no room to think.
const REST: Duration = Duration::from_secs(1);

/// What a bot decided, and what it remembers.
type Advice = (Result<Option<Choice>, Refusal>, BotMemory);

/// A bot that is thinking, or waits for its turn.
#[derive(Debug)]
pub(super) struct Thinking {
    seat: Seat,
    decision: u32,
    length: Length,
    job: JobId,
    since: Instant,
    task: Wanted<Result<Result<Advice, JoinError>, Busy>>,
}

/// The decision of a bot.
pub(super) struct Thought {
    seat: Seat,
    decision: u32,
    advice: Result<Advice, Unthought>,
    took: Duration,
}

/// Why a bot did not decide.
enum Unthought {
    /// There was no room for it.
    Busy,
    /// It has a bug.
    Panicked(JoinError),
}

impl Thinking {
    /// Waits for the thinking bot. Must only be called while one is thinking.
    pub(super) async fn finished(thinking: &mut Option<Thinking>) -> Thought {
        match thinking {
            Some(it) => {
                let advice = match (&mut it.task.0).await {
                    Ok(Ok(advice)) => advice.map_err(Unthought::Panicked),
                    Ok(Err(Busy)) => Err(Unthought::Busy),
                    Err(error) => Err(Unthought::Panicked(error)),
                };
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
        let pause = if is_watched { self.app.config.times.bot_pause } else { Duration::ZERO };
        let rest = self.bots_rest_until.saturating_duration_since(Instant::now());
        Some(pause.saturating_sub(self.step_at.elapsed()).max(rest))
    }

    /// Starts a bot thinking if one has to decide and may.
    pub(super) fn start_thinking(&mut self) {
        if self.bot_pause() != Some(Duration::ZERO) {
            return;
        }
        let Some((seat, level)) = self.next_bot() else { return };
        let level = level.to_owned();
        let Some(game) = self.table.game().map(AnyMatch::boxed) else { return };
        let decision = game.decision();
        let is_stuck = self.is_repeating(seat, &*game) || self.failed_at == Some(decision);
        let level = if is_stuck { WAY_OUT.to_owned() } else { level };
        let length = length_of(&level);
        let adviser = self.adviser(level, decision);
        let cue = self.table.cue_of(seat);
        let length = if cue.is_some() { Length::Short } else { length };
        let Ok(place) = self.app.thinkers.enter(Kind::Bot, self.bot_job(length)) else {
            self.bots_rest_until = Instant::now() + REST;
            return;
        };
        let job = place.id();
        let mut minds = std::mem::take(&mut self.minds);
        let think = move || {
            let advice = match cue {
                Some(text) => Ok(Some(Choice::new(text))),
                None => game.advice(seat, &adviser, &mut minds),
            };
            (advice, minds)
        };
        let task = Wanted(tokio::spawn(async move { Ok(place.turn().await?.run(think).await) }));
        let since = Instant::now();
        self.thinking = Some(Thinking { seat, decision, length, job, since, task });
    }

    /// What it takes to let a bot decide here: somebody waits for it, unless nobody looks.
    fn bot_job(&self, length: Length) -> Job {
        let presence = self.presence();
        let is_watched = !presence.online.is_empty() || presence.watching > 0;
        let urgency = if is_watched { Urgency::Awaited } else { Urgency::Unwatched };
        Job { owner: self.payer(), urgency, length }
    }

    /// Whose thinking time the bots of this table cost: the host's if they are here, or else of
    /// somebody who is.
    fn payer(&self) -> Owner {
        let host = &self.table.settings().host.id;
        let is_host = |it: &&Attached| it.player.id == *host;
        let is_seated = |it: &&Attached| !self.table.seats_of(&it.player.id).is_empty();
        let seated = || self.sockets.iter().find(is_seated);
        let payer = self.sockets.iter().find(is_host).or_else(seated);
        payer.or(self.sockets.first()).map_or_else(|| Owner::new(None, host), Attached::pays)
    }

    /// A bot that waits for its turn gets on when somebody comes to look, and waits for others when
    /// all have gone.
    pub(super) fn thinking_for_whom(&self) {
        if let Some(thinking) = &self.thinking {
            self.app.thinkers.change(thinking.job, self.bot_job(thinking.length));
        }
    }

    /// A bot at this table.
    fn adviser(&self, level: impl Into<String>, decision: u32) -> Adviser {
        let seed = self.table.bot_seed(decision);
        Adviser { company: self.table.bots(), ..Adviser::new(level, seed) }
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
        let Some(game) = self.table.game().map(AnyMatch::boxed) else { return Ok(()) };
        let socket = &self.sockets[index];
        let Some(only) = self.app.rate_limits.hint(&socket.account) else {
            let message = "your last hint is still being computed";
            return Err(Refusal::new(RefusalCode::TooFast, message));
        };
        let decision = self.table.decision_of(seat);
        let budget = self.app.config.times.hint.map(|it| Budget::nodes(u64::MAX).within(it));
        let adviser = Adviser { budget, ..self.adviser(Level::Expert.name(), game.decision()) };
        let job = Job { owner: socket.pays(), urgency: Urgency::Awaited, length: Length::Long };
        let place = self.app.thinkers.enter(Kind::Hint, job)?;
        let out = socket.out.clone();
        let table = self.table.id().to_owned();
        let think = move || {
            let _only = only;
            game.counsel(seat, &adviser)
        };
        self.sockets[index].hint = Some(Wanted(tokio::spawn(async move {
            let advice = match place.turn().await {
                Ok(permit) => match permit.run(think).await {
                    Ok(advice) => advice,
                    Err(error) => Err(hint_failed(&table, error)),
                },
                Err(busy) => Err(busy.into()),
            };
            let message = match advice {
                Ok(counsel) => {
                    let action = counsel.choice.map(|it| it.action);
                    Message::Hint { id, decision, action, opinions: counsel.opinions }
                }
                Err(error) => Message::Refused { id: Some(id), error },
            };
            // A connection that does not read is dropped at the next step anyway.
            let _ = out.send(written(&message));
        })));
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
            Err(Unthought::Busy) => {
                self.bots_rest_until = Instant::now() + REST;
                return Ok(());
            }
            Err(Unthought::Panicked(error)) => {
                self.bot_failed(thought.seat, thought.decision, &panicked(error));
                return Ok(());
            }
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
            Err(refused) => {
                let reason = format!("it chose what is not allowed: {}", refused.message);
                self.bot_failed(thought.seat, thought.decision, &reason);
                Ok(())
            }
        }
    }

    /// A bot with a bug does not stop the table: the simplest one decides instead.
    ///
    /// # Panics
    ///
    /// If that one fails, too: then the game itself is broken, and the table freezes.
    fn bot_failed(&mut self, seat: Seat, decision: u32, reason: &str) {
        assert!(self.failed_at != Some(decision), "no bot can decide for seat {seat}: {reason}");
        tracing::error!(table = %self.table.id(), %seat, decision, reason, "a bot failed");
        self.app.metrics.bot_failures.inc();
        self.failed_at = Some(decision);
    }
}

/// Whoever asked gets an answer, even if the bot has a bug.
fn hint_failed(table: &str, error: JoinError) -> Refusal {
    tracing::error!(table, reason = panicked(error), "a hint failed");
    Refusal::new(RefusalCode::Internal, "the bot cannot say anything here")
}

/// What the panic of a task said.
fn panicked(error: JoinError) -> String {
    error.try_into_panic().map_or_else(|error| error.to_string(), |it| panic_text(&*it))
}

/// How long a bot may think, by the name of a level or a rung.
fn length_of(bot: &str) -> Length {
    match bot.parse() {
        Ok(Level::Easy | Level::Medium) => Length::Short,
        Err(_) if ["random", "greedy", "planner"].contains(&bot) => Length::Short,
        Ok(Level::Hard | Level::Expert) | Err(_) => Length::Long,
    }
}

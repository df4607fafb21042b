//! A table, and the one way it changes.

use std::sync::Arc;

use games::{AnyGame, AnyMatch, Draws, Refusal, RefusalCode, ReplayError, StepEvents};
use protocol::{SeatInfo, SeatKind, TableId, TableInfo, TableState};
use tabletop::{Fate, MAX_SEATS, Seat, SeatSet, Stream};

use crate::{Clocks, Entry, Past, Question, Seed, Settings};

/// A table with its seats, match and clocks.
#[derive(Debug)]
pub struct Table {
    pub(crate) id: TableId,
    pub(crate) settings: Settings,
    pub(crate) state: TableState,
    pub(crate) seats: Vec<SeatInfo>,
    /// The number of the latest step.
    pub(crate) number: u64,
    pub(crate) changed_at: u64,
    pub(crate) rematch: Option<TableId>,
    /// Who held which seat since the start.
    pub(crate) past: Past,
    /// The seats whose player ran out of time and has not returned.
    pub(crate) out_of_time: SeatSet,
    /// How many times the match was rolled back beyond the take-back window.
    pub(crate) roll_backs: u32,
    /// The match, once it has started.
    pub(crate) play: Option<Running>,
    pub(crate) game: Arc<dyn AnyGame>,
    pub(crate) seed: Seed,
    /// Whether a step was started but not finished.
    is_torn: bool,
}

/// A match that has started.
#[derive(Debug)]
pub(crate) struct Running {
    pub(crate) game: Box<dyn AnyMatch>,
    draws: Draws,
    /// For each seat, the number of its current decision.
    decisions: [u32; MAX_SEATS],
    pub(crate) question: Option<Question>,
    pub(crate) clocks: Clocks,
}

/// The effect of one step, for viewers.
#[derive(Debug, Default)]
pub struct Done {
    /// Its entries, as stored.
    pub entries: Vec<Entry>,
    pub(crate) happened: Vec<Box<dyn StepEvents>>,
    pub(crate) taken_back: Option<Seat>,
    pub(crate) rolled_back: Option<u32>,
    /// Whether something about the table changed, not only the match.
    pub is_table_changed: bool,
}

impl Table {
    /// A table before its first step. The game is the one of its settings, with the component set
    /// it is played with.
    pub fn new(id: TableId, settings: Settings, seed: Seed, game: Arc<dyn AnyGame>) -> Self {
        Table {
            id,
            state: TableState::Open,
            seats: settings.first_seats(),
            number: 0,
            changed_at: settings.created_at,
            rematch: None,
            past: Past::default(),
            out_of_time: SeatSet::EMPTY,
            roll_backs: 0,
            play: None,
            game,
            seed,
            is_torn: false,
            settings,
        }
    }

    /// Its id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Its settings.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Its state.
    pub fn state(&self) -> TableState {
        self.state
    }

    /// The number of the latest step.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// When the latest step happened.
    pub fn changed_at(&self) -> u64 {
        self.changed_at
    }

    /// The match, once it has started.
    pub fn game(&self) -> Option<&dyn AnyMatch> {
        self.play.as_ref().map(|it| &*it.game)
    }

    /// The seed of a bot that decides here: a secret until the game is over.
    pub fn bot_seed(&self, decision: u32) -> u64 {
        self.seed.of_bot(&self.id, decision)
    }

    /// The number of a seat's current decision; 0 before the start.
    pub fn decision_of(&self, seat: Seat) -> u32 {
        self.play.as_ref().map_or(0, |it| it.decision_of(seat))
    }

    /// When the clock of a player runs out, or a request to go back has waited too long.
    pub fn next_deadline(&self) -> Option<u64> {
        let running = self.play.as_ref().filter(|_| self.state == TableState::Running)?;
        let clock = running.clocks.deadline().map(|(at, _)| at);
        let question = running.question.as_ref().map(|it| it.until);
        clock.into_iter().chain(question).min()
    }

    /// Everything printed in its component set.
    pub fn printed(&self) -> &serde_json::Value {
        self.game.printed()
    }

    /// Replays a step that was decided before. Its chance is drawn again and must match the stored
    /// outcomes.
    ///
    /// # Errors
    ///
    /// If the step is not allowed, or chance draws another outcome.
    pub fn replay(&mut self, at: u64, entries: Vec<Entry>) -> Result<Done, ReplayError> {
        let mut done = Done::default();
        for entry in entries {
            match entry {
                Entry::Chance(seat, recorded) => self.draw_again(seat, recorded, &mut done)?,
                entry => self.apply(at, entry, &mut done)?,
            }
        }
        self.finish(at, &mut done);
        Ok(done)
    }

    /// Applies one entry. If that fails, nothing has changed.
    pub(crate) fn apply(&mut self, at: u64, entry: Entry, done: &mut Done) -> Result<(), Refusal> {
        match &entry {
            Entry::Seated { seat, player, name } => {
                let kind = SeatKind::Person { player: player.clone(), name: name.clone() };
                self.seat_is_taken(*seat, kind)?;
            }
            Entry::Opened { seat, kept } => {
                let kept_for = if *kept { self.past.holders(*seat).to_vec() } else { Vec::new() };
                let free = SeatInfo { kept_for, ..SeatInfo::of(SeatKind::Open) };
                self.seat_is_given_up(*seat, free)?;
            }
            Entry::Bot { seat, level } => {
                let kind = SeatKind::Bot { level: level.clone() };
                let kept_for = self.seat(*seat)?.kept_for.clone();
                self.seat_is_given_up(*seat, SeatInfo { kept_for, ..SeatInfo::of(kind) })?;
            }
            Entry::StoodIn { seat, level, out_of_time } => {
                self.seat_mut(*seat)?.stand_in = Some(level.clone());
                if *out_of_time {
                    self.out_of_time.insert(*seat);
                }
            }
            Entry::Returned { seat } => {
                self.seat_mut(*seat)?.stand_in = None;
                self.out_of_time.remove(*seat);
                self.running()?.clocks.give_grace(*seat);
            }
            Entry::Started => self.start(at)?,
            Entry::Closed => self.state = TableState::Closed,
            Entry::Rematch { table } => self.rematch = Some(table.clone()),
            Entry::Act(seat, text) => {
                let seat = *seat;
                let events = self.play_on(Some(seat), |running| running.game.act(seat, text))?;
                done.happened.push(events);
            }
            Entry::Chance(..) => {
                return Err(Refusal::new(
                    RefusalCode::NotAnOutcome,
                    "chance is drawn, never asked for",
                ));
            }
            Entry::TakenBack { seat } => {
                let seat = *seat;
                self.play_on(Some(seat), |running| running.take_back(seat))?;
                done.taken_back = Some(seat);
            }
            Entry::RollBackAsked { by, to } => {
                let asked = self.persons_beside(*by);
                let pace = self.settings.new.pace;
                self.running()?.question = Some(Question::new(*by, *to, asked, at, pace));
            }
            Entry::RollBackAnswered { seat, agree } => {
                let running = self.running()?;
                match (&mut running.question, agree) {
                    (Some(question), true) => question.agree(*seat),
                    _ => running.question = None,
                }
            }
            Entry::RollBackLapsed => self.running()?.question = None,
            Entry::RolledBack { to } => {
                self.roll_back(*to)?;
                self.roll_backs += 1;
                done.rolled_back = Some(*to);
            }
        }
        self.note(entry, done);
        Ok(())
    }

    /// Adds an entry to the current step.
    fn note(&mut self, entry: Entry, done: &mut Done) {
        done.is_table_changed |= entry.is_about_the_table();
        done.entries.push(entry);
        self.is_torn = true;
    }

    /// Whether a step was refused after part of it was applied: the table must be read again.
    pub fn is_torn(&self) -> bool {
        self.is_torn
    }

    /// The end of every step: its number, the clocks, the end of the game.
    pub(crate) fn finish(&mut self, at: u64, done: &mut Done) {
        self.number += 1;
        self.changed_at = at;
        self.is_torn = false;
        let thinking = self.thinking();
        let Some(running) = &mut self.play else { return };
        let mut acted = SeatSet::EMPTY;
        for entry in &done.entries {
            if let Some(seat) = entry.author() {
                acted.insert(seat);
            }
        }
        running.clocks.step(at, thinking, acted);
        if self.state == TableState::Running && running.game.pending().is_over() {
            self.state = TableState::Over;
            running.question = None;
            running.clocks.stop();
            done.is_table_changed = true;
        }
    }

    fn start(&mut self, at: u64) -> Result<(), Refusal> {
        let header = self.settings.header(&self.id, &self.seats, &self.seed.hash());
        let draws = Draws::new(&header, Fate::from_seed(self.seed.bytes()));
        let game = self.game.begin(header)?;
        let clocks = Clocks::new(self.settings.new.clock, at);
        let decisions = [game.decision(); MAX_SEATS];
        self.play = Some(Running { game, draws, decisions, question: None, clocks });
        self.state = TableState::Running;
        for (seat, info) in Seat::first(self.seats.len()).zip(&self.seats) {
            if let SeatKind::Person { player, .. } = &info.kind {
                self.past.note(seat, player);
            }
        }
        Ok(())
    }

    /// A person takes a seat, or has a new name.
    fn seat_is_taken(&mut self, seat: Seat, kind: SeatKind) -> Result<(), Refusal> {
        let before = self.holder(seat).map(str::to_owned);
        self.set_seat(seat, SeatInfo::of(kind))?;
        self.out_of_time.remove(seat);
        let holder = self.holder(seat).map(str::to_owned);
        let Some(player) = holder.filter(|_| self.state == TableState::Running) else {
            return Ok(());
        };
        self.past.note(seat, &player);
        // A person who comes while a request to go back is pending has to agree, too.
        let asker = self.asker().and_then(|it| self.holder(it)).map(str::to_owned);
        if before.as_ref() != Some(&player) && asker.as_ref() != Some(&player) {
            self.running()?.question.as_mut().into_iter().for_each(|it| it.ask(seat));
        }
        Ok(())
    }

    /// A person gives up a seat. A request to go back falls with the seat that asked.
    fn seat_is_given_up(&mut self, seat: Seat, info: SeatInfo) -> Result<(), Refusal> {
        self.set_seat(seat, info)?;
        self.out_of_time.remove(seat);
        if self.asker() == Some(seat) {
            self.running()?.question = None;
        }
        Ok(())
    }

    fn asker(&self) -> Option<Seat> {
        Some(self.play.as_ref()?.question.as_ref()?.by)
    }

    /// Applies actions, outcomes and free take-backs: `author` is the seat whose input it is.
    fn play_on<T, E: From<Refusal>>(
        &mut self,
        author: Option<Seat>,
        input: impl FnOnce(&mut Running) -> Result<T, E>,
    ) -> Result<T, E> {
        let running = self.running()?;
        let before = running.parts();
        let done = input(running)?;
        let after = running.parts();
        let apart = std::array::from_fn(|it| before[it].is_some() && before[it] == after[it]);
        running.renumber(author, apart);
        Ok(done)
    }

    fn roll_back(&mut self, to: u32) -> Result<(), Refusal> {
        let running = self.running()?;
        running.game.roll_back(to as usize, &mut running.draws)?;
        running.question = None;
        running.renumber(None, [false; MAX_SEATS]);
        Ok(())
    }

    /// Draws all pending outcomes of chance.
    pub(crate) fn draw(&mut self, done: &mut Done) -> Result<(), Refusal> {
        loop {
            let Some(running) = &self.play else { return Ok(()) };
            let Some(stream) = running.game.pending().chance.lowest() else { return Ok(()) };
            let draw = |it: &mut Running| it.game.draw(stream, &mut it.draws);
            let (drawn, events) = self.play_on(stream.seat(), draw)?;
            done.happened.push(events);
            self.note(Entry::Chance(stream.seat(), drawn), done);
        }
    }

    /// Draws an outcome again and compares it with the stored one.
    fn draw_again(
        &mut self,
        seat: Option<Seat>,
        recorded: String,
        done: &mut Done,
    ) -> Result<(), ReplayError> {
        let stream = seat.map_or(Stream::TABLE, Stream::of);
        let draw = |it: &mut Running| it.game.draw_again(stream, &recorded, &mut it.draws);
        done.happened.push(self.play_on(stream.seat(), draw)?);
        self.note(Entry::Chance(seat, recorded), done);
        Ok(())
    }

    fn running(&mut self) -> Result<&mut Running, Refusal> {
        let unready = || Refusal::new(RefusalCode::NotStarted, "the game has not started");
        self.play.as_mut().ok_or_else(unready)
    }

    /// Seats whose player the game waits for.
    fn thinking(&self) -> SeatSet {
        let needed = self.needed();
        needed.iter().filter(|seat| self.is_played_by_person(*seat)).collect()
    }

    /// Seats the game waits for.
    pub fn needed(&self) -> SeatSet {
        match (&self.play, self.state) {
            (Some(running), TableState::Running) => running.game.pending().needed,
            _ => SeatSet::EMPTY,
        }
    }

    /// When something is due; 0 for now, if a bot has to act.
    pub fn deadline(&self) -> Option<u64> {
        if self.state != TableState::Running {
            return None;
        }
        let is_bot_needed = self.needed().iter().any(|seat| self.bot_in(seat).is_some());
        if is_bot_needed && self.is_anybody_playing() {
            return Some(0);
        }
        self.next_deadline()
    }

    /// Public information about the table.
    pub fn info(&self) -> TableInfo {
        let new = &self.settings.new;
        let outcome = self.play.as_ref().and_then(|running| running.game.outcome());
        let winners = self.play.as_ref().and_then(|running| running.game.winners());
        TableInfo {
            id: self.id.clone(),
            game: new.game,
            name: new.name.clone(),
            language: new.language.clone(),
            options: new.options.clone(),
            from_position: new.position.is_some(),
            lesson: new.lesson.clone(),
            state: self.state,
            host: self.settings.host.clone(),
            seats: self.seats.clone(),
            visibility: new.visibility,
            pace: new.pace,
            clock: new.clock,
            watching: new.watching,
            has_secrets: !self.game.is_open(),
            take_over: new.take_over,
            created_at: self.settings.created_at,
            changed_at: self.changed_at,
            needed: self.needed(),
            seed_hash: self.play.as_ref().map(|_| self.seed.hash()),
            outcome,
            winners: winners.unwrap_or_default(),
            rematch: self.rematch.clone(),
        }
    }
}

impl Running {
    /// Takes back the latest action of a seat, for free.
    fn take_back(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.game.take_back(seat)?;
        // The actions that a pending request wanted to undo are gone.
        let inputs = self.game.inputs();
        self.question.take_if(|it| it.to as usize >= inputs);
        Ok(())
    }

    /// The seats whose decision number changes after an input: in a part that seats play
    /// independently only the author, otherwise everybody.
    fn renumber(&mut self, author: Option<Seat>, apart: [bool; MAX_SEATS]) {
        let decision = self.game.decision();
        for seat in Seat::first(MAX_SEATS) {
            if !apart[seat.index()] || author == Some(seat) {
                self.decisions[seat.index()] = decision;
            }
        }
    }

    /// For each seat, the number of the part it plays independently of the others.
    fn parts(&self) -> [Option<u32>; MAX_SEATS] {
        let players = self.game.players();
        std::array::from_fn(|seat| {
            (seat < players).then(|| self.game.part(Seat::new(seat as u8))).flatten()
        })
    }

    /// Whether a request to go back has waited too long.
    pub(crate) fn has_lapsed(&self, now: u64) -> bool {
        self.question.as_ref().is_some_and(|it| it.until <= now)
    }

    /// The number of a seat's current decision.
    pub(crate) fn decision_of(&self, seat: Seat) -> u32 {
        self.decisions[seat.index()]
    }
}

//! Turns a request into entries or a refusal. `rights.rs` decides whether it is allowed.

use games::{Level, Refusal, RefusalCode};
use protocol::{
    Command, Holder, Id, NewSeat, NewTable, Player, SeatInfo, SeatKind, TableId, TableState,
};
use tabletop::{MAX_SEATS, Rejected, Seat, SeatSet};

use crate::{Done, Entry, Table};

/// The player who sends the request.
pub type Caller = Player;

/// What the table itself does not know.
#[derive(Clone, Copy, Debug)]
pub struct Context {
    /// The current time.
    pub now: u64,
    /// Since when the player of each seat has been away; none if they are here.
    pub away_since: [Option<u64>; MAX_SEATS],
    /// After how many milliseconds an absent player may be replaced.
    pub patience: u64,
}

impl Context {
    /// A context in which everybody is present.
    pub fn at(now: u64) -> Self {
        Context { now, away_since: [None; MAX_SEATS], patience: 0 }
    }
}

impl Table {
    /// Carries out a request, or refuses it and changes nothing.
    ///
    /// # Errors
    ///
    /// The reason why the request is refused.
    pub fn command(
        &mut self,
        caller: &Caller,
        command: &Command,
        context: Context,
    ) -> Result<Done, Refusal> {
        let entries = match command {
            Command::Act { seat, decision, text } => {
                self.may_play(caller, *seat, *decision)?;
                vec![Entry::Act(*seat, text.clone())]
            }
            Command::TakeBack { seat, decision } => {
                self.may_play(caller, *seat, *decision)?;
                vec![Entry::TakenBack { seat: *seat }]
            }
            Command::AskRollBack { seat, to } => {
                self.ask_roll_back(caller, *seat, *to, context.now)?
            }
            Command::AnswerRollBack { seat, agree } => {
                self.answer_roll_back(caller, *seat, *agree, context.now)?
            }
            Command::Sit { seat, code } => self.sit(caller, *seat, code.as_deref())?,
            Command::Leave { seat, hand_over } => self.leave(caller, *seat, *hand_over)?,
            Command::Decline { seat } => self.decline(caller, *seat)?,
            Command::Return { seat } => self.return_to(caller, *seat)?,
            Command::GiveSeat { seat, to } => self.give_seat(caller, *seat, to, context)?,
            Command::CloseTable => self.close(caller)?,
            Command::Look { .. }
            | Command::WhyNot { .. }
            | Command::Hint { .. }
            | Command::Rematch
            | Command::Say { .. }
            | Command::Mute { .. } => {
                return Err(Refusal::new(
                    RefusalCode::BadRequest,
                    "that changes nothing at the table",
                ));
            }
        };
        self.happen(context.now, entries)
    }

    /// Applies entries now, and everything that follows from them.
    fn happen(&mut self, at: u64, entries: Vec<Entry>) -> Result<Done, Refusal> {
        let mut done = Done::default();
        for entry in entries {
            self.apply(at, entry, &mut done)?;
        }
        if self.is_full() {
            self.apply(at, Entry::Started, &mut done)?;
        }
        self.draw(&mut done)?;
        if self.state == TableState::Running && !self.has_people() {
            self.apply(at, Entry::Closed, &mut done)?;
        }
        self.finish(at, &mut done);
        Ok(done)
    }

    /// The first step of a table: if every seat is taken, the game begins.
    ///
    /// # Errors
    ///
    /// If the match cannot begin.
    pub fn open(&mut self, at: u64) -> Result<Done, Refusal> {
        let done = self.happen(at, Vec::new())?;
        Ok(Done { is_table_changed: true, ..done })
    }

    /// Applies a bot's decision for a seat.
    ///
    /// # Errors
    ///
    /// If the decision is not possible any more.
    pub fn bot_acts(&mut self, seat: Seat, text: &str, now: u64) -> Result<Done, Refusal> {
        self.happen(now, vec![Entry::Act(seat, text.to_owned())])
    }

    /// What is due: a request to go back that nobody answered is declined, and a player who ran out
    /// of time is replaced by a bot.
    pub fn time_out(&mut self, now: u64) -> Option<Done> {
        self.next_deadline().filter(|at| *at <= now)?;
        let running = self.play.as_ref()?;
        let entry = if running.has_lapsed(now) {
            Entry::RollBackLapsed
        } else {
            let (_, seat) = running.clocks.deadline()?;
            let level = Level::Hard.name().to_owned();
            Entry::StoodIn { seat, level, out_of_time: true }
        };
        self.happen(now, vec![entry]).ok()
    }

    /// Closes a table whose match has reached the maximum length.
    ///
    /// # Errors
    ///
    /// If the table cannot be closed.
    pub fn give_up(&mut self, now: u64) -> Result<Done, Refusal> {
        self.happen(now, vec![Entry::Closed])
    }

    /// Closes a table that has waited too long for players.
    pub fn wait_is_over(&mut self, now: u64, wait: u64) -> Option<Done> {
        let has_waited = now.saturating_sub(self.changed_at) >= wait;
        if self.state != TableState::Open || !has_waited {
            return None;
        }
        self.happen(now, vec![Entry::Closed]).ok()
    }

    /// Updates the name of a player.
    pub fn rename(&mut self, caller: &Caller, now: u64) -> Option<Done> {
        let is_old = |seat: &Seat| match &self.seats[seat.index()].kind {
            SeatKind::Person { player, name } => *player == caller.id && *name != caller.name,
            _ => false,
        };
        let is_open = matches!(self.state, TableState::Open | TableState::Running);
        let stood_in = |seat: &Seat| self.seats[seat.index()].stand_in.is_some();
        let old = Seat::first(self.seats.len()).filter(is_old).filter(|it| !stood_in(it));
        let entries: Vec<Entry> = old.map(|seat| seated(seat, caller)).collect();
        if entries.is_empty() || !is_open {
            return None;
        }
        self.happen(now, entries).ok()
    }

    /// Settings for the same table again, for a player who had a seat: the others are invited.
    ///
    /// # Errors
    ///
    /// If the player had no seat, or the game is not over.
    pub fn again(&self, caller: &Caller) -> Result<NewTable, Refusal> {
        self.may_have_rematch(caller)?;
        let seat = |it: &SeatInfo| match &it.kind {
            SeatKind::Person { player, .. } if *player == caller.id => NewSeat::Me,
            SeatKind::Person { player, .. } => {
                NewSeat::Invited { player: Id::try_from(player.clone()).ok() }
            }
            SeatKind::Bot { level } => NewSeat::Bot { level: level.clone() },
            SeatKind::Open | SeatKind::Invited { .. } => NewSeat::Open,
        };
        let seats = self.seats.iter().map(seat).collect();
        Ok(NewTable { seats, ..self.settings.new.clone() })
    }

    /// Records the table where the same players play again.
    ///
    /// # Errors
    ///
    /// If the step is refused.
    pub fn set_rematch(&mut self, table: TableId, now: u64) -> Result<Done, Refusal> {
        self.happen(now, vec![Entry::Rematch { table }])
    }

    fn ask_roll_back(
        &self,
        caller: &Caller,
        seat: Seat,
        to: Option<u32>,
        now: u64,
    ) -> Result<Vec<Entry>, Refusal> {
        self.must_run()?;
        self.must_hold(caller, seat)?;
        let Some(running) = &self.play else { return Ok(Vec::new()) };
        if running.question.is_some() && !running.has_lapsed(now) {
            return Err(Refusal::new(
                RefusalCode::AskedAlready,
                "there is already a request to go back",
            ));
        }
        let nothing = Rejected::NothingToTakeBack;
        let latest = || running.game.inputs_before_last_action(seat).map(|it| it as u32);
        let to = to.or_else(latest).ok_or(nothing)?;
        if to as usize >= running.game.inputs() {
            return Err(nothing.into());
        }
        if self.persons_beside(seat).is_empty() {
            return Ok(vec![Entry::RolledBack { to }]);
        }
        Ok(vec![Entry::RollBackAsked { by: seat, to }])
    }

    fn answer_roll_back(
        &self,
        caller: &Caller,
        seat: Seat,
        agree: bool,
        now: u64,
    ) -> Result<Vec<Entry>, Refusal> {
        self.must_run()?;
        self.must_hold(caller, seat)?;
        let running = self.play.as_ref().filter(|it| !it.has_lapsed(now));
        let Some(question) = running.and_then(|it| it.question.as_ref()) else {
            return Err(Refusal::new(RefusalCode::NotAsked, "there is no request to go back"));
        };
        let is_withdrawn = question.by == seat && !agree;
        if !question.asks(seat) && !is_withdrawn {
            return Err(Refusal::new(RefusalCode::NotAsked, format!("seat {seat} is not asked")));
        }
        let mut entries = vec![Entry::RollBackAnswered { seat, agree }];
        if agree && question.waits_only_for(SeatSet::only(seat)) {
            entries.push(Entry::RolledBack { to: question.to });
        }
        Ok(entries)
    }

    fn sit(&self, caller: &Caller, seat: Seat, code: Option<&str>) -> Result<Vec<Entry>, Refusal> {
        self.may_sit(caller, seat, code)?;
        Ok(vec![seated(seat, caller)])
    }

    fn leave(&self, caller: &Caller, seat: Seat, hand_over: bool) -> Result<Vec<Entry>, Refusal> {
        if self.state != TableState::Open {
            self.must_run()?;
        }
        self.must_hold(caller, seat)?;
        if hand_over {
            self.may_hand_over(&caller.id, seat)?;
        }
        let kept = self.keeps_secrets() && !hand_over;
        Ok(vec![Entry::Opened { seat, kept }])
    }

    fn decline(&self, caller: &Caller, seat: Seat) -> Result<Vec<Entry>, Refusal> {
        self.may_decline(caller, seat)?;
        Ok(vec![Entry::Opened { seat, kept: false }])
    }

    fn return_to(&self, caller: &Caller, seat: Seat) -> Result<Vec<Entry>, Refusal> {
        self.must_run()?;
        self.must_hold(caller, seat)?;
        if self.seat(seat)?.stand_in.is_none() {
            return Err(Refusal::new(RefusalCode::NotStoodIn, "no bot is playing for you"));
        }
        Ok(vec![Entry::Returned { seat }])
    }

    fn give_seat(
        &self,
        caller: &Caller,
        seat: Seat,
        to: &Holder,
        context: Context,
    ) -> Result<Vec<Entry>, Refusal> {
        self.may_give_seat(caller, seat, to, context)?;
        let is_person = self.holder(seat).is_some();
        Ok(vec![match to {
            Holder::Open => Entry::Opened { seat, kept: !self.seat(seat)?.kept_for.is_empty() },
            // Before the start there are no temporary replacements.
            Holder::Bot { level } if is_person && self.state == TableState::Running => {
                Entry::StoodIn { seat, level: level.clone(), out_of_time: false }
            }
            Holder::Bot { level } => Entry::Bot { seat, level: level.clone() },
        }])
    }

    fn close(&self, caller: &Caller) -> Result<Vec<Entry>, Refusal> {
        self.may_close(caller)?;
        Ok(vec![Entry::Closed])
    }
}

fn seated(seat: Seat, caller: &Caller) -> Entry {
    Entry::Seated { seat, player: caller.id.clone(), name: caller.name.clone() }
}

//! What a request becomes: entries, or a refusal. Every right to do something is decided here.

use games::{Level, Refused};
use protocol::{
    Command, Holder, NewSeat, NewTable, Pace, Player, SeatInfo, SeatKind, TableId, TableState,
};
use tabletop::{MAX_SEATS, Rejected, Seat, SeatSet};

use crate::settings::check_level;
use crate::{Done, Entry, Table};

/// Who wants something.
pub type Caller = Player;

/// What the table itself does not know.
#[derive(Clone, Copy, Debug)]
pub struct Context {
    /// The time.
    pub now: u64,
    /// Since when the person of each seat is away; none if they are here.
    pub away_since: [Option<u64>; MAX_SEATS],
    /// After how many milliseconds somebody who is away may be replaced.
    pub patience: u64,
}

impl Context {
    /// Everybody is here.
    pub fn at(now: u64) -> Self {
        Context { now, away_since: [None; MAX_SEATS], patience: 0 }
    }
}

impl Table {
    /// Carries a request out, or refuses it and changes nothing.
    pub fn command(
        &mut self,
        caller: &Caller,
        command: &Command,
        context: Context,
    ) -> Result<Done, Refused> {
        let entries = match command {
            Command::Act { seat, decision, text } => {
                self.may_play(caller, *seat, *decision)?;
                vec![Entry::Act(*seat, text.clone())]
            }
            Command::TakeBack { seat, decision } => {
                self.may_play(caller, *seat, *decision)?;
                vec![Entry::TakenBack { seat: *seat }]
            }
            Command::AskRollBack { seat, to } => self.ask_roll_back(caller, *seat, *to)?,
            Command::AnswerRollBack { seat, agree } => {
                self.answer_roll_back(caller, *seat, *agree)?
            }
            Command::Sit { seat, code } => self.sit(caller, *seat, code.as_deref())?,
            Command::Leave { seat } => self.leave(caller, *seat)?,
            Command::Return { seat } => self.return_to(caller, *seat)?,
            Command::GiveSeat { seat, to } => self.give_seat(caller, *seat, to, context)?,
            Command::CloseTable => self.close(caller)?,
            Command::Look { .. }
            | Command::WhyNot { .. }
            | Command::Hint { .. }
            | Command::Rematch
            | Command::Say { .. }
            | Command::Mute { .. } => {
                return Err(Refused::new("bad_request", "that changes nothing at the table"));
            }
        };
        self.happen(context.now, entries)
    }

    /// Lets entries happen now, and whatever follows from them.
    fn happen(&mut self, at: u64, entries: Vec<Entry>) -> Result<Done, Refused> {
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

    /// The first step of a table: if nobody is missing, the game begins.
    pub fn open(&mut self, at: u64) -> Result<Done, Refused> {
        let done = self.happen(at, Vec::new())?;
        Ok(Done { is_table_changed: true, ..done })
    }

    /// What a bot decided for a seat.
    pub fn bot_acts(&mut self, seat: Seat, text: &str, now: u64) -> Result<Done, Refused> {
        self.happen(now, vec![Entry::Act(seat.index() as u8, text.to_owned())])
    }

    /// Lets a bot stand in for the person whose time is over, if somebody's is.
    pub fn time_out(&mut self, now: u64) -> Option<Done> {
        let (at, seat) = self.play.as_ref()?.clocks.deadline()?;
        if now < at || self.state != TableState::Running {
            return None;
        }
        let level = Level::Hard.name().to_owned();
        self.happen(now, vec![Entry::StoodIn { seat: seat.index() as u8, level }]).ok()
    }

    /// Closes a table whose match is as long as a match may be.
    pub fn give_up(&mut self, now: u64) -> Result<Done, Refused> {
        self.happen(now, vec![Entry::Closed])
    }

    /// Closes a table that waited too long for players.
    pub fn wait_is_over(&mut self, now: u64, wait: u64) -> Option<Done> {
        let has_waited = now.saturating_sub(self.changed_at) >= wait;
        if self.state != TableState::Open || !has_waited {
            return None;
        }
        self.happen(now, vec![Entry::Closed]).ok()
    }

    /// Somebody has a new name.
    pub fn rename(&mut self, caller: &Caller, now: u64) -> Option<Done> {
        let is_old = |seat: &Seat| match &self.seats[seat.index()].kind {
            SeatKind::Person { player, name } => *player == caller.id && *name != caller.name,
            _ => false,
        };
        let is_open = matches!(self.state, TableState::Open | TableState::Running);
        let stood_in = |seat: &Seat| self.seats[seat.index()].stand_in.is_some();
        let old = Seat::first(self.seats.len()).filter(is_old).filter(|it| !stood_in(it));
        let entries: Vec<Entry> = old.map(|seat| seated(seat.index() as u8, caller)).collect();
        if entries.is_empty() || !is_open {
            return None;
        }
        self.happen(now, entries).ok()
    }

    /// The same table again, for somebody who had a seat: the others are invited.
    pub fn again(&self, caller: &Caller) -> Result<NewTable, Refused> {
        if self.rematch.is_some() || self.state != TableState::Over {
            return Err(Refused::new("no_rematch", "there is one already, or the game goes on"));
        }
        if self.seats_of(&caller.id).is_empty() {
            return Err(Refused::new("not_seated", "only those at the table may do that"));
        }
        let seat = |it: &SeatInfo| match &it.kind {
            SeatKind::Person { player, .. } if *player == caller.id => NewSeat::Me,
            SeatKind::Person { player, .. } => NewSeat::Invited { player: Some(player.clone()) },
            SeatKind::Bot { level } => NewSeat::Bot { level: level.clone() },
            SeatKind::Open | SeatKind::Invited { .. } => NewSeat::Open,
        };
        let seats = self.seats.iter().map(seat).collect();
        Ok(NewTable { seats, ..self.settings.new.clone() })
    }

    /// The table where the same people play again.
    pub fn set_rematch(&mut self, table: TableId, now: u64) -> Result<Done, Refused> {
        self.happen(now, vec![Entry::Rematch { table }])
    }

    /// Whether somebody may decide for a seat at this decision.
    fn may_play(&self, caller: &Caller, seat: u8, decision: u32) -> Result<(), Refused> {
        self.must_run()?;
        self.must_hold(caller, seat)?;
        if self.bot_in(Seat::new(seat)).is_some() {
            return Err(Refused::new("stood_in", "a bot stands in for you: return first"));
        }
        let Some(running) = &self.play else { return Ok(()) };
        let current = running.decision_of(Seat::new(seat));
        if decision != current {
            return Err(Rejected::StaleDecision { given: decision, current }.into());
        }
        Ok(())
    }

    /// Whether the game is being played.
    pub fn must_run(&self) -> Result<(), Refused> {
        match self.state {
            TableState::Running => Ok(()),
            TableState::Open => Err(Refused::new("not_started", "the game has not started")),
            TableState::Over => Err(Rejected::GameOver.into()),
            TableState::Closed => Err(Refused::new("closed", "the table is closed")),
            TableState::Frozen => Err(Refused::new("frozen", "the table is stopped")),
        }
    }

    /// Whether the seat is the caller's.
    pub fn must_hold(&self, caller: &Caller, seat: u8) -> Result<(), Refused> {
        self.seat(seat)?;
        if self.holder(Seat::new(seat)) == Some(&caller.id) {
            return Ok(());
        }
        Err(Refused::new("not_your_seat", format!("seat {seat} is not yours")))
    }

    fn must_be_host(&self, caller: &Caller) -> Result<(), Refused> {
        if self.settings.host.id == caller.id {
            return Ok(());
        }
        Err(Refused::new("not_host", "only who made the table may do that"))
    }

    fn ask_roll_back(
        &self,
        caller: &Caller,
        seat: u8,
        to: Option<u32>,
    ) -> Result<Vec<Entry>, Refused> {
        self.must_run()?;
        self.must_hold(caller, seat)?;
        let Some(running) = &self.play else { return Ok(Vec::new()) };
        if running.question.is_some() {
            return Err(Refused::new("asked_already", "somebody asks to go back already"));
        }
        let nothing = Rejected::NothingToTakeBack;
        let latest = || running.game.before_latest(Seat::new(seat)).map(|it| it as u32);
        let to = to.or_else(latest).ok_or(nothing)?;
        if to as usize >= running.game.inputs() {
            return Err(nothing.into());
        }
        if self.persons_beside(Seat::new(seat)).is_empty() {
            return Ok(vec![Entry::RolledBack { to }]);
        }
        Ok(vec![Entry::RollBackAsked { by: seat, to }])
    }

    fn answer_roll_back(
        &self,
        caller: &Caller,
        seat: u8,
        agree: bool,
    ) -> Result<Vec<Entry>, Refused> {
        self.must_run()?;
        self.must_hold(caller, seat)?;
        let question = self.play.as_ref().and_then(|running| running.question.as_ref());
        let Some(question) = question else {
            return Err(Refused::new("not_asked", "nobody asks to go back"));
        };
        let is_withdrawn = question.by == seat && !agree;
        if !question.asks(seat) && !is_withdrawn {
            return Err(Refused::new("not_asked", format!("seat {seat} is not asked")));
        }
        let mut entries = vec![Entry::RollBackAnswered { seat, agree }];
        if agree && question.waits_only_for(SeatSet::only(Seat::new(seat))) {
            entries.push(Entry::RolledBack { to: question.to });
        }
        Ok(entries)
    }

    fn sit(&self, caller: &Caller, seat: u8, code: Option<&str>) -> Result<Vec<Entry>, Refused> {
        if !matches!(self.state, TableState::Open | TableState::Running) {
            self.must_run()?;
        }
        if !self.seats_of(&caller.id).is_empty() {
            return Err(Refused::new("seated_already", "you have a seat at this table"));
        }
        let may_sit = match &self.seat(seat)?.kind {
            SeatKind::Open => true,
            SeatKind::Invited { player: Some(player) } => *player == caller.id,
            SeatKind::Invited { player: None } => code.is_some_and(|code| {
                crate::seed::is_same(code, &self.settings.codes[usize::from(seat)])
            }),
            SeatKind::Person { .. } | SeatKind::Bot { .. } => {
                return Err(Refused::new("seat_taken", format!("seat {seat} is taken")));
            }
        };
        if !may_sit {
            return Err(Refused::new("not_invited", format!("seat {seat} is kept for somebody")));
        }
        Ok(vec![seated(seat, caller)])
    }

    fn leave(&self, caller: &Caller, seat: u8) -> Result<Vec<Entry>, Refused> {
        if self.state != TableState::Open {
            self.must_run()?;
        }
        self.must_hold(caller, seat)?;
        Ok(vec![Entry::Opened { seat }])
    }

    fn return_to(&self, caller: &Caller, seat: u8) -> Result<Vec<Entry>, Refused> {
        self.must_run()?;
        self.must_hold(caller, seat)?;
        if self.seat(seat)?.stand_in.is_none() {
            return Err(Refused::new("not_stood_in", "nobody stands in for you"));
        }
        Ok(vec![Entry::Returned { seat }])
    }

    fn give_seat(
        &self,
        caller: &Caller,
        seat: u8,
        to: &Holder,
        context: Context,
    ) -> Result<Vec<Entry>, Refused> {
        let kind = &self.seat(seat)?.kind;
        let is_person = matches!(kind, SeatKind::Person { .. });
        if let Holder::Bot { level } = to {
            check_level(self.settings.new.game, level)?;
        }
        if self.state == TableState::Open {
            self.must_be_host(caller)?;
            if is_person && self.holder(Seat::new(seat)) == Some(&caller.id) {
                return Err(Refused::new("bad_request", "leave the seat instead"));
            }
        } else {
            self.must_run()?;
            if self.seats_of(&caller.id).is_empty() {
                return Err(Refused::new("not_seated", "only those at the table may do that"));
            }
            // One may let a bot play for oneself, and return when one likes.
            let is_own = self.holder(Seat::new(seat)) == Some(&caller.id);
            let is_for_me = is_own && matches!(to, Holder::Bot { .. });
            if is_person && !is_for_me && !self.is_abandoned(seat, context) {
                return Err(Refused::new("not_abandoned", format!("seat {seat} is not abandoned")));
            }
        }
        Ok(vec![match to {
            Holder::Open => Entry::Opened { seat },
            // Before the start nobody is replaced for a while only.
            Holder::Bot { level } if is_person && self.state == TableState::Running => {
                Entry::StoodIn { seat, level: level.clone() }
            }
            Holder::Bot { level } => Entry::Bot { seat, level: level.clone() },
        }])
    }

    /// Whether the person of a seat ran out of time, or has been away from a live table for long.
    fn is_abandoned(&self, seat: u8, context: Context) -> bool {
        let is_stood_in = self.seats[usize::from(seat)].stand_in.is_some();
        let away = context.away_since[usize::from(seat)];
        let is_away =
            away.is_some_and(|since| context.now.saturating_sub(since) >= context.patience);
        is_stood_in || (self.settings.new.pace == Pace::Live && is_away)
    }

    fn close(&self, caller: &Caller) -> Result<Vec<Entry>, Refused> {
        self.must_be_host(caller)?;
        // Nobody else is at a lesson: it can be left for good at any time.
        if self.settings.new.lesson.is_some() {
            self.must_run()?;
        } else if self.state != TableState::Open {
            return Err(Refused::new("started", "the game has started"));
        }
        Ok(vec![Entry::Closed])
    }
}

fn seated(seat: u8, caller: &Caller) -> Entry {
    Entry::Seated { seat, player: caller.id.clone(), name: caller.name.clone() }
}

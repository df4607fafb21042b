//! All rights at a table: connecting, seeing, acting, asking, chatting. `command.rs` turns an
//! allowed request into entries.

use games::{AnyMatch, Refusal, RefusalCode};
use protocol::{CloseReason, Holder, Pace, Room, SeatInfo, SeatKind, TableInfo, TableState};
use tabletop::{Record, Rejected, Seat, SeatSet};

use crate::{Caller, Context, Eyes, Settings, Table};

/// In a game with secrets, unless the table says otherwise: after how many milliseconds of absence
/// from a live table a seat may be given to others.
const TAKE_OVER: u64 = 15 * 60_000;

/// Rights to see.
impl Table {
    /// Whether a player may connect or stay connected: players at the table, players who could take
    /// a seat, and spectators up to the limit.
    ///
    /// # Errors
    ///
    /// The reason why the connection is closed.
    pub fn may_connect(&self, player: &str, is_full: bool) -> Result<(), CloseReason> {
        let may_sit = self.state == TableState::Open || self.could_sit(player);
        if self.is_at_the_table(player) || may_sit {
            return Ok(());
        }
        if !self.settings.new.watching.allowed && self.state != TableState::Over {
            return Err(CloseReason::NotAllowed);
        }
        if is_full { Err(CloseReason::TooMany) } else { Ok(()) }
    }

    /// Whether a player may see the table, its moments and its analysis.
    ///
    /// # Errors
    ///
    /// If the player may not see it.
    pub fn may_see(&self, player: &str) -> Result<(), Refusal> {
        let is_over = self.state == TableState::Over;
        if self.is_at_the_table(player) || is_over || self.settings.new.watching.allowed {
            return Ok(());
        }
        Err(Refusal::new(RefusalCode::NotAllowed, "nobody may watch this table"))
    }

    /// The record, if the player may have it: the game is over, or has neither secrets nor a delay.
    /// Once the game is over, the record starts with the seed.
    ///
    /// # Errors
    ///
    /// If the player may not have it yet.
    pub fn record_for(&self, player: &str) -> Result<Record, Refusal> {
        let mut record = self.whole_game_for(player)?.record();
        if let Some(seed) = self.revealed_seed() {
            record.header.tags.push(("seed".to_owned(), seed));
        }
        if self.roll_backs > 0 {
            record.header.tags.push(("rolled back".to_owned(), self.roll_backs.to_string()));
        }
        Ok(record)
    }

    /// The full position, if the player may have the record.
    ///
    /// # Errors
    ///
    /// If the player may not have it yet.
    pub fn position_for(&self, player: &str) -> Result<serde_json::Value, Refusal> {
        Ok(self.whole_game_for(player)?.position())
    }

    /// The finished game, if the player may have it analysed.
    ///
    /// # Errors
    ///
    /// If the game is not over, or the player may not see the table.
    pub fn finished_game_for(&self, player: &str) -> Result<&dyn AnyMatch, Refusal> {
        self.may_see(player)?;
        if self.state != TableState::Over {
            return Err(Refusal::new(RefusalCode::StillPlayed, "the game is not over"));
        }
        self.begun_game()
    }

    fn whole_game_for(&self, player: &str) -> Result<&dyn AnyMatch, Refusal> {
        self.may_see(player)?;
        let is_open = self.game.is_open() && self.settings.new.watching.delay == 0;
        if self.state != TableState::Over && !is_open {
            return Err(Refusal::new(
                RefusalCode::StillPlayed,
                "the game has secrets and is not over",
            ));
        }
        self.begun_game()
    }

    /// The seed, once it is no longer secret.
    pub(crate) fn revealed_seed(&self) -> Option<String> {
        (self.state == TableState::Over).then(|| self.seed.written())
    }

    /// The seat a player looks from when asking for a seat, or for none: one of their own.
    pub fn eyes_of(&self, player: &str, wanted: Option<Seat>) -> Eyes {
        let yours = self.seats_of(player);
        wanted.filter(|it| yours.contains(*it)).or_else(|| yours.lowest())
    }

    /// Whether a player may look from a seat. Anyone may watch as a spectator.
    ///
    /// # Errors
    ///
    /// If the seat is not theirs.
    pub fn may_look(&self, caller: &Caller, eyes: Eyes) -> Result<(), Refusal> {
        match eyes {
            Some(seat) => self.must_hold(caller, seat),
            None => Ok(()),
        }
    }

    /// Whether a player sees a running game with a delay: players without a seat do.
    pub fn watches_later(&self, player: &str) -> bool {
        self.delay() > 0 && self.seats_of(player).is_empty()
    }

    /// The delay for spectators, in milliseconds.
    pub fn delay(&self) -> u64 {
        u64::from(self.settings.new.watching.delay) * 1000
    }

    /// What lists show a player of a table. With a delay, whose turn it is and when something
    /// happened last is for players with a seat, as long as the game runs.
    pub fn listed_for(info: TableInfo, player: Option<&str>) -> TableInfo {
        let sits = |seat: &SeatInfo| match &seat.kind {
            SeatKind::Person { player: it, .. } => Some(it.as_str()) == player,
            SeatKind::Open | SeatKind::Invited { .. } | SeatKind::Bot { .. } => false,
        };
        let is_later = info.state == TableState::Running && info.watching.delay > 0;
        if !is_later || info.seats.iter().any(sits) {
            return info;
        }
        TableInfo { needed: SeatSet::EMPTY, changed_at: info.created_at, ..info }
    }

    fn is_at_the_table(&self, player: &str) -> bool {
        !self.seats_of(player).is_empty() || self.settings.host.id == player
    }
}

impl Settings {
    /// The seats reserved by invitation, with their invitation codes. Only the host may see them.
    ///
    /// # Errors
    ///
    /// If the player is not the host.
    pub fn invitations(&self, player: &str) -> Result<Vec<(Seat, &str)>, Refusal> {
        self.must_be_host(player)?;
        let invited = Seat::first(self.codes.len()).zip(self.codes.iter().map(String::as_str));
        Ok(invited.filter(|(_, code)| !code.is_empty()).collect())
    }

    fn must_be_host(&self, player: &str) -> Result<(), Refusal> {
        if self.host.id == player {
            return Ok(());
        }
        Err(Refusal::new(RefusalCode::NotHost, "only the host may do that"))
    }
}

/// Rights to ask.
impl Table {
    /// The game, if the player may ask which rule forbids an action of a seat.
    pub(crate) fn game_to_ask(
        &self,
        caller: &Caller,
        seat: Seat,
    ) -> Result<&dyn AnyMatch, Refusal> {
        self.must_hold(caller, seat)?;
        self.begun_game()
    }

    /// Whether a player may ask for a hint for a seat.
    ///
    /// # Errors
    ///
    /// If the game does not run, or the seat is not theirs.
    pub fn may_have_hint(&self, caller: &Caller, seat: Seat) -> Result<(), Refusal> {
        self.must_run()?;
        self.must_hold(caller, seat)
    }
}

/// Rights to chat.
impl Table {
    /// Whether a player may write in a room.
    ///
    /// # Errors
    ///
    /// If the room is not open to the player.
    pub fn may_speak(&self, player: &str, room: Room) -> Result<(), Refusal> {
        let is_seated = !self.seats_of(player).is_empty();
        let may_speak = match room {
            Room::Table => is_seated,
            Room::Spectators => !is_seated || self.state == TableState::Over,
        };
        if may_speak {
            return Ok(());
        }
        Err(Refusal::new(RefusalCode::NotYourRoom, "you may not write there"))
    }

    /// Whether a player may read a room: players at the table cannot read the spectators' room
    /// before the game is over.
    pub fn may_hear(&self, player: &str, room: Room) -> bool {
        match room {
            Room::Table => true,
            Room::Spectators => self.seats_of(player).is_empty() || self.state == TableState::Over,
        }
    }

    /// Whether a player may mute another: anyone but themselves.
    ///
    /// # Errors
    ///
    /// If they would mute themselves.
    pub fn may_mute(caller: &Caller, player: &str) -> Result<(), Refusal> {
        if player == caller.id {
            return Err(Refusal::new(RefusalCode::BadRequest, "player: somebody else"));
        }
        Ok(())
    }
}

/// Rights to act.
impl Table {
    /// Whether a player may decide for a seat at this decision.
    pub(crate) fn may_play(
        &self,
        caller: &Caller,
        seat: Seat,
        decision: u32,
    ) -> Result<(), Refusal> {
        self.must_run()?;
        self.must_hold(caller, seat)?;
        if self.bot_in(seat).is_some() {
            return Err(Refusal::new(
                RefusalCode::StoodIn,
                "a bot is playing for you: return first",
            ));
        }
        let Some(running) = &self.play else { return Ok(()) };
        let current = running.decision_of(seat);
        if decision != current {
            return Err(Rejected::StaleDecision { given: decision, current }.into());
        }
        Ok(())
    }

    fn begun_game(&self) -> Result<&dyn AnyMatch, Refusal> {
        let unready = || Refusal::new(RefusalCode::NotStarted, "nothing was played yet");
        self.game().ok_or_else(unready)
    }

    /// Checks that the game is in progress.
    pub(crate) fn must_run(&self) -> Result<(), Refusal> {
        match self.state {
            TableState::Running => Ok(()),
            TableState::Open => {
                Err(Refusal::new(RefusalCode::NotStarted, "the game has not started"))
            }
            TableState::Over => Err(Rejected::GameOver.into()),
            TableState::Closed => Err(Refusal::new(RefusalCode::Closed, "the table is closed")),
            TableState::Frozen => Err(Refusal::new(RefusalCode::Frozen, "the table is stopped")),
        }
    }

    /// Checks that the seat belongs to the caller.
    pub(crate) fn must_hold(&self, caller: &Caller, seat: Seat) -> Result<(), Refusal> {
        self.seat(seat)?;
        if self.holder(seat) == Some(&caller.id) {
            return Ok(());
        }
        Err(Refusal::new(RefusalCode::NotYourSeat, format!("seat {seat} is not yours")))
    }

    pub(crate) fn must_be_host(&self, caller: &Caller) -> Result<(), Refusal> {
        self.settings.must_be_host(&caller.id)
    }

    /// Whether a player may take a seat: a free one, or one reserved for them.
    pub(crate) fn may_sit(
        &self,
        caller: &Caller,
        seat: Seat,
        code: Option<&str>,
    ) -> Result<(), Refusal> {
        if !matches!(self.state, TableState::Open | TableState::Running) {
            self.must_run()?;
        }
        if !self.seats_of(&caller.id).is_empty() {
            return Err(Refusal::new(RefusalCode::SeatedAlready, "you have a seat at this table"));
        }
        let may_sit = match &self.seat(seat)?.kind {
            SeatKind::Open => true,
            SeatKind::Invited { player: Some(player) } => *player == caller.id,
            SeatKind::Invited { player: None } => code
                .is_some_and(|code| crate::seed::is_same(code, &self.settings.codes[seat.index()])),
            SeatKind::Person { .. } | SeatKind::Bot { .. } => {
                return Err(Refusal::new(RefusalCode::SeatTaken, format!("seat {seat} is taken")));
            }
        };
        if !may_sit {
            return Err(Refusal::new(RefusalCode::NotInvited, format!("seat {seat} is reserved")));
        }
        self.may_learn(&caller.id, seat)
    }

    /// Whether a player may decline an invitation: one that is for them.
    pub(crate) fn may_decline(&self, caller: &Caller, seat: Seat) -> Result<(), Refusal> {
        if self.state != TableState::Open {
            self.must_run()?;
        }
        match &self.seat(seat)?.kind {
            SeatKind::Invited { player: Some(player) } if *player == caller.id => Ok(()),
            _ => {
                let message = format!("seat {seat} is not reserved for you");
                Err(Refusal::new(RefusalCode::NotInvited, message))
            }
        }
    }

    /// Whether a player may decide who a seat is for.
    pub(crate) fn may_give_seat(
        &self,
        caller: &Caller,
        seat: Seat,
        to: &Holder,
        context: Context,
    ) -> Result<(), Refusal> {
        self.seat(seat)?;
        if let Holder::Bot { level } = to {
            self.game.check_bot(level)?;
        }
        if self.state != TableState::Open {
            return self.may_give_seat_in_play(caller, seat, to, context);
        }
        self.must_be_host(caller)?;
        if self.holder(seat) == Some(&caller.id) {
            return Err(Refusal::new(RefusalCode::BadRequest, "leave the seat instead"));
        }
        Ok(())
    }

    /// Whether a player may close the table.
    pub(crate) fn may_close(&self, caller: &Caller) -> Result<(), Refusal> {
        self.must_be_host(caller)?;
        // A lesson has no other players: it can be left for good at any time.
        if self.settings.new.lesson.is_some() {
            self.must_run()?;
        } else if self.state != TableState::Open {
            return Err(Refusal::new(RefusalCode::Started, "the game has started"));
        }
        Ok(())
    }

    /// Whether a player may start a rematch.
    pub(crate) fn may_have_rematch(&self, caller: &Caller) -> Result<(), Refusal> {
        if self.rematch.is_some() || self.state != TableState::Over {
            return Err(Refusal::new(
                RefusalCode::NoRematch,
                "there is already a rematch, or the game is in progress",
            ));
        }
        self.must_be_seated(caller)
    }
}

/// The law of seats (docs/server.md): who may take over a seat during the match, and so learn its
/// secrets.
impl Table {
    /// Whether seats have secrets that are not open yet.
    pub(crate) fn keeps_secrets(&self) -> bool {
        self.state == TableState::Running && !self.game.is_open()
    }

    /// Whether a player may see the secrets of a seat from now on: they held no other seat, and it
    /// is not kept for others.
    fn may_learn(&self, player: &str, seat: Seat) -> Result<(), Refusal> {
        if !self.keeps_secrets() {
            return Ok(());
        }
        let held = self.past.seats_of(player);
        if !held.is_empty() && !held.contains(seat) {
            return Err(Refusal::new(
                RefusalCode::HeldAnotherSeat,
                "you have held another seat of this game and know its secrets",
            ));
        }
        let kept_for = &self.seats[seat.index()].kept_for;
        if !kept_for.is_empty() && !kept_for.iter().any(|it| it == player) {
            return Err(kept(seat));
        }
        Ok(())
    }

    /// Whether a player without a seat could take one during the match.
    fn could_sit(&self, player: &str) -> bool {
        let could = |seat: Seat| {
            let is_free = self.seats[seat.index()].kind == SeatKind::Open;
            is_free && self.may_learn(player, seat).is_ok()
        };
        self.state == TableState::Running && Seat::first(self.seats.len()).any(could)
    }

    fn must_be_seated(&self, caller: &Caller) -> Result<(), Refusal> {
        if self.seats_of(&caller.id).is_empty() {
            return Err(Refusal::new(
                RefusalCode::NotSeated,
                "only those at the table may do that",
            ));
        }
        Ok(())
    }

    fn may_give_seat_in_play(
        &self,
        caller: &Caller,
        seat: Seat,
        to: &Holder,
        context: Context,
    ) -> Result<(), Refusal> {
        self.must_run()?;
        match (&self.seat(seat)?.kind, to) {
            (SeatKind::Bot { .. }, Holder::Open) => self.may_open_bot_seat(caller, seat),
            (SeatKind::Person { player, .. }, _) => {
                self.must_be_seated(caller)?;
                self.may_replace(caller, (seat, player), to, context)
            }
            (SeatKind::Bot { .. }, Holder::Bot { .. })
            | (SeatKind::Open | SeatKind::Invited { .. }, _) => self.must_be_seated(caller),
        }
    }

    /// Only the host opens the seat of a bot. If it has secrets, only for who held it before.
    fn may_open_bot_seat(&self, caller: &Caller, seat: Seat) -> Result<(), Refusal> {
        self.must_be_host(caller)?;
        if self.keeps_secrets() && self.past.holders(seat).is_empty() {
            return Err(kept(seat));
        }
        Ok(())
    }

    /// Whether a player may replace the person of a seat, for a while by a bot or for good.
    fn may_replace(
        &self,
        caller: &Caller,
        (seat, holder): (Seat, &str),
        to: &Holder,
        context: Context,
    ) -> Result<(), Refusal> {
        let may = match to {
            // Players may let a bot play for them and return at any time.
            Holder::Bot { .. } => {
                holder == caller.id || self.is_abandoned(seat, context, context.patience)
            }
            Holder::Open => self.is_abandoned(seat, context, self.take_over_time(context)),
        };
        if !may {
            return Err(Refusal::new(
                RefusalCode::NotAbandoned,
                format!("seat {seat} is not abandoned"),
            ));
        }
        match to {
            Holder::Bot { .. } => Ok(()),
            Holder::Open => self.may_hand_over(holder, seat),
        }
    }

    /// Whether the player of a seat is away, and has run out of time or been away from a live table
    /// for so long. A bot that stands in is no absence.
    fn is_abandoned(&self, seat: Seat, context: Context, time: u64) -> bool {
        let Some(since) = context.away_since[seat.index()] else { return false };
        let away = context.now.saturating_sub(since);
        let is_live = self.settings.new.pace == Pace::Live;
        (is_live && away >= time) || (self.out_of_time.contains(seat) && away >= context.patience)
    }

    /// After how many milliseconds of absence a seat of a live table may be given to others.
    fn take_over_time(&self, context: Context) -> u64 {
        let default = if self.keeps_secrets() { TAKE_OVER } else { context.patience };
        let said = self.settings.new.take_over.map(|it| u64::from(it) * 1000);
        said.unwrap_or(default).max(context.patience)
    }

    /// Whether others may take over a seat of a player. Who held several seats keeps knowing the
    /// secrets of all, so none of them goes to somebody else.
    pub(crate) fn may_hand_over(&self, player: &str, seat: Seat) -> Result<(), Refusal> {
        if self.keeps_secrets() && self.past.seats_of(player).len() > 1 {
            return Err(kept(seat));
        }
        Ok(())
    }
}

fn kept(seat: Seat) -> Refusal {
    Refusal::new(RefusalCode::SeatKept, format!("seat {seat} keeps its secrets until the end"))
}

//! The seats of a table and who decides for them.

use games::{Refusal, RefusalCode};
use protocol::{SeatInfo, SeatKind, TableState};
use tabletop::{Seat, SeatSet};

use crate::Table;

impl Table {
    /// The seat with this number, if the table has it.
    ///
    /// # Errors
    ///
    /// If the table has no such seat.
    pub fn seat(&self, seat: Seat) -> Result<&SeatInfo, Refusal> {
        let unknown = || Refusal::new(RefusalCode::NoSuchSeat, format!("there is no seat {seat}"));
        self.seats.get(seat.index()).ok_or_else(unknown)
    }

    pub(crate) fn seat_mut(&mut self, seat: Seat) -> Result<&mut SeatInfo, Refusal> {
        self.seat(seat)?;
        Ok(&mut self.seats[seat.index()])
    }

    pub(crate) fn set_seat(&mut self, seat: Seat, info: SeatInfo) -> Result<(), Refusal> {
        *self.seat_mut(seat)? = info;
        Ok(())
    }

    /// The seats of a player.
    pub fn seats_of(&self, player: &str) -> SeatSet {
        let holds = |seat: &Seat| self.holder(*seat) == Some(player);
        Seat::first(self.seats.len()).filter(holds).collect()
    }

    /// The player who holds a seat.
    pub fn holder(&self, seat: Seat) -> Option<&str> {
        match &self.seats.get(seat.index())?.kind {
            SeatKind::Person { player, .. } => Some(player),
            _ => None,
        }
    }

    /// The players who sit or are invited, for lists.
    pub fn seated(&self) -> Vec<(Seat, String)> {
        let person = |(seat, info): (Seat, &SeatInfo)| match &info.kind {
            SeatKind::Person { player, .. } | SeatKind::Invited { player: Some(player) } => {
                Some((seat, player.clone()))
            }
            _ => None,
        };
        Seat::first(self.seats.len()).zip(&self.seats).filter_map(person).collect()
    }

    /// The bot that decides for a seat: its own bot, or the replacement.
    pub fn bot_in(&self, seat: Seat) -> Option<&str> {
        let info = self.seats.get(seat.index())?;
        match &info.kind {
            SeatKind::Bot { level } => Some(level),
            _ => info.stand_in.as_deref(),
        }
    }

    /// The seats that bots decide for.
    pub fn bots(&self) -> SeatSet {
        Seat::first(self.seats.len()).filter(|seat| self.bot_in(*seat).is_some()).collect()
    }

    /// Whether a person decides for a seat.
    pub fn is_played_by_person(&self, seat: Seat) -> bool {
        self.holder(seat).is_some() && self.bot_in(seat).is_none()
    }

    /// Whether any person plays.
    pub fn is_anybody_playing(&self) -> bool {
        Seat::first(self.seats.len()).any(|seat| self.is_played_by_person(seat))
    }

    /// The seats of other players than the one who holds this seat, also while bots play for them.
    pub(crate) fn persons_beside(&self, seat: Seat) -> SeatSet {
        let me = self.holder(seat);
        let is_other = |it: &Seat| self.holder(*it).is_some_and(|it| Some(it) != me);
        Seat::first(self.seats.len()).filter(is_other).collect()
    }

    /// Whether every seat is taken, so that the game can begin.
    pub(crate) fn is_full(&self) -> bool {
        let has_somebody =
            |it: &SeatInfo| matches!(it.kind, SeatKind::Person { .. } | SeatKind::Bot { .. });
        self.state == TableState::Open && self.seats.iter().all(has_somebody)
    }

    /// Whether any person is left.
    pub(crate) fn has_people(&self) -> bool {
        self.seats.iter().any(|it| matches!(it.kind, SeatKind::Person { .. }))
    }
}

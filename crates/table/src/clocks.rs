//! The clocks of a table.

use protocol::{Clock, ClockPer, Timer};
use tabletop::{MAX_SEATS, Seat, SeatSet};

/// A player who returns after running out of time gets this share of the time for the game again.
const GRACE_PART: u64 = 10;

/// The clocks of a table: a function of its steps and their times.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Clocks {
    clock: Option<Clock>,
    /// When the latest step happened.
    at: u64,
    /// Milliseconds left for each seat at that moment.
    left: [u64; MAX_SEATS],
    running: SeatSet,
}

impl Clocks {
    pub(crate) fn new(clock: Option<Clock>, at: u64) -> Self {
        let full = clock.map_or(0, full_time);
        Clocks { clock, at, left: [full; MAX_SEATS], running: SeatSet::EMPTY }
    }

    /// Updates the clocks after a step. `thinking` are the people the game waits for now; `acted`
    /// caused the step.
    pub(crate) fn step(&mut self, at: u64, thinking: SeatSet, acted: SeatSet) {
        let Some(clock) = self.clock else { return };
        let elapsed = at.saturating_sub(self.at);
        for seat in self.running.iter() {
            let left = &mut self.left[seat.index()];
            *left = left.saturating_sub(elapsed);
        }
        for seat in thinking.iter() {
            let is_new = !self.running.contains(seat) || acted.contains(seat);
            if clock.per == ClockPer::Decision && is_new {
                self.left[seat.index()] = full_time(clock);
            }
        }
        self.at = at;
        self.running = thinking;
    }

    /// A player came back after running out of time.
    pub(crate) fn give_grace(&mut self, seat: Seat) {
        if let Some(clock) = self.clock {
            let left = &mut self.left[seat.index()];
            *left = (*left).max(full_time(clock) / GRACE_PART);
        }
    }

    /// Stops the clocks at the end of the game.
    pub(crate) fn stop(&mut self) {
        self.running = SeatSet::EMPTY;
    }

    /// The player who runs out of time first, and when.
    pub(crate) fn deadline(&self) -> Option<(u64, Seat)> {
        self.clock?;
        self.running.iter().map(|seat| (self.at + self.left[seat.index()], seat)).min()
    }

    /// The clocks as players see them.
    pub(crate) fn timers(&self, seats: usize) -> Vec<Timer> {
        if self.clock.is_none() {
            return Vec::new();
        }
        let timer = |seat: Seat| Timer {
            seat,
            left: self.left[seat.index()],
            runs: self.running.contains(seat),
        };
        Seat::first(seats).map(timer).collect()
    }
}

fn full_time(clock: Clock) -> u64 {
    u64::from(clock.seconds) * 1000
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);

    fn clocks(per: ClockPer) -> Clocks {
        Clocks::new(Some(Clock { per, seconds: 60 }), 0)
    }

    fn left(clocks: &Clocks) -> Vec<u64> {
        clocks.timers(2).iter().map(|it| it.left).collect()
    }

    #[test]
    fn the_time_of_a_seat_runs_down_only_while_the_game_waits_for_it() {
        let mut clocks = clocks(ClockPer::Seat);
        clocks.step(0, SeatSet::only(A), SeatSet::EMPTY);
        clocks.step(10_000, SeatSet::only(B), SeatSet::only(A));
        clocks.step(15_000, SeatSet::only(A), SeatSet::only(B));
        assert_eq!(left(&clocks), [50_000, 55_000]);
        assert_eq!(clocks.deadline(), Some((65_000, A)));
    }

    #[test]
    fn the_time_of_a_decision_begins_anew_with_each_own_decision() {
        let mut clocks = clocks(ClockPer::Decision);
        clocks.step(0, SeatSet::first(2), SeatSet::EMPTY);
        clocks.step(10_000, SeatSet::first(2), SeatSet::only(A));
        // An action of A does not give B more time.
        assert_eq!(left(&clocks), [60_000, 50_000]);
        assert_eq!(clocks.deadline(), Some((60_000, B)));
    }

    #[test]
    fn coming_back_gives_a_little_time() {
        let mut clocks = clocks(ClockPer::Seat);
        clocks.step(0, SeatSet::only(A), SeatSet::EMPTY);
        clocks.step(60_000, SeatSet::EMPTY, SeatSet::EMPTY);
        clocks.give_grace(A);
        assert_eq!(left(&clocks), [6_000, 60_000]);
        clocks.stop();
        assert_eq!(clocks.deadline(), None);
    }
}

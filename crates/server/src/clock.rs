//! The time of the server. It follows the system clock, but does not jump with it.

use std::sync::{Mutex, PoisonError};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// After how many milliseconds the system clock is looked at again.
const LOOK: u64 = 1000;

static CLOCK: Mutex<Option<(Instant, Steady)>> = Mutex::new(None);

/// Milliseconds since 1970. A jump of the system clock is worked off slowly: time never goes back,
/// and runs at most twice and at least half as fast as it should.
pub(crate) fn now() -> u64 {
    let mut clock = CLOCK.lock().unwrap_or_else(PoisonError::into_inner);
    let (start, steady) = clock.get_or_insert_with(|| (Instant::now(), Steady::new(system())));
    steady.read(start.elapsed().as_millis() as u64, system())
}

fn system() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |it| it.as_millis() as u64)
}

/// A clock that is led by another one.
struct Steady {
    /// When the other clock was looked at, in milliseconds since the start.
    looked_at: u64,
    /// The time then.
    time: u64,
    /// The time that was told last.
    told: u64,
}

impl Steady {
    fn new(system: u64) -> Self {
        Steady { looked_at: 0, time: system, told: system }
    }

    /// The time so many milliseconds after the start, when the system says this.
    fn read(&mut self, elapsed: u64, system: u64) -> u64 {
        let passed = elapsed.saturating_sub(self.looked_at);
        let mut time = self.time + passed;
        if passed >= LOOK {
            time = system.clamp(self.time + passed / 2, self.time + 2 * passed);
            (self.looked_at, self.time) = (elapsed, time);
        }
        self.told = self.told.max(time);
        self.told
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOURS: u64 = 3_600_000;
    const START: u64 = 1_000 * HOURS;

    /// The time after each second, when the system clock is off by so much from then on.
    fn told(offs: &[i64]) -> Vec<u64> {
        let mut clock = Steady::new(START);
        let read = |(second, off): (usize, &i64)| {
            let elapsed = (second as u64 + 1) * 1000;
            clock.read(elapsed, (START + elapsed).saturating_add_signed(*off)) - START
        };
        offs.iter().enumerate().map(read).collect()
    }

    #[test]
    fn l_9_time_follows_the_system_clock() {
        assert_eq!(told(&[0, 0, 3, -4, 0]), [1000, 2000, 3003, 3996, 5000]);
    }

    #[test]
    fn l_9_a_jump_forward_for_a_moment_hardly_matters() {
        let jump = 2 * HOURS as i64;
        assert_eq!(told(&[0, jump, 0, 0]), [1000, 3000, 3500, 4000], "nobody runs out of time");
        let long = told(&[jump; 7200]);
        assert_eq!(long.last(), Some(&(4 * HOURS)), "after two hours it has caught up");
    }

    #[test]
    fn l_9_a_jump_back_stops_nothing() {
        let jump = -2 * (HOURS as i64);
        let told = told(&[0, jump, jump, jump]);
        assert_eq!(told, [1000, 1500, 2000, 2500], "it goes on, at half the speed");
    }

    #[test]
    fn l_9_time_never_goes_back() {
        let mut clock = Steady::new(START);
        assert_eq!(clock.read(999, START), START + 999);
        assert_eq!(clock.read(1000, START), START + 999, "half a second too many was told");
        assert_eq!(clock.read(3000, START + 3000), START + 3000);
    }
}

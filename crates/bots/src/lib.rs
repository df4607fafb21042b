//! Players made of software.
//!
//! A bot gets what a person in its seat would get: a look at the table (the view of its seat) and
//! the list of what it may do. It never sees the running match. To think ahead it may *imagine* a
//! world that looks the same ([`tabletop::Game::imagine`]) and play on in that.
//!
//! [`Random`] picks any offer; [`BastionGreedy`] looks one action ahead with a readable
//! evaluation; [`SanctumGreedy`] weighs rules of thumb and searches for the best Attack;
//! [`SanctumPlanner`] solves its Fights ([`sanctum::solver`]) and looks at the next one before.
//!
//! ```
//! use bastion::{Bastion, Components, Options};
//! use bots::{Bot, Call, Random};
//! use tabletop::{Fate, Game, Match, Stream, Viewer};
//!
//! let mut game = Match::<Bastion>::new(Components::house(), &Options::new(2));
//! let mut fate = Fate::new(7);
//! while !game.pending().chance.is_empty() {
//!     game.resolve(Stream::TABLE, &mut fate).unwrap();
//! }
//! let seat = game.pending().seats.lowest().unwrap();
//! let offers = game.offers(seat);
//! let mut bot = Random::new(1);
//! let look = || game.game().view(Viewer::Seat(seat));
//! let choice = Bot::<Bastion>::choose(&mut bot, seat, Call::Needed, &offers, &look).unwrap();
//! game.act(seat, offers[choice.index]).unwrap();
//! ```

mod bastion_greedy;
mod random;
pub mod sanctum;

use ::sanctum::Sanctum;
use bastion::Bastion;
use tabletop::{Game, Seat};

pub use self::sanctum::greedy::SanctumGreedy;
pub use self::sanctum::planner::SanctumPlanner;
pub use bastion_greedy::BastionGreedy;
pub use random::Random;

/// What a bot chose, and how good it thinks that is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Choice {
    /// Which of the offers.
    pub index: usize,
    /// Its evaluation, higher is better; none for bots that do not think.
    pub value: Option<i32>,
}

/// Whether the game waits for the seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Call {
    /// It does: something has to be chosen.
    Needed,
    /// It does not: the seat may act, or let the others go on.
    Optional,
}

/// A player for one seat.
pub trait Bot<G: Game> {
    /// Picks one of the offers; none to let the others go on, which only an optional call allows.
    /// `look` shows the table as the seat sees it; a bot that does not look pays nothing for it.
    fn choose(
        &mut self,
        seat: Seat,
        call: Call,
        offers: &[G::Action],
        look: &dyn Fn() -> G::View,
    ) -> Option<Choice>;
}

/// The names of the bots for Bastion.
pub const BASTION: [&str; 2] = ["random", "greedy"];

/// A bot for Bastion by its name.
pub fn bastion_bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Bastion>>> {
    match name {
        "random" => Some(Box::new(Random::new(seed))),
        "greedy" => Some(Box::new(BastionGreedy::new(seed))),
        _ => None,
    }
}

/// The names of the bots for Sanctum.
pub const SANCTUM: [&str; 3] = ["random", "greedy", "planner"];

/// A bot for Sanctum by its name.
pub fn sanctum_bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Sanctum>>> {
    match name {
        "random" => Some(Box::new(Random::new(seed))),
        "greedy" => Some(Box::new(SanctumGreedy::new(seed))),
        "planner" => Some(Box::new(SanctumPlanner::new(seed))),
        _ => None,
    }
}

#[cfg(test)]
mod tests;

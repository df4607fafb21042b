//! Players made of software.
//!
//! A bot gets what a person in its seat would get: a look at the table (the view of its seat) and
//! the list of what it may do. It never sees the running match. To think ahead it may *imagine* a
//! world that looks the same ([`tabletop::Game::imagine`]) and play on in that.
//!
//! The ladders are [`bastion::RUNGS`] and [`sanctum::RUNGS`]: each rung is better than the one
//! below. A [`Level`] is a rung with a [`Budget`], for people. A bot answers a [`Question`] with a
//! [`Choice`], or with an [`Opinion`] of every offer and its [`Reason`]s.
//!
//! ```
//! use bastion::{Bastion, Components, Options};
//! use bots::{Bot, Call, Question, Random};
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
//! let question = Question::<Bastion>::new(seat, Call::Needed, &offers, &look);
//! let choice = bot.choose(&question).unwrap();
//! game.act(seat, choice.action).unwrap();
//! ```

pub mod bastion;
mod budget;
mod level;
mod opinion;
mod random;
pub mod sanctum;
mod shared;

use tabletop::{Game, MAX_SEATS, Seat, SeatSet};

pub use budget::Budget;
pub use level::{Level, UnknownLevel};
pub use opinion::{Argument, Choice, Opinion, Reason};
pub use random::Random;
pub use shared::Shared;

/// Whether the game waits for the seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Call {
    /// It does: something has to be chosen.
    Needed,
    /// It does not: the seat may act, or let the others go on.
    Optional,
}

#[allow(missing_debug_implementations, reason = "`look` is a function")]
/// A decision of a seat, with everything the seat may know.
pub struct Question<'a, G: Game> {
    /// Whose decision it is.
    pub seat: Seat,
    /// Whether the game waits for it.
    pub call: Call,
    /// What may be done.
    pub offers: &'a [G::Action],
    /// Shows the table as the seat sees it; a bot that does not look pays nothing for it.
    pub look: &'a dyn Fn() -> G::View,
    /// The seats bots play, this one among them: whose help may be counted on.
    pub company: SeatSet,
}

impl<'a, G: Game> Question<'a, G> {
    /// A question at a table where bots play all seats.
    pub fn new(
        seat: Seat,
        call: Call,
        offers: &'a [G::Action],
        look: &'a dyn Fn() -> G::View,
    ) -> Self {
        Question { seat, call, offers, look, company: SeatSet::first(MAX_SEATS) }
    }
}

/// A player for one seat. It may think on any thread.
pub trait Bot<G: Game>: Send + Sync {
    /// Picks one of the offers; none to let the others go on, which only an optional call allows.
    fn choose(&mut self, question: &Question<'_, G>) -> Option<Choice<G::Action>>;

    /// What it thinks of the offers, best first, each with its reasons; nothing for bots that do
    /// not think.
    fn consider(&mut self, _question: &Question<'_, G>) -> Vec<Opinion<G::Action>> {
        Vec::new()
    }

    /// How much it may think about each decision from now on.
    fn limit(&mut self, _budget: Budget) {}
}

/// A game whose positions can be judged afterwards.
pub trait Judge: Game {
    /// The value of the coin people count in: a disc of mana, a wound.
    const COIN: i32;
    /// Whether a position is worth the same to all seats, because they win and lose together.
    const IS_SHARED: bool;

    /// How good the position is for a seat, in the currency of its [`Opinion`]s.
    fn worth(&self, seat: Seat) -> i32;
}

/// The example of the README is tested too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

#[cfg(test)]
mod tests;

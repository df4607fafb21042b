//! The rules of Bastion: every rule of `docs/rules/bastion.md`, and nothing else.
//!
//! [`Bastion`] is a match at one moment; it implements [`tabletop::Game`]. It is made of the
//! [`Table`] (all components, `state.rs`), the flow (what is being resolved, `flow.rs`) and the
//! draft of the action in progress. Rules are found by their number: sections 5 and 17 in
//! `setup.rs`, 6 to 10 in `phase/`, 12 and 13 in `effect/`, 14 in `price.rs`, 15 in `property.rs`,
//! `price.rs` and `phase/enemy_phase.rs`, 11 in `outcome.rs`. Components are moved only
//! through `tx.rs`. Cards and boards are data: [`Components`].
//!
//! No clock, no file, no random generator: chance is told to the game as an input.
//!
//! ```
//! use bastion::{Bastion, Components, Options};
//! use tabletop::{Fate, Match, Stream};
//!
//! let mut game = Match::<Bastion>::new(Components::house(), &Options::new(2));
//! let mut fate = Fate::new(7);
//! while !game.pending().chance.is_empty() {
//!     game.resolve(Stream::TABLE, &mut fate).unwrap();
//! }
//! // Everything is laid out; the players choose their rituals.
//! let seat = game.pending().seats.lowest().unwrap();
//! let offers = game.offers(seat);
//! assert_eq!(offers.len(), 3);
//! game.act(seat, offers[0]).unwrap();
//! ```
#![warn(clippy::missing_errors_doc, clippy::missing_panics_doc)]

mod action;
mod audit;
mod because;
mod chance;
mod components;
mod effect;
mod event;
mod flow;
mod ids;
mod notation;
mod options;
mod outcome;
mod phase;
mod position;
mod price;
mod property;
mod rulebook;
mod sets;
mod setup;
mod state;
mod tx;
mod view;
pub mod walk;

pub use action::{
    Action, Cast, Chance, ChannelRef, CopiedSpell, Deposit, EnemyRef, Foundation, FoundationRef,
    PlaceRef, RitualRef, SourceNumber, TargetRef, TypedAction, Way,
};
pub use because::{Ahead, Because, Cause};
pub use components::{
    CardColor, Components, DataError, Enemy, EnemyCard, FILES, PrintedProperty, RitualCard, Side,
};
pub use event::{Event, HeroMoveCause, UnitMoveCause};
pub use flow::{Announced, Bastion, Frame};
pub use ids::{
    COLORS, Class, Color, DISTRICTS, District, ENEMIES, EnemyId, Figure, Legend, MAX_ALIKE,
    MAX_FOUNDATIONS, MAX_SOURCES, PRINTED_SOURCES, Place, Property, RITUALS, RitualId, RitualKind,
    SECTIONS, Section, Spell, Target,
};
pub use options::{Difficulty, Layout, Mode, Options};
pub use outcome::{Ending, Outcome};
pub use price::{Limit, Modifiers, PAYMENTS_LISTED, PartKind, Payments, Price, StrengthPart};
pub use rulebook::RULEBOOK;
pub use sets::{EnemySet, Mana, RitualSet};
pub use state::{DistrictState, Done, EnemyDeck, Group, Hero, Piles, RitualDeck, Table, Wall};
pub use view::View;

#[cfg(test)]
mod tests;

//! The rules of Sanctum: every rule of `docs/rules/sanctum.md`, and nothing else.
//!
//! [`Sanctum`] is a match at one moment; it implements [`tabletop::Game`]. It is made of the
//! [`Table`] (all components, `state.rs`) and the [`Frame`] the table is in; every hero goes
//! through [`Step`]s of its own (`flow.rs`), so that heroes can play at the same time. Rules are
//! found by their number: sections 2 and 3 in `setup.rs`, 4 to 7, 9 to 14 and 16 to 22 in `phase/`
//! (the table there says which file), 8 in `phase/attack.rs`, 15 in `audit.rs`, 23 to 25 in
//! `effect/`, 26 in `outcome.rs`, 27 in `event.rs` (what closes taking back) and `view.rs` (what is
//! hidden). Cards and boards are data ([`Components`]); what they can do is one vocabulary of
//! effects (`vocabulary.rs`).
//!
//! No clock, no file, no random generator: chance is told to the game as an input.
//!
//! ```
//! use sanctum::{Components, Options, Sanctum};
//! use tabletop::{Fate, Match, Stream};
//!
//! let mut game = Match::<Sanctum>::new(Components::house(), &Options::new(2));
//! let mut fate = Fate::new(7);
//! while !game.pending().chance.is_empty() {
//!     game.resolve(Stream::TABLE, &mut fate).unwrap();
//! }
//! // Everything is laid out; the first action of the game must be Move.
//! let seat = game.pending().seats.lowest().unwrap();
//! assert_eq!(game.offers(seat), [sanctum::Action::Move]);
//! game.act(seat, sanctum::Action::Move).unwrap();
//! ```
#![warn(clippy::missing_errors_doc, clippy::missing_panics_doc)]

mod action;
mod audit;
mod because;
mod chance;
mod components;
mod effect;
mod event;
mod facts;
mod flow;
mod ids;
mod notation;
mod options;
mod outcome;
mod part;
mod phase;
mod position;
mod preview;
mod rulebook;
mod setup;
mod state;
mod sums;
mod tx;
mod view;
mod vocabulary;

pub use action::{
    AbilityRef, Action, Chance, Change, DieChange, PointRef, Purple, SkillRef, SkillUse, SpaceRef,
    TypedAction,
};
pub use because::{Because, Cause};
pub use components::{
    Act, BonusCard, Components, DataError, Demon, FILES, Front, Group, HeroBoard, Item, Penalty,
    PrintedSet, SeatBonus, Skill, SkillCard, SkillKind,
};
pub use event::{Blow, Event};
pub use facts::Facts;
pub use flow::{Frame, Sanctum, Step};
pub use ids::{
    AbilityId, Achievement, BlessingId, BlessingSet, Category, Cell, Color, DemonId, DemonSet,
    DieId, EffectId, EffectSet, Figure, FuryId, FurySet, Gem, ItemId, ItemSet, Level, LordId,
    LordSet, Place, Potion, SetId, Slot, SlotType, SpaceId, Target, Token,
};
pub use options::{Difficulty, Options};
pub use outcome::{GameResult, Outcome, Score};
pub use preview::{Needs, Preview};
pub use rulebook::RULEBOOK;
pub use state::{
    Achievements, Deck, DemonGroup, Die, DieState, Equipped, Fight, Gems, Hero, Hordes, LordDeck,
    Potions, Rage, Row, Space, Standing, Table, Tokens, Unfinished,
};
pub use sums::{Sums, TokenSource};
pub use view::View;
pub use vocabulary::{
    Ability, Atom, Blessing, Condition, DieEffect, Effect, Immediate, Power, SpaceColor,
};

#[cfg(test)]
mod tests;

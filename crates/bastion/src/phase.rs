//! The phases of a turn. Each decision of appendix D is asked in one place:
//!
//! | file | sections | decisions |
//! |---|---|---|
//! | `turn.rs` | B-6 | next step of the hero phase, Repeat |
//! | `move_hero.rs` | B-7 | destination, Speed, entering guarded places |
//! | `channel.rs` | B-8, B-17.27 | way of channelling, deposit; revive source |
//! | `attack.rs` | B-9 | target, payment |
//! | `window.rs` | B-6.11 | commit, call off, hold; the two windows of an action |
//! | `enemy_phase.rs` | B-10 | adding and moving enemies; where evicted heroes go |
//!
//! Spells, rituals and artifacts are in `effect/`, the set-up in `setup.rs`.

pub(crate) mod attack;
pub(crate) mod channel;
pub(crate) mod enemy_phase;
pub(crate) mod move_hero;
pub(crate) mod turn;
pub(crate) mod window;

//! The phases of a match. Which file holds which rules and decisions:
//!
//! | file | rules | decisions |
//! |---|---|---|
//! | `turn.rs` | S-4, S-27 | D-4, D-40 |
//! | `move_on.rs` | S-5, S-7, S-17 | D-5 |
//! | `chest.rs` | S-6 | D-6 |
//! | `prepare.rs` | S-9 | D-7, D-9 |
//! | `attack.rs` | S-8, S-10, S-21 | D-10 to D-14 |
//! | `block.rs` | S-11, S-21 | D-15, D-16 |
//! | `levels.rs` | S-12, S-13 | D-17 to D-19, D-41 |
//! | `rest.rs` | S-14 | D-21 to D-25, D-28 |
//! | `achievements.rs` | S-16 | – |
//! | `breach.rs` | S-18 | D-26, D-27 |
//! | `response.rs` | S-19, S-20, S-22 | – |
//! | `waiting.rs` | why a hero has to wait | – |

pub(crate) mod achievements;
pub(crate) mod attack;
pub(crate) mod block;
pub(crate) mod breach;
pub(crate) mod chest;
pub(crate) mod levels;
pub(crate) mod move_on;
pub(crate) mod prepare;
pub(crate) mod response;
pub(crate) mod rest;
pub(crate) mod turn;
pub(crate) mod waiting;

//! The numbered rules, as players and tests read them.
//! B-1.12: nothing else decides; reference sheets only remind.

use tabletop::Rulebook;

/// The rule book.
pub const RULEBOOK: Rulebook = Rulebook::new(include_str!("../rules.md"));

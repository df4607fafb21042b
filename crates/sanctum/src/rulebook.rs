//! The numbered rules, as players and tests read them.

use tabletop::Rulebook;

/// The rule book.
pub const RULEBOOK: Rulebook = Rulebook::new(include_str!("../rules.md"));

//! What is laid down beforehand for a lesson: outcomes of chance, and what the other seats do.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// The tag of a record that holds the outcomes of a script.
pub const SCRIPT_TAG: &str = "script";
/// What stands between two outcomes in the tag.
pub(crate) const BETWEEN: &str = "; ";

/// What is laid down beforehand. It holds as long as it is possible: afterwards the seed and the
/// bots decide. Tables keep theirs, so that a lesson can be changed without harm to older tables.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Script {
    /// Outcomes as lines of a record: `* draw beast/red`, `*0 roll 4`.
    #[serde(default)]
    pub chance: Vec<String>,
    /// For other seats the actions they take, one after another.
    #[serde(default)]
    pub others: BTreeMap<Seat, Vec<String>>,
}

impl Script {
    /// The outcomes as the value of [`SCRIPT_TAG`].
    pub fn tag(&self) -> String {
        self.chance.join(BETWEEN)
    }
}

//! What is laid down beforehand for a lesson: outcomes of chance, and what the other seats do.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::{Author, Header, Stream};

/// The tag of a record that holds the outcomes of a script.
pub const SCRIPT_TAG: &str = "script";
/// What stands between two outcomes in the tag.
const BETWEEN: &str = "; ";

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
    pub others: BTreeMap<u8, Vec<String>>,
}

impl Script {
    /// The outcomes as the value of [`SCRIPT_TAG`].
    pub fn tag(&self) -> String {
        self.chance.join(BETWEEN)
    }
}

/// The outcomes of a script that are still to come.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Cues {
    left: Vec<(Stream, String)>,
}

impl Cues {
    /// All outcomes the head of a record lays down.
    pub fn of(header: &Header) -> Self {
        let tag = header.tags.iter().find(|(key, _)| key == SCRIPT_TAG);
        let lines = tag.map(|(_, value)| value.as_str()).unwrap_or_default();
        Cues { left: lines.split(BETWEEN).filter_map(read).collect() }
    }

    /// The outcome that comes next in a stream: the first one left that is possible now.
    pub fn next(&self, stream: Stream, is_possible: impl Fn(&str) -> bool) -> Option<&str> {
        let mut own = self.left.iter().filter(|(of, _)| *of == stream);
        own.find(|(_, text)| is_possible(text)).map(|(_, text)| text.as_str())
    }

    /// The outcome has come.
    pub fn use_up(&mut self, stream: Stream, text: &str) {
        let cue = self.left.iter().position(|(of, it)| *of == stream && it == text);
        if let Some(cue) = cue {
            self.left.remove(cue);
        }
    }
}

/// Reads an outcome such as `*0 roll 4`.
fn read(line: &str) -> Option<(Stream, String)> {
    let (author, text) = line.split_once(' ')?;
    match Author::read(author)? {
        Author::Chance(stream) => Some((stream, text.to_owned())),
        Author::Seat(_) => None,
    }
}

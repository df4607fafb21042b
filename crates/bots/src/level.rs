//! How strong a bot for people is.

use std::str::FromStr;

/// How strong a bot is, in words for people. Which rung of the ladder and how much thought that is
/// depends on the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// Makes mistakes a beginner can use.
    Easy,
    /// Plays sensibly.
    Medium,
    /// Plans, and answers within 300 milliseconds.
    Hard,
    /// Searches, and answers within two seconds.
    Expert,
}

impl Level {
    /// All, the weakest first.
    pub const ALL: [Level; 4] = [Level::Easy, Level::Medium, Level::Hard, Level::Expert];

    /// Its name in commands and settings.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = Level::ALL.into_iter().find(|it| it.name() == text);
        found.ok_or_else(|| format!("there is no level `{text}`"))
    }
}

//! Levels: how strong the bots are that people play with.

use std::error::Error;
use std::fmt;
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
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        let found = Level::ALL.into_iter().find(|it| it.name() == text);
        found.ok_or_else(|| UnknownLevel(text.to_owned()))
    }
}

/// No level has this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLevel(pub String);

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no level `{}`", self.0)
    }
}

impl Error for UnknownLevel {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_read_by_their_names() {
        for level in Level::ALL {
            assert_eq!(level.name().parse(), Ok(level));
        }
        let error = "grandmaster".parse::<Level>().expect_err("there is no such level");
        assert_eq!(error.to_string(), "there is no level `grandmaster`");
    }
}

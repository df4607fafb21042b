//! Names of games.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayString;
use serde::{Deserialize, Serialize};
use tabletop::Game;

/// The longest name of a game, in bytes.
const LENGTH: usize = 16;

/// A game by its name, such as `bastion`. [`Games`](crate::Games) says whether there is such a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GameName(ArrayString<LENGTH>);

/// A text that is too long for the name of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a name of a game has at most {LENGTH} letters")]
pub struct NameTooLong;

impl GameName {
    /// The name of a game.
    ///
    /// # Panics
    ///
    /// If [`Game::NAME`] is longer than a name may be.
    pub fn of<G: Game>() -> Self {
        G::NAME.parse().expect("games have short names")
    }

    /// The name as records, positions and the command line spell it.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for GameName {
    type Err = NameTooLong;

    fn from_str(text: &str) -> Result<Self, NameTooLong> {
        ArrayString::from(text).map(GameName).map_err(|_| NameTooLong)
    }
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

#[cfg(feature = "clap")]
impl clap::ValueEnum for GameName {
    fn value_variants<'a>() -> &'a [Self] {
        use std::sync::LazyLock;

        static NAMES: LazyLock<Vec<GameName>> =
            LazyLock::new(|| crate::Games::house().names().collect());
        &NAMES
    }

    fn to_possible_value(&self) -> Option<clap::builder::PossibleValue> {
        let name = Self::value_variants().iter().find(|it| *it == self)?;
        let about = crate::Games::house().of(*name).ok()?.about();
        Some(clap::builder::PossibleValue::new(name.as_str()).help(about))
    }
}

/// In TypeScript the name of a game is one of the list.
#[cfg(feature = "types")]
impl ts_rs::TS for GameName {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &ts_rs::Config) -> String {
        "GameName".to_owned()
    }

    fn inline(_: &ts_rs::Config) -> String {
        let games = crate::Games::house();
        let quoted: Vec<String> = games.names().map(|it| format!("\"{it}\"")).collect();
        quoted.join(" | ")
    }

    fn decl(config: &ts_rs::Config) -> String {
        format!("type GameName = {};", Self::inline(config))
    }
}

#[cfg(feature = "types")]
impl utoipa::PartialSchema for GameName {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
        String::schema()
    }
}

#[cfg(feature = "types")]
impl utoipa::ToSchema for GameName {}

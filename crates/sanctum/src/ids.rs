//! The names of things: figures, colours, slots, skills, spaces, numbered cards. No rule lives here.

mod numbered;
mod places;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

pub use numbered::{
    BlessingId, BlessingSet, DemonId, DemonSet, EffectId, EffectSet, FuryId, FurySet, ItemId,
    ItemSet, LordId, LordSet,
};
pub use places::{AbilityId, Cell, DieId, Place, SetId, Slot, SpaceId, Target};

/// Looks a name up among all values of a type.
fn by_name<T: Copy + fmt::Display>(all: &[T], text: &str, what: &str) -> Result<T, String> {
    all.iter().copied().find(|it| it.to_string() == text).ok_or_else(|| {
        let names: Vec<String> = all.iter().map(ToString::to_string).collect();
        format!("`{text}` is not {what}: {}", names.join(", "))
    })
}

/// S-1.2: the four heroes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Figure {
    Huntress,
    Outlaw,
    Slayer,
    Dancer,
}

impl Figure {
    /// All four.
    pub const ALL: [Figure; 4] = [Figure::Huntress, Figure::Outlaw, Figure::Slayer, Figure::Dancer];
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Figure::Huntress => "huntress",
            Figure::Outlaw => "outlaw",
            Figure::Slayer => "slayer",
            Figure::Dancer => "dancer",
        })
    }
}

impl FromStr for Figure {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        by_name(&Figure::ALL, text, "a hero")
    }
}

/// S-1.4: the colours of demons, of columns of the skill table, and of gem symbols.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Color {
    Red,
    Green,
    Blue,
}

impl Color {
    /// All three, from the left column to the right one (S-3.8).
    pub const ALL: [Color; 3] = [Color::Red, Color::Green, Color::Blue];

    /// Its index in [`Color::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Color::Red => "red",
            Color::Green => "green",
            Color::Blue => "blue",
        })
    }
}

impl FromStr for Color {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        by_name(&Color::ALL, text, "a colour")
    }
}

/// A gem: of a colour, or white.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Gem {
    Red,
    Green,
    Blue,
    White,
}

impl Gem {
    /// All four.
    pub const ALL: [Gem; 4] = [Gem::Red, Gem::Green, Gem::Blue, Gem::White];

    /// Its index in [`Gem::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl From<Color> for Gem {
    fn from(color: Color) -> Gem {
        match color {
            Color::Red => Gem::Red,
            Color::Green => Gem::Green,
            Color::Blue => Gem::Blue,
        }
    }
}

impl fmt::Display for Gem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Gem::Red => "red",
            Gem::Green => "green",
            Gem::Blue => "blue",
            Gem::White => "white",
        })
    }
}

impl FromStr for Gem {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        by_name(&Gem::ALL, text, "a gem")
    }
}

/// The two kinds of tokens.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Token {
    Stamina,
    Focus,
}

impl Token {
    /// Both.
    pub const ALL: [Token; 2] = [Token::Stamina, Token::Focus];

    /// Its index in [`Token::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Token::Stamina => "stamina",
            Token::Focus => "focus",
        })
    }
}

impl FromStr for Token {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        by_name(&Token::ALL, text, "a kind of token")
    }
}

/// S-9.2: a red potion brings back stamina, a blue one focus.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Potion {
    Red,
    Blue,
}

impl Potion {
    /// Both.
    pub const ALL: [Potion; 2] = [Potion::Red, Potion::Blue];

    /// Its index in [`Potion::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The token it brings back.
    pub const fn token(self) -> Token {
        match self {
            Potion::Red => Token::Stamina,
            Potion::Blue => Token::Focus,
        }
    }
}

impl fmt::Display for Potion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Potion::Red => "red",
            Potion::Blue => "blue",
        })
    }
}

impl FromStr for Potion {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        by_name(&Potion::ALL, text, "a potion")
    }
}

/// O-14.1: the kinds of items that words and drawings know; a set says which slot takes which.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum SlotType {
    Head,
    Body,
    Boots,
    Weapon,
    Amulet,
}

impl SlotType {
    /// All five.
    pub const ALL: [SlotType; 5] =
        [SlotType::Head, SlotType::Body, SlotType::Boots, SlotType::Weapon, SlotType::Amulet];
}

impl fmt::Display for SlotType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SlotType::Head => "head",
            SlotType::Body => "body",
            SlotType::Boots => "boots",
            SlotType::Weapon => "weapon",
            SlotType::Amulet => "amulet",
        })
    }
}

/// S-1.4: the level of a demon, an item or a skill.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Level(u8);

impl Level {
    /// All three.
    pub const ALL: [Level; 3] = [Level(0), Level(1), Level(2)];

    /// Its index from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 1 to 3.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl TryFrom<u8> for Level {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        match number {
            1..=3 => Ok(Level(number - 1)),
            _ => Err(format!("`{number}` is not a level: 1 to 3 (S-1.4)")),
        }
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> u8 {
        level.number()
    }
}

/// S-2.4: the three rows times three categories, and the bonus spaces of rows II and III.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(
    feature = "types",
    derive(ts_rs::TS),
    ts(type = "`${\"skills\" | \"gems\" | \"equipment\"}/${1 | 2 | 3}` | `higher/${2 | 3}`")
)]
pub struct Achievement {
    /// Its row.
    pub level: Level,
    /// What it asks for.
    pub category: Category,
}

/// The four categories of achievements.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Category {
    Skills,
    Gems,
    Equipment,
    Higher,
}

impl Category {
    /// The three categories of every row.
    pub const REGULAR: [Category; 3] = [Category::Skills, Category::Gems, Category::Equipment];
}

impl fmt::Display for Category {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Category::Skills => "skills",
            Category::Gems => "gems",
            Category::Equipment => "equipment",
            Category::Higher => "higher",
        })
    }
}

impl Achievement {
    /// How many spaces the board has.
    pub const COUNT: usize = 11;

    /// All spaces: row by row, the bonus space last in its row.
    pub fn all() -> impl Iterator<Item = Achievement> {
        Level::ALL.into_iter().flat_map(|level| {
            let bonus = (level != Level::ALL[0]).then_some(Category::Higher);
            let categories = Category::REGULAR.into_iter().chain(bonus);
            categories.map(move |category| Achievement { level, category })
        })
    }

    /// Its index in [`Achievement::all`].
    pub const fn index(self) -> usize {
        let row = [0, 3, 7][self.level.index()];
        row + self.category as usize
    }
}

impl fmt::Display for Achievement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.category, self.level.number())
    }
}

impl TryFrom<String> for Achievement {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let all: Vec<Achievement> = Achievement::all().collect();
        by_name(&all, &text, "an achievement")
    }
}

impl From<Achievement> for String {
    fn from(achievement: Achievement) -> String {
        achievement.to_string()
    }
}

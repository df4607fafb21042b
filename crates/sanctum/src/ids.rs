//! The names of things: figures, colours, slots, skills, spaces, numbered cards. No rule lives here.

mod numbered;
mod places;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::{ParseError, named_enum, text_form};

pub use numbered::{
    BlessingId, BlessingSet, DemonId, DemonSet, EffectId, EffectSet, FuryId, FurySet, ItemId,
    ItemSet, LordId, LordSet,
};
pub use places::{AbilityId, Cell, DieId, Place, SetId, Slot, SpaceId, Target};

text_form!(Achievement);

named_enum! {
    /// S-1.2: the four heroes.
    pub enum Figure("a hero") {
        Huntress = "huntress",
        Outlaw = "outlaw",
        Slayer = "slayer",
        Dancer = "dancer",
    }
}

named_enum! {
    /// S-1.4: the colours of demons, of columns of the skill table, and of gem symbols.
    pub enum Color("a colour") {
        Red = "red",
        Green = "green",
        Blue = "blue",
    }
}

named_enum! {
    /// A gem: of a colour, or white.
    pub enum Gem("a gem") {
        Red = "red",
        Green = "green",
        Blue = "blue",
        White = "white",
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

named_enum! {
    /// The two kinds of tokens.
    pub enum Token("a kind of token") {
        Stamina = "stamina",
        Focus = "focus",
    }
}

named_enum! {
    /// S-9.2: a red potion brings back stamina, a blue one focus.
    pub enum Potion("a potion") {
        Red = "red",
        Blue = "blue",
    }
}

impl Potion {
    /// The token it brings back.
    pub const fn token(self) -> Token {
        match self {
            Potion::Red => Token::Stamina,
            Potion::Blue => Token::Focus,
        }
    }
}

named_enum! {
    /// O-14.1: the kinds of items that words and drawings know; a set says which slot takes which.
    pub enum SlotType("a kind of item") {
        Head = "head",
        Body = "body",
        Boots = "boots",
        Weapon = "weapon",
        Amulet = "amulet",
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
    type Error = ParseError;

    fn try_from(number: u8) -> Result<Self, ParseError> {
        match number {
            1..=3 => Ok(Level(number - 1)),
            _ => Err(ParseError::new(format!("`{number}` is not a level: 1 to 3 (S-1.4)"))),
        }
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> u8 {
        level.number()
    }
}

/// S-2.4: the three rows times three categories, and the bonus spaces of rows II and III.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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

named_enum! {
    /// The four categories of achievements.
    pub enum Category("a category of achievements") {
        Skills = "skills",
        Gems = "gems",
        Equipment = "equipment",
        Higher = "higher",
    }
}

impl Category {
    /// The three categories of every row.
    pub const REGULAR: [Category; 3] = [Category::Skills, Category::Gems, Category::Equipment];
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

impl FromStr for Achievement {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let names: Vec<String> = Achievement::all().map(|it| it.to_string()).collect();
        let found = Achievement::all().zip(&names).find(|(_, name)| **name == text);
        found.map(|(it, _)| it).ok_or_else(|| {
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            ParseError::no_name(text, "an achievement", &names)
        })
    }
}

//! Places on a hero's board and on the path.

use std::fmt;
use std::str::FromStr;

use tabletop::{ParseError, named_enum, text_form};

use super::{Color, DemonId, Level};

text_form!(Cell, AbilityId, Target, Place);

named_enum! {
    /// A slot for one item.
    pub enum Slot("a slot") {
        Head = "head",
        Body = "body",
        Boots = "boots",
        Weapon1 = "weapon1",
        Weapon2 = "weapon2",
        Amulet = "amulet",
    }
}

impl Slot {
    /// How many slots a hero has.
    pub const COUNT: usize = 6;
}

/// S-3.8: a place of the skill table, `red/2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "`${Color}/${1 | 2 | 3}`"))]
pub struct Cell(u8);

impl Cell {
    /// How many places the table has.
    pub const COUNT: usize = 9;

    /// The place in a column at a level.
    pub const fn new(column: Color, level: Level) -> Self {
        Cell((column.index() * 3 + level.index()) as u8)
    }

    pub(crate) const fn from_index(index: usize) -> Self {
        Cell(index as u8)
    }

    /// All places, column by column from the top.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..Cell::COUNT).map(Cell::from_index)
    }

    /// Its index in [`Cell::all`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its column.
    pub const fn column(self) -> Color {
        Color::ALL[self.index() / 3]
    }

    /// Its level.
    pub const fn level(self) -> Level {
        Level::ALL[self.index() % 3]
    }

    /// S-12.2: where its gems go; none means the gem pool.
    pub const fn above(self) -> Option<Cell> {
        if self.0.is_multiple_of(3) { None } else { Some(Cell(self.0 - 1)) }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.column(), self.level().number())
    }
}

impl FromStr for Cell {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let wrong = || ParseError::new(format!("`{text}` is not a skill, such as red/2"));
        let (column, level) = text.split_once('/').ok_or_else(wrong)?;
        let column = column.parse().map_err(|_| wrong())?;
        let level: u8 = level.parse().map_err(|_| wrong())?;
        Ok(Cell::new(column, Level::try_from(level).map_err(|_| wrong())?))
    }
}

/// An ability of a hero: of a slot (printed there, or on the item that lies on it), `head/1`, or
/// of a skill card (O-8.3), `red/2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "`${Slot}/${1 | 2}` | Cell"))]
pub struct AbilityId(u8);

impl AbilityId {
    /// The most abilities one item has.
    pub const PER_SLOT: usize = 2;
    const SLOTS: usize = Slot::COUNT * Self::PER_SLOT;
    /// How many places for abilities there are.
    pub const COUNT: usize = Self::SLOTS + Cell::COUNT;

    /// All places.
    pub fn all() -> impl Iterator<Item = AbilityId> {
        (0..AbilityId::COUNT as u8).map(AbilityId)
    }

    /// The ability of a slot with this index.
    pub(crate) const fn of_slot(slot: Slot, index: usize) -> AbilityId {
        AbilityId((slot.index() * Self::PER_SLOT + index) as u8)
    }

    /// The ability of a skill card.
    pub(crate) const fn of_skill(cell: Cell) -> AbilityId {
        AbilityId((Self::SLOTS + cell.index()) as u8)
    }

    /// Its index in [`AbilityId::all`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The slot it belongs to and its index there.
    pub const fn slot(self) -> Option<(Slot, usize)> {
        if self.index() < Self::SLOTS {
            Some((Slot::ALL[self.index() / Self::PER_SLOT], self.index() % Self::PER_SLOT))
        } else {
            None
        }
    }

    /// The skill card it belongs to.
    pub const fn skill(self) -> Option<Cell> {
        if self.index() < Self::SLOTS {
            None
        } else {
            Some(Cell::from_index(self.index() - Self::SLOTS))
        }
    }
}

impl fmt::Display for AbilityId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.slot(), self.skill()) {
            (Some((slot, index)), _) => write!(f, "{slot}/{}", index + 1),
            (None, Some(cell)) => write!(f, "{cell}"),
            (None, None) => unreachable!("an ability has a place"),
        }
    }
}

impl FromStr for AbilityId {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let found = AbilityId::all().find(|it| it.to_string() == text);
        found.ok_or_else(|| ParseError::new(format!("`{text}` is not an ability, such as head/1")))
    }
}

/// One space of an ability, `head/1/2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SpaceId {
    /// Its ability.
    pub ability: AbilityId,
    /// Its index there, 0 or 1.
    pub index: u8,
}

impl fmt::Display for SpaceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.ability, self.index + 1)
    }
}

impl FromStr for SpaceId {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let wrong =
            || ParseError::new(format!("`{text}` is not an ability space, such as head/1/2"));
        let (ability, index) = text.rsplit_once('/').ok_or_else(wrong)?;
        let ability = ability.parse().map_err(|_| wrong())?;
        match index {
            "1" => Ok(SpaceId { ability, index: 0 }),
            "2" => Ok(SpaceId { ability, index: 1 }),
            _ => Err(wrong()),
        }
    }
}

/// A number with a word before it, such as `die/2`.
fn numbered(text: &str, word: &str, most: u8) -> Result<u8, ParseError> {
    let number = text.strip_prefix(word).and_then(|it| it.strip_prefix('/'));
    match number.and_then(|it| it.parse().ok()) {
        Some(number @ 1u8..) if number <= most => Ok(number - 1),
        _ => Err(ParseError::new(format!("`{text}` is not a {word}: {word}/1 to {word}/{most}"))),
    }
}

/// S-7.4: one of at most six dice of a Fight, `die/2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DieId(u8);

impl DieId {
    /// The most dice of a Fight.
    pub const COUNT: usize = 6;

    pub(crate) const fn from_index(index: usize) -> Self {
        DieId(index as u8)
    }

    /// Its index from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for DieId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "die/{}", self.0 + 1)
    }
}

impl FromStr for DieId {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        numbered(text, "die", DieId::COUNT as u8).map(DieId)
    }
}

/// S-5.9: one of the sets of demons on offer, `set/3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SetId(u8);

impl SetId {
    /// The most sets on offer.
    pub const COUNT: usize = 5;

    pub(crate) const fn from_index(index: usize) -> Self {
        SetId(index as u8)
    }

    /// Its index from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for SetId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "set/{}", self.0 + 1)
    }
}

impl FromStr for SetId {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        numbered(text, "set", SetId::COUNT as u8).map(SetId)
    }
}

/// A weak point: of a demon, `demon/17/2`, or of the card a figure stands on in act VI, `card/2`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "types",
    derive(ts_rs::TS),
    ts(type = "`demon/${number}/${number}` | `card/${number}`")
)]
pub enum Target {
    /// A demon in the battle zone, and the index of its weak point.
    Demon(DemonId, u8),
    /// The index of the weak point of the current card.
    Card(u8),
}

impl Target {
    /// The most weak points of a card.
    pub const MOST_POINTS: u8 = 8;
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::Demon(demon, point) => write!(f, "{demon}/{}", point + 1),
            Target::Card(point) => write!(f, "card/{}", point + 1),
        }
    }
}

impl FromStr for Target {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let wrong = || {
            ParseError::new(format!("`{text}` is not a weak point, such as demon/17/1 or card/2"))
        };
        let (card, point) = text.rsplit_once('/').ok_or_else(wrong)?;
        let point = match point.parse() {
            Ok(number @ 1..=Target::MOST_POINTS) => number - 1,
            _ => return Err(wrong()),
        };
        match card {
            "card" => Ok(Target::Card(point)),
            _ => card.parse().map(|demon| Target::Demon(demon, point)).map_err(|_| wrong()),
        }
    }
}

/// Where a figure stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "types",
    derive(ts_rs::TS),
    ts(type = "\"start\" | \"hordes\" | `act/${number}/${number}` | \"walls\" | \"cathedral\"")
)]
pub enum Place {
    /// Not on a board yet.
    Start,
    /// S-6.8: on the hordes board, because the own act board has left the table.
    Hordes,
    /// On a space of acts I to IV, counted from 1: `act/2/3`.
    Path {
        /// The act.
        act: u8,
        /// The space.
        space: u8,
    },
    /// At the walls of Sanctum.
    Walls,
    /// At the cathedral or on a card below it.
    Cathedral,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Start => f.write_str("start"),
            Place::Hordes => f.write_str("hordes"),
            Place::Path { act, space } => write!(f, "act/{act}/{space}"),
            Place::Walls => f.write_str("walls"),
            Place::Cathedral => f.write_str("cathedral"),
        }
    }
}

impl FromStr for Place {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let wrong = || {
            ParseError::new(format!(
                "`{text}` is not a place: start, hordes, act/2/3, walls, cathedral"
            ))
        };
        match text {
            "start" => Ok(Place::Start),
            "hordes" => Ok(Place::Hordes),
            "walls" => Ok(Place::Walls),
            "cathedral" => Ok(Place::Cathedral),
            path => {
                let rest = path.strip_prefix("act/").ok_or_else(wrong)?;
                let (act, space) = rest.split_once('/').ok_or_else(wrong)?;
                let act = act.parse().map_err(|_| wrong())?;
                let space = space.parse().map_err(|_| wrong())?;
                Ok(Place::Path { act, space })
            }
        }
    }
}

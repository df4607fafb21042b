//! The names of things: colours, cards, spells, properties. Places are in `ids/places.rs`. No rule
//! lives here.

mod places;

use std::fmt;
use std::str::FromStr;

use tabletop::{Blank, ParseError, Rule, named_enum, rule, text_form};

pub use places::{District, Place, Section, Target};

/// How many mana colours there are.
pub const COLORS: usize = 6;
/// How many districts stand round the citadel (B-1.1).
pub const DISTRICTS: usize = 6;
/// How many sections the wall has.
pub const SECTIONS: usize = 24;
/// How many enemy cards there are: 24 basic, 48 advanced, 10 legendary (B-1.8 to B-1.10).
pub const ENEMIES: usize = 82;
/// How many ritual cards there are (B-1.11).
pub const RITUALS: usize = 30;
/// How many cards of one kind and colour can be told apart.
pub const MAX_ALIKE: usize = 4;
/// How many kinds in how many colours.
const RITUAL_FACES: usize = RitualKind::ALL.len() * COLORS;
/// How many ritual cards can be named.
pub(crate) const RITUAL_NAMES: usize = RITUAL_FACES * MAX_ALIKE;
/// How many sources a district has printed on it.
pub const PRINTED_SOURCES: usize = 3;
/// The most foundations a district of any component set may have.
pub const MAX_FOUNDATIONS: usize = 3;
/// The most sources a district can have: the printed ones and one per foundation.
pub const MAX_SOURCES: usize = PRINTED_SOURCES + MAX_FOUNDATIONS;

text_form!(EnemyId, RitualId, Place, Target);

named_enum! {
    /// A colour of mana (R-1.1 fixes names and order).
    pub enum Color("a colour") {
        Yellow = "yellow",
        Green = "green",
        Blue = "blue",
        Purple = "purple",
        Black = "black",
        Red = "red",
    }
}

impl Blank for Color {
    const BLANK: Self = Color::Yellow;
}

impl Color {
    /// The colour at a place of the fixed order.
    ///
    /// # Panics
    /// When nothing has this index.
    pub const fn from_index(index: usize) -> Self {
        Self::ALL[index]
    }
}

named_enum! {
    /// A class of basic or advanced enemies (B-4.5, B-4.6), one card of each colour.
    pub enum Class("a class of enemies") {
        Beast = "beast",
        Warrior = "warrior",
        Mage = "mage",
        Rider = "rider",
        Scout = "scout",
        Symbiote = "symbiote",
        Flier = "flier",
        Priest = "priest",
        Giant = "giant",
        Archmage = "archmage",
        Shapeshifter = "shapeshifter",
        Dragon = "dragon",
    }
}

impl Class {
    /// The four basic classes, one dot (B-4.3).
    pub const BASIC: [Class; 4] = [Class::Beast, Class::Warrior, Class::Mage, Class::Rider];
    /// The eight advanced classes, two dots (B-4.3).
    pub const ADVANCED: [Class; 8] = [
        Class::Scout,
        Class::Symbiote,
        Class::Flier,
        Class::Priest,
        Class::Giant,
        Class::Archmage,
        Class::Shapeshifter,
        Class::Dragon,
    ];
}

named_enum! {
    /// A legendary enemy (B-4.7), three dots (B-4.3).
    pub enum Legend("a legendary enemy") {
        Infiltrator = "infiltrator",
        Belligemin = "belligemin",
        Rokai = "rokai",
        Valkyrie = "valkyrie",
        Golem = "golem",
        BlackWing = "black-wing",
        Inquisitor = "inquisitor",
        Shaggon = "shaggon",
        Knellerwyrm = "knellerwyrm",
        Leviathan = "leviathan",
    }
}

/// One of the 82 enemy cards: `beast/red`, `black-wing`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "`${Class}/${Color}` | Legend"))]
pub struct EnemyId(u8);

/// The first legendary card.
const FIRST_LEGEND: u8 = 72;

impl EnemyId {
    /// The card of a class in a colour.
    pub const fn new(class: Class, color: Color) -> Self {
        EnemyId(class as u8 * COLORS as u8 + color as u8)
    }

    /// The card of a legend.
    pub const fn legend(legend: Legend) -> Self {
        EnemyId(FIRST_LEGEND + legend as u8)
    }

    /// Its index, for arrays with one entry per enemy card.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card with this index.
    ///
    /// # Panics
    /// When nothing has this index.
    pub const fn from_index(index: usize) -> Self {
        assert!(index < ENEMIES, "there are 82 enemy cards");
        EnemyId(index as u8)
    }

    /// All cards in their fixed order.
    pub fn all() -> impl Iterator<Item = EnemyId> {
        (0..ENEMIES as u8).map(EnemyId)
    }

    /// B-4.2: its class, the word in its name; legends have none.
    pub fn class(self) -> Option<Class> {
        (self.0 < FIRST_LEGEND).then(|| Class::ALL[self.index() / COLORS])
    }

    /// The colour in its name; legends have none.
    pub fn color(self) -> Option<Color> {
        (self.0 < FIRST_LEGEND).then(|| Color::from_index(self.index() % COLORS))
    }

    /// Which legend it is, if any.
    pub fn as_legend(self) -> Option<Legend> {
        self.0.checked_sub(FIRST_LEGEND).map(|index| Legend::ALL[usize::from(index)])
    }

    /// Its name with a dash, as it stands behind the name of its spell.
    pub fn dashed(self) -> String {
        self.to_string().replace('/', "-")
    }

    /// Reads the name with a dash.
    ///
    /// # Errors
    /// When no card has this name.
    pub fn from_dashed(text: &str) -> Result<Self, ParseError> {
        if let Ok(legend) = text.parse() {
            return Ok(EnemyId::legend(legend));
        }
        text.replacen('-', "/", 1).parse()
    }
}

impl fmt::Display for EnemyId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.class(), self.color(), self.as_legend()) {
            (Some(class), Some(color), _) => write!(f, "{class}/{color}"),
            (_, _, Some(legend)) => write!(f, "{legend}"),
            _ => unreachable!("a card has a class and a colour, or is a legend"),
        }
    }
}

impl fmt::Debug for EnemyId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for EnemyId {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text.split_once('/') {
            Some((class, color)) => Ok(EnemyId::new(class.parse()?, color.parse()?)),
            None => text.parse().map(EnemyId::legend).map_err(|_| {
                ParseError::new(format!(
                    "`{text}` is not an enemy card: `class/colour`, or the name of a legend"
                ))
            }),
        }
    }
}

named_enum! {
    /// What a ritual card makes (B-1.11).
    pub enum RitualKind("a kind of ritual") {
        Accumulator = "accumulator",
        Converter = "converter",
        Source = "source",
        Obelisk = "obelisk",
        Cannon = "cannon",
    }
}

impl RitualKind {
    /// The rule at which the book begins to speak of it.
    pub const fn rule(self) -> Rule {
        match self {
            RitualKind::Accumulator => rule!("B-13.22"),
            RitualKind::Converter => rule!("B-13.21"),
            RitualKind::Source => rule!("B-13.24"),
            RitualKind::Obelisk => rule!("B-13.26"),
            RitualKind::Cannon => rule!("B-13.28"),
        }
    }

    /// Whether it becomes an artifact beside the hero, not a structure on a foundation.
    pub const fn is_artifact(self) -> bool {
        matches!(self, RitualKind::Accumulator | RitualKind::Converter)
    }
}

/// A ritual card, of one kind and one colour (B-13.2): `cannon/red`. Where a set has several alike
/// the others carry a number: `cannon/red/2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "types",
    derive(ts_rs::TS),
    ts(type = "`${RitualKind}/${Color}` | `${RitualKind}/${Color}/${number}`")
)]
pub struct RitualId(u8);

impl Blank for RitualId {
    const BLANK: Self = RitualId(0);
}

impl RitualId {
    /// The card of a kind in a colour; of several alike the first.
    pub const fn new(kind: RitualKind, color: Color) -> Self {
        RitualId(kind as u8 * COLORS as u8 + color as u8)
    }

    /// The card of a kind in a colour with this number, from 1.
    pub const fn numbered(kind: RitualKind, color: Color, number: usize) -> Option<Self> {
        if number == 0 || number > MAX_ALIKE {
            return None;
        }
        Some(RitualId(Self::new(kind, color).0 + ((number - 1) * RITUAL_FACES) as u8))
    }

    /// Its number among those alike, from 1.
    pub const fn number(self) -> usize {
        self.index() / RITUAL_FACES + 1
    }

    /// Its index, for arrays with one entry per ritual card.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card with this index.
    ///
    /// # Panics
    /// When nothing has this index.
    pub const fn from_index(index: usize) -> Self {
        assert!(index < RITUAL_NAMES, "no ritual card has this index");
        RitualId(index as u8)
    }

    /// What it makes.
    pub fn kind(self) -> RitualKind {
        RitualKind::ALL[self.index() % RITUAL_FACES / COLORS]
    }

    /// Its colour.
    pub const fn color(self) -> Color {
        Color::from_index(self.index() % COLORS)
    }
}

impl fmt::Display for RitualId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.kind(), self.color())?;
        match self.number() {
            1 => Ok(()),
            number => write!(f, "/{number}"),
        }
    }
}

impl fmt::Debug for RitualId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for RitualId {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let wrong = || ParseError::new(format!("`{text}` is not a ritual card: `kind/colour`"));
        let (kind, rest) = text.split_once('/').ok_or_else(wrong)?;
        let (color, number) = match rest.split_once('/') {
            // The first of several alike has no number, so that each card has one name.
            Some((color, number)) => (color, number.parse().ok().filter(|it| *it > 1)),
            None => (rest, Some(1)),
        };
        let number = number.ok_or_else(wrong)?;
        RitualId::numbered(kind.parse()?, color.parse()?, number).ok_or_else(|| {
            ParseError::new(format!("`{text}`: at most {MAX_ALIKE} cards alike can be named"))
        })
    }
}

named_enum! {
    /// A hero figure (B-1.4). Heroes differ in nothing but looks; the fourth name is unknown.
    pub enum Figure("a hero") {
        Dagdar = "dagdar",
        Sannirr = "sannirr",
        Ziran = "ziran",
        Fourth = "fourth",
    }
}

named_enum! {
    /// A spell (B-12).
    pub enum Spell("a spell") {
        Alchemy = "alchemy",
        Plenty = "plenty",
        Copy = "copy",
        Lightning = "lightning",
        Fireball = "fireball",
        Repeat = "repeat",
        Prism = "prism",
        Exchange = "exchange",
        Missile = "missile",
        Teleport = "teleport",
        Speed = "speed",
    }
}

impl Spell {
    /// The rule at which the book begins to speak of it.
    pub const fn rule(self) -> Rule {
        match self {
            Spell::Alchemy => rule!("B-12.13"),
            Spell::Plenty => rule!("B-12.15"),
            Spell::Copy => rule!("B-12.17"),
            Spell::Lightning => rule!("B-12.22"),
            Spell::Fireball => rule!("B-12.23"),
            Spell::Repeat => rule!("B-12.27"),
            Spell::Prism => rule!("B-12.31"),
            Spell::Exchange => rule!("B-12.33"),
            Spell::Missile => rule!("B-12.35"),
            Spell::Teleport => rule!("B-12.37"),
            Spell::Speed => rule!("B-12.40"),
        }
    }

    /// B-12.2: whether the card shows a power.
    pub const fn has_power(self) -> bool {
        matches!(self, Spell::Plenty | Spell::Fireball | Spell::Lightning)
    }
}

named_enum! {
    /// A property of an enemy (B-15). Coloured and general Tyranny are two properties.
    pub enum Property("a property") {
        Vanguard = "vanguard",
        Symbiosis = "symbiosis",
        Flight = "flight",
        Ward = "ward",
        Rush = "rush",
        Drain = "drain",
        Roost = "roost",
        ColoredTyranny = "colored-tyranny",
        GeneralTyranny = "general-tyranny",
        Shapeshift = "shapeshift",
        Terror = "terror",
        Douse = "douse",
        Earthing = "earthing",
        Overshadow = "overshadow",
        Immunity = "immunity",
        Rally = "rally",
    }
}

impl Property {
    /// The rule at which the book begins to speak of it.
    pub const fn rule(self) -> Rule {
        match self {
            Property::Vanguard => rule!("B-15.1"),
            Property::Symbiosis => rule!("B-15.5"),
            Property::Flight => rule!("B-15.19"),
            Property::Ward => rule!("B-15.30"),
            Property::Rush => rule!("B-15.36"),
            Property::Drain => rule!("B-15.38"),
            Property::Roost => rule!("B-15.43"),
            Property::ColoredTyranny => rule!("B-15.54"),
            Property::GeneralTyranny => rule!("B-15.55"),
            Property::Shapeshift => rule!("B-15.58"),
            Property::Terror => rule!("B-15.64"),
            Property::Douse => rule!("B-15.67"),
            Property::Earthing => rule!("B-15.68"),
            Property::Overshadow => rule!("B-15.70"),
            Property::Immunity => rule!("B-15.72"),
            Property::Rally => rule!("B-15.77"),
        }
    }
}

/// The number behind `name/`.
pub(crate) fn numbered(text: &str, name: &str) -> Option<u8> {
    text.strip_prefix(name)?.strip_prefix('/')?.parse().ok()
}

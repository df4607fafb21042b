//! The one vocabulary of effects: what items, skills, blessings, Demon Lord and fury cards can do.
//! Each has one text, the same in data files, positions and views.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use tabletop::{ParseError, Rule, named_enum, rule};

use crate::ids::{Color, Token};

named_enum! {
    /// S-8.4: what a space of an ability takes.
    pub enum SpaceColor("a colour of ability spaces") {
        /// One stamina.
        Red = "red",
        /// One focus.
        Blue = "blue",
        /// One of either.
        Purple = "purple",
    }
}

impl SpaceColor {
    /// Whether a token may lie there.
    pub const fn takes(self, token: Token) -> bool {
        match self {
            SpaceColor::Red => matches!(token, Token::Stamina),
            SpaceColor::Blue => matches!(token, Token::Focus),
            SpaceColor::Purple => true,
        }
    }
}

/// S-8.10: a change of one die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DieEffect {
    /// S-10.2: `=4`.
    Set(u8),
    /// S-10.3: `+2`.
    Plus(u8),
    /// S-10.3: `-2`.
    Minus(u8),
    /// S-10.4: `+-1`.
    PlusMinus(u8),
    /// S-10.5: `+?`.
    PlusAny,
    /// S-10.5: `-?`.
    MinusAny,
}

impl DieEffect {
    /// The rule that says what it does.
    pub const fn rule(self) -> Rule {
        match self {
            DieEffect::Set(_) => rule!("S-10.2"),
            DieEffect::Plus(_) | DieEffect::Minus(_) => rule!("S-10.3"),
            DieEffect::PlusMinus(_) => rule!("S-10.4"),
            DieEffect::PlusAny | DieEffect::MinusAny => rule!("S-10.5"),
        }
    }
}

impl fmt::Display for DieEffect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DieEffect::Set(value) => write!(f, "={value}"),
            DieEffect::Plus(n) => write!(f, "+{n}"),
            DieEffect::Minus(n) => write!(f, "-{n}"),
            DieEffect::PlusMinus(n) => write!(f, "+-{n}"),
            DieEffect::PlusAny => f.write_str("+?"),
            DieEffect::MinusAny => f.write_str("-?"),
        }
    }
}

impl FromStr for DieEffect {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let wrong = || {
            ParseError::new(format!(
                "`{text}` is not a change of a die: =4, +2, -2, +-1, +?, -? (S-8.10)"
            ))
        };
        let number = |digits: &str, most: u8| match digits.parse() {
            Ok(number @ 1..) if number <= most => Ok(number),
            _ => Err(wrong()),
        };
        match text {
            "+?" => Ok(DieEffect::PlusAny),
            "-?" => Ok(DieEffect::MinusAny),
            _ => match (text.strip_prefix("+-"), text.split_at_checked(1)) {
                (Some(digits), _) => number(digits, 5).map(DieEffect::PlusMinus),
                (_, Some(("=", digits))) => number(digits, 6).map(DieEffect::Set),
                (_, Some(("+", digits))) => number(digits, 5).map(DieEffect::Plus),
                (_, Some(("-", digits))) => number(digits, 5).map(DieEffect::Minus),
                _ => Err(wrong()),
            },
        }
    }
}

/// S-8.10: the effect of an ability.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// A change of one die.
    Die(DieEffect),
    /// `shield 3`.
    Shields(u8),
}

impl Effect {
    /// The rule that says what it does.
    pub const fn rule(self) -> Rule {
        match self {
            Effect::Die(effect) => effect.rule(),
            Effect::Shields(_) => rule!("S-11.2"),
        }
    }
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Effect::Die(effect) => write!(f, "{effect}"),
            Effect::Shields(n) => write!(f, "shield {n}"),
        }
    }
}

impl FromStr for Effect {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text.strip_prefix("shield ") {
            None => text.parse().map(Effect::Die),
            // O-8.1: shield counts go from 1 to 6.
            Some(number) => match number.parse() {
                Ok(n @ 1..=6) => Ok(Effect::Shields(n)),
                _ => {
                    Err(ParseError::new(format!("`{text}`: an ability has 1 to 6 shields (O-8.1)")))
                }
            },
        }
    }
}

/// S-8.1: one or two spaces and an effect, `RP shield 3`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ability {
    /// Its spaces.
    pub spaces: ArrayVec<SpaceColor, 2>,
    /// What it does.
    pub effect: Effect,
}

impl fmt::Display for Ability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for space in &self.spaces {
            f.write_str(match space {
                SpaceColor::Red => "R",
                SpaceColor::Blue => "B",
                SpaceColor::Purple => "P",
            })?;
        }
        write!(f, " {}", self.effect)
    }
}

impl FromStr for Ability {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let wrong =
            || ParseError::new(format!("`{text}` is not an ability, such as `RP shield 3`"));
        let (letters, effect) = text.split_once(' ').ok_or_else(wrong)?;
        let space = |letter| match letter {
            'R' => Some(SpaceColor::Red),
            'B' => Some(SpaceColor::Blue),
            'P' => Some(SpaceColor::Purple),
            _ => None,
        };
        let spaces: Option<Vec<SpaceColor>> = letters.chars().map(space).collect();
        let spaces = spaces.filter(|it| (1..=2).contains(&it.len())).ok_or_else(|| {
            let reason =
                format!("`{letters}` is no cost: one or two spaces, each R, B or P (S-8.1)");
            ParseError::new(reason)
        })?;
        Ok(Ability { spaces: spaces.into_iter().collect(), effect: effect.parse()? })
    }
}

/// S-25.2, S-25.3: what a blessing does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Blessing {
    /// A new token.
    Token(Token),
    /// The effect of an ability, without its cost.
    Effect(Effect),
}

impl Blessing {
    /// The rule that says what it does.
    pub const fn rule(self) -> Rule {
        match self {
            Blessing::Token(_) => rule!("S-25.2"),
            Blessing::Effect(_) => rule!("S-25.3"),
        }
    }
}

impl fmt::Display for Blessing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Blessing::Token(token) => write!(f, "{token}"),
            Blessing::Effect(effect) => write!(f, "{effect}"),
        }
    }
}

impl FromStr for Blessing {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let token = text.parse().map(Blessing::Token);
        token.or_else(|_| text.parse().map(Blessing::Effect)).map_err(|_: ParseError| {
            ParseError::new(format!(
                "`{text}` is not a blessing: stamina, focus, or an effect such as +-1, shield 2"
            ))
        })
    }
}

/// S-3.11: when the silver die joins a Fight. It is asked at the roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// `focus 3`: at least so much focus in the pool.
    Focus(u8),
    /// `drank`: a potion was drunk in this Fight's preparation.
    Drank,
    /// `wounded 7`: health is at most this.
    Wounded(u8),
    /// `outnumbered 3`: at least this number of undefeated demons, or cards in act VI.
    Outnumbered(u8),
}

/// S-13.7: what a skill card lets its owner do. Powers of Attack and Block work once in a Fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Power {
    /// `silver-die drank`: roll the silver die as well.
    SilverDie(Condition),
    /// `any-flask`: a potion may bring back a token of either kind.
    AnyFlask,
    /// `change +?`: a change of one die for nothing (Attack).
    Change(DieEffect),
    /// `flip`: turn one die over, so that it shows 7 minus its value (Attack).
    Flip,
    /// `copy`: one die takes the value another die of this Fight shows (Attack).
    Copy,
    /// `reroll 2`: reroll up to this number of dice, one after another (Attack).
    Reroll(u8),
    /// `double-strike`: an assigned die also hits another weak point of its value (Attack).
    DoubleStrike,
    /// `bleed`: take one wound to set a die to any value (Attack).
    Bleed,
    /// `sacrifice`: set one die aside to set another to any value (Attack).
    Sacrifice,
    /// `shields 2`: a number of shields (Block).
    Shields(u8),
    /// `gem-shields red 2`: one shield for every two gems gained of a colour (Block).
    GemShields(Color, u8),
    /// `rage-shields 4`: turn rage inactive for four shields (Block).
    RageShields(u8),
    /// `flask-shields 3`: give up a potion for three shields (Block).
    FlaskShields(u8),
    /// `dice-shields`: one shield for every unassigned die (Block).
    DiceShields,
    /// `extra-level`: the first demon looted after a Fight gives one level more.
    ExtraLevel,
    /// `haggle`: an item discarded in a Rest gives two potions.
    Haggle,
    /// `ward`: Demon Lord and fury cards wound one less.
    Ward,
}

impl Power {
    /// The rule it changes; that of skills where it offers something of its own.
    pub const fn rule(self) -> Rule {
        match self {
            Power::SilverDie(_) => rule!("S-3.11"),
            Power::AnyFlask => rule!("S-9.2"),
            Power::Change(_)
            | Power::Flip
            | Power::Copy
            | Power::Reroll(_)
            | Power::DoubleStrike
            | Power::Bleed
            | Power::Sacrifice
            | Power::Shields(_)
            | Power::GemShields(..)
            | Power::RageShields(_)
            | Power::FlaskShields(_)
            | Power::DiceShields => rule!("S-13.7"),
            Power::ExtraLevel => rule!("S-12.1"),
            Power::Haggle => rule!("S-14.13"),
            Power::Ward => rule!("S-23.1"),
        }
    }
}

impl fmt::Display for Power {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Power::SilverDie(Condition::Focus(n)) => write!(f, "silver-die focus {n}"),
            Power::SilverDie(Condition::Drank) => f.write_str("silver-die drank"),
            Power::SilverDie(Condition::Wounded(n)) => write!(f, "silver-die wounded {n}"),
            Power::SilverDie(Condition::Outnumbered(n)) => write!(f, "silver-die outnumbered {n}"),
            Power::AnyFlask => f.write_str("any-flask"),
            Power::Change(effect) => write!(f, "change {effect}"),
            Power::Flip => f.write_str("flip"),
            Power::Copy => f.write_str("copy"),
            Power::Reroll(n) => write!(f, "reroll {n}"),
            Power::DoubleStrike => f.write_str("double-strike"),
            Power::Bleed => f.write_str("bleed"),
            Power::Sacrifice => f.write_str("sacrifice"),
            Power::Shields(n) => write!(f, "shields {n}"),
            Power::GemShields(color, n) => write!(f, "gem-shields {color} {n}"),
            Power::RageShields(n) => write!(f, "rage-shields {n}"),
            Power::FlaskShields(n) => write!(f, "flask-shields {n}"),
            Power::DiceShields => f.write_str("dice-shields"),
            Power::ExtraLevel => f.write_str("extra-level"),
            Power::Haggle => f.write_str("haggle"),
            Power::Ward => f.write_str("ward"),
        }
    }
}

impl FromStr for Power {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let wrong = || ParseError::new(format!("`{text}` is not a power of a skill"));
        let count = |digits: &str| match digits.parse() {
            Ok(number @ 1..=10u8) => Ok(number),
            _ => Err(ParseError::new(format!("`{text}`: a number from 1 to 10 is wanted"))),
        };
        let words: Vec<&str> = text.split(' ').collect();
        match words.as_slice() {
            ["silver-die", "drank"] => Ok(Power::SilverDie(Condition::Drank)),
            ["silver-die", "focus", n] => Ok(Power::SilverDie(Condition::Focus(count(n)?))),
            ["silver-die", "wounded", n] => Ok(Power::SilverDie(Condition::Wounded(count(n)?))),
            ["silver-die", "outnumbered", n] => {
                Ok(Power::SilverDie(Condition::Outnumbered(count(n)?)))
            }
            ["any-flask"] => Ok(Power::AnyFlask),
            ["change", effect] => effect.parse().map(Power::Change),
            ["flip"] => Ok(Power::Flip),
            ["copy"] => Ok(Power::Copy),
            ["reroll", n] => count(n).map(Power::Reroll),
            ["double-strike"] => Ok(Power::DoubleStrike),
            ["bleed"] => Ok(Power::Bleed),
            ["sacrifice"] => Ok(Power::Sacrifice),
            ["shields", n] => count(n).map(Power::Shields),
            ["gem-shields", color, n] => Ok(Power::GemShields(color.parse()?, count(n)?)),
            ["rage-shields", n] => count(n).map(Power::RageShields),
            ["flask-shields", n] => count(n).map(Power::FlaskShields),
            ["dice-shields"] => Ok(Power::DiceShields),
            ["extra-level"] => Ok(Power::ExtraLevel),
            ["haggle"] => Ok(Power::Haggle),
            ["ward"] => Ok(Power::Ward),
            _ => Err(wrong()),
        }
    }
}

/// S-13.5: what happens at once when a skill card is gained.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Immediate {
    /// O-3.4: `rage-tile`, a further rage tile, active side up.
    RageTile,
    /// S-14.14, O-14.4: `potion-spaces 1`, more potion spaces, or fewer.
    PotionSpaces(i8),
    /// `potion`: a potion of the owner's choice, if a space is free.
    Potion,
}

impl Immediate {
    /// The rule that says what it does.
    pub const fn rule(self) -> Rule {
        match self {
            Immediate::RageTile => rule!("O-3.4"),
            Immediate::PotionSpaces(_) => rule!("O-14.4"),
            Immediate::Potion => rule!("S-13.5"),
        }
    }
}

impl fmt::Display for Immediate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Immediate::RageTile => f.write_str("rage-tile"),
            Immediate::PotionSpaces(n) => write!(f, "potion-spaces {n}"),
            Immediate::Potion => f.write_str("potion"),
        }
    }
}

impl FromStr for Immediate {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text.split_once(' ') {
            None if text == "rage-tile" => Ok(Immediate::RageTile),
            None if text == "potion" => Ok(Immediate::Potion),
            Some(("potion-spaces", n)) => match n.parse() {
                Ok(n @ -4..=4i8) if n != 0 => Ok(Immediate::PotionSpaces(n)),
                _ => Err(ParseError::new(format!("`{text}`: one to four spaces more or fewer"))),
            },
            _ => Err(ParseError::new(format!(
                "`{text}` is not an immediate effect: rage-tile, potion-spaces 1, potion"
            ))),
        }
    }
}

/// Sections 23 and 24: one atom of the penalty of a Demon Lord or fury card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "string"))]
pub enum Atom {
    /// S-23.4: `lose stamina`.
    Lose(Token),
    /// S-23.5: `lose blessing`.
    LoseBlessing,
    /// S-23.6, S-23.8: `corrupt any`, `corrupt blue`.
    Corrupt(Option<SpaceColor>),
    /// S-23.9: `die fewer`.
    DieFewer,
    /// S-23.10: `damage 2`.
    Damage(u8),
    /// S-23.11: `shorten`.
    Shorten,
    /// S-23.13: `heal`.
    Heal,
    /// S-23.14: `drink`.
    Drink,
    /// S-23.16: `waste rage`.
    WasteRage,
    /// S-24.4: `pay`.
    Pay,
    /// S-24.5: `reroll 2`.
    Reroll(u8),
    /// S-24.7: `lose die`.
    LoseDie,
    /// S-24.8: `only modified`.
    OnlyModified,
}

impl Atom {
    /// The rule that says what it does.
    pub const fn rule(self) -> Rule {
        match self {
            Atom::Lose(_) => rule!("S-23.4"),
            Atom::LoseBlessing => rule!("S-23.5"),
            Atom::Corrupt(None) => rule!("S-23.6"),
            Atom::Corrupt(Some(_)) => rule!("S-23.8"),
            Atom::DieFewer => rule!("S-23.9"),
            Atom::Damage(_) => rule!("S-23.10"),
            Atom::Shorten => rule!("S-23.11"),
            Atom::Heal => rule!("S-23.13"),
            Atom::Drink => rule!("S-23.14"),
            Atom::WasteRage => rule!("S-23.16"),
            Atom::Pay => rule!("S-24.4"),
            Atom::Reroll(_) => rule!("S-24.5"),
            Atom::LoseDie => rule!("S-24.7"),
            Atom::OnlyModified => rule!("S-24.8"),
        }
    }

    /// Whether Demon Lord cards may carry it.
    pub const fn allowed_on_lord_cards(self) -> bool {
        !matches!(self, Atom::Pay | Atom::Reroll(_) | Atom::LoseDie | Atom::OnlyModified)
    }

    /// S-24.3: whether fury cards may carry it.
    pub const fn allowed_on_fury_cards(self) -> bool {
        !matches!(self, Atom::DieFewer | Atom::Damage(_) | Atom::Shorten | Atom::Heal | Atom::Drink)
    }
}

impl fmt::Display for Atom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Atom::Lose(token) => write!(f, "lose {token}"),
            Atom::LoseBlessing => f.write_str("lose blessing"),
            Atom::Corrupt(None) => f.write_str("corrupt any"),
            Atom::Corrupt(Some(color)) => write!(f, "corrupt {color}"),
            Atom::DieFewer => f.write_str("die fewer"),
            Atom::Damage(n) => write!(f, "damage {n}"),
            Atom::Shorten => f.write_str("shorten"),
            Atom::Heal => f.write_str("heal"),
            Atom::Drink => f.write_str("drink"),
            Atom::WasteRage => f.write_str("waste rage"),
            Atom::Pay => f.write_str("pay"),
            Atom::Reroll(value) => write!(f, "reroll {value}"),
            Atom::LoseDie => f.write_str("lose die"),
            Atom::OnlyModified => f.write_str("only modified"),
        }
    }
}

impl FromStr for Atom {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let wrong = || ParseError::new(format!("`{text}` is not a penalty"));
        match text {
            "lose blessing" => Ok(Atom::LoseBlessing),
            "corrupt any" => Ok(Atom::Corrupt(None)),
            "die fewer" => Ok(Atom::DieFewer),
            "shorten" => Ok(Atom::Shorten),
            "heal" => Ok(Atom::Heal),
            "drink" => Ok(Atom::Drink),
            "waste rage" => Ok(Atom::WasteRage),
            "pay" => Ok(Atom::Pay),
            "lose die" => Ok(Atom::LoseDie),
            "only modified" => Ok(Atom::OnlyModified),
            _ => match text.split_once(' ').ok_or_else(wrong)? {
                ("lose", token) => token.parse().map(Atom::Lose),
                ("corrupt", color) => color.parse().map(|it| Atom::Corrupt(Some(it))),
                // S-23.10: always two.
                ("damage", "2") => Ok(Atom::Damage(2)),
                ("damage", _) => {
                    Err(ParseError::new(format!("`{text}`: the additional damage is 2 (S-23.10)")))
                }
                ("reroll", value) => match value.parse() {
                    Ok(value @ 1..=6) => Ok(Atom::Reroll(value)),
                    _ => Err(ParseError::new(format!("`{text}`: a die shows 1 to 6"))),
                },
                _ => Err(wrong()),
            },
        }
    }
}

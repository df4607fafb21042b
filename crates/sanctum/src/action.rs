//! What seats and chance may do, and the short texts of it.

mod typed;

use std::fmt;
use std::str::FromStr;

use tabletop::{ParseError, Seat};

pub use typed::{AbilityRef, DieChange, PointRef, SkillRef, SpaceRef, TypedAction};

use crate::ids::{
    AbilityId, BlessingId, Cell, DemonId, DieId, EffectId, Figure, FuryId, Gem, ItemId, LordId,
    Potion, SetId, Slot, SpaceId, Target, Token,
};
use crate::state::Gems;

/// A change of a die, as done: `=4`, `+2`, `-1`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Change {
    /// It takes this value.
    To(u8),
    /// It changes by this much.
    By(i8),
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Change::To(value) => write!(f, "={value}"),
            Change::By(n) => write!(f, "{n:+}"),
        }
    }
}

impl FromStr for Change {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let wrong =
            || ParseError::new(format!("`{text}` is not a change of a die, such as =4, +2 or -1"));
        match text.split_at_checked(1) {
            Some(("=", value)) => match value.parse() {
                Ok(value @ 1..=6) => Ok(Change::To(value)),
                _ => Err(wrong()),
            },
            Some(("+" | "-", _)) => match text.parse() {
                Ok(n @ (-5..=-1 | 1..=5)) => Ok(Change::By(n)),
                _ => Err(wrong()),
            },
            _ => Err(wrong()),
        }
    }
}

/// S-8.4, S-8.5: what goes on the purple spaces of an ability.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Purple {
    /// It has no purple space.
    None,
    Stamina,
    Focus,
    TwoStamina,
    TwoFocus,
    /// One of each.
    Both,
}

impl Purple {
    /// All ways.
    pub const ALL: [Purple; 6] = [
        Purple::None,
        Purple::Stamina,
        Purple::Focus,
        Purple::TwoStamina,
        Purple::TwoFocus,
        Purple::Both,
    ];

    /// The tokens in the order of the purple spaces.
    pub const fn tokens(self) -> &'static [Token] {
        match self {
            Purple::None => &[],
            Purple::Stamina => &[Token::Stamina],
            Purple::Focus => &[Token::Focus],
            Purple::TwoStamina => &[Token::Stamina, Token::Stamina],
            Purple::TwoFocus => &[Token::Focus, Token::Focus],
            Purple::Both => &[Token::Stamina, Token::Focus],
        }
    }
}

impl fmt::Display for Purple {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, token) in self.tokens().iter().enumerate() {
            f.write_str(if index == 0 { " with " } else { " " })?;
            write!(f, "{token}")?;
        }
        Ok(())
    }
}

fn read_purple(words: &[&str]) -> Result<Purple, ParseError> {
    match words {
        [] => Ok(Purple::None),
        ["with", "stamina"] => Ok(Purple::Stamina),
        ["with", "focus"] => Ok(Purple::Focus),
        ["with", "stamina", "stamina"] => Ok(Purple::TwoStamina),
        ["with", "focus", "focus"] => Ok(Purple::TwoFocus),
        ["with", "stamina", "focus"] => Ok(Purple::Both),
        _ => Err(ParseError::new(format!("`{}` does not pay purple spaces", words.join(" ")))),
    }
}

/// How a skill is used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SkillUse {
    /// `skill blue/3`: shields.
    Plain,
    /// `skill blue/2 red`: with a potion.
    Potion(Potion),
    /// `skill green/2 die/1`: flip or reroll a die.
    Die(DieId),
    /// `skill blue/1 die/1 +2`: change a die.
    Change(DieId, Change),
    /// `skill blue/1 die/1 =4 losing die/2`: change one die for another.
    Losing(DieId, Change, DieId),
    /// `skill red/1 die/1 demon/17/2`: a further hit of an assigned die.
    Strike(DieId, Target),
}

impl fmt::Display for SkillUse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SkillUse::Plain => Ok(()),
            SkillUse::Potion(potion) => write!(f, " {potion}"),
            SkillUse::Die(die) => write!(f, " {die}"),
            SkillUse::Change(die, change) => write!(f, " {die} {change}"),
            SkillUse::Losing(die, change, lost) => write!(f, " {die} {change} losing {lost}"),
            SkillUse::Strike(die, target) => write!(f, " {die} {target}"),
        }
    }
}

fn read_skill_use(words: &[&str]) -> Result<SkillUse, ParseError> {
    match words {
        [] => Ok(SkillUse::Plain),
        [word] => {
            let potion = word.parse().map(SkillUse::Potion);
            potion.or_else(|_| word.parse().map(SkillUse::Die))
        }
        [die, what] => {
            let die = die.parse()?;
            let change = what.parse().map(|it| SkillUse::Change(die, it));
            change.or_else(|_| what.parse().map(|it| SkillUse::Strike(die, it)))
        }
        [die, change, "losing", lost] => {
            Ok(SkillUse::Losing(die.parse()?, change.parse()?, lost.parse()?))
        }
        _ => Err(ParseError::new(format!("`{}` is not a use of a skill", words.join(" ")))),
    }
}

/// What a seat may do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `move` (D-4).
    Move,
    /// `fight` (D-4).
    Fight,
    /// `rest` (D-4).
    Rest,
    /// `breach` (D-26).
    Breach,
    /// `answer` (D-27).
    Answer,
    /// `end turn` (D-40).
    EndTurn,
    /// `open chest`: end the Move on a chest space.
    OpenChest,
    /// `engage set/3` (D-5).
    Engage(SetId),
    /// `take item/17` from a chest (D-6).
    Take(ItemId),
    /// `drink red head/1/1`: a potion brings back the token there (D-7), or loses it (D-32).
    Drink(Potion, SpaceId),
    /// `roll` (D-9).
    Roll,
    /// `use boots/1 die/2 -1`, `use head/1 die/2 +1 with focus` (D-10, D-11).
    Use {
        /// The ability.
        ability: AbilityId,
        /// The die.
        die: DieId,
        /// What happens to it.
        change: Change,
        /// What goes on purple spaces.
        purple: Purple,
    },
    /// `rage die/1 =4` (D-12).
    Rage(DieId, u8),
    /// `assign die/2 demon/17/1` (D-13).
    Assign(DieId, Target),
    /// `skill red/2 …` (D-8).
    Skill(Cell, SkillUse),
    /// `bless blessing/4`, `bless blessing/7 die/2 +1` (D-37, D-38).
    Bless(BlessingId, Option<(DieId, Change)>),
    /// `end attack` (D-14).
    EndAttack,
    /// `block body/1`, `block body/1 with stamina focus` (D-15).
    Block(AbilityId, Purple),
    /// `accept`: end Block (D-16).
    Accept,
    /// `loot demon/17` (D-17).
    Loot(DemonId),
    /// `raise white blue/2` (D-18).
    Raise(Gem, Cell),
    /// `turn over`: see the item of the demon whose levels are taken.
    TurnOver,
    /// `fill red`: the potion of an immediate effect (D-19).
    Fill(Potion),
    /// `pour red`: discard a potion (D-24, D-41).
    Pour(Potion),
    /// `equip item/17 head green white` (D-21, D-22).
    Equip {
        /// The item.
        item: ItemId,
        /// Where it goes.
        slot: Slot,
        /// What covers its symbols.
        gems: Gems,
    },
    /// `take off head` (D-21).
    TakeOff(Slot),
    /// `sell item/17 red`, with a skill `sell item/17 red blue` (D-23).
    Sell(ItemId, Potion, Option<Potion>),
    /// `end rest` (D-25).
    EndRest,
    /// `pay penalty` (D-29, D-33).
    PayPenalty,
    /// `take wounds` (D-29, D-33).
    TakeWounds,
    /// `corrupt head/1/1` (D-30).
    Corrupt(SpaceId),
    /// `lose blessing/4` (D-31).
    LoseBlessing(BlessingId),
    /// `pay stamina head/1/1` (D-34).
    Pay(Token, SpaceId),
    /// `lose die/3` (D-35).
    LoseDie(DieId),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Move => f.write_str("move"),
            Action::Fight => f.write_str("fight"),
            Action::Rest => f.write_str("rest"),
            Action::Breach => f.write_str("breach"),
            Action::Answer => f.write_str("answer"),
            Action::EndTurn => f.write_str("end turn"),
            Action::OpenChest => f.write_str("open chest"),
            Action::Engage(set) => write!(f, "engage {set}"),
            Action::Take(item) => write!(f, "take {item}"),
            Action::Drink(potion, space) => write!(f, "drink {potion} {space}"),
            Action::Roll => f.write_str("roll"),
            Action::Use { ability, die, change, purple } => {
                write!(f, "use {ability} {die} {change}{purple}")
            }
            Action::Rage(die, value) => write!(f, "rage {die} ={value}"),
            Action::Assign(die, target) => write!(f, "assign {die} {target}"),
            Action::Skill(cell, what) => write!(f, "skill {cell}{what}"),
            Action::Bless(blessing, None) => write!(f, "bless {blessing}"),
            Action::Bless(blessing, Some((die, change))) => {
                write!(f, "bless {blessing} {die} {change}")
            }
            Action::EndAttack => f.write_str("end attack"),
            Action::Block(ability, purple) => write!(f, "block {ability}{purple}"),
            Action::Accept => f.write_str("accept"),
            Action::Loot(demon) => write!(f, "loot {demon}"),
            Action::Raise(gem, cell) => write!(f, "raise {gem} {cell}"),
            Action::TurnOver => f.write_str("turn over"),
            Action::Fill(potion) => write!(f, "fill {potion}"),
            Action::Pour(potion) => write!(f, "pour {potion}"),
            Action::Equip { item, slot, gems } => write!(f, "equip {item} {slot} {gems}"),
            Action::TakeOff(slot) => write!(f, "take off {slot}"),
            Action::Sell(item, potion, None) => write!(f, "sell {item} {potion}"),
            Action::Sell(item, potion, Some(other)) => write!(f, "sell {item} {potion} {other}"),
            Action::EndRest => f.write_str("end rest"),
            Action::PayPenalty => f.write_str("pay penalty"),
            Action::TakeWounds => f.write_str("take wounds"),
            Action::Corrupt(space) => write!(f, "corrupt {space}"),
            Action::LoseBlessing(blessing) => write!(f, "lose {blessing}"),
            Action::Pay(token, space) => write!(f, "pay {token} {space}"),
            Action::LoseDie(die) => write!(f, "lose {die}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let action = match words.as_slice() {
            ["move"] => Action::Move,
            ["fight"] => Action::Fight,
            ["rest"] => Action::Rest,
            ["breach"] => Action::Breach,
            ["answer"] => Action::Answer,
            ["end", "turn"] => Action::EndTurn,
            ["open", "chest"] => Action::OpenChest,
            ["engage", set] => Action::Engage(set.parse()?),
            ["take", "off", slot] => Action::TakeOff(slot.parse()?),
            ["take", "wounds"] => Action::TakeWounds,
            ["take", item] => Action::Take(item.parse()?),
            ["drink", potion, space] => Action::Drink(potion.parse()?, space.parse()?),
            ["roll"] => Action::Roll,
            ["use", ability, die, change, rest @ ..] => Action::Use {
                ability: ability.parse()?,
                die: die.parse()?,
                change: change.parse()?,
                purple: read_purple(rest)?,
            },
            ["rage", die, change] => match change.parse()? {
                Change::To(value) => Action::Rage(die.parse()?, value),
                Change::By(_) => {
                    return Err(ParseError::new(format!(
                        "`{change}`: rage sets a die, such as =4"
                    )));
                }
            },
            ["assign", die, target] => Action::Assign(die.parse()?, target.parse()?),
            ["skill", cell, rest @ ..] => Action::Skill(cell.parse()?, read_skill_use(rest)?),
            ["bless", blessing] => Action::Bless(blessing.parse()?, None),
            ["bless", blessing, die, change] => {
                Action::Bless(blessing.parse()?, Some((die.parse()?, change.parse()?)))
            }
            ["end", "attack"] => Action::EndAttack,
            ["block", ability, rest @ ..] => Action::Block(ability.parse()?, read_purple(rest)?),
            ["accept"] => Action::Accept,
            ["loot", demon] => Action::Loot(demon.parse()?),
            ["raise", gem, cell] => Action::Raise(gem.parse()?, cell.parse()?),
            ["turn", "over"] => Action::TurnOver,
            ["fill", potion] => Action::Fill(potion.parse()?),
            ["pour", potion] => Action::Pour(potion.parse()?),
            ["equip", item, slot, gems @ ..] => {
                Action::Equip { item: item.parse()?, slot: slot.parse()?, gems: read_gems(gems)? }
            }
            ["sell", item, potion] => Action::Sell(item.parse()?, potion.parse()?, None),
            ["sell", item, potion, other] => read_sale(item, potion, other)?,
            ["end", "rest"] => Action::EndRest,
            ["pay", "penalty"] => Action::PayPenalty,
            ["corrupt", space] => Action::Corrupt(space.parse()?),
            ["lose", what] => match what.parse() {
                Ok(die) => Action::LoseDie(die),
                Err(_) => Action::LoseBlessing(what.parse()?),
            },
            ["pay", token, space] => Action::Pay(token.parse()?, space.parse()?),
            _ => return Err(ParseError::new(format!("`{text}` is not an action"))),
        };
        Ok(action)
    }
}

fn read_gems(words: &[&str]) -> Result<Gems, ParseError> {
    let mut gems = Gems::NONE;
    if words.len() > 3 {
        return Err(ParseError::new("an item has at most three gem symbols"));
    }
    for word in words {
        gems.add(Gems::one(word.parse()?));
    }
    Ok(gems)
}

/// Two potions have no order: red comes first.
fn read_sale(item: &str, potion: &str, other: &str) -> Result<Action, ParseError> {
    let (a, b): (Potion, Potion) = (potion.parse()?, other.parse()?);
    Ok(Action::Sell(item.parse()?, a.min(b), Some(a.max(b))))
}

/// What chance may do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "string"))]
pub enum Chance {
    /// `hero slayer`: for the next seat.
    Hero(Figure),
    /// `first 2`: the first player.
    First(Seat),
    /// `bonus blue/3`: a starting bonus card.
    Bonus(Cell),
    /// `flip red`: the colour of a starting potion.
    Flip(Potion),
    /// `roll 4`: one die.
    Roll(u8),
    /// `draw demon/17`: the next card of a deck.
    Demon(DemonId),
    /// `draw item/17`: what is on the back of a demon.
    Item(ItemId),
    /// `draw blessing/4`: what is on an achievement tile.
    Blessing(BlessingId),
    /// `draw lord/7`: the next card of the Demon Lord deck.
    Lord(LordId),
    /// `draw effect/7`: what is on the back of a Demon Lord card.
    Effect(EffectId),
    /// `draw fury/7`: a fury card for a row.
    Fury(FuryId),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Hero(figure) => write!(f, "hero {figure}"),
            Chance::First(seat) => write!(f, "first {seat}"),
            Chance::Bonus(cell) => write!(f, "bonus {cell}"),
            Chance::Flip(potion) => write!(f, "flip {potion}"),
            Chance::Roll(value) => write!(f, "roll {value}"),
            Chance::Demon(demon) => write!(f, "draw {demon}"),
            Chance::Item(item) => write!(f, "draw {item}"),
            Chance::Blessing(blessing) => write!(f, "draw {blessing}"),
            Chance::Lord(lord) => write!(f, "draw {lord}"),
            Chance::Effect(effect) => write!(f, "draw {effect}"),
            Chance::Fury(fury) => write!(f, "draw {fury}"),
        }
    }
}

impl FromStr for Chance {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let wrong = || ParseError::new(format!("`{text}` is not an outcome of chance"));
        match text.split_once(' ').ok_or_else(wrong)? {
            ("hero", figure) => figure.parse().map(Chance::Hero),
            ("first", seat) => seat.parse().map(Chance::First),
            ("bonus", cell) => cell.parse().map(Chance::Bonus),
            ("flip", potion) => potion.parse().map(Chance::Flip),
            ("roll", value) => match value.parse() {
                Ok(value @ 1..=6) => Ok(Chance::Roll(value)),
                _ => Err(ParseError::new(format!("`{value}` is not a value of a die"))),
            },
            ("draw", card) => match card.split_once('/').ok_or_else(wrong)?.0 {
                "demon" => card.parse().map(Chance::Demon),
                "item" => card.parse().map(Chance::Item),
                "blessing" => card.parse().map(Chance::Blessing),
                "lord" => card.parse().map(Chance::Lord),
                "effect" => card.parse().map(Chance::Effect),
                "fury" => card.parse().map(Chance::Fury),
                _ => Err(wrong()),
            },
            _ => Err(wrong()),
        }
    }
}

//! Actions as data for programs: a tagged union in which every id is split into its parts.
//!
//! The text stays the identity of an action. These types are for reading it without a parser.

use serde::{Serialize, Serializer};
use tabletop::Seat;

use super::{Action, Change, SkillUse};
use crate::flow::Sanctum;
use crate::ids::{
    AbilityId, BlessingId, Cell, Color, DemonId, DieId, Gem, ItemId, Potion, Slot, SpaceId, Target,
    Token,
};
use crate::state::Gems;
use crate::vocabulary::Power;

/// A place of the skill table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SkillRef {
    /// Its column.
    pub column: Color,
    /// Its level, 1 to 3.
    pub level: u8,
}

impl From<Cell> for SkillRef {
    fn from(cell: Cell) -> Self {
        SkillRef { column: cell.column(), level: cell.level().number() }
    }
}

/// An ability: of a slot, or of a skill card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum AbilityRef {
    /// An ability of a slot, or of the item that lies on it.
    Slot {
        /// The slot.
        slot: Slot,
        /// Which of its abilities, from 1.
        n: u8,
    },
    /// The ability of a skill card.
    Skill {
        /// The skill card.
        skill: SkillRef,
    },
}

impl From<AbilityId> for AbilityRef {
    fn from(ability: AbilityId) -> Self {
        match (ability.slot(), ability.skill()) {
            (Some((slot, index)), _) => AbilityRef::Slot { slot, n: index as u8 + 1 },
            (None, Some(cell)) => AbilityRef::Skill { skill: cell.into() },
            (None, None) => unreachable!("an ability has a place"),
        }
    }
}

/// One space of an ability.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SpaceRef {
    /// The ability.
    pub ability: AbilityRef,
    /// Which of its spaces, from 1.
    pub n: u8,
}

impl From<SpaceId> for SpaceRef {
    fn from(space: SpaceId) -> Self {
        SpaceRef { ability: space.ability.into(), n: space.index + 1 }
    }
}

/// A weak point.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PointRef {
    /// The demon; none for the card the figure stands on in act VI.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub demon: Option<DemonId>,
    /// Which of its weak points, from 1.
    pub point: u8,
}

impl From<Target> for PointRef {
    fn from(target: Target) -> Self {
        match target {
            Target::Demon(demon, index) => PointRef { demon: Some(demon), point: index + 1 },
            Target::Card(index) => PointRef { demon: None, point: index + 1 },
        }
    }
}

/// A change of a die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum DieChange {
    /// It takes this value.
    To(u8),
    /// It changes by this much.
    By(i8),
}

impl From<Change> for DieChange {
    fn from(change: Change) -> Self {
        match change {
            Change::To(value) => DieChange::To(value),
            Change::By(n) => DieChange::By(n),
        }
    }
}

/// The number of a die of a Fight, from 1.
const fn number(die: DieId) -> u8 {
    die.index() as u8 + 1
}

/// What a seat may do, as data. In an offer `shows` is the value the die will show, where that is
/// known before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[allow(missing_docs)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Action"))]
pub enum TypedAction {
    Move,
    Fight,
    Rest,
    Breach,
    Answer,
    EndTurn,
    OpenChest,
    Engage {
        set: u8,
    },
    Take {
        item: ItemId,
    },
    Drink {
        potion: Potion,
        space: SpaceRef,
    },
    Roll,
    /// `tokens` go on the purple spaces.
    Use {
        ability: AbilityRef,
        die: u8,
        change: DieChange,
        tokens: Vec<Token>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        shows: Option<u8>,
    },
    Rage {
        die: u8,
        change: DieChange,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        shows: Option<u8>,
    },
    Assign {
        die: u8,
        target: PointRef,
    },
    /// What it takes depends on the power of the skill; `set_aside` is the die that is lost.
    Skill {
        skill: SkillRef,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        potion: Option<Potion>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        die: Option<u8>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        change: Option<DieChange>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        set_aside: Option<u8>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        target: Option<PointRef>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        shows: Option<u8>,
    },
    Bless {
        blessing: BlessingId,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        die: Option<u8>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        change: Option<DieChange>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        shows: Option<u8>,
    },
    EndAttack,
    Block {
        ability: AbilityRef,
        tokens: Vec<Token>,
    },
    Accept,
    Loot {
        demon: DemonId,
    },
    Raise {
        gem: Gem,
        skill: SkillRef,
    },
    TurnOver,
    Fill {
        potion: Potion,
    },
    Pour {
        potion: Potion,
    },
    /// `gems` cover the symbols of the item.
    Equip {
        item: ItemId,
        slot: Slot,
        gems: Vec<Gem>,
    },
    TakeOff {
        slot: Slot,
    },
    /// For one potion, or with a skill for two.
    Sell {
        item: ItemId,
        potions: Vec<Potion>,
    },
    EndRest,
    PayPenalty,
    TakeWounds,
    Corrupt {
        space: SpaceRef,
    },
    LoseBlessing {
        blessing: BlessingId,
    },
    Pay {
        token: Token,
        space: SpaceRef,
    },
    LoseDie {
        die: u8,
    },
}

/// The use of a skill.
fn skill_use(skill: SkillRef, how: SkillUse) -> TypedAction {
    let (mut potion, mut die, mut change, mut set_aside, mut target) =
        (None, None, None, None, None);
    match how {
        SkillUse::Plain => {}
        SkillUse::Potion(it) => potion = Some(it),
        SkillUse::Die(it) => die = Some(number(it)),
        SkillUse::Change(it, how) => {
            die = Some(number(it));
            change = Some(how.into());
        }
        SkillUse::Losing(it, how, lost) => {
            die = Some(number(it));
            change = Some(how.into());
            set_aside = Some(number(lost));
        }
        SkillUse::Strike(it, point) => {
            die = Some(number(it));
            target = Some(point.into());
        }
    }
    TypedAction::Skill { skill, potion, die, change, set_aside, target, shows: None }
}

/// Gems one by one, in the order of their names in texts.
fn gem_list(gems: Gems) -> Vec<Gem> {
    let each = |gem: &Gem| std::iter::repeat_n(*gem, usize::from(gems.of(*gem)));
    Gem::ALL.iter().flat_map(each).collect()
}

impl From<Action> for TypedAction {
    fn from(action: Action) -> Self {
        match action {
            Action::Move => TypedAction::Move,
            Action::Fight => TypedAction::Fight,
            Action::Rest => TypedAction::Rest,
            Action::Breach => TypedAction::Breach,
            Action::Answer => TypedAction::Answer,
            Action::EndTurn => TypedAction::EndTurn,
            Action::OpenChest => TypedAction::OpenChest,
            Action::Engage(set) => TypedAction::Engage { set: set.index() as u8 + 1 },
            Action::Take(item) => TypedAction::Take { item },
            Action::Drink(potion, space) => TypedAction::Drink { potion, space: space.into() },
            Action::Roll => TypedAction::Roll,
            Action::Use { ability, die, change, purple } => TypedAction::Use {
                ability: ability.into(),
                die: number(die),
                change: change.into(),
                tokens: purple.tokens().to_vec(),
                shows: None,
            },
            Action::Rage(die, value) => {
                TypedAction::Rage { die: number(die), change: DieChange::To(value), shows: None }
            }
            Action::Assign(die, target) => {
                TypedAction::Assign { die: number(die), target: target.into() }
            }
            Action::Skill(cell, how) => skill_use(cell.into(), how),
            Action::Bless(blessing, change) => TypedAction::Bless {
                blessing,
                die: change.map(|(die, _)| number(die)),
                change: change.map(|(_, change)| change.into()),
                shows: None,
            },
            Action::EndAttack => TypedAction::EndAttack,
            Action::Block(ability, purple) => {
                TypedAction::Block { ability: ability.into(), tokens: purple.tokens().to_vec() }
            }
            Action::Accept => TypedAction::Accept,
            Action::Loot(demon) => TypedAction::Loot { demon },
            Action::Raise(gem, cell) => TypedAction::Raise { gem, skill: cell.into() },
            Action::TurnOver => TypedAction::TurnOver,
            Action::Fill(potion) => TypedAction::Fill { potion },
            Action::Pour(potion) => TypedAction::Pour { potion },
            Action::Equip { item, slot, gems } => {
                TypedAction::Equip { item, slot, gems: gem_list(gems) }
            }
            Action::TakeOff(slot) => TypedAction::TakeOff { slot },
            Action::Sell(item, potion, other) => TypedAction::Sell {
                item,
                potions: [Some(potion), other].into_iter().flatten().collect(),
            },
            Action::EndRest => TypedAction::EndRest,
            Action::PayPenalty => TypedAction::PayPenalty,
            Action::TakeWounds => TypedAction::TakeWounds,
            Action::Corrupt(space) => TypedAction::Corrupt { space: space.into() },
            Action::LoseBlessing(blessing) => TypedAction::LoseBlessing { blessing },
            Action::Pay(token, space) => TypedAction::Pay { token, space: space.into() },
            Action::LoseDie(die) => TypedAction::LoseDie { die: number(die) },
        }
    }
}

impl Sanctum {
    /// An action of a seat as data, with what the die will show.
    pub fn typed_action(&self, seat: Seat, action: Action) -> TypedAction {
        let mut typed = TypedAction::from(action);
        let (TypedAction::Use { shows, .. }
        | TypedAction::Rage { shows, .. }
        | TypedAction::Skill { shows, .. }
        | TypedAction::Bless { shows, .. }) = &mut typed
        else {
            return typed;
        };
        *shows = self.value_after(seat, action);
        typed
    }

    /// The value a die shows after an action; none if no die changes, or chance decides.
    fn value_after(&self, seat: Seat, action: Action) -> Option<u8> {
        let hero = self.hero(seat);
        let after = |die: DieId, change: Change| {
            let value = hero.fight.dice.get(die.index())?.value;
            match change {
                Change::To(value) => Some(value),
                Change::By(n) => value.checked_add_signed(n),
            }
        };
        match action {
            Action::Use { die, change, .. }
            | Action::Bless(_, Some((die, change)))
            | Action::Skill(_, SkillUse::Change(die, change) | SkillUse::Losing(die, change, _)) => {
                after(die, change)
            }
            Action::Rage(_, value) => Some(value),
            // S-13.7: opposite faces make seven.
            Action::Skill(cell, SkillUse::Die(die)) => {
                let power = self.table.components().skill(hero.figure, cell).power();
                let value = hero.fight.dice.get(die.index())?.value;
                (power == Some(Power::Flip)).then_some(7 - value)
            }
            _ => None,
        }
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        TypedAction::from(*self).serialize(serializer)
    }
}

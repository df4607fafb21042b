//! A Fight of one hero: dice and what was done with them.

use serde::{Deserialize, Serialize};
use tabletop::{Blank, InlineList};

use crate::ids::{Cell, DemonSet, DieId, Target};

/// What became of a die.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum DieState {
    /// In the air; chance decides its value.
    Rolling,
    /// Unassigned.
    Free,
    /// On a weak point.
    On(Target),
    /// S-24.7: set aside for this Fight.
    Aside,
}

/// One die.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Die {
    /// O-27.4: what it showed when it was rolled; 0 before.
    pub rolled: u8,
    /// What it shows now.
    pub value: u8,
    /// Where it is.
    pub state: DieState,
    /// S-24.9: whether an effect was used on it since it was rolled.
    #[serde(default)]
    pub modified: bool,
    /// S-3.11: whether it is the silver one.
    #[serde(default)]
    pub silver: bool,
}

impl Blank for Die {
    const BLANK: Self = Die::rolling(false);
}

impl Die {
    pub(crate) const fn rolling(silver: bool) -> Self {
        Die { rolled: 0, value: 0, state: DieState::Rolling, modified: false, silver }
    }

    /// Whether it can still be used.
    pub fn is_free(&self) -> bool {
        self.state == DieState::Free
    }
}

/// What belongs to a Fight and is over with it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Fight {
    /// The dice rolled.
    pub dice: InlineList<Die, { DieId::COUNT }>,
    /// Shields so far.
    pub shields: u8,
    /// Damage that comes in, from the end of Attack on.
    pub damage: u8,
    /// Skills used, one bit for each place of the skill table.
    pub used: u16,
    /// Dice rerolled with a skill.
    pub rerolls: u8,
    /// Whether a potion was drunk in preparation.
    pub drank: bool,
    /// S-24.5: the value that dice in the air may not show.
    pub reroll_until: Option<u8>,
    /// S-24.8: whether only modified dice may hit the current card.
    pub only_modified: bool,
    /// S-10.17: whether a rage tile became active at the end of this Attack.
    pub returned: bool,
    /// Whether the levels of a demon were taken after this Fight.
    pub looted: bool,
    /// Killed demons not looted yet.
    pub killed: DemonSet,
}

impl Fight {
    /// Whether a die is in the air.
    #[inline]
    pub fn is_rolling(&self) -> bool {
        self.dice.iter().any(|die| die.state == DieState::Rolling)
    }

    /// The dice that can still be used.
    pub fn free(&self) -> impl Iterator<Item = (DieId, Die)> + '_ {
        let dice = self.dice.iter().enumerate();
        dice.filter(|(_, die)| die.is_free()).map(|(index, die)| (DieId::from_index(index), *die))
    }

    /// A die that can still be used.
    pub(crate) fn free_die(&self, die: DieId) -> Option<Die> {
        self.dice.get(die.index()).copied().filter(Die::is_free)
    }

    pub(crate) fn has_used(&self, cell: Cell) -> bool {
        self.used & (1 << cell.index()) != 0
    }
}

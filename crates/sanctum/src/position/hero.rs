//! The form of one hero, writing it, and inventing what a view hides.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::Dice;

use super::{Position, Seen};
use crate::flow::Step;
use crate::ids::{
    AbilityId, BlessingId, BlessingSet, Cell, DemonSet, Figure, FuryId, FurySet, ItemId, ItemSet,
    LordId, Place, Potion, Slot, Target, Token,
};
use crate::state::{Die, DieState, Equipped, Fight, Gems, Hero, Rage, Row, Space, Standing};

/// A hero as it is written. Everything left out has a default; the types for clients say what a view
/// holds, as in [`Position`].
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Hero"))]
pub(crate) struct WrittenHero {
    #[cfg_attr(feature = "types", ts(as = "Figure"))]
    pub(super) figure: Option<Figure>,
    #[cfg_attr(feature = "types", ts(as = "Standing"))]
    pub(super) fate: Option<Standing>,
    /// What its player is doing.
    #[cfg_attr(feature = "types", ts(as = "Step"))]
    pub(super) step: Option<Step>,
    /// Where the figure stands.
    #[cfg_attr(feature = "types", ts(as = "Place"))]
    pub(super) place: Option<Place>,
    /// The space of the health marker.
    #[cfg_attr(feature = "types", ts(as = "u8"))]
    pub(super) health: Option<u8>,
    /// How many of the lowest spaces of the health track carry a marker.
    pub(super) marked: u8,
    /// Permanent dice.
    #[cfg_attr(feature = "types", ts(as = "u8"))]
    pub(super) dice: Option<u8>,
    /// Whether an item was ever equipped.
    #[cfg_attr(feature = "types", ts(as = "bool"))]
    pub(super) has_equipped: Option<bool>,
    /// Stamina tokens in the pool.
    #[cfg_attr(feature = "types", ts(as = "u8"))]
    pub(super) stamina: Option<u8>,
    /// Focus tokens in the pool.
    #[cfg_attr(feature = "types", ts(as = "u8"))]
    pub(super) focus: Option<u8>,
    /// What lies on ability spaces, by ability; abilities with nothing are left out.
    #[cfg_attr(feature = "types", ts(type = "{ [key in AbilityId]?: Array<Space> }"))]
    pub(super) spaces: BTreeMap<AbilityId, Vec<Space>>,
    #[cfg_attr(feature = "types", ts(as = "Rage"))]
    pub(super) rage: Option<Rage>,
    pub(super) potions: WrittenPotions,
    #[cfg_attr(feature = "types", ts(as = "u8"))]
    pub(super) potion_spaces: Option<u8>,
    /// Potions of the player's choice that an immediate effect still gives.
    pub(super) owed_potions: u8,
    /// Gems on the skill table.
    #[cfg_attr(feature = "types", ts(type = "{ [key in Cell]?: Gems }"))]
    pub(super) table: Option<BTreeMap<Cell, Gems>>,
    /// The gem pool.
    #[cfg_attr(feature = "types", ts(as = "Gems"))]
    pub(super) gems: Option<Gems>,
    /// All gems gained.
    #[cfg_attr(feature = "types", ts(as = "Gems"))]
    pub(super) gained: Option<Gems>,
    /// Skills gained.
    pub(super) skills: Vec<Cell>,
    /// Items not equipped.
    pub(super) bag: ItemSet,
    /// Items of the bag that came too late for the Rest in progress (S-27.5).
    pub(super) locked: Vec<ItemId>,
    pub(super) slots: BTreeMap<Slot, Equipped>,
    /// Demons in the battle zone.
    pub(super) zone: DemonSet,
    /// The blessings won; hidden from others before S-19.3.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub(crate) blessings: Option<BlessingSet>,
    /// Blessings used or lost.
    pub(super) spent: BlessingSet,
    /// Achievement tiles won.
    #[cfg_attr(feature = "types", ts(as = "u8"))]
    pub(super) tiles: Option<u8>,
    /// Tiles not looked at yet.
    pub(super) owed_tiles: u8,
    /// Cards at the cathedral when the hero answered.
    #[cfg_attr(feature = "types", ts(as = "u8"))]
    pub(super) answered: Option<u8>,
    /// Dice fewer in the next Fight.
    pub(super) fewer_dice: u8,
    /// More damage in the next Fight.
    pub(super) extra_damage: u8,
    /// The cards of act VI, once they are dealt.
    pub(crate) row: Option<WrittenRow>,
    /// The Fight it is in.
    pub(super) fight: Option<WrittenFight>,
}

/// Potions of each kind.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Potions"))]
pub(super) struct WrittenPotions {
    pub(super) red: u8,
    pub(super) blue: u8,
}

/// The row of act VI. A face-down fury card is `null` in a view.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Row"))]
pub(crate) struct WrittenRow {
    /// The Demon Lord cards; `null` where a defeated one is collected.
    #[cfg_attr(feature = "types", ts(as = "Vec<Option<LordId>>"))]
    pub(super) lords: Option<Vec<Option<LordId>>>,
    /// The fury cards.
    #[cfg_attr(feature = "types", ts(as = "Vec<Option<FuryId>>"))]
    pub(crate) furies: Option<Vec<Option<FuryId>>>,
    /// Cards defeated so far: the place of the figure.
    pub(super) at: u8,
    /// Weak points of the current card that are hit, counted from 1.
    pub(super) hits: Vec<u8>,
}

/// What belongs to a Fight and is over with it.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Fight"))]
pub(super) struct WrittenFight {
    /// The dice rolled.
    #[cfg_attr(feature = "types", ts(as = "Vec<Die>"))]
    pub(super) dice: Vec<WrittenDie>,
    /// Shields so far.
    pub(super) shields: u8,
    /// Damage that comes in, from the end of Attack on.
    pub(super) damage: u8,
    /// Skills used.
    pub(super) used: Vec<Cell>,
    /// Dice rerolled with a skill.
    pub(super) rerolls: u8,
    /// Whether a potion was drunk in preparation.
    pub(super) drank: bool,
    /// The value that dice in the air may not show (S-24.5).
    pub(super) reroll_until: Option<u8>,
    /// Whether only modified dice may hit the current card (S-24.8).
    pub(super) only_modified: bool,
    /// Whether a rage tile became active at the end of this Attack (S-10.17).
    pub(super) returned: bool,
    /// Whether the levels of a demon were taken after this Fight.
    pub(super) looted: bool,
    /// Killed demons not looted yet.
    pub(super) killed: DemonSet,
}

/// A die: its value alone means a free die as rolled.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub(super) enum WrittenDie {
    Value(u8),
    Die(Die),
}

impl WrittenDie {
    pub(super) fn die(self) -> Die {
        match self {
            WrittenDie::Die(die) => die,
            WrittenDie::Value(value) => {
                Die { rolled: value, value, state: DieState::Free, modified: false, silver: false }
            }
        }
    }
}

impl WrittenHero {
    /// What is seen of a hero, field by field.
    pub(super) fn of(hero: &Hero, seen: Seen) -> Self {
        let Hero {
            figure,
            standing,
            step,
            place,
            health,
            marked,
            dice,
            has_equipped,
            pool,
            spaces,
            rage,
            potions,
            potion_spaces,
            owed_potions,
            skill_gems,
            gems,
            gained,
            skills: _,
            bag,
            locked,
            slots,
            zone,
            blessings,
            spent,
            tiles,
            owed_tiles,
            answered,
            fewer_dice,
            extra_damage,
            row,
            fight,
        } = hero;
        WrittenHero {
            figure: Some(*figure),
            fate: Some(*standing),
            step: Some(*step),
            place: Some(*place),
            health: Some(*health),
            marked: *marked,
            dice: Some(*dice),
            has_equipped: Some(*has_equipped),
            stamina: Some(pool[Token::Stamina]),
            focus: Some(pool[Token::Focus]),
            spaces: AbilityId::all()
                .map(|ability| (ability, spaces[ability.index()].to_vec()))
                .filter(|(_, spaces)| spaces.iter().any(|space| *space != Space::Empty))
                .collect(),
            rage: Some(*rage),
            potions: WrittenPotions { red: potions[Potion::Red], blue: potions[Potion::Blue] },
            potion_spaces: Some(*potion_spaces),
            owed_potions: *owed_potions,
            table: Some(
                Cell::all()
                    .map(|cell| (cell, skill_gems[cell.index()]))
                    .filter(|(_, gems)| !gems.is_empty())
                    .collect(),
            ),
            gems: Some(*gems),
            gained: Some(*gained),
            skills: hero.gained_skills().collect(),
            bag: *bag,
            locked: locked.to_vec(),
            slots: Slot::ALL
                .into_iter()
                .filter_map(|slot| Some((slot, slots[slot.index()]?)))
                .collect(),
            zone: *zone,
            blessings: seen.blessings.then_some(*blessings),
            spent: *spent,
            tiles: Some(*tiles),
            owed_tiles: *owed_tiles,
            answered: Some(*answered),
            fewer_dice: *fewer_dice,
            extra_damage: *extra_damage,
            row: (*row != Row::default()).then(|| write_row(row, seen)),
            fight: (*fight != Fight::default()).then(|| write_fight(fight)),
        }
    }
}

fn write_row(row: &Row, seen: Seen) -> WrittenRow {
    let Row { lords, furies, at, hits } = row;
    let shown = |index, fury| (seen.furies || row.is_open(index)).then_some(fury);
    WrittenRow {
        lords: Some(lords.to_vec()),
        furies: Some(furies.iter().enumerate().map(|(index, fury)| shown(index, *fury)).collect()),
        at: *at,
        hits: write_points(*hits),
    }
}

/// The weak points that are hit, counted from 1.
pub(super) fn write_points(hits: u8) -> Vec<u8> {
    (0..Target::MOST_POINTS).filter(|bit| hits & (1 << bit) != 0).map(|bit| bit + 1).collect()
}

fn write_fight(fight: &Fight) -> WrittenFight {
    let Fight {
        dice,
        shields,
        damage,
        used,
        rerolls,
        drank,
        reroll_until,
        only_modified,
        returned,
        looted,
        killed,
    } = fight;
    WrittenFight {
        dice: dice.iter().copied().map(WrittenDie::Die).collect(),
        shields: *shields,
        damage: *damage,
        used: Cell::all().filter(|cell| used & (1 << cell.index()) != 0).collect(),
        rerolls: *rerolls,
        drank: *drank,
        reroll_until: *reroll_until,
        only_modified: *only_modified,
        returned: *returned,
        looted: *looted,
        killed: *killed,
    }
}

/// Gives heroes whose blessings are hidden some that nobody else has.
pub(super) fn invent_blessings(position: &mut Position, dice: &mut impl Dice) {
    let known = position.heroes.iter().filter_map(|hero| hero.blessings);
    let seen: BlessingSet = known.fold(BlessingSet::EMPTY, |all, it| all | it);
    let mut left = !seen;
    for hero in &mut position.heroes {
        if hero.blessings.is_some() {
            continue;
        }
        let mut own = BlessingSet::EMPTY;
        for _ in 0..hero.tiles.unwrap_or(0).saturating_sub(hero.owed_tiles) {
            let nth = dice.below(left.len().max(1) as u32) as usize;
            let Some(tile): Option<BlessingId> = left.nth(nth) else { break };
            left.remove(tile);
            own.insert(tile);
        }
        hero.blessings = Some(own);
    }
    if let Some(achievements) = &mut position.achievements {
        achievements.hidden = Some(left);
    }
}

/// Lays some fury cards where face-down ones lie.
pub(super) fn invent_furies(position: &mut Position, dice: &mut impl Dice) {
    let rows = position.heroes.iter().filter_map(|hero| hero.row.as_ref());
    let open: FurySet =
        rows.flat_map(|row| row.furies.iter().flatten()).flatten().copied().collect();
    let mut left = !open;
    for row in position.heroes.iter_mut().filter_map(|hero| hero.row.as_mut()) {
        for fury in row.furies.iter_mut().flatten().filter(|fury| fury.is_none()) {
            let nth = dice.below(left.len().max(1) as u32) as usize;
            let Some(card) = left.nth(nth) else { break };
            left.remove(card);
            *fury = Some(card);
        }
    }
    if let Some(lord) = &mut position.lord {
        lord.furies = Some(left);
    }
}

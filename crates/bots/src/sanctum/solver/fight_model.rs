//! A Fight in the form the search works on: weak points, foes, tools and shields as small numbers.

use std::cell::Cell;

use sanctum::{
    Ability, AbilityId, Blessing, BlessingId, Cell as Place, Components, DemonId, DieEffect,
    Effect, Hero, Power, Row, Space, SpaceColor, Table, Target, Token,
};

use super::dice::reach;
use super::prices::FightPrices;
use super::shields::{self, Cover, KnownEnd};

/// Bits of one class of tools in [`Used`].
const DIGIT: u32 = 3;
/// No class has more tools; what is beyond forms a class of its own.
const PER_CLASS: usize = 3;
/// No more classes are weighed.
pub(super) const CLASSES: usize = 21;
/// The highest bit of each class.
const GUARD: u64 = 0o4_4444_4444_4444_4444_4444;
/// Bits for the values 1 to 6.
pub(super) const ANY: u8 = 0b111_1110;

/// Tool many tools of each class are used, three bits each.
pub(super) type Used = u64;

/// One tool of a class.
pub(super) const fn one(class: usize) -> Used {
    1 << (DIGIT * class as u32)
}

/// Tool many tools of a class.
pub(super) const fn digit(used: Used, class: usize) -> u64 {
    used >> (DIGIT * class as u32) & 0b111
}

/// Whether no more tools are used than there are. Both sides stem from sums of at most twice what
/// there is, so that no digit borrows from the next.
pub(super) const fn fits(have: Used, used: Used) -> bool {
    ((have | GUARD) - used) & GUARD == GUARD
}

/// Whether one use of tools is part of another.
pub(super) const fn is_part(part: Used, whole: Used) -> bool {
    fits(whole, part)
}

/// A weak point that is not hit.
#[derive(Clone, Copy, Debug)]
pub(super) struct Point {
    pub(super) value: u8,
    pub(super) foe: usize,
    pub(super) target: Target,
}

/// A demon or a card.
#[derive(Clone, Copy, Debug)]
pub(super) struct Foe {
    /// Its open weak points, one bit each.
    pub(super) points: u64,
    /// What it is worth to finish it, besides its damage in this Fight.
    pub(super) worth: i32,
    /// What a hit is worth if it survives.
    pub(super) hit: i32,
    pub(super) damage: u8,
}

/// What a tool is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tool {
    Ability(AbilityId),
    Rage,
    /// A change for nothing.
    Change(Place),
    Flip(Place),
    Copy(Place),
    /// Any value for a wound.
    Bleed(Place),
    /// Any value for another die.
    Sacrifice(Place),
    Blessing(BlessingId),
}

/// What happens besides the change of a die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SideEffect {
    Plain,
    Rage,
    Copy,
    Bleed,
    Sacrifice,
}

/// Tools that do the same for the same price.
#[derive(Clone, Debug)]
pub(super) struct ToolClass {
    pub(super) tools: Vec<Tool>,
    pub(super) kind: SideEffect,
    /// Whether it names the new value, not the difference.
    pub(super) sets: bool,
    /// For each value of a die: the values it can get, one bit each.
    pub(super) reach: [u8; 7],
    /// Red, blue and purple spaces.
    pub(super) spaces: [u8; 3],
    /// What it costs besides tokens.
    pub(super) price: i32,
}

/// A die that can still be used.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Shown {
    pub(super) value: u8,
    pub(super) modified: bool,
}

/// Everything that counts in a Fight of one hero, but the dice.
#[derive(Clone, Debug)]
pub(super) struct FightModel<'a> {
    pub(super) prices: &'a FightPrices,
    pub(super) points: Vec<Point>,
    pub(super) foes: Vec<Foe>,
    /// S-21.4: whether each foe has to be finished before the next.
    pub(super) in_order: bool,
    /// Whether an unknown card comes when all foes are finished.
    pub(super) is_open_end: bool,
    /// Damage that comes in any case.
    pub(super) damage: u8,
    /// S-24.8: whether only modified dice may hit the first foe.
    pub(super) only_modified: bool,
    pub(super) classes: Vec<ToolClass>,
    /// Tool many tools there are.
    pub(super) have: Used,
    /// Whether a die may copy another.
    pub(super) copies: bool,
    /// Whether some tool is left out.
    pub(super) is_cut: bool,
    /// Tokens at hand; tokens that blessings can add.
    pub(super) pool: [u8; 2],
    pub(super) blessed: [u8; 2],
    /// Active rage and tiles.
    pub(super) rage: u8,
    pub(super) tiles: u8,
    /// A further hit of an assigned die.
    pub(super) strike: Option<Place>,
    /// Values on dice that are assigned already, and on those of them that are modified.
    pub(super) assigned: [u8; 2],
    /// Shields there are for nothing.
    pub(super) shields: u8,
    /// Whether unassigned dice are shields.
    pub(super) dice_shields: bool,
    /// Shields that cost something.
    pub(super) covers: Vec<Cover>,
    /// Ends weighed so far.
    pub(super) known: Vec<Cell<KnownEnd>>,
}

impl<'a> FightModel<'a> {
    pub(super) fn new(table: &Table, hero: &Hero, prices: &'a FightPrices) -> Self {
        let components = table.components();
        let unused = |cell: Place| hero.fight.used & (1 << cell.index()) == 0;
        let mut powers = hero.powers(components).filter(|(cell, _)| unused(*cell));
        let strike = powers.find(|(_, it)| *it == Power::DoubleStrike).map(|(cell, _)| cell);
        let mut model = FightModel {
            prices,
            points: Vec::new(),
            foes: Vec::new(),
            in_order: hero.row.is_dealt(),
            is_open_end: false,
            damage: hero.extra_damage,
            only_modified: hero.fight.only_modified,
            classes: Vec::new(),
            have: 0,
            copies: false,
            is_cut: false,
            pool: hero.pool.counts(),
            blessed: blessed_tokens(table, hero),
            rage: hero.rage.active,
            tiles: hero.rage.tiles,
            strike,
            assigned: assigned(hero),
            shields: hero.fight.shields,
            dice_shields: false,
            covers: Vec::new(),
            known: shields::nothing_known(),
        };
        for demon in hero.zone.iter() {
            model.add_demon(components, demon, table.hordes.hits[demon.index()]);
        }
        model.add_cards(components, &hero.row);
        model.add_tools(table, hero);
        shields::add(&mut model, table, hero);
        model
    }

    fn add(&mut self, values: &[u8], hits: u8, foe: Foe, target: impl Fn(u8) -> Target) {
        let mut points = 0;
        for (index, value) in values.iter().enumerate() {
            if hits & (1 << index) == 0 && self.points.len() < 64 {
                points |= 1 << self.points.len();
                let target = target(index as u8);
                self.points.push(Point { value: *value, foe: self.foes.len(), target });
            }
        }
        self.foes.push(Foe { points, ..foe });
    }

    /// S-10.12: demons are hit in any order.
    fn add_demon(&mut self, components: &Components, demon: DemonId, hits: u8) {
        let printed = components.demon(demon);
        let worth = self.prices.demon[demon.index()];
        let foe = Foe { points: 0, worth, hit: self.prices.hit, damage: printed.damage };
        self.add(&printed.weak_points, hits, foe, |point| Target::Demon(demon, point));
    }

    /// S-21.4, S-21.11: the current card, and the next one if it lies open; the damage of others.
    fn add_cards(&mut self, components: &Components, row: &Row) {
        if !row.stands() {
            return;
        }
        for place in row.at..Row::LEN {
            let is_fury = !place.is_multiple_of(2);
            let is_known = place == row.at || (!is_fury && place == row.at + 1);
            let Some(front) = row.front(components, place) else { continue };
            if is_known {
                let worth = self.prices.card[usize::from(place)];
                let hit = self.prices.card_hit;
                let hits = if place == row.at { row.hits } else { 0 };
                let foe = Foe { points: 0, worth, hit, damage: front.drops };
                self.add(&front.weak_points, hits, foe, Target::Card);
                self.is_open_end = place + 1 < Row::LEN;
            } else if !is_fury {
                self.damage = self.damage.saturating_add(front.drops);
            }
        }
    }

    fn add_tools(&mut self, table: &Table, hero: &Hero) {
        let components = table.components();
        for (cell, power) in hero.powers(components) {
            if hero.fight.used & (1 << cell.index()) == 0 {
                self.add_power(hero, cell, power);
            }
        }
        (0..hero.rage.active).for_each(|_| self.add_tool(Tool::Rage, any(SideEffect::Rage)));
        for (id, ability) in hero.abilities(components) {
            let Effect::Die(effect) = ability.effect else { continue };
            if is_usable(hero, id, ability) {
                let class = ToolClass { spaces: spaces(ability), ..class(effect, 0) };
                self.add_tool(Tool::Ability(id), class);
            }
        }
        for id in hero.usable_blessings().iter().filter(|_| table.blessings_open) {
            if let Blessing::Effect(Effect::Die(effect)) = components.blessing(id) {
                let price = self.prices.blessing[id.index()];
                self.add_tool(Tool::Blessing(id), class(effect, price));
            }
        }
    }

    fn add_power(&mut self, hero: &Hero, cell: Place, power: Power) {
        match power {
            Power::Change(effect) => self.add_tool(Tool::Change(cell), class(effect, 0)),
            Power::Flip => {
                let reach = std::array::from_fn(|it| if it == 0 { 0 } else { 1 << (7 - it) });
                self.add_tool(Tool::Flip(cell), ToolClass { reach, ..any(SideEffect::Plain) });
            }
            Power::Copy => {
                self.copies = true;
                self.add_tool(Tool::Copy(cell), any(SideEffect::Copy));
            }
            // One may not bleed to death.
            Power::Bleed if hero.health > hero.marked.max(1) => {
                self.add_tool(Tool::Bleed(cell), any(SideEffect::Bleed));
            }
            Power::Sacrifice => self.add_tool(Tool::Sacrifice(cell), any(SideEffect::Sacrifice)),
            _ => {}
        }
    }

    fn add_tool(&mut self, how: Tool, class: ToolClass) {
        let is_same = |it: &ToolClass| {
            it.tools.len() < PER_CLASS
                && (it.kind, it.sets, it.reach, it.spaces, it.price)
                    == (class.kind, class.sets, class.reach, class.spaces, class.price)
        };
        let index = match self.classes.iter().position(is_same) {
            Some(index) => index,
            None if self.classes.len() == CLASSES => {
                self.is_cut = true;
                return;
            }
            None => {
                self.classes.push(class);
                self.classes.len() - 1
            }
        };
        self.classes[index].tools.push(how);
        self.have += one(index);
    }

    /// All weak points as bits.
    pub(super) fn all_points(&self) -> u64 {
        self.foes.iter().fold(0, |all, foe| all | foe.points)
    }

    /// The weak points a die with this value may hit, bare or not, twins once.
    pub(super) fn has_twin(&self, hit: u64, index: usize) -> bool {
        let Point { value, foe, .. } = self.points[index];
        let earlier = self.foes[foe].points & !hit & ((1 << index) - 1);
        bits(earlier).any(|at| self.points[at].value == value)
    }

    /// The dice of a hero that can still be used.
    pub(super) fn free(hero: &Hero) -> Vec<Shown> {
        let shown =
            |(_, die): (_, sanctum::Die)| Shown { value: die.value, modified: die.modified };
        hero.fight.free().map(shown).collect()
    }
}

/// The bits of a mask, the lowest first.
pub(super) fn bits(mut mask: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let index = mask.trailing_zeros() as usize;
        let is_there = mask != 0;
        mask &= mask.wrapping_sub(1);
        is_there.then_some(index)
    })
}

fn class(effect: DieEffect, price: i32) -> ToolClass {
    let sets = matches!(effect, DieEffect::Set(_));
    ToolClass { sets, reach: reach(effect), price, ..any(SideEffect::Plain) }
}

fn any(kind: SideEffect) -> ToolClass {
    ToolClass { tools: Vec::new(), kind, sets: true, reach: [ANY; 7], spaces: [0; 3], price: 0 }
}

/// S-8.7: whether all spaces of an ability are empty.
pub(super) fn is_usable(hero: &Hero, id: AbilityId, ability: &Ability) -> bool {
    let spaces = &hero.spaces[id.index()][..ability.spaces.len()];
    spaces.iter().all(|there| *there == Space::Empty)
}

/// Red, blue and purple spaces of an ability.
pub(super) fn spaces(ability: &Ability) -> [u8; 3] {
    let count = |color| ability.spaces.iter().filter(|it| **it == color).count() as u8;
    [count(SpaceColor::Red), count(SpaceColor::Blue), count(SpaceColor::Purple)]
}

/// S-25.2: the tokens that blessings can add.
fn blessed_tokens(table: &Table, hero: &Hero) -> [u8; 2] {
    let mut tokens = [0; 2];
    for id in hero.usable_blessings().iter().filter(|_| table.blessings_open) {
        if let Blessing::Token(token) = table.components().blessing(id) {
            tokens[Token::index(token)] += 1;
        }
    }
    tokens
}

/// The values on dice that are on weak points: all, and modified ones.
fn assigned(hero: &Hero) -> [u8; 2] {
    let mut values = [0; 2];
    for die in hero.fight.dice.iter() {
        if let sanctum::DieState::On(_) = die.state {
            values[0] |= 1 << die.value;
            values[1] |= if die.modified { 1 << die.value } else { 0 };
        }
    }
    values
}

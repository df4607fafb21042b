//! What changes dice in an Attack: abilities, rage, skills and blessings.

use sanctum::{
    AbilityId, Action, Blessing, BlessingId, Cell, Change, Components, DieEffect, DieId, Effect,
    Hero, Power, Purple, SkillUse,
};

use super::super::super::solver::dice::reach;
use super::super::{block, worth};

/// What a tool is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum How {
    Ability(AbilityId),
    Rage,
    /// A change for nothing, or for blood.
    Skill(Cell),
    Flip(Cell),
    Copy(Cell),
    Sacrifice(Cell),
    Blessing(BlessingId),
}

/// Something that changes one die, once.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tool {
    pub(super) how: How,
    /// Whether it names the new value, not the difference.
    sets: bool,
    /// For each value of a die: the values it can get, one bit each.
    reach: [u8; 7],
    /// Red, blue and purple spaces.
    pub(super) spaces: [u8; 3],
    /// What it costs besides tokens.
    pub(super) price: i32,
}

/// Bits for the values 1 to 6.
const ANY: u8 = 0b111_1110;
/// More tools than this are not weighed.
const MOST: usize = 24;
/// A skill that costs nothing is still not wasted.
const SKILL: i32 = 3;
/// A die given up.
const SACRIFICE: i32 = 10;

impl Tool {
    fn new(how: How, effect: DieEffect, price: i32) -> Self {
        let sets = matches!(effect, DieEffect::Set(_));
        Tool { how, sets, reach: reach(effect), spaces: [0; 3], price }
    }

    fn any(how: How, reach: u8, price: i32) -> Self {
        Tool { how, sets: true, reach: [reach; 7], spaces: [0; 3], price }
    }

    /// The action that changes a die with it.
    pub(super) fn action(
        &self,
        die: DieId,
        from: u8,
        to: u8,
        purple: Purple,
        lost: Option<DieId>,
    ) -> Action {
        let by = to as i8 - from as i8;
        let change = if self.sets { Change::To(to) } else { Change::By(by) };
        match self.how {
            How::Ability(ability) => Action::Use { ability, die, change, purple },
            How::Rage => Action::Rage(die, to),
            How::Skill(cell) | How::Copy(cell) => {
                Action::Skill(cell, SkillUse::Change(die, change))
            }
            How::Flip(cell) => Action::Skill(cell, SkillUse::Die(die)),
            How::Sacrifice(cell) => {
                let lost = lost.unwrap_or(die);
                Action::Skill(cell, SkillUse::Losing(die, change, lost))
            }
            How::Blessing(id) => Action::Bless(id, Some((die, change))),
        }
    }
}

/// All tools of a hero in a Fight, the cheapest first.
pub(super) fn all(components: &Components, hero: &Hero, blessed: bool) -> Vec<Tool> {
    let mut tools = Vec::new();
    for (cell, power) in hero.powers(components) {
        if hero.fight.used & (1 << cell.index()) == 0 {
            tools.extend(of_power(hero, cell, power));
        }
    }
    tools.extend((0..hero.rage.active).map(|_| Tool::any(How::Rage, ANY, worth::RAGE)));
    for (id, ability) in hero.abilities(components) {
        let Effect::Die(effect) = ability.effect else { continue };
        if block::is_usable(hero, id, ability.spaces.len()) {
            let spaces = block::spaces(&ability.spaces);
            tools.push(Tool { spaces, ..Tool::new(How::Ability(id), effect, 0) });
        }
    }
    for id in hero.usable_blessings().iter().filter(|_| blessed) {
        if let Blessing::Effect(Effect::Die(effect)) = components.blessing(id) {
            tools.push(Tool::new(How::Blessing(id), effect, worth::token(hero)));
        }
    }
    tools.truncate(MOST);
    tools
}

fn of_power(hero: &Hero, cell: Cell, power: Power) -> Option<Tool> {
    match power {
        Power::Change(effect) => Some(Tool::new(How::Skill(cell), effect, SKILL)),
        Power::Flip => {
            let reach = std::array::from_fn(|value| if value == 0 { 0 } else { 1 << (7 - value) });
            Some(Tool { reach, ..Tool::any(How::Flip(cell), 0, SKILL) })
        }
        // Which values the dice show is known when they are rolled.
        Power::Copy => Some(Tool::any(How::Copy(cell), ANY, SKILL)),
        Power::Bleed if hero.health > hero.marked.max(1) => {
            Some(Tool::any(How::Skill(cell), ANY, worth::wounds(hero, 1)))
        }
        Power::Sacrifice => Some(Tool::any(How::Sacrifice(cell), ANY, SACRIFICE)),
        _ => None,
    }
}

/// Up to two tools, and the value each leads to.
pub(super) type Chain = [Option<(usize, u8)>; 2];

/// For each value of a die and each value wanted: how it gets there, fewer tools first.
#[derive(Debug)]
pub(super) struct Chains {
    chains: Vec<Vec<Chain>>,
}

/// How many ways with two tools are weighed.
const PAIRS: usize = 8;

impl Chains {
    pub(super) fn new(tools: &[Tool], wanted: u8) -> Self {
        let mut chains = vec![Vec::new(); 49];
        for from in 1..=6 {
            for to in (1..=6).filter(|to| wanted & (1 << to) != 0) {
                chains[place(from, to)] = between(tools, from, to);
            }
        }
        Chains { chains }
    }

    pub(super) fn of(&self, from: u8, to: u8) -> &[Chain] {
        &self.chains[place(from, to)]
    }
}

fn place(from: u8, to: u8) -> usize {
    usize::from(from) * 7 + usize::from(to)
}

fn between(tools: &[Tool], from: u8, to: u8) -> Vec<Chain> {
    let leads = |tool: &Tool, from: u8, to: u8| tool.reach[usize::from(from)] & (1 << to) != 0;
    let singles = tools.iter().enumerate().filter(|(_, tool)| leads(tool, from, to));
    let mut chains: Vec<Chain> = singles.map(|(at, _)| [Some((at, to)), None]).collect();
    if from == to {
        return chains;
    }
    let singles = chains.len();
    for (first, tool) in tools.iter().enumerate() {
        for mid in (1..=6).filter(|mid| *mid != from && *mid != to && leads(tool, from, *mid)) {
            for (second, other) in tools.iter().enumerate().filter(|(at, _)| *at != first) {
                // A copy comes first, before the other dice change.
                let is_copy = matches!(other.how, How::Copy(_));
                if chains.len() >= singles + PAIRS {
                    return chains;
                }
                if !is_copy && leads(other, mid, to) {
                    chains.push([Some((first, mid)), Some((second, to))]);
                }
            }
        }
    }
    chains
}

//! The bound of the search: no result from a state on is better.
//!
//! Every die left may hit what it likes. A hit is free as long as a die left shows a value wanted;
//! each further hit takes at least one tool, and they come at the least price.

use super::fight_model::{FightModel, Shown, SideEffect, Used, bits, digit};
use super::search::State;
use super::shields::Ended;

/// More foes than this are not told apart.
const FOES: usize = 7;
/// No more dice are rolled, and one hit more.
const HITS: usize = 10;
/// More than any result is worth.
const NEVER: i32 = i32::MAX / 4;

/// Tool many of each value, eight bits each.
type Counts = u64;

fn count(counts: Counts, value: u8) -> u32 {
    (counts >> (8 * u32::from(value))) as u32 & 0xff
}

/// S-24.8: the place of weak points that only modified dice may hit, which no die shows.
const MODIFIED: u8 = 0;

fn one(value: u8) -> Counts {
    1 << (8 * u32::from(value))
}

/// Tool many of the values wanted are there.
fn met(wanted: Counts, there: Counts) -> u32 {
    (1..=6).map(|value| count(wanted, value).min(count(there, value))).sum()
}

/// What the bounds of one Fight have in common.
#[derive(Clone, Debug)]
pub(super) struct Bounds {
    /// The least price of a tool, its class, and how many tokens it takes; the cheapest first.
    tools: Vec<(i32, usize, u8)>,
    /// The values of the dice from each place on.
    rest: Vec<Counts>,
    /// Dice that may show anything.
    wild: u32,
    /// Whether no die of the roll is modified.
    is_bare: bool,
}

/// One question.
struct Query<'a, 'b> {
    model: &'a FightModel<'b>,
    state: &'a State,
    /// Dice left, by their values.
    there: Counts,
    /// Hits without a tool by skill.
    strikes: u32,
    /// Dice that may show anything.
    wild: u32,
    free: u8,
    /// Whether a hit on the first foe always takes a tool.
    must_modify: bool,
    /// The least price of each number of tools.
    tools: [i32; HITS],
}

impl Bounds {
    pub(super) fn new(model: &FightModel) -> Self {
        let token = |kind: usize| least_step(&model.prices.tokens[kind]);
        let token = token(0).min(token(1));
        let wound = least_step(&model.prices.wounds);
        let price = |class: &super::fight_model::ToolClass| {
            let spaces: u8 = class.spaces.iter().sum();
            let blood = if class.kind == SideEffect::Bleed { wound } else { 0 };
            (class.price + token * i32::from(spaces) + blood, spaces)
        };
        let mut tools: Vec<(i32, usize, u8)> = Vec::new();
        for (index, class) in model.classes.iter().enumerate() {
            let (price, spaces) = price(class);
            tools.push((price, index, spaces));
        }
        tools.sort_unstable();
        Bounds { tools, rest: Vec::new(), wild: 0, is_bare: true }
    }

    /// The dice of the next search; `wild` of them may show anything.
    pub(super) fn roll(&mut self, dice: &[Shown], wild: u8) {
        self.wild = u32::from(wild);
        self.is_bare = dice.iter().all(|die| !die.modified);
        self.rest.clear();
        self.rest.resize(dice.len() + 1, 0);
        for at in (0..dice.len()).rev() {
            self.rest[at] = self.rest[at + 1] + one(dice[at].value);
        }
    }

    /// The bound of a state in which the dice from a place on are left.
    pub(super) fn of(&self, model: &FightModel, at: usize, state: &State) -> i32 {
        let left = (self.rest.len() - 1 - at) as u32;
        let strikes = u32::from(model.strike.is_some());
        let question = Query {
            model,
            state,
            there: self.rest[at],
            strikes,
            wild: self.wild,
            free: state.free + left as u8,
            must_modify: model.only_modified && self.is_bare,
            tools: self.prices(model, state),
        };
        question.best(0, left + strikes, 0, model.damage, 0, 0).saturating_sub(state.price)
    }

    /// The least price of each number of the tools left.
    fn prices(&self, model: &FightModel, state: &State) -> [i32; HITS] {
        let total = |it: [u8; 2]| i32::from(it[0] + it[1]);
        let spent: u8 = state.spaces.iter().sum();
        let mut tokens = total(model.pool) + total(model.blessed) - i32::from(spent);
        let mut prices = [NEVER; HITS];
        prices[0] = 0;
        let mut used = 0;
        for (price, class, spaces) in &self.tools {
            let mut left = digit(model.have, *class) - digit(state.used as Used, *class);
            while left > 0 && used + 1 < HITS {
                if *spaces > 0 && tokens <= 0 {
                    break;
                }
                // Not less than one token each.
                tokens -= i32::from(*spaces > 0);
                prices[used + 1] = prices[used] + price;
                used += 1;
                left -= 1;
            }
        }
        prices
    }
}

impl Query<'_, '_> {
    /// The best over all ways to finish foes from this one on with `hits` hits.
    fn best(
        &self,
        foe: usize,
        hits: u32,
        wanted: Counts,
        damage: u8,
        gain: i32,
        alive: u32,
    ) -> i32 {
        let Some(it) = self.model.foes.get(foe) else {
            return self.end(hits, wanted, damage, gain, alive);
        };
        if foe >= FOES {
            // Told apart no more: finished, and for nothing.
            return self.best(foe + 1, hits, wanted, damage, gain + it.worth.max(0), alive);
        }
        let mask = it.points & !self.state.points;
        let open = mask.count_ones();
        let mut best = i32::MIN;
        let is_reached = !self.model.in_order || alive == 0;
        if open <= hits && is_reached {
            let must_modify = self.must_modify && foe == 0;
            let value = |point: usize| match must_modify {
                true => MODIFIED,
                false => self.model.points[point].value,
            };
            let wanted = wanted + bits(mask).map(|point| one(value(point))).sum::<Counts>();
            best = self.best(foe + 1, hits - open, wanted, damage, gain + it.worth, alive);
        }
        if open > 0 {
            let hit = (it.points & self.state.points).count_ones() as i32 * it.hit;
            let damage = damage.saturating_add(it.damage);
            best = best.max(self.best(foe + 1, hits, wanted, damage, gain + hit, alive + 1));
        }
        best
    }

    fn end(&self, hits: u32, wanted: Counts, damage: u8, gain: i32, alive: u32) -> i32 {
        let model = self.model;
        let prices = model.prices;
        let total: u32 = (0..=6).map(|value| count(wanted, value)).sum();
        let tools = total.saturating_sub(met(wanted, self.there) + self.strikes + self.wild);
        let price = self.tools[(tools as usize).min(HITS - 1)];
        if price >= NEVER {
            return i32::MIN / 2;
        }
        let is_revealed = alive == 0 && model.is_open_end;
        let free = self.free - total.saturating_sub(self.strikes) as u8;
        let ended = Ended {
            spaces: self.state.spaces,
            damage: damage.saturating_add(if is_revealed { prices.fury_damage } else { 0 }),
            free,
            rage: self.state.rage,
            returned: alive > 0 && free > 0 && self.state.rage < model.tiles,
            bled: self.state.bled,
        };
        let more = if alive > 0 { hits as i32 * prices.hit.max(prices.card_hit) } else { 0 };
        let left = prices.left[usize::from(free).min(7)];
        let revealed = if is_revealed { left - prices.reveal } else { 0 };
        model.end(&ended).0 + gain + more + revealed - price
    }
}

/// The least that one more costs.
fn least_step(table: &[i32]) -> i32 {
    table.windows(2).map(|pair| pair[1] - pair[0]).min().unwrap_or(0).max(0)
}

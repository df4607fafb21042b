//! The search for the best Attack: die after die is left, or changed and put on a weak point.
//!
//! It finds the best result there is. The order of actions does not matter but for what is checked
//! at the end (cards fall in order, a copied value was shown by another die, a die given up is
//! free), so dice are taken in one fixed order. Skipped are only states seen before, ways that
//! spend a tool for nothing ([`super::chains`]), and states whose bound is not above the best
//! result found: the bound (`bound.rs`) lets every die left hit what it likes for the least price.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

use super::bound::Bounds;
use super::chains::{Chain, Chains};
use super::fight_model::{FightModel, Shown, bits};
use super::shields::Ended;

/// One die put on a weak point.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlannedHit {
    pub(super) die: usize,
    pub(super) chain: Chain,
    pub(super) point: usize,
}

/// The best Attack found.
#[derive(Clone, Debug)]
pub(super) struct Best {
    pub(super) value: i32,
    pub(super) deeds: Vec<PlannedHit>,
    /// The weak point hit by a die that hits another as well.
    pub(super) strike: Option<usize>,
    /// All spaces filled, those in Block included.
    pub(super) spaces: [u8; 3],
}

/// Where the search stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct State {
    pub(super) points: u64,
    pub(super) used: u64,
    pub(super) spaces: [u8; 3],
    pub(super) price: i32,
    pub(super) free: u8,
    pub(super) rage: u8,
    pub(super) bled: u8,
    pub(super) sacrificed: u8,
    /// A value that some other die still has to show.
    pub(super) need: u8,
    /// Values shown by dice on their way.
    pub(super) shown: u8,
    /// Values of assigned dice, and of modified ones among them.
    pub(super) on: [u8; 2],
}

/// A search in one Fight; it can be asked about many rolls.
#[derive(Debug)]
pub(super) struct Search<'a> {
    model: &'a FightModel<'a>,
    chains: Chains,
    bounds: Bounds,
    dice: Vec<Shown>,
    seen: HashSet<[u64; 3], BuildHasherDefault<Mix>>,
    path: Vec<PlannedHit>,
    best: Best,
    /// Nodes left.
    pub(super) budget: u64,
    /// Whether the budget ended a search.
    pub(super) is_cut: bool,
}

impl<'a> Search<'a> {
    pub(super) fn new(model: &'a FightModel<'a>, budget: u64) -> Self {
        Search {
            model,
            chains: Chains::new(model),
            bounds: Bounds::new(model),
            dice: Vec::new(),
            seen: HashSet::default(),
            path: Vec::new(),
            best: Best { value: i32::MIN, deeds: Vec::new(), strike: None, spaces: [0; 3] },
            budget,
            is_cut: model.is_cut,
        }
    }

    /// The best Attack with these dice. Deeds name dice by their place in the list.
    pub(super) fn solve(&mut self, dice: &[Shown]) -> Best {
        let order = self.order(dice);
        self.dice = order.iter().map(|die| dice[*die]).collect();
        self.bounds.roll(&self.dice, 0);
        self.seen.clear();
        self.path.clear();
        self.best = Best { value: i32::MIN, deeds: Vec::new(), strike: None, spaces: [0; 3] };
        let start = self.start();
        // To leave all dice is always possible.
        self.leaf(&State { free: dice.len() as u8, ..start });
        self.go(0, &start);
        let mut best = self.best.clone();
        best.deeds.iter_mut().for_each(|deed| deed.die = order[deed.die]);
        best
    }

    fn start(&self) -> State {
        State {
            points: 0,
            used: 0,
            spaces: [0; 3],
            price: 0,
            free: 0,
            rage: self.model.rage,
            bled: 0,
            sacrificed: 0,
            need: 0,
            shown: 0,
            on: self.model.assigned,
        }
    }

    /// No result with these dice is better, even if `rerolls` of them may be rolled again.
    pub(super) fn upper(&mut self, dice: &[Shown], rerolls: u8) -> i32 {
        self.bounds.roll(dice, rerolls);
        self.bounds.of(self.model, 0, &self.start())
    }

    /// Dice that fit as they are come first.
    fn order(&self, dice: &[Shown]) -> Vec<usize> {
        let fits = |die: usize| self.model.points.iter().any(|it| it.value == dice[die].value);
        let mut order: Vec<usize> = (0..dice.len()).collect();
        order.sort_by_key(|die| (!fits(*die), dice[*die]));
        order
    }

    fn go(&mut self, at: usize, state: &State) {
        if at == self.dice.len() {
            return self.leaf(state);
        }
        if self.budget == 0 {
            self.is_cut = true;
            return;
        }
        self.budget -= 1;
        if self.bounds.of(self.model, at, state) <= self.best.value
            || !self.seen.insert(key(at, state))
        {
            return;
        }
        self.hit(at, state);
        self.go(at + 1, &State { free: state.free + 1, ..*state });
    }

    /// Puts a die on each weak point it can be brought to.
    fn hit(&mut self, at: usize, state: &State) {
        let open = self.model.all_points() & !state.points;
        let die = self.dice[at];
        for is_bare in [true, false] {
            for point in bits(open) {
                let wanted = self.model.points[point];
                if (wanted.value == die.value) != is_bare
                    || self.model.has_twin(state.points, point)
                {
                    continue;
                }
                // S-24.8.
                let must_modify = self.model.only_modified && wanted.foe == 0 && !die.modified;
                let count = self.chains.between(die.value, wanted.value, must_modify).len();
                for index in 0..count {
                    let chain = self.chains.between(die.value, wanted.value, must_modify)[index];
                    if let Some(next) = self.after(at, state, &chain, point) {
                        self.path.push(PlannedHit { die: at, chain, point });
                        self.go(at + 1, &next);
                        self.path.pop();
                    }
                }
            }
        }
    }

    fn after(&self, at: usize, state: &State, chain: &Chain, point: usize) -> Option<State> {
        let model = self.model;
        let mut next = *state;
        if chain.used != 0 {
            next.used += chain.used;
            (0..3).for_each(|color| next.spaces[color] += chain.spaces[color]);
            if !super::fight_model::fits(model.have, next.used)
                || model.tokens(next.spaces).is_none()
            {
                return None;
            }
            next.price += chain.price;
            next.rage -= chain.rage;
            next.bled += chain.bled;
            next.sacrificed += chain.sacrificed;
        }
        if model.copies {
            if chain.copied > 0 && !self.is_shown(at, chain.copied) {
                next.need = chain.copied;
            } else if chain.copied == 0 {
                next.shown |= chain.shown;
            }
        }
        next.points |= 1 << point;
        if model.strike.is_some() {
            let bit = 1 << model.points[point].value;
            next.on[0] |= bit;
            next.on[1] |= if chain.used != 0 || self.dice[at].modified { bit } else { 0 };
        }
        Some(next)
    }

    /// Whether a die other than this one shows a value from the start.
    fn is_shown(&self, at: usize, value: u8) -> bool {
        let mut others = self.dice.iter().enumerate().filter(|(die, _)| *die != at);
        self.model.assigned[0] & (1 << value) != 0 || others.any(|(_, die)| die.value == value)
    }

    /// Attack ends here, perhaps with a further hit.
    fn leaf(&mut self, state: &State) {
        let is_shown = state.need == 0 || state.shown & (1 << state.need) != 0;
        if !is_shown || state.sacrificed > state.free {
            return;
        }
        let free = state.free - state.sacrificed;
        self.weigh(&State { free, ..*state }, None);
        if self.model.strike.is_none() {
            return;
        }
        for point in bits(self.model.all_points() & !state.points) {
            let wanted = self.model.points[point];
            let must_modify = self.model.only_modified && wanted.foe == 0;
            if state.on[usize::from(must_modify)] & (1 << wanted.value) != 0 {
                let points = state.points | 1 << point;
                self.weigh(&State { points, free, ..*state }, Some(point));
            }
        }
    }

    fn weigh(&mut self, state: &State, strike: Option<usize>) {
        let model = self.model;
        // S-21.4: the next card only when this one is defeated.
        if model.in_order && !self.is_in_order(state.points) {
            return;
        }
        let mut gain = 0;
        let mut damage = model.damage;
        let mut alive = 0;
        for foe in &model.foes {
            if foe.points & !state.points == 0 {
                gain += foe.worth;
            } else {
                gain += foe.hit * (foe.points & state.points).count_ones() as i32;
                damage = damage.saturating_add(foe.damage);
                alive += 1;
            }
        }
        let (value, cover) = self.end(state, damage, alive > 0);
        let value = value + gain - state.price;
        if value > self.best.value {
            let mut spaces = state.spaces;
            let block = model.covers[cover].spaces();
            (0..3).for_each(|color| spaces[color] += block[color]);
            self.best = Best { value, deeds: self.path.clone(), strike, spaces };
        }
    }

    fn is_in_order(&self, points: u64) -> bool {
        let foes = &self.model.foes;
        let is_begun = |foe: usize| foes[foe].points & points != 0;
        let is_done = |foe: usize| foes[foe].points & !points == 0;
        (1..foes.len()).all(|foe| !is_begun(foe) || is_done(foe - 1))
    }

    /// What comes after Attack: Block, or an unknown fury card.
    fn end(&self, state: &State, damage: u8, is_alive: bool) -> (i32, usize) {
        let model = self.model;
        let has_foe = is_alive || model.is_open_end;
        let is_revealed = !is_alive && model.is_open_end;
        let mut ended = Ended {
            spaces: state.spaces,
            damage,
            free: state.free,
            rage: state.rage,
            // S-10.15 to S-10.18, S-21.10.
            returned: has_foe && !is_revealed && state.free > 0 && state.rage < model.tiles,
            bled: state.bled,
        };
        if !is_revealed {
            return model.end(&ended);
        }
        ended.damage = damage.saturating_add(model.prices.fury_damage);
        let (value, cover) = model.end(&ended);
        let left = model.prices.left[usize::from(state.free).min(7)];
        (value + left - model.prices.reveal, cover)
    }
}

/// What a state is told apart by: the rest follows from it.
fn key(at: usize, state: &State) -> [u64; 3] {
    let [on, modified] = state.on.map(u64::from);
    let small = [at as u64, u64::from(state.need), u64::from(state.shown), on, modified];
    [state.points, state.used, small.iter().fold(0, |all, it| all << 8 | it)]
}

/// A hasher for a few numbers.
#[derive(Clone, Copy, Default, Debug)]
struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 29)
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut number = [0; 8];
            number[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(number));
        }
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(5) ^ number).wrapping_mul(0x517c_c1b7_2722_0a95);
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }
}

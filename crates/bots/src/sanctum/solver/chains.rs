//! Tool a die gets from one value to another: all ways in which no tool could be left out.

use super::fight_model::{FightModel, SideEffect, Used, fits, is_part, one};

/// A die takes each value at most once, and a copy comes before that.
const LONGEST: usize = 6;

/// Tools used on one die, one after another.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chain {
    pub(super) used: Used,
    /// The classes, and the value each leads to.
    steps: [(u8, u8); LONGEST],
    len: u8,
    pub(super) spaces: [u8; 3],
    pub(super) price: i32,
    /// Values on the way, the last one included, one bit each.
    pub(super) shown: u8,
    /// The value that another die has to show, for a copy.
    pub(super) copied: u8,
    pub(super) rage: u8,
    pub(super) bled: u8,
    pub(super) sacrificed: u8,
}

impl Chain {
    const EMPTY: Chain = Chain {
        used: 0,
        steps: [(0, 0); LONGEST],
        len: 0,
        spaces: [0; 3],
        price: 0,
        shown: 0,
        copied: 0,
        rage: 0,
        bled: 0,
        sacrificed: 0,
    };

    /// The classes in their order, and the value each leads to.
    pub(super) fn steps(&self) -> impl Iterator<Item = (usize, u8)> + '_ {
        self.steps[..usize::from(self.len)].iter().map(|(class, to)| (usize::from(*class), *to))
    }

    fn then(&self, model: &FightModel, class: usize, to: u8) -> Chain {
        let mut longer = *self;
        let printed = &model.classes[class];
        longer.used += one(class);
        longer.steps[usize::from(self.len)] = (class as u8, to);
        longer.len += 1;
        (0..3).for_each(|color| longer.spaces[color] += printed.spaces[color]);
        longer.price += printed.price;
        // What may be copied matters only if something can copy.
        longer.shown |= if model.copies { 1 << to } else { 0 };
        match printed.kind {
            SideEffect::Plain => {}
            SideEffect::Copy => longer.copied = to,
            SideEffect::Rage => longer.rage += 1,
            SideEffect::Bleed => longer.bled += 1,
            SideEffect::Sacrifice => longer.sacrificed += 1,
        }
        longer
    }
}

/// For each value of a die and each value wanted: the chains between them.
#[derive(Clone, Debug)]
pub(super) struct Chains {
    /// Without use of a tool if the values are the same.
    bare: Vec<Vec<Chain>>,
    /// With at least one tool if the values are the same.
    modified: Vec<Vec<Chain>>,
}

impl Chains {
    pub(super) fn new(model: &FightModel) -> Self {
        let mut chains = Chains { bare: vec![Vec::new(); 49], modified: vec![Vec::new(); 49] };
        for from in 1..=6 {
            chains.from(model, from);
        }
        if let Some(copy) = model.classes.iter().position(|it| it.kind == SideEffect::Copy) {
            chains.add_copies(model, copy);
        }
        let wanted = model.points.iter().fold(0u8, |all, point| all | 1 << point.value);
        for at in 0..49 {
            let is_wanted = wanted & (1 << (at % 7)) != 0;
            for list in [&mut chains.bare[at], &mut chains.modified[at]] {
                if !is_wanted {
                    list.clear();
                }
                list.sort_by_key(|it| {
                    (it.price + 16 * it.spaces.iter().sum::<u8>() as i32, it.len)
                });
            }
        }
        chains
    }

    /// The chains for a die: S-24.8, it may have to be modified.
    pub(super) fn between(&self, from: u8, to: u8, must_modify: bool) -> &[Chain] {
        if must_modify { &self.modified[place(from, to)] } else { &self.bare[place(from, to)] }
    }

    /// All chains without a copy from one value. A chain to a value that part of its tools reach
    /// is left out, and so is everything that would go on from there.
    fn from(&mut self, model: &FightModel, from: u8) {
        self.bare[place(from, from)].push(Chain::EMPTY);
        let mut ends = vec![(from, Chain::EMPTY)];
        let mut next = 0;
        // Shorter chains come first.
        while let Some((value, chain)) = ends.get(next).copied() {
            next += 1;
            for (class, printed) in model.classes.iter().enumerate() {
                if printed.kind == SideEffect::Copy || !fits(model.have, chain.used + one(class)) {
                    continue;
                }
                let reach = printed.reach[usize::from(value)];
                for to in (1..=6).filter(|to| reach & (1 << to) != 0) {
                    let longer = chain.then(model, class, to);
                    if self.add(from, to, longer) && to != from {
                        ends.push((to, longer));
                    }
                }
            }
        }
    }

    /// Adds a chain if no part of its tools does as well.
    fn add(&mut self, from: u8, to: u8, chain: Chain) -> bool {
        let list = &mut self.modified[place(from, to)];
        let is_as_good = |it: &Chain| {
            is_part(it.used, chain.used)
                && (it.used != chain.used || it.shown & chain.shown == chain.shown)
        };
        if list.iter().any(is_as_good) {
            return false;
        }
        list.push(chain);
        if from != to {
            self.bare[place(from, to)].push(chain);
        }
        true
    }

    /// A copy, and what may follow it.
    fn add_copies(&mut self, model: &FightModel, copy: usize) {
        let plain = self.bare.clone();
        for from in 1..=6u8 {
            for copied in 1..=6u8 {
                for to in 1..=6u8 {
                    for rest in &plain[place(copied, to)] {
                        let start = Chain::EMPTY.then(model, copy, copied);
                        let step = |chain: Chain, (class, to)| chain.then(model, class, to);
                        let chain = rest.steps().fold(start, step);
                        self.add_copy(from, to, chain);
                    }
                }
            }
        }
    }

    fn add_copy(&mut self, from: u8, to: u8, chain: Chain) {
        for list in [&mut self.bare[place(from, to)], &mut self.modified[place(from, to)]] {
            let is_as_good = |it: &Chain| {
                is_part(it.used, chain.used) && (it.copied == 0 || it.copied == chain.copied)
            };
            if !list.iter().any(is_as_good) {
                list.push(chain);
            }
        }
    }
}

fn place(from: u8, to: u8) -> usize {
    usize::from(from) * 7 + usize::from(to)
}

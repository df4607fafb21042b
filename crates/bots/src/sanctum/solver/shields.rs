//! Block: what shields cost, and the cheapest end of a Fight.

use std::cell::Cell;

use sanctum::{
    AbilityId, Blessing, BlessingId, Cell as Place, Effect, Gem, Hero, Potion, Power, SkillUse,
    Table,
};

use super::fight_model::{self, FightModel};
use super::prices;

/// What shields come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Source {
    Ability(AbilityId, [u8; 3]),
    Skill(Place, SkillUse),
    Blessing(BlessingId),
}

/// One way to get shields that cost something.
#[derive(Clone, Copy, Debug)]
struct Shield {
    source: Source,
    shields: u8,
    spaces: [u8; 3],
    price: i32,
    rage: u8,
}

/// A choice of such ways.
#[derive(Clone, Debug)]
pub(super) struct Cover {
    shields: u8,
    spaces: [u8; 3],
    price: i32,
    /// Rage turned inactive.
    rage: u8,
    pub(super) sources: Vec<Source>,
}

impl Cover {
    /// The spaces it fills.
    pub(super) fn spaces(&self) -> [u8; 3] {
        self.spaces
    }

    /// Whether another choice is at least as good in every case.
    fn is_beaten(&self, other: &Cover) -> bool {
        other.shields >= self.shields
            && other.price <= self.price
            && other.rage <= self.rage
            && (0..3).all(|color| other.spaces[color] <= self.spaces[color])
    }
}

/// Tool an Attack ended, as far as Block and its price depend on it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ended {
    /// Spaces of abilities filled so far.
    pub(super) spaces: [u8; 3],
    pub(super) damage: u8,
    /// Unassigned dice.
    pub(super) free: u8,
    /// Rage that is active and did not just come back.
    pub(super) rage: u8,
    /// S-10.17: whether a tile came back.
    pub(super) returned: bool,
    /// Wounds taken so far.
    pub(super) bled: u8,
}

/// Ends that are remembered: a power of two.
const KNOWN_BITS: u32 = 9;

/// An end that was weighed before.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct KnownEnd {
    key: u32,
    value: i32,
    cover: u16,
}

/// Room for ends that are weighed often.
pub(super) fn nothing_known() -> Vec<Cell<KnownEnd>> {
    vec![Cell::default(); 1 << KNOWN_BITS]
}

/// Fills in the shields of a Fight.
pub(super) fn add(model: &mut FightModel, table: &Table, hero: &Hero) {
    let most = model.foes.iter().map(|foe| foe.damage).fold(model.damage, u8::saturating_add);
    let most = most.saturating_add(model.prices.fury_damage).max(hero.fight.damage);
    let mut covers =
        vec![Cover { shields: 0, spaces: [0; 3], price: 0, rage: 0, sources: Vec::new() }];
    for shield in sources(model, table, hero) {
        if (shield.spaces, shield.price, shield.rage) == ([0; 3], 0, 0) {
            model.shields = model.shields.saturating_add(shield.shields);
            covers[0].sources.push(shield.source);
            continue;
        }
        for index in 0..covers.len() {
            let mut more = covers[index].clone();
            more.shields = more.shields.saturating_add(shield.shields).min(most);
            (0..3).for_each(|color| more.spaces[color] += shield.spaces[color]);
            more.price += shield.price;
            more.rage += shield.rage;
            more.sources.push(shield.source);
            if model.tokens(more.spaces).is_some() && !covers.iter().any(|it| more.is_beaten(it)) {
                covers.push(more);
            }
        }
    }
    let beaten = |(at, it): (usize, &Cover)| {
        let better = |(other, by): (usize, &Cover)| {
            other != at && it.is_beaten(by) && (other < at || !by.is_beaten(it))
        };
        covers.iter().enumerate().any(better)
    };
    let keep: Vec<bool> = covers.iter().enumerate().map(|it| !beaten(it)).collect();
    let mut keep = keep.into_iter();
    covers.retain(|_| keep.next() == Some(true));
    model.covers = covers;
}

/// All ways, those for nothing first.
fn sources(model: &mut FightModel, table: &Table, hero: &Hero) -> Vec<Shield> {
    let components = table.components();
    let plain = |source, shields| Shield { source, shields, spaces: [0; 3], price: 0, rage: 0 };
    let mut sources = Vec::new();
    for (cell, power) in hero.powers(components) {
        if hero.fight.used & (1 << cell.index()) != 0 {
            continue;
        }
        let skill = Source::Skill(cell, SkillUse::Plain);
        match power {
            Power::Shields(n) => sources.push(plain(skill, n)),
            Power::GemShields(color, each) => {
                let n = hero.gained.of(Gem::from(color)) / each;
                sources.extend((n > 0).then(|| plain(skill, n)));
            }
            // Tool many is known when Attack ends.
            Power::DiceShields => {
                model.dice_shields = true;
                sources.push(plain(skill, 0));
            }
            Power::RageShields(n) => sources.push(Shield { rage: 1, ..plain(skill, n) }),
            Power::FlaskShields(n) => {
                let potion = potion(hero);
                let source = Source::Skill(cell, SkillUse::Potion(potion));
                let shield = Shield { price: model.prices.potion, ..plain(source, n) };
                sources.extend((hero.potions[potion] > 0).then_some(shield));
            }
            _ => {}
        }
    }
    for (id, ability) in hero.abilities(components) {
        let Effect::Shields(n) = ability.effect else { continue };
        if fight_model::is_usable(hero, id, ability) {
            let spaces = fight_model::spaces(ability);
            sources.push(Shield { spaces, ..plain(Source::Ability(id, spaces), n) });
        }
    }
    for id in hero.usable_blessings().iter().filter(|_| table.blessings_open) {
        if let Blessing::Effect(Effect::Shields(n)) = components.blessing(id) {
            let price = model.prices.blessing[id.index()];
            sources.push(Shield { price, ..plain(Source::Blessing(id), n) });
        }
    }
    sources
}

/// The potion given up for shields: of the kind there are more of.
fn potion(hero: &Hero) -> Potion {
    if hero.potions[Potion::Blue] > hero.potions[Potion::Red] { Potion::Blue } else { Potion::Red }
}

impl FightModel<'_> {
    /// The price of filling these red, blue and purple spaces; none if the tokens do not suffice.
    pub(super) fn tokens(&self, spaces: [u8; 3]) -> Option<i32> {
        (0..=spaces[2]).filter_map(|stamina| self.tokens_with(spaces, stamina)).min()
    }

    /// The same with `stamina` stamina tokens on purple spaces.
    fn tokens_with(&self, [red, blue, purple]: [u8; 3], stamina: u8) -> Option<i32> {
        let used = [red + stamina, blue + purple - stamina];
        let price = |kind: usize| {
            let more = used[kind].saturating_sub(self.pool[kind]);
            (more <= self.blessed[kind]).then(|| {
                prices::price(&self.prices.tokens[kind], usize::from(used[kind]))
                    + self.prices.token_blessing * i32::from(more)
            })
        };
        Some(price(0)? + price(1)?)
    }

    /// Tool many purple spaces take stamina in the cheapest payment.
    pub(super) fn stamina_on_purple(&self, spaces: [u8; 3]) -> u8 {
        let ways = (0..=spaces[2]).filter_map(|it| Some((self.tokens_with(spaces, it)?, it)));
        ways.min().map_or(0, |(_, stamina)| stamina)
    }

    /// S-11: the value of the cheapest Block, tokens of the Attack included, and which it is.
    pub(super) fn end(&self, ended: &Ended) -> (i32, usize) {
        let key = self.key(ended);
        let slot = &self.known[(key.wrapping_mul(0x9e37_79b1) >> (32 - KNOWN_BITS)) as usize];
        let known = slot.get();
        if known.key == key {
            return (known.value, usize::from(known.cover));
        }
        let (value, cover) = self.cheapest(ended);
        slot.set(KnownEnd { key, value, cover: cover as u16 });
        (value, cover)
    }

    /// Everything an end depends on, never 0.
    fn key(&self, ended: &Ended) -> u32 {
        let free = if self.dice_shields { ended.free } else { 0 };
        let [red, blue, purple] = ended.spaces;
        let small = [(purple, 5), (ended.damage.min(63), 6), (free, 3), (ended.rage, 2)];
        let start = u32::from(red) << 5 | u32::from(blue);
        let key = small.iter().fold(start, |key, (it, bits)| key << bits | u32::from(*it));
        key << 3 | u32::from(ended.bled.min(1)) << 2 | u32::from(ended.returned) << 1 | 1
    }

    fn cheapest(&self, ended: &Ended) -> (i32, usize) {
        let dice = if self.dice_shields { ended.free } else { 0 };
        let left = ended.damage.saturating_sub(self.shields.saturating_add(dice));
        let mut best = (i32::MIN, 0);
        for (index, cover) in self.covers.iter().enumerate() {
            // S-10.17: rage that has just come back waits for the next Fight.
            if cover.rage > ended.rage || (index > 0 && left == 0) {
                continue;
            }
            let [red, blue, purple] = cover.spaces;
            let [r, b, p] = ended.spaces;
            let Some(tokens) = self.tokens([red + r, blue + b, purple + p]) else { continue };
            let wounds = ended.bled.saturating_add(left.saturating_sub(cover.shields));
            let rage = ended.rage + u8::from(ended.returned) - cover.rage;
            let value = prices::price(&self.prices.rage, usize::from(rage))
                - tokens
                - cover.price
                - prices::price(&self.prices.wounds, usize::from(wounds));
            if value > best.0 {
                best = (value, index);
            }
        }
        best
    }
}

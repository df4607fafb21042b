//! Attack: a search for the best way to change and assign the dice.
//!
//! Die after die is left, or changed with up to two tools and put on a weak point; only the most
//! promising states are kept. At the end each state also pays for what comes in Block.

mod actions;
mod tools;

use sanctum::{Components, DemonId, Hero, Power, Row, Table, Target};

use self::tools::{Chain, Chains, How, Tool};
use super::block::{self, Cover};
use super::worth;

pub(super) use self::actions::attack;

/// How many states are kept for a plan that is carried out.
const WIDTH: usize = 40;
/// How many states are kept for a guess.
pub(super) const GUESS: usize = 6;
/// A level of a killed demon.
const LEVEL: i32 = 70;
/// The item of a killed demon.
const ITEM: i32 = 50;
/// What a living demon may still do, for each of its blood drops.
const THREAT: i32 = 20;
/// A hit on a demon that survives.
const HIT: i32 = 30;
/// A hit on a card of act VI.
const FINAL_HIT: i32 = 75;
/// A card of act VI defeated.
const CARD: i32 = 20;
/// In how many later rounds a card of act VI would have dealt its damage.
const LATER_ROUNDS: i32 = 2;
/// What is feared of a fury card face down: its damage.
const FURY_DAMAGE: u8 = 1;
/// A die left for the next card of act VI.
const LEFT_FOR_NEXT: i32 = 45;

/// A die as it is rolled.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shown {
    pub(super) value: u8,
    pub(super) modified: bool,
}

/// A weak point that is not hit.
#[derive(Clone, Copy, Debug)]
struct Point {
    value: u8,
    foe: usize,
    target: Target,
}

/// A demon or a card.
#[derive(Clone, Copy, Debug)]
struct Foe {
    /// Its open weak points, one bit each.
    points: u32,
    /// What it is worth to finish it, besides its damage in this Fight.
    worth: i32,
    damage: u8,
    /// Whether the one before has to be finished first.
    follows: bool,
}

/// Everything that counts in an Attack.
#[derive(Debug)]
pub(super) struct Fighter<'a> {
    hero: &'a Hero,
    points: Vec<Point>,
    foes: Vec<Foe>,
    tools: Vec<Tool>,
    chains: Chains,
    covers: Vec<Cover>,
    /// Damage that comes whatever happens.
    damage: u8,
    hit: i32,
    token: i32,
    /// A further hit of an assigned die.
    strike: Option<sanctum::Cell>,
    /// Whether unassigned dice are shields.
    dice_shields: bool,
}

/// One die put on a weak point.
#[derive(Clone, Copy, Debug)]
struct PlannedHit {
    die: usize,
    /// The tools used before, and the value each leads to.
    tools: Chain,
    point: usize,
    /// The weak point hit as well.
    strike: Option<usize>,
}

#[derive(Clone, Copy, Debug)]
struct State {
    value: i32,
    tools: u32,
    points: u32,
    pool: [u8; 2],
    free: u8,
    rage: u8,
    struck: bool,
    /// The latest deed, and where those before it are.
    deed: Option<u32>,
}

/// The best Attack found.
#[derive(Debug)]
pub(super) struct Attack {
    pub(super) value: i32,
    deeds: Vec<PlannedHit>,
}

impl<'a> Fighter<'a> {
    pub(super) fn new(table: &Table, hero: &'a Hero) -> Self {
        let components = table.components();
        let mut fighter = Fighter {
            hero,
            points: Vec::new(),
            foes: Vec::new(),
            tools: tools::all(components, hero, table.blessings_open),
            chains: Chains::new(&[], 0),
            covers: block::covers(components, hero, table.blessings_open),
            damage: hero.extra_damage,
            hit: if hero.row.is_dealt() { FINAL_HIT } else { HIT },
            token: worth::token(hero),
            strike: None,
            dice_shields: hero.has_power(components, Power::DiceShields),
        };
        let strike = hero.powers(components).find(|(cell, power)| {
            *power == Power::DoubleStrike && hero.fight.used & (1 << cell.index()) == 0
        });
        fighter.strike = strike.map(|(cell, _)| cell);
        for demon in hero.zone.iter() {
            fighter.add_demon(components, demon, table.hordes.hits[demon.index()]);
        }
        if hero.row.stands() {
            fighter.add_cards(components, &hero.row);
        }
        let wanted = fighter.points.iter().fold(0, |all, point| all | 1 << point.value);
        fighter.chains = Chains::new(&fighter.tools, wanted);
        fighter
    }

    fn add(&mut self, values: &[u8], hits: u8, worth: i32, damage: u8, follows: bool) -> u32 {
        let (foe, mut points) = (self.foes.len(), 0);
        for (index, value) in values.iter().enumerate() {
            if hits & (1 << index) == 0 && self.points.len() < 32 {
                points |= 1 << self.points.len();
                let target = Target::Card(index as u8);
                self.points.push(Point { value: *value, foe, target });
            }
        }
        self.foes.push(Foe { points, worth, damage, follows });
        points
    }

    fn add_demon(&mut self, components: &Components, demon: DemonId, hits: u8) {
        let printed = components.demon(demon);
        let drops = i32::from(printed.damage);
        let worth = LEVEL * i32::from(printed.level.number()) + ITEM + THREAT * drops;
        let from = self.points.len();
        self.add(&printed.weak_points, hits, worth, printed.damage, false);
        for point in &mut self.points[from..] {
            if let Target::Card(index) = point.target {
                point.target = Target::Demon(demon, index);
            }
        }
    }

    /// The current card, and the next one if it lies open.
    fn add_cards(&mut self, components: &Components, row: &Row) {
        for place in row.at..Row::LEN {
            let is_fury = !place.is_multiple_of(2);
            let is_open = place == row.at || (!is_fury && place == row.at + 1);
            let Some(front) = row.front(components, place) else { continue };
            if is_open {
                let drops = i32::from(front.drops);
                let worth = CARD + worth::WOUND * LATER_ROUNDS * drops;
                let hits = if place == row.at { row.hits } else { 0 };
                self.add(&front.weak_points, hits, worth, front.drops, place != row.at);
            } else if !is_fury {
                self.damage = self.damage.saturating_add(front.drops);
            }
        }
    }

    /// The best Attack with these dice, keeping so many states.
    pub(super) fn solve(&self, dice: &[Shown], width: usize) -> Attack {
        let start = State {
            value: 0,
            tools: 0,
            points: 0,
            pool: self.hero.pool.counts(),
            free: 0,
            rage: self.hero.rage.active,
            struck: self.strike.is_none(),
            deed: None,
        };
        let mut states = vec![start];
        let mut deeds: Vec<(PlannedHit, Option<u32>)> = Vec::new();
        let mut next = Vec::new();
        for die in 0..dice.len() {
            next.clear();
            for state in &states {
                next.push(State { free: state.free + 1, ..*state });
                self.expand(*state, dice, die, &mut deeds, &mut next);
            }
            next.sort_by_key(|it| std::cmp::Reverse(it.value));
            next.dedup_by_key(|it| (it.tools, it.points, it.pool, it.free));
            next.truncate(width);
            std::mem::swap(&mut states, &mut next);
        }
        let ends = states.iter().map(|state| (self.end(state), state));
        let best = ends.max_by_key(|(value, _)| *value);
        let Some((value, state)) = best else {
            return Attack { value: 0, deeds: Vec::new() };
        };
        let mut chosen = Vec::new();
        let mut at = state.deed;
        while let Some(index) = at {
            let (deed, before) = deeds[index as usize];
            chosen.push(deed);
            at = before;
        }
        chosen.reverse();
        Attack { value, deeds: chosen }
    }

    /// Puts a die on each weak point it can be brought to.
    fn expand(
        &self,
        state: State,
        dice: &[Shown],
        die: usize,
        deeds: &mut Vec<(PlannedHit, Option<u32>)>,
        next: &mut Vec<State>,
    ) {
        for (index, point) in self.points.iter().enumerate() {
            let is_hit = state.points & (1 << index) != 0;
            if is_hit || !self.is_reached(&state, point.foe) || self.has_twin(&state, index) {
                continue;
            }
            let Shown { value, modified } = dice[die];
            let is_bare = value == point.value && (modified || !self.hero.fight.only_modified);
            let bare: &[Chain] = if is_bare { &[[None, None]] } else { &[] };
            // For nothing there is no better way.
            let chains = if is_bare { bare } else { self.chains.of(value, point.value) };
            let mut has_single = false;
            for chain in chains {
                // Two tools where one does it are a waste.
                if chain[1].is_some() && has_single {
                    break;
                }
                let Some(paid) = self.pay(state, chain).filter(|_| self.can_copy(dice, die, chain))
                else {
                    continue;
                };
                has_single |= chain[1].is_none();
                let hit = self.hit_point(paid, index);
                deeds.push((
                    PlannedHit { die, tools: *chain, point: index, strike: None },
                    state.deed,
                ));
                next.push(State { deed: Some(deeds.len() as u32 - 1), ..hit });
                if !state.struck {
                    self.strike(hit, state.deed, die, *chain, index, deeds, next);
                }
            }
        }
    }

    /// Whether another die shows the value a copy leads to.
    fn can_copy(&self, dice: &[Shown], die: usize, chain: &Chain) -> bool {
        let Some((tool, to)) = chain[0] else { return true };
        let is_copy = matches!(self.tools[tool].how, How::Copy(_));
        let shows = |(at, other): (usize, &Shown)| at != die && other.value == to;
        !is_copy || dice.iter().enumerate().any(shows)
    }

    #[allow(clippy::too_many_arguments)]
    fn strike(
        &self,
        hit: State,
        before: Option<u32>,
        die: usize,
        tools: Chain,
        point: usize,
        deeds: &mut Vec<(PlannedHit, Option<u32>)>,
        next: &mut Vec<State>,
    ) {
        let value = self.points[point].value;
        for (index, other) in self.points.iter().enumerate() {
            let is_open = hit.points & (1 << index) == 0 && self.is_reached(&hit, other.foe);
            if other.value != value || !is_open {
                continue;
            }
            let struck = State { struck: true, ..self.hit_point(hit, index) };
            deeds.push((PlannedHit { die, tools, point, strike: Some(index) }, before));
            next.push(State { deed: Some(deeds.len() as u32 - 1), ..struck });
        }
    }

    /// S-21.4: whether the cards before are finished.
    fn is_reached(&self, state: &State, foe: usize) -> bool {
        !self.foes[foe].follows || self.is_finished(state, &self.foes[foe - 1])
    }

    fn is_finished(&self, state: &State, foe: &Foe) -> bool {
        foe.points & !state.points == 0
    }

    /// Whether an earlier weak point of the same foe wants the same value.
    fn has_twin(&self, state: &State, index: usize) -> bool {
        let Point { value, foe, .. } = self.points[index];
        let is_twin = |(at, it): (usize, &Point)| {
            it.value == value && it.foe == foe && state.points & (1 << at) == 0
        };
        self.points[..index].iter().enumerate().any(is_twin)
    }

    fn pay(&self, mut state: State, chain: &Chain) -> Option<State> {
        for (index, _) in chain.iter().flatten() {
            let tool = &self.tools[*index];
            if state.tools & (1 << index) != 0 {
                return None;
            }
            let tokens = block::pay(tool.spaces, state.pool)?;
            state.pool = [state.pool[0] - tokens[0], state.pool[1] - tokens[1]];
            state.tools |= 1 << index;
            state.value -= tool.price + self.token * i32::from(tokens[0] + tokens[1]);
            state.rage -= u8::from(tool.how == How::Rage);
            if matches!(tool.how, How::Sacrifice(_)) {
                // A die that was left is given up.
                state.free = state.free.checked_sub(1)?;
            }
        }
        Some(state)
    }

    fn hit_point(&self, mut state: State, index: usize) -> State {
        state.points |= 1 << index;
        state.value += self.hit;
        let foe = &self.foes[self.points[index].foe];
        if self.is_finished(&state, foe) {
            state.value += foe.worth;
        }
        state
    }

    /// The value of an Attack that ends here, Block included.
    fn end(&self, state: &State) -> i32 {
        let mut value = state.value;
        let is_final = self.hero.row.is_dealt();
        let is_finished = |foe: &Foe| self.is_finished(state, foe);
        let alive = self.foes.iter().filter(|foe| !is_finished(foe));
        let mut damage = alive.clone().map(|foe| foe.damage).fold(self.damage, u8::saturating_add);
        let goes_on = alive.count() > 0;
        let free = state.free;
        if is_final && !goes_on && self.damage > 0 {
            // The next card is a fury card, and some dice are left for it.
            value += LEFT_FOR_NEXT * i32::from(free);
            damage = damage.saturating_add(FURY_DAMAGE);
        }
        let has_tile = state.rage < self.hero.rage.tiles;
        let regains = u8::from(free > 0 && goes_on && has_tile);
        value += worth::RAGE * i32::from(regains);
        value - self.suffer(state, damage, free)
    }

    /// The price of the cheapest Block.
    fn suffer(&self, state: &State, damage: u8, free: u8) -> i32 {
        if damage == 0 {
            return 0;
        }
        let extra = if self.dice_shields { free } else { 0 };
        let price = |cover: &Cover| {
            let [stamina, focus] = cover.tokens;
            let is_payable = stamina <= state.pool[0] && focus <= state.pool[1];
            let wounds = damage.saturating_sub(cover.shields + extra);
            let tokens = self.token * i32::from(stamina + focus);
            is_payable.then(|| cover.price + tokens + worth::wounds(self.hero, wounds))
        };
        self.covers.iter().filter_map(price).min().unwrap_or(worth::DEATH)
    }

    /// How many weak points are open.
    pub(super) fn open_points(&self) -> usize {
        self.points.len()
    }

    /// The damage of all foes.
    pub(super) fn threat(&self) -> u8 {
        self.foes.iter().map(|foe| foe.damage).fold(self.damage, u8::saturating_add)
    }
}

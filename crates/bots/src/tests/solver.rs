//! The combat solver of Sanctum against a brute search through what the rules offer.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use sanctum::{
    Action, Blessing, BlessingId, Components, Event, Frame, Hero, Options, Row, Sanctum, SkillUse,
    Step, Table, Target,
};
use serde_json::Value;
use tabletop::{Dice, Fate, Game, Ignore, Notation, Seat, Stream, Viewer};

use crate::sanctum::bot;
use crate::sanctum::solver::prices::price;
use crate::sanctum::solver::{self, Expectation, FightPrices};
use crate::{Call, Question};

/// Averages over two rerolls stay whole.
const FINE: i64 = 36 * 36;
/// Fights that take a brute search longer are left out.
const MOST_STATES: usize = 1_500;
/// Nodes that no small Fight needs.
const BUDGET: u64 = 1_000_000;

/// Plays games and calls a function for every Attack that begins.
fn attacks(games: std::ops::Range<u64>, mut each: impl FnMut(&Sanctum, Seat, &mut Fate)) {
    for seed in games {
        let mut game = Sanctum::new(Components::house(), &Options::new(2 + seed as usize % 3));
        let mut fate = Fate::new(seed);
        let mut luck = Fate::new(seed + 1_000);
        let make = |seat| bot("greedy", seat).expect("a bot");
        let mut bots: Vec<_> = (0..game.players() as u64).map(make).collect();
        let mut offers = Vec::new();
        while !game.pending().is_over() {
            if let Some(stream) = game.pending().chance.lowest() {
                let chance = game.sample(stream, &mut fate);
                game.resolve(stream, chance, &mut Ignore);
                continue;
            }
            let seat = game.pending().needed.lowest().expect("somebody is needed");
            if game.table().hero(seat).step == Step::Attack {
                each(&game, seat, &mut luck);
            }
            offers.clear();
            game.legal_actions(seat, &mut offers);
            let look = || game.view(Viewer::Seat(seat));
            let choice =
                bots[seat.index()].choose(&Question::new(seat, Call::Needed, &offers, &look));
            game.act(seat, choice.expect("it is needed").action, &mut Ignore);
        }
    }
}

/// The same Fight with fewer dice, and sometimes one that only modified dice may win.
fn smaller(game: &Sanctum, seat: Seat, luck: &mut Fate) -> Option<Sanctum> {
    let mut position = game.position();
    let hero = &mut position["heroes"][seat.index()];
    let fight = hero.get_mut("fight")?.as_object_mut()?;
    let dice = fight.get_mut("dice")?.as_array_mut()?;
    dice.truncate(1 + luck.below(3) as usize);
    if game.frame() == Some(Frame::Round) && luck.below(4) == 0 {
        fight.insert("only_modified".to_owned(), Value::Bool(true));
    }
    Sanctum::from_position(Components::house(), &position).ok()
}

/// Prices at random; those of tokens are even, because a fury card is weighed from where it is.
fn any_prices(luck: &mut Fate) -> FightPrices {
    let mut prices = FightPrices::default();
    let mut below = |most: u32| luck.below(most) as i32;
    let wound = below(150);
    let rise = below(30);
    prices.wounds = std::array::from_fn(|count| count as i32 * (wound + rise * count as i32));
    for table in &mut prices.tokens {
        let token = below(50);
        *table = std::array::from_fn(|count| count as i32 * token);
    }
    prices.token_blessing = below(40);
    prices.blessing = std::array::from_fn(|_| below(60));
    let rage = below(60);
    prices.rage = [0, rage, rage + rage / 2, 2 * rage];
    prices.potion = below(60);
    prices.demon = std::array::from_fn(|_| below(300));
    prices.hit = below(40);
    prices.card = std::array::from_fn(|_| 120 + below(300));
    prices.card_hit = below(40);
    prices.reveal = below(60);
    let left = below(60);
    prices.left = std::array::from_fn(|count| count as i32 * left);
    prices.fury_damage = below(3) as u8;
    prices
}

/// A brute search: every action the rules offer, every outcome of a reroll.
struct Brute<'a> {
    root: &'a Sanctum,
    seat: Seat,
    prices: &'a FightPrices,
    known: HashMap<u64, i64>,
}

impl Brute<'_> {
    fn best(&mut self, world: &Sanctum) -> Option<i64> {
        let hero = world.table().hero(self.seat);
        if hero.fight.is_rolling() {
            return self.mean(world);
        }
        let mut hasher = DefaultHasher::new();
        (hero, world.table().hordes).hash(&mut hasher);
        let key = hasher.finish();
        if let Some(value) = self.known.get(&key) {
            return Some(*value);
        }
        if self.known.len() >= MOST_STATES {
            return None;
        }
        let mut offers = Vec::new();
        world.legal_actions(self.seat, &mut offers);
        let mut best = i64::MIN;
        for action in offers {
            let mut after = world.clone();
            let mut events = Vec::new();
            after.act(self.seat, action, &mut events);
            let value = match self.ended(world, action, &events) {
                Some(value) => i64::from(value) * FINE,
                None => self.best(&after)?,
            };
            best = best.max(value);
        }
        self.known.insert(key, best);
        Some(best)
    }

    fn mean(&mut self, world: &Sanctum) -> Option<i64> {
        let mut total = 0;
        for value in 1..=6 {
            let mut after = world.clone();
            let rolled = sanctum::Chance::Roll(value);
            after.resolve(Stream::of(self.seat), rolled, &mut Ignore);
            total += self.best(&after)?;
        }
        Some(total / 6)
    }

    /// The value of the Fight if this action ended it, or turned up a fury card.
    fn ended(&self, before: &Sanctum, action: Action, events: &[Event]) -> Option<i32> {
        let block = events.iter().find_map(|event| match event {
            Event::BlockEnded { damage, shields, .. } => Some(damage.saturating_sub(*shields)),
            _ => None,
        });
        let is_revealed = events.iter().any(|it| matches!(it, Event::FuryRevealed { .. }));
        let (root, hero) = (self.hero(self.root), self.hero(before));
        let bled = root.health - hero.health;
        let came = events.iter().filter(|it| matches!(it, Event::RageActivated { .. })).count();
        let active = usize::from(hero.rage.active) + came;
        let rage = price(&self.prices.rage, active);
        let gain = self.gain(before, action, events) - self.spent(before);
        if is_revealed {
            let free = hero.fight.free().count();
            let free = free - usize::from(matches!(action, Action::Assign(..)));
            let rest = solver::after_reveal(before.table(), hero, self.prices, free as u8, bled);
            return Some(gain + rest);
        }
        let wounds = usize::from(bled + block?);
        Some(gain + rage - price(&self.prices.wounds, wounds))
    }

    fn hero<'a>(&self, world: &'a Sanctum) -> &'a Hero {
        world.table().hero(self.seat)
    }

    /// What is finished or hit, the last action included.
    fn gain(&self, before: &Sanctum, action: Action, events: &[Event]) -> i32 {
        let target = match action {
            Action::Assign(_, target) | Action::Skill(_, SkillUse::Strike(_, target)) => {
                Some(target)
            }
            _ => None,
        };
        let components = before.table().components();
        let mut gain = 0;
        for demon in self.hero(self.root).zone.iter() {
            let hits = |table: &Table| table.hordes.hits[demon.index()];
            let last = match target {
                Some(Target::Demon(it, point)) if it == demon => 1 << point,
                _ => 0,
            };
            let after = hits(before.table()) | last;
            let more = after.count_ones() - hits(self.root.table()).count_ones();
            gain += if after == components.demon(demon).all_hits() {
                self.prices.demon[demon.index()]
            } else {
                self.prices.hit * more as i32
            };
        }
        let (from, row) = (self.hero(self.root).row, self.hero(before).row);
        if !from.is_dealt() {
            return gain;
        }
        let last = match target {
            Some(Target::Card(point)) => 1 << point,
            _ => 0,
        };
        let defeated = events.iter().filter(|it| matches!(it, Event::CardDefeated { .. })).count();
        let at = row.at + defeated as u8;
        gain +=
            (from.at..at.min(Row::LEN)).map(|it| self.prices.card[usize::from(it)]).sum::<i32>();
        let hits = if defeated > 0 { 0 } else { row.hits | last };
        let old = if at == from.at { from.hits } else { 0 };
        gain + self.prices.card_hit * (hits & !old).count_ones() as i32
    }

    /// The price of tokens, potions and blessings.
    fn spent(&self, before: &Sanctum) -> i32 {
        let (root, hero) = (self.hero(self.root), self.hero(before));
        let components = before.table().components();
        let mut added = [0; 2];
        let mut total = 0;
        let used = hero.spent & !root.spent;
        for id in BlessingId::all().filter(|id| used.contains(*id)) {
            match components.blessing(id) {
                Blessing::Token(token) => {
                    added[token.index()] += 1;
                    total += self.prices.token_blessing;
                }
                Blessing::Effect(_) => total += self.prices.blessing[id.index()],
            }
        }
        for (kind, more) in added.iter().enumerate() {
            let spent = root.pool.counts()[kind] + more - hero.pool.counts()[kind];
            total += price(&self.prices.tokens[kind], usize::from(spent));
        }
        let potions = root.potion_count() - hero.potion_count();
        total + self.prices.potion * i32::from(potions)
    }

    /// Plays what the solver says, Block included, and weighs the result. None if chance comes in.
    fn play(&self) -> Option<i32> {
        let mut world = self.root.clone();
        loop {
            // Wounds taken in Attack raise the price of those in Block.
            let bled = usize::from(self.hero(self.root).health - self.hero(&world).health);
            let wounds = |more| price(&self.prices.wounds, bled + more);
            let table = std::array::from_fn(|more| wounds(more) - wounds(0));
            let prices = FightPrices { wounds: table, ..self.prices.clone() };
            let solution = solver::solve(&world, self.seat, &prices, BUDGET)?;
            for action in solution.actions {
                assert_eq!(world.check(self.seat, &action), Ok(()), "{action}");
                let before = world.clone();
                let mut events = Vec::new();
                world.act(self.seat, action, &mut events);
                if let Some(value) = self.ended(&before, action, &events) {
                    return Some(value);
                }
                if self.hero(&world).fight.is_rolling() {
                    return None;
                }
                if self.hero(&world).step == Step::Block && self.hero(&before).step == Step::Attack
                {
                    break;
                }
            }
        }
    }
}

/// What a test learns from many Fights.
#[derive(Default, Debug)]
struct Compared {
    fights: u32,
    in_act_six: u32,
    modified: u32,
}

fn compare(game: &Sanctum, seat: Seat, luck: &mut Fate, compared: &mut Compared) {
    let Some(small) = smaller(game, seat, luck) else { return };
    let prices = any_prices(luck);
    let mut brute = Brute { root: &small, seat, prices: &prices, known: HashMap::new() };
    let Some(expected) = brute.best(&small) else { return };
    let solution = solver::solve(&small, seat, &prices, BUDGET).expect("it is in Attack");
    assert!(solution.is_exact);
    let text = || serde_json::to_string(&small.position()).expect("plain data");
    assert_eq!(i64::from(solution.value), expected / FINE, "{solution:?}\n{prices:?}\n{}", text());
    if let Some(value) = brute.play() {
        assert_eq!(value, solution.value, "{solution:?}\n{prices:?}\n{}", text());
    }
    compared.fights += 1;
    compared.in_act_six += u32::from(small.frame() == Some(Frame::Round));
    compared.modified += u32::from(small.table().hero(seat).fight.only_modified);
}

#[test]
fn the_solver_finds_what_a_brute_search_finds() {
    let mut compared = Compared::default();
    attacks(0..16, |game, seat, luck| {
        for _ in 0..3 {
            compare(game, seat, luck, &mut compared);
        }
    });
    assert!(compared.fights >= 2_000, "{compared:?}");
    assert!(compared.in_act_six >= 200 && compared.modified >= 20, "{compared:?}");
}

#[test]
fn the_solver_keeps_its_budget_and_answers_all_the_same() {
    attacks(20..22, |game, seat, luck| {
        let prices = any_prices(luck);
        for budget in [0, 10, 100] {
            let solution = solver::solve(game, seat, &prices, budget).expect("it is in Attack");
            assert!(solution.nodes <= budget);
            assert_eq!(game.check(seat, &solution.actions[0]), Ok(()));
            let full = solver::solve(game, seat, &prices, BUDGET).expect("it is in Attack");
            assert!(solution.value <= full.value || !full.is_exact);
        }
    });
}

#[test]
fn an_expectation_over_all_rolls_is_the_mean_of_the_solutions() {
    let mut seen = 0;
    attacks(30..31, |game, seat, luck| {
        let prices = any_prices(luck);
        let hero = *game.table().hero(seat);
        if hero.fight.free().count() != 2 || hero.fight.dice.len() != 2 {
            return;
        }
        let expectation = Expectation { budget: BUDGET, rolls: 21, seed: 1, rerolls: 2 };
        let mut total = 0;
        for (first, second) in (1..=6).flat_map(|it| (1..=6).map(move |other| (it, other))) {
            let mut position = game.position();
            position["heroes"][seat.index()]["fight"]["dice"] = serde_json::json!([first, second]);
            let rolled = Sanctum::from_position(Components::house(), &position);
            let rolled = rolled.expect("the position is possible");
            let solution = solver::solve(&rolled, seat, &prices, BUDGET).expect("in Attack");
            total += i64::from(solution.value);
        }
        let mean = expectation.of(game.table(), &hero, 2, &prices);
        assert_eq!(i64::from(mean), total / 36);
        seen += 1;
    });
    assert!(seen > 3, "{seen}");
}

//! Planning a hero phase: everything the active hero and its helpers could do until the phase
//! ends, and what the table is worth then.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

use ::bastion::{Action, Bastion, Deposit, Foundation, Frame, Mana, Section, Spell, Table};
use tabletop::{Fate, Game, Ignore, Seat, SeatSet, Stream};

use super::evaluate::{WON, Weights};
use super::wall;

/// The value of what leads nowhere.
pub(super) const NOWHERE: f32 = -3.0 * WON;
/// How many ways to pay are tried.
const PAYMENTS: usize = 2;
/// How many ways to use a Teleport are tried.
const TELEPORTS: usize = 2;

/// A fingerprint of a table, to tell tables of one search apart.
pub(super) fn print_of(game: &Bastion) -> u64 {
    let mut hasher = Fold::default();
    game.hash(&mut hasher);
    hasher.finish()
}

/// Whether the active hero may begin an action or end its phase.
pub(super) fn is_idle(game: &Bastion) -> bool {
    game.flow().last() == Some(&Frame::HeroPhase)
}

/// A decision on the way through a phase: what the table looked like, who did what.
#[derive(Clone, Copy, Debug)]
pub(super) struct Move {
    pub(super) print: u64,
    pub(super) seat: Seat,
    pub(super) action: Action,
}

/// Where a hero phase could end.
#[derive(Clone, Debug)]
pub(super) struct End {
    /// What the table is worth there.
    pub(super) value: f32,
    /// The table, before the phase is declared over.
    pub(super) game: Bastion,
    /// The way there.
    pub(super) path: Vec<Move>,
}

/// A search through a hero phase.
pub(super) struct Phase<'a> {
    weights: &'a Weights,
    /// Seats whose spells may be counted on.
    company: SeatSet,
    known: HashMap<u64, f32, BuildHasherDefault<Fold>>,
    nodes: u64,
    limit: u64,
    path: Vec<Move>,
    ends: Vec<End>,
    keep: usize,
}

impl<'a> Phase<'a> {
    /// A search through at most so many tables that remembers so many ends.
    pub(super) fn new(weights: &'a Weights, company: SeatSet, limit: u64, keep: usize) -> Self {
        Phase {
            weights,
            company,
            known: HashMap::default(),
            nodes: 0,
            limit,
            path: Vec::new(),
            ends: Vec::new(),
            keep,
        }
    }

    /// Searches everything; the ends found, best first.
    pub(super) fn ends(mut self, game: &Bastion) -> (Vec<End>, u64) {
        self.best(&mut game.clone());
        (self.ends, self.nodes)
    }

    /// The best end that begins with an action.
    pub(super) fn end_of(
        mut self,
        game: &Bastion,
        seat: Seat,
        action: Action,
    ) -> (Option<End>, u64) {
        self.value_of(game, seat, action);
        (self.ends.into_iter().next(), self.nodes)
    }

    /// The best that can come of an action.
    pub(super) fn value_of(&mut self, game: &Bastion, seat: Seat, action: Action) -> f32 {
        self.follow(game, Move { print: print_of(game), seat, action })
    }

    /// The best that can come of a decision at a table.
    fn follow(&mut self, game: &Bastion, step: Move) -> f32 {
        match step.action {
            Action::EndPhase => return self.end(game),
            Action::CallOff | Action::Refuse | Action::Hold | Action::Release => return NOWHERE,
            _ => {}
        }
        let mut after = game.clone();
        after.act(step.seat, step.action, &mut Ignore);
        self.path.push(step);
        let value = self.best(&mut after);
        self.path.pop();
        value
    }

    /// The best that can come of a table.
    fn best(&mut self, game: &mut Bastion) -> f32 {
        draw_rituals(game);
        if game.outcome().is_some() {
            return self.end(game);
        }
        let print = print_of(game);
        if let Some(value) = self.known.get(&print) {
            return *value;
        }
        self.nodes += 1;
        let pending = game.pending();
        let may_end = is_idle(game) || pending.seats.is_empty();
        let mut value = if may_end { self.end(game) } else { NOWHERE };
        if self.nodes < self.limit {
            let mut offers = Vec::new();
            for seat in pending.seats.iter() {
                if !self.company.contains(seat) && !pending.needed.contains(seat) {
                    continue;
                }
                offers.clear();
                game.legal_actions(seat, &mut offers);
                narrow(game, seat, &mut offers);
                for action in offers.iter().copied() {
                    value = value.max(self.follow(game, Move { print, seat, action }));
                }
            }
        }
        self.known.insert(print, value);
        value
    }

    /// Weighs a table where the phase may end, and remembers it if it is among the best.
    fn end(&mut self, game: &Bastion) -> f32 {
        let value = self.weights.value(game);
        let is_full = self.ends.len() == self.keep;
        if self.keep == 0 || (is_full && self.ends[self.keep - 1].value >= value) {
            return value;
        }
        let at = self.ends.partition_point(|it| it.value >= value);
        let equals = self.ends[..at].iter().rev().take_while(|it| it.value == value);
        if equals.into_iter().any(|it| it.game == *game) {
            return value;
        }
        self.ends.truncate(self.keep - 1);
        let end = End { value, game: game.clone(), path: self.path.clone() };
        self.ends.insert(at.min(self.ends.len()), end);
        value
    }
}

/// Draws rituals as long as some are drawn: which ones come is not known, any stand for all.
fn draw_rituals(game: &mut Bastion) {
    while matches!(game.flow().last(), Some(Frame::DrawRituals { .. })) {
        let mut fate = Fate::new(print_of(game));
        let chance = game.sample(Stream::TABLE, &mut fate);
        game.resolve(Stream::TABLE, chance, &mut Ignore);
    }
}

/// Leaves out what is hardly ever better than something else.
fn narrow(game: &Bastion, seat: Seat, offers: &mut Vec<Action>) {
    let table = game.table();
    let mana = table.hero(seat).mana;
    offers.retain(|offer| match offer {
        Action::EndPhase => !is_idle(game),
        Action::CallOff | Action::Refuse | Action::Hold | Action::Release | Action::Swap(..) => {
            false
        }
        Action::Cast(cast) => cast.likeness.map_or(cast.spell, |it| it.spell) != Spell::Exchange,
        // To add the last discs of a colour to those of another one.
        Action::Convert { give, take, .. } => mana[*give] <= 2 && mana[*take] > 0,
        Action::Perform(_, Some(foundation)) => is_first_choice(table, *foundation),
        _ => true,
    });
    keep_best(offers, TELEPORTS, |it| match it {
        Action::Teleport(from, to) => Some(time_after(table, *from, *to)),
        _ => None,
    });
    keep_best(offers, PAYMENTS, |it| match it {
        Action::Pay(paid) => Some(variety_after(mana, *paid)),
        _ => None,
    });
    spread_deposits(offers, mana);
}

/// One free foundation of a district is as good as the other.
fn is_first_choice(table: &Table, foundation: Foundation) -> bool {
    let before = &table.quarter(foundation.district).foundations[..foundation.index.into()];
    before.iter().all(Option::is_some)
}

/// Keeps the best few of the offers that are weighed.
fn keep_best(offers: &mut Vec<Action>, few: usize, weigh: impl Fn(&Action) -> Option<i32>) {
    let mut weighed: Vec<(i32, Action)> =
        offers.iter().filter_map(|it| Some((weigh(it)?, *it))).collect();
    if weighed.len() <= few {
        return;
    }
    weighed.sort_by_key(|it| std::cmp::Reverse(it.0));
    offers.retain(|it| weigh(it).is_none());
    offers.extend(weighed.iter().take(few).map(|it| it.1));
}

/// How long the wall stands when a unit was teleported.
fn time_after(table: &Table, from: Section, to: Section) -> i32 {
    let occupied = table.wall().occupied() & !(1 << from.index()) | 1 << to.index();
    wall::time_left(occupied, table.enemy_deck().len() as u32) as i32
}

/// How many colours, and how evenly, a pool holds after a payment.
fn variety_after(mut mana: Mana, paid: Mana) -> i32 {
    mana.take(paid);
    mana.colors().map(|color| (100.0 * f32::from(mana[color]).sqrt()) as i32).sum()
}

/// Of many discs that could be laid down: the rarest in the pool and the two most common.
fn spread_deposits(offers: &mut Vec<Action>, mana: Mana) {
    let pool = |it: &Action| match it {
        Action::Deposit(Deposit::Pool(color)) => Some(mana[*color]),
        _ => None,
    };
    let mut ways: Vec<Action> = offers.iter().copied().filter(|it| pool(it).is_some()).collect();
    if ways.len() <= 3 {
        return;
    }
    ways.sort_by_key(pool);
    offers.retain(|it| pool(it).is_none());
    offers.extend([ways[0], ways[ways.len() - 1], ways[ways.len() - 2]]);
}

/// A hash good enough to tell tables of one search apart, and fast: a table is hashed at every node,
/// as some hundred small numbers, so they are packed into words before they are mixed.
#[derive(Default)]
pub(super) struct Fold {
    mixed: u64,
    word: u64,
    bits: u32,
}

impl Fold {
    /// Adds a number of at most so many bits.
    fn pack(&mut self, n: u64, bits: u32) {
        if self.bits + bits > u64::BITS {
            self.mixed = mix(self.mixed, self.word);
            (self.word, self.bits) = (0, 0);
        }
        self.word |= n << self.bits;
        self.bits += bits;
    }
}

fn mix(mixed: u64, word: u64) -> u64 {
    let mixed = (mixed.rotate_left(5) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed ^ (mixed >> 29)
}

impl Hasher for Fold {
    fn finish(&self) -> u64 {
        mix(self.mixed, self.word)
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, n: u8) {
        self.pack(u64::from(n), u8::BITS);
    }

    fn write_u16(&mut self, n: u16) {
        self.pack(u64::from(n), u16::BITS);
    }

    fn write_u32(&mut self, n: u32) {
        self.pack(u64::from(n), u32::BITS);
    }

    fn write_u64(&mut self, n: u64) {
        self.pack(n, u64::BITS);
    }

    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }

    /// Which variant of an enum it is: never more than a byte holds.
    fn write_isize(&mut self, n: isize) {
        self.write_u8(n as u8);
    }
}

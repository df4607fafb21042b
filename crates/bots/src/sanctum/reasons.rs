//! Why: what an offer changes for the hero, as messages with arguments.

use sanctum::{DemonSet, Hero, Sanctum, Space, Standing, Step, Table, Token};
use tabletop::Seat;

use super::prices::WOUND;
use crate::Reason;

/// What is counted. Each kind is a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Kills,
    Hits,
    Levels,
    Cards,
    Wounds,
    Unhurt,
    Stamina,
    Focus,
    TokensBack,
    Drinks,
    Potions,
    RageUsed,
    RageReady,
    Tile,
    Blessings,
    Corrupts,
    Shortens,
    Engages,
    MovesOn,
    Dies,
}

impl Kind {
    const ALL: [Kind; 20] = [
        Kind::Kills,
        Kind::Hits,
        Kind::Levels,
        Kind::Cards,
        Kind::Wounds,
        Kind::Unhurt,
        Kind::Stamina,
        Kind::Focus,
        Kind::TokensBack,
        Kind::Drinks,
        Kind::Potions,
        Kind::RageUsed,
        Kind::RageReady,
        Kind::Tile,
        Kind::Blessings,
        Kind::Corrupts,
        Kind::Shortens,
        Kind::Engages,
        Kind::MovesOn,
        Kind::Dies,
    ];

    /// The message, and how weighty one of it is.
    const fn message(self) -> (&'static str, i32) {
        match self {
            Kind::Kills => ("sanctum-kills", 160),
            Kind::Hits => ("sanctum-hits", 40),
            Kind::Levels => ("sanctum-levels", 60),
            Kind::Cards => ("sanctum-cards", 250),
            Kind::Wounds => ("sanctum-wounds", WOUND),
            Kind::Unhurt => ("sanctum-unhurt", 70),
            Kind::Stamina => ("sanctum-stamina", 25),
            Kind::Focus => ("sanctum-focus", 25),
            Kind::TokensBack => ("sanctum-tokens-back", 20),
            Kind::Drinks => ("sanctum-drinks", 35),
            Kind::Potions => ("sanctum-potions", 30),
            Kind::RageUsed => ("sanctum-rage-used", 55),
            Kind::RageReady => ("sanctum-rage-ready", 60),
            Kind::Tile => ("sanctum-tile", 90),
            Kind::Blessings => ("sanctum-blessings", 45),
            Kind::Corrupts => ("sanctum-corrupts", 50),
            Kind::Shortens => ("sanctum-shortens", 45),
            Kind::Engages => ("sanctum-engages", 65),
            Kind::MovesOn => ("sanctum-moves-on", 50),
            Kind::Dies => ("sanctum-dies", 1_000),
        }
    }
}

/// A skill that is gained, and an item that is worn or taken, are weightier than most counts.
const THING: i32 = 130;

/// What changed in a few worlds.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    counts: [i32; Kind::ALL.len()],
    /// Tokens left in the pools, by kind.
    left: [i32; 2],
    /// What cannot be added up, as seen in the first world.
    things: Option<Vec<Reason>>,
}

impl Tally {
    /// Adds what changed in one world.
    pub(super) fn add(&mut self, before: &Sanctum, after: &Sanctum, seat: Seat) {
        let (old, new) = (before.table().hero(seat), after.table().hero(seat));
        let (table, later) = (before.table(), after.table());
        for kind in Kind::ALL {
            self.counts[kind as usize] += change(kind, (table, old), (later, new));
        }
        (0..2).for_each(|kind| self.left[kind] += i32::from(new.pool.counts()[kind]));
        self.things.get_or_insert_with(|| things(old, new));
    }

    /// The reasons over `worlds` worlds, the weightiest first.
    pub(super) fn reasons(&self, worlds: i32) -> Vec<Reason> {
        let rounded = |sum: i32| (2 * sum + worlds) / (2 * worlds);
        let mut weighed: Vec<(i32, Reason)> = Vec::new();
        for kind in Kind::ALL {
            let count = rounded(self.counts[kind as usize]);
            if count == 0 {
                continue;
            }
            let (id, weight) = kind.message();
            let reason = Reason::new(id).number("count", count);
            weighed.push((
                weight * count,
                match kind {
                    Kind::Stamina => reason.number("left", rounded(self.left[0])),
                    Kind::Focus => reason.number("left", rounded(self.left[1])),
                    _ => reason,
                },
            ));
        }
        let things = self.things.iter().flatten();
        weighed.extend(things.map(|reason| (THING, reason.clone())));
        weighed.sort_by_key(|(weight, _)| -weight);
        weighed.into_iter().map(|(_, reason)| reason).collect()
    }
}

fn more(new: u8, old: u8) -> i32 {
    i32::from(new.saturating_sub(old))
}

/// How much of a kind there is between two tables.
fn change(kind: Kind, (table, old): (&Table, &Hero), (later, new): (&Table, &Hero)) -> i32 {
    let has_answered = new.answered > 0 && old.answered == 0;
    let gone = if has_answered { DemonSet::EMPTY } else { old.zone & !new.zone };
    let come = new.zone & !old.zone;
    let level = |demon| i32::from(table.components().demon(demon).level.number());
    let wounds = more(old.health, new.health);
    match kind {
        Kind::Kills => gone.len() as i32,
        Kind::Levels => gone.iter().map(level).sum(),
        Kind::Hits => hits(later, new, &gone) - hits(table, old, &gone),
        Kind::Cards => more(new.row.at, old.row.at),
        Kind::Wounds => wounds,
        Kind::Unhurt => i32::from(wounds == 0 && matches!(old.step, Step::Attack | Step::Block)),
        Kind::Stamina => more(old.pool[Token::Stamina], new.pool[Token::Stamina]),
        Kind::Focus => more(old.pool[Token::Focus], new.pool[Token::Focus]),
        Kind::TokensBack => {
            Token::ALL.into_iter().map(|token| more(new.pool[token], old.pool[token])).sum()
        }
        Kind::Drinks => more(old.potion_count(), new.potion_count()),
        Kind::Potions => more(new.potion_count(), old.potion_count()),
        Kind::RageUsed => more(old.rage.active, new.rage.active),
        Kind::RageReady => more(new.rage.active, old.rage.active),
        Kind::Tile => more(new.tiles, old.tiles),
        Kind::Blessings => (new.spent & !old.spent).len() as i32,
        Kind::Corrupts => corrupt(new) - corrupt(old),
        Kind::Shortens => more(new.marked, old.marked),
        Kind::Engages => come.len() as i32,
        Kind::MovesOn => i32::from(new.place != old.place),
        Kind::Dies => i32::from(new.standing == Standing::Dead),
    }
}

/// Hits on demons that live and on the card the figure stands on.
fn hits(table: &Table, hero: &Hero, gone: &DemonSet) -> i32 {
    let lives = hero.zone.iter().filter(|it| !gone.contains(*it));
    let on_demons: u32 = lives.map(|it| table.hordes.hits[it.index()].count_ones()).sum();
    (on_demons + hero.row.hits.count_ones()) as i32
}

fn corrupt(hero: &Hero) -> i32 {
    hero.spaces.iter().flatten().filter(|it| **it == Space::Corrupt).count() as i32
}

/// Skills gained, items worn and items taken.
fn things(old: &Hero, new: &Hero) -> Vec<Reason> {
    let gained = new.gained_skills().filter(|cell| !old.has_skill(*cell));
    let skills = gained.map(|cell| Reason::new("sanctum-skill").thing("skill", &cell));
    let was_worn = |item| old.slots.iter().flatten().any(|it| it.item == item);
    let worn = new.slots.iter().flatten().map(|it| it.item).filter(|it| !was_worn(*it));
    let worn = worn.map(|item| Reason::new("sanctum-wears").thing("item", &item));
    let taken = new.bag.iter().filter(|it| !old.bag.contains(*it) && !was_worn(*it));
    let taken = taken.map(|item| Reason::new("sanctum-takes").thing("item", &item));
    skills.chain(worn).chain(taken).collect()
}

//! Levels: which gems move up.

use sanctum::{Action, Category, Cell, Color, Components, DemonId, Gem, Hero, Level, Table};
use tabletop::Seat;

use super::super::prices::Pricing;
use super::turn;

/// A gem in the gem pool.
const GEM: i32 = 45;
/// A white gem fits everywhere.
const WHITE_GEM: i32 = 60;
/// A level on the way of a gem.
const STEP: i32 = 6;
/// What is left of the value of a skill for each gem still on it, in percent.
const PER_GEM: i32 = 45;

/// D-17: the most levels first, so that their skills serve the rest.
pub(super) fn loot(table: &Table, offers: &[Action]) -> Option<Action> {
    let level = |action: &Action| match action {
        Action::Loot(demon) => table.components().demon(*demon).level.number(),
        _ => 0,
    };
    offers.iter().copied().max_by_key(level)
}

/// How few gems of a color are left on a skill that is not gained.
pub(super) fn closest_skill(hero: &Hero, color: Color) -> i32 {
    let open = Cell::all().filter(|cell| !hero.has_skill(*cell));
    let moves = open.filter_map(|cell| {
        let gems = hero.skill_gems[cell.index()];
        let fits = gems.of(Gem::from(color)) + gems.of(Gem::White);
        (gems.total() > 0 && fits == gems.total()).then(|| i32::from(gems.total()))
    });
    moves.min().unwrap_or(4)
}

/// What gems do while levels are taken.
#[derive(Clone, Copy)]
struct Board {
    gems: [[u8; 4]; Cell::COUNT],
    gained: [u8; 4],
    skills: u16,
}

impl Board {
    fn of(hero: &Hero) -> Self {
        let counts = |gems: sanctum::Gems| Gem::ALL.map(|gem| gems.of(gem));
        Board {
            gems: hero.skill_gems.map(counts),
            gained: counts(hero.gained),
            skills: hero.skills,
        }
    }

    /// S-12.2, S-13.1.
    fn raised(mut self, gem: Gem, cell: Cell) -> Self {
        self.gems[cell.index()][gem.index()] -= 1;
        if self.gems[cell.index()] == [0; 4] {
            self.skills |= 1 << cell.index();
        }
        match cell.above() {
            Some(above) => self.gems[above.index()][gem.index()] += 1,
            None => self.gained[gem.index()] += 1,
        }
        self
    }
}

/// D-18: the best way to take all levels of a demon, then its card.
pub(super) fn raise(
    table: &Table,
    seat: Seat,
    demon: DemonId,
    left: u8,
    pricing: Pricing,
) -> Vec<Action> {
    let hero = table.hero(seat);
    let color = Gem::from(table.components().demon(demon).color);
    let board = Board::of(hero);
    let (_, mut actions) = best(table, hero, board, color, left, pricing);
    actions.reverse();
    actions.push(Action::TurnOver);
    actions
}

/// The best end of `left` more levels, and its moves, the last one first.
fn best(
    table: &Table,
    hero: &Hero,
    board: Board,
    color: Gem,
    left: u8,
    pricing: Pricing,
) -> (i32, Vec<Action>) {
    let mut found: Option<(i32, Vec<Action>)> = None;
    for cell in Cell::all().filter(|_| left > 0) {
        for gem in [color, Gem::White] {
            if board.gems[cell.index()][gem.index()] == 0 {
                continue;
            }
            let after = board.raised(gem, cell);
            let (value, mut actions) = best(table, hero, after, color, left - 1, pricing);
            if found.as_ref().is_none_or(|(most, _)| value > *most) {
                actions.push(Action::Raise(gem, cell));
                found = Some((value, actions));
            }
        }
    }
    found.unwrap_or_else(|| (evaluate(table, hero, &board, pricing), Vec::new()))
}

/// What the skills and gems of a hero are worth.
pub(in crate::sanctum) fn standing(table: &Table, hero: &Hero, pricing: Pricing) -> i32 {
    evaluate(table, hero, &Board::of(hero), pricing)
}

fn evaluate(table: &Table, hero: &Hero, board: &Board, pricing: Pricing) -> i32 {
    let components = table.components();
    let cells = Cell::all().map(|cell| cell_value(components, hero, board, cell, pricing));
    let gems: i32 = Gem::ALL.iter().map(|gem| gem_value(board, *gem)).sum();
    cells.sum::<i32>() + gems + tiles(table, hero, board, pricing.tile())
}

/// A skill is worth more the fewer gems lie on it; a gem more the higher it lies.
fn cell_value(
    components: &Components,
    hero: &Hero,
    board: &Board,
    cell: Cell,
    pricing: Pricing,
) -> i32 {
    let left: i32 = board.gems[cell.index()].iter().map(|count| i32::from(*count)).sum();
    let height = 2 - cell.level().index() as i32;
    let on_the_way = STEP * height * left;
    let value = pricing.skill(components.skill(hero.figure, cell));
    let is_gained = board.skills & (1 << cell.index()) != 0;
    let share = (0..left).fold(100, |share, _| share * PER_GEM / 100);
    on_the_way + if is_gained { value } else { value * share / 100 }
}

/// Every further gem of a color is worth a little less.
fn gem_value(board: &Board, gem: Gem) -> i32 {
    let first = if gem == Gem::White { WHITE_GEM } else { GEM };
    (0..i32::from(board.gained[gem.index()])).map(|index| (first - 4 * index).max(15)).sum()
}

/// Achievements that would be won, or are close.
fn tiles(table: &Table, hero: &Hero, board: &Board, tile: i32) -> i32 {
    let mut value = 0;
    for (index, level) in Level::ALL.into_iter().enumerate() {
        if turn::is_open(table, Category::Skills, level) {
            let wanted = [3, 5, 7][index];
            let more = board.skills.count_ones() > hero.skills.count_ones();
            value += if board.skills.count_ones() >= wanted { tile } else { i32::from(more) * 15 };
        }
        if turn::is_open(table, Category::Gems, level) {
            let wanted = [2, 3, 4][index];
            let mut short = [0, 1, 2].map(|color| wanted - board.gained[color].min(wanted));
            short.sort_unstable();
            value += [tile, 40, 20, 10, 0][usize::from(short[0] + short[1]).min(4)];
        }
    }
    value
}

//! The gems of a hero in a sparse position: what is not said is worked out so that no gem is lost.

use tabletop::PositionError;

use super::hero::WrittenHero;
use crate::components::Components;
use crate::ids::{Cell, Gem};
use crate::state::{Gems, Hero};

/// Fills the skill table, the gem pool and the gems gained.
pub(super) fn lay(
    hero: &mut Hero,
    written: &WrittenHero,
    components: &Components,
    is_cleared: bool,
    at: &str,
) -> Result<(), PositionError> {
    let error = |reason: String| PositionError::new(format!("{at}.gems"), reason);
    let printed = |cell: Cell| Gems::new(components.skill(hero.figure, cell).gems);
    let mut worn = Gems::NONE;
    hero.slots.iter().flatten().for_each(|equipped| worn.add(equipped.gems));
    // White gem of the start, and all gems of gained skills.
    let mut earned = Gems::one(Gem::White);
    hero.gained_skills().for_each(|cell| earned.add(printed(cell)));
    if is_cleared || hero.is_dead() {
        // S-19.2, O-11.2.
        hero.skill_gems = [Gems::NONE; Cell::COUNT];
        hero.gems = written.gems.unwrap_or(Gems::NONE);
        let least = if earned.covers(worn) { earned } else { worn };
        hero.gained = written.gained.unwrap_or(least);
        return Ok(());
    }
    hero.gems = match written.gems {
        Some(gems) => gems,
        None => earned.without(worn),
    };
    let mut gained = hero.gems;
    gained.add(worn);
    hero.gained = written.gained.unwrap_or(gained);
    hero.skill_gems = match &written.table {
        Some(cells) => {
            let mut table = [Gems::NONE; Cell::COUNT];
            cells.iter().for_each(|(cell, gems)| table[cell.index()] = *gems);
            table
        }
        None => spread(hero, components, gained).map_err(error)?,
    };
    Ok(())
}

/// The gems that are not gained, as near to the printed table as possible.
fn spread(
    hero: &Hero,
    components: &Components,
    gained: Gems,
) -> Result<[Gems; Cell::COUNT], String> {
    let printed = |cell: Cell| Gems::new(components.skill(hero.figure, cell).gems);
    let mut table = [Gems::NONE; Cell::COUNT];
    for cell in Cell::all().filter(|cell| !hero.has_skill(*cell)) {
        table[cell.index()] = printed(cell);
    }
    for gem in Gem::ALL {
        let mut all = Gems::one(Gem::White);
        Cell::all().for_each(|cell| all.add(printed(cell)));
        let Some(wanted) = all.of(gem).checked_sub(gained.of(gem)) else {
            return Err(format!("{} {gem} gems: the hero has {}", gained.of(gem), all.of(gem)));
        };
        let there: u8 = table.iter().map(|gems| gems.of(gem)).sum();
        for _ in wanted..there {
            take_one(&mut table, gem)?;
        }
        for _ in there..wanted {
            let gained = hero.gained_skills().next();
            let cell = gained.ok_or_else(|| format!("a {gem} gem is missing"))?;
            table[cell.index()].add(Gems::one(gem));
        }
    }
    Ok(table)
}

/// A gem leaves a space that keeps another one, the highest first.
fn take_one(table: &mut [Gems; Cell::COUNT], gem: Gem) -> Result<(), String> {
    let has = |cell: &Cell| table[cell.index()].of(gem) > 0 && table[cell.index()].total() > 1;
    let cell = Cell::all().filter(has).min_by_key(|cell| cell.level());
    let cell = cell.ok_or_else(|| {
        format!("so many {gem} gems are gained that a skill must be: name it in `skills`")
    })?;
    table[cell.index()].take(Gems::one(gem));
    Ok(())
}

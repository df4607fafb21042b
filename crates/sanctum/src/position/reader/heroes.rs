//! Reading one hero of a position.

use tabletop::{MAX_SEATS, PositionError};

use super::super::hero::{WrittenFight, WrittenHero};
use crate::components::Components;
use crate::ids::{Cell, Figure, Place, Target};
use crate::setup::with_unused;
use crate::state::{Fight, Hero, Potions, Rage, Space, Standing};
use crate::vocabulary::Immediate;

/// Limits that keep every sum small; no table comes near them.
const MOST: u8 = 60;
/// The same for the tokens in a pool: a set may give more (`components.rs`).
const MOST_TOKENS: u8 = 200;

pub(super) fn read_figures(heroes: &[WrittenHero]) -> Result<[Figure; MAX_SEATS], PositionError> {
    let named: Vec<Figure> = heroes.iter().filter_map(|hero| hero.figure).collect();
    for index in 0..named.len() {
        if named[..index].contains(&named[index]) {
            return Err(PositionError::new("heroes", "no hero is used twice (S-1.1)"));
        }
    }
    let mut others = Figure::ALL.into_iter().filter(|figure| !named.contains(figure));
    let mut figures: Vec<Figure> = Vec::with_capacity(MAX_SEATS);
    for hero in heroes {
        figures.extend(hero.figure.or_else(|| others.next()));
    }
    Ok(with_unused(&figures))
}

/// Numbers no table comes near are refused before they are added up.
pub(super) fn check_small(written: &WrittenHero, at: &str) -> Result<(), PositionError> {
    let numbers = [
        ("health", written.health.unwrap_or(0)),
        ("marked", written.marked),
        ("potions", written.potions.red.max(written.potions.blue)),
        ("potion_spaces", written.potion_spaces.unwrap_or(0)),
        ("owed_potions", written.owed_potions),
        ("tiles", written.tiles.unwrap_or(0)),
        ("owed_tiles", written.owed_tiles),
        ("fewer_dice", written.fewer_dice),
        ("extra_damage", written.extra_damage),
    ];
    let tokens = [("stamina", written.stamina.unwrap_or(0)), ("focus", written.focus.unwrap_or(0))];
    let is_much = |(_, number): &(&str, u8)| *number > MOST;
    let is_more = |(_, number): &(&str, u8)| *number > MOST_TOKENS;
    let found = numbers.into_iter().find(is_much).or(tokens.into_iter().find(is_more));
    match found {
        Some((name, number)) => {
            Err(PositionError::new(format!("{at}.{name}"), format!("{number} is too much")))
        }
        None => check_spaces(written, at),
    }
}

fn check_spaces(written: &WrittenHero, at: &str) -> Result<(), PositionError> {
    let too_many = |spaces: &Vec<Space>| spaces.len() > 2;
    match written.spaces.iter().find(|(_, spaces)| too_many(spaces)) {
        Some((ability, _)) => {
            let place = format!("{at}.spaces.{ability}");
            Err(PositionError::new(place, "an ability has at most two spaces (S-8.1)"))
        }
        None if written.locked.len() >= MAX_SEATS => {
            let place = format!("{at}.locked");
            Err(PositionError::new(place, "the others open one chest each (S-27.5)"))
        }
        None if written.fight.as_ref().is_some_and(|fight| fight.dice.len() > 6) => {
            let place = format!("{at}.fight.dice");
            Err(PositionError::new(place, "at most six dice are rolled (S-7.4)"))
        }
        None => Ok(()),
    }
}

pub(super) fn read_hero(components: &Components, written: &WrittenHero, figure: Figure) -> Hero {
    let mut hero = Hero::new(components, figure);
    hero.standing = written.fate.unwrap_or(Standing::Alive);
    hero.place = written.place.unwrap_or(Place::Start);
    hero.health = written.health.unwrap_or(if hero.is_dead() { 0 } else { Hero::HEALTH });
    hero.marked = written.marked;
    for (slot, equipped) in &written.slots {
        hero.slots[slot.index()] = Some(*equipped);
    }
    hero.has_equipped = written.has_equipped.unwrap_or(!written.slots.is_empty());
    for (ability, spaces) in &written.spaces {
        for (index, space) in spaces.iter().enumerate() {
            hero.spaces[ability.index()][index] = *space;
        }
    }
    for cell in &written.skills {
        hero.skills |= 1 << cell.index();
    }
    let immediate = |cell: &Cell| components.skill(figure, *cell).immediate();
    for effect in written.skills.iter().flat_map(immediate) {
        match effect {
            Immediate::RageTile => {
                hero.rage = Rage { tiles: hero.rage.tiles + 1, active: hero.rage.active + 1 };
            }
            Immediate::PotionSpaces(n) => {
                hero.potion_spaces = hero.potion_spaces.saturating_add_signed(*n);
            }
            Immediate::Potion => {}
        }
    }
    hero.rage = written.rage.unwrap_or(hero.rage);
    hero.potions = Potions::new([written.potions.red, written.potions.blue]);
    hero.potion_spaces = written.potion_spaces.unwrap_or(hero.potion_spaces);
    hero.owed_potions = written.owed_potions;
    hero.bag = written.bag;
    hero.locked = written.locked.iter().copied().collect();
    hero.zone = written.zone;
    hero.blessings = written.blessings.unwrap_or_default();
    hero.spent = written.spent;
    hero.owed_tiles = written.owed_tiles;
    hero.fewer_dice = written.fewer_dice;
    hero.extra_damage = written.extra_damage;
    hero.fight = written.fight.as_ref().map(read_fight).unwrap_or_default();
    hero
}

fn read_fight(written: &WrittenFight) -> Fight {
    let mut used = 0;
    written.used.iter().for_each(|cell| used |= 1 << cell.index());
    Fight {
        dice: written.dice.iter().map(|die| die.die()).collect(),
        shields: written.shields,
        damage: written.damage,
        used,
        rerolls: written.rerolls,
        drank: written.drank,
        reroll_until: written.reroll_until,
        only_modified: written.only_modified,
        returned: written.returned,
        looted: written.looted,
        killed: written.killed,
    }
}

pub(super) fn read_hits(points: &[u8], at: &str) -> Result<u8, PositionError> {
    let mut hits = 0;
    for point in points {
        if !(1..=Target::MOST_POINTS).contains(point) {
            return Err(PositionError::new(at, "weak points are counted from 1 to 8"));
        }
        hits |= 1 << (point - 1);
    }
    Ok(hits)
}

//! What must always hold, as code: B-1.13 to B-1.15, and that the flow makes sense.

mod flow;
mod setup;

use crate::flow::Bastion;
use crate::ids::{COLORS, Color, District, ENEMIES, EnemyId, MAX_SOURCES, Place, Property, Target};
use crate::sets::{EnemySet, RitualSet};
use crate::setup::DISCS;
use crate::state::Table;

/// Says what is wrong, if anything is.
pub(crate) fn audit(game: &Bastion) -> Result<(), String> {
    discs(&game.table)?;
    enemies(&game.table)?;
    rituals(game)?;
    heroes(&game.table)?;
    sources(&game.table)?;
    deck(&game.table)?;
    flow::audit(game)?;
    setup::audit(game)
}

fn hold(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise()) }
}

/// How many discs of each colour lie anywhere but in the reserve.
pub(crate) fn discs_outside_reserve(table: &Table) -> [u32; COLORS] {
    let mut used = [0; COLORS];
    for color in Color::ALL {
        for hero in &table.heroes {
            used[color.index()] += u32::from(hero.mana[color]);
        }
    }
    for state in &table.district_states {
        for color in state.sources.iter().chain([&state.tower]).flatten() {
            used[color.index()] += 1;
        }
    }
    used
}

/// B-1.13: 15 discs of each colour.
fn discs(table: &Table) -> Result<(), String> {
    let used = discs_outside_reserve(table);
    for color in Color::ALL {
        let n = used[color.index()] + u32::from(table.reserve[color]);
        hold(n == u32::from(DISCS), || format!("B-1.13: {n} {color} discs"))?;
    }
    Ok(())
}

/// B-1.14: every enemy card in exactly one zone.
fn enemies(table: &Table) -> Result<(), String> {
    let mut seen = EnemySet::EMPTY;
    let mut n = 0;
    let mut zone = |cards: EnemySet| {
        seen = seen | cards;
        n += cards.len();
    };
    let mut units = EnemySet::EMPTY;
    for target in Target::all().filter(|target| *target != Target::Citadel) {
        let cards: Vec<EnemyId> = table.unit(target).take(ENEMIES + 1).collect();
        zone(cards.iter().copied().collect());
        cards.iter().for_each(|card| units.insert(*card));
        hold(cards.len() <= ENEMIES, || format!("B-1.14: a unit without end at {target}"))?;
        let mut joined = cards.iter().skip(1);
        let all_join = joined.all(|card| table.enemy(*card).has(Property::Symbiosis));
        hold(all_join, || format!("B-15.5: a card under its host at {target} has no Symbiosis"))?;
    }
    let citadel: Vec<EnemyId> = table.citadel_stack().take(ENEMIES + 1).collect();
    hold(citadel.len() <= ENEMIES, || "B-1.14: a citadel without end".to_owned())?;
    let citadel: EnemySet = citadel.into_iter().collect();
    zone(citadel);
    hold(table.in_play == units | citadel, || "B-1.14: cards in play".to_owned())?;
    for hero in &table.heroes {
        zone(hero.spells);
    }
    zone(table.enemy_deck.known());
    zone(table.enemy_deck.candidates());
    zone(table.set_aside);
    zone(table.enemy_box);
    let bits = (0..24).filter(|it| table.wall.get(crate::ids::Section::from_index(*it)).is_some());
    let mask = bits.fold(0u32, |mask, it| mask | 1 << it);
    hold(mask == table.wall.occupied(), || "B-2.11: the mask of the wall".to_owned())?;
    hold(n == ENEMIES && seen == EnemySet::ALL, || {
        format!("B-1.14: {n} enemy cards, missing {:?}", !seen)
    })
}

/// B-1.15: every ritual card in exactly one zone.
fn rituals(game: &Bastion) -> Result<(), String> {
    let table = &game.table;
    let mut seen = RitualSet::EMPTY;
    let mut n = 0;
    let mut zone = |cards: RitualSet, count: usize| {
        seen = seen | cards;
        n += count;
    };
    for hero in &table.heroes {
        zone(hero.rituals, hero.rituals.len());
        zone(hero.artifacts, hero.artifacts.len());
    }
    for card in table.district_states.iter().flat_map(|state| state.foundations.iter().flatten()) {
        zone(RitualSet::only(*card), 1);
        hold(!card.kind().is_artifact(), || format!("B-1.11: {card} on a foundation"))?;
    }
    zone(table.ritual_deck.cards(), table.ritual_deck.len());
    zone(game.draft.drawn, game.draft.drawn.len());
    zone(table.ritual_box, table.ritual_box.len());
    let all = table.components().rituals();
    hold(n == all.len() && seen == all, || {
        format!("B-1.15: {n} ritual cards, missing {:?}", all & !seen)
    })
}

fn heroes(table: &Table) -> Result<(), String> {
    let players = usize::from(table.players);
    hold((1..=4).contains(&players), || format!("B-1.17: {players} players"))?;
    let (active, first) = (table.active.index(), table.first.index());
    hold(active < players && first < players, || "B-6.1: whose turn it is".to_owned())?;
    let nobody = table.heroes[players..].iter().all(|hero| *hero == crate::state::Hero::NOBODY);
    hold(nobody, || "B-1.17: a hero without a player".to_owned())?;
    let inside = table.active_hero().place == Place::Citadel && table.citadel.is_some();
    let can_be = inside && !table.done.moved;
    hold(!table.done.obliged || can_be, || "B-15.49: an obligation without cause".to_owned())?;
    for hero in &table.heroes {
        let structure = hero.artifacts.iter().find(|card| !card.kind().is_artifact());
        hold(structure.is_none(), || format!("B-13.10: {structure:?} among the artifacts"))?;
    }
    Ok(())
}

fn sources(table: &Table) -> Result<(), String> {
    for (index, color) in table.districts.iter().enumerate() {
        let twice = table.districts[..index].contains(color);
        hold(!twice, || format!("B-2.5: two {color} districts"))?;
    }
    for district in District::all() {
        let state = table.district_state(district);
        for source in 0..MAX_SOURCES {
            let has_disc = state.sources[source].is_some();
            let damaged = table.is_damaged(district, source);
            let exists =
                table.districts.is_full() && table.source_color(district, source).is_some();
            hold(exists || !(has_disc || damaged), || {
                format!("no source {source} in {district:?}")
            })?;
            hold(!(has_disc && damaged), || format!("B-17.26: {district:?}, source {source}"))?;
        }
        let n = table.components().foundations();
        let beyond = state.foundations[n..].iter().all(Option::is_none);
        hold(beyond, || format!("B-2.4: foundations of {district:?}"))?;
    }
    Ok(())
}

/// The cards said to lie on top of the enemy deck are in it.
fn deck(table: &Table) -> Result<(), String> {
    let deck = &table.enemy_deck;
    let (count, groups) = deck.top();
    let fits: usize = groups
        .map(|group| {
            let known = (deck.known() & group.cards()).len();
            let unseen = deck.unknown().find(|(other, ..)| *other == group);
            known + unseen.map_or(0, |(_, n, _)| usize::from(n))
        })
        .sum();
    hold(usize::from(count) <= fits, || format!("{fits} cards cannot be the top {count}"))
}

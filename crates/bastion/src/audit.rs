//! What must always hold, as code: B-1.13 to B-1.15, and that the flow makes sense.

use crate::effect::{artifact, relocate};
use crate::flow::{Announced, Bastion, Draft, Frame};
use crate::ids::{
    COLORS, Class, Color, District, ENEMIES, EnemyId, MAX_SOURCES, Place, RITUALS, Spell, Target,
};
use crate::options::Mode;
use crate::phase::{channel, move_hero};
use crate::sets::{EnemySet, RitualSet};
use crate::setup::{DISCS, damaged_districts};
use crate::state::Table;

/// Says what is wrong, if anything is.
pub(crate) fn audit(game: &Bastion) -> Result<(), String> {
    discs(&game.table)?;
    enemies(&game.table)?;
    rituals(game)?;
    heroes(&game.table)?;
    sources(&game.table)?;
    flow(game)?;
    draft(game)
}

fn hold(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise()) }
}

/// How many discs of each colour lie anywhere but in the reserve.
pub(crate) fn discs_outside_reserve(table: &Table) -> [u32; COLORS] {
    let mut used = [0; COLORS];
    for color in Color::ALL {
        for hero in &table.heroes {
            used[color.index()] += u32::from(hero.mana[*color]);
        }
    }
    for quarter in &table.quarters {
        for color in quarter.sources.iter().chain([&quarter.tower]).flatten() {
            used[color.index()] += 1;
        }
    }
    used
}

/// B-1.13: 15 discs of each colour.
fn discs(table: &Table) -> Result<(), String> {
    let used = discs_outside_reserve(table);
    for color in Color::ALL {
        let n = used[color.index()] + u32::from(table.reserve[*color]);
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
    for card in table.quarters.iter().flat_map(|quarter| quarter.foundations.iter().flatten()) {
        zone(RitualSet::only(*card), 1);
        hold(!card.kind().is_artifact(), || format!("B-1.11: {card} on a foundation"))?;
    }
    zone(table.ritual_deck.cards(), table.ritual_deck.len());
    zone(game.draft.drawn, game.draft.drawn.len());
    zone(table.ritual_box, table.ritual_box.len());
    hold(n == RITUALS && seen == RitualSet::ALL, || {
        format!("B-1.15: {n} ritual cards, missing {:?}", !seen)
    })
}

fn heroes(table: &Table) -> Result<(), String> {
    let players = usize::from(table.players);
    hold((1..=4).contains(&players), || format!("B-1.17: {players} players"))?;
    let (active, first) = (table.active.index(), table.first.index());
    hold(active < players && first < players, || "B-6.1: whose turn it is".to_owned())?;
    let nobody = table.heroes[players..].iter().all(|hero| *hero == crate::state::Hero::NOBODY);
    hold(nobody, || "B-1.17: a hero without a player".to_owned())?;
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
        let quarter = table.quarter(district);
        for source in 0..MAX_SOURCES {
            let has_disc = quarter.sources[source].is_some();
            let damaged = table.is_damaged(district, source);
            let exists =
                table.districts.is_full() && table.source_color(district, source).is_some();
            hold(exists || !(has_disc || damaged), || {
                format!("no source {source} in {district:?}")
            })?;
            hold(!(has_disc && damaged), || format!("B-17.26: {district:?}, source {source}"))?;
        }
        let n = table.components().foundations();
        let beyond = quarter.foundations[n..].iter().all(Option::is_none);
        hold(beyond, || format!("B-2.4: foundations of {district:?}"))?;
    }
    Ok(())
}

/// Whether the frames are nested as they can be, and each can go on.
fn flow(game: &Bastion) -> Result<(), String> {
    use Frame as F;
    let ok = match game.flow.as_slice() {
        [] => game.ending.is_some(),
        [F::LayDistricts, rest @ ..] => !game.table.districts.is_full() && first_questions(rest),
        rest @ ([F::ChooseClasses { .. }, ..] | [F::FirstPlayer]) => first_questions(rest),
        [F::DealBeasts { .. } | F::LaySources { .. } | F::LayFliers { .. } | F::LayDragon]
        | [F::DealRituals { .. } | F::KeepTwo { .. } | F::HeroPhase]
        | [F::InitialEnemies { .. }, F::Adding { .. }]
        | [F::InitialEnemies { .. }, F::Adding { .. }, F::Evict { .. }]
        | [F::Adding { .. }]
        | [F::Adding { .. }, F::Evict { .. }]
        | [F::HeroPhase, F::Consent | F::Announced | F::Moved | F::Depart | F::Rituals]
        | [F::HeroPhase, F::Closing]
        | [F::HeroPhase, F::Announced | F::Closing, F::Relocate { .. }]
        | [F::HeroPhase, F::Rituals, F::DrawRituals { .. } | F::KeepOne] => true,
        _ => false,
    };
    hold(ok, || format!("the frames {:?} cannot be nested so", game.flow))?;
    hold(game.flow.is_empty() || game.ending.is_none(), || "play after the end".to_owned())?;
    let begun = game.flow.contains(&F::HeroPhase);
    let t = &game.table;
    hold(!begun || t.set_aside.is_empty(), || "cards set aside during play".to_owned())?;
    hold(!(begun && t.wall.is_empty() && t.enemy_deck.is_empty()), || {
        "B-11.6: wall and deck are empty, but the game goes on".to_owned()
    })?;
    let needs_districts = !matches!(
        game.flow.first(),
        Some(F::LayDistricts | F::ChooseClasses { .. } | F::FirstPlayer)
    );
    hold(!needs_districts || t.districts.is_full(), || "B-5.1: districts".to_owned())?;
    game.flow.iter().try_for_each(|frame| frame_makes_sense(game, *frame))
}

/// The questions stacked at the very beginning.
fn first_questions(frames: &[Frame]) -> bool {
    matches!(
        frames,
        [] | [Frame::FirstPlayer]
            | [Frame::ChooseClasses { .. }]
            | [Frame::ChooseClasses { .. }, Frame::FirstPlayer]
    )
}

/// Whether a frame finds on the table what it needs to go on.
fn frame_makes_sense(game: &Bastion, frame: Frame) -> Result<(), String> {
    let table = &game.table;
    let seats = table.seats().collect::<Vec<_>>();
    let aside = |class| table.set_aside & EnemySet::of_class(class);
    let ok = match frame {
        Frame::ChooseClasses { left, per_class } => {
            let mut free = Vec::new();
            crate::setup::outcomes(game, &mut free);
            let room = game.top() != Some(frame) || free.len() >= usize::from(left);
            (1..=3).contains(&left) && (1..=6).contains(&per_class) && room
        }
        Frame::DealBeasts { to } => {
            let left = seats.len() - to.index().min(seats.len());
            seats.contains(&to) && aside(Class::Beast).len() >= left
        }
        Frame::LaySources { district } => {
            let left = District::all().filter(|it| *it >= district);
            let empty = left.clone().all(|it| table.quarter(it).foundations[0].is_none());
            let sources = table.ritual_deck.shuffled.iter();
            let sources = sources.filter(|it| it.kind() == crate::ids::RitualKind::Source).count();
            let has_scenario = matches!(table.mode, Mode::DarkenedSkies | Mode::LateArrival);
            let is_late = table.mode == Mode::LateArrival;
            has_scenario && empty && sources >= left.count() && (!is_late || is_prepared(table))
        }
        Frame::LayFliers { district } => {
            is_prepared(table)
                && damaged_districts().any(|it| it == district)
                && damaged_districts()
                    .filter(|it| *it >= district)
                    .all(|it| !table.plaza_is_taken(it))
                && outcomes_left(game) >= damaged_districts().filter(|it| *it >= district).count()
        }
        Frame::LayDragon => table.mode == Mode::LateArrival && is_prepared(table),
        Frame::InitialEnemies { left } => left <= 5,
        Frame::DealRituals { to } => {
            let wanted: usize = seats.iter().filter(|it| **it >= to).map(|_| 3).sum::<usize>();
            let held = table.hero(to).rituals.len();
            seats.contains(&to) && held < 3 && table.ritual_deck.len() + held >= wanted
        }
        Frame::KeepTwo { waiting } => {
            !waiting.is_empty()
                && waiting
                    .iter()
                    .all(|seat| seats.contains(&seat) && table.hero(seat).rituals.len() == 3)
        }
        Frame::Relocate { by, spell } => {
            seats.contains(&by)
                && matches!(spell, Spell::Exchange | Spell::Teleport)
                && relocate::check_possible(table, spell).is_ok()
        }
        Frame::Depart => {
            table.active_hero().place == Place::Citadel
                && table.refuges(Place::Citadel).next().is_some()
        }
        Frame::DrawRituals { left } => {
            let drawn = game.draft.drawn.len();
            (1..=2).contains(&left)
                && usize::from(left) <= table.ritual_deck.len()
                && drawn + usize::from(left) <= 2
        }
        Frame::KeepOne => game.draft.drawn.len() == 2,
        Frame::Adding { owed } => {
            let waits = game.top() == Some(frame);
            !waits || (owed > 0 && outcomes_left(game) > 0)
        }
        Frame::Evict { waiting } => {
            let can_go = |seat| table.refuges(table.hero(seat).place).next().is_some();
            !waiting.is_empty() && waiting.iter().all(|seat| seats.contains(&seat) && can_go(seat))
        }
        Frame::LayDistricts
        | Frame::FirstPlayer
        | Frame::HeroPhase
        | Frame::Consent
        | Frame::Announced
        | Frame::Moved
        | Frame::Rituals
        | Frame::Closing => true,
    };
    hold(ok, || format!("{frame:?} does not fit the table"))
}

/// Scenario 4 keeps Fliers and Dragons apart until they are laid out.
fn is_prepared(table: &Table) -> bool {
    let colors = |class| {
        let cards = table.set_aside & EnemySet::of_class(class);
        cards.iter().filter_map(EnemyId::color).collect::<Vec<_>>()
    };
    let dragons = colors(Class::Dragon);
    damaged_districts().all(|it| dragons.contains(&table.district_color(it)))
        && (table.plazas.iter().any(Option::is_some) || colors(Class::Flier).len() >= 3)
}

fn outcomes_left(game: &Bastion) -> usize {
    let mut outcomes = Vec::new();
    tabletop::Game::outcomes(game, tabletop::Stream::TABLE, &mut outcomes);
    outcomes.len()
}

/// Whether the action in progress fits the frames and the table.
fn draft(game: &Bastion) -> Result<(), String> {
    let (table, draft) = (&game.table, &game.draft);
    let resolving = game.flow.len() > 1 && game.flow.first() == Some(&Frame::HeroPhase);
    if !resolving {
        return hold(*draft == Draft::default(), || "an action outside a hero phase".to_owned());
    }
    let mut heads: Vec<EnemyId> = draft.wall.units().map(|(_, card)| card).collect();
    let mut there: Vec<EnemyId> = table.wall.units().map(|(_, card)| card).collect();
    heads.sort();
    there.sort();
    let is_open = matches!(game.flow[1], Frame::Announced | Frame::Consent);
    hold(!is_open || heads == there, || "the wall before the action".to_owned())?;
    let in_front = crate::effect::spell::in_front(table);
    hold(in_front & draft.committed == draft.committed, || "B-12.3: committed".to_owned())?;
    let seats: Vec<_> = table.seats().collect();
    let holders = draft.holding.iter().all(|it| seats.contains(&it) && it != table.active);
    hold(holders, || "R-6.5: who holds".to_owned())?;
    let drawing = matches!(game.top(), Some(Frame::DrawRituals { .. } | Frame::KeepOne));
    hold(drawing || draft.drawn.is_empty(), || "B-13.8: drawn rituals".to_owned())?;
    let fits = match (game.flow[1], draft.announced) {
        (Frame::Announced, Some(announced)) => announced_fits(game, announced),
        (Frame::Consent, Some(it @ Announced::Accumulate { .. })) => announced_fits(game, it),
        (Frame::Moved, Some(Announced::Move(_))) => {
            !draft.speeding || move_hero::has_further_step(game)
        }
        (Frame::Depart | Frame::Rituals, Some(Announced::Attack(_) | Announced::Move(_)))
        | (Frame::Closing, Some(_)) => true,
        _ => false,
    };
    hold(fits, || format!("{:?} does not fit {:?}", draft.announced, game.flow))
}

/// Whether an announced action can still be resolved or called off.
fn announced_fits(game: &Bastion, announced: Announced) -> bool {
    let table = &game.table;
    match announced {
        Announced::Move(to) => {
            let here = table.active_hero().place;
            here.is_adjacent(to) && (game.draft.steps > 0 || here == game.draft.origin)
        }
        Announced::Channel(way) => !table.done.channelled && channel::check_way(table, way).is_ok(),
        Announced::Attack(target) => table.head(target).is_some(),
        Announced::Convert { artifact, give, take } => {
            let action = crate::action::Action::Convert { artifact, give, take };
            artifact::check(table, &action).is_ok()
        }
        Announced::Accumulate { artifact, color, from } => {
            let action = crate::action::Action::Accumulate { artifact, color, from };
            artifact::check(table, &action).is_ok()
        }
        Announced::Revive(source) => channel::check_revival(table, source).is_ok(),
    }
}

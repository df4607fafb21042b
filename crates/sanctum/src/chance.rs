//! What chance may do at the moment, with which weight, drawing it fast, and going on with it.

use tabletop::{Dice, Seat, Sink, Stream, Weighted};

use crate::action::Chance;
use crate::event::Event;
use crate::flow::{Frame, Sanctum, Step};
use crate::ids::{DemonId, DemonSet, EffectSet, Figure, ItemSet, Potion};
use crate::phase::{achievements, attack, breach, chest, levels, move_on, response};
use crate::setup;

/// Cards of one kind, any of which may come with the same probability.
enum Source {
    Values,
    Demons(DemonSet),
    Items(ItemSet),
    Blessings,
    Lords,
    Effects(EffectSet),
    Furies,
    Listed(Vec<Chance>),
}

/// Appends all outcomes of a pending stream.
pub(crate) fn outcomes(game: &Sanctum, stream: Stream, outcomes: &mut Vec<Weighted<Chance>>) {
    let table = &game.table;
    let push = |chance| outcomes.push((chance, 1));
    match source(game, stream) {
        Source::Values => (1..=6).map(Chance::Roll).for_each(push),
        Source::Demons(demons) => demons.iter().map(Chance::Demon).for_each(push),
        Source::Items(items) => items.iter().map(Chance::Item).for_each(push),
        Source::Blessings => {
            table.achievements.hidden.iter().map(Chance::Blessing).for_each(push);
        }
        Source::Lords => table.lord.rest.iter().map(Chance::Lord).for_each(push),
        Source::Effects(effects) => effects.iter().map(Chance::Effect).for_each(push),
        Source::Furies => table.lord.furies.iter().map(Chance::Fury).for_each(push),
        Source::Listed(chances) => chances.into_iter().for_each(|it| add(outcomes, it)),
    }
}

/// Two starting bonus cards may be alike: one outcome, twice as probable.
fn add(outcomes: &mut Vec<Weighted<Chance>>, chance: Chance) {
    match outcomes.iter_mut().find(|(it, _)| *it == chance) {
        Some((_, weight)) => *weight += 1,
        None => outcomes.push((chance, 1)),
    }
}

/// Draws one of the outcomes.
pub(crate) fn sample(game: &Sanctum, stream: Stream, dice: &mut impl Dice) -> Chance {
    let table = &game.table;
    let mut nth = |len: usize| dice.below(len as u32) as usize;
    let found = match source(game, stream) {
        Source::Values => return Chance::Roll(nth(6) as u8 + 1),
        Source::Demons(demons) => demons.nth(nth(demons.len())).map(Chance::Demon),
        Source::Items(items) => items.nth(nth(items.len())).map(Chance::Item),
        Source::Blessings => {
            let tiles = table.achievements.hidden;
            tiles.nth(nth(tiles.len())).map(Chance::Blessing)
        }
        Source::Lords => table.lord.rest.nth(nth(table.lord.rest.len())).map(Chance::Lord),
        Source::Effects(effects) => effects.nth(nth(effects.len())).map(Chance::Effect),
        Source::Furies => table.lord.furies.nth(nth(table.lord.furies.len())).map(Chance::Fury),
        Source::Listed(chances) => {
            let nth = nth(chances.len());
            chances.get(nth).copied()
        }
    };
    found.expect("a number below the size of a set names a member")
}

/// What the pending stream draws from.
fn source(game: &Sanctum, stream: Stream) -> Source {
    let table = &game.table;
    if let Some(seat) = stream.seat() {
        return own_source(game, seat);
    }
    match game.frame {
        Some(Frame::FirstPlayer { .. }) => {
            Source::Listed(table.seats().map(Chance::First).collect())
        }
        Some(Frame::AssignHeroes { next }) => Source::Listed(unassigned(game, next)),
        Some(Frame::BlockSpaces { .. }) => Source::Values,
        Some(Frame::Bonuses { cards: 1.., .. }) => {
            Source::Listed(setup::bonus_cards_left(game).into_iter().map(Chance::Bonus).collect())
        }
        Some(Frame::Bonuses { .. }) => Source::Listed(Potion::ALL.map(Chance::Flip).to_vec()),
        Some(Frame::ShowTops | Frame::Deal { .. }) => {
            let level = table.hordes.uncovered();
            Source::Demons(level.map_or(DemonSet::EMPTY, |it| table.hordes.decks[it.index()].rest))
        }
        Some(Frame::OpenChest) => {
            Source::Items(chest::next_demon(table).map_or(ItemSet::EMPTY, |it| backs(game, it)))
        }
        Some(Frame::Lay { .. } | Frame::LayRoar { .. }) => Source::Lords,
        Some(Frame::DealRows) if table.lord.is_uncovered() => Source::Lords,
        Some(Frame::DealRows) => Source::Furies,
        Some(Frame::TurnUp { card }) => {
            Source::Effects(table.lord.possible_effects(table.components(), card))
        }
        // Only own streams are pending.
        Some(
            Frame::Turn | Frame::Chest { .. } | Frame::Respite | Frame::Face { .. } | Frame::Round,
        )
        | None => Source::Listed(Vec::new()),
    }
}

/// What the own stream of a seat draws from.
fn own_source(game: &Sanctum, seat: Seat) -> Source {
    match game.hero(seat).step {
        Step::Turning { demon } => Source::Items(backs(game, demon)),
        Step::Tiles => Source::Blessings,
        _ => Source::Values,
    }
}

fn backs(game: &Sanctum, demon: DemonId) -> ItemSet {
    game.table.hordes.possible_backs(game.table.components(), demon)
}

/// S-1.1: the heroes nobody has.
fn unassigned(game: &Sanctum, next: u8) -> Vec<Chance> {
    let taken = &game.table.heroes[..usize::from(next)];
    let is_free = |figure: &Figure| !taken.iter().any(|hero| hero.figure == *figure);
    Figure::ALL.into_iter().filter(is_free).map(Chance::Hero).collect()
}

/// Goes on with an outcome.
pub(crate) fn resolve(
    game: &mut Sanctum,
    stream: Stream,
    chance: Chance,
    events: &mut impl Sink<Event>,
) {
    announce(game, stream, chance, events);
    if let Some(seat) = stream.seat() {
        return resolve_own(game, seat, chance, events);
    }
    match (game.frame, chance) {
        (Some(Frame::Deal { .. }), Chance::Demon(demon)) => {
            move_on::top_turned(game, demon, events);
        }
        (Some(Frame::OpenChest), Chance::Item(item)) => chest::turned(game, item, events),
        (Some(Frame::Lay { .. } | Frame::LayRoar { .. } | Frame::DealRows), Chance::Lord(lord)) => {
            breach::top_turned(game, lord, events);
        }
        (Some(Frame::DealRows), Chance::Fury(fury)) => response::fury_dealt(game, fury, events),
        (Some(Frame::TurnUp { card }), Chance::Effect(effect)) => {
            response::turned_up(game, card, effect, events);
        }
        (Some(frame), chance) => setup::resolve(game, frame, chance, events),
        (None, chance) => unreachable!("the game is over, and nothing waits for `{chance}`"),
    }
}

/// What the own stream of a seat decided: a die, the item behind a demon, a tile.
fn resolve_own(game: &mut Sanctum, seat: Seat, chance: Chance, events: &mut impl Sink<Event>) {
    match (game.hero(seat).step, chance) {
        (_, Chance::Roll(value)) => attack::rolled(game, seat, value, events),
        (Step::Turning { demon }, Chance::Item(item)) => {
            levels::item_turned(game, seat, demon, item, events);
        }
        (Step::Tiles, Chance::Blessing(blessing)) => {
            achievements::tile_seen(game, seat, blessing, events);
        }
        (step, chance) => unreachable!("{step:?} does not wait for `{chance}`"),
    }
}

/// Leaves the event of what chance decided, for the seats that may know it.
fn announce(game: &Sanctum, stream: Stream, chance: Chance, events: &mut impl Sink<Event>) {
    match chance {
        // S-16.9: only the owner looks at it.
        Chance::Blessing(blessing) => {
            let seat = stream.seat().unwrap_or(game.table.active);
            events.push(|| Event::BlessingSeen { seat, blessing });
        }
        // S-20.2: face down.
        Chance::Fury(fury) => {
            let seat: Option<Seat> = response::next_row(&game.table);
            let seat = seat.unwrap_or(game.table.active);
            events.push(|| Event::FuryDealt { seat, fury });
        }
        _ => events.push(|| Event::Drawn { chance, seat: stream.seat() }),
    }
}

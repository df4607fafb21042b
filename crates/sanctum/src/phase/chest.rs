//! S-6: the treasure chest at the end of a path board.

use tabletop::{Rule, Seat, Sink, rule};

use crate::action::Action;
use crate::components::Components;
use crate::event::Event;
use crate::flow::{Frame, Sanctum, Step};
use crate::ids::{DemonId, ItemId, ItemSet, Place};
use crate::phase::{move_on, turn};
use crate::state::Table;

/// S-6.1: whether a hero stands on the last space of a path board, with a chest to open.
pub(crate) fn is_here(table: &Table, seat: Seat) -> bool {
    has_chest(table.components(), table.hero(seat).place) && !table.sets.is_empty()
}

/// S-6.1: whether a place is the last space of a path board.
pub(crate) fn has_chest(components: &Components, place: Place) -> bool {
    match place {
        Place::Path { act, space } => usize::from(space) == components.act(act).spaces.len(),
        _ => false,
    }
}

/// S-6.2: the demon turned over next.
pub(crate) fn next_demon(table: &Table) -> Option<DemonId> {
    table.sets.first().map(|group| group.first)
}

/// S-6.2: all cards left on the board are turned over.
pub(crate) fn open(game: &mut Sanctum, events: &mut impl Sink<Event>) {
    let seat = game.table.active;
    game.hero_mut(seat).step = Step::Idle;
    game.goto(Frame::OpenChest);
    turn_known(game, events);
}

/// Chance said what is on the back of the next card.
pub(crate) fn turned(game: &mut Sanctum, item: ItemId, events: &mut impl Sink<Event>) {
    turn_next(game, item, events);
    turn_known(game, events);
}

/// Cards whose back is known need no chance.
fn turn_known(game: &mut Sanctum, events: &mut impl Sink<Event>) {
    let components = game.table.components();
    while let Some(demon) = next_demon(&game.table) {
        let Some(item) = game.table.hordes.known_back(components, demon) else { return };
        turn_next(game, item, events);
    }
    ask(game, 0, events);
}

fn turn_next(game: &mut Sanctum, item: ItemId, events: &mut impl Sink<Event>) {
    let group = game.table.sets.first_mut().expect("a demon that is turned over lies in a set");
    let demon = group.first;
    match group.second.take() {
        Some(second) => group.first = second,
        None => drop(game.table.sets.remove(0)),
    }
    game.tx(events).turn_item(demon, item);
    game.table.chest.insert(item);
}

/// S-6.3, S-6.4, O-6.2: the next living hero of the march order takes a card; the last card needs
/// no choice (D-6).
fn ask(game: &mut Sanctum, from: u8, events: &mut impl Sink<Event>) {
    let table = &game.table;
    let living = |next: &u8| !table.hero(table.march[usize::from(*next)]).is_dead();
    let Some(next) = (from..table.march.len() as u8).find(living) else {
        return close(game, events);
    };
    let chest = table.chest;
    game.goto(Frame::Chest { next });
    match (chest.len(), chest.lowest()) {
        (1, Some(last)) => take(game, game.table.march[usize::from(next)], last, events),
        (0, _) | (_, None) => close(game, events),
        _ => {}
    }
}

/// S-6.3: whether it is this hero's choice.
pub(crate) fn is_choosing(table: &Table, frame: Frame, seat: Seat) -> bool {
    matches!(frame, Frame::Chest { next } if table.march[usize::from(next)] == seat)
}

pub(crate) fn check(table: &Table, next: u8, seat: Seat, action: &Action) -> Result<(), Rule> {
    if table.march[usize::from(next)] != seat {
        return Err(rule!("S-6.3"));
    }
    match action {
        Action::Take(item) if table.chest.contains(*item) => Ok(()),
        _ => Err(rule!("S-6.4")),
    }
}

/// S-6.5: an item, no levels; S-27.5: it comes too late for a Rest that was announced before.
pub(crate) fn take(game: &mut Sanctum, seat: Seat, item: ItemId, events: &mut impl Sink<Event>) {
    game.table.chest.remove(item);
    let hero = game.hero_mut(seat);
    hero.bag.insert(item);
    if hero.step == Step::Equip {
        hero.locked.push(item);
    }
    events.push(|| Event::ItemTaken { seat, item });
    let Some(Frame::Chest { next }) = game.frame else {
        unreachable!("items are taken from an open chest");
    };
    ask(game, next + 1, events);
}

/// S-6.6: what is left is removed, and the next board is laid out.
fn close(game: &mut Sanctum, events: &mut impl Sink<Event>) {
    let items: ItemSet = std::mem::take(&mut game.table.chest);
    items.iter().for_each(|item| game.tx(events).discard_item(item));
    lay_next_board(game, events);
    game.goto(Frame::Turn);
    turn::end(game, game.table.active, events);
}

fn lay_next_board(game: &mut Sanctum, events: &mut impl Sink<Event>) {
    let acts = game.table.acts();
    if let Place::Path { act, .. } = game.hero(game.table.active).place {
        let index = acts.iter().position(|it| *it == act).unwrap_or(0) as u8;
        // The opener's board and the next one.
        let last = acts.len() as u8 - 3;
        game.table.boards = game.table.boards.max(index.min(last));
        move_on::tidy_boards(&mut game.table, events);
    }
}

//! S-5, S-7, S-17: Move. Advance, reveal demons, engage demons.

use tabletop::{Rule, Seat, Sink, rule};

use crate::action::Action;
use crate::event::Event;
use crate::flow::{Frame, Sanctum, Step};
use crate::ids::{DemonId, DemonSet, Level, Place, SetId};
use crate::phase::waiting;
use crate::state::{DemonGroup, Table};

/// S-5.1, S-5.2, S-5.4: to the head of the line, or one space on from it.
pub(crate) fn advance(game: &mut Sanctum, seat: Seat, events: &mut impl Sink<Event>) {
    let to = game.table.next_place();
    let is_first_arrival = to == Place::Walls && !game.table.walls_reached;
    game.hero_mut(seat).step = Step::Idle;
    game.tx(events).place(seat, to);
    // O-6.1: the latest Move comes first.
    let march = game.table.march;
    let others = march.iter().copied().filter(|it| *it != seat);
    game.table.march = std::iter::once(seat).chain(others).collect();
    lay_boards(game, to, events);
    intervene(game, to, is_first_arrival, events);
    if to == Place::Walls && !is_first_arrival {
        // S-17.3: nothing is dealt.
        begin_engaging(game);
    } else {
        deal(game, Progress { set: 0, card: 0, begun: false }, events);
    }
}

/// S-6.7, S-6.8: two act boards at most; figures on an older one wait on the hordes board.
fn lay_boards(game: &mut Sanctum, to: Place, events: &mut impl Sink<Event>) {
    let table = &mut game.table;
    let acts = table.acts();
    let act = match to {
        Place::Path { act, .. } => act,
        _ => 5,
    };
    let index = acts.iter().position(|it| *it == act).unwrap_or(0) as u8;
    table.boards = table.boards.max(index.saturating_sub(1));
    tidy_boards(table, events);
}

/// Boards that everybody has left go; figures on boards that had to go wait on the hordes board.
pub(crate) fn tidy_boards(table: &mut Table, events: &mut impl Sink<Event>) {
    let acts = table.acts();
    for seat in table.seats() {
        let Place::Path { act, .. } = table.hero(seat).place else { continue };
        if !acts[usize::from(table.boards)..].contains(&act) {
            table.hero_mut(seat).place = Place::Hordes;
            events.push(|| Event::SentToHordes { seat });
        }
    }
    // The last two boards of the journey are the last path board and board V.
    let last = acts.len() as u8 - 3;
    let is_left = |table: &Table| {
        let act = acts[usize::from(table.boards)];
        let stands = |seat: Seat| match table.hero(seat).place {
            Place::Path { act: there, .. } => there == act,
            Place::Start => true,
            Place::Hordes | Place::Walls | Place::Cathedral => false,
        };
        !table.seats().any(stands)
    };
    while table.boards < last && is_left(table) {
        table.boards += 1;
    }
}

/// S-7.1 to S-7.3, O-7.1: dice are handed out before demons are revealed; O-7.2: not to the dead.
fn intervene(game: &mut Sanctum, to: Place, is_first_arrival: bool, events: &mut impl Sink<Event>) {
    let (act, space) = game.table.intervention_space();
    let is_tile = game.table.intervention && to == Place::Path { act, space };
    if is_tile {
        game.table.intervention = false;
    }
    if is_first_arrival {
        game.table.walls_reached = true;
    }
    if is_tile || is_first_arrival {
        let living: Vec<Seat> = game.table.living().collect();
        living.into_iter().for_each(|seat| game.tx(events).gain_die(seat));
    }
}

/// How far the deal of a space has come.
#[derive(Clone, Copy)]
struct Progress {
    set: u8,
    card: u8,
    begun: bool,
}

/// S-5.6 to S-5.8: deals the printed sets of the space just entered. It stops whenever chance has
/// to turn up the next card of a deck.
fn deal(game: &mut Sanctum, mut at: Progress, events: &mut impl Sink<Event>) {
    let groups = entered(&game.table);
    while let Some(group) = groups.get(usize::from(at.set)) {
        let Some(level) = group.0.get(usize::from(at.card)) else {
            at = Progress { set: at.set + 1, card: 0, begun: false };
            continue;
        };
        if waits_for_discards(&game.table, *level) {
            let Progress { set, card, begun } = at;
            game.goto(Frame::Deal { set, card, begun });
            return;
        }
        refill(game, *level, events);
        if game.table.hordes.uncovered().is_none() {
            at.begun |= deal_one(game, *level, at.begun, events);
            at.card += 1;
        }
        if game.table.hordes.uncovered().is_some() {
            let Progress { set, card, begun } = at;
            game.goto(Frame::Deal { set, card, begun });
            return;
        }
    }
    begin_engaging(game);
}

/// O-5.3, S-27.4: an empty deck is filled again with the items that earlier turns still discard, so
/// it waits until they are over.
fn waits_for_discards(table: &Table, level: Level) -> bool {
    let deck = &table.hordes.decks[level.index()];
    deck.top.is_none() && deck.rest.is_empty() && !table.unfinished.is_empty()
}

/// Goes on with a deal that waited for earlier turns.
pub(crate) fn resume(game: &mut Sanctum, events: &mut impl Sink<Event>) {
    if let Some(Frame::Deal { set, card, begun }) = game.frame
        && game.table.hordes.uncovered().is_none()
    {
        deal(game, Progress { set, card, begun }, events);
    }
}

/// O-5.3: the discard pile becomes a new deck when a card is needed and none is left.
fn refill(game: &mut Sanctum, level: Level, events: &mut impl Sink<Event>) {
    let deck = &mut game.table.hordes.decks[level.index()];
    if deck.top.is_none() && deck.rest.is_empty() && !deck.discard.is_empty() {
        deck.rest = std::mem::take(&mut deck.discard);
        events.push(|| Event::DiscardsShuffled { level: level.number() });
    }
}

/// The sets printed on the space the mover stands on.
fn entered(table: &Table) -> &'static [crate::components::Group] {
    table.components().sets_at(table.hero(table.active).place)
}

/// The top card of a deck goes to the board: to the set just begun, or as a new one (H-5.1).
fn deal_one(game: &mut Sanctum, level: Level, begun: bool, events: &mut impl Sink<Event>) -> bool {
    let table = &mut game.table;
    let Some(demon) = table.hordes.decks[level.index()].top.take() else { return false };
    match table.sets.last_mut() {
        Some(group) if begun => group.second = Some(demon),
        _ => table.sets.push(DemonGroup { first: demon, second: None }),
    }
    let set = table.sets.len() as u8;
    events.push(|| Event::DemonDealt { demon, set });
    true
}

/// Chance turned up the next top card.
pub(crate) fn top_turned(game: &mut Sanctum, demon: DemonId, events: &mut impl Sink<Event>) {
    game.table.hordes.lift(game.table.components(), demon);
    if let Some(Frame::Deal { set, card, begun }) = game.frame {
        deal(game, Progress { set, card, begun }, events);
    }
}

fn begin_engaging(game: &mut Sanctum) {
    game.goto(Frame::Turn);
    let seat = game.table.active;
    let is_empty = game.table.sets.is_empty();
    game.hero_mut(seat).step = if is_empty { Step::Finish } else { Step::Engage };
}

/// S-5.9, S-17.3: the sets on the board.
pub(crate) fn offer(table: &Table, actions: &mut Vec<Action>) {
    actions.extend((0..table.sets.len()).map(|index| Action::Engage(SetId::from_index(index))));
}

/// S-5.10: exactly one whole set.
pub(crate) fn check(game: &Sanctum, action: &Action) -> Result<(), Rule> {
    match action {
        Action::Engage(set) if set.index() < game.table.sets.len() => Ok(()),
        _ => Err(waiting::out_of_place(game, action).unwrap_or(rule!("S-5.10"))),
    }
}

/// S-5.11, S-5.12: into the battle zone; the other sets stay.
pub(crate) fn engage(game: &mut Sanctum, seat: Seat, set: SetId, events: &mut impl Sink<Event>) {
    let group = game.table.sets.remove(set.index());
    let hero = game.hero_mut(seat);
    let engaged: DemonSet = group.cards().collect();
    hero.zone = hero.zone | engaged;
    hero.step = Step::Finish;
    events.push(|| Event::Engaged { seat, demons: engaged });
}

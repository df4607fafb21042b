//! S-4: whose turn it is, and which action it is spent on.

use tabletop::{Rule, Seat, Sink, rule};

use crate::action::Action;
use crate::event::Event;
use crate::flow::{Frame, Sanctum, Step};
use crate::ids::Place;
use crate::phase::{achievements, breach, chest, move_on, response};
use crate::state::{Table, Unfinished};

/// The five actions of a turn (D-4).
const ACTIONS: [Action; 5] =
    [Action::Move, Action::Fight, Action::Rest, Action::Breach, Action::Answer];

pub(crate) fn offer(table: &Table, seat: Seat, actions: &mut Vec<Action>) {
    actions.extend(ACTIONS.into_iter().filter(|action| check(table, seat, action).is_ok()));
}

/// S-4.2: exactly one action, and passing is not one of them.
pub(crate) fn check(table: &Table, seat: Seat, action: &Action) -> Result<(), Rule> {
    let hero = table.hero(seat);
    let is_beyond = matches!(hero.place, Place::Walls | Place::Cathedral);
    let has_demons = !hero.zone.is_empty();
    let is_first = hero.place == Place::Start;
    match action {
        // S-4.6, S-17.4, S-18.8.
        Action::Move if is_beyond => Err(rule!("S-4.6")),
        // S-4.3, H-4.1.
        Action::Fight | Action::Rest | Action::Breach | Action::Answer if is_first => {
            Err(rule!("S-4.3"))
        }
        // S-4.4.
        Action::Fight if !has_demons => Err(rule!("S-4.4")),
        // S-18.1, S-18.2, O-18.2, H-18.2.
        Action::Breach if hero.place != Place::Walls || table.breacher.is_some() || has_demons => {
            Err(rule!("S-18.1"))
        }
        Action::Answer if table.breacher.is_none() => Err(rule!("S-18.5")),
        // S-4.5, O-4.1: Rest always, even if there is nothing to do; S-18.5: Answer from anywhere.
        Action::Move | Action::Fight | Action::Rest | Action::Breach | Action::Answer => Ok(()),
        // S-9.5: potions are drunk in a Fight only.
        Action::Drink(..) => Err(rule!("S-9.5")),
        _ => Err(rule!("S-4.2")),
    }
}

/// The first turn, once everything is laid out.
pub(crate) fn begin(game: &mut Sanctum, events: &mut impl Sink<Event>) {
    game.goto(Frame::Turn);
    let (seat, turn) = (game.table.active, game.table.turn);
    game.hero_mut(seat).step = Step::Choose;
    events.push(|| Event::TurnBegan { seat, turn });
}

/// D-40, H-27.2: what ends a Move or an Answer that can still be taken back.
pub(crate) fn finish(table: &Table, seat: Seat) -> Action {
    if chest::is_here(table, seat) { Action::OpenChest } else { Action::EndTurn }
}

pub(crate) fn check_finish(table: &Table, seat: Seat, action: &Action) -> Result<(), Rule> {
    match action {
        it if *it == finish(table, seat) => Ok(()),
        // S-6.1: only on the last space, and there it must be opened.
        Action::OpenChest | Action::EndTurn => Err(rule!("S-6.1")),
        _ => Err(rule!("S-4.2")),
    }
}

/// S-4.1: the turn of a hero is over; O-27.7: so is the wait of whatever needed that.
pub(crate) fn end(game: &mut Sanctum, seat: Seat, events: &mut impl Sink<Event>) {
    let hero = game.hero_mut(seat);
    hero.step = Step::Idle;
    hero.locked.clear();
    let unfinished = &mut game.table.unfinished;
    if let Some(index) = unfinished.iter().position(|turn| turn.seat == seat) {
        unfinished.remove(index);
    }
    events.push(|| Event::TurnEnded { seat });
    // O-11.3: nobody is left.
    if game.table.living().next().is_none() {
        game.table.turn += 1;
        return game.end(events);
    }
    // S-18.12, O-18.1.
    if breach::is_over(&game.table) {
        game.table.turn += 1;
        return response::begin_respite(game, events);
    }
    // S-27.5: what waited for earlier turns.
    let earliest = game.table.earliest_turn();
    if game.hero(earliest).step == Step::Ended {
        return achievements::check(game, earliest, events);
    }
    move_on::resume(game, events);
    pass_on(game, events);
}

/// S-4.1: the turn goes clockwise to the next hero who has something to do. S-27.4: where turns may
/// overlap it does so as soon as the active hero has finished Block or announced a Rest.
pub(crate) fn pass_on(game: &mut Sanctum, events: &mut impl Sink<Event>) {
    let table = &game.table;
    let seat = table.active;
    let step = table.hero(seat).step;
    let is_over = step == Step::Idle;
    if game.frame != Some(Frame::Turn) || !(is_over || (table.overlap && step.is_past_block())) {
        return;
    }
    let next = next(table);
    // Nobody has two turns at once.
    let is_free = is_over || next != seat;
    if !is_free || table.unfinished.iter().any(|turn| turn.seat == next) {
        return;
    }
    let lays = table.breacher == Some(next);
    // S-18.11, H-18.3: the last card calls everybody, so all earlier turns have to be over.
    let is_last = lays && breach::lays_last_card(table);
    if is_last && !(is_over && table.unfinished.is_empty()) {
        return;
    }
    let number = table.turn;
    if !is_over {
        game.table.unfinished.push(Unfinished { seat, number });
    }
    game.table.turn += 1;
    game.table.active = next;
    if lays {
        let turn = game.table.turn;
        events.push(|| Event::TurnBegan { seat: next, turn });
        breach::lay(game, 1, events);
    } else {
        begin(game, events);
    }
}

/// The next hero clockwise who has something to do on a turn.
fn next(table: &Table) -> Seat {
    let goes_on = |seat: &Seat| {
        let hero = table.hero(*seat);
        // S-4.7; S-18.9: heroes who have answered do nothing, the breacher adds a card.
        !hero.is_dead() && (hero.answered == 0 || table.breacher == Some(*seat))
    };
    table.clockwise_from(table.active).skip(1).find(goes_on).unwrap_or(table.active)
}

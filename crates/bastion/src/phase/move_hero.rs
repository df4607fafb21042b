//! B-7: the Move action, with Speed (B-12.40) and entering guarded places.

use tabletop::{Rule, Seat, Sink, rule};

use crate::action::{Action, Cast};
use crate::effect::spell;
use crate::event::{Event, HeroMoveCause};
use crate::flow::{Announced, Bastion, Frame};
use crate::ids::{Place, Target};
use crate::phase::{attack, turn, window};
use crate::state::Table;

/// B-7.1, B-7.2: a Move leads to an adjacent place.
pub(crate) fn check_adjacent(table: &Table, to: Place) -> Result<(), Rule> {
    let from = table.active_hero().place;
    if from == to {
        return Err(rule!("B-7.2"));
    }
    if from.is_adjacent(to) { Ok(()) } else { Err(rule!("B-7.1")) }
}

/// B-7.6, R-7.1: an adjacent place can be entered if it is not guarded, or together with an attack
/// on its guard. B-7.3, B-7.4: neither heroes nor other enemies are in the way. B-7.10: a guard of
/// the place left behind does not matter.
pub(crate) fn check_step(game: &Bastion, to: Place) -> Result<(), Rule> {
    let Some(guard) = game.table.guard(to) else { return Ok(()) };
    let aid = attack::Aid::of(game, to);
    // B-6.13: a spell of window 1 may still move a guard on the wall away.
    if matches!(guard, Target::Wall(_)) && aid.can_relocate {
        return Ok(());
    }
    if game.table.done.attacked {
        return Err(rule!("B-7.6"));
    }
    attack::check_enterable(game, &aid, guard).map_err(|_| rule!("B-7.6"))
}

/// The hero sets out: from the hero phase, or once more by Speed.
pub(crate) fn announce(game: &mut Bastion, to: Place, events: &mut impl Sink<Event>) {
    let first = game.top() == Some(Frame::HeroPhase);
    if first {
        window::open(game, Announced::Move(to), events);
    } else {
        game.draft.announced = Some(Announced::Move(to));
        game.draft.speeding = false;
    }
    let guarded = game.table.guard(to).is_some();
    // B-7.7: only window 1 of the first move lets Exchange and Teleport in.
    if guarded || (first && window::anybody_can_relocate(game)) {
        if first {
            game.push(Frame::Announced)
        } else {
            game.goto(Frame::Announced)
        }
        return;
    }
    if !first {
        game.pop();
    }
    arrive(game, to, events);
}

/// The hero arrives in a place that is not guarded: only from such a place Speed leads on.
pub(crate) fn arrive(game: &mut Bastion, to: Place, events: &mut impl Sink<Event>) {
    step(game, to, events);
    game.push(Frame::Moved);
    if !spell::could_cast(game, game.table.active) {
        game.pop();
        window::close(game, events);
    }
}

/// One move of the Move action.
pub(crate) fn step(game: &mut Bastion, to: Place, events: &mut impl Sink<Event>) {
    let seat = game.table.active;
    game.tx(events).move_hero(seat, to, HeroMoveCause::Move, None);
    game.table.done.moved = true;
    game.draft.steps = game.draft.steps.saturating_add(1);
}

/// B-12.40, B-12.42: after each move, Speed or the end of the action; after Speed, the next move,
/// also back to where it began (B-12.43).
pub(crate) fn offer_further(game: &Bastion, actions: &mut Vec<Action>) {
    if game.draft.speeding {
        actions.extend(steps(game).map(Action::Move));
        return;
    }
    spell::offer(game, game.table.active, actions);
    actions.push(Action::GoOn);
}

pub(crate) fn check_further(game: &Bastion, seat: Seat, action: &Action) -> Result<(), Rule> {
    if seat != game.table.active {
        return Err(rule!("B-6.6"));
    }
    match action {
        Action::Move(to) if game.draft.speeding => {
            check_adjacent(&game.table, *to)?;
            check_step(game, *to)
        }
        Action::GoOn if !game.draft.speeding => Ok(()),
        Action::Cast(cast @ Cast { .. }) if !game.draft.speeding => {
            spell::check(game, seat, cast).map(|_| ())
        }
        // B-12.41: nothing comes between the two moves.
        _ if game.draft.speeding => Err(rule!("B-12.41")),
        other => Err(turn::out_of_place(other)),
    }
}

/// Whether a further move would have somewhere to go.
pub(crate) fn has_further_step(game: &Bastion) -> bool {
    steps(game).next().is_some()
}

/// The places the active hero can move to.
pub(crate) fn steps(game: &Bastion) -> impl Iterator<Item = Place> + '_ {
    let from = game.table.active_hero().place;
    from.neighbours().filter(move |to| check_step(game, *to).is_ok())
}

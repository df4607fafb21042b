//! B-6.11, R-6.2: an announced action between its announcement and its end: window 1, its spells,
//! the commitment of the active player, window 2.
//!
//! nobody is asked to pass. Every hero that can cast may do so while a window is open, or *hold*
//! it; the active player goes on when nobody holds. A window in which nobody could cast anything
//! does not exist.

use tabletop::{Pending, Rule, Seat, SeatSet, Sink, rule};

use crate::action::{Action, Way};
use crate::effect::{artifact, relocate, spell};
use crate::event::{Event, HeroMoveCause};
use crate::flow::{Announced, Bastion, Draft, Frame};
use crate::ids::Spell;
use crate::phase::{attack, channel, move_hero, turn};
use crate::sets::EnemySet;

/// on holding a window open.
pub(crate) const HOLD: Rule = rule!("R-6.5");

/// An action is announced; nothing is spent yet.
pub(crate) fn open(game: &mut Bastion, announced: Announced, events: &mut impl Sink<Event>) {
    game.draft = Draft {
        announced: Some(announced),
        origin: game.table.active_hero().place,
        wall: game.table.wall,
        done: game.table.done,
        ..Draft::default()
    };
    let seat = game.table.active;
    events.push(|| Event::Announced { seat, announced });
}

/// B-12.39: whether some hero could cast Exchange or Teleport.
pub(crate) fn anybody_can_relocate(game: &Bastion) -> bool {
    can_relocate(game, spell::in_front(&game.table))
}

/// Whether one of these cards could be cast as Exchange or Teleport.
fn can_relocate(game: &Bastion, cards: EnemySet) -> bool {
    let free = cards & !game.draft.committed;
    if free.is_empty() {
        return false;
    }
    let table = &game.table;
    let movers = relocate::useful_cards(table);
    let copies = free & table.components().with_spell(Spell::Copy);
    free.meets(movers) || copies.iter().any(|copy| spell::seen_by_copy(game, copy).meets(movers))
}

/// G-6.4: whether another hero holds window 1 open for an Exchange or Teleport, so that no spell
/// of the action may close it yet.
pub(crate) fn is_held_for_others(game: &Bastion, seat: Seat) -> bool {
    let draft = &game.draft;
    let is_open = !draft.has_action_spell() && draft.steps == 0;
    let mut others = draft.holding.iter().filter(|other| *other != seat);
    is_open && others.any(|other| can_relocate(game, game.table.hero(other).spells))
}

/// The seats that can act in the open window; it waits for the active player, or for the holders.
pub(crate) fn deciders(game: &Bastion) -> Pending {
    let active = game.table.active;
    let holding = game.draft.holding;
    let can_commit = game.top() == Some(Frame::Announced) || holding.is_empty();
    let mut seats = holding;
    for seat in game.table.seats() {
        let can_act = (seat == active && can_commit) || spell::could_cast(game, seat);
        if can_act {
            seats.insert(seat);
        }
    }
    let needed = if holding.is_empty() { SeatSet::only(active) } else { holding };
    Pending::some_of(seats, needed)
}

pub(crate) fn offer(game: &Bastion, seat: Seat, actions: &mut Vec<Action>) {
    spell::offer(game, seat, actions);
    if seat != game.table.active {
        if game.draft.holding.contains(seat) {
            actions.push(Action::Release);
        } else if spell::could_cast(game, seat) {
            actions.push(Action::Hold);
        }
        return;
    }
    if game.draft.holding.is_empty() {
        offer_commitment(game, actions);
    }
    if game.top() == Some(Frame::Announced) {
        actions.push(Action::CallOff);
    }
}

/// How the active player can go on.
fn offer_commitment(game: &Bastion, actions: &mut Vec<Action>) {
    if game.top() == Some(Frame::Closing) {
        return actions.push(Action::GoOn);
    }
    match game.draft.announced {
        Some(Announced::Channel(Way::Source(_) | Way::Tower)) => {
            channel::offer_deposits(&game.table, actions);
        }
        Some(Announced::Attack(_)) => attack::offer_payments(game, actions),
        Some(Announced::Move(to)) if game.table.guard(to).is_some() => {
            attack::offer_payments(game, actions);
        }
        _ => actions.push(Action::GoOn),
    }
}

pub(crate) fn check(game: &Bastion, seat: Seat, action: &Action) -> Result<(), Rule> {
    let is_active = seat == game.table.active;
    let is_holding = game.draft.holding.contains(seat);
    match action {
        Action::Cast(cast) => return spell::check(game, seat, cast).map(|_| ()),
        Action::Release if is_holding => return Ok(()),
        Action::Hold if !is_active && !is_holding && spell::could_cast(game, seat) => return Ok(()),
        Action::Hold | Action::Release => return Err(HOLD),
        _ if !is_active => return Err(rule!("B-6.6")),
        Action::CallOff if game.top() == Some(Frame::Announced) => return Ok(()),
        _ => {}
    }
    check_commitment(game, action)?;
    // A hero asked the active player to wait.
    if game.draft.holding.is_empty() { Ok(()) } else { Err(HOLD) }
}

fn check_commitment(game: &Bastion, action: &Action) -> Result<(), Rule> {
    let announced = match game.top() {
        Some(Frame::Closing) => None,
        _ => game.draft.announced,
    };
    match (action, announced) {
        (Action::GoOn, Some(Announced::Move(to))) if game.table.guard(to).is_some() => {
            // B-7.7: a guarded place is entered only with an attack.
            Err(rule!("B-7.7"))
        }
        (Action::GoOn, Some(Announced::Attack(_))) => Err(rule!("B-9.1")),
        (Action::GoOn, Some(Announced::Channel(Way::Source(_)))) => Err(rule!("B-8.4")),
        (Action::GoOn, Some(Announced::Channel(Way::Tower))) => Err(rule!("B-8.11")),
        (Action::GoOn, _) => Ok(()),
        (Action::Pay(mana), Some(Announced::Attack(_) | Announced::Move(_))) => {
            attack::check_payment(game, *mana)
        }
        (Action::Deposit(deposit), Some(Announced::Channel(Way::Source(_) | Way::Tower))) => {
            channel::check_deposit(&game.table, *deposit)
        }
        (other, _) => Err(turn::out_of_place(other)),
    }
}

/// The active player commits, or ends an optional step.
pub(crate) fn go_on(game: &mut Bastion, events: &mut impl Sink<Event>) {
    let frame = game.top();
    if frame == Some(Frame::Closing) {
        return finish(game, events);
    }
    game.pop();
    if frame != Some(Frame::Announced) {
        return close(game, events);
    }
    match game.draft.announced {
        Some(Announced::Move(to)) => move_hero::arrive(game, to, events),
        Some(Announced::Channel(_)) => channel::channel_citadel(game, events),
        Some(Announced::Revive(source)) => channel::revive(game, source, events),
        Some(Announced::Convert { .. } | Announced::Accumulate { .. }) => {
            artifact::resolve(game, events);
        }
        Some(Announced::Attack(_)) | None => unreachable!("an attack is committed by paying"),
    }
}

/// B-6.13, G-6.3: the announcement and everything cast in it is taken back.
pub(crate) fn call_off(game: &mut Bastion, events: &mut impl Sink<Event>) {
    let seat = game.table.active;
    let Draft { origin, wall, done, .. } = std::mem::take(&mut game.draft);
    game.table.wall = wall;
    if game.table.active_hero().place != origin {
        game.tx(events).move_hero(seat, origin, HeroMoveCause::TakenBack, None);
    }
    game.table.done = done;
    game.flow.truncate(1);
    events.push(|| Event::CalledOff { seat, wall });
}

pub(crate) fn hold(game: &mut Bastion, seat: Seat, events: &mut impl Sink<Event>) {
    game.draft.holding.insert(seat);
    events.push(|| Event::Held { seat });
}

pub(crate) fn release(game: &mut Bastion, seat: Seat, events: &mut impl Sink<Event>) {
    game.draft.holding.remove(seat);
    events.push(|| Event::Released { seat });
}

/// The action is resolved: window 2, if anybody could use it.
pub(crate) fn close(game: &mut Bastion, events: &mut impl Sink<Event>) {
    // A hold concerns one window; the next one starts without.
    game.draft.holding = SeatSet::EMPTY;
    if anybody_can_relocate(game) {
        game.push(Frame::Closing);
    } else {
        finish(game, events);
    }
}

/// The action is over, and with it what its spells did (B-12.8).
pub(crate) fn finish(game: &mut Bastion, events: &mut impl Sink<Event>) {
    game.spend_committed(events);
    game.draft = Draft::default();
    game.flow.truncate(1);
}

//! B-6: the turn, and what the active hero may begin in its hero phase.

use tabletop::{Rule, Seat, Sink, rule};

use crate::action::{Action, SourceNumber, Way};
use crate::because::{Because, Cause};
use crate::effect::{artifact, spell};
use crate::event::Event;
use crate::flow::{Bastion, Frame};
use crate::ids::{District, MAX_SOURCES, Place, Section, Target};
use crate::phase::{attack, channel, enemy_phase, move_hero};
use crate::state::{Done, Table};

/// B-6.1, B-18.3: the next player in seating order begins a turn; a single one is always next.
pub(crate) fn next(game: &mut Bastion, events: &mut impl Sink<Event>) {
    let table = &mut game.table;
    table.turn += 1;
    let next = (table.active.index() as u8 + 1) % table.players;
    table.active = Seat::new(next);
    begin(game, events);
}

/// B-6.2: a turn begins with its hero phase.
pub(crate) fn begin(game: &mut Bastion, events: &mut impl Sink<Event>) {
    let table = &mut game.table;
    // B-15.49: the obligation arises only at the start of a turn.
    let obliged = table.citadel.is_some() && table.active_hero().place == Place::Citadel;
    table.done = Done { obliged, ..Done::default() };
    let (seat, turn) = (table.active, table.turn);
    events.push(|| Event::TurnBegan { seat, turn });
    game.flow.clear();
    game.push(Frame::HeroPhase);
}

/// B-6.8, B-6.9: the enemies come.
pub(crate) fn end_phase(game: &mut Bastion, events: &mut impl Sink<Event>) {
    let seat = game.table.active;
    events.push(|| Event::PhaseEnded { seat });
    enemy_phase::begin(game, events);
}

/// B-6.10, R-6.1, B-12.27: a further hero phase; what artifacts did stays done.
pub(crate) fn repeat(game: &mut Bastion, events: &mut impl Sink<Event>) {
    let Done { artifacts, obliged, .. } = game.table.done;
    // B-12.30, R-12.5: an unmet obligation goes on.
    game.table.done = Done { artifacts, obliged, ..Done::default() };
    let seat = game.table.active;
    events.push(|| Event::PhaseRepeated { seat, because: Because::only(Cause::Repeated) });
}

/// B-15.49, B-6.9: whether an obligation is unmet and there is a way to meet it.
fn must_act(table: &Table) -> bool {
    table.done.obliged && table.refuges(Place::Citadel).next().is_some()
}

/// B-6.3: what the active hero may do next.
pub(crate) fn offer(game: &Bastion, actions: &mut Vec<Action>) {
    let table = &game.table;
    if !table.done.moved {
        offer_moves(game, actions);
    }
    if !table.done.channelled {
        offer_channelling(table, actions);
    }
    if !table.done.attacked {
        offer_attacks(game, actions);
    }
    artifact::offer(table, actions);
    channel::offer_revival(table, actions);
    spell::offer(game, table.active, actions);
    if !must_act(table) {
        actions.push(Action::EndPhase);
    }
}

fn offer_moves(game: &Bastion, actions: &mut Vec<Action>) {
    actions.extend(move_hero::steps(game).map(Action::Move));
}

fn offer_channelling(table: &Table, actions: &mut Vec<Action>) {
    match table.active_hero().place {
        Place::Citadel => {
            if channel::check_way(table, Way::Citadel).is_ok() {
                actions.push(Action::Channel(Way::Citadel));
            }
        }
        Place::District(district) => {
            if table.plaza_is_taken(district) {
                return;
            }
            let discs = &table.district_state(district).sources;
            let open = (0..MAX_SOURCES).filter(|index| discs[*index].is_none());
            let sources = open.map(|index| Way::Source(SourceNumber::from_index(index)));
            let legal =
                sources.chain([Way::Tower]).filter(|way| channel::check_way(table, *way).is_ok());
            actions.extend(legal.map(Action::Channel));
        }
    }
}

fn offer_attacks(game: &Bastion, actions: &mut Vec<Action>) {
    let table = &game.table;
    let aid = attack::Aid::of(game, table.active_hero().place);
    let mut try_target = |target| {
        if attack::check_announced(game, &aid, target).is_ok() {
            actions.push(Action::Attack(target));
        }
    };
    // Without Missile or a way to move units only the own place is in reach.
    if aid.reaches_everywhere() {
        Section::in_mask(table.wall.occupied()).map(Target::Wall).for_each(&mut try_target);
        District::all().map(Target::Plaza).for_each(&mut try_target);
        try_target(Target::Citadel);
        return;
    }
    match table.active_hero().place {
        Place::Citadel => try_target(Target::Citadel),
        Place::District(district) => {
            let mask = district.sections() & table.wall.occupied();
            Section::in_mask(mask).map(Target::Wall).for_each(&mut try_target);
            try_target(Target::Plaza(district));
        }
    }
}

/// Whether the seat may begin this in the hero phase.
pub(crate) fn check(game: &Bastion, seat: Seat, action: &Action) -> Result<(), Rule> {
    let table = &game.table;
    // B-6.6: only the active hero performs actions.
    if seat != table.active && !matches!(action, Action::Cast(_)) {
        return Err(rule!("B-6.6"));
    }
    let once = |done: bool| if done { Err(rule!("B-6.3")) } else { Ok(()) };
    match action {
        Action::Move(to) => {
            once(table.done.moved)?;
            move_hero::check_adjacent(table, *to)?;
            move_hero::check_step(game, *to)
        }
        Action::Channel(way) => {
            once(table.done.channelled)?;
            channel::check_way(table, *way)
        }
        Action::Attack(target) => {
            once(table.done.attacked)?;
            let aid = attack::Aid::of(game, table.active_hero().place);
            attack::check_announced(game, &aid, *target)
        }
        Action::Convert { .. } | Action::Accumulate { .. } => artifact::check(table, action),
        Action::Revive(source) => channel::check_revival(table, *source),
        Action::Cast(cast) => spell::check(game, seat, cast).map(|_| ()),
        // B-15.49, B-6.9: first attack the top enemy of the citadel or leave.
        Action::EndPhase if must_act(table) => Err(rule!("B-15.49")),
        Action::EndPhase => Ok(()),
        other => Err(out_of_place(other)),
    }
}

/// The rule that says when an action that nobody asked for would have its place.
pub(crate) fn out_of_place(action: &Action) -> Rule {
    match action {
        // B-6.12: one action at a time.
        Action::Move(_)
        | Action::Channel(_)
        | Action::Attack(_)
        | Action::Convert { .. }
        | Action::Accumulate { .. }
        | Action::Revive(_)
        | Action::EndPhase => rule!("B-6.12"),
        Action::GoOn | Action::CallOff | Action::Hold | Action::Release => rule!("B-6.11"),
        Action::Cast(_) => rule!("B-12.5"),
        Action::Deposit(_) => rule!("B-8.4"),
        Action::Pay(_) => rule!("B-9.1"),
        Action::Swap(..) => rule!("B-12.33"),
        Action::Teleport(..) => rule!("B-12.37"),
        Action::Agree | Action::Refuse => rule!("B-13.22"),
        Action::Leave(_) => rule!("B-7.11"),
        Action::Perform(..) => rule!("B-13.3"),
        Action::Keep(_) => rule!("B-13.8"),
        Action::KeepTwo(..) => rule!("B-5.28"),
    }
}

//! B-13b: using artifacts.

use tabletop::{Pending, Rule, Seat, SeatSet, Sink, rule};

use crate::action::Action;
use crate::event::Event;
use crate::flow::{Announced, Bastion, Frame};
use crate::ids::{Color, RitualId, RitualKind};
use crate::phase::{turn, window};
use crate::sets::Mana;
use crate::state::Table;

/// B-13.16 to B-13.20: every use of every own artifact not yet used in this turn.: one that
/// has just become active counts.
pub(crate) fn offer(table: &Table, actions: &mut Vec<Action>) {
    let artifacts = table.active_hero().artifacts & !table.done.artifacts;
    for artifact in artifacts.iter() {
        match artifact.kind() {
            RitualKind::Converter => offer_conversions(table, artifact, actions),
            RitualKind::Accumulator => offer_accumulation(table, artifact, actions),
            RitualKind::Source | RitualKind::Obelisk | RitualKind::Cannon => {
                unreachable!("{artifact} is a structure, not an artifact");
            }
        }
    }
}

fn offer_conversions(table: &Table, artifact: RitualId, actions: &mut Vec<Action>) {
    for give in table.active_hero().mana.colors() {
        let taken = table.reserve.colors().filter(|take| *take != give);
        actions.extend(taken.map(|take| Action::Convert { artifact, give, take }));
    }
}

fn offer_accumulation(table: &Table, artifact: RitualId, actions: &mut Vec<Action>) {
    for from in table.seats().filter(|seat| *seat != table.active) {
        let colors = table.hero(from).mana.colors();
        actions.extend(colors.map(|color| Action::Accumulate { artifact, color, from }));
    }
}

/// Whether the active hero may use the artifact like this.
pub(crate) fn check(table: &Table, action: &Action) -> Result<(), Rule> {
    match *action {
        Action::Convert { artifact, give, take } => {
            check_artifact(table, artifact, RitualKind::Converter)?;
            check_conversion(table, give, take)
        }
        Action::Accumulate { artifact, color, from } => {
            check_artifact(table, artifact, RitualKind::Accumulator)?;
            let is_other = from != table.active && from.index() < usize::from(table.players);
            // B-13.22: a disc that another hero has.
            if is_other && table.hero(from).mana[color] > 0 {
                Ok(())
            } else {
                Err(rule!("B-13.22"))
            }
        }
        _ => Err(turn::out_of_place(action)),
    }
}

fn check_artifact(table: &Table, artifact: RitualId, kind: RitualKind) -> Result<(), Rule> {
    // B-13.16: an active artifact of one's own.
    if artifact.kind() != kind || !table.active_hero().artifacts.contains(artifact) {
        return Err(rule!("B-13.16"));
    }
    // B-13.17, B-6.4.
    if table.done.artifacts.contains(artifact) { Err(rule!("B-13.17")) } else { Ok(()) }
}

/// B-13.21, R-13.3.
fn check_conversion(table: &Table, give: Color, take: Color) -> Result<(), Rule> {
    let possible = give != take && table.active_hero().mana[give] > 0 && table.reserve[take] > 0;
    if possible { Ok(()) } else { Err(rule!("B-13.21")) }
}

pub(crate) fn announce(game: &mut Bastion, action: Action, events: &mut impl Sink<Event>) {
    match action {
        Action::Convert { artifact, give, take } => {
            let announced = Announced::Convert { artifact, give, take };
            window::open(game, announced, events);
            begin(game, events);
        }
        Action::Accumulate { artifact, color, from } => {
            let announced = Announced::Accumulate { artifact, color, from };
            window::open(game, announced, events);
            // B-13.22: no window opens before the other player agrees.
            game.push(Frame::Consent);
        }
        _ => unreachable!("only artifacts are announced here"),
    }
}

fn begin(game: &mut Bastion, events: &mut impl Sink<Event>) {
    if window::anybody_can_relocate(game) {
        game.push(Frame::Announced);
    } else {
        resolve(game, events);
    }
}

/// The hero asked for a disc.
fn owner(game: &Bastion) -> Option<Seat> {
    match game.draft.announced {
        Some(Announced::Accumulate { from, .. }) => Some(from),
        _ => None,
    }
}

/// Who decides about a request: the hero asked; the asking one may call it off.
pub(crate) fn asked(game: &Bastion) -> Pending {
    let needed: SeatSet = owner(game).into_iter().collect();
    let mut seats = needed;
    seats.insert(game.table.active);
    Pending::some_of(seats, needed)
}

pub(crate) fn offer_consent(game: &Bastion, seat: Seat, actions: &mut Vec<Action>) {
    if seat == game.table.active {
        actions.push(Action::CallOff);
    } else if owner(game) == Some(seat) {
        actions.extend([Action::Agree, Action::Refuse]);
    }
}

pub(crate) fn check_consent(game: &Bastion, seat: Seat, action: &Action) -> Result<(), Rule> {
    let is_active = seat == game.table.active;
    let is_asked = !is_active && owner(game) == Some(seat);
    match action {
        Action::CallOff if is_active => Ok(()),
        Action::Agree | Action::Refuse if is_asked => Ok(()),
        _ => Err(rule!("B-13.22")),
    }
}

pub(crate) fn agree(game: &mut Bastion, events: &mut impl Sink<Event>) {
    game.pop();
    begin(game, events);
}

/// B-13.22: no disc moves and the artifact is not spent.
pub(crate) fn refuse(game: &mut Bastion, seat: Seat, events: &mut impl Sink<Event>) {
    events.push(|| Event::Refused { seat });
    window::call_off(game, events);
}

/// The effect of the announced artifact.
pub(crate) fn resolve(game: &mut Bastion, events: &mut impl Sink<Event>) {
    let seat = game.table.active;
    let artifact = match game.draft.announced {
        Some(Announced::Convert { artifact, give, take }) => {
            let mut tx = game.tx(events);
            tx.pay(seat, Mana::of(give, 1));
            tx.gain(seat, take, 1);
            artifact
        }
        Some(Announced::Accumulate { artifact, color, from }) => {
            game.tx(events).give(from, seat, color);
            artifact
        }
        _ => unreachable!("an artifact was announced"),
    };
    game.table.done.artifacts.insert(artifact);
    window::close(game, events);
}

//! B-12.33 to B-12.39: Exchange and Teleport move units on the wall.

use tabletop::{Rule, Seat, Sink, rule};

use crate::action::Action;
use crate::event::{Event, UnitMoveCause};
use crate::flow::{Announced, Bastion, Frame};
use crate::ids::{Section, Spell, Target};
use crate::phase::window;
use crate::sets::EnemySet;
use crate::state::Table;

/// Whether the wall gives the spell something to do.
pub(crate) fn check_possible(table: &Table, spell: Spell) -> Result<(), Rule> {
    let units = table.wall.occupied().count_ones();
    let (possible, rule) = match spell {
        Spell::Exchange => (units >= 2, rule!("B-12.33")),
        Spell::Teleport => (units >= 1 && table.wall.free() != 0, rule!("B-12.37")),
        Spell::Alchemy
        | Spell::Plenty
        | Spell::Copy
        | Spell::Lightning
        | Spell::Fireball
        | Spell::Repeat
        | Spell::Prism
        | Spell::Missile
        | Spell::Speed => unreachable!("{spell} moves no unit"),
    };
    if possible { Ok(()) } else { Err(rule) }
}

/// The Exchange and Teleport cards that could do something now.
pub(crate) fn useful_cards(table: &Table) -> EnemySet {
    let set = table.components();
    let mut cards = EnemySet::EMPTY;
    for spell in [Spell::Exchange, Spell::Teleport] {
        if check_possible(table, spell).is_ok() {
            cards = cards | set.with_spell(spell);
        }
    }
    cards
}

pub(crate) fn offer(game: &Bastion, spell: Spell, actions: &mut Vec<Action>) {
    let (occupied, free) = (game.table.wall.occupied(), game.table.wall.free());
    let wall = Target::Wall;
    for from in Section::in_mask(occupied) {
        if spell == Spell::Exchange {
            let later = occupied & !((from.bit() << 1) - 1);
            actions.extend(Section::in_mask(later).map(|to| Action::Swap(wall(from), wall(to))));
        } else {
            actions.extend(Section::in_mask(free).map(|to| Action::Teleport(wall(from), wall(to))));
        }
    }
}

pub(crate) fn check(
    game: &Bastion,
    by: Seat,
    spell: Spell,
    seat: Seat,
    action: &Action,
) -> Result<(), Rule> {
    if seat != by {
        return Err(rule!("B-6.12"));
    }
    let wall = &game.table.wall;
    // B-15.34, B-15.75: neither Ward nor Immunity keeps a unit in its place.
    let is_unit = |section: Section| wall.occupied() & section.bit() != 0;
    match (spell, *action) {
        // B-12.33: two units on two different sections, named in rising order.
        (Spell::Exchange, Action::Swap(Target::Wall(first), Target::Wall(second))) => {
            let possible = first < second && is_unit(first) && is_unit(second);
            if possible { Ok(()) } else { Err(rule!("B-12.33")) }
        }
        // B-12.34: on the wall alone.
        (Spell::Exchange, Action::Swap(..)) => Err(rule!("B-12.34")),
        (Spell::Exchange, _) => Err(rule!("B-12.33")),
        // B-12.37: from any section to any free one.
        (_, Action::Teleport(Target::Wall(from), Target::Wall(to)))
            if is_unit(from) && !is_unit(to) =>
        {
            Ok(())
        }
        _ => Err(rule!("B-12.37")),
    }
}

pub(crate) fn swap(game: &mut Bastion, a: Section, b: Section, events: &mut impl Sink<Event>) {
    game.tx(events).swap(a, b);
    follow(game, |section| match section {
        _ if section == a => b,
        _ if section == b => a,
        _ => section,
    });
    done(game, events);
}

pub(crate) fn teleport(
    game: &mut Bastion,
    from: Section,
    to: Section,
    events: &mut impl Sink<Event>,
) {
    game.tx(events).move_unit(from, Target::Wall(to), UnitMoveCause::Spell, |_| Vec::new());
    follow(game, |section| if section == from { to } else { section });
    done(game, events);
}

/// An announced attack follows its unit.
fn follow(game: &mut Bastion, moved: impl Fn(Section) -> Section) {
    if let Some(Announced::Attack(Target::Wall(section))) = &mut game.draft.announced {
        *section = moved(*section);
    }
}

/// B-12.38, R-12.6: nothing is triggered; the window goes on.
fn done(game: &mut Bastion, events: &mut impl Sink<Event>) {
    game.pop();
    let is_over = game.draft.holding.is_empty() && !window::anybody_can_relocate(game);
    if game.top() == Some(Frame::Closing) && is_over {
        window::finish(game, events);
    }
}

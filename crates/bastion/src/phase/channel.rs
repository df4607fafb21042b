//! B-8: channelling sources, towers and the citadel; B-17.27: reviving sources.

use tabletop::{Rule, Sink, rule};

use crate::action::{Action, Deposit, SourceNumber, Way};
use crate::event::Event;
use crate::flow::{Announced, Bastion, Draft, Frame};
use crate::ids::{Color, District, MAX_SOURCES, Place, RitualKind};
use crate::options::Mode;
use crate::phase::window;
use crate::sets::Mana;
use crate::state::Table;

/// B-8.4: what a source yields without spells and Obelisks.
const YIELD: u8 = 3;

/// B-8.1: whether the active hero can channel this way.
pub(crate) fn check_way(table: &Table, way: Way) -> Result<(), Rule> {
    let place = table.active_hero().place;
    match way {
        Way::Source(number) => {
            let district = place.district().ok_or(rule!("B-8.2"))?;
            check_source(table, district, number.index())
        }
        Way::Tower => check_tower(table, place.district().ok_or(rule!("B-8.10"))?),
        // B-8.16, B-15.45.
        Way::Citadel if place != Place::Citadel => Err(rule!("B-8.16")),
        Way::Citadel if table.citadel.is_some() => Err(rule!("B-15.45")),
        // B-8.18: legal with nothing to collect, too.
        Way::Citadel => Ok(()),
    }
}

fn check_source(table: &Table, district: District, source: usize) -> Result<(), Rule> {
    let color = table.source_color(district, source).ok_or(rule!("B-8.2"))?;
    if let Some(rule) = table.source_block(district, source) {
        return Err(rule);
    }
    // B-8.2, B-8.3: it must be open.
    if table.district_state(district).sources[source].is_some() {
        return Err(rule!("B-8.2"));
    }
    // B-8.6.
    let stuck = table.active_hero().mana.is_empty() && table.reserve[color] == 0;
    if stuck { Err(rule!("B-8.6")) } else { Ok(()) }
}

/// B-8.14, R-8.1: it need not yield anything.
fn check_tower(table: &Table, district: District) -> Result<(), Rule> {
    if table.plaza_is_taken(district) {
        return Err(rule!("B-15.23"));
    }
    // B-8.10, B-8.3: it must be open.
    if table.district_state(district).tower.is_some() {
        return Err(rule!("B-8.10"));
    }
    let empty = table.active_hero().mana.is_empty();
    let stuck = empty && table.reserve[table.district_color(district)] == 0;
    if stuck { Err(rule!("B-8.13")) } else { Ok(()) }
}

pub(crate) fn announce(game: &mut Bastion, way: Way, events: &mut impl Sink<Event>) {
    window::open(game, Announced::Channel(way), events);
    // A source or a tower asks for a deposit; the citadel costs nothing (B-8.17).
    if way != Way::Citadel || window::anybody_can_relocate(game) {
        game.push(Frame::Announced);
    } else {
        channel_citadel(game, events);
    }
}

/// The deposits the active hero can make for what it announced.
pub(crate) fn offer_deposits(table: &Table, actions: &mut Vec<Action>) {
    let mana = table.active_hero().mana;
    if mana.is_empty() {
        actions.push(Action::Deposit(Deposit::Reserve));
        return;
    }
    actions.extend(mana.colors().map(|color| Action::Deposit(Deposit::Pool(color))));
}

pub(crate) fn check_deposit(table: &Table, deposit: Deposit) -> Result<(), Rule> {
    let mana = table.active_hero().mana;
    match deposit {
        Deposit::Pool(color) if mana[color] > 0 => Ok(()),
        Deposit::Pool(_) => Err(rule!("B-8.4")),
        Deposit::Reserve if mana.is_empty() => Ok(()),
        // B-8.7, B-3.8.
        Deposit::Reserve => Err(rule!("B-8.7")),
    }
}

/// The deposit is made: the source or tower gives.
pub(crate) fn resolve(game: &mut Bastion, deposit: Deposit, events: &mut impl Sink<Event>) {
    let seat = game.table.active;
    let Some(Announced::Channel(way)) = game.draft.announced else {
        unreachable!("a deposit belongs to an announced channelling")
    };
    let place = game.table.active_hero().place;
    let district = place.district().expect("sources and towers are channelled from their district");
    match way {
        Way::Source(number) => {
            let source = number.index();
            let (color, n) = yields(&game.table, &game.draft, district, source);
            let mut tx = game.tx(events);
            // B-8.8: after the deposit, what the reserve still has.
            tx.deposit(seat, district, Some(source), deposit);
            tx.gain(seat, color, n);
        }
        Way::Tower => {
            let mut tx = game.tx(events);
            // B-8.12: the disc just laid lies on the tower, not on a source.
            tx.deposit(seat, district, None, deposit);
            tx.collect_sources(seat, district);
        }
        Way::Citadel => unreachable!("the citadel takes no deposit"),
    }
    game.table.done.channelled = true;
    game.pop();
    window::close(game, events);
}

/// B-8.23, B-8.24: what a source gives: itself, Plenty and the Obelisks, in one colour.: Prism
/// recolours it all, B-12.32: but not which Obelisks help. B-13.26, B-13.27: those of the source's
/// colour in its district.
fn yields(table: &Table, draft: &Draft, district: District, source: usize) -> (Color, u8) {
    let color = table.source_color(district, source).expect("an announced source exists");
    let obelisks = table.structures(district, RitualKind::Obelisk, color);
    (draft.prism.unwrap_or(color), YIELD.saturating_add(draft.plenty).saturating_add(obelisks))
}

/// B-12.11: whether more Plenty would bring more discs.
pub(crate) fn plenty_helps(game: &Bastion, source: SourceNumber) -> bool {
    let table = &game.table;
    let Some(district) = table.active_hero().place.district() else { return false };
    let (color, mut wanted) = yields(table, &game.draft, district, source.index());
    // B-8.5: with an empty pool the deposit itself comes out of the reserve.
    if table.active_hero().mana.is_empty() && game.draft.prism.is_none() {
        wanted += 1;
    }
    table.reserve[color] > wanted
}

/// B-8.17.
pub(crate) fn channel_citadel(game: &mut Bastion, events: &mut impl Sink<Event>) {
    let seat = game.table.active;
    game.tx(events).collect_towers(seat);
    game.table.done.channelled = true;
    window::close(game, events);
}

pub(crate) fn offer_revival(table: &Table, actions: &mut Vec<Action>) {
    if table.mode != Mode::LateArrival {
        return;
    }
    let numbers = (0..MAX_SOURCES).map(SourceNumber::from_index);
    let legal = numbers.filter(|number| check_revival(table, *number).is_ok());
    actions.extend(legal.map(Action::Revive));
}

/// B-17.27, B-17.28; B-6.5: only scenario 4 has this action.
pub(crate) fn check_revival(table: &Table, source: SourceNumber) -> Result<(), Rule> {
    if table.mode != Mode::LateArrival {
        return Err(rule!("B-6.5"));
    }
    if table.done.revived {
        return Err(rule!("B-6.10"));
    }
    let district = table.active_hero().place.district().ok_or(rule!("B-17.27"))?;
    if table.plaza_is_taken(district) {
        return Err(rule!("B-17.28"));
    }
    if !table.is_damaged(district, source.index()) {
        return Err(rule!("B-17.27"));
    }
    let color = table.source_color(district, source.index()).ok_or(rule!("B-17.27"))?;
    if table.active_hero().mana[color] == 0 { Err(rule!("B-17.27")) } else { Ok(()) }
}

pub(crate) fn announce_revival(
    game: &mut Bastion,
    source: SourceNumber,
    events: &mut impl Sink<Event>,
) {
    window::open(game, Announced::Revive(source), events);
    if window::anybody_can_relocate(game) {
        game.push(Frame::Announced);
    } else {
        revive(game, source, events);
    }
}

pub(crate) fn revive(game: &mut Bastion, source: SourceNumber, events: &mut impl Sink<Event>) {
    let seat = game.table.active;
    let district = game.table.active_hero().place.district().expect("a hero revives where it is");
    let index = source.index();
    let color = game.table.source_color(district, index).expect("a damaged source exists");
    let mut tx = game.tx(events);
    tx.pay(seat, Mana::of(color, 1));
    tx.revive(seat, district, index);
    game.table.done.revived = true;
    window::close(game, events);
}

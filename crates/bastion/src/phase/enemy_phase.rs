//! B-10: adding and moving enemies, and what their properties do on arrival (B-15).

use tabletop::{Rule, Seat, SeatSet, Sink, rule};

use crate::action::Action;
use crate::because::{Ahead, Because, Cause};
use crate::effect::ritual;
use crate::event::{Event, HeroMoveCause, UnitMoveCause};
use crate::flow::{Bastion, Frame};
use crate::ids::{District, EnemyId, Place, Property, Section, Target};
use crate::outcome::Ending;
use crate::phase::turn;
use crate::setup;
use crate::state::Table;
use crate::walk;

/// B-10.1: an enemy is added, or, with an empty deck, one is moved.
pub(crate) fn begin(game: &mut Bastion, events: &mut impl Sink<Event>) {
    game.flow.clear();
    if game.table.enemy_deck.is_empty() {
        move_enemy(game, events);
    } else {
        game.push(Frame::Adding { owed: 1 });
    }
}

/// B-10.21: one unit, then the next turn.
fn move_enemy(game: &mut Bastion, events: &mut impl Sink<Event>) {
    match walk::next_mover(game.table.wall.occupied()) {
        // B-11.3: bastion captured.
        Some((_, None)) => game.end(Ending::Captured, events),
        Some((from, Some(to))) => {
            // B-10.18, B-10.19, R-10.4: the whole unit, and nothing is triggered.
            let because =
                |table: &Table| Because::only(Cause::Walked { ahead: Ahead::of(&table.wall, to) });
            game.tx(events).move_unit(from, Target::Wall(to), UnitMoveCause::EnemyPhase, because);
            turn::next(game, events);
        }
        None => unreachable!("with an empty wall and deck the game is won"),
    }
}

/// Where a card that is being added goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Landing {
    /// On a free wall section.
    Section(Section),
    /// Under the unit on a wall section.
    Join(Section),
    /// On top of the citadel stack.
    Citadel,
    /// It needs a wall section and there is none (B-11.2).
    Nowhere,
}

/// B-10.4: the placement property of a card, or the standard placement.
pub(crate) fn landing(table: &Table, card: EnemyId) -> Landing {
    let enemy = table.enemy(card);
    let on_wall = |section: Option<Section>| section.map_or(Landing::Nowhere, Landing::Section);
    if enemy.has(Property::Roost) {
        // B-15.43: never on the wall.
        return Landing::Citadel;
    }
    // B-15.7: without a host it stands alone.
    if enemy.has(Property::Symbiosis)
        && let Some(host) = host(table)
    {
        return Landing::Join(host);
    }
    if enemy.has(Property::Rush) {
        return on_wall(walk::rush_landing(table.wall.occupied()));
    }
    // B-15.27, R-15.4: Flight, too, begins on the wall.
    on_wall(walk::landing(table.wall.occupied()))
}

/// B-15.5, B-15.16: the wall unit with the smallest number that can be joined. B-15.34: a warded
/// unit can be a host.
fn host(table: &Table) -> Option<Section> {
    Section::in_mask(table.wall.occupied()).find(|section| !is_barred(table, *section))
}

/// B-15.6, R-15.1, G-15.2: whether a unit carries the property that forbids joining it: if that is
/// Symbiosis itself, whether a symbiote would be the host, since B-15.9 lets a host have several.
fn is_barred(table: &Table, section: Section) -> bool {
    match table.components().joining_barred_by() {
        Property::Symbiosis => {
            table.wall.get(section).is_some_and(|host| table.enemy(host).has(Property::Symbiosis))
        }
        property => table.unit_has(Target::Wall(section), property),
    }
}

/// A card was drawn to be added. B-10.3: the others stay where they are.
pub(crate) fn add(game: &mut Bastion, card: EnemyId, events: &mut impl Sink<Event>) {
    let unseen = game.table.enemy_deck.draw(card);
    game.table.enemy_box = game.table.enemy_box | unseen;
    let landing = landing(&game.table, card);
    let is_setup = is_setup(game);
    // B-5.10, B-5.12: during set-up no Ward lands beside a Ward; another card is owed.
    if is_setup && setup::is_set_aside(&game.table, card, landing) {
        game.tx(events).set_aside(card);
        return go_on(game, events);
    }
    let because = |table: &Table| arrival(table, card, landing);
    let mut tx = game.tx(events);
    let section = match landing {
        Landing::Section(section) => {
            tx.add_enemy(card, Target::Wall(section), because);
            Some(section)
        }
        Landing::Join(section) => {
            tx.join(card, section, because);
            Some(section)
        }
        Landing::Citadel => {
            tx.add_enemy(card, Target::Citadel, because);
            None
        }
        // B-11.2, B-11.4, B-11.8: bastion destroyed, whatever is still owed.
        Landing::Nowhere => {
            tx.table.enemy_box.insert(card);
            return game.end(Ending::Destroyed, events);
        }
    };
    arrived(game, card, section, events);
}

/// Why a card lands where it does, and what its properties do there; the table is the one before.
fn arrival(table: &Table, card: EnemyId, landing: Landing) -> Vec<Because> {
    let enemy = table.enemy(card);
    let mut causes = Vec::new();
    let section = match landing {
        Landing::Citadel => {
            causes.push(Cause::Roosted);
            None
        }
        Landing::Join(section) => {
            let host = table.wall.get(section).expect("a symbiote joins a unit");
            let skipped = table.wall.occupied() & (section.bit() - 1) != 0;
            let cards = table.unit(Target::Wall(section)).count() as u8 + 1;
            causes.extend([Cause::Joined { host, skipped }, Cause::Combined { cards }]);
            Some(section)
        }
        Landing::Section(section) if enemy.has(Property::Rush) => {
            causes.push(Cause::Rushed);
            Some(section)
        }
        Landing::Section(section) => {
            causes.extend(enemy.has(Property::Symbiosis).then_some(Cause::Alone));
            causes.push(Cause::Came { ahead: Ahead::of(&table.wall, section) });
            let units = table.wall.occupied().trailing_ones() as u8;
            causes.extend((units > 0).then_some(Cause::Passed { units }));
            Some(section)
        }
        Landing::Nowhere => None,
    };
    let flight = section.filter(|_| enemy.has(Property::Flight));
    let plaza = flight.and_then(|from| free_plaza(table, from));
    causes.extend((flight.is_some() && plaza.is_none()).then_some(Cause::Stuck));
    // B-10.11: a card that flies does that first.
    causes.extend(vanguard(table, card).filter(|_| plaza.is_none()));
    causes.into_iter().map(Because::from).collect()
}

/// B-15.1 to B-15.3: what Vanguard does when the card has arrived.
fn vanguard(table: &Table, card: EnemyId) -> Option<Cause> {
    match table.enemy(card).vanguards {
        0 => None,
        _ if table.enemy_deck.is_empty() => Some(Cause::VanguardInVain),
        more => Some(Cause::Vanguard { more }),
    }
}

/// B-10.10: on-add properties, at once; B-10.11, R-10.2: Flight before Vanguard.
fn arrived(
    game: &mut Bastion,
    card: EnemyId,
    section: Option<Section>,
    events: &mut impl Sink<Event>,
) {
    let enemy = game.table.enemy(card);
    let mut driven_out = None;
    if let Some(section) = section.filter(|_| enemy.has(Property::Flight)) {
        driven_out = fly(game, card, section, events).map(Place::District);
    }
    // B-5.13, R-5.4: during set-up as well.
    if enemy.has(Property::Roost) {
        driven_out = Some(Place::Citadel);
    }
    // B-10.12, R-10.3: one card is paid off, and its Vanguard symbols add to what is owed (B-15.1, B-15.2).
    if let Some(Frame::Adding { owed }) = game.top() {
        game.goto(Frame::Adding { owed: owed.saturating_sub(1).saturating_add(enemy.vanguards) });
    }
    // B-11.7: with an empty deck nothing is owed any more (B-10.13), G-11.1, victory comes first.
    if !is_setup(game) && game.end_if_won(events) {
        return;
    }
    let waiting = driven_out.map_or(SeatSet::EMPTY, |place| evicted(&game.table, place));
    if waiting.is_empty() {
        go_on(game, events);
    } else {
        game.push(Frame::Evict { waiting });
    }
}

/// B-15.19 to B-15.22: the unit flies to a plaza; returns its district if Terror came there.
/// B-15.28, B-15.29: with Belligemin that is the unit it joined, or itself alone.
fn fly(
    game: &mut Bastion,
    card: EnemyId,
    from: Section,
    events: &mut impl Sink<Event>,
) -> Option<District> {
    // B-15.21, R-15.3: with all plazas taken it stays on the wall for good.
    let district = free_plaza(&game.table, from)?;
    let because = |table: &Table| flight(table, card, from, district);
    let mut tx = game.tx(events);
    tx.move_unit(from, Target::Plaza(district), UnitMoveCause::Flight, because);
    tx.return_discs(district);
    // B-15.64, R-15.12: the property that guards the district also drives heroes out of it.
    game.table.unit_has(Target::Plaza(district), Property::Terror).then_some(district)
}

/// B-15.20: the first free plaza, from the section's own district on.
fn free_plaza(table: &Table, from: Section) -> Option<District> {
    let mut round = std::iter::successors(Some(from.district()), |it| Some(it.next())).take(6);
    round.find(|it| !table.plaza_is_taken(*it))
}

/// Why the unit on a section flies to the plaza of a district.
fn flight(table: &Table, card: EnemyId, from: Section, to: District) -> Vec<Because> {
    let is_head = table.wall.get(from) == Some(card);
    let mut causes = vec![if is_head { Cause::Flew } else { Cause::Carried }];
    causes.extend((to != from.district()).then_some(Cause::NextPlaza));
    causes.push(Cause::Closed);
    causes.extend(vanguard(table, card));
    causes.into_iter().map(Because::from).collect()
}

/// B-15.44, B-15.64: the heroes in a place who have to go and have somewhere to go.
fn evicted(table: &Table, place: Place) -> SeatSet {
    let somewhere = table.refuges(place).next().is_some();
    table.heroes_at(place).filter(|_| somewhere).collect()
}

/// B-10.12, B-10.13, B-15.3: the next owed card, or the end of adding. B-10.2: no unit moves
/// after it.
fn go_on(game: &mut Bastion, events: &mut impl Sink<Event>) {
    let Some(Frame::Adding { owed }) = game.top() else {
        unreachable!("cards are added inside an adding frame")
    };
    if owed > 0 && !game.table.enemy_deck.is_empty() {
        return;
    }
    game.pop();
    match game.top() {
        Some(Frame::InitialEnemies { .. }) => setup::add_next(game, events),
        _ => turn::next(game, events),
    }
}

fn is_setup(game: &Bastion) -> bool {
    matches!(game.flow.first(), Some(Frame::InitialEnemies { .. }))
}

/// B-7.11: the places a hero who has to go can go to., G-7.2: nothing else, so no Speed either.
pub(crate) fn offer_refuges(game: &Bastion, seat: Seat, actions: &mut Vec<Action>) {
    let from = game.table.hero(seat).place;
    actions.extend(game.table.refuges(from).map(Action::Leave));
}

pub(crate) fn check_leave(
    game: &Bastion,
    waiting: SeatSet,
    seat: Seat,
    action: &Action,
) -> Result<(), Rule> {
    let Action::Leave(to) = action else {
        // B-6.15: a forced choice comes first; the enemy phase knows no other (B-6.14).
        return Err(if game.top() == Some(Frame::Depart) {
            rule!("B-15.47")
        } else {
            rule!("B-6.14")
        });
    };
    if !waiting.contains(seat) {
        return Err(rule!("B-6.15"));
    }
    let from = game.table.hero(seat).place;
    if game.table.refuges(from).any(|place| place == *to) { Ok(()) } else { Err(rule!("B-7.11")) }
}

/// A hero moves out: evicted, or after an attack in the citadel.
pub(crate) fn leave(game: &mut Bastion, seat: Seat, to: Place, events: &mut impl Sink<Event>) {
    let cause = match (game.top(), game.table.hero(seat).place) {
        (Some(Frame::Evict { .. }), Place::Citadel) => Cause::Evicted { by: Property::Roost },
        (Some(Frame::Evict { .. }), Place::District(_)) => Cause::Evicted { by: Property::Terror },
        _ => Cause::Departed,
    };
    game.tx(events).move_hero(seat, to, HeroMoveCause::Forced, Some(cause));
    match game.top() {
        Some(Frame::Evict { mut waiting }) => {
            waiting.remove(seat);
            if !waiting.is_empty() {
                return game.goto(Frame::Evict { waiting });
            }
            game.pop();
            go_on(game, events);
        }
        _ => {
            game.pop();
            ritual::begin(game, events);
        }
    }
}

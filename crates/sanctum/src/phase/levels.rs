//! S-12, S-13: levels and items of killed demons, and the skills gained on the way.

use tabletop::{Rule, Seat, Sink, rule};

use crate::action::Action;
use crate::components::Components;
use crate::event::Event;
use crate::flow::{Frame, Sanctum, Step};
use crate::ids::{Cell, DemonId, Gem, ItemId, Potion};
use crate::phase::{block, waiting};
use crate::setup;
use crate::state::{Hero, Table};
use crate::vocabulary::Power;

/// O-12.1: the next killed demon; with several left the player chooses.
pub(crate) fn next(game: &mut Sanctum, seat: Seat, events: &mut impl Sink<Event>) {
    let killed = game.hero(seat).fight.killed;
    match (killed.len(), killed.lowest()) {
        (1, Some(demon)) => begin(game, seat, demon, events),
        (0, _) | (_, None) => block::end_fight(game, seat, events),
        _ => game.hero_mut(seat).step = Step::Loot,
    }
}

pub(crate) fn check_loot(game: &Sanctum, seat: Seat, action: &Action) -> Result<(), Rule> {
    match action {
        Action::Loot(demon) if game.hero(seat).fight.killed.contains(*demon) => Ok(()),
        _ => Err(waiting::out_of_place(game, action).unwrap_or(rule!("S-12.1"))),
    }
}

/// S-12.1: as many levels as the demon has.
pub(crate) fn begin(game: &mut Sanctum, seat: Seat, demon: DemonId, events: &mut impl Sink<Event>) {
    let components = game.table.components();
    let left =
        components.demon(demon).level.number() + extra_level(game.hero_mut(seat), components);
    game.hero_mut(seat).fight.killed.remove(demon);
    game.hero_mut(seat).step = Step::Levels { demon, left };
    go_on(game, seat, events);
}

/// H-13.10: the first demon looted after a Fight may give one level more.
fn extra_level(hero: &mut Hero, components: &Components) -> u8 {
    let is_first = !std::mem::replace(&mut hero.fight.looted, true);
    u8::from(is_first && hero.has_power(components, Power::ExtraLevel))
}

/// S-12.1, S-12.3, S-12.6: the gems a level of this demon can move: those of the table only.
fn movable(table: &Table, seat: Seat, demon: DemonId) -> impl Iterator<Item = (Gem, Cell)> + '_ {
    let color = Gem::from(table.components().demon(demon).color);
    let hero = table.hero(seat);
    Cell::all().flat_map(move |cell| {
        let there = hero.skill_gems[cell.index()];
        [color, Gem::White]
            .into_iter()
            .filter(move |gem| there.of(*gem) > 0)
            .map(move |gem| (gem, cell))
    })
}

pub(crate) fn offer(table: &Table, seat: Seat, demon: DemonId, actions: &mut Vec<Action>) {
    actions.extend(movable(table, seat, demon).map(|(gem, cell)| Action::Raise(gem, cell)));
}

pub(crate) fn check(
    game: &Sanctum,
    seat: Seat,
    demon: DemonId,
    action: &Action,
) -> Result<(), Rule> {
    let table = &game.table;
    let color = Gem::from(table.components().demon(demon).color);
    match action {
        // S-12.3: a gem of the colour, or a white one.
        Action::Raise(gem, _) if *gem != color && *gem != Gem::White => Err(rule!("S-12.3")),
        Action::Raise(gem, cell) if table.hero(seat).skill_gems[cell.index()].of(*gem) == 0 => {
            Err(rule!("S-12.2"))
        }
        Action::Raise(..) => Ok(()),
        // S-12.10: not before all levels are taken.
        Action::TurnOver => Err(rule!("S-12.10")),
        // S-12.5: a level must be used.
        _ => Err(waiting::out_of_place(game, action).unwrap_or(rule!("S-12.5"))),
    }
}

/// S-12.4, S-12.5: levels are taken one at a time. With one possible gem there is nothing to
/// choose, with none the rest is lost (D-18).
fn go_on(game: &mut Sanctum, seat: Seat, events: &mut impl Sink<Event>) {
    while let Step::Levels { demon, left } = game.hero(seat).step {
        if owes_choice(game.hero(seat)) {
            return;
        }
        let mut gems = movable(&game.table, seat, demon);
        match (left, gems.next(), gems.next()) {
            (1.., Some((gem, cell)), None) => {
                drop(gems);
                game.hero_mut(seat).step = Step::Levels { demon, left: left - 1 };
                game.tx(events).raise(seat, gem, cell);
            }
            (1.., Some(_), Some(_)) => return,
            _ => {
                drop(gems);
                if left > 0 {
                    events.push(|| Event::LevelLost { seat, levels: left });
                }
                // O-27.6: what led here can be taken back until the card is turned over.
                game.hero_mut(seat).step = Step::TurnOver { demon };
            }
        }
    }
}

/// D-18: the player moves a gem.
pub(crate) fn raise(
    game: &mut Sanctum,
    seat: Seat,
    gem: Gem,
    cell: Cell,
    events: &mut impl Sink<Event>,
) {
    if let Step::Levels { demon, left } = game.hero(seat).step {
        game.hero_mut(seat).step = Step::Levels { demon, left: left - 1 };
    }
    game.tx(events).raise(seat, gem, cell);
    go_on(game, seat, events);
}

pub(crate) fn check_turn_over(game: &Sanctum, action: &Action) -> Result<(), Rule> {
    match action {
        Action::TurnOver => Ok(()),
        _ => Err(waiting::out_of_place(game, action).unwrap_or(rule!("S-12.10"))),
    }
}

/// S-12.10: the card is turned over when its levels are taken.
pub(crate) fn turn_over(game: &mut Sanctum, seat: Seat, events: &mut impl Sink<Event>) {
    let Step::TurnOver { demon } = game.hero(seat).step else {
        unreachable!("a card is turned over when its levels are taken");
    };
    let components = game.table.components();
    match game.table.hordes.known_back(components, demon) {
        Some(item) => item_turned(game, seat, demon, item, events),
        None => game.hero_mut(seat).step = Step::Turning { demon },
    }
}

/// S-12.10, S-12.11: the item goes into the bag.
pub(crate) fn item_turned(
    game: &mut Sanctum,
    seat: Seat,
    demon: DemonId,
    item: ItemId,
    events: &mut impl Sink<Event>,
) {
    game.hero_mut(seat).zone.remove(demon);
    let mut tx = game.tx(events);
    tx.turn_item(demon, item);
    tx.gain_item(seat, item);
    next(game, seat, events);
}

/// O-13.2: whether an immediate effect, or a potion too many, waits for the player.
pub(crate) fn owes_choice(hero: &Hero) -> bool {
    hero.owed_potions > 0 || hero.potion_count() > hero.potion_spaces
}

pub(crate) fn offer_choice(hero: &Hero, actions: &mut Vec<Action>) {
    if hero.potion_count() > hero.potion_spaces {
        let there = Potion::ALL.into_iter().filter(|it| hero.potions[*it] > 0);
        actions.extend(there.map(Action::Pour));
    } else {
        actions.extend(Potion::ALL.map(Action::Fill));
    }
}

pub(crate) fn check_choice(hero: &Hero, action: &Action) -> Result<(), Rule> {
    let is_over = hero.potion_count() > hero.potion_spaces;
    match action {
        // S-14.14, O-14.4: the owner chooses what goes.
        Action::Pour(potion) if is_over && hero.potions[*potion] > 0 => Ok(()),
        Action::Fill(_) if !is_over => Ok(()),
        _ if is_over => Err(rule!("S-14.14")),
        // S-13.5: the immediate effect is resolved first.
        _ => Err(rule!("S-13.5")),
    }
}

/// D-19: the potion of an immediate effect.
pub(crate) fn fill(game: &mut Sanctum, seat: Seat, potion: Potion, events: &mut impl Sink<Event>) {
    game.hero_mut(seat).owed_potions -= 1;
    game.tx(events).gain_potion(seat, potion);
    chosen(game, seat, events);
}

/// Goes on after a choice that an immediate effect asked for.
pub(crate) fn chosen(game: &mut Sanctum, seat: Seat, events: &mut impl Sink<Event>) {
    match game.frame {
        Some(Frame::Bonuses { .. }) => setup::settle(game),
        _ => go_on(game, seat, events),
    }
}

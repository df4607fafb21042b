//! S-14: Rest.

use tabletop::{Rule, Seat, Sink, rule};

use crate::action::Action;
use crate::event::Event;
use crate::flow::{Frame, Sanctum, Step};
use crate::ids::{AbilityId, Color, Gem, ItemId, Potion, Slot};
use crate::phase::{achievements, levels, response, turn, waiting};
use crate::state::{Equipped, Gems, Hero, Space, Table};
use crate::vocabulary::Power;

/// S-14.2, S-14.3: all tokens return; rage, demons and hit markers stay.
pub(crate) fn begin(game: &mut Sanctum, seat: Seat) {
    let hero = game.hero_mut(seat);
    for space in hero.spaces.iter_mut().flatten() {
        if let Some(token) = space.token() {
            hero.pool[token] += 1;
            *space = Space::Empty;
        }
    }
    debug_assert!(hero.spaces == [[Space::Empty; 2]; AbilityId::COUNT], "nothing is corrupt yet");
    hero.step = Step::Equip;
}

/// S-27.4: a Rest is announced, so the next hero may begin.
pub(crate) fn announce(game: &mut Sanctum, seat: Seat, events: &mut impl Sink<Event>) {
    begin(game, seat);
    turn::pass_on(game, events);
}

/// D-21, D-23: items are equipped, taken off and sold one by one, in any order (S-14.15, H-14.1).
pub(crate) fn offer(table: &Table, seat: Seat, actions: &mut Vec<Action>) {
    let hero = table.hero(seat);
    for item in hero.open_bag() {
        let kind = table.components().item(item).slot;
        let components = table.components();
        let free = |slot: &Slot| {
            components.takes(*slot) == Some(kind) && hero.slots[slot.index()].is_none()
        };
        for slot in Slot::ALL.into_iter().filter(free) {
            for gems in coverings(table, hero, item) {
                actions.push(Action::Equip { item, slot, gems });
            }
        }
    }
    let worn = Slot::ALL.into_iter().filter(|slot| hero.slots[slot.index()].is_some());
    actions.extend(worn.map(Action::TakeOff));
    offer_sales(table, seat, actions);
    actions.push(Action::EndRest);
}

/// S-14.6, S-14.7: the ways to cover the symbols of an item from the gem pool.
fn coverings<'a>(
    table: &'a Table,
    hero: &'a Hero,
    item: ItemId,
) -> impl Iterator<Item = Gems> + use<'a> {
    let [red, green, blue] = table.components().item(item).gems;
    let pool = hero.gems;
    (0..=red)
        .flat_map(move |r| (0..=green).flat_map(move |g| (0..=blue).map(move |b| (r, g, b))))
        .filter_map(move |(r, g, b)| {
            let white = red + green + blue - r - g - b;
            let gems = Gems::new([r, g, b, white]);
            pool.covers(gems).then_some(gems)
        })
}

/// S-14.7: a gem covers a symbol of its colour, a white one any.
fn covers(table: &Table, item: ItemId, gems: Gems) -> bool {
    let symbols = table.components().item(item).gems;
    let fits = Color::ALL.iter().all(|it| gems.of(Gem::from(*it)) <= symbols[it.index()]);
    fits && gems.total() == symbols.iter().sum::<u8>()
}

pub(crate) fn check(game: &Sanctum, seat: Seat, action: &Action) -> Result<(), Rule> {
    let table = &game.table;
    let hero = table.hero(seat);
    match action {
        // S-27.5: an item from the chest of a later turn came too late for this Rest.
        Action::Equip { item, .. } | Action::Sell(item, ..) if hero.locked.contains(item) => {
            Err(rule!("S-27.5"))
        }
        Action::Equip { item, slot, gems } => check_equip(table, hero, *item, *slot, *gems),
        Action::TakeOff(slot) if hero.slots[slot.index()].is_none() => Err(rule!("S-14.8")),
        Action::TakeOff(_) | Action::EndRest => Ok(()),
        // S-14.13: unequipped items only.
        Action::Sell(item, ..) if !hero.bag.contains(*item) => Err(rule!("S-14.13")),
        // Two potions have no order: red comes first.
        Action::Sell(_, potion, Some(other)) if potion > other => Err(rule!("S-14.13")),
        Action::Sell(_, _, other) => check_sale(table, hero, *other),
        // S-14.14: to make room, when there is none.
        Action::Pour(potion) => check_pour(table, hero, *potion),
        // S-16.9: blessings wait for the Demon Lord.
        Action::Bless(..) => Err(rule!("S-16.9")),
        _ => Err(waiting::out_of_place(game, action).unwrap_or(rule!("S-14.1"))),
    }
}

fn check_equip(
    table: &Table,
    hero: &Hero,
    item: ItemId,
    slot: Slot,
    gems: Gems,
) -> Result<(), Rule> {
    // S-14.4, S-14.5.
    let components = table.components();
    let fits =
        hero.bag.contains(item) && components.takes(slot) == Some(components.item(item).slot);
    if !fits || hero.slots[slot.index()].is_some() {
        return Err(rule!("S-14.4"));
    }
    // S-14.6, S-14.7.
    match (covers(table, item, gems), hero.gems.covers(gems)) {
        (false, _) => Err(rule!("S-14.7")),
        (true, false) => Err(rule!("S-14.6")),
        (true, true) => Ok(()),
    }
}

/// S-14.6, S-14.12: gems cover the symbols, flames become tokens.
pub(crate) fn equip(
    game: &mut Sanctum,
    seat: Seat,
    item: ItemId,
    slot: Slot,
    gems: Gems,
    events: &mut impl Sink<Event>,
) {
    let flames = game.table.components().item(item).flames;
    let hero = game.hero_mut(seat);
    hero.bag.remove(item);
    hero.gems.take(gems);
    hero.slots[slot.index()] = Some(Equipped { item, gems });
    hero.pool += flames;
    // S-14.10, S-14.11, O-14.2: the first item ever equipped gains a die for good.
    if !std::mem::replace(&mut hero.has_equipped, true) {
        game.tx(events).gain_die(seat);
    }
}

/// S-14.8, S-14.12: gems return to the pool, tokens to the supply.
pub(crate) fn take_off(game: &mut Sanctum, seat: Seat, slot: Slot) {
    let components = game.table.components();
    let hero = game.hero_mut(seat);
    let equipped = hero.slots[slot.index()].take().expect("only what is worn is taken off");
    let flames = components.item(equipped.item).flames;
    hero.bag.insert(equipped.item);
    hero.gems.add(equipped.gems);
    hero.pool -= flames;
}

fn offer_sales(table: &Table, seat: Seat, actions: &mut Vec<Action>) {
    let hero = table.hero(seat);
    let sales = [
        (Potion::Red, None),
        (Potion::Blue, None),
        (Potion::Red, Some(Potion::Red)),
        (Potion::Red, Some(Potion::Blue)),
        (Potion::Blue, Some(Potion::Blue)),
    ];
    let sales = sales.into_iter().filter(|it| check_sale(table, hero, it.1).is_ok());
    for (potion, other) in sales {
        actions.extend(hero.open_bag().map(|item| Action::Sell(item, potion, other)));
    }
    let there = |potion: &Potion| check_pour(table, hero, *potion).is_ok();
    actions.extend(Potion::ALL.into_iter().filter(there).map(Action::Pour));
}

/// S-14.13, S-14.14, H-13.7: one potion for an item, two with the skill; each needs a space.
fn check_sale(table: &Table, hero: &Hero, other: Option<Potion>) -> Result<(), Rule> {
    let potions = if other.is_some() { 2 } else { 1 };
    if other.is_some() && !hero.has_power(table.components(), Power::Haggle) {
        return Err(rule!("S-14.13"));
    }
    if hero.potion_count() + potions > hero.potion_spaces { Err(rule!("S-14.14")) } else { Ok(()) }
}

/// S-14.14, O-14.3: any potion may go to make room for what the next item brings.
fn check_pour(table: &Table, hero: &Hero, potion: Potion) -> Result<(), Rule> {
    let wanted = if hero.has_power(table.components(), Power::Haggle) { 2 } else { 1 };
    let has_sale = hero.open_bag().next().is_some();
    let is_short = hero.potion_count() + wanted > hero.potion_spaces && has_sale;
    if is_short && hero.potions[potion] > 0 { Ok(()) } else { Err(rule!("S-14.14")) }
}

/// S-14.13: an item that is not equipped goes for a potion, or two.
pub(crate) fn sell(
    game: &mut Sanctum,
    seat: Seat,
    item: ItemId,
    potion: Potion,
    other: Option<Potion>,
    events: &mut impl Sink<Event>,
) {
    game.hero_mut(seat).bag.remove(item);
    let mut tx = game.tx(events);
    tx.discard_item(item);
    tx.gain_potion(seat, potion);
    if let Some(other) = other {
        tx.gain_potion(seat, other);
    }
}

/// S-14.14: a potion is discarded to make room; O-14.4: or because a space is gone; S-9.2: or before
/// the roll, with nothing to bring back.
pub(crate) fn pour(game: &mut Sanctum, seat: Seat, potion: Potion, events: &mut impl Sink<Event>) {
    let hero = game.hero_mut(seat);
    let was_owed = levels::owes_choice(hero);
    hero.potions[potion] -= 1;
    if hero.step == Step::Prepare {
        hero.fight.drank = true;
    } else if was_owed {
        levels::chosen(game, seat, events);
    }
}

/// D-25: the Rest is over.
pub(crate) fn end(game: &mut Sanctum, seat: Seat, events: &mut impl Sink<Event>) {
    if game.frame == Some(Frame::Respite) {
        game.hero_mut(seat).step = Step::Done;
        return response::end_respite(game, events);
    }
    achievements::reach(game, seat, events);
}

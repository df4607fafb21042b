//! S-14, S-16: Rest, and the achievements that end it.

use tabletop::{Rule, Seat, Sink};

use crate::action::Action;
use crate::event::Event;
use crate::flow::{Frame, Sanctum, Step};
use crate::ids::{
    AbilityId, Achievement, BlessingId, Category, Color, Gem, ItemId, Level, Potion, Slot,
};
use crate::phase::{levels, response, turn};
use crate::rulebook::s;
use crate::state::{Equipped, Gems, Hero, Space, Table};
use crate::vocabulary::Power;

/// S-14.2, S-14.3: all tokens return; rage, demons and hit markers stay.
pub(crate) fn begin(game: &mut Sanctum, seat: Seat) {
    let hero = game.hero_mut(seat);
    for space in hero.spaces.iter_mut().flatten() {
        if let Some(token) = space.token() {
            hero.pool[token.index()] += 1;
            *space = Space::Empty;
        }
    }
    debug_assert!(hero.spaces == [[Space::Empty; 2]; AbilityId::COUNT], "nothing is corrupt yet");
    hero.step = Step::Equip;
}

/// D-21: items one by one; only the arrangement at the end counts (O-14.2).
pub(crate) fn offer_equip(table: &Table, seat: Seat, actions: &mut Vec<Action>) {
    let hero = table.hero(seat);
    for item in hero.bag.iter() {
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

pub(crate) fn check_equip(table: &Table, seat: Seat, action: &Action) -> Result<(), Rule> {
    let hero = table.hero(seat);
    match action {
        Action::Equip { item, slot, gems } => {
            // S-14.4, S-14.5.
            let components = table.components();
            let fits = hero.bag.contains(*item)
                && components.takes(*slot) == Some(components.item(*item).slot);
            if !fits || hero.slots[slot.index()].is_some() {
                return Err(s(14, 4));
            }
            // S-14.6, S-14.7.
            match (covers(table, *item, *gems), hero.gems.covers(*gems)) {
                (false, _) => Err(s(14, 7)),
                (true, false) => Err(s(14, 6)),
                (true, true) => Ok(()),
            }
        }
        Action::TakeOff(slot) if hero.slots[slot.index()].is_none() => Err(s(14, 8)),
        Action::TakeOff(_) | Action::EndRest => Ok(()),
        _ => check_sell(table, seat, action),
    }
}

/// S-14.6, S-14.12: gems cover the symbols, flames become tokens.
pub(crate) fn equip(game: &mut Sanctum, seat: Seat, item: ItemId, slot: Slot, gems: Gems) {
    let flames = game.table.components().item(item).flames;
    let hero = game.hero_mut(seat);
    hero.bag.remove(item);
    hero.gems.take(gems);
    hero.slots[slot.index()] = Some(Equipped { item, gems });
    (0..2).for_each(|kind| hero.pool[kind] += flames[kind]);
}

/// S-14.8, S-14.12: gems return to the pool, tokens to the supply.
pub(crate) fn take_off(game: &mut Sanctum, seat: Seat, slot: Slot) {
    let components = game.table.components();
    let hero = game.hero_mut(seat);
    let Some(equipped) = hero.slots[slot.index()].take() else { return };
    let flames = components.item(equipped.item).flames;
    hero.bag.insert(equipped.item);
    hero.gems.add(equipped.gems);
    (0..2).for_each(|kind| hero.pool[kind] -= flames[kind]);
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
        actions.extend(hero.bag.iter().map(|item| Action::Sell(item, potion, other)));
    }
    let there = |potion: &Potion| check_pour(table, hero, *potion).is_ok();
    actions.extend(Potion::ALL.into_iter().filter(there).map(Action::Pour));
}

/// S-14.13, S-14.14: one potion for an item, two for one who haggles; each needs a space.
fn check_sale(table: &Table, hero: &Hero, other: Option<Potion>) -> Result<(), Rule> {
    let potions = if other.is_some() { 2 } else { 1 };
    if other.is_some() && !hero.has_power(table.components(), Power::Haggle) {
        return Err(s(14, 13));
    }
    if hero.potion_count() + potions > hero.potion_spaces { Err(s(14, 14)) } else { Ok(()) }
}

/// S-14.14, O-14.3: any potion may go to make room for what the next item brings.
fn check_pour(table: &Table, hero: &Hero, potion: Potion) -> Result<(), Rule> {
    let wanted = if hero.has_power(table.components(), Power::Haggle) { 2 } else { 1 };
    let is_short = hero.potion_count() + wanted > hero.potion_spaces && !hero.bag.is_empty();
    if is_short && hero.potions[potion.index()] > 0 { Ok(()) } else { Err(s(14, 14)) }
}

/// D-23: items of the bag for potions.
pub(crate) fn offer_sell(table: &Table, seat: Seat, actions: &mut Vec<Action>) {
    offer_sales(table, seat, actions);
    actions.push(Action::EndRest);
}

pub(crate) fn check_sell(table: &Table, seat: Seat, action: &Action) -> Result<(), Rule> {
    let hero = table.hero(seat);
    match action {
        Action::EndRest => Ok(()),
        // S-14.13: unequipped items only.
        Action::Sell(item, ..) if !hero.bag.contains(*item) => Err(s(14, 13)),
        // Two potions have no order: red comes first.
        Action::Sell(_, potion, Some(other)) if potion > other => Err(s(14, 13)),
        Action::Sell(_, _, other) => check_sale(table, hero, *other),
        // S-14.14: to make room, when there is none.
        Action::Pour(potion) => check_pour(table, hero, *potion),
        // S-14.15: the steps are sequential.
        Action::Equip { .. } | Action::TakeOff(_) => Err(s(14, 15)),
        // S-16.9, S-9.5: blessings wait for the Demon Lord, potions for a Fight.
        Action::Bless(..) => Err(s(16, 9)),
        Action::Drink(..) => Err(s(9, 5)),
        _ => Err(s(14, 1)),
    }
}

/// S-14.15: the first item sold ends the equip step.
pub(crate) fn sell(
    game: &mut Sanctum,
    seat: Seat,
    item: ItemId,
    potion: Potion,
    other: Option<Potion>,
    events: &mut impl Sink<Event>,
) {
    end_equipping(game, seat, events);
    game.hero_mut(seat).bag.remove(item);
    let mut tx = game.tx(events);
    tx.discard_item(item);
    tx.gain_potion(seat, potion);
    if let Some(other) = other {
        tx.gain_potion(seat, other);
    }
}

/// S-14.14: a potion is discarded to make room; O-14.4: or because a space is gone.
pub(crate) fn pour(game: &mut Sanctum, seat: Seat, potion: Potion, events: &mut impl Sink<Event>) {
    let was_owed = levels::owes_choice(game.hero(seat));
    game.hero_mut(seat).potions[potion.index()] -= 1;
    if was_owed {
        levels::chosen(game, seat, events);
    } else {
        end_equipping(game, seat, events);
    }
}

/// S-14.10, S-14.11, O-14.2: the first arrangement with an item gains a die.
fn end_equipping(game: &mut Sanctum, seat: Seat, events: &mut impl Sink<Event>) {
    let hero = game.hero_mut(seat);
    hero.step = Step::Sell;
    let is_first = !hero.has_equipped && hero.slots.iter().any(Option::is_some);
    if is_first {
        hero.has_equipped = true;
        game.tx(events).gain_die(seat);
    }
}

/// D-25: the Rest is over.
pub(crate) fn end(game: &mut Sanctum, seat: Seat, events: &mut impl Sink<Event>) {
    end_equipping(game, seat, events);
    if game.frame == Some(Frame::Respite) {
        game.hero_mut(seat).step = Step::Done;
        return response::end_respite(game, events);
    }
    check_achievements(game, seat, events);
}

/// S-16.2: only the active player is checked, at the end of a Fight or a Rest.
pub(crate) fn check_achievements(game: &mut Sanctum, seat: Seat, events: &mut impl Sink<Event>) {
    game.hero_mut(seat).step = Step::Idle;
    // S-16.10.
    if game.table.breacher.is_none() {
        for achievement in Achievement::all() {
            if meets(&game.table, seat, achievement) {
                win(game, seat, achievement, events);
            }
        }
    }
    look(game, events);
}

/// S-16.1, S-16.3 to S-16.8: whether a space is won now.
fn meets(table: &Table, seat: Seat, achievement: Achievement) -> bool {
    let is_met = match goal(achievement) {
        Some(goal) => progress(table, seat, achievement.category) >= goal,
        // S-16.7, O-16.2: with a tile of the row really won.
        None => has_won_in_row(table, seat, achievement.level),
    };
    is_met && table.achievements.is_open(achievement)
}

/// S-16.3 to S-16.6: how much a regular space asks for; bonus spaces ask for a tile of their row.
pub(crate) fn goal(achievement: Achievement) -> Option<u8> {
    let goals = match achievement.category {
        Category::Skills => [3, 5, 7],
        Category::Gems => [2, 3, 4],
        Category::Equipment => [4, 7, 10],
        Category::Higher => return None,
    };
    Some(goals[achievement.level.index()])
}

/// S-16.3 to S-16.6: how much a hero has of what a category counts; nothing counts for bonus spaces.
pub(crate) fn progress(table: &Table, seat: Seat, category: Category) -> u8 {
    let hero = table.hero(seat);
    match category {
        Category::Skills => hero.skills.count_ones() as u8,
        // Two colours have at least as many as the second best of the three.
        Category::Gems => {
            let mut gained = Color::ALL.map(|color| hero.gained.of(Gem::from(color)));
            gained.sort_unstable();
            gained[1]
        }
        Category::Equipment => hero.equipped_level(table.components()),
        Category::Higher => 0,
    }
}

fn has_won_in_row(table: &Table, seat: Seat, level: Level) -> bool {
    let regular = Category::REGULAR.map(|category| Achievement { level, category });
    regular.iter().any(|it| table.achievements.won[it.index()] == Some(seat))
}

/// S-16.1: the tile goes to the player; chance says which it is.
fn win(game: &mut Sanctum, seat: Seat, achievement: Achievement, events: &mut impl Sink<Event>) {
    game.table.achievements.won[achievement.index()] = Some(seat);
    let hero = game.hero_mut(seat);
    hero.tiles += 1;
    hero.owed_tiles += 1;
    events.push(|| Event::AchievementWon { seat, achievement });
}

/// D-20: the owner looks at the tiles; then the turn is over.
fn look(game: &mut Sanctum, events: &mut impl Sink<Event>) {
    let seat = game.table.active;
    if game.hero(seat).owed_tiles > 0 {
        game.goto(Frame::Tiles);
    } else {
        game.goto(Frame::Turn);
        turn::end(game, events);
    }
}

/// S-16.9: the owner keeps the blessing face down.
pub(crate) fn tile_seen(game: &mut Sanctum, blessing: BlessingId, events: &mut impl Sink<Event>) {
    game.table.achievements.hidden.remove(blessing);
    let seat = game.table.active;
    let hero = game.hero_mut(seat);
    hero.owed_tiles -= 1;
    hero.blessings.insert(blessing);
    look(game, events);
}

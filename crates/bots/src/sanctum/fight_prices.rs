//! What the result of a Fight is worth to a hero. A wound is about 100.

use sanctum::{Components, Hero, Row, Table};
use tabletop::Seat;

use super::greedy::{turn, worth as thumb};
use super::solver::FightPrices;

/// One health of a hero who has plenty.
const WOUND: i32 = 100;
/// How much dearer each health is than the one above it.
const WOUND_RISE: i32 = 12;
/// Death; worse than anything else that can happen in a Fight.
const DEATH: i32 = 5_000;
/// A token spent on the journey: a Rest brings it back.
const JOURNEY_TOKEN: i32 = 11;
/// A token spent in act VI: only a potion brings it back.
const FINAL_TOKEN: i32 = 34;
/// Active rage.
const RAGE: i32 = 100;
/// A potion.
const POTION: i32 = 25;
/// A level of a killed demon.
const LEVEL: i32 = 70;
/// The item of a killed demon.
const ITEM: i32 = 50;
/// What a living demon may still do, for each of its blood drops.
const THREAT: i32 = 30;
/// A hit on a demon that survives.
const HIT: i32 = 30;
/// A hit on a card of act VI.
const FINAL_HIT: i32 = 75;
/// A card of act VI defeated, besides its weak points.
const CARD: i32 = 20;
/// In how many later rounds a card of act VI would have dealt its damage.
const LATER_ROUNDS: i32 = 2;
/// What the penalty of a fury card is expected to cost.
const REVEAL: i32 = 0;
/// A die left for the next card of act VI.
const LEFT: i32 = 45;

/// After so many rounds a hero becomes impatient, and by how many percent with each.
const LATE_ROUND: i32 = 6;
const LATE: i32 = 30;

/// The prices for a hero as the table is now.
pub fn fight_prices(table: &Table, seat: Seat) -> FightPrices {
    let hero = table.hero(seat);
    let mut worth = FightPrices {
        wounds: std::array::from_fn(|count| wounds(hero, count)),
        rage: [0, RAGE, 2 * RAGE, 3 * RAGE],
        potion: POTION,
        hit: HIT,
        ..FightPrices::default()
    };
    let token = token(hero);
    worth.tokens = [std::array::from_fn(|count| token * count as i32); 2];
    worth.token_blessing = 4;
    let components = table.components();
    for id in hero.usable_blessings().iter() {
        worth.blessing[id.index()] = blessing(components, hero, id);
    }
    for demon in hero.zone.iter() {
        worth.demon[demon.index()] = kill(table, hero, demon);
    }
    if hero.row.is_dealt() {
        add_cards(&mut worth, components, &hero.row, impatience(table));
        // Who has nothing to lose goes on: a card nobody knows does not kill for certain.
        worth.fury_damage = u8::from(hero.health > hero.marked.max(1));
    }
    worth
}

fn wounds(hero: &Hero, count: usize) -> i32 {
    let left = i32::from(hero.health) - count as i32;
    if count > 0 && left < i32::from(hero.marked.max(1)) {
        return DEATH + count as i32;
    }
    let price = |lost: usize| {
        let height = i32::from(hero.health) - lost as i32 - i32::from(hero.marked);
        WOUND + WOUND_RISE * (10 - height).max(0)
    };
    (0..count).map(price).sum()
}

fn token(hero: &Hero) -> i32 {
    if !hero.row.is_dealt() {
        return JOURNEY_TOKEN;
    }
    // The closer the end, the less there is to save for.
    let cards = i32::from(Row::LEN.saturating_sub(hero.row.at));
    FINAL_TOKEN * (cards + 2) / 11
}

fn blessing(components: &Components, hero: &Hero, id: sanctum::BlessingId) -> i32 {
    match components.blessing(id) {
        sanctum::Blessing::Effect(sanctum::Effect::Shields(n)) => token(hero) * i32::from(n),
        _ => token(hero),
    }
}

/// What a dead demon brings: levels of its colour, its item, and peace.
fn kill(table: &Table, hero: &Hero, demon: sanctum::DemonId) -> i32 {
    let printed = table.components().demon(demon);
    let level = i32::from(printed.level.number());
    let colored = level * (LEVEL + turn::color_worth(hero, printed.color));
    let item = turn::slot_worth(table, hero, printed.slot, printed.item_color, level);
    colored + ITEM + item + THREAT * i32::from(printed.damage)
}

/// Shields may hold for ever, a battle may not: progress is worth more in every late round.
fn impatience(table: &Table) -> i32 {
    100 + LATE * (i32::from(table.round.min(1_000)) - LATE_ROUND).max(0)
}

fn add_cards(worth: &mut FightPrices, components: &Components, row: &Row, percent: i32) {
    worth.card_hit = FINAL_HIT * percent / 100;
    for place in row.at..Row::LEN {
        let Some(front) = row.front(components, place) else { continue };
        let hits = if place == row.at { row.hits } else { 0 };
        let open = front.weak_points.len() as i32 - hits.count_ones() as i32;
        let later = thumb::WOUND * LATER_ROUNDS * i32::from(front.drops);
        worth.card[usize::from(place)] = (CARD + FINAL_HIT * open + later) * percent / 100;
    }
    worth.reveal = REVEAL;
    worth.left = std::array::from_fn(|dice| LEFT * dice as i32);
}

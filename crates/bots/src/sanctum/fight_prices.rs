//! What the result of a Fight is worth to a hero: the table of prices, applied to what lies there.

use sanctum::{Blessing, BlessingId, Components, DemonId, Effect, Hero, Row, Table};
use tabletop::Seat;

use super::greedy::turn;
use super::prices::{
    CARD, DIE_LEFT, FINAL_HIT, HIT, IMPATIENCE, ITEM, LATE_ROUND, LATER_ROUNDS, LEVEL, POTION,
    Pricing, RAGE, REVEAL, THREAT, TOKEN_BLESSING, WOUND, wounds,
};
use super::solver::FightPrices;

/// The prices for a hero as the table is now.
pub fn fight_prices(table: &Table, seat: Seat, pricing: Pricing) -> FightPrices {
    let hero = table.hero(seat);
    let rage = pricing.of(RAGE);
    let token = pricing.token(hero);
    let components = table.components();
    let mut prices = FightPrices {
        wounds: std::array::from_fn(|count| wounds(hero, count as u8)),
        tokens: [std::array::from_fn(|count| token * count as i32); 2],
        token_blessing: TOKEN_BLESSING,
        rage: [0, rage, 2 * rage, 3 * rage],
        potion: pricing.of(POTION),
        hit: HIT,
        ..FightPrices::default()
    };
    for id in hero.usable_blessings().iter() {
        prices.blessing[id.index()] = token * blessing_tokens(components, id);
    }
    for demon in hero.zone.iter() {
        prices.demon[demon.index()] = kill(table, hero, demon, pricing);
    }
    if hero.row.is_dealt() {
        add_cards(&mut prices, components, &hero.row, impatience(table));
        // A hero with nothing to lose goes on: an unknown card does not kill for certain.
        prices.fury_damage = u8::from(hero.health > hero.marked.max(1));
    }
    prices
}

/// How many tokens a blessing is worth while it is unused.
fn blessing_tokens(components: &Components, id: BlessingId) -> i32 {
    match components.blessing(id) {
        Blessing::Effect(Effect::Shields(n)) => i32::from(n),
        Blessing::Effect(Effect::Die(_)) | Blessing::Token(_) => 1,
    }
}

/// What a dead demon brings: levels of its color, its item, and peace.
fn kill(table: &Table, hero: &Hero, demon: DemonId, pricing: Pricing) -> i32 {
    let printed = table.components().demon(demon);
    let level = i32::from(printed.level.number());
    let levels = level * (LEVEL + turn::color_worth(hero, printed.color));
    let item = ITEM + turn::slot_worth(table, hero, printed.slot, printed.item_color, level);
    levels + item + pricing.of(THREAT) * i32::from(printed.damage)
}

/// Shields may hold forever, a battle may not: progress is worth more in every late round.
fn impatience(table: &Table) -> i32 {
    100 + IMPATIENCE * (i32::from(table.round.min(1_000)) - LATE_ROUND).max(0)
}

fn add_cards(prices: &mut FightPrices, components: &Components, row: &Row, percent: i32) {
    prices.card_hit = FINAL_HIT * percent / 100;
    for place in row.at..Row::LEN {
        let Some(front) = row.front(components, place) else { continue };
        let hits = if place == row.at { row.hits } else { 0 };
        let open = front.weak_points.len() as i32 - hits.count_ones() as i32;
        let later = WOUND * LATER_ROUNDS * i32::from(front.drops);
        prices.card[usize::from(place)] = (CARD + FINAL_HIT * open + later) * percent / 100;
    }
    prices.reveal = REVEAL;
    prices.left = std::array::from_fn(|dice| DIE_LEFT * dice as i32);
}

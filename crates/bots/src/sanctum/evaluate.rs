//! What a hero has come to, in the coin of prices: a wound is about 100.

use sanctum::{Components, Hero, Row, Sanctum, Standing, Table};
use tabletop::Seat;

use super::fight_prices::fight_prices;
use super::greedy::{levels, rest, turn};
use super::prices::{Pricing, WOUND, wounds};
use super::solver::FightPrices;

/// To survive the Demon Lord, besides the health that is left.
const SURVIVAL: i32 = 400;
/// A card of act VI that was defeated by a hero who then died.
const CARD: i32 = 40;
/// Death before act VI.
const EARLY_DEATH: i32 = -2_000;
/// What of the worth of a demon counts while it lives in the battle zone, in percent.
const ENGAGED: i32 = 40;
/// A permanent die.
const DIE: i32 = 200;
/// What penalties leave behind for the next Fight: a die fewer, and each more damage.
const DIE_FEWER: i32 = 90;
const MORE_DAMAGE: i32 = 60;
/// A space of the health track with a marker.
const MARKED: i32 = 40;

/// What a hero has come to.
pub(super) fn of(world: &Sanctum, seat: Seat) -> i32 {
    let table = world.table();
    let hero = table.hero(seat);
    match hero.standing {
        Standing::Victorious => SURVIVAL + WOUND * i32::from(hero.health),
        Standing::Dead if hero.row.is_dealt() => CARD * i32::from(hero.row.at),
        Standing::Dead => EARLY_DEATH,
        Standing::Alive if table.blessings_open => in_battle(table, seat, hero),
        Standing::Alive => on_the_way(table, seat, hero),
    }
}

/// What a hero has at hand, whatever comes next.
fn at_hand(hero: &Hero, price: &FightPrices) -> i32 {
    let lost = Hero::HEALTH.saturating_sub(hero.health);
    let whole = Hero { health: Hero::HEALTH, ..*hero };
    let rage = price.rage[usize::from(hero.rage.active).min(3)];
    rage + price.potion * i32::from(hero.potion_count()) - wounds(&whole, lost)
}

/// A hero on the journey.
fn on_the_way(table: &Table, seat: Seat, hero: &Hero) -> i32 {
    let pricing = Pricing::Measured;
    let price = fight_prices(table, seat, Pricing::Measured);
    let spent: u8 = turn::spent_tokens(hero, table.components()).total();
    let demon = |it: sanctum::DemonId| {
        let hits = table.hordes.hits[it.index()].count_ones() as i32;
        price.demon[it.index()] * ENGAGED / 100 + price.hit * hits
    };
    levels::standing(table, hero, pricing)
        + rest::standing(table, seat, pricing)
        + pricing.tile() * i32::from(hero.tiles)
        + DIE * i32::from(hero.dice)
        + hero.zone.iter().map(demon).sum::<i32>()
        + at_hand(hero, &price)
        - price.tokens[0][1] * i32::from(spent)
}

/// A hero who faces the Demon Lord.
fn in_battle(table: &Table, seat: Seat, hero: &Hero) -> i32 {
    let price = fight_prices(table, seat, Pricing::Measured);
    let tokens: u8 = hero.pool.total();
    let blessings: i32 = hero.usable_blessings().iter().map(|it| price.blessing[it.index()]).sum();
    let row = usize::from(hero.row.at)..usize::from(Row::LEN);
    let cards: i32 = price.card.get(row).map_or(0, |cards| cards.iter().sum());
    at_hand(hero, &price)
        + abilities(table.components(), hero)
        + blessings
        + price.tokens[0][1] * i32::from(tokens)
        - cards
        - DIE_FEWER * i32::from(hero.fewer_dice)
        - MORE_DAMAGE * i32::from(hero.extra_damage)
        - MARKED * i32::from(hero.marked)
}

/// The abilities that are not corrupted.
fn abilities(components: &Components, hero: &Hero) -> i32 {
    let is_whole =
        |id: sanctum::AbilityId| !hero.spaces[id.index()].contains(&sanctum::Space::Corrupt);
    let whole = hero.abilities(components).filter(|(id, _)| is_whole(*id));
    whole.map(|(_, ability)| Pricing::Measured.ability(ability)).sum()
}

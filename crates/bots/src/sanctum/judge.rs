//! How good a position of Sanctum is, for looking back at a game.

use ::sanctum::{Hero, Sanctum, Standing, Step, Table};
use tabletop::Seat;

use super::fight_prices::fight_prices;
use super::prices::{DIE, FINAL_HIT, OWNED_TOKEN, POTION, Pricing, RAGE, WOUND};
use super::solver;
use crate::Judge;

/// People understand rules of thumb better than measurements.
const PRICING: Pricing = Pricing::RuleOfThumb;
/// All cards defeated; minus as much for a hero who died.
const VICTORY: i32 = 2_500;
/// A card of act VI defeated.
const CARD: i32 = 400;
/// A gem, which brings skills closer and carries items.
const GEM: i32 = 25;
/// An item in the bag is worth a part of what it is worth when worn.
const BAG: i32 = 3;
/// Nodes for a Fight that is going on.
const NODES: u64 = 300;

impl Judge for Sanctum {
    const COIN: i32 = WOUND;
    const IS_SHARED: bool = false;

    fn worth(&self, seat: Seat) -> i32 {
        let table = self.table();
        let hero = table.hero(seat);
        let fate = match hero.standing {
            Standing::Victorious => VICTORY,
            Standing::Dead => -VICTORY,
            Standing::Alive => 0,
        };
        fate + fortune(table, hero) + fight(self, seat)
    }
}

/// What a hero has and has done.
fn fortune(table: &Table, hero: &Hero) -> i32 {
    let components = table.components();
    let health = WOUND * i32::from(hero.health);
    let tokens: u8 = hero.owned_tokens(components).total();
    let ready: u8 = hero.pool.total();
    let worn = hero.slots.iter().flatten().map(|it| PRICING.item(components.item(it.item)));
    let bag = hero.bag.iter().map(|it| PRICING.item(components.item(it)) / BAG);
    let skills = hero.gained_skills().map(|it| PRICING.skill(components.skill(hero.figure, it)));
    let blessings = hero.usable_blessings();
    let blessings = blessings.iter().map(|it| PRICING.blessing(components.blessing(it)));
    health
        + PRICING.of(OWNED_TOKEN) * i32::from(tokens)
        + PRICING.token(hero) * i32::from(ready)
        + PRICING.of(RAGE) * i32::from(hero.rage.active)
        + PRICING.of(POTION) * i32::from(hero.potion_count())
        + DIE * i32::from(hero.dice)
        + GEM * i32::from(hero.gained.total())
        + CARD * i32::from(hero.row.at)
        + FINAL_HIT * hero.row.hits.count_ones() as i32
        + worn.chain(bag).chain(skills).chain(blessings).sum::<i32>()
}

/// What the dice that lie there are good for.
fn fight(game: &Sanctum, seat: Seat) -> i32 {
    let table = game.table();
    if !matches!(table.hero(seat).step, Step::Attack | Step::Block) {
        return 0;
    }
    let solution = solver::solve(game, seat, &fight_prices(table, seat, Pricing::Measured), NODES);
    solution.map_or(0, |it| it.value)
}

//! Preparation, penalties and blessings: what to pay with.

use sanctum::{
    AbilityId, Action, Atom, Condition, Effect, Frame, Hero, Penalty, Power, Sanctum, Space,
    SpaceId, Table, Token,
};
use tabletop::Seat;

use super::super::prices::{DEATH, DIE, FINAL_TOKEN, POTION, Pricing, RAGE, WOUND, wounds};

/// Potions, rage and tokens are priced by rule of thumb here, whichever bot asks.
const PRICING: Pricing = Pricing::RuleOfThumb;
/// Rage that is wasted brings nothing.
const WASTED: i32 = 15;
/// With at least this many tokens of a kind in the pool nothing of it is drunk in act VI.
const ENOUGH: u8 = 3;
/// On the journey potions are drunk only by a hero with at most this many tokens.
const EMPTY_HANDED: u8 = 1;
/// Damage in the next Fight is not sure to wound.
const DAMAGE: i32 = 65;
/// Each space by which the health track is shortened.
const SHORTER: i32 = 45;

/// D-7: potions before the roll.
pub(super) fn prepare(table: &Table, seat: Seat, offers: &[Action]) -> Option<Action> {
    let hero = table.hero(seat);
    let components = table.components();
    let silver = hero
        .powers(components)
        .any(|(_, power)| power == Power::SilverDie(Condition::Drank) && !hero.fight.drank);
    let is_final = hero.row.is_dealt();
    let wants = |token: Token| {
        let pool = hero.pool[token];
        let all = hero.pool.total();
        if is_final { pool < ENOUGH || silver } else { all <= EMPTY_HANDED && hero.bag.len() > 1 }
    };
    let value = |action: &Action| match action {
        Action::Drink(_, space) => {
            let token = hero.space(*space).token()?;
            wants(token).then(|| freed(table, hero, *space))
        }
        _ => None,
    };
    let drinks = offers.iter().filter_map(|it| Some((value(it)?, *it)));
    let best = drinks.max_by_key(|(value, _)| *value).map(|(_, action)| action);
    // A potion with nothing to bring back still wins the silver die.
    let wasted = || offers.iter().copied().find(|it| matches!(it, Action::Pour(_)));
    best.or_else(|| wasted().filter(|_| silver && is_final)).or(Some(Action::Roll))
}

/// What it is worth to free a space: the ability, if that makes it usable.
fn freed(table: &Table, hero: &Hero, space: SpaceId) -> i32 {
    let Some(ability) = hero.ability(table.components(), space.ability) else { return 0 };
    let others = (0..ability.spaces.len()).filter(|it| *it != usize::from(space.index));
    let blocked = |index: usize| hero.spaces[space.ability.index()][index] != Space::Empty;
    let value = PRICING.ability(ability);
    if others.into_iter().any(blocked) { value / 3 } else { value }
}

/// D-29 to D-35: the penalty or the wounds, and how the penalty is carried out.
pub(super) fn penalty(
    world: &Sanctum,
    seat: Seat,
    atom: Option<u8>,
    offers: &[Action],
    pricing: Pricing,
) -> Option<Action> {
    let table = world.table();
    let hero = table.hero(seat);
    let card = card(world, seat)?;
    if atom.is_none() {
        let ward = u8::from(hero.has_power(table.components(), Power::Ward));
        let wounds = wounds(hero, card.wounds.saturating_sub(ward));
        let pays =
            offers.contains(&Action::PayPenalty) && price(table, hero, card, pricing) <= wounds;
        return Some(if pays { Action::PayPenalty } else { Action::TakeWounds });
    }
    let payments = offers.iter().filter(|it| !matches!(it, Action::Bless(..)));
    payments.copied().min_by_key(|it| way_price(table, hero, *it, pricing))
}

fn card(world: &Sanctum, seat: Seat) -> Option<&'static Penalty> {
    let table = world.table();
    let components = table.components();
    match world.frame() {
        Some(Frame::Face { effect, .. }) => Some(components.effect(effect)),
        _ => table.hero(seat).row.current_fury().map(|fury| &components.fury(fury).1),
    }
}

fn price(table: &Table, hero: &Hero, card: &Penalty, pricing: Pricing) -> i32 {
    let ends = card.atoms.iter().filter(|it| **it == Atom::Shorten).count() as u8;
    if ends > 0 && hero.health < hero.marked + 2 * ends + 1 {
        return DEATH * 2;
    }
    card.atoms.iter().map(|atom| atom_price(table, hero, *atom, pricing)).sum()
}

fn atom_price(table: &Table, hero: &Hero, atom: Atom, pricing: Pricing) -> i32 {
    let components = table.components();
    match atom {
        Atom::Lose(_) | Atom::Pay => PRICING.token(hero).max(FINAL_TOKEN),
        Atom::LoseBlessing => {
            let unused = hero.usable_blessings();
            unused.iter().map(|it| pricing.blessing(components.blessing(it))).min().unwrap_or(0)
        }
        Atom::Corrupt(color) => {
            let spaces = hero.all_spaces(components).filter(|(_, it, there)| {
                *there == Space::Empty && color.is_none_or(|color| color == *it)
            });
            let prices = spaces.map(|(space, ..)| corruption(table, hero, space.ability, pricing));
            prices.min().unwrap_or(0)
        }
        Atom::DieFewer | Atom::LoseDie => DIE,
        Atom::Damage(n) => DAMAGE * i32::from(n),
        Atom::Shorten => {
            // It counts only close to death.
            let reserve = i32::from(hero.health) - i32::from(hero.marked);
            2 * SHORTER + (20 * (7 - reserve)).max(0)
        }
        Atom::Heal => -WOUND,
        Atom::Drink => PRICING.of(POTION) + PRICING.token(hero),
        Atom::WasteRage => PRICING.of(RAGE) + WASTED,
        Atom::Reroll(value) => {
            20 * hero.fight.free().filter(|(_, die)| die.value == value).count() as i32
        }
        Atom::OnlyModified => 60,
    }
}

/// What it costs that an ability can never be used again.
fn corruption(table: &Table, hero: &Hero, id: AbilityId, pricing: Pricing) -> i32 {
    let Some(ability) = hero.ability(table.components(), id) else { return 0 };
    let is_lost = hero.spaces[id.index()].contains(&Space::Corrupt);
    if is_lost {
        return 0;
    }
    // With few tokens not every ability will be used anyway.
    let usable = hero
        .abilities(table.components())
        .filter(|(id, _)| !hero.spaces[id.index()].contains(&Space::Corrupt));
    let spaces: usize = usable.map(|(_, it)| it.spaces.len()).sum();
    let tokens = usize::from(hero.pool.total());
    let share = if spaces > tokens + 1 { 2 } else { 1 };
    let blunt = matches!(ability.effect, Effect::Die(_));
    (pricing.ability(ability) + if blunt { 10 } else { 0 }) / share
}

fn way_price(table: &Table, hero: &Hero, action: Action, pricing: Pricing) -> i32 {
    let components = table.components();
    match action {
        Action::Corrupt(space) => corruption(table, hero, space.ability, pricing),
        Action::LoseBlessing(id) => pricing.blessing(components.blessing(id)),
        Action::Drink(_, space) => -freed(table, hero, space),
        Action::Pay(token, space) => {
            let scarce = 10 - i32::from(hero.pool[token]);
            scarce + corruption(table, hero, space.ability, pricing)
        }
        Action::LoseDie(id) => {
            let Some(front) = hero.row.current(components) else { return 0 };
            let die = hero.fight.dice[id.index()];
            let wanted = front
                .weak_points
                .iter()
                .enumerate()
                .any(|(index, value)| *value == die.value && hero.row.hits & (1 << index) == 0);
            i32::from(wanted)
        }
        _ => 0,
    }
}

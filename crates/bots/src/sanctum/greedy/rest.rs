//! Rest: equipment, potions, and what comes out of chests.

use sanctum::{
    Action, Category, Color, Components, Frame, Gem, Gems, Hero, Item, ItemId, Level, Potion,
    Potions, Power, Sanctum, Slot, Table,
};
use tabletop::Seat;

use super::super::prices::Pricing;
use super::turn;

/// The die that comes with the first item.
const FIRST_ITEM: i32 = 300;
/// Items weighed for one slot.
const PER_SLOT: usize = 4;

/// What is worn: an item for each slot.
type Outfit = [Option<ItemId>; Slot::COUNT];

/// The gems that are needed for items: red, green, blue, and what only white ones can cover.
fn is_coverable(components: &Components, outfit: &Outfit, gems: [u8; 4]) -> bool {
    let mut needed = [0u8; 3];
    for item in outfit.iter().flatten() {
        let symbols = components.item(*item).gems;
        (0..3).for_each(|color| needed[color] += symbols[color]);
    }
    let short: u8 = (0..3).map(|color| needed[color].saturating_sub(gems[color])).sum();
    short <= gems[3]
}

/// All gems of a hero that can lie on items.
fn all_gems(hero: &Hero) -> [u8; 4] {
    let worn = hero.slots.iter().flatten().map(|it| it.gems);
    let mut counts = Gem::ALL.map(|gem| hero.gems.of(gem));
    for gems in worn {
        for gem in Gem::ALL {
            counts[gem.index()] += gems.of(gem);
        }
    }
    counts
}

fn worn(hero: &Hero) -> Outfit {
    hero.slots.map(|it| it.map(|it| it.item))
}

/// What an outfit is worth, the abilities it hides considered.
fn value(table: &Table, hero: &Hero, outfit: &Outfit, pricing: Pricing) -> i32 {
    let components = table.components();
    let mut total = 0;
    let mut level = 0;
    for (slot, item) in Slot::ALL.into_iter().zip(outfit) {
        match item {
            Some(item) => {
                let item = components.item(*item);
                total += pricing.item(item);
                level += item.level.number();
            }
            None => {
                total += components.printed(hero.figure, slot).map_or(0, |it| pricing.ability(it))
            }
        }
    }
    total + bonuses(table, hero, level, pricing)
}

/// What the levels of an outfit bring: achievements, and a die with the first item.
fn bonuses(table: &Table, hero: &Hero, level: u8, pricing: Pricing) -> i32 {
    let won = [4, 7, 10].into_iter().zip(Level::ALL).filter(|(wanted, row)| {
        level >= *wanted && turn::is_open(table, Category::Equipment, *row)
    });
    let is_first = !hero.has_equipped && level > 0;
    pricing.tile() * won.count() as i32 + if is_first { FIRST_ITEM } else { 0 }
}

/// An item for a slot, what it adds to the printed ability it hides, and its level.
type Candidate = (ItemId, i32, u8);

/// The best outfit from what is worn and in the bag.
fn best_outfit(table: &Table, hero: &Hero, pricing: Pricing) -> (i32, Outfit) {
    let components = table.components();
    let now = worn(hero);
    let candidates = Slot::ALL.map(|slot| {
        let kind = components.takes(slot);
        let printed = components.printed(hero.figure, slot).map_or(0, |it| pricing.ability(it));
        let all = now.iter().flatten().copied().chain(hero.open_bag());
        let fits = all.filter(|id| Some(components.item(*id).slot) == kind);
        let mut list: Vec<Candidate> = fits
            .map(|id| {
                let item = components.item(id);
                (id, pricing.item(item) - printed, item.level.number())
            })
            .collect();
        list.sort_by_key(|(_, value, _)| std::cmp::Reverse(*value));
        list.truncate(PER_SLOT);
        list
    });
    let printed = Slot::ALL.map(|slot| components.printed(hero.figure, slot));
    let base = printed.into_iter().flatten().map(|it| pricing.ability(it)).sum();
    let mut search = Search {
        table,
        hero,
        candidates,
        gems: all_gems(hero),
        pricing,
        best: (value(table, hero, &now, pricing), now),
    };
    search.fill(0, base, 0, &mut [None; Slot::COUNT]);
    search.best
}

/// The search for the best outfit.
struct Search<'a> {
    table: &'a Table,
    hero: &'a Hero,
    candidates: [Vec<Candidate>; Slot::COUNT],
    gems: [u8; 4],
    pricing: Pricing,
    best: (i32, Outfit),
}

impl Search<'_> {
    fn fill(&mut self, slot: usize, value: i32, level: u8, outfit: &mut Outfit) {
        if slot == Slot::COUNT {
            let total = value + bonuses(self.table, self.hero, level, self.pricing);
            if total > self.best.0 {
                self.best = (total, *outfit);
            }
            return;
        }
        for index in 0..self.candidates[slot].len() {
            let (item, more, higher) = self.candidates[slot][index];
            if outfit[..slot].contains(&Some(item)) {
                continue;
            }
            outfit[slot] = Some(item);
            if is_coverable(self.table.components(), outfit, self.gems) {
                self.fill(slot + 1, value + more, level + higher, outfit);
            }
            outfit[slot] = None;
        }
        self.fill(slot + 1, value, level, outfit);
    }
}

/// What the items of a hero are worth, those in the bag a little less than those worn.
pub(in crate::sanctum) fn standing(table: &Table, seat: Seat, pricing: Pricing) -> i32 {
    let hero = table.hero(seat);
    let now = value(table, hero, &worn(hero), pricing);
    if hero.bag.is_empty() {
        return now;
    }
    now + (best_outfit(table, hero, pricing).0 - now) * 3 / 4
}

/// What a Rest would gain by equipping.
pub(in crate::sanctum) fn gain(table: &Table, seat: Seat, pricing: Pricing) -> i32 {
    let hero = table.hero(seat);
    if hero.bag.is_empty() {
        return 0;
    }
    best_outfit(table, hero, pricing).0 - value(table, hero, &worn(hero), pricing)
}

/// Whether a Rest would win an achievement.
pub(super) fn wins_tile(table: &Table, seat: Seat, pricing: Pricing) -> bool {
    let hero = table.hero(seat);
    let components = table.components();
    let level = |outfit: &Outfit| -> u8 {
        outfit.iter().flatten().map(|id| components.item(*id).level.number()).sum()
    };
    let (before, after) = (level(&worn(hero)), level(&best_outfit(table, hero, pricing).1));
    [4, 7, 10].into_iter().zip(Level::ALL).any(|(wanted, row)| {
        before < wanted && after >= wanted && turn::is_open(table, Category::Equipment, row)
    })
}

/// D-21 to D-25: the whole Rest.
pub(in crate::sanctum) fn plan(world: &Sanctum, seat: Seat, pricing: Pricing) -> Vec<Action> {
    let table = world.table();
    let hero = table.hero(seat);
    let mut actions = Vec::new();
    let (_, outfit) = best_outfit(table, hero, pricing);
    dress(table.components(), hero, &outfit, &mut actions);
    let is_last = world.frame() == Some(Frame::Respite);
    sell(table, hero, &outfit, is_last, pricing, &mut actions);
    actions.push(Action::EndRest);
    actions
}

/// Takes off everything if something changes, and puts on the new outfit.
fn dress(components: &Components, hero: &Hero, outfit: &Outfit, actions: &mut Vec<Action>) {
    let now = worn(hero);
    if *outfit == now {
        return;
    }
    let pool = Gem::ALL.map(|gem| hero.gems.of(gem));
    let added: Outfit = std::array::from_fn(|slot| outfit[slot].filter(|_| now[slot].is_none()));
    let keeps = (0..Slot::COUNT).all(|slot| now[slot].is_none() || now[slot] == outfit[slot]);
    let (mut gems, wanted) = if keeps && is_coverable(components, &added, pool) {
        (pool, added)
    } else {
        let is_worn = |slot: &Slot| now[slot.index()].is_some();
        actions.extend(Slot::ALL.into_iter().filter(is_worn).map(Action::TakeOff));
        (all_gems(hero), *outfit)
    };
    for (slot, item) in Slot::ALL.into_iter().zip(wanted) {
        let Some(item) = item else { continue };
        let mut used = [0u8; 4];
        for color in Color::ALL {
            let symbols = components.item(item).gems[color.index()];
            let colored = symbols.min(gems[color.index()]);
            used[color.index()] = colored;
            used[3] += symbols - colored;
        }
        (0..4).for_each(|gem| gems[gem] -= used[gem].min(gems[gem]));
        actions.push(Action::Equip { item, slot, gems: Gems::new(used) });
    }
}

/// Sells what will hardly be worn, as long as there is room for potions.
fn sell(
    table: &Table,
    hero: &Hero,
    outfit: &Outfit,
    is_last: bool,
    pricing: Pricing,
    actions: &mut Vec<Action>,
) {
    let components = table.components();
    let bag = hero.open_bag().chain(worn(hero).into_iter().flatten());
    let mut spare: Vec<ItemId> = bag
        .filter(|id| !outfit.contains(&Some(*id)))
        .filter(|id| is_last || !is_hoped(table, outfit, *id, pricing))
        .collect();
    spare.sort_by_key(|id| pricing.item(components.item(*id)));
    let haggles = hero.has_power(components, Power::Haggle);
    let mut potions = hero.potions;
    for item in spare {
        let room = hero.potion_spaces.saturating_sub(potions.total());
        if room == 0 {
            return;
        }
        let first = wanted_potion(components, hero, potions);
        potions[first] += 1;
        let second = (haggles && room > 1).then(|| {
            let second = wanted_potion(components, hero, potions);
            potions[second] += 1;
            second
        });
        actions.push(match second {
            Some(second) => Action::Sell(item, first.min(second), Some(first.max(second))),
            None => Action::Sell(item, first, None),
        });
    }
}

/// An item that is better than what is worn may still find its gems.
fn is_hoped(table: &Table, outfit: &Outfit, id: ItemId, pricing: Pricing) -> bool {
    let components = table.components();
    let item: &Item = components.item(id);
    let slots = Slot::ALL.into_iter().filter(|slot| components.takes(*slot) == Some(item.slot));
    let worn = |slot: Slot| outfit[slot.index()].map_or(0, |it| pricing.item(components.item(it)));
    let lowest = slots.map(worn).min().unwrap_or(0);
    pricing.item(item) > lowest + 10
}

/// Potions follow the tokens a hero owns.
fn wanted_potion(components: &Components, hero: &Hero, potions: Potions) -> Potion {
    let owned = hero.owned_tokens(components);
    let need = |potion: &Potion| i32::from(owned[potion.token()]) - 2 * i32::from(potions[*potion]);
    Potion::ALL.into_iter().max_by_key(need).unwrap_or(Potion::Red)
}

/// D-19, D-41: a potion of choice, or one too many.
pub(super) fn potion_choice(table: &Table, seat: Seat, offers: &[Action]) -> Option<Action> {
    let hero = table.hero(seat);
    let wanted = wanted_potion(table.components(), hero, hero.potions);
    let fits = |action: &&Action| match action {
        Action::Fill(potion) => *potion == wanted,
        Action::Pour(potion) => *potion != wanted,
        _ => false,
    };
    offers.iter().find(fits).or(offers.first()).copied()
}

/// D-6: the item that improves the outfit most, now or later.
pub(super) fn from_chest(
    table: &Table,
    seat: Seat,
    offers: &[Action],
    pricing: Pricing,
) -> Option<Action> {
    let hero = table.hero(seat);
    let components = table.components();
    let gain = |action: &Action| {
        let Action::Take(id) = action else { return i32::MIN };
        let item = components.item(*id);
        let slots = Slot::ALL.into_iter().filter(|slot| components.takes(*slot) == Some(item.slot));
        let worn = |slot: Slot| match hero.slots[slot.index()] {
            Some(it) => pricing.item(components.item(it.item)),
            None => components.printed(hero.figure, slot).map_or(0, |it| pricing.ability(it)),
        };
        let lowest = slots.map(worn).min().unwrap_or(0);
        let mut alone = [None; Slot::COUNT];
        alone[0] = Some(*id);
        let is_wearable = is_coverable(components, &alone, all_gems(hero));
        pricing.item(item) - lowest + if is_wearable { 40 } else { 0 }
    };
    offers.iter().copied().max_by_key(gain)
}

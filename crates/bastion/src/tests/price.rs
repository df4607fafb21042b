//! B-14: prices and payments against a count that knows nothing of the engine's shortcuts.

use proptest::prelude::*;
use tabletop::{Game, Seat, rule};

use super::scene::rich;
use crate::price::{PAYMENTS_LISTED, Payments, payments};
use crate::{Action, Bastion, CardColor, Color, Mana, Mode, Target};

/// One slot: the colour it takes, or any.
type Slot = Option<Color>;

/// The slots of each card of a unit, and how many of them have to be filled (B-14.8, B-14.9).
fn cards(game: &Bastion, target: Target) -> Vec<(Vec<Slot>, usize)> {
    let table = game.table();
    let card = |card| {
        let modifiers = table.modifiers(card, target);
        let strength = usize::from(modifiers.strength());
        let district = target.district().map(|it| table.district_color(it));
        match table.enemy(card).paint {
            CardColor::Mono(color) => (vec![Some(color); strength], strength),
            CardColor::White => (vec![district; strength], strength),
            CardColor::Gray => (vec![None; strength], strength),
            CardColor::Prismatic(each) => {
                let mut slots: Vec<Slot> = Vec::new();
                for color in Color::ALL {
                    slots.extend(vec![Some(color); usize::from(each)]);
                }
                slots.extend(modifiers.colored_tyranny.map(Some));
                let free = modifiers.rally + u8::from(modifiers.general_tyranny);
                slots.extend(vec![None; usize::from(free)]);
                let need = slots.len().saturating_sub(2 * usize::from(modifiers.cannons)).max(1);
                (slots, need)
            }
        }
    };
    table.unit(target).map(card).collect()
}

/// Whether discs find a slot each, no card taking more than it needs: tried one by one.
fn fit(discs: &[Color], cards: &[(Vec<Slot>, usize)], used: &mut Vec<Vec<bool>>) -> bool {
    let Some((disc, rest)) = discs.split_first() else { return true };
    for (card, (slots, need)) in cards.iter().enumerate() {
        if used[card].iter().filter(|it| **it).count() == *need {
            continue;
        }
        // Slots of one kind are alike: try the first free one of the colour and the first of any.
        for wanted in [Some(*disc), None] {
            let free = (0..slots.len()).find(|it| !used[card][*it] && slots[*it] == wanted);
            if let Some(slot) = free {
                used[card][slot] = true;
                if fit(rest, cards, used) {
                    return true;
                }
                used[card][slot] = false;
            }
        }
    }
    false
}

fn is_valid(payment: Mana, cards: &[(Vec<Slot>, usize)], power: u8) -> bool {
    let total: usize = cards.iter().map(|(_, need)| need).sum();
    if usize::from(payment.total()) != total.saturating_sub(usize::from(power)).max(1) {
        return false;
    }
    let discs: Vec<Color> =
        Color::ALL.iter().flat_map(|color| vec![*color; usize::from(payment[*color])]).collect();
    let mut used = cards.iter().map(|(slots, _)| vec![false; slots.len()]).collect();
    fit(&discs, cards, &mut used)
}

/// All amounts a pool can pay that have a certain number of discs.
fn amounts(pool: Mana, discs: u8) -> Vec<Mana> {
    let mut found = vec![Mana::NONE];
    for color in Color::ALL {
        let more = |amount: &Mana| {
            let left = discs - amount.total();
            let amount = *amount;
            (0..=pool[color].min(left)).map(move |n| {
                let mut next = amount;
                next[color] = n;
                next
            })
        };
        found = found.iter().flat_map(more).collect();
    }
    found.retain(|amount| amount.total() == discs);
    found
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    /// The slots, the payments that fit them, and the list of payments.
    #[test]
    fn b_14_8_b_14_10_b_14_13_payments_are_those_that_fit_the_slots(
        seed in any::<u64>(),
        power in 0u8..6,
    ) {
        let game = rich(seed, 2, Mode::Normal);
        let pool = game.table().hero(Seat::new(0)).mana;
        for target in Target::all().filter(|it| game.table().head(*it).is_some()) {
            let cards = cards(&game, target);
            let price = game.table().price(target);
            let needed: usize = cards.iter().map(|(_, need)| need).sum();
            prop_assert_eq!(usize::from(price.total()), needed, "{}", target);
            if price.discs(power) > 8 {
                continue;
            }
            let all = amounts(pool, price.discs(power));
            let valid: Vec<Mana> =
                all.iter().copied().filter(|it| is_valid(*it, &cards, power)).collect();
            let data = Payments::of(&price, pool, power);
            for amount in &all {
                let expected = valid.contains(amount);
                prop_assert_eq!(price.takes(*amount, power), expected, "{}: {}", target, amount);
            }
            for amount in all.iter().filter(|_| price.is_payable(pool, power)) {
                prop_assert_eq!(data.contain(*amount), valid.contains(amount), "{}", amount);
            }
            prop_assert_eq!(price.is_payable(pool, power), !valid.is_empty(), "{}", target);
            if !valid.is_empty() {
                let mut listed = Vec::new();
                payments(&price, pool, power, |mana| listed.push(mana));
                prop_assert!(listed.iter().all(|mana| valid.contains(mana)));
                prop_assert!(!listed.is_empty());
                if valid.len() <= PAYMENTS_LISTED {
                    prop_assert_eq!(listed.len(), valid.len());
                }
            }
        }
    }
}

/// 12 discs of any colours: far too many payments to list, but every one is accepted.
#[test]
fn b_12_13_b_14_12_a_free_composition_of_discs_is_accepted() {
    let mut game = super::scene::scene(&serde_json::json!({
        "players": 1, "wall": {"24": "leviathan", "9": "beast/red"},
        "heroes": [{"at": "district/6", "spells": ["mage/red"],
            "mana": {"red": 5, "blue": 5, "green": 5, "black": 5, "yellow": 5, "purple": 5}}],
    }));
    let seat = Seat::new(0);
    for text in ["attack wall/24", "cast alchemy/mage-red"] {
        game.act(seat, text.parse().unwrap(), &mut tabletop::Ignore);
    }
    let mut offers = Vec::new();
    game.legal_actions(seat, &mut offers);
    let listed = offers.iter().filter(|offer| matches!(offer, Action::Pay(_))).count();
    assert!((1..=7).contains(&listed), "{listed} payments are listed");
    let odd: Action = "pay yellow=1 green=5 blue=4 red=2".parse().unwrap();
    assert!(!offers.contains(&odd));
    assert_eq!(game.check(seat, &odd), Ok(()));
    let short: Action = "pay yellow=1 green=5 blue=4 red=1".parse().unwrap();
    assert_eq!(game.check(seat, &short), Err(rule!("B-9.8")));
}

//! Offers that the search leaves out because something else is nearly always as good.

use ::bastion::{
    Action, Bastion, Deposit, Foundation, Mana, RitualId, Section, Spell, Table, Target,
};
use tabletop::{Game, Ignore, Seat};

use super::evaluate::Weights;
use super::phase_search::is_idle;
use super::wall;

/// How many ways to pay are tried.
const PAYMENTS: usize = 2;
/// How many ways to use a Teleport are tried.
const TELEPORTS: usize = 2;

/// Leaves out offers for which something else is nearly always as good.
pub(super) fn prune(game: &Bastion, seat: Seat, offers: &mut Vec<Action>) {
    let table = game.table();
    let mana = table.hero(seat).mana;
    offers.retain(|offer| match offer {
        Action::EndPhase => !is_idle(game),
        Action::CallOff | Action::Refuse | Action::Hold | Action::Release | Action::Swap(..) => {
            false
        }
        Action::Cast(cast) => cast.likeness.map_or(cast.spell, |it| it.spell) != Spell::Exchange,
        // To add the last discs of a color to those of another one.
        Action::Convert { give, take, .. } => mana[*give] <= 2 && mana[*take] > 0,
        Action::Perform(_, Some(foundation)) => is_first_choice(table, *foundation),
        _ => true,
    });
    keep_best(offers, TELEPORTS, |it| match it {
        Action::Teleport(Target::Wall(from), Target::Wall(to)) => {
            Some(time_after(table, *from, *to))
        }
        _ => None,
    });
    keep_best(offers, PAYMENTS, |it| match it {
        Action::Pay(paid) => Some(variety_after(mana, *paid)),
        _ => None,
    });
    spread_deposits(offers, mana);
}

/// The free foundations of a district are equally good: whether this is the first one.
fn is_first_choice(table: &Table, foundation: Foundation) -> bool {
    let before = &table.district_state(foundation.district).foundations[..foundation.index.into()];
    before.iter().all(Option::is_some)
}

/// Keeps the best few of the offers that are weighed.
fn keep_best(offers: &mut Vec<Action>, few: usize, weigh: impl Fn(&Action) -> Option<i32>) {
    let mut weighed = Vec::new();
    offers.retain(|it| {
        let weight = weigh(it);
        weighed.extend(weight.map(|weight| (weight, *it)));
        weight.is_none()
    });
    weighed.sort_by_key(|it| std::cmp::Reverse(it.0));
    offers.extend(weighed.into_iter().take(few).map(|it| it.1));
}

/// How long the wall stands when a unit was teleported.
fn time_after(table: &Table, from: Section, to: Section) -> i32 {
    let occupied = table.wall.occupied() & !(1 << from.index()) | 1 << to.index();
    wall::time_left(occupied, table.enemy_deck.len() as u32) as i32
}

/// How many colors a pool holds after a payment, and how evenly.
fn variety_after(mut mana: Mana, paid: Mana) -> i32 {
    mana.take(paid);
    mana.colors().map(|color| (100.0 * f32::from(mana[color]).sqrt()) as i32).sum()
}

/// Of many discs that could be laid down: the rarest in the pool and the two most common.
fn spread_deposits(offers: &mut Vec<Action>, mana: Mana) {
    let pool = |it: &Action| match it {
        Action::Deposit(Deposit::Pool(color)) => Some(mana[*color]),
        _ => None,
    };
    let mut ways: Vec<Action> = offers.iter().copied().filter(|it| pool(it).is_some()).collect();
    if ways.len() <= 3 {
        return;
    }
    ways.sort_by_key(pool);
    offers.retain(|it| pool(it).is_none());
    offers.extend([ways[0], ways[ways.len() - 1], ways[ways.len() - 2]]);
}

/// Keeps, of all foundations a ritual could be built on, the one where it is worth most.
pub(super) fn prune_foundations(
    weights: &Weights,
    game: &Bastion,
    seat: Seat,
    offers: &mut Vec<Action>,
) {
    let mut best: Vec<(RitualId, f32, Action)> = Vec::new();
    for offer in offers.iter() {
        let Action::Perform(ritual, Some(_)) = *offer else { continue };
        let mut after = game.clone();
        after.act(seat, *offer, &mut Ignore);
        let value = weights.value(&after);
        match best.iter_mut().find(|it| it.0 == ritual) {
            Some(known) if known.1 >= value => {}
            Some(known) => *known = (ritual, value, *offer),
            None => best.push((ritual, value, *offer)),
        }
    }
    offers.retain(|it| !matches!(it, Action::Perform(_, Some(_))));
    offers.extend(best.into_iter().map(|it| it.2));
}

#[cfg(test)]
mod tests {
    use ::bastion::Options;

    use super::super::phase_search::draw_rituals;
    use super::super::training::play;
    use super::*;

    /// What may be done at the tables on the best ways through the phases of a game.
    fn on_the_way(mut show: impl FnMut(&Bastion, Seat, Vec<Action>)) {
        play(&Weights::HOUSE, &Options::new(2), 6, 1, |game, ends| {
            let mut game = game.clone();
            for step in &ends[0].path {
                let mut offers = Vec::new();
                game.legal_actions(step.seat, &mut offers);
                show(&game, step.seat, offers);
                game.act(step.seat, step.action, &mut Ignore);
                draw_rituals(&mut game);
            }
        });
    }

    #[test]
    fn every_ritual_keeps_one_foundation() {
        let mut left_out = 0;
        on_the_way(|game, seat, offers| {
            let mut kept = offers.clone();
            prune_foundations(&Weights::HOUSE, game, seat, &mut kept);
            left_out += offers.len() - kept.len();
            let ritual = |it: &Action| match it {
                Action::Perform(ritual, Some(_)) => Some(*ritual),
                _ => None,
            };
            for offer in &offers {
                let alike = kept.iter().filter(|it| ritual(it) == ritual(offer));
                let wanted = if ritual(offer).is_some() { 1 } else { alike.clone().count() };
                assert_eq!(alike.count(), wanted, "{offer:?}");
                assert!(ritual(offer).is_some() || kept.contains(offer), "{offer:?}");
            }
        });
        assert!(left_out > 0);
    }

    #[test]
    fn something_is_always_left_to_do() {
        on_the_way(|game, seat, mut offers| {
            prune(game, seat, &mut offers);
            assert!(!offers.is_empty());
            let payments = offers.iter().filter(|it| matches!(it, Action::Pay(_))).count();
            assert!(payments <= PAYMENTS);
        });
    }
}

//! What a bot thinks of the offers: each is tried to the end of what the hero is doing.

use sanctum::{Action, Sanctum};
use tabletop::{Dice, Fate, Game};

use super::evaluate;
use super::reasons::Tally;
use super::rollout::{Rollout, Until};
use crate::{Budget, Choice, Opinion, Question, Reason};

/// In how many worlds an offer is tried.
const WORLDS: usize = 3;
/// No more reasons are given.
const REASONS: usize = 4;

/// What short rollouts say about each offer, as far as the budget goes.
pub(super) fn after_short_rollouts(
    question: &Question<'_, Sanctum>,
    fate: &mut Fate,
    budget: &Budget,
) -> Vec<Opinion<Action>> {
    let &Question { seat, offers, look, .. } = question;
    let view = look();
    let seeds: [u64; WORLDS] = std::array::from_fn(|_| u64::from(fate.below(u32::MAX)));
    let worlds = seeds.map(|seed| Sanctum::imagine(&view, &mut Fate::new(seed)));
    // Nodes are for long rollouts; time is for all of them.
    let spending = budget.begin();
    let mut opinions = Vec::new();
    for offer in offers {
        if spending.is_out_of_time() {
            break;
        }
        let (mut value, mut tally) = (0, Tally::default());
        for (world, seed) in worlds.iter().zip(seeds) {
            let end = Rollout::of(world.clone(), seat, &[*offer], seed, Until::StepEnds).world;
            value += evaluate::of(&end, seat) - evaluate::of(world, seat);
            tally.add(world, &end, seat);
        }
        let (value, reasons) = (value / WORLDS as i32, tally.reasons(WORLDS as i32));
        opinions.push(Opinion { action: *offer, value, reasons });
    }
    opinions
}

/// The opinions of the offers, the choice first. Long rollouts say more than short ones; what
/// looks better than the choice in a few short ones was only luckier.
pub(super) fn in_order(
    choice: Choice<Action>,
    long: &[Opinion<Action>],
    mut short: Vec<Opinion<Action>>,
) -> Vec<Opinion<Action>> {
    let glance = short.iter().find(|it| it.action == choice.action).map_or(0, |it| it.value);
    let best = choice.value.unwrap_or(glance);
    if short.iter().all(|it| it.action != choice.action) {
        short.push(Opinion { action: choice.action, value: glance, reasons: Vec::new() });
    }
    let of_both = |short: Opinion<Action>| {
        let long = long.iter().find(|it| it.action == short.action);
        let value = long.map_or(best + short.value - glance, |it| it.value).min(best);
        let mut reasons: Vec<Reason> = long.into_iter().flat_map(|it| it.reasons.clone()).collect();
        reasons.extend(short.reasons);
        reasons.truncate(REASONS);
        if reasons.is_empty() {
            reasons.push(Reason::new("sanctum-plan"));
        }
        Opinion { action: short.action, value, reasons }
    };
    let mut opinions: Vec<Opinion<Action>> = short.into_iter().map(of_both).collect();
    opinions.sort_by_key(|it| (it.action != choice.action, -i64::from(it.value)));
    opinions
}

//! What a bot thinks of the offers: each is tried to the end of what the hero is doing.

use sanctum::Sanctum;
use tabletop::{Dice, Fate, Game};

use super::evaluate;
use super::reasons::Tally;
use super::rollout::{Rollout, Until};
use crate::{Budget, Prospect, Question, Reason};

/// In how many worlds an offer is tried.
const WORLDS: usize = 3;
/// No more reasons are given.
const REASONS: usize = 4;

/// What became of an offer in a few short trials.
#[derive(Clone, Debug)]
pub(super) struct Outlook {
    index: usize,
    value: i32,
    tally: Tally,
}

/// What long trials say about an offer.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tried {
    pub(super) index: usize,
    pub(super) value: i32,
    /// In how many of a hundred trials the hero survives the Demon Lord; 0 where they end before.
    pub(super) survives: i32,
}

/// What a bot knows before it looks at every offer.
#[derive(Clone, Debug)]
pub(super) struct Known {
    /// The offer it chooses.
    pub(super) chosen: usize,
    /// What long trials say.
    pub(super) values: Vec<Tried>,
}

impl Known {
    fn tried(&self, index: usize) -> Option<&Tried> {
        self.values.iter().find(|it| it.index == index)
    }

    /// The value of what is chosen, if it was tried.
    pub(super) fn value(&self) -> Option<i32> {
        self.tried(self.chosen).map(|it| it.value)
    }
}

/// Tries every offer, as far as the budget goes.
pub(super) fn of(
    question: &Question<'_, Sanctum>,
    fate: &mut Fate,
    budget: &Budget,
) -> Vec<Outlook> {
    let &Question { seat, offers, look, .. } = question;
    let view = look();
    let seeds: [u64; WORLDS] = std::array::from_fn(|_| u64::from(fate.below(u32::MAX)));
    let worlds = seeds.map(|seed| Sanctum::imagine(&view, &mut Fate::new(seed)));
    // Nodes are for long trials; time is for all of them.
    let spending = budget.begin();
    let mut outlooks = Vec::new();
    for (index, offer) in offers.iter().enumerate() {
        if spending.is_out_of_time() {
            break;
        }
        let mut outlook = Outlook { index, value: 0, tally: Tally::default() };
        for (world, seed) in worlds.iter().zip(seeds) {
            let rollout = Rollout::of(world.clone(), seat, &[*offer], seed, Until::StepEnds);
            let gained = evaluate::of(&rollout.world, seat) - evaluate::of(world, seat);
            outlook.value += gained;
            outlook.tally.add(world, &rollout.world, seat);
        }
        outlook.value /= WORLDS as i32;
        outlooks.push(outlook);
    }
    outlooks
}

/// Prospects of the offers, the chosen one first. What looks better than the choice in a few short
/// trials only had more luck.
pub(super) fn prospects(outlooks: Vec<Outlook>, known: &Known) -> Vec<Prospect> {
    let short = outlooks.iter().find(|it| it.index == known.chosen).map_or(0, |it| it.value);
    let best = known.value().unwrap_or(short);
    let value = |outlook: &Outlook| match known.tried(outlook.index) {
        Some(tried) => tried.value.min(best),
        None => (best + outlook.value - short).min(best),
    };
    let prospect = |outlook: Outlook| Prospect {
        index: outlook.index,
        value: value(&outlook),
        reasons: reasons(&outlook, known),
    };
    let mut prospects: Vec<Prospect> = outlooks.into_iter().map(prospect).collect();
    if prospects.iter().all(|it| it.index != known.chosen) {
        let reasons = vec![Reason::new("sanctum-plan")];
        prospects.push(Prospect { index: known.chosen, value: best, reasons });
    }
    prospects.sort_by_key(|it| (it.index != known.chosen, -i64::from(it.value), it.index));
    prospects
}

fn reasons(outlook: &Outlook, known: &Known) -> Vec<Reason> {
    let survives = known.tried(outlook.index).filter(|it| it.survives > 0);
    let survives =
        survives.map(|it| Reason::new("sanctum-survives").number("percent", it.survives));
    let mut reasons: Vec<Reason> = survives.into_iter().collect();
    reasons.extend(outlook.tally.reasons(WORLDS as i32));
    reasons.truncate(REASONS);
    if reasons.is_empty() {
        reasons.push(Reason::new("sanctum-plan"));
    }
    reasons
}

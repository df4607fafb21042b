//! What a bot thinks of the offers: each is followed to the best end of the phase it leads to.

use ::bastion::{Action, Bastion};
use tabletop::{Seat, SeatSet};

use super::evaluate::{VICTORY, Weights, in_coins};
use super::phase_search::{PhaseEnd, PhaseSearch};
use super::reasons;
use crate::{Budget, Opinion, Question};

/// The value of an offer that leads nowhere.
pub(super) const NOWHERE: f32 = -2.0 * VICTORY;
/// The fewest tables looked at for an offer.
const LEAST_NODES: u64 = 40;

/// An offer, what it is worth, and where it leads to.
#[derive(Clone, Debug)]
pub(super) struct WeighedOffer {
    pub(super) action: Action,
    pub(super) value: f32,
    /// The best end of the phase; none where it leads nowhere.
    pub(super) end: Option<PhaseEnd>,
}

/// Weighs each offer by the best end it can lead to, best first. The offers share the nodes.
pub(super) fn weigh(
    question: &Question<'_, Bastion>,
    world: &Bastion,
    company: SeatSet,
    nodes: u64,
    budget: &Budget,
) -> Vec<WeighedOffer> {
    let share = (nodes / question.offers.len().max(1) as u64).max(LEAST_NODES);
    let spending = budget.begin();
    let mut weighed = Vec::new();
    for offer in question.offers {
        let limit = if spending.is_over() { 1 } else { share };
        let search = PhaseSearch::new(&Weights::HOUSE, company, limit, 1);
        let (end, _) = search.end_of(world, question.seat, *offer);
        let value = end.as_ref().map_or(NOWHERE, |it| it.value);
        weighed.push(WeighedOffer { action: *offer, value, end });
    }
    weighed.sort_by(|one, other| other.value.total_cmp(&one.value));
    weighed
}

/// What there is to say of offers that were weighed.
pub(super) fn of(world: &Bastion, seat: Seat, weighed: &[WeighedOffer]) -> Vec<Opinion<Action>> {
    let opinion = |it: &WeighedOffer| {
        let reasons = it.end.as_ref().map(|end| reasons::of(world, seat, end));
        let value = in_coins(it.value);
        Opinion { action: it.action, value, reasons: reasons.unwrap_or_default() }
    };
    weighed.iter().map(opinion).collect()
}

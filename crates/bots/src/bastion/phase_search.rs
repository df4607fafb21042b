//! The search through a hero phase: what the active hero and its helpers could do until the phase ends, the
//! most promising first, and what the table is worth then.

use std::cmp::Ordering;
use std::collections::{BinaryHeap, HashSet};
use std::hash::BuildHasherDefault;

use ::bastion::{Action, Bastion, Frame};
use tabletop::{Fate, Game, Ignore, Seat, SeatSet, Stream};

use super::evaluate::Weights;
use super::fingerprint::{Fold, fingerprint};
use super::prune::{prune, prune_foundations};

/// What channeling could still bring.
const CHANNEL_TO_COME: f32 = 15.0;
/// What an attack could still bring.
const ATTACK_TO_COME: f32 = 30.0;
/// What a spell should bring in to be worth a try.
const CAST: f32 = 10.0;

/// Whether the active hero may begin an action or end its phase.
pub(super) fn is_idle(game: &Bastion) -> bool {
    game.flow().last() == Some(&Frame::HeroPhase)
}

/// A decision on the way through a phase.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlannedAction {
    pub(super) seat: Seat,
    pub(super) action: Action,
}

/// Where a hero phase could end.
#[derive(Clone, Debug)]
pub(super) struct PhaseEnd {
    /// What the table is worth there.
    pub(super) value: f32,
    /// The table, before the phase is declared over.
    pub(super) game: Bastion,
    /// The way there.
    pub(super) path: Vec<PlannedAction>,
}

/// The last step to a table, and the link to the table before it, unless that is the start.
struct Link {
    before: Option<usize>,
    step: PlannedAction,
}

/// A table to go on from.
struct Node {
    /// How promising it is.
    rank: f32,
    /// The link that led there.
    way: Option<usize>,
    game: Box<Bastion>,
}

impl Ord for Node {
    fn cmp(&self, other: &Self) -> Ordering {
        self.rank.total_cmp(&other.rank).then(self.way.cmp(&other.way))
    }
}

impl PartialOrd for Node {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Node {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Node {}

/// A search through a hero phase.
pub(super) struct PhaseSearch<'a> {
    weights: &'a Weights,
    /// Seats whose spells may be counted on.
    company: SeatSet,
    known: HashSet<u64, BuildHasherDefault<Fold>>,
    limit: u64,
    open: BinaryHeap<Node>,
    ways: Vec<Link>,
    /// The best ends, and the ways there.
    ends: Vec<(f32, Bastion, Option<usize>)>,
    keep: usize,
    offers: Vec<Action>,
}

impl<'a> PhaseSearch<'a> {
    /// A search through about `limit` tables that remembers `keep` ends.
    pub(super) fn new(weights: &'a Weights, company: SeatSet, limit: u64, keep: usize) -> Self {
        PhaseSearch {
            weights,
            company,
            known: HashSet::default(),
            limit,
            open: BinaryHeap::new(),
            ways: Vec::new(),
            ends: Vec::new(),
            keep,
            offers: Vec::new(),
        }
    }

    /// Searches; the ends found, best first, and how many tables were looked at.
    pub(super) fn ends(mut self, game: &Bastion) -> (Vec<PhaseEnd>, u64) {
        self.arrive(game.clone(), None, 0.0);
        self.search()
    }

    /// The best end that begins with an action.
    pub(super) fn end_of(
        mut self,
        game: &Bastion,
        seat: Seat,
        action: Action,
    ) -> (Option<PhaseEnd>, u64) {
        self.follow(game, None, 0.0, PlannedAction { seat, action });
        let (ends, nodes) = self.search();
        (ends.into_iter().next(), nodes)
    }

    fn search(mut self) -> (Vec<PhaseEnd>, u64) {
        while (self.known.len() as u64) < self.limit
            && let Some(next) = self.open.pop()
        {
            self.go_on(&next);
        }
        let PhaseSearch { known, ways, ends, .. } = self;
        let end = |(value, game, way)| PhaseEnd { value, game, path: path_of(&ways, way) };
        (ends.into_iter().map(end).collect(), known.len() as u64)
    }

    /// Tries everything that can be done at a table.
    fn go_on(&mut self, at: &Node) {
        let mut offers = std::mem::take(&mut self.offers);
        for seat in self.deciders(&at.game).iter() {
            offers.clear();
            at.game.legal_actions(seat, &mut offers);
            prune(&at.game, seat, &mut offers);
            prune_foundations(self.weights, &at.game, seat, &mut offers);
            for action in offers.iter().copied() {
                self.follow(&at.game, at.way, at.rank, PlannedAction { seat, action });
            }
        }
        self.offers = offers;
    }

    /// The seats that may act and can be counted on.
    fn deciders(&self, game: &Bastion) -> SeatSet {
        let pending = game.pending();
        let counts = |it: &Seat| self.company.contains(*it) || pending.needed.contains(*it);
        pending.seats.iter().filter(counts).collect()
    }

    /// Looks where a step leads to.
    fn follow(&mut self, game: &Bastion, before: Option<usize>, rank: f32, step: PlannedAction) {
        match step.action {
            Action::EndPhase => {
                self.end(game, before);
                return;
            }
            Action::CallOff | Action::Refuse | Action::Hold | Action::Release => return,
            _ => {}
        }
        let mut after = game.clone();
        let way = self.walk(&mut after, before, step);
        let cost = if let Action::Cast(_) = step.action { CAST } else { 0.0 };
        self.arrive(after, way, rank - cost);
    }

    /// Does a step.
    fn walk(
        &mut self,
        game: &mut Bastion,
        before: Option<usize>,
        step: PlannedAction,
    ) -> Option<usize> {
        game.act(step.seat, step.action, &mut Ignore);
        draw_rituals(game);
        self.ways.push(Link { before, step });
        Some(self.ways.len() - 1)
    }

    /// Notes a table, and what it is worth if the phase may end there.
    fn arrive(&mut self, mut game: Bastion, mut way: Option<usize>, rank: f32) {
        while let Some(step) = self.only_action(&game) {
            way = self.walk(&mut game, way, step);
        }
        if game.outcome().is_some() {
            self.end(&game, way);
            return;
        }
        if !self.known.insert(fingerprint(&game)) {
            return;
        }
        let may_end = is_idle(&game) || game.pending().seats.is_empty();
        let rank = if may_end { self.end(&game, way) + optimism(&game) } else { rank };
        self.open.push(Node { rank, way, game: Box::new(game) });
    }

    /// The only thing that can be done in the middle of an action.
    fn only_action(&mut self, game: &Bastion) -> Option<PlannedAction> {
        if game.outcome().is_some() || is_idle(game) {
            return None;
        }
        let mut only = None;
        for seat in self.deciders(game).iter() {
            self.offers.clear();
            game.legal_actions(seat, &mut self.offers);
            prune(game, seat, &mut self.offers);
            match self.offers[..] {
                [] => {}
                [action] if only.is_none() => only = Some(PlannedAction { seat, action }),
                _ => return None,
            }
        }
        only
    }

    /// Weighs a table where the phase may end, and remembers it if it is among the best.
    fn end(&mut self, game: &Bastion, way: Option<usize>) -> f32 {
        let value = self.weights.value(game);
        let is_full = self.ends.len() == self.keep;
        if self.keep == 0 || (is_full && self.ends[self.keep - 1].0 >= value) {
            return value;
        }
        let at = self.ends.partition_point(|it| it.0 >= value);
        let mut equals = self.ends[..at].iter().rev().take_while(|it| it.0 == value);
        if equals.any(|it| it.1 == *game) {
            return value;
        }
        self.ends.truncate(self.keep - 1);
        self.ends.insert(at.min(self.ends.len()), (value, game.clone(), way));
        value
    }
}

/// What the actions that are still possible could bring.
fn optimism(game: &Bastion) -> f32 {
    let table = game.table();
    let channel = if table.done.channelled { 0.0 } else { CHANNEL_TO_COME };
    let attack = if table.done.attacked { 0.0 } else { ATTACK_TO_COME };
    channel + attack
}

/// The steps of a way, the first one first.
fn path_of(ways: &[Link], last: Option<usize>) -> Vec<PlannedAction> {
    let back = std::iter::successors(last, |it| ways[*it].before);
    let mut path: Vec<PlannedAction> = back.map(|it| ways[it].step).collect();
    path.reverse();
    path
}

/// Draws rituals as long as some are drawn: which ones come is not known, any stand for all. The
/// same ones come on every way through a phase, or the luckiest way would look like the best.
pub(super) fn draw_rituals(game: &mut Bastion) {
    while matches!(game.flow().last(), Some(Frame::DrawRituals { .. })) {
        let mut fate = Fate::new(game.turns().into());
        let chance = game.sample(Stream::TABLE, &mut fate);
        game.resolve(Stream::TABLE, chance, &mut Ignore);
    }
}

#[cfg(test)]
mod tests {
    use ::bastion::Options;

    use super::super::evaluate::VICTORY;
    use super::super::training::play;
    use super::*;

    #[test]
    fn the_way_of_an_end_leads_there() {
        let mut ways = 0;
        play(&Weights::HOUSE, &Options::new(2), 3, 4, |game, ends| {
            for end in ends {
                let mut after = game.clone();
                for step in &end.path {
                    after.act(step.seat, step.action, &mut Ignore);
                    draw_rituals(&mut after);
                }
                assert!(after == end.game);
                ways += 1;
            }
        });
        assert!(ways > 50, "{ways}");
    }

    #[test]
    fn few_tables_suffice_for_a_good_end() {
        let (mut phases, mut lost) = (0.0, 0.0);
        play(&Weights::HOUSE, &Options::new(2), 4, 1, |game, ends| {
            let phase = PhaseSearch::new(&Weights::HOUSE, SeatSet::first(2), 75, 1);
            let (few, nodes) = phase.ends(game);
            // Everything that can be done at the last table is still looked at.
            assert!(nodes < 75 + 60, "{nodes}");
            lost += ends[0].value.min(VICTORY / 2.0) - few[0].value.min(VICTORY / 2.0);
            phases += 1.0;
        });
        // Ten are about a disc.
        assert!(lost / phases < 15.0, "{}", lost / phases);
    }

    #[test]
    fn whom_it_cannot_count_on_does_nothing() {
        let alone = SeatSet::only(Seat::new(0));
        play(&Weights::HOUSE, &Options::new(2), 5, 1, |game, _| {
            if game.table().active != Seat::new(0) || !is_idle(game) {
                return;
            }
            let (ends, _) = PhaseSearch::new(&Weights::HOUSE, alone, 300, 4).ends(game);
            let steps = ends.iter().flat_map(|it| &it.path);
            assert!(steps.into_iter().all(|it| it.seat == Seat::new(0)));
        });
    }
}

//! A rollout: one way to go on, played out in an imagined world by a quick planner.

use sanctum::{Action, Frame, Sanctum, Standing, Step};
use tabletop::{Dice, Fate, Game, Ignore, Seat};

use super::{effort::Effort, planner};

/// On the journey a long rollout ends after this many turns of the hero.
const TURNS: u32 = 4;
/// No rollout is longer; shields may hold forever.
const MOST_DECISIONS: u64 = 400;

/// How far a rollout goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Until {
    /// To the end of the Fight, the Rest or what else the hero is doing.
    StepEnds,
    /// A few turns further.
    SomeTurns,
    /// To the end of the final battle.
    GameEnds,
}

/// A world in which a rollout runs.
#[derive(Debug)]
pub(super) struct Rollout {
    /// The world as it is now.
    pub(super) world: Sanctum,
    /// Decisions made in it.
    pub(super) decisions: u64,
    seat: Seat,
    until: Until,
    /// What is still to be done, the last first.
    way: Vec<Action>,
    /// What chance brings, the same for all ways.
    luck: Fate,
    thought: Fate,
    offers: Vec<Action>,
    turns: u32,
    /// The round of the final battle in which it began.
    round: u16,
}

impl Rollout {
    /// Goes this way and plays on as a quick planner would.
    pub(super) fn of(world: Sanctum, seat: Seat, way: &[Action], seed: u64, until: Until) -> Self {
        let round = world.table().round;
        let mut rollout = Rollout {
            world,
            round,
            decisions: 0,
            seat,
            until,
            way: way.iter().rev().copied().collect(),
            luck: Fate::new(seed),
            thought: Fate::new(seed),
            offers: Vec::new(),
            turns: 0,
        };
        while !rollout.is_over() {
            rollout.step();
        }
        rollout
    }

    fn is_over(&self) -> bool {
        let hero = self.world.table().hero(self.seat);
        let is_far = match self.until {
            Until::StepEnds => self.decisions > 0 && self.is_step_done(),
            Until::SomeTurns => self.turns > TURNS || hero.answered > 0,
            Until::GameEnds => false,
        };
        let is_done = hero.standing != Standing::Alive || self.world.frame().is_none();
        is_far || is_done || self.decisions >= MOST_DECISIONS
    }

    fn is_step_done(&self) -> bool {
        let table = self.world.table();
        let rests = matches!(table.hero(self.seat).step, Step::Idle | Step::Done | Step::Choose);
        // While chance deals demons or turns something over, the hero waits for it.
        let waits = matches!(self.world.frame(), Some(Frame::Deal { .. } | Frame::OpenChest));
        table.round > self.round || rests && !waits && self.way.is_empty()
    }

    fn step(&mut self) {
        let pending = self.world.pending();
        if let Some(stream) = pending.chance.lowest() {
            let chance = self.world.sample(stream, self.luck.stream(stream));
            return self.world.resolve(stream, chance, &mut Ignore);
        }
        if pending.needed.contains(self.seat) {
            return self.decide();
        }
        if let Some(other) = pending.needed.lowest() {
            let action = self.bystander(other);
            self.world.act(other, action, &mut Ignore);
        }
    }

    fn offer(&mut self, seat: Seat) {
        self.offers.clear();
        self.world.legal_actions(seat, &mut self.offers);
    }

    fn decide(&mut self) {
        self.decisions += 1;
        let seat = self.seat;
        let next = self.way.pop().filter(|action| self.world.check(seat, action).is_ok());
        let action = next.unwrap_or_else(|| self.think());
        self.world.act(seat, action, &mut Ignore);
    }

    /// The decision of a quick planner; what follows from it is the new way.
    fn think(&mut self) -> Action {
        let seat = self.seat;
        self.offer(seat);
        self.way.clear();
        self.turns += u32::from(self.world.table().hero(seat).step == Step::Choose);
        if let [only] = self.offers.as_slice() {
            return *only;
        }
        let effort = &Effort::QUICK;
        let found = planner::decide(&self.world, seat, &self.offers, &mut self.thought, effort);
        self.way.extend(found.actions.iter().rev());
        let wanted = self.way.pop().filter(|it| self.offers.contains(it));
        wanted.unwrap_or(self.offers[self.offers.len() - 1])
    }

    /// What others do: they keep the pace of the journey, and nothing they do takes time. In act VI
    /// heroes do not get in each other's way.
    fn bystander(&mut self, seat: Seat) -> Action {
        self.offer(seat);
        let can = |action: Action| self.offers.contains(&action);
        let hero = self.world.table().hero(seat);
        if hero.step == Step::Choose {
            let goes_on = hero.zone.is_empty() || self.luck.below(3) == 0;
            return match (can(Action::Answer), can(Action::Move) && goes_on) {
                (true, _) => Action::Answer,
                (_, true) => Action::Move,
                _ => Action::Rest,
            };
        }
        let takes = self.offers.iter().filter(|it| matches!(it, Action::Take(_))).count();
        let picks = if hero.step == Step::Engage { self.offers.len() } else { takes };
        if picks > 0 {
            return self.offers[self.luck.below(picks as u32) as usize];
        }
        self.offers[self.offers.len() - 1]
    }
}

//! A plan: what to do at which table, as far as it can be foreseen.

use ::bastion::{Action, Bastion};
use tabletop::{Game, Ignore};

use super::fingerprint::fingerprint;
use super::phase_search::{PlannedAction, draw_rituals, is_idle};

/// Steps one after the other, each with the fingerprint of the table it belongs to.
#[derive(Clone, Debug, Default)]
pub(super) struct Plan {
    steps: Vec<(u64, PlannedAction)>,
    /// Whether the game is won at its end.
    wins: bool,
}

impl Plan {
    /// Hero phases one after the other, up to the first card of an enemy phase: which one comes
    /// is not known.
    pub(super) fn through(world: &Bastion, phases: &[Vec<PlannedAction>]) -> Self {
        let mut plan = Plan::default();
        let mut game = world.clone();
        for phase in phases {
            for step in phase {
                plan.push(&mut game, *step);
            }
            if game.outcome().is_none() && is_idle(&game) {
                let step = PlannedAction { seat: game.table().active, action: Action::EndPhase };
                plan.push(&mut game, step);
            }
            if !game.pending().chance.is_empty() {
                break;
            }
        }
        plan.wins = is_won(&game);
        plan
    }

    fn push(&mut self, game: &mut Bastion, step: PlannedAction) {
        self.steps.push((fingerprint(game), step));
        game.act(step.seat, step.action, &mut Ignore);
        draw_rituals(game);
    }

    /// The step it foresees at a table.
    pub(super) fn at(&self, world: &Bastion) -> Option<PlannedAction> {
        let print = fingerprint(world);
        self.steps.iter().find(|it| it.0 == print).map(|it| it.1)
    }

    /// The rest of a plan to victory from a table that is not quite as it was foreseen, because
    /// other rituals were drawn, if it still leads there.
    pub(super) fn resumed(&self, world: &Bastion) -> Option<Plan> {
        if !self.wins {
            return None;
        }
        (0..self.steps.len()).find_map(|from| self.resumed_at(from, world))
    }

    fn resumed_at(&self, from: usize, world: &Bastion) -> Option<Plan> {
        let mut game = world.clone();
        let mut plan = Plan::default();
        for (_, step) in &self.steps[from..] {
            let step = possible(&game, *step)?;
            plan.push(&mut game, step);
        }
        plan.wins = is_won(&game);
        plan.wins.then_some(plan)
    }
}

fn is_won(game: &Bastion) -> bool {
    game.outcome().is_some_and(|it| it.is_won())
}

/// The step, or an equally good one where something else was drawn.
fn possible(game: &Bastion, step: PlannedAction) -> Option<PlannedAction> {
    if game.check(step.seat, &step.action).is_ok() {
        return Some(step);
    }
    let Action::Keep(_) = step.action else { return None };
    let mut offers = Vec::new();
    game.legal_actions(step.seat, &mut offers);
    let action = offers.into_iter().find(|it| matches!(it, Action::Keep(_)))?;
    Some(PlannedAction { action, ..step })
}

#[cfg(test)]
mod tests {
    use ::bastion::Options;
    use tabletop::{Fate, Stream};

    use super::super::evaluate::Weights;
    use super::super::training::play;
    use super::*;

    /// The last phases of a game that was won, and the plan through them to victory.
    fn to_victory() -> (Bastion, Plan) {
        for seed in 0..60 {
            let mut phases: Vec<(Bastion, Vec<PlannedAction>)> = Vec::new();
            let end = play(&Weights::HOUSE, &Options::new(2), seed, 1, |game, ends| {
                phases.push((game.clone(), ends[0].path.clone()));
            });
            if !is_won(&end) {
                continue;
            }
            let from = phases.len() - 4;
            let paths: Vec<_> = phases[from..].iter().map(|it| it.1.clone()).collect();
            let plan = Plan::through(&phases[from].0, &paths);
            if plan.wins {
                return (phases[from].0.clone(), plan);
            }
        }
        panic!("no game was won");
    }

    #[test]
    fn a_line_says_what_to_do_at_each_of_its_tables() {
        let (mut game, plan) = to_victory();
        while game.outcome().is_none() {
            let step = plan.at(&game).expect("foreseen");
            game.act(step.seat, step.action, &mut Ignore);
            draw_rituals(&mut game);
        }
        assert!(is_won(&game));
    }

    #[test]
    fn a_line_to_victory_goes_on_after_another_draw_and_no_other_line_does() {
        let (game, plan) = to_victory();
        // The same moment, but another ritual would be drawn: the fingerprint is another one.
        let mut after = game.clone();
        let step = plan.at(&game).expect("foreseen");
        after.act(step.seat, step.action, &mut Ignore);
        let mut fate = Fate::new(99);
        while after.pending().chance.contains(Stream::TABLE) {
            let chance = after.sample(Stream::TABLE, &mut fate);
            after.resolve(Stream::TABLE, chance, &mut Ignore);
        }
        let resumed = plan.resumed(&after).expect("it still leads to victory");
        assert!(resumed.wins && resumed.steps.len() < plan.steps.len());
        let lost = Plan { wins: false, ..plan };
        assert!(lost.resumed(&after).is_none());
    }
}

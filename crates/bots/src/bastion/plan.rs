//! What is to be done at which table, as far as it can be foreseen.

use ::bastion::{Action, Bastion};
use tabletop::{Game, Ignore};

use super::fingerprint::fingerprint;
use super::phase_search::{PlannedAction, draw_rituals, is_idle};

/// Deeds one after the other, each with the fingerprint of the table it belongs to.
#[derive(Clone, Debug, Default)]
pub(super) struct Plan {
    steps: Vec<(u64, PlannedAction)>,
    /// Whether the game is won at its end.
    wins: bool,
}

impl Plan {
    /// Hero phases one after the other, up to the first card of an enemy phase: nobody knows which
    /// one comes.
    pub(super) fn through(world: &Bastion, phases: &[Vec<PlannedAction>]) -> Self {
        let mut line = Plan::default();
        let mut game = world.clone();
        for phase in phases {
            for deed in phase {
                line.step(&mut game, *deed);
            }
            if game.outcome().is_none() && is_idle(&game) {
                let deed = PlannedAction { seat: game.table().active, action: Action::EndPhase };
                line.step(&mut game, deed);
            }
            if !game.pending().chance.is_empty() {
                break;
            }
        }
        line.wins = is_won(&game);
        line
    }

    fn step(&mut self, game: &mut Bastion, deed: PlannedAction) {
        self.steps.push((fingerprint(game), deed));
        game.act(deed.seat, deed.action, &mut Ignore);
        draw_rituals(game);
    }

    /// What it says of a table: whose turn it is to do what.
    pub(super) fn at(&self, world: &Bastion) -> Option<PlannedAction> {
        let print = fingerprint(world);
        self.steps.iter().find(|it| it.0 == print).map(|it| it.1)
    }

    /// The rest of a line to victory from a table that is not quite as it was foreseen, because
    /// other rituals were drawn, if it still leads there.
    pub(super) fn resumed(&self, world: &Bastion) -> Option<Plan> {
        if !self.wins {
            return None;
        }
        (0..self.steps.len()).find_map(|from| self.resumed_at(from, world))
    }

    fn resumed_at(&self, from: usize, world: &Bastion) -> Option<Plan> {
        let mut game = world.clone();
        let mut line = Plan::default();
        for (_, deed) in &self.steps[from..] {
            let deed = possible(&game, *deed)?;
            line.step(&mut game, deed);
        }
        line.wins = is_won(&game);
        line.wins.then_some(line)
    }
}

fn is_won(game: &Bastion) -> bool {
    game.outcome().is_some_and(|it| it.is_won())
}

/// The deed, or one that is as good where something else was drawn.
fn possible(game: &Bastion, deed: PlannedAction) -> Option<PlannedAction> {
    if game.check(deed.seat, &deed.action).is_ok() {
        return Some(deed);
    }
    let Action::Keep(_) = deed.action else { return None };
    let mut offers = Vec::new();
    game.legal_actions(deed.seat, &mut offers);
    let action = offers.into_iter().find(|it| matches!(it, Action::Keep(_)))?;
    Some(PlannedAction { action, ..deed })
}

#[cfg(test)]
mod tests {
    use ::bastion::Options;
    use tabletop::{Fate, Stream};

    use super::super::evaluate::Weights;
    use super::super::training::play;
    use super::*;

    /// The last phases of a game that was won, and the line through them to victory.
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
            let line = Plan::through(&phases[from].0, &paths);
            if line.wins {
                return (phases[from].0.clone(), line);
            }
        }
        panic!("no game was won");
    }

    #[test]
    fn a_line_says_what_to_do_at_each_of_its_tables() {
        let (mut game, line) = to_victory();
        while game.outcome().is_none() {
            let deed = line.at(&game).expect("foreseen");
            game.act(deed.seat, deed.action, &mut Ignore);
            draw_rituals(&mut game);
        }
        assert!(is_won(&game));
    }

    #[test]
    fn a_line_to_victory_goes_on_after_another_draw_and_no_other_line_does() {
        let (game, line) = to_victory();
        // The same moment, but another ritual would be drawn: the fingerprint is another one.
        let mut after = game.clone();
        let deed = line.at(&game).expect("foreseen");
        after.act(deed.seat, deed.action, &mut Ignore);
        let mut fate = Fate::new(99);
        while after.pending().chance.contains(Stream::TABLE) {
            let chance = after.sample(Stream::TABLE, &mut fate);
            after.resolve(Stream::TABLE, chance, &mut Ignore);
        }
        let resumed = line.resumed(&after).expect("it still leads to victory");
        assert!(resumed.wins && resumed.steps.len() < line.steps.len());
        let lost = Plan { wins: false, ..line };
        assert!(lost.resumed(&after).is_none());
    }
}

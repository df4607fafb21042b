//! How good the bots of Sanctum are: every pair plays against each other.

use sanctum::Sanctum;

use crate::CommandError;
use crate::arena::against::{self, Ranks};
use crate::arena::{ArenaArgs, Entrant, Ranked};

impl Ranked for Sanctum {
    type Ranking = Ranks;

    fn rank(args: &ArenaArgs, entrants: &[Entrant]) -> Result<Ranks, CommandError> {
        against::rank::<Sanctum>(args, entrants)
    }
}

#[cfg(test)]
mod tests {
    use games::HostedGame as _;
    use indicatif::ProgressBar;
    use sanctum::Options;

    use super::*;
    use crate::arena::against::{Pairs, shares};
    use crate::series::Effort;
    use crate::stats::Interval;

    /// Drift gate: the wins of a bot against the one below in a few fixed games may not fall below
    /// what is stated here.
    #[test]
    fn each_rung_still_beats_the_one_below() {
        let options = Options::new(2);
        let set = Sanctum::house();
        for (names, nodes, least) in [
            (["greedy", "random"], None, 0.95),
            (["planner", "greedy"], None, 0.60),
            // So few nodes that the test is quick.
            (["search", "planner"], Some(300), 0.60),
        ] {
            let effort = Effort { nodes, ..Effort::default() };
            let pairs = Pairs::<Sanctum> { set, options: &options, seed: 1, games: 24, effort };
            let groups = shares(&pairs, names, &ProgressBar::hidden()).expect("games");
            let wins = Interval::mean(groups);
            assert!(wins.value >= least, "{names:?}: {wins:.2}, not {least}");
        }
    }
}

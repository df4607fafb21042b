//! Many games by bots from one seed, on all cores.

use std::sync::atomic::{AtomicU64, Ordering};

use bots::Bot as _;
use clap::Args;
use games::{Budget, HostedGame, seated};
use indicatif::ProgressBar;
use tabletop::Fate;

use crate::CommandError;
use crate::playout::{Played, mix, play};

/// A game of which much can be said after many of them.
pub(crate) trait Counted: HostedGame {
    /// What has to be noted while a game goes on, because the end no longer shows it.
    type Note: Default;

    /// Takes note of the state before an input.
    fn note(&self, note: &mut Self::Note);
}

/// A series of games.
pub(crate) struct Series<'a, G: Counted> {
    pub(crate) set: &'static G::Components,
    pub(crate) options: &'a G::Options,
    /// Who sits where: one game for each of these from every seed.
    pub(crate) seatings: &'a [Vec<String>],
    /// The same seed gives the same games.
    pub(crate) seed: u64,
    /// How many games, in whole groups of one for each seating.
    pub(crate) games: u64,
    pub(crate) effort: Effort,
}

/// How much is thought, and on how many cores.
#[derive(Clone, Copy, Default)]
pub(crate) struct Effort {
    /// Nodes for each decision; none for as many as is usual for the bot.
    pub(crate) nodes: Option<u64>,
    /// Threads; none for as many as there are cores.
    pub(crate) threads: Option<usize>,
}

/// The flags of commands that play many games.
#[derive(Args)]
pub(crate) struct EffortArgs {
    /// How many nodes a bot may search for each decision.
    #[arg(long)]
    pub(crate) nodes: Option<u64>,
    /// The seed; the same seed gives the same games.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many threads; all cores by default.
    #[arg(long)]
    threads: Option<usize>,
    /// Print the result as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

impl EffortArgs {
    pub(crate) fn effort(&self) -> Effort {
        Effort { nodes: self.nodes, threads: self.threads }
    }
}

impl<G: Counted> Series<'_, G> {
    /// Plays all games and tells `each` of them; the answers are in the order of the games,
    /// whichever thread played them.
    pub(crate) fn play<T: Send>(
        &self,
        progress: &ProgressBar,
        each: impl Fn(&Played<G>, &G::Note, &[String]) -> T + Sync,
    ) -> Result<Vec<T>, CommandError> {
        let cores = std::thread::available_parallelism().map_or(1, |it| it.get());
        let threads = self.effort.threads.unwrap_or(cores).clamp(1, 256);
        let next = AtomicU64::new(0);
        let work = || -> Result<Vec<(u64, T)>, CommandError> {
            let mut told = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.games {
                    return Ok(told);
                }
                let names = self.names(number);
                let (played, note) = self
                    .game(number, names)
                    .map_err(|reason| CommandError::Game { number, reason: Box::new(reason) })?;
                told.push((number, each(&played, &note, names)));
                progress.inc(1);
            }
        };
        let told: Vec<Result<Vec<(u64, T)>, CommandError>> = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            let join = |it: std::thread::ScopedJoinHandle<'_, _>| {
                it.join().unwrap_or_else(|_| Err(CommandError::Panicked))
            };
            workers.into_iter().map(join).collect()
        });
        let mut all = Vec::new();
        for some in told {
            all.extend(some?);
        }
        all.sort_by_key(|(number, _)| *number);
        Ok(all.into_iter().map(|(_, it)| it).collect())
    }

    /// Who sits where in a game.
    fn names(&self, number: u64) -> &[String] {
        &self.seatings[(number % self.seatings.len() as u64) as usize]
    }

    /// Game number n is the same whoever plays it.
    fn game(&self, number: u64, names: &[String]) -> Result<(Played<G>, G::Note), CommandError> {
        let seed = mix(self.seed, number / self.seatings.len() as u64);
        let mut bots = seated::<G>(names, |seat| mix(seed, seat as u64))?;
        if let Some(nodes) = self.effort.nodes {
            bots.iter_mut().for_each(|bot| bot.limit(Budget::nodes(nodes)));
        }
        let mut note = G::Note::default();
        let mut watch = |game: &G| game.note(&mut note);
        let game = G::new(self.set, self.options);
        let played = play(game, &mut Fate::new(seed), &mut bots, &mut watch)?;
        Ok((played, note))
    }
}

/// The different ways to turn a mix of bots around the table.
pub(crate) fn rotations(names: &[String]) -> Vec<Vec<String>> {
    let mut ways: Vec<Vec<String>> = Vec::new();
    for by in 0..names.len() {
        let mut way = names.to_vec();
        way.rotate_left(by);
        if !ways.contains(&way) {
            ways.push(way);
        }
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mix_is_turned_as_often_as_it_changes() {
        let names = |it: &[&str]| it.iter().map(|it| (*it).to_owned()).collect::<Vec<_>>();
        assert_eq!(rotations(&names(&["a", "a", "a"])).len(), 1);
        assert_eq!(rotations(&names(&["a", "b", "a", "b"])).len(), 2);
        let turned = rotations(&names(&["a", "b", "c"]));
        assert_eq!(turned[1], names(&["b", "c", "a"]));
        assert_eq!(turned.len(), 3);
    }
}

//! Bots that play against each other: every pair from the same seeds, with seats exchanged.

use indicatif::ProgressBar;
use serde::Serialize;
use tabletop::{Seat, SeatSet};

use super::ratings::{Pairing, ratings};
use super::{ArenaArgs, Entrant, Ranking};
use crate::CommandError;
use crate::progress::bar;
use crate::series::{Counted, Effort, Series};
use crate::stats::Interval;

/// How good a bot is.
#[derive(Serialize)]
struct Rank {
    bot: String,
    /// 400 points more are ten wins to one; the first bot has 0.
    rating: Interval,
    /// Percent of the wins in games with the one below.
    #[serde(skip_serializing_if = "Option::is_none")]
    wins_against_below: Option<Interval>,
}

#[derive(Serialize)]
pub(crate) struct Ranks {
    game: &'static str,
    options: String,
    /// Of each pair.
    games: u64,
    ranks: Vec<Rank>,
}

pub(crate) fn rank<G: Counted>(
    args: &ArenaArgs,
    entrants: &[Entrant],
) -> Result<Ranks, CommandError> {
    let set = args.of.set.of::<G>()?;
    let options = G::read_options(&args.of.pairs(4)?)?;
    let players = G::new(set, &options).players();
    let ways = seatings("a", "b", players).len() as u64;
    let games = args.games.div_ceil(ways) * ways;
    let count = entrants.len();
    let progress = bar(games * (count * (count - 1) / 2) as u64, "games");
    let match_of = Pairs::<G> {
        set,
        options: &options,
        seed: args.run.seed,
        games,
        effort: args.run.effort(),
    };
    let mut pairings = Vec::new();
    for one in 0..count {
        for other in one + 1..count {
            let names = [entrants[one].name.as_str(), entrants[other].name.as_str()];
            let groups = shares(&match_of, names, &progress)?;
            pairings.push(Pairing { one, other, groups });
        }
    }
    progress.finish_and_clear();
    let rated = ratings(count, &pairings, args.run.seed);
    let against = |one: usize, other: usize| {
        let found = pairings.iter().find(|it| it.one == other && it.other == one)?;
        Some(Interval::mean(found.groups.iter().map(|it| 1.0 - it)).percent())
    };
    let ranks = entrants.iter().zip(rated).enumerate().map(|(index, (entrant, rating))| Rank {
        bot: entrant.name.clone(),
        rating,
        wins_against_below: entrant.below.and_then(|below| against(index, below)),
    });
    let pairs = G::write_options(&options).into_iter();
    let pairs: Vec<String> = pairs.map(|(key, value)| format!("{key}={value}")).collect();
    Ok(Ranks { game: G::NAME, options: pairs.join(" "), games, ranks: ranks.collect() })
}

/// What is the same for all pairs.
pub(crate) struct Pairs<'a, G: Counted> {
    pub(crate) set: &'static G::Components,
    pub(crate) options: &'a G::Options,
    pub(crate) seed: u64,
    pub(crate) games: u64,
    pub(crate) effort: Effort,
}

/// The share of the wins of the first of two bots, in each group of games from one seed.
pub(crate) fn shares<G: Counted>(
    pairs: &Pairs<'_, G>,
    names: [&str; 2],
    progress: &ProgressBar,
) -> Result<Vec<f64>, CommandError> {
    let &Pairs { set, options, seed, games, effort } = pairs;
    let players = G::new(set, options).players();
    let seatings = seatings(names[0], names[1], players);
    let series = Series::<G> { set, options, seatings: &seatings, seed, games, effort };
    let winners = series.play(progress, |played, _, _| G::winners(&played.outcome))?;
    // Two names may be one bot: what counts is the seat.
    let share = |(game, winners): (usize, &SeatSet)| {
        let is_first = |seat: &Seat| sits_first(game % seatings.len(), seat.index(), players);
        match winners.len() {
            0 => 0.5,
            all => winners.iter().filter(is_first).count() as f64 / all as f64,
        }
    };
    let shares: Vec<f64> = winners.iter().enumerate().map(share).collect();
    let mean = |group: &[f64]| group.iter().sum::<f64>() / group.len() as f64;
    Ok(shares.chunks(seatings.len()).map(mean).collect())
}

/// All ways two bots sit in turn: the first one on the even seats, then on the odd ones.
fn seatings(one: &str, other: &str, players: usize) -> Vec<Vec<String>> {
    let way = |way: usize| -> Vec<String> {
        let name = |seat| if sits_first(way, seat, players) { one } else { other };
        (0..players).map(|seat| name(seat).to_owned()).collect()
    };
    let count = if players.is_multiple_of(2) { 2 } else { 2 * players };
    (0..count).map(way).collect()
}

/// Whether the first of two bots has a seat in one of the ways to sit.
fn sits_first(way: usize, seat: usize, players: usize) -> bool {
    if players.is_multiple_of(2) {
        return (seat + way).is_multiple_of(2);
    }
    // With an odd number one of them has a seat more: each of them in turn, at each place.
    let turned = (seat + way / 2) % players;
    turned.is_multiple_of(2) == way.is_multiple_of(2)
}

impl Ranking for Ranks {
    fn table(&self) -> Vec<String> {
        let mut lines = vec![
            format!(
                "{} games of each pair from the same seeds with seats exchanged ({}).",
                self.games, self.options
            ),
            String::new(),
            "| bot | rating (95 %) | wins against the one below, % (95 %) |".to_owned(),
            "|---|---|---|".to_owned(),
        ];
        let text = |it: Option<Interval>| it.map_or("–".to_owned(), |it| it.to_string());
        lines.extend(self.ranks.iter().map(|it| {
            format!("| {} | {:.0} | {} |", it.bot, it.rating, text(it.wins_against_below))
        }));
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn in_all_ways_together_both_bots_have_every_seat_equally_often() {
        for players in 2..=4 {
            let ways = seatings("one", "other", players);
            for seat in 0..players {
                let first = ways.iter().filter(|way| way[seat] == "one").count();
                assert_eq!(2 * first, ways.len(), "{players} players, seat {seat}");
            }
        }
    }
}

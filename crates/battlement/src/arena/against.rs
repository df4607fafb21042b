//! Bots that play against each other: every pair from the same seeds, with seats exchanged.

use games::WithSets as _;
use sanctum::Sanctum;
use serde::Serialize;
use tabletop::{Game as _, Notation as _, Seat};

use super::ratings::{Pairing, ratings};
use super::{ArenaArgs, Entrant, Ranking};
use crate::progress::bar;
use crate::series::Series;
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
pub(super) struct Ranks {
    game: &'static str,
    options: String,
    /// Of each pair.
    games: u64,
    ranks: Vec<Rank>,
}

pub(super) fn rank(args: &ArenaArgs, entrants: &[Entrant]) -> Result<Ranks, String> {
    let set = Sanctum::set(args.of.set.folder())?;
    let options = Sanctum::read_options(&args.of.pairs(4)?)?;
    let players = Sanctum::new(set, &options).players();
    let ways = seatings("a", "b", players).len() as u64;
    let games = args.games.div_ceil(ways) * ways;
    let count = entrants.len();
    let progress = bar(games * (count * (count - 1) / 2) as u64, "games");
    let mut pairings = Vec::new();
    for one in 0..count {
        for other in one + 1..count {
            let seatings = seatings(&entrants[one].name, &entrants[other].name, players);
            let series = Series::<Sanctum> {
                set,
                options: &options,
                seatings: &seatings,
                seed: args.seed,
                games,
                how: args.how(),
            };
            // Two names may be one bot: what counts is the seat.
            let told = series.play(&progress, |played, _, _| played.outcome.winners)?;
            let share = |(game, winners): (usize, &tabletop::SeatSet)| {
                let is_one = |seat: &Seat| sits_first(game % seatings.len(), seat.index(), players);
                match winners.len() {
                    0 => 0.5,
                    all => winners.iter().filter(is_one).count() as f64 / all as f64,
                }
            };
            let shares: Vec<f64> = told.iter().enumerate().map(share).collect();
            let mean = |group: &[f64]| group.iter().sum::<f64>() / group.len() as f64;
            let groups = shares.chunks(seatings.len()).map(mean).collect();
            pairings.push(Pairing { one, other, groups });
        }
    }
    progress.finish_and_clear();
    let rated = ratings(count, &pairings, args.seed);
    let against = |one: usize, other: usize| {
        let found = pairings.iter().find(|it| it.one == other && it.other == one)?;
        Some(Interval::mean(found.groups.iter().map(|it| 1.0 - it)).percent())
    };
    let ranks = entrants.iter().zip(rated).enumerate().map(|(index, (entrant, rating))| Rank {
        bot: entrant.name.clone(),
        rating,
        wins_against_below: entrant.below.and_then(|below| against(index, below)),
    });
    let pairs = Sanctum::write_options(&options).into_iter();
    let pairs: Vec<String> = pairs.map(|(key, value)| format!("{key}={value}")).collect();
    Ok(Ranks { game: Sanctum::NAME, options: pairs.join(" "), games, ranks: ranks.collect() })
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

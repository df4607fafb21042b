//! How each bot of a mix fared where seats play against each other.

use std::collections::BTreeMap;

use serde::Serialize;
use tabletop::Seat;

use crate::playout::Played;
use crate::series::Counted;
use crate::stats::Interval;

/// A game in which it can be said how a seat fared.
pub(crate) trait Scored: Counted {
    /// How the seat fared.
    fn fared(played: &Played<Self>, seat: Seat) -> Fared;
}

/// How a seat fared in one game.
#[derive(Clone, Copy, Default)]
pub(crate) struct Fared {
    pub(crate) survived: bool,
    pub(crate) health: u32,
    pub(crate) cards: u32,
}

/// One game: for each seat its bot, its share of the win, and how it fared.
pub(super) type Game = Vec<(String, f64, Fared)>;

pub(super) fn of_game<G: Scored>(played: &Played<G>, names: &[String]) -> Game {
    let winners = G::winners(&played.outcome);
    let seats = Seat::first(names.len());
    let share = |seat| if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
    seats.zip(names).map(|(it, name)| (name.clone(), share(it), G::fared(played, it))).collect()
}

/// How a bot fared over all games.
#[derive(Serialize)]
pub(super) struct BotScore {
    /// How many seats it had at the table.
    seats: usize,
    /// Games won, a shared win in parts.
    wins: Interval,
    /// Wins per seat beyond those of the bot named first, over groups of games from one seed.
    #[serde(skip_serializing_if = "Option::is_none")]
    ahead: Option<Interval>,
    survived: Interval,
    health_of_survivors: Interval,
    cards: Interval,
}

impl BotScore {
    pub(super) fn line(&self, name: &str) -> String {
        let BotScore { wins, survived, cards, health_of_survivors, .. } = self;
        let ahead = self.ahead.map_or(String::new(), |it| {
            format!(", {:.1} points a seat ahead of the first", it.percent())
        });
        format!(
            "{name}: wins {:.1} %{ahead}; survived {:.1} %, health {health_of_survivors:.2}, cards {cards:.2}",
            wins.percent(),
            survived.percent(),
        )
    }
}

/// The scores of each bot of a mix, over groups of so many games from one seed.
pub(super) fn summed<G: Scored>(
    names: &[String],
    games: &[Game],
    group: usize,
) -> BTreeMap<String, BotScore> {
    let is_mixed = names.iter().any(|name| *name != names[0]);
    if G::IS_SHARED || !is_mixed {
        return BTreeMap::new();
    }
    let seats = |name: &str| names.iter().filter(|it| *it == name).count();
    let wins = |name: &str| -> Vec<f64> {
        let won = |game: &Game| game.iter().filter(|it| it.0 == name).map(|it| it.1).sum::<f64>();
        let share = |games: &[Game]| games.iter().map(won).sum::<f64>() / games.len() as f64;
        games.chunks(group.max(1)).map(share).collect()
    };
    let first = wins(&names[0]);
    let score = |name: &String| {
        let own = wins(name);
        let per_seat = |of: f64, name: &str| of / seats(name) as f64;
        let ahead = own.iter().zip(&first);
        let ahead = ahead.map(|(it, first)| per_seat(*it, name) - per_seat(*first, &names[0]));
        let heroes = || games.iter().flatten().filter(|it| it.0 == *name).map(|it| it.2);
        let survivors = || heroes().filter(|it| it.survived);
        BotScore {
            seats: seats(name),
            wins: Interval::mean(own.iter().copied()),
            ahead: (*name != names[0]).then(|| Interval::mean(ahead)),
            survived: Interval::share(survivors().count() as u64, heroes().count() as u64),
            health_of_survivors: Interval::mean(survivors().map(|it| it.health.into())),
            cards: Interval::mean(heroes().map(|it| it.cards.into())),
        }
    };
    names.iter().map(|name| (name.clone(), score(name))).collect()
}

//! Bots that play together: each against the same enemies.

use bastion::Bastion;
use games::WithSets as _;
use serde::Serialize;
use tabletop::{Game as _, Notation as _};

use super::{ArenaArgs, Entrant, Ranking};
use crate::noted::Enemies as _;
use crate::progress::bar;
use crate::series::Series;
use crate::stats::Interval;

/// How a game went.
struct Fought {
    is_won: bool,
    left: usize,
}

/// How good a bot is.
#[derive(Serialize)]
struct Rank {
    bot: String,
    /// Percent of the games.
    won: Interval,
    enemies_left: Interval,
    /// Points of percent it won more often than the one below, over the same seeds.
    #[serde(skip_serializing_if = "Option::is_none")]
    more_won: Option<Interval>,
    /// Enemies it left more than the one below, over the same seeds.
    #[serde(skip_serializing_if = "Option::is_none")]
    more_left: Option<Interval>,
}

#[derive(Serialize)]
pub(super) struct Ranks {
    game: &'static str,
    options: String,
    games: u64,
    ranks: Vec<Rank>,
}

pub(super) fn rank(args: &ArenaArgs, entrants: &[Entrant]) -> Result<Ranks, String> {
    let set = Bastion::set(args.of.set.folder())?;
    let options = Bastion::read_options(&args.of.pairs(2)?)?;
    let players = Bastion::new(set, &options).players();
    let progress = bar(args.games * entrants.len() as u64, "games");
    let mut fought: Vec<Vec<Fought>> = Vec::new();
    for entrant in entrants {
        let seatings = [vec![entrant.name.clone(); players]];
        let series = Series::<Bastion> {
            set,
            options: &options,
            seatings: &seatings,
            seed: args.seed,
            games: args.games,
            how: args.how(),
        };
        fought.push(series.play(&progress, |played, _, _| Fought {
            is_won: !Bastion::winners(&played.outcome).is_empty(),
            left: played.game.enemies_left(),
        })?);
    }
    progress.finish_and_clear();
    let ranks = entrants.iter().zip(&fought).map(|(entrant, own)| {
        let won = own.iter().filter(|it| it.is_won).count() as u64;
        let below = entrant.below.map(|below| fought[below].as_slice());
        Rank {
            bot: entrant.name.clone(),
            won: Interval::share(won, args.games).percent(),
            enemies_left: Interval::mean(own.iter().map(|it| it.left as f64)),
            more_won: below.map(|it| ahead(own, it, |it| 100.0 * f64::from(u8::from(it.is_won)))),
            more_left: below.map(|it| ahead(own, it, |it| it.left as f64)),
        }
    });
    let pairs = Bastion::write_options(&options).into_iter();
    let pairs: Vec<String> = pairs.map(|(key, value)| format!("{key}={value}")).collect();
    Ok(Ranks {
        game: Bastion::NAME,
        options: pairs.join(" "),
        games: args.games,
        ranks: ranks.collect(),
    })
}

/// The difference from seed to seed.
fn ahead(own: &[Fought], below: &[Fought], figure: impl Fn(&Fought) -> f64) -> Interval {
    Interval::mean(own.iter().zip(below).map(|(own, below)| figure(own) - figure(below)))
}

impl Ranking for Ranks {
    fn table(&self) -> Vec<String> {
        let mut lines = vec![
            format!("{} games of each bot from the same seeds ({}).", self.games, self.options),
            String::new(),
            "| bot | won, % (95 %) | enemies left | won more than the one below, points | enemies left more |"
                .to_owned(),
            "|---|---|---|---|---|".to_owned(),
        ];
        let text = |it: Option<Interval>| it.map_or("–".to_owned(), |it| it.to_string());
        lines.extend(self.ranks.iter().map(|it| {
            let (won, left) = (text(it.more_won), text(it.more_left));
            format!("| {} | {} | {} | {won} | {left} |", it.bot, it.won, it.enemies_left)
        }));
        lines
    }
}

//! How good the bots of Bastion are: each plays against the same enemies.

use bastion::{Bastion, Components, Options};
use indicatif::ProgressBar;
use serde::Serialize;
use tabletop::{Game as _, Notation as _};

use super::notes::Enemies as _;
use crate::CommandError;
use crate::arena::{ArenaArgs, Entrant, Ranked, Ranking};
use crate::progress::bar;
use crate::series::{Effort, Series};
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
pub(crate) struct Ranks {
    game: &'static str,
    options: String,
    games: u64,
    ranks: Vec<Rank>,
}

fn rank(args: &ArenaArgs, entrants: &[Entrant]) -> Result<Ranks, CommandError> {
    let set = args.of.set.of::<Bastion>()?;
    let options = Bastion::read_options(&args.of.pairs(2)?)?;
    let fields = Fields {
        set,
        options: &options,
        seed: args.run.seed,
        games: args.games,
        effort: args.run.effort(),
    };
    let progress = bar(args.games * entrants.len() as u64, "games");
    let mut fought: Vec<Vec<Fought>> = Vec::new();
    for entrant in entrants {
        fought.push(fights(&fields, &entrant.name, &progress)?);
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

/// What is the same for all bots.
struct Fields<'a> {
    set: &'static Components,
    options: &'a Options,
    seed: u64,
    games: u64,
    effort: Effort,
}

/// The games of a bot in all seats.
fn fights(
    fields: &Fields<'_>,
    bot: &str,
    progress: &ProgressBar,
) -> Result<Vec<Fought>, CommandError> {
    let &Fields { set, options, seed, games, effort } = fields;
    let seatings = [vec![bot.to_owned(); Bastion::new(set, options).players()]];
    let series = Series::<Bastion> { set, options, seatings: &seatings, seed, games, effort };
    series.play(progress, |played, _, _| Fought {
        is_won: !Bastion::winners(&played.outcome).is_empty(),
        left: played.game.enemies_left(),
    })
}

/// The difference from seed to seed.
fn ahead(own: &[Fought], below: &[Fought], figure: impl Fn(&Fought) -> f64) -> Interval {
    Interval::mean(own.iter().zip(below).map(|(own, below)| figure(own) - figure(below)))
}

impl Ranked for Bastion {
    type Ranking = Ranks;

    fn rank(args: &ArenaArgs, entrants: &[Entrant]) -> Result<Ranks, CommandError> {
        rank(args, entrants)
    }
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

#[cfg(test)]
mod tests {
    use games::HostedGame as _;

    use super::*;

    /// Drift gate: in a few fixed games a bot may not leave more enemies, nor win fewer games, than
    /// is stated here. When this was written they left 2.0, 1.9 and 1.2, and won 3, 3 and 7.
    #[test]
    fn each_rung_still_leaves_few_enemies_and_wins() {
        let options = Options::new(2);
        let set = Bastion::house();
        for (bot, most, least) in [("greedy", 3.5, 1), ("planner", 3.5, 1), ("search", 2.5, 5)] {
            // So few that the test is quick; `greedy` has no use for more.
            let effort = Effort { nodes: Some(10_000), ..Effort::default() };
            let fields = Fields { set, options: &options, seed: 1, games: 8, effort };
            let fought = fights(&fields, bot, &ProgressBar::hidden()).expect("games");
            let left = Interval::mean(fought.iter().map(|it| it.left as f64));
            assert!(left.value <= most, "{bot}: {left} left, not {most}");
            let won = fought.iter().filter(|it| it.is_won).count();
            assert!(won >= least, "{bot}: {won} won, not {least}");
        }
    }
}

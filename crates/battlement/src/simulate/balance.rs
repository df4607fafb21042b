//! Whether a component set makes a good game: figures with their targets.

use indicatif::ProgressBar;
use serde::Serialize;

use crate::CommandError;
use crate::playout::Played;
use crate::progress::bar;
use crate::series::{Counted, Effort, Series};
use crate::stats::Interval;

/// A game whose sets can be weighed.
pub(crate) trait Balanced: Counted {
    /// What a game says about the set.
    type Sample: Send;

    fn said(played: &Played<Self>, note: &Self::Note) -> Self::Sample;

    /// The games to play.
    fn lines(bot: &str) -> Vec<Line>;

    /// What they say; for each line its samples.
    fn rows(
        set: &'static Self::Components,
        lines: &[Line],
        samples: &[Vec<Self::Sample>],
    ) -> Vec<Row>;
}

/// Games with the same options and bots.
pub(crate) struct Line {
    /// What the rows about it begin with.
    pub(crate) name: String,
    pub(crate) options: Vec<(&'static str, String)>,
    pub(crate) bot: String,
}

impl Line {
    pub(crate) fn new(name: impl Into<String>, bot: &str) -> Self {
        Line { name: name.into(), options: Vec::new(), bot: bot.to_owned() }
    }

    pub(crate) fn with(mut self, key: &'static str, value: &impl ToString) -> Self {
        self.options.push((key, value.to_string()));
        self
    }
}

/// A figure of the report.
#[derive(Serialize)]
pub(crate) struct Row {
    what: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    target: Option<[f64; 2]>,
    #[serde(flatten)]
    found: Interval,
    #[serde(skip_serializing_if = "Option::is_none")]
    ok: Option<bool>,
}

impl Row {
    /// A figure that should lie between two values.
    pub(crate) fn new(what: impl Into<String>, target: [f64; 2], found: Interval) -> Self {
        let ok = (target[0]..=target[1]).contains(&found.value);
        Row { what: what.into(), target: Some(target), found, ok: Some(ok) }
    }

    /// A figure without a target.
    pub(crate) fn plain(what: impl Into<String>, found: Interval) -> Self {
        Row { what: what.into(), target: None, found, ok: None }
    }

    fn line(&self) -> String {
        let Row { what, target, found, ok } = self;
        let target = target.map_or(String::new(), |[low, high]| format!("{low} to {high}"));
        let ok = ok.map_or("", |it| if it { "ok" } else { "NOT" });
        let found = format!("{found:.2}");
        format!("{what:<52} {target:<12} {found:<24} {ok}")
    }
}

/// The whole report.
#[derive(Serialize)]
pub(crate) struct Report {
    game: &'static str,
    set: String,
    bot: String,
    games_per_line: u64,
    seed: u64,
    rows: Vec<Row>,
}

impl Report {
    pub(crate) fn lines(&self) -> Vec<String> {
        let Report { game, set, bot, games_per_line, seed, rows } = self;
        let mut lines = vec![
            format!("{game}, set {set}: {games_per_line} games a line by {bot}, seed {seed}"),
            format!("{:<52} {:<12} {:<24}", "what", "target", "found (95 %)"),
        ];
        lines.extend(rows.iter().map(Row::line));
        lines
    }
}

/// Plays every line, and says what that shows.
pub(crate) fn report<G: Balanced>(
    set: &'static G::Components,
    bot: &str,
    games: u64,
    seed: u64,
    effort: Effort,
) -> Result<Report, CommandError> {
    let lines = G::lines(bot);
    let progress = bar(games * lines.len() as u64, "games");
    let mut samples = Vec::new();
    for line in &lines {
        samples.push(play::<G>(set, line, games, seed, effort, &progress)?);
    }
    progress.finish_and_clear();
    Ok(Report {
        game: G::NAME,
        set: G::set_id(set),
        bot: bot.to_owned(),
        games_per_line: games,
        seed,
        rows: G::rows(set, &lines, &samples),
    })
}

fn play<G: Balanced>(
    set: &'static G::Components,
    line: &Line,
    games: u64,
    seed: u64,
    effort: Effort,
    progress: &ProgressBar,
) -> Result<Vec<G::Sample>, CommandError> {
    let pairs = line.options.iter().map(|(key, value)| ((*key).to_owned(), value.clone()));
    let options = G::read_options(&pairs.collect::<Vec<_>>())?;
    let players = G::new(set, &options).players();
    let seatings = [vec![line.bot.clone(); players]];
    let series = Series::<G> { set, options: &options, seatings: &seatings, seed, games, effort };
    series.play(progress, |played, note, _| G::said(played, note))
}

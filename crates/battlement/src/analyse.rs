//! `battlement analyse`: a record judged by a bot.

use std::path::PathBuf;

use clap::Args;
use games::{Adviser, Analysis, Budget, JudgedDecision, Luck};
use tabletop::Record;

use crate::progress::bar;
use crate::{CommandError, SetArgs, output, read_text};

#[derive(Args)]
pub(crate) struct AnalyseArgs {
    /// A record; `-` for standard input.
    file: PathBuf,
    /// The bot that analyses: a rung or a level.
    #[arg(long, default_value = "hard")]
    bot: String,
    /// The number of nodes it may search for each decision.
    #[arg(long)]
    nodes: Option<u64>,
    /// The seed of the bot.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print the whole analysis as JSON.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    set: SetArgs,
}

pub(crate) fn run(args: &AnalyseArgs) -> Result<(), CommandError> {
    let record = Record::parse(&read_text(&args.file)?)
        .map_err(|it| CommandError::record(&args.file, it))?;
    let games = args.set.games()?;
    let game = games.named(&record.header.game).map_err(|it| CommandError::file(&args.file, it))?;
    game.check_bot(&args.bot).map_err(|it| CommandError::argument("--bot", it))?;
    let game = game.replay(record).map_err(|it| CommandError::record(&args.file, it))?;
    let adviser = Adviser {
        budget: args.nodes.map(Budget::nodes),
        ..Adviser::new(args.bot.as_str(), args.seed)
    };
    let mut analyst = game.analyst(&adviser)?;
    let bar = bar(u64::from(analyst.progress().of), "inputs");
    while analyst.advance()? {
        bar.set_position(u64::from(analyst.progress().done));
    }
    bar.finish_and_clear();
    print(&analyst.analysis(), args.json)
}

fn print(analysis: &Analysis, json: bool) -> Result<(), CommandError> {
    if json {
        output::line(&serde_json::to_string_pretty(analysis)?);
        return Ok(());
    }
    let units = |value: i32| f64::from(value) / f64::from(analysis.scale);
    let name = analysis.unit.plural;
    for seat in &analysis.seats {
        output::line(&format!(
            "seat {}: {} decisions, {} mistakes, lost {:.1} {name}, luck {:+.1}",
            seat.seat,
            seat.decisions,
            seat.mistakes,
            units(seat.loss),
            units(seat.luck),
        ));
    }
    for input in &analysis.turning_points {
        let decision = analysis.decisions.iter().find(|it| it.input == *input);
        if let Some(JudgedDecision { seat, action, loss, best, .. }) = decision {
            let lost = units(*loss);
            output::line(&format!(
                "input {input}: seat {seat} `{action}` lost {lost:.1} {name} against `{}`",
                best.action
            ));
        }
        if let Some(Luck { outcome, luck, .. }) = analysis.luck.iter().find(|it| it.input == *input)
        {
            output::line(&format!("input {input}: chance `{outcome}` {:+.1} {name}", units(*luck)));
        }
    }
    Ok(())
}

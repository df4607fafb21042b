//! `battlement replay`: a record played again.

use std::path::PathBuf;

use bastion::Bastion;
use clap::Args;
use sanctum::Sanctum;
use tabletop::{Record, RecordError};

use crate::{SetArgs, output, read_text};
use games::{GameName, WithSets};

#[derive(Args)]
pub(crate) struct ReplayArgs {
    /// A record; `-` for standard input.
    file: PathBuf,
    /// Print the position at the end as JSON.
    #[arg(long)]
    position: bool,
    #[command(flatten)]
    set: SetArgs,
}

pub(crate) fn run(args: &ReplayArgs) -> Result<(), String> {
    let name = args.file.display();
    let text = read_text(&args.file)?;
    let record = Record::parse(&text).map_err(|error| told(args, &error))?;
    match GameName::read(&record.header.game).map_err(|reason| format!("{name}: {reason}"))? {
        GameName::Bastion => replay::<Bastion>(args, &record),
        GameName::Sanctum => replay::<Sanctum>(args, &record),
    }
}

fn told(args: &ReplayArgs, error: &RecordError) -> String {
    format!("{}, {error}", args.file.display())
}

fn replay<G: WithSets>(args: &ReplayArgs, record: &Record) -> Result<(), String> {
    let set = G::set(args.set.folder())?;
    let game = tabletop::replay::<G>(set, record).map_err(|error| told(args, &error))?;
    let inputs = game.record().len();
    match game.game().outcome() {
        Some(outcome) => output::line(&format!("{outcome} after {inputs} inputs")),
        None => output::line(&format!("running after {inputs} inputs")),
    }
    if args.position {
        output::line(&game.game().position().to_string());
    }
    Ok(())
}

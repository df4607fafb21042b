//! `battlement replay`: a record played again.

use std::path::PathBuf;

use bastion::Bastion;
use clap::Args;
use tabletop::{Notation, Record, RecordError, replay};

use crate::games::{GameName, bastion_set};
use crate::{SetArgs, output, read_text};

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
    let told = |error: RecordError| format!("{name}, {error}");
    let record = Record::parse(&text).map_err(told)?;
    match GameName::read(&record.header.game).map_err(|reason| format!("{name}: {reason}"))? {
        GameName::Bastion => {
            let game = replay::<Bastion>(bastion_set(&args.set)?, &record).map_err(told)?;
            report(&game, args.position);
        }
    }
    Ok(())
}

fn report<G: Notation>(game: &tabletop::Match<G>, position: bool) {
    let inputs = game.record().len();
    match game.game().outcome() {
        Some(outcome) => output::line(&format!("{outcome} after {inputs} inputs")),
        None => output::line(&format!("running after {inputs} inputs")),
    }
    if position {
        output::line(&game.game().position().to_string());
    }
}

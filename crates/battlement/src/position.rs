//! `battlement position`: reads a position and prints it in full, or what a seat sees of it.

use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::Value;
use tabletop::{Header, Notation, Seat, Viewer};

use crate::{CommandError, SetArgs, output, read_text};

#[derive(Args)]
pub(crate) struct PositionArgs {
    /// A position as JSON, complete or sparse; `-` for standard input.
    file: PathBuf,
    /// Print what this seat sees instead.
    #[arg(long, value_name = "SEAT")]
    view: Option<Seat>,
    #[command(flatten)]
    set: SetArgs,
}

pub(crate) fn run(args: &PositionArgs) -> Result<(), CommandError> {
    let json = read_json(&args.file)?;
    let games = args.set.games()?;
    let game = games.of_position(&json)?;
    let header = Header { position: Some(json.to_string()), ..Header::default() };
    let game =
        game.begin(header).map_err(|refusal| CommandError::file(&args.file, refusal.message))?;
    let shown = match args.view {
        None => game.position(),
        Some(seat) if seat.index() < game.players() => {
            let view = game.view(Viewer::Seat(seat));
            serde_json::from_str(view.get())?
        }
        Some(seat) => {
            let reason = format!("there are {} seats", game.players());
            return Err(CommandError::argument(format!("--view {seat}"), reason));
        }
    };
    output::line(&serde_json::to_string_pretty(&shown)?);
    Ok(())
}

/// Reads a file of JSON.
pub(crate) fn read_json(path: &Path) -> Result<Value, CommandError> {
    let text = read_text(path)?;
    serde_json::from_str(&text).map_err(|error| CommandError::file(path, error))
}

/// The game a position describes.
pub(crate) fn load<G: Notation>(
    path: &Path,
    set: &'static G::Components,
    json: &Value,
) -> Result<G, CommandError> {
    G::from_position(set, json).map_err(|error| CommandError::file(path, error))
}

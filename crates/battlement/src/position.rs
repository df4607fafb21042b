//! `battlement position`: reads a position and prints it in full, or what a seat sees of it.

use std::path::{Path, PathBuf};

use bastion::Bastion;
use clap::Args;
use sanctum::Sanctum;
use serde_json::Value;
use tabletop::{Notation, Seat, Viewer};

use crate::{SetArgs, output, read_text};
use games::{GameName, WithSets};

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

pub(crate) fn run(args: &PositionArgs) -> Result<(), String> {
    let json = read_json(&args.file)?;
    let game = json.get("game").and_then(Value::as_str).unwrap_or("bastion");
    let printed = match GameName::read(game)? {
        GameName::Bastion => written::<Bastion>(args, &json)?,
        GameName::Sanctum => written::<Sanctum>(args, &json)?,
    };
    output::line(&printed);
    Ok(())
}

fn written<G: WithSets>(args: &PositionArgs, json: &Value) -> Result<String, String> {
    let game: G = load(&args.file, G::set(args.set.folder())?, json)?;
    let json = match args.view {
        None => serde_json::to_string_pretty(&game.position()),
        Some(seat) if seat.index() < game.players() => {
            serde_json::to_string_pretty(&game.view(Viewer::Seat(seat)))
        }
        Some(seat) => return Err(format!("--view {seat}: there are {} seats", game.players())),
    };
    json.map_err(|error| error.to_string())
}

/// Reads a file of JSON.
pub(crate) fn read_json(path: &Path) -> Result<Value, String> {
    let text = read_text(path)?;
    serde_json::from_str(&text).map_err(|error| format!("{}: {error}", path.display()))
}

/// The game a position describes.
pub(crate) fn load<G: Notation>(
    path: &Path,
    set: &'static G::Components,
    json: &Value,
) -> Result<G, String> {
    G::from_position(set, json).map_err(|error| format!("{}: {error}", path.display()))
}

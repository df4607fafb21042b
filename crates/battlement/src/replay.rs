//! `battlement replay`: a record played again, and its chance drawn again.

use std::path::PathBuf;

use clap::Args;
use games::{ChanceMismatch, MatchTools};
use sha2::{Digest as _, Sha256};
use tabletop::Record;

use crate::{CommandError, SetArgs, output, read_text};

#[derive(Args)]
pub(crate) struct ReplayArgs {
    /// A record; `-` for standard input.
    file: PathBuf,
    /// Print the final position as JSON.
    #[arg(long)]
    position: bool,
    /// Draw every die and card again from the seed in the record, and check the seed against the
    /// hash that the server published at the start.
    #[arg(long)]
    verify: bool,
    #[command(flatten)]
    set: SetArgs,
}

pub(crate) fn run(args: &ReplayArgs) -> Result<(), CommandError> {
    let text = read_text(&args.file)?;
    let record = Record::parse(&text).map_err(|error| CommandError::record(&args.file, error))?;
    let games = args.set.games()?;
    let game =
        games.named(&record.header.game).map_err(|error| CommandError::file(&args.file, error))?;
    let tags = record.header.tags.clone();
    let game = game.replay(record).map_err(|error| CommandError::record(&args.file, error))?;
    let verified = if args.verify {
        Some(verify(&tags, &*game).map_err(|error| CommandError::file(&args.file, error))?)
    } else {
        None
    };
    let inputs = game.inputs();
    match game.record().result {
        Some((_, outcome)) => output::line(&format!("{outcome} after {inputs} inputs")),
        None => output::line(&format!("running after {inputs} inputs")),
    }
    if let Some(outcomes) = verified {
        output::line(&format!(
            "verified: {outcomes} outcomes of chance are from the committed seed"
        ));
    }
    if args.position {
        output::line(&game.position().to_string());
    }
    Ok(())
}

/// Why chance cannot be said to be from the committed seed.
#[derive(Debug, thiserror::Error)]
enum Unverified {
    #[error("the tag `{0}:` is missing: nothing to verify")]
    NoTag(String),
    #[error("the tag `seed:` is not 64 hexadecimal digits")]
    BadSeed,
    #[error("the seed is not the committed one: its hash is {0}")]
    NotCommitted(String),
    #[error("not fair: {0}")]
    Unfair(#[from] ChanceMismatch),
}

/// How many outcomes of chance were drawn again; all of them, or an error.
fn verify(tags: &[(String, String)], game: &dyn MatchTools) -> Result<usize, Unverified> {
    let tag = |name: &str| {
        let found = tags.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str());
        found.ok_or_else(|| Unverified::NoTag(name.to_owned()))
    };
    let (seed, hash) = (tag("seed")?, tag("seed hash")?);
    let bytes = data_encoding::HEXLOWER_PERMISSIVE
        .decode(seed.as_bytes())
        .map_err(|_| Unverified::BadSeed)?;
    let seed: [u8; 32] = bytes.try_into().map_err(|_| Unverified::BadSeed)?;
    let committed = data_encoding::HEXLOWER.encode(&Sha256::digest(seed));
    if !hash.eq_ignore_ascii_case(&committed) {
        return Err(Unverified::NotCommitted(committed));
    }
    game.verify_chance(seed)?;
    let lines = game.record().lines;
    let is_chance = |line: &&tabletop::Line| matches!(line.author, tabletop::Author::Chance(_));
    Ok(lines.iter().filter(is_chance).count())
}

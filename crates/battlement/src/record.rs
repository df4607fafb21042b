//! `battlement record`: one game by bots, as a record.

use clap::Args;
use tabletop::{Fate, Header, MAX_SEATS, Match, Record, SeatSet};

use crate::playout::{mix, next_action};
use crate::position::{load, read_json};
use crate::{CommandError, MatchArgs, output};
use bots::Shared;
use games::{HostedGame, for_game};

#[derive(Args)]
pub(crate) struct RecordArgs {
    #[command(flatten)]
    of: MatchArgs,
    /// The bot for all seats.
    #[arg(long, default_value = "greedy")]
    bot: String,
    /// The seed of dice, cards and bots.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Start from this position (a file) instead of the set-up.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "options", "difficulty"])]
    position: Option<std::path::PathBuf>,
}

pub(crate) fn run(args: &RecordArgs) -> Result<(), CommandError> {
    for_game!(args.of.game, G => record::<G>(args))
}

fn record<G: HostedGame>(args: &RecordArgs) -> Result<(), CommandError> {
    let (mut game, mut header) = begin::<G>(args)?;
    header.tags.extend(recipe().map(|recipe| ("recipe".to_owned(), recipe)));
    let mut fate = Fate::new(args.seed);
    let mut bots = Vec::new();
    for seat in 0..game.game().players() as u64 {
        let bot = G::known_bot(&args.bot, mix(args.seed, seat));
        let bot = bot.map_err(|error| CommandError::argument("--bot", error))?;
        bots.push(Shared::new(bot));
    }
    let everybody = SeatSet::first(MAX_SEATS);
    while !game.pending().is_over() {
        let done = match game.pending().chance.lowest() {
            Some(stream) => game.resolve(stream, fate.stream(stream)).map(|_| ()),
            None => {
                let (seat, action) =
                    next_action(game.game(), &mut bots, everybody, &mut Vec::new())?;
                game.act(seat, action).map(|_| ())
            }
        };
        done?;
    }
    output::print(&Record::of(&game, header).to_string());
    Ok(())
}

fn begin<G: HostedGame>(args: &RecordArgs) -> Result<(Match<G>, Header), CommandError> {
    let set = args.of.set.of::<G>()?;
    let Some(path) = &args.position else {
        let options = G::read_options(&args.of.pairs(2)?)?;
        let header = Header { options: G::write_options(&options), ..Header::default() };
        return Ok((Match::new(set, &options), header));
    };
    let json = read_json(path)?;
    let game: G = load(path, set, &json)?;
    let header = Header { position: Some(json.to_string()), ..Header::default() };
    Ok((Match::at(game), header))
}

/// The command line that makes this record again, if it can stand in one line.
fn recipe() -> Option<String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let is_plain = arguments.iter().all(|it| !it.contains(char::is_whitespace));
    is_plain.then(|| arguments.join(" "))
}

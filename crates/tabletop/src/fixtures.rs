//! Recorded games and counted positions in a folder, for the tests of every game.
//!
//! Errors name the file and what is wrong with it.

use std::fs;
use std::path::Path;

use crate::{Counting, Game, Input, Match, Notation, Record, perft, replay};

/// No position of a fixture has more continuations than this.
const MOST_NODES: u64 = 1_000_000;

/// The records in a folder by name, and their texts.
///
/// # Errors
/// When the folder or a file cannot be read.
pub fn records(folder: &Path) -> Result<Vec<(String, String)>, String> {
    let wrong = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut records = Vec::new();
    for file in fs::read_dir(folder).map_err(wrong)?.flatten() {
        let path = file.path();
        if path.extension().is_some_and(|it| it == "record") {
            let text = fs::read_to_string(&path).map_err(wrong)?;
            records.push((file.file_name().to_string_lossy().into_owned(), text));
        }
    }
    records.sort();
    if records.is_empty() { Err(format!("{}: no records", folder.display())) } else { Ok(records) }
}

/// Plays a record; the error says which line is wrong.
///
/// # Errors
/// When the record cannot be read or a line of it is refused.
pub fn play<G: Notation>(
    components: &'static G::Components,
    text: &str,
) -> Result<Match<G>, String> {
    let record = Record::parse(text).map_err(|error| error.to_string())?;
    replay(components, &record).map_err(|error| error.to_string())
}

/// Every record of the folder gives the same inputs, the same result and the same text.
///
/// # Errors
/// With the record that gives something else, and what.
pub fn replay_bit_for_bit<G: Notation>(
    components: &'static G::Components,
    folder: &Path,
) -> Result<(), String> {
    for (name, text) in records(folder)? {
        let game: Match<G> = play(components, &text).map_err(|it| format!("{name}: {it}"))?;
        let header = Record::parse(&text).map_err(|it| format!("{name}: {it}"))?.header;
        if Record::of(&game, header).to_string() != text {
            return Err(format!("{name}: written again, it is another text"));
        }
    }
    Ok(())
}

/// Every record of the folder is refused with what its line `# expect: …` says.
///
/// # Errors
/// With the record that is accepted, or refused in other words.
pub fn are_refused<G: Notation>(
    components: &'static G::Components,
    folder: &Path,
) -> Result<(), String> {
    for (name, text) in records(folder)? {
        let expected = text.lines().find_map(|line| line.strip_prefix("# expect: "));
        let expected = expected.ok_or_else(|| format!("{name} does not say what to expect"))?;
        match play::<G>(components, &text) {
            Ok(_) => return Err(format!("{name} is accepted")),
            Err(error) if error.contains(expected) => {}
            Err(error) => return Err(format!("{name}: {error}, expected {expected}")),
        }
    }
    Ok(())
}

/// Plays a record again and shows the game after each input, with the input and its events.
///
/// # Errors
/// When the record cannot be read or a line of it is refused.
pub fn watch<G: Notation>(
    components: &'static G::Components,
    text: &str,
    mut see: impl FnMut(&G, &Input<G::Action, G::Chance>, &[G::Event]),
) -> Result<(), String> {
    let record = Record::parse(text).map_err(|error| error.to_string())?;
    let game: Match<G> = replay(components, &record).map_err(|error| error.to_string())?;
    let start = Record { lines: Vec::new(), result: None, ..record };
    let mut again: Match<G> = replay(components, &start).map_err(|error| error.to_string())?;
    for input in game.record() {
        let events = match *input {
            Input::Act(seat, action) => again.act(seat, action),
            Input::Chance(stream, chance) => again.resolve_as(stream, chance),
        };
        see(again.game(), input, &events.map_err(|error| error.to_string())?);
    }
    Ok(())
}

/// Checks a file of counted positions: lines `id NAME`, `position JSON`, then `hand DEPTH COUNT`
/// (counted by hand) or `pin DEPTH COUNT` (as the engine has it). Returns how many were counted.
///
/// # Errors
/// When the file cannot be read, or a count is wrong.
pub fn count_positions<G: Notation + Game>(
    components: &'static G::Components,
    path: &Path,
) -> Result<usize, String> {
    let text = fs::read_to_string(path).map_err(|error| error.to_string())?;
    let (mut id, mut game, mut counted) = ("?", None, 0);
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (head, rest) = line.split_once(' ').ok_or_else(|| format!("{id}: `{line}`"))?;
        match head {
            "id" => id = rest,
            "position" => {
                let json = serde_json::from_str(rest).map_err(|it| format!("{id}: {it}"))?;
                let read = G::from_position(components, &json);
                game = Some(read.map_err(|it| format!("{id}: {it}"))?);
            }
            "hand" | "pin" => {
                let numbers = rest.split_once(' ').and_then(|(depth, count)| {
                    Some((depth.parse::<u32>().ok()?, count.parse::<u64>().ok()?))
                });
                let (depth, count) = numbers.ok_or_else(|| format!("{id}: `{line}`"))?;
                let game = game.as_ref().ok_or_else(|| format!("{id} has no position"))?;
                let found = perft(game, depth, Counting::WithChance, MOST_NODES);
                if found != Some(count) {
                    return Err(format!("{id}, depth {depth} ({head}): {found:?}, not {count}"));
                }
                counted += 1;
            }
            other => return Err(format!("{id}: `{other}` is not understood")),
        }
    }
    Ok(counted)
}

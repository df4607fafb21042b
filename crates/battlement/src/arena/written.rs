//! A table in a file that people read, between markers, so that it can be written anew.

use crate::CommandError;
use std::path::Path;

/// Whether there is a file with the markers of a game; asked before hours of play.
pub(super) fn check(file: &Path, game: &str) -> Result<(), CommandError> {
    read_replaced(file, game, &[]).map(|_| ())
}

/// Replaces what stands between the markers of a game.
pub(super) fn write(file: &Path, game: &str, lines: &[String]) -> Result<(), CommandError> {
    let written = read_replaced(file, game, lines)?;
    std::fs::write(file, written).map_err(|error| CommandError::file(file, error))
}

fn read_replaced(file: &Path, game: &str, lines: &[String]) -> Result<String, CommandError> {
    let text = std::fs::read_to_string(file).map_err(|error| CommandError::file(file, error))?;
    replaced(&text, game, lines).map_err(|missing| CommandError::file(file, missing))
}

/// A marker that is not there.
#[derive(PartialEq, Debug, thiserror::Error)]
#[error("there is no line `{0}`")]
struct NoMarker(String);

fn replaced(text: &str, game: &str, lines: &[String]) -> Result<String, NoMarker> {
    let (begin, end) = (format!("<!-- arena:{game} -->"), format!("<!-- /arena:{game} -->"));
    let missing = |marker: &str| NoMarker(marker.to_owned());
    let (before, rest) = text.split_once(&begin).ok_or_else(|| missing(&begin))?;
    let (_, after) = rest.split_once(&end).ok_or_else(|| missing(&end))?;
    Ok(format!("{before}{begin}\n{}\n{end}{after}", lines.join("\n")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_stands_between_the_markers_changes() {
        let text = "a\n<!-- arena:bastion -->\nold\n<!-- /arena:bastion -->\nz\n";
        let new = replaced(text, "bastion", &["new".to_owned()]);
        let wanted = "a\n<!-- arena:bastion -->\nnew\n<!-- /arena:bastion -->\nz\n";
        assert_eq!(new.as_deref(), Ok(wanted));
        assert!(replaced(text, "sanctum", &[]).is_err_and(|it| it.0.contains("arena:sanctum")));
    }
}

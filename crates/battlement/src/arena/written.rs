//! A table in a file that people read, between markers, so that it can be written anew.

use std::path::Path;

/// Whether there is a file with the markers of a game; asked before hours of play.
pub(super) fn check(file: &Path, game: &str) -> Result<(), String> {
    read_replaced(file, game, &[]).map(|_| ())
}

/// Replaces what stands between the markers of a game.
pub(super) fn write(file: &Path, game: &str, lines: &[String]) -> Result<(), String> {
    let written = read_replaced(file, game, lines)?;
    std::fs::write(file, written).map_err(|error| format!("{}: {error}", file.display()))
}

fn read_replaced(file: &Path, game: &str, lines: &[String]) -> Result<String, String> {
    let text = std::fs::read_to_string(file).map_err(|error| error.to_string());
    let written = text.and_then(|text| replaced(&text, game, lines));
    written.map_err(|reason| format!("{}: {reason}", file.display()))
}

fn replaced(text: &str, game: &str, lines: &[String]) -> Result<String, String> {
    let (begin, end) = (format!("<!-- arena:{game} -->"), format!("<!-- /arena:{game} -->"));
    let missing = |marker: &str| format!("there is no line `{marker}`");
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
        assert!(replaced(text, "sanctum", &[]).is_err_and(|it| it.contains("arena:sanctum")));
    }
}

//! The games of the list: xtask reads their names from the crate `games` without building it.

use std::fs;
use std::path::Path;

use regex::Regex;

/// The file with the list.
const LIST: &str = "crates/games/src/list.rs";

/// The names of the games: those of their crates, rule books, component sets and cases.
pub(crate) fn names(root: &Path) -> Result<Vec<String>, String> {
    let text = fs::read_to_string(root.join(LIST)).map_err(|error| format!("{LIST}: {error}"))?;
    let names = listed(&text);
    if names.is_empty() { Err(format!("{LIST}: there is no game in the list")) } else { Ok(names) }
}

/// Each game stands in the list as `$crate::NAME::Type`.
fn listed(text: &str) -> Vec<String> {
    let game = Regex::new(r"\$crate::([a-z]\w*)::[A-Z]\w*").expect("the pattern is valid");
    game.captures_iter(text).map(|found| found[1].to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::root;

    #[test]
    fn games_are_told_from_other_names() {
        let text = "$crate::go::Go, $crate::chess::Chess] let it: $crate::GameName = \
                    $crate::GameName::of(); $crate::games::offered()";
        assert_eq!(listed(text), ["go", "chess"]);
    }

    #[test]
    fn every_game_of_the_list_has_a_crate_and_a_rule_book() {
        for name in names(&root()).expect("a list") {
            assert!(root().join(format!("crates/{name}/Cargo.toml")).is_file(), "{name}");
            assert!(root().join(format!("docs/rules/{name}.md")).exists(), "{name}");
        }
    }
}

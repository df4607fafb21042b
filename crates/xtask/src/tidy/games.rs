//! A game is named in its own files, in the list of games, and nowhere else.

use std::path::Path;

use regex::Regex;

/// Other files that name a game, each with the reason.
const ALLOWED: [(&str, &str); 13] = [
    ("crates/games/src/list.rs", "the list"),
    ("crates/games/src/lib.rs", "the crates the list refers to"),
    ("crates/games/src/hosted.rs", "declares what each game says of itself"),
    ("crates/battlement/src/lib.rs", "declares what the commands show of each game"),
    ("crates/bots/src/lib.rs", "declares the bots of each game"),
    ("crates/xtask/src/words/usage.rs", "messages that no source spells out"),
    ("web/src/games.ts", "the list of the page"),
    ("web/src/gallery.ts", "shows every drawing to developers"),
    ("web/src/art/icons.ts", "the ids of all icons, as one type"),
    ("web/src/art/icon-tables.ts", "icons by the names that games give their cards"),
    ("web/src/art/geometry.ts", "the board of one game, beside the geometry others use"),
    ("web/src/art/samples.ts", "samples of one game, beside those others use"),
    ("web/src/art/wall-cards.ts", "cards on the board of one game"),
];

/// What is wrong with the file at a path from the root.
pub(super) fn check(name: &str, text: &str, games: &[String]) -> Option<String> {
    if is_own(name, games) || is_test(name) {
        return None;
    }
    let code = code_of(name, text).to_lowercase();
    let named = games.iter().find(|game| code.contains(game.as_str()));
    let is_allowed = ALLOWED.iter().any(|(path, _)| *path == name);
    match (named, is_allowed) {
        (Some(game), false) => Some(format!("{name}: names {game}: ask the list of games instead")),
        (None, true) => Some(format!("{name}: names no game, and need not be allowed to")),
        (Some(_), true) | (None, false) => None,
    }
}

/// Whether a file is of one game: it, or a folder it is in, has the name of the game.
fn is_own(name: &str, games: &[String]) -> bool {
    name.split('/').any(|part| games.iter().any(|game| part.contains(game.as_str())))
}

fn is_test(name: &str) -> bool {
    let folders = ["tests", "e2e", "benches", "examples"];
    let is_folder = |part: &str| folders.contains(&part.strip_suffix(".rs").unwrap_or(part));
    name.split('/').any(is_folder) || name.ends_with(".test.ts")
}

/// A source without its comments and its own tests.
fn code_of(name: &str, text: &str) -> String {
    let without = |text: &str, pattern: &str| {
        let pattern = Regex::new(pattern).expect("the pattern is valid");
        pattern.replace_all(text, "").into_owned()
    };
    let is_rust = Path::new(name).extension().is_some_and(|it| it == "rs");
    if is_rust {
        let text = without(text, r"(?s)#\[cfg\(test\)\]\s*mod \w+ \{.*");
        return without(&text, r"(?m)//.*$");
    }
    let text = without(text, r"(?s)<!--.*?-->|/\*.*?\*/");
    without(&text, r"(?m)(?:^|\s)//.*$")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(name: &str, text: &str) -> Option<String> {
        check(name, text, &["chess".to_owned(), "go-moku".to_owned()])
    }

    #[test]
    fn a_game_is_named_in_its_own_files_and_in_tests() {
        let text = "//! A.\nuse chess::Chess;\n";
        assert_eq!(
            found("crates/server/src/http.rs", text).as_deref(),
            Some("crates/server/src/http.rs: names chess: ask the list of games instead")
        );
        assert!(found("web/src/pages/Home.svelte", "{#if game === 'go-moku'}").is_some());
        for own in [
            "crates/chess/src/lib.rs",
            "crates/bots/src/chess/mod.rs",
            "web/src/art/chess-board.ts",
            "crates/server/tests/server/http.rs",
            "crates/games/src/tests.rs",
            "web/src/router.test.ts",
        ] {
            assert_eq!(found(own, text), None, "{own}");
        }
    }

    #[test]
    fn comments_and_tests_may_say_what_they_like() {
        let rust = "//! Of chess.\nfn f() {} // as in chess\n#[cfg(test)]\nmod tests {\n chess }\n";
        assert_eq!(found("crates/server/src/http.rs", rust), None);
        let page = "<!-- @component Of chess. -->\n/* chess */\n// chess\nconst url = 'https://x';";
        assert_eq!(found("web/src/pages/Home.svelte", page), None);
    }

    #[test]
    fn what_is_allowed_needs_its_permission() {
        assert_eq!(found("crates/games/src/list.rs", "chess"), None);
        assert!(found("crates/games/src/list.rs", "//! Nothing.").is_some());
    }
}

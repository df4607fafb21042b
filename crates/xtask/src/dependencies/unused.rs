//! Dependencies that no code names.

use std::fs;
use std::path::{Path, PathBuf};

use regex::Regex;
use walkdir::WalkDir;

use super::{Dependency, Package};

/// Where code is that may use a dependency; `build.rs` beside them.
const FOLDERS: [&str; 4] = ["src", "tests", "benches", "examples"];

/// The dependencies of a package that its code does not use.
pub(super) fn of(package: &Package) -> Result<Vec<String>, String> {
    let manifest = Path::new(&package.manifest_path);
    let folder = manifest.parent().ok_or("a manifest lies in a folder")?;
    let code = code(folder)?;
    let bare = package.dependencies.iter().filter(|it| !is_used(it, &code));
    Ok(bare.map(|it| format!("{}: {} is not used", package.name, described(it))).collect())
}

fn described(dependency: &Dependency) -> String {
    let kind = dependency.kind.as_deref().map(|it| format!(" ({it})")).unwrap_or_default();
    format!("{}{kind}", dependency.name)
}

/// All code of a package, without comments: what is only talked about is not used.
fn code(folder: &Path) -> Result<Vec<(PathBuf, String)>, String> {
    let folders = FOLDERS.iter().map(|it| folder.join(it)).chain([folder.join("build.rs")]);
    let files = folders.flat_map(WalkDir::new).flatten().map(walkdir::DirEntry::into_path);
    let files = files.filter(|it| it.extension().is_some_and(|it| it == "rs"));
    files
        .map(|path| {
            let text =
                fs::read_to_string(&path).map_err(|it| format!("{}: {it}", path.display()))?;
            let place = path.strip_prefix(folder).unwrap_or(&path).to_owned();
            Ok((place, without_comments(&text)))
        })
        .collect()
}

fn without_comments(text: &str) -> String {
    let lines = text.lines().filter(|line| {
        let line = line.trim_start();
        // Examples in documents are tests.
        !line.starts_with("//") || line.starts_with("///") || line.starts_with("//!")
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Whether the code names a dependency. A normal one that only tests name should be one of tests;
/// unit tests lie among the other code, so only folders of tests can be told apart.
fn is_used(dependency: &Dependency, code: &[(PathBuf, String)]) -> bool {
    let name = dependency.rename.as_ref().unwrap_or(&dependency.name).replace('-', "_");
    let named = Regex::new(&format!(r"\b{name}::|\buse {name}\b")).expect("names are plain");
    let is_place = |path: &Path| match dependency.kind.as_deref() {
        None => path.starts_with("src"),
        Some("build") => path.starts_with("build.rs"),
        Some(_) => true,
    };
    code.iter().any(|(path, text)| is_place(path) && named.is_match(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dependency(name: &str, kind: Option<&str>) -> Dependency {
        Dependency {
            name: name.to_owned(),
            rename: None,
            req: "1".to_owned(),
            kind: kind.map(str::to_owned),
            path: None,
        }
    }

    fn is_found(name: &str, kind: Option<&str>, place: &str, text: &str) -> bool {
        let code = [(PathBuf::from(place), without_comments(text))];
        is_used(&dependency(name, kind), &code)
    }

    #[test]
    fn a_dependency_is_used_where_its_kind_belongs() {
        assert!(is_found("serde-json", None, "src/lib.rs", "use serde_json::Value;"));
        assert!(!is_found("serde-json", None, "tests/cli.rs", "use serde_json::Value;"));
        assert!(is_found("serde-json", Some("dev"), "tests/cli.rs", "use serde_json::Value;"));
        assert!(!is_found("cc", Some("build"), "src/lib.rs", "cc::Build::new()"));
        assert!(is_found("cc", Some("build"), "build.rs", "cc::Build::new()"));
    }

    #[test]
    fn a_word_in_a_comment_or_in_a_longer_name_is_no_use() {
        assert!(!is_found("toml", None, "src/lib.rs", "// toml::x\nlet x = toml_edit::y(a.toml);"));
        assert!(is_found(
            "toml",
            None,
            "src/lib.rs",
            "/// ```\n/// toml::from_str(\"\");\n/// ```"
        ));
    }

    #[test]
    fn a_renamed_dependency_has_its_new_name() {
        let renamed =
            Dependency { rename: Some("old_rand".to_owned()), ..dependency("rand", None) };
        let code = [(PathBuf::from("src/lib.rs"), "use old_rand::Rng;".to_owned())];
        assert!(is_used(&renamed, &code));
    }
}

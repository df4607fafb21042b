//! What `deny.toml` allows: licenses, sources and versions.

use std::collections::BTreeMap;

use serde::Deserialize;
use spdx::{Expression, Licensee, ParseMode};

use super::{Metadata, Package};

/// What is said of the one registry there is.
const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// The part of cargo-deny's file that is enforced here. Anything else in it is refused, so that
/// nobody relies on what nobody enforces.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Policy {
    licenses: Licenses,
    bans: Bans,
    sources: Sources,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Licenses {
    allow: Vec<String>,
    private: Private,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Private {
    /// Crates that are not published need no license that is listed.
    ignore: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Bans {
    multiple_versions: Level,
    wildcards: Level,
    /// Crates of the workspace need no version.
    allow_wildcard_paths: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Sources {
    unknown_registry: Level,
    unknown_git: Level,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Level {
    Allow,
    Warn,
    Deny,
}

/// What was found, by how bad it is.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Findings {
    pub(super) warnings: Vec<String>,
    pub(super) errors: Vec<String>,
}

impl Findings {
    fn add(&mut self, level: Level, what: String) {
        match level {
            Level::Allow => {}
            Level::Warn => self.warnings.push(what),
            Level::Deny => self.errors.push(what),
        }
    }
}

/// Reads the file.
pub(super) fn read(text: &str) -> Result<Policy, String> {
    toml::from_str(text).map_err(|error| format!("deny.toml: {error}"))
}

/// What the policy does not allow.
pub(super) fn check(policy: &Policy, metadata: &Metadata) -> Result<Findings, String> {
    let mut findings = Findings::default();
    let is_own = |it: &Package| metadata.workspace_members.contains(&it.id);
    let allowed = allowed(&policy.licenses)?;
    for package in &metadata.packages {
        if !(policy.licenses.private.ignore && is_own(package)) {
            license(&allowed, package, &mut findings);
        }
        source(&policy.sources, package, &mut findings);
    }
    for package in metadata.own() {
        wildcards(&policy.bans, package, &mut findings);
    }
    versions(&policy.bans, metadata, &mut findings);
    Ok(findings)
}

fn allowed(licenses: &Licenses) -> Result<Vec<Licensee>, String> {
    let parse = |it: &String| Licensee::parse(it).map_err(|error| format!("deny.toml: {error}"));
    licenses.allow.iter().map(parse).collect()
}

fn license(allowed: &[Licensee], package: &Package, findings: &mut Findings) {
    let Package { name, version, license, .. } = package;
    let Some(license) = license else {
        findings.add(Level::Deny, format!("{name} {version} names no license"));
        return;
    };
    match Expression::parse_mode(license, ParseMode::LAX) {
        Err(error) => findings.add(Level::Deny, format!("{name} {version}: {error}")),
        Ok(terms) => {
            if !terms.evaluate(|it| allowed.iter().any(|licensee| licensee.satisfies(it))) {
                let what = format!("{name} {version}: the license {license} is not allowed");
                findings.add(Level::Deny, what);
            }
        }
    }
}

fn source(sources: &Sources, package: &Package, findings: &mut Findings) {
    let Package { name, source, .. } = package;
    let Some(source) = source else { return };
    if source == CRATES_IO {
        return;
    }
    let is_git = source.starts_with("git+");
    let level = if is_git { sources.unknown_git } else { sources.unknown_registry };
    findings.add(level, format!("{name} comes from {source}"));
}

fn wildcards(bans: &Bans, package: &Package, findings: &mut Findings) {
    for it in package.dependencies.iter().filter(|it| it.req == "*") {
        if it.path.is_none() || !bans.allow_wildcard_paths {
            findings.add(bans.wildcards, format!("{}: any version of {}", package.name, it.name));
        }
    }
}

fn versions(bans: &Bans, metadata: &Metadata, findings: &mut Findings) {
    let mut known: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for package in &metadata.packages {
        known.entry(&package.name).or_default().push(&package.version);
    }
    for (name, versions) in known.into_iter().filter(|(_, versions)| versions.len() > 1) {
        findings.add(bans.multiple_versions, format!("{name} in versions {}", versions.join(", ")));
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    const POLICY: &str = r#"
        [licenses]
        allow = ["MIT", "Apache-2.0"]
        [licenses.private]
        ignore = true
        [bans]
        multiple-versions = "warn"
        wildcards = "deny"
        allow-wildcard-paths = true
        [sources]
        unknown-registry = "deny"
        unknown-git = "deny"
    "#;

    /// A crate of the workspace, and one that is not.
    fn found(other: Value) -> Findings {
        let mut package = json!({
            "name": "other", "version": "1.0.0", "id": "other", "source": CRATES_IO,
            "license": "MIT", "manifest_path": "/other/Cargo.toml", "dependencies": [],
        });
        let Value::Object(changes) = other else { panic!("an object") };
        package.as_object_mut().expect("an object").extend(changes);
        let mut own = package.clone();
        own["name"] = json!("own");
        own["id"] = json!("own");
        own["version"] = json!("1.0.0");
        own["source"] = Value::Null;
        own["license"] = Value::Null;
        let metadata = json!({ "packages": [own, package], "workspace_members": ["own"] });
        let metadata = serde_json::from_value(metadata).expect("metadata");
        check(&read(POLICY).expect("a policy"), &metadata).expect("findings")
    }

    #[track_caller]
    fn license_of(other: &str, expected: &[&str]) {
        assert_eq!(found(json!({ "license": other })).errors, expected);
    }

    #[test]
    fn one_license_of_a_choice_must_be_allowed_and_all_of_a_sum() {
        license_of("MIT", &[]);
        license_of("GPL-3.0 OR Apache-2.0", &[]);
        license_of("MIT/Apache-2.0", &[]);
        license_of("MIT AND Zlib", &["other 1.0.0: the license MIT AND Zlib is not allowed"]);
        license_of(
            "Apache-2.0 WITH LLVM-exception",
            &["other 1.0.0: the license Apache-2.0 WITH LLVM-exception is not allowed"],
        );
        assert_eq!(found(json!({ "license": null })).errors, ["other 1.0.0 names no license"]);
    }

    #[test]
    fn crates_come_from_the_registry() {
        let from = |source: &str| found(json!({ "source": source })).errors;
        assert_eq!(from(CRATES_IO), [""; 0]);
        assert_eq!(from("git+https://x/y"), ["other comes from git+https://x/y"]);
        assert_eq!(from("registry+https://x"), ["other comes from registry+https://x"]);
    }

    #[test]
    fn any_version_is_allowed_only_inside_of_the_workspace() {
        let with = |path: Value| {
            let dependency = json!({ "name": "any", "req": "*", "path": path });
            found(json!({ "dependencies": [dependency] })).errors
        };
        assert_eq!(with(json!("/any")), [""; 0]);
        assert_eq!(with(Value::Null), ["own: any version of any"]);
    }

    #[test]
    fn two_versions_are_a_warning() {
        let findings = found(json!({ "name": "own", "version": "2.0.0" }));
        assert_eq!(findings.errors, [""; 0]);
        assert_eq!(findings.warnings, ["own in versions 1.0.0, 2.0.0"]);
    }

    #[test]
    fn what_is_not_enforced_must_not_be_in_the_file() {
        let error =
            read(&format!("{POLICY}\n[advisories]\nyanked = \"deny\"")).expect_err("an error");
        assert!(error.contains("advisories"), "{error}");
    }
}

//! The types of what the games say: views, seen events and outcomes, one file for each game.

use std::collections::BTreeMap;

use ts_rs::{Config, TS, TypeVisitor};

use super::check_fresh;

/// Gathers types and everything they are made of.
struct Collector {
    config: Config,
    /// The declarations with their doc comments, by the name of the type: ts-rs knows no order.
    declared: BTreeMap<String, String>,
}

impl Collector {
    fn new() -> Self {
        let config = Config::default().with_large_int("number");
        Collector { config, declared: BTreeMap::new() }
    }

    /// The file of a game: the four types that are sent, then what they are made of.
    fn file(mut self, game: &str) -> String {
        let mut text = format!(
            "// Generated from crates/{game}: do not edit.\n\
             // To write it anew: BATTLEMENT_WRITE_TYPES=1 cargo test -p protocol\n"
        );
        let sent = ["View", "Action", "Event", "Outcome"].map(|name| {
            self.declared.remove(name).unwrap_or_else(|| panic!("there is no type {name}"))
        });
        for declaration in sent.into_iter().chain(self.declared.into_values()) {
            text.push_str(&declaration);
        }
        text
    }
}

impl TypeVisitor for Collector {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // What has no file of its own is built in: numbers, texts, lists.
        if T::output_path().is_none() {
            return;
        }
        let name = T::ident(&self.config);
        let docs = T::docs().unwrap_or_default();
        assert!(!docs.is_empty(), "the type {name} has no doc comment");
        // One event or action a line.
        let declaration = T::decl(&self.config)
            .replace(" | { \"event\"", "\n  | { \"event\"")
            .replace(" | { \"type\"", "\n  | { \"type\"");
        let text = format!("\n{docs}export {declaration}\n");
        if let Some(other) = self.declared.get(&name) {
            assert_eq!(*other, text, "two types of a game have the same name");
            return;
        }
        self.declared.insert(name, text);
        T::visit_dependencies(self);
    }
}

/// The types of Bastion. Those behind the first four are named in texts only.
pub(super) fn bastion() -> String {
    let mut types = Collector::new();
    types.visit::<bastion::View>();
    types.visit::<bastion::TypedAction>();
    types.visit::<bastion::Event>();
    types.visit::<bastion::Outcome>();
    types.visit::<bastion::Components>();
    types.visit::<bastion::EnemyCard>();
    types.visit::<bastion::RitualCard>();
    types.file("bastion")
}

/// The types of Sanctum. Those behind the first four are named in texts only.
pub(super) fn sanctum() -> String {
    let mut types = Collector::new();
    types.visit::<sanctum::View>();
    types.visit::<sanctum::TypedAction>();
    types.visit::<sanctum::Event>();
    types.visit::<sanctum::Outcome>();
    types.visit::<sanctum::Frame>();
    types.visit::<sanctum::AbilityId>();
    types.visit::<sanctum::Color>();
    types.visit::<sanctum::Space>();
    types.visit::<sanctum::PrintedSet>();
    types.visit::<sanctum::Because>();
    types.visit::<sanctum::Sums>();
    types.file("sanctum")
}

#[test]
fn the_types_of_bastion_are_fresh() {
    check_fresh("bastion.ts", &bastion());
}

#[test]
fn the_types_of_sanctum_are_fresh() {
    check_fresh("sanctum.ts", &sanctum());
}

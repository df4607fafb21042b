//! The component set: what is printed on cards and boards, read from TOML files.
//!
//! Everything the rule book leaves to printed components is data, with the provenance of every
//! value, so that an owner of the physical game can correct it without touching code. No rule of
//! play lives here, only what a set must satisfy (appendix F).

mod board;
mod enemies;
mod form;
mod rituals;
mod source;

use std::sync::OnceLock;

use tabletop::named_enum;

use crate::ids::{Color, ENEMIES, EnemyId, PRINTED_SOURCES, Property, Spell};
use crate::sets::{EnemySet, RitualSet};

pub use enemies::{CardColor, Enemy};
pub use form::{EnemyCard, PrintedProperty, RitualCard};
pub use printed::DataError;

/// The files of a set.
pub const FILES: [&str; 3] = ["enemies.toml", "board.toml", "rituals.toml"];

named_enum! {
    /// The two faces of the districts (B-1.2).
    pub enum Side("a side of the districts") {
        /// With a statue on the plaza.
        Statue = "statue",
        /// Without.
        Plain = "plain",
    }
}

/// The texts of the set that comes with the program.
const HOUSE: [&str; 3] = [
    include_str!("../data/house/enemies.toml"),
    include_str!("../data/house/board.toml"),
    include_str!("../data/house/rituals.toml"),
];

/// The typed tables of a component set.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "form::Form"))]
pub struct Components {
    name: String,
    hash: String,
    /// Everything that is printed, for programs that draw cards.
    json: serde_json::Value,
    enemies: [Enemy; ENEMIES],
    with_property: [EnemySet; Property::ALL.len()],
    with_spell: [EnemySet; Spell::ALL.len()],
    joining_barred_by: Property,
    rituals: RitualSet,
    board: board::Board,
}

impl Components {
    /// The set that comes with the program.
    #[allow(clippy::missing_panics_doc, reason = "tests read the house set")]
    pub fn house() -> &'static Components {
        static SET: OnceLock<Components> = OnceLock::new();
        SET.get_or_init(|| Components::parse("house", HOUSE).expect("the house set is valid"))
    }

    /// Reads a set from the texts of its [`FILES`], in their order.
    ///
    /// A match borrows its set for as long as the process runs, because a state is copied millions of
    /// times and must not count references: keep a set in a `static`, or leak the few there are with
    /// `Box::leak`.
    ///
    /// # Errors
    /// With the file and the line of a value that is missing, malformed, or against what the rules ask
    /// of a set.
    #[allow(clippy::missing_panics_doc, reason = "a set is plain data")]
    pub fn parse(name: &str, texts: [&str; 3]) -> Result<Components, DataError> {
        let [enemies, board, rituals] = texts;
        let (enemies, joining_barred_by) = enemies::parse(FILES[0], enemies)?;
        let board = board::parse(FILES[1], board)?;
        let rituals = rituals::parse(FILES[2], rituals)?;
        let mut with_property = [EnemySet::EMPTY; Property::ALL.len()];
        let mut with_spell = [EnemySet::EMPTY; Spell::ALL.len()];
        for card in EnemyId::all() {
            let enemy = &enemies[card.index()];
            for property in Property::ALL.iter().filter(|it| enemy.has(**it)) {
                with_property[*property as usize].insert(card);
            }
            with_spell[enemy.spell as usize].insert(card);
        }
        let hash = printed::hash(&texts);
        let mut set = Components {
            name: name.to_owned(),
            hash,
            json: serde_json::Value::Null,
            enemies,
            with_property,
            with_spell,
            joining_barred_by,
            rituals,
            board,
        };
        set.json = serde_json::to_value(form::Form::of(&set)).expect("a set is plain data");
        Ok(set)
    }

    /// Everything that is printed, as JSON: for programs that draw cards.
    pub fn as_json(&self) -> &serde_json::Value {
        &self.json
    }

    /// Its name and a hash of its files, as records name it.
    pub fn id(&self) -> String {
        format!("{} {}", self.name, self.hash)
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What is printed on a card.
    pub fn enemy(&self, card: EnemyId) -> &Enemy {
        &self.enemies[card.index()]
    }

    /// The cards that carry a property.
    pub fn with_property(&self, property: Property) -> EnemySet {
        self.with_property[property as usize]
    }

    /// The cards that give a spell.
    pub fn with_spell(&self, spell: Spell) -> EnemySet {
        self.with_spell[spell as usize]
    }

    /// The property that forbids joining its carrier (B-15.6, R-15.1).
    pub fn joining_barred_by(&self) -> Property {
        self.joining_barred_by
    }

    /// The ritual cards there are.
    pub fn rituals(&self) -> RitualSet {
        self.rituals
    }

    /// The number of foundations of each district (R-2.3, G-2.1).
    pub fn foundations(&self) -> usize {
        self.board.foundations
    }

    /// The colours of the printed sources of the district of a colour.
    pub fn printed_sources(&self, district: Color, side: Side) -> [Color; PRINTED_SOURCES] {
        match side {
            Side::Statue => self.board.statue[district.index()],
            Side::Plain => self.board.plain[district.index()],
        }
    }
}

//! The text forms as the core asks for them. Actions and chance are in `action.rs`, positions in
//! `position.rs`, options in `options.rs`, effects in `vocabulary.rs`.

use serde_json::Value;
use tabletop::{Notation, OptionsError, PositionError, Rule};

use crate::components::Components;
use crate::flow::Sanctum;
use crate::options::Options;
use crate::position::{self, Position, Sight};
use crate::rulebook::RULEBOOK;

impl Notation for Sanctum {
    fn position(&self) -> Value {
        serde_json::to_value(Position::of(self, Sight::All)).expect("a position is plain data")
    }

    fn from_position(
        components: &'static Components,
        position: &Value,
    ) -> Result<Self, PositionError> {
        position::read(components, position)
    }

    fn write_options(options: &Options) -> Vec<(String, String)> {
        options.write()
    }

    fn read_options(pairs: &[(String, String)]) -> Result<Options, OptionsError> {
        Options::read(pairs)
    }

    fn set_id(components: &Components) -> String {
        components.id()
    }

    fn rule_text(rule: Rule) -> Option<&'static str> {
        RULEBOOK.sentence(rule)
    }
}

//! Sanctum as a game that can be hosted.

use std::ops::RangeInclusive;
use std::sync::LazyLock;

use bots::Bot;
use sanctum::{Action, Components, Difficulty, Event, Sanctum};
use serde_json::Value;
use serde_json::value::RawValue;
use tabletop::Seat;

use super::{GameOption, HostedGame};
use crate::played::raw;
use crate::{Lesson, SetError, ValueUnit, lesson};

impl HostedGame for Sanctum {
    const ABOUT: &'static str = "Two to four heroes race through demon hordes to a boss";
    const PLAYERS: RangeInclusive<usize> = 2..=4;
    const IS_OPEN: bool = false;
    const UNIT: ValueUnit = ValueUnit { name: "wound", plural: "wounds" };
    const FILES: &'static [&'static str] = &sanctum::FILES;
    const RUNGS: &'static [&'static str] = &bots::sanctum::RUNGS;
    const HAS_PREVIEW: bool = true;

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        bots::sanctum::bot(name, seed)
    }

    fn choices() -> Vec<GameOption> {
        let difficulties = Difficulty::ALL.iter().map(ToString::to_string).collect();
        // S-27.4: people need not wait for each other; programs that say nothing do.
        let turns = vec!["overlapping".to_owned(), "strict".to_owned()];
        vec![("difficulty", difficulties), ("turns", turns)]
    }

    fn lessons() -> &'static [Lesson] {
        static LESSONS: LazyLock<Vec<Lesson>> =
            LazyLock::new(|| lesson::read(include_str!("../../data/tutorials/sanctum.json")));
        &LESSONS
    }

    fn house() -> &'static Components {
        Components::house()
    }

    fn parse_set(name: &str, texts: &[String]) -> Result<Components, SetError> {
        let texts = std::array::from_fn(|index| texts[index].as_str());
        Components::parse(name, texts).map_err(SetError::new)
    }

    fn printed(set: &Components) -> &Value {
        set.as_json()
    }

    fn typed_action(&self, seat: Seat, action: Action) -> Box<RawValue> {
        raw(&self.typed_action(seat, action))
    }

    fn sums(&self) -> Option<Box<RawValue>> {
        Some(raw(&self.sums()))
    }

    fn because(event: &Event) -> Vec<Box<RawValue>> {
        event.because().iter().map(raw).collect()
    }

    /// What is coming for a hero in a Fight; nothing outside of one.
    fn preview_of(&self, seat: Seat) -> Option<Value> {
        self.preview(seat)
            .map(|preview| serde_json::to_value(preview).expect("a preview is plain data"))
    }
}

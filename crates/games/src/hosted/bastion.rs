//! Bastion as a game that can be hosted.

use std::ops::RangeInclusive;
use std::sync::LazyLock;

use bastion::{Action, Bastion, Components, Difficulty, Mode};
use bots::Bot;
use serde_json::Value;
use tabletop::{Game as _, Seat, SeatSet};

use super::{GameOption, HostedGame};
use crate::{Lesson, SetError, ValueUnit, lesson};

impl HostedGame for Bastion {
    const ABOUT: &'static str = "One to four mages defend a castle together";
    const PLAYERS: RangeInclusive<usize> = 1..=4;
    /// B-3.10.
    const IS_OPEN: bool = true;
    const UNIT: ValueUnit = ValueUnit { name: "disc", plural: "discs" };
    const FILES: &'static [&'static str] = &bastion::FILES;
    const RUNGS: &'static [&'static str] = &bots::bastion::RUNGS;

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        bots::bastion::bot(name, seed)
    }

    fn choices() -> Vec<GameOption> {
        let mut modes: Vec<String> = Mode::ALL.iter().map(ToString::to_string).collect();
        // People who say nothing mean the normal mode.
        modes.sort_by_key(|it| *it != Mode::Normal.to_string());
        let difficulties = Difficulty::ALL.iter().map(ToString::to_string).collect();
        let sides = vec!["statue".to_owned(), "plain".to_owned()];
        vec![("mode", modes), ("difficulty", difficulties), ("side", sides)]
    }

    fn lessons() -> &'static [Lesson] {
        static LESSONS: LazyLock<Vec<Lesson>> =
            LazyLock::new(|| lesson::read(include_str!("../../data/tutorials/bastion.json")));
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

    /// only the seat that holds may release.
    fn held_by(&self) -> SeatSet {
        let holds = |seat: &Seat| self.check(*seat, &Action::Release).is_ok();
        self.pending().needed.iter().filter(holds).collect()
    }
}

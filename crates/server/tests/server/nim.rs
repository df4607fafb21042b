//! A third game, for tests only: Nim with two seats. A die says how large the heap is, then the
//! seats take one to three stones in turn, and the seat that takes the last one wins.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use bots::{Bot, Judge, Question, Random};
use games::{GameOption, HostedGame, Lesson, Level, SetError, ValueUnit};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tabletop::{
    AuditError, Dice, Event, Game, Notation, OptionsError, ParseError, Pending, PositionError,
    Rule, Seat, SeatSet, Sink, Stream, Viewer, Weighted, rule,
};

/// The stones on the heap before the die is added.
const FEWEST: u8 = 10;

#[derive(Clone, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Nim {
    game: String,
    /// The stones on the heap; none before the die is rolled.
    heap: Option<u8>,
    active: Seat,
    turns: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Take(u8);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Roll(u8);

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub(crate) enum Happened {
    Rolled { stones: u8 },
    Took { seat: Seat, stones: u8 },
}

/// How it ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Won {
    winner: Seat,
}

impl fmt::Display for Won {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "won by {}", self.winner)
    }
}

impl Event for Happened {
    type Seen = Happened;

    fn seen_by(&self, _viewer: Viewer) -> Option<Happened> {
        Some(self.clone())
    }

    fn discloses(&self) -> bool {
        matches!(self, Happened::Rolled { .. })
    }
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take {}", self.0)
    }
}

impl FromStr for Take {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let number = text.strip_prefix("take ").and_then(|it| it.parse().ok());
        number.map(Take).ok_or_else(|| ParseError::new(format!("`{text}` is not an action")))
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "roll {}", self.0)
    }
}

impl FromStr for Roll {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let number = text.strip_prefix("roll ").and_then(|it| it.parse().ok());
        number.map(Roll).ok_or_else(|| ParseError::new(format!("`{text}` is not a roll")))
    }
}

impl Game for Nim {
    const NAME: &'static str = "nim";
    const RULES_VERSION: u32 = 1;
    const MAX_INPUTS: usize = 40;

    type Components = ();
    type Options = ();
    type Action = Take;
    type Chance = Roll;
    type Event = Happened;
    type View = Nim;
    type Outcome = Won;

    fn new(_components: &'static (), _options: &()) -> Self {
        Nim { game: Self::NAME.to_owned(), heap: None, active: Seat::new(0), turns: 0 }
    }

    fn components(&self) -> &'static () {
        &()
    }

    fn players(&self) -> usize {
        2
    }

    fn pending(&self) -> Pending {
        match self.heap {
            None => Pending::chance(),
            Some(0) => Pending::OVER,
            Some(_) => Pending::seats(SeatSet::only(self.active)),
        }
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Take>) {
        actions.extend((1..=3).map(Take).filter(|it| self.check(seat, it).is_ok()));
    }

    fn check(&self, seat: Seat, action: &Take) -> Result<(), Rule> {
        let is_turn = self.pending().seats.contains(seat);
        let most = self.heap.unwrap_or(0).min(3);
        match (is_turn, (1..=most).contains(&action.0)) {
            (false, _) => Err(rule!("N-1.1")),
            (true, false) => Err(rule!("N-1.2")),
            (true, true) => Ok(()),
        }
    }

    fn act<S: Sink<Happened>>(&mut self, seat: Seat, action: Take, events: &mut S) {
        self.heap = self.heap.map(|it| it - action.0);
        events.push(|| Happened::Took { seat, stones: action.0 });
        self.turns += 1;
        if self.heap != Some(0) {
            self.active = Seat::new(1 - seat.index() as u8);
        }
    }

    fn outcomes(&self, _stream: Stream, outcomes: &mut Vec<Weighted<Roll>>) {
        outcomes.extend((1..=6).map(|it| (Roll(it), 1)));
    }

    fn resolve<S: Sink<Happened>>(&mut self, _stream: Stream, chance: Roll, events: &mut S) {
        let stones = FEWEST + chance.0;
        self.heap = Some(stones);
        events.push(|| Happened::Rolled { stones });
    }

    fn outcome(&self) -> Option<Won> {
        (self.heap == Some(0)).then_some(Won { winner: self.active })
    }

    fn winners(outcome: &Won) -> SeatSet {
        SeatSet::only(outcome.winner)
    }

    fn turns(&self) -> u32 {
        self.turns
    }

    fn view(&self, _viewer: Viewer) -> Nim {
        self.clone()
    }

    fn imagine(view: &Nim, _dice: &mut impl Dice) -> Self {
        view.clone()
    }

    fn audit(&self) -> Result<(), AuditError> {
        Ok(())
    }
}

impl Notation for Nim {
    fn position(&self) -> Value {
        json!(self)
    }

    fn from_position(_components: &'static (), position: &Value) -> Result<Self, PositionError> {
        serde_json::from_value(position.clone())
            .map_err(|error| PositionError::new("nim", error.to_string()))
    }

    fn write_options(_options: &()) -> Vec<(String, String)> {
        vec![("players".to_owned(), "2".to_owned())]
    }

    fn read_options(pairs: &[(String, String)]) -> Result<(), OptionsError> {
        match pairs.iter().find(|(key, value)| key != "players" || value != "2") {
            Some((key, value)) => {
                Err(OptionsError::new(format!("{key}={value}: only two can play")))
            }
            None => Ok(()),
        }
    }

    fn set_id(_components: &()) -> String {
        "stones 1".to_owned()
    }

    fn rule_text(rule: Rule) -> Option<&'static str> {
        (rule == rule!("N-1.2")).then_some("Take one to three stones.")
    }
}

impl Judge for Nim {
    const COIN: i32 = 1;
    const IS_SHARED: bool = false;

    fn worth(&self, seat: Seat) -> i32 {
        i32::from(self.outcome() == Some(Won { winner: seat }))
    }
}

/// The strongest bot has a bug: it panics whatever it is asked.
struct Faulty;

impl Bot<Nim> for Faulty {
    fn choose(&mut self, _question: &Question<'_, Nim>) -> Option<bots::Choice<Take>> {
        panic!("a bug of this bot")
    }

    fn consider(&mut self, _question: &Question<'_, Nim>) -> Vec<bots::Opinion<Take>> {
        panic!("a bug of this bot")
    }
}

impl HostedGame for Nim {
    const ABOUT: &'static str = "Two take stones from a heap";
    const PLAYERS: RangeInclusive<usize> = 2..=2;
    const IS_OPEN: bool = true;
    const UNIT: ValueUnit = ValueUnit { name: "stone", plural: "stones" };
    const FILES: &'static [&'static str] = &["stones.toml"];
    const RUNGS: &'static [&'static str] = &["random"];

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        if name == Level::Expert.name() {
            return Some(Box::new(Faulty));
        }
        let is_known = name == "random" || games::levels().any(|level| level == name);
        is_known.then(|| Box::new(Random::new(seed)) as Box<dyn Bot<Self>>)
    }

    fn choices() -> Vec<GameOption> {
        Vec::new()
    }

    fn lessons() -> &'static [Lesson] {
        &[]
    }

    fn house() -> &'static () {
        &()
    }

    fn parse_set(_name: &str, _texts: &[String]) -> Result<(), SetError> {
        Ok(())
    }

    fn printed(_set: &()) -> &Value {
        &Value::Null
    }
}

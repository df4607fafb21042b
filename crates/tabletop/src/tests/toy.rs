//! The toy: two seats race to ten points. A seat takes one or two points, or rolls its own die;
//! in the race both play at the same time.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::{
    AuditError, Dice, Event as _, Game, Notation, OptionsError, ParseError, Pending, PositionError,
    Rule, Seat, SeatSet, Sink, Stream, StreamSet, Viewer, Weighted, laws, rule,
};

pub(super) const GOAL: u8 = 10;

/// A race, turn by turn or both at once.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Toy {
    pub(super) points: [u8; 2],
    pub(super) rolling: [bool; 2],
    pub(super) active: u8,
    pub(super) together: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    Take(u8),
    Roll,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Rolled(pub(super) u8);

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(super) struct Moved(pub(super) u8);

impl crate::Event for Moved {
    type Seen = Moved;

    fn seen_by(&self, _viewer: Viewer) -> Option<Moved> {
        Some(self.clone())
    }

    fn discloses(&self) -> bool {
        false
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Take(n) => write!(f, "take {n}"),
            Step::Roll => f.write_str("roll"),
        }
    }
}

impl FromStr for Step {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text {
            "roll" => Ok(Step::Roll),
            "take 1" => Ok(Step::Take(1)),
            "take 2" => Ok(Step::Take(2)),
            "take 3" => Ok(Step::Take(3)),
            _ => Err(ParseError::new(format!("`{text}` is not an action"))),
        }
    }
}

impl fmt::Display for Rolled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "die {}", self.0)
    }
}

impl FromStr for Rolled {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let wrong = || ParseError::new(format!("`{text}` is not a roll"));
        text.strip_prefix("die ").and_then(|n| n.parse().ok()).map(Rolled).ok_or_else(wrong)
    }
}

impl Toy {
    pub(super) fn new_race(together: bool) -> Self {
        Toy { points: [0; 2], rolling: [false; 2], active: 0, together }
    }

    fn advance(&mut self, seat: Seat, n: u8, events: &mut impl Sink<Moved>) {
        self.points[seat.index()] += n;
        self.active = 1 - seat.index() as u8;
        events.push(|| Moved(n));
    }
}

impl Game for Toy {
    const NAME: &'static str = "toy";
    const RULES_VERSION: u32 = 3;
    const MAX_INPUTS: usize = 30;

    type Components = ();
    type Options = bool;
    type Action = Step;
    type Chance = Rolled;
    type Event = Moved;
    type View = Value;
    type Outcome = Seat;

    fn new(_components: &'static (), together: &bool) -> Self {
        Toy::new_race(*together)
    }

    fn components(&self) -> &'static () {
        &()
    }

    fn players(&self) -> usize {
        2
    }

    fn pending(&self) -> Pending {
        if self.outcome().is_some() {
            return Pending::OVER;
        }
        let mut chance = StreamSet::EMPTY;
        let mut seats = SeatSet::EMPTY;
        for seat in Seat::first(2) {
            if self.rolling[seat.index()] {
                chance.insert(Stream::of(seat));
            } else if self.together || self.active == seat.index() as u8 {
                seats.insert(seat);
            }
        }
        Pending { seats, needed: seats, chance }
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Step>) {
        if self.pending().seats.contains(seat) {
            actions.extend([Step::Take(1), Step::Take(2), Step::Roll]);
        }
    }

    fn check(&self, seat: Seat, action: &Step) -> Result<(), Rule> {
        if !self.pending().seats.contains(seat) {
            return Err(rule!("T-1.1"));
        }
        if *action == Step::Take(3) { Err(rule!("T-1.2")) } else { Ok(()) }
    }

    fn act<S: Sink<Moved>>(&mut self, seat: Seat, action: Step, events: &mut S) {
        match action {
            Step::Take(n) => self.advance(seat, n, events),
            Step::Roll => self.rolling[seat.index()] = true,
        }
    }

    fn outcomes(&self, _stream: Stream, outcomes: &mut Vec<Weighted<Rolled>>) {
        outcomes.extend((1..=6).map(|n| (Rolled(n), 1)));
    }

    fn resolve<S: Sink<Moved>>(&mut self, stream: Stream, chance: Rolled, events: &mut S) {
        let seat = stream.seat().expect("dice are rolled by seats");
        self.rolling[seat.index()] = false;
        self.advance(seat, chance.0 / 2, events);
    }

    fn outcome(&self) -> Option<Seat> {
        Seat::first(2).find(|seat| self.points[seat.index()] >= GOAL)
    }

    fn winners(outcome: &Seat) -> SeatSet {
        SeatSet::only(*outcome)
    }

    fn turns(&self) -> u32 {
        0
    }

    fn view(&self, _viewer: Viewer) -> Value {
        self.position()
    }

    fn imagine(view: &Value, _dice: &mut impl Dice) -> Self {
        Toy::from_position(&(), view).expect("a view is a position")
    }

    fn part(&self, _seat: Seat) -> Option<u32> {
        self.together.then_some(0)
    }

    fn audit(&self) -> Result<(), AuditError> {
        let is_sound = self.points.iter().all(|n| *n < 20);
        if is_sound { Ok(()) } else { Err(AuditError::new("too many points")) }
    }
}

impl Notation for Toy {
    fn position(&self) -> Value {
        json!(self)
    }

    fn from_position(_components: &'static (), position: &Value) -> Result<Self, PositionError> {
        serde_json::from_value(position.clone())
            .map_err(|error| PositionError::new("toy", error.to_string()))
    }

    fn write_options(options: &bool) -> Vec<(String, String)> {
        vec![("together".to_owned(), options.to_string())]
    }

    fn read_options(pairs: &[(String, String)]) -> Result<bool, OptionsError> {
        match pairs {
            [(key, value)] if key == "together" => {
                value.parse().map_err(|_| OptionsError::new("a boolean"))
            }
            [] => Ok(false),
            _ => Err(OptionsError::new("only `together` is known")),
        }
    }

    fn set_id(_components: &()) -> String {
        "toy 1".to_owned()
    }

    fn rule_text(_rule: Rule) -> Option<&'static str> {
        None
    }
}

#[test]
fn the_toy_keeps_the_laws_of_a_game() {
    assert!(Moved(1).seen_by(Viewer::Spectator).is_some());
    for together in [false, true] {
        let toy = Toy::new_race(together);
        for seed in 0..50u16 {
            let choices: Vec<u16> =
                (0..30).map(|step| seed.wrapping_mul(7919) ^ (step * 31)).collect();
            laws::walk(&toy, &choices).unwrap_or_else(|broken| panic!("{broken}"));
        }
    }
}

#[test]
fn a_broken_law_is_found() {
    // A toy beyond its audit.
    let broken = Toy { points: [25, 0], ..Toy::new_race(false) };
    assert_eq!(laws::state_laws(&broken), Err(("L5", "too many points".to_owned())));
}

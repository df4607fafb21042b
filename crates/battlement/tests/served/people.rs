//! People who play as fast as they can, and remember every input.

use serde_json::{Value, json};
use testbench::{Client, Failed, Seat};

use super::{Dice, Inside};

/// What is noted for taking back, which is no text of any game.
const TAKE_BACK: &str = "(take back)";

/// Something a person did, or wanted to do.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Input {
    pub(crate) seat: u8,
    pub(crate) decision: u64,
    pub(crate) text: String,
}

/// A person at a table and what they know of their inputs.
#[derive(Debug)]
pub(crate) struct Person {
    pub(crate) client: Client,
    /// The last step they saw.
    pub(crate) number: Option<u64>,
    /// Inputs and the steps they became: acknowledged, or found after a kill.
    pub(crate) written: Vec<(u64, Input)>,
    /// Sent, and nobody could say what became of it.
    pub(crate) unknown: Vec<Input>,
    dice: Dice,
}

impl Person {
    pub(crate) async fn new(url: &str, dice: u64) -> Self {
        let client = Client::guest(url).await.expect("a guest");
        let (written, unknown) = (Vec::new(), Vec::new());
        Person { client, number: None, written, unknown, dice: Dice(dice) }
    }

    /// Plays as fast as it goes until the game is over or the server is gone.
    pub(crate) async fn play(
        &mut self,
        url: &str,
        table: &str,
        takes_back: bool,
        acknowledged: impl Fn(),
    ) {
        let client = self.client.at(url);
        let Ok(mut seat) = client.sit(table, self.number).await else { return };
        self.check_missed(&seat);
        let ended = self.act_on(&mut seat, takes_back, acknowledged).await;
        self.number = Some(seat.number);
        if let Err(Failed(reason)) = ended {
            // A dead server says nothing; a living one must not end the connection.
            assert!(!reason.starts_with("closed"), "{reason}");
        }
    }

    /// Whoever comes back is told every step since.
    fn check_missed(&self, seat: &Seat) {
        let Some(first) = &seat.first else { panic!("no first message") };
        let missed = first["missed"].as_array().expect("what was missed");
        let missed: Vec<u64> = missed.iter().filter_map(|it| it["number"].as_u64()).collect();
        let expected: Vec<u64> = match self.number {
            Some(number) => (number + 1..=seat.number).collect(),
            None => Vec::new(),
        };
        assert_eq!(missed, expected, "after step {:?}", self.number);
    }

    async fn act_on(
        &mut self,
        seat: &mut Seat,
        takes_back: bool,
        acknowledged: impl Fn(),
    ) -> Result<(), Failed> {
        while !seat.is_over() {
            let offers = seat.offers();
            let wants = seat.is_needed() || self.dice.below(8) == 0;
            if !wants || offers.is_empty() {
                seat.hear().await?;
                continue;
            }
            let may_take_back = takes_back && seat.play["may_take_back"] == true;
            let request = if may_take_back && self.dice.below(6) == 0 {
                let (own, decision) = (&seat.play["seat"], &seat.play["decision"]);
                json!({ "type": "take_back", "seat": own, "decision": decision })
            } else {
                seat.act_request(&offers[self.dice.below(offers.len())])
            };
            if self.request(seat, request).await? {
                acknowledged();
            }
        }
        Ok(())
    }

    /// Sends an input and notes what becomes of it; true if it was acknowledged.
    pub(crate) async fn request(
        &mut self,
        seat: &mut Seat,
        request: Value,
    ) -> Result<bool, Failed> {
        let input = Input {
            seat: request["seat"].as_u64().expect("a seat") as u8,
            decision: request["decision"].as_u64().expect("a decision"),
            text: request["text"].as_str().unwrap_or(TAKE_BACK).to_owned(),
        };
        self.unknown.push(input.clone());
        let answer = seat.ask(request).await?;
        if answer["type"] == "done" {
            self.unknown.pop();
            let number = answer["number"].as_u64().expect("the step it became");
            let is_later = self.written.last().is_none_or(|(it, _)| *it < number);
            assert!(is_later, "step {number} after {:?}", self.written.last());
            self.written.push((number, input));
            return Ok(true);
        }
        match answer["error"]["code"].as_str() {
            // Somebody else was faster, and may have ended the game.
            Some("stale_decision" | "game_over") => drop(self.unknown.pop()),
            // The process that has the table is gone, with or without having written it.
            Some("unavailable") => {}
            _ => panic!("{input:?}: {answer}"),
        }
        Ok(false)
    }
}

/// What was found in a database.
#[derive(Default, Debug)]
pub(crate) struct Found {
    /// Nobody could say what became of it, and it was written.
    pub(crate) landed: usize,
    pub(crate) lost: usize,
    pub(crate) duplicated: usize,
    pub(crate) foreign: usize,
}

impl Found {
    pub(crate) fn is_right(&self) -> bool {
        (self.lost, self.duplicated, self.foreign) == (0, 0, 0)
    }
}

/// Compares what the people at a table sent with what is stored, and notes what had been in
/// flight. From then on what is not stored must never appear.
pub(crate) async fn check(
    inside: &mut Inside,
    table: &str,
    people: &mut [Person],
    found: &mut Found,
) {
    let steps = inside.steps(table).await;
    let numbers: Vec<u64> = steps.iter().map(|(number, _)| *number).collect();
    assert_eq!(numbers, (1..=steps.len() as u64).collect::<Vec<_>>(), "steps without gaps");
    let mut matched = 0;
    let mut before: Option<(u8, String)> = None;
    for (number, body) in &steps {
        let Some((seat, text)) = person_input(body) else { continue };
        let person = &mut people[usize::from(seat)];
        let is_it = |input: &Input| input.seat == seat && input.text == text;
        if person.written.iter().any(|(at, input)| at == number && is_it(input)) {
            matched += 1;
        } else if let Some(index) = person.unknown.iter().position(is_it) {
            let input = person.unknown.remove(index);
            person.written.push((*number, input));
            found.landed += 1;
            matched += 1;
        } else if before.as_ref() == Some(&(seat, text.clone())) {
            eprintln!("table {table}: step {number} again: seat {seat} {text}");
            found.duplicated += 1;
        } else {
            eprintln!("table {table}: step {number} sent by nobody: seat {seat} {text}");
            found.foreign += 1;
        }
        before = Some((seat, text));
    }
    let written: usize = people.iter().map(|it| it.written.len()).sum();
    found.lost += written - matched;
    for person in people {
        person.unknown.clear();
        person.written.sort_by_key(|(number, _)| *number);
        let is_once = person.written.is_sorted_by(|one, other| one.0 < other.0);
        assert!(is_once, "two inputs for one step: {:?}", person.written);
    }
}

/// What a person did in a step, if one did: people have the first two seats.
fn person_input(body: &str) -> Option<(u8, String)> {
    let entries: Vec<Value> = serde_json::from_str(body).expect("entries");
    let inputs = entries.iter().filter_map(|entry| {
        let seat = entry["act"][0].as_u64().or_else(|| entry["taken_back"]["seat"].as_u64())?;
        let text = entry["act"][1].as_str().unwrap_or(TAKE_BACK).to_owned();
        (seat < 2).then_some((seat as u8, text))
    });
    let mut inputs: Vec<_> = inputs.collect();
    assert!(inputs.len() < 2, "one request is one step: {body}");
    inputs.pop()
}

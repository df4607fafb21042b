//! The two people at one table of the load.

use std::collections::HashSet;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use serde_json::json;
use testbench::{Client, Failed, Socket, connect};
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::Message as Frame;

use super::report::Tally;
use crate::playout::mix;

/// How long an answer may take before it counts as lost.
const PATIENCE: Duration = Duration::from_secs(30);

/// As much of a message as the load needs.
#[derive(Deserialize)]
struct Heard {
    r#type: String,
    #[serde(default)]
    id: Option<u32>,
    #[serde(default)]
    number: Option<u64>,
    #[serde(default)]
    play: Option<Play>,
}

/// As much of a match as the load needs.
#[derive(Deserialize, Default)]
struct Play {
    seat: Option<u8>,
    decision: u32,
    offers: Vec<Offer>,
    needed: Vec<u8>,
    #[serde(default)]
    outcome: Option<serde::de::IgnoredAny>,
}

/// As much of an offer as the load needs.
#[derive(Deserialize)]
struct Offer {
    text: String,
}

/// One connection and what it knows.
struct Seat {
    socket: Socket,
    play: Play,
    first: u64,
    /// Numbers of all steps that were heard.
    steps: HashSet<u64>,
    twice: u64,
}

impl Seat {
    async fn open(client: &Client, table: &str) -> Result<Self, Failed> {
        let path = format!("/api/tables/{table}/ws");
        let socket = connect(client.url(), &path, client.identity()).await?;
        let (play, steps) = (Play::default(), HashSet::new());
        let mut seat = Seat { socket, play, first: 0, steps, twice: 0 };
        while seat.first == 0 {
            let heard = seat.hear().await?;
            if heard.r#type == "table" {
                seat.first = heard.number.unwrap_or(0);
            }
        }
        Ok(seat)
    }

    async fn hear(&mut self) -> Result<Heard, Failed> {
        loop {
            let ended = || Failed("the connection ended".to_owned());
            let frame = self.socket.next().await.ok_or_else(ended)?;
            let Frame::Text(text) = frame.map_err(|error| Failed(error.to_string()))? else {
                continue;
            };
            let mut heard: Heard =
                serde_json::from_str(&text).map_err(|error| Failed(error.to_string()))?;
            if heard.r#type == "step"
                && let Some(number) = heard.number
                && !self.steps.insert(number)
            {
                self.twice += 1;
            }
            if let Some(play) = heard.play.take() {
                self.play = play;
            }
            return Ok(heard);
        }
    }

    fn is_needed(&self) -> bool {
        self.play.seat.is_some_and(|seat| self.play.needed.contains(&seat))
            && !self.play.offers.is_empty()
    }
}

/// Both connections of a table.
pub(super) struct Seats {
    seats: [Seat; 2],
}

impl Seats {
    pub(super) async fn open(table: &str, players: &[Client; 2]) -> Result<Self, Failed> {
        let one = Seat::open(&players[0], table).await?;
        let other = Seat::open(&players[1], table).await?;
        Ok(Seats { seats: [one, other] })
    }

    pub(super) async fn close(self) {
        for mut seat in self.seats {
            let _ = seat.socket.close(None).await;
        }
    }

    /// Lets whoever is needed do something, and waits until both know of it. True if it was done.
    async fn decide(&mut self, dice: u64, tally: &mut Tally) -> Result<bool, Failed> {
        let Some(actor) = self.seats.iter().position(Seat::is_needed) else { return Ok(false) };
        let play = &self.seats[actor].play;
        let text = &play.offers[(dice % play.offers.len() as u64) as usize].text;
        let (seat, decision) = (play.seat, play.decision);
        let id = dice as u32;
        let act =
            json!({ "id": id, "type": "act", "seat": seat, "decision": decision, "text": text });
        let sent = Instant::now();
        let frame = Frame::Text(act.to_string().into());
        self.seats[actor].socket.send(frame).await.map_err(|error| Failed(error.to_string()))?;
        let number = loop {
            let heard = self.seats[actor].hear().await?;
            match heard.r#type.as_str() {
                "done" if heard.id == Some(id) => break heard.number.unwrap_or(0),
                "refused" if heard.id == Some(id) => {
                    tally.refused += 1;
                    return Ok(false);
                }
                _ => {}
            }
        };
        for seat in &mut self.seats {
            while !seat.steps.contains(&number) {
                seat.hear().await?;
            }
        }
        tally.latencies.push(sent.elapsed());
        Ok(true)
    }

    /// Hears what comes until a moment.
    async fn wait(&mut self, until: Instant) -> Result<(), Failed> {
        loop {
            let [one, other] = &mut self.seats;
            tokio::select! {
                heard = one.hear() => drop(heard?),
                heard = other.hear() => drop(heard?),
                () = tokio::time::sleep_until(until) => return Ok(()),
            }
        }
    }
}

/// Plays at one table until a moment, and counts.
pub(super) async fn play(
    mut seats: Seats,
    first: Instant,
    pace: Duration,
    until: Instant,
    seed: u64,
) -> Tally {
    let mut tally = Tally::default();
    let mut due = first;
    let mut n = 0;
    while due < until {
        let waited = seats.wait(due).await;
        if waited.is_err() || seats.seats[0].play.outcome.is_some() {
            tally.finished += u64::from(waited.is_ok());
            tally.broken += u64::from(waited.is_err());
            break;
        }
        n += 1;
        let decided = tokio::time::timeout(PATIENCE, seats.decide(mix(seed, n), &mut tally)).await;
        match decided {
            Ok(Ok(done)) => tally.inputs += u64::from(done),
            Ok(Err(_)) | Err(_) => {
                tally.lost += 1;
                break;
            }
        }
        due += pace;
    }
    count_steps(&seats, &mut tally);
    seats.close().await;
    tally
}

/// Everything that was acknowledged is one step, and every step is one that was acknowledged:
/// there are no bots, and nobody else is there.
fn count_steps(seats: &Seats, tally: &mut Tally) {
    for seat in &seats.seats {
        let heard = seat.steps.len() as u64;
        tally.lost += tally.inputs.saturating_sub(heard);
        tally.duplicated += heard.saturating_sub(tally.inputs) + seat.twice;
    }
}

//! `battlement load --greedy N`: how long others wait while one guest asks for as much thinking as
//! the limits of a server allow.
//!
//! The guest has N tables with three bots of the level `expert` each, keeps them going, and asks for
//! hints by connections that hang up at once. Meanwhile somebody else plays both games with an easy
//! bot and reads earlier moments. All come from one address, which is the worst case.

use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use games::{GameName, Games};
use serde_json::{Value, json};
use testbench::{Client, Failed, Process, Seat};
use tokio::time::{Instant, sleep, timeout_at};

use super::report::percentiles;
use crate::playout::mix;

/// Connections of the greedy guest at the same time.
const HANDS: usize = 6;
/// How long a hand rests between two connections: together they stay below the limit of requests.
const REST: Duration = Duration::from_millis(300);
/// How long the other rests between two moves: together they stay below the limit of messages.
const PAUSE: Duration = Duration::from_millis(80);
/// How often an earlier moment is read.
const READING: Duration = Duration::from_millis(500);

/// What a load with a greedy guest measured.
pub(super) struct Neighbour {
    tables: usize,
    seconds: u64,
    hints: u64,
    /// How long each step of an easy bot took.
    bots: Vec<Duration>,
    /// How long each moment took.
    moments: Vec<Duration>,
}

/// Measures for some seconds beside a guest with so many tables.
pub(super) async fn measure(
    binary: &Path,
    db: &str,
    tables: usize,
    seconds: u64,
) -> Result<Neighbour, Failed> {
    let arguments = ["--db", db, "--log", "warn", "--bot-pause-ms", "0"];
    let server = Process::start(binary, &arguments).await?;
    let innocent = Client::guest(&server.url).await?;
    let greedy = innocent.another().await?;
    let names: Vec<GameName> = Games::house().names().collect();
    let mut playing = Vec::new();
    for game in &names {
        playing.push(quiet_table(&innocent, *game).await?);
    }
    let mut owned = Vec::new();
    for n in 0..tables {
        owned.push(greedy_table(&greedy, names[n % names.len()]).await?);
        // Not faster than the limit of requests.
        sleep(Duration::from_millis(30)).await;
    }
    let hints = AtomicU64::new(0);
    let until = Instant::now() + Duration::from_secs(seconds);
    let hands = (0..HANDS).map(|hand| grab(&greedy, &owned, hand, &hints, until));
    let greed = futures_util::future::join_all(hands);
    let players =
        names.iter().zip(playing).map(|(game, table)| play(&innocent, *game, table, until));
    let play = futures_util::future::try_join_all(players);
    let table = quiet_table(&innocent, names[0]).await?;
    let (_, bots, moments) = tokio::join!(greed, play, read(&innocent, &table, until));
    let (bots, moments) = (bots?.concat(), moments?);
    Ok(Neighbour { tables, seconds, hints: hints.into_inner(), bots, moments })
}

/// A table with an easy bot.
async fn quiet_table(client: &Client, game: GameName) -> Result<String, Failed> {
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "easy" }]);
    client.create(json!({ "game": game, "seats": seats })).await
}

/// A table where three experts decide before its owner.
async fn greedy_table(client: &Client, game: GameName) -> Result<String, Failed> {
    let bot = json!({ "kind": "bot", "level": "expert" });
    let seats = json!([bot, bot, bot, { "kind": "me" }]);
    client.create(json!({ "game": game, "seats": seats })).await
}

/// Goes from table to table: makes a move so that the bots go on, asks for a hint, hangs up.
async fn grab(client: &Client, tables: &[String], hand: usize, hints: &AtomicU64, until: Instant) {
    let mut n = hand;
    while !tables.is_empty() && Instant::now() < until {
        // Refusals are what a greedy guest has to expect.
        let _ = timeout_at(until, ask_and_hang_up(client, &tables[n % tables.len()], n)).await;
        hints.fetch_add(1, Ordering::Relaxed);
        n += HANDS;
        sleep(REST).await;
    }
}

async fn ask_and_hang_up(client: &Client, table: &str, n: usize) -> Result<(), Failed> {
    let mut seat = client.sit(table, None).await?;
    if seat.is_needed()
        && let Some(offer) = any_offer(&seat, n as u64)
    {
        seat.ask(seat.act_request(&offer)).await?;
    }
    seat.send(json!({ "type": "hint", "seat": seat.play["seat"] })).await?;
    seat.close().await;
    Ok(())
}

fn any_offer(seat: &Seat, n: u64) -> Option<String> {
    let offers = seat.offers();
    let index = mix(17, n) % offers.len().max(1) as u64;
    offers.into_iter().nth(index as usize)
}

/// Plays any moves against an easy bot until a moment. Returns how long each step took that the
/// bot had to make.
async fn play(
    client: &Client,
    game: GameName,
    mut table: String,
    until: Instant,
) -> Result<Vec<Duration>, Failed> {
    let mut waits = Vec::new();
    while Instant::now() < until {
        let mut seat = client.sit(&table, None).await?;
        play_game(&mut seat, &mut waits, until).await?;
        table = quiet_table(client, game).await?;
    }
    Ok(waits)
}

async fn play_game(
    seat: &mut Seat,
    waits: &mut Vec<Duration>,
    until: Instant,
) -> Result<(), Failed> {
    let mut n = 0;
    while !seat.is_over() && Instant::now() < until {
        n += 1;
        if seat.is_needed()
            && let Some(offer) = any_offer(seat, n)
        {
            seat.ask(seat.act_request(&offer)).await?;
            sleep(PAUSE).await;
            continue;
        }
        let since = Instant::now();
        let is_step = |it: &Value| it["type"] == "step";
        let heard = timeout_at(until, seat.hear_until(is_step)).await;
        // A wait that has not ended counts as far as it went.
        waits.push(since.elapsed());
        if let Ok(heard) = heard {
            heard?;
        }
    }
    Ok(())
}

/// Reads the first moment of a table again and again. Returns how long each answer took.
async fn read(client: &Client, table: &str, until: Instant) -> Result<Vec<Duration>, Failed> {
    let mut waits = Vec::new();
    while Instant::now() < until {
        let since = Instant::now();
        let _ = timeout_at(until, client.get(&format!("/api/tables/{table}/moments/1"))).await;
        waits.push(since.elapsed());
        sleep(READING).await;
    }
    Ok(waits)
}

impl Neighbour {
    pub(super) fn json(&self) -> String {
        let [p50, p99, max] = percentiles(&self.bots);
        let [moment_p50, _, moment_max] = percentiles(&self.moments);
        json!({
            "greedy_tables": self.tables,
            "greedy_hints": self.hints,
            "seconds": self.seconds,
            "bot_steps": self.bots.len(),
            "bot_p50_ms": p50,
            "bot_p99_ms": p99,
            "bot_max_ms": max,
            "moments": self.moments.len(),
            "moment_p50_ms": moment_p50,
            "moment_max_ms": moment_max,
        })
        .to_string()
    }

    pub(super) fn text(&self) -> String {
        let [p50, p99, max] = percentiles(&self.bots);
        let [moment_p50, _, moment_max] = percentiles(&self.moments);
        let Neighbour { tables, seconds, hints, bots, moments } = self;
        format!(
            "beside a guest with {tables} tables of experts and {hints} hints in {seconds} s\n\
             an easy bot's step: median {p50} ms, p99 {p99} ms, longest {max} ms ({} steps)\n\
             an earlier moment: median {moment_p50} ms, longest {moment_max} ms ({} read)",
            bots.len(),
            moments.len(),
        )
    }
}

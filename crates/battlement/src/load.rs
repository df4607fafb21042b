//! `battlement load`: how many live tables a server carries.
//!
//! Starts the real server as a process of its own on loopback, opens tables of two people, lets
//! every seat decide at its pace, and measures from the moment an action is sent to the moment the
//! last of the two has it on the wire. `--greedy` measures what one guest can do to others.

mod greedy;
mod player;
mod report;

use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use futures_util::{StreamExt as _, stream};
use games::{GameName, Games};
use serde_json::json;
use testbench::{Client, Failed, Process};
use tokio::time::Instant;

use player::{Seats, play};
use report::{Report, Tally};

use crate::{CommandError, output, serve};

#[derive(Args)]
pub(crate) struct LoadArgs {
    /// The number of live tables, each with two people.
    #[arg(long, default_value_t = 200)]
    tables: usize,
    /// How long to play, in seconds.
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// Seconds between two decisions of a seat.
    #[arg(long, default_value_t = 5.0)]
    pace: f64,
    /// The server's database; by default a temporary SQLite file.
    #[arg(long, value_name = "FILE or URL")]
    db: Option<String>,
    /// Measure instead how long others wait for easy bots while one guest has this many tables of
    /// experts and asks for hints by connections that hang up; 0 to compare.
    #[arg(long, value_name = "TABLES")]
    greedy: Option<usize>,
    /// Print the result as JSON.
    #[arg(long)]
    json: bool,
}

/// Tables that are made at the same time.
const HANDS: usize = 32;

pub(crate) fn run(args: &LoadArgs) -> Result<(), CommandError> {
    if !(0.1..=3600.0).contains(&args.pace) {
        return Err(CommandError::argument(format!("--pace {}", args.pace), "0.1 to 3600 seconds"));
    }
    serve::allow_many_files();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let measured = runtime.block_on(async {
        match args.greedy {
            Some(tables) => beside_greedy(args, tables).await,
            None => alone(args).await,
        }
    })?;
    output::line(&measured);
    Ok(())
}

async fn alone(args: &LoadArgs) -> Result<String, Failed> {
    let report = measure(args).await?;
    Ok(if args.json { report.json() } else { report.text() })
}

async fn beside_greedy(args: &LoadArgs, tables: usize) -> Result<String, Failed> {
    let folder = tempfile::tempdir().map_err(|error| Failed(error.to_string()))?;
    let (binary, db) = (binary()?, database(args, folder.path()));
    let report = greedy::measure(&binary, &db, tables, args.seconds).await?;
    Ok(if args.json { report.json() } else { report.text() })
}

/// This program, which is also the server.
fn binary() -> Result<PathBuf, Failed> {
    std::env::current_exe().map_err(|error| Failed(error.to_string()))
}

/// The database asked for, or a file in a temporary folder.
fn database(args: &LoadArgs, folder: &Path) -> String {
    args.db.clone().unwrap_or_else(|| folder.join("load.db").to_string_lossy().into_owned())
}

/// A table and the two who sit there.
struct Made {
    table: String,
    players: [Client; 2],
}

async fn measure(args: &LoadArgs) -> Result<Report, Failed> {
    let folder = tempfile::tempdir().map_err(|error| Failed(error.to_string()))?;
    let server = start(args, folder.path()).await?;
    let first = Client::guest(&server.url).await?;
    // Everything that is made once is made before memory is counted.
    let warm = make(&first, 0).await?;
    connect(&warm).await?.close().await;
    let empty = server.memory().unwrap_or(0);
    let made: Vec<Made> = all((0..args.tables).map(|n| make(&first, n))).await?;
    let with_tables = server.memory().unwrap_or(0);
    let seats: Vec<Seats> = all(made.iter().map(connect)).await?;
    let with_sockets = server.memory().unwrap_or(0);
    let tally = play_all(args, seats).await;
    let n = args.tables.max(1) as u64;
    Ok(Report {
        tables: args.tables,
        seconds: args.seconds,
        bytes_per_table: with_tables.saturating_sub(empty) / n,
        bytes_per_socket: with_sockets.saturating_sub(with_tables) / (2 * n),
        tally,
    })
}

async fn start(args: &LoadArgs, folder: &Path) -> Result<Process, Failed> {
    let (binary, db) = (binary()?, database(args, folder));
    let many = "1000000000";
    let limits = [
        "--requests-per-second",
        "--guests-per-hour",
        "--sockets-per-address",
        "--sockets-per-player",
        "--tables-per-player",
        "--connections-per-address",
    ];
    let mut arguments = vec!["--db", &db, "--log", "warn", "--idle-seconds", "86400"];
    arguments.extend(limits.iter().flat_map(|limit| [*limit, many]));
    let room = (4 * args.tables + 1000).to_string();
    arguments.extend(["--connections", &room]);
    Process::start(&binary, &arguments).await
}

/// A running table of two new guests, with nobody connected.
async fn make(first: &Client, n: usize) -> Result<Made, Failed> {
    let players = [first.another().await?, first.another().await?];
    let names: Vec<GameName> = Games::house().names().collect();
    let game = names[n % names.len()];
    let invited = json!({ "kind": "invited", "player": players[1].id });
    let table = json!({ "game": game, "seats": [{ "kind": "me" }, invited] });
    let table = players[0].create(table).await?;
    let mut seat = players[1].sit(&table, None).await?;
    let answer = seat.ask(json!({ "type": "sit", "seat": 1 })).await?;
    if answer["type"] != "done" {
        return Err(Failed(answer.to_string()));
    }
    seat.close().await;
    Ok(Made { table, players })
}

async fn connect(made: &Made) -> Result<Seats, Failed> {
    Seats::open(&made.table, &made.players).await
}

/// Does many things, some of them at the same time, in any order.
async fn all<T>(
    work: impl Iterator<Item = impl Future<Output = Result<T, Failed>>>,
) -> Result<Vec<T>, Failed> {
    let done: Vec<Result<T, Failed>> = stream::iter(work).buffer_unordered(HANDS).collect().await;
    done.into_iter().collect()
}

async fn play_all(args: &LoadArgs, seats: Vec<Seats>) -> Tally {
    // Two seats decide at one table.
    let pace = Duration::from_secs_f64(args.pace / 2.0);
    let began = Instant::now();
    let until = began + Duration::from_secs(args.seconds);
    let n = seats.len() as u32;
    let tasks: Vec<_> = seats
        .into_iter()
        .enumerate()
        .map(|(index, seats)| {
            // Spread evenly over the pace, as people are.
            let first = began + pace * index as u32 / n.max(1);
            tokio::spawn(play(seats, first, pace, until, index as u64))
        })
        .collect();
    let mut tally = Tally::default();
    for task in tasks {
        match task.await {
            Ok(one) => tally.add(one),
            Err(_) => tally.broken += 1,
        }
    }
    tally
}

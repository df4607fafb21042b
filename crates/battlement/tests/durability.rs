//! `kill -9` in the middle of play, again and again: what was acknowledged is there, what is there
//! was sent, nothing is there twice, and play goes on.
//!
//! BATTLEMENT_KILL_ROUNDS says how often the server is killed on each database.

mod served;

use std::time::{Duration, Instant};

use games::Games;
use serde_json::{Value, json};
use served::people::{Found, Person, check};
use served::{Base, Dice, Inside, LONG};
use testbench::Process;
use tokio::sync::watch;
use tokio::task::JoinSet;

/// How often the server is killed, unless the environment says otherwise.
const ROUNDS: usize = 40;
/// What is played: the game, its options, whether a bot has a third seat, whether the people take
/// things back.
const GAMES: [(&str, &str, bool, bool); 4] = [
    ("bastion", "tutorial", false, false),
    ("bastion", "normal", true, true),
    ("sanctum", "", false, false),
    ("sanctum", "", true, true),
];

/// A table of two people.
#[derive(Debug)]
struct Table {
    id: String,
    kind: usize,
    people: Vec<Person>,
}

/// How many inputs were acknowledged in this round, for each table.
type Progress = watch::Sender<[usize; GAMES.len()]>;

impl Table {
    /// Two people who sit down at a new table.
    async fn new(url: &str, kind: usize, mut people: Vec<Person>) -> Self {
        let (game, mode, has_bot, _) = GAMES[kind];
        let options = if mode.is_empty() { json!({}) } else { json!({ "mode": mode }) };
        let mut seats = vec![json!({ "kind": "me" }), json!({ "kind": "open" })];
        if has_bot {
            seats.push(json!({ "kind": "bot", "level": "greedy" }));
        }
        let new = json!({ "game": game, "options": options, "seats": seats });
        let id = people[0].client.at(url).create(new).await.expect("a table");
        let mut other = people[1].client.at(url).sit(&id, None).await.expect("a place");
        let sat = other.ask(json!({ "type": "sit", "seat": 1 })).await.expect("an answer");
        assert_eq!(sat["type"], "done", "{sat}");
        for person in &mut people {
            person.number = None;
            person.written.clear();
        }
        Table { id, kind, people }
    }

    /// Whether the last thing anybody saw was the end.
    async fn is_over(&self, url: &str) -> bool {
        let path = format!("/api/tables/{}", self.id);
        let (status, info) = self.people[0].client.at(url).get(&path).await.expect("the table");
        assert_eq!(status, 200, "{info}");
        assert_ne!(info["state"], "frozen", "{info}");
        info["state"] == "over"
    }

    /// The record replays; all its chance is from the seed once that is known; and it says what the
    /// steps say.
    async fn check_record(&self, url: &str, inside: &mut Inside) {
        let client = self.people[0].client.at(url);
        let record = client.record(&self.id).await.expect("a record");
        let record = tabletop::Record::parse(&record).expect("a record");
        let seed = record.header.tags.iter().find(|(name, _)| name == "seed").cloned();
        if !GAMES[self.kind].3 {
            let inputs: Vec<(String, String)> =
                record.lines.iter().map(|it| (it.author.to_string(), it.text.clone())).collect();
            assert_eq!(inputs, all_inputs(&inside.steps(&self.id).await));
        }
        let games = Games::house();
        let game = games.named(GAMES[self.kind].0).expect("a game");
        let replayed = game.replay(record).expect("it replays");
        if let Some((_, seed)) = seed {
            let seed = data_encoding::HEXLOWER.decode(seed.as_bytes()).expect("hexadecimal");
            let seed = seed.try_into().expect("32 bytes");
            replayed.verify_chance(seed).expect("every outcome is from the seed");
        }
    }
}

/// All inputs of a table where nobody takes anything back, as a record names them.
fn all_inputs(steps: &[(u64, String)]) -> Vec<(String, String)> {
    let mut inputs = Vec::new();
    for (_, body) in steps {
        let entries: Vec<Value> = serde_json::from_str(body).expect("entries");
        for entry in &entries {
            if let Some(text) = entry["act"][1].as_str() {
                inputs.push((entry["act"][0].to_string(), text.to_owned()));
            }
            if let Some(text) = entry["chance"][1].as_str() {
                let stream = entry["chance"][0].as_u64().map_or(String::new(), |it| it.to_string());
                inputs.push((format!("*{stream}"), text.to_owned()));
            }
        }
    }
    inputs
}

/// Everybody plays until enough inputs were acknowledged; then the server is killed.
async fn play_and_kill(
    process: Process,
    tables: Vec<Table>,
    is_enough: impl Fn(&[usize; GAMES.len()]) -> bool,
) -> (Vec<Table>, [usize; GAMES.len()]) {
    let progress: Progress = watch::Sender::new([0; GAMES.len()]);
    let mut playing = JoinSet::new();
    for (index, table) in tables.into_iter().enumerate() {
        let Table { id, kind, people } = table;
        for (seat, mut person) in people.into_iter().enumerate() {
            let (url, id, progress) = (process.url.clone(), id.clone(), progress.clone());
            playing.spawn(async move {
                let takes_back = GAMES[kind].3;
                let acknowledged = || progress.send_modify(|it| it[kind] += 1);
                person.play(&url, &id, takes_back, acknowledged).await;
                (index, seat, id, kind, person)
            });
        }
    }
    let mut watched = progress.subscribe();
    let mut stopped = Vec::new();
    let enough = async {
        tokio::select! {
            reached = watched.wait_for(is_enough) => drop(reached.expect("a number")),
            // Or all games are over.
            () = async { while let Some(it) = playing.join_next().await { stopped.push(it); } } => {}
        }
    };
    tokio::time::timeout(LONG, enough).await.expect("play goes on");
    process.kill().await.expect("killed");
    while let Some(it) = playing.join_next().await {
        stopped.push(it);
    }
    let mut stopped: Vec<_> = stopped.into_iter().map(|it| it.expect("a person")).collect();
    stopped.sort_by_key(|it| (it.0, it.1));
    let mut tables: Vec<Table> = Vec::new();
    for (index, _, id, kind, person) in stopped {
        if index == tables.len() {
            tables.push(Table { id, kind, people: Vec::new() });
        }
        tables[index].people.push(person);
    }
    let made = *progress.borrow();
    (tables, made)
}

async fn kill_again_and_again(base: Base) {
    let rounds = std::env::var("BATTLEMENT_KILL_ROUNDS").ok().and_then(|it| it.parse().ok());
    let rounds: usize = rounds.unwrap_or(ROUNDS);
    let began = Instant::now();
    let (mut found, mut dice) = (Found::default(), Dice(7));
    let (mut games, mut acknowledged) = (0, 0);
    let mut starting = Duration::ZERO;
    let mut process = base.serve().await.expect("a server");
    let mut inside = base.look().await;
    let mut tables = Vec::new();
    for kind in 0..GAMES.len() {
        let mut people = Vec::new();
        for seat in 0..2 {
            people.push(Person::new(&process.url, 10 + (2 * kind + seat) as u64).await);
        }
        tables.push(Table::new(&process.url, kind, people).await);
    }
    for round in 1..=rounds {
        let target = 1 + dice.below(80);
        let sessions = inside.sessions().await;
        // At the end of all every table has to go on once more.
        let is_enough = |made: &[usize; GAMES.len()]| match round {
            _ if round == rounds => made.iter().all(|it| *it > 0),
            _ => made.iter().sum::<usize>() >= target,
        };
        let made;
        (tables, made) = play_and_kill(process, tables, is_enough).await;
        acknowledged += made.iter().sum::<usize>();
        // The next server does not wait until the database has noticed the death of the last.
        let start = Instant::now();
        let checked = async {
            inside.ended(&sessions).await;
            for table in &mut tables {
                check(&mut inside, &table.id, &mut table.people, &mut found).await;
            }
        };
        let (next, ()) = tokio::join!(base.serve(), checked);
        process = next.expect("a server");
        starting += start.elapsed();
        for table in &mut tables {
            let is_over = table.is_over(&process.url).await;
            let is_open = GAMES[table.kind].0 == "bastion" && round % 10 == 0;
            if is_over || is_open {
                table.check_record(&process.url, &mut inside).await;
            }
            if is_over {
                games += 1;
                let people = std::mem::take(&mut table.people);
                *table = Table::new(&process.url, table.kind, people).await;
            }
        }
        assert!(found.is_right(), "{found:?}");
    }
    let Found { landed, lost, duplicated, foreign } = found;
    eprintln!(
        "{}: {rounds} rounds, {games} games finished, {acknowledged} acknowledged, {landed} in \
         flight and written, {lost} lost, {duplicated} duplicated, {foreign} foreign; {:.1?} in \
         all, {:.0?} to start again",
        base.name(),
        began.elapsed(),
        starting / (rounds as u32),
    );
    assert!(acknowledged > rounds, "{acknowledged}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_on_sqlite() {
    kill_again_and_again(Base::sqlite()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_on_postgres() {
    kill_again_and_again(Base::postgres()).await;
}

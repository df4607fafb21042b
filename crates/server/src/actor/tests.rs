//! Errors at one table.

use protocol::{Command, NewTable};
use tempfile::TempDir;

use super::*;
use crate::config::Config;
use crate::create;
use crate::store::Database;

async fn app(folder: &TempDir) -> Arc<App> {
    let database = Database::Sqlite(folder.path().join("test.db"));
    let config = Config::new(database, folder.path().join("dumps"));
    App::new(config, "http://test".to_owned()).await.expect("an app")
}

/// The settings of a table for one person.
fn alone() -> NewTable {
    let new = serde_json::json!({
        "game": "bastion",
        "options": { "mode": "tutorial" },
        "seats": [{ "kind": "me" }],
    });
    serde_json::from_value(new).expect("a table")
}

/// A running table with one person.
async fn table(app: &Arc<App>) -> TableId {
    let row = create::new_table(app, &anna(), alone()).expect("a table");
    let id = row.info.id.clone();
    create::add::<RequestError>(app, row).await.expect("written");
    id
}

fn anna() -> Player {
    Player { id: "anna".to_owned(), name: "Anna".to_owned() }
}

/// Connects Anna and returns the type of her first message, or the reason for the close.
async fn connect(app: &Arc<App>, id: &str) -> (String, mpsc::Receiver<Sent>) {
    let (out, mut heard) = Out::new();
    let attach = Attach {
        socket: 1,
        player: anna(),
        credential: String::new(),
        account: anna().id,
        address: std::net::IpAddr::from([127, 0, 0, 1]).into(),
        seat: None,
        resume: None,
        mutes: Vec::new(),
        out,
    };
    app.registry.send(app, id, Mail::Attach(Box::new(attach))).expect("not busy");
    let first = next(&mut heard).await;
    (first, heard)
}

async fn next(heard: &mut mpsc::Receiver<Sent>) -> String {
    match heard.recv().await {
        Some(Sent::Text(text)) => {
            let json: serde_json::Value = serde_json::from_str(&text).expect("JSON");
            json["type"].as_str().unwrap_or_default().to_owned()
        }
        Some(Sent::Close(reason)) => reason.name().to_owned(),
        None => "gone".to_owned(),
    }
}

#[tokio::test]
async fn a_fault_stops_one_table_keeps_its_dump_and_leaves_the_others_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let app = app(&folder).await;
    let (broken, other) = (table(&app).await, table(&app).await);
    let (first, mut heard) = connect(&app, &broken).await;
    assert_eq!(first, "table");
    app.registry.send(&app, &broken, Mail::Panic).expect("not busy");
    while next(&mut heard).await != "frozen" {}
    let row = app.store.table(&broken).await.expect("a database").expect("the table");
    assert_eq!((row.state, row.info.state), (TableState::Frozen, TableState::Frozen));
    let dumps: Vec<_> = std::fs::read_dir(folder.path().join("dumps")).expect("dumps").collect();
    let dump = dumps[0].as_ref().expect("a dump").path();
    let dump = std::fs::read_to_string(dump).expect("readable");
    assert!(dump.contains("a fault for a test") && dump.contains("started"), "{dump}");
    // A new connection is told, and the other table is unchanged.
    assert_eq!(connect(&app, &broken).await.0, "frozen");
    assert_eq!(connect(&app, &other).await.0, "table");
    assert!(app.metrics.text().contains("tables_frozen_total 1"));
}

#[tokio::test]
async fn h_6_a_table_that_an_error_stopped_counts_as_unfinished_for_a_day() {
    let folder = tempfile::tempdir().expect("a folder");
    let app = app(&folder).await;
    let mut limits = app.config.limits;
    limits.tables_per_player = 1;
    let broken = create::new_table(&app, &anna(), alone()).expect("a table");
    let id = broken.info.id.clone();
    assert!(app.store.add_table(broken, "", &limits).await.expect("a database"));
    freeze(&app, &id, "a fault").await;
    let another = |created_at: u64| {
        let mut row = create::new_table(&app, &anna(), alone()).expect("a table");
        row.info.created_at = created_at;
        row
    };
    let at = now();
    assert!(!app.store.add_table(another(at), "", &limits).await.expect("a database"));
    let tomorrow = at + 25 * 3600 * 1000;
    assert!(app.store.add_table(another(tomorrow), "", &limits).await.expect("a database"));
}

#[tokio::test]
async fn h_6_nobody_makes_tables_without_end_by_closing_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let app = app(&folder).await;
    let mut limits = app.config.limits;
    limits.tables_per_day = 3;
    for number in 0..5 {
        let row = create::new_table(&app, &anna(), alone()).expect("a table");
        let mut info = row.info.clone();
        let is_added = app.store.add_table(row, "", &limits).await.expect("a database");
        assert_eq!(is_added, number < 3);
        info.state = TableState::Closed;
        let change = RowChange { info, wake_at: 0, is_seated_anew: false };
        app.store.change_table(change).await.expect("written");
    }
}

/// A Sanctum table where Anna, in both seats, has acted this many times and then disconnected.
async fn played(app: &Arc<App>, actions: usize) -> TableId {
    let new =
        serde_json::json!({ "game": "sanctum", "seats": [{ "kind": "me" }, { "kind": "me" }] });
    let new: NewTable = serde_json::from_value(new).expect("a table");
    let row = create::new_table(app, &anna(), new).expect("a table");
    let id = row.info.id.clone();
    let limits = &app.config.limits;
    assert!(app.store.add_table(row, app.process(), limits).await.expect("a database"));
    let mut actor = Actor::load(app, &id).await.expect("a table");
    for _ in 0..actions {
        let seat = actor.table.needed().lowest().expect("somebody is needed");
        let decision = actor.table.decision_of(seat);
        let text = actor.table.game().expect("a match").offers(seat).swap_remove(0);
        let act = Command::Act { seat, decision, text };
        actor.carry_out(&anna(), &act).await.expect("it is on offer, and written");
    }
    id
}

/// Changes the outcome in the last step that rolled a die.
async fn falsify(app: &App, id: &str, change: impl Fn(&str) -> String) -> Vec<Step> {
    let steps = app.store.steps(id, 0).await.expect("a database");
    let step = steps.iter().rfind(|it| it.body.contains("roll ")).expect("a die was rolled");
    sqlx::query("UPDATE steps SET body = $1 WHERE table_id = $2 AND number = $3")
        .bind(change(&step.body))
        .bind(id.to_owned())
        .bind(step.number as i64)
        .execute(app.store.pool())
        .await
        .expect("a database");
    app.store.steps(id, 0).await.expect("a database")
}

/// The same step with another outcome of its first die.
fn with_die(body: &str, die: impl Fn(u8) -> u8) -> String {
    let at = body.find("roll ").expect("a die was rolled") + 5;
    let rolled = body.as_bytes()[at] - b'0';
    format!("{}{}{}", &body[..at], die(rolled), &body[at + 1..])
}

/// Opens a table whose stored steps were changed: it stops and reports why.
async fn must_freeze(change: impl Fn(&str) -> String, reason: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let app = app(&folder).await;
    let id = played(&app, 40).await;
    let stored = falsify(&app, &id, change).await;
    assert_eq!(connect(&app, &id).await.0, "frozen");
    let row = app.store.table(&id).await.expect("a database").expect("the table");
    assert_eq!((row.state, row.info.state), (TableState::Frozen, TableState::Frozen));
    let dumps: Vec<_> = std::fs::read_dir(folder.path().join("dumps")).expect("dumps").collect();
    let dump = std::fs::read(dumps[0].as_ref().expect("a dump").path()).expect("readable");
    let dump: serde_json::Value = serde_json::from_slice(&dump).expect("JSON");
    let told = dump["reason"].as_str().expect("a reason");
    assert!(told.contains(reason) && told.contains(&id), "{told}");
    // Nothing is lost, neither in the dump nor in the database.
    assert_eq!(dump["steps"].as_array().map(Vec::len), Some(stored.len()));
    assert_eq!(app.store.steps(&id, 0).await.expect("a database"), stored);
    // It stops once, not on every connection.
    assert_eq!(connect(&app, &id).await.0, "frozen");
    assert!(app.metrics.text().contains("tables_frozen_total 1"));
}

/// An outcome that the seed does not give is rejected, even where it would be legal.
#[tokio::test]
async fn a_falsified_die_that_stays_legal_freezes_the_table() {
    must_freeze(|body| with_die(body, |die| die % 6 + 1), "but the seed gives `roll ").await;
}

#[tokio::test]
async fn a_falsified_die_that_cannot_be_freezes_the_table() {
    must_freeze(|body| with_die(body, |_| 9), "is `roll 9`, but the seed gives `roll ").await;
}

#[tokio::test]
async fn a_step_that_cannot_be_read_freezes_the_table() {
    must_freeze(|body| body.replace("chance", "chants"), "unknown variant `chants`").await;
}

#[tokio::test]
async fn what_was_not_changed_opens_as_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let app = app(&folder).await;
    let id = played(&app, 40).await;
    falsify(&app, &id, str::to_owned).await;
    assert_eq!(connect(&app, &id).await.0, "table");
}

#[tokio::test]
async fn a_table_nobody_looks_at_leaves_memory_and_comes_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = Database::Sqlite(folder.path().join("test.db"));
    let mut config = Config::new(database, folder.path().join("dumps"));
    config.times.idle = Duration::from_millis(20);
    let app = App::new(config, "http://test".to_owned()).await.expect("an app");
    let id = table(&app).await;
    let (_, heard) = connect(&app, &id).await;
    let sender = app.registry.send(&app, &id, Mail::Wake).expect("not busy");
    app.registry.send(&app, &id, Mail::Detach { socket: 1 }).expect("not busy");
    drop(heard);
    sender.closed().await;
    let row = app.store.table(&id).await.expect("a database").expect("the table");
    assert_eq!(row.process, "", "it was given up");
    assert_eq!(connect(&app, &id).await.0, "table");
}

/// The system clock was set back while the server was down, or another process with a clock ahead of
/// ours wrote the table.
#[tokio::test]
async fn l_9_the_time_of_a_table_goes_on_from_its_latest_step() {
    let folder = tempfile::tempdir().expect("a folder");
    let app = app(&folder).await;
    let id = played(&app, 5).await;
    let later = 2 * 3_600_000;
    sqlx::query("UPDATE steps SET at = at + $1 WHERE table_id = $2")
        .bind(later)
        .bind(id.clone())
        .execute(app.store.pool())
        .await
        .expect("a database");
    let steps = app.store.steps(&id, 0).await.expect("a database");
    let latest = steps.last().expect("a step").at;
    assert!(latest > now());
    let actor = Actor::load(&app, &id).await.expect("a table");
    let (first, real) = (actor.time(), now());
    assert!(first >= latest);
    while now() < real + 2 {}
    assert!(actor.time() >= first + 2, "it does not stand still until the clock has caught up");
    assert_eq!(actor.away_since.map(|it| it >= Some(latest)), [true; MAX_SEATS]);
}

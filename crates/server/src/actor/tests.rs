//! A fault at one table.

use protocol::{NewSeat, NewTable, Visibility};
use tempfile::TempDir;

use super::*;
use crate::config::Config;
use crate::make;
use crate::store::Database;

async fn app(folder: &TempDir) -> Arc<App> {
    let database = Database::Sqlite(folder.path().join("test.db"));
    let config = Config::new(database, folder.path().join("dumps"));
    App::new(config, "http://test".to_owned()).await.expect("an app")
}

/// A running table of one person.
async fn table(app: &Arc<App>) -> TableId {
    let new = NewTable {
        game: games::GameName::Bastion,
        name: String::new(),
        language: String::new(),
        options: [("mode".to_owned(), "tutorial".to_owned())].into(),
        position: None,
        lesson: None,
        seats: vec![NewSeat::Me],
        visibility: Visibility::Link,
        pace: protocol::Pace::Live,
        clock: None,
        watching: protocol::Watching::default(),
    };
    let row = make::new_table(app, &anna(), new).expect("a table");
    let id = row.info.id.clone();
    make::add(app, row).await.expect("written");
    id
}

fn anna() -> Player {
    Player { id: "anna".to_owned(), name: "Anna".to_owned() }
}

/// Connects Anna; the first word she hears: the type of the message, or the reason of the end.
async fn connect(app: &Arc<App>, id: &str) -> (String, mpsc::Receiver<Sent>) {
    let (out, mut heard) = Out::new();
    let attach =
        Attach { socket: 1, player: anna(), seat: None, resume: None, mutes: Vec::new(), out };
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
        Some(Sent::Close(reason)) => reason.to_owned(),
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
    assert_eq!((row.state.as_str(), row.info.state), ("frozen", TableState::Frozen));
    let dumps: Vec<_> = std::fs::read_dir(folder.path().join("dumps")).expect("dumps").collect();
    let dump = dumps[0].as_ref().expect("a dump").path();
    let dump = std::fs::read_to_string(dump).expect("readable");
    assert!(dump.contains("a fault for a test") && dump.contains("started"), "{dump}");
    // Who comes now is told, and the other table is as it was.
    assert_eq!(connect(&app, &broken).await.0, "frozen");
    assert_eq!(connect(&app, &other).await.0, "table");
    assert!(app.metrics.text().contains("tables_frozen_total 1"));
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

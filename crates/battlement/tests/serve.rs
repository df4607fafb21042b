//! Starting and stopping `battlement serve`: what it says when it cannot, and how it ends.

mod common;
mod served;

use common::{assert_refused, battlement};
use serde_json::json;
use served::{Base, LONG};
use testbench::{Client, Process};

/// What a server says that cannot start with this database.
fn assert_database_refused(address: &str, reason: &str) {
    assert_refused(&["serve", "--no-open", "--addr", "127.0.0.1:0", "--db", address], reason);
}

#[test]
fn a_database_of_an_unknown_kind_is_refused() {
    assert_database_refused("mysql://localhost/games", "`mysql` is not a database");
    assert_database_refused("sqlite:", "the path of the SQLite file is empty");
}

#[test]
fn a_postgres_that_does_not_answer_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let nowhere = format!("postgres://postgres@localhost/games?host={}", folder.path().display());
    assert_database_refused(&nowhere, "database: ");
    // Nobody listens at this port.
    assert_database_refused("postgres://postgres@127.0.0.1:1/games", "Connection refused");
}

#[test]
fn a_folder_that_cannot_be_written_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    std::fs::write(&file, "not a folder").expect("written");
    let inside = file.join("battlement.db");
    assert_database_refused(&inside.to_string_lossy(), &file.to_string_lossy());
    assert_database_refused("/proc/battlement/battlement.db", "/proc/battlement");
}

#[test]
fn a_file_that_is_no_database_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("battlement.db");
    std::fs::write(&file, "this is a letter, and no database at all").expect("written");
    assert_database_refused(&file.to_string_lossy(), "file is not a database");
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn l_12_a_file_that_may_not_grow_does_not_end_the_server() {
    let base = Base::sqlite();
    let server = base.serve().await.expect("a server");
    let anna = Client::guest(&server.url).await.expect("a guest");
    // The system sends this when a write would make a file larger than the limit of the process.
    server.signal("XFSZ").await.expect("sent");
    let table = json!({ "game": "bastion", "seats": [{ "kind": "me" }] });
    anna.create(table).await.expect("it goes on");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_server_on_one_sqlite_file_is_refused() {
    let base = Base::sqlite();
    let first = base.serve().await.expect("a server");
    assert_database_refused(&base.address, "another server is using this file");
    // When the first one is gone, however it went, another may come.
    first.kill().await.expect("killed");
    let second = base.serve().await.expect("a server");
    Client::guest(&second.url).await.expect("it serves");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_in_use_is_refused() {
    let base = Base::sqlite();
    let first = base.serve().await.expect("a server");
    let address = first.url.trim_start_matches("http://");
    let other = Base::sqlite();
    assert_refused(&["serve", "--no-open", "--addr", address, "--db", &other.address], address);
    let metrics = ["--addr", "127.0.0.1:0", "--metrics-addr", address, "--db", &other.address];
    assert_refused(&[&["serve", "--no-open"], &metrics[..]].concat(), address);
}

#[test]
fn the_metrics_need_an_address_of_their_own() {
    let base = Base::sqlite();
    for metrics in ["127.0.0.1:17878", "0.0.0.0:17878"] {
        let address = ["--addr", "127.0.0.1:17878", "--metrics-addr", metrics];
        let all = [&["serve", "--no-open", "--db", &base.address], &address[..]].concat();
        assert_refused(&all, "the address for metrics cannot be that of the page");
    }
}

#[test]
fn a_lease_shorter_than_the_heartbeat_is_refused() {
    let output = battlement(&["serve", "--no-open", "--lease-seconds", "1"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("--lease-seconds"));
}

/// Asked to stop, the server tells everybody who is connected, and ends well.
async fn assert_stops(base: &Base, process: Process, signal: &str) {
    let anna = Client::guest(&process.url).await.expect("a guest");
    let new = json!({ "game": "bastion", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let table = anna.create(new).await.expect("a table");
    let mut seat = anna.sit(&table, None).await.expect("a seat");
    let mut lobby = anna.connect("/api/lobby/ws").await.expect("the lobby");
    process.signal(signal).await.expect("asked to stop");
    for connection in [&mut seat, &mut lobby] {
        let closing = connection.hear_until(|it| it["type"] == "closing");
        let closing = tokio::time::timeout(LONG, closing).await.expect("in time").expect("told");
        assert_eq!(closing["reason"], "restart", "{closing}");
    }
    let status = tokio::time::timeout(LONG, process.wait()).await.expect("it ends");
    assert_eq!(status.expect("a status").code(), Some(0));
    // What was there is there after the next start.
    let process = base.serve().await.expect("a server");
    anna.at(&process.url).sit(&table, Some(seat.number)).await.expect("the table is there");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_asked_to_stop_tells_its_clients_and_ends_well() {
    for signal in ["TERM", "INT"] {
        for base in [Base::sqlite(), Base::postgres()] {
            let process = base.serve().await.expect("a server");
            assert_stops(&base, process, signal).await;
        }
    }
}

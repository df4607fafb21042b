//! `check-db`, `backup` and `restore`: a drill with games under way, and what is refused.

mod common;
mod served;

use std::path::Path;
use std::process::Output;

use common::{assert_refused, battlement, stdout};
use serde_json::json;
use served::people::Person;
use served::{Base, LONG};
use testbench::Client;
use tokio::sync::watch;
use tokio::task::JoinSet;

/// What is played in the drill.
const GAMES: [&str; 2] = ["bastion", "sanctum"];
/// How many inputs are acknowledged before the backup.
const UNDER_WAY: usize = 20;

/// What a command says that ends with this status.
fn says(arguments: &[&str], status: i32) -> String {
    let output: Output = battlement(arguments);
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(status), "{arguments:?}: {}{error}", stdout(&output));
    stdout(&output)
}

fn text(path: &Path) -> &str {
    path.to_str().expect("UTF-8")
}

/// Two people who sit at a new table.
async fn people_at(url: &str, game: &str, dice: u64) -> (String, Vec<Person>) {
    let people = vec![Person::new(url, dice).await, Person::new(url, dice + 1).await];
    let new = json!({ "game": game, "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let table = people[0].client.create(new).await.expect("a table");
    let mut seat = people[1].client.sit(&table, None).await.expect("a place");
    let sat = seat.ask(json!({ "type": "sit", "seat": 1 })).await.expect("an answer");
    assert_eq!(sat["type"], "done", "{sat}");
    (table, people)
}

/// Everybody plays until the server is gone or their game over; returns them.
fn start_to_play(
    url: &str,
    tables: Vec<(String, Vec<Person>)>,
    acknowledged: &watch::Sender<usize>,
) -> JoinSet<(String, Person)> {
    let mut playing = JoinSet::new();
    for (table, people) in tables {
        for mut person in people {
            let (url, table, count) = (url.to_owned(), table.clone(), acknowledged.clone());
            playing.spawn(async move {
                person.play(&url, &table, false, || count.send_modify(|it| *it += 1)).await;
                (table, person)
            });
        }
    }
    playing
}

#[tokio::test(flavor = "multi_thread")]
async fn games_go_on_from_a_backup_that_was_made_while_they_were_played() {
    let base = Base::sqlite();
    let server = base.serve().await.expect("a server");
    let mut tables = Vec::new();
    for (dice, game) in (20..).step_by(2).zip(GAMES) {
        tables.push(people_at(&server.url, game, dice).await);
    }
    let acknowledged = watch::Sender::new(0);
    let playing = start_to_play(&server.url, tables, &acknowledged);
    let mut counted = acknowledged.subscribe();
    let under_way = counted.wait_for(|it| *it >= UNDER_WAY);
    tokio::time::timeout(LONG, under_way).await.expect("in time").expect("a number");

    let copy = format!("{}.backup", base.address);
    says(&["backup", &copy, "--db", &base.address], 0);
    let all_is_well = says(&["check-db", "--db", &base.address], 0);
    assert!(all_is_well.starts_with("tables: 2, steps replayed: "), "{all_is_well}");
    assert!(all_is_well.ends_with(", faults: 0\n"), "{all_is_well}");
    assert_refused(&["restore", &copy, "--db", &base.address, "--replace"], "another server");
    server.kill().await.expect("killed");
    let mut people = playing.join_all().await;

    assert_refused(&["restore", &copy, "--db", &base.address], "there is a database already");
    says(&["restore", &copy, "--db", &base.address, "--replace"], 0);
    let kept = format!("{}.replaced-1", base.address);
    says(&["check-db", "--db", &kept], 0);
    let (mut restored, mut before) = (base.look().await, base.look_at(&kept).await);
    let mut steps = 0;
    for (table, _) in people.iter().step_by(2) {
        let (now, then) = (restored.steps(table).await, before.steps(table).await);
        assert!(then.starts_with(&now), "{table}: {} steps of {}", now.len(), then.len());
        steps += now.len();
    }
    assert!(steps >= UNDER_WAY, "{steps}");

    let server = base.serve().await.expect("a server");
    let mut tables: Vec<(String, Vec<Person>)> = Vec::new();
    for (table, mut person) in people.drain(..) {
        person.number = None;
        person.written.clear();
        person.unknown.clear();
        tables.push((table, vec![person]));
    }
    let playing = start_to_play(&server.url, tables, &acknowledged);
    let ended = tokio::time::timeout(2 * LONG, playing.join_all()).await.expect("games end");
    for (table, person) in ended {
        let path = format!("/api/tables/{table}");
        let (_, info) = person.client.at(&server.url).get(&path).await.expect("the table");
        assert_eq!(info["state"], "over", "{info}");
    }
    server.kill().await.expect("killed");
    says(&["check-db", "--db", &base.address], 0);
}

/// What is changed in the row of a table, and what is then said of it.
const FALSE_ROWS: [(&str, &str); 5] = [
    (
        "UPDATE steps SET body = '[{\"act\":[1,\"fly\"]}]' WHERE table_id = $1 AND number = 2",
        ", step 2: ",
    ),
    ("UPDATE steps SET body = 'no JSON' WHERE table_id = $1 AND number = 2", ", step 2: expected"),
    (
        "UPDATE tables SET seed = \
         '00000000000000000000000000000000000000000000000000000000000000ff' WHERE id = $1",
        ", step 1: ",
    ),
    ("DELETE FROM steps WHERE table_id = $1 AND number = 1", ", step 2: step 1 is missing"),
    (
        "UPDATE tables SET settings = replace(settings, '\"set\":\"', '\"set\":\"0') WHERE id = $1",
        ": components of table ",
    ),
];

#[tokio::test(flavor = "multi_thread")]
async fn check_db_lists_every_falsified_table_with_its_step_while_the_server_runs() {
    let base = Base::sqlite();
    let server = base.serve().await.expect("a server");
    let anna = Client::guest(&server.url).await.expect("a guest");
    let new =
        json!({ "game": "bastion", "options": { "first": "0" }, "seats": [{ "kind": "me" }] });
    let mut inside = base.look().await;
    let mut expected = Vec::new();
    for (falsify, reason) in FALSE_ROWS {
        let table = anna.create(new.clone()).await.expect("a table");
        let mut seat = anna.sit(&table, None).await.expect("a seat");
        let request = seat.act_request(&seat.offers()[0]);
        let done = seat.ask(request).await.expect("an answer");
        assert_eq!(done["number"], 2, "{done}");
        inside.falsify(falsify, &table).await;
        expected.push(format!("table {table}{reason}"));
    }
    anna.create(new).await.expect("a sound table");

    let found = says(&["check-db", "--db", &base.address], 1);
    for fault in &expected {
        assert_eq!(found.lines().filter(|it| it.starts_with(fault)).count(), 1, "{fault}: {found}");
    }
    assert!(found.lines().last().is_some_and(|it| it.starts_with("tables: 6, ")), "{found}");
    assert!(found.ends_with(", faults: 5\n"), "{found}");

    // A backup with faults is only restored if somebody wants it so.
    let (copy, other) = (format!("{}.backup", base.address), format!("{}.other", base.address));
    says(&["backup", &copy, "--db", &base.address], 0);
    let refused = says(&["restore", &copy, "--db", &other], 1);
    assert!(refused.contains("Nothing was restored."), "{refused}");
    assert!(!Path::new(&other).exists());
    says(&["restore", &copy, "--db", &other, "--with-faults"], 0);
    says(&["check-db", "--db", &other], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_overwrites_nothing_and_only_its_user_can_read_it() {
    let base = Base::sqlite();
    let server = base.serve().await.expect("a server");
    let copy = format!("{}.backup", base.address);
    says(&["backup", &copy, "--db", &base.address], 0);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = std::fs::metadata(&copy).expect("it is there").permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    let first = std::fs::read(&copy).expect("a backup");
    Client::guest(&server.url).await.expect("something new");
    assert_refused(&["backup", &copy, "--db", &base.address], "a backup overwrites nothing");
    assert_eq!(std::fs::read(&copy).expect("a backup"), first);
    assert!(!Path::new(&format!("{copy}.partial")).exists());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_corrupt_file_is_neither_sound_nor_restored() {
    let base = Base::sqlite();
    base.serve().await.expect("a server").kill().await.expect("killed");
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    let (copy, letter, none, target) = (at("copy"), at("letter"), at("none"), at("target"));
    says(&["backup", text(&copy), "--db", &base.address], 0);
    // The first page says what is in the file; all others are garbage.
    let mut bytes = std::fs::read(&copy).expect("a backup");
    bytes[4096..].fill(0xA5);
    std::fs::write(&copy, bytes).expect("written");
    std::fs::write(&letter, "this is a letter, and no database at all").expect("written");
    let reasons = [(&copy, "damaged"), (&letter, "file is not a database"), (&none, "unable to")];
    for (file, reason) in reasons {
        let name = format!("error: {}: ", file.display());
        assert_refused(&["check-db", "--db", text(file)], &name);
        assert_refused(&["check-db", "--db", text(file)], reason);
        assert_refused(&["restore", text(file), "--db", text(&target)], reason);
    }
    assert!(!target.exists());
    assert!(!none.exists(), "nothing is created");
    let empty = at("empty");
    std::fs::write(&empty, "").expect("written");
    assert_refused(&["check-db", "--db", text(&empty)], "no server of Battlement");
}

#[test]
fn postgres_has_tools_of_its_own_for_backups() {
    let url = "postgres://user:word@host/battlement";
    assert_refused(
        &["backup", "copy", "--db", url],
        "use `pg_dump --format=custom --file=copy --dbname=URL`",
    );
    assert_refused(
        &["restore", "copy", "--db", url],
        "use `pg_restore --no-owner --dbname=URL copy`",
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn check_db_reads_postgres_too() {
    let base = Base::postgres();
    let server = base.serve().await.expect("a server");
    let anna = Client::guest(&server.url).await.expect("a guest");
    let new = json!({ "game": "bastion", "seats": [{ "kind": "me" }] });
    let table = anna.create(new).await.expect("a table");
    anna.sit(&table, None).await.expect("a seat");
    says(&["check-db", "--db", &base.address], 0);
    let falsify = "UPDATE steps SET body = '[\"closed\", 7]' WHERE table_id = $1 AND number = 1";
    base.look().await.falsify(falsify, &table).await;
    let found = says(&["check-db", "--db", &base.address], 1);
    assert!(found.starts_with(&format!("table {table}, step 1: ")), "{found}");
}

//! Limits that hold for a person with all their programs, and lists that stay small.

use serde_json::{Value, json};
use testbench::Client;

use crate::bench::Bench;

fn open_table() -> Value {
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    json!({ "game": "bastion", "options": { "mode": "tutorial" }, "seats": seats })
}

async fn program_of(owner: &Client) -> Client {
    let (status, made) =
        owner.post("/api/programs", &json!({ "name": "Bot" })).await.expect("an answer");
    assert_eq!(status, 201, "{made}");
    let token = made["token"].as_str().expect("a token");
    Client::program(owner.url(), token).await.expect("a program")
}

/// The status of the answer to a new table.
async fn making(client: &Client, table: &Value) -> u16 {
    client.post("/api/tables", table).await.expect("an answer").0
}

#[tokio::test(flavor = "multi_thread")]
async fn m_1_programs_count_with_their_owner() {
    let bench = Bench::with(|config| config.limits.tables_per_player = 2).await;
    let anna = bench.guest().await;
    let (one, other) = (program_of(&anna).await, program_of(&anna).await);
    assert_eq!(making(&one, &open_table()).await, 201);
    assert_eq!(making(&anna, &open_table()).await, 201);
    for client in [&anna, &one, &other] {
        assert_eq!(making(client, &open_table()).await, 429);
    }
    assert_eq!(making(&bench.guest().await, &open_table()).await, 201);
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn m_1_revoked_programs_count_for_a_day() {
    let bench = Bench::with(|config| config.limits.programs_per_player = 3).await;
    let anna = bench.guest().await;
    let new = json!({ "name": "Bot" });
    for _ in 0..3 {
        let (_, made) = anna.post("/api/programs", &new).await.expect("an answer");
        let path = format!("/api/programs/{}", made["id"].as_str().expect("an id"));
        assert_eq!(anna.delete(&path).await.expect("an answer").0, 204);
    }
    let (status, refused) = anna.post("/api/programs", &new).await.expect("an answer");
    assert_eq!((status, &refused["code"]), (429, &json!("limited")));
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn m_1_connections_of_programs_count_with_their_owner() {
    let bench = Bench::with(|config| config.limits.sockets_per_player = 2).await;
    let anna = bench.guest().await;
    let program = program_of(&anna).await;
    let table = anna.create(open_table()).await.expect("a table");
    let _one = anna.sit(&table, None).await.expect("a seat");
    let _other = program.sit(&table, None).await.expect("a place");
    program.sit(&table, None).await.expect_err("two connections are open");
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn l_10_tables_made_at_the_same_time_are_all_counted() {
    let bench = Bench::with(|config| config.limits.tables_per_player = 3).await;
    let anna = bench.guest().await;
    let making = (0..20).map(|_| {
        let anna = anna.clone();
        tokio::spawn(async move { making(&anna, &open_table()).await })
    });
    let mut made = 0;
    for made_one in making.collect::<Vec<_>>() {
        made += usize::from(made_one.await.expect("no panic") == 201);
    }
    assert_eq!(made, 3);
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn m_3_nobody_fills_the_public_list_or_invites_without_end() {
    let bench = Bench::with(|config| {
        config.limits.public_tables = 2;
        config.limits.invitations = 3;
    })
    .await;
    let (anna, otto) = (bench.guest().await, bench.guest().await);
    let mut public = open_table();
    public["visibility"] = json!("public");
    for wanted in [201, 201, 429] {
        assert_eq!(making(&anna, &public).await, wanted);
    }
    let invited = json!({ "kind": "invited", "player": otto.id });
    let mut new = open_table();
    new["seats"] = json!([{ "kind": "me" }, invited, invited]);
    for wanted in [201, 429] {
        assert_eq!(making(&anna, &new).await, wanted);
    }
    assert_eq!(making(&anna, &open_table()).await, 201, "without invitations there is room");
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn m_3_lists_come_in_pages_with_own_games_before_invitations() {
    let bench = Bench::with(|config| {
        config.limits.tables_per_player = 200;
        config.limits.invitations = 200;
    })
    .await;
    let (anna, otto) = (bench.guest().await, bench.guest().await);
    let own = otto.create(open_table()).await.expect("a table");
    let mut new = open_table();
    new["seats"][1] = json!({ "kind": "invited", "player": otto.id });
    for _ in 0..110 {
        anna.create(new.clone()).await.expect("a table");
    }
    let (_, mine) = otto.get("/api/me/tables").await.expect("tables");
    let mine = mine.as_array().expect("a list");
    assert_eq!((&mine[0]["id"], mine.len()), (&json!(own), 51), "invitations hide no game");
    let (_, page) = anna.get("/api/me/tables").await.expect("tables");
    let page = page.as_array().expect("a list");
    assert_eq!(page.len(), 100);
    let last = page[99]["id"].as_str().expect("an id");
    let (_, rest) = anna.get(&format!("/api/me/tables?after={last}")).await.expect("tables");
    let rest = rest.as_array().expect("a list");
    assert_eq!(rest.len(), 10);
    assert!(rest.iter().all(|it| !page.contains(it)));
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn m_4_all_records_can_be_read_compressed() {
    let bench = Bench::new().await;
    let anna = bench.guest().await;
    let (name, value) = anna.identity().expect("a cookie");
    let request = reqwest::Client::new()
        .get(format!("{}/api/me/records", bench.url()))
        .header(name, value)
        .header("accept-encoding", "gzip");
    let answer = request.send().await.expect("an answer");
    assert_eq!(answer.status(), 200);
    answer.bytes().await.expect("the whole answer");
    bench.server.stop().await;
}

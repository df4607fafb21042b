//! Limits that hold for a person with all their programs, and lists that stay small.

use std::time::Duration;

use serde_json::{Value, json};
use testbench::Client;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message as Frame;

use crate::bench::Bench;
use crate::scene::{Two, code, done, refused};
use crate::wire::Wire;

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

#[tokio::test(flavor = "multi_thread")]
async fn m_2_an_invitation_is_for_an_id_and_not_for_any_text() {
    let bench = Bench::new().await;
    let anna = bench.guest().await;
    for text in ["x".repeat(100_000), "a\0b".to_owned(), String::new(), "Anna".to_owned()] {
        let mut new = open_table();
        new["seats"][1] = json!({ "kind": "invited", "player": text });
        let (status, refused) = anna.post("/api/tables", &new).await.expect("an answer");
        assert_eq!((status, &refused["code"]), (422, &json!("bad_request")));
    }
    assert_eq!(anna.get("/api/me/tables").await.expect("tables").1, json!([]));
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn m_3_an_invitation_can_be_declined() {
    let bench = Bench::new().await;
    let (anna, otto, vera) = (bench.guest().await, bench.guest().await, bench.guest().await);
    let mut new = open_table();
    new["seats"][1] = json!({ "kind": "invited", "player": otto.id });
    let table = anna.create(new).await.expect("a table");
    let decline = json!({ "type": "decline", "seat": 1 });
    for other in [&anna, &vera] {
        let mut place = other.sit(&table, None).await.expect("a place");
        refused(&mut place, decline.clone(), "not_invited").await;
    }
    let mut place = otto.sit(&table, None).await.expect("a place");
    done(&mut place, decline.clone()).await;
    assert_eq!(place.table["seats"][1]["kind"], "open");
    assert_eq!(otto.get("/api/me/tables").await.expect("tables").1, json!([]));
    refused(&mut place, decline, "not_invited").await;
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn m_3_who_is_muted_cannot_invite_neither_by_a_program() {
    let bench = Bench::new().await;
    let (anna, otto) = (bench.guest().await, bench.guest().await);
    let program = program_of(&anna).await;
    let mut new = open_table();
    new["seats"][1] = json!({ "kind": "invited", "player": otto.id });
    let table = anna.create(new.clone()).await.expect("a table");
    let mut place = otto.sit(&table, None).await.expect("a place");
    done(&mut place, json!({ "type": "mute", "player": anna.id, "muted": true })).await;
    for sender in [&anna, &program] {
        let (status, refused) = sender.post("/api/tables", &new).await.expect("an answer");
        assert_eq!((status, &refused["code"]), (403, &json!("blocked")));
    }
    assert_eq!(making(&bench.guest().await, &new).await, 201);
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn m_7_a_table_has_no_steps_without_end() {
    let bench = Bench::with(|config| config.limits.steps_per_table = 20).await;
    let mut two = Two::at(&bench, "bastion").await;
    loop {
        two.quiet().await;
        let seat = two.needed().expect("somebody is needed");
        let offer = seat.offers()[0].clone();
        let request = seat.act_request(&offer);
        done(seat, request).await;
        let mut back = seat.act_request("");
        back["type"] = json!("take_back");
        let answer = seat.ask(back).await.expect("an answer");
        if code(&answer) == "too_long" {
            assert!(seat.number >= 20);
            break;
        }
    }
    assert!(two.advance(0).await, "the game itself goes on");
    // Seats that change hands without end close the table.
    let bot = json!({ "kind": "bot", "level": "easy" });
    while two.one.table["state"] == "running" {
        done(&mut two.one, json!({ "type": "give_seat", "seat": 0, "to": bot })).await;
        two.one.ask(json!({ "type": "return", "seat": 0 })).await.expect("an answer");
        assert!(two.one.number <= 60, "it ends after twice as many steps");
    }
    assert_eq!(two.one.table["state"], "closed");
    bench.server.stop().await;
}

/// Opens plain connections until one is not served; returns how many were.
async fn served(bench: &Bench) -> usize {
    let mut open = Vec::new();
    loop {
        let stream = TcpStream::connect(bench.server.address()).await;
        let mut stream = stream.expect("the system accepts it");
        let sent = stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await;
        let mut answer = [0; 12];
        if sent.is_err() || stream.read_exact(&mut answer).await.is_err() {
            return open.len();
        }
        open.push(stream);
        assert!(open.len() < 100, "there is a limit");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn m_6_one_address_has_no_connections_without_end_and_sockets_count() {
    let bench = Bench::with(|config| config.limits.connections_per_address = 12).await;
    let anna = bench.guest().await;
    let table = anna.create(open_table()).await.expect("a table");
    let path = format!("/api/tables/{table}/ws");
    let mut sockets = Vec::new();
    for _ in 0..4 {
        sockets.push(Wire::open(&anna, &path).await.expect("a connection"));
        sockets.push(Wire::open(&anna, "/api/lobby/ws").await.expect("a connection"));
    }
    let plain = served(&bench).await;
    assert!((1..=4).contains(&plain), "{plain} beside 8 sockets");
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn m_6_a_client_that_reads_nothing_is_disconnected() {
    let bench = Bench::with(|config| config.times.write = Duration::from_millis(50)).await;
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(2048).expect("a buffer");
    let mut stream = socket.connect(bench.server.address()).await.expect("a connection");
    let request = b"GET /api/games/sanctum/components HTTP/1.1\r\nhost: x\r\n\r\n";
    // The server stops reading when it cannot write. So this ends only when the server hangs up.
    while stream.write_all(request).await.is_ok() {}
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn l_3_pings_and_frames_to_the_lobby_are_paced() {
    let bench = Bench::with(|config| config.limits.messages_per_second = 1).await;
    let anna = bench.guest().await;
    let table = anna.create(open_table()).await.expect("a table");
    let closing = json!({ "type": "closing", "reason": "too_fast" });
    for path in [format!("/api/tables/{table}/ws"), "/api/lobby/ws".to_owned()] {
        let mut wire = Wire::open(&anna, &path).await.expect("a connection");
        for _ in 0..80 {
            wire.send(Frame::Ping(Vec::new().into())).await;
        }
        assert_eq!(wire.rest().await.last(), Some(&closing), "{path}");
    }
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn m_11_ids_with_nul_are_refused_and_harm_nothing() {
    let bench = Bench::new().await;
    let anna = bench.guest().await;
    let get = async |path: &str| anna.get(path).await.expect("an answer");
    for path in [
        "/api/tables/a%00b",
        "/api/tables/a%00b/record",
        "/api/tables/a%00b/moments/1",
        "/api/tables/a%00b/components",
        "/api/tables/a%00b/invitations",
        "/api/tables?after=a%00b",
        "/api/me/tables?after=a%00b",
    ] {
        let (status, refused) = get(path).await;
        assert_eq!((status, &refused["code"]), (400, &json!("bad_request")), "{path}");
    }
    assert_eq!(anna.delete("/api/programs/a%00b").await.expect("an answer").0, 400);
    let table = anna.create(open_table()).await.expect("a table");
    let mut seat = anna.sit(&table, None).await.expect("a seat");
    let mute = json!({ "type": "mute", "player": "a\0b", "muted": true });
    refused(&mut seat, mute, "bad_request").await;
    bench.server.stop().await;
}

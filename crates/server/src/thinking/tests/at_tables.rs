//! Thinking time at tables, while somebody else has as much of it as they can get.

use std::time::Duration;

use serde_json::{Value, json};
use tempfile::TempDir;
use testbench::{Client, Seat};

use super::*;
use crate::config::{Config, Times};
use crate::{Database, Server};

/// A server whose only permit for long jobs is taken, and many others wait for it.
struct Scene {
    server: Server,
    held: Permit,
    waiting: Vec<Place>,
    _folder: TempDir,
}

fn long(account: &str) -> Job {
    Job { owner: Owner::new(None, account), urgency: Urgency::Awaited, length: Length::Long }
}

impl Scene {
    async fn with(waiting: usize) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let database = Database::Sqlite(folder.path().join("test.db"));
        let mut config = Config::new(database, folder.path().join("dumps"));
        config.address.set_port(0);
        config.limits.thinkers = 2;
        config.limits.messages_per_second = 10_000;
        let (bot_pause, hint) = (Duration::ZERO, Some(Duration::ZERO));
        config.times = Times { bot_pause, hint, ..Times::default() };
        let server = Server::start(config).await.expect("a server");
        let thinkers = &server.app.thinkers;
        let enter = |account: &str| thinkers.enter(Kind::Bot, long(account)).expect("room");
        let held = enter("greedy").turn().await.expect("the first turn");
        let waiting = (0..waiting).map(|n| enter(&format!("greedy {n}"))).collect();
        Scene { server, held, waiting, _folder: folder }
    }

    async fn guest(&self) -> Client {
        Client::guest(self.server.url()).await.expect("a guest")
    }

    fn figures(&self) -> &Figures {
        &self.server.app.thinkers.figures
    }

    async fn until(&self, is_so: impl Fn(&Figures) -> bool) {
        while !is_so(self.figures()) {
            tokio::task::yield_now().await;
        }
    }
}

/// A table with an easy bot where the game waits for its owner.
async fn my_turn(client: &Client) -> Seat {
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "easy" }]);
    let table = client.create(json!({ "game": "sanctum", "seats": seats })).await.expect("a table");
    let mut seat = client.sit(&table, None).await.expect("a seat");
    while !seat.is_needed() {
        seat.hear().await.expect("a message");
    }
    seat
}

async fn ask_hint(seat: &mut Seat) {
    let request = json!({ "type": "hint", "seat": seat.play["seat"] });
    seat.send(request).await.expect("sent");
}

async fn answer(seat: &mut Seat) -> Value {
    let is_answer = |it: &Value| it["type"] == "hint" || it["type"] == "refused";
    seat.hear_until(is_answer).await.expect("an answer")
}

#[tokio::test(flavor = "multi_thread")]
async fn h_4_an_easy_bot_does_not_wait_for_long_thinkers() {
    let scene = Scene::with(40).await;
    let mut seat = my_turn(&scene.guest().await).await;
    let bots = &scene.server.app.metrics.bot_inputs;
    let before = bots.get();
    while bots.get() < before + 3 {
        match seat.offers().first() {
            Some(offer) if seat.is_needed() => drop(seat.act(offer).await.expect("done")),
            _ => drop(seat.hear().await.expect("a message")),
        }
    }
    assert_eq!(scene.figures().queued.get(), 40, "those who came first still wait");
    let Scene { server, held, waiting, .. } = scene;
    drop((held, waiting));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn h_4_a_hint_ends_with_its_connection() {
    let scene = Scene::with(0).await;
    let mut seat = my_turn(&scene.guest().await).await;
    ask_hint(&mut seat).await;
    scene.until(|it| it.queued.get() == 1).await;
    seat.close().await;
    scene.until(|it| it.queued.get() == 0 && it.cancelled.get() == 1).await;
    let Scene { server, held, .. } = scene;
    drop(held);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn h_4_a_person_waits_for_one_hint_at_a_time() {
    let scene = Scene::with(0).await;
    let anna = scene.guest().await;
    let (mut here, mut there) = (my_turn(&anna).await, my_turn(&anna).await);
    ask_hint(&mut here).await;
    scene.until(|it| it.queued.get() == 1).await;
    ask_hint(&mut there).await;
    assert_eq!(answer(&mut there).await["error"]["code"], "too_fast");
    here.close().await;
    scene.until(|it| it.cancelled.get() == 1).await;
    ask_hint(&mut there).await;
    scene.until(|it| it.queued.get() == 1).await;
    let Scene { server, held, .. } = scene;
    drop(held);
    assert_eq!(answer(&mut there).await["type"], "hint");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn h_4_bots_of_a_table_get_on_when_somebody_comes_to_look() {
    let scene = Scene::with(0).await;
    let anna = scene.guest().await;
    let bot = json!({ "kind": "bot", "level": "expert" });
    let seats = json!([bot, { "kind": "me" }]);
    let new = json!({ "game": "sanctum", "seats": seats, "options": { "first": "0" } });
    let table = anna.create(new).await.expect("a table");
    let urgency = || {
        let state = scene.server.app.thinkers.lock();
        state.queue.urgencies().first().copied()
    };
    scene.until(|_| urgency() == Some(Urgency::Unwatched)).await;
    let seat = anna.sit(&table, None).await.expect("a seat");
    scene.until(|_| urgency() == Some(Urgency::Awaited)).await;
    seat.close().await;
    scene.until(|_| urgency() == Some(Urgency::Unwatched)).await;
    let Scene { server, held, .. } = scene;
    drop(held);
    server.stop().await;
}

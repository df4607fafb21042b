//! The live lobby: public tables for all, own tables for each.

use serde_json::{Value, json};
use testbench::Client;

use crate::bench::Bench;
use crate::scene::{Two, done};
use crate::wire::Wire;

/// The lobby as one player sees it, kept up to date.
struct Hall {
    wire: Wire,
    open: Vec<Value>,
    mine: Vec<Value>,
    heard: Vec<Value>,
}

impl Hall {
    async fn of(client: &Client) -> Self {
        let mut wire = Wire::open(client, "/api/lobby/ws").await.expect("a connection");
        let all = wire.hear().await;
        assert_eq!(all["type"], "tables");
        let list = |name: &str| all[name].as_array().expect("tables").clone();
        Hall { wire, open: list("open"), mine: list("mine"), heard: Vec::new() }
    }

    /// Waits for the next change of a table that leads to a state; returns it.
    async fn until(&mut self, table: &str, is_right: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.wire.hear().await;
            assert!(!message.is_null(), "the connection ended");
            self.heard.push(message.clone());
            let is_about = message["table"]["id"] == table || message["table"] == table;
            if is_about && is_right(&message) {
                return message;
            }
        }
    }

    fn has_heard_of(&self, table: &str) -> bool {
        let all = self.open.iter().chain(&self.mine).chain(&self.heard);
        all.into_iter().any(|it| it.to_string().contains(table))
    }
}

fn table(visibility: &str) -> Value {
    json!({
        "game": "bastion",
        "options": { "mode": "tutorial" },
        "seats": [{ "kind": "me" }, { "kind": "open" }],
        "visibility": visibility,
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_public_table_from_its_making_to_its_end() {
    let bench = Bench::new().await;
    let (anna, otto, vera) = (bench.guest().await, bench.guest().await, bench.guest().await);
    let mut all = Hall::of(&vera).await;
    let mut own = Hall::of(&anna).await;
    assert!(all.open.is_empty() && all.mine.is_empty());
    let id = anna.create(table("public")).await.expect("a table");
    let new = all.until(&id, |_| true).await;
    assert_eq!((&new["type"], &new["mine"]), (&json!("changed"), &json!(false)));
    assert_eq!(new["table"]["state"], "open");
    assert_eq!(own.until(&id, |_| true).await["mine"], true);
    // A new connection sees it in the lists.
    let late = Hall::of(&otto).await;
    assert_eq!(late.open[0]["id"], id);
    assert!(late.mine.is_empty());
    assert_eq!(Hall::of(&anna).await.mine[0]["id"], id);
    assert_eq!(vera.get("/api/tables").await.expect("tables").1[0]["id"], id);
    let one = anna.sit(&id, None).await.expect("a seat");
    let mut other = otto.sit(&id, None).await.expect("a place");
    done(&mut other, json!({ "type": "sit", "seat": 1 })).await;
    let mut two = Two { table: id.clone(), anna, otto, one, other };
    two.settle().await;
    let running = all.until(&id, |it| it["table"]["state"] == "running").await;
    assert_eq!(running["table"]["seats"][1]["player"], json!(two.otto.id));
    two.finish().await;
    all.until(&id, |it| it["type"] == "gone").await;
    let over = own.until(&id, |it| it["table"]["state"] == "over").await;
    assert_eq!((&over["type"], &over["mine"]), (&json!("changed"), &json!(true)));
    assert_eq!(Hall::of(&vera).await.open, Vec::<Value>::new());
    assert_eq!(Hall::of(&two.otto).await.mine[0]["state"], "over");
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whose_turn_it_is() {
    let bench = Bench::new().await;
    let mut two = Two::at(&bench, "bastion").await;
    let mut own = Hall::of(&two.otto).await;
    let before = own.mine[0]["needed"].clone();
    let mut turn = 0;
    while two.one.play["needed"] == before {
        assert!(two.advance(crate::scene::mixed(turn)).await);
        turn += 1;
    }
    let changed = own.until(&two.table, |it| it["table"]["needed"] != before).await;
    assert_eq!(changed["table"]["needed"], two.one.play["needed"]);
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_for_those_with_the_link() {
    let bench = Bench::new().await;
    let (anna, otto, vera) = (bench.guest().await, bench.guest().await, bench.guest().await);
    let mut all = Hall::of(&vera).await;
    let mut friend = Hall::of(&otto).await;
    let id = anna.create(table("link")).await.expect("a table");
    let mut other = otto.sit(&id, None).await.expect("a place");
    done(&mut other, json!({ "type": "sit", "seat": 1 })).await;
    assert_eq!(friend.until(&id, |_| true).await["mine"], true);
    // A player who leaves does not keep it among their tables.
    done(&mut other, json!({ "type": "leave", "seat": 1 })).await;
    friend.until(&id, |it| it["type"] == "gone").await;
    // A public table afterwards: all messages about the first one have arrived by then.
    let public = anna.create(table("public")).await.expect("a table");
    all.until(&public, |_| true).await;
    friend.until(&public, |_| true).await;
    assert!(!all.has_heard_of(&id), "strangers never hear of it");
    assert!(!vera.get("/api/tables").await.expect("tables").1.to_string().contains(&id));
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn closed_or_invited() {
    let bench = Bench::new().await;
    let (anna, otto, vera) = (bench.guest().await, bench.guest().await, bench.guest().await);
    let mut all = Hall::of(&vera).await;
    let mut guest = Hall::of(&otto).await;
    let mut new = table("public");
    new["seats"][1] = json!({ "kind": "invited", "player": otto.id });
    let id = anna.create(new).await.expect("a table");
    assert_eq!(guest.until(&id, |_| true).await["mine"], true, "an invitation is mine");
    assert_eq!(all.until(&id, |_| true).await["mine"], false);
    let mut one = anna.sit(&id, None).await.expect("a seat");
    done(&mut one, json!({ "type": "close_table" })).await;
    all.until(&id, |it| it["type"] == "gone").await;
    assert_eq!(guest.until(&id, |it| it["table"]["state"] == "closed").await["mine"], true);
    bench.server.stop().await;
}

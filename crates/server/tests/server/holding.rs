//! Bots beside people who ask them to wait.

use games::Games;
use serde_json::{Value, json};
use tabletop::{Author, Header, Seat};

use crate::bench::Bench;

/// Seat 0 has announced an attack, and seat 1 holds it.
fn held() -> Value {
    let position = json!({
        "players": 2, "wall": {"24": "beast/red", "9": "mage/blue"},
        "heroes": [{"at": "district/6", "mana": {"red": 3}},
                   {"at": "district/6", "mana": {}, "spells": ["warrior/red"]}],
    });
    let header = Header { position: Some(position.to_string()), ..Header::default() };
    let mut game =
        Games::house().named("bastion").expect("a game").begin(header).expect("a position");
    game.act(Seat::new(0), "attack wall/24").expect("an attack");
    game.act(Seat::new(1), "hold").expect("a hold");
    game.position()
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_do_nothing_while_a_person_holds_and_go_on_when_released() {
    let bench = Bench::new().await;
    let anna = bench.guest().await;
    for level in ["random", "greedy", "hard"] {
        let new = json!({
            "game": "bastion",
            "position": held().to_string(),
            "seats": [{ "kind": "bot", "level": level }, { "kind": "me" }],
        });
        let table = anna.create(new).await.expect("a table");
        let mut seat = anna.sit(&table, Some(1)).await.expect("a seat");
        assert!(seat.offers().contains(&"release".to_owned()), "{:?}", seat.offers());
        // Whatever a bot had done by now would have made this stale.
        let answer = seat.ask(seat.act_request("release")).await.expect("an answer");
        assert_eq!(answer["type"], "done", "{level}: {answer}");
        // The game waits for the bot again, and the bot goes on.
        let released = seat.number;
        while seat.number == released {
            seat.hear().await.expect("a step of the bot");
        }
        let record = anna.record(&table).await.expect("a record");
        let record = tabletop::Record::parse(&record).expect("a record");
        assert_eq!(record.lines[0].author, Author::Seat(Seat::new(1)), "{level}");
        assert_eq!(record.lines[1].author, Author::Seat(Seat::new(0)), "{level}");
    }
    bench.server.stop().await;
}

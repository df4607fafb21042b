//! Waiting for thinking time.

mod at_tables;

use prometheus_client::registry::Registry;

use super::*;

const BOUNDS: Bounds = Bounds { permits: 2, waiting: 3, waiting_per_account: 2 };

fn thinkers() -> Arc<Thinkers> {
    Thinkers::new(BOUNDS, Figures::new(&mut Registry::default()))
}

fn job(account: &str, length: Length) -> Job {
    Job { owner: Owner::new(None, account), urgency: Urgency::Awaited, length }
}

#[tokio::test]
async fn h_4_a_place_given_up_never_gets_its_turn() {
    let thinkers = thinkers();
    let first = thinkers.enter(Kind::Hint, job("anna", Length::Long)).expect("room");
    let first = first.turn().await.expect("a turn");
    let second = thinkers.enter(Kind::Hint, job("otto", Length::Long)).expect("room");
    let third = thinkers.enter(Kind::Hint, job("eva", Length::Long)).expect("room");
    drop(second);
    assert_eq!(thinkers.figures.cancelled.get(), 1);
    drop(first);
    third.turn().await.expect("the turn of the next");
    assert_eq!((thinkers.figures.running.get(), thinkers.figures.queued.get()), (0, 0));
}

#[tokio::test]
async fn h_4_a_turn_nobody_takes_goes_to_the_next() {
    let thinkers = thinkers();
    let called = thinkers.enter(Kind::Hint, job("anna", Length::Long)).expect("room");
    let next = thinkers.enter(Kind::Hint, job("otto", Length::Long)).expect("room");
    // It is Anna's turn, but she has gone before she heard of it.
    drop(called);
    next.turn().await.expect("a turn");
}

#[tokio::test]
async fn h_4_a_full_queue_says_so() {
    let thinkers = thinkers();
    let long = |account: &str| thinkers.enter(Kind::Bot, job(account, Length::Long));
    let running = long("anna").expect("room").turn().await.expect("a turn");
    let waiting = [long("anna").expect("room"), long("anna").expect("room")];
    assert_eq!(long("anna").err(), Some(Busy), "Anna has too much in it");
    let other = long("otto").expect("room");
    // The queue is full. Who has most makes room for who has nothing.
    let newcomer = long("eva").expect("room is made");
    let [kept, pushed_out] = waiting;
    assert_eq!(pushed_out.turn().await.err(), Some(Busy));
    assert_eq!(thinkers.figures.refused.get(), 2);
    drop(running);
    for place in [other, newcomer, kept] {
        place.turn().await.expect("a turn");
    }
}

#[tokio::test]
async fn h_4_a_panic_gives_the_permit_back() {
    let thinkers = thinkers();
    for _ in 0..3 {
        let place = thinkers.enter(Kind::Bot, job("anna", Length::Long)).expect("room");
        let permit = place.turn().await.expect("a turn");
        assert!(permit.run(|| panic!("a fault for a test")).await.is_err());
    }
    assert_eq!(thinkers.figures.running.get(), 0);
}

//! The law of seats, article by article (docs/server.md).

use games::{Refusal, RefusalCode};
use protocol::{Command, Holder, Pace, TableState};
use serde_json::{Value, json};
use tabletop::{MAX_SEATS, Seat};

use super::{A, B, Kept, act, fresh, other, player, thinker, two};
use crate::{Context, Done, Entry, Table};

/// The seat of the bot.
const C: Seat = Seat::new(2);
/// How long a bot waits before it may stand in, and how long a seat with secrets is kept.
const PATIENCE: u64 = 60_000;
const QUARTER: u64 = 15 * 60_000;

/// Everybody is present, but the player of a seat, who went at second 0.
fn without(seat: Seat, now: u64) -> Context {
    let mut away_since = [None; MAX_SEATS];
    away_since[seat.index()] = Some(0);
    Context { now, away_since, patience: PATIENCE }
}

/// Anna, who is the host, Otto and a bot, playing since second 0.
fn three(game: &str, settings: &Value) -> Table {
    let bot = json!({ "kind": "bot", "level": "random" });
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, bot]);
    let options = if game == "bastion" { json!({ "mode": "tutorial" }) } else { json!({}) };
    let mut table = fresh(game, &options, &seats, &Value::Null);
    table.settings.new.take_over = settings["take_over"].as_u64().map(|it| it as u32);
    table.open(0).expect("the first step");
    does(&mut table, "Otto", &sit(B)).expect("a seat");
    assert_eq!(table.state, TableState::Running);
    table
}

fn sanctum() -> Table {
    three("sanctum", &json!({}))
}

/// A player does something while everybody is present.
fn does(table: &mut Table, who: &str, command: &Command) -> Result<Done, Refusal> {
    table.command(&player(who), command, Context::at(0))
}

fn refused(answer: Result<Done, Refusal>) -> RefusalCode {
    answer.expect_err("it is refused").code
}

fn sit(seat: Seat) -> Command {
    Command::Sit { seat, code: None }
}

fn leave(seat: Seat, hand_over: bool) -> Command {
    Command::Leave { seat, hand_over }
}

fn open(seat: Seat) -> Command {
    Command::GiveSeat { seat, to: Holder::Open }
}

fn to_bot(seat: Seat) -> Command {
    Command::GiveSeat { seat, to: Holder::Bot { level: "random".to_owned() } }
}

#[test]
fn h_1_who_held_a_seat_with_secrets_takes_no_other() {
    let mut table = sanctum();
    does(&mut table, "Otto", &leave(B, true)).expect("he goes");
    does(&mut table, "Vera", &sit(B)).expect("she takes over");
    does(&mut table, "Anna", &leave(A, true)).expect("she goes, too");
    for who in ["Otto", "Anna"] {
        assert_eq!(table.eyes_of(&who.to_lowercase(), Some(B)), None, "they look on");
    }
    assert_eq!(refused(does(&mut table, "Otto", &sit(A))), RefusalCode::HeldAnotherSeat);
    does(&mut table, "Anna", &sit(A)).expect("her own again");
}

#[test]
fn h_1_a_seat_with_secrets_is_kept_for_who_left_it() {
    let mut table = sanctum();
    does(&mut table, "Otto", &leave(B, false)).expect("he goes");
    assert_eq!(table.seats[B.index()].kept_for, ["otto"]);
    assert_eq!(refused(does(&mut table, "Vera", &sit(B))), RefusalCode::SeatKept);
    // Neither opening it again nor a bot in between changes that.
    does(&mut table, "Anna", &open(B)).expect("it is open");
    does(&mut table, "Anna", &to_bot(B)).expect("a bot plays on");
    does(&mut table, "Anna", &open(B)).expect("she is the host");
    assert_eq!(refused(does(&mut table, "Vera", &sit(B))), RefusalCode::SeatKept);
    does(&mut table, "Otto", &sit(B)).expect("he comes back");
    assert!(table.seats[B.index()].kept_for.is_empty());
}

#[test]
fn h_1_a_seat_with_secrets_is_handed_over_with_consent() {
    let mut table = sanctum();
    does(&mut table, "Otto", &leave(B, true)).expect("he goes");
    does(&mut table, "Vera", &sit(B)).expect("he agreed");
    assert_eq!(table.eyes_of("vera", None), Some(B));
    // Vera did not agree to anything.
    does(&mut table, "Vera", &leave(B, false)).expect("she goes");
    assert_eq!(refused(does(&mut table, "Emil", &sit(B))), RefusalCode::SeatKept);
    does(&mut table, "Otto", &sit(B)).expect("he knows it anyway");
}

#[test]
fn h_1_a_game_without_secrets_keeps_no_seat() {
    let mut table = three("bastion", &json!({}));
    does(&mut table, "Otto", &leave(B, false)).expect("he goes");
    assert!(table.seats[B.index()].kept_for.is_empty());
    does(&mut table, "Anna", &open(C)).expect("she is the host");
    does(&mut table, "Vera", &sit(B)).expect("it is free");
    does(&mut table, "Vera", &leave(B, false)).expect("she goes");
    does(&mut table, "Vera", &sit(C)).expect("there is nothing to know");
}

#[test]
fn h_1_only_the_host_opens_the_seat_of_a_bot() {
    for game in ["bastion", "sanctum"] {
        let mut table = three(game, &json!({}));
        assert_eq!(refused(does(&mut table, "Otto", &open(C))), RefusalCode::NotHost);
        let opened = does(&mut table, "Anna", &open(C));
        match game {
            "bastion" => assert!(opened.is_ok()),
            _ => assert_eq!(refused(opened), RefusalCode::SeatKept, "a bot tells nobody"),
        }
    }
}

#[test]
fn h_1_a_seat_with_secrets_opens_after_the_time_the_table_says() {
    for (settings, time) in [(json!({}), QUARTER), (json!({ "take_over": 120 }), 120_000)] {
        let mut table = three("sanctum", &settings);
        let anna = player("Anna");
        table.command(&anna, &to_bot(B), without(B, PATIENCE)).expect("a bot stands in");
        let early = table.command(&anna, &open(B), without(B, time - 1));
        assert_eq!(refused(early), RefusalCode::NotAbandoned);
        table.command(&anna, &open(B), without(B, time)).expect("it was long enough");
        does(&mut table, "Vera", &sit(B)).expect("it is open to all");
    }
}

#[test]
fn h_1_nobody_hands_over_one_of_several_seats_they_know() {
    let seats = json!([{ "kind": "me" }, { "kind": "me" }, { "kind": "open" }]);
    let mut table = fresh("sanctum", &json!({}), &seats, &Value::Null);
    table.open(0).expect("the first step");
    does(&mut table, "Otto", &sit(C)).expect("a seat");
    assert_eq!(refused(does(&mut table, "Anna", &leave(B, true))), RefusalCode::SeatKept);
    let otto = player("Otto");
    let opened = table.command(&otto, &open(B), without(B, QUARTER));
    assert_eq!(refused(opened), RefusalCode::SeatKept);
    does(&mut table, "Anna", &leave(B, false)).expect("she goes from one");
    assert_eq!(refused(does(&mut table, "Vera", &sit(B))), RefusalCode::SeatKept);
}

#[test]
fn h_1_only_who_could_sit_connects_to_a_table_that_is_not_watched() {
    let mut table = sanctum();
    table.settings.new.watching.allowed = false;
    does(&mut table, "Otto", &leave(B, false)).expect("he goes");
    assert!(table.may_connect("vera", false).is_err());
    assert!(table.may_connect("otto", false).is_ok());
}

#[test]
fn h_2_a_stand_in_is_no_absence() {
    for game in ["bastion", "sanctum"] {
        let mut table = three(game, &json!({}));
        does(&mut table, "Otto", &to_bot(B)).expect("a bot plays for him");
        for command in [open(B), to_bot(B)] {
            let late = Context { patience: PATIENCE, ..Context::at(QUARTER) };
            let answer = table.command(&player("Anna"), &command, late);
            assert_eq!(refused(answer), RefusalCode::NotAbandoned, "{game}");
        }
    }
}

#[test]
fn h_2_who_is_here_keeps_the_seat_when_time_runs_out() {
    let mut table = two(&json!({ "per": "decision", "seconds": 5 }));
    let (seat, _) = thinker(&table);
    table.time_out(5_000).expect("a bot stands in");
    let them = player(if seat == A { "Otto" } else { "Anna" });
    let answer = table.command(&them, &open(seat), Context::at(QUARTER));
    assert_eq!(refused(answer), RefusalCode::NotAbandoned);
    table.command(&them, &open(seat), without(seat, QUARTER)).expect("they are away");
}

/// Anna and Otto after a few inputs, with the seat that asks and its player.
fn played() -> (Table, Seat, &'static str) {
    let mut table = two(&Value::Null);
    for _ in 0..4 {
        act(&mut table, 0).expect("it is on offer");
    }
    let (seat, caller) = thinker(&table);
    (table, seat, if caller.id == "anna" { "Anna" } else { "Otto" })
}

fn ask(seat: Seat) -> Command {
    Command::AskRollBack { seat, to: Some(1) }
}

fn answer(seat: Seat, agree: bool) -> Command {
    Command::AnswerRollBack { seat, agree }
}

fn open_to(table: &Table) -> Option<Vec<u8>> {
    let asked = table.play_seen(None)?.asked?;
    Some(asked.open.iter().map(u8::from).collect())
}

#[test]
fn h_3_who_is_stood_in_for_is_asked() {
    let (mut table, seat, asker) = played();
    let asked = other(seat);
    let answerer = if asker == "Anna" { "Otto" } else { "Anna" };
    does(&mut table, answerer, &to_bot(asked)).expect("a bot plays for them");
    let done = does(&mut table, asker, &ask(seat)).expect("a request");
    assert_eq!(done.rolled_back, None, "not without consent");
    assert_eq!(open_to(&table), Some(vec![asked.into()]));
    let done = does(&mut table, answerer, &answer(asked, true)).expect("they agree");
    assert_eq!(done.rolled_back, Some(1));
}

#[test]
fn h_3_no_answer_in_time_is_a_no() {
    for (pace, time) in [(Pace::Live, 120_000), (Pace::Own, 24 * 3_600_000)] {
        let (mut table, seat, asker) = played();
        table.settings.new.pace = pace;
        let inputs = table.play_seen(None).expect("a match").inputs;
        does(&mut table, asker, &ask(seat)).expect("a request");
        assert_eq!(table.play_seen(None).expect("a match").asked_until, Some(time));
        assert_eq!(table.deadline(), Some(time));
        assert!(table.time_out(time - 1).is_none());
        let them = player(if asker == "Anna" { "Otto" } else { "Anna" });
        let late = table.command(&them, &answer(other(seat), true), Context::at(time));
        assert_eq!(refused(late), RefusalCode::NotAsked);
        let done = table.time_out(time).expect("it is over");
        assert_eq!(done.entries, [Entry::RollBackLapsed]);
        assert_eq!(table.play_seen(None).expect("a match").inputs, inputs);
        assert_eq!((open_to(&table), table.deadline()), (None, None));
    }
}

#[test]
fn h_3_who_sits_down_meanwhile_has_to_agree_and_who_asked_and_leaves_asks_no_more() {
    let mut table = three("bastion", &json!({}));
    let inputs = |table: &Table| table.play_seen(None).expect("a match").inputs;
    assert!(inputs(&table) > 0, "chance has dealt something");
    let ask = Command::AskRollBack { seat: A, to: Some(0) };
    does(&mut table, "Anna", &open(C)).expect("she is the host");
    does(&mut table, "Anna", &ask).expect("a request");
    does(&mut table, "Vera", &sit(C)).expect("a seat");
    assert_eq!(open_to(&table), Some(vec![1, 2]));
    let done = does(&mut table, "Otto", &answer(B, true)).expect("he agrees");
    assert_eq!(done.rolled_back, None, "Vera did not");
    does(&mut table, "Anna", &leave(A, false)).expect("she goes");
    assert_eq!(open_to(&table), None);
    assert_eq!(refused(does(&mut table, "Vera", &answer(C, true))), RefusalCode::NotAsked);
}

#[test]
fn l_5_the_record_says_how_often_the_game_was_rolled_back() {
    let (mut table, seat, asker) = played();
    let trace = |table: &Table| {
        let tags = table.record_for("anna").expect("an open game").header.tags;
        tags.into_iter().find(|(key, _)| key == "rolled back").map(|(_, count)| count)
    };
    assert_eq!(trace(&table), None);
    let answerer = if asker == "Anna" { "Otto" } else { "Anna" };
    does(&mut table, asker, &ask(seat)).expect("a request");
    does(&mut table, answerer, &answer(other(seat), true)).expect("they agree");
    assert_eq!(trace(&table), Some("1".to_owned()));
}

/// The law knows the past after a restart, too, and reads steps from before it was written.
#[test]
fn h_1_who_held_which_seat_is_read_from_the_steps() {
    let mut kept = Kept::new(|| {
        let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
        fresh("sanctum", &json!({}), &seats, &Value::Null)
    });
    for (who, command) in [("Otto", sit(B)), ("Vera", sit(C)), ("Vera", leave(C, true))] {
        let done = does(&mut kept.table, who, &command).expect("it is allowed");
        kept.keep(0, &done);
    }
    let done = does(&mut kept.table, "Otto", &leave(B, false)).expect("he goes");
    kept.keep(0, &done);
    let mut table = kept.folded();
    assert_eq!(refused(does(&mut table, "Otto", &sit(C))), RefusalCode::HeldAnotherSeat);
    assert_eq!(refused(does(&mut table, "Emil", &sit(B))), RefusalCode::SeatKept);
    let old = r#"[{"opened":{"seat":1}},{"stood_in":{"seat":0,"level":"hard"}}]"#;
    let old: Vec<Entry> = serde_json::from_str(old).expect("entries");
    table.replay(0, old).expect("it happened");
    does(&mut table, "Emil", &sit(B)).expect("who left then left it to all");
}

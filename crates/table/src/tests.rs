//! Tables without a server: clocks that run out, and random requests by random people. Every
//! accepted request can be replayed from storage; a refused one changes nothing.

use std::sync::Arc;

use games::{Games, Refusal, RefusalCode};
use proptest::prelude::*;
use protocol::{Command, Holder, NewTable, Player, Room, TableState};
use serde_json::{Value, json};
use tabletop::{MAX_SEATS, Seat};

use crate::{Context, Done, Entry, Seed, Settings, Table};

mod law;
mod walk;

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

/// The other of two players.
fn other(seat: Seat) -> Seat {
    if seat == A { B } else { A }
}

fn player(name: &str) -> Player {
    Player { id: name.to_lowercase(), name: name.to_owned() }
}

fn context(now: u64) -> Context {
    Context { now, away_since: [Some(0); MAX_SEATS], patience: 60_000 }
}

/// A table that Anna created, before its first step.
fn fresh(game: &str, options: &Value, seats: &Value, clock: &Value) -> Table {
    let new = json!({
        "game": game,
        "options": options,
        "seats": seats,
        "clock": clock,
    });
    let new: NewTable = serde_json::from_value(new).expect("a table");
    let code = || "word".to_owned();
    let games = Games::house();
    let settings = Settings::check(new, player("Anna"), 0, &games, code).expect("settings");
    let game = Arc::clone(games.named(game).expect("a game"));
    Table::new("table".to_owned(), settings, Seed::new([5; 32]), game)
}

/// Anna and Otto, playing since second 0.
fn two(clock: &Value) -> Table {
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let mut table = fresh("bastion", &json!({ "mode": "tutorial" }), &seats, clock);
    table.open(0).expect("the first step");
    let sit = Command::Sit { seat: B, code: None };
    table.command(&player("Otto"), &sit, context(0)).expect("a seat");
    assert_eq!(table.state, TableState::Running);
    table
}

/// The seat the game waits for, and its player.
fn thinker(table: &Table) -> (Seat, Player) {
    let seat = table.needed().lowest().expect("somebody is needed");
    (seat, player(if seat == A { "Anna" } else { "Otto" }))
}

/// A needed player takes the first offer.
fn act(table: &mut Table, now: u64) -> Result<Done, Refusal> {
    let (seat, caller) = thinker(table);
    let running = table.play.as_ref().expect("a match");
    let decision = running.decision_of(seat);
    let text = running.game.offers(seat).swap_remove(0);
    table.command(&caller, &Command::Act { seat, decision, text }, context(now))
}

fn left(table: &Table, seat: Seat) -> u64 {
    let play = table.play_seen(None).expect("a match");
    play.clocks[seat.index()].left
}

#[test]
fn the_time_for_a_decision_runs_out() {
    let mut table = two(&json!({ "per": "decision", "seconds": 60 }));
    assert_eq!(table.deadline(), Some(60_000));
    act(&mut table, 50_000).expect("in time");
    let (seat, caller) = thinker(&table);
    assert_eq!(table.deadline(), Some(110_000));
    assert!(table.time_out(109_999).is_none());
    let number = table.number;
    let done = table.time_out(110_000).expect("a bot stands in");
    assert!(matches!(&done.entries[..], [Entry::StoodIn { seat: it, .. }] if *it == seat));
    assert!(done.is_table_changed);
    assert_eq!(table.number, number + 1);
    assert_eq!(table.seats[seat.index()].stand_in.as_deref(), Some("hard"));
    // A bot has to act now; the clock has no further effect.
    assert_eq!(table.deadline(), Some(0));
    assert!(table.time_out(10_000_000).is_none());
    assert_eq!(act(&mut table, 111_000).expect_err("a bot decides").code, RefusalCode::StoodIn);
    let running = table.play.as_ref().expect("a match");
    let text = running.game.offers(seat).swap_remove(0);
    table.bot_acts(seat, &text, 112_000).expect("the bot acts");
    // The player comes back and gets the time of one decision.
    let back = Command::Return { seat };
    table.command(&caller, &back, context(200_000)).expect("they are back");
    assert!(table.seats[seat.index()].stand_in.is_none());
    let again = table.command(&caller, &back, context(200_000)).expect_err("they are here");
    assert_eq!(again.code, RefusalCode::NotStoodIn);
    if thinker(&table).0 == seat {
        assert_eq!(table.deadline(), Some(260_000));
        act(&mut table, 259_999).expect("in time");
    }
}

#[test]
fn the_time_of_a_seat_runs_out() {
    let mut table = two(&json!({ "per": "seat", "seconds": 100 }));
    let (seat, caller) = thinker(&table);
    let mut now = 0;
    while thinker(&table).0 == seat && now < 90_000 {
        now += 30_000;
        act(&mut table, now).expect("in time");
    }
    assert_eq!(left(&table, seat), 100_000 - now);
    assert_eq!(left(&table, other(seat)), 100_000);
    while thinker(&table).0 != seat {
        act(&mut table, now).expect("at once");
    }
    let deadline = table.deadline().expect("a clock runs");
    assert_eq!(deadline, 100_000);
    table.time_out(deadline).expect("a bot stands in");
    assert_eq!(left(&table, seat), 0);
    table.command(&caller, &Command::Return { seat }, context(500_000)).expect("they are back");
    assert_eq!(left(&table, seat), 10_000, "a tenth of the time again");
    assert_eq!(table.deadline(), Some(510_000));
}

/// A player who runs out of time and is away may be replaced for good, and all players may run out
/// of time.
#[test]
fn who_ran_out_of_time_and_is_away_is_abandoned() {
    let mut table = two(&json!({ "per": "seat", "seconds": 5 }));
    let (seat, caller) = thinker(&table);
    let them = player(if seat == A { "Otto" } else { "Anna" });
    let context = |now| Context { away_since: [Some(now - 60_000); MAX_SEATS], ..context(now) };
    let open = Command::GiveSeat { seat, to: Holder::Open };
    table.time_out(5_000).expect("a bot stands in");
    let here = table.command(&them, &open, Context::at(70_000)).expect_err("they are here");
    assert_eq!(here.code, RefusalCode::NotAbandoned);
    table.command(&them, &open, context(70_000)).expect("their time was over");
    let context = context(70_000);
    assert!(table.seats_of(&caller.id).is_empty());
    assert_eq!(table.state, TableState::Running, "somebody is left");
    table
        .command(&them, &Command::Leave { seat: other(seat), hand_over: false }, context)
        .expect("they go, too");
    assert_eq!(table.state, TableState::Closed);
    assert_eq!(table.deadline(), None);
}

/// A table and its stored steps.
struct Kept {
    table: Table,
    first: fn() -> Table,
    steps: Vec<(u64, String)>,
}

impl Kept {
    fn new(first: fn() -> Table) -> Self {
        let mut table = first();
        let done = table.open(0).expect("the first step");
        let mut kept = Kept { table, first, steps: Vec::new() };
        kept.keep(0, &done);
        kept
    }

    fn keep(&mut self, at: u64, done: &Done) {
        self.steps.push((at, serde_json::to_string(&done.entries).expect("JSON")));
    }

    /// The table, read from storage.
    fn folded(&self) -> Table {
        let mut table = (self.first)();
        for (at, body) in &self.steps {
            let entries: Vec<Entry> = serde_json::from_str(body).expect("entries");
            table.replay(*at, entries).expect("a step that happened happens again");
        }
        table
    }
}

/// Everything visible of a table, for every viewer.
fn everything(table: &Table) -> Value {
    let eyes = [None].into_iter().chain(Seat::first(table.seats.len()).map(Some));
    let seen = eyes.map(|it| serde_json::to_value(table.play_seen(it)).expect("JSON"));
    json!({
        "number": table.number,
        "info": table.info(),
        "seen": seen.collect::<Vec<_>>(),
        "record": table.game().map(|it| it.record().to_string()),
        "position": table.play.as_ref().map(|it| it.game.position()),
        "deadline": table.deadline(),
    })
}

/// One attempted request.
#[derive(Clone, Copy, Debug)]
struct Try {
    who: usize,
    what: u8,
    seat: Seat,
    pick: usize,
    later: u64,
}

fn any_try() -> impl Strategy<Value = Try> {
    (0usize..4, 0u8..24, (0u8..4).prop_map(Seat::new), any::<usize>(), 0u64..4000)
        .prop_map(|(who, what, seat, pick, later)| Try { who, what, seat, pick, later })
}

fn wanted(table: &Table, it: Try) -> (Player, Command) {
    let callers = ["Anna", "Otto", "Vera", "Emil"];
    let mut caller = player(callers[it.who]);
    let mut seat = it.seat;
    let Try { pick, .. } = it;
    let agree = pick % 3 != 0;
    let command = match it.what {
        // Mostly needed players act, so that the game continues.
        0..=11 => {
            if let Some(needed) = table.needed().lowest().filter(|_| pick % 8 != 0) {
                seat = needed;
                let holder = table.holder(needed).unwrap_or("anna");
                caller = callers.map(player).into_iter().find(|it| it.id == holder).expect("one");
            }
            let running = table.play.as_ref();
            let offers = running.map(|it| it.game.offers(seat)).unwrap_or_default();
            let text = offers.get(pick % offers.len().max(1)).cloned().unwrap_or_default();
            let decision = running.map_or(0, |it| it.decision_of(seat));
            match it.what {
                0..=8 => Command::Act { seat, decision, text },
                9 => Command::Act { seat, decision: decision.wrapping_sub(1), text },
                _ => Command::TakeBack { seat, decision },
            }
        }
        12 => Command::AskRollBack { seat, to: None },
        13 => {
            let inputs = table.play.as_ref().map_or(0, |it| it.game.inputs());
            Command::AskRollBack { seat, to: Some((pick % (inputs + 2)) as u32) }
        }
        14 | 15 => Command::AnswerRollBack { seat, agree },
        16 | 17 => Command::Sit { seat, code: agree.then(|| "word".to_owned()) },
        18 => Command::Leave { seat, hand_over: agree },
        19 => Command::Return { seat },
        20 => Command::GiveSeat { seat, to: Holder::Bot { level: "random".to_owned() } },
        21 => Command::GiveSeat { seat, to: Holder::Open },
        22 if pick % 5 == 0 => Command::CloseTable,
        22 => Command::Rematch,
        _ => Command::Say { room: Room::Table, text: "hello".to_owned() },
    };
    (caller, command)
}

fn tried(first: fn() -> Table, tries: &[Try]) -> Result<(), TestCaseError> {
    let mut kept = Kept::new(first);
    let mut now = 0;
    for it in tries {
        now += it.later;
        while let Some(done) = kept.table.time_out(now) {
            kept.keep(now, &done);
        }
        let before = everything(&kept.table);
        let (caller, command) = wanted(&kept.table, *it);
        match kept.table.command(&caller, &command, context(now)) {
            Ok(done) => kept.keep(now, &done),
            Err(refused) => {
                prop_assert!(!kept.table.is_torn(), "{caller:?} {command:?}: {refused:?}");
                prop_assert_eq!(&before, &everything(&kept.table), "{:?}", command);
            }
        }
        let renamed = Player { name: format!("{} {}", caller.name, it.pick % 3), ..caller };
        if it.pick % 16 == 0
            && let Some(done) = kept.table.rename(&renamed, now)
        {
            kept.keep(now, &done);
        }
        bots_act(&mut kept, now, it.pick);
        let folded = kept.folded();
        prop_assert_eq!(everything(&folded), everything(&kept.table), "after {:?}", command);
    }
    Ok(())
}

/// Needed bots act.
fn bots_act(kept: &mut Kept, now: u64, pick: usize) {
    for _ in 0..8 {
        let table = &mut kept.table;
        let Some(seat) = table.needed().iter().find(|it| table.bot_in(*it).is_some()) else {
            return;
        };
        let offers = table.play.as_ref().map(|it| it.game.offers(seat)).unwrap_or_default();
        let text = &offers[pick % offers.len()];
        let done = table.bot_acts(seat, text, now).expect("it is on offer");
        kept.keep(now, &done);
    }
}

fn bastion() -> Table {
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "invited" }]);
    fresh(
        "bastion",
        &json!({ "mode": "tutorial" }),
        &seats,
        &json!({ "per": "seat", "seconds": 30 }),
    )
}

fn sanctum() -> Table {
    let seats = json!([{ "kind": "me" }, { "kind": "invited", "player": "otto" }]);
    fresh("sanctum", &json!({}), &seats, &json!({ "per": "decision", "seconds": 5 }))
}

fn hot_seat() -> Table {
    let seats = json!([{ "kind": "me" }, { "kind": "me" }, { "kind": "bot", "level": "random" }]);
    fresh("sanctum", &json!({}), &seats, &Value::Null)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn what_is_stored_is_the_table_of_bastion(
        tries in proptest::collection::vec(any_try(), 1..60),
    ) {
        tried(bastion, &tries)?;
    }

    #[test]
    fn what_is_stored_is_the_table_of_sanctum(
        tries in proptest::collection::vec(any_try(), 1..60),
    ) {
        tried(sanctum, &tries)?;
    }

    #[test]
    fn what_is_stored_is_the_table_of_one_device(
        tries in proptest::collection::vec(any_try(), 1..60),
    ) {
        tried(hot_seat, &tries)?;
    }
}

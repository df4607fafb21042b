//! Random histories of a game with secrets: people sit, leave, are stood in for, go back and are
//! away, and two of them conspire. What each may know is computed here from what happened, apart
//! from the table, and nobody ever sees more.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use games::Games;
use proptest::prelude::*;
use protocol::{Command, Holder, NewTable, Pace};
use serde_json::json;
use tabletop::{MAX_SEATS, Seat};

use super::player;
use crate::{Context, Done, Entry, Seed, Settings, Table};

/// Anna is the host. Ivan is her second account.
const PEOPLE: [&str; 5] = ["Anna", "Ivan", "Otto", "Vera", "Emil"];
const CONSPIRATORS: [&str; 2] = ["Anna", "Ivan"];
const PATIENCE: u64 = 60_000;
/// After how long the table lets a seat go to others.
const TAKE_OVER: u64 = 600_000;

/// What the law says, from what happened.
#[derive(Default)]
struct Law {
    /// The seats each person may know.
    granted: BTreeMap<&'static str, BTreeSet<Seat>>,
    /// Seats that anybody may take over who has held no other.
    free: BTreeSet<Seat>,
    /// Seats whose player ran out of time.
    late: BTreeSet<Seat>,
    /// Who asked to go back, and who agreed.
    asked: Option<(&'static str, BTreeSet<&'static str>)>,
    away_since: BTreeMap<&'static str, u64>,
}

struct Walk {
    table: Table,
    law: Law,
    pace: Pace,
    now: u64,
}

/// One attempt.
#[derive(Clone, Copy, Debug)]
struct Move {
    who: usize,
    what: u8,
    seat: Seat,
    pick: usize,
    later: u64,
}

fn any_move() -> impl Strategy<Value = Move> {
    let later = prop_oneof![4 => 0u64..20_000, 1 => 0u64..900_000];
    (0usize..5, 0u8..20, (0u8..4).prop_map(Seat::new), any::<usize>(), later)
        .prop_map(|(who, what, seat, pick, later)| Move { who, what, seat, pick, later })
}

fn named(id: &str) -> &'static str {
    PEOPLE.into_iter().find(|it| it.to_lowercase() == id).expect("one of them")
}

impl Walk {
    /// Anna, Otto, Vera and a bot play; Ivan and Emil look on.
    fn new(pace: Pace, has_clock: bool) -> Self {
        let clock = has_clock.then(|| json!({ "per": "decision", "seconds": 30 }));
        let seat = || json!({ "kind": "open" });
        let new = json!({
            "game": "sanctum",
            "seats": [{ "kind": "me" }, seat(), seat(), { "kind": "bot", "level": "random" }],
            "pace": pace,
            "clock": clock,
            "take_over": (pace == Pace::Live).then_some(TAKE_OVER / 1000),
        });
        let new: NewTable = serde_json::from_value(new).expect("a table");
        let games = Games::house();
        let settings = Settings::check(new, player("Anna"), 0, &games, String::new);
        let game = Arc::clone(games.named("sanctum").expect("a game"));
        let id = "table".to_owned();
        let table = Table::new(id, settings.expect("settings"), Seed::new([5; 32]), game);
        let mut walk = Walk { table, law: Law::default(), pace, now: 0 };
        walk.table.open(0).expect("the first step");
        for (seat, who) in [(0, "Anna"), (1, "Otto"), (2, "Vera")] {
            let command = Command::Sit { seat: Seat::new(seat), code: None };
            if who != "Anna" {
                walk.table.command(&player(who), &command, Context::at(0)).expect("a seat");
            }
            walk.law.granted.entry(who).or_default().insert(Seat::new(seat));
        }
        walk
    }

    fn context(&self) -> Context {
        let since = |seat| self.law.away_since.get(named(self.table.holder(seat)?)).copied();
        let away_since = std::array::from_fn(|index| since(Seat::new(index as u8)));
        Context { now: self.now, away_since, patience: PATIENCE }
    }

    /// For each seat, its person.
    fn holders(&self) -> [Option<&'static str>; MAX_SEATS] {
        std::array::from_fn(|index| self.table.holder(Seat::new(index as u8)).map(named))
    }

    /// Whether others may take over the seat of a person who did not leave it.
    fn has_lost_it(&self, seat: Seat, holder: &str) -> bool {
        let Some(since) = self.law.away_since.get(holder) else { return false };
        let away = self.now - since;
        (self.law.late.contains(&seat) && away >= PATIENCE)
            || (self.pace == Pace::Live && away >= TAKE_OVER)
    }

    /// What somebody tries. Mostly it makes sense: their own seat, or one that is free.
    fn wish(&self, it: Move) -> Option<(&'static str, Command)> {
        let Move { who, what, mut seat, pick, .. } = it;
        let mut who = PEOPLE[who];
        let holders = self.holders();
        match what {
            0..=2 => {
                let free: Vec<Seat> = Seat::first(4)
                    .filter(|it| holders[it.index()].is_none() && self.table.bot_in(*it).is_none())
                    .collect();
                seat = free.get(pick % free.len().max(1)).copied().unwrap_or(seat);
            }
            3..=6 | 11..=14 if pick % 8 != 0 => who = holders[seat.index()].unwrap_or(who),
            7..=10 => who = holders.into_iter().flatten().nth(pick % 3).unwrap_or(who),
            _ => {}
        }
        let agree = pick % 4 != 0;
        let bot = || Holder::Bot { level: "random".to_owned() };
        let command = match what {
            0..=2 => Command::Sit { seat, code: None },
            3 => Command::Leave { seat, hand_over: pick % 2 == 0 },
            4 | 5 => Command::Return { seat },
            6 => Command::GiveSeat { seat, to: bot() },
            7..=10 => Command::GiveSeat { seat, to: Holder::Open },
            11 => Command::AskRollBack { seat, to: None },
            12 => Command::AskRollBack { seat, to: Some((pick % 8) as u32) },
            13 | 14 => Command::AnswerRollBack { seat, agree },
            15..=17 => {
                let needed = self.table.needed().lowest()?;
                who = holders[needed.index()]?;
                let running = self.table.play.as_ref()?;
                let offers = running.game.offers(needed);
                let text = offers.get(pick % offers.len().max(1))?.clone();
                Command::Act { seat: needed, decision: running.decision_of(needed), text }
            }
            _ => return None,
        };
        Some((who, command))
    }

    fn step(&mut self, it: Move) -> Result<(), TestCaseError> {
        self.now += it.later;
        while let Some(done) = self.table.time_out(self.now) {
            self.time_passed(&done);
        }
        let who = PEOPLE[it.who];
        if it.what == 18 {
            self.law.away_since.entry(who).or_insert(self.now);
        }
        if it.what == 19 {
            self.law.away_since.remove(who);
        }
        let before = self.holders();
        if let Some((who, command)) = self.wish(it) {
            // Who does something is there.
            self.law.away_since.remove(who);
            let context = self.context();
            if let Ok(done) = self.table.command(&player(who), &command, context) {
                self.law_of(who, &command, &done, before)?;
            }
        }
        self.bots_act(it.pick);
        self.nobody_sees_too_much()
    }

    fn time_passed(&mut self, done: &Done) {
        for entry in &done.entries {
            match entry {
                Entry::StoodIn { seat, .. } => {
                    self.law.late.insert(*seat);
                }
                _ => self.law.asked = None,
            }
        }
    }

    fn bots_act(&mut self, pick: usize) {
        for _ in 0..4 {
            let bots = self.table.needed().iter().find(|it| self.table.bot_in(*it).is_some());
            let (Some(seat), Some(running)) = (bots, &self.table.play) else { return };
            let offers = running.game.offers(seat);
            let text = offers[pick % offers.len()].clone();
            self.table.bot_acts(seat, &text, self.now).expect("it is on offer");
        }
    }

    /// What a request that was granted changes, and whether it could be granted.
    fn law_of(
        &mut self,
        who: &'static str,
        command: &Command,
        done: &Done,
        before: [Option<&'static str>; MAX_SEATS],
    ) -> Result<(), TestCaseError> {
        if let Command::Sit { seat, .. } = command {
            let granted = self.law.granted.entry(who).or_default();
            if granted.is_empty() && self.law.free.contains(seat) {
                granted.insert(*seat);
            }
            self.law.free.remove(seat);
        }
        if let Command::Return { seat } = command {
            self.law.late.remove(seat);
        }
        for (seat, holder) in Seat::first(4).zip(before) {
            let Some(holder) = holder.filter(|_| self.table.holder(seat).is_none()) else {
                continue;
            };
            match command {
                Command::Leave { hand_over, .. } => {
                    if *hand_over {
                        self.law.free.insert(seat);
                    }
                }
                _ => {
                    let is_lost = self.has_lost_it(seat, holder);
                    prop_assert!(is_lost, "{who} evicted {holder}: {command:?}");
                    self.law.free.insert(seat);
                }
            }
            self.law.late.remove(&seat);
            if self.law.asked.as_ref().is_some_and(|(asker, _)| *asker == holder) {
                self.law.asked = None;
            }
        }
        match command {
            Command::AskRollBack { .. } => self.law.asked = Some((who, BTreeSet::new())),
            Command::AnswerRollBack { agree: true, .. } => {
                self.law.asked.iter_mut().for_each(|(_, agreed)| {
                    agreed.insert(who);
                });
            }
            Command::AnswerRollBack { agree: false, .. } => self.law.asked = None,
            _ => {}
        }
        if done.rolled_back.is_some() {
            let (asker, agreed) = self.law.asked.take().expect("somebody asked");
            let seated: BTreeSet<_> = self.holders().into_iter().flatten().collect();
            let unasked: Vec<_> =
                seated.into_iter().filter(|it| *it != asker && !agreed.contains(it)).collect();
            prop_assert!(unasked.is_empty(), "{unasked:?} did not agree");
        }
        Ok(())
    }

    /// A seat and all its moments are seen by who may look from it.
    fn nobody_sees_too_much(&self) -> Result<(), TestCaseError> {
        let sees = |who: &str| -> BTreeSet<Seat> {
            let may = |seat: &Seat| {
                self.table.eyes_of(&who.to_lowercase(), Some(*seat)) == Some(*seat)
                    || self.table.may_look(&player(who), Some(*seat)).is_ok()
            };
            Seat::first(4).filter(may).collect()
        };
        let may_know = |who: &str| self.law.granted.get(who).cloned().unwrap_or_default();
        for who in PEOPLE {
            prop_assert!(sees(who).is_subset(&may_know(who)), "{} sees {:?}", who, sees(who));
            prop_assert!(may_know(who).len() <= 1, "{} hopped", who);
        }
        let together: BTreeSet<Seat> = CONSPIRATORS.iter().flat_map(|it| sees(it)).collect();
        let allowed: BTreeSet<Seat> = CONSPIRATORS.iter().flat_map(|it| may_know(it)).collect();
        prop_assert!(together.is_subset(&allowed), "they know {:?}", together);
        Ok(())
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn h_1_h_2_h_3_nobody_gets_more_than_the_law_of_seats_allows(
        is_live in any::<bool>(),
        has_clock in any::<bool>(),
        moves in proptest::collection::vec(any_move(), 40..160),
    ) {
        let mut walk = Walk::new(if is_live { Pace::Live } else { Pace::Own }, has_clock);
        for it in moves {
            walk.step(it)?;
        }
    }
}

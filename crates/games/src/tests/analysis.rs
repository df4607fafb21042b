//! Games judged by a bot.

use std::collections::BTreeSet;
use std::path::Path;

use tabletop::{Author, Record};

use super::game;
use crate::{Adviser, Analysis, AnyMatch, Budget, MatchTools};

/// A recorded game of another crate.
fn recorded(of: &str, name: &str) -> (Record, Box<dyn MatchTools>) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(of);
    let text = std::fs::read_to_string(folder.join("fixtures").join(name)).expect("a record");
    let record = Record::parse(&text).expect("a record");
    let played = game(of).replay(record.clone()).expect("it replays");
    (record, played)
}

fn analysis(game: &dyn AnyMatch, bot: &str) -> Analysis {
    let adviser = Adviser { budget: Some(Budget::nodes(50)), ..Adviser::new(bot, 1) };
    let mut analyst = game.analyst(&adviser).expect("there is such a bot");
    let mut done = 0;
    while analyst.advance().expect("bots judge") {
        assert!(analyst.progress().done > done, "every step leads on");
        done = analyst.progress().done;
    }
    assert_eq!(analyst.progress().done, analyst.progress().of);
    analyst.analysis()
}

fn must_be_sound(record: &Record, analysis: &Analysis) {
    for decision in &analysis.decisions {
        let line = &record.lines[decision.input as usize - 1];
        assert_eq!(decision.action, line.text);
        assert!(matches!(line.author, Author::Seat(seat) if u8::from(seat) == decision.seat));
        assert!(decision.loss >= 0);
        assert_eq!(decision.loss == 0, decision.alternatives.is_empty(), "{decision:?}");
        assert!(decision.best.value >= decision.value);
    }
    let last = analysis.course.last().expect("a course");
    assert_eq!(last.input as usize, record.lines.len());
    for seat in &analysis.seats {
        let own = analysis.decisions.iter().filter(|it| it.seat == seat.seat);
        assert_eq!(own.map(|it| it.loss).sum::<i32>(), seat.loss);
    }
    let points = &analysis.turning_points;
    assert!((1..=5).contains(&points.len()), "{points:?}");
    assert!(points.is_sorted_by(|one, next| one < next));
    let known: BTreeSet<u32> = analysis.decisions.iter().map(|it| it.input).collect();
    let luck: BTreeSet<u32> = analysis.luck.iter().map(|it| it.input).collect();
    assert!(points.iter().all(|it| known.contains(it) || luck.contains(it)));
}

/// How many of the decisions of a record left a choice.
fn choices(record: &Record, of: &str) -> usize {
    let header = record.header.clone();
    let mut again = game(of).begin(header).expect("options");
    let mut count = 0;
    for line in &record.lines {
        match line.author {
            Author::Seat(seat) => {
                count += usize::from(again.offers(seat).len() > 1);
                again.act(seat, &line.text).expect("recorded");
            }
            Author::Chance(stream) => drop(again.resolve_as(stream, &line.text).expect("recorded")),
        }
    }
    count
}

#[test]
fn a_game_of_bastion_is_judged_from_its_first_decision_to_its_last() {
    let (record, game) = recorded("bastion", "random-late-arrival-3.record");
    let analysis = analysis(&*game, "greedy");
    must_be_sound(&record, &analysis);
    assert_eq!(analysis.decisions.len(), choices(&record, "bastion"));
    assert!(analysis.seats.iter().all(|it| it.mistakes > 0), "who plays at random makes mistakes");
    assert!(analysis.course.iter().all(|it| it.values.len() == 1), "all play together");
}

#[test]
fn a_game_of_sanctum_is_judged_by_the_luck_of_every_roll() {
    let (record, game) = recorded("sanctum", "normal-2.record");
    let analysis = analysis(&*game, "hard");
    must_be_sound(&record, &analysis);
    assert!(analysis.course.iter().all(|it| it.values.len() == 2), "each for itself");
    assert!(analysis.luck.iter().any(|it| it.luck > 0 && it.outcome.starts_with("roll")));
    assert!(analysis.luck.iter().any(|it| it.luck < 0 && it.outcome.starts_with("roll")));
    // The same record gives the same analysis.
    assert_eq!(analysis, self::analysis(&*game, "hard"));
}

#[test]
fn who_thinks_loses_less_than_who_plays_at_random() {
    let loss = |name| {
        let (record, game) = recorded("bastion", name);
        let analysis = analysis(&*game, "greedy");
        must_be_sound(&record, &analysis);
        let losses = analysis.decisions.iter().map(|it| it.loss);
        losses.sum::<i32>() / analysis.decisions.len() as i32
    };
    let (thinks, random) = (loss("victory-2.record"), loss("random-late-arrival-3.record"));
    assert!(2 * thinks < random, "{thinks}, {random}");
}

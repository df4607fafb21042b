//! Records: written and read, refused with the line.

use super::toy::{Rolled, Step, Toy};
use crate::{Header, Match, Record, RecordError, Seat, Stream, replay};

fn played() -> Match<Toy> {
    let mut game = Match::<Toy>::new(&(), &true);
    game.act(Seat::new(0), Step::Take(2)).unwrap();
    game.act(Seat::new(1), Step::Roll).unwrap();
    game.resolve_as(Stream::of(Seat::new(1)), Rolled(5)).unwrap();
    game
}

fn header() -> Header {
    Header { options: vec![("together".to_owned(), "true".to_owned())], ..Header::default() }
}

fn read(text: &str) -> Result<Match<Toy>, RecordError> {
    replay(&(), &Record::parse(text)?)
}

#[test]
fn a_record_is_read_as_it_was_written() {
    let text = Record::of(&played(), header()).to_string();
    assert_eq!(
        text,
        "battlement record 1\ngame: toy\nrules: 3\nset: toy 1\noptions: together=true\n\n\
         0 take 2\n1 roll\n*1 die 5\n"
    );
    let again = read(&text).unwrap();
    assert_eq!(again.game(), played().game());
    assert_eq!(again.record(), played().record());
}

#[test]
fn comments_and_tags_do_not_disturb() {
    let text = "battlement record 1\ngame: toy\nseat 0: Anna\n\n# a comment\n0 take 1\n";
    let record = Record::parse(text).unwrap();
    assert_eq!(record.header.tags, [("seat 0".to_owned(), "Anna".to_owned())]);
    assert_eq!(record.lines[0].number, 6);
    assert_eq!(read(text).unwrap().game().points, [1, 0]);
}

#[test]
fn broken_records_name_the_line() {
    let begin = "battlement record 1\ngame: toy\n";
    let cases = [
        ("", 1, "begins with the line"),
        ("battlement record 1\n", 1, "`game:` is missing"),
        ("battlement record 1\ngame: chess\n", 2, "not of toy"),
        ("battlement record 1\ngame: toy\nrules: 9\n", 3, "newer than 3"),
        ("battlement record 1\ngame: toy\nset: other 2\n", 3, "component set"),
        ("battlement record 1\ngame: toy\noptions: x\n", 3, "key=value"),
        ("battlement record 1\ngame: toy\nposition: {\n", 3, "not JSON"),
        (&format!("{begin}0 take 9\n"), 3, "not an action; nearest offers: take"),
        (&format!("{begin}1 take 1\n"), 3, "not allowed by T-1.1; seat 1 has no decision now"),
        (&format!("{begin}*0 die 3\n"), 3, "not possible now"),
        (&format!("{begin}hello\n"), 3, "neither an input nor a tag"),
        (&format!("{begin}0 take 1\nseat: x\n"), 4, "before the first input"),
        (&format!("{begin}0 take 1\nresult: 0\n"), 4, "the game is not over"),
        (&format!("{begin}result: 0\n0 take 1\n"), 4, "nothing follows the result"),
    ];
    for (text, line, reason) in cases {
        let error = read(text).map(|_| ()).expect_err(text);
        assert!(error.line == line && error.reason.contains(reason), "{text:?}: {error}");
    }
}

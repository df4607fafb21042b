//! A match as a text file: tags, one input per line, the result.
//!
//! ```text
//! battlement record 1
//! game: bastion
//! options: players=2 mode=tutorial
//!
//! * draw beast/red
//! 0 move district/3
//! # a comment
//! result: lost destroyed B-11.2
//! ```
//!
//! `0` is a seat, `*` the common stream of chance, `*1` the stream of seat 1. Any prefix of a
//! record is the record of a running match.

use std::fmt;

use crate::{Game, Input, Match, Notation, ParseError, Rejected, Seat, Stream, nearest};

/// The version of this text form.
const FORMAT: &str = "battlement record 1";

/// The tags at the head of a record.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Header {
    /// The name of the game.
    pub game: String,
    /// The version of the rules code that wrote it.
    pub rules: u32,
    /// The component set and its hash.
    pub set: String,
    /// The options the match was created from.
    pub options: Vec<(String, String)>,
    /// Where it begins, if not at the options' set-up: a position as one line of JSON.
    pub position: Option<String>,
    /// Everything else: who sat where, the commitment to the seed, dates.
    pub tags: Vec<(String, String)>,
    /// In which line of the file the known tags were read; empty for a header that was not read.
    pub lines: Vec<(&'static str, usize)>,
}

impl Header {
    /// The line of a tag; the first line if it is not there.
    fn line(&self, tag: &str) -> usize {
        self.lines.iter().find(|(name, _)| *name == tag).map_or(1, |(_, line)| *line)
    }
}

/// One input as it stands in the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Line number in the file, from 1.
    pub number: usize,
    /// A seat, or a stream of chance.
    pub author: Author,
    /// The notation of the action or outcome.
    pub text: String,
}

/// Who an input comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Author {
    /// A seat.
    Seat(Seat),
    /// Chance.
    Chance(Stream),
}

impl Author {
    /// Reads `0`, `*` or `*0`.
    pub fn read(text: &str) -> Option<Self> {
        let seat = |digits: &str| digits.parse::<Seat>().ok();
        match text.strip_prefix('*') {
            None => seat(text).map(Author::Seat),
            Some("") => Some(Author::Chance(Stream::TABLE)),
            Some(own) => seat(own).map(|it| Author::Chance(Stream::of(it))),
        }
    }
}

impl fmt::Display for Author {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Author::Seat(seat) => write!(f, "{seat}"),
            Author::Chance(stream) => match stream.seat() {
                None => write!(f, "*"),
                Some(seat) => write!(f, "*{seat}"),
            },
        }
    }
}

/// A record, read but not yet replayed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// The tags.
    pub header: Header,
    /// The inputs.
    pub lines: Vec<Line>,
    /// The result and its line number, if the record has one.
    pub result: Option<(usize, String)>,
}

/// What is wrong with a record, and in which line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct RecordError {
    /// Line number in the file, from 1.
    pub line: usize,
    /// What is wrong there.
    pub reason: String,
}

fn wrong(line: usize, reason: impl Into<String>) -> RecordError {
    RecordError { line, reason: reason.into() }
}

impl Record {
    /// The record of a match.
    pub fn of<G: Notation>(game: &Match<G>, mut header: Header) -> Self {
        G::NAME.clone_into(&mut header.game);
        header.rules = G::RULES_VERSION;
        header.set = G::set_id(game.game().components());
        let lines = game.record().iter().map(|input| match input {
            Input::Act(seat, action) => (Author::Seat(*seat), action.to_string()),
            Input::Chance(stream, chance) => (Author::Chance(*stream), chance.to_string()),
        });
        let lines = lines.map(|(author, text)| Line { number: 0, author, text }).collect();
        let result = game.game().outcome().map(|outcome| (0, outcome.to_string()));
        Record { header, lines, result }
    }

    /// Reads the text form. Nothing is replayed yet.
    ///
    /// # Errors
    /// With the line that cannot be read.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        let mut record = Record::default();
        let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
        if lines.next().map(|(_, line)| line) != Some(FORMAT) {
            return Err(wrong(1, format!("a record begins with the line `{FORMAT}`")));
        }
        for (number, line) in lines {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            if let Some((_, result)) = &record.result {
                return Err(wrong(number, format!("nothing follows the result `{result}`")));
            }
            record.read_line(number, line)?;
        }
        if record.header.game.is_empty() {
            return Err(wrong(1, "the tag `game:` is missing"));
        }
        Ok(record)
    }

    fn read_line(&mut self, number: usize, line: &str) -> Result<(), RecordError> {
        let (head, rest) = line.split_once(' ').unwrap_or((line, ""));
        if let Some(author) = Author::read(head) {
            self.lines.push(Line { number, author, text: rest.trim().to_owned() });
            return Ok(());
        }
        let Some((key, value)) = line.split_once(':') else {
            return Err(wrong(number, format!("`{line}` is neither an input nor a tag")));
        };
        let (key, value) = (key.trim(), value.trim().to_owned());
        if key == "result" {
            self.result = Some((number, value));
            return Ok(());
        }
        if !self.lines.is_empty() {
            return Err(wrong(number, format!("the tag `{key}:` belongs before the first input")));
        }
        let header = &mut self.header;
        let known = ["game", "rules", "set", "options", "position"];
        header.lines.extend(known.into_iter().filter(|it| *it == key).map(|it| (it, number)));
        match key {
            "game" => header.game = value,
            "set" => header.set = value,
            "position" => header.position = Some(value),
            "rules" => {
                header.rules = value
                    .parse()
                    .map_err(|_| wrong(number, format!("`{value}` is not a version number")))?;
            }
            "options" => header.options = read_pairs(&value).map_err(|it| wrong(number, it))?,
            _ => header.tags.push((key.to_owned(), value)),
        }
        Ok(())
    }
}

/// Reads `key=value` pairs separated by blanks.
fn read_pairs(text: &str) -> Result<Vec<(String, String)>, String> {
    text.split_whitespace()
        .map(|pair| match pair.split_once('=') {
            Some((key, value)) => Ok((key.to_owned(), value.to_owned())),
            None => Err(format!("`{pair}` is not of the form key=value")),
        })
        .collect()
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let header = &self.header;
        writeln!(f, "{FORMAT}")?;
        writeln!(f, "game: {}", header.game)?;
        writeln!(f, "rules: {}", header.rules)?;
        writeln!(f, "set: {}", header.set)?;
        if !header.options.is_empty() {
            let pairs: Vec<_> = header.options.iter().map(|(k, v)| format!("{k}={v}")).collect();
            writeln!(f, "options: {}", pairs.join(" "))?;
        }
        if let Some(position) = &header.position {
            writeln!(f, "position: {position}")?;
        }
        for (key, value) in &header.tags {
            writeln!(f, "{key}: {value}")?;
        }
        writeln!(f)?;
        for line in &self.lines {
            writeln!(f, "{} {}", line.author, line.text)?;
        }
        if let Some((_, result)) = &self.result {
            writeln!(f, "result: {result}")?;
        }
        Ok(())
    }
}

/// Plays a record again, every line checked.
///
/// # Errors
/// With the line that is refused, or the tag that does not fit the game.
pub fn replay<G: Notation>(
    components: &'static G::Components,
    record: &Record,
) -> Result<Match<G>, RecordError> {
    let header = &record.header;
    if header.game != G::NAME {
        let reason = format!("this is a record of `{}`, not of {}", header.game, G::NAME);
        return Err(wrong(header.line("game"), reason));
    }
    if header.rules > G::RULES_VERSION {
        let reason = format!("rules version {} is newer than {}", header.rules, G::RULES_VERSION);
        return Err(wrong(header.line("rules"), reason));
    }
    let set = G::set_id(components);
    if !header.set.is_empty() && header.set != set {
        let reason = format!("played with the component set `{}`, not with `{set}`", header.set);
        return Err(wrong(header.line("set"), reason));
    }
    let mut game = start::<G>(components, header)?;
    for line in &record.lines {
        step(&mut game, line)?;
    }
    if let Some((line, claimed)) = &record.result {
        let Some(outcome) = game.game().outcome() else {
            let reason = format!("the result is `{claimed}`, but the game is not over");
            return Err(wrong(*line, reason));
        };
        if *claimed != outcome.to_string() {
            let reason = format!("the result is `{claimed}`, but the game ended `{outcome}`");
            return Err(wrong(*line, reason));
        }
    }
    Ok(game)
}

fn start<G: Notation>(
    components: &'static G::Components,
    header: &Header,
) -> Result<Match<G>, RecordError> {
    if let Some(text) = &header.position {
        let at = header.line("position");
        let position = serde_json::from_str(text)
            .map_err(|error| wrong(at, format!("the tag `position:` is not JSON: {error}")))?;
        let game =
            G::from_position(components, &position).map_err(|it| wrong(at, it.to_string()))?;
        return Ok(Match::at(game));
    }
    let options = G::read_options(&header.options)
        .map_err(|reason| wrong(header.line("options"), format!("the tag `options:`: {reason}")))?;
    Ok(Match::new(components, &options))
}

fn step<G: Notation>(game: &mut Match<G>, line: &Line) -> Result<(), RecordError> {
    let done = match line.author {
        Author::Seat(seat) => {
            let action = line.text.parse().map_err(|reason: ParseError| {
                wrong(line.number, format!("{reason}; {}", offered(game, seat, &line.text)))
            })?;
            game.act(seat, action)
        }
        Author::Chance(stream) => {
            let chance =
                line.text.parse().map_err(|it: ParseError| wrong(line.number, it.to_string()))?;
            game.resolve_as(stream, chance)
        }
    };
    match (done, line.author) {
        (Ok(_), _) => Ok(()),
        (Err(Rejected::NotOffered { rule }), Author::Seat(seat)) => {
            let offers = offered(game, seat, &line.text);
            Err(wrong(line.number, format!("`{}` is not allowed by {rule}; {offers}", line.text)))
        }
        (Err(rejected), _) => Err(wrong(line.number, format!("`{}`: {rejected}", line.text))),
    }
}

/// The offers nearest to a text, as a sentence.
pub(crate) fn offered<G: Game>(game: &Match<G>, seat: Seat, text: &str) -> String {
    let offers = game.offers(seat).into_iter().map(|action| action.to_string());
    match nearest(text, offers, 5).as_slice() {
        [] => format!("seat {seat} has no decision now"),
        near => format!("nearest offers: {}", near.join(", ")),
    }
}

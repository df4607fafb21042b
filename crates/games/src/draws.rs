//! The chance of a match: what a lesson lays down, then what the seed gives.

use tabletop::{Author, Fate, Header, Notation, Stream};

use crate::script::{BETWEEN, SCRIPT_TAG};

/// All chance of one match. An outcome is drawn once: it belongs to the match from then on, and
/// whoever plays the match again draws it again and compares.
#[derive(Clone, Debug)]
pub struct Draws {
    fate: Fate,
    /// Outcomes a lesson lays down that have not come yet, in order.
    script: Vec<(Stream, String)>,
    /// How to undo each draw, the latest last.
    drawn: Vec<Drawn>,
}

/// Where an outcome came from.
#[derive(Clone, Debug)]
enum Drawn {
    /// From this place of the script.
    Scripted { index: usize, stream: Stream, text: String },
    /// From the seed, whose stream stood here before.
    Fated { stream: Stream, position: u64 },
}

impl From<Fate> for Draws {
    fn from(fate: Fate) -> Self {
        Draws { fate, script: Vec::new(), drawn: Vec::new() }
    }
}

impl Draws {
    /// The chance of a match before its first input: the script at the head of its record, and the
    /// fate of its seed.
    pub fn new(header: &Header, fate: Fate) -> Self {
        let tag = header.tags.iter().find(|(key, _)| key == SCRIPT_TAG);
        let lines = tag.map(|(_, value)| value.as_str()).unwrap_or_default();
        let script = lines.split(BETWEEN).filter_map(read).collect();
        Draws { script, ..Draws::from(fate) }
    }

    /// How many outcomes of the script have not come yet.
    pub fn scripted(&self) -> usize {
        self.script.len()
    }

    /// Draws what comes next in a stream that is pending: the first outcome left in the script that
    /// is possible now, else what the seed gives.
    pub(crate) fn next<G: Notation>(&mut self, game: &G, stream: Stream) -> G::Chance {
        if let Some((index, chance)) = self.cue(game, stream) {
            let (stream, text) = self.script.remove(index);
            self.drawn.push(Drawn::Scripted { index, stream, text });
            return chance;
        }
        self.drawn.push(Drawn::Fated { stream, position: self.fate.position(stream) });
        game.sample(stream, self.fate.stream(stream))
    }

    /// The outcome of the script that comes next, and its place there.
    fn cue<G: Notation>(&self, game: &G, stream: Stream) -> Option<(usize, G::Chance)> {
        if self.script.iter().all(|(of, _)| *of != stream) {
            return None;
        }
        let mut outcomes = Vec::new();
        game.outcomes(stream, &mut outcomes);
        let is_possible = |it: &G::Chance| outcomes.iter().any(|(possible, _)| possible == it);
        let own = self.script.iter().enumerate().filter(|(_, (of, _))| *of == stream);
        let mut read = own.filter_map(|(index, (_, text))| Some((index, text.parse().ok()?)));
        read.find(|(_, chance)| is_possible(chance))
    }

    /// Goes back to the moment after so many outcomes: what comes next is what came then.
    pub(crate) fn go_back(&mut self, outcomes: usize) {
        while self.drawn.len() > outcomes {
            self.undo();
        }
    }

    /// Takes the latest draw back.
    pub(crate) fn undo(&mut self) {
        match self.drawn.pop() {
            Some(Drawn::Scripted { index, stream, text }) => {
                self.script.insert(index, (stream, text));
            }
            Some(Drawn::Fated { stream, position }) => self.fate.go_to(stream, position),
            None => {}
        }
    }
}

/// Reads an outcome such as `*0 roll 4`.
fn read(line: &str) -> Option<(Stream, String)> {
    let (author, text) = line.split_once(' ')?;
    match Author::read(author)? {
        Author::Chance(stream) => Some((stream, text.to_owned())),
        Author::Seat(_) => None,
    }
}

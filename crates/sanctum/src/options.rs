//! What a match is created from: seats, heroes, difficulty, and what is left to chance.

use std::ops::RangeInclusive;

use tabletop::{MAX_SEATS, OptionsError, ParseError, Seat, named_enum};

use crate::ids::Figure;

/// S-1.1: how many heroes take part.
pub(crate) const PLAYERS: RangeInclusive<usize> = 2..=MAX_SEATS;

named_enum! {
    /// S-1.9, S-22.1: agreed before the game, felt in act VI.
    pub enum Difficulty("a difficulty") {
        Normal = "normal",
        Hard = "hard",
        Nightmare = "nightmare",
        Infernal = "infernal",
    }
}

impl Difficulty {
    /// S-22.1: the cards of the first roar.
    pub const fn first_roar(self) -> u8 {
        match self {
            Difficulty::Normal => 2,
            Difficulty::Hard => 3,
            Difficulty::Nightmare => 4,
            Difficulty::Infernal => 5,
        }
    }
}

/// The values of the option `turns`.
const STRICT: &str = "strict";
const OVERLAPPING: &str = "overlapping";

fn read_turns(value: &str) -> Result<bool, OptionsError> {
    match value {
        STRICT => Ok(false),
        OVERLAPPING => Ok(true),
        _ => Err(OptionsError::new(format!(
            "turns: `{value}` is neither {STRICT} nor {OVERLAPPING}"
        ))),
    }
}

/// What a match is created from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// S-1.1: 2 to 4.
    pub players: usize,
    /// How hard act VI is.
    pub difficulty: Difficulty,
    /// S-3.1: who plays whom, seat by seat; none means at random.
    pub heroes: Option<Vec<Figure>>,
    /// S-3.13: the first player; none means at random.
    pub first: Option<Seat>,
    /// S-27.4: whether the next hero may begin before a turn is over. Nothing but time depends on it.
    pub overlap: bool,
}

impl Options {
    /// An ordinary match on Normal, heroes and first player at random.
    pub fn new(players: usize) -> Self {
        Options {
            players,
            difficulty: Difficulty::Normal,
            heroes: None,
            first: None,
            overlap: false,
        }
    }

    /// As `key=value` pairs.
    pub(crate) fn write(&self) -> Vec<(String, String)> {
        let heroes = self.heroes.as_ref().map_or_else(
            || "random".to_owned(),
            |heroes| heroes.iter().map(ToString::to_string).collect::<Vec<_>>().join(","),
        );
        let first = self.first.map_or_else(|| "random".to_owned(), |seat| seat.to_string());
        vec![
            ("players".to_owned(), self.players.to_string()),
            ("difficulty".to_owned(), self.difficulty.to_string()),
            ("heroes".to_owned(), heroes),
            ("first".to_owned(), first),
            ("turns".to_owned(), if self.overlap { OVERLAPPING } else { STRICT }.to_owned()),
        ]
    }

    /// Reads `key=value` pairs; what is missing has its default.
    pub(crate) fn read(pairs: &[(String, String)]) -> Result<Self, OptionsError> {
        let mut options = Options::new(2);
        let mut seen: Vec<&str> = Vec::new();
        for (key, value) in pairs {
            if seen.contains(&key.as_str()) {
                return Err(OptionsError::new(format!("option `{key}` is given twice")));
            }
            seen.push(key);
            let is_random = value == "random";
            match key.as_str() {
                "players" => {
                    let wrong =
                        |_| OptionsError::new(format!("players: `{value}` is not a number"));
                    options.players = value.parse().map_err(wrong)?;
                }
                "difficulty" => options.difficulty = value.parse()?,
                "heroes" if is_random => options.heroes = None,
                "heroes" => {
                    let heroes: Result<Vec<Figure>, ParseError> =
                        value.split(',').map(str::parse).collect();
                    options.heroes =
                        Some(heroes.map_err(|it| OptionsError::new(format!("heroes: {it}")))?);
                }
                "first" if is_random => options.first = None,
                "first" => {
                    options.first = Some(
                        value
                            .parse()
                            .map_err(|it: ParseError| OptionsError::new(format!("first: {it}")))?,
                    );
                }
                "turns" => options.overlap = read_turns(value)?,
                _ => {
                    let known = "players, difficulty, heroes, first, turns";
                    return Err(OptionsError::new(format!("there is no option `{key}`: {known}")));
                }
            }
        }
        options.check()?;
        Ok(options)
    }

    /// S-1.1, O-1.2: what the rules ask of a match.
    fn check(&self) -> Result<(), OptionsError> {
        if !PLAYERS.contains(&self.players) {
            return Err(OptionsError::new(format!(
                "{} players: 2 to 4 take part (S-1.1)",
                self.players
            )));
        }
        if let Some(heroes) = &self.heroes {
            if heroes.len() != self.players {
                let there = heroes.len();
                return Err(OptionsError::new(format!(
                    "{there} heroes for {} players (S-1.1)",
                    self.players
                )));
            }
            let twice = |index: usize| heroes[..index].contains(&heroes[index]);
            if (0..heroes.len()).any(twice) {
                return Err(OptionsError::new("no hero is used twice (S-1.1)"));
            }
        }
        match self.first {
            Some(first) if first.index() >= self.players => {
                Err(OptionsError::new(format!("first: there is no seat {first}")))
            }
            _ => Ok(()),
        }
    }
}

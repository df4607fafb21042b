//! Names of bots, and bots for the seats of a table.

use bots::{Level, Shared};

use crate::{HostedGame, Refusal, RefusalCode};

/// No bot of a game has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no bot `{name}`: one of {known}")]
pub struct NoSuchBot {
    /// The name.
    pub name: String,
    /// The bots there are.
    known: String,
}

impl NoSuchBot {
    /// For a game with these rungs.
    pub(crate) fn new(name: &str, rungs: &[&'static str]) -> Self {
        let known: Vec<&str> = rungs.iter().copied().chain(levels()).collect();
        NoSuchBot { name: name.to_owned(), known: known.join(", ") }
    }
}

impl From<NoSuchBot> for Refusal {
    fn from(error: NoSuchBot) -> Self {
        Refusal::new(RefusalCode::NoSuchBot, error.to_string())
    }
}

/// The names of the levels, the weakest first; every game has them.
pub fn levels() -> impl Iterator<Item = &'static str> {
    Level::ALL.into_iter().map(Level::name)
}

/// Bots for the seats of a table. In a game whose seats win and lose together, seats with the same
/// bot share it.
///
/// # Errors
///
/// If one of the names is of no bot.
pub fn seated<G: HostedGame>(
    names: &[String],
    seed: impl Fn(usize) -> u64,
) -> Result<Vec<Shared<G>>, NoSuchBot> {
    let mut bots: Vec<Shared<G>> = Vec::new();
    for (seat, name) in names.iter().enumerate() {
        let first = names.iter().position(|it| it == name);
        let bot = match first.filter(|it| G::IS_SHARED && *it < seat) {
            Some(first) => bots[first].clone(),
            None => Shared::new(G::known_bot(name, seed(seat))?),
        };
        bots.push(bot);
    }
    Ok(bots)
}

//! The ritual cards: which kinds exist in which colours, and how often.

use serde::Deserialize;

use crate::ids::{Color, DISTRICTS, MAX_ALIKE, RITUALS, RitualId, RitualKind};
use crate::sets::RitualSet;
use printed::DataError;
use printed::{File, Sourced};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Printed {
    accumulator: Sourced<Vec<Color>>,
    converter: Sourced<Vec<Color>>,
    source: Sourced<Vec<Color>>,
    obelisk: Sourced<Vec<Color>>,
    cannon: Sourced<Vec<Color>>,
}

impl Printed {
    fn of(&self, kind: RitualKind) -> &Sourced<Vec<Color>> {
        match kind {
            RitualKind::Accumulator => &self.accumulator,
            RitualKind::Converter => &self.converter,
            RitualKind::Source => &self.source,
            RitualKind::Obelisk => &self.obelisk,
            RitualKind::Cannon => &self.cannon,
        }
    }
}

/// Reads which cards there are. What the rules ask of them: 30 cards, each of the five kinds among
/// them (B-1.11), and a Source for every district (B-17.7, B-17.17, G-17.1).
pub(super) fn parse(name: &str, text: &str) -> Result<RitualSet, DataError> {
    let file = File { name, text };
    let printed: Printed = file.read()?;
    let mut cards = RitualSet::EMPTY;
    for kind in RitualKind::ALL {
        let colors = printed.of(kind);
        if colors.get().is_empty() {
            let reason = format!("no card of {kind}: there are five kinds of rituals (B-1.11)");
            return Err(file.error(colors.at(), reason));
        }
        for color in Color::ALL {
            let n = colors.get().iter().filter(|it| **it == color).count();
            if n > MAX_ALIKE {
                let reason = format!(
                    "{n} cards {kind}/{color}: only {MAX_ALIKE} alike can be told apart \
                     (a limit of the program, not of the rules)"
                );
                return Err(file.error(colors.at(), reason));
            }
            cards = cards | alike(kind, color, n);
        }
    }
    if cards.len() != RITUALS {
        let reason = format!("{} ritual cards: there are {RITUALS} (B-1.11)", cards.len());
        return Err(file.error(0, reason));
    }
    let sources = &printed.source;
    if sources.get().len() < DISTRICTS {
        let n = sources.get().len();
        let reason = format!("{n} Sources: one is laid in each of the six districts (B-17.7)");
        return Err(file.error(sources.at(), reason));
    }
    Ok(cards)
}

fn alike(kind: RitualKind, color: Color, n: usize) -> RitualSet {
    (1..=n).filter_map(|number| RitualId::numbered(kind, color, number)).collect()
}

//! The ritual cards: which kinds exist in which colours.

use serde::Deserialize;

use crate::ids::Color;
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

/// Checks that there is one card of every kind in every colour; that is all a set can say.
pub(super) fn parse(name: &str, text: &str) -> Result<(), DataError> {
    let file = File { name, text };
    let Printed { accumulator, converter, source, obelisk, cannon } = file.read()?;
    for colors in [accumulator, converter, source, obelisk, cannon] {
        for color in Color::ALL {
            let n = colors.get().iter().filter(|it| *it == color).count();
            if n != 1 {
                let reason =
                    format!("{n} cards of the colour {color}: there is one of each (R-1.2)");
                return Err(file.error(colors.at(), reason));
            }
        }
    }
    Ok(())
}

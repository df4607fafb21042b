//! The districts: foundations and the colours of printed sources, on both faces.

use serde::Deserialize;

use super::source::PerColor;
use crate::ids::{COLORS, Color, MAX_FOUNDATIONS, PRINTED_SOURCES};
use printed::DataError;
use printed::{File, Sourced};

/// The colours of the printed sources, by district colour.: they are data.
type Sources = [[Color; PRINTED_SOURCES]; COLORS];

/// What is printed on the districts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Board {
    pub(super) foundations: usize,
    pub(super) statue: Sources,
    pub(super) plain: Sources,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Printed {
    foundations: Sourced<usize>,
    statue: PerColor<Sourced<[Color; PRINTED_SOURCES]>>,
    plain: PerColor<Sourced<[Color; PRINTED_SOURCES]>>,
}

pub(super) fn parse(name: &str, text: &str) -> Result<Board, DataError> {
    let file = File { name, text };
    let printed: Printed = file.read()?;
    let foundations = *printed.foundations.get();
    if !(1..=MAX_FOUNDATIONS).contains(&foundations) {
        let reason = format!(
            "{foundations} foundations per district: 1 to {MAX_FOUNDATIONS} (B-2.4, R-2.3)"
        );
        return Err(file.error(printed.foundations.at(), reason));
    }
    for color in Color::ALL {
        let sources = printed.plain.get(color);
        if different(sources.get()) != 2 {
            let reason =
                "on the plain side exactly two of the three sources share a colour (B-1.3)";
            return Err(file.error(sources.at(), reason));
        }
    }
    let sources = |side: &PerColor<Sourced<[Color; PRINTED_SOURCES]>>| {
        std::array::from_fn(|index| *side.get(Color::from_index(index)).get())
    };
    Ok(Board { foundations, statue: sources(&printed.statue), plain: sources(&printed.plain) })
}

fn different(colors: &[Color; PRINTED_SOURCES]) -> usize {
    let mut sorted = *colors;
    sorted.sort();
    1 + sorted.windows(2).filter(|pair| pair[0] != pair[1]).count()
}

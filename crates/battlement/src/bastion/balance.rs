//! Whether Bastion is a good game: how often it is won, by mode, difficulty, number of heroes and
//! classes.

use bastion::{Bastion, Class, Difficulty, Mode};
use tabletop::Game as _;

use super::notes::Siege;
use crate::playout::Played;
use crate::simulate::balance::{Balanced, Line, Row};
use crate::stats::Interval;

/// What a game says.
pub(crate) struct Sample {
    is_won: bool,
    classes: Vec<Class>,
}

/// How many heroes play where the number is not what is compared.
const HEROES: u8 = 2;

impl Balanced for Bastion {
    type Sample = Sample;

    fn said(played: &Played<Self>, siege: &Siege) -> Sample {
        let is_won = !Bastion::winners(&played.outcome).is_empty();
        Sample { is_won, classes: siege.classes.clone().unwrap_or_default() }
    }

    fn lines(bot: &str) -> Vec<Line> {
        let line = |name: String| Line::new(name, bot);
        let modes = Mode::ALL
            .into_iter()
            .map(|mode| line(format!("mode {mode}")).with("players", &HEROES).with("mode", &mode));
        let difficulties = Difficulty::ALL.into_iter().map(|it| {
            line(format!("difficulty {it}")).with("players", &HEROES).with("difficulty", &it)
        });
        let heroes = (1..=4).map(|n| line(format!("{n} heroes")).with("players", &n));
        modes.chain(difficulties).chain(heroes).collect()
    }

    fn rows(
        _set: &'static bastion::Components,
        lines: &[Line],
        samples: &[Vec<Sample>],
    ) -> Vec<Row> {
        let won = |line: &Line, samples: &[Sample]| {
            Row::plain(format!("won, {}", line.name), rate(samples.iter()))
        };
        let mut rows: Vec<Row> =
            lines.iter().zip(samples).map(|(line, samples)| won(line, samples)).collect();
        // Classes are drawn in every game that is no scenario.
        for class in Class::ADVANCED {
            let faces = |it: &&Sample| it.classes.contains(&class);
            let those = samples.iter().flatten().filter(faces);
            rows.push(Row::plain(format!("won, with the class {class}"), rate(those)));
        }
        rows
    }
}

fn rate<'a>(samples: impl Iterator<Item = &'a Sample> + Clone) -> Interval {
    let won = samples.clone().filter(|it| it.is_won).count() as u64;
    Interval::share(won, samples.count() as u64).percent()
}

//! Whether Sanctum is a good game: the ends its component set is made for.

use sanctum::{Cell, Components, Difficulty, Figure, ItemId, ItemSet, Sanctum, SkillKind};

use super::notes::Journey;
use crate::playout::Played;
use crate::simulate::balance::{Balanced, Line, Row};
use crate::stats::Interval;

/// A hero in a game.
pub(crate) struct HeroSample {
    figure: Figure,
    /// How many heroes began before it.
    turn: usize,
    /// Its part of the win.
    won: f64,
    survived: bool,
    wounds: Option<u8>,
    skills: u16,
}

/// What a game says.
pub(crate) struct Sample {
    heroes: Vec<HeroSample>,
    tiles: u32,
    /// Of each player, until the walls were breached.
    turns: Option<f64>,
    rounds: u16,
    worn: ItemSet,
}

/// Where the lines of the report are: four difficulties, fewer players, simpler bots.
const NORMAL: usize = 0;
const THREE: usize = 4;
const TWO: usize = 5;
const GREEDY: usize = 6;
const RANDOM: usize = 7;

impl Balanced for Sanctum {
    type Sample = Sample;

    fn said(played: &Played<Self>, journey: &Journey) -> Sample {
        let (table, outcome) = (played.game.table(), &played.outcome);
        let players = table.seats().count();
        let hero = |seat: tabletop::Seat| {
            let is_winner = outcome.winners.contains(seat);
            HeroSample {
                figure: table.hero(seat).figure,
                turn: (seat.index() + players - table.first.index()) % players,
                won: if is_winner { 1.0 / outcome.winners.len() as f64 } else { 0.0 },
                survived: outcome.heroes[seat.index()].victorious,
                wounds: journey.wounds.map(|it| it[seat.index()]),
                skills: table.hero(seat).skills,
            }
        };
        let turns = f64::from(journey.latest_turn) / players as f64;
        Sample {
            heroes: table.seats().map(hero).collect(),
            tiles: outcome.heroes.iter().map(|it| u32::from(it.achievements)).sum(),
            turns: table.breacher.is_some().then_some(turns),
            rounds: table.round,
            worn: journey.worn,
        }
    }

    fn lines(bot: &str) -> Vec<Line> {
        let mut lines: Vec<Line> = Difficulty::ALL
            .into_iter()
            .map(|it| Line::new(it.to_string(), bot).with("players", &4).with("difficulty", &it))
            .collect();
        lines.push(Line::new("3 players", bot).with("players", &3));
        lines.push(Line::new("2 players", bot).with("players", &2));
        lines.push(Line::new("greedy", "greedy").with("players", &4));
        lines.push(Line::new("random", "random").with("players", &4));
        lines
    }

    fn rows(set: &'static Components, _lines: &[Line], samples: &[Vec<Sample>]) -> Vec<Row> {
        let normal = samples[NORMAL].as_slice();
        let mut rows = survival(samples);
        rows.extend(figures_that_win(normal));
        rows.extend(places_that_win(4, [22.0, 28.0], normal));
        rows.extend(places_that_win(3, [29.3, 37.3], &samples[THREE]));
        rows.extend(places_that_win(2, [46.0, 54.0], &samples[TWO]));
        let wounds = normal.iter().flat_map(|it| &it.heroes).filter_map(|it| it.wounds);
        let wounds = Interval::mean(wounds.map(f64::from));
        rows.push(Row::new("wounds before act V", [1.0, 3.0], wounds));
        for (players, line) in [(2, TWO), (3, THREE), (4, NORMAL)] {
            let turns = Interval::mean(samples[line].iter().filter_map(|it| it.turns));
            let what = format!("turns per player until the breach, {players} players");
            rows.push(Row::new(what, [16.0, 26.0], turns));
        }
        let fought = normal.iter().filter(|it| it.rounds > 0);
        let rounds = Interval::mean(fought.map(|it| f64::from(it.rounds)));
        rows.push(Row::new("rounds of the final battle", [3.0, 6.0], rounds));
        rows.extend(skills(set, normal));
        rows.push(items(normal));
        let tiles = Interval::mean(normal.iter().map(|it| f64::from(it.tiles)));
        rows.push(Row::new("achievements won per game, 4 players", [7.0, 11.0], tiles));
        let gained = normal.iter().flat_map(|it| &it.heroes).map(|it| it.skills.count_ones());
        let gained = Interval::mean(gained.map(f64::from));
        rows.push(Row::new("skills gained per hero", [5.0, 7.0], gained));
        rows
    }
}

/// The share of heroes who survive. Heroes of one game meet the same cards, so games are counted.
fn survival(samples: &[Vec<Sample>]) -> Vec<Row> {
    let lines = [
        ("survives, normal", NORMAL, [65.0, 80.0]),
        ("survives, hard", 1, [45.0, 60.0]),
        ("survives, nightmare", 2, [25.0, 40.0]),
        ("survives, infernal", 3, [8.0, 20.0]),
        ("survives, greedy bot, normal", GREEDY, [25.0, 45.0]),
        ("survives, random bot, normal", RANDOM, [0.0, 2.0]),
    ];
    let survived = |it: &Sample| {
        let survivors = it.heroes.iter().filter(|hero| hero.survived).count();
        100.0 * survivors as f64 / it.heroes.len() as f64
    };
    let row = |(what, line, target): (&str, usize, [f64; 2])| {
        Row::new(what, target, Interval::mean(samples[line].iter().map(survived)))
    };
    lines.into_iter().map(row).collect()
}

/// The share of the wins that falls to heroes of a kind, of the games somebody won.
fn share_of_wins(samples: &[Sample], is: impl Fn(&HeroSample) -> bool) -> Interval {
    let decided = samples.iter().filter(|it| it.heroes.iter().any(|hero| hero.won > 0.0));
    let part =
        |it: &Sample| 100.0 * it.heroes.iter().filter(|it| is(it)).map(|it| it.won).sum::<f64>();
    Interval::mean(decided.map(part))
}

/// Whether heroes are equally good.
fn figures_that_win(samples: &[Sample]) -> impl Iterator<Item = Row> {
    Figure::ALL.into_iter().map(|figure| {
        let share = share_of_wins(samples, |it| it.figure == figure);
        Row::new(format!("wins of the {figure}"), [22.0, 28.0], share)
    })
}

/// Whether places at the table are equally good.
fn places_that_win(players: usize, even: [f64; 2], samples: &[Sample]) -> Vec<Row> {
    let row = |turn: usize| {
        let what = format!("wins of seat {}, {players} players", turn + 1);
        Row::new(what, even, share_of_wins(samples, |it| it.turn == turn))
    };
    (0..players).map(row).collect()
}

/// How often the rarest skill card is gained, and what the best one brings.
fn skills(set: &Components, samples: &[Sample]) -> Vec<Row> {
    let mut rarest: Option<(f64, String, Interval)> = None;
    let mut best: Option<(f64, String, Interval)> = None;
    for figure in Figure::ALL {
        let is_card = |cell: &Cell| matches!(set.skill(figure, *cell).kind, SkillKind::Card(_));
        let cards: Vec<Cell> = Cell::all().filter(is_card).collect();
        let heroes = || samples.iter().flat_map(|it| &it.heroes).filter(|it| it.figure == figure);
        let with = |cell: Cell| heroes().filter(move |it| it.skills & (1 << cell.index()) != 0);
        let rate = |cell: Cell| Interval::mean(with(cell).map(|it| 100.0 * it.won));
        for cell in &cards {
            let name = format!("{figure}, {cell}");
            let gained = with(*cell).count() as u64;
            let gained = Interval::share(gained, heroes().count() as u64).percent();
            if rarest.as_ref().is_none_or(|it| gained.value < it.0) {
                rarest = Some((gained.value, name.clone(), gained));
            }
            let others = cards.iter().filter(|it| *it != cell).map(|it| rate(*it).value);
            let others = Interval::mean(others).value;
            let own = rate(*cell);
            let gain = Interval {
                value: own.value - others,
                low: own.low - others,
                high: own.high - others,
            };
            if best.as_ref().is_none_or(|it| gain.value > it.0) {
                best = Some((gain.value, name, gain));
            }
        }
    }
    let rarest = rarest.map(|(_, name, it)| {
        Row::new(format!("games with the rarest skill ({name})"), [8.0, 100.0], it)
    });
    let best = best.map(|(_, name, it)| {
        Row::new(format!("points won by the best skill ({name})"), [-100.0, 12.0], it)
    });
    rarest.into_iter().chain(best).collect()
}

/// How often the rarest item is worn, in 200 games.
fn items(samples: &[Sample]) -> Row {
    let worn = |item: &ItemId| samples.iter().filter(|it| it.worn.contains(*item)).count() as u64;
    let rarest = ItemId::all().min_by_key(worn);
    let count = rarest.as_ref().map_or(0, worn);
    let name = rarest.map_or(String::new(), |it| it.to_string());
    let share = Interval::share(count, samples.len() as u64);
    let per_200 =
        Interval { value: 200.0 * share.value, low: 200.0 * share.low, high: 200.0 * share.high };
    Row::new(format!("times the rarest item is worn in 200 games ({name})"), [1.0, 200.0], per_200)
}

//! Judging a game input by input.
//!
//! A decision is judged by what its seat saw: a bot considers the offers, and what was done is
//! held against what it likes best. Chance is judged by the worth of the table after what came,
//! against the mean over what could have come.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt::Debug;

use tabletop::{Fate, Ignore, Input, Seat, Stream, Weighted};

use crate::played::text_and_data;
use crate::{
    Adviser, Analysis, CoursePoint, GameName, HostedGame, JudgedDecision, Luck, Progress, Refusal,
    SeatAnalysis,
};

/// Outcomes up to this number are all looked at; of more, so many are drawn.
const OUTCOMES: usize = 40;
/// How many alternatives are told of a decision that cost something.
const ALTERNATIVES: usize = 4;
/// How many turning points there are at most.
const TURNING_POINTS: usize = 5;
/// No decision costs more units than this: what loses the game loses it once.
const MOST_LOST: i32 = 100;

/// Judges a game step by step, so that others can be served in between.
pub trait Analyst: Send + Debug {
    /// Judges the next decision or the next outcomes of chance; says whether there are more.
    ///
    /// # Errors
    ///
    /// If the bot of the adviser does not exist.
    fn advance(&mut self) -> Result<bool, Refusal>;

    /// How far it is.
    fn progress(&self) -> Progress;

    /// What it found so far.
    fn analysis(&self) -> Analysis;
}

type InputOf<G> = Input<<G as tabletop::Game>::Action, <G as tabletop::Game>::Chance>;

/// A game that is being judged.
#[derive(Debug)]
pub(crate) struct AnalysisRun<G: HostedGame> {
    /// The game before the next input.
    game: G,
    inputs: Vec<InputOf<G>>,
    next: usize,
    adviser: Adviser,
    decisions: Vec<JudgedDecision>,
    luck: Vec<Luck>,
    course: Vec<CoursePoint>,
}

impl<G: HostedGame> AnalysisRun<G> {
    /// A game before its first input, and its inputs.
    pub(crate) fn new(game: G, inputs: Vec<InputOf<G>>, adviser: Adviser) -> Self {
        let (decisions, luck, course) = (Vec::new(), Vec::new(), Vec::new());
        AnalysisRun { game, inputs, next: 0, adviser, decisions, luck, course }
    }

    /// Before the first decision nobody has luck, and there may be nothing to judge yet.
    fn set_up(&mut self) {
        if self.next == 0 {
            let first = self.inputs.iter().position(|it| matches!(it, Input::Act(..)));
            (0..first.unwrap_or(self.inputs.len())).for_each(|_| self.feed());
        }
    }

    fn judge(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal> {
        let mut offers = Vec::new();
        self.game.legal_actions(seat, &mut offers);
        // Of many payments only some are offered, and any may be made.
        if !offers.contains(&action) {
            offers.push(action);
        }
        if offers.len() < 2 {
            return Ok(());
        }
        let opinions = self.adviser.consider(&self.game, seat, &offers)?;
        let text = |it: &bots::Opinion<G::Action>| it.clone().map(|action| action.to_string());
        let (Some(best), Some(worst)) = (opinions.first(), opinions.last()) else {
            return Ok(());
        };
        // What the bot did not even mention is no better than the last it did.
        let done = opinions.iter().find(|it| it.action == action).unwrap_or(worst);
        let mut decision = JudgedDecision {
            input: self.next as u32 + 1,
            step: None,
            seat: seat.into(),
            action: action.to_string(),
            value: done.value,
            best: text(best),
            loss: (best.value - done.value).clamp(0, MOST_LOST * G::COIN),
            alternatives: Vec::new(),
            actions: BTreeMap::new(),
        };
        if decision.loss == 0 {
            decision.best.reasons.clear();
        } else {
            let next = opinions.iter().skip(1).take(ALTERNATIVES);
            decision.alternatives = next.map(text).collect();
        }
        let named = opinions.iter().map(|it| it.action).chain([action]);
        let named = named.map(|it| text_and_data(&self.game, seat, it));
        let is_told = |text: &str| {
            decision.action == text
                || decision.best.action == text
                || decision.alternatives.iter().any(|it| it.action == text)
        };
        let actions = named.filter(|(text, _)| is_told(text)).collect();
        decision.actions = actions;
        self.decisions.push(decision);
        Ok(())
    }

    /// The outcomes of one stream that follow each other without a decision between them: the
    /// dice of a roll, the cards of a deal.
    fn weigh(&mut self, stream: Stream) {
        let is_same = |it: &&InputOf<G>| matches!(it, Input::Chance(of, _) if *of == stream);
        let count = self.inputs[self.next..].iter().take_while(is_same).count();
        let expected = self.expected(stream, count);
        let before = self.next;
        while self.next < before + count {
            self.feed();
        }
        let came = self.worths();
        let lucks = came.iter().zip(expected).map(|(came, expected)| came - expected);
        // Chance of the table is the luck of whom it concerns.
        let (seat, luck) = match stream.seat().filter(|_| !G::IS_SHARED) {
            Some(seat) => (Some(seat), lucks.clone().nth(seat.index()).unwrap_or(0)),
            None => {
                let seats = (!G::IS_SHARED).then(|| Seat::first(came.len()));
                let seats = seats.into_iter().flatten().map(Some).chain(std::iter::repeat(None));
                let most = seats.zip(lucks).max_by_key(|(_, luck)| luck.abs());
                most.unwrap_or((None, 0))
            }
        };
        if luck == 0 {
            return;
        }
        let outcomes = self.inputs[before..self.next].iter().filter_map(|it| match it {
            Input::Chance(_, chance) => Some(chance.to_string()),
            Input::Act(..) => None,
        });
        let outcome = outcomes.collect::<Vec<_>>().join(", ");
        let seat = seat.map(u8::from);
        self.luck.push(Luck { input: self.next as u32, step: None, seat, outcome, luck });
    }

    /// The mean worth after so many outcomes of a stream.
    fn expected(&self, stream: Stream, count: usize) -> Vec<i32> {
        let mut leaves = Vec::new();
        if !listed(&self.game, stream, count, 1.0, &mut leaves) {
            // The same for each look at the same game.
            let mut fate = Fate::new(self.next as u64);
            let one = |_| (drawn(&self.game, stream, count, &mut fate), 1.0 / OUTCOMES as f64);
            leaves = (0..OUTCOMES).map(one).collect();
        }
        let mut means = vec![0.0; self.worths().len()];
        for (game, share) in &leaves {
            let worths = worths(game).into_iter().map(|it| share * f64::from(it));
            means.iter_mut().zip(worths).for_each(|(mean, part)| *mean += part);
        }
        means.into_iter().map(|mean| mean.round() as i32).collect()
    }

    fn feed(&mut self) {
        match self.inputs[self.next] {
            Input::Act(seat, action) => self.game.act(seat, action, &mut Ignore),
            Input::Chance(stream, chance) => self.game.resolve(stream, chance, &mut Ignore),
        }
        self.next += 1;
    }

    fn worths(&self) -> Vec<i32> {
        worths(&self.game)
    }

    fn sums(&self) -> Vec<SeatAnalysis> {
        let seat = |seat: Seat| {
            let seat = u8::from(seat);
            let own = || self.decisions.iter().filter(move |it| it.seat == seat);
            let luck = self.luck.iter().filter(|it| it.seat.is_none_or(|of| of == seat));
            SeatAnalysis {
                seat,
                decisions: own().count() as u32,
                loss: own().map(|it| it.loss).sum(),
                mistakes: own().filter(|it| it.loss >= G::COIN).count() as u32,
                luck: luck.map(|it| it.luck).sum(),
            }
        };
        Seat::first(self.game.players()).map(seat).collect()
    }

    /// What cost most and what chance changed most.
    fn turning_points(&self) -> Vec<u32> {
        let lost = self.decisions.iter().map(|it| (it.loss, it.input));
        let luck = self.luck.iter().map(|it| (it.luck.abs(), it.input));
        let mut all: Vec<(i32, u32)> = lost.chain(luck).filter(|(by, _)| *by > 0).collect();
        all.sort_by_key(|(by, input)| (Reverse(*by), *input));
        let mut points: Vec<u32> =
            all.into_iter().take(TURNING_POINTS).map(|(_, input)| input).collect();
        points.sort_unstable();
        points
    }
}

impl<G: HostedGame> Analyst for AnalysisRun<G> {
    fn advance(&mut self) -> Result<bool, Refusal> {
        self.set_up();
        match self.inputs.get(self.next).copied() {
            None => return Ok(false),
            Some(Input::Act(seat, action)) => {
                self.judge(seat, action)?;
                self.feed();
            }
            Some(Input::Chance(stream, _)) => self.weigh(stream),
        }
        let values = self.worths();
        self.course.push(CoursePoint { input: self.next as u32, step: None, values });
        Ok(self.next < self.inputs.len())
    }

    fn progress(&self) -> Progress {
        Progress { done: self.next as u32, of: self.inputs.len() as u32 }
    }

    fn analysis(&self) -> Analysis {
        Analysis {
            game: GameName::of::<G>(),
            unit: G::UNIT,
            scale: G::COIN,
            seats: self.sums(),
            decisions: self.decisions.clone(),
            luck: self.luck.clone(),
            course: self.course.clone(),
            turning_points: self.turning_points(),
        }
    }
}

/// What the table is worth to each seat; one value where all play together.
fn worths<G: HostedGame>(game: &G) -> Vec<i32> {
    let seats = if G::IS_SHARED { 1 } else { game.players() };
    Seat::first(seats).map(|seat| game.worth(seat)).collect()
}

/// All that can come of so many outcomes of a stream, each with its probability; says no when they
/// are too many.
fn listed<G: HostedGame>(
    game: &G,
    stream: Stream,
    count: usize,
    share: f64,
    leaves: &mut Vec<(G, f64)>,
) -> bool {
    if count == 0 || !game.pending().chance.contains(stream) {
        leaves.push((game.clone(), share));
        return leaves.len() <= OUTCOMES;
    }
    let mut outcomes: Vec<Weighted<G::Chance>> = Vec::new();
    game.outcomes(stream, &mut outcomes);
    let total: f64 = outcomes.iter().map(|(_, weight)| f64::from(*weight)).sum();
    outcomes.len() <= OUTCOMES
        && outcomes.into_iter().all(|(chance, weight)| {
            let mut after = game.clone();
            after.resolve(stream, chance, &mut Ignore);
            listed(&after, stream, count - 1, share * f64::from(weight) / total, leaves)
        })
}

/// One of the things that can come of so many outcomes of a stream.
fn drawn<G: HostedGame>(game: &G, stream: Stream, count: usize, fate: &mut Fate) -> G {
    let mut after = game.clone();
    for _ in 0..count {
        if !after.pending().chance.contains(stream) {
            break;
        }
        let chance = after.sample(stream, fate);
        after.resolve(stream, chance, &mut Ignore);
    }
    after
}

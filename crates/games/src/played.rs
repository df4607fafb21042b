//! A match of one game behind the interface of texts.

use std::hash::{DefaultHasher, Hasher as _};

use serde::Serialize;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use tabletop::{
    Counting, Event, Fate, Game, Header, Input, Match, Notation, ParseError, Pending, Record,
    RecordError, Rejected, Rule, Seat, SeatSet, Stream, Viewer, nearest, perft,
};

use crate::analyst::AnalysisRun;
use crate::{
    Adviser, Analyst, AnyMatch, BotMemory, ChanceMismatch, Choice, Counsel, Draws, HostedGame,
    MatchTools, Offer, Refusal, RefusalCode, ReplayError, StepEvents,
};

/// A match with the head of its record.
#[derive(Clone, Debug)]
pub(crate) struct Played<G: Game> {
    game: Match<G>,
    header: Header,
    /// How many decisions were numbered before the match was last rolled back.
    earlier_decisions: u32,
}

impl<G: HostedGame> Played<G> {
    pub(crate) fn begin(set: &'static G::Components, mut header: Header) -> Result<Self, Refusal> {
        if header.position.is_none() {
            header.options = G::write_options(&read_options::<G>(&header)?);
        }
        let game = start::<G>(set, &header)?;
        Ok(Played { game, header, earlier_decisions: 0 })
    }

    pub(crate) fn replay(set: &'static G::Components, record: Record) -> Result<Self, RecordError> {
        let game = tabletop::replay::<G>(set, &record)?;
        Ok(Played { game, header: record.header, earlier_decisions: 0 })
    }

    fn again(&self) -> Result<Match<G>, Refusal> {
        start(self.game.game().components(), &self.header)
    }

    /// Draws what a pending stream owes.
    fn next_outcome(&self, stream: Stream, draws: &mut Draws) -> Result<G::Chance, Refusal> {
        if !self.game.pending().chance.contains(stream) {
            return Err(Rejected::NotAnOutcome.into());
        }
        Ok(draws.next(self.game.game(), stream))
    }

    /// Goes on with the outcome that was drawn last; if it cannot, it was not drawn.
    fn accept(
        &mut self,
        stream: Stream,
        chance: G::Chance,
        draws: &mut Draws,
    ) -> Result<Box<dyn StepEvents>, Refusal> {
        match self.game.resolve_as(stream, chance) {
            Ok(events) => Ok(Box::new(Events::<G>(events))),
            Err(rejected) => {
                draws.undo();
                Err(rejected.into())
            }
        }
    }

    fn nearest(&self, seat: Seat, text: &str) -> Vec<String> {
        nearest(text, self.offers(seat), 5)
    }

    /// An action text, or the offers nearest to it.
    fn action(&self, seat: Seat, text: &str) -> Result<G::Action, Refusal> {
        text.parse().map_err(|reason: ParseError| Refusal {
            nearest: self.nearest(seat, text),
            ..Refusal::new(RefusalCode::NotUnderstood, reason)
        })
    }
}

fn read_options<G: Notation>(header: &Header) -> Result<G::Options, Refusal> {
    let options = G::read_options(&header.options);
    options.map_err(|reason| Refusal::new(RefusalCode::BadOptions, reason))
}

/// The match that the head of a record describes, before its first input.
fn start<G: Notation>(set: &'static G::Components, header: &Header) -> Result<Match<G>, Refusal> {
    let Some(text) = &header.position else {
        return Ok(Match::new(set, &read_options::<G>(header)?));
    };
    let bad = |reason: String| Refusal::new(RefusalCode::BadPosition, reason);
    let json: Value = serde_json::from_str(text).map_err(|error| bad(error.to_string()))?;
    Ok(Match::at(G::from_position(set, &json).map_err(|error| bad(error.to_string()))?))
}

impl<G: HostedGame> AnyMatch for Played<G> {
    fn players(&self) -> usize {
        self.game.game().players()
    }

    fn pending(&self) -> Pending {
        self.game.pending()
    }

    fn decision(&self) -> u32 {
        self.earlier_decisions + self.game.decision()
    }

    fn inputs(&self) -> usize {
        self.game.record().len()
    }

    fn fingerprint(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.game.game().hash(&mut hasher);
        hasher.finish()
    }

    fn turns(&self) -> u32 {
        self.game.game().turns()
    }

    fn part(&self, seat: Seat) -> Option<u32> {
        self.game.game().part(seat)
    }

    fn offers(&self, seat: Seat) -> Vec<String> {
        self.game.offers(seat).iter().map(ToString::to_string).collect()
    }

    fn typed_offers(&self, seat: Seat) -> Vec<Offer> {
        let game = self.game.game();
        let offer = |action: &G::Action| Offer {
            text: action.to_string(),
            action: game.typed_action(seat, *action),
        };
        self.game.offers(seat).iter().map(offer).collect()
    }

    fn act(&mut self, seat: Seat, text: &str) -> Result<Box<dyn StepEvents>, Refusal> {
        let action = self.action(seat, text)?;
        match self.game.act(seat, action) {
            Ok(events) => Ok(Box::new(Events::<G>(events))),
            Err(rejected) => {
                Err(Refusal { nearest: self.nearest(seat, text), ..Refusal::from(rejected) })
            }
        }
    }

    fn draw(
        &mut self,
        stream: Stream,
        draws: &mut Draws,
    ) -> Result<(String, Box<dyn StepEvents>), Refusal> {
        let chance = self.next_outcome(stream, draws)?;
        Ok((chance.to_string(), self.accept(stream, chance, draws)?))
    }

    fn draw_again(
        &mut self,
        stream: Stream,
        recorded: &str,
        draws: &mut Draws,
    ) -> Result<Box<dyn StepEvents>, ReplayError> {
        let chance = self.next_outcome(stream, draws)?;
        let drawn = chance.to_string();
        if drawn != recorded {
            draws.undo();
            let (input, recorded) = (self.inputs() + 1, recorded.to_owned());
            return Err(ChanceMismatch { input, recorded, drawn }.into());
        }
        Ok(self.accept(stream, chance, draws)?)
    }

    fn may_take_back(&self, seat: Seat) -> bool {
        self.game.may_take_back(seat)
    }

    fn take_back(&mut self, seat: Seat) -> Result<(), Refusal> {
        Ok(self.game.take_back(seat)?)
    }

    fn roll_back(&mut self, inputs: usize, draws: &mut Draws) -> Result<(), Refusal> {
        if inputs >= self.inputs() {
            return Err(Rejected::NothingToTakeBack.into());
        }
        let mut game = self.again()?;
        let mut outcomes = 0;
        for input in &self.game.record()[..inputs] {
            let _ = match *input {
                Input::Act(seat, action) => game.act(seat, action)?,
                Input::Chance(stream, chance) => {
                    outcomes += 1;
                    game.resolve_as(stream, chance)?
                }
            };
        }
        self.earlier_decisions = self.decision() + 1 - game.decision();
        self.game = game;
        draws.go_back(outcomes);
        Ok(())
    }

    fn actions_of(&self, seat: Seat) -> Vec<String> {
        let own = |input: &Input<G::Action, _>| match input {
            Input::Act(by, action) if *by == seat => Some(action.to_string()),
            _ => None,
        };
        self.game.record().iter().filter_map(own).collect()
    }

    fn inputs_before_last_action(&self, seat: Seat) -> Option<usize> {
        let is_own = |input: &Input<_, _>| matches!(input, Input::Act(by, _) if *by == seat);
        self.game.record().iter().rposition(is_own)
    }

    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        raw(&self.game.game().view(viewer))
    }

    fn sums(&self) -> Option<Box<RawValue>> {
        self.game.game().sums()
    }

    fn why_not(
        &self,
        seat: Seat,
        text: &str,
    ) -> Result<Option<(Rule, Option<&'static str>)>, Refusal> {
        let action = self.action(seat, text)?;
        let broken = self.game.game().check(seat, &action).err();
        Ok(broken.map(|rule| (rule, G::rule_text(rule))))
    }

    fn record(&self) -> Record {
        Record::of(&self.game, self.header.clone())
    }

    fn header_mut(&mut self) -> &mut Header {
        &mut self.header
    }

    fn position(&self) -> Value {
        self.game.game().position()
    }

    fn outcome(&self) -> Option<Value> {
        self.game
            .game()
            .outcome()
            .map(|it| serde_json::to_value(it).expect("an outcome is plain data"))
    }

    fn winners(&self) -> Option<SeatSet> {
        self.game.game().outcome().map(|outcome| G::winners(&outcome))
    }

    fn holding(&self) -> SeatSet {
        self.game.game().held_by()
    }

    fn advice(
        &self,
        seat: Seat,
        adviser: &Adviser,
        memory: &mut BotMemory,
    ) -> Result<Option<Choice>, Refusal> {
        adviser.advice(&self.game, seat, memory)
    }

    fn counsel(&self, seat: Seat, adviser: &Adviser) -> Result<Counsel, Refusal> {
        adviser.counsel(&self.game, seat)
    }

    fn analyst(&self, adviser: &Adviser) -> Result<Box<dyn Analyst>, Refusal> {
        adviser.bot::<G>()?;
        let first = self.again()?.game().clone();
        Ok(Box::new(AnalysisRun::new(first, self.game.record().to_vec(), adviser.clone())))
    }

    fn boxed(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }
}

impl<G: HostedGame> MatchTools for Played<G> {
    fn resolve_as(&mut self, stream: Stream, text: &str) -> Result<Box<dyn StepEvents>, Refusal> {
        let chance: G::Chance = text
            .parse()
            .map_err(|reason: ParseError| Refusal::new(RefusalCode::NotUnderstood, reason))?;
        Ok(Box::new(Events::<G>(self.game.resolve_as(stream, chance)?)))
    }

    fn preview(&self, seat: Seat) -> Result<Option<Value>, Refusal> {
        if !G::HAS_PREVIEW {
            let reason = format!("preview: there is none in {}", G::NAME);
            return Err(Refusal::new(RefusalCode::BadRequest, reason));
        }
        Ok(self.game.game().preview_of(seat))
    }

    fn perft(&self, depth: u32, counting: Counting, limit: u64) -> Option<u64> {
        perft(self.game.game(), depth, counting, limit)
    }

    fn verify_chance(&self, seed: [u8; 32]) -> Result<(), ChanceMismatch> {
        let mut draws = Draws::new(&self.header, Fate::from_seed(seed));
        let first = self.again().expect("the head of the record was read when the match began");
        let mut game = first.game().clone();
        for (index, input) in self.game.record().iter().enumerate() {
            match *input {
                Input::Act(seat, action) => game.act(seat, action, &mut tabletop::Ignore),
                Input::Chance(stream, recorded) => {
                    let drawn = draws.next(&game, stream);
                    if drawn != recorded {
                        let (recorded, drawn) = (recorded.to_string(), drawn.to_string());
                        return Err(ChanceMismatch { input: index + 1, recorded, drawn });
                    }
                    game.resolve(stream, recorded, &mut tabletop::Ignore);
                }
            }
        }
        Ok(())
    }
}

/// An action of a seat as a text and as data.
pub(crate) fn text_and_data<G: HostedGame>(
    game: &G,
    seat: Seat,
    action: G::Action,
) -> (String, Value) {
    let data = game.typed_action(seat, action);
    (action.to_string(), serde_json::from_str(data.get()).expect("JSON that was just written"))
}

/// The events of one input.
#[derive(Debug)]
struct Events<G: HostedGame>(Vec<G::Event>);

impl<G: HostedGame> StepEvents for Events<G> {
    fn seen_by(&self, viewer: Viewer) -> Vec<Box<RawValue>> {
        self.0.iter().filter_map(|event| event.seen_by(viewer)).map(|it| raw(&it)).collect()
    }

    fn because(&self, viewer: Viewer) -> Vec<Box<RawValue>> {
        let seen = self.0.iter().filter_map(|event| event.seen_by(viewer));
        seen.flat_map(|event| G::because(&event)).collect()
    }
}

/// Plain data of the engines always has a JSON form.
pub(crate) fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("views and events are plain data")
}

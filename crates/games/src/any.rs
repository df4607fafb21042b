//! A match of any game, spoken to in texts.

use std::fmt::Debug;

use bastion::Bastion;
use sanctum::Sanctum;
use serde::Serialize;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use tabletop::{
    Counting, Event, Fate, Game, Header, Input, Match, Notation, Pending, Record, RecordError,
    Rejected, Rule, Seat, SeatSet, Stream, Viewer, nearest, perft,
};

use crate::analyst::AnalysisRun;
use crate::{
    Advice, Adviser, Analyst, BotMemory, Coin, Counsel, Draws, GameName, Offer, Refusal,
    RefusalCode, Sets, WithBots, WithSets,
};

/// A match of any game.
pub trait AnyMatch: Send + Sync + Debug {
    /// Which game.
    fn name(&self) -> GameName;

    /// How many seats the table has.
    fn players(&self) -> usize;

    /// Who or what has to go on.
    fn pending(&self) -> Pending;

    /// The number of the open decision; it rises with every change.
    fn decision(&self) -> u32;

    /// How many inputs the record has.
    fn inputs(&self) -> usize;

    /// How many turns are finished.
    fn turns(&self) -> u32;

    /// The part a seat plays independently of the others, if it is in one.
    fn part(&self, seat: Seat) -> Option<u32>;

    /// What the seat may do.
    fn offers(&self, seat: Seat) -> Vec<String>;

    /// The same, each text with its action as data.
    fn typed_offers(&self, seat: Seat) -> Vec<Offer>;

    /// Does what the text says.
    fn act(&mut self, seat: Seat, text: &str) -> Result<Box<dyn StepEvents>, Refusal>;

    /// Goes on with an outcome of chance that is already known.
    fn resolve_as(&mut self, stream: Stream, text: &str) -> Result<Box<dyn StepEvents>, Refusal>;

    /// Draws an outcome of chance that is pending.
    fn draw(
        &mut self,
        stream: Stream,
        draws: &mut Draws,
    ) -> Result<(String, Box<dyn StepEvents>), Refusal>;

    /// Draws an outcome that was drawn before, and compares. If it is another one, nothing has
    /// changed.
    fn draw_again(
        &mut self,
        stream: Stream,
        recorded: &str,
        draws: &mut Draws,
    ) -> Result<Box<dyn StepEvents>, ReplayError>;

    /// Whether something of the seat can be taken back.
    fn may_take_back(&self, seat: Seat) -> bool;

    /// Takes back the latest input of the seat, if nothing new is known since.
    fn take_back(&mut self, seat: Seat) -> Result<(), Refusal>;

    /// Goes back to the moment after so many inputs, whatever is known since, with the chance that
    /// was drawn for it: going back is no way to roll again. Decisions are numbered on, so that
    /// nothing that was sent before fits afterwards.
    fn roll_back(&mut self, inputs: usize, draws: &mut Draws) -> Result<(), Refusal>;

    /// What the seat has done and not taken back, oldest first.
    fn deeds(&self, seat: Seat) -> Vec<String>;

    /// The number of inputs before the latest action of the seat.
    fn inputs_before_last_action(&self, seat: Seat) -> Option<usize>;

    /// What a viewer sees, as JSON.
    fn view(&self, viewer: Viewer) -> Box<RawValue>;

    /// The rule that forbids what the text says; none if it is allowed.
    fn why_not(&self, seat: Seat, text: &str) -> Result<Option<Rule>, Refusal>;

    /// The sentence of a rule, in English.
    fn rule_text(&self, rule: Rule) -> Option<&'static str>;

    /// The record so far, with what stands at its head.
    fn record(&self) -> Record;

    /// What stands at the head of the record.
    fn header_mut(&mut self) -> &mut Header;

    /// The position, with everything that is hidden.
    fn position(&self) -> Value;

    /// How it ended, once it has.
    fn outcome(&self) -> Option<Value>;

    /// Who won, once it is over.
    fn winners(&self) -> Option<SeatSet>;

    /// Seats that asked the others to wait for them.
    fn holding(&self) -> SeatSet;

    /// What a bot would do in this seat. It gets the view of the seat and what is on offer.
    fn advice(
        &self,
        seat: Seat,
        adviser: &Adviser,
        minds: &mut BotMemory,
    ) -> Result<Advice, Refusal>;

    /// The same with what speaks for it, and for the next best.
    fn counsel(&self, seat: Seat, adviser: &Adviser) -> Result<Counsel, Refusal>;

    /// Somebody who judges everything that was played so far.
    fn analyst(&self, adviser: &Adviser) -> Result<Box<dyn Analyst>, Refusal>;

    /// What is coming for a hero in a Fight; none outside of one, and in games without Fights.
    fn preview(&self, seat: Seat) -> Option<Value>;

    /// Leaf positions to a depth; none when there are more than `limit`.
    fn perft(&self, depth: u32, counting: Counting, limit: u64) -> Option<u64>;

    /// Draws all chance again from the script, if there is one, and a seed, and compares.
    fn verify_chance(&self, seed: [u8; 32]) -> Result<(), ChanceMismatch>;

    /// A copy.
    fn boxed(&self) -> Box<dyn AnyMatch>;
}

/// What happened by one input.
pub trait StepEvents: Send + Sync + Debug {
    /// The events a viewer gets to know of, as JSON.
    fn seen_by(&self, viewer: Viewer) -> Vec<Box<RawValue>>;
}

/// An outcome that neither the script nor the seed gives.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("input {input} is `{recorded}`, but the seed gives `{drawn}`")]
pub struct ChanceMismatch {
    /// Which input of the record, from 1.
    pub input: usize,
    /// What the record says.
    pub recorded: String,
    /// What the seed says.
    pub drawn: String,
}

/// Why something that happened before cannot happen again.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplayError {
    /// It is not allowed.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// Chance decides otherwise.
    #[error(transparent)]
    Chance(#[from] ChanceMismatch),
}

/// A match before its first input, from what stands at the head of its record.
pub fn begin(sets: Sets, game: GameName, header: Header) -> Result<Box<dyn AnyMatch>, Refusal> {
    match game {
        GameName::Bastion => Played::<Bastion>::begin(sets, header),
        GameName::Sanctum => Played::<Sanctum>::begin(sets, header),
    }
}

/// A record played again, every line checked.
pub fn replay(
    sets: Sets,
    game: GameName,
    record: Record,
) -> Result<Box<dyn AnyMatch>, RecordError> {
    match game {
        GameName::Bastion => Played::<Bastion>::replay(sets, record),
        GameName::Sanctum => Played::<Sanctum>::replay(sets, record),
    }
}

/// A game that can stand behind [`AnyMatch`].
pub(crate) trait Playable:
    WithBots<Action: Serialize + Send + Sync, Chance: Send + Sync, Event: Send + Sync>
    + WithSets
    + Send
    + Sync
    + 'static
{
    const GAME: GameName;
    const COINS: Coin;

    fn preview_of(&self, _seat: Seat) -> Option<Value> {
        None
    }

    /// Seats that asked the others to wait for them.
    fn held_by(&self) -> SeatSet {
        SeatSet::EMPTY
    }
}

impl Playable for Bastion {
    const GAME: GameName = GameName::Bastion;
    const COINS: Coin = Coin::Disc;

    /// only who holds may release.
    fn held_by(&self) -> SeatSet {
        let holds = |seat: &Seat| self.check(*seat, &bastion::Action::Release).is_ok();
        self.pending().needed.iter().filter(holds).collect()
    }
}

impl Playable for Sanctum {
    const GAME: GameName = GameName::Sanctum;
    const COINS: Coin = Coin::Wound;

    fn preview_of(&self, seat: Seat) -> Option<Value> {
        self.preview(seat)
            .map(|preview| serde_json::to_value(preview).expect("a preview is plain data"))
    }
}

/// A match with the head of its record.
#[derive(Clone, Debug)]
struct Played<G: Game> {
    game: Match<G>,
    header: Header,
    /// How many decisions were numbered before the match was last rolled back.
    earlier_decisions: u32,
}

impl<G: Playable> Played<G> {
    fn begin(sets: Sets, mut header: Header) -> Result<Box<dyn AnyMatch>, Refusal> {
        let set = G::of_sets(sets);
        if header.position.is_none() {
            let options = G::read_options(&header.options);
            let options =
                options.map_err(|reason| Refusal::new(RefusalCode::BadOptions, reason))?;
            header.options = G::write_options(&options);
        }
        let game = start::<G>(set, &header)?;
        Ok(Box::new(Played { game, header, earlier_decisions: 0 }))
    }

    fn replay(sets: Sets, record: Record) -> Result<Box<dyn AnyMatch>, RecordError> {
        let sets = sets.naming(&record.header.set);
        let game = tabletop::replay::<G>(G::of_sets(sets), &record)?;
        Ok(Box::new(Played { game, header: record.header, earlier_decisions: 0 }))
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
            Ok(events) => Ok(Box::new(Events(events))),
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
        text.parse().map_err(|reason: String| Refusal {
            nearest: self.nearest(seat, text),
            ..Refusal::new(RefusalCode::NotUnderstood, reason)
        })
    }
}

/// The match that the head of a record describes, before its first input.
fn start<G: Notation>(set: &'static G::Components, header: &Header) -> Result<Match<G>, Refusal> {
    let Some(text) = &header.position else {
        let options = G::read_options(&header.options);
        let options = options.map_err(|reason| Refusal::new(RefusalCode::BadOptions, reason))?;
        return Ok(Match::new(set, &options));
    };
    let bad = |reason: String| Refusal::new(RefusalCode::BadPosition, reason);
    let json: Value = serde_json::from_str(text).map_err(|error| bad(error.to_string()))?;
    Ok(Match::at(G::from_position(set, &json).map_err(|error| bad(error.to_string()))?))
}

impl<G: Playable> AnyMatch for Played<G> {
    fn name(&self) -> GameName {
        G::GAME
    }

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
        let offer = |action: &G::Action| Offer { text: action.to_string(), action: raw(action) };
        self.game.offers(seat).iter().map(offer).collect()
    }

    fn act(&mut self, seat: Seat, text: &str) -> Result<Box<dyn StepEvents>, Refusal> {
        let action = self.action(seat, text)?;
        match self.game.act(seat, action) {
            Ok(events) => Ok(Box::new(Events(events))),
            Err(rejected) => {
                Err(Refusal { nearest: self.nearest(seat, text), ..Refusal::from(rejected) })
            }
        }
    }

    fn resolve_as(&mut self, stream: Stream, text: &str) -> Result<Box<dyn StepEvents>, Refusal> {
        let chance: G::Chance = text
            .parse()
            .map_err(|reason: String| Refusal::new(RefusalCode::NotUnderstood, reason))?;
        Ok(Box::new(Events(self.game.resolve_as(stream, chance)?)))
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

    fn deeds(&self, seat: Seat) -> Vec<String> {
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

    fn why_not(&self, seat: Seat, text: &str) -> Result<Option<Rule>, Refusal> {
        let action = self.action(seat, text)?;
        Ok(self.game.game().check(seat, &action).err())
    }

    fn rule_text(&self, rule: Rule) -> Option<&'static str> {
        G::rule_text(rule)
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
        minds: &mut BotMemory,
    ) -> Result<Advice, Refusal> {
        adviser.advice(&self.game, seat, minds)
    }

    fn counsel(&self, seat: Seat, adviser: &Adviser) -> Result<Counsel, Refusal> {
        adviser.counsel(&self.game, seat)
    }

    fn analyst(&self, adviser: &Adviser) -> Result<Box<dyn Analyst>, Refusal> {
        adviser.bot::<G>()?;
        let first = self.again()?.game().clone();
        Ok(Box::new(AnalysisRun::new(first, self.game.record().to_vec(), adviser.clone())))
    }

    fn preview(&self, seat: Seat) -> Option<Value> {
        self.game.game().preview_of(seat)
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

    fn boxed(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }
}

/// The events of one input.
#[derive(Debug)]
struct Events<E>(Vec<E>);

impl<E: Event + Send + Sync> StepEvents for Events<E> {
    fn seen_by(&self, viewer: Viewer) -> Vec<Box<RawValue>> {
        self.0.iter().filter_map(|event| event.seen_by(viewer)).map(|it| raw(&it)).collect()
    }
}

/// Plain data of the engines always has a JSON form.
fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("views and events are plain data")
}

//! A match: a game, the record of what went into it, and the window for taking back.

use serde::Serialize;

use crate::{Dice, Event as _, Game, MAX_SEATS, Pending, Rule, Seat, Stream};

/// One input: what a seat did, or what chance decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Input<A, C> {
    /// A seat's action.
    Act(Seat, A),
    /// An outcome of a stream of chance.
    Chance(Stream, C),
}

/// The inputs of a game.
type InputOf<G> = Input<<G as Game>::Action, <G as Game>::Chance>;
/// The events of a game.
type EventsOf<G> = Vec<<G as Game>::Event>;

/// Why an input was refused. Nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Rejected {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The action was meant for an earlier moment.
    #[error("that was decision {given}, now it is decision {current}")]
    StaleDecision {
        /// The number the client named.
        given: u32,
        /// The number of the decision that is open.
        current: u32,
    },
    /// A rule forbids the action.
    #[error("not allowed by {rule}")]
    NotOffered {
        /// The rule that forbids it.
        rule: Rule,
    },
    /// The stream of chance is not pending, or that outcome is impossible.
    #[error("that outcome is not possible now")]
    NotAnOutcome,
    /// Nothing of this seat can be taken back.
    #[error("nothing can be taken back: something new is known since, or somebody else went on")]
    NothingToTakeBack,
    /// The match has reached the limit of its length.
    #[error("the match has reached the limit of its length")]
    TooLong,
}

/// A running or finished match.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    game: G,
    record: Vec<InputOf<G>>,
    /// The game as it was after `record[..base_len]`; everything before is final for everybody.
    base: G,
    base_len: usize,
    /// Per seat: inputs from this index of the record on may be taken back.
    open_from: [usize; MAX_SEATS],
    /// Per seat: where in the record the part began that it plays independently of the others.
    part_from: [usize; MAX_SEATS],
    decision: u32,
}

impl<G: Game> Match<G> {
    /// A match from its options.
    pub fn new(components: &'static G::Components, options: &G::Options) -> Self {
        Self::at(G::new(components, options))
    }

    /// A match that begins at a position.
    pub fn at(game: G) -> Self {
        Match {
            base: game.clone(),
            game,
            record: Vec::new(),
            base_len: 0,
            open_from: [0; MAX_SEATS],
            part_from: [0; MAX_SEATS],
            decision: 0,
        }
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// All inputs so far.
    pub fn record(&self) -> &[InputOf<G>] {
        &self.record
    }

    /// Who or what has to go on.
    pub fn pending(&self) -> Pending {
        self.game.pending()
    }

    /// The number of the open decision; it rises with every change.
    pub fn decision(&self) -> u32 {
        self.decision
    }

    /// What the seat may do.
    pub fn offers(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if self.game.pending().seats.contains(seat) {
            self.game.legal_actions(seat, &mut actions);
        }
        actions
    }

    /// An action of a seat that saw decision number `decision`.
    ///
    /// # Errors
    /// When the decision is another one by now, or as for [`Match::act`].
    pub fn submit(
        &mut self,
        seat: Seat,
        decision: u32,
        action: G::Action,
    ) -> Result<EventsOf<G>, Rejected> {
        if decision != self.decision {
            return Err(Rejected::StaleDecision { given: decision, current: self.decision });
        }
        self.act(seat, action)
    }

    /// An action of a seat at the open decision.
    ///
    /// # Errors
    /// When the game is over or too long, or a rule forbids the action.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<EventsOf<G>, Rejected> {
        self.may_grow()?;
        self.game.check(seat, &action).map_err(|rule| Rejected::NotOffered { rule })?;
        Ok(self.accept(Input::Act(seat, action)))
    }

    /// An outcome of chance that is already known, as in a replay.
    ///
    /// # Errors
    /// When the game is over or too long, or the stream cannot give that outcome now.
    pub fn resolve_as(
        &mut self,
        stream: Stream,
        chance: G::Chance,
    ) -> Result<EventsOf<G>, Rejected> {
        self.may_grow()?;
        let mut outcomes = Vec::new();
        if self.game.pending().chance.contains(stream) {
            self.game.outcomes(stream, &mut outcomes);
        }
        if !outcomes.iter().any(|(possible, _)| *possible == chance) {
            return Err(Rejected::NotAnOutcome);
        }
        Ok(self.accept(Input::Chance(stream, chance)))
    }

    /// Draws the outcome of a pending stream.
    ///
    /// # Errors
    /// When the game is over or too long, or the stream is not pending.
    pub fn resolve(
        &mut self,
        stream: Stream,
        dice: &mut impl Dice,
    ) -> Result<(G::Chance, EventsOf<G>), Rejected> {
        self.may_grow()?;
        if !self.game.pending().chance.contains(stream) {
            return Err(Rejected::NotAnOutcome);
        }
        let chance = self.game.sample(stream, dice);
        Ok((chance, self.accept(Input::Chance(stream, chance))))
    }

    /// Whether [`Match::take_back`] would succeed.
    pub fn may_take_back(&self, seat: Seat) -> bool {
        self.last_open(seat).is_some()
    }

    /// Takes back the latest input of the seat, if nothing new is known since.
    ///
    /// # Errors
    /// When nothing of the seat can be taken back.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), Rejected> {
        let index = self.last_open(seat).ok_or(Rejected::NothingToTakeBack)?;
        self.record.remove(index);
        self.game = self.base.clone();
        for input in &self.record[self.base_len..] {
            let _ = apply(&mut self.game, *input);
        }
        for from in self.open_from.iter_mut().chain(&mut self.part_from) {
            if *from > index {
                *from -= 1;
            }
        }
        self.decision += 1;
        Ok(())
    }

    fn last_open(&self, seat: Seat) -> Option<usize> {
        let from = *self.open_from.get(seat.index())?;
        let own = |input: &InputOf<G>| matches!(input, Input::Act(by, _) if *by == seat);
        (from..self.record.len()).rev().find(|index| own(&self.record[*index]))
    }

    fn may_grow(&self) -> Result<(), Rejected> {
        if self.game.pending().is_over() {
            return Err(Rejected::GameOver);
        }
        if self.record.len() >= G::MAX_INPUTS {
            return Err(Rejected::TooLong);
        }
        Ok(())
    }

    fn accept(&mut self, input: InputOf<G>) -> EventsOf<G> {
        let before = self.parts();
        let events = apply(&mut self.game, input);
        self.record.push(input);
        self.decision += 1;
        let after = self.parts();
        let apart =
            std::array::from_fn(|seat| before[seat].is_some() && before[seat] == after[seat]);
        self.close_windows(input, apart, events.iter().any(G::Event::discloses));
        for (seat, from) in self.part_from.iter_mut().enumerate() {
            // A seat that lets others begin or end a part goes on in a new one: theirs may rest on it.
            let leads = matches!(input, Input::Act(by, _) if by.index() == seat);
            if before[seat] != after[seat] || (leads && before != after) {
                *from = self.record.len();
            }
        }
        events
    }

    fn parts(&self) -> [Option<u32>; MAX_SEATS] {
        let players = self.game.players();
        std::array::from_fn(|seat| {
            (seat < players).then(|| self.game.part(Seat::new(seat as u8))).flatten()
        })
    }

    /// What closes a seat's window: its own chance, a disclosure of its own, and an input of another
    /// seat or of common chance. While a seat plays independently of the others, theirs close only
    /// what came before that part.
    fn close_windows(&mut self, input: InputOf<G>, apart: [bool; MAX_SEATS], disclosed: bool) {
        let len = self.record.len();
        let author = match input {
            Input::Act(seat, _) => Some(seat),
            Input::Chance(stream, _) => stream.seat(),
        };
        let is_act = matches!(input, Input::Act(..));
        for (index, from) in self.open_from.iter_mut().enumerate() {
            let own = author.is_some_and(|seat| seat.index() == index);
            *from = match (own, apart[index]) {
                (true, _) if disclosed || !is_act => len,
                (true, _) => *from,
                (false, true) => self.part_from[index].max(*from),
                (false, false) => len,
            };
        }
        let oldest = self.open_from.iter().copied().min().unwrap_or(len);
        if oldest >= len {
            self.base = self.game.clone();
            self.base_len = len;
        }
    }
}

/// Lets the game go on with an input that was checked.
fn apply<G: Game>(game: &mut G, input: InputOf<G>) -> EventsOf<G> {
    let mut events = Vec::new();
    match input {
        Input::Act(seat, action) => game.act(seat, action, &mut events),
        Input::Chance(stream, chance) => game.resolve(stream, chance, &mut events),
    }
    events
}

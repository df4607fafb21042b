//! The laws every game keeps, checked along a walk through a game.
//!
//! A walk is a list of numbers: each picks one of the inputs possible at that moment, so that
//! shrinking the list shrinks the game. Property tests and fuzz targets share it.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::{
    Event as _, Fate, Game, Ignore, Input, Match, Notation, Rejected, Seat, Stream, Viewer,
};

/// Walks from a game along the choices and checks the laws after every input.
///
/// L1 offers are accepted and others refused; L2 exactly the deciders have offers; L3 same input,
/// same state; L4 the position is the state; L5 the audit holds; L6 the record gives the same game
/// and the same events; L7 take-back restores; L8 texts are unique and parse back; L9 an imagined
/// world looks the same and offers the same; L12 offers keep their order. L10 (no seen event names
/// a secret) is for the games that have secrets; L11 (games end) is [`runs_to_the_end`].
///
/// # Errors
/// With the first law that is broken, and after how many inputs.
pub fn walk<G: Notation>(start: &G, choices: &[u16]) -> Result<(), String> {
    let mut game = Match::at(start.clone());
    let mut events = Vec::new();
    for (index, choice) in choices.iter().enumerate() {
        if game.pending().is_over() {
            break;
        }
        let at = |law: &str, reason: String| format!("after {index} inputs, {law}: {reason}");
        step(&mut game, *choice, &mut events).map_err(|(law, reason)| at(law, reason))?;
        state_laws(game.game()).map_err(|(law, reason)| at(law, reason))?;
    }
    replays(start, &game, &events).map_err(|(law, reason)| format!("{law}: {reason}"))
}

type Broken = (&'static str, String);

/// One input, chosen by the number among all that are possible, with the laws about inputs.
fn step<G: Notation>(
    game: &mut Match<G>,
    choice: u16,
    events: &mut Vec<G::Event>,
) -> Result<(), Broken> {
    let before = game.game().clone();
    let input = choose(game.game(), choice)?;
    let happened = match input {
        Input::Act(seat, action) => {
            game.submit(seat, game.decision(), action).map_err(|it| ("L1", it.to_string()))?
        }
        Input::Chance(stream, chance) => {
            game.resolve_as(stream, chance).map_err(|it| ("L1", it.to_string()))?
        }
    };
    let mut again = before.clone();
    match input {
        Input::Act(seat, action) => again.act(seat, action, &mut Ignore),
        Input::Chance(stream, chance) => again.resolve(stream, chance, &mut Ignore),
    }
    if again != *game.game() {
        return Err(("L3", "the same input gave another state".to_owned()));
    }
    take_back(game, &before, input, happened.iter().any(G::Event::discloses))?;
    events.extend(happened);
    Ok(())
}

fn choose<G: Game>(game: &G, choice: u16) -> Result<Input<G::Action, G::Chance>, Broken> {
    let mut inputs = Vec::new();
    let pending = game.pending();
    for seat in pending.seats.iter() {
        let mut actions = Vec::new();
        game.legal_actions(seat, &mut actions);
        inputs.extend(actions.into_iter().map(|action| Input::Act(seat, action)));
    }
    for stream in pending.chance.iter() {
        let mut outcomes = Vec::new();
        game.outcomes(stream, &mut outcomes);
        inputs.extend(outcomes.into_iter().map(|(chance, _)| Input::Chance(stream, chance)));
    }
    let nth = usize::from(choice).checked_rem(inputs.len());
    nth.map(|nth| inputs[nth]).ok_or_else(|| ("L2", "nothing can happen".to_owned()))
}

/// L7, both ways: what may be taken back is restored exactly, what may not is kept.
fn take_back<G: Notation>(
    game: &mut Match<G>,
    before: &G,
    input: Input<G::Action, G::Chance>,
    disclosed: bool,
) -> Result<(), Broken> {
    let Input::Act(seat, action) = input else {
        let stays_open = |seat: Seat| game.may_take_back(seat) && game.game().part(seat).is_none();
        return if Seat::first(game.game().players()).any(stays_open) {
            Err(("L7", "chance did not close the window".to_owned()))
        } else {
            Ok(())
        };
    };
    let after = game.game().clone();
    let len = game.record().len();
    match (game.take_back(seat), disclosed) {
        (Err(Rejected::NothingToTakeBack), true) => return Ok(()),
        (Ok(()), false) => {}
        (done, _) => return Err(("L7", format!("disclosed: {disclosed}, take-back: {done:?}"))),
    }
    if game.game() != before || game.record().len() != len - 1 {
        return Err(("L7", format!("taking back `{action}` did not restore the game")));
    }
    game.act(seat, action).map_err(|it| ("L7", it.to_string()))?;
    if *game.game() == after { Ok(()) } else { Err(("L7", "doing it again differs".to_owned())) }
}

/// The laws about a state alone.
///
/// # Errors
/// With the law that is broken, and how.
pub fn state_laws<G: Notation>(game: &G) -> Result<(), (&'static str, String)> {
    game.audit().map_err(|reason| ("L5", reason.to_string()))?;
    offers_law(game)?;
    position_law(game)?;
    imagination_law(game)
}

fn offers_law<G: Notation>(game: &G) -> Result<(), Broken> {
    let pending = game.pending();
    for seat in Seat::first(game.players()) {
        let (mut offers, mut again) = (Vec::new(), Vec::new());
        game.legal_actions(seat, &mut offers);
        game.legal_actions(seat, &mut again);
        if offers != again {
            return Err(("L12", "the order of offers changed".to_owned()));
        }
        if pending.seats.contains(seat) == offers.is_empty() {
            return Err(("L2", format!("{pending:?}, but seat {seat} has {offers:?}")));
        }
        let mut texts = BTreeSet::new();
        for action in &offers {
            let text = action.to_string();
            if text.parse() != Ok(*action) {
                return Err(("L8", format!("`{text}` does not parse back")));
            }
            if let Err(rule) = game.check(seat, action) {
                return Err(("L1", format!("`{text}` is offered, but refused by {rule}")));
            }
            if !texts.insert(text) {
                return Err(("L8", format!("`{action}` is offered twice")));
            }
        }
    }
    let stray = pending.needed.iter().any(|seat| !pending.seats.contains(seat));
    let stuck = pending.needed.is_empty() && pending.chance.is_empty() && !pending.is_over();
    if stray || stuck {
        return Err(("L2", format!("{pending:?}: nobody can take the game further")));
    }
    for stream in pending.chance.iter() {
        let mut outcomes = Vec::new();
        game.outcomes(stream, &mut outcomes);
        if outcomes.is_empty() {
            return Err(("L2", "chance is pending without an outcome".to_owned()));
        }
        for (chance, weight) in outcomes {
            let text = chance.to_string();
            if text.parse() != Ok(chance) || weight == 0 {
                return Err(("L8", format!("outcome `{text}` with weight {weight}")));
            }
        }
    }
    if pending.is_over() != game.outcome().is_some() {
        return Err(("L2", "a game is over exactly when it has an outcome".to_owned()));
    }
    Ok(())
}

/// L4: what the game prints, it loads again, and the state is equal.
fn position_law<G: Notation>(game: &G) -> Result<(), Broken> {
    let position = game.position();
    let text = position.to_string();
    let read: Value = serde_json::from_str(&text).map_err(|it| ("L4", it.to_string()))?;
    let loaded =
        G::from_position(game.components(), &read).map_err(|it| ("L4", format!("{it}: {text}")))?;
    if loaded == *game {
        Ok(())
    } else {
        Err(("L4", format!("{text} loads as {}", loaded.position())))
    }
}

/// L9: a world imagined from a view gives the same view and the same offers.
fn imagination_law<G: Notation>(game: &G) -> Result<(), Broken> {
    for viewer in viewers(game.players()) {
        let view = game.view(viewer);
        let imagined = G::imagine(&view, &mut Fate::new(1));
        let seen = json(&view)?;
        if json(&imagined.view(viewer))? != seen {
            return Err(("L9", format!("{viewer:?} sees another table: {seen}")));
        }
        let Viewer::Seat(seat) = viewer else { continue };
        let (mut real, mut offered) = (Vec::new(), Vec::new());
        game.legal_actions(seat, &mut real);
        imagined.legal_actions(seat, &mut offered);
        if real != offered {
            return Err(("L9", format!("seat {seat}: {real:?} in truth, {offered:?} imagined")));
        }
    }
    Ok(())
}

fn json(value: &impl serde::Serialize) -> Result<Value, Broken> {
    serde_json::to_value(value).map_err(|error| ("L4", error.to_string()))
}

fn viewers(players: usize) -> impl Iterator<Item = Viewer> {
    Seat::first(players).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// L6: the record alone gives the same game and the same events.
fn replays<G: Notation>(start: &G, game: &Match<G>, events: &[G::Event]) -> Result<(), Broken> {
    let mut again = start.clone();
    let mut happened: Vec<G::Event> = Vec::new();
    for input in game.record() {
        match *input {
            Input::Act(seat, action) => again.act(seat, action, &mut happened),
            Input::Chance(stream, chance) => again.resolve(stream, chance, &mut happened),
        }
    }
    if again != *game.game() {
        return Err(("L6", "the record gives another state".to_owned()));
    }
    if happened != events {
        return Err(("L6", "the record gives other events".to_owned()));
    }
    Ok(())
}

/// L11: random play from here ends, within the limit of the game, whatever the seed.
///
/// # Errors
/// When the game goes on beyond its limit.
pub fn runs_to_the_end<G: Game>(start: &G, seed: u64) -> Result<G::Outcome, String> {
    let mut game = start.clone();
    let mut fate = Fate::new(seed);
    let mut actions = Vec::new();
    for _ in 0..G::MAX_INPUTS {
        if let Some(outcome) = game.outcome() {
            return Ok(outcome);
        }
        random_step(&mut game, &mut fate, &mut actions);
    }
    Err(format!("seed {seed}: no end after {} inputs", G::MAX_INPUTS))
}

/// One random input: chance if it is pending, else a random action of a random decider.
///
/// # Panics
/// When the game is over.
pub fn random_step<G: Game>(game: &mut G, fate: &mut Fate, actions: &mut Vec<G::Action>) {
    use crate::Dice as _;
    let pending = game.pending();
    if let Some(stream) = pending.chance.lowest() {
        let chance = game.sample(stream, fate.stream(Stream::TABLE));
        return game.resolve(stream, chance, &mut Ignore);
    }
    let nth = fate.below(pending.seats.len() as u32) as usize;
    let seat = pending.seats.iter().nth(nth).expect("somebody decides while the game goes on");
    actions.clear();
    game.legal_actions(seat, actions);
    let action = actions[fate.below(actions.len() as u32) as usize];
    game.act(seat, action, &mut Ignore);
}

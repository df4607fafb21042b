//! Tables in the middle of a game, for tests: random play with enough sense to reach act VI.

use tabletop::{Dice, Fate, Game, Ignore, Seat, Sink, Stream};

use crate::{Action, Components, Event, Frame, Options, Sanctum, Step};

/// How often an action is picked, compared with others.
fn weight(game: &Sanctum, seat: Seat, action: &Action) -> u32 {
    let hero = game.table().hero(seat);
    let has_demons = !hero.zone.is_empty();
    match action {
        Action::Assign(..) => 60,
        Action::Equip { .. } => 30,
        Action::Block(..) => 20,
        Action::Fight | Action::Breach => 8,
        Action::Skill(..) | Action::Bless(..) | Action::Drink(..) => 4,
        Action::Move if has_demons => 1,
        Action::Use { .. } | Action::Rage(..) if hero.fight.dice.iter().all(|die| die.modified) => {
            1
        }
        Action::Use { .. } | Action::Rage(..) => 2,
        Action::PayPenalty => 6,
        Action::TakeOff(_) | Action::EndAttack | Action::Accept | Action::Sell(..) => 1,
        _ => 3,
    }
}

/// One input of sensible random play.
pub(super) fn sensible_step(game: &mut Sanctum, fate: &mut Fate, actions: &mut Vec<Action>) {
    sensible_step_into(game, fate, actions, &mut Ignore);
}

/// The same, telling somebody what happens.
pub(super) fn sensible_step_into(
    game: &mut Sanctum,
    fate: &mut Fate,
    actions: &mut Vec<Action>,
    events: &mut impl Sink<Event>,
) {
    let pending = game.pending();
    if let Some(stream) = pending.chance.lowest() {
        let chance = game.sample(stream, fate.stream(Stream::TABLE));
        return game.resolve(stream, chance, events);
    }
    let nth = fate.below(pending.seats.len() as u32) as usize;
    let seat = pending.seats.iter().nth(nth).expect("somebody decides");
    let action = sensible_action(game, seat, fate, actions);
    game.act(seat, action, events);
}

/// An action picked with some sense.
pub(super) fn sensible_action(
    game: &Sanctum,
    seat: Seat,
    fate: &mut Fate,
    actions: &mut Vec<Action>,
) -> Action {
    actions.clear();
    game.legal_actions(seat, actions);
    let total: u32 = actions.iter().map(|action| weight(game, seat, action)).sum();
    let mut left = fate.below(total);
    let picked = actions.iter().find(|action| {
        let weight = weight(game, seat, action);
        let is_it = left < weight;
        left = left.saturating_sub(weight);
        is_it
    });
    *picked.expect("a number below the sum of the weights names an action")
}

/// Sensible random play until something holds; none if it never did.
pub(super) fn until(
    options: &Options,
    seed: u64,
    holds: impl Fn(&Sanctum) -> bool,
) -> Option<Sanctum> {
    let mut game = Sanctum::new(Components::house(), options);
    let mut fate = Fate::new(seed);
    let mut actions = Vec::new();
    while game.outcome().is_none() {
        if holds(&game) {
            return Some(game);
        }
        sensible_step(&mut game, &mut fate, &mut actions);
    }
    holds(&game).then_some(game)
}

/// A table so many inputs into a game of sensible random play.
pub(super) fn later(options: &Options, seed: u64, steps: usize) -> Sanctum {
    let mut game = Sanctum::new(Components::house(), options);
    let mut fate = Fate::new(seed);
    let mut actions = Vec::new();
    for _ in 0..steps {
        if game.outcome().is_some() {
            break;
        }
        sensible_step(&mut game, &mut fate, &mut actions);
    }
    game
}

/// A table in act VI, or close before it, so many inputs after the respite began.
pub(super) fn late(options: &Options, seed: u64, steps: usize) -> Option<Sanctum> {
    let is_respite = |game: &Sanctum| {
        let rests = |seat| matches!(game.table().hero(seat).step, Step::Equip);
        game.frame() == Some(Frame::Respite) && game.table().seats().any(rests)
    };
    let mut game = until(options, seed, is_respite)?;
    let mut fate = Fate::new(seed ^ 1);
    let mut actions = Vec::new();
    for _ in 0..steps {
        if game.outcome().is_some() {
            break;
        }
        sensible_step(&mut game, &mut fate, &mut actions);
    }
    Some(game)
}

/// A table from a position.
pub(super) fn scene(position: &serde_json::Value) -> Sanctum {
    use tabletop::Notation as _;
    Sanctum::from_position(Components::house(), position).expect("a position of a test is sound")
}

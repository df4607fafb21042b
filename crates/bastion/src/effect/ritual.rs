//! B-13a: performing rituals after an attack, and drawing new ones.

use tabletop::{Rule, Seat, Sink, rule};

use crate::action::{Action, Foundation};
use crate::event::Event;
use crate::flow::{Bastion, Frame, RitualAllowance};
use crate::ids::{Color, District, RitualId};
use crate::phase::{turn, window};

impl RitualAllowance {
    fn allows(&self, color: Color) -> bool {
        self.colors[color] > 0 || self.any > 0
    }

    /// B-13.7: each card of the unit allows one ritual; a card of that very colour goes first.
    fn use_up(&mut self, color: Color) {
        if self.colors[color] > 0 {
            self.colors[color] -= 1;
        } else {
            self.any -= 1;
        }
    }
}

/// B-13.3, B-9.12: after the attack, if the attacker holds a ritual of the right colour.:
/// the attack does not close before, and no later chance comes.
pub(crate) fn begin(game: &mut Bastion, events: &mut impl Sink<Event>) {
    if can_perform(game) {
        game.push(Frame::Rituals);
    } else {
        window::close(game, events);
    }
}

fn can_perform(game: &Bastion) -> bool {
    let rituals = game.table.active_hero().rituals;
    rituals.iter().any(|card| game.draft.entitled.allows(card.color()))
}

/// B-13.4, B-13.11: any matching ritual, a structure on any foundation; or none. B-13.14: what is
/// on the plaza or guards the district does not matter.
pub(crate) fn offer(game: &Bastion, actions: &mut Vec<Action>) {
    for card in game.table.active_hero().rituals.iter() {
        if !game.draft.entitled.allows(card.color()) {
            continue;
        }
        if card.kind().is_artifact() {
            actions.push(Action::Perform(card, None));
            continue;
        }
        let foundations = 0..game.table.components().foundations() as u8;
        for district in District::all() {
            actions.extend(
                foundations
                    .clone()
                    .map(|index| Action::Perform(card, Some(Foundation { district, index }))),
            );
        }
    }
    actions.push(Action::GoOn);
}

pub(crate) fn check(game: &Bastion, seat: Seat, action: &Action) -> Result<(), Rule> {
    // B-13.5: only the attacker performs.
    if seat != game.table.active {
        return Err(rule!("B-13.5"));
    }
    let (card, foundation) = match action {
        Action::GoOn => return Ok(()),
        Action::Perform(card, foundation) => (*card, *foundation),
        other => return Err(turn::out_of_place(other)),
    };
    if !game.table.active_hero().rituals.contains(card) {
        return Err(rule!("B-13.5"));
    }
    if !game.draft.entitled.allows(card.color()) {
        return Err(rule!("B-13.3"));
    }
    let n_foundations = game.table.components().foundations();
    match foundation {
        None if card.kind().is_artifact() => Ok(()),
        Some(it) if !card.kind().is_artifact() && usize::from(it.index) < n_foundations => Ok(()),
        // B-13.10: an artifact lies beside the hero; B-13.11: a structure on a foundation.
        Some(_) if card.kind().is_artifact() => Err(rule!("B-13.10")),
        _ => Err(rule!("B-13.11")),
    }
}

pub(crate) fn perform(
    game: &mut Bastion,
    card: RitualId,
    foundation: Option<Foundation>,
    events: &mut impl Sink<Event>,
) {
    let seat = game.table.active;
    game.draft.entitled.use_up(card.color());
    game.tx(events).perform(seat, card, foundation);
    // B-13.8, B-13.9, R-13.1, G-13.2: two cards, or what is left.
    match game.table.ritual_deck.len().min(2) as u8 {
        0 => go_on(game, events),
        left => game.push(Frame::DrawRituals { left }),
    }
}

/// A card came from the ritual deck.
pub(crate) fn drawn(game: &mut Bastion, card: RitualId, events: &mut impl Sink<Event>) {
    game.table.ritual_deck.draw(card);
    game.draft.drawn.insert(card);
    match game.top() {
        Some(Frame::DrawRituals { left: 2.. }) => game.goto(Frame::DrawRituals { left: 1 }),
        _ if game.draft.drawn.len() == 2 => game.goto(Frame::KeepOne),
        // B-13.9: the only card is kept.
        _ => keep(game, card, events),
    }
}

pub(crate) fn check_keep(game: &Bastion, seat: Seat, action: &Action) -> Result<(), Rule> {
    match action {
        Action::Keep(card) if seat == game.table.active && game.draft.drawn.contains(*card) => {
            Ok(())
        }
        _ => Err(rule!("B-13.8")),
    }
}

/// B-13.8: one stays face up, the other goes under the deck.
pub(crate) fn keep(game: &mut Bastion, card: RitualId, events: &mut impl Sink<Event>) {
    let seat = game.table.active;
    let mut returned = std::mem::take(&mut game.draft.drawn);
    returned.remove(card);
    game.tx(events).keep_ritual(seat, card, returned);
    game.pop();
    go_on(game, events);
}

/// B-13.6: a further ritual, if one is allowed and held.
fn go_on(game: &mut Bastion, events: &mut impl Sink<Event>) {
    if !can_perform(game) {
        game.pop();
        window::close(game, events);
    }
}

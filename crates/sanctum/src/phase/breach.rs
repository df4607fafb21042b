//! S-18: the breach of the walls and the call to arms.

use tabletop::{Seat, Sink};

use crate::event::Event;
use crate::flow::{Frame, Sanctum, Step};
use crate::ids::{LordId, Place};
use crate::phase::{response, turn};
use crate::state::Table;

/// S-18.11: with the fourth card everybody must answer.
const LAST_CARD: usize = 4;

/// S-18.1, S-18.3, S-18.4: the figure moves to the cathedral, and two cards are laid. H-18.1: until
/// chance turns up the first, this can be taken back.
pub(crate) fn breach(game: &mut Sanctum, seat: Seat, events: &mut impl Sink<Event>) {
    game.table.breacher = Some(seat);
    game.table.breach_turn = Some(game.table.turn);
    let hero = game.hero_mut(seat);
    hero.step = Step::Idle;
    hero.answered = 2;
    game.tx(events).place(seat, Place::Cathedral);
    lay(game, 2, events);
}

/// S-18.9: lays a number of cards from the top of the Demon Lord deck.
pub(crate) fn lay(game: &mut Sanctum, left: u8, events: &mut impl Sink<Event>) {
    game.goto(Frame::Lay { left });
    go_on(game, left, events);
}

fn go_on(game: &mut Sanctum, mut left: u8, events: &mut impl Sink<Event>) {
    loop {
        let deck = &mut game.table.lord;
        if deck.is_uncovered() {
            game.goto(Frame::Lay { left });
            return;
        }
        let Some(lord) = deck.top.take_if(|_| left > 0) else { break };
        deck.laid.push(lord);
        left -= 1;
        events.push(|| Event::LordLaid { lord });
    }
    after_laying(game, events);
}

/// Chance turned up the next card of the Demon Lord deck.
pub(crate) fn top_turned(game: &mut Sanctum, lord: LordId, events: &mut impl Sink<Event>) {
    game.table.lord.rest.remove(lord);
    game.table.lord.top = Some(lord);
    match game.frame {
        Some(Frame::Lay { left }) => go_on(game, left, events),
        Some(Frame::LayRoar { left }) => response::go_on_laying(game, left, events),
        Some(Frame::DealRows) => response::go_on_dealing(game, events),
        frame => unreachable!("{frame:?} turns up no card"),
    }
}

/// S-18.11: whether the breacher's next card is the last.
pub(crate) fn lays_last_card(table: &Table) -> bool {
    table.lord.laid.len() + 1 == LAST_CARD
}

fn after_laying(game: &mut Sanctum, events: &mut impl Sink<Event>) {
    game.goto(Frame::Turn);
    if game.table.lord.laid.len() == LAST_CARD {
        // S-18.11: at once, without waiting for their turns.
        let late: Vec<Seat> =
            game.table.living().filter(|seat| game.hero(*seat).answered == 0).collect();
        late.into_iter().for_each(|seat| join(game, seat, events));
    }
    turn::end(game, game.table.active, events);
}

/// S-18.5, S-18.6: a hero answers on its own turn.
pub(crate) fn answer(game: &mut Sanctum, seat: Seat, events: &mut impl Sink<Event>) {
    join(game, seat, events);
    // O-27.6: an answer that ends act V ends the turn, too.
    if is_over(&game.table) {
        turn::end(game, seat, events);
    } else {
        game.hero_mut(seat).step = Step::Finish;
    }
}

/// S-18.6, S-18.7, S-18.10: demons are discarded, and the figure stands on the latest card.
fn join(game: &mut Sanctum, seat: Seat, events: &mut impl Sink<Event>) {
    let cards = game.table.lord.laid.len() as u8;
    let hero = game.hero_mut(seat);
    hero.answered = cards;
    let demons = std::mem::take(&mut hero.zone);
    events.push(|| Event::Answered { seat, cards });
    let mut tx = game.tx(events);
    tx.place(seat, Place::Cathedral);
    tx.discard_demons(demons);
}

/// S-18.12, O-18.1: act V is over when all living heroes have answered.
pub(crate) fn is_over(table: &Table) -> bool {
    table.breacher.is_some() && table.living().all(|seat| table.hero(seat).answered > 0)
}

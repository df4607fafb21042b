//! S-19, S-20, S-22: the short respite, the Demon Lord's response, the rows of act VI, the rounds
//! and the roars between them.

use tabletop::{InlineList, MAX_SEATS, Seat, Sink};

use crate::effect::penalty;
use crate::event::Event;
use crate::flow::{Frame, Sanctum, Step};
use crate::ids::{Cell, DemonSet, EffectId, FuryId, LordId};
use crate::phase::{prepare, rest};
use crate::state::{Gems, LordDeck, Standing, Table};

/// S-19.1: every living hero performs one last Rest.
pub(crate) fn begin_respite(game: &mut Sanctum, events: &mut impl Sink<Event>) {
    // The pairs left at the walls are not needed any more.
    let left: DemonSet =
        std::mem::take(&mut game.table.sets).iter().flat_map(|group| group.cards()).collect();
    game.tx(events).discard_demons(left);
    game.goto(Frame::Respite);
    events.push(|| Event::RespiteBegan);
    let living: Vec<Seat> = game.table.living().collect();
    living.into_iter().for_each(|seat| rest::begin(game, seat));
}

/// S-19.2, S-19.3: when all have rested.
pub(crate) fn end_respite(game: &mut Sanctum, events: &mut impl Sink<Event>) {
    if game.table.living().any(|seat| game.hero(seat).step != Step::Done) {
        return;
    }
    let living: Vec<Seat> = game.table.living().collect();
    for seat in living {
        let hero = game.hero_mut(seat);
        hero.step = Step::Idle;
        let items = std::mem::take(&mut hero.bag);
        hero.skill_gems = [Gems::NONE; Cell::COUNT];
        hero.gems = Gems::NONE;
        items.iter().for_each(|item| game.tx(events).discard_item(item));
    }
    game.table.blessings_open = true;
    events.push(|| Event::BlessingsOpened);
    game.goto(Frame::TurnUp { card: 0 });
}

/// S-19.4, S-22.2: one card after another is turned over; H-19.1: also one that affects nobody.
pub(crate) fn turned_up(
    game: &mut Sanctum,
    card: u8,
    effect: EffectId,
    events: &mut impl Sink<Event>,
) {
    game.table.lord.effects.remove(effect);
    let affected = affected(&game.table, card);
    game.goto(Frame::Face { card, effect });
    for seat in affected.iter() {
        game.hero_mut(*seat).step = Step::Penalty { atom: None };
    }
    // The card is dealt with when the last of them has chosen, which may be at once.
    for seat in affected.iter() {
        penalty::ask(game, *seat, events);
    }
    if affected.is_empty() {
        next_card(game, card, events);
    }
}

/// S-22.3, O-22.1, O-23.8: the living heroes a card affects, clockwise from the breacher; S-19.5: in the
/// response only those that answered late enough to see it.
pub(crate) fn affected(table: &Table, card: u8) -> InlineList<Seat, MAX_SEATS> {
    let breacher = table.breacher.unwrap_or(table.first);
    let is_response = table.round == 0;
    let is_affected = |seat: &Seat| {
        let hero = table.hero(*seat);
        hero.standing == Standing::Alive && (!is_response || card < hero.answered)
    };
    table.clockwise_from(breacher).filter(is_affected).collect()
}

/// S-19.4, S-22.2: the next card is turned up when all heroes have dealt with this one.
pub(crate) fn faced(game: &mut Sanctum, card: u8, events: &mut impl Sink<Event>) {
    let chooses = |seat: Seat| matches!(game.hero(seat).step, Step::Penalty { .. });
    if !game.table.seats().any(chooses) {
        next_card(game, card, events);
    }
}

fn next_card(game: &mut Sanctum, card: u8, events: &mut impl Sink<Event>) {
    let next = card + 1;
    let is_anybody_left = !affected(&game.table, 0).is_empty();
    if usize::from(next) < game.table.lord.laid.len() && is_anybody_left {
        game.goto(Frame::TurnUp { card: next });
    } else {
        after_cards(game, events);
    }
}

/// O-19.1, S-22.6: the cards are out of the game.
fn after_cards(game: &mut Sanctum, events: &mut impl Sink<Event>) {
    let deck = &mut game.table.lord;
    for lord in std::mem::take(&mut deck.laid).iter() {
        deck.out.insert(*lord);
    }
    if game.table.fighting().is_empty() {
        return game.end(events);
    }
    if game.table.round == 0 {
        deal_rows(game, events);
    } else {
        begin_round(game, events);
    }
}

/// S-20.1, O-19.2: five Demon Lord and four fury cards for each living hero.
fn deal_rows(game: &mut Sanctum, events: &mut impl Sink<Event>) {
    game.goto(Frame::DealRows);
    go_on_dealing(game, events);
}

/// The hero whose row is dealt next.
pub(crate) fn next_row(table: &Table) -> Option<Seat> {
    table.fighting().iter().find(|seat| !table.hero(*seat).row.is_dealt())
}

pub(crate) fn go_on_dealing(game: &mut Sanctum, events: &mut impl Sink<Event>) {
    while let Some(seat) = next_row(&game.table) {
        let table = &mut game.table;
        let row = &mut table.heroes[seat.index()].row;
        if table.lord.is_uncovered() || row.lords.is_full() {
            // Chance turns up the next Demon Lord card, or deals a fury card.
            return;
        }
        let lord = table.lord.top.take().expect("there are more cards than rows can take");
        row.lords.push(Some(lord));
    }
    begin_round(game, events);
}

/// S-20.2, H-21.1: a fury card is laid face down.
pub(crate) fn fury_dealt(game: &mut Sanctum, fury: FuryId, events: &mut impl Sink<Event>) {
    game.table.lord.furies.remove(fury);
    let seat = next_row(&game.table).expect("a fury card is dealt to a row that is not full");
    game.hero_mut(seat).row.furies.push(fury);
    go_on_dealing(game, events);
}

/// S-21.1, S-21.3: every hero in the battle performs exactly one Fight, in the steps of S-9 to
/// S-11 and without levels or items.
fn begin_round(game: &mut Sanctum, events: &mut impl Sink<Event>) {
    game.goto(Frame::Round);
    let round = game.table.round + 1;
    events.push(|| Event::RoundBegan { round });
    let fighting = game.table.fighting();
    fighting.iter().for_each(|seat| prepare::begin(game, seat));
}

/// S-22.1, S-22.4, S-22.5, S-22.7: after a round, when all its Fights are over.
pub(crate) fn end_round(game: &mut Sanctum, events: &mut impl Sink<Event>) {
    let waits = |seat: Seat| !matches!(game.hero(seat).step, Step::Done | Step::Idle);
    if game.table.seats().any(waits) {
        return;
    }
    for seat in game.table.seats() {
        game.hero_mut(seat).step = Step::Idle;
    }
    game.table.round += 1;
    if game.table.fighting().is_empty() {
        return game.end(events);
    }
    let cards = game.table.lord.roar;
    if cards == 0 {
        return begin_round(game, events);
    }
    game.table.lord.roar -= 1;
    go_on_laying(game, cards, events);
}

/// S-22.1: the cards of the roar are laid in a row.
pub(crate) fn go_on_laying(game: &mut Sanctum, mut left: u8, events: &mut impl Sink<Event>) {
    loop {
        if left > 0 && game.table.lord.top.is_none() && game.table.lord.rest.is_empty() {
            collect_defeated(game, events);
        }
        let deck: &mut LordDeck = &mut game.table.lord;
        if deck.is_uncovered() {
            game.goto(Frame::LayRoar { left });
            return;
        }
        let Some(lord) = deck.top.take_if(|_| left > 0) else { break };
        deck.laid.push(lord);
        left -= 1;
        events.push(|| Event::LordLaid { lord });
    }
    // O-27.3: fewer cards, or none at all.
    if game.table.lord.laid.is_empty() {
        begin_round(game, events);
    } else {
        game.goto(Frame::TurnUp { card: 0 });
    }
}

/// S-27.9, O-27.3: defeated Demon Lord cards of all rows become a new deck.
fn collect_defeated(game: &mut Sanctum, events: &mut impl Sink<Event>) {
    let table = &mut game.table;
    for hero in &mut table.heroes {
        let at = hero.row.at;
        for (index, lord) in hero.row.lords.iter_mut().enumerate() {
            let is_defeated = 2 * index < usize::from(at);
            if let Some(card) = lord.take_if(|_: &mut LordId| is_defeated) {
                table.lord.rest.insert(card);
            }
        }
    }
    if !table.lord.rest.is_empty() {
        events.push(|| Event::LordShuffled);
    }
}

//! S-2, S-3: laying out the table. Chance goes step by step, so that every set-up can be replayed.

use tabletop::{Game as _, InlineList, MAX_SEATS, Seat, Sink};

use crate::action::Chance;
use crate::components::Components;
use crate::event::Event;
use crate::flow::{Frame, Sanctum};
use crate::ids::{Cell, Figure, Gem, ItemSet, Level};
use crate::options::{Difficulty, Options};
use crate::phase::{levels, turn};
use crate::state::{Achievements, Hero, Hordes, LordDeck, Set, Table};

/// A match before its first input.
pub(crate) fn begin(components: &'static Components, options: &Options) -> Sanctum {
    let chosen = options.heroes.clone().unwrap_or_default();
    let mut table = empty(components, options.players as u8, options.difficulty, &chosen);
    table.overlap = options.overlap;
    let assigned = chosen.len() as u8;
    let Some(first) = options.first else {
        return Sanctum { table, frame: Some(Frame::FirstPlayer { assigned }) };
    };
    table.first = first;
    table.active = first;
    let mut game = Sanctum { table, frame: None };
    assign_heroes(&mut game, assigned);
    game
}

/// A table on which nothing has happened. Seats without a hero get the others in order.
pub(crate) fn empty(
    components: &'static Components,
    players: u8,
    difficulty: Difficulty,
    chosen: &[Figure],
) -> Table {
    let figures = with_unused(chosen);
    Table {
        set: Set(components),
        players,
        difficulty,
        heroes: figures.map(|figure| Hero::new(components, figure)),
        hordes: Hordes::new(components),
        sets: InlineList::EMPTY,
        chest: ItemSet::EMPTY,
        march: InlineList::EMPTY,
        boards: 0,
        intervention: true,
        walls_reached: false,
        bonuses_dealt: 0,
        achievements: Achievements::new(),
        blessings_open: false,
        lord: LordDeck::new(difficulty.first_roar()),
        breacher: None,
        breach_turn: None,
        first: Seat::new(0),
        overlap: false,
        unfinished: InlineList::EMPTY,
        active: Seat::new(0),
        turn: 0,
        round: 0,
    }
}

/// S-1.1: the chosen heroes, and after them those nobody chose.
pub(crate) fn with_unused(chosen: &[Figure]) -> [Figure; MAX_SEATS] {
    let unused = Figure::ALL.into_iter().filter(|it| !chosen.contains(it));
    let mut figures = chosen.iter().copied().take(MAX_SEATS).chain(unused);
    std::array::from_fn(|_| figures.next().unwrap_or(Figure::Huntress))
}

/// S-3.1: chance goes on with the heroes that are not settled.
fn assign_heroes(game: &mut Sanctum, assigned: u8) {
    if assigned < game.table.players {
        game.goto(Frame::AssignHeroes { next: assigned });
    } else if game.table.players == 2 {
        // S-2.6: with two players spaces are blocked.
        game.goto(Frame::BlockSpaces { row: 0 });
    } else {
        begin_bonuses(game, 0);
    }
}

/// S-3.14: the bonuses of the player at a place of the turn order.
fn begin_bonuses(game: &mut Sanctum, place: u8) {
    if place == game.table.players {
        game.goto(Frame::ShowTops);
        return;
    }
    let bonus = game.components().seat_bonus(game.table.players, place);
    go_on_with_bonuses(game, place, bonus.cards, bonus.potions);
}

fn go_on_with_bonuses(game: &mut Sanctum, place: u8, cards: u8, potions: u8) {
    if cards + potions > 0 {
        game.goto(Frame::Bonuses { place, cards, potions });
    } else {
        begin_bonuses(game, place + 1);
    }
}

/// Who gets the bonuses at a place of the turn order.
fn seat_at(game: &Sanctum, place: u8) -> Seat {
    let mut seats = game.table.clockwise_from(game.table.first);
    seats.nth(usize::from(place)).unwrap_or(game.table.first)
}

/// Goes on with a part of the set-up.
pub(crate) fn resolve(
    game: &mut Sanctum,
    frame: Frame,
    chance: Chance,
    events: &mut impl Sink<Event>,
) {
    match (frame, chance) {
        (Frame::FirstPlayer { assigned }, Chance::First(seat)) => {
            game.table.first = seat;
            game.table.active = seat;
            assign_heroes(game, assigned);
        }
        (Frame::AssignHeroes { next }, Chance::Hero(figure)) => {
            assign(game, next, figure);
            assign_heroes(game, next + 1);
        }
        (Frame::BlockSpaces { row }, Chance::Roll(value)) => {
            block(game, row, value, events);
        }
        (Frame::Bonuses { place, cards, potions }, Chance::Bonus(cell)) => {
            deal_bonus_card(game, cell);
            move_bonus_gem(game, seat_at(game, place), cell, events);
            // O-3.3: a skill may be gained; its immediate effect comes first.
            game.goto(Frame::Bonuses { place, cards: cards - 1, potions });
            settle(game);
        }
        (Frame::Bonuses { place, cards, potions }, Chance::Flip(potion)) => {
            // S-3.15.
            let seat = seat_at(game, place);
            game.tx(events).gain_potion(seat, potion);
            // O-14.4: there may be no space for it.
            game.goto(Frame::Bonuses { place, cards, potions: potions - 1 });
            settle(game);
        }
        (Frame::ShowTops, Chance::Demon(demon)) => {
            game.table.hordes.lift(game.table.components(), demon);
            if game.table.hordes.uncovered().is_none() {
                turn::begin(game, events);
            }
        }
        (frame, chance) => unreachable!("{frame:?} does not wait for `{chance}`"),
    }
}

/// Goes on with the bonuses once nobody owes a choice.
pub(crate) fn settle(game: &mut Sanctum) {
    if let Some(Frame::Bonuses { place, cards, potions }) = game.frame
        && !levels::owes_choice(game.hero(seat_at(game, place)))
    {
        go_on_with_bonuses(game, place, cards, potions);
    }
}

/// S-3.1: the seats without a hero share the others in order.
fn assign(game: &mut Sanctum, next: u8, figure: Figure) {
    let components = game.components();
    let mut chosen: Vec<Figure> = Vec::with_capacity(MAX_SEATS);
    chosen.extend(game.table.heroes.iter().take(usize::from(next)).map(|hero| hero.figure));
    chosen.push(figure);
    game.table.heroes = with_unused(&chosen).map(|figure| Hero::new(components, figure));
}

/// S-2.6, O-2.1.
fn block(game: &mut Sanctum, row: u8, value: u8, events: &mut impl Sink<Event>) {
    let achievement = game.components().blocked_by(Level::ALL[usize::from(row)], value);
    game.table.achievements.blocked |= 1 << achievement.index();
    events.push(|| Event::SpaceBlocked { achievement });
    if row < 2 {
        game.goto(Frame::BlockSpaces { row: row + 1 });
    } else {
        begin_bonuses(game, 0);
    }
}

/// S-3.16, O-3.2: a gem of the column's colour, else a white one, else none.
fn move_bonus_gem(game: &mut Sanctum, seat: Seat, cell: Cell, events: &mut impl Sink<Event>) {
    let there = game.hero(seat).skill_gems[cell.index()];
    let gems = [Gem::from(cell.column()), Gem::White];
    if let Some(gem) = gems.into_iter().find(|gem| there.of(*gem) > 0) {
        game.tx(events).raise(seat, gem, cell);
    }
}

fn deal_bonus_card(game: &mut Sanctum, cell: Cell) {
    let is_left = |index: &usize| game.table.bonuses_dealt & (1 << index) == 0;
    let mut same = game.components().bonus_cards_on(cell);
    game.table.bonuses_dealt |= same.find(is_left).map_or(0, |index| 1 << index);
}

/// S-3.14: the starting bonus cards not dealt yet.
pub(crate) fn bonus_cards_left(game: &Sanctum) -> Vec<Cell> {
    let dealt = game.table.bonuses_dealt;
    let cards = game.components().bonus_cards().iter().enumerate();
    cards.filter(|(index, _)| dealt & (1 << index) == 0).map(|(_, card)| card.0).collect()
}

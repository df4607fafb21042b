//! S-16: the achievements that end a Fight or a Rest.

use tabletop::{Seat, Sink};

use crate::event::Event;
use crate::flow::{Sanctum, Step};
use crate::ids::{Achievement, BlessingId, Category, Color, Gem, Level};
use crate::phase::turn;
use crate::state::Table;

/// S-16.2: the last step of a Fight or a Rest. S-27.5: it waits until all earlier turns are over.
pub(crate) fn reach(game: &mut Sanctum, seat: Seat, events: &mut impl Sink<Event>) {
    if game.table.earliest_turn() == seat {
        check(game, seat, events);
    } else {
        game.hero_mut(seat).step = Step::Ended;
        turn::pass_on(game, events);
    }
}

/// S-16.2: only the hero whose turn ends is checked.
pub(crate) fn check(game: &mut Sanctum, seat: Seat, events: &mut impl Sink<Event>) {
    if is_open(&game.table, seat) {
        for achievement in Achievement::all() {
            if meets(&game.table, seat, achievement) {
                win(game, seat, achievement, events);
            }
        }
    }
    look(game, seat, events);
}

/// S-16.10, S-27.5: not from the breach on; a turn that began before it is checked all the same.
fn is_open(table: &Table, seat: Seat) -> bool {
    match (table.breach_turn, table.turn_of(seat)) {
        (Some(breach), Some(turn)) => turn < breach,
        (Some(_), None) => false,
        (None, _) => table.breacher.is_none(),
    }
}

/// S-16.1, S-16.3 to S-16.8: whether a space is won now.
fn meets(table: &Table, seat: Seat, achievement: Achievement) -> bool {
    let is_met = match goal(achievement) {
        Some(goal) => progress(table, seat, achievement.category) >= goal,
        // S-16.7, O-16.2: with a tile of the row really won.
        None => has_won_in_row(table, seat, achievement.level),
    };
    is_met && table.achievements.is_open(achievement)
}

/// S-16.3 to S-16.6: how much a regular space asks for; bonus spaces ask for a tile of their row.
pub(crate) fn goal(achievement: Achievement) -> Option<u8> {
    let goals = match achievement.category {
        Category::Skills => [3, 5, 7],
        Category::Gems => [2, 3, 4],
        Category::Equipment => [4, 7, 10],
        Category::Higher => return None,
    };
    Some(goals[achievement.level.index()])
}

/// S-16.3 to S-16.6: how much a hero has of what a category counts; nothing counts for bonus spaces.
pub(crate) fn progress(table: &Table, seat: Seat, category: Category) -> u8 {
    let hero = table.hero(seat);
    match category {
        Category::Skills => hero.skills.count_ones() as u8,
        // Two colours have at least as many as the second best of the three.
        Category::Gems => {
            let mut gained = Color::ALL.map(|color| hero.gained.of(Gem::from(color)));
            gained.sort_unstable();
            gained[1]
        }
        Category::Equipment => hero.equipped_level(table.components()),
        Category::Higher => 0,
    }
}

fn has_won_in_row(table: &Table, seat: Seat, level: Level) -> bool {
    let regular = Category::REGULAR.map(|category| Achievement { level, category });
    regular.iter().any(|it| table.achievements.won[it.index()] == Some(seat))
}

/// S-16.1: the tile goes to the player; chance says which it is.
fn win(game: &mut Sanctum, seat: Seat, achievement: Achievement, events: &mut impl Sink<Event>) {
    game.table.achievements.won[achievement.index()] = Some(seat);
    let hero = game.hero_mut(seat);
    hero.tiles += 1;
    hero.owed_tiles += 1;
    events.push(|| Event::AchievementWon { seat, achievement });
}

/// D-20: the owner looks at the tiles; then the turn is over.
fn look(game: &mut Sanctum, seat: Seat, events: &mut impl Sink<Event>) {
    if game.hero(seat).owed_tiles > 0 {
        game.hero_mut(seat).step = Step::Tiles;
        turn::pass_on(game, events);
    } else {
        turn::end(game, seat, events);
    }
}

/// S-16.9, H-2.1: chance has said which tile it is; the owner keeps the blessing face down.
pub(crate) fn tile_seen(
    game: &mut Sanctum,
    seat: Seat,
    blessing: BlessingId,
    events: &mut impl Sink<Event>,
) {
    game.table.achievements.hidden.remove(blessing);
    let hero = game.hero_mut(seat);
    hero.owed_tiles -= 1;
    hero.blessings.insert(blessing);
    look(game, seat, events);
}

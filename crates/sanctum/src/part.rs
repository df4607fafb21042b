//! S-21.2, S-27.4, O-22.1, O-27.5: which part of the game a hero plays independently of the others,
//! so that their steps do not close its take-back window.

use tabletop::Seat;

use crate::flow::{Frame, Sanctum};

/// The kinds of parts; each is numbered from its own start.
const TURN: u32 = 0;
const RESPITE: u32 = 1 << 29;
const CARD: u32 = 2 << 29;
const ROUND: u32 = 3 << 29;

/// The number of the part a hero plays now.
pub(crate) fn of(game: &Sanctum, seat: Seat) -> Option<u32> {
    let table = &game.table;
    let round = u32::from(table.round);
    match game.frame? {
        Frame::Respite => Some(RESPITE),
        Frame::Face { card, .. } => Some(CARD + (round << 8) + u32::from(card)),
        Frame::Round => Some(ROUND + round),
        Frame::Turn | Frame::Deal { .. } | Frame::OpenChest | Frame::Chest { .. } => {
            turn(game, seat)
        }
        Frame::Lay { .. } => turn(game, seat).filter(|_| seat != table.active),
        Frame::FirstPlayer { .. }
        | Frame::AssignHeroes { .. }
        | Frame::BlockSpaces { .. }
        | Frame::Bonuses { .. }
        | Frame::ShowTops
        | Frame::TurnUp { .. }
        | Frame::DealRows
        | Frame::LayRoar { .. } => None,
    }
}

/// S-27.4: a turn has three parts: up to the moment when the next hero may begin, what comes after
/// it, and what comes after a choice from the chest of a later turn.
fn turn(game: &Sanctum, seat: Seat) -> Option<u32> {
    let table = &game.table;
    let number = TURN + 3 * table.turn_of(seat)?;
    let is_active = seat == table.active;
    match game.frame {
        Some(Frame::Turn) if is_active => {
            Some(number + u32::from(table.hero(seat).step.is_past_block()))
        }
        // The others wait for what the active hero turns up or leaves in the chest.
        _ if is_active => None,
        Some(Frame::Chest { next }) => {
            let took = table.march[..usize::from(next)].contains(&seat);
            Some(number + 1 + u32::from(took))
        }
        _ => Some(number + 1),
    }
}

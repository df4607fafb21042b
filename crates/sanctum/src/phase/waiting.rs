//! Why a hero has to wait, or cannot do this now: the most specific rule.

use tabletop::{Rule, Seat, rule};

use crate::action::Action;
use crate::flow::{Frame, Sanctum, Step};
use crate::state::Standing;

/// The rule that makes a hero wait.
pub(crate) fn why(game: &Sanctum, frame: Frame, seat: Seat) -> Rule {
    let hero = game.hero(seat);
    match frame {
        // S-6.3: the draft goes in march order.
        Frame::Chest { .. } => rule!("S-6.3"),
        // S-19.1: one last Rest each.
        Frame::Respite => rule!("S-19.1"),
        // S-21.14: no card affects the victorious.
        Frame::Face { .. } | Frame::TurnUp { .. } if hero.standing == Standing::Victorious => {
            rule!("S-21.14")
        }
        Frame::Face { card, .. } if game.table.round == 0 && card >= hero.answered => {
            rule!("S-19.5")
        }
        // O-22.1: a hero that has chosen waits for the others.
        Frame::Face { .. } => rule!("O-22.1"),
        Frame::TurnUp { .. } if game.table.round == 0 => rule!("S-19.4"),
        Frame::TurnUp { .. } => rule!("S-22.2"),
        // S-21.1: one Fight in a round.
        Frame::Round => rule!("S-21.1"),
        // S-27.5: nobody wins an achievement ahead of an earlier turn.
        _ if hero.step == Step::Ended => rule!("S-27.5"),
        Frame::FirstPlayer { .. }
        | Frame::AssignHeroes { .. }
        | Frame::BlockSpaces { .. }
        | Frame::Bonuses { .. }
        | Frame::ShowTops
        | Frame::Turn
        | Frame::Deal { .. }
        | Frame::OpenChest
        | Frame::Lay { .. }
        | Frame::DealRows
        | Frame::LayRoar { .. } => rule!("S-4.1"),
    }
}

/// The rule against an action that belongs to another moment, where one is more specific than the
/// order of the steps.
pub(crate) fn out_of_place(game: &Sanctum, action: &Action) -> Option<Rule> {
    let is_turn = matches!(
        action,
        Action::Move | Action::Fight | Action::Rest | Action::Breach | Action::Answer
    );
    match action {
        // S-19.1: one last Rest, and no action of a turn.
        _ if is_turn && game.frame == Some(Frame::Respite) => Some(rule!("S-19.1")),
        // S-21.1: Move and Rest no longer exist.
        _ if is_turn && game.frame.is_some_and(Frame::is_late) => Some(rule!("S-21.1")),
        // S-4.2: exactly one action.
        _ if is_turn => Some(rule!("S-4.2")),
        // O-8.2: dice effects in Attack, shields in Block.
        Action::Use { .. } | Action::Block(..) => Some(rule!("O-8.2")),
        // S-9.5: potions before the roll.
        Action::Drink(..) => Some(rule!("S-9.5")),
        _ => None,
    }
}

//! Whether what is being resolved makes sense: the frames, and the action in progress.

use tabletop::Seat;

use super::hold;
use crate::action::Action;
use crate::effect::{artifact, relocate};
use crate::flow::{Announced, Bastion, Draft, Frame};
use crate::ids::{EnemyId, Place, Spell};
use crate::phase::{channel, move_hero};

/// Whether the frames are nested as they can be, and each can go on.
pub(super) fn audit(game: &Bastion) -> Result<(), String> {
    use Frame as F;
    let ok = match &game.flow[..] {
        [] => game.ending.is_some(),
        [F::LayDistricts, rest @ ..] => !game.table.districts.is_full() && first_questions(rest),
        rest @ ([F::ChooseClasses { .. }, ..] | [F::FirstPlayer]) => first_questions(rest),
        [F::DealBeasts { .. } | F::LaySources { .. } | F::LayFliers { .. } | F::LayDragon]
        | [F::DealRituals { .. } | F::KeepTwo { .. } | F::HeroPhase]
        | [F::InitialEnemies { .. }, F::Adding { .. }]
        | [F::InitialEnemies { .. }, F::Adding { .. }, F::Evict { .. }]
        | [F::Adding { .. }]
        | [F::Adding { .. }, F::Evict { .. }]
        | [F::HeroPhase, F::Consent | F::Announced | F::Moved | F::Depart | F::Rituals]
        | [F::HeroPhase, F::Closing]
        | [F::HeroPhase, F::Announced | F::Closing, F::Relocate { .. }]
        | [F::HeroPhase, F::Rituals, F::DrawRituals { .. } | F::KeepOne] => true,
        _ => false,
    };
    hold(ok, || format!("the frames {:?} cannot be nested so", game.flow))?;
    hold(game.flow.is_empty() || game.ending.is_none(), || "play after the end".to_owned())?;
    let t = &game.table;
    let in_play = matches!(game.flow.first(), Some(F::HeroPhase | F::Adding { .. }));
    hold(!in_play || t.set_aside.is_empty(), || "cards set aside during play".to_owned())?;
    hold(!(in_play && t.wall.is_empty() && t.enemy_deck.is_empty()), || {
        "B-11.6: wall and deck are empty, but the game goes on".to_owned()
    })?;
    game.flow.iter().try_for_each(|frame| frame_makes_sense(game, *frame))?;
    draft(game)
}

/// The questions stacked at the very beginning.
fn first_questions(frames: &[Frame]) -> bool {
    matches!(
        frames,
        [] | [Frame::FirstPlayer]
            | [Frame::ChooseClasses { .. }]
            | [Frame::ChooseClasses { .. }, Frame::FirstPlayer]
    )
}

/// Whether a frame finds on the table what it needs to go on; frames of the set-up are looked at
/// in `setup.rs`.
fn frame_makes_sense(game: &Bastion, frame: Frame) -> Result<(), String> {
    let table = &game.table;
    let sits = |seat: Seat| seat.index() < usize::from(table.players);
    let ok = match frame {
        Frame::Relocate { by, spell } => {
            sits(by)
                && matches!(spell, Spell::Exchange | Spell::Teleport)
                && relocate::check_possible(table, spell).is_ok()
        }
        Frame::Depart => {
            table.active_hero().place == Place::Citadel
                && table.refuges(Place::Citadel).next().is_some()
        }
        Frame::DrawRituals { left } => {
            let drawn = game.draft.drawn.len();
            (1..=2).contains(&left)
                && usize::from(left) <= table.ritual_deck.len()
                && drawn + usize::from(left) <= 2
        }
        Frame::KeepOne => game.draft.drawn.len() == 2,
        Frame::Adding { owed } => {
            let waits = game.top() == Some(frame);
            !waits || (owed > 0 && !table.enemy_deck.is_empty())
        }
        Frame::Evict { waiting } => {
            let can_go = |seat| table.refuges(table.hero(seat).place).next().is_some();
            !waiting.is_empty() && waiting.iter().all(|seat| sits(seat) && can_go(seat))
        }
        Frame::KeepTwo { waiting } => !waiting.is_empty() && waiting.iter().all(sits),
        Frame::DealBeasts { to } | Frame::DealRituals { to } => sits(to),
        Frame::LayDistricts
        | Frame::ChooseClasses { .. }
        | Frame::FirstPlayer
        | Frame::LaySources { .. }
        | Frame::LayFliers { .. }
        | Frame::LayDragon
        | Frame::InitialEnemies { .. }
        | Frame::HeroPhase
        | Frame::Consent
        | Frame::Announced
        | Frame::Moved
        | Frame::Rituals
        | Frame::Closing => true,
    };
    hold(ok, || format!("{frame:?} does not fit the table"))
}

/// Whether the action in progress fits the frames and the table.
fn draft(game: &Bastion) -> Result<(), String> {
    let (table, draft) = (&game.table, &game.draft);
    let resolving = game.flow.len() > 1 && game.flow.first() == Some(&Frame::HeroPhase);
    if !resolving {
        return hold(*draft == Draft::default(), || "an action outside a hero phase".to_owned());
    }
    let mut heads: Vec<EnemyId> = draft.wall.units().map(|(_, card)| card).collect();
    let mut there: Vec<EnemyId> = table.wall.units().map(|(_, card)| card).collect();
    heads.sort();
    there.sort();
    let is_open = matches!(game.flow[1], Frame::Announced | Frame::Consent | Frame::Moved);
    hold(!is_open || heads == there, || "the wall before the action".to_owned())?;
    let in_front = crate::effect::spell::in_front(table);
    hold(in_front & draft.committed == draft.committed, || "B-12.3: committed".to_owned())?;
    let spells = table.active_hero().spells;
    hold(spells & draft.won == draft.won, || "B-9.9: spells won".to_owned())?;
    hold(!is_open || draft.won.is_empty(), || "B-9.9: spells won before the attack".to_owned())?;
    let seats: Vec<_> = table.seats().collect();
    let holders = draft.holding.iter().all(|it| seats.contains(&it) && it != table.active);
    hold(holders, || "R-6.5: who holds".to_owned())?;
    hold(casts_fit(draft), || "effects that no committed card can have".to_owned())?;
    let drawing = matches!(game.top(), Some(Frame::DrawRituals { .. } | Frame::KeepOne));
    hold(drawing || draft.drawn.is_empty(), || "B-13.8: drawn rituals".to_owned())?;
    let fits = match (game.flow[1], draft.announced) {
        (Frame::Announced, Some(announced)) => announced_fits(game, announced),
        (Frame::Consent, Some(it @ Announced::Accumulate { .. })) => announced_fits(game, it),
        (Frame::Moved, Some(Announced::Move(_))) => {
            !draft.speeding || move_hero::has_further_step(game)
        }
        // B-15.47: only a hero that came in with the attack.
        (Frame::Depart, Some(Announced::Move(Place::Citadel)))
        | (Frame::Rituals, Some(Announced::Attack(_) | Announced::Move(_)))
        | (Frame::Closing, Some(_)) => true,
        _ => false,
    };
    hold(fits, || format!("{:?} does not fit {:?}", draft.announced, game.flow))
}

/// Whether what was cast could come from the cards committed.
fn casts_fit(draft: &Draft) -> bool {
    let n = draft.committed.len();
    let most = 9 * n;
    let has_effect = draft.has_action_spell();
    usize::from(draft.power) <= most && usize::from(draft.plenty) <= most && (n > 0 || !has_effect)
}

/// Whether an announced action can still be resolved or called off.
fn announced_fits(game: &Bastion, announced: Announced) -> bool {
    let (table, draft) = (&game.table, &game.draft);
    let here = table.active_hero().place;
    let is_first = draft.steps == 0;
    // Calling off goes back to where the action began.
    if is_first && (here != draft.origin || table.done != draft.done) {
        return false;
    }
    match announced {
        Announced::Move(to) => here.is_adjacent(to) && (!is_first || !table.done.moved),
        Announced::Channel(way) => !table.done.channelled && channel::check_way(table, way).is_ok(),
        Announced::Attack(target) => table.head(target).is_some() && !table.done.attacked,
        Announced::Convert { artifact, give, take } => {
            artifact::check(table, &Action::Convert { artifact, give, take }).is_ok()
        }
        Announced::Accumulate { artifact, color, from } => {
            artifact::check(table, &Action::Accumulate { artifact, color, from }).is_ok()
        }
        Announced::Revive(source) => channel::check_revival(table, source).is_ok(),
    }
}

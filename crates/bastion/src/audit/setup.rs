//! Whether a set-up that has begun finds everything it still needs. Only positions that were
//! written by hand can fail here.

use tabletop::Seat;

use super::hold;
use crate::flow::{Bastion, Frame};
use crate::ids::{Class, District, EnemyId, RitualKind};
use crate::options::Mode;
use crate::sets::EnemySet;
use crate::setup::{damaged_districts, unchosen, undamaged_districts};
use crate::state::Table;

/// How far the set-up has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    /// First player, classes and districts.
    Questions,
    /// What the mode lays out.
    Mode,
    /// Initial enemies.
    Enemies,
    /// Rituals are dealt.
    Dealing,
    /// Rituals are chosen.
    Choosing,
}

pub(super) fn audit(game: &Bastion) -> Result<(), String> {
    let table = &game.table;
    let Some(stage) = stage(game) else {
        let laid = game.flow.is_empty() || table.districts.is_full();
        return hold(laid, || "B-5.1: districts".to_owned());
    };
    districts(table, stage)?;
    for frame in &game.flow {
        if let Frame::ChooseClasses { left, per_class } = *frame {
            let enough = unchosen(table).count() >= usize::from(left);
            let fits = (1..=3).contains(&left) && (1..=6).contains(&per_class);
            hold(fits && enough && table.mode == Mode::Normal, || format!("{frame:?}"))?;
        }
    }
    sources(game, stage)?;
    beasts(game, stage)?;
    late_arrival(game, stage)?;
    rituals(game, stage)
}

fn stage(game: &Bastion) -> Option<Stage> {
    match game.flow.first()? {
        Frame::LayDistricts | Frame::ChooseClasses { .. } | Frame::FirstPlayer => {
            Some(Stage::Questions)
        }
        Frame::DealBeasts { .. }
        | Frame::LaySources { .. }
        | Frame::LayFliers { .. }
        | Frame::LayDragon => Some(Stage::Mode),
        Frame::InitialEnemies { .. } => Some(Stage::Enemies),
        Frame::DealRituals { .. } => Some(Stage::Dealing),
        Frame::KeepTwo { .. } => Some(Stage::Choosing),
        _ => None,
    }
}

/// While districts are being laid nothing can lie on them.
fn districts(table: &Table, stage: Stage) -> Result<(), String> {
    if stage > Stage::Questions {
        return hold(table.districts.is_full(), || "B-5.1: districts".to_owned());
    }
    let bare =
        table.district_states.iter().all(|state| *state == crate::state::DistrictState::default());
    hold(bare && table.in_play.is_empty(), || "B-5.1: something lies on the board".to_owned())
}

/// B-17.7, B-17.17: a Source for every district that has none yet.
fn sources(game: &Bastion, stage: Stage) -> Result<(), String> {
    let table = &game.table;
    let from = match (game.top(), table.mode) {
        (Some(Frame::LaySources { district }), Mode::DarkenedSkies | Mode::LateArrival) => district,
        (Some(frame @ Frame::LaySources { .. }), _) => return Err(format!("{frame:?}")),
        (_, Mode::DarkenedSkies | Mode::LateArrival) if stage == Stage::Questions => District::CAMP,
        _ => return Ok(()),
    };
    let left = || District::all().filter(|it| *it >= from);
    let free = left().all(|it| table.district_state(it).foundations[0].is_none());
    let cards = table.ritual_deck.shuffled.iter();
    let cards = cards.filter(|it| it.kind() == RitualKind::Source).count();
    hold(free && cards >= left().count(), || "B-17.7: Sources to lay out".to_owned())
}

/// B-17.10: a Beast for every hero that has none yet.
fn beasts(game: &Bastion, stage: Stage) -> Result<(), String> {
    let table = &game.table;
    let first = match (game.top(), table.mode) {
        (Some(Frame::DealBeasts { to }), Mode::TremblingEarth) => to,
        (Some(frame @ Frame::DealBeasts { .. }), _) => return Err(format!("{frame:?}")),
        (_, Mode::TremblingEarth) if stage == Stage::Questions => Seat::new(0),
        _ => return Ok(()),
    };
    let left = table.seats().filter(|seat| *seat >= first).count();
    let cards = (table.set_aside & EnemySet::of_class(Class::Beast)).len();
    hold(cards >= left, || "B-17.10: Beasts to deal".to_owned())
}

/// B-17.18 to B-17.23: Fliers and a Dragon in the right colours, and room for them.
fn late_arrival(game: &Bastion, stage: Stage) -> Result<(), String> {
    let table = &game.table;
    let frame = game.flow.first();
    let lays = matches!(frame, Some(Frame::LayFliers { .. } | Frame::LayDragon));
    if table.mode != Mode::LateArrival || stage > Stage::Mode {
        // B-17.23: no initial enemies.
        let adds = table.mode == Mode::LateArrival && stage == Stage::Enemies;
        return hold(!lays && !adds, || format!("{frame:?}"));
    }
    let no_disc =
        table.district_states.iter().all(|it| it.tower.is_none() && it.sources == [None; 6]);
    let is_aside = |card: EnemyId| table.set_aside.contains(card);
    let all_aside = |class| EnemySet::of_class(class).iter().all(is_aside);
    let ready = if table.districts.is_full() {
        let from = match frame {
            Some(Frame::LayFliers { district }) => Some(*district),
            Some(Frame::LayDragon) => None,
            _ => damaged_districts().next(),
        };
        let left = || damaged_districts().filter(|it| from.is_some_and(|from| *it >= from));
        let flier = |it| EnemyId::new(Class::Flier, table.district_color(it));
        let dragon = |it| EnemyId::new(Class::Dragon, table.district_color(it));
        let fliers = undamaged_districts().filter(|it| is_aside(flier(*it))).count();
        let is_damaged = from.is_none_or(|from| damaged_districts().any(|it| it == from));
        is_damaged
            && fliers >= left().count()
            && left().all(|it| !table.plaza_is_taken(it))
            && damaged_districts().all(|it| is_aside(dragon(it)))
    } else {
        all_aside(Class::Flier) && all_aside(Class::Dragon)
    };
    hold(ready && no_disc, || "B-17.18 to B-17.21: Fliers and Dragons to lay out".to_owned())
}

/// B-5.27, B-5.28: three rituals for everybody.
fn rituals(game: &Bastion, stage: Stage) -> Result<(), String> {
    let table = &game.table;
    let top = game.top();
    if !table.mode.has_rituals() {
        let deals = matches!(top, Some(Frame::DealRituals { .. } | Frame::KeepTwo { .. }));
        return hold(!deals, || format!("{top:?}"));
    }
    if let Some(Frame::KeepTwo { waiting }) = top {
        let three = waiting.iter().all(|seat| table.hero(seat).rituals.len() == 3);
        return hold(three, || "B-5.28: three rituals to choose from".to_owned());
    }
    let next = match top {
        Some(Frame::DealRituals { to }) => to,
        _ => Seat::new(0),
    };
    let held = |seat: Seat| table.hero(seat).rituals.len();
    let in_order = table.seats().all(|seat| match seat.cmp(&next) {
        std::cmp::Ordering::Less => held(seat) == 3,
        std::cmp::Ordering::Equal => held(seat) < 3 && (stage == Stage::Dealing || held(seat) == 0),
        std::cmp::Ordering::Greater => held(seat) == 0,
    });
    hold(in_order, || "B-5.27: rituals are dealt seat by seat".to_owned())?;
    // Sources that are laid out first are not there to be dealt.
    let to_lay = match (top, table.mode) {
        (Some(Frame::LaySources { district }), _) => 6 - district.index(),
        (_, Mode::DarkenedSkies | Mode::LateArrival) if stage == Stage::Questions => 6,
        _ => 0,
    };
    let wanted: usize = table.seats().map(|seat| 3 - held(seat)).sum();
    let deck = &table.ritual_deck;
    let is_fresh = deck.rejected.is_empty() && deck.under.is_empty();
    let enough = deck.shuffled.len() >= wanted + to_lay;
    hold(is_fresh && enough, || "B-5.27: rituals to deal".to_owned())
}

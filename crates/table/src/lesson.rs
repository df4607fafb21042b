//! Lesson tables: one player, a fixed position, a script.

use games::{AnyGame, Refusal, RefusalCode, Script};
use protocol::{NewSeat, NewTable, Pace, Visibility, Watching};
use tabletop::Seat;

use crate::Table;

/// The bot in the other seats.
const PARTNER: &str = "easy";

/// Fills in the position and seats of a lesson. Returns its script.
pub(crate) fn fill_in(id: &str, new: &mut NewTable, game: &dyn AnyGame) -> Result<Script, Refusal> {
    let lesson = game.lessons().iter().find(|it| it.id == id);
    let unknown = || Refusal::new(RefusalCode::NoSuchLesson, format!("there is no lesson `{id}`"));
    let lesson = lesson.ok_or_else(unknown)?;
    let others = players_of(game, &lesson.position).saturating_sub(1);
    let partner = NewSeat::Bot { level: PARTNER.to_owned() };
    new.options.clear();
    new.position = Some(lesson.position.to_string());
    new.seats = vec![NewSeat::Me];
    new.seats.extend(std::iter::repeat_n(partner, others));
    new.visibility = Visibility::Link;
    new.pace = Pace::Own;
    new.clock = None;
    new.take_over = None;
    new.watching = Watching { allowed: false, delay: 0 };
    Ok(lesson.script.clone())
}

/// How many seats the position of a lesson has.
fn players_of(game: &dyn AnyGame, position: &serde_json::Value) -> usize {
    let written = position["players"].as_u64().unwrap_or_default() as usize;
    written.clamp(*game.players().start(), *game.players().end())
}

impl Table {
    /// The scripted action of another seat at this moment, if it is still possible.
    pub fn cue_of(&self, seat: Seat) -> Option<String> {
        let script = self.settings.script.as_ref()?;
        let game = &self.play.as_ref()?.game;
        let actions = script.others.get(&seat)?;
        let next = actions.get(game.actions_of(seat).len())?;
        game.offers(seat).contains(next).then(|| next.clone())
    }
}

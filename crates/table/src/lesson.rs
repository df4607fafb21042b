//! Lesson tables: one player, a fixed position, a script.

use games::{GameName, Refusal, RefusalCode, Script, Sets};
use protocol::{NewSeat, NewTable, Pace, Visibility, Watching};
use tabletop::Seat;

use crate::Table;

/// The bot in the other seats.
const PARTNER: &str = "easy";

/// Fills in the position and seats of a lesson. Returns its script.
pub(crate) fn fill_in(id: &str, new: &mut NewTable, sets: Sets) -> Result<Script, Refusal> {
    let lesson = games::lessons(new.game).iter().find(|it| it.id == id);
    let is_house = sets.id(new.game) == Sets::house().id(new.game);
    let unknown = || Refusal::new(RefusalCode::NoSuchLesson, format!("there is no lesson `{id}`"));
    let lesson = lesson.filter(|_| is_house).ok_or_else(unknown)?;
    let others = players_of(new.game, &lesson.position).saturating_sub(1);
    let partner = NewSeat::Bot { level: PARTNER.to_owned() };
    new.options.clear();
    new.position = Some(lesson.position.to_string());
    new.seats = vec![NewSeat::Me];
    new.seats.extend(std::iter::repeat_n(partner, others));
    new.visibility = Visibility::Link;
    new.pace = Pace::Own;
    new.clock = None;
    new.watching = Watching { allowed: false, delay: 0 };
    Ok(lesson.script.clone())
}

/// How many seats the position of a lesson has.
fn players_of(game: GameName, position: &serde_json::Value) -> usize {
    let written = position["players"].as_u64().unwrap_or_default() as usize;
    written.clamp(game.players().0, game.players().1)
}

impl Table {
    /// The scripted action of another seat at this moment, if it is still possible.
    pub fn cue_of(&self, seat: Seat) -> Option<String> {
        let script = self.settings.script.as_ref()?;
        let game = &self.play.as_ref()?.game;
        let deeds = script.others.get(&seat)?;
        let next = deeds.get(game.deeds(seat).len())?;
        game.offers(seat).contains(next).then(|| next.clone())
    }
}

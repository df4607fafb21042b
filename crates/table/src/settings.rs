//! What a table is made from, checked.

use games::{AnyGame, Games, Refusal, RefusalCode, SCRIPT_TAG, Script};
use protocol::{NewSeat, NewTable, Player, SeatInfo, SeatKind};
use serde::{Deserialize, Serialize};
use tabletop::Header;

use crate::lesson;

/// The shortest and the longest time a clock may give, in seconds.
const SECONDS: std::ops::RangeInclusive<u32> = 5..=30 * 24 * 3600;
/// The longest delay for those who watch, in seconds.
const MAX_DELAY: u32 = 3600;
/// The longest name of a table, in characters.
const MAX_NAME: usize = 40;
/// The longest position a table may begin at.
const MAX_POSITION: usize = 64 << 10;

/// What a table is made from. Stored as JSON; the seed is kept beside it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// What was asked for, with all defaults.
    pub new: NewTable,
    /// Who made it.
    pub host: Player,
    /// When.
    pub created_at: u64,
    /// For each seat the word of its invitation; empty if it needs none.
    pub codes: Vec<String>,
    /// Name and hash of the component set it is played with.
    pub set: String,
    /// What is laid down beforehand for a lesson, as it was when the table was made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub script: Option<Script>,
}

impl Settings {
    /// Checks everything a stranger may have got wrong, and fills in the defaults.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong.
    pub fn check(
        mut new: NewTable,
        host: Player,
        at: u64,
        games: &Games,
        fresh_code: impl Fn() -> String,
    ) -> Result<Self, Refusal> {
        let game = games.of(new.game).map_err(|error| bad(error.to_string()))?;
        let script = match new.lesson.clone() {
            Some(id) => Some(lesson::furnish(&id, &mut new, &**game)?),
            None => None,
        };
        let players = game.players();
        if !players.contains(&new.seats.len()) {
            let (fewest, most) = (players.start(), players.end());
            let reason = format!("seats: {} has {fewest} to {most} seats", new.game);
            return Err(bad(reason));
        }
        check_seats(&new, &**game)?;
        check_words(&mut new)?;
        if let Some(clock) = new.clock
            && !SECONDS.contains(&clock.seconds)
        {
            return Err(bad(format!("clock: {} to {} seconds", SECONDS.start(), SECONDS.end())));
        }
        if new.watching.delay > MAX_DELAY {
            return Err(bad(format!("watching: a delay of at most {MAX_DELAY} seconds")));
        }
        if new.position.as_ref().is_some_and(|it| it.len() > MAX_POSITION) {
            return Err(bad(format!("position: at most {MAX_POSITION} bytes")));
        }
        new.options.remove("players");
        let is_invitation = |seat: &NewSeat| matches!(seat, NewSeat::Invited { player: None });
        let code = |seat| if is_invitation(seat) { fresh_code() } else { String::new() };
        let codes = new.seats.iter().map(code).collect();
        let set = String::new();
        let mut settings = Settings { new, host, created_at: at, codes, set, script };
        settings.read_options(&**game)?;
        Ok(settings)
    }

    /// Begins a match to see whether one can be begun, and keeps all its options.
    fn read_options(&mut self, game: &dyn AnyGame) -> Result<(), Refusal> {
        let is_set_up = self.new.position.is_some();
        let named = |refused: Refusal| match is_set_up {
            true => Refusal { message: format!("position: {}", refused.message), ..refused },
            false => refused,
        };
        let mut game = game.begin(self.first_header()).map_err(named)?;
        if game.players() != self.new.seats.len() {
            let reason = format!("position: it has {} seats", game.players());
            return Err(bad(reason));
        }
        self.set = game.record().header.set;
        if self.new.position.is_none() {
            let options = std::mem::take(&mut game.header_mut().options);
            self.new.options = options.into_iter().filter(|(key, _)| key != "players").collect();
        }
        Ok(())
    }

    fn first_header(&self) -> Header {
        if let Some(position) = &self.new.position {
            // A record is lines: whatever stands between the values goes.
            let one_line =
                serde_json::from_str(position).map(|it: serde_json::Value| it.to_string());
            return Header {
                position: Some(one_line.unwrap_or_else(|_| position.clone())),
                ..Header::default()
            };
        }
        let mut options: Vec<(String, String)> =
            self.new.options.iter().map(|(key, value)| (key.clone(), value.clone())).collect();
        options.push(("players".to_owned(), self.new.seats.len().to_string()));
        Header { options, ..Header::default() }
    }

    /// The head of the record.
    pub(crate) fn header(&self, table: &str, seats: &[SeatInfo], seed_hash: &str) -> Header {
        let mut header = self.first_header();
        header.tags.push(("table".to_owned(), table.to_owned()));
        for (index, seat) in seats.iter().enumerate() {
            let who = match &seat.kind {
                SeatKind::Person { name, .. } => name.clone(),
                SeatKind::Bot { level } => format!("bot {level}"),
                SeatKind::Open | SeatKind::Invited { .. } => continue,
            };
            header.tags.push((format!("seat {index}"), who));
        }
        if let Some(lesson) = &self.new.lesson {
            header.tags.push(("lesson".to_owned(), lesson.clone()));
        }
        if let Some(script) = &self.script {
            header.tags.push((SCRIPT_TAG.to_owned(), script.tag()));
        }
        header.tags.push(("seed hash".to_owned(), seed_hash.to_owned()));
        header
    }

    /// The seats before anybody else came.
    pub(crate) fn first_seats(&self) -> Vec<SeatInfo> {
        let Player { id, name } = &self.host;
        let kind = |seat: &NewSeat| match seat {
            NewSeat::Me => SeatKind::Person { player: id.clone(), name: name.clone() },
            NewSeat::Open => SeatKind::Open,
            NewSeat::Bot { level } => SeatKind::Bot { level: level.clone() },
            NewSeat::Invited { player } => SeatKind::Invited { player: player.clone() },
        };
        let seat = |it| SeatInfo { kind: kind(it), stand_in: None };
        self.new.seats.iter().map(seat).collect()
    }
}

/// The name as it will be shown, and the language.
fn check_words(new: &mut NewTable) -> Result<(), Refusal> {
    new.name = new.name.split_whitespace().collect::<Vec<_>>().join(" ");
    let is_plain = !new.name.chars().any(char::is_control);
    if new.name.chars().count() > MAX_NAME || !is_plain {
        return Err(bad(format!("name: at most {MAX_NAME} characters")));
    }
    let is_language = |it: &str| it.len() == 2 && it.bytes().all(|it| it.is_ascii_lowercase());
    if !new.language.is_empty() && !is_language(&new.language) {
        return Err(bad("language: two small letters, such as fr"));
    }
    Ok(())
}

fn check_seats(new: &NewTable, game: &dyn AnyGame) -> Result<(), Refusal> {
    for seat in &new.seats {
        if let NewSeat::Bot { level } = seat {
            game.check_bot(level)?;
        }
    }
    if new.seats.iter().all(|seat| matches!(seat, NewSeat::Bot { .. })) {
        return Err(bad("seats: at least one seat for a person"));
    }
    Ok(())
}

fn bad(reason: impl Into<String>) -> Refusal {
    Refusal::new(RefusalCode::BadTable, reason)
}

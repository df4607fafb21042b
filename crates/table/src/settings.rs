//! The checked settings of a table.

use games::{AnyGame, Games, Refusal, RefusalCode, SCRIPT_TAG, Script};
use protocol::{NewSeat, NewTable, Pace, Player, SeatInfo, SeatKind, TableName};
use serde::{Deserialize, Serialize};
use tabletop::Header;

use crate::lesson;

/// The shortest and the longest time a clock may give, in seconds.
const SECONDS: std::ops::RangeInclusive<u32> = 5..=30 * 24 * 3600;
/// The longest delay for spectators, in seconds.
const MAX_DELAY: u32 = 3600;
/// The shortest and the longest time after which an absent player may be replaced for good, in
/// seconds.
const TAKE_OVER: std::ops::RangeInclusive<u32> = 60..=24 * 3600;
/// The longest position a table may start from, in bytes.
const MAX_POSITION: usize = 64 << 10;

/// The settings of a table. Stored as JSON; the seed is stored separately.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// The requested settings, with all defaults filled in.
    pub new: NewTable,
    /// The player who created it.
    pub host: Player,
    /// When it was created.
    pub created_at: u64,
    /// For each seat, its invitation code; empty if it needs none.
    pub codes: Vec<String>,
    /// Name and hash of its component set.
    pub set: String,
    /// The script of its lesson, as it was when the table was created.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub script: Option<Script>,
}

impl Settings {
    /// Validates a stranger's input and fills in the defaults.
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
            Some(id) => Some(lesson::fill_in(&id, &mut new, &**game)?),
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
        if new.take_over.is_some_and(|it| new.pace != Pace::Live || !TAKE_OVER.contains(&it)) {
            let (least, most) = (TAKE_OVER.start(), TAKE_OVER.end());
            return Err(bad(format!("take_over: {least} to {most} seconds, at a live table")));
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

    /// Starts a match to check that it can be started, and keeps all its options.
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
            // A record consists of lines, so line breaks and other blanks between values are
            // removed.
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

    /// The header of the record.
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

    /// The seats before anyone joins.
    pub(crate) fn first_seats(&self) -> Vec<SeatInfo> {
        let Player { id, name } = &self.host;
        let kind = |seat: &NewSeat| match seat {
            NewSeat::Me => SeatKind::Person { player: id.clone(), name: name.clone() },
            NewSeat::Open => SeatKind::Open,
            NewSeat::Bot { level } => SeatKind::Bot { level: level.clone() },
            NewSeat::Invited { player } => {
                SeatKind::Invited { player: player.clone().map(String::from) }
            }
        };
        self.new.seats.iter().map(|it| SeatInfo::of(kind(it))).collect()
    }
}

/// Checks the table name and the language.
fn check_words(new: &mut NewTable) -> Result<(), Refusal> {
    let name = TableName::read(&new.name).map_err(|error| bad(format!("name: {error}")))?;
    new.name = name.into();
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

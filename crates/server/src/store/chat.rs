//! Stored chat.

use protocol::{Line, Room};

use super::{Statement, Store, StoreError, number, text};

/// How many lines a new connection receives.
const RECENT: i64 = 50;
/// How many lines of a table are kept.
const KEPT: u64 = 1000;

impl Store {
    pub(crate) async fn say(
        &self,
        table: &str,
        line: &Line,
        notice: Option<(&str, String)>,
    ) -> Result<(), StoreError> {
        let sql = "INSERT INTO chat (table_id, line, at, room, player, name, text) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7)";
        let args = [
            table.into(),
            line.line.into(),
            line.at.into(),
            room_name(line.room).into(),
            line.player.as_str().into(),
            line.name.as_str().into(),
            line.text.as_str().into(),
        ];
        let forget = "DELETE FROM chat WHERE table_id = $1 AND line <= $2";
        let too_old = line.line.saturating_sub(KEPT).into();
        let mut statements =
            vec![Statement::new(sql, args), Statement::new(forget, [table.into(), too_old])];
        statements.extend(notice.map(|(channel, payload)| Statement::notify(channel, payload)));
        self.write(statements).await
    }

    /// The latest lines in order; with `after` all lines after that one.
    pub(crate) async fn chat(
        &self,
        table: &str,
        after: Option<u64>,
    ) -> Result<Vec<Line>, StoreError> {
        let sql = "SELECT * FROM chat WHERE table_id = $1 AND line > $2 \
                   ORDER BY line DESC LIMIT $3";
        let rows = sqlx::query(sql)
            .bind(table.to_owned())
            .bind(after.unwrap_or(0) as i64)
            .bind(RECENT)
            .fetch_all(&self.pool)
            .await?;
        let mut lines = Vec::with_capacity(rows.len());
        for row in rows.iter().rev() {
            lines.push(Line {
                line: number(row, "line")?,
                at: number(row, "at")?,
                room: if text(row, "room")? == "table" { Room::Table } else { Room::Spectators },
                player: text(row, "player")?,
                name: text(row, "name")?,
                text: text(row, "text")?,
            });
        }
        Ok(lines)
    }
}

const fn room_name(room: Room) -> &'static str {
    match room {
        Room::Table => "table",
        Room::Spectators => "spectators",
    }
}

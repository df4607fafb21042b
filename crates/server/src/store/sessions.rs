//! Where people are signed in.

use super::players::PlayerRow;
use super::{Arg, DAY, Statement, Store, StoreError, number, text};

/// A session that is not used for this long has ended.
const LIFE: u64 = 365 * DAY;
/// How exactly it is known when a session was last used.
const SEEN: u64 = 3600 * 1000;
/// How many sessions a person has at most; an older one ends when a new one begins.
const MOST: u64 = 30;

/// A browser where somebody is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SessionRow {
    pub(crate) id: String,
    pub(crate) device: String,
    pub(crate) created_at: u64,
    pub(crate) seen_at: u64,
}

impl Store {
    /// Begins a session, and removes those that are over.
    pub(crate) async fn add_session(
        &self,
        session: &SessionRow,
        player: &str,
        secret_hash: &str,
    ) -> Result<(), StoreError> {
        let add = "INSERT INTO sessions (id, player, secret, device, created_at, seen_at) \
                   VALUES ($1, $2, $3, $4, $5, $6)";
        let args: [Arg; 6] = [
            session.id.as_str().into(),
            player.into(),
            secret_hash.into(),
            session.device.as_str().into(),
            session.created_at.into(),
            session.seen_at.into(),
        ];
        let expire = "DELETE FROM sessions WHERE player = $1 AND (seen_at < $2 OR id NOT IN \
                      (SELECT id FROM sessions WHERE player = $1 \
                      ORDER BY seen_at DESC, created_at DESC LIMIT $3))";
        let oldest = session.seen_at.saturating_sub(LIFE);
        self.write(vec![
            Statement::new(add, args),
            Statement::new(expire, [player.into(), oldest.into(), MOST.into()]),
        ])
        .await
    }

    /// The player of a session, if its secret is right and it is not over.
    pub(crate) async fn player_of_session(
        &self,
        id: &str,
        secret_hash: &str,
        at: u64,
    ) -> Result<Option<PlayerRow>, StoreError> {
        let sql = "SELECT p.*, s.seen_at FROM sessions s JOIN players p ON p.id = s.player \
                   WHERE s.id = $1 AND s.secret = $2 AND s.seen_at >= $3";
        let row = sqlx::query(sql)
            .bind(id.to_owned())
            .bind(secret_hash.to_owned())
            .bind(at.saturating_sub(LIFE) as i64)
            .fetch_optional(&self.pool)
            .await?;
        let Some(row) = row else { return Ok(None) };
        if at.saturating_sub(number(&row, "seen_at")?) > SEEN {
            let sql = "UPDATE sessions SET seen_at = $2 WHERE id = $1";
            self.write(vec![Statement::new(sql, [id.into(), at.into()])]).await?;
        }
        Ok(Some(PlayerRow::read(&row)?))
    }

    /// The sessions of a player, the one used last first.
    pub(crate) async fn sessions(
        &self,
        player: &str,
        at: u64,
    ) -> Result<Vec<SessionRow>, StoreError> {
        let sql = "SELECT id, device, created_at, seen_at FROM sessions \
                   WHERE player = $1 AND seen_at >= $2 ORDER BY seen_at DESC, created_at DESC";
        let rows = sqlx::query(sql)
            .bind(player.to_owned())
            .bind(at.saturating_sub(LIFE) as i64)
            .fetch_all(&self.pool)
            .await?;
        let read = |row| {
            Ok(SessionRow {
                id: text(row, "id")?,
                device: text(row, "device")?,
                created_at: number(row, "created_at")?,
                seen_at: number(row, "seen_at")?,
            })
        };
        rows.iter().map(read).collect()
    }

    /// Ends a session of a player. Returns false if there is none.
    pub(crate) async fn end_session(&self, player: &str, id: &str) -> Result<bool, StoreError> {
        let sql = "DELETE FROM sessions WHERE player = $1 AND id = $2";
        self.has_changed(vec![Statement::new(sql, [player.into(), id.into()]).counted()]).await
    }
}

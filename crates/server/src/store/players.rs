//! People and programs.

use sqlx::any::AnyRow;

use super::{Arg, DAY, Statement, Store, StoreError, text};

/// How many others a player may mute.
const MUTES: u64 = 500;

/// A person or program that may take a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PlayerRow {
    pub(crate) id: String,
    pub(crate) name: String,
    /// Whether a recovery passphrase exists.
    pub(crate) is_kept: bool,
    /// The owner of a program; empty for people.
    pub(crate) owner: String,
}

impl PlayerRow {
    pub(super) fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(PlayerRow {
            id: text(row, "id")?,
            name: text(row, "name")?,
            is_kept: !text(row, "recovery")?.is_empty(),
            owner: text(row, "owner")?,
        })
    }

    pub(crate) fn is_program(&self) -> bool {
        !self.owner.is_empty()
    }

    /// The person who answers for this player: the owner of a program, or the player.
    pub(crate) fn person(&self) -> &str {
        if self.is_program() { &self.owner } else { &self.id }
    }
}

/// Until the end of the transaction, other processes that count for the same person wait.
pub(super) fn lock_person(player: &str) -> Statement {
    let sql = "UPDATE players SET name = name WHERE id = \
               COALESCE((SELECT NULLIF(owner, '') FROM players WHERE id = $1), $1)";
    Statement::new(sql, [player.into()])
}

impl Store {
    /// Creates a person.
    pub(crate) async fn add_person(&self, id: &str, name: &str, at: u64) -> Result<(), StoreError> {
        let sql = "INSERT INTO players (id, name, created_at, recovery, token, owner) \
                   VALUES ($1, $2, $3, '', '', '')";
        self.write(vec![Statement::new(sql, [id.into(), name.into(), at.into()])]).await
    }

    /// Creates a program. Returns false if its owner has as many as they may; one whose token was
    /// revoked counts for a day after it was made.
    pub(crate) async fn add_program(
        &self,
        id: &str,
        name: &str,
        at: u64,
        owner: &str,
        token_hash: &str,
        most: u64,
    ) -> Result<bool, StoreError> {
        let sql = "INSERT INTO players (id, name, created_at, recovery, token, owner) \
                   SELECT $1, $2, $3, '', $4, $5 WHERE (SELECT COUNT(*) FROM players \
                   WHERE owner = $5 AND (token <> '' OR created_at > $6)) < $7";
        let args: [Arg; 7] = [
            id.into(),
            name.into(),
            at.into(),
            token_hash.into(),
            owner.into(),
            at.saturating_sub(DAY).into(),
            most.into(),
        ];
        self.has_changed(vec![lock_person(owner), Statement::new(sql, args).counted()]).await
    }

    pub(crate) async fn rename_player(&self, id: &str, name: &str) -> Result<(), StoreError> {
        let sql = "UPDATE players SET name = $2 WHERE id = $1";
        self.write(vec![Statement::new(sql, [id.into(), name.into()]).must_change()]).await
    }

    pub(crate) async fn set_recovery(&self, id: &str, hash: &str) -> Result<(), StoreError> {
        let sql = "UPDATE players SET recovery = $2 WHERE id = $1";
        self.write(vec![Statement::new(sql, [id.into(), hash.into()]).must_change()]).await
    }

    /// Revokes the token of a program; only its owner can. Returns false if there is none.
    pub(crate) async fn revoke_program(&self, id: &str, owner: &str) -> Result<bool, StoreError> {
        let sql = "UPDATE players SET token = '' WHERE id = $1 AND owner = $2 AND token <> ''";
        self.has_changed(vec![Statement::new(sql, [id.into(), owner.into()]).counted()]).await
    }

    pub(crate) async fn player(&self, id: &str) -> Result<Option<PlayerRow>, StoreError> {
        self.player_where("SELECT * FROM players WHERE id = $1", id).await
    }

    pub(crate) async fn player_by_token(
        &self,
        hash: &str,
    ) -> Result<Option<PlayerRow>, StoreError> {
        self.player_where("SELECT * FROM players WHERE token = $1 AND token <> ''", hash).await
    }

    pub(crate) async fn player_by_recovery(
        &self,
        hash: &str,
    ) -> Result<Option<PlayerRow>, StoreError> {
        self.player_where("SELECT * FROM players WHERE recovery = $1 AND recovery <> ''", hash)
            .await
    }

    async fn player_where(
        &self,
        sql: &'static str,
        value: &str,
    ) -> Result<Option<PlayerRow>, StoreError> {
        let row = sqlx::query(sql).bind(value.to_owned()).fetch_optional(&self.pool).await?;
        row.as_ref().map(PlayerRow::read).transpose()
    }

    /// The programs of a person that have a valid token.
    pub(crate) async fn programs(&self, owner: &str) -> Result<Vec<PlayerRow>, StoreError> {
        let sql = "SELECT * FROM players WHERE owner = $1 AND token <> '' ORDER BY created_at";
        let rows = sqlx::query(sql).bind(owner.to_owned()).fetch_all(&self.pool).await?;
        rows.iter().map(PlayerRow::read).collect()
    }

    /// The players a player has muted.
    pub(crate) async fn mutes(&self, player: &str) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT muted FROM mutes WHERE player = $1";
        let rows = sqlx::query(sql).bind(player.to_owned()).fetch_all(&self.pool).await?;
        rows.iter().map(|row| text(row, "muted")).collect()
    }

    /// Whether a player has muted another, or anybody else of the same person.
    pub(crate) async fn is_blocked(&self, player: &str, other: &str) -> Result<bool, StoreError> {
        let sql = "SELECT 1 FROM mutes m WHERE m.player = $1 AND (m.muted = $2 OR EXISTS \
                   (SELECT 1 FROM players one JOIN players two \
                   ON COALESCE(NULLIF(one.owner, ''), one.id) \
                   = COALESCE(NULLIF(two.owner, ''), two.id) \
                   WHERE one.id = m.muted AND two.id = $2)) LIMIT 1";
        let row = sqlx::query(sql)
            .bind(player.to_owned())
            .bind(other.to_owned())
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.is_some())
    }

    /// Mutes a player. Returns false if that would be too many.
    pub(crate) async fn mute(&self, player: &str, muted: &str) -> Result<bool, StoreError> {
        let sql = "INSERT INTO mutes (player, muted) SELECT $1, $2 \
                   WHERE (SELECT COUNT(*) FROM mutes WHERE player = $1 AND muted <> $2) < $3 \
                   ON CONFLICT (player, muted) DO UPDATE SET muted = excluded.muted";
        let args = [player.into(), muted.into(), MUTES.into()];
        self.has_changed(vec![Statement::new(sql, args).counted()]).await
    }

    pub(crate) async fn unmute(&self, player: &str, muted: &str) -> Result<(), StoreError> {
        let sql = "DELETE FROM mutes WHERE player = $1 AND muted = $2";
        self.write(vec![Statement::new(sql, [player.into(), muted.into()])]).await
    }
}

//! Stored tables and the lists of tables.

use protocol::{SeatInfo, SeatKind, TableInfo, TableState};
use sqlx::any::AnyRow;
use tabletop::{MAX_SEATS, Seat};

use super::players::lock_person;
use super::{Arg, DAY, Statement, Store, StoreError, text};
use crate::config::Limits;
use table::Table;

/// How many tables one page of a list shows.
const LISTED: i64 = 100;
/// How many invitations a player is shown.
const INVITATIONS: i64 = 50;
/// How many due tables are woken at once.
const DUE: i64 = 200;

/// A new table.
#[derive(Clone, Debug)]
pub(crate) struct NewRow {
    /// The settings of the table, as JSON.
    pub(crate) settings: String,
    /// The seed of all chance, hexadecimal.
    pub(crate) seed: String,
    /// What the lists show.
    pub(crate) info: TableInfo,
}

/// A table as it is stored, without its steps.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    pub(crate) settings: String,
    pub(crate) seed: String,
    pub(crate) state: TableState,
    /// The process that writes it; empty if none does.
    pub(crate) process: String,
    pub(crate) info: TableInfo,
}

/// What a step changes in lists.
#[derive(Clone, Debug)]
pub(crate) struct RowChange {
    /// What the lists show now.
    pub(crate) info: TableInfo,
    /// When the table is next due; 0 for never.
    pub(crate) wake_at: u64,
    /// Whether the seats changed.
    pub(crate) is_seated_anew: bool,
}

impl Row {
    fn read(row: &AnyRow) -> Result<Self, StoreError> {
        Ok(Row {
            settings: text(row, "settings")?,
            seed: text(row, "seed")?,
            state: state(row)?,
            process: text(row, "process")?,
            info: info(row)?,
        })
    }

    pub(super) fn update(table: &str, change: &RowChange) -> Vec<Statement> {
        let info = &change.info;
        let sql = "UPDATE tables SET changed_at = $2, state = $3, info = $4, wake_at = $5 \
                   WHERE id = $1";
        let args = [
            table.into(),
            // The order of the lists tells no more than they show.
            Table::listed_for(info.clone(), None).changed_at.into(),
            info.state.name().into(),
            json(info).into(),
            change.wake_at.into(),
        ];
        let mut statements = vec![Statement::new(sql, args)];
        if change.is_seated_anew {
            statements
                .push(Statement::new("DELETE FROM seats WHERE table_id = $1", [table.into()]));
            statements.extend(seated(info));
        }
        statements
    }
}

/// Writes who sits at a table and who is invited.
fn seated(info: &TableInfo) -> Vec<Statement> {
    let sql = "INSERT INTO seats (table_id, seat, player, invited) \
               SELECT $1, $2, $3, $4 FROM tables WHERE id = $1";
    let row = |(seat, player, invited): (Seat, &str, u64)| {
        let seat = u64::from(u8::from(seat));
        Statement::new(sql, [info.id.as_str().into(), seat.into(), player.into(), invited.into()])
    };
    let of_player = |(seat, it): (Seat, &SeatInfo)| match &it.kind {
        SeatKind::Person { player, .. } => Some(row((seat, player, 0))),
        SeatKind::Invited { player: Some(player) } => Some(row((seat, player, 1))),
        SeatKind::Invited { player: None } | SeatKind::Open | SeatKind::Bot { .. } => None,
    };
    Seat::first(MAX_SEATS).zip(&info.seats).filter_map(of_player).collect()
}

fn json(info: &TableInfo) -> String {
    serde_json::to_string(info).expect("what is known of a table is plain data")
}

fn state(row: &AnyRow) -> Result<TableState, StoreError> {
    let name = text(row, "state")?;
    TableState::read(&name).ok_or_else(|| StoreError::Broken {
        what: "state of a table".to_owned(),
        reason: format!("`{name}` is none"),
    })
}

fn info(row: &AnyRow) -> Result<TableInfo, StoreError> {
    let broken = |error: serde_json::Error| StoreError::Broken {
        what: "info of a table".to_owned(),
        reason: error.to_string(),
    };
    serde_json::from_str(&text(row, "info")?).map_err(broken)
}

impl Store {
    /// A new table without steps. Returns false if a limit of the person who answers for it is
    /// reached: unfinished tables, tables made in a day, public tables, or open invitations. Tables
    /// that an error stopped count as unfinished for a day.
    pub(crate) async fn add_table(
        &self,
        new: NewRow,
        process: &str,
        limits: &Limits,
    ) -> Result<bool, StoreError> {
        let info = &new.info;
        let is_invited = |it: &&SeatInfo| matches!(it.kind, SeatKind::Invited { player: Some(_) });
        let invited = info.seats.iter().filter(is_invited).count() as u64;
        let sql = "INSERT INTO tables (id, created_at, changed_at, state, visibility, settings, \
                   seed, info, host, process, wake_at, person) \
                   SELECT $1, $2, $2, $3, $4, $5, $6, $7, $8, $9, 0, who.person FROM \
                   (SELECT COALESCE((SELECT COALESCE(NULLIF(owner, ''), id) FROM players \
                   WHERE id = $8), $8) AS person) AS who \
                   WHERE (SELECT COUNT(*) FROM tables t WHERE t.person = who.person \
                   AND (t.state IN ('open', 'running') \
                   OR (t.state = 'frozen' AND t.changed_at > $10))) < $11 \
                   AND (SELECT COUNT(*) FROM tables t WHERE t.person = who.person \
                   AND t.created_at > $10) < $12 \
                   AND ($4 <> 'public' OR (SELECT COUNT(*) FROM tables t \
                   WHERE t.person = who.person AND t.visibility = 'public' \
                   AND t.state IN ('open', 'running')) < $13) \
                   AND (SELECT COUNT(*) FROM seats s JOIN tables t ON t.id = s.table_id \
                   WHERE t.person = who.person AND s.invited = 1 \
                   AND t.state IN ('open', 'running')) + $14 <= $15";
        let args: [Arg; 15] = [
            info.id.as_str().into(),
            info.created_at.into(),
            info.state.name().into(),
            info.visibility.name().into(),
            new.settings.into(),
            new.seed.into(),
            json(info).into(),
            info.host.id.as_str().into(),
            process.into(),
            info.created_at.saturating_sub(DAY).into(),
            limits.tables_per_player.into(),
            limits.tables_per_day.into(),
            limits.public_tables.into(),
            invited.into(),
            limits.invitations.into(),
        ];
        let mut statements = vec![lock_person(&info.host.id), Statement::new(sql, args).counted()];
        // Invitations count from now on, not only from the first step.
        statements.extend(seated(info));
        self.has_changed(statements).await
    }

    pub(crate) async fn table(&self, id: &str) -> Result<Option<Row>, StoreError> {
        let sql = "SELECT * FROM tables WHERE id = $1";
        let row = sqlx::query(sql).bind(id.to_owned()).fetch_optional(&self.pool).await?;
        row.as_ref().map(Row::read).transpose()
    }

    /// Public tables that wait for players or are in progress, latest first; with `after` those
    /// that follow that table in the list.
    pub(crate) async fn public_tables(
        &self,
        after: Option<&str>,
    ) -> Result<Vec<TableInfo>, StoreError> {
        let sql = "SELECT info FROM tables WHERE state IN ('open', 'running') \
                   AND visibility = 'public' AND ($2 = '' OR (changed_at, id) < \
                   (SELECT changed_at, id FROM tables WHERE id = $2)) \
                   ORDER BY changed_at DESC, id DESC LIMIT $1";
        let rows = sqlx::query(sql)
            .bind(LISTED)
            .bind(after.unwrap_or_default().to_owned())
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(info).collect()
    }

    /// Tables where a player sits or which they created, latest first; with `after` those that
    /// follow that table in the list.
    pub(crate) async fn tables_of(
        &self,
        player: &str,
        after: Option<&str>,
    ) -> Result<Vec<TableInfo>, StoreError> {
        let sql = "SELECT info FROM tables WHERE (id IN \
                   (SELECT table_id FROM seats WHERE player = $1 AND invited = 0) \
                   OR (host = $1 AND state = 'open')) AND ($3 = '' OR (changed_at, id) < \
                   (SELECT changed_at, id FROM tables WHERE id = $3)) \
                   ORDER BY changed_at DESC, id DESC LIMIT $2";
        let rows = sqlx::query(sql)
            .bind(player.to_owned())
            .bind(LISTED)
            .bind(after.unwrap_or_default().to_owned())
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(info).collect()
    }

    /// Tables that wait for a player who is invited there, latest first.
    pub(crate) async fn invitations_of(&self, player: &str) -> Result<Vec<TableInfo>, StoreError> {
        let sql = "SELECT info FROM tables WHERE state IN ('open', 'running') AND id IN \
                   (SELECT table_id FROM seats WHERE player = $1 AND invited = 1) \
                   ORDER BY changed_at DESC LIMIT $2";
        let rows = sqlx::query(sql)
            .bind(player.to_owned())
            .bind(INVITATIONS)
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(info).collect()
    }

    /// The finished tables of a player, oldest first.
    pub(crate) async fn finished_tables_of(&self, player: &str) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM tables WHERE state = 'over' AND id IN \
                   (SELECT table_id FROM seats WHERE player = $1) ORDER BY created_at";
        let rows = sqlx::query(sql).bind(player.to_owned()).fetch_all(&self.pool).await?;
        rows.iter().map(|row| text(row, "id")).collect()
    }

    /// Processes that own tables with due work (empty for none): clocks and bots at `at`, and
    /// tables that have waited for players since before `waiting_since`.
    pub(crate) async fn processes_with_due_tables(
        &self,
        at: u64,
        waiting_since: u64,
    ) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT DISTINCT process FROM tables WHERE \
                   (wake_at > 0 AND wake_at <= $1 AND state = 'running') \
                   OR (state = 'open' AND changed_at < $2)";
        let rows = sqlx::query(sql)
            .bind(at as i64)
            .bind(waiting_since as i64)
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(|row| text(row, "process")).collect()
    }

    /// The due tables of one process, in batches.
    pub(crate) async fn due_tables(
        &self,
        process: &str,
        at: u64,
        waiting_since: u64,
    ) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM tables WHERE process = $3 AND \
                   ((wake_at > 0 AND wake_at <= $1 AND state = 'running') \
                   OR (state = 'open' AND changed_at < $2)) ORDER BY wake_at LIMIT $4";
        let rows = sqlx::query(sql)
            .bind(at as i64)
            .bind(waiting_since as i64)
            .bind(process.to_owned())
            .bind(DUE)
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(|row| text(row, "id")).collect()
    }

    /// Stops a table for good.
    pub(crate) async fn freeze(&self, mut frozen: TableInfo, at: u64) -> Result<(), StoreError> {
        frozen.state = protocol::TableState::Frozen;
        frozen.changed_at = at;
        self.change_table(RowChange { info: frozen, wake_at: 0, is_seated_anew: false }).await
    }

    /// Changes what lists show of a table.
    pub(crate) async fn change_table(&self, change: RowChange) -> Result<(), StoreError> {
        let id = change.info.id.clone();
        self.write(Row::update(&id, &change)).await
    }
}

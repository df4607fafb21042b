//! Stored tables and the lists of tables.

use protocol::{TableInfo, TableState};
use sqlx::any::AnyRow;
use tabletop::Seat;

use super::{Arg, Statement, Store, StoreError, number, text};

/// How many tables a list shows.
const LISTED: i64 = 200;

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
    /// The seats, if they changed.
    pub(crate) seated: Option<Vec<(Seat, String)>>,
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

    pub(super) fn update(table: &str, change: RowChange) -> Vec<Statement> {
        let info = &change.info;
        let sql = "UPDATE tables SET changed_at = $2, state = $3, info = $4, wake_at = $5 \
                   WHERE id = $1";
        let args = [
            table.into(),
            info.changed_at.into(),
            info.state.name().into(),
            json(info).into(),
            change.wake_at.into(),
        ];
        let mut statements = vec![Statement::new(sql, args)];
        if let Some(seated) = change.seated {
            statements
                .push(Statement::new("DELETE FROM seats WHERE table_id = $1", [table.into()]));
            statements.extend(seated.iter().map(|(seat, player)| sit(table, *seat, player)));
        }
        statements
    }
}

fn sit(table: &str, seat: Seat, player: &str) -> Statement {
    let sql = "INSERT INTO seats (table_id, seat, player) VALUES ($1, $2, $3)";
    Statement::new(sql, [table.into(), u64::from(u8::from(seat)).into(), player.into()])
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
    /// A new table without steps.
    pub(crate) async fn add_table(&self, new: NewRow, process: &str) -> Result<(), StoreError> {
        let info = &new.info;
        let sql = "INSERT INTO tables (id, created_at, changed_at, state, visibility, settings, \
                   seed, info, host, process, wake_at) \
                   VALUES ($1, $2, $2, $3, $4, $5, $6, $7, $8, $9, 0)";
        let args: [Arg; 9] = [
            info.id.as_str().into(),
            info.created_at.into(),
            info.state.name().into(),
            info.visibility.name().into(),
            new.settings.into(),
            new.seed.into(),
            json(info).into(),
            info.host.id.as_str().into(),
            process.into(),
        ];
        self.write(vec![Statement::new(sql, args)]).await
    }

    pub(crate) async fn table(&self, id: &str) -> Result<Option<Row>, StoreError> {
        let sql = "SELECT * FROM tables WHERE id = $1";
        let row = sqlx::query(sql).bind(id.to_owned()).fetch_optional(&self.pool).await?;
        row.as_ref().map(Row::read).transpose()
    }

    /// Public tables that wait for players or are in progress, newest first.
    pub(crate) async fn public_tables(&self) -> Result<Vec<TableInfo>, StoreError> {
        let sql = "SELECT info FROM tables WHERE state IN ('open', 'running') \
                   AND visibility = 'public' ORDER BY changed_at DESC LIMIT $1";
        let rows = sqlx::query(sql).bind(LISTED).fetch_all(&self.pool).await?;
        rows.iter().map(info).collect()
    }

    /// Tables where a player sits or which they created, latest first.
    pub(crate) async fn tables_of(&self, player: &str) -> Result<Vec<TableInfo>, StoreError> {
        let sql = "SELECT info FROM tables WHERE id IN \
                   (SELECT table_id FROM seats WHERE player = $1) \
                   OR (host = $1 AND state = 'open') ORDER BY changed_at DESC LIMIT $2";
        let rows =
            sqlx::query(sql).bind(player.to_owned()).bind(LISTED).fetch_all(&self.pool).await?;
        rows.iter().map(info).collect()
    }

    /// How many unfinished tables a player has created.
    pub(crate) async fn unfinished_tables_of(&self, host: &str) -> Result<u64, StoreError> {
        let sql = "SELECT COUNT(*) AS n FROM tables \
                   WHERE host = $1 AND state IN ('open', 'running')";
        let row = sqlx::query(sql).bind(host.to_owned()).fetch_one(&self.pool).await?;
        number(&row, "n")
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
            .bind(LISTED)
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(|row| text(row, "id")).collect()
    }

    /// Stops a table for good.
    pub(crate) async fn freeze(&self, mut frozen: TableInfo) -> Result<(), StoreError> {
        frozen.state = protocol::TableState::Frozen;
        let id = frozen.id.clone();
        let change = RowChange { info: frozen, wake_at: 0, seated: None };
        self.write(Row::update(&id, change)).await
    }
}

//! The stored steps of tables.

use super::{Row, RowChange, Statement, Store, StoreError, number, text};

/// One step as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Step {
    /// Its number, from 1, without gaps.
    pub(crate) number: u64,
    /// When it happened.
    pub(crate) at: u64,
    /// Its entries, as JSON.
    pub(crate) body: String,
}

impl Store {
    /// Writes a step and its changes to the lists. Fails as lost unless this process owns the table
    /// and nobody has written that step.
    pub(crate) async fn append(
        &self,
        table: &str,
        process: &str,
        step: &Step,
        change: Option<RowChange>,
        notice: Option<(&str, String)>,
    ) -> Result<(), StoreError> {
        // A process that takes over the table waits for a write in progress (on SQLite there is
        // nothing to wait for).
        let sql = match self.shared_url() {
            None => {
                "INSERT INTO steps (table_id, number, at, body) \
                 SELECT $1, $2, $3, $4 FROM tables WHERE id = $1 AND process = $5"
            }
            Some(_) => {
                "INSERT INTO steps (table_id, number, at, body) \
                 SELECT $1, $2, $3, $4 FROM tables WHERE id = $1 AND process = $5 FOR SHARE"
            }
        };
        let args = [
            table.into(),
            step.number.into(),
            step.at.into(),
            step.body.clone().into(),
            process.into(),
        ];
        let mut statements = vec![Statement::new(sql, args).must_change()];
        if let Some(change) = change {
            statements.extend(Row::update(table, &change));
        }
        statements.extend(notice.map(|(channel, payload)| Statement::notify(channel, payload)));
        self.write(statements).await
    }

    /// The steps after a given one, in order.
    pub(crate) async fn steps(&self, table: &str, after: u64) -> Result<Vec<Step>, StoreError> {
        let sql = "SELECT number, at, body FROM steps \
                   WHERE table_id = $1 AND number > $2 ORDER BY number";
        let rows = sqlx::query(sql)
            .bind(table.to_owned())
            .bind(after as i64)
            .fetch_all(&self.pool)
            .await?;
        let mut steps = Vec::with_capacity(rows.len());
        for row in &rows {
            steps.push(Step {
                number: number(row, "number")?,
                at: number(row, "at")?,
                body: text(row, "body")?,
            });
        }
        Ok(steps)
    }
}

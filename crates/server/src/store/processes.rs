//! Which process writes which table.

use super::{Statement, Store, StoreError};

impl Store {
    /// Takes a table over from its previous process (empty for none). Returns true if this process
    /// writes it now.
    pub(crate) async fn claim(
        &self,
        table: &str,
        process: &str,
        from: &str,
    ) -> Result<bool, StoreError> {
        let sql = "UPDATE tables SET process = $2 WHERE id = $1 AND process = $3";
        let args = [table.into(), process.into(), from.into()];
        match self.write(vec![Statement::new(sql, args).must_change()]).await {
            Ok(()) => Ok(true),
            Err(StoreError::Lost) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Releases a table, so that any process may take it.
    pub(crate) async fn release(&self, table: &str, process: &str) -> Result<(), StoreError> {
        let sql = "UPDATE tables SET process = '' WHERE id = $1 AND process = $2";
        self.write(vec![Statement::new(sql, [table.into(), process.into()])]).await
    }

    /// Leaves the cluster: all tables of this process may be taken over at once.
    pub(crate) async fn retire(
        &self,
        process: &str,
        notice: Option<(&str, String)>,
    ) -> Result<(), StoreError> {
        let release = "UPDATE tables SET process = '' WHERE process = $1";
        let remove = "DELETE FROM processes WHERE id = $1";
        let mut statements = vec![
            Statement::new(release, [process.into()]),
            Statement::new(remove, [process.into()]),
        ];
        statements.extend(notice.map(|(channel, payload)| Statement::notify(channel, payload)));
        self.write(statements).await
    }
}

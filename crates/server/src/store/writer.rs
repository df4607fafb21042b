//! The single writer: commits all waiting writes together and acknowledges them after the commit.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use sqlx::AnyPool;
use sqlx::any::AnyArguments;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::StoreError;

/// How many writes may wait; beyond that, callers wait to enqueue.
const QUEUE: usize = 4096;
/// The most writes in one transaction.
const BATCH: usize = 256;

/// A value in a statement.
#[derive(Clone, Debug)]
pub(super) enum Arg {
    Int(i64),
    Text(String),
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Arg::Text(text)
    }
}

impl From<u64> for Arg {
    fn from(number: u64) -> Self {
        Arg::Int(number as i64)
    }
}

/// One statement and its values.
#[derive(Clone, Debug)]
pub(super) struct Statement {
    sql: &'static str,
    args: Vec<Arg>,
    must_change: bool,
    is_counted: bool,
}

impl Statement {
    pub(super) fn new(sql: &'static str, args: impl IntoIterator<Item = Arg>) -> Self {
        let args = args.into_iter().collect();
        Statement { sql, args, must_change: false, is_counted: false }
    }

    /// Notifies the other processes once the write is committed.
    pub(super) fn notify(channel: &str, payload: String) -> Self {
        Statement::new("SELECT pg_notify($1, $2)", [channel.into(), payload.into()])
    }

    /// The write fails as [`StoreError::Lost`] if this statement changes nothing.
    pub(super) fn must_change(self) -> Self {
        Statement { must_change: true, ..self }
    }

    /// The caller learns how many rows this statement changed. Unlike a statement that must change
    /// something, one that changes nothing does not hold up the writes of others.
    pub(super) fn counted(self) -> Self {
        Statement { is_counted: true, ..self }
    }
}

/// Statements that are committed together or not at all.
#[derive(Debug)]
struct Write {
    statements: Vec<Statement>,
    done: oneshot::Sender<Result<u64, StoreError>>,
}

/// The handle of the writing task.
#[derive(Debug)]
pub(super) struct Writer {
    queue: Mutex<Option<mpsc::Sender<Write>>>,
    waiting: AtomicUsize,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    pub(super) fn start(pool: AnyPool) -> Self {
        let (queue, writes) = mpsc::channel(QUEUE);
        let task = tokio::spawn(run(pool, writes));
        Writer {
            queue: Mutex::new(Some(queue)),
            waiting: AtomicUsize::new(0),
            task: Mutex::new(Some(task)),
        }
    }

    pub(super) fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    /// Returns when everything is on disk, with the number of rows that counted statements changed.
    pub(super) async fn write(&self, statements: Vec<Statement>) -> Result<u64, StoreError> {
        let queue = self.queue.lock().expect("nobody panics with the lock").clone();
        let queue = queue.ok_or(StoreError::Stopped)?;
        let (done, answer) = oneshot::channel();
        self.waiting.fetch_add(1, Ordering::Relaxed);
        let sent = queue.send(Write { statements, done }).await;
        let answer = if sent.is_ok() { answer.await.ok() } else { None };
        self.waiting.fetch_sub(1, Ordering::Relaxed);
        answer.unwrap_or(Err(StoreError::Stopped))
    }

    /// Writes everything that is waiting, then stops accepting writes.
    pub(super) async fn stop(&self) {
        drop(self.queue.lock().expect("nobody panics with the lock").take());
        let task = self.task.lock().expect("nobody panics with the lock").take();
        if let Some(task) = task {
            let _ = task.await;
        }
    }
}

async fn run(pool: AnyPool, mut writes: mpsc::Receiver<Write>) {
    let mut batch = Vec::with_capacity(BATCH);
    while writes.recv_many(&mut batch, BATCH).await > 0 {
        commit(&pool, &mut batch).await;
    }
}

/// Writes all in one transaction. If that fails, each in its own, so that one bad write does not
/// harm the others.
async fn commit(pool: &AnyPool, batch: &mut Vec<Write>) {
    let together = transact(pool, batch).await;
    let is_one = batch.len() == 1;
    match together {
        Err(error) if is_one => answer(batch.pop(), Err(error)),
        Err(_) => {
            for write in batch.drain(..) {
                let alone = transact(pool, std::slice::from_ref(&write)).await;
                answer(Some(write), alone.map(|counts| counts.iter().sum()));
            }
        }
        Ok(counts) => {
            for (write, count) in batch.drain(..).zip(counts) {
                answer(Some(write), Ok(count));
            }
        }
    }
}

fn answer(write: Option<Write>, done: Result<u64, StoreError>) {
    if let Some(write) = write {
        // The caller may be gone.
        let _ = write.done.send(done);
    }
}

/// Commits all writes; returns for each how many rows its counted statements changed.
async fn transact(pool: &AnyPool, writes: &[Write]) -> Result<Vec<u64>, StoreError> {
    let mut transaction = pool.begin().await?;
    let mut counts = Vec::with_capacity(writes.len());
    for write in writes {
        let mut count = 0;
        for statement in &write.statements {
            let changed = execute(&mut transaction, statement).await?;
            count += if statement.is_counted { changed } else { 0 };
        }
        counts.push(count);
    }
    transaction.commit().await?;
    Ok(counts)
}

/// Runs a statement; returns how many rows it changed.
async fn execute(
    transaction: &mut sqlx::Transaction<'_, sqlx::Any>,
    statement: &Statement,
) -> Result<u64, StoreError> {
    let mut args = AnyArguments::default();
    for arg in &statement.args {
        add(&mut args, arg)?;
    }
    let done = sqlx::query_with(statement.sql, args).execute(&mut **transaction).await;
    match done {
        Ok(done) if statement.must_change && done.rows_affected() == 0 => Err(StoreError::Lost),
        Ok(done) => Ok(done.rows_affected()),
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Err(StoreError::Lost),
        Err(error) => Err(error.into()),
    }
}

fn add(args: &mut AnyArguments, arg: &Arg) -> Result<(), StoreError> {
    use sqlx::Arguments as _;
    let added = match arg {
        Arg::Int(number) => args.add(*number),
        Arg::Text(text) => args.add(text.clone()),
    };
    added.map_err(|error| StoreError::Sql(sqlx::Error::Encode(error)))
}

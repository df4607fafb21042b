//! Stored tables, read from the database and replayed without disturbing the running table.

use std::sync::Arc;

use games::Games;
use protocol::Events;
use tabletop::Seat;

use crate::app::App;
use crate::store::{Row, Step, Store, StoreError};
use crate::thinking::{Busy, Job, Kind, Length, Owner, Urgency};
use table::{Entry, Eyes, PublishedStep, Seed, Settings, Table};

/// A stored table and its steps.
#[derive(Debug)]
pub(crate) struct Stored {
    pub(crate) row: Row,
    pub(crate) steps: Vec<Step>,
}

impl Stored {
    /// Reads a table with all its steps.
    pub(crate) async fn read(store: &Store, id: &str) -> Result<Option<Self>, StoreError> {
        let Some(row) = store.table(id).await? else { return Ok(None) };
        let steps = store.steps(id, 0).await?;
        Ok(Some(Stored { row, steps }))
    }

    /// The table before its first step.
    pub(crate) fn first(&self, games: &Games) -> Result<Table, StoreError> {
        let id = &self.row.info.id;
        let broken = |what: &str, reason: String| StoreError::Broken {
            what: format!("{what} of table {id}"),
            reason,
        };
        let settings: Settings = serde_json::from_str(&self.row.settings)
            .map_err(|error| broken("settings", error.to_string()))?;
        let offered = games.of(settings.new.game);
        let offered = offered.map_err(|error| broken("settings", error.to_string()))?;
        let game = offered.with_set(&settings.set).ok_or_else(|| {
            let reason =
                format!("played with the set `{}`, not with `{}`", settings.set, offered.set());
            broken("components", reason)
        })?;
        let seed = Seed::read(&self.row.seed)
            .ok_or_else(|| broken("seed", "not 64 hexadecimal digits".to_owned()))?;
        Ok(Table::new(id.clone(), settings, seed, game))
    }

    /// Replays steps while `wanted` returns true; `watch` sees the table after each of them.
    pub(crate) fn replay(
        &self,
        games: &Games,
        mut wanted: impl FnMut(&Step) -> bool,
        mut watch: impl FnMut(&Table, PublishedStep),
    ) -> Result<Table, StoreError> {
        let mut table = self.first(games)?;
        for step in self.steps.iter().take_while(|it| wanted(it)) {
            let done = replay_step(&mut table, step)?;
            watch(&table, PublishedStep { number: step.number, at: step.at, done });
        }
        Ok(table)
    }

    /// The table after all its steps.
    pub(crate) fn table(&self, games: &Games) -> Result<Table, StoreError> {
        self.replay(games, |_| true, |_, _| {})
    }

    /// For each input of the record, the number of its step.
    pub(crate) fn steps_of_inputs(&self) -> Result<Vec<u64>, StoreError> {
        let mut inputs: Vec<(u64, Option<Seat>)> = Vec::new();
        for step in &self.steps {
            for entry in self.entries(step)? {
                match entry {
                    Entry::Act(seat, _) => inputs.push((step.number, Some(seat))),
                    Entry::Chance(..) => inputs.push((step.number, None)),
                    Entry::TakenBack { seat } => {
                        let latest = inputs.iter().rposition(|(_, by)| *by == Some(seat));
                        latest.map(|index| inputs.remove(index));
                    }
                    Entry::RolledBack { to } => inputs.truncate(to as usize),
                    Entry::Seated { .. }
                    | Entry::Opened { .. }
                    | Entry::Bot { .. }
                    | Entry::StoodIn { .. }
                    | Entry::Returned { .. }
                    | Entry::Started
                    | Entry::RollBackAsked { .. }
                    | Entry::RollBackAnswered { .. }
                    | Entry::RollBackLapsed
                    | Entry::Closed
                    | Entry::Rematch { .. } => {}
                }
            }
        }
        Ok(inputs.into_iter().map(|(step, _)| step).collect())
    }

    /// The latest step visible to delayed viewers at a given time. The start, and everything before
    /// it, is always visible.
    pub(crate) fn latest_step_at(&self, time: u64) -> Result<u64, StoreError> {
        let mut start = u64::MAX;
        for step in &self.steps {
            if self.entries(step)?.contains(&Entry::Started) {
                start = step.number;
                break;
            }
        }
        let visible = self.steps.iter().take_while(|it| it.number <= start || it.at <= time);
        Ok(visible.last().map_or(0, |it| it.number))
    }

    fn entries(&self, step: &Step) -> Result<Vec<Entry>, StoreError> {
        entries(&self.row.info.id, step)
    }

    /// What a viewer saw after a given step.
    pub(crate) fn missed(
        &self,
        games: &Games,
        after: u64,
        until: u64,
        eyes: Eyes,
    ) -> Result<Vec<Events>, StoreError> {
        let mut missed = Vec::new();
        let wanted = |step: &Step| step.number <= until;
        self.replay(games, wanted, |_, step| {
            if step.number > after {
                missed.push(step.events(eyes));
            }
        })?;
        Ok(missed)
    }
}

/// The entries of a stored step.
fn entries(table: &str, step: &Step) -> Result<Vec<Entry>, StoreError> {
    let unreadable = |error: serde_json::Error| StoreError::unsound(table, step, &error);
    serde_json::from_str(&step.body).map_err(unreadable)
}

/// Replays a stored step on a table.
pub(crate) fn replay_step(table: &mut Table, step: &Step) -> Result<table::Done, StoreError> {
    if step.number != table.number() + 1 {
        let missing = format!("step {} is missing", table.number() + 1);
        return Err(StoreError::unsound(table.id(), step, &missing));
    }
    let entries = entries(table.id(), step)?;
    let replayed = table.replay(step.at, entries);
    replayed.map_err(|error| StoreError::unsound(table.id(), step, &error))
}

/// Why a history cannot be read.
#[derive(Debug, thiserror::Error)]
pub(crate) enum HistoryError {
    /// Too much waits already.
    #[error(transparent)]
    Busy(#[from] Busy),
    /// The database, or what is in it.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Runs a task of somebody on a stored table, when it is their turn, off the threads that serve
/// connections. A panic ends only this task.
pub(crate) async fn replay_blocking<T: Send + 'static>(
    app: &Arc<App>,
    owner: Owner,
    id: &str,
    work: impl FnOnce(&Games, &Stored) -> Result<T, StoreError> + Send + 'static,
) -> Result<Option<T>, HistoryError> {
    let job = Job { owner, urgency: Urgency::Awaited, length: Length::Short };
    let permit = app.thinkers.enter(Kind::History, job)?.turn().await?;
    // Read only now: histories that wait take no memory.
    let Some(stored) = Stored::read(&app.store, id).await? else { return Ok(None) };
    let shared = Arc::clone(app);
    let done = permit.run(move || work(&shared.config.games, &stored));
    Ok(Some(done.await.map_err(|_| StoreError::panicked(id))??))
}

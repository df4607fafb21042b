//! Background work: wakes tables whose clocks or bots are due although nobody is connected, and
//! closes tables nobody joined.

use std::sync::Arc;
use std::time::Duration;

use crate::actor::Mail;
use crate::app::App;
use crate::clock::now;

/// The interval between two sweeps.
const INTERVAL: Duration = Duration::from_secs(1);

/// Wakes tables that are due.
pub(crate) async fn run(app: Arc<App>) {
    let mut ticks = tokio::time::interval(INTERVAL);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        app.rate_limits.forget();
        if let Err(error) = wake(&app).await {
            tracing::warn!(%error, "could not look for due tables");
        }
    }
}

async fn wake(app: &Arc<App>) -> Result<(), crate::StoreError> {
    let at = now();
    let waiting_since = at.saturating_sub(app.config.times.wait.as_millis() as u64);
    for process in app.store.processes_with_due_tables(at, waiting_since).await? {
        let is_free = process.is_empty() || process == app.process();
        if !is_free && app.cluster.is_alive(app, &process).await? {
            continue;
        }
        for table in app.store.due_tables(&process, at, waiting_since).await? {
            // A busy table is awake anyway.
            let _ = app.registry.send(app, &table, Mail::Wake);
        }
    }
    Ok(())
}

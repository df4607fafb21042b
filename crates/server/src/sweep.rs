//! What nobody asks for: tables whose clocks or bots wait while nobody looks at them, and tables
//! nobody comes to.

use std::sync::Arc;
use std::time::Duration;

use crate::actor::Mail;
use crate::app::{App, now};

/// How often.
const INTERVAL: Duration = Duration::from_secs(1);

/// Wakes tables that have something to do by themselves.
pub(crate) async fn run(app: Arc<App>) {
    let mut ticks = tokio::time::interval(INTERVAL);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        app.rate_limits.forget();
        if let Err(error) = wake(&app).await {
            tracing::warn!(%error, "sleeping tables were not looked at");
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
            // A table that is too busy is awake.
            let _ = app.registry.send(app, &table, Mail::Wake);
        }
    }
    Ok(())
}

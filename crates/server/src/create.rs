//! Creating tables.

use std::sync::Arc;

use games::{Refusal, RefusalCode};
use protocol::{NewTable, Player, SeatInfo, SeatKind};

use crate::actor::Mail;
use crate::app::App;
use crate::auth;
use crate::clock::now;
use crate::store::{NewRow, StoreError};
use table::{Seed, Settings, Table};

/// Checks the settings of a new table.
pub(crate) fn new_table(app: &App, host: &Player, new: NewTable) -> Result<NewRow, Refusal> {
    let fresh_code = auth::word::<10>;
    let settings = Settings::check(new, host.clone(), now(), &app.config.games, fresh_code)?;
    let seed = Seed::new(app.config.fixed_seed.unwrap_or_else(auth::random));
    let game = Arc::clone(app.config.games.of(settings.new.game)?);
    let table = Table::new(auth::table_id(), settings, seed, game);
    Ok(NewRow {
        settings: serde_json::to_string(table.settings()).expect("settings are plain data"),
        seed: seed.written(),
        info: table.info(),
    })
}

/// The player an invitation is for.
fn invited(seat: &SeatInfo) -> Option<&str> {
    match &seat.kind {
        SeatKind::Invited { player } => player.as_deref(),
        SeatKind::Open | SeatKind::Person { .. } | SeatKind::Bot { .. } => None,
    }
}

/// Stores a new table and lets it begin, if the limits of its host allow one more.
pub(crate) async fn add<E>(app: &Arc<App>, row: NewRow) -> Result<(), E>
where
    E: From<Refusal> + From<StoreError>,
{
    let id = row.info.id.clone();
    for player in row.info.seats.iter().filter_map(invited) {
        if app.store.is_blocked(player, &row.info.host.id).await? {
            let message = "somebody there takes no invitations from you";
            return Err(Refusal::new(RefusalCode::Blocked, message).into());
        }
    }
    if !app.store.add_table(row, app.process(), &app.config.limits).await? {
        app.metrics.limited.inc();
        let message = "you have the maximum number of tables or invitations: finish some";
        return Err(Refusal::new(RefusalCode::Limited, message).into());
    }
    // If it is too busy now, it begins when somebody connects.
    let _ = app.registry.send(app, &id, Mail::Wake);
    Ok(())
}

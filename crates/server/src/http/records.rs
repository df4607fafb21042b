//! Records, positions and earlier moments: what was written, played again for who asks.

use std::sync::Arc;

use axum::Json;
use axum::body::Body;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use protocol::{Moment, TableState};
use serde::Deserialize;
use serde_json::value::RawValue;
use tabletop::Seat;

use super::failure::Failure;
use super::identity::Known;
use crate::analyses::{Analyses, Judged};
use crate::app::{App, now};
use crate::history::{Stored, study};
use crate::store::StoreError;
use table::{Eyes, Table};

/// Through whose eyes.
#[derive(Deserialize)]
pub(super) struct Look {
    seat: Option<u8>,
}

/// A match as text. While a game with secrets is played, nobody gets it.
#[utoipa::path(get, path = "/api/tables/{id}/record", responses((status = 200, body = String, content_type = "text/plain"), (status = 404, body = protocol::Failure), (status = 409, body = protocol::Failure)))]
pub(super) async fn record(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    known: Known,
) -> Result<Response, Failure> {
    let table = read(&app, &id, &known).await?;
    may_be_open(&table)?;
    let unready = || Failure::new(StatusCode::CONFLICT, "not_started", "nothing was played yet");
    let record = table.record().ok_or_else(unready)?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], record.to_string()).into_response())
}

/// A finished game judged by a bot: what each decision cost, what chance gave, where it turned.
/// Until that is thought out, how far it is.
#[utoipa::path(get, path = "/api/tables/{id}/analysis", responses((status = 200, body = Object), (status = 202, body = Object), (status = 404, body = protocol::Failure), (status = 409, body = protocol::Failure)))]
pub(super) async fn analysis(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    known: Known,
) -> Result<Response, Failure> {
    let found = study(&app, &id, |app, stored| Ok((stored.table(app)?, stored.steps_of_inputs()?)));
    let (table, steps) = found.await?.ok_or_else(|| Failure::unknown("table"))?;
    may_see(&table, &known.0.id)?;
    let game = table.game().filter(|_| table.state() == TableState::Over);
    let running = || Failure::new(StatusCode::CONFLICT, "still_played", "the game is not over");
    match Analyses::ask(&app, &id, game.ok_or_else(running)?, steps) {
        Judged::Half(progress) => Ok((StatusCode::ACCEPTED, Json(progress)).into_response()),
        Judged::Whole(json) => {
            Ok(([(CONTENT_TYPE, "application/json")], json.to_string()).into_response())
        }
        Judged::Failed => {
            let message = "the analysis of this game failed";
            Err(Failure::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", message))
        }
    }
}

/// The position as JSON. While a game with secrets is played, only moments can be had.
#[utoipa::path(get, path = "/api/tables/{id}/position", responses((status = 200, body = Object), (status = 404, body = protocol::Failure), (status = 409, body = protocol::Failure)))]
pub(super) async fn position(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    known: Known,
) -> Result<Json<serde_json::Value>, Failure> {
    let table = read(&app, &id, &known).await?;
    may_be_open(&table)?;
    let unready = || Failure::new(StatusCode::CONFLICT, "not_started", "nothing was played yet");
    Ok(Json(table.game().ok_or_else(unready)?.position()))
}

/// What I saw after a step: the table, and what had happened.
#[utoipa::path(get, path = "/api/tables/{id}/moments/{number}", params(("seat" = Option<u8>, Query, description = "one of my seats")), responses((status = 200, body = Moment), (status = 404, body = protocol::Failure)))]
pub(super) async fn moment(
    State(app): State<Arc<App>>,
    Path((id, number)): Path<(String, u64)>,
    Query(look): Query<Look>,
    known: Known,
) -> Result<Json<Moment>, Failure> {
    let player = known.0.id.clone();
    let found = study(&app, &id, move |app, stored| {
        let present = stored.table(app)?;
        if may_see(&present, &player).is_err() {
            return Ok(None);
        }
        let eyes = eyes_of(&present, &player, look.seat);
        let latest = latest_for(&present, stored, eyes)?;
        if number > latest {
            return Ok(None);
        }
        let mut moment = None;
        let table = stored.replay(
            app,
            |step| step.number <= number,
            |_, told| {
                if told.number == number {
                    moment = Some(told.events(eyes));
                }
            },
        )?;
        Ok(moment.map(|seen| Moment {
            number,
            at: seen.at,
            events: seen.events,
            view: view(&table, eyes),
            latest,
        }))
    });
    let moment = found.await?.flatten().ok_or_else(|| Failure::unknown("moment"))?;
    Ok(Json(moment))
}

fn view(table: &Table, eyes: Eyes) -> Box<RawValue> {
    table.play_seen(eyes).map_or_else(|| RawValue::NULL.to_owned(), |it| it.view)
}

/// The latest step somebody may see: with a delay not the latest of all.
fn latest_for(table: &Table, stored: &Stored, eyes: Eyes) -> Result<u64, StoreError> {
    let delay = u64::from(table.settings().new.watching.delay) * 1000;
    if eyes.is_some() || delay == 0 {
        return Ok(table.number());
    }
    stored.told_by(now().saturating_sub(delay))
}

fn eyes_of(table: &Table, player: &str, seat: Option<u8>) -> Eyes {
    let yours = table.seats_of(player);
    seat.map(Seat::new).filter(|it| yours.contains(*it)).or_else(|| yours.lowest())
}

/// All my finished games, one JSON object with `table` and `record` per line.
#[utoipa::path(get, path = "/api/me/records", responses((status = 200, body = String, content_type = "application/x-ndjson")))]
pub(super) async fn all(State(app): State<Arc<App>>, known: Known) -> Result<Response, Failure> {
    let tables = app.store.finished_tables_of(&known.0.id).await?;
    let lines = stream::unfold((app, tables.into_iter()), |(app, mut tables)| async move {
        let id = tables.next()?;
        let record = study(&app, &id, |app, stored| Ok(stored.table(app)?.record())).await;
        let line = record.map(|it| {
            let text = it.flatten().map(|it| it.to_string());
            format!("{}\n", serde_json::json!({ "table": id, "record": text }))
        });
        Some((line, (app, tables)))
    });
    let body = Body::from_stream(lines);
    Ok(([(CONTENT_TYPE, "application/x-ndjson")], body).into_response())
}

/// The table as it is, for somebody who may see it.
async fn read(app: &Arc<App>, id: &str, known: &Known) -> Result<Table, Failure> {
    let table =
        study(app, id, |app, stored: &Stored| -> Result<Table, StoreError> { stored.table(app) });
    let table = table.await?.ok_or_else(|| Failure::unknown("table"))?;
    may_see(&table, &known.0.id)?;
    Ok(table)
}

/// Whether somebody may see the table at all.
fn may_see(table: &Table, player: &str) -> Result<(), Failure> {
    let is_seated = !table.seats_of(player).is_empty();
    let is_host = table.settings().host.id == player;
    let is_over = table.state() == TableState::Over;
    if is_seated || is_host || is_over || table.settings().new.watching.allowed {
        return Ok(());
    }
    Err(Failure::new(StatusCode::FORBIDDEN, "not_allowed", "nobody may watch this table"))
}

/// Whether the whole table may be shown: it is over, or the game has no secrets and no delay.
fn may_be_open(table: &Table) -> Result<(), Failure> {
    let new = &table.settings().new;
    let is_open = new.game.is_open() && new.watching.delay == 0;
    if table.state() == TableState::Over || is_open {
        return Ok(());
    }
    let message = "the game has secrets and is not over";
    Err(Failure::new(StatusCode::CONFLICT, "still_played", message))
}

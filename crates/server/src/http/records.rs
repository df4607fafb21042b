//! Records, positions and earlier moments: what was written, played again for who asks.

use std::sync::Arc;

use axum::Json;
use axum::body::Body;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use protocol::{Moment, RefusalCode};
use serde::Deserialize;
use serde_json::value::RawValue;
use tabletop::Seat;

use super::identity::Authenticated;
use super::refusal::HttpRefusal;
use crate::analyses::{Analyses, Judged};
use crate::app::{App, now};
use crate::history::{Stored, replay_blocking};
use crate::store::StoreError;
use table::{Eyes, Table};

/// Through whose eyes.
#[derive(Deserialize)]
pub(super) struct Look {
    seat: Option<u8>,
}

/// A match as text. While a game with secrets is played, nobody gets it.
#[utoipa::path(get, path = "/api/tables/{id}/record", responses((status = 200, body = String, content_type = "text/plain"), (status = 404, body = protocol::Refusal), (status = 409, body = protocol::Refusal)))]
pub(super) async fn record(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    known: Authenticated,
) -> Result<Response, HttpRefusal> {
    let record = read(&app, &id).await?.record_for(&known.0.id)?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], record.to_string()).into_response())
}

/// A finished game judged by a bot: what each decision cost, what chance gave, where it turned.
/// Until that is thought out, how far it is.
#[utoipa::path(get, path = "/api/tables/{id}/analysis", responses((status = 200, body = Object), (status = 202, body = Object), (status = 404, body = protocol::Refusal), (status = 409, body = protocol::Refusal)))]
pub(super) async fn analysis(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    known: Authenticated,
) -> Result<Response, HttpRefusal> {
    let found = replay_blocking(&app, &id, |app, stored| {
        Ok((stored.table(app)?, stored.steps_of_inputs()?))
    });
    let (table, steps) = found.await?.ok_or_else(|| HttpRefusal::unknown("table"))?;
    let game = table.finished_game_for(&known.0.id)?;
    match Analyses::ask(&app, &id, game, steps) {
        Judged::Half(progress) => Ok((StatusCode::ACCEPTED, Json(progress)).into_response()),
        Judged::Whole(json) => {
            Ok(([(CONTENT_TYPE, "application/json")], json.to_string()).into_response())
        }
        Judged::Failed => {
            let message = "the analysis of this game failed";
            Err(HttpRefusal::new(RefusalCode::Internal, message))
        }
    }
}

/// The position as JSON. While a game with secrets is played, only moments can be had.
#[utoipa::path(get, path = "/api/tables/{id}/position", responses((status = 200, body = Object), (status = 404, body = protocol::Refusal), (status = 409, body = protocol::Refusal)))]
pub(super) async fn position(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    known: Authenticated,
) -> Result<Json<serde_json::Value>, HttpRefusal> {
    Ok(Json(read(&app, &id).await?.position_for(&known.0.id)?))
}

/// What I saw after a step: the table, and what had happened.
#[utoipa::path(get, path = "/api/tables/{id}/moments/{number}", params(("seat" = Option<u8>, Query, description = "one of my seats")), responses((status = 200, body = Moment), (status = 404, body = protocol::Refusal)))]
pub(super) async fn moment(
    State(app): State<Arc<App>>,
    Path((id, number)): Path<(String, u64)>,
    Query(look): Query<Look>,
    known: Authenticated,
) -> Result<Json<Moment>, HttpRefusal> {
    let player = known.0.id.clone();
    let found = replay_blocking(&app, &id, move |app, stored| {
        let present = stored.table(app)?;
        if present.may_see(&player).is_err() {
            return Ok(None);
        }
        let eyes = present.eyes_of(&player, look.seat.and_then(|it| Seat::try_from(it).ok()));
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
    let moment = found.await?.flatten().ok_or_else(|| HttpRefusal::unknown("moment"))?;
    Ok(Json(moment))
}

fn view(table: &Table, eyes: Eyes) -> Box<RawValue> {
    table.play_seen(eyes).map_or_else(|| RawValue::NULL.to_owned(), |it| it.view)
}

/// The latest step somebody may see: with a delay not the latest of all.
fn latest_for(table: &Table, stored: &Stored, eyes: Eyes) -> Result<u64, StoreError> {
    if eyes.is_some() || table.delay() == 0 {
        return Ok(table.number());
    }
    stored.told_by(now().saturating_sub(table.delay()))
}

/// All my finished games, one JSON object with `table` and `record` per line.
#[utoipa::path(get, path = "/api/me/records", responses((status = 200, body = String, content_type = "application/x-ndjson")))]
pub(super) async fn all(
    State(app): State<Arc<App>>,
    known: Authenticated,
) -> Result<Response, HttpRefusal> {
    let tables = app.store.finished_tables_of(&known.0.id).await?;
    let first = (app, tables.into_iter(), known.0.id);
    let lines = stream::unfold(first, |(app, mut tables, me)| async move {
        let id = tables.next()?;
        let player = me.clone();
        let record = replay_blocking(&app, &id, move |app, stored| {
            Ok(stored.table(app)?.record_for(&player))
        });
        let line = record.await.map(|it| {
            let text = it.and_then(Result::ok).map(|it| it.to_string());
            format!("{}\n", serde_json::json!({ "table": id, "record": text }))
        });
        Some((line, (app, tables, me)))
    });
    let body = Body::from_stream(lines);
    Ok(([(CONTENT_TYPE, "application/x-ndjson")], body).into_response())
}

/// The table as it is.
async fn read(app: &Arc<App>, id: &str) -> Result<Table, HttpRefusal> {
    let table = replay_blocking(app, id, |app, stored: &Stored| -> Result<Table, StoreError> {
        stored.table(app)
    });
    table.await?.ok_or_else(|| HttpRefusal::unknown("table"))
}

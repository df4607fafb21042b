//! Records, positions and earlier moments of a match, replayed on request.

use std::sync::Arc;

use axum::Json;
use axum::body::Body;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use futures_util::stream::{self, StreamExt as _};
use protocol::{Id, Moment, RefusalCode};
use serde::Deserialize;
use serde_json::value::RawValue;
use tabletop::Seat;

use super::guard::Address;
use super::identity::Authenticated;
use super::refusal::HttpRefusal;
use crate::analyses::{Analyses, AnalysisState};
use crate::app::App;
use crate::clock::now;
use crate::history::{Stored, replay_blocking};
use crate::store::StoreError;
use crate::thinking::Owner;
use table::{Eyes, Table};

/// Selects the seat to look from.
#[derive(Deserialize)]
pub(super) struct Look {
    seat: Option<u8>,
}

/// The record of a match. Not available while a game with secrets is in progress.
#[utoipa::path(get, path = "/api/tables/{id}/record", responses((status = 200, body = String, content_type = "text/plain"), (status = 404, body = protocol::Refusal), (status = 409, body = protocol::Refusal)))]
pub(super) async fn record(
    State(app): State<Arc<App>>,
    Path(id): Path<Id>,
    address: Address,
    caller: Authenticated,
) -> Result<Response, HttpRefusal> {
    let record = read(&app, caller.pays(address), &id).await?.record_for(&caller.row.id)?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], record.to_string()).into_response())
}

/// The analysis of a finished game: the cost of each decision, the luck, and the turning points.
/// Reports progress until it is ready.
#[utoipa::path(get, path = "/api/tables/{id}/analysis", responses((status = 200, body = Object), (status = 202, body = Object), (status = 404, body = protocol::Refusal), (status = 409, body = protocol::Refusal)))]
pub(super) async fn analysis(
    State(app): State<Arc<App>>,
    Path(id): Path<Id>,
    address: Address,
    caller: Authenticated,
) -> Result<Response, HttpRefusal> {
    let owner = caller.pays(address);
    let found = replay_blocking(&app, owner.clone(), &id, |games, stored| {
        Ok((stored.table(games)?, stored.steps_of_inputs()?))
    });
    let (table, steps) = found.await?.ok_or_else(|| HttpRefusal::unknown("table"))?;
    let game = table.finished_game_for(&caller.row.id)?;
    match Analyses::ask(&app, &id, owner, game, steps)? {
        AnalysisState::Running(progress) => {
            Ok((StatusCode::ACCEPTED, Json(progress)).into_response())
        }
        AnalysisState::Done(json) => {
            Ok(([(CONTENT_TYPE, "application/json")], json.to_string()).into_response())
        }
        AnalysisState::Failed => {
            let message = "the analysis of this game failed";
            Err(HttpRefusal::new(RefusalCode::Internal, message))
        }
    }
}

/// The position as JSON. While a game with secrets is in progress, only moments are available.
#[utoipa::path(get, path = "/api/tables/{id}/position", responses((status = 200, body = Object), (status = 404, body = protocol::Refusal), (status = 409, body = protocol::Refusal)))]
pub(super) async fn position(
    State(app): State<Arc<App>>,
    Path(id): Path<Id>,
    address: Address,
    caller: Authenticated,
) -> Result<Json<serde_json::Value>, HttpRefusal> {
    Ok(Json(read(&app, caller.pays(address), &id).await?.position_for(&caller.row.id)?))
}

/// What the caller saw after a step: the table and the events.
#[utoipa::path(get, path = "/api/tables/{id}/moments/{number}", params(("seat" = Option<u8>, Query, description = "one of my seats")), responses((status = 200, body = Moment), (status = 404, body = protocol::Refusal)))]
pub(super) async fn moment(
    State(app): State<Arc<App>>,
    Path((id, number)): Path<(Id, u64)>,
    Query(look): Query<Look>,
    address: Address,
    caller: Authenticated,
) -> Result<Json<Moment>, HttpRefusal> {
    let player = caller.row.id.clone();
    let found = replay_blocking(&app, caller.pays(address), &id, move |games, stored| {
        let present = stored.table(games)?;
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
            games,
            |step| step.number <= number,
            |_, step| {
                if step.number == number {
                    moment = Some(step.events(eyes));
                }
            },
        )?;
        let (view, sums) = seen_from(&table, eyes);
        Ok(moment.map(|step| Moment {
            number,
            at: step.at,
            events: step.events,
            view,
            sums,
            latest,
        }))
    });
    let moment = found.await?.flatten().ok_or_else(|| HttpRefusal::unknown("moment"))?;
    Ok(Json(moment))
}

/// The view, and what stands beside it.
fn seen_from(table: &Table, eyes: Eyes) -> (Box<RawValue>, Option<Box<RawValue>>) {
    table.play_seen(eyes).map_or_else(|| (RawValue::NULL.to_owned(), None), |it| (it.view, it.sums))
}

/// The latest step a viewer may see; with a delay, not the latest of all.
fn latest_for(table: &Table, stored: &Stored, eyes: Eyes) -> Result<u64, StoreError> {
    if eyes.is_some() || table.delay() == 0 {
        return Ok(table.number());
    }
    stored.latest_step_at(now().saturating_sub(table.delay()))
}

/// All finished games of the caller, one JSON object with `table` and `record` per line.
#[utoipa::path(get, path = "/api/me/records", responses((status = 200, body = String, content_type = "application/x-ndjson")))]
pub(super) async fn all(
    State(app): State<Arc<App>>,
    address: Address,
    caller: Authenticated,
) -> Result<Response, HttpRefusal> {
    let owner = caller.pays(address);
    let tables = app.store.finished_tables_of(&caller.row.id).await?;
    let first = (app, tables.into_iter(), owner, caller.row.id);
    let lines = stream::unfold(first, |(app, mut tables, owner, me)| async move {
        let id = tables.next()?;
        let player = me.clone();
        let record = replay_blocking(&app, owner.clone(), &id, move |games, stored| {
            Ok(stored.table(games)?.record_for(&player))
        });
        let line = record.await.map(|it| {
            let text = it.and_then(Result::ok).map(|it| it.to_string());
            format!("{}\n", serde_json::json!({ "table": id, "record": text }))
        });
        Some((line, (app, tables, owner, me)))
    });
    // The compression asks once more after the end.
    let lines = lines.fuse();
    let body = Body::from_stream(lines);
    Ok(([(CONTENT_TYPE, "application/x-ndjson")], body).into_response())
}

/// The table now.
async fn read(app: &Arc<App>, owner: Owner, id: &str) -> Result<Table, HttpRefusal> {
    let table =
        replay_blocking(app, owner, id, |games, stored: &Stored| -> Result<Table, StoreError> {
            stored.table(games)
        });
    table.await?.ok_or_else(|| HttpRefusal::unknown("table"))
}

//! Lists of tables, and creating tables.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use protocol::rest::Invitation;
use protocol::{Created, Id, NewTable, Refusal, RefusalCode, TableInfo};
use serde::Deserialize;

use super::identity::{Authenticated, identified};
use super::refusal::HttpRefusal;
use crate::app::App;
use crate::create;
use crate::store::StoreError;
use table::{Settings, Table};
use tabletop::Seat;

/// Where a page of a list begins.
#[derive(Deserialize)]
pub(super) struct Page {
    /// The last table of the page before; none for the first page.
    after: Option<Id>,
}

/// Public tables that wait for players or can be watched, latest first, a hundred at a time.
#[utoipa::path(get, path = "/api/tables", params(("after" = Option<String>, Query, description = "the last table of the page before")), responses((status = 200, body = Vec<TableInfo>)))]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    Query(page): Query<Page>,
) -> Result<Json<Vec<TableInfo>>, HttpRefusal> {
    let tables = app.store.public_tables(page.after.as_deref()).await?;
    Ok(Json(tables.into_iter().map(|it| Table::listed_for(it, None)).collect()))
}

/// Tables where the caller sits or waits for others, including finished ones, latest first, a
/// hundred at a time. The first page ends with the caller's invitations.
#[utoipa::path(get, path = "/api/me/tables", params(("after" = Option<String>, Query, description = "the last table of the page before")), responses((status = 200, body = Vec<TableInfo>)))]
pub(super) async fn mine(
    State(app): State<Arc<App>>,
    Query(page): Query<Page>,
    caller: Authenticated,
) -> Result<Json<Vec<TableInfo>>, HttpRefusal> {
    let mut tables = app.store.tables_of(&caller.row.id, page.after.as_deref()).await?;
    if page.after.is_none() {
        tables.extend(app.store.invitations_of(&caller.row.id).await?);
    }
    let seen = |it| Table::listed_for(it, Some(&caller.row.id));
    Ok(Json(tables.into_iter().map(seen).collect()))
}

/// Public information about a table.
#[utoipa::path(get, path = "/api/tables/{id}", responses((status = 200, body = TableInfo), (status = 404, body = protocol::Refusal)))]
pub(super) async fn show(
    State(app): State<Arc<App>>,
    Path(id): Path<Id>,
    headers: HeaderMap,
) -> Result<Json<TableInfo>, HttpRefusal> {
    let row = app.store.table(&id).await?.ok_or_else(|| HttpRefusal::unknown("table"))?;
    let caller = identified(&app, &headers).await?;
    Ok(Json(Table::listed_for(row.info, caller.as_ref().map(|it| it.row.id.as_str()))))
}

/// Creates a table.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, responses((status = 201, body = Created), (status = 422, body = protocol::Refusal), (status = 429, body = protocol::Refusal)))]
pub(super) async fn create(
    State(app): State<Arc<App>>,
    caller: Authenticated,
    new: Result<Json<NewTable>, JsonRejection>,
) -> Result<(StatusCode, Json<Created>), HttpRefusal> {
    let Json(new) = new.map_err(|it| {
        HttpRefusal::with_status(it.status(), RefusalCode::BadRequest, it.body_text())
    })?;
    let row = create::new_table(&app, &caller.player(), new)?;
    let table = row.info.id.clone();
    let link = link_to(&app, &table);
    let settings = settings_of(&row.settings, &table)?;
    let invitations = invitations_in(&settings, &caller.row.id, &link)?;
    let created = Created { invitations, link, table };
    create::add::<HttpRefusal>(&app, row).await?;
    Ok((StatusCode::CREATED, Json(created)))
}

/// The invitations of a table the caller created.
#[utoipa::path(get, path = "/api/tables/{id}/invitations", responses((status = 200, body = Vec<Invitation>), (status = 403, body = protocol::Refusal), (status = 404, body = protocol::Refusal)))]
pub(super) async fn invitations(
    State(app): State<Arc<App>>,
    Path(id): Path<Id>,
    caller: Authenticated,
) -> Result<Json<Vec<Invitation>>, HttpRefusal> {
    let row = app.store.table(&id).await?.ok_or_else(|| HttpRefusal::unknown("table"))?;
    let settings = settings_of(&row.settings, &id)?;
    Ok(Json(invitations_in(&settings, &caller.row.id, &link_to(&app, &id))?))
}

fn link_to(app: &App, table: &str) -> String {
    format!("{}/#/table/{table}", app.public_url)
}

fn settings_of(stored: &str, table: &str) -> Result<Settings, StoreError> {
    serde_json::from_str(stored).map_err(|error| StoreError::Broken {
        what: format!("settings of table {table}"),
        reason: error.to_string(),
    })
}

fn invitations_in(
    settings: &Settings,
    player: &str,
    link: &str,
) -> Result<Vec<Invitation>, Refusal> {
    let invitation = |(seat, code): (Seat, &str)| Invitation {
        seat,
        code: code.to_owned(),
        link: format!("{link}/{seat}/{code}"),
    };
    Ok(settings.invitations(player)?.into_iter().map(invitation).collect())
}

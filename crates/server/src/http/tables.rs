//! Tables: lists, and new ones.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use protocol::rest::Invitation;
use protocol::{Created, NewTable, TableInfo};

use super::failure::Failure;
use super::identity::Known;
use crate::app::App;
use crate::make;
use table::Settings;

/// Public tables that wait for players or can be watched.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = Vec<TableInfo>)))]
pub(super) async fn list(State(app): State<Arc<App>>) -> Result<Json<Vec<TableInfo>>, Failure> {
    Ok(Json(app.store.public_tables().await?))
}

/// Tables where I sit, am invited, or wait for others; also those that are over.
#[utoipa::path(get, path = "/api/me/tables", responses((status = 200, body = Vec<TableInfo>)))]
pub(super) async fn mine(
    State(app): State<Arc<App>>,
    known: Known,
) -> Result<Json<Vec<TableInfo>>, Failure> {
    Ok(Json(app.store.tables_of(&known.0.id).await?))
}

/// What is known of a table.
#[utoipa::path(get, path = "/api/tables/{id}", responses((status = 200, body = TableInfo), (status = 404, body = protocol::Failure)))]
pub(super) async fn show(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Failure> {
    let row = app.store.table(&id).await?.ok_or_else(|| Failure::unknown("table"))?;
    Ok(Json(row.info))
}

/// A new table.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, responses((status = 201, body = Created), (status = 422, body = protocol::Failure), (status = 429, body = protocol::Failure)))]
pub(super) async fn create(
    State(app): State<Arc<App>>,
    known: Known,
    new: Result<Json<NewTable>, JsonRejection>,
) -> Result<(StatusCode, Json<Created>), Failure> {
    let Json(new) = new.map_err(|it| Failure::new(it.status(), "bad_request", it.body_text()))?;
    let most = app.config.limits.tables_per_player;
    if app.store.unfinished_tables_of(&known.0.id).await? >= most {
        app.metrics.limited.inc();
        return Err(Failure::limited("you have as many tables as one may have: finish some"));
    }
    let row = make::new_table(&app, &known.player(), new)?;
    let table = row.info.id.clone();
    let link = link_to(&app, &table);
    let created = Created { invitations: invitations_in(&row.settings, &link), link, table };
    make::add(&app, row).await?;
    Ok((StatusCode::CREATED, Json(created)))
}

/// The invitations to a table I made.
#[utoipa::path(get, path = "/api/tables/{id}/invitations", responses((status = 200, body = Vec<Invitation>), (status = 403, body = protocol::Failure), (status = 404, body = protocol::Failure)))]
pub(super) async fn invitations(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    known: Known,
) -> Result<Json<Vec<Invitation>>, Failure> {
    let row = app.store.table(&id).await?.ok_or_else(|| Failure::unknown("table"))?;
    if row.info.host.id != known.0.id {
        let message = "only who made the table may see that";
        return Err(Failure::new(StatusCode::FORBIDDEN, "not_host", message));
    }
    Ok(Json(invitations_in(&row.settings, &link_to(&app, &id))))
}

fn link_to(app: &App, table: &str) -> String {
    format!("{}/#/table/{table}", app.public_url)
}

fn invitations_in(settings: &str, link: &str) -> Vec<Invitation> {
    let settings: Option<Settings> = serde_json::from_str(settings).ok();
    let codes = settings.map(|it| it.codes).unwrap_or_default();
    let invited = codes.into_iter().enumerate().filter(|(_, code)| !code.is_empty());
    let invitation = |(seat, code): (usize, String)| Invitation {
        seat: seat as u8,
        link: format!("{link}/{seat}/{code}"),
        code,
    };
    invited.map(invitation).collect()
}

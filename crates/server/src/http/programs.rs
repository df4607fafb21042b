//! Programs that can take a seat, each with its own token.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use protocol::{Id, NewProgram, Program, ProgramToken};

use super::identity::{Person, checked_name};
use super::refusal::HttpRefusal;
use crate::app::App;
use crate::auth;
use crate::clock::now;

/// My programs.
#[utoipa::path(get, path = "/api/programs", responses((status = 200, body = Vec<Program>)))]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    Person(owner): Person,
) -> Result<Json<Vec<Program>>, HttpRefusal> {
    let programs = app.store.programs(&owner.id).await?;
    Ok(Json(programs.into_iter().map(|it| Program { id: it.id, name: it.name }).collect()))
}

/// Creates a program. Its token is shown once.
#[utoipa::path(post, path = "/api/programs", request_body = NewProgram, responses((status = 201, body = ProgramToken), (status = 422, body = protocol::Refusal)))]
pub(super) async fn add(
    State(app): State<Arc<App>>,
    Person(owner): Person,
    Json(new): Json<NewProgram>,
) -> Result<(StatusCode, Json<ProgramToken>), HttpRefusal> {
    let name = checked_name(&new.name)?;
    let (id, token) = (auth::player_id(), format!("program-{}", auth::word::<20>()));
    let most = app.config.limits.programs_per_player;
    let hash = auth::hashed(&token);
    if !app.store.add_program(&id, &name, now(), &owner.id, &hash, most).await? {
        app.metrics.limited.inc();
        return Err(HttpRefusal::limited("you have the maximum number of programs"));
    }
    Ok((StatusCode::CREATED, Json(ProgramToken { id, name: name.into(), token })))
}

/// Revokes the token of one of my programs.
#[utoipa::path(delete, path = "/api/programs/{id}", responses((status = 204), (status = 404, body = protocol::Refusal)))]
pub(super) async fn revoke(
    State(app): State<Arc<App>>,
    Person(owner): Person,
    Path(id): Path<Id>,
) -> Result<StatusCode, HttpRefusal> {
    if !app.store.revoke_program(&id, &owner.id).await? {
        return Err(HttpRefusal::unknown("program"));
    }
    app.cluster.expel(&app, &id);
    Ok(StatusCode::NO_CONTENT)
}

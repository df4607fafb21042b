//! The caller's own identity.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::IntoResponse;
use protocol::{Identity, NewName, Recover, Recovery};

use super::guard::Address;
use super::identity::{
    Authenticated, Person, checked_name, cookie, identified, identity, set_cookie,
};
use super::refusal::HttpRefusal;
use super::sessions;
use crate::app::App;
use crate::clock::now;
use crate::{auth, guest_names};

/// Returns the caller's identity.
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Identity), (status = 401, body = protocol::Refusal)))]
pub(super) async fn who(Authenticated { row, .. }: Authenticated) -> Json<Identity> {
    Json(identity(&row))
}

/// Signs in as a guest. A caller who is already identified stays who they are.
#[utoipa::path(post, path = "/api/me", responses((status = 200, body = Identity), (status = 429, body = protocol::Refusal)))]
pub(super) async fn sign_in(
    State(app): State<Arc<App>>,
    Address(address): Address,
    headers: HeaderMap,
) -> Result<impl IntoResponse, HttpRefusal> {
    if let Some(Authenticated { row, .. }) = identified(&app, &headers).await? {
        // The cookie of a session lasts a year from its last use.
        let cookie = set_cookie(&app, cookie(&headers).filter(|_| !row.is_program()));
        return Ok(([(SET_COOKIE, cookie)], Json(identity(&row))));
    }
    if !app.rate_limits.may_be_guest(address) {
        app.metrics.limited.inc();
        return Err(HttpRefusal::limited("too many new guests from this address: wait a while"));
    }
    let (id, name) = (auth::player_id(), guest_names::invented());
    app.store.add_person(&id, &name, now()).await?;
    let row = app.store.player(&id).await?.ok_or_else(HttpRefusal::busy)?;
    let cookie = sessions::begin(&app, &row.id, &headers).await?;
    Ok(([(SET_COOKIE, cookie)], Json(identity(&row))))
}

/// Changes the caller's name.
#[utoipa::path(patch, path = "/api/me", request_body = NewName, responses((status = 200, body = Identity), (status = 422, body = protocol::Refusal)))]
pub(super) async fn rename(
    State(app): State<Arc<App>>,
    Authenticated { mut row, .. }: Authenticated,
    Json(new): Json<NewName>,
) -> Result<Json<Identity>, HttpRefusal> {
    row.name = checked_name(&new.name)?.into();
    app.store.rename_player(&row.id, &row.name).await?;
    Ok(Json(identity(&row)))
}

/// The players the caller has muted.
#[utoipa::path(get, path = "/api/me/mutes", responses((status = 200, body = Vec<protocol::Player>)))]
pub(super) async fn mutes(
    State(app): State<Arc<App>>,
    Authenticated { row, .. }: Authenticated,
) -> Result<Json<Vec<protocol::Player>>, HttpRefusal> {
    let mut muted = Vec::new();
    for id in app.store.mutes(&row.id).await? {
        let name = app.store.player(&id).await?.map(|it| it.name).unwrap_or_default();
        muted.push(protocol::Player { id, name });
    }
    Ok(Json(muted))
}

/// Signs out of this browser: its session ends.
#[utoipa::path(post, path = "/api/me/forget", responses((status = 204)))]
pub(super) async fn sign_out(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, HttpRefusal> {
    if let Some(Authenticated { row, credential }) = identified(&app, &headers).await?
        && app.store.end_session(&row.id, &credential).await?
    {
        app.cluster.expel(&app, &credential);
    }
    let cookie: HeaderValue = set_cookie(&app, None);
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, cookie)]))
}

/// Creates a recovery passphrase for this identity; an earlier one becomes invalid, and all other
/// browsers are signed out.
#[utoipa::path(post, path = "/api/me/recovery", responses((status = 200, body = Recovery)))]
pub(super) async fn create_recovery(
    State(app): State<Arc<App>>,
    Person(row): Person,
    caller: Authenticated,
) -> Result<Json<Recovery>, HttpRefusal> {
    let passphrase = auth::passphrase();
    let hash = auth::hashed(&auth::plain_passphrase(&passphrase));
    app.store.set_recovery(&row.id, &hash).await?;
    sessions::all_but(&app, &row.id, &caller.credential).await?;
    // The part behind the `#` never leaves the browser, so no log contains it.
    let link = format!("{}/#/recover/{passphrase}", app.public_url);
    Ok(Json(Recovery { passphrase, link }))
}

/// Signs in to an identity with its passphrase.
#[utoipa::path(post, path = "/api/recover", request_body = Recover, responses((status = 200, body = Identity), (status = 404, body = protocol::Refusal), (status = 429, body = protocol::Refusal)))]
pub(super) async fn recover(
    State(app): State<Arc<App>>,
    Address(address): Address,
    headers: HeaderMap,
    Json(given): Json<Recover>,
) -> Result<impl IntoResponse, HttpRefusal> {
    if !app.rate_limits.may_guess(address) {
        app.metrics.limited.inc();
        return Err(HttpRefusal::limited("too many attempts: wait a minute"));
    }
    let hash = auth::hashed(&auth::plain_passphrase(&given.passphrase));
    let row = app.store.player_by_recovery(&hash).await?;
    let row = row.ok_or_else(|| HttpRefusal::unknown("passphrase"))?;
    let cookie = sessions::begin(&app, &row.id, &headers).await?;
    Ok(([(SET_COOKIE, cookie)], Json(identity(&row))))
}

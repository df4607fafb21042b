//! Where the caller is signed in: each browser has a session of its own, which can be ended.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::USER_AGENT;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use protocol::{Id, Session};

use super::identity::{Authenticated, Person, set_cookie};
use super::refusal::HttpRefusal;
use crate::app::App;
use crate::auth;
use crate::clock::now;
use crate::store::{SessionRow, StoreError};

/// The browsers where I am signed in, the one used last first.
#[utoipa::path(get, path = "/api/me/sessions", responses((status = 200, body = Vec<Session>)))]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    Person(row): Person,
    caller: Authenticated,
) -> Result<Json<Vec<Session>>, HttpRefusal> {
    let seen = |it: SessionRow| Session {
        is_this: it.id == caller.credential,
        id: it.id,
        device: it.device,
        created_at: it.created_at,
        seen_at: it.seen_at,
    };
    let sessions = app.store.sessions(&row.id, now()).await?;
    Ok(Json(sessions.into_iter().map(seen).collect()))
}

/// Signs out of one browser.
#[utoipa::path(delete, path = "/api/me/sessions/{id}", responses((status = 204), (status = 404, body = protocol::Refusal)))]
pub(super) async fn end(
    State(app): State<Arc<App>>,
    Person(row): Person,
    Path(id): Path<Id>,
) -> Result<StatusCode, HttpRefusal> {
    if !app.store.end_session(&row.id, &id).await? {
        return Err(HttpRefusal::unknown("session"));
    }
    app.cluster.expel(&app, &id);
    Ok(StatusCode::NO_CONTENT)
}

/// Signs out of all other browsers.
#[utoipa::path(delete, path = "/api/me/sessions", responses((status = 204)))]
pub(super) async fn end_others(
    State(app): State<Arc<App>>,
    Person(row): Person,
    caller: Authenticated,
) -> Result<StatusCode, HttpRefusal> {
    all_but(&app, &row.id, &caller.credential).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Ends all sessions of a player but one.
pub(super) async fn all_but(app: &Arc<App>, player: &str, kept: &str) -> Result<(), StoreError> {
    for session in app.store.sessions(player, now()).await? {
        if session.id != kept && app.store.end_session(player, &session.id).await? {
            app.cluster.expel(app, &session.id);
        }
    }
    Ok(())
}

/// Begins a session in the browser that sent these headers. Returns the header with its cookie.
pub(super) async fn begin(
    app: &App,
    player: &str,
    headers: &HeaderMap,
) -> Result<HeaderValue, StoreError> {
    let at = now();
    let agent = headers.get(USER_AGENT).and_then(|it| it.to_str().ok()).unwrap_or_default();
    let (id, secret) = (auth::word::<10>(), auth::word::<20>());
    let device = device_of(agent);
    let session = SessionRow { id: id.clone(), device, created_at: at, seen_at: at };
    app.store.add_session(&session, player, &auth::hashed(&secret)).await?;
    Ok(set_cookie(app, Some(&format!("{id}.{secret}"))))
}

/// What a browser is called, such as `Firefox, Linux`; nothing else of its header is stored.
fn device_of(agent: &str) -> String {
    // Browsers name those they resemble too, so the order matters.
    const BROWSERS: [(&str, &str); 5] = [
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("Firefox/", "Firefox"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
    ];
    const SYSTEMS: [(&str, &str); 6] = [
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS X", "macOS"),
        ("Linux", "Linux"),
    ];
    let named = |names: &[(&str, &'static str)]| {
        names.iter().find(|(sign, _)| agent.contains(sign)).map(|(_, name)| *name)
    };
    let parts: Vec<&str> = [named(&BROWSERS), named(&SYSTEMS)].into_iter().flatten().collect();
    parts.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn m_10_of_a_browser_only_its_name_is_kept() {
        let agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
        assert_eq!(device_of(agent), "Firefox, Linux");
        let agent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like \
                     Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0";
        assert_eq!(device_of(agent), "Edge, Windows");
        assert_eq!(device_of("\u{202e}anything"), "");
    }
}

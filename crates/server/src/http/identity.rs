//! Identifies the sender of a request by the cookie of a session or the token of a program.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use protocol::{Identity, Player, PlayerName, RefusalCode};

use super::guard::Address;
use super::refusal::HttpRefusal;
use crate::app::App;
use crate::auth;
use crate::clock::now;
use crate::store::PlayerRow;
use crate::thinking::Owner;

/// An identified person or program.
#[derive(Clone, Debug)]
pub(super) struct Authenticated {
    pub(super) row: PlayerRow,
    /// The session, or the program. When it is revoked, all connections made with it end.
    pub(super) credential: String,
}

impl Authenticated {
    /// The identity as others see it.
    pub(super) fn player(&self) -> Player {
        Player { id: self.row.id.clone(), name: self.row.name.clone() }
    }

    /// Whose thinking time it costs.
    pub(super) fn pays(&self, Address(address): Address) -> Owner {
        Owner::new(Some(address), self.row.person())
    }
}

impl FromRequestParts<Arc<App>> for Authenticated {
    type Rejection = HttpRefusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, HttpRefusal> {
        identified(app, &parts.headers).await?.ok_or_else(HttpRefusal::nobody)
    }
}

/// An identified person. Programs may not own programs, change their name, and so on.
#[derive(Clone, Debug)]
pub(super) struct Person(pub(super) PlayerRow);

impl FromRequestParts<Arc<App>> for Person {
    type Rejection = HttpRefusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, HttpRefusal> {
        let Authenticated { row, .. } = Authenticated::from_request_parts(parts, app).await?;
        if row.is_program() {
            let message = "only people can do that, not programs";
            return Err(HttpRefusal::new(RefusalCode::OnlyPeople, message));
        }
        Ok(Person(row))
    }
}

/// The identity behind these headers, if there is one.
pub(super) async fn identified(
    app: &App,
    headers: &HeaderMap,
) -> Result<Option<Authenticated>, HttpRefusal> {
    if let Some(token) = bearer(headers) {
        let row = app.store.player_by_token(&auth::hashed(token)).await?;
        return Ok(row.map(|row| Authenticated { credential: row.id.clone(), row }));
    }
    let Some((session, secret)) = cookie(headers).and_then(|it| it.split_once('.')) else {
        return Ok(None);
    };
    let row = app.store.player_of_session(session, &auth::hashed(secret), now()).await?;
    Ok(row.map(|row| Authenticated { credential: session.to_owned(), row }))
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

pub(super) fn cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|it| it.to_str().ok());
    let mut pairs = cookies.flat_map(|it| it.split(';')).filter_map(|it| it.trim().split_once('='));
    pairs.find(|(name, _)| *name == auth::COOKIE).map(|(_, value)| value)
}

/// The header that sets the cookie of a session for a year, or deletes it.
pub(super) fn set_cookie(app: &App, cookie: Option<&str>) -> HeaderValue {
    let (value, age) = cookie.map_or(("", 0), |value| (value, 365 * 24 * 3600));
    let secure = if app.public_url.starts_with("https://") { "; Secure" } else { "" };
    let name = auth::COOKIE;
    let cookie = format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
    HeaderValue::from_str(&cookie).expect("it is made of letters and digits")
}

/// The identity as its owner sees it.
pub(super) fn identity(row: &PlayerRow) -> Identity {
    Identity {
        id: row.id.clone(),
        name: row.name.clone(),
        is_kept: row.is_kept,
        is_program: row.is_program(),
    }
}

/// Checks a display name.
pub(super) fn checked_name(name: &str) -> Result<PlayerName, HttpRefusal> {
    let is_plain = |it: char| it.is_alphanumeric() || " -_.'’".contains(it);
    let read = PlayerName::read(name).ok().filter(|it| it.chars().all(is_plain));
    read.ok_or_else(|| {
        let message = "name: 1 to 24 letters, digits, blanks, or - _ . '";
        HttpRefusal::new(RefusalCode::BadName, message)
    })
}

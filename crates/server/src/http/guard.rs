//! Checks for every request, and headers for every response.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{FromRequestParts, Request, State};
use axum::http::header::{self, HeaderName, HeaderValue};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use protocol::RefusalCode;

use super::refusal::{HttpRefusal, explained};
use crate::app::App;

/// The address of the peer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// The address that limits apply to: the peer, or the client named by a trusted proxy.
#[derive(Clone, Copy, Debug)]
pub(super) struct Address(pub(super) IpAddr);

impl FromRequestParts<Arc<App>> for Address {
    type Rejection = HttpRefusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, HttpRefusal> {
        Ok(address(app, &parts.headers, parts.extensions.get::<Peer>()))
    }
}

fn address(app: &App, headers: &HeaderMap, peer: Option<&Peer>) -> Address {
    let forwarded = headers.get("x-forwarded-for").filter(|_| app.config.is_behind_proxy);
    // Our own proxy wrote the last entry.
    let last = forwarded.and_then(|it| it.to_str().ok()).and_then(|it| it.rsplit(',').next());
    let claimed = last.and_then(|it| it.trim().parse().ok());
    Address(claimed.or(peer.map(|it| it.0.ip())).unwrap_or(IpAddr::from([127, 0, 0, 1])))
}

/// Applies limits, checks the origin of changing requests, and adds headers.
pub(super) async fn guard(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    app.metrics.requests.inc();
    let Address(ip) = address(&app, request.headers(), request.extensions().get::<Peer>());
    let mut response = if !app.rate_limits.may_request(ip) {
        app.metrics.limited.inc();
        let mut response = HttpRefusal::limited("too many requests: wait a little").into_response();
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        response
    } else if !is_own_origin(&app, request.method(), request.headers()) {
        let message = "requests from other pages are refused";
        HttpRefusal::new(RefusalCode::ForeignOrigin, message).into_response()
    } else {
        explained(next.run(request).await).await
    };
    if response.status().is_server_error() {
        app.metrics.failures.inc();
    }
    add_headers(&app, response.headers_mut());
    response
}

/// Browsers name the page a request comes from. A request that changes something or opens a socket
/// must come from our own page; programs send no origin.
fn is_own_origin(app: &App, method: &Method, headers: &HeaderMap) -> bool {
    let is_upgrade = headers.contains_key(header::SEC_WEBSOCKET_KEY);
    if matches!(*method, Method::GET | Method::HEAD) && !is_upgrade {
        return true;
    }
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if origin == app.public_url {
        return true;
    }
    // With a public address, only that one is ours; without, any name we are reached by.
    let host = headers.get(header::HOST).and_then(|it| it.to_str().ok());
    app.config.public_url.is_none() && host.is_some_and(|it| origin == format!("http://{it}"))
}

const SECURITY: [(HeaderName, &str); 7] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
         img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
         worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

fn add_headers(app: &App, headers: &mut HeaderMap) {
    for (name, value) in &SECURITY {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if app.public_url.starts_with("https://") {
        let year = HeaderValue::from_static("max-age=31536000");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, year);
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
}

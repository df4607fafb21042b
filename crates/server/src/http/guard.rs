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
use crate::accept::OpenConnection;
use crate::app::App;
use crate::limits::Network;

/// The other end of a connection.
#[derive(Clone, Debug)]
pub(crate) struct Peer {
    pub(crate) address: SocketAddr,
    /// The connection counts as open while anybody has this.
    pub(crate) _place: Arc<OpenConnection>,
}

/// The address that limits apply to: the peer, or the client named by a trusted proxy.
#[derive(Clone, Copy, Debug)]
pub(super) struct Address(pub(super) Network);

impl FromRequestParts<Arc<App>> for Address {
    type Rejection = HttpRefusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, HttpRefusal> {
        Ok(address(app, &parts.headers, parts.extensions.get::<Peer>()))
    }
}

fn address(app: &App, headers: &HeaderMap, peer: Option<&Peer>) -> Address {
    let client = client_of(headers, app.config.proxies).or(peer.map(|it| it.address.ip()));
    Address(client.unwrap_or(IpAddr::from([127, 0, 0, 1])).into())
}

/// The client that our own proxies name. Each proxy adds the address it was asked from at the end
/// of `X-Forwarded-For`; whatever is before those entries was written by strangers.
fn client_of(headers: &HeaderMap, proxies: usize) -> Option<IpAddr> {
    let lines = headers.get_all("x-forwarded-for").iter();
    let entries: Vec<&str> =
        lines.filter_map(|it| it.to_str().ok()).flat_map(|it| it.split(',')).collect();
    let index = entries.len().checked_sub(proxies).filter(|_| proxies > 0)?;
    ip_of(entries.get(index)?)
}

/// `192.0.2.7`, `192.0.2.7:4711`, `2001:db8::7`, `[2001:db8::7]` or `[2001:db8::7]:4711`.
fn ip_of(entry: &str) -> Option<IpAddr> {
    let entry = entry.trim().trim_matches('"');
    let bare = entry.strip_prefix('[').and_then(|it| it.strip_suffix(']')).unwrap_or(entry);
    let with_port = || entry.parse::<SocketAddr>().map(|it| it.ip());
    bare.parse().or_else(|_| with_port()).ok()
}

/// Applies limits, checks the origin of changing requests, and adds headers.
pub(super) async fn guard(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    app.metrics.requests.inc();
    let Address(network) = address(&app, request.headers(), request.extensions().get::<Peer>());
    let mut response = if !app.rate_limits.may_request(network) {
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
    // With a public address, only that one is ours; without, the name we are reached by.
    let host = headers.get(header::HOST).and_then(|it| it.to_str().ok());
    app.config.public_url.is_none()
        && host.is_some_and(|it| is_local(it) && origin == format!("http://{it}"))
}

/// Whether a host is an address, or a name that only a local network gives. Any other name could be
/// a stranger's that leads here (DNS rebinding).
fn is_local(host: &str) -> bool {
    const ENDS: [&str; 5] = [".localhost", ".local", ".lan", ".internal", ".home.arpa"];
    let Ok(host) = host.parse::<axum::http::uri::Authority>() else { return false };
    let name = host.host();
    ip_of(name).is_some() || !name.contains('.') || ENDS.iter().any(|end| name.ends_with(end))
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The client according to these lines of the header.
    fn client(proxies: usize, lines: &[&str]) -> Option<String> {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append("x-forwarded-for", line.parse().expect("a header"));
        }
        client_of(&headers, proxies).map(|it| it.to_string())
    }

    #[test]
    fn m_5_only_what_our_own_proxies_wrote_counts() {
        let seven = Some("192.0.2.7".to_owned());
        assert_eq!(client(0, &["192.0.2.7"]), None, "nobody is trusted");
        assert_eq!(client(1, &["192.0.2.7"]), seven);
        assert_eq!(client(1, &["10.0.0.1, 192.0.2.7"]), seven);
        assert_eq!(client(1, &["10.0.0.1", "192.0.2.7"]), seven, "the proxy added a line");
        assert_eq!(client(2, &["10.0.0.1, 192.0.2.7", "10.0.0.2"]), seven);
        assert_eq!(client(2, &["192.0.2.7"]), None, "a proxy was left out");
    }

    #[test]
    fn m_5_addresses_may_have_a_port() {
        for (entry, ip) in [
            ("192.0.2.7:4711", "192.0.2.7"),
            ("2001:db8::7", "2001:db8::7"),
            ("[2001:db8::7]", "2001:db8::7"),
            ("\"[2001:db8::7]:4711\"", "2001:db8::7"),
        ] {
            assert_eq!(client(1, &[entry]).as_deref(), Some(ip));
        }
        assert_eq!(client(1, &["unknown"]), None);
    }

    #[test]
    fn l_13_a_name_of_the_internet_is_not_ours_without_a_public_address() {
        for host in ["127.0.0.1:7878", "[::1]:7878", "localhost:7878", "den", "den.local:80"] {
            assert!(is_local(host), "{host}");
        }
        for host in ["evil.example", "evil.example:7878", "127.0.0.1.evil.example", ""] {
            assert!(!is_local(host), "{host}");
        }
    }
}

//! The web client, embedded in the binary.

use axum::body::Bytes;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use data_encoding::HEXLOWER;
use rust_embed::{EmbeddedFile, RustEmbed};

use super::refusal::HttpRefusal;

/// The output of `cargo xtask web`. A debug build reads it from the folder on each request.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Files;

/// File names in this folder contain a hash of their content.
const HASHED: &str = "assets/";

const NOT_BUILT: &str = "The page is not part of this binary: `cargo xtask web` builds it, \
                         `cargo xtask play` does so by itself.\n";

/// A file of the page.
pub(super) async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return HttpRefusal::unknown("address").into_response();
    }
    let path = match uri.path().trim_start_matches('/') {
        "" => "index.html",
        path => path,
    };
    let Some(file) = Files::get(path) else {
        if path == "index.html" {
            return (StatusCode::NOT_FOUND, NOT_BUILT).into_response();
        }
        return HttpRefusal::unknown("page").into_response();
    };
    let tag = format!("\"{}\"", HEXLOWER.encode(&file.metadata.sha256_hash()[..8]));
    if headers.get(IF_NONE_MATCH).is_some_and(|it| it.as_bytes() == tag.as_bytes()) {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    let is_hashed = path.starts_with(HASHED);
    let keep = if is_hashed { "public, max-age=31536000, immutable" } else { "no-cache" };
    let head = [(CONTENT_TYPE, kind_of(path)), (CACHE_CONTROL, keep), (ETAG, tag.as_str())];
    let Some(small) = compressed(path, &headers) else {
        return (head, body(file)).into_response();
    };
    let mut response = (head, body(small)).into_response();
    response.headers_mut().insert(CONTENT_ENCODING, HeaderValue::from_static("br"));
    response.headers_mut().insert(VARY, HeaderValue::from_static("accept-encoding"));
    response
}

/// The precompressed file, for clients that accept it. Other clients get the file compressed on the
/// fly.
fn compressed(path: &str, headers: &HeaderMap) -> Option<EmbeddedFile> {
    let accepted = headers.get(ACCEPT_ENCODING)?.to_str().ok()?;
    let names = |it: &str| it.split(';').next().is_some_and(|name| name.trim() == "br");
    accepted.split(',').any(names).then(|| Files::get(&format!("{path}.br"))).flatten()
}

fn body(file: EmbeddedFile) -> Bytes {
    match file.data {
        std::borrow::Cow::Borrowed(data) => Bytes::from_static(data),
        std::borrow::Cow::Owned(data) => Bytes::from(data),
    }
}

fn kind_of(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("woff2") => "font/woff2",
        _ => "application/octet-stream",
    }
}

//! The page, from inside the binary.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use data_encoding::HEXLOWER;
use rust_embed::RustEmbed;

use super::failure::Failure;

#[derive(RustEmbed)]
#[folder = "page"]
struct Files;

/// A file of the page.
pub(super) async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return Failure::unknown("address").into_response();
    }
    let path = match uri.path().trim_start_matches('/') {
        "" => "index.html",
        path => path,
    };
    let Some(file) = Files::get(path) else {
        return Failure::unknown("page").into_response();
    };
    let tag = format!("\"{}\"", HEXLOWER.encode(&file.metadata.sha256_hash()[..8]));
    if headers.get(IF_NONE_MATCH).is_some_and(|it| it.as_bytes() == tag.as_bytes()) {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    let kind = kind_of(path);
    let head = [(CONTENT_TYPE, kind), (CACHE_CONTROL, "no-cache"), (ETAG, tag.as_str())];
    (head, file.data.into_owned()).into_response()
}

fn kind_of(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("json" | "webmanifest") => "application/json",
        Some("woff2") => "font/woff2",
        _ => "application/octet-stream",
    }
}

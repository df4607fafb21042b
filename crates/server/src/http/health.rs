//! Health checks and metrics, for operators.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;

use crate::app::App;

/// The process is alive.
#[utoipa::path(get, path = "/healthz", responses((status = 200, body = String)))]
pub(super) async fn healthz() -> &'static str {
    "ok\n"
}

/// The process can serve: its database can be written.
#[utoipa::path(get, path = "/readyz", responses((status = 200, body = String), (status = 503, body = String)))]
pub(super) async fn readyz(State(app): State<Arc<App>>) -> impl IntoResponse {
    match app.store.is_ready().await {
        true => (StatusCode::OK, "ready\n"),
        false => (StatusCode::SERVICE_UNAVAILABLE, "the database cannot be written\n"),
    }
}

/// Metrics in the Prometheus text format.
#[utoipa::path(get, path = "/metrics", responses((status = 200, body = String)))]
pub(super) async fn metrics(State(app): State<Arc<App>>) -> impl IntoResponse {
    app.metrics.waiting_writes.set(app.store.waiting_writes() as i64);
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(CONTENT_TYPE, kind)], app.metrics.text())
}

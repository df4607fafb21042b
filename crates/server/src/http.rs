//! HTTP: the API, the WebSockets, the page.

mod catalogue;
mod guard;
mod health;
mod identity;
mod lobby;
mod me;
mod page;
mod programs;
mod records;
mod refusal;
mod sessions;
mod sockets;
mod tables;

use std::sync::Arc;

use axum::routing::get;
use axum::{Json, Router, middleware};
use tower_http::compression::CompressionLayer;
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::timeout::TimeoutLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(crate) use guard::Peer;

use crate::app::App;

/// The largest body of a request.
const MAX_BODY: usize = 128 << 10;

#[derive(OpenApi)]
#[openapi(info(
    title = "Battlement",
    description = "Tables, identities and records. Play goes over the WebSocket of a table: \
                   `docs/server.md`."
))]
struct Document;

/// All routes of this server.
pub(crate) fn router(app: Arc<App>) -> Router {
    let (api, document) = OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(me::who, me::sign_in, me::rename))
        .routes(routes!(me::mutes))
        .routes(routes!(me::sign_out))
        .routes(routes!(sessions::list, sessions::end_others))
        .routes(routes!(sessions::end))
        .routes(routes!(me::create_recovery))
        .routes(routes!(me::recover))
        .routes(routes!(programs::list, programs::add))
        .routes(routes!(programs::revoke))
        .routes(routes!(catalogue::list))
        .routes(routes!(catalogue::components))
        .routes(routes!(catalogue::components_of_table))
        .routes(routes!(catalogue::lessons))
        .routes(routes!(tables::list, tables::create))
        .routes(routes!(tables::mine))
        .routes(routes!(tables::show))
        .routes(routes!(tables::invitations))
        .routes(routes!(records::record))
        .routes(routes!(records::analysis))
        .routes(routes!(records::position))
        .routes(routes!(records::moment))
        .routes(routes!(records::all))
        .routes(routes!(health::healthz))
        .routes(routes!(health::readyz))
        .routes(routes!(health::metrics))
        .split_for_parts();
    let times = app.config.times;
    let timeout =
        TimeoutLayer::with_status_code(axum::http::StatusCode::REQUEST_TIMEOUT, times.request);
    let sockets = Router::new()
        .route("/api/tables/{id}/ws", get(sockets::table))
        .route("/api/lobby/ws", get(lobby::socket));
    api.route("/api/openapi.json", get(async move || Json(document)))
        .fallback(page::serve)
        .layer(middleware::map_response(refusal::explained))
        .layer(CompressionLayer::new())
        .layer(timeout)
        .layer(RequestBodyLimitLayer::new(MAX_BODY))
        .merge(sockets)
        .layer(middleware::from_fn_with_state(Arc::clone(&app), guard::guard))
        .with_state(app)
}

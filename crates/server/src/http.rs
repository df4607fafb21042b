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

use axum::http::StatusCode;
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

/// All routes of this server, or all but those for operators if they have an address of their own.
pub(crate) fn router(app: Arc<App>) -> Router {
    let for_operators = match app.config.metrics_address {
        Some(_) => OpenApiRouter::new(),
        None => operator_routes(),
    };
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
        .merge(for_operators)
        .split_for_parts();
    let sockets = Router::new()
        .route("/api/tables/{id}/ws", get(sockets::table))
        .route("/api/lobby/ws", get(lobby::socket));
    api.route("/api/openapi.json", get(async move || Json(document)))
        .fallback(page::serve)
        .layer(middleware::map_response(refusal::explained))
        .layer(CompressionLayer::new())
        .layer(timeout(&app))
        .layer(RequestBodyLimitLayer::new(MAX_BODY))
        .merge(sockets)
        .layer(middleware::from_fn_with_state(Arc::clone(&app), guard::guard))
        .with_state(app)
}

/// The routes for operators, for an address of their own.
pub(crate) fn operator_router(app: Arc<App>) -> Router {
    let (routes, _) = operator_routes().split_for_parts();
    routes
        .layer(timeout(&app))
        .layer(RequestBodyLimitLayer::new(MAX_BODY))
        .layer(middleware::from_fn_with_state(Arc::clone(&app), guard::guard))
        .with_state(app)
}

fn operator_routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(health::healthz))
        .routes(routes!(health::readyz))
        .routes(routes!(health::metrics))
}

fn timeout(app: &App) -> TimeoutLayer {
    TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, app.config.times.request)
}

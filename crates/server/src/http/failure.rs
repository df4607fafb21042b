//! Why a request failed, as JSON.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use games::Refused;

use crate::store::StoreError;

/// Why a request failed.
#[derive(Debug)]
pub(super) struct Failure {
    status: StatusCode,
    code: String,
    message: String,
}

impl Failure {
    pub(super) fn new(status: StatusCode, code: &str, message: impl Into<String>) -> Self {
        Failure { status, code: code.to_owned(), message: message.into() }
    }

    pub(super) fn unknown(what: &str) -> Self {
        Failure::new(StatusCode::NOT_FOUND, "not_found", format!("there is no such {what}"))
    }

    pub(super) fn nobody() -> Self {
        let message = "nobody knows you yet: POST /api/me, or send a token";
        Failure::new(StatusCode::UNAUTHORIZED, "unknown_identity", message)
    }

    pub(super) fn limited(message: &str) -> Self {
        Failure::new(StatusCode::TOO_MANY_REQUESTS, "limited", message)
    }

    pub(super) fn busy() -> Self {
        let message = "the server is stopping or too busy: try again";
        Failure::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", message)
    }
}

impl From<Refused> for Failure {
    fn from(refused: Refused) -> Self {
        Failure::new(StatusCode::UNPROCESSABLE_ENTITY, &refused.code, refused.message)
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "a request failed");
        let message = "the server could not do that: try again";
        Failure::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", message)
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let body = protocol::Failure { code: self.code, message: self.message };
        (self.status, Json(body)).into_response()
    }
}

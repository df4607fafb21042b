//! Why a request failed, as JSON.

use axum::Json;
use axum::http::StatusCode;
use axum::http::header::{ALLOW, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use games::Refused;

use crate::store::StoreError;

/// The longest explanation that is passed on, in bytes.
const MAX_TEXT: usize = 4 << 10;

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
        if error.is_unsound() {
            let message = "this table is stopped: what is stored of it is not what happened";
            return Failure::new(StatusCode::CONFLICT, "frozen", message);
        }
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

/// What the layers below say in plain words, in the same form as everything else.
pub(super) async fn explained(response: Response) -> Response {
    let status = response.status();
    let kind = response.headers().get(CONTENT_TYPE).map(|it| it.as_bytes());
    if !status.is_client_error() || kind.is_some_and(|it| it.starts_with(b"application/json")) {
        return response;
    }
    let allowed = response.headers().get(ALLOW).cloned();
    let text = axum::body::to_bytes(response.into_body(), MAX_TEXT).await.unwrap_or_default();
    let text = String::from_utf8_lossy(&text).into_owned();
    let reason = status.canonical_reason().unwrap_or("refused").to_lowercase();
    let code = match status {
        StatusCode::METHOD_NOT_ALLOWED => "bad_method",
        StatusCode::PAYLOAD_TOO_LARGE => "too_large",
        StatusCode::REQUEST_TIMEOUT => "too_slow",
        _ => "bad_request",
    };
    let message = if text.is_empty() { reason } else { text };
    let mut response = Failure::new(status, code, message).into_response();
    if let Some(allowed) = allowed {
        response.headers_mut().insert(ALLOW, allowed);
    }
    response
}

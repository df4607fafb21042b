//! Refusals over HTTP, as JSON.

use axum::Json;
use axum::http::header::{ALLOW, CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use games::{Refusal, RefusalCode};

use crate::history::HistoryError;
use crate::store::StoreError;
use crate::thinking::Busy;

/// The longest explanation that is sent, in bytes.
const MAX_TEXT: usize = 4 << 10;

/// After how many seconds it is worth asking a busy server again.
const RETRY_SECONDS: &str = "2";

/// A refusal over HTTP.
#[derive(Debug)]
pub(super) struct HttpRefusal {
    status: StatusCode,
    refusal: Refusal,
}

impl HttpRefusal {
    pub(super) fn new(code: RefusalCode, message: impl Into<String>) -> Self {
        Refusal::new(code, message).into()
    }

    /// A refusal by a lower layer that chose the status.
    pub(super) fn with_status(status: StatusCode, code: RefusalCode, message: String) -> Self {
        HttpRefusal { status, refusal: Refusal::new(code, message) }
    }

    pub(super) fn unknown(what: &str) -> Self {
        HttpRefusal::new(RefusalCode::NotFound, format!("there is no such {what}"))
    }

    pub(super) fn nobody() -> Self {
        let message = "not signed in: POST /api/me, or send a token";
        HttpRefusal::new(RefusalCode::UnknownIdentity, message)
    }

    pub(super) fn limited(message: &str) -> Self {
        HttpRefusal::new(RefusalCode::Limited, message)
    }

    pub(super) fn busy() -> Self {
        let message = "the server is stopping or too busy: try again";
        HttpRefusal::new(RefusalCode::Unavailable, message)
    }
}

/// The HTTP status for a code.
fn status_of(code: RefusalCode) -> StatusCode {
    use RefusalCode as Code;
    match code {
        Code::BadRequest | Code::BadJson => StatusCode::BAD_REQUEST,
        Code::UnknownIdentity => StatusCode::UNAUTHORIZED,
        Code::OnlyPeople
        | Code::ForeignOrigin
        | Code::NotAllowed
        | Code::NotHost
        | Code::Blocked => StatusCode::FORBIDDEN,
        Code::NotFound => StatusCode::NOT_FOUND,
        Code::BadMethod => StatusCode::METHOD_NOT_ALLOWED,
        Code::TooSlow => StatusCode::REQUEST_TIMEOUT,
        Code::NotStarted | Code::StillPlayed | Code::Frozen => StatusCode::CONFLICT,
        Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::Limited | Code::TooFast | Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
        Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        Code::Busy | Code::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        Code::BadName
        | Code::BadOptions
        | Code::BadPosition
        | Code::BadRecord
        | Code::BadTable
        | Code::BadText
        | Code::NotUnderstood
        | Code::NoSuchBot
        | Code::NoSuchLesson
        | Code::NoSuchSeat
        | Code::NotOffered
        | Code::NotAnOutcome
        | Code::NotYourDecision
        | Code::StaleDecision
        | Code::GameOver
        | Code::NothingToTakeBack
        | Code::TooLong
        | Code::Started
        | Code::Closed
        | Code::NoGame
        | Code::NoRematch
        | Code::NotYourSeat
        | Code::NotSeated
        | Code::NotInvited
        | Code::SeatTaken
        | Code::SeatedAlready
        | Code::NotYourRoom
        | Code::StoodIn
        | Code::NotStoodIn
        | Code::NotAbandoned
        | Code::HeldAnotherSeat
        | Code::SeatKept
        | Code::AskedAlready
        | Code::NotAsked => StatusCode::UNPROCESSABLE_ENTITY,
    }
}

impl From<Refusal> for HttpRefusal {
    fn from(refusal: Refusal) -> Self {
        HttpRefusal { status: status_of(refusal.code), refusal }
    }
}

impl From<StoreError> for HttpRefusal {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "a request failed");
        if error.is_unsound() {
            let message = "this table is stopped: its stored steps do not replay";
            return HttpRefusal::new(RefusalCode::Frozen, message);
        }
        let message = "the server could not do that: try again";
        HttpRefusal::new(RefusalCode::Internal, message)
    }
}

impl From<Busy> for HttpRefusal {
    fn from(busy: Busy) -> Self {
        Refusal::from(busy).into()
    }
}

impl From<HistoryError> for HttpRefusal {
    fn from(error: HistoryError) -> Self {
        match error {
            HistoryError::Busy(busy) => busy.into(),
            HistoryError::Store(error) => error.into(),
        }
    }
}

impl IntoResponse for HttpRefusal {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(self.refusal)).into_response();
        if self.status == StatusCode::SERVICE_UNAVAILABLE {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static(RETRY_SECONDS));
        }
        response
    }
}

/// Turns the plain-text refusals of lower layers into JSON.
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
        StatusCode::METHOD_NOT_ALLOWED => RefusalCode::BadMethod,
        StatusCode::PAYLOAD_TOO_LARGE => RefusalCode::TooLarge,
        StatusCode::REQUEST_TIMEOUT => RefusalCode::TooSlow,
        _ => RefusalCode::BadRequest,
    };
    let message = if text.is_empty() { reason } else { text };
    let mut response = HttpRefusal::with_status(status, code, message).into_response();
    if let Some(allowed) = allowed {
        response.headers_mut().insert(ALLOW, allowed);
    }
    response
}

//! The WebSocket of a table.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use games::{Refusal, RefusalCode};
use protocol::{CloseReason, Message, Player, Request};
use serde::Deserialize;
use tabletop::Seat;
use tokio::sync::mpsc;

use super::guard::Address;
use super::identity::Authenticated;
use super::refusal::HttpRefusal;
use crate::actor::{Attach, Mail, Out, Sent};
use crate::app::App;
use crate::limits::Pace;

/// A frame that cannot be sent for so long ends the connection.
const SEND_TIME: Duration = Duration::from_secs(10);
/// How long the other side may take to hear why its connection ends.
const GOODBYE_TIME: Duration = Duration::from_secs(2);
/// Messages beyond the limit that are answered with a refusal before the connection is ended.
const PATIENCE: u32 = 50;

/// Where to go on.
#[derive(Deserialize)]
pub(super) struct Attachment {
    /// One of the own seats.
    seat: Option<u8>,
    /// The number of the last step that was seen.
    resume: Option<u64>,
}

/// Connects somebody to a table.
pub(super) async fn table(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Query(wanted): Query<Attachment>,
    Address(address): Address,
    known: Authenticated,
    upgrade: WebSocketUpgrade,
) -> Result<Response, HttpRefusal> {
    if app.store.table(&id).await?.is_none() {
        return Err(HttpRefusal::unknown("table"));
    }
    let Some(places) = app.rate_limits.connection(address, &known.0.id) else {
        app.metrics.limited.inc();
        return Err(HttpRefusal::limited("too many connections"));
    };
    let mutes = app.store.mutes(&known.0.id).await?;
    let player = known.player();
    let upgrade = small(upgrade, &app);
    Ok(upgrade.on_upgrade(async move |socket| {
        let _places = places;
        let _ = Box::pin(serve(app, socket, id, player, wanted, mutes)).await;
    }))
}

/// Small buffers: most connections are silent most of the time.
pub(super) fn small(upgrade: WebSocketUpgrade, app: &App) -> WebSocketUpgrade {
    let most = app.config.limits.message_bytes;
    upgrade.read_buffer_size(4096).write_buffer_size(0).max_message_size(most).max_frame_size(most)
}

/// What becomes of a connection after a message.
enum Heard {
    /// It goes on.
    GoOn,
    /// We end it.
    Close(CloseReason),
    /// It is gone.
    Lost,
}

/// A connection and where its messages go.
struct Connection {
    socket: WebSocket,
    number: u64,
    table: mpsc::Sender<Mail>,
    pace: Pace,
    is_heard: bool,
    too_fast: u32,
}

async fn serve(
    app: Arc<App>,
    socket: WebSocket,
    id: String,
    player: Player,
    wanted: Attachment,
    mutes: Vec<String>,
) -> Option<()> {
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let (out, mut from_table) = Out::new();
    let Attachment { seat, resume } = wanted;
    let seat = seat.and_then(|it| Seat::try_from(it).ok());
    let attach = Attach { socket: number, player, seat, resume, mutes, out };
    let table = app.registry.send(&app, &id, Mail::Attach(Box::new(attach)));
    let Ok(table) = table else {
        return end(socket, CloseReason::Restart).await;
    };
    let pace = app.rate_limits.pace();
    let ping = app.config.times.ping;
    drop(app);
    let mut connection = Connection { socket, number, table, pace, is_heard: true, too_fast: 0 };
    let reason = connection.run(&mut from_table, ping).await;
    let _ = connection.table.send(Mail::Detach { socket: number }).await;
    match reason {
        Some(reason) => end(connection.socket, reason).await,
        None => None,
    }
}

impl Connection {
    /// Runs until one side ends it; the reason if it is ours.
    async fn run(
        &mut self,
        from_table: &mut mpsc::Receiver<Sent>,
        ping: Duration,
    ) -> Option<CloseReason> {
        let mut pings = tokio::time::interval(ping);
        pings.reset();
        loop {
            tokio::select! {
                sent = from_table.recv() => match sent {
                    Some(Sent::Text(text)) => send(&mut self.socket, Frame::Text(text)).await?,
                    Some(Sent::Close(reason)) => return Some(reason),
                    // The table let us go.
                    None => return Some(CloseReason::TooSlow),
                },
                frame = self.socket.recv() => {
                    self.is_heard = true;
                    match frame?.ok()? {
                        Frame::Text(text) => match self.read(&text).await {
                            Heard::GoOn => {}
                            Heard::Close(reason) => return Some(reason),
                            Heard::Lost => return None,
                        },
                        Frame::Close(_) => return None,
                        Frame::Binary(_) => return Some(CloseReason::NotText),
                        Frame::Ping(_) | Frame::Pong(_) => {}
                    }
                }
                _ = pings.tick() => {
                    if !self.is_heard {
                        return Some(CloseReason::Idle);
                    }
                    self.is_heard = false;
                    send(&mut self.socket, Frame::Ping(axum::body::Bytes::new())).await?;
                }
            }
        }
    }

    /// Passes a message on.
    async fn read(&mut self, text: &Utf8Bytes) -> Heard {
        let since = Instant::now();
        let request: Result<Request, _> = serde_json::from_str(text);
        let refused = match &request {
            Ok(_) if self.pace.check().is_ok() => None,
            Ok(_) => {
                self.too_fast += 1;
                Some(Refusal::new(RefusalCode::TooFast, "too many messages: wait a little"))
            }
            Err(error) => {
                self.too_fast += u32::from(self.pace.check().is_err());
                Some(Refusal::new(RefusalCode::BadRequest, error.to_string()))
            }
        };
        if self.too_fast > PATIENCE {
            return Heard::Close(CloseReason::TooFast);
        }
        let id = request.as_ref().ok().map(|it| it.id).or_else(|| id_of(text));
        if let (Ok(request), None) = (request, &refused) {
            let mail = Mail::Request { socket: self.number, request: Box::new(request), since };
            // The table may be stopped: then it also ends this connection.
            let _ = self.table.send(mail).await;
        }
        if let Some(error) = refused {
            let message = Message::Refused { id, error };
            let text = serde_json::to_string(&message).expect("a message is plain data");
            if send(&mut self.socket, Frame::Text(text.into())).await.is_none() {
                return Heard::Lost;
            }
        }
        Heard::GoOn
    }
}

/// The id of a request that could not be read, so that the client knows which.
fn id_of(text: &str) -> Option<u32> {
    let json: serde_json::Value = serde_json::from_str(text).ok()?;
    json.get("id")?.as_u64()?.try_into().ok()
}

/// Sends a frame; none if the other side does not take it.
pub(super) async fn send(socket: &mut WebSocket, frame: Frame) -> Option<()> {
    tokio::time::timeout(SEND_TIME, socket.send(frame)).await.ok()?.ok()
}

/// Says why, and ends a connection.
pub(super) async fn end(mut socket: WebSocket, reason: CloseReason) -> Option<()> {
    let message = Message::Closing { reason };
    let text = serde_json::to_string(&message).expect("a message is plain data");
    send(&mut socket, Frame::Text(text.into())).await?;
    let (code, word) = (reason.code(), reason.name());
    send(&mut socket, Frame::Close(Some(CloseFrame { code, reason: word.into() }))).await?;
    // What the other side still says is read, or the system would throw away what we said.
    let rest = async { while let Some(Ok(_)) = socket.recv().await {} };
    tokio::time::timeout(GOODBYE_TIME, rest).await.ok()
}

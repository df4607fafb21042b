//! The WebSocket of a table.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::Extension;
use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use games::{Refusal, RefusalCode};
use protocol::{CloseReason, Id, Message, Player, Request};
use serde::Deserialize;
use tabletop::Seat;
use tokio::sync::mpsc;

use super::guard::{Address, Peer};
use super::identity::Authenticated;
use super::refusal::HttpRefusal;
use crate::actor::{Attach, Mail, Out, Sent};
use crate::app::App;
use crate::limits::{Network, Pace};

/// A frame that cannot be sent within this time ends the connection.
const SEND_TIME: Duration = Duration::from_secs(10);
/// How long the client may take to read why its connection ends.
const GOODBYE_TIME: Duration = Duration::from_secs(2);
/// How many messages over the limit are answered with a refusal before the connection is closed.
pub(super) const PATIENCE: u32 = 50;

/// Where a connection resumes.
#[derive(Deserialize)]
pub(super) struct Attachment {
    /// One of the caller's seats.
    seat: Option<u8>,
    /// The number of the last step the client saw.
    resume: Option<u64>,
}

/// Connects a player to a table.
pub(super) async fn table(
    State(app): State<Arc<App>>,
    Path(id): Path<Id>,
    Extension(peer): Extension<Peer>,
    Query(wanted): Query<Attachment>,
    Address(address): Address,
    caller: Authenticated,
    upgrade: WebSocketUpgrade,
) -> Result<Response, HttpRefusal> {
    if app.store.table(&id).await?.is_none() {
        return Err(HttpRefusal::unknown("table"));
    }
    let Some(places) = app.rate_limits.connection(address, caller.row.person()) else {
        app.metrics.limited.inc();
        return Err(HttpRefusal::limited("too many connections"));
    };
    let mutes = app.store.mutes(&caller.row.id).await?;
    let (player, account) = (caller.player(), caller.row.person().to_owned());
    let credential = caller.credential;
    let visitor = Visitor { player, credential, account, address, mutes };
    let upgrade = small(upgrade, &app);
    Ok(upgrade.on_upgrade(async move |socket| {
        let _places = (places, peer);
        let _ = Box::pin(serve(app, socket, id.into(), visitor, wanted)).await;
    }))
}

/// Buffers are small because most connections are idle most of the time.
pub(super) fn small(upgrade: WebSocketUpgrade, app: &App) -> WebSocketUpgrade {
    let most = app.config.limits.message_bytes;
    upgrade.read_buffer_size(4096).write_buffer_size(0).max_message_size(most).max_frame_size(most)
}

/// What to do with a connection after a message.
enum Heard {
    /// Keep it open.
    GoOn,
    /// Close it.
    Close(CloseReason),
    /// The client is gone.
    Lost,
}

/// A connection and the table that handles its messages.
struct Connection {
    socket: WebSocket,
    number: u64,
    table: mpsc::Sender<Mail>,
    pace: Pace,
    is_heard: bool,
    too_fast: u32,
}

/// Who connects.
struct Visitor {
    player: Player,
    credential: String,
    account: String,
    address: Network,
    mutes: Vec<String>,
}

async fn serve(
    app: Arc<App>,
    socket: WebSocket,
    id: String,
    visitor: Visitor,
    wanted: Attachment,
) -> Option<()> {
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let (out, mut from_table) = Out::new();
    let Attachment { seat, resume } = wanted;
    let seat = seat.and_then(|it| Seat::try_from(it).ok());
    let Visitor { player, credential, account, address, mutes } = visitor;
    let attach =
        Attach { socket: number, player, credential, account, address, seat, resume, mutes, out };
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
    /// Runs until one side closes it. Returns the reason if we do.
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
                    // The table closed this connection.
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
                        Frame::Ping(_) | Frame::Pong(_) => {
                            if self.is_too_fast() {
                                return Some(CloseReason::TooFast);
                            }
                        }
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

    /// Counts a frame. Returns true if there have been far too many.
    fn is_too_fast(&mut self) -> bool {
        self.too_fast += u32::from(self.pace.check().is_err());
        self.too_fast > PATIENCE
    }

    /// Forwards a message to the table.
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
            // The table may have stopped; then it also closes this connection.
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

/// The id of an unreadable request, so that the client knows which one failed.
fn id_of(text: &str) -> Option<u32> {
    let json: serde_json::Value = serde_json::from_str(text).ok()?;
    json.get("id")?.as_u64()?.try_into().ok()
}

/// Sends a frame. Returns none if the client does not read it.
pub(super) async fn send(socket: &mut WebSocket, frame: Frame) -> Option<()> {
    tokio::time::timeout(SEND_TIME, socket.send(frame)).await.ok()?.ok()
}

/// Closes a connection and tells the client why.
pub(super) async fn end(mut socket: WebSocket, reason: CloseReason) -> Option<()> {
    let message = Message::Closing { reason };
    let text = serde_json::to_string(&message).expect("a message is plain data");
    send(&mut socket, Frame::Text(text.into())).await?;
    let (code, word) = (reason.code(), reason.name());
    send(&mut socket, Frame::Close(Some(CloseFrame { code, reason: word.into() }))).await?;
    // Read what the client still sends; otherwise the operating system would discard our last
    // message.
    let rest = async { while let Some(Ok(_)) = socket.recv().await {} };
    tokio::time::timeout(GOODBYE_TIME, rest).await.ok()
}

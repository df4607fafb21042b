//! The WebSocket of the lobby.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::{Message as Frame, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use protocol::{CloseReason, Lobby, TableState, Visibility};
use tokio::sync::broadcast::error::RecvError;

use super::guard::{Address, Peer};
use super::identity::Authenticated;
use super::refusal::HttpRefusal;
use super::sockets::{PATIENCE, send, small};
use crate::app::App;
use crate::lobby::Change;

/// Sends a player the lobby and keeps it up to date.
pub(super) async fn socket(
    State(app): State<Arc<App>>,
    Address(address): Address,
    caller: Authenticated,
    Extension(peer): Extension<Peer>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, HttpRefusal> {
    let Some(places) = app.rate_limits.connection(address, caller.row.person()) else {
        app.metrics.limited.inc();
        return Err(HttpRefusal::limited("too many connections"));
    };
    Ok(small(upgrade, &app).on_upgrade(async move |socket| {
        let _places = (places, peer);
        app.metrics.lobby_sockets.inc();
        let _ = Box::pin(serve(&app, socket, &caller)).await;
        app.metrics.lobby_sockets.dec();
    }))
}

async fn serve(app: &App, mut socket: WebSocket, caller: &Authenticated) -> Option<()> {
    let player = &caller.row.id;
    let mut changes = app.lobby.listen();
    let mut expelled = app.lobby.expelled();
    let mut pings = tokio::time::interval(app.config.times.ping);
    pings.reset();
    let (mut is_heard, mut too_fast) = (true, 0);
    let pace = app.rate_limits.pace();
    tell_all(app, &mut socket, player).await?;
    loop {
        tokio::select! {
            change = changes.recv() => match change {
                Ok(change) => match lobby_message(&change, player) {
                    Some(message) => tell(&mut socket, &message).await?,
                    None => continue,
                },
                Err(RecvError::Lagged(_)) => tell_all(app, &mut socket, player).await?,
                Err(RecvError::Closed) => return None,
            },
            // The lobby takes no requests; any message only shows that the client is alive.
            frame = socket.recv() => match frame?.ok()? {
                Frame::Close(_) => return None,
                _ => {
                    is_heard = true;
                    too_fast += u32::from(pace.check().is_err());
                    if too_fast > PATIENCE {
                        let reason = CloseReason::TooFast;
                        return tell(&mut socket, &Lobby::Closing { reason }).await;
                    }
                }
            },
            _ = pings.tick() => {
                if !is_heard {
                    return None;
                }
                is_heard = false;
                send(&mut socket, Frame::Ping(axum::body::Bytes::new())).await?;
            }
            gone = expelled.recv() => match gone {
                Ok(who) if *who != *caller.credential => {}
                Ok(_) => {
                    let reason = CloseReason::NotAllowed;
                    return tell(&mut socket, &Lobby::Closing { reason }).await;
                }
                // It may have been this one: whoever comes back is checked again.
                Err(_) => {
                    let reason = CloseReason::Restart;
                    return tell(&mut socket, &Lobby::Closing { reason }).await;
                }
            },
            () = app.lobby.closing() => {
                let reason = CloseReason::Restart;
                return tell(&mut socket, &Lobby::Closing { reason }).await;
            }
        }
    }
}

async fn tell_all(app: &App, socket: &mut WebSocket, player: &str) -> Option<()> {
    let open = app.store.public_tables(None).await.ok()?;
    let mut mine = app.store.tables_of(player, None).await.ok()?;
    mine.extend(app.store.invitations_of(player).await.ok()?);
    tell(socket, &Lobby::Tables { open, mine }).await
}

/// What a player is told about a change.
fn lobby_message(change: &Change, player: &str) -> Option<Lobby> {
    let mine = change.concerns(player);
    let info = &change.info;
    if mine {
        return Some(Lobby::Changed { table: Box::new(info.clone()), mine });
    }
    if info.visibility != Visibility::Public {
        let has_left = change.left.iter().any(|it| it == player);
        return has_left.then(|| Lobby::Gone { table: info.id.clone() });
    }
    Some(match info.state {
        TableState::Open | TableState::Running => {
            Lobby::Changed { table: Box::new(info.clone()), mine }
        }
        _ => Lobby::Gone { table: info.id.clone() },
    })
}

async fn tell(socket: &mut WebSocket, message: &Lobby) -> Option<()> {
    let text = serde_json::to_string(message).expect("a message is plain data");
    send(socket, Frame::Text(text.into())).await
}

//! The WebSocket of the lobby.

use std::collections::HashMap;
use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::{Message as Frame, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use protocol::{CloseReason, Lobby, TableId, TableInfo, TableState, Visibility};
use tokio::sync::broadcast::error::RecvError;

use super::guard::{Address, Peer};
use super::identity::Authenticated;
use super::refusal::HttpRefusal;
use super::sockets::{PATIENCE, send, small};
use crate::app::App;
use crate::lobby::Change;
use table::Table;

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
    let mut told = Told::default();
    tell_all(app, &mut socket, player, &mut told).await?;
    loop {
        tokio::select! {
            change = changes.recv() => match change {
                Ok(change) => match lobby_message(&change, player).filter(|it| told.is_news(it)) {
                    Some(message) => tell(&mut socket, &message).await?,
                    None => continue,
                },
                Err(RecvError::Lagged(_)) => tell_all(app, &mut socket, player, &mut told).await?,
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

async fn tell_all(app: &App, socket: &mut WebSocket, player: &str, told: &mut Told) -> Option<()> {
    let open = app.store.public_tables(None).await.ok()?;
    let mut mine = app.store.tables_of(player, None).await.ok()?;
    mine.extend(app.store.invitations_of(player).await.ok()?);
    let seen = |it: TableInfo| Table::listed_for(it, Some(player));
    let open: Vec<TableInfo> = open.into_iter().map(seen).collect();
    let mine: Vec<TableInfo> = mine.into_iter().map(seen).collect();
    told.all(open.iter().chain(&mine));
    tell(socket, &Lobby::Tables { open, mine }).await
}

/// What a player is told about a change.
fn lobby_message(change: &Change, player: &str) -> Option<Lobby> {
    let mine = change.concerns(player);
    let info = &change.info;
    let changed = || {
        let table = Box::new(Table::listed_for(info.clone(), Some(player)));
        Some(Lobby::Changed { table, mine })
    };
    if mine {
        return changed();
    }
    if info.visibility != Visibility::Public {
        let has_left = change.left.iter().any(|it| it == player);
        return has_left.then(|| Lobby::Gone { table: info.id.clone() });
    }
    match info.state {
        TableState::Open | TableState::Running => changed(),
        TableState::Over | TableState::Closed | TableState::Frozen => {
            Some(Lobby::Gone { table: info.id.clone() })
        }
    }
}

/// What was told last of tables with a delay: a message without news would tell that somebody
/// played.
#[derive(Default)]
struct Told(HashMap<TableId, TableInfo>);

impl Told {
    fn all<'a>(&mut self, tables: impl Iterator<Item = &'a TableInfo>) {
        let delayed = tables.filter(|it| it.watching.delay > 0);
        self.0 = delayed.map(|it| (it.id.clone(), it.clone())).collect();
    }

    fn is_news(&mut self, message: &Lobby) -> bool {
        match message {
            Lobby::Changed { table, .. } if table.watching.delay > 0 => {
                let before = self.0.insert(table.id.clone(), (**table).clone());
                before.as_ref() != Some(&**table)
            }
            Lobby::Gone { table } => {
                self.0.remove(table);
                true
            }
            Lobby::Changed { .. } | Lobby::Tables { .. } | Lobby::Closing { .. } => true,
        }
    }
}

async fn tell(socket: &mut WebSocket, message: &Lobby) -> Option<()> {
    let text = serde_json::to_string(message).expect("a message is plain data");
    send(socket, Frame::Text(text.into())).await
}

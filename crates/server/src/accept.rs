//! Accepting connections: HTTP/1.1 with time-outs, a connection limit and a graceful shutdown.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tower::ServiceExt as _;

use crate::http::Peer;

/// How long a request head may take, and how long a connection may be idle between two requests.
const HEAD_TIME: Duration = Duration::from_secs(20);
/// The largest head of a request.
const MAX_HEAD: usize = 16 << 10;

/// Accepts connections until told to stop. Returns when all requests are answered. Connections that
/// became WebSockets are closed by their tables.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    connections: usize,
    mut stop: watch::Receiver<bool>,
) {
    let places = Arc::new(Semaphore::new(connections));
    let (all_done, mut done) = tokio::sync::mpsc::channel::<()>(1);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stop.wait_for(|it| *it) => break,
        };
        let (stream, address) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Usually there are too many open files, and soon there will be fewer.
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        let Ok(place) = Arc::clone(&places).try_acquire_owned() else { continue };
        let router = router.clone();
        let (stop, running) = (stop.clone(), all_done.clone());
        tokio::spawn(async move {
            let _place = place;
            one(stream, Peer(address), router, stop).await;
            drop(running);
        });
    }
    drop(all_done);
    let _ = done.recv().await;
}

async fn one(stream: TcpStream, peer: Peer, router: Router, mut stop: watch::Receiver<bool>) {
    let _ = stream.set_nodelay(true);
    let service = router.map_request(move |mut request: hyper::Request<_>| {
        request.extensions_mut().insert(peer);
        request
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_TIME)
        .max_buf_size(MAX_HEAD)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service))
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    tokio::select! {
        _ = connection.as_mut() => return,
        _ = stop.wait_for(|it| *it) => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}

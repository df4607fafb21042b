//! Accepting connections: HTTP/1.1 with time-outs, connection limits and a graceful shutdown.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::Sleep;
use tower::ServiceExt as _;

use crate::app::App;
use crate::http::Peer;
use crate::limits::{Network, Place};

/// How long a request head may take, and how long a connection may be idle between two requests.
const HEAD_TIME: Duration = Duration::from_secs(20);
/// The largest head of a request.
const MAX_HEAD: usize = 16 << 10;

/// An open connection, as the limits count it.
#[derive(Debug)]
pub(crate) struct OpenConnection {
    _of_all: OwnedSemaphorePermit,
    _of_address: Option<Place<Network>>,
}

/// Accepts connections until told to stop. Returns when all requests are answered. Connections that
/// became WebSockets are closed by their tables.
pub(crate) async fn serve(
    app: Arc<App>,
    listener: TcpListener,
    router: Router,
    mut stop: watch::Receiver<bool>,
) {
    let places = Arc::new(Semaphore::new(app.config.limits.connections));
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
        let Some(place) = place(&app, &places, address) else {
            app.metrics.limited.inc();
            continue;
        };
        let stream = Impatient { stream, patience: app.config.times.write, stuck: None };
        let peer = Peer { address, _place: Arc::new(place) };
        let router = router.clone();
        let (stop, running) = (stop.clone(), all_done.clone());
        tokio::spawn(async move {
            one(stream, peer, router, stop).await;
            drop(running);
        });
    }
    drop(all_done);
    let _ = done.recv().await;
}

/// The place of a new connection, if the limits leave one.
fn place(app: &App, places: &Arc<Semaphore>, address: SocketAddr) -> Option<OpenConnection> {
    // All connections of a proxy come from one address.
    let is_direct = app.config.proxies == 0;
    let of_address = match is_direct {
        true => Some(app.rate_limits.tcp_connection(address.ip().into())?),
        false => None,
    };
    let of_all = Arc::clone(places).try_acquire_owned().ok()?;
    Some(OpenConnection { _of_all: of_all, _of_address: of_address })
}

async fn one(stream: Impatient, peer: Peer, router: Router, mut stop: watch::Receiver<bool>) {
    let _ = stream.stream.set_nodelay(true);
    let service = router.map_request(move |mut request: hyper::Request<_>| {
        request.extensions_mut().insert(peer.clone());
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

/// A stream that fails when its peer reads nothing for a while.
struct Impatient {
    stream: TcpStream,
    patience: Duration,
    /// Runs while a write waits for the peer.
    stuck: Option<Pin<Box<Sleep>>>,
}

impl Impatient {
    /// Writes, or waits no longer than the patience.
    fn write<T>(
        &mut self,
        cx: &mut Context<'_>,
        write: impl FnOnce(Pin<&mut TcpStream>, &mut Context<'_>) -> Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        let done = write(Pin::new(&mut self.stream), cx);
        if done.is_ready() {
            self.stuck = None;
            return done;
        }
        let patience = self.patience;
        let stuck = self.stuck.get_or_insert_with(|| Box::pin(tokio::time::sleep(patience)));
        stuck.as_mut().poll(cx).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Impatient {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, into)
    }
}

impl AsyncWrite for Impatient {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.write(cx, |stream, cx| stream.poll_write(cx, bytes))
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.write(cx, |stream, cx| stream.poll_write_vectored(cx, parts))
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.write(cx, |stream, cx| stream.poll_flush(cx))
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.write(cx, |stream, cx| stream.poll_shutdown(cx))
    }
}

//! Tables of people and bots, over HTTP and WebSockets.
//!
//! [`Server::start`] opens the database, listens, and serves until [`Server::stop`]. Each table in
//! memory has one task that owns its match (`actor`). What happens there is a step, which is stored
//! before anybody sees it (`store`). The crate `table` defines what a table is and who may do what;
//! it knows nothing about servers. Several processes may share one PostgreSQL (`cluster`).
//!
//! ```
//! # let runtime = tokio::runtime::Runtime::new().unwrap();
//! # runtime.block_on(async {
//! use server::{Config, Database, Server};
//!
//! let folder = tempfile::tempdir().unwrap();
//! let database = Database::Sqlite(folder.path().join("battlement.db"));
//! let mut config = Config::new(database, folder.path().join("dumps"));
//! config.address.set_port(0);
//! let server = Server::start(config).await.unwrap();
//! assert!(server.url().starts_with("http://127.0.0.1:"));
//! server.stop().await;
//! # });
//! ```

mod accept;
mod actor;
mod analyses;
mod app;
mod auth;
mod backup;
mod check;
mod clock;
mod cluster;
mod config;
mod create;
mod dumps;
mod guest_names;
mod history;
mod http;
mod limits;
mod lobby;
mod metrics;
mod private;
mod registry;
mod store;
mod sweep;
mod thinking;

use std::net::SocketAddr;
use std::sync::Arc;

use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

pub use backup::{BackupError, backup, restore};
pub use check::{Checked, Fault, check};
pub use config::{Config, Limits, Times};
pub use store::{Database, StoreError};

use app::App;
use cluster::Cluster;

/// Why a server could not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The address cannot be bound.
    #[error("{address}: {error}")]
    Address {
        /// The address.
        address: SocketAddr,
        /// The reason.
        error: std::io::Error,
    },
    /// The routes for operators cannot have the address of everything else.
    #[error("{address}: the address for metrics cannot be that of the page")]
    SameAddress {
        /// The address.
        address: SocketAddr,
    },
    /// The database could not be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A running server.
#[derive(Debug)]
pub struct Server {
    app: Arc<App>,
    address: SocketAddr,
    metrics_address: Option<SocketAddr>,
    stop: watch::Sender<bool>,
    accepting: Vec<JoinHandle<()>>,
    others: Vec<JoinHandle<()>>,
}

impl Server {
    /// Opens the database, listens, and serves.
    pub async fn start(config: Config) -> Result<Self, StartError> {
        must_differ(config.address, config.metrics_address)?;
        let (listener, address) = listen(config.address).await?;
        let for_operators = match config.metrics_address {
            Some(address) => Some(listen(address).await?),
            None => None,
        };
        let public_url = config.public_url.clone().unwrap_or_else(|| format!("http://{address}"));
        let app = App::new(config, public_url).await?;
        let mut others = Cluster::join(&app).await?;
        others.push(tokio::spawn(sweep::run(Arc::clone(&app))));
        let (stop, stopping) = watch::channel(false);
        let accept = |listener, router| {
            tokio::spawn(accept::serve(Arc::clone(&app), listener, router, stopping.clone()))
        };
        let mut accepting = vec![accept(listener, http::router(Arc::clone(&app)))];
        tracing::info!(%address, process = app.process(), "listening");
        let mut metrics_address = None;
        if let Some((listener, address)) = for_operators {
            accepting.push(accept(listener, http::operator_router(Arc::clone(&app))));
            tracing::info!(%address, "listening for operators");
            metrics_address = Some(address);
        }
        Ok(Server { app, address, metrics_address, stop, accepting, others })
    }

    /// The address it listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address of the routes for operators, if they have one of their own.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics_address
    }

    /// The public address.
    pub fn url(&self) -> &str {
        &self.app.public_url
    }

    /// Shuts down cleanly: no new connections, every table finishes its current work, clients are
    /// told, and everything is written.
    pub async fn stop(self) {
        let limit = self.app.config.times.stop;
        self.stop.send_replace(true);
        self.app.lobby.close();
        let orderly = async {
            self.app.registry.close().await;
            for accepting in self.accepting {
                let _ = accepting.await;
            }
        };
        if tokio::time::timeout(limit, orderly).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        for task in &self.others {
            task.abort();
        }
        let notice = self.app.cluster.gone_notice();
        if let Err(error) = self.app.store.retire(self.app.process(), notice).await {
            tracing::warn!(%error, "tables could not be released");
        }
        self.app.store.close().await;
        tracing::info!("stopped");
    }
}

/// Listens at an address; also returns the port that was picked.
async fn listen(address: SocketAddr) -> Result<(TcpListener, SocketAddr), StartError> {
    let failed = |error| StartError::Address { address, error };
    let listener = TcpListener::bind(address).await.map_err(failed)?;
    let address = listener.local_addr().map_err(failed)?;
    Ok((listener, address))
}

/// Checks that nobody reaches the routes for operators at the public address. Some systems would
/// let one socket listen at all addresses and another at one of them.
fn must_differ(public: SocketAddr, metrics: Option<SocketAddr>) -> Result<(), StartError> {
    let Some(address) = metrics else { return Ok(()) };
    let is_same_port = address.port() == public.port() && address.port() != 0;
    let is_for_all = address.ip().is_unspecified() || public.ip().is_unspecified();
    if is_same_port && (is_for_all || address.ip() == public.ip()) {
        return Err(StartError::SameAddress { address });
    }
    Ok(())
}

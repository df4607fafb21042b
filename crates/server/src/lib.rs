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
    /// The database could not be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A running server.
#[derive(Debug)]
pub struct Server {
    app: Arc<App>,
    address: SocketAddr,
    stop: watch::Sender<bool>,
    accepting: JoinHandle<()>,
    others: Vec<JoinHandle<()>>,
}

impl Server {
    /// Opens the database, listens, and serves.
    pub async fn start(config: Config) -> Result<Self, StartError> {
        let address = config.address;
        let address_error = |error| StartError::Address { address, error };
        let listener = TcpListener::bind(address).await.map_err(address_error)?;
        let address = listener.local_addr().map_err(address_error)?;
        let public_url = config.public_url.clone().unwrap_or_else(|| format!("http://{address}"));
        let app = App::new(config, public_url).await?;
        let mut others = Cluster::join(&app).await?;
        others.push(tokio::spawn(sweep::run(Arc::clone(&app))));
        let (stop, stopping) = watch::channel(false);
        let router = http::router(Arc::clone(&app));
        let accepting = tokio::spawn(accept::serve(Arc::clone(&app), listener, router, stopping));
        tracing::info!(%address, process = app.process(), "listening");
        Ok(Server { app, address, stop, accepting, others })
    }

    /// The address it listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
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
            let _ = self.accepting.await;
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

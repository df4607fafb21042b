//! Tables of people and bots, over HTTP and WebSockets.
//!
//! [`Server::start`] opens the database, listens, and serves until [`Server::stop`]. One task per
//! table in memory owns its match (`actor`); what happens there is a step, which is in the database
//! before anybody hears of it (`store`); what a table is and who may do what there knows nothing of
//! servers (`table`). Several processes may share one PostgreSQL (`cluster`).
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
mod cluster;
mod config;
mod create;
mod guest_names;
mod history;
mod http;
mod limits;
mod lobby;
mod metrics;
mod registry;
mod store;
mod sweep;

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
    /// The address cannot be listened at.
    #[error("{address}: {error}")]
    Address {
        /// Which.
        address: SocketAddr,
        /// Why.
        error: std::io::Error,
    },
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A server that runs.
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
        let told = |error| StartError::Address { address, error };
        let listener = TcpListener::bind(address).await.map_err(told)?;
        let address = listener.local_addr().map_err(told)?;
        let public_url = config.public_url.clone().unwrap_or_else(|| format!("http://{address}"));
        let connections = config.limits.connections;
        let app = App::new(config, public_url).await?;
        let mut others = Cluster::join(&app).await?;
        others.push(tokio::spawn(sweep::run(Arc::clone(&app))));
        let (stop, stopping) = watch::channel(false);
        let router = http::router(Arc::clone(&app));
        let accepting = tokio::spawn(accept::serve(listener, router, connections, stopping));
        tracing::info!(%address, process = app.process(), "listening");
        Ok(Server { app, address, stop, accepting, others })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// How the outside sees it.
    pub fn url(&self) -> &str {
        &self.app.public_url
    }

    /// Stops in order: no new connections, every table finishes what it does, clients are told,
    /// everything is written.
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
            tracing::warn!(%error, "tables could not be given up");
        }
        self.app.store.close().await;
        tracing::info!("stopped");
    }
}

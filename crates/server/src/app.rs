//! What all parts of one server process share.

use std::sync::Arc;

use tokio::sync::Semaphore;

use crate::analyses::Analyses;
use crate::auth;
use crate::cluster::Cluster;
use crate::config::Config;
use crate::limits::RateLimits;
use crate::lobby::Lobby;
use crate::metrics::Metrics;
use crate::registry::Registry;
use crate::store::{Store, StoreError};

/// What all parts of one server process share.
#[derive(Debug)]
pub(crate) struct App {
    pub(crate) config: Config,
    /// The public address of this server, without a trailing slash.
    pub(crate) public_url: String,
    pub(crate) store: Store,
    pub(crate) metrics: Metrics,
    pub(crate) rate_limits: RateLimits,
    pub(crate) lobby: Lobby,
    pub(crate) registry: Registry,
    pub(crate) cluster: Cluster,
    /// How many bots may think and histories be replayed at the same time.
    pub(crate) thinkers: Arc<Semaphore>,
    pub(crate) analyses: Analyses,
}

impl App {
    pub(crate) async fn new(config: Config, public_url: String) -> Result<Arc<Self>, StoreError> {
        let store = Store::open(&config.database).await?;
        Ok(Arc::new(App {
            rate_limits: RateLimits::new(config.limits),
            lobby: Lobby::new(),
            registry: Registry::new(),
            cluster: Cluster::new(auth::word::<10>()),
            metrics: Metrics::new(),
            thinkers: Arc::new(Semaphore::new(cores())),
            analyses: Analyses::new(),
            public_url: public_url.trim_end_matches('/').to_owned(),
            store,
            config,
        }))
    }

    /// How many bots are thinking and histories being replayed right now.
    pub(crate) fn thinking(&self) -> usize {
        cores().saturating_sub(self.thinkers.available_permits())
    }

    /// The id of this process.
    pub(crate) fn process(&self) -> &str {
        self.cluster.me()
    }
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

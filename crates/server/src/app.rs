//! What all parts of one server process share.

use std::sync::Arc;

use crate::analyses::Analyses;
use crate::auth;
use crate::cluster::Cluster;
use crate::config::Config;
use crate::limits::RateLimits;
use crate::lobby::Lobby;
use crate::metrics::Metrics;
use crate::registry::Registry;
use crate::store::{Store, StoreError};
use crate::thinking::{Bounds, Thinkers};

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
    /// Everything that thinks: bots, hints, histories and analyses.
    pub(crate) thinkers: Arc<Thinkers>,
    pub(crate) analyses: Analyses,
}

impl App {
    pub(crate) async fn new(config: Config, public_url: String) -> Result<Arc<Self>, StoreError> {
        let store = Store::open(&config.database).await?;
        let metrics = Metrics::new();
        let limits = config.limits;
        let bounds = Bounds {
            permits: limits.thinkers,
            waiting: limits.waiting_thoughts,
            waiting_per_account: limits.waiting_thoughts_per_player,
        };
        let thinkers = Thinkers::new(bounds, metrics.thinking.clone());
        Ok(Arc::new(App {
            rate_limits: RateLimits::new(config.limits),
            lobby: Lobby::new(),
            registry: Registry::new(),
            cluster: Cluster::new(auth::word::<10>()),
            metrics,
            thinkers,
            analyses: Analyses::new(),
            public_url: public_url.trim_end_matches('/').to_owned(),
            store,
            config,
        }))
    }

    /// The id of this process.
    pub(crate) fn process(&self) -> &str {
        self.cluster.me()
    }
}

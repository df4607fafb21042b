//! The routes for operators, with and without an address of their own.

use std::net::SocketAddr;

use testbench::Client;

use crate::bench::Bench;

const ROUTES: [&str; 3] = ["/healthz", "/readyz", "/metrics"];

/// The status of a path at an address.
async fn status(address: SocketAddr, path: &str) -> u16 {
    let client = Client::stranger(&format!("http://{address}"));
    client.get_text(path).await.expect("an answer").0
}

#[tokio::test(flavor = "multi_thread")]
async fn the_routes_for_operators_are_only_at_their_own_address() {
    let own = SocketAddr::from(([127, 0, 0, 1], 0));
    let bench = Bench::with(|config| config.metrics_address = Some(own)).await;
    let public = bench.server.address();
    let own = bench.server.metrics_address().expect("an address of their own");
    for path in ROUTES {
        assert_eq!(status(own, path).await, 200, "{path}");
        assert_eq!(status(public, path).await, 404, "{path}");
    }
    for path in ["/", "/api/games", "/api/tables", "/api/openapi.json"] {
        assert_eq!(status(own, path).await, 404, "{path}");
    }
    assert_eq!(status(public, "/api/games").await, 200);
    bench.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_routes_for_operators_are_at_the_public_address_by_default() {
    let bench = Bench::new().await;
    assert_eq!(bench.server.metrics_address(), None);
    for path in ROUTES {
        assert_eq!(status(bench.server.address(), path).await, 200, "{path}");
    }
    bench.server.stop().await;
}

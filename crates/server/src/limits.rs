//! Rate limits and connection limits.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex};

use governor::clock::DefaultClock;
use governor::state::keyed::DefaultKeyedStateStore;
use governor::state::{InMemoryState, NotKeyed};
use governor::{Quota, RateLimiter};

use crate::config::Limits;

/// What limits per address apply to: an IPv4 address, or the network of an IPv6 address, because
/// every customer has a whole one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Network(IpAddr);

impl From<IpAddr> for Network {
    fn from(address: IpAddr) -> Self {
        Network(match address.to_canonical() {
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
            address @ IpAddr::V4(_) => address,
        })
    }
}

type PerAddress = RateLimiter<Network, DefaultKeyedStateStore<Network>, DefaultClock>;
/// The rate limiter of one connection.
pub(crate) type Pace = RateLimiter<NotKeyed, InMemoryState, DefaultClock>;

/// All limits for strangers.
#[derive(Debug)]
pub(crate) struct RateLimits {
    pub(crate) limits: Limits,
    requests: PerAddress,
    guests: PerAddress,
    /// Attempts at passphrases.
    guesses: PerAddress,
    /// TCP connections.
    connections: Counts<Network>,
    by_address: Counts<Network>,
    /// A person and all their programs.
    by_person: Counts<String>,
    /// Hints that are not answered, by person.
    hints: Counts<String>,
}

impl RateLimits {
    pub(crate) fn new(limits: Limits) -> Self {
        RateLimits {
            limits,
            requests: RateLimiter::keyed(per_second(limits.requests_per_second)),
            guests: RateLimiter::keyed(Quota::per_hour(at_least_one(limits.guests_per_hour))),
            guesses: RateLimiter::keyed(Quota::per_minute(at_least_one(10))),
            connections: Counts::default(),
            by_address: Counts::default(),
            by_person: Counts::default(),
            hints: Counts::default(),
        }
    }

    /// Whether an address may send another request.
    pub(crate) fn may_request(&self, address: Network) -> bool {
        self.requests.check_key(&address).is_ok()
    }

    /// Whether an address may create another guest.
    pub(crate) fn may_be_guest(&self, address: Network) -> bool {
        self.guests.check_key(&address).is_ok()
    }

    /// Whether an address may try another passphrase.
    pub(crate) fn may_guess(&self, address: Network) -> bool {
        self.guesses.check_key(&address).is_ok()
    }

    /// Reserves a TCP connection.
    pub(crate) fn tcp_connection(&self, address: Network) -> Option<Place<Network>> {
        self.connections.enter(address, self.limits.connections_per_address)
    }

    /// Reserves a connection; the reservation ends when it is dropped.
    pub(crate) fn connection(&self, address: Network, person: &str) -> Option<[Box<dyn Send>; 2]> {
        let one = self.by_address.enter(address, self.limits.sockets_per_address)?;
        let other = self.by_person.enter(person.to_owned(), self.limits.sockets_per_player)?;
        Some([Box::new(one), Box::new(other)])
    }

    /// Reserves the one hint a person may ask for at a time; over when it is dropped.
    pub(crate) fn hint(&self, account: &str) -> Option<Box<dyn Send>> {
        let one = self.hints.enter(account.to_owned(), 1)?;
        Some(Box::new(one))
    }

    /// The rate limiter of one connection.
    pub(crate) fn pace(&self) -> Pace {
        RateLimiter::direct(per_second(self.limits.messages_per_second))
    }

    /// Forgets addresses that have been idle for long.
    pub(crate) fn forget(&self) {
        for gate in [&self.requests, &self.guests, &self.guesses] {
            gate.retain_recent();
        }
    }
}

fn per_second(rate: u32) -> Quota {
    Quota::per_second(at_least_one(rate)).allow_burst(at_least_one(rate.saturating_mul(2)))
}

fn at_least_one(n: u32) -> NonZeroU32 {
    NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN)
}

/// Counts the connections per key.
#[derive(Debug)]
struct Counts<K>(Arc<Mutex<HashMap<K, usize>>>);

impl<K> Default for Counts<K> {
    fn default() -> Self {
        Counts(Arc::default())
    }
}

impl<K: Clone + Eq + std::hash::Hash> Counts<K> {
    fn enter(&self, key: K, most: usize) -> Option<Place<K>> {
        let mut counts = self.0.lock().expect("nobody panics with the lock");
        let count = counts.entry(key.clone()).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Place { counts: Arc::clone(&self.0), key })
    }
}

/// One counted connection.
#[derive(Debug)]
pub(crate) struct Place<K: Eq + std::hash::Hash> {
    counts: Arc<Mutex<HashMap<K, usize>>>,
    key: K,
}

impl<K: Eq + std::hash::Hash> Drop for Place<K> {
    fn drop(&mut self) {
        let Ok(mut counts) = self.counts.lock() else { return };
        if let Some(count) = counts.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn m_5_an_ipv6_network_counts_as_one_address() {
        let network = |text: &str| Network::from(text.parse::<IpAddr>().expect("an address"));
        assert_eq!(network("2001:db8:1:2::1"), network("2001:db8:1:2:ffff::7"));
        assert_ne!(network("2001:db8:1:2::1"), network("2001:db8:1:3::1"));
        assert_eq!(network("::ffff:192.0.2.7"), network("192.0.2.7"));
        assert_ne!(network("192.0.2.7"), network("192.0.2.8"));
    }

    #[test]
    fn places_come_back_when_connections_end() {
        let limits = Limits { sockets_per_address: 2, sockets_per_player: 1, ..Limits::default() };
        let rate_limits = RateLimits::new(limits);
        let home = Network::from(IpAddr::from([127, 0, 0, 1]));
        let anna = rate_limits.connection(home, "anna");
        assert!(anna.is_some());
        assert!(rate_limits.connection(home, "anna").is_none(), "one per player");
        let otto = rate_limits.connection(home, "otto");
        assert!(otto.is_some());
        assert!(rate_limits.connection(home, "third").is_none(), "two per address");
        drop((anna, otto));
        assert!(rate_limits.connection(home, "anna").is_some());
    }

    #[test]
    fn an_address_cannot_make_guests_without_end() {
        let rate_limits = RateLimits::new(Limits { guests_per_hour: 3, ..Limits::default() });
        let home = Network::from(IpAddr::from([127, 0, 0, 1]));
        let made = (0..10).filter(|_| rate_limits.may_be_guest(home)).count();
        assert_eq!(made, 3);
        assert!(rate_limits.may_be_guest(Network::from(IpAddr::from([127, 0, 0, 2]))));
    }
}

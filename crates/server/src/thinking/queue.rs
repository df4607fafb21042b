//! Who may think next: a fair queue without clock, task or thread. Times come in as values.
//!
//! Every job is caused by somebody. Addresses share the permits equally, and so do the accounts of
//! one address: each has spent some time, and whoever has spent least is next. What a job really
//! took is known only when it is done, so a guess is charged at the start and corrected at the end.
//! Whoever comes back after a while starts where the others are: saved time cannot be hoarded.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use crate::limits::Network;

/// How often each of the others may be preferred to somebody who waits, and more urgent jobs to less
/// urgent ones.
const PATIENCE: u32 = 32;

/// Who causes a job.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Owner {
    pub(crate) origin: Origin,
    /// The id of a person; their programs count as them.
    pub(crate) account: String,
}

impl Owner {
    /// The owner of what an account asks for, from an address if it is known.
    pub(crate) fn new(address: Option<Network>, account: &str) -> Self {
        let account = account.to_owned();
        let origin = address.map_or_else(|| Origin::Account(account.clone()), Origin::Address);
        Owner { origin, account }
    }
}

/// Where an account is connected.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Origin {
    Address(Network),
    /// The address is not known here: the account stands for itself.
    Account(String),
}

/// How urgent a job is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Urgency {
    /// Somebody waits for it.
    Awaited,
    /// Nobody looks.
    Unwatched,
}

/// How long a job may take. Long jobs never have the last permit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Length {
    /// Some milliseconds.
    Short,
    /// Up to some seconds.
    Long,
}

impl Length {
    /// What is charged until it is known.
    const fn guess(self) -> Duration {
        match self {
            Length::Short => Duration::from_millis(10),
            Length::Long => Duration::from_millis(500),
        }
    }
}

/// A job that waits for a permit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Job {
    pub(crate) owner: Owner,
    pub(crate) urgency: Urgency,
    pub(crate) length: Length,
}

/// Jobs that are alike but for their owners.
type Class = (Urgency, Length);

impl Job {
    fn class(&self) -> Class {
        (self.urgency, self.length)
    }
}

/// The number of a job; later jobs have higher numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct JobId(u64);

/// How much the queue holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bounds {
    /// Jobs at the same time; at least two, so that one permit is left for short jobs.
    pub(crate) permits: usize,
    /// Jobs that wait.
    pub(crate) waiting: usize,
    /// Jobs of one account that wait.
    pub(crate) waiting_per_account: usize,
}

/// There is no room for another job.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Full;

/// A job that found a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entered {
    pub(crate) id: JobId,
    /// The job that had to make room: the newest of whoever has most.
    pub(crate) pushed_out: Option<JobId>,
}

/// The time somebody has spent, and how long they have waited.
#[derive(Clone, Copy, Default, Debug)]
struct Share {
    spent: Duration,
    /// How often others were preferred since the last turn.
    passed_over: u32,
}

#[derive(Debug)]
struct Running {
    owner: Owner,
    length: Length,
}

/// The queue.
#[derive(Debug)]
pub(crate) struct Queue {
    bounds: Bounds,
    next_id: u64,
    waiting: BTreeMap<JobId, Job>,
    running: BTreeMap<JobId, Running>,
    origins: BTreeMap<Origin, Share>,
    accounts: BTreeMap<Owner, Share>,
    /// What whoever started last had spent before: newcomers begin here.
    origin_clock: Duration,
    /// The same among the accounts of each origin.
    account_clocks: BTreeMap<Origin, Duration>,
    /// How often jobs of each class had to let others pass.
    passed_over: BTreeMap<Class, u32>,
}

impl Queue {
    pub(crate) fn new(bounds: Bounds) -> Self {
        Queue {
            bounds: Bounds { permits: bounds.permits.max(2), ..bounds },
            next_id: 0,
            waiting: BTreeMap::new(),
            running: BTreeMap::new(),
            origins: BTreeMap::new(),
            accounts: BTreeMap::new(),
            origin_clock: Duration::ZERO,
            account_clocks: BTreeMap::new(),
            passed_over: BTreeMap::new(),
        }
    }

    /// How many jobs wait.
    pub(crate) fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// How many jobs run.
    pub(crate) fn running(&self) -> usize {
        self.running.len()
    }

    /// The urgencies of the jobs that wait.
    #[cfg(test)]
    pub(crate) fn urgencies(&self) -> Vec<Urgency> {
        self.waiting.values().map(|it| it.urgency).collect()
    }

    /// Queues a job. A full queue makes room for those who have less in it than others.
    pub(crate) fn enter(&mut self, job: Job) -> Result<Entered, Full> {
        let own = self.waiting.values().filter(|it| it.owner == job.owner).count();
        if own >= self.bounds.waiting_per_account {
            return Err(Full);
        }
        let pushed_out = if self.waiting.len() >= self.bounds.waiting {
            let last = self.least_deserving(&job.owner).ok_or(Full)?;
            self.waiting.remove(&last);
            Some(last)
        } else {
            None
        };
        let id = JobId(self.next_id);
        self.next_id += 1;
        self.catch_up(&job.owner);
        self.waiting.insert(id, job);
        Ok(Entered { id, pushed_out })
    }

    /// The newest job of the account with most jobs at the origin with most jobs; none if nobody
    /// has more than who asks.
    fn least_deserving(&self, asker: &Owner) -> Option<JobId> {
        let mut origins: BTreeMap<&Origin, usize> = BTreeMap::new();
        let mut accounts: BTreeMap<&Owner, usize> = BTreeMap::new();
        for job in self.waiting.values() {
            *origins.entry(&job.owner.origin).or_default() += 1;
            *accounts.entry(&job.owner).or_default() += 1;
        }
        let most = |owner: &Owner| (origins[&owner.origin], accounts[owner]);
        let owner = accounts.keys().copied().max_by_key(|it| most(it))?;
        let has_more = if owner.origin == asker.origin {
            accounts[owner] > accounts.get(asker).map_or(0, |it| *it) + 1
        } else {
            origins[&owner.origin] > origins.get(&asker.origin).map_or(0, |it| *it) + 1
        };
        let newest = self.waiting.iter().rev().find(|(_, it)| it.owner == *owner);
        newest.map(|(id, _)| *id).filter(|_| has_more)
    }

    /// Nobody saves time while they do not need it.
    fn catch_up(&mut self, owner: &Owner) {
        let waits = |it: &Owner| self.waiting.values().any(|job| job.owner == *it);
        let is_waiting = waits(owner);
        let origin_waits = self.waiting.values().any(|job| job.owner.origin == owner.origin);
        let origin = self.origins.entry(owner.origin.clone()).or_default();
        if !origin_waits {
            origin.spent = origin.spent.max(self.origin_clock);
            origin.passed_over = 0;
        }
        let clock = self.account_clocks.get(&owner.origin).copied().unwrap_or_default();
        let account = self.accounts.entry(owner.clone()).or_default();
        if !is_waiting {
            account.spent = account.spent.max(clock);
            account.passed_over = 0;
        }
    }

    /// Changes for whom a waiting job is, or how urgent. Does nothing once it runs.
    pub(crate) fn change(&mut self, id: JobId, job: Job) {
        if self.waiting.remove(&id).is_some() {
            self.catch_up(&job.owner);
            self.waiting.insert(id, job);
        }
    }

    /// Starts the next job if a permit is free.
    pub(crate) fn start(&mut self) -> Option<JobId> {
        if self.running.len() >= self.bounds.permits {
            return None;
        }
        let long = self.running.values().filter(|it| it.length == Length::Long).count();
        let is_long_free = long + 1 < self.bounds.permits;
        let fits = |it: &Job| it.length == Length::Short || is_long_free;
        let classes: BTreeSet<Class> =
            self.waiting.values().filter(|it| fits(it)).map(Job::class).collect();
        let chosen = self.next_classes(&classes)?;
        let may_start: Vec<(JobId, Owner)> = self
            .waiting
            .iter()
            .filter(|(_, job)| fits(job) && chosen.contains(&job.class()))
            .map(|(id, job)| (*id, job.owner.clone()))
            .collect();
        let origin = fairest(&mut self.origins, may_start.iter().map(|(_, it)| &it.origin))?;
        let of_origin = may_start.iter().filter(|(_, it)| it.origin == origin);
        let owner = fairest(&mut self.accounts, of_origin.map(|(_, it)| it))?;
        let (id, _) = may_start.into_iter().find(|(_, it)| *it == owner)?;
        let job = self.waiting.remove(&id)?;
        for class in classes {
            *self.passed_over.entry(class).or_default() += 1;
        }
        self.passed_over.insert(job.class(), 0);
        self.note_start(&owner);
        self.charge(&owner, job.length.guess());
        self.running.insert(id, Running { owner, length: job.length });
        Some(id)
    }

    /// The classes of the most urgent jobs, unless another has waited for too long.
    fn next_classes(&self, waiting: &BTreeSet<Class>) -> Option<BTreeSet<Class>> {
        let passed_over = |it: &Class| self.passed_over.get(it).copied().unwrap_or_default();
        let longest = waiting.iter().max_by_key(|it| passed_over(it))?;
        if passed_over(longest) >= PATIENCE {
            return Some([*longest].into());
        }
        let (most_urgent, _) = waiting.first()?;
        Some(waiting.iter().filter(|(urgency, _)| urgency == most_urgent).copied().collect())
    }

    fn note_start(&mut self, owner: &Owner) {
        let spent = self.origins[&owner.origin].spent;
        self.origin_clock = self.origin_clock.max(spent);
        let spent = self.accounts[owner].spent;
        let clock = self.account_clocks.entry(owner.origin.clone()).or_default();
        *clock = spent.max(*clock);
    }

    fn charge(&mut self, owner: &Owner, time: Duration) {
        self.origins.entry(owner.origin.clone()).or_default().spent += time;
        self.accounts.entry(owner.clone()).or_default().spent += time;
    }

    /// A job is no longer wanted. It never starts; if it has started, it is over without cost.
    pub(crate) fn cancel(&mut self, id: JobId) -> bool {
        let was_waiting = self.waiting.remove(&id).is_some();
        if was_waiting {
            self.forget();
        } else {
            self.finish(id, Duration::ZERO);
        }
        was_waiting
    }

    /// A job is done and took so long.
    pub(crate) fn finish(&mut self, id: JobId, took: Duration) {
        let Some(Running { owner, length }) = self.running.remove(&id) else { return };
        self.charge(&owner, took);
        for share in [self.origins.get_mut(&owner.origin), self.accounts.get_mut(&owner)] {
            share.into_iter().for_each(|it| it.spent = it.spent.saturating_sub(length.guess()));
        }
        self.forget();
    }

    /// Forgets everybody who has nothing here and owes nothing.
    fn forget(&mut self) {
        if self.waiting.is_empty() && self.running.is_empty() {
            self.origins.clear();
            self.accounts.clear();
            self.account_clocks.clear();
            self.origin_clock = Duration::ZERO;
            return;
        }
        let waiting = self.waiting.values().map(|it| &it.owner);
        let here: BTreeSet<&Owner> =
            waiting.chain(self.running.values().map(|it| &it.owner)).collect();
        let clocks = &self.account_clocks;
        let owes = |owner: &Owner, share: &Share| {
            clocks.get(&owner.origin).is_some_and(|clock| share.spent > *clock)
        };
        self.accounts.retain(|owner, share| here.contains(owner) || owes(owner, share));
        let known: BTreeSet<&Origin> = self.accounts.keys().map(|it| &it.origin).collect();
        let clock = self.origin_clock;
        self.origins.retain(|origin, share| known.contains(origin) || share.spent > clock);
        let origins = &self.origins;
        self.account_clocks.retain(|origin, _| origins.contains_key(origin));
    }
}

/// Whoever was passed over too often, or else has spent least; of equals who came first. The others
/// are passed over once more.
fn fairest<'a, K: Ord + Clone + 'a>(
    shares: &mut BTreeMap<K, Share>,
    waiting: impl Iterator<Item = &'a K>,
) -> Option<K> {
    let mut places: BTreeMap<&K, usize> = BTreeMap::new();
    for (place, key) in waiting.enumerate() {
        places.entry(key).or_insert(place);
    }
    let share = |key: &K| shares.get(key).copied().unwrap_or_default();
    let patience = PATIENCE.saturating_mul(places.len() as u32);
    let overdue = places.keys().filter(|it| share(it).passed_over >= patience);
    let overdue = overdue.max_by_key(|it| share(it).passed_over);
    let least = || places.iter().min_by_key(|(key, place)| (share(key).spent, **place));
    let chosen = (*overdue.or_else(|| least().map(|(key, _)| key))?).clone();
    for key in places.into_keys() {
        let share = shares.entry(key.clone()).or_default();
        share.passed_over = if *key == chosen { 0 } else { share.passed_over + 1 };
    }
    Some(chosen)
}

#[cfg(test)]
mod tests;

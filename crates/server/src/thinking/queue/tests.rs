//! The laws of the queue, on random histories.

use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;

use proptest::prelude::*;

use super::*;

/// Two urgencies, two lengths.
const CLASSES: usize = 4;
const BOUNDS: Bounds = Bounds { permits: 3, waiting: 24, waiting_per_account: 8 };

const URGENCIES: [Urgency; 2] = [Urgency::Awaited, Urgency::Unwatched];

fn owner(house: u8, account: u8) -> Owner {
    Owner::new(Some(Network::from(IpAddr::from([10, 0, 0, house]))), &format!("{house}/{account}"))
}

fn job(owner: Owner, urgency: Urgency, length: Length) -> Job {
    Job { owner, urgency, length }
}

fn awaited(owner: Owner, length: Length) -> Job {
    job(owner, Urgency::Awaited, length)
}

/// One thing that happens to a queue.
#[derive(Clone, Debug)]
enum Event {
    Enter(Job),
    Start,
    /// One of the running jobs is done.
    Finish(usize, Duration),
    /// One of the waiting jobs is not wanted any more.
    Cancel(usize),
    /// One of the waiting jobs becomes another.
    Change(usize, Job),
}

fn any_job() -> impl Strategy<Value = Job> {
    let urgency = prop::sample::select(URGENCIES.to_vec());
    let length = prop::sample::select(vec![Length::Short, Length::Long]);
    (0..3u8, 0..3u8, urgency, length)
        .prop_map(|(house, account, urgency, length)| job(owner(house, account), urgency, length))
}

fn any_event() -> impl Strategy<Value = Event> {
    prop_oneof![
        4 => any_job().prop_map(Event::Enter),
        3 => Just(Event::Start),
        3 => (any::<usize>(), 0..3000u64)
            .prop_map(|(which, ms)| Event::Finish(which, Duration::from_millis(ms))),
        1 => any::<usize>().prop_map(Event::Cancel),
        1 => (any::<usize>(), any_job()).prop_map(|(which, job)| Event::Change(which, job)),
    ]
}

fn pick<T: Copy + Ord>(from: &BTreeSet<T>, which: usize) -> Option<T> {
    from.iter().nth(which % from.len().max(1)).copied()
}

/// A queue and what is known of it from outside.
struct World {
    queue: Queue,
    waiting: BTreeSet<JobId>,
    running: BTreeMap<JobId, Length>,
    jobs: BTreeMap<JobId, Job>,
}

impl World {
    fn new(bounds: Bounds) -> Self {
        World {
            queue: Queue::new(bounds),
            waiting: BTreeSet::new(),
            running: BTreeMap::new(),
            jobs: BTreeMap::new(),
        }
    }

    fn enter(&mut self, job: Job) -> Option<JobId> {
        let entered = self.queue.enter(job.clone()).ok()?;
        if let Some(out) = entered.pushed_out {
            assert!(self.waiting.remove(&out), "only jobs that wait are pushed out");
        }
        self.waiting.insert(entered.id);
        self.jobs.insert(entered.id, job);
        Some(entered.id)
    }

    fn start(&mut self) -> Option<JobId> {
        let id = self.queue.start()?;
        assert!(self.waiting.remove(&id), "only jobs that wait are started, and only once");
        self.running.insert(id, self.jobs[&id].length);
        Some(id)
    }

    fn finish(&mut self, which: usize, took: Duration) {
        let running: BTreeSet<JobId> = self.running.keys().copied().collect();
        if let Some(id) = pick(&running, which) {
            self.running.remove(&id);
            self.queue.finish(id, took);
        }
    }

    fn happens(&mut self, event: Event) {
        match event {
            Event::Enter(job) => drop(self.enter(job)),
            Event::Start => drop(self.start()),
            Event::Finish(which, took) => self.finish(which, took),
            Event::Cancel(which) => {
                if let Some(id) = pick(&self.waiting, which) {
                    self.waiting.remove(&id);
                    assert!(self.queue.cancel(id));
                }
            }
            Event::Change(which, job) => {
                if let Some(id) = pick(&self.waiting, which) {
                    self.queue.change(id, job.clone());
                    self.jobs.insert(id, job);
                }
            }
        }
        self.must_be_sound();
    }

    fn must_be_sound(&self) {
        assert_eq!(self.queue.waiting(), self.waiting.len());
        assert_eq!(self.queue.running(), self.running.len());
        assert!(self.waiting.len() <= BOUNDS.waiting);
        assert!(self.running.len() <= BOUNDS.permits);
        let long = self.running.values().filter(|it| **it == Length::Long).count();
        assert!(long < BOUNDS.permits, "one permit is left for short jobs");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn h_4_the_queue_keeps_its_bounds_and_never_starts_a_cancelled_job(
        events in prop::collection::vec(any_event(), 0..300),
    ) {
        let mut world = World::new(BOUNDS);
        for event in events {
            world.happens(event);
        }
    }

    #[test]
    fn h_4_whatever_waits_is_started_in_the_end(
        events in prop::collection::vec(any_event(), 0..200),
    ) {
        let mut world = World::new(BOUNDS);
        for event in events {
            world.happens(event);
        }
        while !world.waiting.is_empty() {
            if world.start().is_none() {
                prop_assert!(!world.running.is_empty(), "a free permit is used");
                world.finish(0, Duration::from_millis(7));
            }
        }
        while !world.running.is_empty() {
            world.finish(0, Duration::from_millis(7));
        }
        prop_assert!(world.queue.origins.is_empty() && world.queue.accounts.is_empty());
    }

    #[test]
    fn h_4_nobody_starves_however_busy_the_others_are(
        urgency in prop::sample::select(URGENCIES.to_vec()),
        length in prop::sample::select(vec![Length::Short, Length::Long]),
        debt in 0..100_000u64,
        others in prop::collection::vec(any_job(), 1..6),
    ) {
        let mut world = World::new(BOUNDS);
        // Somebody who has just used very much asks for one thing more.
        let me = owner(9, 9);
        world.enter(awaited(me.clone(), Length::Long));
        world.start();
        world.enter(others[0].clone());
        world.finish(0, Duration::from_millis(debt));
        let mine = world.enter(job(me, urgency, length)).expect("there is room");
        // Meanwhile the others never stop asking.
        // My class lets at most PATIENCE others of each class pass, I at most PATIENCE of each origin
        // in it, and while all permits for long jobs are taken, short ones use those that are left.
        let patience = PATIENCE as usize + CLASSES;
        let bound = patience * patience * (others.len() + 1) * BOUNDS.permits;
        let mut started = 0;
        while world.waiting.contains(&mine) {
            for other in &others {
                world.enter(other.clone());
            }
            while world.start().is_some() {
                started += 1;
            }
            world.finish(started, Duration::from_millis(3));
            prop_assert!(started <= bound, "after {} others", started);
        }
    }

    #[test]
    fn h_4_a_greedy_account_delays_another_by_one_turn(
        greedy in 1..8usize,
        before in 0..20usize,
        same_house: bool,
        length in prop::sample::select(vec![Length::Short, Length::Long]),
    ) {
        let mut world = World::new(BOUNDS);
        let hog = owner(1, 1);
        // The greedy one has been at it for a while.
        for _ in 0..before {
            world.enter(awaited(hog.clone(), Length::Long));
            world.start();
            if world.running.len() + 1 == BOUNDS.permits {
                world.finish(0, Duration::from_secs(2));
            }
        }
        for _ in 0..greedy {
            world.enter(awaited(hog.clone(), length));
        }
        while world.start().is_some() {}
        let me = if same_house { owner(1, 2) } else { owner(2, 2) };
        let mine = world.enter(awaited(me, length)).expect("there is room");
        let mut between = 0;
        loop {
            match world.start() {
                Some(id) if id == mine => break,
                Some(_) => between += 1,
                None => world.finish(0, Duration::from_secs(2)),
            }
        }
        prop_assert!(between <= 1, "{} jobs of the greedy account came first", between);
    }
}

#[test]
fn h_4_a_short_job_never_waits_for_a_long_one() {
    let mut world = World::new(BOUNDS);
    for n in 0..6 {
        world.enter(awaited(owner(n, 1), Length::Long));
    }
    while world.start().is_some() {}
    assert_eq!(world.running.len(), BOUNDS.permits - 1);
    let mine = world.enter(awaited(owner(9, 1), Length::Short));
    assert_eq!(world.start(), mine);
}

#[test]
fn h_4_who_waits_comes_before_a_table_nobody_looks_at() {
    let mut world = World::new(BOUNDS);
    let unwatched = world.enter(job(owner(1, 1), Urgency::Unwatched, Length::Short));
    let mine = world.enter(awaited(owner(2, 1), Length::Short));
    assert_eq!([world.start(), world.start()], [mine, unwatched]);
}

#[test]
fn h_4_long_thinking_is_paid_for() {
    let mut world = World::new(BOUNDS);
    let (slow, quick) = (owner(1, 1), owner(2, 1));
    let mut turns = BTreeMap::new();
    for _ in 0..40 {
        for who in [&slow, &quick] {
            world.enter(awaited(who.clone(), Length::Long));
        }
        let Some(id) = world.start() else { break };
        let who = world.jobs[&id].owner.clone();
        let took = if who == slow { 900 } else { 100 };
        *turns.entry(who).or_insert(0) += 1;
        world.finish(0, Duration::from_millis(took));
    }
    assert!(turns[&quick] >= 8 * turns[&slow], "{turns:?}");
}

#[test]
fn h_4_a_full_queue_makes_room_for_who_has_less() {
    let bounds = Bounds { permits: 2, waiting: 4, waiting_per_account: 4 };
    let mut world = World::new(bounds);
    let hog = owner(1, 1);
    let ids: Vec<_> = (0..4).map(|_| world.enter(awaited(hog.clone(), Length::Long))).collect();
    assert_eq!(
        world.enter(awaited(hog, Length::Long)),
        None,
        "nobody may fill more than their part"
    );
    let entered = world.queue.enter(awaited(owner(2, 1), Length::Short)).expect("room is made");
    assert_eq!(entered.pushed_out, ids[3], "the newest of whoever has most");
}

#[test]
fn h_4_an_account_cannot_fill_the_queue() {
    let mut world = World::new(BOUNDS);
    let hog = owner(1, 1);
    let entered = (0..20).filter_map(|_| world.enter(awaited(hog.clone(), Length::Long))).count();
    assert_eq!(entered, BOUNDS.waiting_per_account);
    assert!(world.enter(awaited(owner(1, 2), Length::Long)).is_some());
}

#[test]
fn h_4_a_job_becomes_urgent_when_somebody_looks() {
    let mut world = World::new(BOUNDS);
    let mine = world.enter(job(owner(1, 1), Urgency::Unwatched, Length::Short)).expect("room");
    let other = world.enter(job(owner(2, 1), Urgency::Unwatched, Length::Short));
    world.queue.change(mine, awaited(owner(1, 1), Length::Short));
    assert_eq!([world.start(), world.start()], [Some(mine), other]);
}

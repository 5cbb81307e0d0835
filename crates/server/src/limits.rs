//! Rate limits: a bucket that fills steadily and is emptied by requests.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A bucket of requests.
#[derive(Clone, Debug)]
pub struct Bucket {
    left: f64,
    most: f64,
    per_second: f64,
    at: Instant,
}

impl Bucket {
    /// A full bucket for `per_second` requests on average, and five seconds' worth in a burst.
    #[must_use]
    pub fn new(per_second: u32, now: Instant) -> Self {
        let per_second = f64::from(per_second.max(1));
        Self { left: per_second * 5.0, most: per_second * 5.0, per_second, at: now }
    }

    /// Takes one; false if there are none.
    pub fn take(&mut self, now: Instant) -> bool {
        let since = now.saturating_duration_since(self.at).as_secs_f64();
        self.at = now;
        self.left = (self.left + since * self.per_second).min(self.most);
        if self.left < 1.0 {
            return false;
        }
        self.left -= 1.0;
        true
    }

    fn is_full(&self, now: Instant) -> bool {
        let since = now.saturating_duration_since(self.at).as_secs_f64();
        self.left + since * self.per_second >= self.most
    }
}

/// Buckets by address, and larger ones by site.
#[derive(Debug)]
pub struct Addresses {
    per_second: u32,
    buckets: Mutex<(HashMap<Holder, Bucket>, Instant)>,
}

/// The most addresses remembered, and how often full buckets are dropped.
const MOST: usize = 100_000;
const CLEAN: Duration = Duration::from_secs(60);

impl Addresses {
    /// No addresses yet.
    #[must_use]
    pub fn new(per_second: u32) -> Self {
        Self { per_second, buckets: Mutex::new((HashMap::new(), Instant::now())) }
    }

    /// Whether an address may make another request.
    pub fn take(&self, address: IpAddr, now: Instant) -> bool {
        let mut guard = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let (buckets, cleaned) = &mut *guard;
        if buckets.len() >= MOST || now.saturating_duration_since(*cleaned) > CLEAN {
            buckets.retain(|_, bucket| !bucket.is_full(now));
            *cleaned = now;
        }
        let mut take = |holder: Holder| {
            let full = buckets.len() >= MOST;
            match buckets.get_mut(&holder) {
                Some(bucket) => bucket.take(now),
                None if full => false,
                None => {
                    let per_second = self.per_second.saturating_mul(holder.share());
                    let mut bucket = Bucket::new(per_second, now);
                    let taken = bucket.take(now);
                    buckets.insert(holder, bucket);
                    taken
                }
            }
        };
        holders(address).all(&mut take)
    }
}

/// Places that are taken, in total, by address and by site: sockets, connections, long work.
#[derive(Debug)]
pub struct Quota {
    most: usize,
    most_of_one: usize,
    open: Mutex<(usize, HashMap<Holder, usize>)>,
}

/// Why another place is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoRoom {
    /// The server has reached its limit.
    Server,
    /// The address has reached its limit.
    Address,
}

impl Quota {
    /// None yet.
    #[must_use]
    pub fn new(most: usize, most_of_one: usize) -> Arc<Self> {
        Arc::new(Self { most, most_of_one, open: Mutex::default() })
    }

    /// Counts one more until the returned guard is dropped.
    ///
    /// # Errors
    /// If a limit is reached.
    pub fn open(self: &Arc<Self>, address: IpAddr) -> Result<Place, NoRoom> {
        let mut guard = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let (all, taken) = &mut *guard;
        if *all >= self.most {
            return Err(NoRoom::Server);
        }
        let has_room = |holder: Holder| {
            let most = self.most_of_one.saturating_mul(holder.share() as usize);
            taken.get(&holder).is_none_or(|&own| own < most)
        };
        if self.most_of_one == 0 || !holders(address).all(has_room) {
            return Err(NoRoom::Address);
        }
        for holder in holders(address) {
            *taken.entry(holder).or_default() += 1;
        }
        *all += 1;
        Ok(Place { quota: Arc::clone(self), address })
    }

    /// How many are taken.
    #[must_use]
    pub fn count(&self) -> usize {
        self.open.lock().unwrap_or_else(PoisonError::into_inner).0
    }
}

/// A place that is taken; dropping it frees it.
#[derive(Debug)]
pub struct Place {
    quota: Arc<Quota>,
    address: IpAddr,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut guard = self.quota.open.lock().unwrap_or_else(PoisonError::into_inner);
        let (all, taken) = &mut *guard;
        *all = all.saturating_sub(1);
        for holder in holders(self.address) {
            if let Some(own) = taken.get_mut(&holder) {
                *own = own.saturating_sub(1);
                if *own == 0 {
                    taken.remove(&holder);
                }
            }
        }
    }
}

/// Who has a share of a limit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Holder {
    /// One household.
    Network(IpAddr),
    /// The first 48 bits of IPv6: whoever has these has 65,536 networks.
    Site([u16; 3]),
}

/// How many networks' shares a site has.
const SITE: u32 = 8;

impl Holder {
    /// How many shares it has.
    const fn share(self) -> u32 {
        match self {
            Self::Network(_) => 1,
            Self::Site(_) => SITE,
        }
    }
}

/// Who has a share that an address uses.
fn holders(address: IpAddr) -> impl Iterator<Item = Holder> {
    let network = network(address);
    let site = match network {
        IpAddr::V4(_) => None,
        IpAddr::V6(address) => {
            let [a, b, c, ..] = address.segments();
            Some(Holder::Site([a, b, c]))
        }
    };
    core::iter::once(Holder::Network(network)).chain(site)
}

/// The part of an address that belongs to one household: all of IPv4, the first half of IPv6.
#[must_use]
pub fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6([a, b, c, d, 0, 0, 0, 0].into())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills() {
        let start = Instant::now();
        let mut bucket = Bucket::new(2, start);
        for _ in 0..10 {
            assert!(bucket.take(start));
        }
        assert!(!bucket.take(start));
        assert!(bucket.take(start + Duration::from_secs(1)));
    }

    #[test]
    fn places_are_counted_in_all_and_by_address() {
        let sockets = Quota::new(3, 2);
        let (one, other) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let first = sockets.open(one).expect("room");
        let _second = sockets.open(one).expect("room");
        assert_eq!(sockets.open(one).map(drop), Err(NoRoom::Address));
        let _third = sockets.open(other).expect("room");
        assert_eq!(sockets.open(other).map(drop), Err(NoRoom::Server));
        drop(first);
        assert!(sockets.open(one).is_ok());
        // One household has many IPv6 addresses.
        let sockets = Quota::new(9, 1);
        let home = ["2001:db8::1", "2001:db8::2"].map(|text| text.parse().expect("an address"));
        let _first = sockets.open(home[0]).expect("room");
        assert_eq!(sockets.open(home[1]).map(drop), Err(NoRoom::Address));
    }

    #[test]
    fn many_networks_of_one_site_share_what_eight_have() {
        let network = |number: u16| IpAddr::from([0x2001, 0xdb8, 7, number, 0, 0, 0, 1]);
        let other = IpAddr::from([0x2001, 0xdb8, 8, 0, 0, 0, 0, 1]);
        let sockets = Quota::new(1000, 2);
        let mut held: Vec<_> = (0..100).filter_map(|one| sockets.open(network(one)).ok()).collect();
        assert_eq!(held.len(), 16);
        assert_eq!(sockets.open(network(200)).map(drop), Err(NoRoom::Address));
        assert!(sockets.open(other).is_ok());
        held.pop();
        assert!(sockets.open(network(200)).is_ok());
        let (addresses, now) = (Addresses::new(1), Instant::now());
        let taken = (0..100).filter(|&one| addresses.take(network(one), now)).count();
        assert_eq!(taken, 8 * 5, "five seconds' worth of eight");
        assert!(addresses.take(other, now));
    }

    #[test]
    fn addresses_do_not_disturb_each_other() {
        let (addresses, now) = (Addresses::new(1), Instant::now());
        let (one, other) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        while addresses.take(one, now) {}
        assert!(addresses.take(other, now));
    }
}

//! All connections, and which of them can be spared. A process may only have so many files open:
//! before there are too many connections, those over which nothing happens are closed, so that
//! players always get in.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, Waker, ready};
use std::time::{Duration, Instant};

use axum::body::{Body, Bytes, HttpBody};
use futures_util::task::AtomicWaker;
use http_body::{Frame, SizeHint};
use tokio::sync::Notify;

/// Files that are no connections: the database, the listener, logs and the like.
const OTHER_FILES: u64 = 64;

/// Connections that may be about to close while others are accepted, part of the other files, and how
/// long that may take.
const LEAVING: usize = 16;
const SETTLED: Duration = Duration::from_secs(1);

/// When there is no room, this part of all connections is closed at once, if as many can be spared:
/// looking for them takes time.
const SPARED: usize = 128;

/// What a connection is used for; those that can be spared first come first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub(crate) enum Use {
    /// Between requests, or with half of one.
    Idle = 0,
    /// A socket that has not said who it is.
    Unknown = 1,
    /// A spectator's socket.
    Spectator = 2,
    /// A request is being answered.
    Request = 3,
    /// A player's socket.
    Player = 4,
}

impl Use {
    const ALL: [Self; 5] =
        [Self::Idle, Self::Unknown, Self::Spectator, Self::Request, Self::Player];

    /// Its name in metrics.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Idle => "idle",
            Self::Unknown => "unknown",
            Self::Spectator => "spectator",
            Self::Request => "request",
            Self::Player => "player",
        }
    }
}

/// All connections.
#[derive(Debug)]
pub(crate) struct Connections {
    began: Instant,
    most: usize,
    next: AtomicU64,
    open: Mutex<HashMap<u64, Arc<State>>>,
    /// Those that still have a file, with those that were told to close.
    alive: AtomicUsize,
    gone: Notify,
}

/// What is known about a connection.
#[derive(Debug)]
struct State {
    address: IpAddr,
    used: AtomicU8,
    /// When something was last sent over it, in milliseconds since the start.
    sent: AtomicU64,
    closed: AtomicBool,
    reader: AtomicWaker,
}

/// A connection; dropping the last clone forgets it.
#[derive(Clone, Debug)]
pub(crate) struct Connection(Arc<Held>);

#[derive(Debug)]
struct Held {
    id: u64,
    state: Arc<State>,
    all: Arc<Connections>,
}

impl Drop for Held {
    fn drop(&mut self) {
        self.all.with(|open| open.remove(&self.id));
        self.all.alive.fetch_sub(1, Ordering::SeqCst);
        self.all.gone.notify_one();
    }
}

impl Connections {
    /// None yet, and room for so many.
    pub(crate) fn new(most: usize) -> Arc<Self> {
        let (began, next) = (Instant::now(), AtomicU64::new(0));
        let (alive, gone) = (AtomicUsize::new(0), Notify::new());
        Arc::new(Self { began, most, next, open: Mutex::default(), alive, gone })
    }

    fn with<T>(&self, look: impl FnOnce(&mut HashMap<u64, Arc<State>>) -> T) -> T {
        look(&mut self.open.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn now(&self) -> u64 {
        u64::try_from(self.began.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    /// A new connection. If there is no room, the one that can best be spared is closed; none if
    /// all are needed.
    pub(crate) fn admit(self: &Arc<Self>, address: IpAddr) -> Option<Connection> {
        let state = Arc::new(State {
            address,
            used: AtomicU8::new(Use::Idle as u8),
            sent: AtomicU64::new(self.now()),
            closed: AtomicBool::new(false),
            reader: AtomicWaker::new(),
        });
        let id = self.next.fetch_add(1, Ordering::Relaxed);
        let admitted = self.with(|open| {
            if open.len() >= self.most && !spare(open, (self.most / SPARED).max(1)) {
                return false;
            }
            open.insert(id, Arc::clone(&state));
            self.alive.fetch_add(1, Ordering::SeqCst);
            true
        });
        admitted.then(|| Connection(Arc::new(Held { id, state, all: Arc::clone(self) })))
    }

    /// How many one address may have: a quarter of all.
    pub(crate) fn most_of_one(&self) -> usize {
        (self.most / 4).max(8)
    }

    /// Makes room, although nobody was admitted: there are fewer files than expected.
    pub(crate) fn make_room(&self) {
        self.with(|open| spare(open, (self.most / SPARED).max(1)));
    }

    /// Waits until most of those that were told to close are gone. Until then they have their files,
    /// of which there are only so many.
    pub(crate) async fn settled(&self) {
        let settled = async {
            while self.alive.load(Ordering::SeqCst) > self.with(|open| open.len()) + LEAVING {
                self.gone.notified().await;
            }
        };
        let _ = tokio::time::timeout(SETTLED, settled).await;
    }

    /// Closes all that are used for nothing more than this.
    pub(crate) fn close(&self, most: Use) {
        let close = |state: &Arc<State>| state.used.load(Ordering::Relaxed) <= most as u8;
        let closed: Vec<_> =
            self.with(|open| open.values().filter(|state| close(state)).cloned().collect());
        closed.iter().for_each(|state| state.close());
    }

    /// How many there are of each kind.
    pub(crate) fn count(&self) -> [(Use, usize); 5] {
        let mut many = Use::ALL.map(|used| (used, 0));
        self.with(|open| {
            for state in open.values() {
                if let Some((_, many)) =
                    many.get_mut(usize::from(state.used.load(Ordering::Relaxed)))
                {
                    *many += 1;
                }
            }
        });
        many
    }
}

/// Closes connections that can best be spared, at most so many: those that are used for least, of the
/// address that has most of them, and over which nothing was sent for longest. Players and requests
/// in progress are never closed, nor are spectators, who have a limit of their own.
fn spare(open: &mut HashMap<u64, Arc<State>>, most: usize) -> bool {
    for used in [Use::Idle, Use::Unknown] {
        let like = |state: &&Arc<State>| {
            state.used.load(Ordering::Relaxed) == used as u8
                && !state.closed.load(Ordering::Relaxed)
        };
        let mut by_address: HashMap<IpAddr, usize> = HashMap::new();
        for state in open.values().filter(like) {
            *by_address.entry(state.address).or_default() += 1;
        }
        let worst = by_address.iter().max_by_key(|&(address, many)| (*many, Reverse(*address)));
        let Some((&worst, _)) = worst else { continue };
        let own = open.iter().filter(|(_, state)| like(state) && state.address == worst);
        let mut own: Vec<(u64, u64)> =
            own.map(|(id, state)| (state.sent.load(Ordering::Relaxed), *id)).collect();
        own.sort_unstable();
        for (_, id) in own.into_iter().take(most) {
            // It is gone as soon as its task runs.
            if let Some(state) = open.remove(&id) {
                state.close();
                metrics::counter!("aude_connections_spared_total").increment(1);
            }
        }
        return true;
    }
    false
}

impl State {
    fn close(&self) {
        self.closed.store(true, Ordering::SeqCst);
        self.reader.wake();
    }
}

impl Connection {
    /// Notes what it is used for.
    pub(crate) fn set(&self, used: Use) {
        self.0.state.used.store(used as u8, Ordering::Relaxed);
    }

    /// The headers of a request are there. It counts as one once its body is there too, if it has
    /// one: half a request can be spared. It is done when the returned guard is dropped.
    pub(crate) fn request(&self, body: Body) -> (InRequest, Body) {
        let doing = InRequest(self.clone());
        if body.is_end_stream() {
            doing.0.begin();
            return (doing, body);
        }
        let body = Body::new(Reading { body, connection: self.clone() });
        (doing, body)
    }

    /// All of a request has arrived.
    fn begin(&self) {
        let (now, then) = (Use::Idle as u8, Use::Request as u8);
        let used = &self.0.state.used;
        let _ = used.compare_exchange(now, then, Ordering::Relaxed, Ordering::Relaxed);
    }

    /// Something was sent over it.
    pub(crate) fn sent(&self) {
        self.0.state.sent.store(self.0.all.now(), Ordering::Relaxed);
    }

    /// Whether it is to be closed; otherwise the reader is woken when it is.
    pub(crate) fn is_closed(&self, reader: &Waker) -> bool {
        self.0.state.reader.register(reader);
        self.0.state.closed.load(Ordering::SeqCst)
    }
}

/// The body of a request, while it arrives.
struct Reading {
    body: Body,
    connection: Connection,
}

impl HttpBody for Reading {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let frame = ready!(Pin::new(&mut self.body).poll_frame(context));
        if frame.is_none() || self.body.is_end_stream() {
            self.connection.begin();
        }
        Poll::Ready(frame)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// A request in progress.
#[derive(Debug)]
pub(crate) struct InRequest(Connection);

impl Drop for InRequest {
    fn drop(&mut self) {
        // Unless it has become a socket in the meantime.
        let used = &self.0.0.state.used;
        let (now, then) = (Use::Request as u8, Use::Idle as u8);
        let _ = used.compare_exchange(now, then, Ordering::Relaxed, Ordering::Relaxed);
    }
}

/// Raises the limit of open files as far as the system allows, and returns how many connections fit
/// in.
#[cfg(unix)]
pub(crate) fn room() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    if limit.current != limit.maximum {
        let raised = Rlimit { current: limit.maximum, maximum: limit.maximum };
        if let Err(error) = setrlimit(Resource::Nofile, raised) {
            tracing::warn!(%error, "cannot raise the limit of open files");
        }
    }
    let files = getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX);
    let room = files.saturating_sub(OTHER_FILES).max(files / 2).max(8);
    tracing::info!(files, "the limit of open files");
    usize::try_from(room).unwrap_or(usize::MAX)
}

/// How many connections fit in: no limit is known here.
#[cfg(not(unix))]
pub(crate) fn room() -> usize {
    let _ = OTHER_FILES;
    usize::MAX
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(last: u8) -> IpAddr {
        IpAddr::from([10, 0, 0, last])
    }

    #[test]
    fn idle_connections_make_room_and_players_never_do() {
        let all = Connections::new(4);
        let waker = Waker::noop();
        let player = all.admit(at(1)).expect("room");
        player.set(Use::Player);
        let request = all.admit(at(1)).expect("room");
        let (doing, _) = request.request(Body::empty());
        let crowd: Vec<_> = (0..2).map(|_| all.admit(at(2)).expect("room")).collect();
        let spectator = all.admit(at(3)).expect("an idle one is closed");
        spectator.set(Use::Spectator);
        assert_eq!(crowd.iter().filter(|one| one.is_closed(waker)).count(), 1);
        let unknown = all.admit(at(3)).expect("the other idle one is closed");
        unknown.set(Use::Unknown);
        assert!(crowd.iter().all(|one| one.is_closed(waker)));
        // Then those that do not say who they are; and then there is no room.
        let last = all.admit(at(4)).expect("room");
        assert!(unknown.is_closed(waker));
        last.set(Use::Player);
        assert!(all.admit(at(4)).is_none());
        for needed in [&player, &request, &spectator, &last] {
            assert!(!needed.is_closed(waker));
        }
        drop(doing);
        assert!(all.admit(at(5)).is_some(), "the request is done");
        assert!(request.is_closed(waker) && !player.is_closed(waker));
    }

    #[test]
    fn the_address_with_most_idle_connections_loses_them_first() {
        let all = Connections::new(5);
        let quiet = all.admit(at(1)).expect("room");
        let crowd: Vec<_> = (0..4).map(|_| all.admit(at(2)).expect("room")).collect();
        let more: Vec<_> = (0..3).map(|_| all.admit(at(3)).expect("room")).collect();
        assert_eq!(crowd.iter().filter(|one| one.is_closed(Waker::noop())).count(), 3);
        assert!(!quiet.is_closed(Waker::noop()));
        assert!(more.iter().all(|one| !one.is_closed(Waker::noop())));
        drop((quiet, crowd, more));
        assert_eq!(all.count().map(|(_, many)| many), [0; 5]);
    }

    /// A body that does not arrive in full does not protect its connection.
    #[tokio::test]
    async fn half_a_request_can_be_spared_and_a_whole_one_cannot() {
        let all = Connections::new(2);
        let open = || {
            let connection = all.admit(at(1)).expect("room");
            let (send, receive) =
                tokio::sync::mpsc::unbounded_channel::<Result<Bytes, axum::Error>>();
            let parts = futures_util::stream::unfold(receive, async |mut receive| {
                Some((receive.recv().await?, receive))
            });
            let (doing, body) = connection.request(Body::from_stream(parts));
            (connection, doing, body, send)
        };
        let (half, _waits, _half_body, _never) = open();
        let (whole, doing, body, send) = open();
        send.send(Ok(Bytes::from_static(b"{}"))).expect("sent");
        drop(send);
        assert_eq!(axum::body::to_bytes(body, 9).await.expect("read").as_ref(), b"{}");
        let _next = all.admit(at(2)).expect("room");
        assert!(half.is_closed(Waker::noop()) && !whole.is_closed(Waker::noop()));
        drop(doing);
    }

    /// Whoever is told to close still has a file for a moment.
    #[tokio::test]
    async fn nobody_is_accepted_before_those_who_leave_are_gone() {
        let all = Connections::new(1000);
        let crowd: Vec<_> = (0..1000).map(|_| all.admit(at(1)).expect("room")).collect();
        all.settled().await;
        let _more: Vec<_> = (0..100).map(|_| all.admit(at(2)).expect("room")).collect();
        let closed = |one: &Connection| one.is_closed(Waker::noop());
        assert!(crowd.iter().filter(|one| closed(one)).count() > LEAVING);
        let wait = async { tokio::time::timeout(SETTLED / 2, all.settled()).await };
        assert!(wait.await.is_err(), "their files are still open");
        drop(crowd);
        let wait = async { tokio::time::timeout(SETTLED / 2, all.settled()).await };
        assert!(wait.await.is_ok());
    }
}

//! Short work that a server has no room for, offered to the others.

use std::time::Duration;

use super::Later;

/// How long whoever has asked waits for what comes out: nobody begins older work.
pub const PATIENCE: Duration = Duration::from_secs(10);

/// Work of another server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Errand {
    /// Its number, a random one.
    pub id: i64,
    /// What it is, with the version of how it is written.
    pub kind: String,
    /// Everything that is needed for it.
    pub what: String,
}

/// Work for whichever server has room. Doing it twice does no harm: the result is the same.
pub trait Errands: Send + Sync {
    /// Whether there are others to do it.
    fn has_helpers(&self) -> Later<'_, bool>;
    /// Offers work to the other servers: its number. None if there are no others, or too much is waiting.
    fn offer<'a>(&'a self, kind: &'a str, what: &'a str) -> Later<'a, Option<i64>>;
    /// What came out, once one of them has done it.
    fn result(&self, id: i64) -> Later<'_, Option<Vec<u8>>>;
    /// Nobody waits for it any more.
    fn withdraw(&self, id: i64) -> Later<'_, ()>;
    /// Takes work of one of these kinds that another server offers and nobody is at.
    fn take<'a>(&'a self, kinds: &'a [&'a str]) -> Later<'a, Option<Errand>>;
    /// Leaves it to others after all.
    fn give_back(&self, id: i64) -> Later<'_, ()>;
    /// Deletes what nobody waits for any more.
    fn forget(&self) -> Later<'_, ()>;
    /// Leaves what came out. Whoever comes first: the others have the same.
    fn deliver<'a>(&'a self, id: i64, result: &'a [u8]) -> Later<'a, ()>;
}

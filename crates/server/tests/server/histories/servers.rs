//! The servers of a test: real processes, each with its own way to the database.

use std::process::Command;
use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use tokio::task::JoinHandle;

use super::{TABLES, World, race, sit};
use crate::common::{Dice, Folder};
use crate::kill::{Process, start_with};
use crate::link::Link;

/// A server, the folder it has, and its way to the database.
pub(super) struct Node {
    process: Option<Process>,
    folder: Folder,
    pub(super) link: Link,
}

/// The servers of a test.
pub(super) struct Servers {
    /// The database, without anything in between.
    pub(super) url: String,
    pub(super) nodes: Vec<Node>,
    pub(super) world: Arc<World>,
}

impl Servers {
    /// So many, each with a way of its own to the database.
    pub(super) fn start_all(url: &str, many: usize) -> Self {
        let node = |_| Node { process: None, folder: Folder::new(), link: Link::to(url) };
        let nodes = (0..many).map(node).collect();
        let mut servers = Self { url: url.to_owned(), nodes, world: World::new(many) };
        (0..many).for_each(|index| servers.start(index));
        servers
    }

    /// Starts a server, however long PostgreSQL takes to notice that the old one is gone.
    pub(super) fn start(&mut self, index: usize) {
        let address = if self.nodes.len() > 1 { "127.0.0.1:0" } else { "" };
        let node = &mut self.nodes[index];
        node.process = None;
        let (clock, url) = (Some(clock_of(&node.folder)), node.link.url());
        let start = |_| start_with(node.folder.path(), &url, address, clock.as_deref());
        let (started, address) = (0..20).find_map(start).expect("it starts");
        node.process = Some(started);
        self.world.addresses.lock().unwrap_or_else(PoisonError::into_inner)[index] = address;
    }

    pub(super) fn signal(&self, index: usize, name: &str) {
        signal(self.nodes[index].process.as_ref().expect("it runs"), name);
    }

    /// Sets clients to play, and to race for seats if there are several servers.
    pub(super) fn clients(&self, dice: &mut Dice) -> Vec<JoinHandle<()>> {
        let sit = |_| tokio::spawn(sit(Arc::clone(&self.world), dice.below(usize::MAX) as u64));
        let mut clients: Vec<_> = (0..TABLES).map(sit).collect();
        if self.nodes.len() > 1 {
            clients.push(tokio::spawn(race::race(Arc::clone(&self.world))));
        }
        clients
    }

    /// Ends everything.
    pub(super) async fn end(self, clients: Vec<JoinHandle<()>>) -> Arc<World> {
        let world = Arc::clone(&self.world);
        world.over.store(true, Ordering::Relaxed);
        tokio::time::sleep(Duration::from_millis(300)).await;
        drop(self);
        for client in clients {
            client.await.expect("it ends");
        }
        world
    }

    /// Makes a server's clock wrong by so many seconds, from now on.
    pub(super) fn set_clock(&self, index: usize, seconds: i64) {
        let file = clock_of(&self.nodes[index].folder);
        std::fs::write(file, format!("{seconds:+}\n")).expect("the clock is set");
    }

    /// Asks a server to stop, and waits until it has.
    pub(super) fn stop(&mut self, index: usize) {
        self.signal(index, "-TERM");
        if let Some(process) = &mut self.nodes[index].process {
            // Nobody reads what the tests around it print at the end, so its exit code says nothing.
            process.0.wait().expect("it ends");
        }
    }
}

fn signal(process: &Process, name: &str) {
    let id = process.0.id().to_string();
    assert!(Command::new("kill").args([name, &id]).status().expect("kill").success());
}

/// The file that says how wrong the clock of a server in this folder is.
fn clock_of(folder: &Folder) -> std::path::PathBuf {
    folder.path().join("clock")
}

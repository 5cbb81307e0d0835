//! The table server: tables, seats, storage, HTTP and WebSocket (docs/server.md).
//!
//! - [`config`]: the settings.
//! - [`serve`], [`backup`] and [`restore`]: the commands of the program.
//! - [`admin`]: the operator's tools.
//! - [`doctor`]: whether a server can run well here.
//! - [`folder`]: the data folder, which one program uses at a time.
//! - [`app()`]: the router as a function of its state, for tests without a port.
//! - [`live`]: the socket loop, over any stream and sink.
//! - [`table`], [`tables`]: one game with its seats; all of them.
//! - [`store`]: where tables are stored.
//! - [`fair`]: draws that anyone can verify (docs/fair-draws.md).
//! - [`protocol`]: the messages.
//!
//! This crate contains no rules: what is legal, what it scores and what a position looks like comes
//! from the engine and the record crate.

pub mod admin;
mod app;
mod backups;
pub mod computer;
pub mod config;
mod connections;
pub mod desk;
pub mod doctor;
mod errands;
pub mod errors;
mod exercise;
pub mod fair;
pub mod folder;
mod forward;
mod gates;
mod handover;
mod lessons;
pub mod limits;
mod listen;
pub mod live;
pub mod logs;
mod meters;
mod notify;
pub mod origin;
mod packed;
pub mod pool;
mod probe;
pub mod protocol;
mod proxies;
mod puzzles;
mod restore;
pub mod reviews;
mod room;
mod routes;
pub mod secret;
mod serve;
pub mod shared;
pub mod stamp;
pub mod steady;
pub mod store;
mod sweep;
pub mod table;
pub mod tables;
pub mod talk;
mod texts;
mod transfer;
mod unread;
mod web;

pub use app::{App, app};
pub use config::{Config, ConfigError, Settings};
pub use fair::verify_record;
pub use probe::health;
pub use proxies::Proxies;
pub use restore::{Restored, restore};
pub use serve::{ServeError, Server, asked_to_stop, backup, serve};
pub use texts::texts;
pub use transfer::copy_store;

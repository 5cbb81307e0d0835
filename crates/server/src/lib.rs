//! The table server: tables, seats, storage, HTTP and WebSocket (docs/server.md).
//!
//! - [`config`]: the settings.
//! - [`serve`] and [`backup`]: the commands of the program.
//! - [`app()`]: the router as a function of its state, for tests without a port.
//! - [`live`]: the socket loop, over any stream and sink.
//! - [`table`], [`tables`]: one game with its seats; all of them.
//! - [`store`]: where tables are stored.
//! - [`fair`]: draws that anyone can verify (docs/fair-draws.md).
//! - [`protocol`]: the messages.
//!
//! This crate contains no rules: what is legal, what it scores and what a position looks like comes
//! from the engine and the record crate.

mod app;
pub mod computer;
pub mod config;
pub mod errors;
pub mod fair;
pub mod limits;
mod listen;
pub mod live;
pub mod logs;
pub mod origin;
pub mod pool;
pub mod protocol;
mod routes;
pub mod secret;
mod serve;
pub mod shared;
pub mod store;
pub mod table;
pub mod tables;
mod web;

pub use app::{App, app};
pub use config::{Config, ConfigError};
pub use fair::verify_record;
pub use serve::{ServeError, Server, asked_to_stop, backup, serve};

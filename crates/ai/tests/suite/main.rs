//! What every computer player must satisfy, and what the arena must count correctly.

mod arena;
mod decisions;
mod facts;
mod hidden_order;
mod memory;
mod score;

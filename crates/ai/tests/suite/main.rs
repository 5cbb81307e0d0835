//! What every computer player must keep to, and what the arena must count right.

mod arena;
mod decisions;
mod facts;
mod hidden_order;
mod memory;
mod score;

//! What every computer player must satisfy, and what the arena must count correctly.

mod arena;
mod champion_1;
mod decisions;
mod endings;
mod facts;
mod hidden_order;
mod learn;
mod memory;
mod middles;
mod positions;
mod score;
mod styles;

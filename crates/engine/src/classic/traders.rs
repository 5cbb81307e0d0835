//! Traders & Builders (B-1 … B-8): goods in cities, the builder's double turn, the pig. Its special
//! tiles (B-8) are plain data.

mod builder;
mod goods;
mod pig;

pub(super) use builder::{Builder, Turn};
pub(super) use goods::{Goods, KINDS as GOODS, Stock};
pub(super) use pig::Pig;

//! Actions, events and positions as JSON (docs/engine-protocol.md). Nothing in it depends on the
//! program's inner order: tiles go by their id, places by what they reach on the board.
//!
//! In JSON players are counted from 0; in text for people seats are counted from 1.

mod action;
mod event;
mod next;
mod read;
mod refusal;
mod sets;
mod spot;
mod state;

pub use action::{ActionJson, OfferJson, PlaceJson, PutJson, RansomJson};
pub use event::{EventJson, HappenedJson, ItemJson, category_name};
pub use next::{ActorJson, ChanceWord, Next};
pub use read::{WireError, action};
pub use refusal::RefusalJson;
pub use sets::{OptionJson, SetJson, ValueJson, options, sets};
pub use spot::{FigureJson, On, SpotJson};
pub use state::{
    CaptiveJson, FigureOnBoard, GoodsJson, StateJson, SupplyJson, TileJson, TowerJson,
};

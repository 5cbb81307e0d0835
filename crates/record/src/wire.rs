//! Actions, events and positions as JSON (docs/engine-protocol.md). Nothing in it depends on the
//! program's internal order: tiles are named by id, places by what they reach on the board.
//!
//! In JSON, players are counted from 0; in text for people, seats are counted from 1.

mod action;
mod event;
mod feature;
mod next;
mod people;
mod read;
mod refusal;
mod sets;
mod shape;
mod spot;
mod state;

pub(crate) use people::for_people;

pub use action::{ActionJson, LegalActionJson, PlaceJson, PutJson, RansomJson};
pub use event::{EventJson, HappenedJson, ItemJson, category_name};
pub use feature::FeatureJson;
pub use next::{ActorJson, ChanceWord, Next};
pub use read::{WireError, action};
pub use refusal::RefusalJson;
pub use sets::{OptionJson, SetJson, ValueJson, options, sets};
pub use shape::{SegmentJson, ShapeJson};
pub use spot::{FigureJson, On, SpotJson};
pub use state::{
    CaptiveJson, FigureOnBoard, GoodsJson, StateJson, SupplyJson, TileJson, TowerJson,
};

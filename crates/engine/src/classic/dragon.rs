//! Princess & Dragon (D-1 … D-11): volcanoes call the dragon, dragon tiles make him fly; the fairy
//! protects and pays, the princess sends knights home, portals let followers go anywhere.

mod aside;
mod fairy;
mod flight;
mod portal;
mod princess;
mod volcano;

pub(super) use aside::Aside;
pub(super) use fairy::{Fairy, FairyAt};
pub(super) use flight::{Dragon, Flight};
pub(super) use portal::Portal;
pub(super) use princess::Princess;
pub(super) use volcano::Volcano;

//! Sets and house rules as JSON, for clients that offer a choice of them.

use aude_engine::game::HouseRules;
use aude_engine::tiles::SetSpec;
use aude_engine::{classic, mayflower};
use serde::Serialize;

use crate::notation::Words;
use crate::sets::{Fingerprint, SetLibrary};

/// A tile set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct SetJson {
    /// Its name in setups.
    pub name: String,
    /// Its display title.
    pub title: String,
    /// The game it belongs to.
    pub game: &'static str,
    /// A note displayed with it.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<String>"))]
    pub note: String,
    /// What distinguishes its tiles from those of another edition of the set.
    #[cfg_attr(feature = "ts", ts(as = "Option<String>"))]
    pub fingerprint: Option<Fingerprint>,
    /// Number of tiles, including the start tile.
    pub tiles: u32,
    /// The elements of the rules that it brings into play.
    pub elements: Vec<String>,
}

/// A house rule.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct OptionJson {
    /// The game it belongs to.
    pub game: &'static str,
    /// Its name in setups.
    pub name: &'static str,
    /// The rule it varies.
    pub rule: &'static str,
    /// The element it concerns: without it in play, the house rule has no effect.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub element: Option<&'static str>,
    /// What it decides.
    pub about: &'static str,
    /// Its values, the default first.
    pub values: Vec<ValueJson>,
}

/// A value of a house rule.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub struct ValueJson {
    /// Its name in setups.
    pub value: &'static str,
    /// What it means.
    pub means: &'static str,
}

/// The sets of a library.
#[must_use]
pub fn sets(library: &SetLibrary) -> Vec<SetJson> {
    let set = |set: &SetSpec| SetJson {
        name: set.name.clone(),
        title: set.title.clone(),
        game: if set.coast.is_empty() { Words::CLASSIC.game } else { Words::MAYFLOWER.game },
        note: set.note.clone(),
        fingerprint: library.fingerprint(&set.name),
        tiles: set.tiles.iter().map(|tile| tile.count + tile.start).sum(),
        elements: set.elements.clone(),
    };
    library.iter().map(set).collect()
}

/// Every house rule of every game.
#[must_use]
pub fn options() -> Vec<OptionJson> {
    let classic = options_of::<classic::Options>(Words::CLASSIC.game);
    classic.chain(options_of::<mayflower::Options>(Words::MAYFLOWER.game)).collect()
}

fn options_of<O: HouseRules>(game: &'static str) -> impl Iterator<Item = OptionJson> {
    O::CHOICES.iter().map(move |choice| OptionJson {
        game,
        name: choice.name,
        rule: choice.rule,
        element: choice.element.map(|element| element.name()),
        about: choice.about,
        values: choice.values.iter().map(|&(value, means)| ValueJson { value, means }).collect(),
    })
}

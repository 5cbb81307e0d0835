//! What choices would lead to, and what scorings were about.

use aude_record::wire::{FigureOnBoard, SpotJson};
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::FeatureInfo;

/// What the legal actions of a step would bring about, where that is easily overlooked.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct Outlook {
    /// The current version of the table.
    pub version: u32,
    /// Steps of the dragon's flight still to come, the next one included; none if he rests.
    pub dragon_steps: Option<u8>,
    /// The steps the dragon can take next.
    pub flights: Vec<FlightOutlook>,
    /// Where a tower piece can go.
    pub towers: Vec<TowerOutlook>,
    /// The features of the places that can be chosen for a figure, the fairy, the princess, a capture
    /// or a scoring; each once.
    pub places: Vec<FeatureInfo>,
}

/// A step of the dragon.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct FlightOutlook {
    /// The move as text.
    pub text: String,
    /// The figures it would send home.
    #[schema(value_type = Vec<Object>)]
    #[ts(type = "import('./wire').FigureOnBoard[]")]
    pub sent_home: Vec<FigureOnBoard>,
}

/// A tower with one more piece.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct TowerOutlook {
    /// The move as text.
    pub text: String,
    /// The cells with a tile within its reach.
    pub reach: Vec<[i16; 2]>,
    /// The followers that could be captured then.
    #[schema(value_type = Vec<Object>)]
    #[ts(type = "import('./wire').FigureOnBoard[]")]
    pub followers: Vec<FigureOnBoard>,
}

/// The features that were scored in a log entry.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(export, export_to = "protocol.ts")]
pub struct Scorings {
    /// The version of the entry.
    pub version: u32,
    /// For each of its `scored` events in order: the parts of the feature, a place on each of its
    /// tiles; empty if the points are not for a feature.
    #[schema(value_type = Vec<Vec<Object>>)]
    #[ts(type = "import('./wire').SpotJson[][]")]
    pub parts: Vec<Vec<SpotJson>>,
}

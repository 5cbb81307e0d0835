//! Colours. Never black, never pure: ink is brown, light is cream.

/// Which of the two games a drawing belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Look {
    /// Meadows, stone walls, red roofs.
    Classic,
    /// Prairie, palisades, plank roofs.
    Mayflower,
}

impl Look {
    /// The look that suits a game's tiles: Mayflower's have a coast.
    #[must_use]
    pub fn of(tiles: &aude_engine::tiles::Tiles) -> Self {
        if tiles.coast().is_empty() { Self::Classic } else { Self::Mayflower }
    }
}

/// The colours of a look.
#[derive(Debug)]
pub(crate) struct Palette {
    pub(crate) ink: &'static str,
    pub(crate) field: &'static str,
    pub(crate) field_light: &'static str,
    pub(crate) field_dark: &'static str,
    pub(crate) tuft: &'static str,
    pub(crate) hedge: &'static str,
    pub(crate) leaf: [&'static str; 3],
    pub(crate) leaf_light: [&'static str; 3],
    pub(crate) shade: &'static str,
    pub(crate) road: &'static str,
    pub(crate) road_edge: &'static str,
    pub(crate) road_rut: &'static str,
    pub(crate) ground: &'static str,
    pub(crate) ground_light: &'static str,
    pub(crate) ground_dark: &'static str,
    /// Sunny and shady half of each roof.
    pub(crate) roofs: [(&'static str, &'static str); 5],
    pub(crate) ground_shade: &'static str,
    pub(crate) wall: &'static str,
    pub(crate) wall_light: &'static str,
    pub(crate) wall_dark: &'static str,
    pub(crate) water: &'static str,
    pub(crate) water_light: &'static str,
}

static CLASSIC: Palette = Palette {
    ink: "#4b3626",
    field: "#abc26c",
    field_light: "#b9cd7c",
    field_dark: "#9fb761",
    tuft: "#84a34a",
    hedge: "#6f9145",
    leaf: ["#567d3b", "#648a42", "#4b7141"],
    leaf_light: ["#7da353", "#8fb15c", "#709a58"],
    shade: "#3d4a1c",
    road: "#f0e3bf",
    road_edge: "#b3986a",
    road_rut: "#dfcd9f",
    ground: "#e6c08a",
    ground_light: "#eecd9c",
    ground_dark: "#d7ab72",
    roofs: [
        ("#d36b48", "#a9472f"),
        ("#c0583b", "#963d2b"),
        ("#e08d5c", "#b8623d"),
        ("#c98f55", "#9d693a"),
        ("#a89c8e", "#7f7468"),
    ],
    ground_shade: "#7d4f22",
    wall: "#c9bda8",
    wall_light: "#efe7d6",
    wall_dark: "#8f816c",
    water: "#7faec2",
    water_light: "#a9cdd6",
};

static MAYFLOWER: Palette = Palette {
    ink: "#4a3423",
    field: "#d3c988",
    field_light: "#dfd59b",
    field_dark: "#c4be7c",
    tuft: "#a8a25a",
    hedge: "#93985a",
    leaf: ["#7d8a4a", "#6f8250", "#8a8d4c"],
    leaf_light: ["#a0aa66", "#93a36b", "#adac68"],
    shade: "#5a4a1c",
    road: "#d0a878",
    road_edge: "#94704a",
    road_rut: "#b08657",
    ground: "#ebd3a6",
    ground_light: "#f2deb8",
    ground_dark: "#d8b985",
    roofs: [
        ("#9c7046", "#745031"),
        ("#83603f", "#60442c"),
        ("#c79a5a", "#a0783f"),
        ("#8f8a80", "#6b675f"),
        ("#a65a3c", "#7d3f2a"),
    ],
    ground_shade: "#6d4a26",
    wall: "#a8794b",
    wall_light: "#d2a674",
    wall_dark: "#6d4a2c",
    water: "#6f9fb4",
    water_light: "#a4c8d0",
};

impl Palette {
    pub(crate) fn of(look: Look) -> &'static Self {
        match look {
            Look::Classic => &CLASSIC,
            Look::Mayflower => &MAYFLOWER,
        }
    }
}

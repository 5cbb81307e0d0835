//! Colours. Never black, never pure: ink is brown, light is cream.

/// Which of the two games a drawing belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scenery {
    /// Meadows, stone walls, red roofs.
    Classic,
    /// Prairie, palisades, plank roofs.
    Mayflower,
}

impl Scenery {
    /// The scenery that suits a game's tiles: Mayflower's have a coast.
    #[must_use]
    pub fn of(tiles: &aude_engine::tiles::Tiles) -> Self {
        if tiles.coast().is_empty() { Self::Classic } else { Self::Mayflower }
    }
}

/// How a game is drawn: people choose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Look {
    /// A painted map.
    #[default]
    Painted,
    /// Figures and features before decoration: flat land far apart in brightness.
    Contrast,
    /// Black lines on white, for printing.
    Lines,
}

impl Look {
    /// All looks.
    pub const ALL: [Self; 3] = [Self::Painted, Self::Contrast, Self::Lines];

    /// Its name in settings, addresses and options.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Painted => "painted",
            Self::Contrast => "contrast",
            Self::Lines => "lines",
        }
    }

    /// The look of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|look| look.name() == name)
    }
}

/// The colours of a scenery in one look.
#[derive(Debug)]
pub(crate) struct Palette {
    pub(crate) ink: &'static str,
    pub(crate) field: &'static str,
    pub(crate) field_light: &'static str,
    pub(crate) field_dark: &'static str,
    /// Fields and towns of plain drawings.
    pub(crate) flat_field: &'static str,
    pub(crate) flat_ground: &'static str,
    /// Sunny and shady half of the roofs of plain drawings.
    pub(crate) flat_roof: (&'static str, &'static str),
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
    /// Sunny and shady half of slate roofs.
    pub(crate) slate: (&'static str, &'static str),
    pub(crate) ground_shade: &'static str,
    pub(crate) wall: &'static str,
    pub(crate) wall_light: &'static str,
    pub(crate) wall_dark: &'static str,
    pub(crate) water: &'static str,
    pub(crate) water_light: &'static str,
}

const CLASSIC: Palette = Palette {
    ink: "#4b3626",
    field: "#abc26c",
    field_light: "#b9cd7c",
    field_dark: "#9fb761",
    flat_field: "#b1c777",
    flat_ground: "#e4b883",
    flat_roof: ("#d9825a", "#c4663f"),
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
    slate: ("#8d9bb0", "#5f6f86"),
    ground_shade: "#7d4f22",
    wall: "#c9bda8",
    wall_light: "#efe7d6",
    wall_dark: "#8f816c",
    water: "#7faec2",
    water_light: "#a9cdd6",
};

const MAYFLOWER: Palette = Palette {
    ink: "#4a3423",
    field: "#d3c988",
    field_light: "#dfd59b",
    field_dark: "#c4be7c",
    flat_field: "#d8ce8e",
    flat_ground: "#edd2a0",
    flat_roof: ("#b98d5c", "#a0754a"),
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
    slate: ("#9a8266", "#6e5a44"),
    ground_shade: "#6d4a26",
    wall: "#a8794b",
    wall_light: "#d2a674",
    wall_dark: "#6d4a2c",
    water: "#6f9fb4",
    water_light: "#a4c8d0",
};

/// Land, town and road far apart in brightness; nothing else competes with figures.
const CONTRAST: Palette = Palette {
    ink: "#1f140c",
    field: "#dfe8c2",
    flat_field: "#dfe8c2",
    flat_ground: "#9c6337",
    flat_roof: ("#e3bd92", "#c4966a"),
    field_light: "#dfe8c2",
    field_dark: "#c3d29a",
    leaf: ["#6f8a4a"; 3],
    leaf_light: ["#a3bb78"; 3],
    road: "#ffffff",
    road_edge: "#2f2118",
    ground: "#9c6337",
    ground_light: "#b47b4b",
    ground_dark: "#7d4b26",
    roofs: [("#e3bd92", "#c4966a"); 5],
    wall: "#f4ead6",
    wall_light: "#fffaf0",
    wall_dark: "#5b4632",
    water: "#4f8fb3",
    water_light: "#4f8fb3",
    ..CLASSIC
};

/// White paper, black lines, one grey for towns.
const LINES: Palette = Palette {
    ink: "#000000",
    field: "#ffffff",
    field_light: "#ffffff",
    field_dark: "#ffffff",
    flat_field: "#ffffff",
    flat_ground: "#e2e2e2",
    flat_roof: ("#ffffff", "#ffffff"),
    tuft: "#000000",
    hedge: "#000000",
    leaf: ["#ffffff"; 3],
    leaf_light: ["#ffffff"; 3],
    shade: "#000000",
    road: "#ffffff",
    road_edge: "#000000",
    road_rut: "#ffffff",
    ground: "#e2e2e2",
    ground_light: "#ffffff",
    ground_dark: "#bdbdbd",
    roofs: [("#ffffff", "#ffffff"); 5],
    slate: ("#ffffff", "#ffffff"),
    ground_shade: "#000000",
    wall: "#ffffff",
    wall_light: "#ffffff",
    wall_dark: "#000000",
    water: "#ffffff",
    water_light: "#000000",
};

static PAINTED_CLASSIC: Palette = CLASSIC;
static PAINTED_MAYFLOWER: Palette = MAYFLOWER;
static CONTRAST_CLASSIC: Palette = CONTRAST;
static CONTRAST_MAYFLOWER: Palette = Palette {
    field: "#efe7c0",
    flat_field: "#efe7c0",
    field_light: "#efe7c0",
    field_dark: "#d6cb90",
    ..CONTRAST
};
static LINES_ANYWHERE: Palette = LINES;

impl Palette {
    pub(crate) fn of(scenery: Scenery, look: Look) -> &'static Self {
        match (look, scenery) {
            (Look::Painted, Scenery::Classic) => &PAINTED_CLASSIC,
            (Look::Painted, Scenery::Mayflower) => &PAINTED_MAYFLOWER,
            (Look::Contrast, Scenery::Classic) => &CONTRAST_CLASSIC,
            (Look::Contrast, Scenery::Mayflower) => &CONTRAST_MAYFLOWER,
            (Look::Lines, _) => &LINES_ANYWHERE,
        }
    }
}

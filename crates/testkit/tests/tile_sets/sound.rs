//! Random valid tile sets.

use aude_engine::tiles::{
    CitySpec, Edge, FeatureKind, FieldSpec, Mark, Marks, RoadSpec, SetSpec, Symbol, TileSpec,
};
use proptest::prelude::*;

pub(crate) const TOWER: Symbol = Symbol::Tower;
pub(crate) const DRAGON: Symbol = Symbol::Dragon;

const SIDES: [char; 4] = ['N', 'E', 'S', 'W'];

/// What a tile is made from: what each side shows, and which sides and half-edges belong together.
#[derive(Clone, Debug)]
struct Plan {
    /// By side: 0 a field, 1 a road, 2 a city.
    sides: [u8; 4],
    /// By side: sides of a kind with the same label are one segment.
    parts: [u8; 4],
    /// By half-edge: those with the same label are one field.
    fields: [u8; 8],
    /// What is on the segments, six bits each.
    marks: [u8; 8],
    symbols: u8,
    enclosed: bool,
    count: u32,
}

impl Plan {
    /// The sides that show `ground`, grouped by label.
    fn grouped(&self, ground: u8) -> Vec<String> {
        let of = |label: u8| -> String {
            (0..4)
                .filter(|&side| self.sides[side] == ground && self.parts[side] == label)
                .map(|side| SIDES[side])
                .collect()
        };
        (0..4).map(of).filter(|edges| !edges.is_empty()).collect()
    }

    fn ports(&self) -> Vec<String> {
        let label = |port: usize| match self.sides[port / 2] {
            0 => Some(self.fields[port & !1]),
            1 => Some(self.fields[port]),
            _ => None,
        };
        let of = |wanted: u8| -> String {
            (0..8).filter(|&port| label(port) == Some(wanted)).map(|p| p.to_string()).collect()
        };
        (0..4).map(of).filter(|ports| !ports.is_empty()).collect()
    }

    fn tile(&self, index: usize) -> TileSpec {
        let cities: Vec<CitySpec> = self
            .grouped(2)
            .into_iter()
            .zip(self.marks)
            .enumerate()
            .map(|(at, (edges, marks))| CitySpec {
                edges,
                marks: of_kind(FeatureKind::City, marks),
                princess: at == 0 && marks >> 5 & 1 == 1,
            })
            .collect();
        let roads = self.grouped(1).into_iter().flat_map(|edges| {
            let letters: Vec<char> = edges.chars().collect();
            letters.chunks(2).map(|pair| pair.iter().collect()).collect::<Vec<String>>()
        });
        let roads = roads
            .zip(self.marks)
            .map(|(edges, marks)| RoadSpec { edges, marks: of_kind(FeatureKind::Road, marks) });
        let bordered = |marks: u8| {
            (0..cities.len() as u32).filter(|city| marks >> city & 1 == 1).collect::<Vec<u32>>()
        };
        let fields = self.ports().into_iter().zip(self.marks).map(|(ports, marks)| FieldSpec {
            ports,
            cities: bordered(marks),
            marks: of_kind(FeatureKind::Field, marks),
        });
        let mut fields: Vec<FieldSpec> = fields.collect();
        if self.enclosed && !cities.is_empty() {
            fields.push(FieldSpec { cities: vec![0], ..FieldSpec::default() });
        }
        let symbols = Symbol::ALL.into_iter().filter(|&symbol| {
            let moved = [Symbol::Volcano, Symbol::Dragon].contains(&symbol);
            self.symbols >> symbol as u8 & 1 == 1 && !(index == 0 && moved)
        });
        TileSpec {
            id: format!("T{index}"),
            count: self.count,
            start: u32::from(index == 0),
            symbols: symbols.collect(),
            roads: roads.collect(),
            cities,
            fields,
        }
    }
}

/// Some of the marks that such a feature can have, up to three of each.
fn of_kind(kind: FeatureKind, bits: u8) -> Marks {
    let marks = Mark::ALL.into_iter().filter(|mark| mark.on() == kind).enumerate();
    let count = |index: usize| bits.rotate_right(2 * index as u32) & 3;
    marks.fold(Marks::NONE, |all, (index, mark)| all.plus(Marks::of(mark, count(index))))
}

fn plan() -> impl Strategy<Value = Plan> {
    let sides = prop::array::uniform4(0..3u8);
    let labels = (prop::array::uniform4(0..3u8), prop::array::uniform8(0..3u8));
    // Half of the tiles show no symbol, as in the boxes.
    let symbols = prop_oneof![Just(0u8), any::<u8>()];
    let rest = (prop::array::uniform8(0..64u8), symbols, any::<bool>(), 1..=4u32);
    (sides, labels, rest).prop_map(|(sides, (parts, fields), (marks, symbols, enclosed, count))| {
        Plan { sides, parts, fields, marks, symbols, enclosed, count }
    })
}

/// A set of up to four kinds, the first of them the start tile.
pub(crate) fn sound_set() -> impl Strategy<Value = SetSpec> {
    prop::collection::vec(plan(), 1..=4).prop_map(|plans| SetSpec {
        name: "any".into(),
        title: "Any".into(),
        tiles: plans.iter().enumerate().map(|(index, plan)| plan.tile(index)).collect(),
        ..SetSpec::default()
    })
}

/// A tile after quarter turns clockwise.
pub(crate) fn turned(tile: &TileSpec, turns: u8) -> TileSpec {
    let side = |letter: char| {
        let at = SIDES.iter().position(|&side| side == letter).expect("a side");
        SIDES[(at + usize::from(turns)) % 4]
    };
    let port = |digit: char| {
        let port = digit.to_digit(8).expect("a half-edge") + 2 * u32::from(turns);
        char::from_digit(port % 8, 8).expect("a digit")
    };
    let mut tile = tile.clone();
    for city in &mut tile.cities {
        city.edges = city.edges.chars().map(side).collect();
    }
    for road in &mut tile.roads {
        road.edges = road.edges.chars().map(side).collect();
    }
    for field in &mut tile.fields {
        field.ports = field.ports.chars().map(port).collect();
    }
    tile
}

/// What a tile shows on a side.
pub(crate) fn edge(tile: &TileSpec, side: char) -> Edge {
    match () {
        () if tile.cities.iter().any(|city| city.edges.contains(side)) => Edge::City,
        () if tile.roads.iter().any(|road| road.edges.contains(side)) => Edge::Road,
        () => Edge::Field,
    }
}

/// Whether two tiles show the same segments, in whatever order.
pub(crate) fn same_look(one: &TileSpec, other: &TileSpec) -> bool {
    look(one) == look(other)
}

fn look(tile: &TileSpec) -> [Vec<String>; 3] {
    let sorted = |text: &str| {
        let mut letters: Vec<char> = text.chars().collect();
        letters.sort_unstable();
        letters.into_iter().collect::<String>()
    };
    let city =
        |city: &CitySpec| format!("{} {:?} {}", sorted(&city.edges), city.marks, city.princess);
    let road = |road: &RoadSpec| format!("{} {:?}", sorted(&road.edges), road.marks);
    let field = |field: &FieldSpec| {
        let edges = |&city: &u32| sorted(&tile.cities[city as usize].edges);
        let mut cities: Vec<String> = field.cities.iter().map(edges).collect();
        cities.sort_unstable();
        format!("{} {cities:?} {:?}", sorted(&field.ports), field.marks)
    };
    let mut all = [
        tile.cities.iter().map(city).collect::<Vec<_>>(),
        tile.roads.iter().map(road).collect(),
        tile.fields.iter().map(field).collect(),
    ];
    all.iter_mut().for_each(|part| part.sort_unstable());
    all
}

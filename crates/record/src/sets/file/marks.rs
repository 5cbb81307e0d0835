//! How a tile file writes marks: `shields = 2`, `inn = true`, `goods = "wine"`.

use std::fmt;

use aude_engine::tiles::{FeatureKind, Mark, Marks};
use serde::de::{Deserializer, Error, IgnoredAny, MapAccess, Visitor};

/// The key of goods, of which a city has one kind.
const GOODS: &str = "goods";

/// The key that holds a mark.
fn key(mark: Mark) -> &'static str {
    match mark {
        Mark::Wine | Mark::Grain | Mark::Cloth => GOODS,
        _ if is_flag(mark) => mark.name(),
        _ => mark.plural(),
    }
}

/// Whether there is one or none, written as `true` or `false`, and not how many.
fn is_flag(mark: Mark) -> bool {
    matches!(mark, Mark::Cathedral | Mark::Inn)
}

/// The keys of the marks of a feature.
pub(super) fn keys(on: FeatureKind) -> Vec<&'static str> {
    let mut keys: Vec<_> = Mark::ALL.into_iter().filter(|mark| mark.on() == on).map(key).collect();
    keys.dedup();
    keys
}

/// Reads the marks of a segment from those of its keys that nothing else has taken.
pub(super) fn read<'de, D: Deserializer<'de>>(keys: D) -> Result<Marks, D::Error> {
    keys.deserialize_map(Reader)
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Marks;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("marks")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Marks, A::Error> {
        let mut marks = Marks::NONE;
        while let Some(name) = map.next_key::<String>()? {
            let mut named = Mark::ALL.into_iter().filter(|&mark| key(mark) == name);
            let (mark, count) = match named.next() {
                // Unknown keys have been reported and removed.
                None => {
                    map.next_value::<IgnoredAny>()?;
                    continue;
                }
                Some(_) if name == GOODS => match map.next_value::<String>()?.as_str() {
                    "" => continue,
                    good => (goods(good).map_err(A::Error::custom)?, 1),
                },
                Some(mark) if is_flag(mark) => (mark, map.next_value::<bool>()?.into()),
                Some(mark) => {
                    let count = map.next_value::<u16>()?;
                    let many =
                        |_| A::Error::custom(format!("{count} {name} in one segment (at most 9)"));
                    (mark, u8::try_from(count).map_err(many)?)
                }
            };
            marks = marks.plus(Marks::of(mark, count));
        }
        Ok(marks)
    }
}

fn goods(name: &str) -> Result<Mark, String> {
    let all: Vec<Mark> = Mark::ALL.into_iter().filter(|&mark| key(mark) == GOODS).collect();
    let found = all.iter().find(|mark| mark.name() == name);
    found.copied().ok_or_else(|| {
        let shown: String = name.chars().take(40).collect();
        format!("goods {shown:?} (expected wine, grain or cloth)")
    })
}

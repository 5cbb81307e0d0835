//! Emblems in lines: white, grey and black, without shadows.

/// A drawing with its colours changed: light ones become white, dark ones black, others grey.
pub(crate) fn of(drawing: &str) -> String {
    let mut out = String::with_capacity(drawing.len());
    for (index, part) in drawing.split('<').enumerate() {
        if index > 0 {
            out.push('<');
        }
        // Shadows and glows are see-through.
        if ["1", "2", "3", "4", "5"]
            .iter()
            .any(|tenth| part.contains(&format!(" opacity=\".{tenth}")))
        {
            out += "path/>";
            out += part.split_once('>').map_or("", |(_, rest)| rest);
            continue;
        }
        out += &recoloured(part);
    }
    out
}

fn recoloured(element: &str) -> String {
    let mut out = String::with_capacity(element.len());
    for (index, part) in element.split('#').enumerate() {
        let hex = part.get(..6).and_then(|hex| u32::from_str_radix(hex, 16).ok());
        match hex.filter(|_| index > 0) {
            Some(colour) => {
                let stroke = out.ends_with("stroke=\"");
                out += grey(colour, stroke);
                out += &part[6..];
            }
            None if index > 0 => {
                out.push('#');
                out += part;
            }
            None => out += part,
        }
    }
    out
}

fn grey(colour: u32, stroke: bool) -> &'static str {
    let part = |shift: u32| (colour >> shift & 0xff) as f32;
    let light = 0.3 * part(16) + 0.59 * part(8) + 0.11 * part(0);
    match light {
        l if stroke && l < 190.0 => "#000",
        l if l < 60.0 => "#000",
        l if l < 135.0 => "#999",
        _ => "#fff",
    }
}

//! Writing compact SVG.

use core::fmt::Write;

use crate::point::Point;

/// A number with at most one digit after the point.
pub(crate) fn num(value: f32) -> String {
    let tenths = (value * 10.0).round() as i64;
    match (tenths / 10, tenths % 10) {
        (whole, 0) => whole.to_string(),
        (0, part) if tenths < 0 => format!("-.{}", part.abs()),
        (0, part) => format!(".{part}"),
        (whole, part) => format!("{whole}.{}", part.abs()),
    }
}

/// Path data written with relative steps of a tenth of a unit.
#[derive(Clone, Debug)]
pub(crate) struct Path {
    data: String,
    /// Where the pen is, in tenths.
    pen: (i32, i32),
    /// Whether the last number has a point.
    broken: bool,
    /// Points are multiples of this many tenths.
    grain: i32,
}

impl Default for Path {
    fn default() -> Self {
        Self { data: String::new(), pen: (0, 0), broken: false, grain: 1 }
    }
}

impl Path {
    pub(crate) fn new() -> Self {
        Self::default()
    }

    /// A path for what may be uneven: its points lie on halves, which takes fewer bytes.
    pub(crate) fn rough() -> Self {
        Self { grain: 5, ..Self::default() }
    }

    fn tenths(&self, point: Point) -> (i32, i32) {
        let round = |v: f32| (v * 10.0 / self.grain as f32).round() as i32 * self.grain;
        (round(point.x), round(point.y))
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.data.is_empty()
    }

    /// The data so far.
    pub(crate) fn data(&self) -> &str {
        &self.data
    }

    /// The data for a `d` attribute.
    pub(crate) fn into_data(self) -> String {
        self.data
    }

    fn number(&mut self, value: i32, first: bool) {
        let text = num(value as f32 / 10.0);
        // A second point or a sign begins a number by itself.
        let begins = text.starts_with('-') || (self.broken && text.starts_with('.'));
        if !first && !begins {
            self.data.push(' ');
        }
        self.broken = text.contains('.');
        self.data.push_str(&text);
    }

    fn step(&mut self, point: Point, origin: (i32, i32), first: bool) -> (i32, i32) {
        let end = self.tenths(point);
        self.number(end.0 - origin.0, first);
        self.number(end.1 - origin.1, false);
        end
    }

    pub(crate) fn move_to(&mut self, point: Point) -> &mut Self {
        self.data.push('M');
        self.pen = self.step(point, (0, 0), true);
        self
    }

    pub(crate) fn line_to(&mut self, point: Point) -> &mut Self {
        self.data.push('l');
        self.pen = self.step(point, self.pen, true);
        self
    }

    pub(crate) fn curve_to(&mut self, a: Point, b: Point, end: Point) -> &mut Self {
        self.data.push('c');
        let origin = self.pen;
        self.step(a, origin, true);
        self.step(b, origin, false);
        self.pen = self.step(end, origin, false);
        self
    }

    pub(crate) fn close(&mut self) -> &mut Self {
        self.data.push('z');
        self
    }

    /// Straight lines through the points.
    pub(crate) fn line(&mut self, points: &[Point]) -> &mut Self {
        if let [first, rest @ ..] = points {
            self.move_to(*first);
            let mut begun = false;
            for &point in rest {
                if self.tenths(point) == self.pen {
                    continue;
                }
                if !begun {
                    self.data.push('l');
                }
                self.pen = self.step(point, self.pen, !begun);
                begun = true;
            }
        }
        self
    }

    /// Straight lines through the points and back to the first.
    pub(crate) fn ring(&mut self, points: &[Point]) -> &mut Self {
        self.line(points);
        if !points.is_empty() {
            self.close();
        }
        self
    }

    /// An upright square around a point, as a ring of its own.
    pub(crate) fn square(&mut self, centre: Point, size: f32) -> &mut Self {
        self.move_to(Point { x: centre.x - size / 2.0, y: centre.y - size / 2.0 });
        let size = num(size);
        let _ = write!(self.data, "h{size}v{size}h-{size}z");
        self
    }

    /// A circle, as a ring of its own.
    pub(crate) fn circle(&mut self, centre: Point, radius: f32) -> &mut Self {
        let (r, d) = (num(radius), num(2.0 * radius));
        let _ = write!(
            self.data,
            "M{} {}a{r} {r} 0 1 0 {d} 0a{r} {r} 0 1 0-{d} 0z",
            num(centre.x - radius),
            num(centre.y)
        );
        self
    }

    /// A smooth closed curve through the points (Catmull-Rom).
    pub(crate) fn smooth_ring(&mut self, points: &[Point]) -> &mut Self {
        let n = points.len();
        if n < 3 {
            return self;
        }
        let get = |index: usize| points[index % n];
        self.move_to(points[0]);
        for i in 0..n {
            let (before, from, to, after) = (get(i + n - 1), get(i), get(i + 1), get(i + 2));
            self.curve_to(
                from + (to - before) * (1.0 / 6.0),
                to - (after - from) * (1.0 / 6.0),
                to,
            );
        }
        self.close()
    }

    /// A smooth open curve through the points (Catmull-Rom).
    pub(crate) fn smooth_line(&mut self, points: &[Point]) -> &mut Self {
        if points.len() < 3 {
            return self.line(points);
        }
        let last = points.len() - 1;
        self.move_to(points[0]);
        for i in 0..last {
            let (before, from, to) = (points[i.saturating_sub(1)], points[i], points[i + 1]);
            let after = points[(i + 2).min(last)];
            self.curve_to(
                from + (to - before) * (1.0 / 6.0),
                to - (after - from) * (1.0 / 6.0),
                to,
            );
        }
        self
    }

    /// The path element with these attributes; nothing for an empty path.
    pub(crate) fn element(&self, attributes: &str) -> String {
        if self.is_empty() {
            String::new()
        } else {
            format!("<path d=\"{}\" {attributes}/>", self.data)
        }
    }

    /// The path filled with one colour.
    pub(crate) fn fill(&self, colour: &str) -> String {
        self.element(&format!("fill=\"{colour}\""))
    }

    /// The path drawn as a line.
    pub(crate) fn stroke(&self, colour: &str, width: f32) -> String {
        self.element(&format!("fill=\"none\" stroke=\"{colour}\" stroke-width=\"{}\"", num(width)))
    }
}

/// A document of this size in units, without a fixed width.
pub(crate) fn document(left: f32, top: f32, width: f32, height: f32, body: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" \
         viewBox=\"{} {} {} {}\">{body}</svg>",
        num(left),
        num(top),
        num(width),
        num(height)
    )
}

/// An element used at about a point.
pub(crate) fn use_near(id: &str, point: Point) -> String {
    let half = |v: f32| (v * 2.0).round() / 2.0;
    use_at(id, Point { x: half(point.x), y: half(point.y) })
}

/// An element used at a point.
pub(crate) fn use_at(id: &str, point: Point) -> String {
    format!("<use href=\"#{id}\" x=\"{}\" y=\"{}\"/>", num(point.x), num(point.y))
}

#[cfg(test)]
mod tests {
    use super::{Path, num};
    use crate::point::at;

    #[test]
    fn numbers_are_short() {
        let shown: Vec<_> = [0.0, 0.5, -0.5, 12.34, -3.0, -1.25].into_iter().map(num).collect();
        assert_eq!(shown, ["0", ".5", "-.5", "12.3", "-3", "-1.3"]);
    }

    #[test]
    fn steps_are_relative_and_do_not_drift() {
        let mut path = Path::new();
        path.ring(&[at(1.0, 1.0), at(1.04, 2.0), at(1.08, 3.0)]);
        assert_eq!(path.data, "M1 1l0 1 .1 1z");
        path.ring(&[at(0.5, 0.5), at(1.2, 1.7), at(0.9, 1.9)]);
        assert!(path.data.ends_with("M.5.5l.7 1.2-.3.2z"), "{}", path.data);
    }
}

//! Source maps by line: errors and debuggers name the files and lines of the sources.

/// The sources of a script's lines.
#[derive(Clone, Default, Debug)]
pub(crate) struct Map {
    sources: Vec<String>,
    /// For each line so far: the source and its line, from 1.
    lines: Vec<Option<(usize, usize)>>,
}

impl Map {
    /// Adds a source.
    pub(crate) fn source(&mut self, path: &str) -> usize {
        self.sources.push(path.to_owned());
        self.sources.len() - 1
    }

    /// Adds a line of a source.
    pub(crate) fn line(&mut self, source: usize, number: usize) {
        self.lines.push(Some((source, number)));
    }

    /// Adds lines of no source, up to the end of the code so far.
    pub(crate) fn skip_to(&mut self, code: &str) {
        self.lines.resize(code.matches('\n').count(), None);
    }

    /// The map as JSON.
    pub(crate) fn json(&self, file: &str) -> String {
        let (mut last_source, mut last_line) = (0, 0);
        let lines: Vec<_> = self
            .lines
            .iter()
            .map(|line| {
                let Some((source, line)) = *line else { return String::new() };
                let (source, line) = (source as i64, line as i64 - 1);
                let text = [
                    "A".to_owned(),
                    number(source - last_source),
                    number(line - last_line),
                    "A".to_owned(),
                ];
                (last_source, last_line) = (source, line);
                text.concat()
            })
            .collect();
        let sources: Vec<_> = self.sources.iter().map(|source| format!("{source:?}")).collect();
        let (sources, lines) = (sources.join(","), lines.join(";"));
        format!(
            "{{\"version\":3,\"file\":{file:?},\"sources\":[{sources}],\"names\":[],\"mappings\":\"{lines}\"}}\n"
        )
    }
}

/// A number as source maps write it: in base 64, five bits a digit, the sign last in the first digit.
fn number(value: i64) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut rest = value.unsigned_abs() << 1 | u64::from(value < 0);
    let mut text = String::new();
    loop {
        let (digit, more) = (rest & 31, rest >> 5);
        let flag = if more > 0 { 32 } else { 0 };
        text.push(char::from(DIGITS[(digit | flag) as usize]));
        rest = more;
        if rest == 0 {
            return text;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Map, number};

    #[test]
    fn numbers_are_those_of_the_format() {
        let found: Vec<_> = [0, 1, -1, 15, 16, -16, 1000].map(number).into();
        assert_eq!(found, ["A", "C", "D", "e", "gB", "hB", "w+B"]);
    }

    #[test]
    fn each_line_leads_to_its_source() {
        let mut map = Map::default();
        map.skip_to("a\nb\n");
        let a = map.source("../a.js");
        map.line(a, 3);
        map.line(a, 4);
        let b = map.source("../b.js");
        map.line(b, 1);
        assert_eq!(
            map.json("x.js"),
            "{\"version\":3,\"file\":\"x.js\",\"sources\":[\"../a.js\",\"../b.js\"],\"names\":[],\"mappings\":\";;AAEA;AACA;ACHA\"}\n"
        );
    }
}

//! What is written beside the moves: comments, with clock times and evaluations as tags, and
//! variations.

use core::fmt;
use core::time::Duration;

use aude_engine::Action;

use crate::limits;

/// The comments and variations of a line of play.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Notes {
    pub(super) comments: Vec<(usize, Comment)>,
    pub(super) variations: Vec<(usize, Variation)>,
}

impl Notes {
    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.comments.is_empty() && self.variations.is_empty()
    }

    /// The comments in order, each with the number of actions before it.
    #[must_use]
    pub fn comments(&self) -> &[(usize, Comment)] {
        &self.comments
    }

    /// The variations in order, each with the number of actions before the part that it replaces.
    #[must_use]
    pub fn variations(&self) -> &[(usize, Variation)] {
        &self.variations
    }

    /// Comments and variations, with those inside variations.
    #[must_use]
    pub fn count(&self) -> usize {
        let inside = self.variations.iter().map(|(_, variation)| variation.notes.count());
        self.comments.len() + self.variations.len() + inside.sum::<usize>()
    }

    pub(super) fn add_comment(&mut self, after: usize, comment: Comment) {
        let at = self.comments.partition_point(|(other, _)| *other <= after);
        self.comments.insert(at, (after, comment));
    }

    pub(super) fn add_variation(&mut self, before: usize, variation: Variation) {
        let at = self.variations.partition_point(|(other, _)| *other <= before);
        self.variations.insert(at, (before, variation));
    }
}

/// Another way the game could have gone, from the start of a part on.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Variation {
    pub(super) actions: Vec<Action>,
    pub(super) notes: Notes,
}

impl Variation {
    /// A variation without notes.
    #[must_use]
    pub fn new(actions: Vec<Action>) -> Self {
        Self { actions, notes: Notes::default() }
    }

    /// The same with a comment after so many of its actions; unchanged if there are fewer.
    #[must_use]
    pub fn with_comment(mut self, after: usize, comment: Comment) -> Self {
        if after <= self.actions.len() && !comment.is_empty() {
            self.notes.add_comment(after, comment);
        }
        self
    }

    /// The same with another action at its end.
    #[must_use]
    pub fn with_action(mut self, action: Action) -> Self {
        self.actions.push(action);
        self
    }

    /// The same with a variation of its own, which replaces the part after so many of its actions;
    /// unchanged if there are fewer.
    #[must_use]
    pub fn with_variation(mut self, before: usize, variation: Self) -> Self {
        if before <= self.actions.len() && !variation.actions.is_empty() {
            self.notes.add_variation(before, variation);
        }
        self
    }

    /// Its actions, including draws.
    #[must_use]
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// Its own comments and variations.
    #[must_use]
    pub fn notes(&self) -> &Notes {
        &self.notes
    }
}

/// A comment on a position: tags, then a text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Comment {
    tags: Vec<(String, String)>,
    text: String,
}

/// The tags that mean something to this program, in the order in which they are written.
const KNOWN: [&str; 3] = ["clk", "emt", "eval"];

impl Comment {
    /// A comment without tags; none if the text is too long or has control characters other than line
    /// breaks.
    #[must_use]
    pub fn new(text: &str) -> Option<Self> {
        let text = text.trim();
        let is_plain = |c: char| c == '\n' || !c.is_control();
        let fits = text.chars().count() <= limits::COMMENT_CHARS && text.chars().all(is_plain);
        fits.then(|| Self { tags: Vec::new(), text: text.to_owned() })
    }

    /// The text; empty if there are only tags.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The tags in order.
    #[must_use]
    pub fn tags(&self) -> &[(String, String)] {
        &self.tags
    }

    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str())
    }

    /// The same with a tag, which replaces the one with its name; none if the name or the value is not
    /// one.
    #[must_use]
    pub fn with_tag(mut self, name: &str, value: &str) -> Option<Self> {
        if !is_tag(name, value) || self.tags.len() >= limits::HEADERS {
            return None;
        }
        self.tags.retain(|(tag, _)| tag != name);
        let rank =
            |name: &str| KNOWN.iter().position(|known| *known == name).unwrap_or(KNOWN.len());
        let at = self.tags.partition_point(|(tag, _)| rank(tag) <= rank(name));
        self.tags.insert(at, (name.to_owned(), value.to_owned()));
        Some(self)
    }

    /// The same with the time that is left on the clock of the player in turn, in tenths of a second.
    #[must_use]
    pub fn with_clock(self, left: Duration) -> Self {
        self.clone().with_tag("clk", &time_text(left)).unwrap_or(self)
    }

    /// The same with the time that was spent on the part, in tenths of a second.
    #[must_use]
    pub fn with_elapsed(self, spent: Duration) -> Self {
        self.clone().with_tag("emt", &time_text(spent)).unwrap_or(self)
    }

    /// The time left on the clock of the player in turn.
    #[must_use]
    pub fn clock(&self) -> Option<Duration> {
        time(self.tag("clk")?)
    }

    /// The time spent on the part so far.
    #[must_use]
    pub fn elapsed(&self) -> Option<Duration> {
        time(self.tag("emt")?)
    }

    /// The evaluation: the expected final margin of the player in turn in points, and its standard error
    /// if given.
    #[must_use]
    pub fn evaluation(&self) -> Option<(f64, Option<f64>)> {
        let mut numbers = self.tag("eval")?.split(' ').map(|number| number.parse().ok());
        Some((numbers.next()??, numbers.next().flatten()))
    }

    pub(super) fn is_empty(&self) -> bool {
        self.tags.is_empty() && self.text.is_empty()
    }

    /// Reads what stands between the braces; otherwise what was expected.
    pub(super) fn read(inner: &str) -> Result<Self, &'static str> {
        let mut tags: Vec<(&str, &str)> = Vec::new();
        let mut rest = inner.trim_start();
        while let Some(tag) = rest.strip_prefix("[%") {
            let (tag, after) = tag.split_once(']').ok_or("a closing ] of a tag")?;
            let (name, value) = tag.split_once(' ').ok_or("a tag such as [%clk 0:04:12]")?;
            tags.push((name, value.trim()));
            rest = after.trim_start();
        }
        let text = unescaped(rest.trim_end()).ok_or("\\}, \\[, \\n or \\\\ after a \\")?;
        let mut comment = Self::new(&text).ok_or("a shorter comment without control characters")?;
        for (name, value) in tags {
            comment = comment.with_tag(name, value).ok_or(match name {
                "clk" | "emt" => "a time such as 0:04:12",
                "eval" => "an evaluation such as +3.5, or +3.5 0.4 with its standard error",
                _ => "a tag with a name of small letters and a value",
            })?;
        }
        Ok(comment)
    }
}

impl fmt::Display for Comment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("{")?;
        let mut is_first = true;
        for (name, value) in &self.tags {
            let space = if std::mem::take(&mut is_first) { "" } else { " " };
            write!(f, "{space}[%{name} {value}]")?;
        }
        if !self.text.is_empty() {
            let space = if is_first { "" } else { " " };
            write!(f, "{space}{}", escaped(&self.text))?;
        }
        f.write_str("}")
    }
}

/// Whether a tag can be written and read back.
fn is_tag(name: &str, value: &str) -> bool {
    let is_name =
        (1..=16).contains(&name.len()) && name.bytes().all(|byte| byte.is_ascii_lowercase());
    let is_value = (1..=64).contains(&value.len())
        && value.trim() == value
        && !value.contains(['[', ']', '{', '}', '\\'])
        && !value.chars().any(char::is_control);
    is_name
        && is_value
        && match name {
            "clk" | "emt" => time(value).is_some(),
            "eval" => is_evaluation(value),
            _ => true,
        }
}

/// `0:04:12` or `0:04:12.5`.
fn time(text: &str) -> Option<Duration> {
    let mut parts = text.split(':');
    let (hours, minutes, seconds) = (parts.next()?, parts.next()?, parts.next()?);
    let (seconds, tenths) = seconds.split_once('.').unwrap_or((seconds, "0"));
    let is_number = |text: &str, digits: usize| {
        text.len() == digits && text.bytes().all(|byte| byte.is_ascii_digit())
    };
    let is_plain = hours == "0" || !hours.starts_with('0');
    let fits = parts.next().is_none()
        && (1..=3).any(|digits| is_number(hours, digits))
        && is_plain
        && is_number(minutes, 2)
        && is_number(seconds, 2)
        && is_number(tenths, 1);
    let number = |text: &str| text.parse::<u64>().ok();
    let (minutes, seconds) = (number(minutes)?, number(seconds)?);
    let whole = 3600 * number(hours)? + 60 * minutes + seconds;
    (fits && minutes < 60 && seconds < 60)
        .then(|| Duration::from_millis(1000 * whole + 100 * number(tenths).unwrap_or(0)))
}

fn time_text(time: Duration) -> String {
    let tenths = time.as_millis() / 100;
    let (whole, tenths) = (tenths / 10, tenths % 10);
    let text = format!("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
    if tenths == 0 { text } else { format!("{text}.{tenths}") }
}

/// `+3.5`, `-12`, `0`, or with a standard error `+3.5 0.4`.
fn is_evaluation(text: &str) -> bool {
    let is_number = |text: &str| {
        let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
        let digits = |text: &str, most: usize| {
            (1..=most).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit())
        };
        digits(whole, 4) && digits(part, 2)
    };
    let (margin, error) = text.split_once(' ').unwrap_or((text, "0"));
    is_number(margin.strip_prefix(['+', '-']).unwrap_or(margin)) && is_number(error)
}

fn escaped(text: &str) -> String {
    let text = text.replace('\\', "\\\\").replace('}', "\\}").replace('\n', "\\n");
    text.replace("[%", "\\[%")
}

fn unescaped(text: &str) -> Option<String> {
    let mut left = String::with_capacity(text.len());
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        left.push(match c {
            '\\' => match chars.next()? {
                'n' => '\n',
                c @ ('\\' | '}' | '[') => c,
                _ => return None,
            },
            c => c,
        });
    }
    Some(left)
}

#[cfg(test)]
mod tests {
    use core::time::Duration;

    use super::Comment;

    #[test]
    fn comments_come_back_as_they_were() {
        for text in [
            "{good}",
            "{[%clk 0:04:12.5] [%eval +3.5 0.4] [%own x y] why? \\} \\\\ \\[%no\\nline (1) # 2}",
            "{[%clk 12:00:00]}",
        ] {
            let comment = Comment::read(&text[1..text.len() - 1]).expect(text);
            assert_eq!(comment.to_string(), text);
        }
        let comment = Comment::read(" [%eval -2] [%clk 1:00:01]  x ").expect("readable");
        assert_eq!(comment.to_string(), "{[%clk 1:00:01] [%eval -2] x}", "tags in their order");
        assert_eq!(comment.clock(), Some(Duration::from_secs(3601)));
        assert_eq!(comment.evaluation(), Some((-2.0, None)));
        assert_eq!(comment.text(), "x");
        let timed =
            Comment::new("a\nb").expect("a comment").with_clock(Duration::from_millis(61_240));
        assert_eq!(timed.to_string(), "{[%clk 0:01:01.2] a\\nb}");
        let timed = timed.with_elapsed(Duration::from_secs(70));
        assert_eq!(timed.to_string(), "{[%clk 0:01:01.2] [%emt 0:01:10] a\\nb}");
        assert_eq!(timed.elapsed(), Some(Duration::from_secs(70)));
        assert_eq!(comment.elapsed(), None);
    }

    #[test]
    fn what_is_no_comment_is_told() {
        for (inner, expected) in [
            ("[%clk 4:12]", "a time such as 0:04:12"),
            ("[%clk 0:60:00]", "a time such as 0:04:12"),
            ("[%clk 00:04:12]", "a time such as 0:04:12"),
            ("[%eval good]", "an evaluation such as +3.5, or +3.5 0.4 with its standard error"),
            ("[%eval 1.234]", "an evaluation such as +3.5, or +3.5 0.4 with its standard error"),
            ("[%Own x]", "a tag with a name of small letters and a value"),
            ("[%own]", "a tag such as [%clk 0:04:12]"),
            ("[%own x", "a closing ] of a tag"),
            ("a \\x", "\\}, \\[, \\n or \\\\ after a \\"),
            ("a\u{7}", "a shorter comment without control characters"),
        ] {
            assert_eq!(Comment::read(inner), Err(expected), "{inner}");
        }
    }
}

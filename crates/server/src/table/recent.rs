//! The latest entries as they were pushed, kept ready for clients that reconnect.

use std::collections::VecDeque;
use std::sync::Arc;

/// The most bytes kept. Whoever has missed more gets a fresh view.
const MOST: usize = 2 << 10;

/// The latest entries with their versions, which follow one another.
#[derive(Debug, Default)]
pub(super) struct Recent {
    entries: VecDeque<(u32, Arc<str>)>,
    bytes: usize,
}

impl Recent {
    /// Keeps an entry, and of the older ones what there is still room for.
    pub(super) fn push(&mut self, version: u32, text: Arc<str>) {
        self.bytes += text.len();
        self.entries.push_back((version, text));
        while self.bytes > MOST
            && let Some((_, oldest)) = self.entries.pop_front()
        {
            self.bytes -= oldest.len();
        }
    }

    /// Everything after a version; none if some of that is no longer here.
    pub(super) fn after(&self, last: u32) -> Option<Vec<Arc<str>>> {
        let first =
            self.entries.iter().position(|(version, _)| version.checked_sub(1) == Some(last))?;
        Some(self.entries.range(first..).map(|(_, text)| Arc::clone(text)).collect())
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        *self = Self::default();
    }
}

#[cfg(test)]
mod tests {
    use super::{MOST, Recent};

    fn kept(recent: &Recent, last: u32) -> Option<Vec<String>> {
        recent.after(last).map(|texts| texts.iter().map(|text| text.to_string()).collect())
    }

    #[test]
    fn what_was_missed_is_whole_or_not_there() {
        let mut recent = Recent::default();
        assert_eq!(kept(&recent, 0), None);
        for version in 3..=5 {
            recent.push(version, format!("entry {version}").into());
        }
        assert_eq!(kept(&recent, 1), None, "version 2 is missing");
        assert_eq!(kept(&recent, 2).map(|texts| texts.len()), Some(3));
        assert_eq!(kept(&recent, 4), Some(vec!["entry 5".to_owned()]));
        assert_eq!(kept(&recent, 5), None, "nothing was missed");
        assert_eq!(kept(&recent, u32::MAX - 1), None);
        recent.clear();
        assert_eq!(kept(&recent, 4), None);
    }

    #[test]
    fn it_takes_no_more_than_its_bytes() {
        let mut recent = Recent::default();
        let half: std::sync::Arc<str> = "x".repeat(MOST / 2).into();
        recent.push(1, half.clone());
        recent.push(2, half.clone());
        assert_eq!(kept(&recent, 0).map(|texts| texts.len()), Some(2), "to the last byte");
        recent.push(3, "y".into());
        assert_eq!(kept(&recent, 0), None);
        assert_eq!(kept(&recent, 1).map(|texts| texts.len()), Some(2));
        recent.push(4, "z".repeat(MOST + 1).into());
        assert_eq!(kept(&recent, 3), None, "too long for itself");
        recent.push(5, half.clone());
        recent.push(6, half);
        assert_eq!(kept(&recent, 4).map(|texts| texts.len()), Some(2), "and there is room again");
    }
}

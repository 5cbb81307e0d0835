//! How the values of settings are written.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use crate::proxies::Proxies;

/// What a setting's value is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// An address with a port.
    Address,
    /// A folder.
    Folder,
    /// The address of a site, or nothing.
    Url,
    /// A path of an address.
    UrlPath,
    /// Yes or no.
    Flag,
    /// A whole number.
    Number,
    /// A length of time; a plain number means seconds.
    Seconds,
    /// A length of time; a plain number means milliseconds.
    Millis,
    /// A length of time or `forever`.
    Keep,
    /// A length of time or `never`.
    Every,
    /// Addresses of reverse proxies, or yes or no.
    Proxies,
    /// The address of a database, or nothing.
    Database,
    /// Any text.
    Text,
}

impl Kind {
    /// What is expected, for people.
    #[must_use]
    pub const fn expected(self) -> &'static str {
        match self {
            Self::Address => "an address such as 127.0.0.1:7171",
            Self::Folder => "a folder",
            Self::Url => "an address such as https://play.example.org",
            Self::UrlPath => "a path such as /aude",
            Self::Flag => "true or false",
            Self::Number => "a number",
            Self::Seconds => "a time such as 90s, 12h or 14d; a plain number means seconds",
            Self::Millis => "a time such as 700ms or 2s; a plain number means milliseconds",
            Self::Keep => "a time such as 90d, or forever",
            Self::Every => "a time such as 24h, or never",
            Self::Proxies => {
                "false, true for proxies with private addresses, or addresses such as 192.0.2.7 or 10.8.0.0/16, separated by commas"
            }
            Self::Database => "a database such as postgres://aude@db.example.org/aude",
            Self::Text => "a text",
        }
    }

    /// Whether a value is written without quotes in a file.
    #[must_use]
    pub const fn is_bare(self) -> bool {
        matches!(self, Self::Flag | Self::Number)
    }
}

/// A value that can be read and written as text.
pub(super) trait Value: Sized {
    fn read(text: &str) -> Option<Self>;
    fn write(&self) -> String;
}

macro_rules! plain {
    ($($type:ty),*) => { $(
        impl Value for $type {
            fn read(text: &str) -> Option<Self> {
                text.trim().parse().ok()
            }
            fn write(&self) -> String {
                self.to_string()
            }
        }
    )* };
}

plain!(SocketAddr, Proxies, bool, u32, u64, usize);

impl Value for String {
    fn read(text: &str) -> Option<Self> {
        Some(text.to_owned())
    }
    fn write(&self) -> String {
        self.clone()
    }
}

impl Value for PathBuf {
    fn read(text: &str) -> Option<Self> {
        (!text.is_empty()).then(|| Self::from(text))
    }
    fn write(&self) -> String {
        self.display().to_string()
    }
}

impl Value for Option<String> {
    fn read(text: &str) -> Option<Self> {
        Some(Some(text.to_owned()).filter(|text| !text.is_empty()))
    }
    fn write(&self) -> String {
        self.clone().unwrap_or_default()
    }
}

/// The address of a database as it may be shown.
pub(super) fn without_password(url: &str) -> String {
    let Some((scheme, rest)) = url.split_once("://") else { return url.to_owned() };
    let (place, settings) = match rest.split_once('?') {
        Some((place, settings)) => (place, Some(settings)),
        None => (rest, None),
    };
    let end = place.find('/').unwrap_or(place.len());
    let who = place[..end].rsplit_once('@').and_then(|(user, host)| {
        let (user, _) = user.split_once(':')?;
        Some(format!("{user}:…@{host}{}", &place[end..]))
    });
    let place = who.unwrap_or_else(|| place.to_owned());
    let Some(settings) = settings else { return format!("{scheme}://{place}") };
    let hidden = settings.split('&').map(|setting| match setting.split_once('=') {
        Some((name, _)) if name.contains("pass") => format!("{name}=…"),
        _ => setting.to_owned(),
    });
    format!("{scheme}://{place}?{}", hidden.collect::<Vec<_>>().join("&"))
}

/// The units of time, the longest first.
const UNITS: [(&str, u64); 5] =
    [("d", 86_400_000), ("h", 3_600_000), ("m", 60_000), ("s", 1000), ("ms", 1)];

/// Reads a length of time; `plain` is the unit of a number without one, in milliseconds.
pub(super) fn read_time(text: &str, plain: u64) -> Option<Duration> {
    let text = text.trim();
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (number, unit) = (text[..end].parse::<u64>().ok()?, text[end..].trim());
    let unit =
        if unit.is_empty() { plain } else { UNITS.iter().find(|(name, _)| *name == unit)?.1 };
    Some(Duration::from_millis(number.checked_mul(unit)?))
}

/// Writes a length of time in the longest unit that fits.
pub(super) fn write_time(time: Duration) -> String {
    let millis = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    let fits = |(_, unit): &&(&str, u64)| millis > 0 && millis % unit == 0;
    let (name, unit) = UNITS.iter().find(fits).copied().unwrap_or(("s", 1000));
    format!("{}{name}", millis / unit)
}

/// A length of time, or a word for none.
pub(super) fn read_optional(text: &str, none: &str) -> Option<Option<Duration>> {
    if text.trim() == none {
        return Some(None);
    }
    // Nothing is kept or repeated for no time at all.
    read_time(text, 1000).filter(|time| !time.is_zero()).map(Some)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_are_not_shown() {
        for (url, shown) in [
            ("postgres://aude:se@cret@db.example/aude", "postgres://aude:…@db.example/aude"),
            ("postgres://aude@db.example/aude", "postgres://aude@db.example/aude"),
            ("postgres:///aude?host=/run/x:y@z", "postgres:///aude?host=/run/x:y@z"),
            ("postgres://db/aude?user=a&password=se@cret", "postgres://db/aude?user=a&password=…"),
            (
                "postgres://a:b@db?sslmode=require&sslpassword=c",
                "postgres://a:…@db?sslmode=require&sslpassword=…",
            ),
            ("", ""),
        ] {
            assert_eq!(without_password(url), shown);
        }
    }

    #[test]
    fn times_are_read_in_units_and_written_in_the_longest_that_fits() {
        let day = Duration::from_secs(86_400);
        for (text, time, written) in [
            ("14d", Some(day * 14), "14d"),
            ("36h", Some(day * 3 / 2), "36h"),
            ("90", Some(Duration::from_secs(90)), "90s"),
            (" 1500 ms ", Some(Duration::from_millis(1500)), "1500ms"),
            ("0", Some(Duration::ZERO), "0s"),
            ("120s", Some(Duration::from_secs(120)), "2m"),
            ("1 fortnight", None, ""),
            ("-5s", None, ""),
            ("d", None, ""),
            ("", None, ""),
            ("99999999999999999999d", None, ""),
            ("18446744073709551615d", None, ""),
        ] {
            assert_eq!(read_time(text, 1000), time, "{text}");
            if let Some(time) = time {
                assert_eq!(write_time(time), written);
                assert_eq!(read_time(written, 1), Some(time));
            }
        }
        assert_eq!(read_optional("forever", "forever"), Some(None));
        assert_eq!(read_optional("0s", "forever"), None, "which would delete everything");
        assert_eq!(read_optional("30d", "forever"), Some(Some(day * 30)));
    }
}

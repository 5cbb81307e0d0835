//! How the values of settings are written.

use std::net::{Ipv4Addr, SocketAddr};
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
            Self::Address => "an address and a port, such as 127.0.0.1:7171",
            Self::Folder => "a folder",
            Self::Url => "an address such as https://play.example.org",
            Self::UrlPath => "a path such as /aude",
            Self::Flag => "true or false",
            Self::Number => "a number",
            Self::Seconds => "a time such as 90s, 12h or 14d; a plain number means seconds",
            Self::Millis => "a time such as 700ms or 2s; a plain number means milliseconds",
            Self::Keep => "a time with its unit, such as 90d, at least 1h, or forever",
            Self::Every => "a time with its unit, such as 24h, at least 1m, or never",
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

plain!(Proxies, bool, u32, u64, usize);

impl Value for SocketAddr {
    fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        match text.strip_prefix("localhost:") {
            Some(port) => Some(Self::from((Ipv4Addr::LOCALHOST, port.parse().ok()?))),
            None => text.parse().ok(),
        }
    }
    fn write(&self) -> String {
        self.to_string()
    }
}

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

/// Reads a length of time; `plain` is the unit of a number without one, in milliseconds, if there may
/// be such a number.
pub(super) fn read_time(text: &str, plain: Option<u64>) -> Option<Duration> {
    let text = text.trim();
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (number, unit) = (text[..end].parse::<u64>().ok()?, text[end..].trim());
    let unit = match unit {
        "" => plain?,
        unit => UNITS.iter().find(|(name, _)| *name == unit)?.1,
    };
    Some(Duration::from_millis(number.checked_mul(unit)?))
}

/// Writes a length of time in the longest unit that fits.
pub(super) fn write_time(time: Duration) -> String {
    let millis = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    let fits = |(_, unit): &&(&str, u64)| millis > 0 && millis % unit == 0;
    let (name, unit) = UNITS.iter().find(fits).copied().unwrap_or(("s", 1000));
    format!("{}{name}", millis / unit)
}

/// The shortest time that closed tables are kept, and between two backups.
pub(super) const LEAST_KEEP: Duration = Duration::from_secs(60 * 60);
pub(super) const LEAST_EVERY: Duration = Duration::from_secs(60);

/// A length of time, or a word for none. What is deleted is gone for good, so nobody has to guess what
/// `30` means, and a minute that was meant as a month is refused.
pub(super) fn read_optional(text: &str, none: &str, least: Duration) -> Option<Option<Duration>> {
    if text.trim() == none {
        return Some(None);
    }
    read_time(text, None).filter(|time| *time >= least).map(Some)
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
    fn an_address_may_be_called_localhost() {
        let read = <SocketAddr as Value>::read;
        assert_eq!(read(" localhost:7171 "), Some(SocketAddr::from(([127, 0, 0, 1], 7171))));
        assert_eq!(read("[::1]:7171").map(|address| address.is_ipv6()), Some(true));
        for wrong in ["localhost", "localhost:", "7171", ":7171", "play.example:7171", "1.2.3.4"] {
            assert_eq!(read(wrong), None, "{wrong}");
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
            assert_eq!(read_time(text, Some(1000)), time, "{text}");
            if let Some(time) = time {
                assert_eq!(write_time(time), written);
                assert_eq!(read_time(written, None), Some(time));
            }
        }
        let keep = |text| read_optional(text, "forever", LEAST_KEEP);
        assert_eq!(keep("forever"), Some(None));
        assert_eq!(keep("30d"), Some(Some(day * 30)));
        assert_eq!(keep("30"), None, "seconds or days?");
        assert_eq!(keep("30m"), None, "minutes or months?");
        assert_eq!(keep("0s"), None, "which would delete everything");
        assert_eq!(read_optional("1m", "never", LEAST_EVERY), Some(Some(LEAST_EVERY)));
        assert_eq!(read_optional("59s", "never", LEAST_EVERY), None);
    }
}

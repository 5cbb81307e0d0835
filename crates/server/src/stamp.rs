//! Times as text that can be part of a file name, such as `2026-11-16T15-30-00Z`.

/// The time, in milliseconds since 1970, to the second in UTC.
#[must_use]
pub fn stamp(millis: i64) -> String {
    let seconds = millis.div_euclid(1000);
    let (day, second) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
    let (year, month, day) = civil(day);
    let (hour, minute, second) = (second / 3600, second / 60 % 60, second % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}-{minute:02}-{second:02}Z")
}

/// The same for people: `2026-11-16 15:30`.
#[must_use]
pub fn minute(millis: i64) -> String {
    let text = stamp(millis);
    let (day, time) = text.split_once('T').unwrap_or((&text, ""));
    let time: Vec<&str> = time.split('-').take(2).collect();
    format!("{day} {}", time.join(":"))
}

/// Year, month and day of a day counted from 1970-01-01, in the Gregorian calendar. Years start in
/// March here, so that the leap day is the last of its year.
fn civil(day: i64) -> (i64, i64, i64) {
    let day = day + 719_468;
    let era = day.div_euclid(146_097);
    let of_era = day.rem_euclid(146_097);
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let of_month = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (year + era * 400 + i64::from(month <= 2), month, of_month)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_in_utc() {
        for (millis, text) in [
            (0, "1970-01-01T00-00-00Z"),
            (951_782_400_000, "2000-02-29T00-00-00Z"),
            (1_794_843_000_999, "2026-11-16T15-30-00Z"),
            (4_107_542_399_000, "2100-02-28T23-59-59Z"),
            (4_107_542_400_000, "2100-03-01T00-00-00Z"),
            (-1, "1969-12-31T23-59-59Z"),
        ] {
            assert_eq!(stamp(millis), text);
        }
        assert_eq!(minute(1_794_843_000_999), "2026-11-16 15:30");
    }
}

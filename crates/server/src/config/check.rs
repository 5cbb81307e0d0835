//! Settings that would let nobody play are refused at the start.

use std::net::SocketAddr;

use super::{Config, ConfigError};

/// Enough for any message of a player, with secrets for several seats.
const LEAST_MESSAGE: u64 = 1024;

impl Config {
    /// Whether the server can run with these settings.
    ///
    /// # Errors
    /// The first setting that is invalid.
    pub fn check(&self) -> Result<(), ConfigError> {
        let wrong = |name: &str, value: &str, expected| {
            let (name, value) = (name.to_owned(), value.to_owned());
            Err(ConfigError::Value { name, value, expected })
        };
        let plain = |c: char| c.is_ascii_alphanumeric() || "-._~/".contains(c);
        if !self.base_path.chars().all(plain) || self.base().contains("//") {
            return wrong("the base path", &self.base_path, "letters and digits, such as /aude");
        }
        if self.backup.every.is_some() && self.backup.keep == 0 {
            return wrong("backup.keep", "0", "at least 1");
        }
        if let Some(url) = self.postgres()
            && !(url.starts_with("postgres://") || url.starts_with("postgresql://"))
        {
            return wrong("the database", url, crate::store::POSTGRES_EXAMPLE);
        }
        if !self.node.is_empty() {
            let reached = self.node.parse::<SocketAddr>();
            if !reached.is_ok_and(|address| !address.ip().is_unspecified()) {
                let expected = "an address at which others reach it, such as 10.0.0.5:7171";
                return wrong("the node", &self.node, expected);
            }
            if self.postgres().is_none() {
                return wrong(
                    "the node",
                    &self.node,
                    "nothing without a PostgreSQL database to share",
                );
            }
        }
        if !crate::logs::is_level(&self.log) {
            return wrong("the log level", &self.log, "error, warn, info, debug or trace");
        }
        let limits = &self.limits;
        for (name, value, least) in [
            ("limits.sockets", limits.sockets as u64, 1),
            ("limits.sockets-per-address", limits.sockets_per_address as u64, 1),
            ("limits.sockets-per-table", limits.sockets_per_table as u64, 1),
            ("limits.message-bytes", limits.message_bytes as u64, LEAST_MESSAGE),
            ("limits.messages-per-second", limits.messages_per_second.into(), 1),
            ("limits.requests-per-second", limits.requests_per_second.into(), 1),
        ] {
            if value < least {
                let expected = if least == 1 { "at least 1" } else { "at least 1024" };
                return wrong(name, &value.to_string(), expected);
            }
        }
        if self.postgres().is_some() && self.backup.every.is_some() {
            let expected = "nothing with PostgreSQL, which is backed up with its own tools";
            return wrong("backup.every", "a time", expected);
        }
        match self.public_url.as_deref() {
            Some(url) if crate::origin::host(url).is_none() => {
                wrong("the public URL", url, "an address such as https://play.example.org")
            }
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_served_with_is_told() {
        let with = |base: &str, url: Option<&str>| {
            let (base_path, public_url) = (base.to_owned(), url.map(str::to_owned));
            Config { base_path, public_url, ..Config::default() }.check()
        };
        for base in ["", "/", "aude", "/games/aude/", "/~anna/a-b_c.d"] {
            assert_eq!(with(base, Some("https://play.example.org")), Ok(()), "{base}");
        }
        for base in ["/{a", "/a*b", "/a\"b", "/a b", "/ä", "/a//b", "/a?b"] {
            assert!(with(base, None).is_err(), "{base}");
        }
        for url in ["play.example.org", "ftp://play.example.org", "https://", ""] {
            let told = with("", Some(url)).expect_err("no address").to_string();
            assert!(told.contains("https://play.example.org"), "{told}");
        }
    }

    #[test]
    fn limits_that_let_nobody_play_and_levels_that_are_none_are_told() {
        let check = |change: fn(&mut Config)| {
            let mut config = Config::default();
            change(&mut config);
            config.check().expect_err("nobody could play").to_string()
        };
        let none = |key: &str| format!("{key} is set to \"0\" (expected at least 1)");
        for (told, expected) in [
            (check(|config| config.limits.sockets = 0), none("limits.sockets")),
            (
                check(|config| config.limits.sockets_per_address = 0),
                none("limits.sockets-per-address"),
            ),
            (check(|config| config.limits.sockets_per_table = 0), none("limits.sockets-per-table")),
            (
                check(|config| config.limits.messages_per_second = 0),
                none("limits.messages-per-second"),
            ),
            (
                check(|config| config.limits.requests_per_second = 0),
                none("limits.requests-per-second"),
            ),
            (
                check(|config| config.limits.message_bytes = 100),
                "limits.message-bytes is set to \"100\" (expected at least 1024)".to_owned(),
            ),
            (
                check(|config| config.node = "0.0.0.0:7171".to_owned()),
                "the node is set to \"0.0.0.0:7171\" (expected an address at which others reach \
                 it, such as 10.0.0.5:7171)"
                    .to_owned(),
            ),
            (
                check(|config| config.log = "loud".to_owned()),
                "the log level is set to \"loud\" (expected error, warn, info, debug or trace)"
                    .to_owned(),
            ),
        ] {
            assert_eq!(told, expected);
        }
        // No new tables for a while, and no chat: an operator may want that.
        let mut config = Config::default();
        (config.limits.tables, config.limits.chat_bytes) = (0, 0);
        assert_eq!(config.check(), Ok(()));
    }
}

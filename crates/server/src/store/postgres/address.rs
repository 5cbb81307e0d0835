//! The address of a database, and how the connection is protected: the database may demand TLS, and
//! the operator may demand that it proves its identity.

use std::io;
use std::str::FromStr as _;

use sqlx::ConnectOptions as _;
use sqlx::postgres::{PgConnectOptions, PgSslMode};

use super::super::StoreError;
use super::{PATIENCE, failed};

/// How a database is named.
pub(crate) const EXAMPLE: &str = "a database such as postgres://aude@db.example.org/aude";

/// The names of the file with the authority that may have signed a database's certificate.
const ROOTS: [&str; 3] = ["sslrootcert", "ssl-root-cert", "ssl-ca"];

/// What the library says first when it does not trust a certificate.
const UNTRUSTED: &str = "invalid peer certificate: ";

/// How to connect to a database.
pub(super) fn options(url: &str) -> Result<PgConnectOptions, StoreError> {
    let parsed = PgConnectOptions::from_str(url);
    let options = parsed.map_err(|error| StoreError::Failed(not_understood(&error)))?;
    let has_roots = names_roots(url) || std::env::var_os("PGSSLROOTCERT").is_some();
    let mode = match options.get_ssl_mode() {
        // As PostgreSQL's own programs do: an authority that is named is meant to be used.
        PgSslMode::Require if has_roots => PgSslMode::VerifyCa,
        // With this mode the library never encrypts.
        PgSslMode::Allow => PgSslMode::Prefer,
        mode => mode,
    };
    let patience = PATIENCE.as_millis().to_string();
    let options = options.ssl_mode(mode).options([("lock_timeout", patience)]);
    Ok(options.application_name("aude").disable_statement_logging())
}

fn not_understood(error: &sqlx::Error) -> String {
    if error.to_string().contains("ssl_mode") {
        return "`sslmode` is disable, prefer, require, verify-ca or verify-full".to_owned();
    }
    format!("expected {EXAMPLE}")
}

/// Whether a database's name has the file of an authority with it.
fn names_roots(url: &str) -> bool {
    let settings = url.split_once('?').map_or("", |(_, settings)| settings).split('&');
    settings.filter_map(|setting| setting.split_once('=')).any(|(name, _)| ROOTS.contains(&name))
}

/// Why a protected connection failed, in words.
pub(super) fn unprotected(error: &sqlx::Error) -> Option<String> {
    match error {
        sqlx::Error::Io(error) => untrusted(error),
        sqlx::Error::Tls(error) if error.to_string().contains("does not support") => {
            Some("it does not encrypt connections, as `sslmode` demands".to_owned())
        }
        sqlx::Error::Tls(error) => match error.downcast_ref::<io::Error>() {
            Some(error) => untrusted(error),
            None => Some(format!("the encrypted connection failed: {error}")),
        },
        _ => None,
    }
}

/// Why there is no connection: also where none could be made.
pub(super) fn unreached(options: &PgConnectOptions, error: &sqlx::Error) -> StoreError {
    match error {
        sqlx::Error::Io(reason) if unprotected(error).is_none() => {
            let place = match options.get_socket() {
                Some(socket) => socket.display().to_string(),
                None => format!("{}:{}", options.get_host(), options.get_port()),
            };
            StoreError::Failed(format!("PostgreSQL cannot be reached at {place}: {reason}"))
        }
        error => failed(error),
    }
}

fn untrusted(error: &io::Error) -> Option<String> {
    let text = error.to_string();
    let reason = text.strip_prefix(UNTRUSTED)?;
    let what_to_do = match reason {
        "UnknownIssuer" => {
            "the authority that signed it is unknown; name the file with that authority's \
             certificate as `sslrootcert`"
        }
        reason if reason.contains("CaUsedAsEndEntity") => {
            "it is that of an authority; the database needs one signed by the authority"
        }
        reason => reason,
    };
    Some(format!("its certificate is not trusted: {what_to_do}"))
}

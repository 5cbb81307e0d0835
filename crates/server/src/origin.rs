//! Where a request comes from: the address, and the site a socket is opened by.

use std::net::{IpAddr, Ipv4Addr};

use axum::extract::ConnectInfo;
use axum::http::{Extensions, HeaderMap, header};

use crate::config::Config;
use crate::listen::Peer;

/// The address of whoever asks; behind a trusted proxy the one it names last.
#[must_use]
pub fn address(config: &Config, headers: &HeaderMap, extensions: &Extensions) -> IpAddr {
    let peer = extensions.get::<ConnectInfo<Peer>>().map(|info| info.0.0);
    let named = || {
        let list = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        list.rsplit(',').next()?.trim().parse().ok()
    };
    let forwarded = if config.trust_proxy { named() } else { None };
    forwarded.or(peer).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED))
}

/// Whether a page of this site may open a socket. Programs that are no browser name no site.
#[must_use]
pub fn is_own_site(config: &Config, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Some(site) = origin.to_str().ok().and_then(host) else { return false };
    if let Some(own) = config.public_url.as_deref().and_then(host) {
        return site == own;
    }
    let named = if config.trust_proxy { headers.get("x-forwarded-host") } else { None };
    let asked = named.or_else(|| headers.get(header::HOST)).and_then(|value| value.to_str().ok());
    asked.is_some_and(|asked| asked.eq_ignore_ascii_case(&site))
}

/// Host and port of an address such as `https://play.example.org:8000/aude`.
pub(crate) fn host(url: &str) -> Option<String> {
    let (scheme, rest) = url.split_once("://")?;
    let host = rest.split(['/', '?', '#']).next()?;
    let usual = match scheme {
        "http" => ":80",
        "https" => ":443",
        _ => return None,
    };
    let host = host.strip_suffix(usual).unwrap_or(host);
    (!host.is_empty()).then(|| host.to_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|(name, value)| {
                ((*name).parse().expect("a name"), HeaderValue::from_static(value))
            })
            .collect()
    }

    #[test]
    fn sockets_from_other_sites_are_refused() {
        let config = Config::default();
        let own = headers(&[("host", "here:7171"), ("origin", "http://here:7171")]);
        let other = headers(&[("host", "here:7171"), ("origin", "http://evil.example")]);
        let odd = headers(&[("host", "here:7171"), ("origin", "null")]);
        assert!(is_own_site(&config, &own));
        assert!(!is_own_site(&config, &other));
        assert!(!is_own_site(&config, &odd));
        assert!(is_own_site(&config, &headers(&[("host", "here:7171")])));
        let named = Config { public_url: Some("https://play.example/aude".to_owned()), ..config };
        assert!(is_own_site(&named, &headers(&[("origin", "https://play.example")])));
        assert!(!is_own_site(&named, &own));
    }

    #[test]
    fn a_proxy_is_believed_only_if_trusted() {
        let claimed = headers(&[("x-forwarded-for", "1.2.3.4, 5.6.7.8")]);
        let (mut config, none) = (Config::default(), Extensions::new());
        assert_eq!(address(&config, &claimed, &none), IpAddr::V4(Ipv4Addr::UNSPECIFIED));
        config.trust_proxy = true;
        assert_eq!(address(&config, &claimed, &none), IpAddr::from([5, 6, 7, 8]));
    }
}

//! Where a request comes from: the address, and the site that opens a socket. Also this server's
//! own address, for links.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use axum::extract::ConnectInfo;
use axum::http::{Extensions, HeaderMap, HeaderValue, header};

use crate::config::Config;
use crate::listen::Peer;

/// The address of the client; behind a trusted proxy ([`crate::Proxies`]), the one it names.
#[must_use]
pub fn address(config: &Config, headers: &HeaderMap, extensions: &Extensions) -> IpAddr {
    let peer = extensions.get::<ConnectInfo<Peer>>().map(|info| info.0.address);
    let lists = headers.get_all("x-forwarded-for").iter().rev();
    let named = lists.filter_map(|list| list.to_str().ok()).flat_map(|list| list.rsplit(','));
    // Each proxy adds the address it was asked from: the last that is no proxy is the client's.
    let mut client = peer;
    for address in named.map_while(|address| address.trim().parse().ok()) {
        client = Some(address);
        if !config.trust_proxy.trusts(address) {
            break;
        }
    }
    client.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED))
}

/// Whether a page of this site may open a socket. Programs other than browsers name no site.
#[must_use]
pub fn is_own_site(config: &Config, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Some(site) = origin.to_str().ok().and_then(host) else { return false };
    match config.public_url.as_deref().and_then(host) {
        Some(own) => site == own,
        None => requested_host(headers).is_some_and(|own| own.eq_ignore_ascii_case(&site)),
    }
}

/// The address of this server's pages, without a trailing slash: the public one, otherwise the one
/// at which the requesting page was opened, if that is ours, otherwise the one the request was sent
/// to.
#[must_use]
pub fn own_address(config: &Config, headers: &HeaderMap, page: Option<&str>) -> Option<String> {
    if let Some(url) = config.public_address() {
        return Some(url);
    }
    let own = requested_host(headers).filter(|own| is_plain_host(own))?;
    let site = match page {
        None => format!("{}://{own}", scheme(headers)),
        Some(page) => {
            let same = host(page).is_some_and(|site| own.eq_ignore_ascii_case(&site));
            let scheme = page.split_once("://").filter(|_| same)?.0;
            format!("{scheme}://{own}")
        }
    };
    Some(site + &config.base())
}

/// Whether an address leads only to the machine it is opened on.
#[must_use]
pub fn is_loopback(url: &str) -> bool {
    let Some(host) = host(url) else { return false };
    if let Some(ip) = host.strip_prefix('[').and_then(|rest| rest.split(']').next()) {
        return ip.parse().is_ok_and(|ip: Ipv6Addr| {
            ip.is_unspecified()
                || ip.is_loopback()
                || ip.to_ipv4_mapped().is_some_and(|ip| ip.is_loopback())
        });
    }
    let name = host.split(':').next().unwrap_or_default();
    let is_here = |ip: Ipv4Addr| ip.is_unspecified() || ip.is_loopback();
    name == "localhost" || name.ends_with(".localhost") || name.parse().is_ok_and(is_here)
}

/// The host a request was sent to, according to a trusted proxy or the request itself.
fn requested_host(headers: &HeaderMap) -> Option<&str> {
    headers
        .get("x-forwarded-host")
        .or_else(|| headers.get(header::HOST))
        .and_then(|value| value.to_str().ok())
}

/// How the client reached the site, according to a trusted proxy.
fn scheme(headers: &HeaderMap) -> &'static str {
    let named = headers.get("x-forwarded-proto").map(HeaderValue::as_bytes);
    if named == Some(b"https") { "https" } else { "http" }
}

/// Whether this can be a host with its port, and nothing else.
fn is_plain_host(host: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._:[]".contains(&byte);
    !host.is_empty() && host.len() <= MOST_HOST && host.bytes().all(plain)
}

/// The longest host name, with its port.
const MOST_HOST: usize = 253 + 6;

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
    fn links_lead_to_this_server_alone() {
        let mut config = Config { base_path: "/aude".to_owned(), ..Config::default() };
        let here = headers(&[("host", "here.example:7171")]);
        let at = |config: &Config, page| own_address(config, &here, page);
        assert_eq!(at(&config, None).as_deref(), Some("http://here.example:7171/aude"));
        let proxied = headers(&[("host", "here.example"), ("x-forwarded-proto", "https")]);
        let proxied = own_address(&config, &proxied, None);
        assert_eq!(proxied.as_deref(), Some("https://here.example/aude"));
        let secure = at(&config, Some("https://here.example:7171"));
        assert_eq!(secure.as_deref(), Some("https://here.example:7171/aude"));
        for other in ["https://evil.example", "ftp://here.example:7171", "here.example:7171", ""] {
            assert_eq!(at(&config, Some(other)), None, "{other}");
        }
        for odd in ["", "here/there", "a b", "user@here"] {
            let odd = [(header::HOST, HeaderValue::from_static(odd))].into_iter().collect();
            assert_eq!(own_address(&config, &odd, None), None, "{odd:?}");
        }
        config.public_url = Some("https://play.example/aude/".to_owned());
        let public = at(&config, Some("https://evil.example"));
        assert_eq!(public.as_deref(), Some("https://play.example/aude"));
    }

    #[test]
    fn addresses_of_this_machine_alone_are_known() {
        let local =
            ["localhost:7171", "LOCALHOST", "aude.localhost", "127.0.0.1:7171", "127.9.9.9"];
        let local =
            local.into_iter().chain(["[::1]:7171", "[::ffff:127.0.0.1]", "0.0.0.0:1", "[::]"]);
        for host in local {
            assert!(is_loopback(&format!("http://{host}/table/x")), "{host}");
        }
        for host in ["192.168.1.5:7171", "play.example", "[fe80::1]:7171", "localhost.example"] {
            assert!(!is_loopback(&format!("http://{host}/table/x")), "{host}");
        }
    }

    #[test]
    fn the_client_is_the_last_address_that_is_no_proxy() {
        let config =
            Config { trust_proxy: "10.0.0.0/8".parse().expect("a network"), ..Config::default() };
        for (claimed, client) in [
            ("1.2.3.4, 5.6.7.8", [5, 6, 7, 8]),
            ("1.2.3.4, 5.6.7.8, 10.0.0.2", [5, 6, 7, 8]),
            ("10.0.0.9", [10, 0, 0, 9]),
            ("1.2.3.4, nobody", [0, 0, 0, 0]),
            ("", [0, 0, 0, 0]),
        ] {
            let headers = headers(&[("x-forwarded-for", claimed)]);
            let found = address(&config, &headers, &Extensions::new());
            assert_eq!(found, IpAddr::from(client), "{claimed:?}");
        }
    }
}

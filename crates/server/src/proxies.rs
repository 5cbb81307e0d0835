//! Which reverse proxies are believed when they say for whom they ask.

use core::fmt;
use core::str::FromStr;
use std::net::IpAddr;

use axum::extract::Request;
use axum::http::HeaderName;

/// The proxies that are trusted; by default none.
///
/// ```
/// use aude_server::Proxies;
///
/// let proxies: Proxies = "127.0.0.1, 10.8.0.0/16".parse().unwrap();
/// assert!(proxies.trusts([10, 8, 3, 4].into()));
/// assert!(!proxies.trusts([10, 9, 3, 4].into()));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Proxies(Vec<Network>);

/// An address, or all that begin with the same bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Network {
    address: IpAddr,
    bits: u32,
}

/// What `true` means: this machine, and networks that no one outside can send from.
const PRIVATE: &str = "127.0.0.0/8, 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, ::1, fc00::/7";

/// What proxies tell about a request.
const CLAIMS: [HeaderName; 5] = [
    HeaderName::from_static("forwarded"),
    HeaderName::from_static("x-forwarded-for"),
    HeaderName::from_static("x-forwarded-host"),
    HeaderName::from_static("x-forwarded-proto"),
    HeaderName::from_static("x-request-id"),
];

impl Proxies {
    /// Whether a peer is one of them.
    #[must_use]
    pub fn trusts(&self, peer: IpAddr) -> bool {
        self.0.iter().any(|network| network.has(peer))
    }

    /// Takes from a request what its sender may not claim. Nothing that reads such a header has to
    /// ask again who sent it.
    pub(crate) fn check(&self, peer: Option<IpAddr>, request: &mut Request) {
        if !peer.is_some_and(|peer| self.trusts(peer)) {
            for name in &CLAIMS {
                request.headers_mut().remove(name);
            }
        }
    }
}

impl Network {
    fn has(self, peer: IpAddr) -> bool {
        match (self.address, peer.to_canonical()) {
            (IpAddr::V4(own), IpAddr::V4(peer)) => {
                let differ = own.to_bits() ^ peer.to_bits();
                differ.leading_zeros() >= self.bits
            }
            (IpAddr::V6(own), IpAddr::V6(peer)) => {
                let differ = own.to_bits() ^ peer.to_bits();
                differ.leading_zeros() >= self.bits
            }
            _ => false,
        }
    }

    fn read(text: &str) -> Option<Self> {
        let (address, bits) = text.split_once('/').map_or((text, None), |(a, b)| (a, Some(b)));
        let address: IpAddr = address.parse().ok()?;
        let most = if address.is_ipv4() { u32::BITS } else { u128::BITS };
        let bits = match bits {
            None => most,
            Some(bits) => bits.parse().ok().filter(|&bits| bits <= most)?,
        };
        Some(Self { address, bits })
    }
}

impl FromStr for Proxies {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let list = match text.trim() {
            "" | "false" => return Ok(Self::default()),
            "true" => PRIVATE,
            list => list,
        };
        let networks = list.split(',').map(|one| Network::read(one.trim()));
        networks.collect::<Option<_>>().map(Self).ok_or(())
    }
}

impl fmt::Display for Proxies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("false");
        }
        for (index, Network { address, bits }) in self.0.iter().enumerate() {
            write!(f, "{}{address}/{bits}", if index == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_named_proxies_are_trusted() {
        for (list, trusted, others) in [
            ("false", &[][..], &["127.0.0.1", "::1"][..]),
            (
                "true",
                &["127.0.0.1", "172.31.0.2", "::1", "::ffff:10.1.1.1"],
                &["8.8.8.8", "172.32.0.1", "2001:db8::1"],
            ),
            ("192.0.2.7", &["192.0.2.7", "::ffff:192.0.2.7"], &["192.0.2.8", "127.0.0.1"]),
            (
                "192.0.2.0/25,2001:db8::/32",
                &["192.0.2.127", "2001:db8:1::9"],
                &["192.0.2.128", "2001:db9::1"],
            ),
            ("0.0.0.0/0", &["8.8.8.8"], &["2001:db8::1"]),
        ] {
            let proxies: Proxies = list.parse().expect(list);
            assert_eq!(proxies.to_string().parse(), Ok(proxies.clone()), "{list}");
            for peer in trusted {
                assert!(proxies.trusts(peer.parse().expect("an address")), "{list}: {peer}");
            }
            for peer in others {
                assert!(!proxies.trusts(peer.parse().expect("an address")), "{list}: {peer}");
            }
        }
        for wrong in [
            "yes",
            "10.0.0.0/33",
            "::/129",
            "proxy.example",
            "10.0.0.1;10.0.0.2",
            "10.0.0.0/-1",
            ",",
        ] {
            assert_eq!(wrong.parse::<Proxies>(), Err(()), "{wrong}");
        }
    }
}

//! A budget as people write it.

use std::fmt;
use std::str::FromStr;

use aude_ai::Budget;

/// `2000` simulations, `500ms` or `1s`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BudgetArg(pub(crate) Budget);

impl FromStr for BudgetArg {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = |text: &str, unit: u64| text.parse::<u64>().ok().map(|many| many * unit);
        let time = match (text.strip_suffix("ms"), text.strip_suffix('s')) {
            (Some(text), _) => number(text, 1),
            (None, Some(text)) => number(text, 1000),
            (None, None) => None,
        };
        match (time, text.parse()) {
            (Some(time), _) => Ok(Self(Budget::milliseconds(time))),
            (None, Ok(many)) => Ok(Self(Budget::Simulations(many))),
            (None, Err(_)) => Err("expected simulations (2000) or time (500ms, 1s)".to_owned()),
        }
    }
}

impl fmt::Display for BudgetArg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Budget::Time(time) => write!(f, "{} ms", time.as_millis()),
            Budget::Simulations(many) => write!(f, "{many} simulations"),
        }
    }
}

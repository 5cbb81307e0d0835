//! A budget as people write it.

use std::fmt;
use std::str::FromStr;

use aude_ai::Budget;

/// `2000` simulations, `500ms` or `1s` on the clock, `cpu:500ms` of processor time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BudgetArg(pub(crate) Budget);

impl FromStr for BudgetArg {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = |text: &str, unit: u64| text.parse::<u64>().ok().map(|many| many * unit);
        let (text, is_processor) = match text.strip_prefix("cpu:") {
            Some(text) => (text, true),
            None => (text, false),
        };
        let time = match (text.strip_suffix("ms"), text.strip_suffix('s')) {
            (Some(text), _) => number(text, 1),
            (None, Some(text)) => number(text, 1000),
            (None, None) => None,
        };
        match (time, text.parse()) {
            (Some(time), _) if is_processor => {
                Ok(Self(Budget::Processor(std::time::Duration::from_millis(time))))
            }
            (Some(time), _) => Ok(Self(Budget::milliseconds(time))),
            (None, Ok(many)) if !is_processor => Ok(Self(Budget::Simulations(many))),
            _ => Err("expected simulations (2000), time (500ms, 1s) or processor time (cpu:500ms)"
                .to_owned()),
        }
    }
}

impl fmt::Display for BudgetArg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Budget::Time(time) => write!(f, "{} ms", time.as_millis()),
            Budget::Processor(time) => write!(f, "{} ms of processor time", time.as_millis()),
            Budget::Simulations(many) => write!(f, "{many} simulations"),
        }
    }
}

//! House options and elements, for people who choose them.

use aude_engine::classic::{Element, Options};

use crate::failure::Outcome;
use crate::terminal::Terminal;

/// Lists them all.
pub(super) fn list(terminal: &mut Terminal) -> Outcome {
    terminal.line(
        terminal.strong("House options (--option NAME=VALUE); the first value is the default"),
    )?;
    for choice in Options::CHOICES {
        terminal.line("")?;
        let name = terminal.strong(choice.name);
        terminal.line(format_args!("{name}  {} ({})", choice.about, choice.rule))?;
        for (index, (value, meaning)) in choice.values.iter().enumerate() {
            let mark = if index == 0 { "*" } else { " " };
            terminal.line(format_args!("  {mark} {}={value:<18}{meaning}", choice.name))?;
        }
    }
    terminal.line("")?;
    terminal.line(terminal.strong("Elements: what tile sets bring into play"))?;
    terminal.line("")?;
    for element in Element::ALL {
        terminal.line(format_args!("  {:<14}{}", element.name(), element.about()))?;
    }
    Ok(())
}

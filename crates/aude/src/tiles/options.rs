//! House rules and elements, for people who choose them.

use aude_engine::classic::{self, Element};
use aude_engine::game::{HouseRule, HouseRules};
use aude_engine::mayflower;

use crate::failure::Outcome;
use crate::terminal::Terminal;

/// Lists them all.
pub(crate) fn list(terminal: &mut Terminal) -> Outcome {
    terminal.line("House rules (--option NAME=VALUE); * marks the default.")?;
    for (game, choices) in
        [("Carcassonne", classic::Options::CHOICES), ("Mayflower", mayflower::Options::CHOICES)]
    {
        terminal.line("")?;
        terminal.line(terminal.strong(game))?;
        choices.iter().try_for_each(|choice| option(choice, terminal))?;
    }
    terminal.line("")?;
    terminal.line(terminal.strong("Elements: what tile sets bring into play"))?;
    for element in Element::ALL {
        terminal.line(format_args!("  {:<14}{}", element.name(), element.about()))?;
    }
    Ok(())
}

fn option(choice: &HouseRule, terminal: &mut Terminal) -> Outcome {
    let name = terminal.strong(choice.name);
    terminal.line(format_args!("  {name}  {} ({})", choice.about, choice.rule))?;
    for (index, (value, meaning)) in choice.values.iter().enumerate() {
        let mark = if index == 0 { "*" } else { " " };
        let text = format!("{}={value}", choice.name);
        terminal.line(format_args!("    {mark} {text:<28}{meaning}"))?;
    }
    Ok(())
}

//! The client's texts and numbers in the reader's language: the subset of Fluent of `web/i18n/fluent.js`.

use std::collections::BTreeMap;

use aude_rulebook::Lang;
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};

/// A value in a text.
pub(super) enum Value<'a> {
    /// Words, such as a name.
    Text(&'a str),
    /// A number, which may choose between texts.
    Number(i32),
}

/// The values of a text by name.
pub(super) type Values<'a> = &'a [(&'a str, Value<'a>)];

/// The texts of a language.
pub(super) struct Words {
    lang: Lang,
    messages: BTreeMap<String, Pattern<String>>,
}

impl Words {
    /// The words of a language.
    pub(super) fn new(lang: Lang) -> Self {
        let texts = aude_server::texts(lang.code());
        // Tests check that all texts can be read.
        let resource = fluent_syntax::parser::parse(texts).unwrap_or_else(|(read, _)| read);
        let messages = resource.body.into_iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some((message.id.name, message.value?)),
            _ => None,
        });
        Self { lang, messages: messages.collect() }
    }

    /// Whether there is such a text.
    pub(super) fn has(&self, key: &str) -> bool {
        self.messages.contains_key(key)
    }

    /// A text; its key if there is none.
    pub(super) fn say(&self, key: &str, values: Values<'_>) -> String {
        let pattern = self.messages.get(key);
        pattern.map_or_else(|| key.to_owned(), |pattern| self.join(pattern, values))
    }

    /// A text without values.
    pub(super) fn text(&self, key: &str) -> String {
        self.say(key, &[])
    }

    fn join(&self, pattern: &Pattern<String>, values: Values<'_>) -> String {
        let element = |element: &PatternElement<String>| match element {
            PatternElement::TextElement { value } => value.clone(),
            PatternElement::Placeable { expression } => self.placed(expression, values),
        };
        pattern.elements.iter().map(element).collect()
    }

    fn placed(&self, expression: &Expression<String>, values: Values<'_>) -> String {
        match expression {
            Expression::Inline(InlineExpression::StringLiteral { value }) => value.clone(),
            Expression::Inline(InlineExpression::MessageReference { id, .. }) => {
                self.say(&id.name, values)
            }
            Expression::Inline(one) => match value_of(one, values) {
                Some(Value::Text(text)) => isolated(text),
                Some(Value::Number(number)) => number.to_string(),
                None => String::new(),
            },
            Expression::Select { selector, variants } => {
                let value = value_of(selector, values);
                let fits = |variant: &&Variant<String>| fits(variant, value);
                let plain = variants.iter().find(|variant| variant.default);
                let chosen = variants.iter().find(fits).or(plain);
                chosen.map_or_else(String::new, |variant| self.join(&variant.value, values))
            }
        }
    }

    /// A number with its sign and a tenth, such as `−1.5`.
    pub(super) fn signed(&self, points: f32) -> String {
        let sign = match points {
            points if points < -0.049 => "−",
            points if points > 0.049 => "+",
            _ => "",
        };
        format!("{sign}{}", self.decimal(points))
    }

    /// The size of a number with a tenth.
    pub(super) fn decimal(&self, number: f32) -> String {
        let text = format!("{:.1}", number.abs());
        if self.lang == Lang::En { text } else { text.replace('.', ",") }
    }

    /// A share in percent.
    pub(super) fn percent(&self, share: f32) -> String {
        let space = if self.lang == Lang::De { "\u{a0}" } else { "" };
        format!("{:.0}{space}%", 100.0 * share)
    }
}

fn value_of<'a>(
    expression: &InlineExpression<String>,
    values: Values<'a>,
) -> Option<&'a Value<'a>> {
    let InlineExpression::VariableReference { id } = expression else { return None };
    values.iter().find(|(name, _)| *name == id.name).map(|(_, value)| value)
}

/// Whether a text is for a value: for that number, for one of something, or for that word.
fn fits(variant: &Variant<String>, value: Option<&Value<'_>>) -> bool {
    let key = match &variant.key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    };
    match value {
        Some(Value::Number(1)) if key == "one" => true,
        Some(Value::Number(number)) => *key == number.to_string(),
        Some(Value::Text(text)) => key == text,
        None => false,
    }
}

/// A text from a person that is written from right to left, kept apart from what is around it.
fn isolated(text: &str) -> String {
    let leftward = |letter| matches!(letter, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}');
    if text.contains(leftward) { format!("\u{2068}{text}\u{2069}") } else { text.to_owned() }
}

//! Error messages of JSON and TOML readers, reworded without the names of this program's types.

/// A reader's message for people: `expected a whole number, found string "two"`.
pub(crate) fn for_people(message: &str) -> String {
    let found = message
        .strip_prefix("invalid type: ")
        .or_else(|| message.strip_prefix("invalid value: "))
        .or_else(|| message.strip_prefix("invalid length "));
    let message = &message.replace("unknown variant", "unknown value");
    if let Some((found, expected)) = found.and_then(|rest| rest.split_once(", expected ")) {
        return format!("expected {}, found {}", expectation(expected), finding(found));
    }
    match message.split_once(", expected ") {
        Some((what, expected)) => format!("{what} (expected {})", expectation(expected)),
        None => message.to_owned(),
    }
}

/// What was expected.
fn expectation(expected: &str) -> String {
    let first = expected.split_whitespace().next().unwrap_or("");
    let words = match first {
        "u8" | "u16" | "u32" | "u64" | "usize" => "a whole number, 0 or more",
        "i8" | "i16" | "i32" | "i64" | "isize" => "a whole number",
        "f32" | "f64" => "a number",
        "struct" | "map" => "an object",
        "enum" | "string" => "a string or an object",
        "tuple" => "a list",
        _ => match expected {
            "a sequence" => "a list",
            "a map" => "an object",
            "a string" | "a borrowed string" | "an owned string" => "a string",
            "a boolean" => "true or false",
            other => other.strip_prefix("expected ").unwrap_or(other),
        },
    };
    words.replace("an array of length", "a list of")
}

/// What was found instead.
fn finding(found: &str) -> String {
    let (kind, rest) = found.split_once(' ').unwrap_or((found, ""));
    let word = match kind {
        "map" => "an object",
        "sequence" => "a list",
        "string" => "the string",
        "boolean" => "the value",
        "integer" | "floating" => "the number",
        other => other,
    };
    let rest = rest.strip_prefix("point ").unwrap_or(rest);
    format!("{word} {rest}").trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::for_people;

    #[test]
    fn no_type_of_this_program_is_named() {
        for (said, told) in [
            (
                "invalid type: string \"two\", expected u64",
                "expected a whole number, 0 or more, found the string \"two\"",
            ),
            (
                "invalid value: integer `-1`, expected u8",
                "expected a whole number, 0 or more, found the number `-1`",
            ),
            (
                "invalid type: integer `5`, expected struct PutJson",
                "expected an object, found the number `5`",
            ),
            ("invalid type: map, expected a string", "expected a string, found an object"),
            ("invalid length 1, expected an array of length 2", "expected a list of 2, found 1"),
            ("unknown field `x`, expected `tile`", "unknown field `x` (expected `tile`)"),
            ("missing field `record`", "missing field `record`"),
        ] {
            assert_eq!(for_people(said), told);
        }
    }
}

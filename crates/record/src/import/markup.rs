//! Text that was copied from a web page, with its markup.

/// The entities that pages use for what markup needs itself.
const ENTITIES: [(&str, char); 7] = [
    ("quot", '"'),
    ("apos", '\''),
    ("amp", '&'),
    ("lt", '<'),
    ("gt", '>'),
    ("nbsp", ' '),
    ("#160", ' '),
];

/// The longest entity that is looked for, in bytes.
const LONGEST: usize = 8;

/// Text without entities: `&amp;` is `&`, `&#39;` is an apostrophe.
pub(super) fn unescaped(text: &str) -> String {
    let (mut out, mut rest) = (String::with_capacity(text.len()), text);
    while let Some(at) = rest.find('&') {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        let end = rest.bytes().take(LONGEST + 2).position(|byte| byte == b';');
        match end.and_then(|end| Some((end, entity(&rest[1..end])?))) {
            Some((end, letter)) => {
                out.push(letter);
                rest = &rest[end + 1..];
            }
            None => {
                out.push('&');
                rest = &rest[1..];
            }
        }
    }
    out.push_str(rest);
    out
}

fn entity(name: &str) -> Option<char> {
    let known = ENTITIES.iter().find(|(known, _)| *known == name).map(|(_, letter)| *letter);
    known.or_else(|| {
        let code = name.strip_prefix('#')?;
        let code = match code.strip_prefix(['x', 'X']) {
            Some(hex) => u32::from_str_radix(hex, 16).ok()?,
            None => code.parse().ok()?,
        };
        char::from_u32(code).filter(|letter| !letter.is_control())
    })
}

/// A name without tags, entities and spaces around it.
pub(super) fn name(text: &str) -> String {
    let (mut plain, mut inside) = (String::new(), false);
    for letter in text.chars() {
        match letter {
            '<' => inside = true,
            '>' if inside => inside = false,
            _ if !inside => plain.push(letter),
            _ => {}
        }
    }
    let plain = unescaped(&plain);
    let most = plain.trim().chars().take(crate::limits::NAME_CHARS);
    most.collect::<String>().trim().to_owned()
}

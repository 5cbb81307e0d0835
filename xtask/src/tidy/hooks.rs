//! An element's list of hooks matches its methods: a method whose hook is not listed would never be
//! called.

use std::collections::BTreeSet;

/// Compares them in a file that implements `ElementHooks`.
pub(super) fn check(text: &str, fail: &mut dyn FnMut(String)) {
    let Some((_, rest)) = text.split_once("\nimpl ElementHooks for ") else { return };
    let body = rest.split("\n}").next().unwrap_or("");
    let methods: BTreeSet<String> =
        body.split("\n    fn ").skip(1).map(|method| hook_of(name(method))).collect();
    let listed: BTreeSet<String> =
        body.split("Hook::").skip(1).map(|hook| name(hook).to_owned()).collect();
    for hook in methods.difference(&listed) {
        fail(format!("the method of Hook::{hook} is never called: HOOKS does not list it"));
    }
    for hook in listed.difference(&methods) {
        fail(format!("HOOKS lists {hook}, but there is no method of it"));
    }
}

/// The name a text begins with.
fn name(text: &str) -> &str {
    text.split(|c: char| c != '_' && !c.is_ascii_alphanumeric()).next().unwrap_or("")
}

/// The hook that calls a method: `Placed` for `on_placed`, `CityWorth` for `city_worth`.
fn hook_of(method: &str) -> String {
    let words = method.strip_prefix("on_").unwrap_or(method).split('_');
    words
        .map(|word| {
            word.chars()
                .take(1)
                .map(|c| c.to_ascii_uppercase())
                .chain(word.chars().skip(1))
                .collect::<String>()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    fn faults(hooks: &str, methods: &str) -> Vec<String> {
        let text = format!(
            "\nimpl ElementHooks for Inn {{\n    const HOOKS: &'static [Hook] = &[{hooks}];\n{methods}}}\n"
        );
        let mut faults = Vec::new();
        super::check(&text, &mut |what| faults.push(what));
        faults
    }

    #[test]
    fn hooks_and_methods_match() {
        let methods = "    fn on_placed<S: Sink>(game: &mut Classic) {\n    }\n    fn city_worth() {\n    }\n";
        assert_eq!(faults("Hook::Placed, Hook::CityWorth", methods), Vec::<String>::new());
        assert!(faults("Hook::Placed", methods)[0].contains("Hook::CityWorth is never called"));
        assert!(faults("Hook::Worth", "")[0].contains("lists Worth"));
        assert_eq!(faults("", ""), Vec::<String>::new());
    }
}

//! House rules: disputed rulings, as typed values. The first value of each is the default.

/// A house rule with all its values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct HouseRule {
    /// The house rule's name, such as `small-city`.
    pub name: &'static str,
    /// The rule it varies.
    pub rule: crate::game::RuleId,
    /// The element it concerns: without it in play, the house rule has no effect.
    pub element: Option<crate::classic::Element>,
    /// What it decides, in a sentence.
    pub about: &'static str,
    /// Its values with what each means; the first is the default.
    pub values: &'static [(&'static str, &'static str)],
}

/// The house rules of a game by name.
pub trait HouseRules: Default + Copy {
    /// The default house rules of a game, by version of the rules.
    fn of(rules: super::RulesVersion) -> Self;
    /// Every house rule with its values.
    const CHOICES: &'static [HouseRule];
    /// The value of a house rule by name.
    fn get(&self, name: &str) -> Option<&'static str>;
    /// Sets a house rule by name; false if there is no such rule or value.
    fn set(&mut self, name: &str, value: &str) -> bool;
}

/// The element a list names, if any.
pub(crate) const fn first_of(
    elements: &[crate::classic::Element],
) -> Option<crate::classic::Element> {
    match elements {
        [element, ..] => Some(*element),
        [] => None,
    }
}

/// Defines the house rule types, the struct of them all and the list for people from one table.
macro_rules! options {
    ($game:ident: $($(#[$doc:meta])* $field:ident: $type:ident = $name:literal, $rule:literal $(of $element:ident)?, $about:literal {
        $($variant:ident = $value:literal: $meaning:literal),+ $(,)?
    })+) => {
        $(
            #[doc = $about]
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
            pub enum $type {
                $(#[doc = $meaning] $variant,)+
            }
        )+

        /// The house rules of a game.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct Options {
            $(#[doc = $about] pub $field: $type,)+
        }

        impl Options {
            /// The first value of each house rule.
            pub(crate) const FIRST: Self = Self { $($field: [$($type::$variant),+][0],)+ };
        }

        impl Default for Options {
            /// Those of the latest version of the rules.
            fn default() -> Self {
                $crate::game::RulesVersion::LATEST.$game()
            }
        }

        impl $crate::game::HouseRules for Options {
            fn of(rules: $crate::game::RulesVersion) -> Self {
                rules.$game()
            }

            const CHOICES: &'static [$crate::game::HouseRule] = &[$($crate::game::HouseRule {
                name: $name,
                rule: $rule,
                element: $crate::game::first_of(&[$($crate::classic::Element::$element)?]),
                about: $about,
                values: &[$(($value, $meaning)),+],
            }),+];

            fn get(&self, name: &str) -> Option<&'static str> {
                match name {
                    $($name => Some(match self.$field { $($type::$variant => $value),+ }),)+
                    _ => None,
                }
            }

            fn set(&mut self, name: &str, value: &str) -> bool {
                match (name, value) {
                    $($(($name, $value) => self.$field = $type::$variant,)+)+
                    _ => return false,
                }
                true
            }
        }
    };
}

pub(crate) use options;

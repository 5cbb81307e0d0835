//! Enums that know their variants.

/// Defines an enum with `ALL`, its variants in order: no list of them is written by hand, so none can be
/// missing from it.
macro_rules! listed {
    (
        $(#[$attribute:meta])*
        $vis:vis enum $name:ident { $($(#[$about:meta])* $variant:ident $(= $number:literal)?,)+ }
    ) => {
        $(#[$attribute])*
        $vis enum $name { $($(#[$about])* $variant $(= $number)?,)+ }

        impl $name {
            /// All of them, in order.
            $vis const ALL: [Self; [$($name::$variant),+].len()] = [$(Self::$variant),+];
        }
    };
}

pub(crate) use listed;

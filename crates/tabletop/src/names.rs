//! Enums that are known by their names, and types that are written as their text.

/// An enum whose values have fixed names: in notation, in positions, in data, and for clients.
///
/// The word behind the type says what a value is, for the error of a text that names none. The
/// enum gets `ALL`, `name` and `index`, is displayed and read by name, and is serialized as it.
///
/// ```
/// tabletop::named_enum! {
///     /// What a coin shows.
///     pub enum Face("a face of a coin") {
///         Head = "head",
///         Tail = "tail",
///     }
/// }
///
/// assert_eq!(Face::ALL, [Face::Head, Face::Tail]);
/// assert_eq!(Face::Tail.to_string(), "tail");
/// assert_eq!("head".parse(), Ok(Face::Head));
/// let error = "edge".parse::<Face>().unwrap_err();
/// assert_eq!(error.to_string(), "`edge` is not a face of a coin: one of head, tail");
/// ```
#[macro_export]
macro_rules! named_enum {
    (
        $(#[$meta:meta])*
        $vis:vis enum $type:ident($what:literal) {
            $($(#[$doc:meta])* $variant:ident = $name:tt),* $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        #[allow(missing_docs, reason = "most names say it all")]
        #[cfg_attr(feature = "types", derive(ts_rs::TS))]
        $vis enum $type {
            $($(#[$doc])* #[cfg_attr(feature = "types", ts(rename = $name))] $variant,)*
        }

        impl $type {
            /// All of them, in their fixed order.
            pub const ALL: [$type; [$($name),*].len()] = [$($type::$variant),*];

            /// Its name.
            pub const fn name(self) -> &'static str {
                match self {
                    $($type::$variant => $name,)*
                }
            }

            /// Its index in [`Self::ALL`].
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl ::std::fmt::Display for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl ::std::str::FromStr for $type {
            type Err = $crate::ParseError;

            fn from_str(text: &str) -> Result<Self, $crate::ParseError> {
                let found = $type::ALL.into_iter().find(|it| it.name() == text);
                found.ok_or_else(|| {
                    $crate::ParseError::no_name(text, $what, &$type::ALL.map($type::name))
                })
            }
        }

        $crate::text_form!($type);
    };
}

/// Serializes types as their text: by `Display`, and read by `FromStr`.
#[macro_export]
macro_rules! text_form {
    ($($type:ty),* $(,)?) => {$(
        impl $crate::serde::Serialize for $type {
            fn serialize<S>(&self, serializer: S) -> Result<S::Ok, S::Error>
            where
                S: $crate::serde::Serializer,
            {
                serializer.collect_str(self)
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $type {
            fn deserialize<D>(deserializer: D) -> Result<Self, D::Error>
            where
                D: $crate::serde::Deserializer<'de>,
            {
                let text = <String as $crate::serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err($crate::serde::de::Error::custom)
            }
        }
    )*};
}

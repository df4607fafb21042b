//! What can be wrong with texts, options and positions, in words.

/// A type for an error that is a sentence for people.
macro_rules! message {
    ($($(#[$doc:meta])* $type:ident),* $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
        #[error("{0}")]
        pub struct $type(String);

        impl $type {
            /// An error with this message.
            pub fn new(message: impl Into<String>) -> Self {
                $type(message.into())
            }
        }

        impl From<$type> for String {
            fn from(error: $type) -> String {
                error.0
            }
        }
    )*};
}

message! {
    /// A text that does not name or describe what was expected.
    ParseError,
    /// Options from which no match can be created.
    OptionsError,
    /// A game that breaks what must always hold.
    AuditError,
    /// A conformance case that fails, and where.
    CaseError,
}

impl ParseError {
    /// A text that is none of the names of something, such as `a colour`.
    pub fn no_name(text: &str, what: &str, names: &[&str]) -> Self {
        ParseError(format!("`{text}` is not {what}: one of {}", names.join(", ")))
    }
}

impl From<ParseError> for OptionsError {
    fn from(error: ParseError) -> Self {
        OptionsError(error.0)
    }
}

//! The messages of `locales/`: which there are, with which variables, and whether they were told anew.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::parser;

use super::{ENGLISH, Findings, LANGUAGES, Share};

/// Messages that may read the same in other languages: names and symbols, each for a reason.
const SAME: &str = "locales/same.txt";
/// An argument that says what a word stands for is named after the word: `$colorId` for `$color`.
const STANDS_FOR: &str = "Id";

/// A message as far as languages can be compared.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Message {
    variables: BTreeSet<String>,
    /// Its text, variables and all.
    text: String,
    /// The letters that are its own, without what is put in.
    has_words: bool,
}

/// The messages of a file by their ids; attributes have ids of their own, `id.attribute`.
pub(super) type Messages = BTreeMap<String, Message>;

/// Reads a file of messages.
pub(super) fn read(text: &str) -> Result<Messages, String> {
    let resource = parser::parse(text).map_err(|(_, errors)| {
        let first = errors.first().map(|error| format!("{:?} at {:?}", error.kind, error.pos));
        first.unwrap_or_default()
    })?;
    let mut messages = Messages::new();
    for entry in &resource.body {
        let Entry::Message(found) = entry else { continue };
        let id = found.id.name;
        let parts =
            found.value.iter().map(|pattern| (id.to_owned(), pattern)).chain(
                found.attributes.iter().map(|it| (format!("{id}.{}", it.id.name), &it.value)),
            );
        for (name, pattern) in parts {
            let mut message = Message::default();
            message.add_pattern(pattern);
            if messages.insert(name.clone(), message).is_some() {
                return Err(format!("{name} is there twice"));
            }
        }
    }
    Ok(messages)
}

impl Message {
    fn add_pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => {
                    self.has_words |= value.chars().any(char::is_alphabetic);
                    self.text.push_str(value);
                }
                PatternElement::Placeable { expression } => self.add_expression(expression),
            }
        }
    }

    fn add_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.add_inline(inline),
            Expression::Select { selector, variants } => {
                self.add_inline(selector);
                for variant in variants {
                    self.text.push('|');
                    self.add_pattern(&variant.value);
                }
            }
        }
    }

    fn add_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
                self.text.push('$');
                self.text.push_str(id.name);
            }
            InlineExpression::StringLiteral { value }
            | InlineExpression::NumberLiteral { value } => {
                self.text.push_str(value);
            }
            InlineExpression::FunctionReference { arguments, .. } => self.add_arguments(arguments),
            InlineExpression::TermReference { id, arguments, .. } => {
                self.text.push_str(id.name);
                if let Some(arguments) = arguments {
                    self.add_arguments(arguments);
                }
            }
            InlineExpression::MessageReference { id, .. } => self.text.push_str(id.name),
            InlineExpression::Placeable { expression } => self.add_expression(expression),
        }
    }

    fn add_arguments(&mut self, arguments: &CallArguments<&str>) {
        for argument in &arguments.positional {
            self.add_inline(argument);
        }
        for argument in &arguments.named {
            self.add_inline(&argument.value);
        }
    }

    /// The words that are put in, whether a message writes them or selects by what they stand for.
    fn words_put_in(&self) -> BTreeSet<&str> {
        self.variables.iter().map(|name| name.strip_suffix(STANDS_FOR).unwrap_or(name)).collect()
    }

    /// What is wrong with a message of another language.
    pub(super) fn complaint(&self, english: &Message, may_be_same: bool) -> Option<String> {
        let (mine, theirs) = (self.words_put_in(), english.words_put_in());
        if mine != theirs {
            return Some(format!("has the variables {mine:?}, in English {theirs:?}"));
        }
        let is_same = self.text == english.text && english.has_words;
        (is_same && !may_be_same).then(|| format!("is still English: {}", self.text))
    }
}

/// The parts of the words in English, with their messages.
pub(super) fn english(root: &Path) -> Result<BTreeMap<String, Messages>, String> {
    let folder = root.join("locales").join(ENGLISH);
    let mut parts = BTreeMap::new();
    for entry in fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))? {
        let path = entry.map_err(|error| error.to_string())?.path();
        let Some(part) = path.file_stem().and_then(|it| it.to_str()) else { continue };
        parts.insert(part.to_owned(), read_file(root, ENGLISH, part)?.unwrap_or_default());
    }
    Ok(parts)
}

fn file_of(language: &str, part: &str) -> String {
    format!("locales/{language}/{part}.ftl")
}

fn read_file(root: &Path, language: &str, part: &str) -> Result<Option<Messages>, String> {
    let file = file_of(language, part);
    let Ok(text) = fs::read_to_string(root.join(&file)) else { return Ok(None) };
    read(&text).map(Some).map_err(|error| format!("{file}: {error}"))
}

/// The messages that may be the same: an id, or an id and the languages, for each line.
fn same(root: &Path) -> Result<BTreeMap<String, Vec<String>>, String> {
    let text = fs::read_to_string(root.join(SAME)).map_err(|error| format!("{SAME}: {error}"))?;
    let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
    Ok(lines
        .filter(|line| !line.is_empty())
        .map(|line| {
            let (id, languages) = line.split_once(':').unwrap_or((line, ""));
            (id.trim().to_owned(), languages.split_whitespace().map(str::to_owned).collect())
        })
        .collect())
}

/// Compares every language with English.
pub(super) fn check(root: &Path, findings: &mut Findings) -> Result<(), String> {
    let english = english(root)?;
    let same = same(root)?;
    let all: BTreeSet<&String> = english.values().flat_map(Messages::keys).collect();
    for id in same.keys().filter(|id| !all.contains(id)) {
        findings.complain(SAME, id, "there is no such message");
    }
    for (part, messages) in &english {
        findings.note(part, ENGLISH, Share { present: messages.len(), all: messages.len() });
        for language in LANGUAGES {
            let file = file_of(language, part);
            let mine = read_file(root, language, part)?.unwrap_or_default();
            let may_be_same = |id: &str| {
                same.get(id).is_some_and(|for_these| {
                    for_these.is_empty() || for_these.iter().any(|it| it == language)
                })
            };
            let mut present = 0;
            for (id, wanted) in messages {
                let complaint = match mine.get(id) {
                    None => Some("is missing".to_owned()),
                    Some(message) => message.complaint(wanted, may_be_same(id)),
                };
                match complaint {
                    Some(what) => findings.complain(&file, id, &what),
                    None => present += 1,
                }
            }
            for id in mine.keys().filter(|id| !messages.contains_key(*id)) {
                findings.complain(&file, id, "is not in English");
            }
            findings.note(part, language, Share { present, all: messages.len() });
        }
    }
    Ok(())
}

//! As much of TypeScript as the generated types use: reading declarations, and asking whether a
//! JSON value is of a type. Strict: a field that no type declares is wrong.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value};

/// A type.
#[derive(Clone, PartialEq, Debug)]
enum Type {
    Text,
    Number,
    Boolean,
    /// `null`, `"red"`, `3`.
    Exactly(Value),
    /// `` `wall/${number}` ``.
    Template(Vec<Type>),
    Array(Box<Type>),
    /// `[Color, number]`.
    Tuple(Vec<Type>),
    Object(Vec<Field>),
    /// `{ [key in Color]?: number }`.
    Mapped {
        key: Box<Type>,
        is_optional: bool,
        value: Box<Type>,
    },
    Union(Vec<Type>),
    /// `{ … } & { … }`.
    All(Vec<Type>),
    Named(String, Vec<Type>),
}

/// A field of an object.
#[derive(Clone, PartialEq, Debug)]
struct Field {
    name: String,
    is_optional: bool,
    of: Type,
}

/// The declarations of a file.
#[derive(Debug)]
pub(super) struct Declarations(BTreeMap<String, (Vec<String>, Type)>);

impl Declarations {
    /// Reads `export type A = …;` until the end of the text.
    pub(super) fn read(text: &str) -> Self {
        let mut reader = Reader { rest: text };
        let mut found = BTreeMap::new();
        while !reader.rest().is_empty() {
            reader.expect("export");
            reader.expect("type");
            let name = reader.word();
            let mut parameters = Vec::new();
            if reader.eat("<") {
                parameters = reader.list(">", Reader::word);
            }
            reader.expect("=");
            let declared = reader.union();
            reader.expect(";");
            assert!(found.insert(name.clone(), (parameters, declared)).is_none(), "twice: {name}");
        }
        Declarations(found)
    }

    /// The names a type uses without anybody declaring them.
    pub(super) fn undeclared(&self) -> Vec<String> {
        let mut names = Vec::new();
        for (parameters, declared) in self.0.values() {
            names_in(declared, &mut names);
            names.retain(|name| !self.0.contains_key(name) && !parameters.contains(name));
        }
        names
    }

    /// Whether the value is of the type with this name; else what is wrong, and where.
    pub(super) fn check(&self, name: &str, value: &Value) -> Result<(), String> {
        self.is(value, &Type::Named(name.to_owned(), Vec::new()))
            .map_err(|reason| format!("{name}{reason}"))
    }

    fn resolve(&self, name: &str, arguments: &[Type]) -> Cow<'_, Type> {
        let (parameters, declared) =
            self.0.get(name).unwrap_or_else(|| panic!("nobody declares {name}"));
        assert_eq!(parameters.len(), arguments.len(), "arguments of {name}");
        if arguments.is_empty() {
            return Cow::Borrowed(declared);
        }
        let pairs: Vec<_> = parameters.iter().zip(arguments).collect();
        Cow::Owned(replaced(declared, &pairs))
    }

    fn is(&self, value: &Value, of: &Type) -> Result<(), String> {
        let fits = match of {
            Type::Text => value.is_string(),
            Type::Number => value.is_number(),
            Type::Boolean => value.is_boolean(),
            Type::Exactly(wanted) => value == wanted,
            Type::Template(_) => value.as_str().is_some_and(|text| self.reads(text, of)),
            Type::Named(name, arguments) => return self.is(value, &self.resolve(name, arguments)),
            Type::Array(item) => return self.is_array(value, item),
            Type::Tuple(items) => return self.is_tuple(value, items),
            Type::Union(types) => return self.is_one_of(value, types),
            Type::Object(_) | Type::Mapped { .. } | Type::All(_) => {
                let Value::Object(map) = value else { return Err(": no object".to_owned()) };
                return self.is_object(map, of);
            }
        };
        if fits { Ok(()) } else { Err(format!(": {value} does not fit")) }
    }

    fn is_array(&self, value: &Value, item: &Type) -> Result<(), String> {
        let Value::Array(values) = value else { return Err(": no array".to_owned()) };
        values.iter().enumerate().try_for_each(|(index, value)| {
            self.is(value, item).map_err(|reason| format!("/{index}{reason}"))
        })
    }

    fn is_tuple(&self, value: &Value, items: &[Type]) -> Result<(), String> {
        let Value::Array(values) = value else { return Err(": no array".to_owned()) };
        if values.len() != items.len() {
            return Err(format!(": {} items, not {}", values.len(), items.len()));
        }
        values.iter().zip(items).enumerate().try_for_each(|(index, (value, item))| {
            self.is(value, item).map_err(|reason| format!("/{index}{reason}"))
        })
    }

    fn is_one_of(&self, value: &Value, types: &[Type]) -> Result<(), String> {
        let mut reasons = Vec::new();
        for of in types {
            match self.is(value, of) {
                Ok(()) => return Ok(()),
                Err(reason) => reasons.push(reason),
            }
        }
        // The reason that lies deepest is of the member that was meant.
        let depth = |reason: &String| reason.matches('/').count();
        let deepest = reasons.into_iter().max_by_key(depth).unwrap_or_default();
        Err(format!("{deepest} (of {} ways)", types.len()))
    }

    fn is_object(&self, map: &Map<String, Value>, of: &Type) -> Result<(), String> {
        let mut known = BTreeSet::new();
        self.has_fields(map, of, &mut known)?;
        match map.keys().find(|key| !known.contains(key.as_str())) {
            Some(key) => Err(format!("/{key}: not declared")),
            None => Ok(()),
        }
    }

    /// Whether all fields of an object type are there; notes which fields these are.
    fn has_fields<'a>(
        &self,
        map: &'a Map<String, Value>,
        of: &Type,
        known: &mut BTreeSet<&'a str>,
    ) -> Result<(), String> {
        let mut has = |name: &str, is_optional: bool, of: &Type| match map.get_key_value(name) {
            None if is_optional => Ok(()),
            None => Err(format!("/{name}: missing")),
            Some((name, value)) => {
                known.insert(name);
                self.is(value, of).map_err(|reason| format!("/{name}{reason}"))
            }
        };
        match of {
            Type::Object(fields) => {
                fields.iter().try_for_each(|it| has(&it.name, it.is_optional, &it.of))
            }
            Type::Mapped { key, is_optional, value } => match self.texts(key) {
                Some(names) => names.iter().try_for_each(|name| has(name, *is_optional, value)),
                // Endlessly many: those that are there.
                None => {
                    let mut names = map.keys().filter(|name| self.reads(name, key));
                    names.try_for_each(|name| has(name, true, value))
                }
            },
            Type::All(types) => types.iter().try_for_each(|it| self.has_fields(map, it, known)),
            Type::Named(name, arguments) => {
                self.has_fields(map, &self.resolve(name, arguments), known)
            }
            other => panic!("an object is not made of {other:?}"),
        }
    }

    /// All texts of a type; none if there is no end of them.
    fn texts(&self, of: &Type) -> Option<Vec<String>> {
        match of {
            Type::Exactly(Value::String(text)) => Some(vec![text.clone()]),
            Type::Exactly(value) => Some(vec![value.to_string()]),
            Type::Named(name, arguments) => self.texts(&self.resolve(name, arguments)),
            Type::Union(types) => {
                let lists: Option<Vec<_>> = types.iter().map(|it| self.texts(it)).collect();
                Some(lists?.concat())
            }
            Type::Template(pieces) => pieces.iter().try_fold(vec![String::new()], |starts, it| {
                let ends = self.texts(it)?;
                let all = starts
                    .iter()
                    .flat_map(|start| ends.iter().map(move |end| format!("{start}{end}")));
                Some(all.collect())
            }),
            _ => None,
        }
    }

    /// Whether a text, or the text of a key, is of the type.
    fn reads(&self, text: &str, of: &Type) -> bool {
        self.rests(text, of).contains(&"")
    }

    /// What can be left of a text behind a beginning of the type.
    fn rests<'a>(&self, text: &'a str, of: &Type) -> Vec<&'a str> {
        match of {
            Type::Text => (0..=text.len()).filter_map(|it| text.get(it..)).collect(),
            Type::Number => {
                let digits = text.bytes().take_while(u8::is_ascii_digit).count();
                (1..=digits).map(|it| &text[it..]).collect()
            }
            Type::Template(pieces) => pieces.iter().fold(vec![text], |rests, piece| {
                rests.into_iter().flat_map(|rest| self.rests(rest, piece)).collect()
            }),
            Type::Union(types) => types.iter().flat_map(|it| self.rests(text, it)).collect(),
            Type::Named(name, arguments) => self.rests(text, &self.resolve(name, arguments)),
            Type::Exactly(_) => {
                let wanted = self.texts(of).unwrap_or_default();
                wanted.iter().filter_map(|it| text.strip_prefix(it.as_str())).collect()
            }
            other => panic!("{other:?} is no text"),
        }
    }
}

/// The type with arguments in the place of parameters.
fn replaced(of: &Type, pairs: &[(&String, &Type)]) -> Type {
    let again = |it: &Type| replaced(it, pairs);
    let all = |types: &[Type]| types.iter().map(again).collect();
    match of {
        Type::Named(name, arguments) => match pairs.iter().find(|(own, _)| *own == name) {
            Some((_, argument)) => (*argument).clone(),
            None => Type::Named(name.clone(), all(arguments)),
        },
        Type::Array(item) => Type::Array(Box::new(again(item))),
        Type::Tuple(items) => Type::Tuple(all(items)),
        Type::Template(pieces) => Type::Template(all(pieces)),
        Type::Union(types) => Type::Union(all(types)),
        Type::All(types) => Type::All(all(types)),
        Type::Mapped { key, is_optional, value } => Type::Mapped {
            key: Box::new(again(key)),
            is_optional: *is_optional,
            value: Box::new(again(value)),
        },
        Type::Object(fields) => Type::Object(
            fields.iter().map(|it| Field { of: again(&it.of), ..it.clone() }).collect(),
        ),
        Type::Text | Type::Number | Type::Boolean | Type::Exactly(_) => of.clone(),
    }
}

fn names_in(of: &Type, names: &mut Vec<String>) {
    match of {
        Type::Named(name, arguments) => {
            names.push(name.clone());
            arguments.iter().for_each(|it| names_in(it, names));
        }
        Type::Array(item) => names_in(item, names),
        Type::Tuple(types) | Type::Template(types) | Type::Union(types) | Type::All(types) => {
            types.iter().for_each(|it| names_in(it, names));
        }
        Type::Mapped { key, value, .. } => {
            names_in(key, names);
            names_in(value, names);
        }
        Type::Object(fields) => fields.iter().for_each(|it| names_in(&it.of, names)),
        Type::Text | Type::Number | Type::Boolean | Type::Exactly(_) => {}
    }
}

/// Reads types from a text.
struct Reader<'a> {
    rest: &'a str,
}

impl<'a> Reader<'a> {
    /// What is left, without blanks and comments before it.
    fn rest(&mut self) -> &'a str {
        loop {
            self.rest = self.rest.trim_start();
            let end = match self.rest.get(..2) {
                Some("//") => "\n",
                Some("/*") => "*/",
                _ => return self.rest,
            };
            self.rest = self.rest.split_once(end).map_or("", |(_, rest)| rest);
        }
    }

    fn eat(&mut self, token: &str) -> bool {
        match self.rest().strip_prefix(token) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    fn expect(&mut self, token: &str) {
        assert!(self.eat(token), "`{token}` is expected: {:.60}", self.rest);
    }

    /// What comes before a character that ends it.
    fn until(&mut self, is_end: impl Fn(char) -> bool) -> &'a str {
        let text = self.rest;
        let end = text.find(is_end).unwrap_or(text.len());
        self.rest = &text[end..];
        &text[..end]
    }

    fn word(&mut self) -> String {
        self.rest();
        let word = self.until(|it| !it.is_alphanumeric() && it != '_');
        assert!(!word.is_empty(), "a name is expected: {:.60}", self.rest);
        word.to_owned()
    }

    /// Things between commas, up to the end; a comma may stand before the end.
    fn list<T>(&mut self, end: &str, read: impl Fn(&mut Self) -> T) -> Vec<T> {
        let mut things = Vec::new();
        while !self.eat(end) {
            things.push(read(self));
            if !self.eat(",") {
                self.expect(end);
                break;
            }
        }
        things
    }

    fn union(&mut self) -> Type {
        let mut types = vec![self.intersection()];
        while self.eat("|") {
            types.push(self.intersection());
        }
        if types.len() == 1 { types.remove(0) } else { Type::Union(types) }
    }

    fn intersection(&mut self) -> Type {
        let mut types = vec![self.single()];
        while self.eat("&") {
            types.push(self.single());
        }
        if types.len() == 1 { types.remove(0) } else { Type::All(types) }
    }

    fn single(&mut self) -> Type {
        if self.eat("{") {
            return self.object();
        }
        if self.eat("[") {
            return Type::Tuple(self.list("]", Reader::union));
        }
        if self.eat("(") {
            let inner = self.union();
            self.expect(")");
            return inner;
        }
        if self.eat("\"") {
            return Type::Exactly(self.quoted().into());
        }
        if self.eat("`") {
            return self.template();
        }
        let word = self.word();
        match word.as_str() {
            "string" => Type::Text,
            "number" => Type::Number,
            "boolean" => Type::Boolean,
            "null" => Type::Exactly(Value::Null),
            _ if word.starts_with(|it: char| it.is_ascii_digit()) => {
                Type::Exactly(word.parse::<u32>().expect("a number").into())
            }
            _ => {
                let arguments =
                    if self.eat("<") { self.list(">", Reader::union) } else { Vec::new() };
                match (word.as_str(), arguments.as_slice()) {
                    ("Array", [item]) => Type::Array(Box::new(item.clone())),
                    _ => Type::Named(word, arguments),
                }
            }
        }
    }

    fn quoted(&mut self) -> String {
        let text = self.until(|it| it == '"').to_owned();
        self.expect("\"");
        text
    }

    fn template(&mut self) -> Type {
        let mut pieces = Vec::new();
        loop {
            let text = self.until(|it| it == '`' || it == '$');
            if !text.is_empty() {
                pieces.push(Type::Exactly(text.into()));
            }
            if self.eat("`") {
                return Type::Template(pieces);
            }
            self.expect("${");
            pieces.push(self.union());
            // No blank behind it may be lost.
            self.rest();
            self.rest = self.rest.strip_prefix('}').expect("the end of a piece");
        }
    }

    fn object(&mut self) -> Type {
        if self.eat("[") {
            self.expect("key");
            self.expect("in");
            let key = Box::new(self.union());
            self.expect("]");
            let is_optional = self.eat("?");
            self.expect(":");
            let value = Box::new(self.union());
            self.expect("}");
            return Type::Mapped { key, is_optional, value };
        }
        Type::Object(self.list("}", |reader| {
            let name = if reader.eat("\"") { reader.quoted() } else { reader.word() };
            let is_optional = reader.eat("?");
            reader.expect(":");
            Field { name, is_optional, of: reader.union() }
        }))
    }
}

#[test]
fn what_fits_and_what_does_not() {
    let types = Declarations::read(
        "// A comment.\n\
         /** Another one. */\n\
         export type Color = \"red\" | \"blue\";\n\
         export type Card = `${Color}/${1 | 2}` | `card/${number}`;\n\
         export type Pair<T> = { a: T, \"b\"?: T | null, } & ({ [key in Color]?: number });\n\
         export type Both = [Color, number];\n\
         export type All = { pair: Pair<Array<Card>>, both: Both, each: { [key in Color]: boolean } };",
    );
    assert!(types.undeclared().is_empty());
    let good = serde_json::json!({
        "pair": {"a": ["red/1", "card/17"], "b": null, "blue": 3},
        "each": {"red": true, "blue": false},
        "both": ["red", 1],
    });
    assert_eq!(types.check("All", &good), Ok(()));
    let wrong = [
        ("/pair/a", serde_json::json!(["red/3"])),
        ("/pair/a", serde_json::json!(["card/"])),
        ("/pair/a", serde_json::json!("red/1")),
        ("/pair/a", Value::Null),
        ("/pair/b", serde_json::json!(1)),
        ("/pair/blue", serde_json::json!("3")),
        ("/each/red", serde_json::json!(1)),
        ("/each", serde_json::json!({"red": true})),
        ("/each", serde_json::json!({"red": true, "blue": true, "green": true})),
        ("/pair", serde_json::json!({"a": [], "c": 1})),
        ("/pair", serde_json::json!({"b": null})),
        ("/both", serde_json::json!(["red"])),
        ("/both/1", serde_json::json!(["red", "blue"])),
    ];
    for (place, value) in wrong {
        let mut bad = good.clone();
        *bad.pointer_mut(place).expect("a place") = value.clone();
        let reason = types.check("All", &bad).expect_err("it does not fit");
        assert!(reason.contains(place), "{place} {value}: {reason}");
    }
    let lost = Declarations::read("export type A = { b: Array<B> };");
    assert_eq!(lost.undeclared(), ["B"]);
}

//! What `cargo xtask words` finds.

use super::books::{complaint, rules};
use super::messages::{Message, read};
use super::usage::Usage;
use super::{Findings, Share, table};

fn message(text: &str) -> Message {
    read(&format!("id = {text}\n")).unwrap().remove("id").unwrap()
}

#[test]
fn a_message_in_another_language_has_the_variables_of_the_english_one() {
    let english = message("{ $who } gains { $count }");
    assert_eq!(message("{ $count } pour { $who }").complaint(&english, false), None);
    assert!(message("{ $count } pour").complaint(&english, false).is_some());
    assert!(message("{ $count } { $who } { $more }").complaint(&english, false).is_some());
}

#[test]
fn a_message_may_select_by_what_a_word_stands_for() {
    let english = message("the { $color } tower");
    let polish = message("wieża { $colorId ->\n    [red] czerwona\n   *[other] żółta\n}");
    assert_eq!(polish.complaint(&english, false), None);
}

#[test]
fn a_message_that_reads_as_in_english_was_forgotten() {
    let english = message("Play now");
    assert!(message("Play now").complaint(&english, false).is_some());
    assert_eq!(message("Play now").complaint(&english, true), None);
    let signs = message("{ $label }: { $text }");
    assert_eq!(signs.complaint(&signs, false), None, "there are no words in it");
}

#[test]
fn a_file_with_a_message_twice_cannot_be_read() {
    assert!(read("a = 1\na = 2\n").is_err());
    assert!(read("a = { $x\n").is_err());
    assert!(read("a = 1\n    .title = 2\n").unwrap().contains_key("a.title"));
}

#[test]
fn ids_are_spelt_out_or_put_together() {
    let mut usage = Usage::of(vec!["bastion".to_owned(), "sanctum".to_owned()]);
    usage.read("t('play-now') + t(`told-${event.event}`) + t(`sanctum-${kind}-${key}`)");
    usage.read("t(`option-${words({ key })}-hint`)");
    assert!(usage.has("play-now"));
    assert!(usage.has("told-hero-moved"));
    assert!(usage.has("option-mode-hint"));
    assert!(!usage.has("option-mode"));
    assert!(!usage.has("sanctum-fight-won"), "a name of a game in front tells nothing");
    assert!(usage.has("sanctum-item-rune-sword"), "it is in the list of those that are built");
}

#[test]
fn what_bots_and_lessons_name_is_said() {
    let mut usage = Usage::of(vec!["bastion".to_owned(), "sanctum".to_owned()]);
    usage.read("t(`tutorial-${game}-${lesson.id}`)");
    usage.read_bot("Kind::Kills => (\"sanctum-kills\", 160)");
    let lessons = r#"{"lessons": [{"id": "move", "steps": [{"id": "district"}]}]}"#;
    usage.read_lessons("bastion", &serde_json::from_str(lessons).unwrap());
    let said = ["reason-sanctum-kills", "tutorial-bastion-move", "tutorial-bastion-move-district"];
    assert!(said.into_iter().all(|id| usage.has(id)));
    assert!(!usage.has("reason-sanctum-waits"));
    assert!(!usage.has("tutorial-bastion-move-nowhere"));
}

#[test]
fn rules_are_those_of_numbered_chapters() {
    let text = "## 0. How\n- **B-0.1** no\n## 1. One\n- **B-1.1** Yes. [X]\n\
                * **O-1.1 RULING** So.\n# Appendix\n- **B-9.9** no\n";
    let found = rules(text).unwrap();
    assert_eq!(found.keys().collect::<Vec<_>>(), ["B-1.1", "O-1.1"]);
    assert!(rules("## 1. A\n- **B-1.1** a\n- **B-1.1** b\n").is_err());
}

#[test]
fn a_rule_is_told_after_the_english_text_as_it_is_now() {
    let told = "Ja.".to_owned();
    let stamp = "4de2b0bd6f2a".to_owned();
    assert_eq!(complaint("Yes.", None, None), Some("is missing"));
    assert_eq!(complaint("Ja.", Some(&told), None), Some("is still English"));
    assert!(complaint("Yes.", Some(&told), Some(&stamp)).is_some_and(|it| it.contains("anew")));
}

#[test]
fn the_table_says_100_only_where_nothing_is_missing() {
    let mut findings = Findings::default();
    findings.note("home", "en", Share { present: 200, all: 200 });
    findings.note("home", "fr", Share { present: 199, all: 200 });
    let shown = table(&findings.areas);
    assert!(shown.contains("  100 %   99 %"), "{shown}");
}

//! The files of a SQLite database, whether it can be written, and what does not grow in it.

use super::*;

#[cfg(unix)]
#[tokio::test]
async fn m_9_only_the_user_of_the_server_can_read_its_files() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().expect("a folder");
    let new = folder.path().join("new");
    let file = new.join("b.db");
    let mode = |path: &Path| {
        let about = std::fs::metadata(path).expect("it is there");
        about.permissions().mode() & 0o777
    };
    let store = Store::open(&Database::Sqlite(file.clone())).await.expect("a database");
    assert_eq!(mode(&new), 0o700);
    for name in ["b.db", "b.db-wal", "b.db-shm", "b.db.lock"] {
        assert_eq!(mode(&new.join(name)), 0o600, "{name}");
    }
    store.close().await;
    drop(store);
    // A file of an earlier version becomes private too.
    let readable = std::fs::Permissions::from_mode(0o644);
    std::fs::set_permissions(&file, readable).expect("it is ours");
    let store = Store::open(&Database::Sqlite(file.clone())).await.expect("a database");
    assert_eq!(mode(&file), 0o600);
    store.close().await;
}

#[cfg(unix)]
#[tokio::test]
async fn l_7_a_link_to_the_file_is_the_same_database_and_another_name_is_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| Database::Sqlite(folder.path().join(name));
    let store = Store::open(&at("b.db")).await.expect("a database");
    std::os::unix::fs::symlink(folder.path().join("b.db"), folder.path().join("link.db"))
        .expect("a link");
    let refused = Store::open(&at("link.db")).await.expect_err("it is in use");
    assert!(refused.to_string().contains("another server is using this file"), "{refused}");
    let other = Store::open(&at("b.sqlite")).await.expect("another database");
    other.close().await;
    store.close().await;
}

#[tokio::test]
async fn l_8_a_full_disk_or_no_database_is_not_ready() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| Database::Sqlite(folder.path().join(name));
    let store = Store::open(&at("good.db")).await.expect("a database");
    assert!(store.is_ready().await);
    store.close().await;
    *store.readiness.lock().await = None;
    assert!(!store.is_ready().await, "it is closed");
    let full = Store::open(&at("full.db")).await.expect("a database");
    let trigger = "CREATE TRIGGER full BEFORE INSERT ON settings \
                   BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END";
    sqlx::query(trigger).execute(full.pool()).await.expect("a trigger");
    assert!(!full.is_ready().await, "it can be read, but not written");
    full.close().await;
}

#[tokio::test]
async fn m_10_sessions_end_after_a_year_without_use_and_nobody_has_too_many() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = Database::Sqlite(folder.path().join("b.db"));
    let store = Store::open(&file).await.expect("a database");
    store.add_person("anna", "Anna", 0).await.expect("written");
    let session = |number: u64| SessionRow {
        id: format!("s{number}"),
        device: String::new(),
        created_at: number,
        seen_at: number,
    };
    for number in 0..35 {
        store.add_session(&session(number), "anna", "hash").await.expect("written");
    }
    let kept = store.sessions("anna", 100).await.expect("a database");
    assert_eq!((kept.len(), kept[29].id.as_str()), (30, "s5"), "the oldest ones have ended");
    let at = async |at: u64| {
        store.player_of_session("s34", "hash", at).await.expect("a database").is_some()
    };
    assert!(at(100).await);
    // It lasts a year from its last use, not from its beginning.
    assert!(at(300 * DAY).await && at(600 * DAY).await);
    assert!(!at(1000 * DAY).await);
    let wrong = store.player_of_session("s33", "other", 100).await.expect("a database");
    assert_eq!(wrong, None);
    store.close().await;
}

#[tokio::test]
async fn h_6_chat_and_mutes_do_not_grow_without_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = Database::Sqlite(folder.path().join("b.db"));
    let store = Store::open(&file).await.expect("a database");
    let word = String::new;
    let room = protocol::Room::Table;
    for line in [1, 2, 1001] {
        let line = protocol::Line { line, at: 0, room, player: word(), name: word(), text: word() };
        store.say("t", &line, None).await.expect("written");
    }
    let kept = store.chat("t", None).await.expect("a database");
    assert_eq!(kept.iter().map(|it| it.line).collect::<Vec<_>>(), [2, 1001]);
    for number in 0..500 {
        assert!(store.mute("anna", &number.to_string()).await.expect("a database"));
    }
    assert!(!store.mute("anna", "one more").await.expect("a database"));
    assert!(store.mute("anna", "7").await.expect("a database"), "that one is muted already");
    store.unmute("anna", "7").await.expect("written");
    assert!(store.mute("anna", "one more").await.expect("a database"));
    store.close().await;
}

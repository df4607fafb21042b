//! The files of a SQLite database, and whether it can be written.

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

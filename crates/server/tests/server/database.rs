//! The way to the database.

use server::{Config, Database, Server};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpListener;

/// The first byte of a TLS connection.
const HANDSHAKE: u8 = 0x16;

#[tokio::test(flavor = "multi_thread")]
async fn m_12_postgresql_is_reached_over_tls() {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let port = listener.local_addr().expect("an address").port();
    let folder = tempfile::tempdir().expect("a folder");
    let address = format!("postgres://anna@127.0.0.1:{port}/battlement?sslmode=require");
    let database = Database::read(&address).expect("an address");
    let mut config = Config::new(database, folder.path().join("dumps"));
    config.address.set_port(0);
    let starting = tokio::spawn(Server::start(config));
    let (mut stream, _) = listener.accept().await.expect("the server connects");
    let mut wish = [0; 8];
    stream.read_exact(&mut wish).await.expect("it wants TLS");
    assert_eq!(wish, [0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);
    stream.write_all(b"S").await.expect("it may have it");
    assert_eq!(stream.read_u8().await.expect("it begins"), HANDSHAKE);
    drop(stream);
    assert!(starting.await.expect("no panic").is_err(), "this is no PostgreSQL");
}

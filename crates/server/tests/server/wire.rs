//! A raw WebSocket: for frames, headers and bytes that good clients do not send, and to see exactly
//! what comes back.

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::Value;
use testbench::Client;
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::{HeaderName, HeaderValue};
use tokio_tungstenite::tungstenite::{Error, Message as Frame};

/// A raw WebSocket.
pub(crate) struct Wire {
    socket: WebSocketStream<TcpStream>,
}

/// Why there is no connection: the status and the code of the answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TurnedAway {
    pub(crate) status: u16,
    pub(crate) code: String,
}

impl Wire {
    /// Connects a player to a path.
    pub(crate) async fn open(client: &Client, path: &str) -> Result<Self, TurnedAway> {
        Self::with(client.url(), path, client.identity().as_slice()).await
    }

    /// Connects with headers.
    pub(crate) async fn with(
        url: &str,
        path: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<Self, TurnedAway> {
        let address = url.strip_prefix("http://").expect("an address");
        let socket = TcpSocket::new_v4().expect("a socket");
        // So small that a client that does not read is soon noticed.
        socket.set_recv_buffer_size(2048).expect("a buffer");
        let stream = socket.connect(address.parse().expect("an address")).await.expect("a server");
        let target = format!("ws://{address}{path}");
        let mut request = target.into_client_request().expect("a request");
        for (name, value) in headers {
            let value = HeaderValue::from_str(value).expect("a value");
            request.headers_mut().insert(HeaderName::from_static(name), value);
        }
        match tokio_tungstenite::client_async(request, stream).await {
            Ok((socket, _)) => Ok(Wire { socket }),
            Err(Error::Http(response)) => {
                let status = response.status().as_u16();
                let body = response.into_body().unwrap_or_default();
                let failure: Value = serde_json::from_slice(&body).unwrap_or_default();
                let code = failure["code"].as_str().unwrap_or_default().to_owned();
                Err(TurnedAway { status, code })
            }
            Err(error) => panic!("{error}"),
        }
    }

    /// The next message, byte by byte; none at the end.
    pub(crate) async fn text(&mut self) -> Option<String> {
        loop {
            match self.socket.next().await?.ok()? {
                Frame::Text(text) => return Some(text.to_string()),
                Frame::Close(_) => return None,
                _ => {}
            }
        }
    }

    /// The next message; null at the end.
    pub(crate) async fn hear(&mut self) -> Value {
        let text = self.text().await;
        text.map_or(Value::Null, |it| serde_json::from_str(&it).expect("JSON"))
    }

    /// Everything up to the end.
    pub(crate) async fn rest(&mut self) -> Vec<Value> {
        let mut all = Vec::new();
        loop {
            match self.hear().await {
                Value::Null => return all,
                message => all.push(message),
            }
        }
    }

    pub(crate) async fn send(&mut self, frame: Frame) {
        self.socket.send(frame).await.expect("it is sent");
    }

    pub(crate) async fn say(&mut self, text: &str) {
        self.send(Frame::text(text)).await;
    }

    /// Waits for a message of a kind.
    pub(crate) async fn hear_a(&mut self, kind: &str) -> Value {
        loop {
            let message = self.hear().await;
            assert!(!message.is_null(), "the connection ended before `{kind}`");
            if message["type"] == kind {
                return message;
            }
        }
    }
}

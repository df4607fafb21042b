//! A WebSocket to a table that remembers what it last received.

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::{Failed, failed};

/// A WebSocket of a client.
pub type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Opens a WebSocket with small buffers and an identifying header.
pub async fn connect(
    url: &str,
    path: &str,
    identity: Option<(&'static str, &str)>,
) -> Result<Socket, Failed> {
    let address = url.replacen("http", "ws", 1) + path;
    let mut request = address.as_str().into_client_request().map_err(failed)?;
    if let Some((name, value)) = identity {
        let value = HeaderValue::from_str(value).map_err(failed)?;
        request.headers_mut().insert(name, value);
    }
    let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
    let connecting = tokio_tungstenite::connect_async_with_config(request, Some(config), true);
    Ok(connecting.await.map_err(failed)?.0)
}

/// A connection to a table.
#[derive(Debug)]
pub struct Seat {
    socket: Socket,
    next_id: u32,
    /// The first message: the whole table.
    pub first: Option<Value>,
    /// The latest message about the table as a whole.
    pub table: Value,
    /// The match as this connection sees it; null before the start.
    pub play: Value,
    /// The number of the latest step.
    pub number: u64,
    /// All messages so far, if they are kept.
    pub heard: Option<Vec<Value>>,
}

impl Seat {
    /// Connects, and waits for the first message.
    pub async fn open(
        url: &str,
        path: &str,
        identity: Option<(&'static str, &str)>,
    ) -> Result<Self, Failed> {
        let socket = connect(url, path, identity).await?;
        let mut seat = Seat {
            socket,
            next_id: 1,
            first: None,
            table: Value::Null,
            play: Value::Null,
            number: 0,
            heard: None,
        };
        seat.first = Some(seat.hear().await?);
        Ok(seat)
    }

    /// Waits for the next message.
    pub async fn hear(&mut self) -> Result<Value, Failed> {
        loop {
            let frame = self.socket.next().await.ok_or(Failed("the connection ended".into()))?;
            match frame.map_err(failed)? {
                Frame::Text(text) => {
                    let message: Value = serde_json::from_str(&text).map_err(failed)?;
                    self.note(&message);
                    return Ok(message);
                }
                Frame::Close(frame) => return Err(Failed(format!("closed: {frame:?}"))),
                _ => {}
            }
        }
    }

    fn note(&mut self, message: &Value) {
        if let Some(heard) = &mut self.heard {
            heard.push(message.clone());
        }
        if let Some(number) = message["number"].as_u64() {
            self.number = self.number.max(number);
        }
        if matches!(message["type"].as_str(), Some("table" | "step")) {
            self.play = message["play"].clone();
            if message["table"].is_object() {
                self.table = message["table"].clone();
            }
        }
    }

    /// Waits for a message that matches, and returns it.
    pub async fn hear_until(&mut self, wanted: impl Fn(&Value) -> bool) -> Result<Value, Failed> {
        loop {
            let message = self.hear().await?;
            if wanted(&message) {
                return Ok(message);
            }
        }
    }

    /// Sends a request without waiting; returns its id.
    pub async fn send(&mut self, mut request: Value) -> Result<u32, Failed> {
        let id = self.next_id;
        self.next_id += 1;
        request["id"] = json!(id);
        self.send_text(request.to_string()).await?;
        Ok(id)
    }

    /// Sends any text.
    pub async fn send_text(&mut self, text: String) -> Result<(), Failed> {
        self.socket.send(Frame::Text(text.into())).await.map_err(failed)
    }

    /// Sends a request and waits for its answer: `done`, `refused`, or what was asked for.
    pub async fn ask(&mut self, request: Value) -> Result<Value, Failed> {
        let id = self.send(request).await?;
        self.hear_until(|it| it["id"].as_u64() == Some(u64::from(id))).await
    }

    /// Takes one of the offers at the current decision; fails if it is refused.
    pub async fn act(&mut self, text: &str) -> Result<Value, Failed> {
        let answer = self.ask(self.act_request(text)).await?;
        if answer["type"] == "done" { Ok(answer) } else { Err(Failed(answer.to_string())) }
    }

    /// The request for an action at the decision shown.
    pub fn act_request(&self, text: &str) -> Value {
        let (seat, decision) = (&self.play["seat"], &self.play["decision"]);
        json!({ "type": "act", "seat": seat, "decision": decision, "text": text })
    }

    /// What this seat may do.
    pub fn offers(&self) -> Vec<String> {
        let offers = self.play["offers"].as_array().map(Vec::as_slice).unwrap_or_default();
        offers.iter().filter_map(|it| it["text"].as_str()).map(str::to_owned).collect()
    }

    /// Whether the game waits for this seat.
    pub fn is_needed(&self) -> bool {
        let needed = self.play["needed"].as_array().map(Vec::as_slice).unwrap_or_default();
        !self.play["seat"].is_null() && needed.contains(&self.play["seat"])
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.play["outcome"].is_object() || self.play["outcome"].is_string()
    }

    /// Closes the connection cleanly.
    pub async fn close(mut self) {
        let _ = self.socket.close(None).await;
    }
}

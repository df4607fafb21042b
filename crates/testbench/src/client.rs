//! One player, and requests over HTTP.

use reqwest::header::{AUTHORIZATION, COOKIE, SET_COOKIE};
use reqwest::{Method, Response};
use serde_json::Value;

use crate::{Failed, Seat, failed};

/// One player.
#[derive(Clone, Debug)]
pub struct Client {
    http: reqwest::Client,
    url: String,
    /// The header that says who this is.
    identity: Option<(&'static str, String)>,
    /// The public id.
    pub id: String,
    /// The name others see.
    pub name: String,
}

/// The status and the JSON of an answer; null if it was none.
pub type Answer = (u16, Value);

impl Client {
    /// A client without an identity.
    pub fn stranger(url: &str) -> Self {
        Client {
            http: reqwest::Client::new(),
            url: url.to_owned(),
            identity: None,
            id: String::new(),
            name: String::new(),
        }
    }

    /// A new guest.
    pub async fn guest(url: &str) -> Result<Self, Failed> {
        Client::stranger(url).another().await
    }

    /// Another guest that shares connections with this one.
    pub async fn another(&self) -> Result<Self, Failed> {
        let mut client = Client { identity: None, ..self.clone() };
        let response = client.send(Method::POST, "/api/me", None).await?;
        client.be(response).await?;
        Ok(client)
    }

    /// A program with a token.
    pub async fn program(url: &str, token: &str) -> Result<Self, Failed> {
        let mut client = Client::stranger(url);
        client.identity = Some((AUTHORIZATION.as_str(), format!("Bearer {token}")));
        let (status, me) = client.get("/api/me").await?;
        if status != 200 {
            return Err(Failed(format!("{status}: {me}")));
        }
        client.id = text(&me, "id");
        client.name = text(&me, "name");
        Ok(client)
    }

    /// A player who signs in with a passphrase.
    pub async fn recovered(url: &str, passphrase: &str) -> Result<Self, Failed> {
        let mut client = Client::stranger(url);
        let body = serde_json::json!({ "passphrase": passphrase });
        let response = client.send(Method::POST, "/api/recover", Some(&body)).await?;
        client.be(response).await?;
        Ok(client)
    }

    /// Stores the cookie of a response.
    async fn be(&mut self, response: Response) -> Result<(), Failed> {
        let cookie = response.headers().get(SET_COOKIE).and_then(|it| it.to_str().ok());
        let cookie = cookie.and_then(|it| it.split(';').next()).map(str::to_owned);
        let (status, me) = read(response).await;
        let cookie = cookie.ok_or_else(|| Failed(format!("no cookie: {status} {me}")))?;
        self.identity = Some((COOKIE.as_str(), cookie));
        self.id = text(&me, "id");
        self.name = text(&me, "name");
        Ok(())
    }

    /// The same player at another server process.
    pub fn at(&self, url: &str) -> Self {
        Client { url: url.to_owned(), ..self.clone() }
    }

    /// The header that says who this is: its name and value.
    pub fn identity(&self) -> Option<(&'static str, &str)> {
        self.identity.as_ref().map(|(name, value)| (*name, value.as_str()))
    }

    /// The address of the server.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Sends any request.
    pub async fn send(
        &self,
        method: Method,
        path: &str,
        body: Option<&Value>,
    ) -> Result<Response, Failed> {
        let mut request = self.http.request(method, format!("{}{path}", self.url));
        if let Some((name, value)) = &self.identity {
            request = request.header(*name, value);
        }
        if let Some(body) = body {
            request = request.json(body);
        }
        request.send().await.map_err(failed)
    }

    /// Sends a GET request.
    pub async fn get(&self, path: &str) -> Result<Answer, Failed> {
        Ok(read(self.send(Method::GET, path, None).await?).await)
    }

    /// Sends a GET request for text.
    pub async fn get_text(&self, path: &str) -> Result<(u16, String), Failed> {
        let response = self.send(Method::GET, path, None).await?;
        let status = response.status().as_u16();
        Ok((status, response.text().await.map_err(failed)?))
    }

    /// Sends a POST request.
    pub async fn post(&self, path: &str, body: &Value) -> Result<Answer, Failed> {
        Ok(read(self.send(Method::POST, path, Some(body)).await?).await)
    }

    /// Sends a PATCH request.
    pub async fn patch(&self, path: &str, body: &Value) -> Result<Answer, Failed> {
        Ok(read(self.send(Method::PATCH, path, Some(body)).await?).await)
    }

    /// Sends a DELETE request.
    pub async fn delete(&self, path: &str) -> Result<Answer, Failed> {
        Ok(read(self.send(Method::DELETE, path, None).await?).await)
    }

    /// Creates a table and returns its id.
    pub async fn create(&self, table: Value) -> Result<String, Failed> {
        let (status, created) = self.post("/api/tables", &table).await?;
        if status != 201 {
            return Err(Failed(format!("{status}: {created}")));
        }
        Ok(text(&created, "table"))
    }

    /// Connects to a table; `resume` is the number of the last step that was seen.
    pub async fn sit(&self, table: &str, resume: Option<u64>) -> Result<Seat, Failed> {
        let resume = resume.map_or(String::new(), |it| format!("?resume={it}"));
        self.connect(&format!("/api/tables/{table}/ws{resume}")).await
    }

    /// Connects to any WebSocket.
    pub async fn connect(&self, path: &str) -> Result<Seat, Failed> {
        Seat::open(&self.url, path, self.identity()).await
    }

    /// The record of a table.
    pub async fn record(&self, table: &str) -> Result<String, Failed> {
        let (status, text) = self.get_text(&format!("/api/tables/{table}/record")).await?;
        if status == 200 { Ok(text) } else { Err(Failed(format!("{status}: {text}"))) }
    }
}

async fn read(response: Response) -> Answer {
    let status = response.status().as_u16();
    (status, response.json().await.unwrap_or(Value::Null))
}

fn text(value: &Value, field: &str) -> String {
    value[field].as_str().unwrap_or_default().to_owned()
}

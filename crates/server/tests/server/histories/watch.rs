//! Somebody watches a table over one connection for as long as it lasts, and asks again and again how
//! far the game is: what is answered must not be the past, whichever server has acknowledged more.

use std::sync::Arc;
use std::time::Duration;

use aude_histories::Event;
use serde_json::json;

use super::{World, log_of};
use crate::common::{Client, Gone, Made};

/// Between two questions.
const PAUSE: Duration = Duration::from_millis(50);

/// Comes back whenever the connection is lost; never ends.
pub(super) async fn watch(world: Arc<World>, made: Made) {
    loop {
        if let Ok(client) = Client::connect(world.address(), &made.id, json!({})).await {
            let Err(_gone) = ask(&world, client, &made).await;
        }
        tokio::time::sleep(PAUSE).await;
    }
}

async fn ask(
    world: &World,
    mut client: Client,
    made: &Made,
) -> Result<std::convert::Infallible, Gone> {
    loop {
        let op = world.number();
        world.note(Event::Look { op, stream: log_of(&made.id) });
        if let Ok(legal) = client.ask(json!({"type": "legal"})).await? {
            let number = legal["version"].as_u64().expect("a version");
            world.note(Event::Shown { op, number });
        }
        client.pushes.clear();
        tokio::time::sleep(PAUSE).await;
    }
}

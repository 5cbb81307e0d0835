//! Runs the server with settings from the environment: `AUDE_LISTEN=127.0.0.1:0 cargo run -p
//! aude-server --example serve`.

use std::io::Write as _;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let config = aude_server::Config::from_env()?;
    aude_server::logs::init(config.json_logs, &config.log);
    aude_server::serve(config, &|url| {
        println!("{url}");
        let _ = std::io::stdout().flush();
    })?;
    Ok(())
}

//! The description of the interface is complete and true: every route is in it, and answers match
//! it.

use axum::body::Body;
use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

use crate::common::{EVERYTHING, Site, here};

/// The router as written: path and methods of each route.
fn routes() -> Vec<(String, &'static str)> {
    let source = include_str!("../../src/app.rs");
    let (api, _) = source.split_once(".nest(\"/api\"").expect("the interface is nested");
    let mut all = Vec::new();
    for line in source.lines().filter(|line| line.trim_start().starts_with(".route(\"")) {
        let path = line.split('"').nth(1).expect("a path");
        let path = if api.contains(line) { format!("/api{path}") } else { path.to_owned() };
        for (word, method) in [("get(", "get"), ("post(", "post")] {
            if line.contains(word) {
                all.push((path.clone(), method));
            }
        }
    }
    all
}

/// What a value has that its schema does not allow, or lacks.
fn faults(document: &Value, schema: &Value, value: &Value, at: &str, out: &mut Vec<String>) {
    compare(document, schema, value, at, false, out);
}

/// The same; where the schema is `part` of a whole, others may define the fields it does not.
fn compare(
    document: &Value,
    schema: &Value,
    value: &Value,
    at: &str,
    part: bool,
    out: &mut Vec<String>,
) {
    if let Some(name) = schema["$ref"].as_str() {
        let found = document.pointer(&name[1..]).unwrap_or(&Value::Null);
        return match found.is_null() {
            true => out.push(format!("{at}: {name} is described nowhere")),
            false => compare(document, found, value, at, part, out),
        };
    }
    for several in ["oneOf", "anyOf"] {
        let Some(ways) = schema[several].as_array() else { continue };
        let fits = ways.iter().any(|way| {
            let mut wrong = Vec::new();
            faults(document, way, value, at, &mut wrong);
            wrong.is_empty()
        });
        if !fits {
            out.push(format!("{at}: {value} is none of {schema}"));
        }
    }
    for each in schema["allOf"].as_array().into_iter().flatten() {
        compare(document, each, value, at, true, out);
    }
    let kinds = match &schema["type"] {
        Value::Array(kinds) => kinds.clone(),
        Value::Null => Vec::new(),
        kind => vec![kind.clone()],
    };
    let is = |kind: &Value| match kind.as_str().unwrap_or("") {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        _ => false,
    };
    if !kinds.is_empty() && !kinds.iter().any(is) {
        return out.push(format!("{at}: {value} is no {}", schema["type"]));
    }
    if schema["enum"].as_array().is_some_and(|known| !known.contains(value)) {
        out.push(format!("{at}: {value} is none of {}", schema["enum"]));
    }
    for (index, item) in value.as_array().into_iter().flatten().enumerate() {
        if schema["items"].is_object() {
            faults(document, &schema["items"], item, &format!("{at}[{index}]"), out);
        }
    }
    let Some(fields) = value.as_object() else { return };
    for required in schema["required"].as_array().into_iter().flatten() {
        if !fields.contains_key(required.as_str().unwrap_or("")) {
            out.push(format!("{at}: {required} is missing"));
        }
    }
    for (name, field) in fields {
        let here = format!("{at}.{name}");
        match (&schema["properties"][name], &schema["additionalProperties"]) {
            (Value::Null, Value::Null) if schema["properties"].is_object() => {
                if !part && schema["allOf"].is_null() {
                    out.push(format!("{here} is not described"));
                }
            }
            (Value::Null, more) if more.is_object() => faults(document, more, field, &here, out),
            (Value::Null, _) => {}
            (known, _) => faults(document, known, field, &here, out),
        }
    }
}

/// Every reference in the document.
fn references<'a>(value: &'a Value, out: &mut Vec<&'a str>) {
    match value {
        Value::Object(fields) => {
            out.extend(fields.get("$ref").and_then(Value::as_str));
            fields.values().for_each(|field| references(field, out));
        }
        Value::Array(items) => items.iter().for_each(|item| references(item, out)),
        _ => {}
    }
}

#[tokio::test]
async fn every_route_is_described_and_every_description_is_a_route() {
    let site = Site::new().await;
    let document = site.get("/api/openapi.json").await.1;
    let routes = routes();
    assert!(routes.len() > 20, "{routes:?}");
    for (path, method) in &routes {
        assert!(document["paths"][path][method].is_object(), "{method} {path} is not described");
    }
    for (path, methods) in document["paths"].as_object().expect("paths") {
        for (method, operation) in methods.as_object().expect("methods") {
            let known = routes.iter().any(|(known, kind)| known == path && kind == method);
            assert!(known, "{method} {path} is no route");
            let summary = operation["summary"].as_str().unwrap_or("");
            assert!(!summary.is_empty(), "{path} says nothing");
            assert!(
                operation["responses"]["default"].is_object(),
                "{path}: anything can be refused"
            );
        }
    }
    let mut all = Vec::new();
    references(&document, &mut all);
    for name in all {
        assert!(document.pointer(&name[1..]).is_some(), "{name} is described nowhere");
    }
}

/// Checks an answer against the description of its route.
fn check(document: &Value, path: &str, method: &str, status: StatusCode, answer: &Value) {
    let responses = &document["paths"][path][method]["responses"];
    let exact = &responses[status.as_str()];
    let response = if exact.is_null() { &responses["default"] } else { exact };
    let schema = &response["content"]["application/json"]["schema"];
    assert!(schema.is_object(), "{method} {path} {status}: {responses}");
    let mut wrong = Vec::new();
    faults(document, schema, answer, path, &mut wrong);
    assert_eq!(wrong, Vec::<String>::new(), "{method} {path} {status}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_answered_is_what_is_described() {
    let site = Site::new().await;
    let document = site.get("/api/openapi.json").await.1;
    let over = site.finished(&EVERYTHING, "classic").await;
    let seats = json!([here("Anna"), {"kind": "open"}]);
    let clock = json!({"kind": "bank", "seconds": 600});
    let (status, created) =
        site.post("/api/tables", "", json!({"seats": seats, "public": true, "clock": clock})).await;
    check(&document, "/api/tables", "post", status, &created);
    let open = created["table"]["id"].as_str().expect("an id").to_owned();
    for (path, asked) in [
        ("/health", "/health".to_owned()),
        ("/health/live", "/health/live".to_owned()),
        ("/health/ready", "/health/ready".to_owned()),
        ("/api/sets", "/api/sets".to_owned()),
        ("/api/tables", "/api/tables".to_owned()),
        ("/api/tables", "/api/tables?phase=over".to_owned()),
        ("/api/tables", "/api/tables?phase=never".to_owned()),
        ("/api/rules", "/api/rules?lang=de".to_owned()),
        ("/api/rules/{page}", "/api/rules/base".to_owned()),
        ("/api/rules/{page}", "/api/rules/nothing".to_owned()),
        ("/api/rules/rule/{id}", "/api/rules/rule/C-7".to_owned()),
        ("/api/art/{game}", "/api/art/classic?sets=base".to_owned()),
        ("/api/art/{game}", "/api/art/mayflower?look=lines".to_owned()),
        ("/api/art/{game}", "/api/art/classic?look=pretty".to_owned()),
        ("/api/art/{game}", "/api/art/chess".to_owned()),
        ("/api/tables/{id}", format!("/api/tables/{open}")),
        ("/api/tables/{id}", format!("/api/tables/{}", over.id)),
        ("/api/tables/{id}", "/api/tables/abcdefghjkmn".to_owned()),
        ("/api/tables/{id}/record", format!("/api/tables/{open}/record")),
        ("/api/tables/{id}/log", format!("/api/tables/{}/log?from=3", over.id)),
        ("/api/tables/{id}/position/{version}", format!("/api/tables/{}/position/9", over.id)),
        ("/api/tables/{id}/position/{version}", format!("/api/tables/{}/position/x", over.id)),
        ("/api/tables/{id}/history", format!("/api/tables/{}/history?limit=30", over.id)),
        ("/api/tables/{id}/history", format!("/api/tables/{}/history?limit=x", over.id)),
        ("/api/tables/{id}/summary", format!("/api/tables/{}/summary", over.id)),
        ("/api/tables/{id}/verify-draws", format!("/api/tables/{}/verify-draws", over.id)),
    ] {
        let (status, answer) = site.get(&asked).await;
        assert!(!answer.is_null(), "{asked}: {status}");
        check(&document, path, "get", status, &answer);
    }
    let join = format!("/api/tables/{open}/join");
    for name in ["Bert", "Cleo"] {
        let (status, joined) = site.post(&join, "", json!({ "name": name })).await;
        check(&document, "/api/tables/{id}/join", "post", status, &joined);
    }
    let text = site.send(Method::GET, &format!("/api/tables/{}/record", over.id), "", "").await.1;
    let text = String::from_utf8(text).expect("text");
    for mode in ["replay", "continue"] {
        let (status, made) =
            site.post("/api/records", "", json!({"record": text, "mode": mode})).await;
        check(&document, "/api/records", "post", status, &made);
    }
    let big = Body::from(vec![b' '; 2 << 20]);
    let (status, body) = site.send(Method::POST, "/api/tables", "", big).await;
    assert_eq!(status, StatusCode::PAYLOAD_TOO_LARGE);
    let refused = serde_json::from_slice(&body).expect("JSON, as every refusal");
    check(&document, "/api/tables", "post", status, &refused);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_answers_of_the_live_protocol_are_described_too() {
    let site = Site::with(|config| config.times.hint = std::time::Duration::from_millis(50)).await;
    let document = site.get("/api/openapi.json").await.1;
    let body =
        json!({"seats": [here("Anna"), here("Bert")], "first": {"seat": 0}, "sets": EVERYTHING});
    let made = site.table(body).await;
    let place =
        site.ask(&made.id, "", json!({"type": "legal"})).await["actions"][0]["text"].clone();
    let path = format!("/api/tables/{}/requests", made.id);
    for (schema, request) in [
        ("Legal", json!({"type": "legal"})),
        ("Why", json!({"type": "why", "action": "9,9r0"})),
        ("Why", json!({"type": "why", "action": place})),
        ("Draft", json!({"type": "draft", "seat": 0, "version": 1, "actions": [place]})),
        ("Features", json!({"type": "features", "at": [0, 0]})),
        ("Fits", json!({"type": "fits", "x": 0, "y": 1})),
        ("Remaining", json!({"type": "remaining"})),
        ("DeadCells", json!({"type": "dead-cells"})),
        ("Projected", json!({"type": "projected"})),
        ("Hint", json!({"type": "hint", "seat": 0})),
        ("Summary", json!({"type": "summary"})),
        ("History", json!({"type": "history"})),
        ("Fairness", json!({"type": "verify-draws"})),
        ("View", json!({"type": "view"})),
        ("SeatSecret", json!({"type": "reset-secret", "seat": 1})),
    ] {
        let known = json!({"$ref": "#/components/schemas/Request"});
        let mut wrong = Vec::new();
        faults(&document, &known, &request, "request", &mut wrong);
        let (status, answer) = site.post(&path, made.token(0), request.clone()).await;
        if schema == "SeatSecret" {
            check(&document, "/api/tables/{id}/requests", "post", status, &answer);
            continue;
        }
        assert_eq!(status, StatusCode::OK, "{request}: {answer}");
        let described = json!({"$ref": format!("#/components/schemas/{schema}")});
        faults(&document, &described, &answer, schema, &mut wrong);
        assert_eq!(wrong, Vec::<String>::new(), "{request}");
    }
}

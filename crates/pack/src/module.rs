//! One module: what it imports and exports, and its code without that.
//!
//! Understood: `import { a, b as c } from "./x.js"`, `import * as x from "./x.js"`, `import "./x.js"`,
//! `export` before `const`, `function` and `class`, `export { a, b as c }`, both forms of re-export, and
//! `import("./x.js")` with a text.
//!
//! Refused: default imports and exports (the client names everything it exports); `export let` (importers
//! get a value, not a variable); `var` (it would leave its module); `import.meta` (the address of a
//! packed module differs).

use crate::lexer::{Kind, Token, tokens};
use crate::{PackError, resolve};

/// The start of the names that packed scripts give to modules.
pub(crate) const RESERVED: &str = "m$";

/// A module as written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Module {
    pub(crate) path: String,
    /// Static imports and re-exports, in order.
    pub(crate) imports: Vec<Import>,
    pub(crate) exports: Vec<Export>,
    /// Modules imported on demand: path and line.
    pub(crate) on_demand: Vec<(String, usize)>,
    pub(crate) lines: Vec<Line>,
    /// The line of the first `await` outside of brackets.
    pub(crate) waits: Option<usize>,
}

/// A static import.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Import {
    pub(crate) path: String,
    pub(crate) line: usize,
    pub(crate) what: Imported,
}

/// What an import binds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Imported {
    /// Names as exported, and as called here.
    Names(Vec<(String, String)>),
    /// All of it, under a name.
    All(String),
    /// Nothing: the module only has to run.
    Nothing,
}

/// An export.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Export {
    /// The exported name; `*` for every name of another module.
    pub(crate) name: String,
    pub(crate) line: usize,
    pub(crate) value: Value,
}

/// What an exported name stands for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Value {
    /// A name of this module.
    Here(String),
    /// A name of another module.
    Of { path: String, name: String },
    /// Another module, or all its names.
    Module(String),
}

/// A line of code. It contains line breaks if a template does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Line {
    /// The line of the source, from 1.
    pub(crate) number: usize,
    /// The code; an import on demand is its index in `on_demand` between two [`MARK`]s.
    pub(crate) code: String,
}

/// Marks an import on demand in the code; no source contains it.
pub(crate) const MARK: char = '\0';

/// Reads a module.
pub(crate) fn read(path: &str, code: &str) -> Result<Module, PackError> {
    let tokens = tokens(path, code)?;
    let module = Module {
        path: path.to_owned(),
        imports: Vec::new(),
        exports: Vec::new(),
        on_demand: Vec::new(),
        lines: Vec::new(),
        waits: None,
    };
    let code = tokens.into_iter().filter(|token| token.kind != Kind::Comment).collect();
    let mut reader = Reader { tokens: code, at: 0, depth: 0, module, ended: None };
    while reader.at < reader.tokens.len() {
        reader.statement()?;
    }
    Ok(reader.module)
}

struct Reader<'a> {
    tokens: Vec<Token<'a>>,
    at: usize,
    /// How many brackets are open.
    depth: usize,
    module: Module,
    /// Where the last code that was kept ended, its line, and whether it may touch what follows.
    ended: Option<(usize, usize, bool)>,
}

/// Signs beside which white space means nothing.
fn is_separator(token: &Token<'_>) -> bool {
    token.kind == Kind::Sign && "(){}[];,:=?&|>".contains(token.text)
}

impl<'a> Reader<'a> {
    fn fail<T>(&self, line: usize, message: impl Into<String>) -> Result<T, PackError> {
        Err(PackError::new(&self.module.path, line, message))
    }

    fn peek(&self, ahead: usize) -> Option<Token<'a>> {
        self.tokens.get(self.at + ahead).copied()
    }

    fn next_is(&self, ahead: usize, test: impl Fn(&Token<'a>) -> bool) -> bool {
        self.peek(ahead).is_some_and(|token| test(&token))
    }

    /// Reads one token, or a whole import or export.
    fn statement(&mut self) -> Result<(), PackError> {
        let token = self.tokens[self.at];
        let is_property = self.at > 0 && self.tokens[self.at - 1].is(".");
        if token.kind == Kind::Word && !is_property {
            match token.text {
                "import" if self.next_is(1, |next| next.is("(")) => return self.on_demand(),
                "import" if self.next_is(1, |next| next.is(".")) => {
                    return self.fail(token.line, "`import.meta` differs when packed");
                }
                "import" if self.depth == 0 => return self.import(),
                "export" if self.depth == 0 => return self.export(),
                "await" if self.depth == 0 => {
                    self.module.waits.get_or_insert(token.line);
                }
                "var"
                    if self
                        .next_is(1, |next| next.kind == Kind::Word || "{[".contains(next.text)) =>
                {
                    return self
                        .fail(token.line, "`var` would leave its module: use `const` or `let`");
                }
                word if word.starts_with(RESERVED) => {
                    return self.fail(
                        token.line,
                        format!("`{word}`: names with `{RESERVED}` belong to the packer"),
                    );
                }
                _ => {}
            }
        }
        if token.text.contains(MARK) {
            return self.fail(token.line, "a zero byte");
        }
        self.keep(token);
        Ok(())
    }

    /// Keeps a token as code.
    fn keep(&mut self, token: Token<'a>) {
        match (token.kind, token.text) {
            (Kind::Sign, "(" | "[" | "{") => self.depth += 1,
            (Kind::Sign, ")" | "]" | "}") => self.depth -= 1,
            (Kind::Template, text) => {
                self.depth += usize::from(text.ends_with("${"));
                self.depth -= usize::from(text.starts_with('}'));
            }
            _ => {}
        }
        self.write(token, token.text);
        self.at += 1;
    }

    fn write(&mut self, token: Token<'a>, text: &str) {
        match (self.ended, self.module.lines.last_mut()) {
            (Some((end, line, touches)), Some(last)) if line == token.line => {
                if end < token.start && !touches && !is_separator(&token) {
                    last.code.push(' ');
                }
                last.code.push_str(text);
            }
            _ => self.module.lines.push(Line { number: token.line, code: text.to_owned() }),
        }
        let line = token.line + token.text.matches('\n').count();
        self.ended = Some((token.end(), line, is_separator(&token)));
    }

    /// The path that a string token means.
    fn path(&self, ahead: usize) -> Result<(String, usize), PackError> {
        let Some(token) = self.peek(ahead).filter(|token| token.kind == Kind::Text) else {
            let line = self.tokens[self.at.min(self.tokens.len() - 1)].line;
            return self.fail(line, "expected the path of a module as a text");
        };
        let name = &token.text[1..token.text.len() - 1];
        match resolve(&self.module.path, name) {
            Some(path) if name.starts_with('.') => Ok((path, token.line)),
            _ => self.fail(
                token.line,
                format!("expected a path that starts with `./` or `../`, not \"{name}\""),
            ),
        }
    }

    /// `import("./x.js")`
    fn on_demand(&mut self) -> Result<(), PackError> {
        let word = self.tokens[self.at];
        if !self.next_is(3, |token| token.is(")")) {
            return self.fail(word.line, "an import on demand needs one path, written as a text");
        }
        let (path, _) = self.path(2)?;
        let end = self.tokens[self.at + 3];
        let text = format!("{MARK}{}{MARK}", self.module.on_demand.len());
        self.module.on_demand.push((path, word.line));
        self.write(word, &text);
        self.ended = Some((end.end(), end.line, true));
        self.at += 4;
        Ok(())
    }

    /// `import … from "./x.js";`
    fn import(&mut self) -> Result<(), PackError> {
        let line = self.tokens[self.at].line;
        self.at += 1;
        let what = match self.peek(0) {
            Some(token) if token.kind == Kind::Text => Imported::Nothing,
            Some(token) if token.is("{") => Imported::Names(self.names()?),
            Some(token) if token.is("*") && self.next_is(1, |word| word.is_word("as")) => {
                let name = self.name(2)?;
                self.at += 3;
                Imported::All(name)
            }
            _ => return self.fail(line, "expected `import { … } from` or `import * as … from`: the client has no default exports"),
        };
        if what != Imported::Nothing {
            self.word("from", line)?;
        }
        let (path, _) = self.path(0)?;
        self.at += 1;
        self.module.imports.push(Import { path, line, what });
        self.end(line)
    }

    /// `export …`
    fn export(&mut self) -> Result<(), PackError> {
        let line = self.tokens[self.at].line;
        self.at += 1;
        let Some(next) = self.peek(0) else { return self.fail(line, "nothing to export") };
        match next.text {
            "{" => {
                let names = self.names()?;
                let from = self.from()?;
                for (here, name) in names {
                    let value = match &from {
                        Some(path) => Value::Of { path: path.clone(), name: here },
                        None => Value::Here(here),
                    };
                    self.module.exports.push(Export { name, line, value });
                }
                if let Some(path) = from {
                    self.module.imports.push(Import { path, line, what: Imported::Nothing });
                }
                self.end(line)
            }
            "*" => {
                self.at += 1;
                let mut name = "*".to_owned();
                if self.next_is(0, |word| word.is_word("as")) {
                    name = self.name(1)?;
                    self.at += 2;
                }
                let Some(path) = self.from()? else { return self.fail(line, "expected `from`") };
                self.module.imports.push(Import {
                    path: path.clone(),
                    line,
                    what: Imported::Nothing,
                });
                self.module.exports.push(Export { name, line, value: Value::Module(path) });
                self.end(line)
            }
            "const" => {
                let name = self.name(1)?;
                self.one_name(line)?;
                self.declared(name, line)
            }
            "class" => {
                let name = self.name(1)?;
                self.declared(name, line)
            }
            "function" => {
                let star = usize::from(self.next_is(1, |sign| sign.is("*")));
                let name = self.name(1 + star)?;
                self.declared(name, line)
            }
            "async" if self.next_is(1, |word| word.is_word("function")) => {
                let star = usize::from(self.next_is(2, |sign| sign.is("*")));
                let name = self.name(2 + star)?;
                self.declared(name, line)
            }
            "default" => {
                self.fail(line, "`export default`: the client names everything it exports")
            }
            "let" | "var" => {
                let text = format!(
                    "`export {}`: importers get a value, not a variable; export a function",
                    next.text
                );
                self.fail(line, text)
            }
            other => self.fail(line, format!("`export {other}` is not understood")),
        }
    }

    /// Exports a declaration, which stays as code.
    fn declared(&mut self, name: String, line: usize) -> Result<(), PackError> {
        self.module.exports.push(Export { name: name.clone(), line, value: Value::Here(name) });
        Ok(())
    }

    /// Fails if `export const` declares more than one name.
    fn one_name(&self, line: usize) -> Result<(), PackError> {
        let mut depth = 0_usize;
        for token in &self.tokens[self.at..] {
            match (token.kind, token.text) {
                (Kind::Sign, "(" | "[" | "{") => depth += 1,
                (Kind::Sign, ")" | "]" | "}") => depth = depth.saturating_sub(1),
                (Kind::Template, text) => {
                    depth += usize::from(text.ends_with("${"));
                    depth -= usize::from(text.starts_with('}'));
                }
                (Kind::Sign, ";") if depth == 0 => return Ok(()),
                (Kind::Sign, ",") if depth == 0 => {
                    return self.fail(
                        token.line,
                        "`export const` with several names: export them one by one",
                    );
                }
                _ => {}
            }
        }
        self.fail(line, "`export const` needs a `;` at its end")
    }

    /// A name at a position.
    fn name(&self, ahead: usize) -> Result<String, PackError> {
        match self.peek(ahead) {
            Some(token) if token.kind == Kind::Word => Ok(token.text.to_owned()),
            other => {
                let token = other.unwrap_or(self.tokens[self.tokens.len() - 1]);
                self.fail(token.line, format!("expected a name, not `{}`", token.text))
            }
        }
    }

    /// `{ a, b as c }`: pairs of the name on the left and the name on the right.
    fn names(&mut self) -> Result<Vec<(String, String)>, PackError> {
        let mut names = Vec::new();
        self.at += 1;
        while !self.next_is(0, |token| token.is("}")) {
            let left = self.name(0)?;
            self.at += 1;
            let mut right = left.clone();
            if self.next_is(0, |token| token.is_word("as")) {
                right = self.name(1)?;
                self.at += 2;
            }
            for name in [&left, &right] {
                if name == "default" {
                    return self.fail(
                        self.tokens[self.at - 1].line,
                        "`default`: the client names everything it exports",
                    );
                }
            }
            names.push((left, right));
            if self.next_is(0, |token| token.is(",")) {
                self.at += 1;
            } else if !self.next_is(0, |token| token.is("}")) {
                return self
                    .fail(self.tokens[self.at - 1].line, "expected `,` or `}` after a name");
            }
        }
        self.at += 1;
        Ok(names)
    }

    /// `from "./x.js"`, if it follows.
    fn from(&mut self) -> Result<Option<String>, PackError> {
        if !self.next_is(0, |token| token.is_word("from")) {
            return Ok(None);
        }
        self.at += 1;
        let (path, _) = self.path(0)?;
        self.at += 1;
        Ok(Some(path))
    }

    fn word(&mut self, word: &str, line: usize) -> Result<(), PackError> {
        if !self.next_is(0, |token| token.is_word(word)) {
            return self.fail(line, format!("expected `{word}`"));
        }
        self.at += 1;
        Ok(())
    }

    /// The `;` of an import or export.
    fn end(&mut self, line: usize) -> Result<(), PackError> {
        if !self.next_is(0, |token| token.is(";")) {
            return self.fail(line, "an import or export needs a `;` at its end");
        }
        self.at += 1;
        // What follows on this line starts a line of its own.
        self.ended = None;
        Ok(())
    }
}

#[cfg(test)]
mod tests;

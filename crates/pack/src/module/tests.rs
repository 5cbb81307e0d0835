use super::{Imported, MARK, Module, Value, read};

fn module(code: &str) -> Module {
    read("a/b.js", code).expect("readable")
}

fn code(source: &str) -> String {
    let lines: Vec<_> = module(source).lines.into_iter().map(|line| line.code).collect();
    lines.join("\n")
}

fn fault(code: &str) -> String {
    read("a/b.js", code).expect_err("refused").to_string()
}

#[test]
fn imports_are_taken_out_with_their_names_and_lines() {
    let found = module(
        "import { c, d as e, } from \"./c.js\";\nimport\n  * as f from '../f.js';\nimport \"./g.js\";\nc(f);\n",
    );
    let names = vec![("c".to_owned(), "c".to_owned()), ("d".to_owned(), "e".to_owned())];
    let told: Vec<_> =
        found.imports.iter().map(|one| (one.path.as_str(), one.line, one.what.clone())).collect();
    assert_eq!(
        told,
        [
            ("a/c.js", 1, Imported::Names(names)),
            ("f.js", 2, Imported::All("f".to_owned())),
            ("a/g.js", 4, Imported::Nothing),
        ]
    );
    assert_eq!(found.lines.len(), 1);
    assert_eq!((found.lines[0].number, found.lines[0].code.as_str()), (5, "c(f);"));
}

#[test]
fn declarations_are_exported_and_stay() {
    let source = "export const a = (b, c) => [b, c];\nexport function d() {}\nexport async function* e() {}\nexport class F {}\nexport { d as g };\n";
    let names: Vec<_> = module(source).exports.into_iter().map(|one| one.name).collect();
    assert_eq!(names, ["a", "d", "e", "F", "g"]);
    assert_eq!(
        code(source),
        "const a=(b,c)=>[b,c];\nfunction d(){}\nasync function* e(){}\nclass F{}"
    );
}

#[test]
fn re_exports_name_their_module() {
    let found = module(
        "export { c, d as e } from \"./c.js\";\nexport * from \"./f.js\";\nexport * as g from \"./g.js\";\n",
    );
    let of = |name: &str| Value::Of { path: "a/c.js".to_owned(), name: name.to_owned() };
    let told: Vec<_> = found.exports.into_iter().map(|one| (one.name, one.value)).collect();
    assert_eq!(
        told,
        [
            ("c".to_owned(), of("c")),
            ("e".to_owned(), of("d")),
            ("*".to_owned(), Value::Module("a/f.js".to_owned())),
            ("g".to_owned(), Value::Module("a/g.js".to_owned())),
        ]
    );
    let needed: Vec<_> = found.imports.into_iter().map(|one| one.path).collect();
    assert_eq!(needed, ["a/c.js", "a/f.js", "a/g.js"]);
}

#[test]
fn imports_on_demand_are_marked_wherever_they_are() {
    let found = module(
        "const f = async () => `${(await import(\"./c.js\")).d}`;\n// import(\"./no.js\")\n",
    );
    assert_eq!(found.on_demand, [("a/c.js".to_owned(), 1)]);
    assert_eq!(found.lines[0].code, format!("const f=async()=>`${{(await {MARK}0{MARK}).d}}`;"));
}

#[test]
fn comments_and_needless_space_are_left_out_and_nothing_else() {
    assert_eq!(
        code("let a = 1; // one\n\n/* two\n lines */ let b = /** @type {X} */ (a)\n  + +a - -b;\n"),
        "let a=1;\nlet b=(a)\n+ +a - -b;"
    );
    assert_eq!(
        code("const a = `x\n   // y\n  ${ b } z`;\nconst c = \"  d  \";\n"),
        "const a=`x\n   // y\n  ${ b } z`;\nconst c=\"  d  \";"
    );
    assert_eq!(code("return/* x */a in b;\nx / /y/.z;"), "return a in b;\nx / /y/.z;");
    let found = module("f(`a\nb`); g();\nh();\n");
    let numbers: Vec<_> = found.lines.iter().map(|line| line.number).collect();
    assert_eq!(numbers, [1, 3], "a template's lines belong to one line of code");
}

#[test]
fn words_of_module_syntax_may_be_properties() {
    let source = "a.import(b);\nconst c={import:1,export:2};\nc.export=a.var;";
    assert_eq!(code(source), source);
}

#[test]
fn what_is_not_understood_is_refused_with_file_and_line() {
    for (code, told) in [
        ("\nimport a from \"./a.js\";", "a/b.js:2: expected `import { … } from` or"),
        ("import { default as a } from \"./a.js\";", "a/b.js:1: `default`"),
        ("import { a } from \"a\";", "a/b.js:1: expected a path that starts with"),
        ("import { a } from \"../../a.js\";", "a/b.js:1: expected a path that starts with"),
        ("import { a } from \"./a.js\"\nb();", "a/b.js:1: an import or export needs a `;`"),
        ("import { a b } from \"./a.js\";", "a/b.js:1: expected"),
        ("import {", "a/b.js:1: `{` is never closed"),
        ("a();\nexport default a;", "a/b.js:2: `export default`"),
        ("export let a = 1;", "a/b.js:1: `export let`: importers get a value"),
        ("export const a = 1,\n  b = 2;", "a/b.js:1: `export const` with several names"),
        ("export const { a } = b;", "a/b.js:1: expected a name, not `{`"),
        ("export a;", "a/b.js:1: `export a` is not understood"),
        ("{ var a = 1; }", "a/b.js:1: `var` would leave its module"),
        ("\n\nf(import.meta.url);", "a/b.js:3: `import.meta`"),
        ("import(a + b);", "a/b.js:1: an import on demand needs one path"),
        ("import(a);", "a/b.js:1: expected the path of a module as a text"),
        ("const m$a = 1;", "a/b.js:1: `m$a`: names with `m$` belong to the packer"),
        ("a = \"\0\";", "a/b.js:1: a zero byte"),
    ] {
        let found = fault(code);
        assert!(found.starts_with(told), "{code:?}: {found}");
    }
}

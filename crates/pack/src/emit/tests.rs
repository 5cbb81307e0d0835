use crate::{Files, Packed, pack};

const INDEX: &str = "<script type=\"module\" src=\"a.js\"></script>";

fn packed(files: &[(&str, &str)]) -> Packed {
    let mut all = Files::from([("index.html", INDEX)]);
    all.extend(files.iter().copied());
    pack(&all).expect("packed")
}

/// The scripts without their hash, in order.
fn scripts(packed: &Packed) -> Vec<String> {
    let (_, rest) = packed.scripts[0].path.split_once('-').expect("a hash");
    let hash = rest.strip_suffix(".js").expect("a script");
    packed.scripts.iter().map(|script| packed.files[&script.path].replace(hash, "H")).collect()
}

#[test]
fn a_module_is_a_block_with_its_imports_and_exports() {
    let found = packed(&[
        (
            "a.js",
            "import { b, c as d } from \"./b.js\";\nimport * as e from \"./e.js\";\nawait d(b, e);\n",
        ),
        ("b.js", "const x = 1;\nexport const b = x;\nexport function c() {\n  return x;\n}\n"),
        (
            "e.js",
            "const x = 2;\nexport { x as y };\nexport * from \"./b.js\";\nexport { c as z } from \"./b.js\";\n",
        ),
    ]);
    assert_eq!(
        scripts(&found),
        ["export let m$b,m$e;\n\
          // b.js\n{\nconst x=1;\nconst b=x;\nfunction c(){\nreturn x;\n}\nm$b={b,c};\n}\n\
          // e.js\n{\nconst x=2;\nm$e={...m$b,y:x,z:m$b.c};\n}\n\
          // a.js\n(async()=>{\nconst{b,c:d}=m$b;\nconst e=m$e;\nawait d(b,e);\n})();\n\
          //# sourceMappingURL=a-H.js.map\n"]
    );
}

#[test]
fn modules_with_like_paths_have_different_names() {
    let found = packed(&[
        ("a.js", "import \"./b-c.js\";\nimport \"./b_c.js\";\nimport \"./b/c.js\";\n"),
        ("b-c.js", ""),
        ("b_c.js", ""),
        ("b/c.js", ""),
    ]);
    assert!(scripts(&found)[0].starts_with("export let m$b_c,m$b_c__,m$b_c_;\n"), "{found:?}");
}

#[test]
fn scripts_are_loaded_on_demand_with_all_they_need_at_once() {
    let s = format!("export const s = \"{}\";\n", "s".repeat(2000));
    let found = packed(&[
        (
            "a.js",
            "import \"./d.js\";\nawait import(\"./h.js\");\nf(() => import(\"./t.js\"), import(\"./r.js\"), import(\"./d.js\"));\n",
        ),
        ("d.js", "export const d = 1;\n"),
        ("h.js", ""),
        (
            "t.js",
            "import { s } from \"./s.js\";\nimport { d } from \"./d.js\";\nexport const t = s + d;\n",
        ),
        ("r.js", "import \"./s.js\";\n"),
        ("s.js", s.as_str()),
    ]);
    let all = scripts(&found);
    assert!(
        all[0].contains("\nawait import(\"./h-H.js\").then(script=>script.m$h);\n"),
        "{}",
        all[0]
    );
    assert!(
        all[0].contains("f(()=>Promise.all([import(\"./t-H.js\"),import(\"./r_t-H.js\")]).then(scripts=>scripts[0].m$t),"),
        "{}",
        all[0]
    );
    assert!(all[0].contains(",Promise.resolve().then(()=>m$d));\n"), "{}", all[0]);
    let t = all.iter().find(|code| code.contains("// t.js")).expect("the script of t.js");
    assert!(
        t.starts_with(
            "import{m$d}from\"./a-H.js\";\nimport{m$s}from\"./r_t-H.js\";\nexport let m$t;\n"
        ),
        "{t}"
    );
    let needs = found
        .scripts
        .iter()
        .find(|script| script.modules == ["t.js"])
        .map(|script| script.needs.len());
    assert_eq!(needs, Some(2));
}

#[test]
fn names_change_with_the_content_and_only_with_it() {
    let one = packed(&[("a.js", "a();")]);
    assert_eq!(one, packed(&[("a.js", "a(); // the same")]));
    assert_ne!(one.scripts[0].path, packed(&[("a.js", "b();")]).scripts[0].path);
    assert!(one.index.contains(&one.scripts[0].path), "{}", one.index);
}

// Importing a record, to replay or continue it.

import { openDialog } from "../app/dialog.js";
import { h, put } from "../app/dom.js";
import { t } from "../i18n/language.js";
import { Refused, api } from "../net/api.js";
import { errorText } from "../words/errors.js";
import { enter } from "./new-table.js";

/** Asks for a record. */
export function importDialog() {
  let mode = "replay";
  const text = h("textarea", { rows: 8, class: "record", "aria-label": t("import-text"), spellcheck: "false", placeholder: t("import-text") });
  const problems = h("div", { role: "alert" });
  const button = h("button", { class: "main" }, t("import-open"));

  /** @param {Event} event */
  async function submit(event) {
    event.preventDefault();
    button.disabled = true;
    put(problems);
    try {
      const made = await api("records", { body: { record: text.value, mode } });
      shown.close();
      enter(made, mode === "replay" ? "replay" : "table");
    } catch (error) {
      button.disabled = false;
      const more = error instanceof Refused ? error.error.problems ?? [] : [];
      put(problems, h("p", { class: "error" }, errorText(error).text), h("ul", { class: "errors small" }, more.map((problem) => h("li", null, problem))));
    }
  }

  /** @type {(value: string, label: string) => HTMLElement} */
  const radio = (value, label) => h("label", { class: "choice" },
    h("input", { type: "radio", name: "mode", value, checked: value === mode, onchange: () => { mode = value; } }), label);

  const shown = openDialog(t("import"), h("form", { class: "import", onsubmit: submit },
    h("p", { class: "soft" }, t("import-about")),
    h("label", { class: "field" }, h("span", null, t("import-file")), h("input", {
      type: "file", accept: ".txt,text/plain",
      onchange: async (/** @type {any} */ event) => {
        const file = event.target.files[0];
        if (file) text.value = await file.text();
      },
    })),
    text,
    h("fieldset", null, h("legend", null, t("import-mode")), radio("replay", t("import-replay")), radio("continue", t("import-continue"))),
    problems,
    button));
}

// Importing a game, to replay or continue it: a record, or a game from elsewhere (docs/import.md).

import { openDialog } from "../app/dialog.js";
import { h, put } from "../app/dom.js";
import { t } from "../i18n/language.js";
import { api } from "../net/api.js";
import { whatIsWrong } from "../words/problems.js";
import { enter } from "./new-table.js";
import { slim } from "./slim.js";

/**
 * The text of a file: UTF-8, or UTF-16 with a mark, as some shells write what a command prints.
 * @param {File} file
 * @returns {Promise<string>}
 */
async function textOfFile(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const mark = bytes.length > 1 ? bytes[0] * 256 + bytes[1] : 0;
  const encoding = mark === 0xFFFE ? "utf-16le" : mark === 0xFEFF ? "utf-16be" : "utf-8";
  return new TextDecoder(encoding).decode(bytes);
}

/**
 * The text of what was dropped or pasted: of the first file, or the text itself.
 * @param {DataTransfer | null} brought
 * @returns {Promise<string>}
 */
async function textOf(brought) {
  const file = brought?.files[0];
  return file ? textOfFile(file) : brought?.getData("text/plain") ?? "";
}

/**
 * Lets people drop a game anywhere on the page, or paste one outside of a text field.
 * @param {(text: string) => void} [take] what to do with it
 * @returns {() => void} stops it
 */
export function bringGames(take = importDialog) {
  /** @param {DragEvent} event */
  const over = (event) => {
    if (event.dataTransfer?.types.some((kind) => kind === "Files" || kind === "text/plain")) event.preventDefault();
  };
  /** @param {Event & { dataTransfer?: DataTransfer | null, clipboardData?: DataTransfer | null }} event */
  const bring = async (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest("input, textarea") || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    const text = await textOf(event.dataTransfer ?? event.clipboardData ?? null);
    if (text.trim()) take(text);
  };
  document.addEventListener("dragover", over);
  document.addEventListener("drop", bring);
  document.addEventListener("paste", bring);
  return () => {
    document.removeEventListener("dragover", over);
    document.removeEventListener("drop", bring);
    document.removeEventListener("paste", bring);
  };
}

/**
 * A field to choose a file, whose text comes into another field.
 * @param {HTMLElement & Record<string, any>} text
 */
export function fileField(text) {
  return h("label", { class: "field" }, h("span", null, t("import-file")), h("input", {
    type: "file", accept: ".txt,.json,.html,.htm,text/plain,text/html,application/json",
    onchange: async (/** @type {any} */ event) => {
      const file = event.target.files[0];
      if (file) text.value = await textOfFile(file);
    },
  }));
}

/**
 * Asks for a game.
 * @param {string} [brought] its text, if it is there already
 */
export function importDialog(brought = "") {
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
      const made = await api("records", { body: { record: slim(text.value), mode } });
      shown.close();
      enter(made, mode === "replay" ? "replay" : "table");
    } catch (error) {
      button.disabled = false;
      put(problems, whatIsWrong(error));
    }
  }

  /** @type {(value: string, label: string) => HTMLElement} */
  const radio = (value, label) => h("label", { class: "choice" },
    h("input", { type: "radio", name: "mode", value, checked: value === mode, onchange: () => { mode = value; } }), label);

  const shown = openDialog(t("import"), h("form", { class: "import", onsubmit: submit },
    h("p", { class: "soft" }, t("import-about")),
    fileField(text),
    text,
    h("fieldset", null, h("legend", null, t("import-mode")), radio("replay", t("import-replay")), radio("continue", t("import-continue"))),
    problems,
    button));
  text.value = brought;
  shown.element.addEventListener("dragover", (event) => event.preventDefault());
  shown.element.addEventListener("drop", async (event) => {
    event.preventDefault();
    text.value = await textOf(event.dataTransfer);
  });
}

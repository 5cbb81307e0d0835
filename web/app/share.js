// A link to be carried to another device: to read, to copy, to photograph.

import { t } from "../i18n/language.js";
import { openDialog } from "./dialog.js";
import { h } from "./dom.js";
import { sign } from "./icons.js";
import { qrCode } from "./qr.js";
import { address } from "./router.js";

/**
 * A link with a button that copies it and its QR code.
 * @param {string} link
 * @param {string} label
 * @param {string} key for the focus
 */
export function linkBox(link, label, key) {
  /** @param {MouseEvent} event */
  const copy = async (event) => {
    const box = /** @type {Element} */ (event.currentTarget).closest(".link-box");
    const said = box?.querySelector("[role=status]");
    let text = t("copied");
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      // Without leave to write it is at least marked.
      box?.querySelector("input")?.select();
      text = t("copy-by-hand");
    }
    if (said) said.textContent = text;
  };
  // Phones hand a link on to whatever people write with.
  const canShare = typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches;
  return h("div", { class: "link-box" },
    h("div", { class: "link-line" },
      h("input", {
        type: "text", readonly: true, value: link, "aria-label": label, "data-key": `${key}-link`,
        onfocus: (/** @type {any} */ event) => event.target.select(),
      }),
      h("button", { type: "button", "data-key": `${key}-copy`, onclick: copy }, sign("copy"), t("copy-link")),
      canShare ? h("button", {
        type: "button", "data-key": `${key}-share`, onclick: () => navigator.share({ url: link }).catch(() => {}),
      }, sign("link"), t("share-link")) : null),
    h("p", { class: "small soft", role: "status" }),
    isLocal(new URL(link).hostname) ? h("p", { class: "warning small" }, t("invite-local", { port: new URL(link).port || "7171" })) : null,
    qrCode(link, t("qr-label")));
}

/**
 * Whether an address means this very machine.
 * @param {string} host
 */
function isLocal(host) {
  return host === "localhost" || host === "[::1]" || host.startsWith("127.");
}

/**
 * The link others come in with.
 * @param {string} id
 */
export function inviteLink(id) {
  return address(`table/${id}`);
}

/**
 * Shows the link others come in with.
 * @param {string} id
 */
export function invite(id) {
  openDialog(t("invite-title"), h("p", { class: "soft" }, t("invite-about")), linkBox(inviteLink(id), t("invite-title"), "invite"));
}

/**
 * Shows the link that carries a seat to another device.
 * @param {string} id
 * @param {number} seat
 * @param {string} secret
 */
export function shareSeat(id, seat, secret) {
  const link = `${inviteLink(id)}#seat=${seat}.${secret}`;
  openDialog(t("share-seat-title"),
    h("p", { class: "soft" }, t("share-seat-about")),
    h("p", { class: "warning" }, t("share-seat-warning")),
    linkBox(link, t("share-seat-title"), "seat"));
}

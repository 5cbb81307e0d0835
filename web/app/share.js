// A link for another device: to read, copy or scan.

import { t } from "../i18n/language.js";
import { api } from "../net/api.js";
import { openDialog } from "./dialog.js";
import { h } from "./dom.js";
import { sign } from "./icons.js";
import { address } from "./router.js";

/**
 * A link with a copy button and its QR code. An address of this computer alone has no code: it would lead
 * another device to itself.
 * @param {string} link
 * @param {string} label
 * @param {string} key for the focus
 * @param {() => HTMLElement} code see `tableCode`
 */
export function linkBox(link, label, key, code) {
  /** @param {MouseEvent} event */
  const copy = async (event) => {
    const box = /** @type {Element} */ (event.currentTarget).closest(".link-box");
    const said = box?.querySelector("[role=status]");
    let text = t("copied");
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      // Without permission to copy, at least select it.
      box?.querySelector("input")?.select();
      text = t("copy-by-hand");
    }
    if (said) said.textContent = text;
  };
  // Phones pass a link on to the app of choice.
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
    isLocal(new URL(link).hostname) ? h("p", { class: "warning small" }, t("invite-local", { port: new URL(link).port || "7171" })) : code());
}

/**
 * Whether an address means this machine.
 * @param {string} host
 */
function isLocal(host) {
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || host.startsWith("127.");
}

/** Tells the server which address the codes should lead to. */
const FROM = `from=${encodeURIComponent(location.origin)}`;

/** @param {string | null} source null if it comes later */
function codeImage(source) {
  return h("img", { class: "qr", alt: t("qr-label"), src: source, width: 220, height: 220 });
}

/**
 * The QR code of the link to a table, or to a turn of its replay.
 * @param {string} id
 * @param {number} [turn]
 */
export function tableCode(id, turn) {
  const which = turn === undefined ? "" : `&turn=${turn}`;
  return () => codeImage(address(`api/tables/${encodeURIComponent(id)}/qr.svg?${FROM}${which}`));
}

/**
 * The QR code of the link that carries a seat. Its secret is sent to the server as usual and is not in any URL.
 * @param {string} id
 * @param {number} seat
 * @param {string} secret
 */
function seatCode(id, seat, secret) {
  return () => {
    const image = codeImage(null);
    api(`tables/${encodeURIComponent(id)}/seats/${seat}/qr.svg?${FROM}`, { tokens: [secret] }).then(
      (drawing) => { image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`; },
      // The link above works without it.
      () => image.remove());
    return image;
  };
}

/**
 * The link others join with.
 * @param {string} id
 */
export function inviteLink(id) {
  return address(`table/${id}`);
}

/**
 * Shows the link others join with.
 * @param {string} id
 */
export function invite(id) {
  openDialog(t("invite-title"), h("p", { class: "soft" }, t("invite-about")), linkBox(inviteLink(id), t("invite-title"), "invite", tableCode(id)));
}

/**
 * Shows the link that moves a seat to another device.
 * @param {string} id
 * @param {number} seat
 * @param {string} secret
 */
export function shareSeat(id, seat, secret) {
  const link = `${inviteLink(id)}#seat=${seat}.${secret}`;
  openDialog(t("share-seat-title"),
    h("p", { class: "soft" }, t("share-seat-about")),
    h("p", { class: "warning" }, t("share-seat-warning")),
    linkBox(link, t("share-seat-title"), "seat", seatCode(id, seat, secret)));
}

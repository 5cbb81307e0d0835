// Pictures of the board with all players' points, to save or send.

import { address } from "../app/router.js";
import { t } from "../i18n/language.js";
import { Refused } from "../net/api.js";

/**
 * @typedef {object} Card what a picture shows
 * @property {string} id
 * @property {number} version
 * @property {string[]} names by seat
 * @property {number[]} scores by seat
 * @property {number[]} liveries by seat
 * @property {number[]} winners
 */

/** Height of the strip with the points, in pixels of the picture. */
const STRIP = 84;
const DISC = 44;

/** Whether the page is dark now. */
function isDark() {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

/**
 * @param {string} source
 * @returns {Promise<HTMLImageElement>}
 */
function image(source) {
  return new Promise((done, failed) => {
    const picture = new Image();
    picture.onload = () => done(picture);
    picture.onerror = () => failed(new Error("no picture"));
    picture.src = source;
  });
}

/**
 * A player's disc as it is drawn everywhere.
 * @param {number} livery
 */
function disc(livery) {
  const drawing = document.getElementById(`seat${livery}`)?.innerHTML ?? "";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-13 -13 26 26" width="${DISC}" height="${DISC}">${drawing}</svg>`;
  return image(`data:image/svg+xml,${encodeURIComponent(svg)}`);
}

/**
 * The board from the server.
 * @param {Card} card
 */
async function boardPicture(card) {
  const path = `api/tables/${encodeURIComponent(card.id)}/picture.png?version=${card.version}&dark=${isDark()}`;
  const response = await fetch(address(path)).catch(() => null);
  if (!response) throw new Refused({ code: "connection/lost", message: "the server cannot be reached" });
  if (!response.ok) throw new Refused((await response.json()).error);
  const url = URL.createObjectURL(await response.blob());
  try {
    return await image(url);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/**
 * The players in rows that fit a width.
 * @param {CanvasRenderingContext2D} pen
 * @param {Card} card
 * @param {number} width
 */
function rows(pen, card, width) {
  const parts = card.names.map((name, seat) => {
    const text = `${name}  ${card.scores[seat]}`;
    return { seat, text, width: DISC + 14 + pen.measureText(text).width + 36 };
  });
  /** @type {(typeof parts)[]} */
  const found = [[]];
  let used = 0;
  for (const part of parts) {
    if (used && used + part.width > width - 40) {
      found.push([]);
      used = 0;
    }
    found[found.length - 1].push(part);
    used += part.width;
  }
  return found;
}

/**
 * The picture as a PNG file.
 * @param {Card} card
 * @returns {Promise<Blob>}
 */
export async function pictureOf(card) {
  const [board, ...discs] = await Promise.all([boardPicture(card), ...card.liveries.map(disc)]);
  const style = getComputedStyle(document.documentElement);
  const colour = (/** @type {string} */ name) => style.getPropertyValue(name).trim();
  const canvas = document.createElement("canvas");
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const width = Math.max(board.width, 720);
  const font = (/** @type {number} */ seat) => `${card.winners.includes(seat) ? 700 : 500} 34px ${colour("--font")}`;
  pen.font = font(card.winners[0] ?? 0);
  const players = rows(pen, card, width);
  canvas.width = width;
  canvas.height = board.height + STRIP * players.length;
  pen.fillStyle = isDark() ? "#33271e" : "#efe4ca";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(board, (width - board.width) / 2, 0);
  pen.textBaseline = "middle";
  for (const [index, row] of players.entries()) {
    const all = row.reduce((sum, part) => sum + part.width, -36);
    let x = (width - all) / 2;
    const y = board.height + STRIP * (index + 0.5);
    for (const part of row) {
      pen.drawImage(discs[part.seat], x, y - DISC / 2);
      pen.font = font(part.seat);
      pen.fillStyle = card.winners.includes(part.seat) ? colour("--accent") : colour("--ink");
      pen.fillText(part.text, x + DISC + 14, y + 2);
      x += part.width;
    }
  }
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}

/** Whether this browser can share files with other apps. */
export function canShare() {
  const probe = new File([], "aude.png", { type: "image/png" });
  return Boolean(navigator.canShare?.({ files: [probe] }));
}

/**
 * Saves the picture as a file.
 * @param {Card} card
 */
export async function savePicture(card) {
  const url = URL.createObjectURL(await pictureOf(card));
  const link = document.createElement("a");
  link.href = url;
  link.download = `aude-${card.id}-${card.version}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}

/**
 * Shares the picture with another app, with the link to the replay.
 * @param {Card} card
 */
export async function sharePicture(card) {
  const file = new File([await pictureOf(card)], `aude-${card.id}-${card.version}.png`, { type: "image/png" });
  const text = card.names.map((name, seat) => `${name} ${card.scores[seat]}`).join(", ");
  try {
    await navigator.share({ files: [file], title: t("end-share-title"), text, url: address(`replay/${card.id}?turn=${card.version}`) });
  } catch (error) {
    // Closing the list of apps cancels it.
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  }
}

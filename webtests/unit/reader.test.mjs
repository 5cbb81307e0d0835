// The reader is addressed as "you" in every language; everyone else has a name.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LANGUAGES, loadLanguage, t } from "../support/speech.mjs";

const { line } = await import("../../web/words/events.js");
const { outcomeText } = await import("../../web/home/words.js");
const { refusalText } = await import("../../web/words/refusals.js");
const { readerOf, winnersFor } = await import("../../web/words/reader.js");

const NAMES = ["Anna", "Bert"];
const PLACE = { at: [1, -2], on: "city", via: "N" };

/** Events in which one seat acts on another. @type {(seat: number, other: number) => any[]} */
const events = (seat, other) => [
  { event: "turn", player: seat, second_part: true },
  { event: "placed", player: seat, tile: "D", x: 1, y: 0, rotation: 0 },
  { event: "put", player: seat, figure: "small", spot: PLACE },
  ...["dragon", "princess", "own-tower", "captured", "alone", "left-behind"].map((reason) => (
    { event: "returned", player: seat, figure: "small", from: PLACE, reason })),
  { event: "scored", player: seat, points: 3, category: "fairy", items: [{ what: "fairy", count: 1, each: 3 }], end: false },
  { event: "dragon", by: seat, at: [1, 0] },
  { event: "tower", player: seat, at: [1, 0], height: 2 },
  { event: "captured", by: seat, player: other, figure: "small" },
  { event: "freed", by: other, player: seat, figure: "small", ransom: false },
  { event: "freed", by: other, player: seat, figure: "big", ransom: true },
  { event: "goods", player: seat, kind: "wine", count: 2 },
  { event: "double-turn", player: seat },
];

/** The log with the dragon, a capture, an exchange and a ransom, as each side reads it. @type {Record<string, string[]>} */
const SAID = {
  en: [
    "The dragon sends home your knight", "You move the dragon", "You capture Bert’s follower",
    "Bert gives back your follower", "You ransom a big follower from Bert",
    "Bert captures your follower", "You give back Bert’s follower", "Bert ransoms a big follower from you",
  ],
  de: [
    "Der Drache schickt heim: dein Ritter", "Du ziehst den Drachen", "Du · Gefangener: Gefolgsmann von Bert",
    "Du · Austausch: Gefolgsmann zurück von Bert", "Du · Rückkauf: großer Gefolgsmann zurück von Bert",
    "Bert · Gefangener: dein Gefolgsmann", "Bert · Austausch: Gefolgsmann zurück von dir", "Bert · Rückkauf: großer Gefolgsmann zurück von dir",
  ],
  nl: [
    "Door de draak naar huis gestuurd: jouw ridder", "Je verzet de draak", "Je neemt een horige van Bert gevangen",
    "Bert geeft je een horige terug", "Je koopt een grote horige vrij van Bert",
    "Bert neemt een horige van jou gevangen", "Je geeft Bert een horige terug", "Bert koopt een grote horige vrij van jou",
  ],
  hu: [
    "Hazatér a sárkány elől: lovag (tied)", "Lépsz a sárkánnyal", "A foglyod lett: alattvaló (Bert)",
    "Csere: Bert visszaadja a figurádat (alattvaló)", "Kiváltod Bert fogságából: nagy alattvaló",
    "Bert foglya lett: alattvaló (tied)", "Csere: visszaadod Bert figuráját (alattvaló)", "Bert kiváltja a fogságodból: nagy alattvaló",
  ],
};

test("only a device with one seat has a reader", () => {
  assert.deepEqual([readerOf([]), readerOf([2]), readerOf([0, 1])], [null, 2, null]);
  assert.deepEqual(winnersFor([0, 1], 1), { who: "you", named: [0], count: 2 });
  assert.deepEqual(winnersFor([0], null), { who: "other", named: [0], count: 1 });
});

for (const language of Object.keys(LANGUAGES)) {
  test(`${language}: the log speaks to its reader`, async () => {
    await loadLanguage(language);
    for (const event of [...events(0, 1), ...events(1, 0)]) {
      const own = line(event, "classic", NAMES, 0);
      assert.ok(own && !own.includes("Anna"), own);
      assert.doesNotMatch(own, /undefined|log-|\{/);
      const named = line(event, "classic", NAMES);
      for (const name of NAMES) assert.equal(named.includes(name), about(event).includes(NAMES.indexOf(name)), named);
    }
    const told = (/** @type {any[]} */ all, /** @type {(event: any) => boolean} */ which) => all.filter(which).map((event) => line(event, "classic", NAMES, 0));
    const between = (/** @type {any} */ event) => ["captured", "freed"].includes(event.event);
    const mine = (/** @type {any} */ event) => event.reason === "dragon" || event.event === "dragon" || between(event);
    assert.deepEqual([...told(events(0, 1), mine), ...told(events(1, 0), between)], SAID[language]);
  });

  test(`${language}: a result and a refusal speak to their reader`, async () => {
    await loadLanguage(language);
    const ended = (/** @type {number[]} */ winners, /** @type {number | null} */ reader) => (
      outcomeText({ winners, scores: [30, 20], by_resignation: false }, NAMES, reader));
    assert.ok(ended([0], null).includes("Anna") && !ended([0], 0).includes("Anna") && ended([1], 0).includes("Bert"));
    assert.ok(ended([0, 1], 0).includes("Bert") && !ended([0, 1], 0).includes("Anna"), ended([0, 1], 0));
    for (const key of ["end-won", "end-won-resigned"]) {
      const texts = new Set([1, 2].flatMap((count) => ["you", "other"].map((who) => t(key, { who, names: "Bert", count }))));
      assert.equal(texts.size, 4, [...texts].join("; "));
      assert.ok(!t(key, { who: "you", names: "Bert", count: 1 }).includes("Bert"));
    }
    const refusal = /** @type {any} */ ({ code: "refused/occupied", message: "", details: { player: 0 } });
    const table = { game: "classic", seats: NAMES.map((name) => ({ name })) };
    assert.ok(!refusalText(refusal, table, 0).includes("Anna") && refusalText(refusal, table, 1).includes("Anna"));
  });
}

/** The seats an event is about. @param {any} event @returns {number[]} */
function about(event) {
  return [event.player, event.by].filter((seat) => typeof seat === "number");
}

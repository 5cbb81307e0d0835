// Somebody who takes lessons: does what a step asks for, by mouse, touch or keyboard.

import assert from "node:assert/strict";
import { chance } from "./chance.mjs";
import { kindsOf } from "./kinds.mjs";
import { Player, pointer } from "./player.mjs";

/**
 * @typedef {import("./player.mjs").Hand} Hand
 * @typedef {{ task: "look" | "play" | "find" | "ask", solution: string[], choices: string[] }} Step
 */

/** A pupil on a page with a lesson. */
export class Pupil {
  /**
   * @param {import("playwright-core").Page} page
   * @param {object} [how]
   * @param {Hand} [how.hand]
   * @param {(locator: import("playwright-core").Locator) => Promise<void>} [how.press] uses a button of the card
   */
  constructor(page, { hand = pointer(page), press = (button) => button.click() } = {}) {
    this.page = page;
    this.hand = hand;
    this.press = press;
    this.player = new Player(page, chance("pupil"), { hand });
    this.card = page.locator(".lesson");
  }

  /** Waits until a step can be done. @param {number} at */
  async ready(at) {
    await this.page.locator(`.lesson-page[data-ready=true] .lesson[data-step="${at}"][data-done=false]`).waitFor();
  }

  /** Presses a button of the card. @param {string} key */
  async button(key) {
    await this.press(this.card.locator(`[data-key="${key}"]`));
  }

  /**
   * Chooses and confirms moves, as they are written, each where it is offered.
   * @param {string[]} moves
   */
  async play(moves) {
    let sight = await this.player.sight();
    for (const [at, move] of moves.entries()) {
      const place = /^(-?\d+,-?\d+)r\d$/.exec(move)?.[1];
      if (place) {
        const cell = sight.cells.find(({ name }) => name === place);
        assert.ok(cell, `${place} is offered among ${sight.cells.map(({ name }) => name)}`);
        sight = await this.player.use("cell", cell, sight);
        for (let turns = 0; (await this.draft())[0] !== move; turns += 1) {
          assert.ok(turns < 4 && sight.tile, `the tile can be turned to ${move}`);
          // Where a follower could stand, the tile is turned by the sign at its corner.
          sight = await this.player.use("turn", { ...sight.tile, ...(await this.turnSign()) }, sight);
        }
      } else if (move !== "-" || moves[at + 1]) {
        // Passing at the end is what confirming means.
        const offer = await this.offered(move, sight);
        sight = offer.option.chosen ? offer.sight : await this.player.use("option", offer.option, offer.sight);
      }
    }
    await this.page.waitForFunction((wanted) => document.querySelector(".lesson-page")?.getAttribute("data-draft")?.endsWith(wanted), moves.join(" "));
    while (!sight.confirm) sight = await this.player.sight({ not: sight.key });
    await this.hand.confirm(sight.confirm);
  }

  /**
   * A choice on the board or in the tray, once the server offers it; the kind of action it belongs to is opened.
   * @param {string} move
   * @param {import("./look.mjs").Sight} sight
   */
  async offered(move, sight) {
    const kinds = kindsOf(move);
    for (;;) {
      const option = [...sight.marks, ...sight.options].find(({ name }) => name === move);
      if (option) return { option, sight };
      const group = sight.groups.find(({ name, chosen }) => !chosen && kinds.every((kind) => name.split("-").includes(kind)));
      const all = [...sight.marks, ...sight.options, ...sight.groups].map(({ name }) => name);
      sight = await (group ? this.player.use("group", group, sight) : this.player.sight({ not: sight.key })).catch((error) => {
        throw new Error(`${move} is not offered among ${all}: ${error.message}`);
      });
    }
  }

  /** Where the sign is that turns the tile. */
  async turnSign() {
    const box = await this.page.locator(".prompt .turn-sign").boundingBox();
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2, free: true } : {};
  }

  /** The moves chosen so far. */
  async draft() {
    return (await this.page.locator(".lesson-page").getAttribute("data-draft") ?? "").split(" ");
  }

  /**
   * Does what a step asks for, in the way that is given or its solution.
   * @param {Step} step
   * @param {string[]} [way]
   */
  async attempt(step, way = step.solution) {
    if (step.task === "play") await this.play(way);
    if (step.task === "ask") await this.button(`choice ${way[0]}`);
    if (step.task === "find") {
      for (const index of way) {
        const pin = this.page.locator(`.layer-marks .spot[data-move="candidate ${index}"]`);
        await pin.waitFor();
        const box = await pin.locator(".disc").boundingBox();
        assert.ok(box, "there is a pin");
        await this.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
        const right = `.layer-marks .spot[data-move="candidate ${index}"].chosen, .lesson[data-done=true]`;
        await this.page.locator(step.solution.includes(index) ? right : ".lesson-note.bad").first().waitFor();
      }
    }
  }

  /** What the card answers to something wrong. */
  async answer() {
    const note = this.card.locator(".lesson-note.bad");
    await note.waitFor();
    return note.innerText();
  }

  /** Waits until the goal of a step is reached. @param {number} at */
  async reached(at) {
    await this.page.locator(`.lesson[data-step="${at}"][data-done=true]`).waitFor();
  }
}

// The panels of a table and what their buttons do.

import { settings } from "../app/settings.js";
import { chat } from "./panels/chat.js";
import { featureCard } from "./panels/feature.js";
import { log } from "./panels/log.js";
import { moveBox } from "./panels/move-box.js";
import { players } from "./panels/players.js";
import { prompt } from "./panels/prompt.js";
import { scoring } from "./panels/scoring.js";
import { status } from "./panels/status.js";
import { tools } from "./panels/tools.js";

/**
 * @typedef {import("./state.js").TableState} TableState
 *
 * @param {object} page
 * @param {() => TableState} page.get
 * @param {(make: (state: TableState) => TableState) => void} page.change
 * @param {(request: any) => Promise<any>} page.order
 * @param {(error: unknown) => void} page.failed
 * @param {import("./board/board.js").Board} page.table
 * @param {ReturnType<typeof import("./play.js").play>} page.doing
 * @param {ReturnType<typeof import("./choosing.js").choosing>} page.choice
 * @param {ReturnType<typeof import("./aids.js").aids>} page.telling
 * @param {ReturnType<typeof import("./moments.js").moments>} page.past
 * @param {ReturnType<typeof import("./rematch.js").rematch>} page.again
 * @param {ReturnType<typeof import("./moving.js").moving>} page.motion
 */
export function rows({ get, change, order, failed, table, doing, choice, telling, past, again, motion }) {
  const finale = () => motion.director()?.finale;
  const { visit } = table;
  const scores = { lightScores: telling.lightScores, visit };
  return {
    players: players(scores),
    prompt: prompt({
      ...scores,
      choose: choice.listed,
      mark: choice.mark,
      overMark: choice.overMark,
      group: (name) => change((state) => ({ ...state, group: state.group === name ? null : name })),
      turnTile: doing.turnTile,
      back: doing.back,
      confirm: doing.confirm,
      takeScreen: choice.takeScreen,
      hint: telling.hint,
      step: past.step,
      showHint: choice.showHint,
      now: past.now,
      quiet: choice.quiet,
      point(cell) {
        change((state) => ({ ...state, pointed: cell ? [cell] : [] }));
        if (cell) table.camera.reveal(100 * cell[0] + 50, 100 * cell[1] + 50);
      },
      agree(yes) {
        const { info, you } = get();
        const open = you.filter((one) => !info?.takeback?.agreed.includes(one));
        // One answer counts for everyone at this screen.
        for (const seat of yes ? open : open.slice(0, 1)) order({ type: "answer-takeback", seat, accept: yes });
      },
      end: () => change((state) => ({ ...state, endSeen: false })),
      reclaim: (seat) => order({ type: "reclaim", seat }),
      rematch: (yes) => (yes ? again.agree() : again.decline()).catch(failed),
    }),
    log: log({ lookAt: past.lookAt, light: telling.light, visit }),
    chat: chat({
      say(text) {
        const { you, handed } = get();
        return order({ type: "chat", text, ...(you.length ? { seat: handed ?? you[0] } : { name: settings().name || undefined }) });
      },
    }),
    tools: tools({ toggle: telling.toggle }),
    feature: featureCard(),
    status: status(),
    moveBox: moveBox({ order: choice.say }),
    scoring: scoring({
      toggle: () => finale()?.toggle(),
      go: (by) => finale()?.go(by),
      restart: () => finale()?.restart(),
      leave: () => finale()?.leave(),
    }),
  };
}

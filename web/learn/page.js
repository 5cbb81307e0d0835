// The pages of lessons: the list, and a lesson on a board.

import { showNotFound } from "../app/not-found.js";
import { language } from "../i18n/language.js";
import { api } from "../net/api.js";
import { showLesson } from "./lesson.js";
import { showList } from "./list.js";

/**
 * @param {HTMLElement} root
 * @param {string} lesson its id; empty for the list
 * @returns {Promise<(() => void) | void>}
 */
export async function showLearn(root, lesson) {
  try {
    if (!lesson) return await showList(root);
    const view = await api(`lessons/${encodeURIComponent(lesson)}?lang=${encodeURIComponent(language())}`);
    return await showLesson(root, view);
  } catch (error) {
    showNotFound(root, error);
  }
}

// The languages of the client: the folders with texts.

import { readdirSync } from "node:fs";
import { join } from "node:path";

export const LANGUAGES = readdirSync(join(import.meta.dirname, "../../web/locales"));

// The page's frame in English. The other languages have the same members (de.ts, fr.ts).
import * as tables from "./en_tables";
import * as fresh from "./en_new";
import * as problems from "./en_problems";
import * as games from "./en_games";
import * as failures from "./failures/en";
import type { Refusals } from "./refusals";

export const words = {
  /** The core, the tables and the server speak English themselves. */
  refusals: {} as Refusals,

  header: {
    skip: "Skip to the content",
    replay: "Replay",
    language: "Language",
    languageFailed: "The language could not be loaded. Are you offline?",
    settings: "Settings",
  },

  ...tables,
  ...fresh,
  ...failures,
  ...problems,
  ...games,
};

export type Words = typeof words;

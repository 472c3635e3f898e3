// The page's frame in English. The other languages have the same members (de.ts, fr.ts).

import type { Refusals } from "./refusals";

export const words = {
  /** The core, the tables and the server speak English themselves. */
  refusals: {} as Refusals,

  header: {
    replay: "Replay",
    language: "Language",
    languageFailed: "The language could not be loaded. Are you offline?",
    colours: (theme: string) => `Colours: ${theme}`,
    changeColours: (theme: string) => `Colours: ${theme}. Change.`,
    themes: { system: "As the device", light: "Day", dark: "Night" },
  },
};

export type Words = typeof words;

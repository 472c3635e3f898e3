// The words of all games, in English: what stands over them, and those that need no game to be told.
import type { Shared } from "../../glossary/glossary";

export const glossary: Shared = {
  heading: "Words",
  entries: {
    option: {
      word: "option",
      forms: ["option"],
      means: "What can be chosen when a table is set up; it holds for the whole game.",
    },
    record: {
      word: "record",
      forms: ["record"],
      means: "A game as a text: how it was set up, and all that happened in it, move by move.",
    },
    seat: {
      word: "seat",
      forms: ["seat", "seats"],
      means: "A place at the table. Seat 1 is the first; the turn goes from seat to seat.",
    },
  },
};

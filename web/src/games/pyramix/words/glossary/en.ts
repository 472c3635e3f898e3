// The words of Pyramix in English.
import type { Entries } from "$lib/glossary/glossary";
import type { Word } from "./rules";

export const glossary: Entries<Word> = {
  ankh: {
    word: "ankh",
    forms: ["ankh", "ankhs"],
    means:
      "The looped cross, 1 point. Whoever has most ankhs of a colour also gets what is left of that colour at the end.",
  },
  cell: {
    word: "cell",
    forms: ["cell", "cells"],
    means:
      "A place for one cube in the pyramid, named by three digits: the steps from the tip along each of its edges.",
  },
  cobra: {
    word: "cobra",
    forms: ["cobra", "cobras"],
    means:
      "A cube worth nothing. What touches a cobra that shows a face cannot be taken, unless it is a cobra itself.",
  },
  collection: {
    word: "collection",
    forms: ["collection"],
    means: "The cubes that somebody has taken. They lie open and are never put back.",
  },
  crane: {
    word: "crane",
    forms: ["crane", "cranes"],
    means: "A symbol worth 2 points; each colour has four.",
  },
  eye: {
    word: "eye",
    forms: ["eye", "eyes"],
    means: "The symbol worth most, 3 points; each colour has only one.",
  },
  face: {
    word: "visible face",
    forms: ["visible face", "visible faces", "face", "faces"],
    means: "A side of a cube that nothing covers. With two or three of them the cube can be taken.",
  },
  layer: {
    word: "layer",
    forms: ["layer"],
    means:
      "All cubes at one height. When only the lowest is left, the 21 cubes on the tray, the game ends.",
  },
  lines: {
    word: "uppers and lowers",
    forms: ["uppers and lowers", "uppers", "lowers"],
    means: "The cells that touch a cell from above and from below, up to three of each.",
  },
  majority: {
    word: "majority",
    forms: ["majorities"],
    means:
      "More ankhs of a colour than anybody else has. It wins all cubes of that colour left in the tray.",
  },
  out: {
    word: "out of play",
    forms: ["out of play", "goes out"],
    means:
      "What counts for nobody: the cobras left in the tray at the end, with the cubes next to them.",
  },
  slide: {
    word: "slide",
    forms: ["slide", "slides", "slid"],
    means:
      "To move one step along a line into the gap that a cube has left, with all cubes behind it.",
  },
  touch: {
    word: "touch",
    forms: ["touch", "touches", "touching"],
    means: "To share a face. A cube in the middle of the heap touches six others.",
  },
  tray: {
    word: "tray",
    forms: ["tray"],
    means:
      "What the pyramid stands on. It must never lie open: a cube that rests on it can be taken only if another slides into its place.",
  },
};

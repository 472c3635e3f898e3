// The words of Ascension in English.
import type { Entries } from "$lib/glossary/glossary";
import type { Word } from "./rules";

export const glossary: Entries<Word> = {
  anubis: {
    word: "Anubis",
    forms: ["Anubis"],
    means:
      "The figure that scatters a stack beside it: from the top, each stone goes forward or backward to the next space where it can land.",
  },
  "blue-space": {
    word: "blue space",
    forms: ["blue space", "blue spaces"],
    means: "One of three: the two portals and a neutral one. Stones are safe there.",
  },
  "borne-off": {
    word: "bear off",
    forms: ["bear them off", "borne off", "bears off"],
    means:
      "A full pyramid on its own portal leaves the board for good: it has ascended. Three of them win.",
  },
  bump: {
    word: "bump",
    forms: ["bump", "bumps", "bumped", "bumping"],
    means:
      "To land on a single enemy stone that is not bigger, or on such a figure. It then waits in Limbo.",
  },
  cleopatra: {
    word: "Cleopatra",
    forms: ["Cleopatra"],
    means:
      "The figure that collects: she makes the stack beside her a full one, with stones from anywhere on the board.",
  },
  duty: {
    word: "duty",
    forms: ["duty"],
    means:
      "While stones of yours wait in Limbo, one of your two Moves has to bring one back, if that is possible.",
  },
  "entry-space": {
    word: "entry space",
    forms: ["entry space", "entry spaces"],
    means: "A space where your pyramids or figures began; there they come back from Limbo.",
  },
  figure: {
    word: "figure",
    forms: ["figure", "figures"],
    means:
      "Mason, Anubis or Cleopatra. Figures walk the inner ring, protect what is theirs beside them, and have a power each.",
  },
  full: {
    word: "full stack",
    forms: ["full stack", "full pyramid", "full one"],
    means: "Three stones upon each other: large, medium and small.",
  },
  limbo: {
    word: "Limbo",
    forms: ["Limbo"],
    means: "The middle of the board, where bumped pieces wait until a Move brings them back.",
  },
  mason: {
    word: "Mason",
    forms: ["Mason"],
    means:
      "The figure that pushes a stack beside it, forward or backward, to the next space where it can land.",
  },
  mixed: {
    word: "mixed stack",
    forms: ["mixed stack", "mixed stacks"],
    means: "A stack with stones of both colours. No figure protects it.",
  },
  move: {
    word: "Move",
    forms: ["Move", "Moves"],
    except: ["Move two", "Move the", "Move Cleopatra"],
    means: "A piece goes 1, 2 or 3 spaces. A turn has two Moves, with two different pieces.",
  },
  portal: {
    word: "portal",
    forms: ["portal"],
    means:
      "The blue space where a player’s pyramids are borne off. Nobody else’s stones can land there.",
  },
  power: {
    word: "power",
    forms: ["power", "powers"],
    means:
      "What a figure can do to the stacks beside it when it has landed: push, scatter or collect.",
  },
  protected: {
    word: "protected",
    forms: ["protected", "protects", "protect", "protection"],
    means:
      "Safe from the other player’s stones and powers, since a figure of the same colour stands beside it.",
  },
  rings: {
    word: "outer ring, inner ring",
    forms: ["outer ring", "inner ring"],
    means:
      "Stones travel on the outer one, figures on the inner one. Each inner space lies beside two outer ones.",
  },
  sides: {
    word: "Gold, Onyx",
    forms: ["Gold", "Onyx"],
    means: "The two colours. Gold begins and goes counterclockwise, Onyx goes clockwise.",
  },
  stack: {
    word: "stack",
    forms: ["stack", "stacks"],
    means:
      "One to three stones upon each other, each smaller than the one below. Only the top one can move.",
  },
  trapped: {
    word: "trap",
    forms: ["trap", "traps", "trapped"],
    means: "To land on a bigger stone. What lies beneath cannot move until the stone upon it goes.",
  },
};

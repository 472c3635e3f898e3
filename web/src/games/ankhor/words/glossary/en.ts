// The words of Ankh'or in English.
import type { Entries } from "$lib/glossary/glossary";
import type { Word } from "./rules";

export const glossary: Entries<Word> = {
  animal: {
    word: "animal",
    forms: ["animal", "animals"],
    means:
      "A jackal, a beetle or a falcon. Tiles that show one count twice: in their colour and with their sort.",
  },
  ankh: {
    word: "ankh",
    forms: ["ankh", "ankhs"],
    means:
      "A token that is no resource. It refreshes the row or moves one of your tiles; you may keep two.",
  },
  "ankh-action": {
    word: "ankh action",
    forms: ["ankh action", "ankh actions"],
    means:
      "To spend an ankh, before or after the main action, on a refresh or on moving a tile; twice in a turn at most.",
  },
  "bonus-token": {
    word: "bonus token",
    forms: ["bonus token", "bonus tokens"],
    means: "3 points, for a group of five or more. It goes back if the group is broken up.",
  },
  "bonus-turn": {
    word: "bonus turn",
    forms: ["bonus turn", "bonus turns"],
    means: "A whole turn more, right after the one in which you bought a scribe.",
  },
  covered: {
    word: "covered",
    forms: ["covered", "uncovered"],
    means:
      "With a tile upon it. A covered tile counts as before, but a covered warehouse stores nothing.",
  },
  desert: {
    word: "desert",
    forms: ["desert"],
    means: "A tile that counts for its colour and does nothing else.",
  },
  group: {
    word: "group",
    forms: ["group", "groups", "colour group", "animal group"],
    means:
      "Tiles of one colour, or animals of one sort, that hang together. From two on each of them is worth a point.",
  },
  limits: {
    word: "limits",
    forms: ["limits"],
    means: "What you may keep at the end of your turn: five resources and two ankhs.",
  },
  "main-action": {
    word: "main action",
    forms: ["main action"],
    means: "What every turn has exactly once: taking three tokens or buying a tile.",
  },
  neighbours: {
    word: "neighbours",
    forms: ["neighbours"],
    means: "Tiles side by side at one height, and a tile with each of the four that carry it.",
  },
  pile: {
    word: "pile",
    forms: ["pile", "piles"],
    means:
      "One of the two heaps that tiles are drawn from. Its back shows the colour of the next tile.",
  },
  "price-marker": {
    word: "price marker",
    forms: ["price markers", "marker", "markers"],
    means:
      "It lies over a slot of the row for the whole game, and says which resource a tile there costs.",
  },
  refresh: {
    word: "refresh",
    forms: ["refresh", "refreshes"],
    means:
      "For an ankh the tiles of the row move left, and the empty slots are filled from a pile that you choose.",
  },
  resource: {
    word: "resource",
    forms: ["resource", "resources", "resource tokens"],
    means: "Fish, ivory, coal, plants and textile: what tiles cost. An ankh is none.",
  },
  row: {
    word: "row",
    forms: ["row"],
    except: ["in a row"],
    means:
      "The tiles that can be bought, six at most. It is filled only when somebody refreshes it.",
  },
  scribe: {
    word: "scribe",
    forms: ["scribe"],
    means: "A tile that gives whoever buys it a bonus turn.",
  },
  slot: {
    word: "slot",
    forms: ["slot", "slots"],
    means:
      "One of the six places of the row; the markers over it are the price there. The more to the left, the cheaper, mostly.",
  },
  supply: {
    word: "supply",
    forms: ["supply"],
    means: "Where tokens come from and go back to; all players share it.",
  },
  token: {
    word: "token",
    forms: ["token", "tokens"],
    means:
      "What you take and pay with: a resource or an ankh. Every three that are left are worth a point.",
  },
  "two-point-tile": {
    word: "two-point tile",
    forms: ["two-point tile", "two-point tiles"],
    means: "A tile worth 2 points by itself. It counts for its colour, too.",
  },
  warehouse: {
    word: "warehouse",
    forms: ["warehouse", "warehouses"],
    means:
      "A tile that comes with a token of its colour. Later it can store one beyond the limits, while nothing lies upon it.",
  },
};

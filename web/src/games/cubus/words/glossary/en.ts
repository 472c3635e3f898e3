// The words of Cubus in English.
import type { Entries } from "$lib/glossary/glossary";
import type { Word } from "./rules";

export const glossary: Entries<Word> = {
  building: {
    word: "building game",
    forms: ["building game"],
    means:
      "The normal game, in which the stack grows. Those who like take it down again afterwards.",
  },
  column: {
    word: "column",
    forms: ["column", "columns"],
    means: "The boxes that stand on one place of the floor, one or more upon each other.",
  },
  deck: {
    word: "deck",
    forms: ["deck"],
    means: "The cards that nobody has drawn yet. Nobody knows their order.",
  },
  demolition: {
    word: "demolition",
    forms: ["demolition"],
    means:
      "A game of its own or the second part of one: the stack is taken down box by box, and cards that are won count.",
  },
  "false-knock": {
    word: "false knock",
    forms: ["false knock", "knocks falsely"],
    means: "A knock without a build to show for it. Each of the others gets 2 points.",
  },
  hand: {
    word: "hand",
    forms: ["hand", "hands"],
    means: "The cards of a player. They lie open, so that everybody sees what you could build.",
  },
  knock: {
    word: "knock",
    forms: ["knock", "knocks", "knocked", "knocker"],
    means:
      "To call out that somebody who passed could have built. Whoever does so first builds with that player’s cards, and has the points.",
  },
  layer: {
    word: "layer",
    forms: ["layer", "layers"],
    means: "Boxes side by side at one height. Pushed under the stack, it lifts all the others.",
  },
  lid: {
    word: "lid",
    forms: ["lid", "lids"],
    means: "A card that shows the closed top of a column. It moves up when a box is put there.",
  },
  "open-top": {
    word: "open top",
    forms: ["open top", "open tops"],
    means:
      "A card that goes where a lid would go, but stays for good: nothing is ever built on it.",
  },
  pass: {
    word: "pass",
    forms: ["pass", "passed"],
    means: "To say that you see nothing to build. The others may then knock.",
  },
  proper: {
    word: "proper stack",
    forms: ["proper stack", "proper"],
    means:
      "A stack whose picture can be read in one way only, with whole cards and no column hidden.",
  },
  rebuild: {
    word: "rebuilding",
    forms: ["rebuilding", "rebuilt", "rebuild"],
    means:
      "Boxes may also be moved or taken off in a turn, as long as there is one more in the end.",
  },
  round: {
    word: "round",
    forms: ["first round", "second round"],
    means:
      "One turn of everybody. In the first round cards are only drawn; from the second on you build.",
  },
  side: {
    word: "left side, right side",
    forms: ["left side", "left sides", "right side", "right sides"],
    means: "Cards that show one side of one box each. A side that cannot be seen takes no card.",
  },
  stack: {
    word: "stack",
    forms: ["stack"],
    means: "The one building of boxes that all work at; the cards on the table are its picture.",
  },
  "start-box": {
    word: "start box",
    forms: ["start box"],
    means: "The box that is there from the beginning, with a left side, a right side and a lid.",
  },
};

// The words of Anubixx in English.
import type { Entries } from "$lib/glossary/glossary";
import type { Word } from "./rules";

export const glossary: Entries<Word> = {
  "active-builder": {
    word: "active builder",
    forms: ["active builder"],
    means:
      "Whoever rolls the dice in this round and builds first. The dice taken for that are gone for all others.",
  },
  arch: {
    word: "arch of triumph",
    forms: ["arch of triumph", "arch"],
    means:
      "The building of two columns with a stone above both. Each column is built from the bottom up.",
  },
  available: {
    word: "available die",
    forms: ["available"],
    means:
      "One that you may take: rolled, not taken by the active builder, and not used in this turn.",
  },
  block: {
    word: "block",
    forms: ["block"],
    means:
      "What all sheets have in common: how many stones there are, where the symbols stand, what is scored.",
  },
  bonus: {
    word: "bonus",
    forms: ["bonus", "bonuses"],
    means:
      "3 points for crossing out the last stone with a symbol, as long as nobody did so in an earlier round.",
  },
  building: {
    word: "building",
    forms: ["buildings", "second building"],
    means:
      "The pyramid, the arch or the mosaic of a sheet. It is complete when all its stones are crossed out.",
  },
  "cross-out": {
    word: "cross out",
    forms: ["cross out", "crosses out", "crossed out", "crossing out", "crossed"],
    means:
      "To mark a stone of your sheet as built. You pay for it at once, with a die, a quarry stone or a joker.",
  },
  "end-bonus": {
    word: "end bonus",
    forms: ["end bonus"],
    means: "3 points for everybody who has two or three buildings complete at the end.",
  },
  "final-stone": {
    word: "final stone",
    forms: ["final stone"],
    means:
      "The stone above both columns of the arch. It comes last, and makes the arch worth 10 points.",
  },
  "highest-row": {
    word: "highest row",
    forms: ["highest row"],
    means:
      "The uppermost row of your pyramid with a crossed stone; it alone says what the pyramid is worth.",
  },
  joker: {
    word: "joker",
    forms: ["joker", "jokers"],
    means:
      "It pays for a stone of any colour of which no die is available. One that is left is worth 2 points.",
  },
  "lower-column": {
    word: "lower column",
    forms: ["lower column"],
    means:
      "The one of the arch’s two columns that has fewer stones; the arch counts by its height.",
  },
  mosaic: {
    word: "mosaic",
    forms: ["mosaic", "floor mosaic"],
    means: "The building that takes two neighbours at once, which is then your whole turn.",
  },
  neighbours: {
    word: "neighbours",
    forms: ["neighbours"],
    means: "Two stones of the mosaic with a common side.",
  },
  pyramid: {
    word: "pyramid",
    forms: ["pyramid"],
    means:
      "The building that rises from the ground: a stone higher up needs both stones that it rests on.",
  },
  quarry: {
    word: "quarry",
    forms: ["quarry", "quarry stone", "quarry stones"],
    means:
      "A strip of coloured stones that pay where no die does. They are struck from left to right, and what is left is worth 1 point each.",
  },
  round: {
    word: "round",
    forms: ["round", "rounds"],
    means: "One roll of the dice, and one turn of everybody with it.",
  },
  sheet: {
    word: "sheet",
    forms: ["sheet", "sheets"],
    means:
      "Where you build, each player on one of their own. All have the same stones in different colours.",
  },
  symbol: {
    word: "symbol",
    forms: ["symbol", "symbols"],
    means:
      "A picture on some stones, such as the scarab. Whoever has crossed out all stones with the same one wins its bonus.",
  },
};

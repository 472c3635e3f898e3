// The lesson of Ankh'or in English.

export const lesson = {
  take: {
    title: "Take three tokens",
    text: "You build a city of tiles, and tiles cost tokens. On your turn you either take three tokens or buy one tile. Over each tile of the row lie the markers that say what it costs.",
    task: "Take the three marked tokens: a plant, a textile and an ankh.",
    praise:
      "That was your action. With a plant and a textile you can pay the first tile of the row.",
  },
  buy: {
    title: "Buy a tile",
    text: "For each marker over a tile you pay a token of that resource. The markers stay where they are: as tiles move to the left, they get cheaper.",
    task: "Choose the marked tile, a green jackal, and lay it into your city.",
    praise:
      "Plant and textile went back to the supply. The gap in the row is not filled by itself.",
  },
  limit: {
    title: "Five resources, two ankhs",
    text: "You have just taken three tokens, and hold six resources now. During your turn that is fine. At its end you may keep five resources and two ankhs.",
    task: "End your turn, and give one resource back.",
    praise: "You choose what goes. Better still: buy before you have too much.",
  },
  groups: {
    title: "What lies together scores",
    text: "Tiles lie side by side. At the end each tile in a group of two or more of one colour is worth 1 point, and so is each animal in a group of two or more of its sort.",
    task: "Buy the second green jackal and lay it beside the first.",
    praise:
      "Two green tiles and two jackals: 4 points with one tile. Colour and animal both count.",
  },
  scribe: {
    title: "Scribes and warehouses",
    text: "Some tiles can do something. A scribe gives you a bonus turn at once. A warehouse comes with a token of its colour, and later stores one. A desert counts for its colour alone.",
    task: "Buy the scribe, and lay it where you like.",
    praise: "Another whole turn follows as soon as you end this one.",
  },
  upon: {
    title: "Upon four others",
    text: "Four tiles in a square carry a fifth. It must have the colour of one of them, and costs one resource less: you choose which one you save. It touches all four.",
    task: "Buy the marked green beetle and lay it upon the square.",
    praise:
      "Five green tiles hang together now: for a group of five you win a bonus token, worth 3 points.",
  },
  refresh: {
    title: "What ankhs are for",
    text: "Before or after your action an ankh refreshes the row, or moves one of your tiles. To refresh, choose one of the two piles: you see the colour of its next tile. With two players the leftmost tile leaves the game first.",
    task: "Spend your ankh: refresh the row from either pile.",
    praise:
      "The row is full again. Two ankhs may be spent in a turn, also right after you took them.",
  },
  end: {
    title: "Thirteen tiles",
    text: "When somebody has laid a 13th tile, the round is played to its end. Then count groups, bonus tokens, two-point tiles, and a point for every three tokens left.",
    task: "Buy your 13th tile, lay it on the marked place, and end your turn.",
    other: "That is allowed, but the game goes on: only the 13th tile ends it.",
    praise: "Watch how the cities are scored. The most points win; in a tie, the fewest tiles.",
  },
};

export type AnkhorLesson = typeof lesson;

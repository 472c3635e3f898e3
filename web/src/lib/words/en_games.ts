// What is known of the games before they are played, in English: as the core has it.

export interface ValueTexts {
  label: string;
  /** What choosing it means. */
  hint: string;
}

export interface OptionTexts {
  label: string;
  values: Readonly<Record<string, ValueTexts>>;
}

export interface GameTexts {
  summary: string;
  options: Readonly<Record<string, OptionTexts>>;
  /** What a file with data of the game's own holds, where it takes one. */
  ownData?: string;
}

export const games: Readonly<Record<string, GameTexts>> = {
  pyramix: {
    summary:
      "Take a pyramid apart, cube by cube. Collect ankhs to win their colour; beware of cobras.",
    options: {
      cobras: {
        label: "Inner cubes",
        values: {
          visible: {
            label: "Hidden",
            hint: "The inner cubes are unknown until a face of theirs shows.",
          },
          all: { label: "Known", hint: "Every cube is known from the start." },
        },
      },
    },
  },
  anubixx: {
    summary: "Roll colour dice, cross out stones on three monuments and race for their symbols.",
    options: {},
    ownData: "A file with a block or sheets of your own",
  },
  ankhor: {
    summary:
      "Trade tokens for tiles and lay a city of colours and animals, side by side and storeys high.",
    options: {
      prices: {
        label: "Prices",
        values: {
          any: { label: "Any", hint: "The price markers are dealt at random." },
          mixed: {
            label: "Mixed",
            hint: "They are dealt again while a slot has three alike.",
          },
        },
      },
    },
    ownData: "A file with the tiles and price slots of your printed game",
  },
  cubus: {
    summary: "Build one common stack of pictured boxes: more boxes with fewer cards score.",
    options: {
      mode: {
        label: "Mode",
        values: {
          build: { label: "Build", hint: "The building game." },
          demolition: { label: "Demolition", hint: "A solid cube is taken down." },
          both: {
            label: "Both",
            hint: "What was built is taken down afterwards, and only that decides.",
          },
        },
      },
      ending: {
        label: "Ending",
        values: {
          plain: { label: "Plain", hint: "The game ends when all pass." },
          lowest: {
            label: "Lowest",
            hint: "The player with the lowest score then builds with everybody's cards.",
          },
          best: {
            label: "Best",
            hint: "The best move that anybody names with everybody's cards scores.",
          },
        },
      },
    },
  },
  ascension: {
    summary: "Race three pyramids round a double ring without dice, helped by three figures.",
    options: {
      board: {
        label: "Board",
        values: {
          ring24: { label: "Ring 24", hint: "Two rings of 24 spaces." },
          ring18: { label: "Ring 18", hint: "Two rings of 18." },
          hex18: {
            label: "Hexagon 18",
            hint: "The rim of a hexagon, 18 spaces outside and 12 inside.",
          },
        },
      },
      protection: {
        label: "Protection",
        values: {
          own: {
            label: "Own",
            hint: "A figure protects the stones of its own colour beside it.",
          },
          any: { label: "Any", hint: "It protects those of either colour." },
        },
      },
    },
    ownData: "A file with a board of your own",
  },
};

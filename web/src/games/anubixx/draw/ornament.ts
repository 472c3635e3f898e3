// A building site for decoration: some way into a game.
import type { View } from "$lib/games";

const none = { holders: [], state: "open" } as const;
const won = { holders: [0], state: "closed" } as const;

export const ORNAMENT: View = {
  ply: 0,
  next: [0],
  legal: null,
  state: {
    sheets: "A",
    crossed: [["L1", "L2", "M11", "M12", "M21", "M22", "P11", "P12", "P13", "P21", "P22", "R1"]],
    quarry: [3],
    jokers: [3],
    bonuses: [[]],
    closed: [],
    active: 0,
    turn: 0,
    built: 0,
    rolled: "",
    blocked: "",
    taken: "",
    available: "",
    round: 4,
    idle: 0,
    round_built: 0,
  },
  scores: [0],
  standing: {
    parts: [],
    total: [0],
    bonuses: {
      scarab: none,
      falcon: none,
      eye: none,
      crook: none,
      ankh: none,
      sun: none,
      snake: won,
      lotus: none,
      end: none,
    },
    sheets: ["rygbloborygglboyrlogb yroblgrlyog rogblbyogyrl obglyrborylg"],
  },
};

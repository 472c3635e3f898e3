// A building site for decoration: some way into a game. What the core would tell of its sheet stands
// here, too, as no core is loaded for an ornament (a test holds the two together).
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
  facts: {
    block: {
      pyramid: [
        { stones: ["P11", "P12", "P13", "P14", "P15", "P16"], points: 1 },
        { stones: ["P21", "P22", "P23", "P24", "P25"], points: 3 },
        { stones: ["P31", "P32", "P33", "P34"], points: 6 },
        { stones: ["P41", "P42", "P43"], points: 10 },
        { stones: ["P51", "P52"], points: 15 },
        { stones: ["P61"], points: 21 },
      ],
      arch: {
        left: ["L1", "L2", "L3", "L4", "L5"],
        right: ["R1", "R2", "R3", "R4", "R5"],
        final: "K",
        levels: [0, 1, 3, 5, 7],
        complete: 10,
      },
      mosaic: {
        rows: [
          ["M11", "M12", "M13", "M14"],
          ["M21", "M22", "M23", "M24"],
          ["M31", "M32", "M33", "M34"],
        ],
        points: [
          { stones: 4, points: 4 },
          { stones: 6, points: 6 },
          { stones: 8, points: 8 },
          { stones: 10, points: 11 },
          { stones: 12, points: 15 },
        ],
      },
      quarry: ["Q1", "Q2", "Q3", "Q4", "Q5", "Q6", "Q7", "Q8", "Q9", "Q10", "Q11", "Q12"],
      symbols: [
        { name: "scarab", stones: ["P11", "P13", "P16"] },
        { name: "falcon", stones: ["P22", "P24"] },
        { name: "eye", stones: ["P31", "P34"] },
        { name: "crook", stones: ["P42"] },
        { name: "ankh", stones: ["P52"] },
        { name: "sun", stones: ["K"] },
        { name: "snake", stones: ["M11", "M14", "M31", "M34"] },
        { name: "lotus", stones: ["M12", "M33"] },
      ],
      default: true,
      default_shape: true,
    },
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

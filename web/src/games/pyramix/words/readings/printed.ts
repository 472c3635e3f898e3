// A sentence of the printed rules for the marks of each rule, in their order; empty where there is none.
import type { Printed } from "$lib/rules/told";

export const printed: Printed = {
  "PYX-01": [
    "Note that the cubes are divided evenly into four main colors and that within each color are three icons, as follows:",
  ],
  "PYX-03": ["Randomly stack all the cubes into the base tray to form a pyramid shape."],
  "PYX-06": ["Whoever has the most triangular nose goes first and play continues to the left."],
  "PYX-13": ["If it touches a cobra cube on any flat side."],
  "PYX-14": [
    "You may always (and sometimes may be forced to) remove a cobra (even if it’s adjacent to another cobra), but it is worth 0 points.",
  ],
  "PYX-21": [
    "Example: remove the cobras along with all of the highlighted cubes that face them on one side.",
  ],
  "PYX-22": [
    "If there is a tie for most ankhs in a color, no player receives the corresponding cubes.",
  ],
  "PYX-24": ["The player with the highest total is the winner."],
};

// A sentence of the printed rules for the marks of each rule, in their order; empty where there is none.
import type { Printed } from "$lib/rules/told";

export const printed: Printed = {
  "ANX-01": ["Use 3 dice if you are two players, otherwise use all 4 dice."],
  "ANX-02": [
    "You can tell the difference between the playing cards by looking at the letter in the bottom-right of the card.",
  ],
  "ANX-03": ["You must start the pyramid at ground level."],
  "ANX-04": ["You have to start the columns of the arch at the bottom."],
  "ANX-05": ["These 2 stones must be vertical or horizontal neighbours."],
  "ANX-06": ["Only as many jokers are used in the game as there are builders."],
  "ANX-07": [
    "If you cross out a unique symbol ( ) in a building, or the last symbol in the same group ( ), then declare this to the other builders",
  ],
  "ANX-08": ["Each builder takes a different playing card from the score pad and a pencil."],
  "ANX-20": [
    "If you would like to use 2 stones from the quarry for the same building (pyramid or arch of triumph), then you must cross them out in the quarry in the same order that you are able to build with them.",
  ],
  "ANX-41": ["You can choose not to build any stones at all."],
  "ANX-42": ["For the pyramid, you receive the points from the highest crossed out stone."],
  "ANX-43": [
    "If both columns in the arch of triumph are the same height, you receive the points for this level.",
  ],
  "ANX-44": [
    "4 stones = 4 points, 6 stones = 6 points, 8 stones = 8 points, 10 stones = 11 points, 12 stones = 15 points",
  ],
  "ANX-46": [
    "In the case of a draw, the winner is the player who has crossed out more stones in the pyramid.",
  ],
};

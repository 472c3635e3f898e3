// A sentence of the printed rules for the marks of each rule, in their order; empty where there is none.
import type { Printed } from "$lib/rules/told";

export const printed: Printed = {
  "ANK-01": [
    "Sort the 36 tokens by type to create a supply of 6 piles of 4 tokens each, and place them near the board.",
  ],
  "ANK-02": [
    "In addition to the animal tiles and the 2 VP tiles mentioned above, there are 3 other types of tiles in each family: the warehouse, the scribe, and the desert.",
    "",
  ],
  "ANK-03": [
    "Shuffle the 15 price markers and place them randomly on the designated spaces.",
    "Shuffle the 15 price markers and place them randomly on the designated spaces.",
  ],
  "ANK-04": ["Place the 12 bonus tokens within easy reach of all players."],
  "ANK-05": [
    "Shuffle the 55 tiles and create two facedown draw piles, and place them near the board.",
    "Choose one of the two draw piles.",
    "Randomly choose a start player.",
  ],
  "ANK-13": ["You are allowed to spend 2 ankh tokens in the same turn."],
  "ANK-14": [
    "When you take tokens, you may exceed the above limitations during your turn, but you must return any excess tokens to the supply at the end of your turn.",
  ],
  "ANK-21": ["Draw new tiles from the chosen draw pile to fill the offer from left to right."],
  "ANK-32": ["A tile placed in this way costs 1 fewer resource (of your choice) to purchase."],
  "ANK-34": ["This token can be used like any other token you have."],
  "ANK-35": ["Storage is prohibited if supporting a tile of a higher level."],
  "ANK-36": ["When you purchase a scribe, immediately take a bonus turn."],
  "ANK-40": [
    "Move a base tile (that is not supporting a tile of a higher level) to another space adjacent to one or more base tiles.",
  ],
  "ANK-41": [
    "Move one tile residing on a higher level to another space, as long as it remains supported by 4 other tiles (you can ignore the color requirement).",
  ],
  "ANK-52": ["If you split a group of 5 (color or animal) tiles, you must return the bonus token"],
  "ANK-60": [
    "When a player places their 13th tile, they trigger the end of the game: complete the current round so that all players have played the same number of turns.",
  ],
  "ANK-62": ["Score 1 VP for every 3 leftover tokens you have (regardless of type)."],
  "ANK-63": ["If there is still a tie, the player with the fewest tokens wins."],
};

// A sentence of the printed rules for the marks of each rule, in their order; empty where there is none.
import type { Printed } from "$lib/rules/told";

export const printed: Printed = {
  "ASC-04": [
    "Bumped Stones are moved to the center of the board and must restart at one of their 3 re-entry Spaces.",
  ],
  "ASC-10": [
    "Smaller pyramid pieces can be stacked on top of larger ones of either color as long as it builds a valid two-high or three-high pyramid.",
  ],
  "ASC-20": [
    "On each turn, a player can choose to move two different pieces either 1, 2, or 3 spaces.",
  ],
  "ASC-21": ["Both moves must be taken if valid moves exist."],
  "ASC-24": [
    "Likewise, power figure pieces can only be moved to an open inner space or in a valid bumping operation.",
  ],
  "ASC-25": [
    "At least one bumped Stone must attempt to re-enter active play by using one of the player’s two Moves.",
  ],
  "ASC-30": [
    "Each Turn, at least one bumped Stone must attempt to re-enter active play by using one of the player’s two Moves.",
  ],
  "ASC-31": [
    "This satisfies the requirement of moving at least one bumped piece out on your turn.",
  ],
  "ASC-40": ["All power figures protect any player’s pyramid stacks that are next to it."],
  "ASC-50": ["When landing next to two pyramids, either or both can be moved."],
  "ASC-51": [
    "Masons can optionally move a pyramid of any color that it lands next to one space.",
    "The piece or stack is moved intact in either direction to the next available space.",
  ],
  "ASC-53": [
    "Starting with the top piece, each piece is moved forward or backward to the next valid space including the bottom piece.",
  ],
  "ASC-54": [
    "Cleopatras can optionally collect pieces of any color from anywhere on the board to build a full stack next to the space it lands on.",
  ],
  "ASC-55": [
    "These pieces cannot be bumped, moved, stacked on, or collected away by your opponent.",
  ],
  "ASC-60": [
    "An opponent cannot stack, bump, move, scatter or collect the other player’s pieces on these spaces.",
  ],
  "ASC-61": ["A player cannot land on their opponent’s blue ascension space."],
};

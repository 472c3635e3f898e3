// A sentence of the printed rules for the marks of each rule, in their order; empty where there is none.
import type { Printed } from "$lib/rules/told";

export const printed: Printed = {
  "CUB-01": [
    "The remaining 45 cards are shuffled thoroughly and laid facedown as one deck ready for picking up.",
  ],
  "CUB-15": [
    "A new layer of boxes may naturally be built under the box stack with the open box (the cards of the open box are not touched!).",
  ],
  "CUB-16": ["The simple exchange of a built-in lid for an “open box” card is not allowed."],
  "CUB-20": ["This person then carries out the construction and receives the points"],
  "CUB-22": [
    "If a player overlooks a building possibility, that is, says that he or she has no possibility of scoring, then the point or points belong to the first person to knock.",
  ],
  "CUB-30": [
    "One of the players is chosen to keep the score and it is agreed who shall begin.",
    "The game comes to an end when the deck of cards has been used up and no one can win points by individual moves.",
  ],
  "CUB-31": ["The winner is the player with the highest score."],
  "CUB-32": [
    "It can also be agreed that the player with the lowest score can then use the cards lying before all the other players to his or her advantage.",
    "",
    "Or much more difficult, the player who can score the most points with the remaining cards may use them.",
    "",
    "",
  ],
  "CUB-40": ["The completed stack of boxes is demolished in turns."],
  "CUB-43": [
    "During the demolition the open boxes may only be removed when no closed boxes are available.",
  ],
  "CUB-44": ["At the end the winner is the person with the most cards."],
};

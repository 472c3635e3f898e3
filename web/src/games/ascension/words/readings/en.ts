// What else could be meant where a rule is marked, in English: by rule, in the order of its marks.
import type { Others } from "$lib/rules/told";

export const readings: Others = {
  "ASC-04": [
    "Where these spaces lie was a picture, and of figures no sentence speaks: they could return anywhere.",
  ],
  "ASC-10": [
    "“Valid” could ask for the next size, so that a small stone needs a medium one under it.",
  ],
  "ASC-20": ["Pieces on the way could bar it."],
  "ASC-21": ["One could ask for a first Move that leaves a second one possible."],
  "ASC-24": [
    "What is valid between figures is not said. The printed smallest, midsize and largest suggest sizes as with stones.",
  ],
  "ASC-25": ["The duty could bind figures, too; the sentence names stones alone."],
  "ASC-30": [
    "The first Move could be bound already, or only stones that waited when the turn began.",
  ],
  "ASC-31": ["Cleopatra could land first and see afterwards whether she can do the duty."],
  "ASC-40": ["Taken literally, a figure of either colour protects: that is the option “any”."],
  "ASC-50": ["Both could have to be named before the first of them is used."],
  "ASC-51": [
    "“One space” could mean that a stack stays where it is if the neighbour is closed; the next sentence speaks of the next available space.",
    "A mixed stack could be unable to bump at all, or act as its bottom stone.",
  ],
  "ASC-53": ["Stones without a space could stay where they are."],
  "ASC-54": [
    "A stack could be built on an empty space, too, and enemy stones be taken out of Limbo.",
  ],
  "ASC-55": ["Scattering is not in that list, and could be allowed."],
  "ASC-60": ["Whether the neutral space protects as well is said only by “three safe spaces”."],
  "ASC-61": ["Powers could be kept from taking an enemy stone to a blue space altogether."],
  "ASC-64": ["Nothing is printed of draws. Without this ruling a game could go on for ever."],
};

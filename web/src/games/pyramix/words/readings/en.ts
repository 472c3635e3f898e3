// What else could be meant where a rule is marked, in English: by rule, in the order of its marks.
import type { Others } from "$lib/rules/told";

export const readings: Others = {
  "PYX-01": [
    "How many of each there are stood in a picture; a published review counts 8, 4 and 1.",
  ],
  "PYX-03": [
    "No sentence says how the cubes lie. Six layers of 21, 15, 10, 6, 3 and 1 are the only three-sided heap of 56 cubes.",
  ],
  "PYX-06": ["At a table you may of course compare noses, and take the seats in that order."],
  "PYX-13": [
    "A hidden cobra could block as well; then a cube taken beside one would have to be put back as soon as the cobra shows.",
  ],
  "PYX-14": [
    "Taken literally, a cobra could also leave the middle of the heap or the last layer. We read “always” as: whatever it touches.",
  ],
  "PYX-21": [
    "If only a shared face counted, as during the game, no cube of a single layer would ever go out.",
  ],
  "PYX-22": [
    "A colour of which nobody has an ankh is a tie at nothing, so nobody gets it; the sentence does not name this case.",
  ],
  "PYX-24": [
    "A tie could also be broken, by the number of cubes for example; nothing of the kind is printed.",
  ],
};

// What else could be meant where a rule is marked, in English: by rule, in the order of its marks.
import type { Others } from "$lib/rules/told";

export const readings: Others = {
  "ANK-01": ["The types stood in pictures; names and colours are those of published reviews."],
  "ANK-02": [
    "How many there are of each was a picture; whoever owns the box can enter its tiles (ANK-73).",
    "The printed box may hold more scribes of one colour; ours would then allow a city to go on without end.",
  ],
  "ANK-03": [
    "Which spaces take two and which three was a picture; the order can be chosen (ANK-73).",
    "Read as printed, three alike may stay: that is the default. A published review advises to deal again.",
  ],
  "ANK-04": ["The example counts one as 3 points; others could have shown another number."],
  "ANK-05": [
    "Any two piles would do; the last tiles come from both in any case.",
    "If the backs were all alike, nobody would know what the next tile is like.",
    "Our tables draw the seats by lot, unless you set their order yourself.",
  ],
  "ANK-13": ["Two could be an example and not a limit: who has more could then spend more."],
  "ANK-14": [
    "One could choose which warehouse stores what; since everybody would, it is done by itself.",
  ],
  "ANK-21": ["An ankh could also be spent on a refresh that changes nothing, or on an empty pile."],
  "ANK-32": ["One could pay the full price all the same, to get rid of a token."],
  "ANK-34": ["One could choose which token pays; what we do is always the better choice."],
  "ANK-35": ["A warehouse that once was covered could stay without use."],
  "ANK-36": [
    "“Immediately” could mean before the limits are checked, so that more tokens come along.",
  ],
  "ANK-40": ["One could ask that the city stays in one piece; the sentence does not."],
  "ANK-41": [
    "That it carries nothing is printed for base tiles alone; what it carries would fall.",
  ],
  "ANK-52": [
    "Printed is a group of exactly five; what becomes of larger ones, or of two that join, is left to the players.",
  ],
  "ANK-60": ["A bonus turn could be lost in the last round, so that a city has 13 tiles at most."],
  "ANK-61": ["Without this ruling a game in which nobody buys any more would never end."],
  "ANK-62": ["Ankhs are no resource and could be left out, and so could what lies on warehouses."],
  "ANK-63": ["Only the tokens at hand could be meant, without warehouses and ankhs."],
};

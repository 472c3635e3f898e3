// What else could be meant where a rule is marked, in English: by rule, in the order of its marks.
import type { Others } from "$lib/rules/told";

export const readings: Others = {
  "CUB-01": ["Whoever counts the open cards knows what is left; nobody knows its order."],
  "CUB-03": [
    "The printed rules show stacks in pictures and never say what one is. Free-standing or hidden columns could be allowed; a picture could then mean several stacks.",
  ],
  "CUB-15": ["Strictly, an open box could never move at all; then no layer could go under it."],
  "CUB-16": ["Only the bare exchange could be meant, and a larger move with one in it be allowed."],
  "CUB-20": ["Whose cards are used is not said: they could also be the knocker’s own."],
  "CUB-22": ["How long somebody may look after knocking is not said; a table chooses."],
  "CUB-30": [
    "Our tables draw the seats by lot, unless you set their order yourself.",
    "One could end it as soon as no move is left, even before anybody has noticed.",
  ],
  "CUB-31": [
    "A tie could be broken, by the cards left for example; nothing of the kind is printed.",
  ],
  "CUB-32": [
    "Among equals all of them could build, or nobody.",
    "One single build could be meant.",
    "They could also look for it at the same time, and the first to name it has it.",
    "Among equals the second could have it, or both.",
    "Which hand gives a card changes nothing at the table; it has to be said for the record alone.",
  ],
  "CUB-40": [
    "Printed is only the demolition after a game; the solid cube is the stack that most games tend to.",
  ],
  "CUB-43": ["The open card could also be won with the first box of its column."],
  "CUB-44": ["The cards left from building could count as well."],
};

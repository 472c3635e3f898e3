// Whom one may play against, in English: loaded where somebody can be chosen.

/** How the characters play, from the gentlest to the strongest; as honest as bench/README.md. */
export const howTheyPlay = [
  "Watches her geese more than the board. A good first opponent.",
  "Takes what lies nearest and seldom looks ahead.",
  "Sees good moves, but one in four slips by. Beats most newcomers.",
  "Works neatly, one turn at a time. You need a plan.",
  "Reckons before every move and hardly slips.",
  "Never careless. Plans far and waits for your mistake.",
  "Weighs thousands of futures. You will lose more often than you win.",
  "Thinks long and plays best of all. Bring patience.",
] as readonly string[];

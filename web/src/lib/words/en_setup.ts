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

/** What of a game only its printed pictures showed, so that we had to make it up. */
export const reconstructed: Readonly<Record<string, string>> = {
  ascension:
    "No picture of the printed board is left: these boards are reconstructed from what its rules say. If you own it, you can bring yours as a file.",
  anubixx:
    "The sheets are our own: where which symbol stands, and what it is worth, only the printed block shows. If you own it, you can bring yours as a file.",
  ankhor:
    "Which tiles and price slots there are is reconstructed: the printed rules do not list them. If you own the game, you can bring yours as a file.",
};

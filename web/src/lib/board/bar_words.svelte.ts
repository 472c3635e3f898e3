// What the bar under the board says against what is pointed at: who tells the last refusal beside it
// need not say the same again.
export class BarWords {
  /** Why what is pointed at cannot be; empty if it can. */
  refused = $state("");
}

/** There is one board on a page, and one bar under it. */
export const barWords = new BarWords();

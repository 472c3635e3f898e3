// The voice of a table: what its one live region says.
//
// Several parts have something to say about the same move: the table what happened and whose turn
// it is, the board what a person has in hand. Said into regions of their own they cut each other
// short. Here all that is said in one go becomes one text, the table's first. A table that walks
// through several events is one go: what the board says on the way waits for the table's words.

/** Makes a text another one for those who listen, though it reads the same. */
const AGAIN = "\u00a0";

export class Announcer {
  /** What the live region holds. */
  spoken = $state("");
  private waiting: { table: string[]; board: string[] } | null = null;
  private walking = false;

  /** What happened at the table, and whose turn it is. */
  readonly tell = (words: string): void => this.add("table", words);

  /** What a board adds: what a person of this page has in hand, draws or reckons. */
  readonly say = (words: string): void => this.add("board", words);

  /** Whether the table is on its way to where it will rest. */
  readonly walk = (walking: boolean): void => {
    this.walking = walking;
    if (this.waiting && !walking) queueMicrotask(() => this.speak());
  };

  private add(from: "table" | "board", words: string): void {
    if (words === "") return;
    this.waiting ??= { table: [], board: [] };
    this.waiting[from].push(words);
    queueMicrotask(() => this.speak());
  }

  private speak(): void {
    if (!this.waiting) return;
    const { table, board } = this.waiting;
    if (this.walking && table.length === 0) return;
    this.waiting = null;
    const text = [...table, ...board].join(" ");
    this.spoken = text === this.spoken ? text + AGAIN : text;
  }
}

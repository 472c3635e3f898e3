// The variations of the game at a table, as they change: kept with its record, like comments.
import type { GameNode } from "../game_tree.svelte";
import type { Table } from "../table";
import { reviewWords } from "../words/review";
import { variationsIn, withoutVariation, withVariation, type Variation } from "./variations";

export class KeptVariations {
  /** Another table has the screen, at which moves are tried. */
  trying = $state(false);
  /** A header tells nobody that it has changed. */
  private version = $state(0);

  constructor(private readonly table: Table) {}

  get header(): string {
    void this.version;
    return this.table.timeline.tree.header;
  }

  /** Each with its place in the record. */
  readonly all = $derived.by(() => variationsIn(this.header).map((tag, at) => ({ ...tag, at })));

  /** The plies at which they begin, each as often as one does. */
  readonly plies: readonly number[] = $derived.by(() =>
    this.all.flatMap(({ variation }) => variation?.ply ?? []),
  );

  /** How many begin at one of these positions, in words; empty: none. */
  told(nodes: readonly GameNode[]): string {
    const count = this.plies.filter((it) => nodes.some(({ ply }) => ply === it)).length;
    return count > 0 ? reviewWords().variations.marked(count) : "";
  }

  /**
   * Keeps what has been tried so far.
   * @param before - the header from before it was begun: what is taken back leaves nothing
   */
  keep(before: string, tried: Variation): void {
    this.put(withVariation(before, tried) ?? before);
  }

  remove(at: number): void {
    this.put(withoutVariation(this.header, at));
  }

  private put(header: string): void {
    const { tree } = this.table.timeline;
    if (header === tree.header) return;
    tree.header = header;
    this.version += 1;
    this.table.keepRecord?.();
  }
}

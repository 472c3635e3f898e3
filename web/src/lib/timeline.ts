// Timeline: the line of a game that is on the table, event by event.
//
// It is the way through a GameTree that ends at the tree's tip: what is appended goes behind the tip,
// and the tip with it. All that is read here is reactive. Whoever appends gives events that come
// from the core, the server or a record; an event that the core refuses, or fails at, changes nothing.
import type { Core, Outcome, Position } from "./core";
import { GameTree, withoutResult, type GameNode } from "./game_tree.svelte";
import type { CoreError, GameEvent, View } from "./games";
import { joinRecord, tagsOf, withResult } from "./record";

export class Timeline {
  readonly tags: Map<string, string>;

  constructor(readonly tree: GameTree) {
    this.tags = tagsOf(tree.header);
  }

  /** Folds a whole record; the error names line, reason and rule. */
  static open(core: Core, record: string): Outcome<Timeline> {
    const tree = GameTree.open(core, record);
    return tree.ok ? { ok: true, value: new Timeline(tree.value) } : tree;
  }

  get game(): string {
    return this.tags.get("Game") ?? "";
  }

  /** Number of events. */
  get ply(): number {
    return this.tree.tip.ply;
  }

  get events(): GameEvent[] {
    return this.tree.line.flatMap(({ event }) => event ?? []);
  }

  get last(): View {
    return this.tree.view(this.tree.tip);
  }

  /** The node after so many events. */
  node(ply: number): GameNode {
    const node = this.tree.line[ply];
    if (!node) throw new RangeError(`no position after ${ply} events`);
    return node;
  }

  view(ply: number): View {
    return this.tree.view(this.node(ply));
  }

  /** The positions after 0, 1, 2, ... events. */
  get views(): readonly View[] {
    return this.tree.line.map((node) => this.tree.view(node));
  }

  /** Adds a line of the record, or says why the core refuses it. */
  append(line: string): CoreError | null {
    const added = this.tree.add(this.tree.tip, line);
    if (!added.ok) return added.error;
    this.tree.go(added.value);
    return null;
  }

  /** Why the event may not happen now. Who answers a race may be any of those who run it. */
  check(event: GameEvent): CoreError | null {
    const { tree } = this;
    if (this.yieldsBefore(event.actor).length === 0) return tree.check(tree.tip, event);
    const next = this.forkFor(event.actor);
    try {
      return next.check(event);
    } finally {
      next.close();
    }
  }

  /** The position after a legal event; null if it is not legal. */
  preview(event: GameEvent): View | null {
    const next = this.forkFor(event.actor);
    try {
      return next.apply(event) ? null : next.view();
    } finally {
      next.close();
    }
  }

  /**
   * In a race: what the record has before a seat's answer, the yields of those who come before it.
   */
  yieldsBefore(seat: number | null): GameEvent[] {
    const { race, next } = this.last;
    if (!race || seat === null || !race.seats.includes(seat)) return [];
    if (Array.isArray(next) && next[0] === seat) return [];
    const yields: GameEvent[] = [];
    const position = this.fork();
    try {
      let view = this.last;
      while (Array.isArray(view.next) && view.next[0] !== seat) {
        const event = { actor: view.next[0] ?? 0, text: race.yield };
        if (position.apply(event)) break;
        yields.push(event);
        view = position.view();
      }
    } finally {
      position.close();
    }
    return yields;
  }

  /** The position in which a seat of a race answers; whoever takes it closes it. */
  private forkFor(seat: number | null): Position {
    const position = this.fork();
    for (const event of this.yieldsBefore(seat)) position.apply(event);
    return position;
  }

  /** A copy of the position at the end, to go on from; whoever takes it closes it. */
  fork(): Position {
    return this.tree.fork(this.tree.tip);
  }

  /** Draws the chance event that is due, as a line of the record. */
  sample(seed: bigint): string {
    const position = this.fork();
    try {
      return `* ${position.sample(seed)}`;
    } finally {
      position.close();
    }
  }

  /** Drops the events from `ply` on. */
  rewind(ply: number): void {
    if (ply < this.ply) this.tree.remove(this.node(ply + 1));
  }

  /** The record, with its result if the game is over. */
  record(): string {
    const { line, header } = this.tree;
    const over = this.last.next === "over";
    const lines = line.slice(1).map(({ text }) => text);
    const tags = over ? withResult(header, this.last.scores) : withoutResult(header);
    return joinRecord(tags, lines);
  }

  close(): void {
    this.tree.close();
  }
}

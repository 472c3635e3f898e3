// GameTree: a game with all that was tried in it, and the line of it that is looked at.
//
// The one idea: an event is a node, and a game is a way from the root. A game that is played is one
// such way; whoever tries something else adds a child beside the one that was played.
// Invariants: every event was taken by the core; `line` begins with the root, each of its nodes is a
// child of the one before, and its last is `tip`. What the core refuses, or fails at, changes nothing.
// A node's view is made when it is first asked for, with all others of its line: whoever wants only
// the end of a long game waits for nothing else.
import { untrack } from "svelte";
import type { Core, Outcome, Position } from "./core";
import type { CoreError, GameEvent, View } from "./games";
import { joinRecord, parseEvent, splitRecord } from "./record";

export class GameNode {
  /** What was done from here. */
  children = $state.raw<readonly GameNode[]>([]);
  /** Number of events up to here, this one with them. */
  readonly ply: number;
  /** What led here; null at the root. */
  readonly event: GameEvent | null;

  /** @param text the event as a line of the record; at the root nothing. */
  constructor(
    readonly parent: GameNode | null,
    readonly text: string,
  ) {
    this.ply = parent ? parent.ply + 1 : 0;
    this.event = parent ? parseEvent(text) : null;
  }

  /** All nodes from the root to this one. */
  get way(): readonly GameNode[] {
    const way: GameNode[] = [];
    for (let node: GameNode | null = this as GameNode; node; node = node.parent) way.push(node);
    return way.reverse();
  }
}

export class GameTree {
  /** From the root to the tip. */
  line = $state.raw<readonly GameNode[]>([]);
  private readonly views = new WeakMap<GameNode, View>();

  private constructor(
    private readonly core: Core,
    /** The tags of the record. */
    public header: string,
    readonly root: GameNode,
    /** The core's position after `at`. */
    private position: Position,
    private at: GameNode,
  ) {
    this.line = at.way;
    this.views.set(at, position.view());
  }

  /** Folds a whole record, which becomes the line that is looked at; the error names line, reason and rule. */
  static open(core: Core, record: string): Outcome<GameTree> {
    const whole = core.open(record);
    if (!whole.ok) return whole;
    const { header, events } = splitRecord(record);
    const root = new GameNode(null, "");
    const last = events.reduce((parent, text) => grown(parent, text), root);
    return {
      ok: true,
      value: new GameTree(core, header, root, whole.value, last),
    };
  }

  /** The node that is looked at. */
  get tip(): GameNode {
    return this.line.at(-1) ?? this.root;
  }

  /** Looks at another node. */
  go(node: GameNode): void {
    this.line = node.way;
  }

  /** The position after a node's event. */
  view(node: GameNode): View {
    return this.views.get(node) ?? this.replayed(node);
  }

  /** Why an event may not happen after a node; null if it may. */
  check(node: GameNode, event: GameEvent): CoreError | null {
    return this.stand(node).check(event);
  }

  /** A copy of the core's position at a node, to go on from; whoever takes it closes it. */
  fork(node: GameNode): Position {
    return this.stand(node).clone();
  }

  /**
   * Adds an event after a node, unless it is there already, and gives its node; or says why the core
   * refuses it.
   */
  add(node: GameNode, text: string): Outcome<GameNode> {
    const present = node.children.find((child) => child.text === text);
    if (present) return { ok: true, value: present };
    const next = this.fork(node);
    const error = next.apply(parseEvent(text));
    if (error) {
      next.close();
      return { ok: false, error };
    }
    // Here the core may fail: until it has answered, nothing has happened.
    const view = next.view();
    const child = grown(node, text);
    this.views.set(child, view);
    this.hold(child, next);
    return { ok: true, value: child };
  }

  /** Drops a node and all that follows it; whoever looks at it then looks at the one before. */
  remove(node: GameNode): void {
    const { parent } = node;
    if (!parent) throw new Error("the root stays");
    // First what may fail.
    if (this.at.way.includes(node)) this.stand(parent);
    parent.children = parent.children.filter((child) => child !== node);
    if (this.line.includes(node)) this.go(parent);
  }

  close(): void {
    this.position.close();
  }

  /** The core's position at a node; it stays there until another one is asked for. */
  private stand(node: GameNode): Position {
    if (node !== this.at) this.hold(node, this.begun(node.way.slice(1)));
    return this.position;
  }

  private hold(node: GameNode, position: Position): void {
    this.position.close();
    [this.at, this.position] = [node, position];
  }

  /** The position after these events; whoever takes it closes it. */
  private begun(events: readonly GameNode[]): Position {
    const texts = events.map(({ text }) => text);
    // A record with a Result has no start of its own: its tags promise a finished game.
    const start = this.core.open(joinRecord(withoutResult(this.header), texts));
    if (!start.ok) throw new Error(start.error.message);
    return start.value;
  }

  /** Makes all views of a node's line that are not known yet, in one go. */
  private replayed(node: GameNode): View {
    // Who asks for a view hears nothing of what is done after it.
    const looked = untrack(() => this.line);
    const line = looked.includes(node) ? looked : node.way;
    const position = this.begun([]);
    try {
      for (const step of line) {
        const refused = step.event && position.apply(step.event);
        if (refused) throw new Error(refused.message);
        this.seen(step, position);
      }
      return this.seen(node, position);
    } finally {
      position.close();
    }
  }

  private seen(node: GameNode, position: Position): View {
    const view = this.views.get(node) ?? position.view();
    this.views.set(node, view);
    return view;
  }
}

function grown(parent: GameNode, text: string): GameNode {
  const child = new GameNode(parent, text);
  parent.children = [...parent.children, child];
  return child;
}

/** The tags of a game that goes on. */
export const withoutResult = (header: string) => header.replace(/^\[Result .*\]\n/m, "");

// The line of a game by turns, as people tell it: what one seat did before another one acted.
import type { GameNode, GameTree } from "../game_tree.svelte";
import type { GameModule, SeatName, Told, View } from "../games";

export interface Turn {
  /** The seat that acted; null if chance alone did. */
  readonly seat: number | null;
  /** At least one. */
  readonly nodes: readonly [GameNode, ...GameNode[]];
}

/** Without a word of the game's own a turn begins whenever another seat acts. */
const anotherSeat: NonNullable<GameModule["opensTurn"]> = ({ actor }, _, seat) =>
  actor !== null && seat !== null && actor !== seat;

/**
 * Divides the events of games into turns. A turn that did not change since the last time is the same
 * object, so that nobody words it anew.
 */
export class TurnBook {
  private readonly kept = new WeakMap<GameNode, Turn>();

  constructor(private readonly opens = anotherSeat) {}

  /** The turns of a line, its root first. */
  turnsOf(tree: GameTree): readonly Turn[] {
    const turns: Turn[] = [];
    let nodes: GameNode[] = [];
    let seat: number | null = null;
    const close = () => {
      const [first, ...others] = nodes;
      if (first) turns.push(this.same({ seat, nodes: [first, ...others] }));
    };
    for (const node of tree.line) {
      const { event, parent } = node;
      if (!event || !parent) continue;
      if (nodes.length > 0 && this.opens(event, tree.view(parent), seat)) {
        close();
        [nodes, seat] = [[], null];
      }
      nodes.push(node);
      seat ??= event.actor;
    }
    close();
    return turns;
  }

  private same(turn: Turn): Turn {
    const before = this.kept.get(turn.nodes[0]);
    const { length } = turn.nodes;
    if (before?.nodes.length === length && before.nodes.at(-1) === turn.nodes.at(-1)) return before;
    this.kept.set(turn.nodes[0], turn);
    return turn;
  }
}

/** The last position of a turn, and the one it began with. */
export const lastOf = ({ nodes }: Turn): GameNode => nodes.at(-1) ?? nodes[0];
export const beganAt = ({ nodes: [first] }: Turn): GameNode => first.parent ?? first;

/** A turn's events with the views that they lie between. */
export const toldOf = (
  { nodes }: { readonly nodes: readonly GameNode[] },
  view: (node: GameNode) => View,
): Told[] =>
  nodes.flatMap((node) => {
    const { event, parent } = node;
    return event && parent ? [{ event, before: view(parent), after: view(node) }] : [];
  });

/** A turn in words: a sentence for each event, without those that say nothing beside others. */
export function turnInWords(
  told: readonly Told[],
  { quiet, describeEvent }: Pick<GameModule, "quiet" | "describeEvent">,
  seats: SeatName[],
): string {
  const loud = told.filter((it) => it.event.actor !== null && !quiet?.(it));
  const story = told.filter((it) => loud.length === 0 || !quiet?.(it));
  return story
    .map(({ event, before, after }) => describeEvent(event, before, after, seats))
    .join(" ");
}

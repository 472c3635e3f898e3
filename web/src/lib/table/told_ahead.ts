// What was not played, as something that can be told and lit on the board.
import type { Told } from "../games";
import type { GameNode, GameTree } from "../game_tree.svelte";

/**
 * The events of an actor after a node and steps that are not events yet; what is against the rules ends
 * them.
 */
export function toldAhead(
  tree: GameTree,
  node: GameNode,
  actor: number | null,
  steps: readonly string[],
  texts: readonly string[],
): Told[] {
  const told: Told[] = [];
  const position = tree.fork(node);
  try {
    if (steps.some((text) => position.apply({ actor, text }))) return told;
    for (const text of texts) {
      const before = position.view();
      if (position.apply({ actor, text })) return told;
      told.push({ event: { actor, text }, before, after: position.view() });
    }
    return told;
  } finally {
    position.close();
  }
}

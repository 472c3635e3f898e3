// For tests: a game that is played by itself.
import type { Told, View } from "$lib/games";
import { realCore } from "$lib/testing";
import { headerOf } from "./view/fixtures";
import { outlookOf, positionOf, takesOf } from "./view/position";

/** A game of two in which all boxes are built and taken down, with every kind of event. */
export async function playedGame(): Promise<Told[]> {
  const core = await realCore("cubus");
  const opened = core.open(headerOf(2, '[Option.mode "both"]\n[Option.ending "best"]\n'));
  if (!opened.ok) throw new Error(opened.error.message);
  const position = opened.value;
  const steps: Told[] = [];
  for (let before = position.view(); before.next !== "over";) {
    const actor = before.next === "chance" ? null : (before.next[0] ?? 0);
    const text = actor === null ? position.sample(BigInt(before.ply)) : moveOf(before);
    const event = { actor, text };
    const refused = position.apply(event);
    if (refused) throw new Error(refused.message);
    const after = position.view();
    steps.push({ event, before, after });
    before = after;
  }
  position.close();
  return steps;
}

/** Builds what there is, but sees nothing in every eighth position; some knock, right or wrong. */
function moveOf(view: View): string {
  const { phase } = positionOf(view);
  if (phase === "demolish") return [...takesOf(view).keys()][0] ?? "";
  const [build] = outlookOf(view)?.local ?? [];
  if (phase !== "knock") return build && view.ply % 8 > 0 ? build : "pass";
  if (view.ply % 3 > 0) return "waive";
  return build ? `knock ${build}` : "knock false";
}

// What a move would lead to, read off the position before it and the one after it: what slides,
// what is uncovered, what could be taken then that cannot now, and what no longer.
import type { View } from "$lib/games";
import type { Consequences } from "../words/data";
import { diffViews, type Difference } from "../view/diff";
import { legalCells, positionOf, type Code } from "../view/position";

export interface Outlook {
  readonly step: Difference;
  /** The cubes after the move. */
  readonly cubes: ReadonlyMap<string, Code>;
  /** Cells after the move whose cube could be taken then and cannot now, could in both, or could
      not any more. While a reveal is due nobody knows yet: then all that can be taken is kept. */
  readonly freed: readonly string[];
  readonly kept: readonly string[];
  readonly blocked: readonly string[];
  /** Cells that a reveal will turn over. */
  readonly unknown: readonly string[];
}

export function outlookOf(view: View, after: View, cell: string): Outlook | null {
  const step = diffViews(view, after, cell);
  if (!step?.removed) return null;
  const { cubes, faces } = positionOf(after);
  const unknown = [...cubes.keys()].filter((at) => cubes.get(at) === "?" && faces[at] !== 0);
  return { step, cubes, unknown, ...compared(legalCells(view), legalCells(after), cubes, step) };
}

function compared(
  now: ReadonlySet<string> | null,
  then: ReadonlySet<string> | null,
  cubes: ReadonlyMap<string, Code>,
  step: Difference,
): Pick<Outlook, "freed" | "kept" | "blocked"> {
  const cameFrom = new Map(step.slides.map((slide) => [slide.to, slide.from]));
  const cells = [...cubes.keys()];
  const before = (at: string): boolean => now?.has(cameFrom.get(at) ?? at) ?? false;
  if (!then) return { freed: [], kept: cells.filter(before), blocked: [] };
  return {
    freed: cells.filter((at) => then.has(at) && !before(at)),
    kept: cells.filter((at) => then.has(at) && before(at)),
    blocked: cells.filter((at) => !then.has(at) && before(at)),
  };
}

/** The same in numbers. */
export function consequencesOf({ step, freed, blocked, unknown }: Outlook): Consequences {
  return {
    slides: step.slides.length,
    uncovers: unknown.length,
    frees: freed.length,
    blocks: blocked.length,
  };
}

// Positions for the tests, written by hand: a whole heap of green ankhs with some cubes exchanged.
import type { View } from "$lib/games";
import { pyramixHeader, realCore } from "$lib/testing";
import { visibleFaces } from "./heap";
import type { Derived } from "./json";
import type { Code } from "./position";

const start = (await realCore("pyramix")).open(`${pyramixHeader(2)}\n`);
const facts = start.ok ? start.value.facts : null;

/** All 56 cells, green ankhs except where said otherwise; cells 111 and deeper inside are "?". */
export function heapOf(cubes: Record<string, string>): Record<string, Code> {
  const heap: Record<string, Code> = {};
  for (let x = 0; x <= 5; x++) {
    for (let y = 0; x + y <= 5; y++) {
      for (let z = 0; x + y + z <= 5; z++) heap[`${x}${y}${z}`] = x && y && z ? "?" : "gA";
    }
  }
  return { ...heap, ...(cubes as Record<string, Code>) };
}

interface Given {
  cubes: Record<string, Code>;
  ply?: number;
  legal?: string[] | null;
  taken?: Code[][];
  turn?: number;
  left?: number;
  next?: View["next"];
  standing?: Partial<View["standing"]>;
  leaders?: Partial<Derived["leaders"]>;
}

export function viewOf(given: Given): View {
  const taken = given.taken ?? [[], []];
  const turn = given.turn ?? 0;
  const none = taken.map(() => 0);
  const { cubes } = given;
  const cells = new Set(Object.keys(cubes));
  const faces = Object.fromEntries(
    [...cells].map((cell) => [cell, visibleFaces(cells, cell).length]),
  );
  return {
    ply: given.ply ?? 1,
    next: given.next ?? [turn],
    legal: given.legal ?? null,
    state: { cubes, taken, turn, left: given.left ?? 35 },
    scores: given.standing?.total ?? none,
    facts,
    derived: { faces, leaders: { b: [], p: [], o: [], g: [], ...given.leaders } },
    standing: {
      parts: [],
      total: none,
      out: [],
      ankhs: { b: none, p: none, o: none, g: none },
      awards: { b: null, p: null, o: null, g: null },
      awarded: { b: [], p: [], o: [], g: [] },
      ...given.standing,
    },
  };
}

// Positions for the tests, written by hand in the form of CUB-52.
import type { View } from "$lib/games";
import type { Phase } from "./json";
import { boxesOf, NO_CARDS, parseStack, type Cards } from "./stack";

interface Given {
  stack: string;
  hands?: Partial<Cards>[];
  phase?: Phase;
  turn?: number;
  ply?: number;
  scores?: number[];
  next?: View["next"];
  legal?: View["legal"];
  race?: View["race"];
}

export function viewOf(given: Given): View {
  const hands = (given.hands ?? [{}, {}, {}]).map((hand) => ({ ...NO_CARDS, ...hand }));
  const turn = given.turn ?? 0;
  const scores = given.scores ?? hands.map(() => 0);
  const view: View = {
    ply: given.ply ?? 10,
    next: given.next ?? [turn],
    legal: given.legal ?? null,
    state: {
      stack: given.stack,
      boxes: boxesOf(parseStack(given.stack)),
      hands,
      deck: 30,
      scores,
      phase: given.phase ?? "build",
      turn,
      round: 2,
      passes: 0,
      waived: [],
      named: [],
      built: null,
    },
    facts: { points: { false_knock: 2 } },
    scores,
    standing: { parts: [], total: scores },
  };
  return given.race ? { ...view, race: given.race } : view;
}

/** The tags of a game of so many people, without an event. */
export const headerOf = (players: number, tags = ""): string =>
  `[Game "cubus"]\n[Rules "1"]\n[Players "${players}"]\n${tags}\n`;

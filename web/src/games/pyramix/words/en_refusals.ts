// What Pyramix refuses, and why (PYX-32), in English, where the core's sentence names cells as records
// do: who looks at the heap sees which cube it is.
import type { Params, Refusals } from "$lib/words/refusals";
import type { Code } from "../view/position";
import { cube } from "./en_cubes";

const named = (params: Params): string => cube((params.cube ?? "?") as Code);

const when = "A cube may be taken when two or three of its faces are visible.";

export const refusals: Refusals = {
  taken: () => "There is no cube here any more.",
  no_face: (params) => `The ${named(params)} shows no face. ${when}`,
  one_face: (params) => `The ${named(params)} shows one face. ${when}`,
  opens_tray: () => "No cube would slide into its place: the tray would lie open.",
  touches_cobra: (params) =>
    `The ${named(params)} touches a cobra; only a cobra may be taken beside a cobra.`,
};

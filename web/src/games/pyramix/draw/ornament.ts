// A set-up for decoration: balanced in its colours, with one cobra to be seen.
import type { Code } from "../view/position";

const VISIBLE =
  "000=oA 001=bA 002=gC 003=pA 004=oC 005=gA 010=gA 011=pE 012=bA 013=oA 014=bC 020=pC 021=gA 022=oA " +
  "023=pA 030=bA 031=oC 032=gA 040=oA 041=bA 050=pA 100=pA 101=oA 102=X 103=bA 104=gC 110=bA 120=oA " +
  "130=gC 140=pA 200=bC 201=gE 202=pA 203=oA 210=gA 220=pC 230=bA 300=gA 301=bA 302=oC 310=oA 320=gA " +
  "400=oE 401=pC 410=bA 500=gA";

/** Inner cells stand for cubes that nobody has seen; what they hold does not show. */
const INNER = ["111", "112", "113", "121", "122", "131", "211", "212", "221", "311"];

export const ORNAMENT: ReadonlyMap<string, Code> = new Map([
  ...VISIBLE.split(" ").map((part) => part.split("=") as [string, Code]),
  ...INNER.map((cell) => [cell, "?"] as const),
]);

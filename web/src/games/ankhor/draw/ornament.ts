// A city for decoration: some of every colour, two storeys high.
import type { Tile } from "../view/position";

export const ORNAMENT: readonly Tile[] = (
  [
    ["0,0^0", "Ff"],
    ["2,0^0", "F2"],
    ["4,0^0", "Pj"],
    ["0,2^0", "Ib"],
    ["2,2^0", "Pd"],
    ["4,2^0", "Tb"],
    ["2,4^0", "Cs"],
    ["4,4^0", "Tj"],
    ["1,1^1", "Pw"],
    ["3,1^1", "Pj"],
  ] as const
).map(([place, code]) => ({ place, code, loaded: code === "Pw" }));

// How a number becomes who has gold (docs/fair.md).
import type { ChanceOf } from "../../lib/fair/chance";

export const chanceOf: ChanceOf = () => ({
  draw: (stream) => `colours ${stream.below(2)}`,
  see: () => undefined,
});

// Why something is refused, in English, where the core's sentence names places by their numbers.
// The other faults it says itself.
import type { Refusals } from "$lib/words/refusals";

export const refusals: Refusals = {
  rises: () => "A column would be higher than one behind it: no picture could show that.",
  needs_corner: () =>
    "Two columns would meet only at their corners: the places between them have to be filled, too.",
  no_column: () => "There is no column.",
  not_proper: () => "Without this box no stack with exactly one box fewer would be left.",
  open_top_stays: () =>
    "This column has an open top: it stays while a column with a lid can be made lower.",
};

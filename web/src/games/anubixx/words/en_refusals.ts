// Why a step is refused, in English, where the core's sentence names a stone as a record does
// (games/anubixx/faults.cc): who looks at a sheet has no use for that name.
import type { Refusals } from "$lib/words/refusals";
import { colourOf, tongue } from "./en_names";
import { saying, type Places } from "./places";

const rests = ({ supports, missing }: Places) => {
  const [below, absent] = [supports.length, missing.length];
  if (below === 1) return "The stone that this one rests on is not crossed out yet.";
  const are = absent === 1 ? "is" : "are";
  const which = absent === below ? "none of which is" : `${absent} of which ${are} not`;
  return `This stone rests on ${tongue.number(below)} others, ${which} crossed out yet.`;
};

export const refusals: Refusals = {
  crossed: () => "This stone is crossed out already.",
  pair_outside_mosaic: () =>
    "Stones of the pyramid and the arch are crossed out one by one; only the mosaic takes two.",
  mosaic_stone_alone: () =>
    "Of the mosaic always two neighbours are crossed out at once, never one alone.",
  not_supported: saying(rests),
  not_reached: saying(rests),
  quarry_twice: () => "A quarry stone can pay one stone only.",
  no_die: saying(({ colour }) => `No ${colourOf(colour)} die was rolled for this stone.`),
  die_gone: saying(
    ({ colour }) => `No ${colourOf(colour)} die is left for this stone: it is taken already.`,
  ),
  die_not_taken: saying(
    ({ die }) => `The ${colourOf(die)} die is there, and must be taken for this stone.`,
  ),
  no_joker: saying(({ colour }) => `No joker is left for this ${colourOf(colour)} stone.`),
  quarry_colour: saying(
    ({ colour, paymentColour }) =>
      `The ${colourOf(paymentColour)} quarry stone cannot pay the ${colourOf(colour)} stone.`,
  ),
  quarry_passed: () => "This quarry stone is not to the right of the last one crossed out.",
};

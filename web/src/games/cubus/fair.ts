// How a number becomes a card (docs/fair.md).
import type { ChanceOf } from "../../lib/fair/chance";
import { Bag } from "../../lib/fair/stream";

const word = "draw ";
const kinds = "LRTO";

/** How many cards of each kind lie behind those of the start the core says. */
interface Facts {
  deck: Record<string, number>;
}

export const chanceOf: ChanceOf = ({ facts }) => {
  const { deck: cards } = facts as Facts;
  const deck = new Bag([...kinds].map((kind): [string, number] => [kind, cards[kind] ?? 0]));
  return {
    draw: (stream) => word + deck.copy().draw(stream),
    see: ({ actor, text }) => actor === null && deck.take(text.slice(word.length)),
  };
};

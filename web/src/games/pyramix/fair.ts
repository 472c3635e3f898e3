// How a number becomes a cube (docs/fair.md).
import type { ChanceOf } from "../../lib/fair/chance";
import { Bag } from "../../lib/fair/stream";

const perColour = [8, 4, 1];
const fullSet = [
  ...["b", "p", "o", "g"].flatMap((colour) =>
    ["A", "C", "E"].map((sign, at): [string, number] => [colour + sign, perColour[at] ?? 0]),
  ),
  ["X", 4] as [string, number],
];

export const chanceOf: ChanceOf = () => {
  const unknown = new Bag(fullSet);
  return {
    draw(stream, told) {
      const bag = unknown.copy();
      const cells = told.split(" ").slice(1);
      const drawn = cells.map((word) => `${word.slice(0, 3)}=${bag.draw(stream)}`);
      return ["reveal", ...drawn].join(" ");
    },
    see({ actor, text }) {
      if (actor !== null) return;
      for (const word of text.split(" ").slice(1)) unknown.take(word.slice(4));
    },
  };
};

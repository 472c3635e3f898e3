// Walking over a sheet from the keyboard, beside the arrow keys: the letters of the colours lead to
// the next stone of that colour that is not crossed out, N to the next that can be crossed out now.
import { walker, type Walk } from "$lib/board/walker";
import type { Point } from "$lib/iso/space";
import type { Builder } from "../view/position";
import { COLOURS } from "../view/stones";
import type { Mark } from "./moves";
import { quarryPlace } from "./spoken";

export function walkOver(
  points: ReadonlyMap<string, Point>,
  builder: Builder,
  marks: ReadonlyMap<string, Mark>,
): Walk {
  const isGone = (place: string) =>
    place.startsWith("Q") ? quarryPlace(builder, place).gone : builder.crossed.has(place);
  const ofColour = COLOURS.map((colour) => {
    const wanted = (place: string) => builder.colours.get(place) === colour && !isGone(place);
    return [colour, wanted] as const;
  });
  const jumps = { ...Object.fromEntries(ofColour), n: (place: string) => marks.has(place) };
  return walker({ points, jumps });
}

// How numbers become dice and sheets (docs/fair.md).
import type { Chance, ChanceOf } from "../../lib/fair/chance";
import type { Stream } from "../../lib/fair/stream";

const colours = "rygblo";

/** Which sheets may be dealt the core says: those of one's own follow from tags. */
const lettersIn = (facts: unknown): string[] =>
  Object.keys((facts as { sheets: Record<string, unknown> }).sheets).sort();

function dealt(stream: Stream, letters: string[], players: number): string {
  let sheets = "";
  for (let seat = 0; seat < players; ++seat) {
    const at = stream.below(letters.length);
    sheets += letters[at] ?? "";
    const last = letters.pop();
    if (last !== undefined && at < letters.length) letters[at] = last;
  }
  return `sheets ${sheets}`;
}

function rolled(stream: Stream, dice: number): string {
  const each = Array.from({ length: dice }, () => stream.below(colours.length));
  return `roll ${each
    .sort((a, b) => a - b)
    .map((colour) => colours[colour])
    .join("")}`;
}

export const chanceOf: ChanceOf = ({ players, facts }): Chance => ({
  draw(stream, told) {
    const [word, letters = ""] = told.split(" ");
    return word === "roll"
      ? rolled(stream, letters.length)
      : dealt(stream, lettersIn(facts), players);
  },
  see: () => undefined,
});

// What stands in the places of the refusals of sheets and blocks of one's own
// (games/anubixx/sheet_faults.cc): parts by the words of the file, and what somebody wrote.
import type { Params } from "$lib/words/refusals";

/** The longest quotation, in characters: a whole file may stand in one word. */
const LONGEST = 60;

/** What somebody wrote, as far as one wants to read it again. */
function shortened(text: string): string {
  const letters = [...text];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join("")}…` : text;
}

export interface SheetPlaces {
  /** A place as it is: numbers, stones, letters of sheets. */
  readonly at: (name: string) => string;
  readonly number: (name: string) => number;
  /** A place in the quotation marks of the language. */
  readonly quoted: (name: string) => string;
}

type Sentence = (places: SheetPlaces) => string;

/** For a language with its quotation marks: the sentence of a fault from what stands in it. */
export const quoting =
  (marks: (text: string) => string) =>
  (sentence: Sentence) =>
  (params: Params): string => {
    const at = (name: string) => params[name] ?? "";
    const quoted = (name: string) => marks(shortened(at(name)));
    return sentence({ at, quoted, number: (name) => Number(at(name)) });
  };

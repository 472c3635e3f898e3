// A move as advice, in words: loaded with hints and reviews.
import type { Told } from "../games";
import type { TableModel } from "./model.svelte";

/** What its actor should do: said to that person, unless somebody else sits at this page. */
export function asAdvice({ table: { seats }, words }: TableModel, told: Told): string {
  const { actor } = told.event;
  if (seats.some(({ self }, seat) => self && seat !== actor)) return words.inWords(told);
  const addressed = seats.map((who, seat) =>
    seat === actor ? { ...who, self: true, advised: true } : who,
  );
  return words.inWords(told, addressed);
}

// How the people of a table are timed, in a few sentences.
import type { ClockTerms } from "./clock_terms";
import { inUnits } from "./table/time_units";
import { clockWords } from "./words/clock";

/** The pace first, the end of time last; words/clock is to be loaded. */
export function clockInWords(terms: ClockTerms): string[] {
  const said = clockWords();
  const lasting = (seconds: number) => {
    const { unit, count } = inUnits(seconds);
    return said[unit](count);
  };
  if (terms.kind === "live") {
    const more = terms.increment_s > 0 ? lasting(terms.increment_s) : null;
    return [said.live(lasting(terms.base_s), more), said.then[terms.then]];
  }
  return [
    said.byDays(lasting(terms.move_s)),
    ...(terms.bank_s > 0 ? [said.bank(lasting(terms.bank_s))] : []),
    ...(terms.weekends ? [] : [said.weekends]),
    said.then[terms.then],
  ];
}

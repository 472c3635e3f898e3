// How a tournament is played, as far as it was agreed: short, one after the other.
import { readClock } from "../clock_terms";
import { inUnits } from "../table/time_units";
import type { TournamentWords } from "../words/tournaments/en";
import type { Terms } from "./wire";

const minute = 60;

/** The time of each player; nothing if the page does not know such a clock. */
function sayClock(clock: string, told: TournamentWords): string[] {
  const terms = readClock(clock);
  if (!terms) return [];
  if (terms.kind === "live") return [told.pace(terms.base_s / minute, terms.increment_s)];
  const { unit, count } = inUnits(terms.move_s);
  return [told.perMove(unit, count), ...(terms.weekends ? [] : [told.freeWeekends])];
}

export function sayTerms(terms: Terms, told: TournamentWords): string[] {
  const { seats, clock, rounds, minutes, at, starts } = terms;
  return [
    told.by(seats),
    ...sayClock(clock, told),
    ...(rounds ? [told.roundCount(rounds)] : []),
    ...(minutes ? [told.lasts(minutes)] : []),
    ...(starts === undefined ? [] : [told.startsAt(new Date(starts * 1000))]),
    ...(at ? [told.startsWith(at)] : []),
  ];
}

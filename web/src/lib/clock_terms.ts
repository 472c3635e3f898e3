// How the people of a table of the server are timed: what is chosen where it is set up, and what the tag
// `Clock` of its record says (docs/record.md).
import { clockTag, type EndOfTime } from "./incidents";

export type ClockTerms =
  | { kind: "live"; base_s: number; increment_s: number; then: EndOfTime }
  | { kind: "days"; move_s: number; bank_s: number; weekends: boolean; then: EndOfTime };

/** From the tags of a record; null: nobody is timed. */
export function clockTerms(tags: ReadonlyMap<string, string>): ClockTerms | null {
  return readClock(tags.get(clockTag) ?? "");
}

/** Null: it says nothing that this page knows. */
export function readClock(tag: string): ClockTerms | null {
  const [, base, increment, end] = /^live (\d+) (\d+) (lose|bot|move)$/.exec(tag) ?? [];
  if (base !== undefined)
    return {
      kind: "live",
      base_s: Number(base),
      increment_s: Number(increment),
      then: end as EndOfTime,
    };
  const [, move, bank, weekends, then] =
    /^days (\d+) (\d+) (count|free) (lose|bot|move)$/.exec(tag) ?? [];
  if (move === undefined) return null;
  return {
    kind: "days",
    move_s: Number(move),
    bank_s: Number(bank),
    weekends: weekends === "count",
    then: then as EndOfTime,
  };
}

/** What is offered: the seconds of all moves and those of each, or those of a move. */
export const paces = ["none", "300+3", "600+5", "1200+10", "86400", "259200", "604800"] as const;

/** The name of a pace among those that are offered; null: it is another one. */
export function paceOf(terms: ClockTerms | null): string {
  if (!terms) return "none";
  return terms.kind === "live" ? `${terms.base_s}+${terms.increment_s}` : String(terms.move_s);
}

/** The terms with another pace; live the end of time is lost at first, by days a move is made. */
export function withPace(terms: ClockTerms | null, pace: string): ClockTerms | null {
  const [first = 0, increment] = pace.split("+").map(Number);
  if (!Number.isFinite(first)) return null;
  if (increment !== undefined) {
    const then = terms?.kind === "live" ? terms.then : "lose";
    return { kind: "live", base_s: first, increment_s: increment, then };
  }
  const days =
    terms?.kind === "days" ? terms : { bank_s: 0, weekends: true, then: "move" as const };
  return { ...days, kind: "days", move_s: first };
}

// A race at a table of this device: several seats may answer, and the first to do so counts.
//
// The same rules as the server's (docs/protocol.md, Windows): a person's answer counts at once; a
// bot's, however quickly it was found, counts only when half of the time is over or no person is
// left to be asked; when the window closes, whoever has not answered yields. Here stands what was
// answered and what follows from it; the clock is the caller's.
import type { Race } from "./games";

/** The part of the window in which people alone are heard. */
export const peoplesPart = 0.5;

/** The tag that says how long a window is open, in seconds; "none": until all have answered. */
export const windowTag = "Window";
export const defaultWindow = "30";
/** The tag that says whether it is told afterwards what was overlooked: "shown" or "hidden". */
export const missedTag = "Missed";

/** The terms of a table's races as tags of its record. */
export function raceTags(window: string, missed: string): Record<string, string> {
  return { [windowTag]: window, [missedTag]: missed };
}

/** The length of a window in milliseconds, from the record's tags; null: without an end. */
export function windowLength(tags: ReadonlyMap<string, string>): number | null {
  const seconds = Number(tags.get(windowTag) ?? defaultWindow);
  return Number.isInteger(seconds) && seconds > 0 ? seconds * 1000 : null;
}

export interface Answer {
  seat: number;
  text: string;
}

export class Answers {
  private readonly given = new Map<number, string>();
  /** In the order in which the record asks. */
  private readonly order: number[];

  constructor(
    private readonly race: Race,
    first: number,
    private readonly isBot: (seat: number) => boolean,
  ) {
    const ring = [...race.seats].sort((a, b) => a - b);
    const start = ring.indexOf(first);
    this.order = [...ring.slice(start), ...ring.slice(0, start)];
  }

  /** The seats that have yielded. */
  get yielded(): number[] {
    return this.order.filter((seat) => this.given.get(seat) === this.race.yield);
  }

  /** Bots that have still to be asked, in order. */
  get unasked(): number[] {
    return this.order.filter((seat) => this.isBot(seat) && !this.given.has(seat));
  }

  /** Takes an answer; a later one of the same seat replaces it. */
  take({ seat, text }: Answer): void {
    if (this.race.seats.includes(seat)) this.given.set(seat, text);
  }

  /** Who is played, once that is certain: an answer, or nobody ("all yield"); null: not yet. */
  outcome(time: "early" | "late" | "over"): Answer | "all yield" | null {
    const answers = this.order.flatMap((seat): Answer[] => {
      const text = this.given.get(seat);
      return text === undefined || text === this.race.yield ? [] : [{ seat, text }];
    });
    const persons = answers.find(({ seat }) => !this.isBot(seat));
    if (persons) return persons;
    const missing = this.order.filter((seat) => !this.given.has(seat));
    const heard = time !== "early" || missing.every((seat) => this.isBot(seat));
    const [bots] = answers;
    // While a bot that sits before them thinks, others' answers wait for it.
    if (bots && heard)
      return missing.some((seat) => this.comesFirst(seat, bots.seat)) ? null : bots;
    return missing.length === 0 || time === "over" ? "all yield" : null;
  }

  private comesFirst(seat: number, other: number): boolean {
    return this.isBot(seat) && this.order.indexOf(seat) < this.order.indexOf(other);
  }
}

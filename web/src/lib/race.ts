// A race at a table of this device: several seats may answer, and the first to do so counts.
//
// The same rules as the server's (docs/protocol.md, Windows): a person's answer counts at once; a
// bot's, however quickly it was found, counts only when half of the time is over or no person is
// left to be asked; when the window closes, whoever has not answered yields. Here stands what was
// answered and what follows from it, in each case what follows at the server, too
// (table/window_cases.txt); the clock is the caller's.
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
    const person = this.order.find((seat) => !this.isBot(seat) && this.plays(seat));
    if (person !== undefined) return this.answerOf(person);
    const missing = this.order.filter((seat) => !this.given.has(seat));
    const bot = this.firstBot(time);
    if (bot !== undefined) {
      const heard = time !== "early" || missing.every((seat) => this.isBot(seat));
      return heard ? this.answerOf(bot) : null;
    }
    return missing.length === 0 || time === "over" ? "all yield" : null;
  }

  /** The first bot that plays; none while one that comes before it thinks and has time to. */
  private firstBot(time: "early" | "late" | "over"): number | undefined {
    for (const seat of this.order.filter(this.isBot)) {
      if (!this.given.has(seat) && time !== "over") return undefined;
      if (this.plays(seat)) return seat;
    }
    return undefined;
  }

  private plays(seat: number): boolean {
    const text = this.given.get(seat);
    return text !== undefined && text !== this.race.yield;
  }

  private answerOf(seat: number): Answer {
    return { seat, text: this.given.get(seat) ?? this.race.yield };
  }
}

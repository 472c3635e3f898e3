// A race at a table of this device: several seats may answer, and the first to do so counts.
//
// The same rules as the server's (docs/protocol.md, Races): a person's answer counts at once; a
// bot's, however quickly it was found, counts only when half of the time is over or no person is
// left to be asked; when the window closes, whoever has not answered yields. Once a seat has claimed
// the race nobody else counts, and the time, begun anew, is that seat's. Here stands what was
// answered and what follows from it, in each case what follows at the server, too
// (table/window_cases.txt); the clock is the caller's.
import type { Race, View } from "./games";
import { askTag } from "./race";

/** The part of the window in which people alone are heard. */
export const peoplesPart = 0.5;

/** How far the time of a window has come. */
export type Phase = "early" | "late" | "over";

/** Whether people need not be asked: nobody could win anything, and they want to be spared that. */
export function sparesPeople(tags: ReadonlyMap<string, string>, { legal }: View): boolean {
  const winsNothing = legal !== null && "best" in legal && legal.best === 0;
  return winsNothing && tags.get(askTag) === "possible";
}

export interface Answer {
  seat: number;
  text: string;
}

export class Answers {
  private readonly given = new Map<number, string>();
  /** In the order in which the record asks. */
  private readonly order: number[];
  /** Who was first, and alone may answer. */
  claimant: number | null = null;

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

  /** The people of the race. */
  get people(): number[] {
    return this.order.filter((seat) => !this.isBot(seat));
  }

  /** Takes an answer; a later one of the same seat replaces it. */
  take({ seat, text }: Answer): void {
    if (this.race.seats.includes(seat)) this.given.set(seat, text);
  }

  /** The race is this seat's alone; false if somebody was first. */
  claim(seat: number): boolean {
    if (!this.race.seats.includes(seat)) return false;
    this.claimant ??= seat;
    return this.claimant === seat;
  }

  /** Who is played, once that is certain: an answer, or nobody ("all yield"); null: not yet. */
  outcome(time: Phase): Answer | "all yield" | null {
    if (this.claimant !== null) return this.shown(this.claimant, time);
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

  /** What the claimant plays; when the time is over there is nothing to show. */
  private shown(seat: number, time: Phase): Answer | null {
    if (this.plays(seat)) return this.answerOf(seat);
    return time === "over" ? { seat, text: this.race.forfeit } : null;
  }

  /** The first bot that plays; none while one that comes before it thinks and has time to. */
  private firstBot(time: Phase): number | undefined {
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

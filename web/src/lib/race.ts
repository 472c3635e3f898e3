// A race at a table of this device: several seats may answer, and the first to do so counts.
//
// The same rules as the server's (docs/protocol.md, Races): a person's answer counts at once; a
// bot's, however quickly it was found, counts only when half of the time is over or no person is
// left to be asked; when the window closes, whoever has not answered yields. Once a seat has claimed
// the race nobody else counts, and the time, begun anew, is that seat's. Here stands what was
// answered and what follows from it, in each case what follows at the server, too
// (table/window_cases.txt); the clock is the caller's.
import type { Race, View } from "./games";

/** The part of the window in which people alone are heard. */
export const peoplesPart = 0.5;

/** How far the time of a window has come. */
export type Phase = "early" | "late" | "over";

/** The tag that says how long a window is open, in seconds; "none": until all have answered. */
export const windowTag = "Window";
export const defaultWindow = "30";
/** The tag that says whether it is told afterwards what was overlooked: "shown" or "hidden". */
export const missedTag = "Missed";
/** The tag that says whether the first claims the race ("claim") or has to show at once ("show"). */
export const knockTag = "Knock";
/** On this device: whether people are asked where no answer wins anything ("always", "possible"). */
export const askTag = "Ask";

/** How races are run at a new table. */
export interface RaceForm {
  /** Seconds, or "none". */
  window: string;
  missed: "shown" | "hidden";
  knock: "claim" | "show";
  ask: "always" | "possible";
}

/**
 * What is proposed: among bots alone nobody needs to hurry. `spared`: who wants it is not asked where
 * nothing could be seen.
 */
export const proposedRace = (hurried: boolean, spared = false): RaceForm => ({
  window: hurried ? defaultWindow : "none",
  missed: "shown",
  knock: "claim",
  ask: spared ? "possible" : "always",
});

/** The terms of the races at a table of this device, as tags of its record. */
export function raceTags({ window, missed, knock, ask }: RaceForm): Record<string, string> {
  return { [windowTag]: window, [missedTag]: missed, [knockTag]: knock, [askTag]: ask };
}

/** The same as the server wants them. */
export const raceTerms = ({ window, missed, knock }: RaceForm) => ({
  window_s: window === "none" ? null : Number(window),
  missed,
  knock,
});

type Tags = ReadonlyMap<string, string>;

/** The length of a window in milliseconds, from the record's tags; null: without an end. */
export function windowLength(tags: Tags): number | null {
  const seconds = Number(tags.get(windowTag) ?? defaultWindow);
  return Number.isInteger(seconds) && seconds > 0 ? seconds * 1000 : null;
}

/** Whether the first claims; a table that says nothing of it is from a time without claims. */
export const claimsRaces = (tags: Tags): boolean => tags.get(knockTag) === "claim";

/** Whether people need not be asked: nobody could win anything, and they want to be spared that. */
export function sparesPeople(tags: Tags, { legal }: View): boolean {
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

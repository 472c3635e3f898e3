// A race that is run at a table of this device: its clock, the bots' answers, and what it comes to.
//
// It writes nothing itself: what is certain is told to the table, once, and the table closes it.
import type { OpenWindow } from "../games";
import type { LocalBots } from "../local_bots.svelte";
import { claimsRaces, windowLength } from "../race";
import { Answers, peoplesPart, sparesPeople, type Answer, type Phase } from "../race_answers";
import { eventLine } from "../record";
import type { Later } from "../stage.svelte";
import type { Timeline } from "../timeline";
import { windowOf, type Uptime } from "./race_window";

/** The table at which the race is run. */
export interface RaceTable {
  timeline: Timeline;
  bots: LocalBots;
  later: Later;
  uptime: Uptime;
  /** What a bot's seat is held by; null of a person's. */
  botOf: (seat: number) => string | null;
  decided: (outcome: Answer | "all yield") => void;
  fail: (thrown: unknown) => void;
}

export class LocalRace {
  window = $state.raw<OpenWindow | null>(null);
  private readonly answers: Answers;
  private readonly length: number | null;
  private time: Phase = "early";
  private stopClock: (() => void) | null = null;
  private closed = false;

  /** @param claimant - who had claimed it when the table was left. */
  constructor(
    private readonly table: RaceTable,
    claimant: number | null,
  ) {
    const { race, next } = table.timeline.last;
    if (!race || !Array.isArray(next)) throw new Error("there is no race");
    this.answers = new Answers(race, next[0] ?? 0, (seat) => table.botOf(seat) !== null);
    const { people } = this.answers;
    this.length = people.length > 0 ? windowLength(table.timeline.tags) : null;
    if (claimant !== null) this.answers.claim(claimant);
    if (sparesPeople(table.timeline.tags, table.timeline.last)) {
      for (const seat of people) this.answers.take({ seat, text: race.yield });
    }
    this.runClock();
  }

  get claimant(): number | null {
    return this.answers.claimant;
  }

  /** Asks the bots, each in the position in which it would answer. */
  begin(): void {
    if (this.claimant === null) this.askBots().catch(this.table.fail);
  }

  /** False if the race cannot be claimed, or somebody was first. */
  claim(seat: number): boolean {
    if (!claimsRaces(this.table.timeline.tags) || !this.answers.claim(seat)) return false;
    this.table.bots.callOff();
    this.runClock();
    return true;
  }

  /** A person's answer; one that yields may think again until the window closes. */
  answer(seat: number, text: string): void {
    if (this.claimant !== null && this.claimant !== seat) return;
    this.answers.take({ seat, text });
    this.decide();
    const { yielded } = this.answers;
    if (this.window && !this.closed) this.window = { ...this.window, yielded };
  }

  /** Whoever has not answered is not heard any more. */
  close(): void {
    this.closed = true;
    this.stopClock?.();
    this.table.bots.callOff();
  }

  /** The time begins: that of all, or the claimant's. */
  private runClock(): void {
    const { length, claimant, answers } = this;
    const { later, uptime, timeline } = this.table;
    const claims = claimsRaces(timeline.tags);
    const { yielded } = answers;
    this.window = windowOf(length, length, uptime, { claims, claimant, yielded });
    this.time = "early";
    this.stopClock?.();
    if (length === null) return;
    const early = length * peoplesPart;
    this.stopClock = later(early, () => {
      this.stopClock = later(length - early, () => this.pass("over"));
      this.pass("late");
    });
  }

  private pass(time: Phase): void {
    this.time = time;
    this.decide();
  }

  private async askBots(): Promise<void> {
    const { timeline, bots, botOf } = this.table;
    const asked = this.answers.unasked.map(async (seat) => {
      const before = timeline.yieldsBefore(seat).map(eventLine);
      const record = `${timeline.record()}${before.map((line) => `${line}\n`).join("")}`;
      const text = await bots.ask(seat, botOf(seat) ?? "", record);
      if (text !== null) this.answers.take({ seat, text });
    });
    await Promise.all(asked);
    this.decide();
  }

  private decide(): void {
    const outcome = this.closed ? null : this.answers.outcome(this.time);
    if (outcome) this.table.decided(outcome);
  }
}

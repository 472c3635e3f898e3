// The table of a lesson's step: a position of a record, at which one seat is the person's and nobody
// else plays. Chance is drawn from a fixed seed; what others do afterwards is written in the step.
import type { CoreError, SeatName } from "../games";
import { displayNames, eventLine, joinRecord, splitRecord } from "../record";
import { Stage, type Later } from "../stage.svelte";
import type { Table } from "../table";
import { Changes } from "../table/changes";
import { windowOf } from "../table/race_window";
import { Timeline } from "../timeline";
import type { Core } from "../core";
import type { Step } from "./lesson";

export interface LessonOutside {
  later: Later;
  reducedMotion: () => boolean;
  uptime: () => number;
}

/** Chance plays no part in what a step teaches: each time the same. */
const seed = 1n;

export class LessonTable implements Table {
  readonly stage: Stage;
  readonly changes = new Changes();
  readonly you: number[];
  readonly busy = false;
  readonly thinking = null;
  readonly away = false;
  readonly news = null;
  readonly keeper = null;
  readonly playable = true;
  readonly offersUndo = false;
  readonly canUndo = false;
  readonly told = false;
  refusal = $state.raw<CoreError | null>(null);
  /** Number of events before the step. */
  readonly begun: number;

  private constructor(
    readonly timeline: Timeline,
    private readonly step: Step,
    private readonly outside: LessonOutside,
  ) {
    this.stage = new Stage(timeline, outside.later, outside.reducedMotion);
    this.you = [step.seat];
    this.begun = timeline.ply;
  }

  /** Throws where the record cannot be replayed: a fault of the lesson. */
  static open(core: Core, record: string, step: Step, outside: LessonOutside): LessonTable {
    const { header, events } = splitRecord(record);
    const opened = Timeline.open(core, joinRecord(header, events.slice(0, step.ply)));
    if (!opened.ok) throw new Error(opened.error.message);
    return new LessonTable(opened.value, step, outside);
  }

  get seats(): SeatName[] {
    const players = this.timeline.last.scores.map((_, seat) =>
      seat === this.step.seat ? { bot: false, name: "" } : { bot: true, name: "bot:1" },
    );
    return displayNames(players, this.you);
  }

  /** Whoever races has all the time there is. */
  get window() {
    return this.timeline.last.race ? windowOf(null, null, this.outside.uptime) : null;
  }

  /** The steps of the person that were played. */
  get played(): string[] {
    const own = this.timeline.events.slice(this.begun);
    return own.filter(({ actor }) => actor === this.step.seat).map(({ text }) => text);
  }

  move(seat: number, text: string): void {
    this.refusal = this.timeline.check({ actor: seat, text });
    if (this.refusal) return;
    const before = this.timeline.yieldsBefore(seat).map(eventLine);
    for (const line of [...before, `${seat} ${text}`]) this.timeline.append(line);
    while (this.timeline.last.next === "chance") this.timeline.append(this.timeline.sample(seed));
    this.grown();
  }

  /** What others do when the task is done, as far as it can. */
  goOn(): void {
    const { then = [] } = this.step;
    for (const line of then) if (this.timeline.append(line)) break;
    this.grown();
  }

  claim(): void {
    throw new Error("nobody claims a race in a lesson");
  }

  undo(): void {
    throw new Error("a step of a lesson is begun again");
  }

  keepTold(): void {
    throw new Error("the end of a lesson is told each time");
  }

  record(): Promise<string> {
    return Promise.resolve(this.timeline.record());
  }

  close(): void {
    this.changes.close();
    this.stage.leave();
    this.timeline.close();
  }

  private grown(): void {
    this.stage.grown();
    this.changes.tell();
  }
}

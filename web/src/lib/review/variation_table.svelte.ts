// A table at which moves are tried: it begins where a game stood, one person plays all seats and the
// core draws chance. The game that it left knows nothing of it.
//
// Invariants: the first `begun` events are the game's and stay; with those that were tried there are at
// most `longestVariation` more. Anything tried can be taken back, what chance drew with it.
import { randomSeed, type Core, type Outcome } from "../core";
import type { CoreError, OpenWindow, SeatName } from "../games";
import { eventLine, joinRecord } from "../record";
import { longestWalk, Stage, type Later } from "../stage.svelte";
import type { News, Table } from "../table";
import { Changes } from "../table/changes";
import { windowOf } from "../table/race_window";
import { Timeline } from "../timeline";
import { longestVariation, type Variation } from "./variations";

export interface VariationOutside {
  later: Later;
  reducedMotion: () => boolean;
  uptime: () => number;
  seed?: () => bigint;
}

/** What is said of a whole game holds of none of its variations. */
const ofTheGame =
  /^\[(Result|Outcome|Continued|Absent|(Comment|Review|Variation|Incident|Fair)\.[\w.]*) .*\]\n/gm;

export class VariationTable implements Table {
  readonly stage: Stage;
  readonly changes = new Changes();
  readonly you: number[];
  readonly thinking = null;
  readonly away = false;
  readonly keeper = null;
  readonly playable = true;
  readonly offersUndo = true;
  readonly told = true;
  readonly isVariation = true;
  news = $state.raw<News | null>(null);
  refusal = $state.raw<CoreError | null>(null);
  /** Who has passed the race at the last position. */
  private yielded = $state.raw<readonly number[]>([]);

  private constructor(
    readonly timeline: Timeline,
    /** As the game names them. */
    readonly seats: SeatName[],
    /** Number of events that are the game's. */
    readonly begun: number,
    private readonly outside: VariationOutside,
  ) {
    this.stage = new Stage(timeline, outside.later, outside.reducedMotion);
    this.you = timeline.last.scores.map((_, seat) => seat);
    const tried = timeline.ply - begun;
    // What was tried before is seen once more.
    if (tried > 0 && tried <= longestWalk) this.stage.again(begun);
    this.draw();
    this.stage.grown();
  }

  /** Leaves a game after `ply` events, with what was tried there already; an error if it is refused. */
  static open(
    core: Core,
    { timeline: game, seats }: Pick<Table, "timeline" | "seats">,
    { ply, events }: Variation,
    outside: VariationOutside,
  ): Outcome<VariationTable> {
    const header = `${game.tree.header.replace(ofTheGame, "")}[Continued "${ply}"]\n`;
    const before = game.events.slice(0, ply).map(eventLine);
    const opened = Timeline.open(core, joinRecord(header, [...before, ...events]));
    if (!opened.ok) return opened;
    return { ok: true, value: new VariationTable(opened.value, seats, ply, outside) };
  }

  /** What was tried, as lines of a record; nothing as long as only chance has played. */
  get tried(): string[] {
    const own = this.timeline.events.slice(this.begun);
    return own.some(({ actor }) => actor !== null) ? own.map(eventLine) : [];
  }

  /** No more events are kept. */
  get full(): boolean {
    return this.timeline.ply - this.begun >= longestVariation;
  }

  get busy(): boolean {
    return this.full;
  }

  /** Whoever races has all the time there is, and shows at once. */
  get window(): OpenWindow | null {
    const { yielded } = this;
    return this.timeline.last.race ? windowOf(null, null, this.outside.uptime, { yielded }) : null;
  }

  get canUndo(): boolean {
    return this.undoPoint !== null;
  }

  move(seat: number, text: string): void {
    if (this.full) return;
    this.refusal = this.timeline.check({ actor: seat, text });
    if (this.refusal) return;
    const { race } = this.timeline.last;
    if (race && text === race.yield) this.pass(seat);
    else this.play(seat, text);
    this.draw();
    this.stage.grown();
    this.changes.tell();
  }

  claim(): void {
    throw new Error("nobody claims a race in a variation");
  }

  undo(): void {
    const ply = this.undoPoint;
    if (ply === null) return;
    this.refusal = null;
    this.yielded = [];
    this.timeline.rewind(ply);
    this.stage.rewound();
    this.news = { kind: "taken back" };
    this.changes.tell();
  }

  keepTold(): void {
    // Nobody tells a result.
  }

  record(): Promise<string> {
    return Promise.resolve(this.timeline.record());
  }

  close(): void {
    this.changes.close();
    this.stage.leave();
    this.timeline.close();
  }

  /** Before the last move that was tried; null: none was. */
  private get undoPoint(): number | null {
    const last = this.timeline.events.findLastIndex(({ actor }) => actor !== null);
    return last >= this.begun ? last : null;
  }

  private play(seat: number, text: string): void {
    this.yielded = [];
    const before = this.timeline.yieldsBefore(seat).map(eventLine);
    for (const line of [...before, `${seat} ${text}`]) this.add(line);
  }

  /** A race is over when all have passed it. */
  private pass(seat: number): void {
    const { race } = this.timeline.last;
    this.yielded = [...this.yielded, seat];
    if (!race?.seats.every((it) => this.yielded.includes(it))) return;
    this.yielded = [];
    let { last } = this.timeline;
    while (last.race && Array.isArray(last.next) && !this.full) {
      this.add(`${last.next[0] ?? 0} ${last.race.yield}`);
      ({ last } = this.timeline);
    }
  }

  private draw(): void {
    while (this.timeline.last.next === "chance" && !this.full) {
      this.add(this.timeline.sample((this.outside.seed ?? randomSeed)()));
    }
  }

  private add(line: string): void {
    if (this.full) return;
    const refused = this.timeline.append(line);
    if (refused) throw new Error(refused.message);
  }
}

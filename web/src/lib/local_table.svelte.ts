// A table of this device: people who share it, bots in a Worker, no server.
//
// The game is its record, stored after every event, so a reload goes on where it was. Chance is
// drawn with a fresh seed of the system for each event; nothing unknown exists before.
import { randomSeed, type Core } from "./core";
import type { Chooser } from "./engine/engine";
import type { CoreError, OpenWindow, SeatName } from "./games";
import { LocalBots, type BotFailure } from "./local_bots.svelte";
import { Answers, peoplesPart, windowLength } from "./race";
import { displayNames, eventLine } from "./record";
import { Stage, type Later, type Speed } from "./stage.svelte";
import type { LocalGame, Memory } from "./storage";
import type { News, Table } from "./table";
import { Changes } from "./table/changes";
import { windowOf, type Uptime } from "./table/race_window";
import { Timeline } from "./timeline";
import { undoPoint } from "./undo";

export interface LocalOutside {
  /** Where the bots think; the table closes it. */
  engine: Chooser;
  memory: Memory;
  later: Later;
  reducedMotion: () => boolean;
  /** How fast what others do is shown. */
  speed?: () => Speed;
  /** Milliseconds since 1970. */
  now: () => number;
  uptime: Uptime;
}

/** Why the game does not go on, until it is tried again. */
export type LocalFailure =
  | BotFailure
  /** The core refuses a move that a bot chose, or what it drew itself: the page's files disagree. */
  | { kind: "move refused"; seat: number; detail: string }
  | { kind: "chance refused"; detail: string }
  /** The core itself has failed: another one has to be loaded. */
  | { kind: "core failed"; detail: string };

export class LocalTable implements Table {
  readonly stage: Stage;
  readonly changes = new Changes();
  readonly you: number[];
  readonly playable = true;
  readonly away = false;
  news = $state.raw<News | null>(null);
  thinking = $state<number | null>(null);
  refusal = $state.raw<CoreError | null>(null);
  /** False once the browser has refused to store the game. */
  stored = $state(true);
  window = $state.raw<OpenWindow | null>(null);
  private readonly bots: LocalBots;
  /** What the core has refused though nobody chose it. */
  private refused = $state.raw<LocalFailure | null>(null);
  private answers: Answers | null = null;
  /** How far the time of the window has come. */
  private time: "early" | "late" | "over" = "early";
  private stopClock: (() => void) | null = null;

  private constructor(
    readonly timeline: Timeline,
    private game: LocalGame,
    private readonly outside: LocalOutside,
  ) {
    this.stage = new Stage(timeline, outside.later, outside.reducedMotion, outside.speed);
    this.bots = new LocalBots(outside.engine, outside.later, () => this.stage.whenResting());
    this.you = game.seats.flatMap((seat, index) => (seat.kind === "me" ? [index] : []));
  }

  get seats(): SeatName[] {
    const sitters = this.game.seats.map(({ kind, name }) => ({ bot: kind === "bot", name }));
    return displayNames(sitters, this.you);
  }

  /** Opens a stored game and lets whoever is due go on; an error if the record is damaged. */
  static open(core: Core, game: LocalGame, outside: LocalOutside): LocalTable | CoreError {
    const opened = Timeline.open(core, game.record);
    if (!opened.ok) return opened.error;
    const table = new LocalTable(opened.value, game, outside);
    table.goOn();
    return table;
  }

  get busy(): boolean {
    return this.thinking !== null;
  }

  get failure(): LocalFailure | null {
    return this.refused ?? this.bots.failure;
  }

  /** Once more what has failed. */
  retry(): void {
    if (!this.refused) return this.bots.retry();
    this.refused = null;
    this.goOn();
  }

  /** A finished game stays: its result is known. */
  get offersUndo(): boolean {
    return this.timeline.last.next !== "over";
  }

  get canUndo(): boolean {
    if (this.refused?.kind === "core failed") return false;
    return this.offersUndo && undoPoint(this.timeline.events, this.you) !== null;
  }

  move(seat: number, text: string): void {
    this.refusal = this.timeline.check({ actor: seat, text });
    if (this.refusal) return;
    if (this.answers) return this.answer(seat, text);
    this.add(`${seat} ${text}`, seat);
    this.goOn();
  }

  undo(): void {
    const ply = undoPoint(this.timeline.events, this.you);
    if (ply === null || !this.canUndo) return;
    this.callOff();
    this.refusal = null;
    try {
      this.timeline.rewind(ply);
      this.stage.rewound();
    } catch (thrown) {
      return this.fail(thrown);
    }
    this.news = { kind: "taken back" };
    this.goOn();
  }

  record(): Promise<string> {
    return Promise.resolve(this.timeline.record());
  }

  close(): void {
    this.changes.close();
    this.closeWindow();
    this.bots.close();
    this.stage.leave();
    this.timeline.close();
  }

  /** Draws what is due, stores, shows, and asks the bot whose turn it is. */
  private goOn(): void {
    try {
      this.proceed();
    } catch (thrown) {
      return this.fail(thrown);
    }
    this.changes.tell();
  }

  private proceed(): void {
    while (this.timeline.last.next === "chance")
      if (!this.add(this.timeline.sample(randomSeed()), null)) break;
    this.store();
    this.stage.grown();
    if (this.refused) return;
    const { next, race } = this.timeline.last;
    if (race) return this.openWindow();
    const seat = Array.isArray(next) ? next[0] : undefined;
    if (seat !== undefined && !this.you.includes(seat)) void this.askBot(seat);
  }

  /** Adds an event that nobody can correct; false, and said, if the core refuses it. */
  private add(line: string, seat: number | null): boolean {
    let refused: CoreError | null;
    try {
      refused = this.timeline.append(line);
    } catch (thrown) {
      this.fail(thrown);
      return false;
    }
    if (!refused) return true;
    const detail = refused.message;
    this.refused =
      seat === null ? { kind: "chance refused", detail } : { kind: "move refused", seat, detail };
    return false;
  }

  private fail(thrown: unknown): void {
    const detail = thrown instanceof Error ? thrown.message : String(thrown);
    this.refused = { kind: "core failed", detail };
    this.changes.tell();
  }

  private async askBot(seat: number): Promise<void> {
    this.thinking = seat;
    const text = await this.bots.ask(seat, this.botOf(seat), this.timeline.record());
    if (text === null) return;
    this.thinking = null;
    this.add(`${seat} ${text}`, seat);
    this.goOn();
  }

  private botOf(seat: number): string {
    return this.game.seats[seat]?.name ?? "";
  }

  /** Several may answer, and the first counts: the clock runs, and the bots think. */
  private openWindow(): void {
    const { race, next } = this.timeline.last;
    if (!race || !Array.isArray(next)) return;
    this.answers = new Answers(race, next[0] ?? 0, (seat) => !this.you.includes(seat));
    const people = race.seats.some((seat) => this.you.includes(seat));
    const length = people ? windowLength(this.timeline.tags) : null;
    this.window = windowOf(length, length, this.outside.uptime);
    this.time = "early";
    if (length !== null) this.runClock(length);
    this.askRacers(this.answers).catch((thrown: unknown) => this.fail(thrown));
  }

  private runClock(length: number): void {
    const { later } = this.outside;
    const early = length * peoplesPart;
    this.stopClock = later(early, () => {
      this.stopClock = later(length - early, () => this.pass("over"));
      this.pass("late");
    });
  }

  private pass(time: "late" | "over"): void {
    this.time = time;
    this.decide();
  }

  /** A person's answer; one that yields may think again until the window closes. */
  private answer(seat: number, text: string): void {
    this.answers?.take({ seat, text });
    this.decide();
    if (!this.answers || !this.window) return;
    const { yielded } = this.answers;
    this.window = { ...this.window, yielded };
  }

  /** Asks the bots of a race, each in the position in which it would answer. */
  private async askRacers(answers: Answers): Promise<void> {
    const asked = answers.unasked.map(async (seat) => {
      const before = this.timeline.yieldsBefore(seat).map(eventLine);
      const record = `${this.timeline.record()}${before.map((line) => `${line}\n`).join("")}`;
      const text = await this.bots.ask(seat, this.botOf(seat), record);
      if (text !== null) answers.take({ seat, text });
    });
    await Promise.all(asked);
    if (answers === this.answers) this.decide();
  }

  /** Plays what the answers have come to, if they have. */
  private decide(): void {
    const outcome = this.answers?.outcome(this.time);
    if (!outcome) return;
    this.closeWindow();
    if (outcome === "all yield") this.allYield();
    else this.play(outcome);
    this.goOn();
  }

  private play({ seat, text }: { seat: number; text: string }): void {
    try {
      const before = this.timeline.yieldsBefore(seat).map(eventLine);
      for (const line of [...before, `${seat} ${text}`]) if (!this.add(line, seat)) break;
    } catch (thrown) {
      this.fail(thrown);
    }
  }

  private allYield(): void {
    let { race, next } = this.timeline.last;
    while (race && Array.isArray(next)) {
      const seat = next[0] ?? 0;
      if (!this.add(`${seat} ${race.yield}`, seat)) return;
      ({ race, next } = this.timeline.last);
    }
  }

  /** Whoever has not answered is not heard any more. */
  private closeWindow(): void {
    if (this.answers) this.bots.callOff();
    this.stopClock?.();
    this.stopClock = null;
    this.answers = null;
    this.window = null;
  }

  private callOff(): void {
    this.closeWindow();
    this.bots.callOff();
    this.refused = null;
    this.thinking = null;
  }

  private store(): void {
    const record = this.timeline.record();
    const over = this.timeline.last.next === "over";
    if (record === this.game.record) return;
    this.game = { ...this.game, record, over, touched: this.outside.now() };
    this.stored = this.outside.memory.games.put(this.game);
  }
}

// A table of this device: people who share it, bots in a Worker, no server.
//
// The game is its record, stored after every event, so a reload goes on where it was. Chance is
// drawn with a fresh seed of the system for each event; nothing unknown exists before.
import { randomSeed, type Core } from "./core";
import type { Chooser } from "./engine/engine";
import type { CoreError, OpenWindow, SeatName } from "./games";
import { keeperOf, type Keeper } from "./kept_turn";
import { LocalBots, type LocalFailure } from "./local_bots.svelte";
import type { Answer } from "./race_answers";
import { displayNames, eventLine } from "./record";
import { Stage, type Later, type Speed } from "./stage.svelte";
import type { LocalGame, Memory } from "./storage";
import type { LongThought, News, Table } from "./table";
import { Changes } from "./table/changes";
import type { LocalRace } from "./table/local_race.svelte";
import type { Uptime } from "./table/race_window";
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
  /** How races are run, for a game that has any. */
  Race?: typeof LocalRace | undefined;
}

export class LocalTable implements Table {
  readonly stage: Stage;
  readonly changes = new Changes();
  readonly you: number[];
  readonly keeper: Keeper;
  readonly playable = true;
  readonly away = false;
  news = $state.raw<News | null>(null);
  thinking = $state<number | null>(null);
  refusal = $state.raw<CoreError | null>(null);
  /** False once the browser has refused to store the game. */
  stored = $state(true);
  private readonly bots: LocalBots;
  /** What the core has refused though nobody chose it. */
  private refused = $state.raw<LocalFailure | null>(null);
  private race = $state.raw<LocalRace | null>(null);

  private constructor(
    readonly timeline: Timeline,
    private game: LocalGame,
    private readonly outside: LocalOutside,
  ) {
    this.stage = new Stage(timeline, outside.later, outside.reducedMotion, outside.speed);
    this.bots = new LocalBots(outside.engine, outside.later, () => this.stage.whenResting());
    this.keeper = keeperOf(outside.memory, game.id, outside.now);
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

  get window(): OpenWindow | null {
    return this.race?.window ?? null;
  }

  get busy(): boolean {
    return this.thinking !== null;
  }

  get longThought(): LongThought | null {
    return this.bots.longThought;
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

  readonly offersUndo = true;

  get told(): boolean {
    return this.game.told === true;
  }

  keepTold(): void {
    this.game = { ...this.game, told: true };
    this.stored = this.outside.memory.games.put(this.game);
  }

  readonly keepRecord = (): void => this.store();

  get canUndo(): boolean {
    if (this.refused?.kind === "core failed") return false;
    // A finished game stays: its result is known.
    if (this.timeline.last.next === "over") return false;
    return undoPoint(this.timeline.events, this.you) !== null;
  }

  readonly advises = true;

  move(seat: number, text: string): void {
    this.refusal = this.timeline.check({ actor: seat, text });
    if (this.refusal) return;
    if (this.race) return this.race.answer(seat, text);
    this.add(`${seat} ${text}`, seat);
    this.goOn();
  }

  claim(seat: number): void {
    if (!this.race?.claim(seat)) return;
    this.game = { ...this.game, claim: { ply: this.timeline.ply, seat } };
    this.stored = this.outside.memory.games.put(this.game);
    this.changes.tell();
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
    this.closeRace();
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
    if (race) return this.openRace();
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
    const text = await this.bots.askAlone(seat, this.botOf(seat), this.timeline.record());
    if (text === null) return;
    this.thinking = null;
    this.add(`${seat} ${text}`, seat);
    this.goOn();
  }

  private botOf(seat: number): string {
    return this.game.seats[seat]?.name ?? "";
  }

  /** Several may answer, and the first counts. */
  private openRace(): void {
    const { timeline, bots, outside, game } = this;
    const { later, uptime, Race } = outside;
    if (!Race) throw new Error("this table cannot run races");
    const botOf = (seat: number) => (this.you.includes(seat) ? null : this.botOf(seat));
    const decided = (outcome: Answer | "all yield") => this.decided(outcome);
    const fail = (thrown: unknown) => this.fail(thrown);
    const claimant = game.claim?.ply === timeline.ply ? game.claim.seat : null;
    const table = { timeline, bots, later, uptime, botOf, decided, fail };
    this.race = new Race(table, claimant);
    this.race.begin();
  }

  /** Plays what the answers have come to. */
  private decided(outcome: Answer | "all yield"): void {
    this.closeRace();
    if (outcome === "all yield") this.allYield();
    else this.play(outcome);
    this.goOn();
  }

  private play({ seat, text }: Answer): void {
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

  private closeRace(): void {
    this.race?.close();
    this.race = null;
  }

  private callOff(): void {
    this.closeRace();
    this.bots.callOff();
    this.refused = null;
    this.thinking = null;
  }

  private store(): void {
    const record = this.timeline.record();
    const over = this.timeline.last.next === "over";
    if (record === this.game.record) return;
    this.game = { ...this.game, record, over, touched: this.outside.now() };
    // It was for the position before; after an undo there may be another one with as many events.
    delete this.game.claim;
    this.stored = this.outside.memory.games.put(this.game);
  }
}

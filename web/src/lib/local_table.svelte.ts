// A table of this device: people who share it, bots in a Worker, no server.
//
// The game is its record, stored after every event, so a reload goes on where it was. Chance is
// drawn with a fresh seed of the system for each event; nothing unknown exists before.
import type { BotPlayer } from "./bots";
import { randomSeed, type Core } from "./core";
import type { CoreError, SeatName } from "./games";
import { displayNames } from "./record";
import { Stage, type Later } from "./stage.svelte";
import type { LocalGame, Memory } from "./storage";
import type { Table } from "./table";
import { Timeline } from "./timeline";
import { undoPoint } from "./undo";

export interface LocalOutside {
  bots: BotPlayer;
  memory: Memory;
  later: Later;
  reducedMotion: () => boolean;
  /** Milliseconds since 1970. */
  now: () => number;
}

export class LocalTable implements Table {
  readonly stage: Stage;
  readonly seats: SeatName[];
  readonly you: number[];
  readonly playable = true;
  readonly away = false;
  news = $state.raw<{ text: string } | null>(null);
  thinking = $state<number | null>(null);
  refusal = $state.raw<CoreError | null>(null);
  /** False once the browser has refused to store the game. */
  stored = $state(true);
  /** Grows with every question to a bot, so that an answer to an old one is known. */
  private question = 0;

  private constructor(
    readonly timeline: Timeline,
    private game: LocalGame,
    private readonly outside: LocalOutside,
  ) {
    this.stage = new Stage(timeline, outside.later, outside.reducedMotion);
    this.you = game.seats.flatMap((seat, index) => (seat.kind === "me" ? [index] : []));
    const alone = this.you.length === 1;
    this.seats = displayNames(
      game.seats.map(({ kind, name }) => ({
        bot: kind === "bot",
        name: name || (alone && kind === "me" ? "You" : ""),
      })),
    );
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

  /** A finished game stays: its result is known. */
  get offersUndo(): boolean {
    // The stage's length is read for the reactivity: the timeline's own array is plain.
    return this.stage.length === this.timeline.ply && this.timeline.last.next !== "over";
  }

  get canUndo(): boolean {
    return this.offersUndo && undoPoint(this.timeline.events, this.you) !== null;
  }

  move(seat: number, text: string): void {
    this.refusal = this.timeline.check({ actor: seat, text });
    if (this.refusal) return;
    this.timeline.append(`${seat} ${text}`);
    this.goOn();
  }

  undo(): void {
    const ply = undoPoint(this.timeline.events, this.you);
    if (ply === null || !this.offersUndo) return;
    this.callOff();
    this.refusal = null;
    this.timeline.rewind(ply);
    this.stage.rewound();
    this.news = { text: "Taken back." };
    this.goOn();
  }

  record(): Promise<string> {
    return Promise.resolve(this.timeline.record());
  }

  close(): void {
    this.callOff();
    this.stage.leave();
    this.timeline.close();
  }

  /** Draws what is due, stores, shows, and asks the bot whose turn it is. */
  private goOn(): void {
    while (this.timeline.last.next === "chance")
      this.timeline.append(this.timeline.sample(randomSeed()));
    this.store();
    this.stage.grown();
    const next = this.timeline.last.next;
    const seat = Array.isArray(next) ? next[0] : undefined;
    if (seat !== undefined && !this.you.includes(seat)) void this.askBot(seat);
  }

  private async askBot(seat: number): Promise<void> {
    const question = ++this.question;
    this.thinking = seat;
    const bot = this.game.seats[seat]?.name ?? "";
    const text = await this.outside.bots.choose(this.timeline.record(), bot, randomSeed());
    if (question !== this.question) return;
    this.thinking = null;
    this.timeline.append(`${seat} ${text}`);
    this.goOn();
  }

  private callOff(): void {
    this.question += 1;
    if (this.thinking === null) return;
    this.thinking = null;
    this.outside.bots.callOff();
  }

  private store(): void {
    const record = this.timeline.record();
    const over = this.timeline.last.next === "over";
    if (record === this.game.record) return;
    this.game = { ...this.game, record, over, touched: this.outside.now() };
    this.stored = this.outside.memory.games.put(this.game);
  }
}

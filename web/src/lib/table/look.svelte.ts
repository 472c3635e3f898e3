// What of a table is on show: the position on the board, with the turn in progress laid over the
// latest one, whose choice is wanted, and whether the result may be seen yet.
import type { Draft } from "../draft.svelte";
import type { GameNode } from "../game_tree.svelte";
import type { CoreError, GameModule, OpenWindow, Told, View } from "../games";
import { actingSeat, racingSeats, type Table } from "../table";
import { beganAt, toldOf, TurnBook, type Turn } from "./turns";

type Loading = ReturnType<NonNullable<GameModule["loadEnd"]>>;

export class Look {
  /** The player whose things somebody wants to see large. */
  looked = $state<number | null>(null);
  /** A turn of the log that is pointed at. */
  lit = $state.raw<Turn | null>(null);
  /** What a bot would do, until something happens. */
  advised = $state.raw<readonly Told[]>([]);
  /** The game by turns. */
  readonly turns: readonly Turn[] = $derived.by(() => this.book.turnsOf(this.table.timeline.tree));
  /**
   * The position from which on others are followed: where this page acted last, or else where somebody
   * acted first; where the last turn began, if it acts for nobody.
   */
  readonly since: number = $derived.by(() => {
    const { line } = this.table.timeline.tree;
    const { you } = this.table;
    const last = this.turns.at(-1);
    if (you.length === 0) return last ? beganAt(last).ply : 0;
    const acted = line.filter(({ event }) => typeof event?.actor === "number");
    const own = acted.findLast(({ event }) => you.includes(event?.actor ?? -1));
    if (own) return own.ply;
    // What chance laid out before anybody acted is the game's beginning, and nothing that changed.
    return (acted[0]?.parent ?? line.at(-1))?.ply ?? 0;
  });
  private readonly book: TurnBook;
  /** The final scoring has come to its last step, here or at an earlier look. */
  private told = $state(false);
  private loading: Loading | undefined;

  constructor(
    readonly table: Table,
    readonly draft: Draft | null,
    private readonly loadEnd: GameModule["loadEnd"],
    opensTurn?: GameModule["opensTurn"],
  ) {
    this.book = new TurnBook(opensTurn);
  }

  /** The position of the game that is looked at. */
  get view(): View {
    return this.table.stage.view;
  }

  /** The turn in progress lies over the latest position; who looks back sees what was. */
  get turn(): Draft | null {
    const { draft } = this;
    const { following, atEnd } = this.table.stage;
    if (!draft || draft.seat === null || !following) return null;
    return atEnd || draft.steps.length > 0 ? draft : null;
  }

  /** What the board shows. */
  get onBoard(): View {
    return this.turn?.view ?? this.view;
  }

  /** What stands beside the board: what is on it, but for a turn that is prepared while others act. */
  get besideBoard(): View {
    return this.turn?.preparing ? this.view : this.onBoard;
  }

  /** What the board showed before. */
  get previous(): View | null {
    const { turn } = this;
    return turn?.previous !== undefined ? turn.previous : this.table.stage.previous;
  }

  get acting(): number | null {
    return actingSeat(this.table);
  }

  /** Seats of this page that may answer in a race, those that have yielded, too. */
  get racing(): number[] {
    return racingSeats(this.table);
  }

  get canAct(): boolean {
    if (this.draft) return this.turn?.open ?? false;
    return this.acting !== null || this.racing.length > 0;
  }

  /** Whose moves the board may ask about: this page's, or else those of whoever is to act. */
  get asked(): number {
    const { next } = this.view;
    return this.acting ?? this.racing[0] ?? (Array.isArray(next) ? (next[0] ?? 0) : 0);
  }

  /** What is to be marked on the board. */
  readonly marks: readonly Told[] = $derived.by(() => {
    const { timeline, stage } = this.table;
    const view = (node: GameNode) => timeline.tree.view(node);
    if (this.lit) return toldOf(this.lit, view);
    if (this.advised.length > 0) return this.advised;
    const quiet = stage.atEnd && stage.resting && !this.over && !(this.turn?.steps.length ?? 0);
    if (!quiet) return [];
    return toldOf({ nodes: timeline.tree.line.slice(this.since + 1) }, view);
  });

  /** Whose things are to be seen large: somebody's wish, or else whoever acts while others wait. */
  get spotlight(): number | null {
    const { you, stage, timeline } = this.table;
    const { turn } = this;
    // A turn that only waits for its last word is still looked at by who made it.
    const acts = this.canAct || (turn !== null && !turn.preparing && turn.steps.length > 0);
    if (this.looked !== null || acts || this.over || you.length !== 1) return this.looked;
    const actor = timeline.node(stage.shown).event?.actor ?? null;
    return stage.following && actor !== null && !you.includes(actor) ? actor : null;
  }

  /** Shows once more what happened since this page acted. */
  readonly again = (): void => this.table.stage.again(this.since);

  get refusal(): CoreError | null {
    return this.table.refusal ?? this.turn?.refusal ?? null;
  }

  get window(): OpenWindow | null {
    return this.table.stage.atEnd ? this.table.window : null;
  }

  get over(): boolean {
    return this.view.next === "over";
  }

  /** It was given up, and its last position is on show. */
  get givenUp(): boolean {
    const { company, stage } = this.table;
    return company?.givenUp === true && stage.atEnd && !this.over;
  }

  /** The result is held back: the final scoring has still to tell it. */
  get untold(): boolean {
    return this.over && this.loadEnd !== undefined && !this.told;
  }

  /** The final scoring, once it takes the board's place. */
  get scoring(): Loading | undefined {
    return this.over && this.table.stage.resting ? this.ending() : undefined;
  }

  /** The result is no secret any more. */
  readonly tell = (): void => {
    this.told = true;
  };

  /** Without the final scoring the result is told at once. */
  private ending(): Loading | undefined {
    if (!this.loading) {
      this.loading = this.loadEnd?.();
      this.loading?.catch(this.tell);
    }
    return this.loading;
  }
}

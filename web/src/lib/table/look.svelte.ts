// What of a table is on show: the position on the board, with the turn in progress laid over the
// latest one, whose choice is wanted, and whether the result may be seen yet.
import type { Draft } from "../draft.svelte";
import type { CoreError, GameModule, OpenWindow, View } from "../games";
import { actingSeat, racingSeats, type Table } from "../table";

type Loading = ReturnType<NonNullable<GameModule["loadEnd"]>>;

export class Look {
  /** The player whose things somebody wants to see large. */
  looked = $state<number | null>(null);
  /** The final scoring has come to its last step, here or at an earlier look. */
  private told = $state(false);
  private loading: Loading | undefined;

  constructor(
    readonly table: Table,
    readonly draft: Draft | null,
    private readonly loadEnd: GameModule["loadEnd"],
  ) {}

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

  get refusal(): CoreError | null {
    return this.table.refusal ?? this.turn?.refusal ?? null;
  }

  get window(): OpenWindow | null {
    return this.table.stage.atEnd ? this.table.window : null;
  }

  get over(): boolean {
    return this.view.next === "over";
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

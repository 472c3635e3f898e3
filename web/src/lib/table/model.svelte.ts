// TableModel: all that the screen of a table knows and does; the screen itself only lays it out.
import { untrack } from "svelte";
import { Announcer } from "../board/announcer.svelte";
import { gameOf } from "../catalogue";
import { Draft } from "../draft.svelte";
import type { GameModule, Sketch } from "../games";
import { missedTag } from "../race";
import type { Table } from "../table";
import { Look } from "./look.svelte";
import { PlyKeys } from "./ply_keys";
import { Telling } from "./telling.svelte";
import { Trouble } from "./trouble.svelte";
import { TurnWords } from "./turn_words.svelte";

/** What the person at the page wants. */
export interface Wishes {
  confirmTurns: () => boolean;
}

export class TableModel {
  readonly draft: Draft | null;
  readonly trouble = new Trouble();
  readonly announcer = new Announcer();
  readonly look: Look;
  readonly words: TurnWords;
  readonly keys: PlyKeys;
  /** The game's. */
  readonly title: string;

  /** To be made in a component's set-up, and closed when that goes. */
  constructor(
    readonly table: Table,
    module: GameModule,
    wishes: Wishes,
  ) {
    const { attempt } = this.trouble;
    this.draft =
      module.turns && table.playable
        ? new Draft(table, module.turns, wishes.confirmTurns, attempt)
        : null;
    this.look = new Look(table, this.draft, module.loadEnd, module.opensTurn);
    this.words = new TurnWords(this.look, module, this.trouble);
    this.keys = new PlyKeys(table.stage);
    this.title = gameOf(module.name)?.title ?? module.name;
    new Telling(this.look, this.words, this.announcer);
    $effect(() => {
      const { keeper } = table;
      untrack(() => this.draft?.keepIn(keeper));
    });
  }

  /** The line names this page's turn. */
  get yours(): boolean {
    return this.look.acting !== null && this.table.playable;
  }

  /** Of the whole page. */
  get pageTitle(): string {
    return this.yours ? `● ${this.words.turn} · ${this.title}` : this.title;
  }

  get showMissed(): boolean {
    return this.table.timeline.tags.get(missedTag) !== "hidden";
  }

  /** A person chose a move, or a step of one. */
  readonly choose = (text: string, seat: number | null = this.chooser): void =>
    this.trouble.attempt(() => {
      if (this.draft) this.draft.step(text);
      else if (seat !== null) this.table.move(seat, text);
    });

  /** A person was quick: the race is theirs, if nobody was quicker. */
  readonly claim = (seat: number): void => this.trouble.attempt(() => this.table.claim(seat));

  readonly check = this.trouble.guarded((text: string, actor: number = this.look.asked) => {
    const { turn } = this.look;
    return turn ? turn.check(text) : this.table.timeline.check({ actor, text });
  });

  readonly preview = this.trouble.guarded((text: string, actor: number = this.look.asked) => {
    const { turn } = this.look;
    return turn ? turn.preview(text) : this.table.timeline.preview({ actor, text });
  });

  /** What a board draws without steps is kept for the last position, while a move is wanted there. */
  readonly sketch = $derived.by<Sketch | null>(() => {
    const { keeper, timeline } = this.table;
    if (!keeper || this.draft || !this.look.canAct) return null;
    const { ply } = timeline;
    const seat = this.look.asked;
    return {
      read: () => {
        const kept = keeper.read();
        return kept?.ply === ply ? (kept.steps[0] ?? null) : null;
      },
      write: (text) => {
        const drawn = { seat, ply, confirmed: false, sketch: true };
        keeper.write(text === null ? null : { ...drawn, steps: [text] });
      },
    };
  });

  /** Says why something cannot be done, where the core was not asked. */
  note(why: string): void {
    this.words.note = why;
    this.announcer.tell(why);
  }

  close(): void {
    this.draft?.close();
  }

  private get chooser(): number | null {
    return this.look.acting ?? this.look.racing[0] ?? null;
  }
}

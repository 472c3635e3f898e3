// Building: what somebody makes of the stack on the table before it is laid.
//
// Heights are edited here as a drawing. Whether the drawing may be laid, what it wins and whether a
// picture can show it at all is asked of the page's rules core at every step. Who has knocked
// builds with the passer's cards.
import type { BoardProps } from "$lib/games";
import { toMove } from "$lib/view";
import { derivedOf, factsOf, positionOf } from "../view/position";
import {
  cardsOf,
  exchangeOf,
  keyOf,
  NO_CARDS,
  readSketch,
  sketchOf,
  stackText,
  type Stack,
} from "../view/stack";
import { ghostsOf, pullOut, pushUnder, put, takeOff, turnTop, type Ghost } from "./edit";
import { History } from "./history.svelte";
import { pointsOf, reckon, type Reckoning } from "../view/reckoning";
import { targetsOf, type Target, type Tool, type Use } from "./targets";

type Table = Pick<BoardProps, "view" | "you" | "canAct" | "check" | "preview" | "open">;

/** Something that can be done with the whole stack. */
export interface Deed {
  readonly name: "layerIn" | "layerOut" | "back" | "again" | "restart";
  /** Does it, too, from a box. */
  readonly key?: string;
  readonly can: boolean;
  readonly act: () => void;
}

export class Building {
  tool = $state<Tool>("put");
  /** The seat of this page that looks for a build where nobody claims. */
  private looking = $state<number | null>(null);
  readonly drawn = new History();

  /** @param changed - told after each step of the drawing, with the stacks before and after it. */
  constructor(
    private readonly table: () => Table,
    private readonly changed: (from: Stack, to: Stack) => void,
  ) {
    this.begin();
  }

  readonly position = $derived.by(() => positionOf(this.table().view));
  private readonly facts = $derived.by(() => derivedOf(this.table().view));

  /** The seat of this page that has knocked. */
  readonly knocker = $derived.by(() => {
    const { open, you } = this.table();
    const claimant = open?.claimant ?? null;
    return claimant !== null && you.includes(claimant) ? claimant : this.looking;
  });

  /** The seats of this page that may still knock. */
  readonly knockers = $derived.by(() => {
    const { view, you, canAct } = this.table();
    return canAct ? (view.race?.seats ?? []).filter((seat) => you.includes(seat)) : [];
  });

  /** Somebody of this page builds now. */
  readonly active = $derived.by(() => {
    const { view, canAct } = this.table();
    const mine = !view.race || this.knocker !== null;
    return canAct && mine && this.facts.usable !== undefined;
  });

  /** Somebody of this page takes a box off now. */
  readonly takes = $derived.by(() => this.table().canAct && this.facts.takes !== undefined);

  /** Who builds, or would. */
  readonly actor = $derived.by(() => {
    const { view } = this.table();
    return view.race ? (this.knocker ?? this.position.turn) : (toMove(view)[0] ?? 0);
  });

  /** The cards that may be used, and whether they are of all hands. */
  readonly hand = $derived(this.facts.usable ?? NO_CARDS);
  readonly pooled = $derived(this.facts.pooled ?? false);

  get stack(): Stack {
    return this.drawn.stack;
  }

  /** The move that lays the drawing. */
  readonly move = $derived(this.laying(this.drawn.stack));

  readonly reckoning = $derived.by(() =>
    this.reckoned(this.stack, this.active && this.drawn.changed),
  );

  /** Builds are only named now, and the best one is carried out (CUB-32). */
  get names(): boolean {
    return this.position.phase === "name";
  }

  private readonly use = $derived.by<Use>(() => {
    if (this.active) return this.tool;
    return this.takes ? "take" : "look";
  });

  readonly ghosts = $derived.by<readonly Ghost[]>(() =>
    this.use === "put" ? ghostsOf(this.stack, (stack) => this.fits(stack)) : [],
  );

  readonly targets = $derived(targetsOf(this.stack, this.use, this.ghosts));

  readonly deeds = $derived.by<readonly Deed[]>(() => {
    const { drawn, stack } = this;
    return [
      { name: "layerIn", key: "u", can: true, act: () => this.draw(pushUnder(stack)) },
      { name: "layerOut", key: "d", can: stack.size > 0, act: () => this.draw(pullOut(stack)) },
      { name: "back", key: "z", can: drawn.canUndo, act: () => this.step(() => drawn.undo()) },
      { name: "again", key: "y", can: drawn.canRedo, act: () => this.step(() => drawn.redo()) },
      { name: "restart", can: drawn.canUndo, act: () => this.step(() => drawn.restart()) },
    ];
  });

  /** Looks for a build with the passer's cards, for a seat of this page; or leaves it. */
  look(seat: number | null): void {
    this.looking = seat;
  }

  /** Forgets what was drawn: the stack on the table is the one to start from. */
  begin(): void {
    this.looking = null;
    this.drawn.begin(positionOf(this.table().view).stack);
  }

  /** What is drawn, to be kept; null: nothing is. */
  get sketch(): string | null {
    return this.active && this.drawn.changed ? sketchOf(this.stack) : null;
  }

  /** Draws what was kept, if nothing is drawn yet. */
  resume(sketch: string | null): void {
    const stack = sketch !== null && this.active && !this.drawn.touched ? readSketch(sketch) : null;
    if (stack) this.draw(stack);
  }

  /** What the drawing would cost and win with the boxes of a ghost. */
  prospect(target: Target): Reckoning {
    return this.reckoned(this.placed(target), true);
  }

  /** Whether a tap there draws something. */
  acts({ ghost }: Target): boolean {
    return this.active && (this.tool !== "put" || ghost !== null);
  }

  /** Does with a target what the tool says. */
  at(target: Target): void {
    if (target.ghost) this.draw(this.placed(target));
    else if (this.tool === "off") this.draw(takeOff(this.stack, target));
    else if (this.tool === "top") this.draw(turnTop(this.stack, target));
  }

  /** Does what a key says at a target; false if it says nothing. */
  key(key: string, target: Target): boolean {
    const deed = this.deeds.find((it) => it.key === (key === "escape" ? "z" : key));
    const height = this.stack.get(keyOf(target))?.height ?? 0;
    if (key === "+") this.draw(put(this.stack, { ...target, z: height || target.z }));
    else if (key === "-")
      this.draw(height ? takeOff(this.stack, { ...target, z: height - 1 }) : this.stack);
    else if (key === "o") this.draw(turnTop(this.stack, target));
    else if (deed) deed.act();
    else return false;
    return true;
  }

  private reckoned(after: Stack, changed: boolean): Reckoning {
    const { view, check, preview } = this.table();
    const move = this.laying(after);
    const error = changed ? check(move, this.actor) : null;
    const laid = changed && !error ? preview(move, this.actor) : null;
    const points = this.names ? null : pointsOf(view, laid, this.actor);
    return reckon({ before: this.position.stack, after, hand: this.hand, changed, error, points });
  }

  private laying(stack: Stack): string {
    return `${this.table().view.race ? "knock build" : "build"} ${stackText(stack)}`;
  }

  private fits(stack: Stack): boolean {
    const { view, check } = this.table();
    const { fault = "" } = check(this.laying(stack), this.actor) ?? {};
    return !factsOf(view).no_picture.includes(fault);
  }

  /**
   * With the boxes of a ghost: with a lid or, so that nobody has to ask for the only top there is,
   * with an open one where the hand has that and no lid to spare.
   */
  private placed(target: Target): Stack {
    const lidded = put(this.stack, target);
    if (this.stack.has(keyOf(target))) return lidded;
    const { used } = exchangeOf(cardsOf(this.position.stack), cardsOf(lidded));
    const open = used.T > this.hand.T && used.O < this.hand.O;
    return open ? turnTop(lidded, target) : lidded;
  }

  private draw(stack: Stack): void {
    this.step(() => this.drawn.draw(stack));
  }

  private step(edit: () => void): void {
    const from = this.stack;
    edit();
    if (this.stack !== from) this.changed(from, this.stack);
  }
}

// What a person is about to choose: the piece in hand, the stack a power is aimed at, the directions
// and sources named so far.
//
// The one idea: everything on offer is taken from the core's list of legal steps, and what a step
// does from its preview. A choice that is not on the list is sent all the same: the page then says
// why it is refused.
import { untrack } from "svelte";
import type { BoardProps } from "$lib/games";
import { limboPlace, pieceAt, waitingIn } from "../view/limbo";
import { landingsOf, movableIn, sourcesByPlace, type Landing } from "./offers";
import {
  collectsFrom,
  isScatter,
  neededSize,
  nextSources,
  pushChoices,
  scatterText,
  stoneChoices,
  targetsOf,
  withCollected,
} from "./powers";
import {
  colourOf,
  colourToMove,
  legalSteps,
  otherWay,
  positionOf,
  wayOf,
  type Place,
  type Way,
} from "../view/position";
import { attemptAt, placeOfSource, stepOf, stepsOn, type Source, type Step } from "../view/steps";

export type Ask = Pick<BoardProps, "view" | "canAct" | "check" | "preview" | "onmove">;

export class Choice {
  /** The piece in hand. */
  selected = $state<Place | null>(null);
  private wanted = $state<Place | null>(null);
  private turned = $state.raw<readonly Way[]>([]);
  private picked = $state.raw<readonly Source[]>([]);

  constructor(private readonly ask: () => Ask) {}

  readonly position = $derived.by(() => positionOf(this.ask().view));
  readonly steps = $derived.by<readonly Step[]>(() => {
    const { view, canAct } = this.ask();
    return canAct ? legalSteps(view).map((text) => stepOf(text, this.position)) : [];
  });
  readonly movable = $derived.by(() => movableIn(this.steps));
  readonly landings = $derived.by(() => this.landingsOf(this.selected));
  readonly targets = $derived.by(() => targetsOf(this.steps));
  /** The stack that the power is aimed at. */
  readonly aimed = $derived.by(() => {
    const { wanted, targets } = this;
    return wanted !== null && targets.includes(wanted) ? wanted : (targets[0] ?? null);
  });
  readonly pushes = $derived.by(() => {
    const { view, preview } = this.ask();
    return this.aimed === null ? [] : pushChoices(this.steps, this.aimed, view, preview);
  });
  /** The directions of a scatter, from the top stone down. */
  readonly ways = $derived.by<readonly Way[]>(() => {
    const own = wayOf(colourToMove(this.position) ?? "gold");
    const stack = this.position.stones.get(this.aimed ?? "") ?? "";
    return [...stack].map((_, at) => this.turned[at] ?? own);
  });
  readonly stones = $derived.by(() => {
    const { aimed, steps, ways } = this;
    if (aimed === null || !steps.some(isScatter)) return [];
    const { view, preview } = this.ask();
    return stoneChoices(view, aimed, ways, preview);
  });
  /** The text of the scatter as it is set, and why it is no step. */
  readonly scatter = $derived.by(() => {
    if (this.aimed === null || this.stones.length === 0) return null;
    const text = scatterText(this.aimed, this.ways);
    return { text, error: this.ask().check(text) };
  });
  private readonly collects = $derived.by(() =>
    this.aimed === null ? [] : collectsFrom(this.steps, this.aimed, this.picked),
  );
  /** What lights up to be collected next: by the place that is tapped. */
  readonly sources = $derived.by(() =>
    sourcesByPlace(nextSources(this.collects, this.picked), (source) =>
      this.placeOf(source, this.picked),
    ),
  );
  readonly collected = $derived.by(() =>
    this.picked.map((source, at) => ({
      place: this.placeOf(source, this.picked.slice(0, at)),
      pair: source.pair,
    })),
  );
  /** The position with the stones collected so far in their new place. */
  readonly pending = $derived.by(() => {
    const { aimed, collected, position } = this;
    return aimed === null || collected.length === 0
      ? position
      : withCollected(position, aimed, collected);
  });

  /** The step that is the only one, and ends what was begun. */
  readonly plain = $derived.by(() => {
    const kinds = this.steps.map(({ kind }) => kind);
    return { done: kinds.includes("done"), forfeit: kinds.includes("forfeit") };
  });

  private placeOf(source: Source, before: readonly Source[]): Place {
    const needs = this.position.needs.get(this.aimed ?? "") ?? "";
    const colour = colourToMove(this.position) ?? "gold";
    return placeOfSource(source, neededSize(needs, before), colour);
  }

  landingsOf(piece: Place | null): ReadonlyMap<Place, Landing> {
    return landingsOf(this.steps, piece, this.position, this.ask().preview);
  }

  canChoose(place: Place): boolean {
    return this.selected !== null
      ? this.landings.has(place) || place === this.selected
      : this.movable.has(place) || this.sources.has(place) || this.targets.includes(place);
  }

  reset(): void {
    this.selected = null;
    this.wanted = null;
    this.turned = [];
    this.picked = [];
  }

  /** Puts down what is in hand. */
  drop(): void {
    this.selected = null;
    this.picked = [];
  }

  choose(place: Place): void {
    if (!this.ask().canAct) return;
    if (this.position.phase === "power") this.choosePower(place);
    else this.chooseMove(place);
  }

  private chooseMove(place: Place): void {
    const landing = this.landings.get(place);
    if (landing) this.play(landing.move.text);
    else if (place === this.selected) this.selected = null;
    else if (this.movable.has(place)) this.selected = place;
    else this.refuse(this.attempt(place));
  }

  /** What the person seems to mean by a place that is not on offer. */
  attempt(place: Place): string | null {
    const { selected, position } = this;
    if (selected !== null) return attemptAt(position, selected, place);
    if (place.startsWith("limbo-")) return this.entryOf(place);
    const piece = pieceAt(position, place);
    if (!piece) return null;
    return attemptAt(position, place, stepsOn(position, place, wayOf(colourOf(piece.letter)), 1));
  }

  private entryOf(place: Place): string | null {
    const { position } = this;
    const piece = waitingIn(position).find((one) => limboPlace(one) === place);
    if (!piece) return null;
    const [ring, entries] =
      piece.kind === "stone"
        ? ["O", position.table.stones[piece.colour]]
        : ["I", position.table.figures[piece.colour]];
    return attemptAt(position, place, `${ring}${entries[0] ?? 0}`);
  }

  private refuse(text: string | null): void {
    if (text !== null) this.ask().onmove(text);
  }

  private choosePower(place: Place): void {
    const source = this.sources.get(place);
    const taken = this.collected.findIndex((one) => one.place === place);
    if (source) this.collect(source);
    else if (taken >= 0) this.picked = this.picked.slice(0, taken);
    else if (this.targets.includes(place)) this.aim(place);
    else this.refuse(this.attemptPower(place));
  }

  /** The power on a place that is none of its targets. */
  attemptPower(place: Place): string | null {
    const { position } = this;
    if (!place.startsWith("O")) return null;
    const space = place.slice(1);
    const height = position.stones.get(place)?.length ?? 1;
    if (position.figure === "mason") return `push ${space} +`;
    if (position.figure === "anubis") return `scatter ${space} ${"+".repeat(height)}`;
    return this.aimed === null ? null : `collect ${this.aimed.slice(1)} < ${space}`;
  }

  aim(target: Place): void {
    this.wanted = target;
    this.turned = [];
    this.picked = [];
  }

  /** Turns one stone of a scatter, counted from the top, the other way. */
  flip(at: number): void {
    this.turned = this.ways.map((way, index) => (index === at ? otherWay(way) : way));
  }

  /** The next stone of a collect; once it is whole it is played. */
  private collect(source: Source): void {
    this.picked = [...this.picked, source];
    const whole = this.collects.find(({ sources }) => sources.length === this.picked.length);
    if (whole) this.play(whole.text);
  }

  /** Plays a step; where a power has nothing left to do, its figure is done by itself. */
  play(text: string): void {
    const { preview, onmove } = this.ask();
    const after = preview(text);
    this.reset();
    onmove(text);
    if (after && isIdle(legalSteps(after))) onmove("done");
  }

  /** Called when steps were taken back: a power without a use is no place to stop. */
  get idle(): boolean {
    const { view, canAct } = untrack(this.ask);
    return canAct && isIdle(legalSteps(view));
  }
}

const isIdle = (steps: readonly string[]): boolean => steps.length === 1 && steps[0] === "done";

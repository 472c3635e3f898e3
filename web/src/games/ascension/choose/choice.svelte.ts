// What a person is about to choose: the piece in hand, the stack a power is aimed at, the directions
// and sources named so far.
//
// The one idea: everything on offer is taken from the core's list of legal steps, and what a step
// does from its preview. A choice that is not on the list is sent all the same: the page then says
// why it is refused.
import { untrack } from "svelte";
import type { BoardProps } from "$lib/games";
import { legalTexts } from "$lib/view";
import { colourOf, type Place, type Way } from "../view/pieces";
import { colourToMove, isLimbo, pieceAt, positionOf, wayOf } from "../view/position";
import { attemptAt, stepOf, type Source, type Step } from "../view/steps";
import { beside, entriesOf } from "../view/table";
import {
  collectsWith,
  landingsOf,
  liftedBy,
  movableIn,
  sourcesIn,
  targetsIn,
  type Landing,
} from "./offers";
import { pushChoice, scatterText, stoneChoices, turned, type PushChoice } from "./powers";

export type Ask = Pick<BoardProps, "view" | "canAct" | "check" | "preview" | "onmove">;

export class Choice {
  /** The piece in hand. */
  selected = $state<Place | null>(null);
  /** What is collected so far, in its order. */
  collected = $state.raw<readonly Source[]>([]);
  private wanted = $state<Place | null>(null);
  private turned = $state.raw<readonly Way[]>([]);

  constructor(private readonly ask: () => Ask) {}

  readonly position = $derived.by(() => positionOf(this.ask().view));
  private readonly steps = $derived.by<readonly Step[]>(() => {
    const { view, canAct } = this.ask();
    return canAct ? (legalTexts(view) ?? []).map((text) => stepOf(text, this.position)) : [];
  });
  /** The pieces that can make a Move. */
  readonly movable = $derived.by(() => movableIn(this.steps));
  readonly landings = $derived.by(() => this.landingsOf(this.selected));
  /** The stacks on which the power can be used. */
  readonly targets = $derived.by<readonly Place[]>(() => targetsIn(this.steps));
  /** The stack that the power is aimed at. */
  readonly aimed = $derived.by(() => {
    const { wanted, targets } = this;
    return wanted !== null && targets.includes(wanted) ? wanted : (targets[0] ?? null);
  });
  readonly pushes = $derived.by(() => {
    return this.steps.flatMap((step) =>
      step.kind === "push" && step.target === this.aimed ? pushChoice(step, this.position) : [],
    );
  });
  /** The directions of a scatter, from the top stone down. */
  readonly ways = $derived.by<readonly Way[]>(() => {
    const own = wayOf(this.position, colourToMove(this.position));
    const stack = this.position.stones.get(this.aimed ?? "") ?? "";
    return [...stack].map((_, at) => this.turned[at] ?? own);
  });
  readonly stones = $derived.by(() => {
    const { aimed, position, steps, ways } = this;
    if (aimed === null || !steps.some(({ kind }) => kind === "scatter")) return [];
    return stoneChoices(position, aimed, ways);
  });
  /** The text of the scatter as it is set, and why it is no step. */
  readonly scatter = $derived.by(() => {
    if (this.aimed === null || this.stones.length === 0) return null;
    const text = scatterText(this.aimed, this.ways);
    return { text, error: this.ask().check(text) };
  });
  private readonly collects = $derived.by(() =>
    collectsWith(this.steps, this.aimed, this.collected),
  );
  /** What lights up to be collected next. */
  readonly sources = $derived.by(() => sourcesIn(this.collects, this.collected.length));
  readonly lifted = $derived.by(() => liftedBy(this.selected, this.collected));
  /** The steps that can be made without a place. */
  readonly plain = $derived.by(() => {
    const kinds = this.steps.map(({ kind }) => kind);
    return { done: kinds.includes("done"), forfeit: kinds.includes("forfeit") };
  });

  landingsOf(piece: Place | null): ReadonlyMap<Place, Landing> {
    return landingsOf(this.steps, piece, this.position, this.ask().preview);
  }

  /** Pressing it does something; with a piece in hand another one may be taken, too. */
  canChoose(place: Place): boolean {
    const { collected, landings, movable } = this;
    if (landings.has(place) || movable.has(place)) return true;
    return collected.some((one) => one.place === place) || this.leadsOn(place);
  }

  /** It is what comes next: where a piece in hand lands, or what it is to be. */
  leadsOn(place: Place): boolean {
    if (this.selected !== null) return this.landings.has(place);
    const { movable, sources, targets } = this;
    if (movable.has(place) || sources.has(place) || targets.includes(place)) return true;
    return this.pushAt(place) !== undefined;
  }

  /** The arrows beside a stack are places, too, called by their steps. */
  pushAt(place: Place | null): PushChoice | undefined {
    return this.pushes.find(({ push }) => push.text === place);
  }

  reset(): void {
    this.drop();
    this.wanted = null;
    this.turned = [];
  }

  /** Puts down what is in hand. */
  drop(): void {
    this.selected = null;
    this.collected = [];
  }

  choose(place: Place): void {
    if (!this.ask().canAct) return;
    if (this.position.phase === "power") this.choosePower(place);
    else this.chooseMove(place);
  }

  private chooseMove(place: Place): void {
    const landing = this.landings.get(place);
    if (landing) this.play(landing.text);
    else if (place === this.selected) this.selected = null;
    else if (this.movable.has(place)) this.selected = place;
    else this.refuse(this.attempt(place));
  }

  /** What the person seems to mean by a place that is not on offer. */
  attempt(place: Place): string | null {
    const { selected, position } = this;
    if (position.phase === "power") return this.attemptPower(place);
    if (selected !== null) return attemptAt(position, selected, place);
    const piece = pieceAt(position, place);
    if (!piece) return null;
    const { table } = position;
    const to = isLimbo(place)
      ? entriesOf(table, piece)[0]
      : beside(table, place, wayOf(position, colourOf(piece.letter)));
    return attemptAt(position, place, to ?? "");
  }

  /** The power on a place that is none of its targets. */
  private attemptPower(place: Place): string | null {
    const { aimed, position } = this;
    if (!place.startsWith("O")) return null;
    const space = place.slice(1);
    const height = position.stones.get(place)?.length ?? 1;
    if (position.figure === "mason") return `push ${space} +`;
    if (position.figure === "anubis") return `scatter ${space} ${"+".repeat(height)}`;
    return aimed === null ? null : `collect ${aimed.slice(1)} < ${space}`;
  }

  private refuse(text: string | null): void {
    if (text !== null) this.ask().onmove(text);
  }

  private choosePower(place: Place): void {
    const source = this.sources.get(place);
    const taken = this.collected.findIndex((one) => one.place === place);
    if (this.pushAt(place)) this.play(place);
    else if (source) this.collect(source);
    else if (taken >= 0) this.collected = this.collected.slice(0, taken);
    else if (this.targets.includes(place)) this.aim(place);
    else this.refuse(this.attempt(place));
  }

  aim(target: Place): void {
    this.reset();
    this.wanted = target;
  }

  /** Turns one stone of a scatter, counted from the top, the other way. */
  flip(at: number): void {
    this.turned = turned(this.ways, at);
  }

  /** The next stone of a collect; once it is whole it is played. */
  private collect(source: Source): void {
    this.collected = [...this.collected, source];
    const whole = this.collects.find(({ sources }) => sources.length === this.collected.length);
    if (whole) this.play(whole.text);
  }

  /** Plays a step; where a power has nothing left to do, its figure is done by itself. */
  play(text: string): void {
    const { preview, onmove } = this.ask();
    const after = preview(text);
    this.reset();
    onmove(text);
    if (after && isIdle(legalTexts(after))) onmove("done");
  }

  /** Called when steps were taken back: a power without a use is no place to stop. */
  get idle(): boolean {
    const { view, canAct } = untrack(this.ask);
    return canAct && isIdle(legalTexts(view));
  }
}

const isIdle = (steps: readonly string[] | null): boolean =>
  steps?.length === 1 && steps[0] === "done";

// What a person has chosen so far of a step: the first of two mosaic stones, or stones whose payment
// is still asked for. A stone that cannot be had is reported, too: the core then says why.
import { attemptAt, markedStones, partnersOf, stepsFor, worthySteps } from "./moves";
import type { Builder, Dice } from "../view/position";
import type { LegalStep, Step } from "../view/steps";

export interface Question {
  readonly stones: readonly string[];
  /** The ways to pay, those that are worth a choice and the others. */
  readonly worthy: readonly Step[];
  readonly others: readonly Step[];
}

/** What can be chosen now. */
export interface Options {
  readonly steps: readonly LegalStep[];
  readonly builder: Builder;
  readonly available: Dice;
  /** Of the stones that are crossed out in pairs. */
  readonly neighbours: Readonly<Record<string, readonly string[]>>;
}

export class Choice {
  /** The mosaic stone that waits for its partner. */
  selected = $state<string | null>(null);
  /** The stones whose payment is asked for. */
  asked = $state.raw<Question | null>(null);
  /** The way to pay that is looked at. */
  considered = $state.raw<Step | null>(null);

  constructor(
    private readonly options: () => Options,
    private readonly onmove: (text: string) => void,
  ) {}

  /** The stones that can be chosen next. */
  readonly marks = $derived.by(() => {
    const { steps } = this.options();
    return this.selected === null ? markedStones(steps) : partnersOf(steps, this.selected);
  });

  /** Gives up what was asked last: the payment, and else the stone. */
  back(): void {
    if (!this.asked) this.selected = null;
    this.asked = null;
    this.considered = null;
  }

  reset(): void {
    this.selected = null;
    this.asked = null;
    this.considered = null;
  }

  choose(stone: string): void {
    this.asked = null;
    this.considered = null;
    const { selected } = this;
    if (stone === selected) this.selected = null;
    else if (selected !== null && this.marks.has(stone)) this.pay([selected, stone]);
    else this.begin(stone);
  }

  /** The one step that the choice of a stone would be; null if there are none or more to choose from. */
  stepAt(stone: string): Step | null {
    if (!this.marks.has(stone)) return null;
    const stones = this.selected === null ? [stone] : [this.selected, stone];
    const [way, ...more] = worthySteps(this.options().steps, stones);
    return way && more.length === 0 ? way : null;
  }

  /** A stone that can be crossed out is so together with another. */
  wantsPartner(stone: string): boolean {
    return this.selected === null && stepsFor(this.options().steps, [stone]).length === 0;
  }

  /** The text to ask the core with why a stone cannot be had. */
  attempt(stone: string): string {
    const { builder, available, neighbours } = this.options();
    const free = neighbours[stone]?.find((other) => !builder.crossed.has(other));
    const pair = free !== undefined && !builder.crossed.has(stone);
    return attemptAt(pair ? [stone, free].sort() : [stone], builder.colours, available);
  }

  private begin(stone: string): void {
    this.selected = null;
    if (!this.marks.has(stone)) this.onmove(this.attempt(stone));
    else if (this.wantsPartner(stone)) this.selected = stone;
    else this.pay([stone]);
  }

  /** Pays where there is one way; otherwise asks. */
  private pay(stones: string[]): void {
    const ways = stepsFor(this.options().steps, stones);
    const worthy = ways.filter((way) => way.worthy);
    const [only, ...more] = worthy;
    if (only && more.length === 0) this.onmove(only.text);
    else this.asked = { stones, worthy, others: ways.filter((way) => !way.worthy) };
  }
}

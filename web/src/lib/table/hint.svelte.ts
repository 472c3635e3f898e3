// A hint, given away in three steps: what to look at, where, and which move, with its reasons. What is
// said is said in the line of the turn and lit on the board; nothing is played.
import { characters } from "../characters";
import { toolWords } from "../words/tools";
import { asAdvice } from "./as_advice";
import type { HintTold } from "./hint_told";
import type { TableModel } from "./model.svelte";

/** The character of bots that plays about as well. */
const level = 6;

type Telling = typeof import("./hint_told");

export class Hint {
  /** How much has been told of this position. */
  grade = $state<0 | 1 | 2 | 3>(0);
  /** The card with the reasons is open. */
  open = $state(false);
  told = $state.raw<HintTold | null>(null);
  telling: Telling | null = null;
  private asked = $state.raw<AbortController | null>(null);

  constructor(private readonly model: TableModel) {}

  get asking(): boolean {
    return this.asked !== null;
  }

  /** Somebody of this page is to choose, and no race is run, in which a bot would be too quick. */
  get possible(): boolean {
    const { look, draft } = this.model;
    return !this.asking && look.acting !== null && !look.view.race && !draft?.complete;
  }

  /** A little more, each time. */
  async press(): Promise<void> {
    const { model } = this;
    if (!this.possible) return;
    if (!this.told && !(await this.ask())) return;
    const { told, telling } = this;
    if (!told || !telling) return;
    this.grade = this.grade === 0 ? 1 : this.grade === 1 ? 2 : 3;
    if (this.grade === 1) return model.note(telling.nudge(told));
    if (this.grade === 2) {
      model.note(telling.place(told));
      model.look.advised = telling.lit(told);
      return;
    }
    this.open = true;
    this.show(0);
  }

  /** Says one of the moves, and lights it. */
  show(nth: number): void {
    const hinted = this.told?.moves[nth];
    if (!hinted) return;
    this.model.note(toolWords().advice(this.inWords(nth)));
    this.model.look.advised = [hinted.told];
  }

  /** One of the moves, as advice to who asks. */
  inWords(nth: number): string {
    const hinted = this.told?.moves[nth];
    return hinted ? asAdvice(this.model, hinted.told) : "";
  }

  /** The same of the rest of the turn. */
  get restInWords(): string[] {
    return (this.told?.moves[0]?.rest ?? []).map((it) => asAdvice(this.model, it));
  }

  /** The position has changed, or nobody looks any more. */
  callOff(): void {
    this.asked?.abort();
    this.asked = null;
    this.told = null;
    this.grade = 0;
    this.open = false;
  }

  /** Whether there is an answer, and somebody still waits for it. */
  private async ask(): Promise<boolean> {
    const { model } = this;
    const { table, look, draft } = model;
    const seat = look.acting;
    if (seat === null || !table.advises) return false;
    const steps = draft?.steps ?? [];
    const asked = new AbortController();
    this.asked = asked;
    model.note(toolWords().thinking(this.name));
    try {
      const telling = await import("./hint_told");
      const told = await telling.hintTold(table.timeline, seat, steps, asked.signal);
      if (asked.signal.aborted) return false;
      this.asked = null;
      if (told.moves.length === 0) {
        model.note(toolWords().noHint);
        return false;
      }
      [this.told, this.telling] = [told, telling];
      return true;
    } catch {
      if (asked.signal.aborted) return false;
      this.asked = null;
      model.note(toolWords().noHint);
      return false;
    }
  }

  private get name(): string {
    return characters[level - 1] ?? "";
  }
}

// A hint: what a strong bot would do in the place of who is due. It is said, and lit on the board;
// nothing is played.
import { characters } from "../characters";
import { toolWords } from "../words/tools";
import type { TableModel } from "./model.svelte";

/** Strong, and not slow on a phone. */
const level = 6;

export class Hint {
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

  async ask(): Promise<void> {
    const { model } = this;
    const { table, look, draft } = model;
    const seat = look.acting;
    if (!this.possible || seat === null) return;
    const steps = draft?.steps ?? [];
    const before = look.onBoard;
    const name = characters[level - 1] ?? "";
    const asked = new AbortController();
    this.asked = asked;
    model.note(toolWords().thinking(name));
    const { signal } = asked;
    const text = await table.advise?.(`bot:${level}`, seat, steps, signal).catch(() => null);
    if (signal.aborted) return;
    this.asked = null;
    const after = text ? model.preview(text, seat) : null;
    if (!text || !after) return model.note(toolWords().noHint);
    const told = { event: { actor: seat, text }, before, after };
    const seats = table.seats.with(seat, { name, bot: { level, nth: 1 } });
    model.note(toolWords().advice(model.words.inWords(told, seats)));
    look.advised = [told];
  }

  /** The position has changed, or nobody looks any more. */
  callOff(): void {
    this.asked?.abort();
    this.asked = null;
  }
}

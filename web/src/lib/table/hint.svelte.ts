// A hint: what a strong bot would do in the place of who is due. It is said, and lit on the board;
// nothing is played.
import { characters } from "../characters";
import { toolWords } from "../words/tools";
import type { TableModel } from "./model.svelte";

/** Strong, and not slow on a phone. */
const level = 6;

export class Hint {
  asking = $state(false);

  constructor(private readonly model: TableModel) {}

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
    this.asking = true;
    model.note(toolWords().thinking(name));
    const text = await table.advise?.(`bot:${level}`, seat, steps).catch(() => null);
    this.asking = false;
    // Somebody was quicker.
    if (look.onBoard !== before) return;
    const after = text ? model.preview(text, seat) : null;
    if (!text || !after) return model.note(toolWords().noHint);
    const told = { event: { actor: seat, text }, before, after };
    const seats = table.seats.with(seat, { name, bot: { level, nth: 1 } });
    model.note(toolWords().advice(model.words.inWords(told, seats)));
    look.advised = [told];
  }
}

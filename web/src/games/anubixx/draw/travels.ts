// Dice that change their place are seen to move: one that appears elsewhere comes from where it lay.
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

const EASING = "cubic-bezier(0.33, 1, 0.68, 1)";

export class Travels {
  private readonly lay = new Map<string, DOMRect>();

  /** @param ms - how long a die is on its way now; 0: it is there at once. */
  constructor(private readonly ms: () => number) {}

  /** Before the dice are drawn anew: where they lie. */
  remember(table: Element | undefined): void {
    this.lay.clear();
    for (const die of table?.querySelectorAll<HTMLElement>("[data-die]") ?? [])
      this.lay.set(die.dataset.die ?? "", die.getBoundingClientRect());
  }

  /** Lets a die that has just been drawn come from where it lay, or else appear. */
  readonly comes = (name: string): Attachment<HTMLElement> => {
    return (die) => {
      const duration = untrack(this.ms);
      const from = this.lay.get(name);
      if (duration === 0) return;
      if (!from) return void die.animate({ opacity: [0, 1] }, { duration: duration / 3 });
      const to = die.getBoundingClientRect();
      const start = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
      die.animate({ transform: [start, "none"] }, { duration, easing: EASING });
    };
  };
}

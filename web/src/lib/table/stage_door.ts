// The door of a table's theatre (theatre.svelte.ts): it opens when somebody presses something, for
// before that no browser lets a page be heard, and nobody has to wait for it on the way to a game.
import type { Look } from "./look.svelte";

/** What the person wants to notice. */
export interface Noticing {
  /** From 0 (nothing is heard) to 1. */
  volume: () => number;
  haptics: () => boolean;
}

export interface Opened {
  /** To be called at every press. */
  awaken: () => void;
  close: () => void;
}

export class StageDoor {
  private opened: Promise<Opened> | null = null;
  private closed = false;

  constructor(
    private readonly look: Look,
    private readonly game: string,
    private readonly noticing: Noticing,
  ) {}

  /** Somebody has pressed something. What cannot be loaded is not heard. */
  readonly pressed = (): void => {
    this.opened ??= this.open();
    this.opened.then(
      ({ awaken }) => !this.closed && awaken(),
      () => undefined,
    );
  };

  close(): void {
    this.closed = true;
    this.opened?.then(
      ({ close }) => close(),
      () => undefined,
    );
  }

  private async open(): Promise<Opened> {
    const { openTheatre } = await import("./open_theatre.svelte");
    return openTheatre(this.look, this.game, this.noticing);
  }
}

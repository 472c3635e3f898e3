// When the explanation of a word opens and closes: under a pointer that rests on it, by a press, by a
// long touch. Of all words on a page one is open at most.

type Later = (milliseconds: number, call: () => void) => () => void;

/** How long a pointer rests on a word before it opens. */
export const resting = 350;
/** How long it stays open on the way from the word to its explanation. */
export const leaving = 300;
/** How long a touch is a long one; shorter than a browser takes for its own menu. */
export const holding = 450;

/** Closes the one that is open. */
let closeShown: (() => void) | null = null;

export class Opening {
  open = $state(false);
  /** It stays open when the pointer leaves. */
  private kept = false;
  /** The touch that opened it has yet to end in a click. */
  private held = false;
  private forget: () => void = () => {};

  constructor(private readonly later: Later) {}

  /** A pointer is over the word or its explanation. */
  readonly point = (): void => {
    if (this.open) this.forget();
    else this.soon(resting, this.show);
  };

  readonly leave = (): void => {
    if (this.kept) return;
    if (this.open) this.soon(leaving, this.close);
    else this.forget();
  };

  /** A finger lies on the word. */
  readonly hold = (): void => {
    this.held = false;
    this.soon(holding, this.keepHeld);
  };

  /** It is lifted, or moves on. */
  readonly release = (): void => this.forget();

  /** The browser itself takes a touch for a long one. */
  readonly keepHeld = (): void => {
    this.held = true;
    this.keep();
  };

  /** A click or a key. */
  readonly press = (): void => {
    if (this.held) this.held = false;
    else if (this.kept) this.close();
    else this.keep();
  };

  readonly close = (): void => {
    this.forget();
    this.open = false;
    this.kept = false;
    if (closeShown === this.close) closeShown = null;
  };

  private keep(): void {
    this.kept = true;
    this.show();
  }

  private readonly show = (): void => {
    this.forget();
    if (closeShown !== this.close) closeShown?.();
    closeShown = this.close;
    this.open = true;
  };

  private soon(milliseconds: number, call: () => void): void {
    this.forget();
    this.forget = this.later(milliseconds, call);
  }
}

// What fails at a table of the game's own: its board, its words, the core. Then nothing is asked of
// them any more, and the page offers a way on.

export class Trouble {
  failed = $state(false);

  readonly fail = (thrown: unknown): void => {
    console.error(thrown);
    // Not at once: it may happen while something is derived.
    queueMicrotask(() => (this.failed = true));
  };

  /** A question to the core that, where it fails, is said to have failed, too. */
  guarded<Given extends unknown[], T>(call: (...given: Given) => T): (...given: Given) => T {
    return (...given) => {
      try {
        return call(...given);
      } catch (thrown) {
        this.fail(thrown);
        throw thrown;
      }
    };
  }

  readonly attempt = (call: () => void): void => {
    try {
      call();
    } catch (thrown) {
      this.fail(thrown);
    }
  };

  /** In the game's words; if they fail the page still stands. */
  inWords(say: () => string): string {
    try {
      return say();
    } catch (thrown) {
      this.fail(thrown);
      return "";
    }
  }
}

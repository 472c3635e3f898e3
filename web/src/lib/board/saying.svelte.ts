// Says a board's words whenever they become others.

/**
 * To be called in a board's set-up. What holds when the board appears is not said: the table's own
 * words say how it stands.
 * @param words what a person should hear now; "" for nothing.
 * @param onsay the board's `onsay`.
 */
export function saying(words: () => string, onsay: (words: string) => void): void {
  let before: string | null = null;
  $effect(() => {
    const now = words();
    if (before !== null && now !== before) onsay(now);
    before = now;
  });
}

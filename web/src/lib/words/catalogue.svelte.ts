// A catalogue: the sentences of one part of the page (its frame, or a game) in the language that is
// spoken now. Whoever shows one of them shows it anew when the language changes.

export interface Catalogue<Words> {
  /** The sentences now. Throws before they are loaded. */
  (): Words;
  use(words: Words): void;
  /** The sentences, if they are loaded. */
  known(): Words | null;
}

export function catalogue<Words extends object>(): Catalogue<Words> {
  let current = $state.raw<Words | null>(null);
  const read = () => {
    if (!current) throw new Error("Sentences are wanted before they are loaded.");
    return current;
  };
  return Object.assign(read, {
    use: (words: Words) => void (current = words),
    known: () => current,
  });
}

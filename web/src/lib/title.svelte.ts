// The title of the page, as long as the component lives that calls this.

export function titled(words: () => string): void {
  $effect(() => {
    document.title = `${words()} · Benben`;
  });
}

// The focus never falls to the page: when the element that has it is removed or out of reach (the board
// gives way to the scoring, a button has done its work), the last landing place inside `root` gets it.
//
// Invariant: a focus that the person gave up themselves, by a click elsewhere, is not brought back.
// A landing place is an element with `data-landing` and a tabindex.

const outOfReach = (element: Element) =>
  !element.isConnected || element.closest("[inert]") !== null;

export function keepFocus(root: HTMLElement): () => void {
  let held: Element | null = null;

  const arrived = (event: FocusEvent) => (held = event.target as Element);

  function left(event: FocusEvent): void {
    const from = event.target as Element;
    queueMicrotask(() => {
      const givenUp = !outOfReach(from) && document.activeElement !== from;
      if (held === from && givenUp) held = null;
    });
  }

  const observer = new MutationObserver(() => {
    const fallen = held && outOfReach(held) && document.activeElement === document.body;
    if (!fallen) return;
    held = null;
    const landings = [...root.querySelectorAll<HTMLElement>("[data-landing]")];
    landings.findLast((landing) => !outOfReach(landing))?.focus();
  });

  root.addEventListener("focusin", arrived);
  root.addEventListener("focusout", left);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ["inert"] });
  return () => {
    observer.disconnect();
    root.removeEventListener("focusin", arrived);
    root.removeEventListener("focusout", left);
  };
}

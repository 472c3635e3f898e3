// Where an explanation lies: under its word, or over it where the window has no room below.

/** Between the two, and from the window's edge, in pixels. */
const gap = 6;

/** An attachment: shows the card over everything, beside the word, until the word is out of sight. */
export function beside(word: HTMLElement, gone: () => void): (card: HTMLElement) => () => void {
  return (card) => {
    function place(): void {
      // Of a word on two lines, where it begins.
      const at = word.getClientRects()[0];
      if (!at || at.bottom < 0 || at.top > innerHeight) return gone();
      const { offsetWidth, offsetHeight } = card;
      const under = at.bottom + gap;
      const fits = under + offsetHeight + gap <= innerHeight;
      const top = fits ? under : Math.max(gap, at.top - gap - offsetHeight);
      const { clientWidth } = document.documentElement;
      const mirrored = getComputedStyle(word).direction === "rtl";
      const start = mirrored ? clientWidth - at.right : at.left;
      const furthest = clientWidth - offsetWidth - gap;
      card.style.setProperty("--top", `${top}px`);
      card.style.setProperty("--start", `${Math.max(gap, Math.min(start, furthest))}px`);
    }
    card.showPopover();
    place();
    addEventListener("scroll", place, { capture: true, passive: true });
    addEventListener("resize", place);
    return () => {
      removeEventListener("scroll", place, { capture: true });
      removeEventListener("resize", place);
      if (card.isConnected && card.matches(":popover-open")) card.hidePopover();
    };
  };
}

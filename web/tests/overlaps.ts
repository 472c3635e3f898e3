// What is read or pressed and lies on something else that is.
import type { Page } from "@playwright/test";

/**
 * Each pair of texts, and of controls, of the page, drawings aside, that lie on one another in the
 * window; what is broader than its button, and what has to be scrolled sideways.
 */
export function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Line {
      readonly text: string;
      readonly of: Element;
      readonly over: Element | null;
      readonly box: DOMRect;
    }

    /** What is seen of a box; null: nothing. */
    function seen(box: DOMRect, of: Element): DOMRect | null {
      let [left, right, top, bottom] = [box.left, box.right, box.top, box.bottom];
      for (let at: Element | null = of; at; at = at.parentElement) {
        const { visibility, opacity, clipPath, overflow } = getComputedStyle(at);
        if (visibility === "hidden" || opacity === "0" || clipPath !== "none") return null;
        if (overflow === "visible" || at === document.documentElement) continue;
        const around = at.getBoundingClientRect();
        [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
        [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
      }
      if (right - left < 1 || bottom - top < 1) return null;
      // Letters leave some of their line's height free.
      const free = (bottom - top) / 5;
      return new DOMRect(left, top + free, right - left, bottom - top - 2 * free);
    }

    /** What it stays with while the page is scrolled: what lies over the page may cover it. */
    function layer(of: Element): Element | null {
      for (let at: Element | null = of; at; at = at.parentElement)
        if (["fixed", "sticky"].includes(getComputedStyle(at).position)) return at;
      return null;
    }

    function lines(): Line[] {
      const found: Line[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const of = node.parentElement;
        const text = node.textContent?.trim();
        if (!of || !text || of.closest("svg, select, [popover]:not(:popover-open)")) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const rect of range.getClientRects()) {
          const box = seen(rect, of);
          if (box) found.push({ text, of, over: layer(of), box });
        }
      }
      return found;
    }

    const common = (from: number, to: number, other: number, end: number) =>
      Math.min(to, end) - Math.max(from, other) > 1.5;
    const onOneAnother = ({ box: a }: Line, { box: b }: Line) =>
      common(a.left, a.right, b.left, b.right) && common(a.top, a.bottom, b.top, b.bottom);

    /** What is pressed or filled in; drawings and links within sentences aside. */
    function controls(): Line[] {
      const found: Line[] = [];
      for (const of of document.querySelectorAll("button, input, select, textarea, a.button")) {
        if (of.closest("svg, [popover]:not(:popover-open)")) continue;
        const box = seen(of.getBoundingClientRect(), of);
        const text = of.getAttribute("aria-label") ?? (of.textContent.trim() || of.outerHTML);
        if (box) found.push({ text, of, over: layer(of), box });
      }
      return found;
    }

    const pairs = (all: readonly Line[]) =>
      all.flatMap((one, index) =>
        all
          .slice(index + 1)
          .filter((other) => one.of !== other.of && one.over === other.over)
          .filter((other) => onOneAnother(one, other))
          .map((other) => `“${one.text}” lies on “${other.text}”`),
      );
    const found = [...pairs(lines()), ...pairs(controls())];
    for (const button of document.querySelectorAll("button, .button"))
      if (button.scrollWidth > button.clientWidth + 1)
        found.push(`“${button.textContent.trim()}” is broader than its button`);
    for (const at of document.querySelectorAll("body, body *")) {
      const scrolls = ["auto", "scroll"].includes(getComputedStyle(at).overflowX);
      if (at.scrollWidth > at.clientWidth + 1 && (scrolls || at === document.body))
        found.push(`${at.className || at.tagName} is ${at.scrollWidth} of ${at.clientWidth} wide`);
    }
    return found;
  });
}

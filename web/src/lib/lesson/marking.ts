// Marks the places of a board that a lesson speaks of, for the eye (`data-lesson`) and, by a word that
// describes them, for those who listen. A board draws its places anew as it likes; the marks follow.
import type { Attachment } from "svelte/attachments";

/** @param described the id of the word that describes a marked place */
export function marking(places: readonly string[], described: string): Attachment<HTMLElement> {
  return (board) => {
    const mark = () => {
      for (const element of board.querySelectorAll("[data-place]")) {
        const marked = places.includes(element.getAttribute("data-place") ?? "");
        if (marked === element.hasAttribute("data-lesson")) continue;
        element.toggleAttribute("data-lesson", marked);
        if (marked) element.setAttribute("aria-describedby", described);
        else element.removeAttribute("aria-describedby");
      }
    };
    mark();
    const changes = new MutationObserver(mark);
    changes.observe(board, { childList: true, subtree: true, attributeFilter: ["data-place"] });
    return () => {
      changes.disconnect();
      for (const element of board.querySelectorAll("[data-lesson]")) {
        element.removeAttribute("data-lesson");
        element.removeAttribute("aria-describedby");
      }
    };
  };
}

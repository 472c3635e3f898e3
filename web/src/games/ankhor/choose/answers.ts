// The core's answers about one position, each asked for once: a board asks for every place anew
// whenever the pointer moves.
import type { BoardProps, CoreError, View } from "$lib/games";
import { outlookOf, type Outlook } from "../view/outlook";

export interface Answers {
  /** Why the step may not be made now; null if it may. */
  readonly check: (text: string) => CoreError | null;
  readonly preview: (text: string) => View | null;
  /** What a step would change for a player; null if it is not legal. */
  readonly outlook: (text: string) => Outlook | null;
}

type Asked = Pick<BoardProps, "check" | "preview">;

export function answersFor(view: View, seat: number, { check, preview }: Asked): Answers {
  const previewed = remembered(preview);
  return {
    check: remembered(check),
    preview: previewed,
    outlook: remembered((text) => {
      const after = previewed(text);
      return after && outlookOf(view, after, seat);
    }),
  };
}

function remembered<T>(ask: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const answer = ask(text);
    known.set(text, answer);
    return answer;
  };
}

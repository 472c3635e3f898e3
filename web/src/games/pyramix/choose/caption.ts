// The words under the heap, and the name of each cube for those who hear it.
import { inBrief, inFull } from "$lib/board/refused";
import type { CoreError, View } from "$lib/games";
import { level, spotIn } from "../view/heap";
import { pointsOf, positionOf, type Code, type Position } from "../view/position";
import { words } from "../words";
import type { Verdict } from "../words/data";
import { consequencesOf, type Outlook } from "./outlook";

export interface CaptionWords {
  code: Code | null;
  title: string;
  text: string;
  refused: boolean;
}

interface Situation {
  view: View;
  canAct: boolean;
  /** The cube that is pointed at. */
  cell: string | null;
  /** Why it may not be taken; null if it may, undefined if nobody asks. */
  error: CoreError | null | undefined;
  outlook: Outlook | null;
}

export function captionOf(situation: Situation): CaptionWords {
  const { view, cell, error, outlook } = situation;
  if (cell === null) return { code: null, refused: false, ...waiting(situation) };
  const { cubes, faces } = positionOf(view);
  const code = cubes.get(cell) ?? "?";
  const title = words().caption.cube(code);
  if (error) return { code, title, text: inFull(error, words().refusals), refused: true };
  const worth = pointsOf(view, code);
  const text = outlook
    ? words().caption.outlook(worth, consequencesOf(outlook))
    : words().caption.faces(worth, faces[cell] ?? 0);
  return { code, title, text, refused: false };
}

/** Nothing is pointed at. Whose turn it is stands elsewhere on the page. */
function waiting({ view, canAct }: Situation): { title: string; text: string } {
  const { over, layer, left, caps, point } = words().caption;
  if (view.next === "over") return { title: over, text: layer };
  return { title: left(positionOf(view).left), text: canAct ? caps : point };
}

/**
 * "Green ankh, level 5, row 5, place 2, cell 014, two faces visible, can be taken". `error` undefined leaves out
 * whether it can be taken: nobody is asked for a move.
 */
export function spokenName(
  { cubes, faces }: Position,
  cell: string,
  error: CoreError | null | undefined,
): string {
  const code = cubes.get(cell) ?? "?";
  const seen = { code, cell, level: level(cell), ...spotIn(cell), faces: faces[cell] ?? 0 };
  return words().heap.spoken(seen, verdictOf(error));
}

function verdictOf(error: CoreError | null | undefined): Verdict {
  if (!error) return error === null ? "free" : null;
  return { why: inBrief(error, words().briefly, words().refusals) };
}

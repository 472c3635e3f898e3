// The words under the heap.
import type { CoreError, View } from "$lib/games";
import { visibleFaces } from "../view/heap";
import { capitalised, counted, cubeName, inFull } from "../view/names";
import { describeOutlook, worth, type Outlook } from "./outlook";
import { positionOf, type Code } from "../view/position";

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
  const { cubes } = positionOf(view);
  const code = cubes.get(cell) ?? "?";
  const faces = counted(visibleFaces(cubes, cell).length, "visible face");
  const more = outlook ? describeOutlook(outlook) : `It has ${faces}.`;
  const text = error ? inFull(error) : `${worth(code)}. ${more}`;
  const title = `${capitalised(cubeName(code))} at ${cell}`;
  return { code, title, text, refused: Boolean(error) };
}

/** Nothing is pointed at. Whose turn it is stands elsewhere on the page. */
function waiting({ view, canAct }: Situation): { title: string; text: string } {
  if (view.next === "over") {
    return { title: "The game is over", text: "One layer is left in the tray." };
  }
  const title = `${capitalised(counted(positionOf(view).left, "cube"))} still to be taken`;
  const text = canAct
    ? "A golden cap marks each cube that can be taken now."
    : "Point at a cube to see what it is.";
  return { title, text };
}

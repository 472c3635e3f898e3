import { describe, expect, it } from "vitest";
import { heapOf, viewOf } from "../view/fixtures";
import { positionOf } from "../view/position";
import { captionOf, spokenName } from "./caption";

const VIEW = viewOf({ cubes: heapOf({ "100": "oA", "003": "X", "021": "bE", "002": "pC" }) });

describe("spokenName", () => {
  it("says what the cube is and whether it can be taken", () => {
    expect(spokenName(positionOf(VIEW), "100", null)).toBe(
      "Orange ankh, level 1, row 1, place 1, cell 100, two faces visible, can be taken",
    );
  });

  it("says briefly why not, with the rule", () => {
    const error = { code: "illegal", message: "A long sentence.", rule: "PYX-13" };
    expect(spokenName(positionOf(VIEW), "021", error)).toBe(
      "Blue eye, level 3, row 2, place 3, cell 021, one face visible, cannot be taken: touches a cobra (PYX-13)",
    );
  });

  it("counts the visible faces as the core does", () => {
    const faces = { ...positionOf(VIEW).faces, "021": 3 };
    expect(spokenName({ ...positionOf(VIEW), faces }, "021", undefined)).toBe(
      "Blue eye, level 3, row 2, place 3, cell 021, three faces visible",
    );
  });

  it("leaves it out when nobody is asked for a move", () => {
    expect(spokenName(positionOf(VIEW), "003", undefined)).toBe(
      "Cobra, level 3, row 4, place 1, cell 003, two faces visible",
    );
  });
});

describe("captionOf", () => {
  const nothing = { cell: null, error: undefined, outlook: null };

  it("says why a cube cannot be taken", () => {
    const error = { code: "illegal", message: "It touches the cobra at 003.", rule: "PYX-13" };
    const asked = { view: VIEW, canAct: true, cell: "002", error, outlook: null };
    expect(captionOf(asked)).toEqual({
      code: "pC",
      title: "Purple crane",
      text: "It touches the cobra at 003. (PYX-13)",
      refused: true,
    });
  });

  it("describes a cube when nobody is asked for a move", () => {
    const read = { ...nothing, view: VIEW, canAct: false, cell: "002" };
    expect(captionOf(read)).toMatchObject({
      text: "Two points. It has two visible faces.",
      refused: false,
    });
  });

  it("explains the caps, counts what is left, and knows the end", () => {
    expect(captionOf({ ...nothing, view: VIEW, canAct: true })).toMatchObject({
      code: null,
      title: "35 cubes still to be taken",
      text: "A golden cap marks each cube that can be taken now.",
    });
    const over = viewOf({ cubes: {}, next: "over", left: 0 });
    expect(captionOf({ ...nothing, view: over, canAct: false }).title).toBe("The game is over");
  });
});

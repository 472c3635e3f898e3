import { describe, expect, it } from "vitest";
import { parseStack, stackText, type Stack } from "../view/stack";
import { ghostsOf, pullOut, pushUnder, put, sameStack, takeOff, turnTop } from "./edit";
import { History } from "./history.svelte";

const edited = (text: string, edit: (stack: Stack) => Stack) => stackText(edit(parseStack(text)));

describe("ghosts", () => {
  const any = () => true;

  it("offer the five places of the rulebook around and on the start box", () => {
    const ghosts = ghostsOf(parseStack("1"), any);
    const texts = ghosts.map((ghost) => edited("1", (it) => put(it, ghost)));
    expect(texts.sort()).toEqual(["1,1", "1,1", "1/1", "1/1", "2"]);
  });

  it("make a new column as high as there has to be for a picture", () => {
    const stack = parseStack("3,1");
    const proper = (it: Stack) => stackText(it) === "2,-/3,1";
    const behind = ghostsOf(stack, proper).find(({ i, j }) => i === 0 && j === -1);
    expect(behind).toMatchObject({ z: 1, boxes: 2, fits: true });
  });

  it("stand out behind others where no height makes a picture", () => {
    const ghosts = ghostsOf(parseStack("3,1"), () => false);
    const behind = ghosts.find(({ i, j }) => i === 0 && j === -1);
    expect(behind).toMatchObject({ z: 2, boxes: 3, fits: false });
  });

  it("offer a first box where there is none", () => {
    expect(ghostsOf(new Map(), any)).toEqual([{ i: 0, j: 0, z: 0, boxes: 1, fits: true }]);
  });
});

describe("drawing operations", () => {
  it("put a box on a column, whose top stays what it is", () => {
    expect(edited("2,1*", (it) => put(it, { i: 1, j: 0, z: 1 }))).toBe("2,2*");
  });

  it("take off a box with all that stands on it, and the column with the last", () => {
    expect(edited("3,1", (it) => takeOff(it, { i: 0, j: 0, z: 1 }))).toBe("1,1");
    expect(edited("3,1", (it) => takeOff(it, { i: 1, j: 0, z: 0 }))).toBe("3");
  });

  it("push a layer under everything, and pull one out", () => {
    expect(edited("2*,1/1,-", pushUnder)).toBe("3*,2/2,-");
    expect(edited("3*,2/2,-", pullOut)).toBe("2*,1/1,-");
    expect(edited("2*,1/1,-", pullOut)).toBe("1*");
  });

  it("open a lid and close an open top", () => {
    expect(edited("2,1", (it) => turnTop(it, { i: 1, j: 0 }))).toBe("2,1*");
    expect(edited("2,1*", (it) => turnTop(it, { i: 1, j: 0 }))).toBe("2,1");
    expect(edited("2,1", (it) => turnTop(it, { i: 5, j: 5 }))).toBe("2,1");
  });
});

describe("the history of a drawing", () => {
  it("goes back and forth, and forgets what was undone once something else is drawn", () => {
    const history = new History();
    history.begin(parseStack("1"));
    history.draw(parseStack("1,1"));
    history.draw(parseStack("2,1"));
    history.undo();
    expect(stackText(history.stack)).toBe("1,1");
    history.redo();
    expect(stackText(history.stack)).toBe("2,1");
    expect(history.canRedo).toBe(false);
    history.undo();
    history.undo();
    expect([history.canUndo, history.changed]).toEqual([false, false]);
    history.draw(parseStack("1/1"));
    expect(history.canRedo).toBe(false);
  });

  it("takes the same stack for no step, and a restart for one", () => {
    const history = new History();
    history.begin(parseStack("1"));
    history.draw(parseStack("1"));
    expect(history.canUndo).toBe(false);
    history.draw(parseStack("2"));
    history.restart();
    expect(sameStack(history.stack, parseStack("1"))).toBe(true);
    history.undo();
    expect(stackText(history.stack)).toBe("2");
  });
});

import { describe, expect, it } from "vitest";
import { clearing, held, middleOf, NEAREST, panned, showing, viewBox, whole, zoomed } from "./lens";

const BOUNDS = { x: -100, y: 0, width: 400, height: 200 };

describe("the lens", () => {
  it("shows all at first", () => {
    expect(viewBox(whole(BOUNDS), BOUNDS)).toEqual({ x: -100, y: 0, width: 400, height: 200 });
    expect(middleOf(BOUNDS)).toEqual({ x: 100, y: 100 });
  });

  it("keeps the point it zooms about where it is", () => {
    const lens = zoomed(whole(BOUNDS), 2, { x: 0, y: 50 }, BOUNDS);
    expect(viewBox(lens, BOUNDS)).toEqual({ x: -50, y: 25, width: 200, height: 100 });
  });

  it("neither goes farther than all nor nearer than useful", () => {
    const near = zoomed(whole(BOUNDS), 100, { x: 100, y: 100 }, BOUNDS);
    expect(near.zoom).toBe(NEAREST);
    expect(zoomed(near, 0.001, { x: 0, y: 0 }, BOUNDS)).toEqual(whole(BOUNDS));
  });

  it("does not lose the picture", () => {
    expect(panned(whole(BOUNDS), { x: 50, y: 50 }, BOUNDS)).toEqual(whole(BOUNDS));
    const lens = zoomed(whole(BOUNDS), 2, middleOf(BOUNDS), BOUNDS);
    expect(panned(lens, { x: 1000, y: -1000 }, BOUNDS).centre).toEqual({ x: 200, y: 50 });
    expect(held({ zoom: 1, centre: { x: 9, y: 9 } }, BOUNDS)).toEqual(whole(BOUNDS));
  });

  it("moves only as far as a point needs to be seen", () => {
    const lens = zoomed(whole(BOUNDS), 2, middleOf(BOUNDS), BOUNDS);
    expect(showing(lens, { x: 110, y: 90 }, BOUNDS)).toEqual(lens);
    expect(showing(lens, { x: 300, y: 100 }, BOUNDS).centre.x).toBe(200);
    expect(showing(lens, { x: 0, y: 100 }, BOUNDS).centre).toEqual({ x: 80, y: 100 });
  });

  it("leaves room at the sides where the frame is not too narrow for that", () => {
    // Of a frame of 400 points, 50 at each side: the picture has the 300 between them.
    const { x, width } = clearing(BOUNDS, 50, 400);
    expect(width * (300 / 400)).toBeCloseTo(BOUNDS.width);
    expect(x + width / 2).toBe(middleOf(BOUNDS).x);
    expect(clearing(BOUNDS, 50, 200)).toEqual(BOUNDS);
    expect(clearing(BOUNDS, 50, 0)).toEqual(BOUNDS);
  });
});

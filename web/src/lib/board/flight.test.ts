// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { View } from "../games";
import {
  atRest,
  courseOf,
  flightLasts,
  goesOn,
  squareOf,
  squareOfSeat,
  veiled,
  type Way,
} from "./flight";

const at = (ply: number) => ({ ply }) as View;

it("flies only where the game went on, and not where events were skipped or taken back", () => {
  expect(goesOn(null, at(7))).toBe(false);
  expect(goesOn(at(7), at(7))).toBe(false);
  expect(goesOn(at(8), at(7))).toBe(false);
  expect(goesOn(at(7), at(8))).toBe(true);
  // The last steps of a turn of one's own are shown at once.
  expect(goesOn(at(7), at(10))).toBe(true);
  expect(goesOn(at(7), at(11))).toBe(false);
});

it("is over before the next event is shown, and not to be seen where nothing is to move", () => {
  expect(flightLasts("normal", false)).toBeGreaterThan(0);
  expect(flightLasts("normal", false)).toBeLessThanOrEqual(450);
  expect(flightLasts("calm", false)).toBeGreaterThan(flightLasts("normal", false));
  expect(flightLasts("instant", false)).toBe(0);
  expect(flightLasts("calm", true)).toBe(0);
});

type Box = readonly [x: number, y: number, width: number, height: number];

/** Lays elements out by their ids. */
function layOut(html: string, boxes: Readonly<Record<string, Box>>): void {
  document.body.innerHTML = html;
  for (const [id, box] of Object.entries(boxes)) {
    const element = document.getElementById(id);
    if (element) element.getBoundingClientRect = () => new DOMRect(...box);
  }
}

beforeEach(() => {
  vi.stubGlobal("innerWidth", 400);
  vi.stubGlobal("innerHeight", 800);
  document.elementFromPoint = () => null;
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

it("takes the first of the places that is in the window, and the last piece of several there", () => {
  layOut('<i id="below" class="a"></i><i id="one" class="b"></i><i id="two" class="b"></i>', {
    below: [10, 900, 20, 20],
    one: [10, 100, 20, 30],
    two: [40, 100, 20, 30],
  });
  expect(squareOf([".none", ".a", ".b"])).toEqual({ x: 50, y: 115, side: 30 });
  expect(squareOf([".a"])).toBeNull();
});

it("passes over a place that is scrolled away in a part of the page, or covered by another part", () => {
  const html =
    '<div class="screen"><section id="cards" style="overflow-y: auto"><i id="card"></i></section>' +
    '<section id="tools"></section></div>';
  layOut(html, { cards: [0, 0, 200, 300], card: [10, 350, 20, 20] });
  document.elementFromPoint = () => document.getElementById("cards");
  expect(squareOf(["#card"])).toBeNull();
  layOut(html, { cards: [0, 0, 200, 500], card: [10, 350, 20, 20] });
  document.elementFromPoint = () => document.getElementById("cards");
  expect(squareOf(["#card"])).toEqual({ x: 20, y: 360, side: 20 });
  document.elementFromPoint = () => document.getElementById("tools");
  expect(squareOf(["#card"])).toBeNull();
});

it("finds an owner on the card, and where that is out of sight at the beginning of the line", () => {
  const html =
    '<div class="players"><div data-seat="1"><i class="face" id="face"></i></div></div>' +
    '<div class="line"><p class="sentence" id="line"></p></div>';
  layOut(html, { face: [100, 400, 40, 40], line: [20, 60, 300, 20] });
  expect(squareOfSeat(1)).toEqual({ x: 120, y: 420, side: 40 });
  layOut(html, { face: [100, 900, 40, 40], line: [20, 60, 300, 20] });
  expect(squareOfSeat(1)).toEqual({ x: 48, y: 70, side: 28 });
  layOut(html, { face: [100, 900, 40, 40], line: [20, -60, 300, 20] });
  expect(squareOfSeat(1)).toBeNull();
});

/** An animation of the page, as far as it is asked about. */
class Moving {
  currentTime: number | null = 120;
  readonly cancel = vi.fn();
  readonly effect;
  constructor(fill: FillMode, endTime = 300, target: Element = document.body) {
    this.effect = { target, getTiming: () => ({ fill }), getComputedTiming: () => ({ endTime }) };
  }
}

it("measures with what takes a place along at its end, and leaves it where it was", () => {
  document.body.innerHTML = '<i class="place"></i>';
  const elsewhere = document.createElement("i");
  const pan = new Moving("both");
  const others = [new Moving("none", Infinity), new Moving("both", 300, elsewhere)];
  const all = [pan, ...others];
  Object.assign(document, { getAnimations: () => all });
  const times = () => all.map(({ currentTime }) => currentTime);
  expect(atRest([".place"], times)).toEqual([300, 120, 120]);
  expect(times()).toEqual([120, 120, 120]);
});

it("hides a place until a piece has come, and lets the ink begin then", () => {
  vi.stubGlobal("CSSAnimation", Moving);
  const [ink, drop, veil] = [new Moving("backwards"), new Moving("none"), new Moving("none")];
  const element = document.createElement("i");
  const animate = vi.fn(() => veil);
  Object.assign(element, { getAnimations: () => [ink, drop], animate });
  const show = veiled(element, 420);
  expect(animate).toHaveBeenCalledWith({ opacity: [0, 0] }, 420);
  expect([ink.currentTime, drop.currentTime]).toEqual([-420, 120]);
  show();
  expect(veil.cancel).toHaveBeenCalledOnce();
  expect(ink.currentTime).toBe(0);
  // Ink that is being drawn is not drawn once more.
  ink.currentTime = 80;
  show();
  expect(ink.currentTime).toBe(80);
});

const way: Way = {
  from: { x: 100, y: 100, side: 40 },
  to: { x: 300, y: 50, side: 20 },
  nth: 0,
  of: 1,
  vanishes: false,
};
const end = { transform: "translate(280px, 30px) scale(0.5000)", opacity: 1 };

it("goes from square to square, and is seen all the while where it comes to its own place", () => {
  const course = courseOf(way);
  expect(course(0)).toEqual({ transform: "translate(80px, 80px) scale(1.0000)", opacity: 1 });
  expect(course(1)).toEqual(end);
  expect(courseOf({ ...way, vanishes: true })(1)).toEqual({ ...end, opacity: 0 });
});

it("lets pieces that fly together set out one after the other, and all arrive in time", () => {
  const [first, second] = [0, 1].map((nth) => courseOf({ ...way, nth, of: 2 }));
  expect(second?.(0.05)).toEqual(first?.(0));
  expect(first?.(1)).toEqual(end);
  expect(second?.(1)).toEqual(end);
});

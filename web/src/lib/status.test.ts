import { expect, it } from "vitest";
import type { View } from "./games";
import { statusOf } from "./status";

const seats = [{ name: "You", self: true }, { name: "Ada" }, { name: "Grace" }];
const ended = (winners: number[]) => ({ next: "over", winners }) as unknown as View;

it("tells what happens while nobody is to act", () => {
  const drawing = (ply: number) => ({ next: "chance", ply }) as unknown as View;
  expect(statusOf(drawing(0), seats)).toBe("About to begin");
  expect(statusOf(drawing(7), seats)).toBe("Chance decides");
});

it("names who has won", () => {
  expect(statusOf(ended([1]), seats)).toMatch(/Ada.* won$/);
  expect(statusOf(ended([0, 1]), seats)).toMatch(/^You and .*Ada.* won$/);
});

it("calls a game a draw that all have won, unless one plays alone", () => {
  expect(statusOf(ended([0, 1, 2]), seats)).toBe("A draw");
  expect(statusOf(ended([0]), seats.slice(0, 1))).toBe("You won");
});

const going = (next: View["next"]) => ({ next }) as unknown as View;
const said = (next: View["next"], played?: boolean) => statusOf(going(next), seats, played);

it("says whose turn it is, also where several may act", () => {
  expect(said([1])).toMatch(/^.?Ada.? to move$/);
  expect(said([1, 2])).toMatch(/Ada.* and .*Grace.* to move$/);
  expect(said("chance")).toBe("Chance decides");
});

it("waits for whoever has not come yet", () => {
  const waiting = [...seats, { name: "Seat 4 (free)", free: true }];
  expect(statusOf(going([3]), waiting)).toBe("Waiting for somebody to sit down");
  expect(statusOf(going([0]), waiting)).toBe("Your turn");
});

it("asks the person of this page to act, also among others, unless the game is only read", () => {
  expect([said([0]), said([1, 0])]).toEqual(["Your turn", "Your turn"]);
  expect(said([0], false)).toBe("The game was not finished");
  expect(said([1], false)).toMatch(/to move$/);
});

it("names nobody who does not sit there", () => {
  expect(said([1, 7])).toMatch(/^.?Ada.? to move$/);
});

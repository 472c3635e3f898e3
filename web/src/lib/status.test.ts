import { expect, it } from "vitest";
import type { View } from "./games";
import { statusOf } from "./status";

const seats = [{ name: "You", self: true }, { name: "Ada" }, { name: "Grace" }];
const ended = (winners: number[]) => ({ next: "over", winners }) as unknown as View;

it("names who has won", () => {
  expect(statusOf(ended([1]), seats)).toMatch(/Ada.* won$/);
  expect(statusOf(ended([0, 1]), seats)).toMatch(/^You and .*Ada.* won$/);
});

it("calls a game a draw that all have won, unless one plays alone", () => {
  expect(statusOf(ended([0, 1, 2]), seats)).toBe("A draw");
  expect(statusOf(ended([0]), seats.slice(0, 1))).toBe("You won");
});

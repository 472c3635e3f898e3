import { describe, expect, it } from "vitest";
import type { GameEvent, View } from "$lib/games";
import { describeEvent } from "./describe";
import { viewOf } from "./fixtures";

const seats = [{ name: "Ada" }, { name: "You", self: true }, { name: "Edsger" }];
const sentence = (event: GameEvent, before: View, after: View) =>
  describeEvent(event, before, after, seats);

describe("events as sentences", () => {
  const before = viewOf({ stack: "2,2,1/2,-,-", hands: [{ L: 1, R: 1, T: 2 }, {}, {}] });

  it("tells what was built, and for how many points", () => {
    const after = viewOf({ stack: "2,2,2/2,2,1", scores: [9, 0, 0], turn: 1 });
    expect(sentence({ actor: 0, text: "build 2,2,2/2,2,1" }, before, after)).toBe(
      "Ada built four boxes with three cards: 9 points.",
    );
  });

  it("tells of draws by whose turn it is", () => {
    const open = { actor: null, text: "draw O" };
    expect(sentence(open, before, before)).toBe("Ada draws an open top.");
    const yours = viewOf({ stack: "1", turn: 1 });
    expect(sentence({ actor: null, text: "draw L" }, yours, yours)).toBe("You draw a left side.");
  });

  it("tells of passes and of what others make of them", () => {
    const passed = viewOf({ stack: "1", phase: "knock", hands: [{ L: 1, T: 1 }, {}, {}] });
    const built = viewOf({ stack: "1,1", scores: [0, 1, 0] });
    expect(sentence({ actor: 0, text: "pass" }, before, passed)).toBe("Ada sees nothing to build.");
    expect(sentence({ actor: 1, text: "waive" }, passed, passed)).toBe("You let it pass.");
    expect(sentence({ actor: 1, text: "knock build 1,1" }, passed, built)).toBe(
      "You knocked and built a box with two cards of Ada’s hand: 1 point.",
    );
    expect(sentence({ actor: 2, text: "knock false" }, passed, built)).toBe(
      "Edsger knocked and had nothing to show: all others get 2 points.",
    );
  });

  it("tells what a box of the demolition yielded", () => {
    const was = viewOf({ stack: "2,1", phase: "demolish", hands: [{}, {}, {}] });
    const is = viewOf({ stack: "2", phase: "demolish", hands: [{ R: 1, T: 1 }, {}, {}] });
    expect(sentence({ actor: 0, text: "take 1,0" }, was, is)).toBe(
      "Ada took a box from row 1, place 2, and won one right side and one lid.",
    );
    expect(sentence({ actor: 0, text: "take 1,0" }, was, was)).toContain(", winning no card.");
  });

  it("tells of moves that are only named", () => {
    const naming = viewOf({ stack: "1", phase: "name" });
    expect(sentence({ actor: 2, text: "build 1,1" }, naming, naming)).toBe(
      "Edsger names a box with two cards.",
    );
    expect(sentence({ actor: 1, text: "pass" }, naming, naming)).toBe("You name no move.");
  });
});

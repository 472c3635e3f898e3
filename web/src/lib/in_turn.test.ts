import { expect, it } from "vitest";
import { InTurn } from "./in_turn";
import { settled } from "./testing";

it("calls one at a time, in order, without those that were called off", async () => {
  const rests: (() => void)[] = [];
  const turns = new InTurn(() => new Promise((resolve) => rests.push(resolve)));
  const called: string[] = [];
  const offs = ["a", "b", "c"].map((name) => turns.queue(() => called.push(name)));
  const rested = async () => {
    rests.shift()?.();
    await settled();
    return called.join("");
  };
  expect(called).toEqual([]);
  expect(await rested()).toBe("a");
  offs[1]?.();
  expect(await rested()).toBe("ac");
  expect(await rested()).toBe("ac");
  turns.queue(() => called.push("d"));
  expect(await rested()).toBe("acd");
});

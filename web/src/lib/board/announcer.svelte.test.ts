// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { expect, it, vi } from "vitest";
import { settled } from "../testing";
import { Announcer } from "./announcer.svelte";
import { saying } from "./saying.svelte";

it("says in one text what is said in one go, the table's first", async () => {
  const announcer = new Announcer();
  announcer.say("A cube is in your hand.");
  announcer.tell("Ada took a cube.");
  announcer.tell("Your turn.");
  expect(announcer.spoken).toBe("");
  await settled();
  expect(announcer.spoken).toBe("Ada took a cube. Your turn. A cube is in your hand.");
  announcer.say("Two cubes.");
  await settled();
  expect(announcer.spoken).toBe("Two cubes.");
});

it("keeps a board's words until the table has walked to where it rests", async () => {
  const announcer = new Announcer();
  announcer.walk(true);
  announcer.say("Nobody saw it.");
  await settled();
  expect(announcer.spoken).toBe("");
  announcer.walk(false);
  announcer.tell("Ada lets it pass.");
  await settled();
  expect(announcer.spoken).toBe("Ada lets it pass. Nobody saw it.");
});

it("says a board's words at a walk's end, though the table says nothing there", async () => {
  const announcer = new Announcer();
  announcer.walk(true);
  announcer.say("Nobody saw it.");
  await settled();
  announcer.walk(false);
  await settled();
  expect(announcer.spoken).toBe("Nobody saw it.");
});

it("does not keep a table's words on its way", async () => {
  const announcer = new Announcer();
  announcer.walk(true);
  announcer.tell("It is not your turn.");
  await settled();
  expect(announcer.spoken).toBe("It is not your turn.");
});

it("keeps what it said where nothing is said", async () => {
  const announcer = new Announcer();
  announcer.say("One cube.");
  await settled();
  announcer.say("");
  await settled();
  expect(announcer.spoken).toBe("One cube.");
});

it("says the same again so that it is heard again", async () => {
  const announcer = new Announcer();
  const heard = new Set<string>();
  let before = "";
  for (let time = 0; time < 3; time++) {
    announcer.tell("Undone.");
    await settled();
    expect(announcer.spoken.trim()).toBe("Undone.");
    expect(announcer.spoken).not.toBe(before);
    before = announcer.spoken;
    heard.add(before);
  }
  expect(heard.size).toBe(2);
});

it("says a board's words when they become others, and not those it begins with", () => {
  let now = $state("at first");
  const onsay = vi.fn();
  const stop = $effect.root(() => saying(() => now, onsay));
  flushSync();
  for (const words of ["in hand", "in hand", "", "in hand"]) {
    now = words;
    flushSync();
  }
  stop();
  expect(onsay.mock.calls).toEqual([["in hand"], [""], ["in hand"]]);
});

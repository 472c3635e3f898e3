import { readFileSync } from "node:fs";
import { beforeEach, expect, it, vi } from "vitest";
import { ManualClock } from "../testing";
import { faces, sentences, Talk } from "./talk.svelte";

let clock: ManualClock;
let talk: Talk;
const send = vi.fn<(message: object) => void>();
const heard = () => talk.said.map(({ seat, phrase }) => `${seat} ${phrase}`);

beforeEach(() => {
  clock = new ManualClock();
  send.mockClear();
  talk = new Talk({ later: clock.later, send });
});

it("knows the phrases that the server knows", () => {
  const names = [...readFileSync("../table/phrases.h", "utf8").matchAll(/"(\w+)",/g)];
  expect([...sentences, ...faces]).toEqual(names.map(([, name]) => name));
});

it("shows what is said for a while, and no more than four at a time", () => {
  for (const phrase of ["hello", "smile", "wow", "hmm", "sad"]) talk.hear(1, phrase);
  expect(heard()).toEqual(["1 smile", "1 wow", "1 hmm", "1 sad"]);
  clock.advance(5999);
  talk.hear(0, "thanks");
  clock.advance(1);
  expect(heard()).toEqual(["0 thanks"]);
  clock.advance(6000);
  expect(heard()).toEqual([]);
});

it("leaves out what it does not know", () => {
  talk.hear(1, "from_a_later_version");
  expect(heard()).toEqual([]);
});

it("hears no more of who is muted, until they are heard again", () => {
  talk.hear(1, "hello");
  talk.hear(2, "hello");
  talk.mute(1);
  expect(heard()).toEqual(["2 hello"]);
  talk.hear(1, "oops");
  expect(heard()).toEqual(["2 hello"]);
  talk.mute(1);
  talk.hear(1, "oops");
  expect(heard()).toEqual(["2 hello", "1 oops"]);
  expect(send.mock.calls).toEqual([
    [{ type: "mute", seat: 1, on: true }],
    [{ type: "mute", seat: 1, on: false }],
  ]);
});

it("asks the server to say it", () => {
  talk.say(0, "well_played");
  expect(send).toHaveBeenCalledWith({ type: "say", seat: 0, phrase: "well_played" });
  expect(heard()).toEqual([]);
});

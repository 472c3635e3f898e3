// What a browser adds to chance: once, kept, and found again in the record.
import { beforeEach, expect, it } from "vitest";
import { contribute, hasOwn, type FairOutside } from "./contribute";

const own = "07".repeat(32);
const header = '[Game "pyramix"]\n[Players "3"]\n';
const tag = (seat: number, bytes = own) => `[Fair.Seat${seat} "1 ${bytes}"]\n`;

let kept: Map<string, string>;
let sent: string[];
let record: string;
let taken: boolean;
let outside: FairOutside;

beforeEach(() => {
  kept = new Map();
  sent = [];
  record = `${header}${tag(0)}\n`;
  taken = true;
  outside = {
    entries: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
    },
    random: () => new Uint8Array(32).fill(7),
    send: async (table, bytes) => {
      sent.push(`${table} ${bytes}`);
      return taken;
    },
    record: async () => record,
  };
});

it("is sent once for a seat, and again for another", async () => {
  await contribute("a", [0], outside);
  await contribute("a", [0], outside);
  expect(sent).toEqual([`a ${own}`]);
  record = `${header}${tag(0)}${tag(2)}\n`;
  await contribute("a", [0, 2], outside);
  await contribute("a", [2], outside);
  expect(sent.length).toBe(2);
  expect(hasOwn("a", record, outside)).toBe(true);
});

it("is missed where the record has it no longer, or another", async () => {
  await contribute("a", [0], outside);
  expect(hasOwn("a", `${header}\n`, outside)).toBe(false);
  expect(hasOwn("a", `${header}${tag(0, "08".repeat(32))}\n`, outside)).toBe(false);
});

it("vouches for nothing that another browser was faster with", async () => {
  record = `${header}${tag(0, "08".repeat(32))}\n`;
  await contribute("a", [0], outside);
  expect(hasOwn("a", record, outside)).toBeNull();
});

it("is tried again when the server did not take it", async () => {
  taken = false;
  await contribute("a", [0], outside);
  expect(kept.size).toBe(0);
  expect(hasOwn("a", record, outside)).toBeNull();
  taken = true;
  await contribute("a", [0], outside);
  expect(sent.length).toBe(2);
});

it("begins anew where what was kept cannot be read", async () => {
  kept.set("benben.fair.a", "{");
  await contribute("a", [0], outside);
  expect(hasOwn("a", record, outside)).toBe(true);
});

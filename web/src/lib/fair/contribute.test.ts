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
  record = `${header}${tag(0)}\n* x\n`;
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
  record = `${header}${tag(0)}${tag(2)}\n* x\n`;
  await contribute("a", [0, 2], outside);
  await contribute("a", [2], outside);
  expect(sent.length).toBe(2);
  expect(hasOwn("a", record, outside)).toBe("there");
});

it("goes with whoever changes places", async () => {
  await contribute("a", [0], outside);
  const moved = `${header}${tag(0, "08".repeat(32))}${tag(1)}\n* x\n`;
  expect(hasOwn("a", moved, outside), "the page has not heard of it").toBe("there");
  record = moved;
  await contribute("a", [1], outside);
  expect(hasOwn("a", moved, outside)).toBe("there");
});

it("is missed where the record has it no longer, or another", async () => {
  await contribute("a", [0], outside);
  expect(hasOwn("a", `${header}\n`, outside)).toBe("missing");
  expect(hasOwn("a", `${header}${tag(0, "08".repeat(32))}\n`, outside)).toBe("missing");
});

it("vouches for nothing that another browser was faster with", async () => {
  record = `${header}${tag(0, "08".repeat(32))}\n* x\n`;
  await contribute("a", [0], outside);
  expect(hasOwn("a", record, outside)).toBe("other");
  expect(hasOwn("a", `${header}\n`, outside), "nobody was faster").toBe("missing");
});

it("is missed where it is said to count later than it did, or never", async () => {
  await contribute("a", [0], outside);
  const later = `[Fair.Seat0 "9 ${own}"]`;
  expect(hasOwn("a", `${header}${later}\n\n* x\n`, outside)).toBe("missing");
  record = `${header}${later}\n\n* x\n`;
  await contribute("b", [0], outside);
  expect(hasOwn("b", record, outside)).not.toBe("there");
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
  expect(hasOwn("a", record, outside)).toBe("there");
});

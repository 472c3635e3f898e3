// The vectors of docs/fair.md, by the page's own verifier.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { joinRecord, splitRecord } from "../record";
import { realCore } from "../testing";
import { Timeline } from "../timeline";
import { chanceOf } from "./chance";
import { commitmentTo, keysOf } from "./draws";
import { philox, Stream } from "./stream";
import { readRecord, verify } from "./verify";

const folder = join(import.meta.dirname, "../../../../fair/testing/vectors");
const files = readdirSync(folder).filter((file) => file.endsWith(".game"));

async function verified(record: string) {
  const read = readRecord(record);
  const game = read.tags.get("Game") ?? "";
  const chance = await chanceOf(game);
  if (!chance) throw new Error("no such game");
  // Asked of the rules as the page does: what is in a box of one's own, too.
  const header = splitRecord(record).header.replace(/^\[Result .*\n/m, "");
  const start = Timeline.open(await realCore(game), joinRecord(header, []));
  if (!start.ok) throw new Error(start.error.message);
  return verify(read, chance, start.value.last.facts);
}
const vector = (file: string) => readFileSync(join(folder, file), "utf-8");

it("has vectors of all games", () => {
  expect(new Set(files.map((file) => file.split(/[-.]/)[0])).size).toBe(5);
});

describe.each(files)("%s", (file) => {
  const record = vector(file);
  const players = Number(readRecord(record).tags.get("Players"));

  it("is proved", async () => {
    const events = record.match(/^\* /gm)?.length;
    const contributed = players > 3 ? [0, 1, players - 1] : [0, players - 1];
    const verdict = await verified(record);
    expect(verdict).toMatchObject({ kind: "proved", events, contributed });
  });

  it("is wrong with another chance event", async () => {
    const { events } = readRecord(record);
    const ply = events.findIndex(({ actor }) => actor === null);
    const changed = record.replace(/^\* (\w+) (.*)$/m, (_, word: string, rest: string) => {
      const turned = [...rest].reverse().join("");
      return `* ${word} ${turned === rest ? `${rest}x` : turned}`;
    });
    expect(await verified(changed)).toMatchObject({ kind: "wrongEvent", ply });
  });

  it("is wrong with another contribution or seed", async () => {
    const other = record.replace(/^(\[Fair.Seat0 "\d+ )6/m, "$17");
    const late = await verified(other);
    // Where nothing was drawn after the opening there is nothing that it could change.
    const later = readRecord(record).events.findLastIndex(({ actor }) => actor === null);
    const from = Number(/Fair.Seat0 "(\d+)/.exec(record)?.[1]);
    expect(late.kind).toBe(later >= from ? "wrongEvent" : "proved");
    expect((await verified(record.replace(/(Fair.Seed ")2/, "$13"))).kind).toBe("wrongSeed");
  });
});

it("says where there is nothing to prove", async () => {
  const record = vector("cubus.game");
  expect(await verified(record.replace(/^\[Fair.Seed .*\n/m, ""))).toEqual({ kind: "noSeed" });
  expect(await verified(record.replace(/^\[Fair.*\n/gm, ""))).toEqual({ kind: "noProof" });
  expect(await verified(record.replace('Fair.Version "1', 'Fair.Version "2'))).toEqual({
    kind: "noProof",
  });
  expect(await verified(record.replace(/(Fair.Seat0 ")\d+ /, "$1"))).toEqual({ kind: "noProof" });
});

it("has the numbers of the documents", async () => {
  const words = (key: bigint, counter = [0n, 0n, 0n, 0n]) =>
    philox(counter, key).map((word) => word.toString(16));
  expect(words(0n)).toEqual(["6627e8d5", "e169c58d", "bc57ac4c", "9b00dbd8"]);
  const counter = [0x243f6a88n, 0x85a308d3n, 0x13198a2en, 0x03707344n];
  expect(words(0x299f31d0a4093822n, counter)[0]).toBe("d16cfe09");
  const many = new Stream(5n);
  const refusing = Array.from({ length: 5 }, () => many.below(3221225472));
  expect(refusing).toEqual([2467401237, 3168837932, 503040007, 1850386666, 384780501]);
  const cards = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  new Stream(1n).shuffle(cards);
  expect(cards).toEqual([2, 0, 3, 1, 5, 6, 7, 4, 9, 8]);

  const table = "1c79cc7621b9ac78accc7448f061804bd8cd5d7776064784a4c84e0eeafa76d8";
  const counting = (first: number) =>
    Array.from({ length: 32 }, (_, at) => (first + at).toString(16).padStart(2, "0")).join("");
  expect(await commitmentTo(table, counting(0))).toMatch(/^d399a22f280c17a0/);
  const keyOf = await keysOf(table, counting(0), 3, [
    { ply: 1, seat: 0, bytes: counting(0x40) },
    { ply: 7, seat: 2, bytes: counting(0x80) },
  ]);
  const keys = await Promise.all([0, 1, 6, 7].map(keyOf));
  expect(keys.map((key) => key.toString(16))).toEqual([
    "609e2047138d7432",
    "e32360d18a57c63b",
    "54d8cb34f23c2369",
    "f8a5cd16e293253b",
  ]);
});

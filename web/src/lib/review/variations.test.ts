import { beforeAll, expect, it } from "vitest";
import type { Core } from "../core";
import { gameHeader, realCore } from "../testing";
import { Timeline } from "../timeline";
import { KeptVariations } from "./kept_variations.svelte";
import { RecordTable } from "../record_table.svelte";
import {
  broughtOver,
  followed,
  hasRoom,
  longestVariation,
  mostVariations,
  variationsIn,
  withoutVariation,
  withVariation,
  type Variation,
} from "./variations";

const header = '[Game "pyramix"]\n[Rules "1"]\n[Players "2"]\n[Comment.3 "a"]\n';
const [one, other]: Variation[] = [
  { ply: 3, events: ["0 021", "1 005"] },
  { ply: 3, events: ["0 001"] },
] as Variation[];

const listed = (text: string) => variationsIn(text).map(({ variation }) => variation);

function having(...all: (Variation | undefined)[]): string {
  return all.reduce<string>((text, it) => (it && withVariation(text, it)) ?? text, header);
}

it("keeps what was tried behind the other tags, in order of making", () => {
  const kept = having(one, other);
  expect(kept).toBe(`${header}[Variation.0 "3 0 021; 1 005"]\n[Variation.1 "3 0 001"]\n`);
  expect(listed(kept)).toEqual([one, other]);
  expect(listed(header)).toEqual([]);
});

it("lets a variation go on in its place, and keeps none twice", () => {
  const kept = having(one, other);
  const longer = { ply: 3, events: ["0 021", "1 005", "* draw 3"] };
  const grown = withVariation(kept, longer) ?? "";
  expect(listed(grown)).toEqual([longer, other]);
  expect(withVariation(grown, longer)).toBe(grown);
  expect(withVariation(grown, { ply: 3, events: ["0 021"] })).toBe(grown);
  expect(withVariation(grown, { ply: 3, events: [] })).toBe(grown);
  // From another position the same move is another variation.
  expect(listed(withVariation(grown, { ply: 4, events: ["0 001"] }) ?? "")).toHaveLength(3);
  // Only whole events count as a beginning.
  expect(listed(withVariation(grown, { ply: 3, events: ["0 0"] }) ?? "")).toHaveLength(3);
});

it("leaves one of a beginning that stood there more than once", () => {
  const twice = `${header}[Variation.0 "3 0 001"]\n[Variation.1 "3 0 001"]\n`;
  const longer = { ply: 3, events: ["0 001", "1 002"] };
  expect(listed(withVariation(twice, longer) ?? "")).toEqual([longer]);
});

it("takes one out, and numbers the others anew", () => {
  const kept = having(one, other, { ply: 0, events: ["* a"] });
  expect(withoutVariation(kept, 1)).toBe(
    `${header}[Variation.0 "3 0 021; 1 005"]\n[Variation.1 "0 * a"]\n`,
  );
  expect(withoutVariation(having(one), 0)).toBe(header);
});

it("drops none that it cannot read, and brings it through as it is", () => {
  const long = Array.from({ length: longestVariation + 1 }, () => "0 a").join("; ");
  const bad = [
    ...[
      "",
      "3",
      "x 0 021",
      "03 0 021",
      "3 0 021;1 005",
      "3 0 021; ",
      "3 021",
      "3 0  021",
      "-1 0 a",
    ],
    ...['3 say "a\\b"', `3 ${long}`],
  ];
  const tags = bad.map(
    (value, at) => `[Variation.${at * 2} "${value.replace(/[\\"]/g, "\\$&")}"]\n`,
  );
  const found = variationsIn(header + tags.join(""));
  expect(found).toEqual(bad.map((value) => ({ value, variation: null })));
  const kept = withVariation(header + tags.join(""), { ply: 1, events: ["0 a"] }) ?? "";
  expect(variationsIn(kept).map(({ value }) => value)).toEqual([...bad, "1 0 a"]);
  expect(kept).toContain('[Variation.9 "3 say \\"a\\\\b\\""]\n');
});

it("keeps so many, in a header that has room for them, and none that is too long", () => {
  const all = Array.from({ length: mostVariations }, (_, ply) => ({ ply, events: ["0 a"] }));
  const full = having(...all);
  expect(listed(full)).toEqual(all);
  expect([hasRoom(full), hasRoom(having(one))]).toEqual([false, true]);
  expect(withVariation(full, { ply: 40, events: ["0 a"] })).toBeNull();
  // What goes on needs no room.
  expect(listed(withVariation(full, { ply: 7, events: ["0 a", "0 b"] }) ?? "")).toHaveLength(40);
  const crowded = Array.from({ length: 999 }, (_, at) => `[X${at} "a"]\n`).join("");
  expect([hasRoom(crowded), hasRoom(`${crowded}[Y "a"]\n`)]).toEqual([true, false]);
  const events = Array.from({ length: longestVariation + 1 }, () => "0 a");
  expect(() => withVariation(header, { ply: 0, events })).toThrow("too long");
  expect(listed(withVariation(header, { ply: 0, events: events.slice(1) }) ?? "")).toHaveLength(1);
});

it("brings variations into another record of the game, unless that has its own", () => {
  const bare = gameHeader("pyramix", 2);
  expect(broughtOver(having(one), bare)).toBe(`${bare}[Variation.0 "3 0 021; 1 005"]\n`);
  expect(broughtOver(having(one), having(other))).toBe(having(other));
  expect(broughtOver(header, bare)).toBe(bare);
});

let core: Core;
beforeAll(async () => {
  core = await realCore("pyramix");
});

/** A game of some first moves that are legal. */
function begun(): Timeline {
  const opened = Timeline.open(core, `${gameHeader("pyramix", 2)}\n`);
  if (!opened.ok) throw new Error(opened.error.message);
  const timeline = opened.value;
  while (timeline.ply < 6) {
    const { next, legal } = timeline.last;
    const move = Array.isArray(next) && Array.isArray(legal) ? `${next[0]} ${legal[0]}` : null;
    timeline.append(move ?? timeline.sample(1n));
  }
  return timeline;
}

it("follows a variation without touching the game, and says why it cannot", () => {
  const timeline = begun();
  const record = timeline.record();
  const { legal } = timeline.view(3);
  const seat = Number(timeline.node(4).event?.actor);
  const text = (Array.isArray(legal) ? legal : [])[1] ?? "";
  expect(text).not.toBe(timeline.node(4).event?.text);
  const told = followed(timeline, { ply: 3, events: [`${seat} ${text}`] });
  expect(told).toMatchObject([
    { event: { actor: seat, text }, before: { ply: 3 }, after: { ply: 4 } },
  ]);
  expect(followed(timeline, { ply: 3, events: [`${seat} 111`] })).toMatchObject({ rule: "PYX-11" });
  expect(followed(timeline, { ply: 3, events: ["7 000"] })).toBe("malformed");
  expect(followed(timeline, { ply: 7, events: ["0 000"] })).toBe("beyond");
  expect(timeline.record()).toBe(record);
  expect(timeline.node(3).children).toHaveLength(1);
  timeline.close();
});

it("is kept with the game as it is tried, and nothing is left of what was taken back", () => {
  const kept = { times: 0 };
  const table = new RecordTable(
    begun(),
    () => () => undefined,
    () => true,
  );
  const keeping = Object.assign(table, { keepRecord: () => (kept.times += 1) });
  const variations = new KeptVariations(keeping);
  const { header: before } = variations;
  variations.keep(before, { ply: 3, events: ["0 a"] });
  variations.keep(before, { ply: 3, events: ["0 a", "1 b"] });
  expect(variations.all).toMatchObject([{ at: 0, variation: { events: ["0 a", "1 b"] } }]);
  expect(variations.plies).toEqual([3]);
  variations.keep(before, { ply: 3, events: ["0 a"] });
  expect(variations.all).toMatchObject([{ variation: { events: ["0 a"] } }]);
  variations.keep(before, { ply: 3, events: [] });
  expect([variations.header, kept.times]).toEqual([before, 4]);
  variations.keep(before, { ply: 3, events: ["0 a"] });
  variations.remove(0);
  expect([variations.all, variations.header]).toEqual([[], before]);
  table.close();
});

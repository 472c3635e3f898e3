import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import type { Core } from "../core";
import { actingSeat, racingSeats } from "../table";
import { gameHeader, ManualClock, realCore } from "../testing";
import { Timeline } from "../timeline";
import { VariationTable } from "./variation_table.svelte";
import { longestVariation, type Variation } from "./variations";
import { recordFrom, worthIn } from "./worth";
import type { Review } from "./review.svelte";

let [pyramix, ankhor, cubus]: Core[] = [];
beforeAll(async () => {
  [pyramix, ankhor, cubus] = [
    await realCore("pyramix"),
    await realCore("ankhor", true),
    await realCore("cubus", true),
  ];
});

const seats = [{ name: "Ada" }, { name: "Grace", self: true }];
const { later, uptime } = new ManualClock();
const outside = { later, uptime, reducedMotion: () => true, seed: () => 1n };

function opened(core: Core | undefined, record: string): Timeline {
  const timeline = core && Timeline.open(core, record);
  if (!timeline?.ok) throw new Error(timeline?.error.message ?? "no core");
  return timeline.value;
}

/** A game played by bots until it is over, or has so many events. */
function played(core: Core | undefined, game: string, plies: number, players = 2): Timeline {
  const timeline = opened(core, `${gameHeader(game, players)}\n`);
  while (timeline.ply < plies && timeline.last.next !== "over") {
    const { next, legal } = timeline.last;
    const seat = Array.isArray(next) ? (next[0] ?? 0) : null;
    const first = Array.isArray(legal) ? legal[0] : undefined;
    const position = timeline.fork();
    const text = first ?? (seat === null ? "" : position.choose("bot:1", BigInt(timeline.ply)));
    position.close();
    timeline.append(seat === null ? timeline.sample(BigInt(timeline.ply)) : `${seat} ${text}`);
  }
  return timeline;
}

function tableOf(core: Core | undefined, game: Timeline, from: Variation): VariationTable {
  const table = core && VariationTable.open(core, { timeline: game, seats }, from, outside);
  if (!table?.ok) throw new Error(table?.error.message ?? "no core");
  return table.value;
}

/** Plays the first legal move of whoever is due. */
function move(table: VariationTable): void {
  const { legal } = table.timeline.last;
  const seat = actingSeat(table);
  const text = Array.isArray(legal) ? legal[0] : undefined;
  if (seat === null || text === undefined) throw new Error("nobody can move");
  table.move(seat, text);
  table.stage.go(table.timeline.ply);
}

it("begins where the game stood, with all seats, and leaves the game alone", () => {
  const game = played(pyramix, "pyramix", 999);
  const whole = game.record();
  expect(whole).toContain("[Result ");
  game.tree.header += '[Comment.3 "a"]\n[Variation.0 "3 0 021"]\n[Absent "wait 1 bot:1"]\n';
  const table = tableOf(pyramix, game, { ply: 4, events: [] });
  expect(table.timeline.events).toEqual(game.events.slice(0, 4));
  expect(table.timeline.tree.header).toBe(`${gameHeader("pyramix", 2)}[Continued "4"]\n`);
  expect(table.seats).toBe(seats);
  expect([table.you, table.tried, table.canUndo]).toEqual([[0, 1], [], false]);
  move(table);
  move(table);
  expect(table.tried.length).toBeGreaterThanOrEqual(2);
  expect(game.events).toEqual(opened(pyramix, whole).events);
  table.close();
});

it("draws what chance is due, which alone is nothing tried", () => {
  const game = played(pyramix, "pyramix", 1);
  const table = tableOf(pyramix, game, { ply: 0, events: [] });
  expect([table.timeline.ply, table.timeline.last.next]).toEqual([1, [0]]);
  expect([table.tried, table.canUndo]).toEqual([[], false]);
  move(table);
  expect(table.tried[0]).toMatch(/^\* reveal /);
  table.undo();
  expect([table.tried, table.timeline.ply]).toEqual([[], 1]);
});

it("takes back whatever was tried, and nothing of the game", () => {
  const game = played(ankhor, "ankhor", 12);
  const begun = game.events.findLastIndex(({ actor }) => actor !== null);
  const table = tableOf(ankhor, game, { ply: begun, events: [] });
  const plies = [table.timeline.ply];
  for (let moves = 0; moves < 6; moves += 1) {
    move(table);
    plies.push(table.timeline.ply);
  }
  expect(table.timeline.events.slice(begun).some(({ actor }) => actor === null)).toBe(true);
  for (const ply of plies.slice(0, -1).reverse()) {
    table.undo();
    expect([table.timeline.ply, table.stage.shown]).toEqual([ply, ply]);
  }
  expect([table.canUndo, table.news]).toEqual([false, { kind: "taken back" }]);
  table.undo();
  expect(table.timeline.ply).toBe(begun);
});

it("goes on from what was tried before, and refuses what cannot be played", () => {
  const game = played(pyramix, "pyramix", 6);
  const first = tableOf(pyramix, game, { ply: 3, events: [] });
  move(first);
  const { tried } = first;
  const second = tableOf(pyramix, game, { ply: 3, events: tried });
  expect([second.tried, second.stage.shown]).toEqual([tried, 3]);
  second.stage.go(second.timeline.ply);
  move(second);
  expect(second.tried.slice(0, tried.length)).toEqual(tried);
  expect(second.tried.length).toBeGreaterThan(tried.length);
  const faulty = { ply: 3, events: ["0 111"] };
  if (!pyramix) throw new Error("no core");
  expect(VariationTable.open(pyramix, { timeline: game, seats }, faulty, outside)).toMatchObject({
    ok: false,
    error: { line: 9 },
  });
});

it("refuses with the core's rule, and takes no more events than are kept", () => {
  const game = played(ankhor, "ankhor", 4);
  const table = tableOf(ankhor, game, { ply: 4, events: [] });
  table.move(actingSeat(table) ?? 0, "nonsense");
  expect(table.refusal).not.toBeNull();
  expect(table.tried).toEqual([]);
  while (!table.full) move(table);
  expect([table.tried.length, table.busy]).toEqual([longestVariation, true]);
  expect(actingSeat(table)).toBeNull();
  const { ply } = table.timeline;
  table.move(0, "end");
  expect(table.timeline.ply).toBe(ply);
  table.undo();
  expect(table.busy).toBe(false);
});

it("runs a race without a clock: who shows first counts, and all may pass", () => {
  const game = played(cubus, "cubus", 400, 3);
  const at = game.views.findIndex(({ race }) => race && race.seats.length > 1);
  expect(at).toBeGreaterThan(0);
  const table = tableOf(cubus, game, { ply: at, events: [] });
  const { race } = table.timeline.last;
  expect(table.window).toMatchObject({ lengthMs: null, claims: false, claimant: null });
  expect(racingSeats(table)).toEqual(race?.seats);
  const seats: (number | null)[] = [];
  while (seats.length < (race?.seats.length ?? 0)) {
    const seat = actingSeat(table);
    seats.push(seat);
    expect(table.tried).toEqual([]);
    table.move(seat ?? 0, race?.yield ?? "");
  }
  expect([...seats].sort()).toEqual([...(race?.seats ?? [])].sort());
  const passed = table.tried.filter((line) => line.endsWith(` ${race?.yield}`));
  expect(passed.length).toBeGreaterThanOrEqual(seats.length);
});

it("asks what a position is worth by a record that goes on from it", () => {
  const over = played(pyramix, "pyramix", 999);
  expect(recordFrom(over, over.ply)).toBeNull();
  const record = recordFrom(over, 5) ?? "";
  expect(opened(pyramix, record).events).toEqual(over.events.slice(0, 6));
  for (const [core, name] of [
    [pyramix, "pyramix"],
    [ankhor, "ankhor"],
    [cubus, "cubus"],
  ] as const) {
    for (const plies of [0, 1, 2, 3, 4, 5, 9]) {
      const timeline = played(core, name, plies);
      const asked = recordFrom(timeline, timeline.ply);
      if (asked === null) expect(name).toBe("cubus");
      else expect(opened(core, asked).events.slice(0, -1)).toEqual(timeline.events);
    }
  }
});

it("tells the shares with their errors, once they are known", () => {
  const event = { before: { win: [0.25, 0.75] }, error: [0.02, 0.02] };
  expect(worthIn({ events: [event] } as unknown as Review)).toEqual([
    { win: 0.25, error: 0.02 },
    { win: 0.75, error: 0.02 },
  ]);
  expect([worthIn(null), worthIn({ events: [] } as unknown as Review)]).toEqual([null, null]);
});

it("finds an event to look at in every position of Cubus that is not over", () => {
  const golden = "../games/cubus/golden";
  for (const file of readdirSync(golden).filter((name) => name.endsWith(".game"))) {
    const timeline = opened(cubus, readFileSync(join(golden, file), "utf8"));
    while (timeline.ply > 0) {
      timeline.rewind(timeline.ply - 1);
      expect(recordFrom(timeline, timeline.ply), `${file} at ${timeline.ply}`).not.toBeNull();
    }
  }
});

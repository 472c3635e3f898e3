// @vitest-environment happy-dom
// What is heard and felt at tables with the real core.
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { turns } from "$games/anubixx/choose/turns";
import { soundOf as ankhorSounds } from "$games/ankhor/view/sounds";
import { soundOf as anubixxSounds } from "$games/anubixx/view/sounds";
import { soundOf as pyramixSounds } from "$games/pyramix/view/sounds";
import type { GameModule } from "../games";
import { LocalTable } from "../local_table.svelte";
import { RecordTable } from "../record_table.svelte";
import type { SoundOf } from "../sound/of_events";
import type { Sound } from "../sound/timbres";
import { Memory, passingEntries } from "../storage";
import { actingSeat, type Table } from "../table";
import { gameHeader, ManualClock, PatientBots, pyramixHeader, realCore, settled } from "../testing";
import { Timeline } from "../timeline";
import { TableModel } from "./model.svelte";
import { Theatre, touches } from "./theatre.svelte";

let clock: ManualClock;
let bots: PatientBots;
let confirms: boolean;
let hidden: boolean;
let heard: Sound[];
let felt: number[][];
let stop: () => void;
beforeEach(() => {
  [clock, bots, confirms, hidden] = [new ManualClock(), new PatientBots(), true, false];
  [heard, felt, stop] = [[], [], () => undefined];
});
afterEach(() => stop());

const loaded = () => Promise.resolve({ default: () => undefined });

async function watched(
  table: Table,
  soundOf: SoundOf,
  more: Partial<GameModule> = {},
): Promise<TableModel> {
  const module = { name: "x", describeEvent: () => "", ...more } as unknown as GameModule;
  let model: TableModel | undefined;
  stop = $effect.root(() => {
    model = new TableModel(table, module, { confirmTurns: () => confirms });
    new Theatre(model.look, soundOf, {
      play: (sound) => heard.push(sound),
      feel: (pattern) => felt.push(pattern),
      hidden: () => hidden,
    });
  });
  await happened();
  if (!model) throw new Error("no model");
  return model;
}

async function happened(): Promise<void> {
  flushSync();
  await settled();
  flushSync();
}

/** What was heard and felt since this was asked last. */
async function noticed(): Promise<[Sound[], number[][]]> {
  await happened();
  const all: [Sound[], number[][]] = [heard, felt];
  [heard, felt] = [[], []];
  return all;
}

async function local(game: string, record: string): Promise<LocalTable> {
  const memory = new Memory(passingEntries());
  const seats = [
    { kind: "me" as const, name: "" },
    { kind: "bot" as const, name: "bot:2" },
  ];
  const entry = { id: "game", game, seats, record, over: false, touched: 0 };
  const { later, now, uptime } = clock;
  const outside = { engine: bots, memory, later, now, uptime, reducedMotion: () => true };
  const table = LocalTable.open(await realCore(game), entry, outside);
  if (!(table instanceof LocalTable)) throw new Error(table.message);
  clock.run();
  return table;
}

const legal = ({ timeline }: Table): string[] => timeline.last.legal as string[];

/** A move of Pyramix that reveals nothing. */
const quiet = (table: Table, actor: number): string =>
  legal(table).find((text) => table.timeline.preview({ actor, text })?.next !== "chance") ?? "";

it("hears what is shown from now on, and feels the own piece", async () => {
  const table = await local("pyramix", `${pyramixHeader(2)}\n`);
  const model = await watched(table, pyramixSounds);
  expect(await noticed()).toEqual([[], []]);
  model.choose(quiet(table, 0));
  expect(await noticed()).toEqual([["stone"], [touches.piece]]);
  bots.asked[0]?.answer(quiet(table, 1));
  await happened();
  clock.run();
  expect(await noticed()).toEqual([["stone", "turn"], [touches.turn]]);
});

it("calls once for each turn: not again where one looks back, but for what was taken back", async () => {
  const table = await local("pyramix", `${pyramixHeader(2)}\n`);
  const model = await watched(table, pyramixSounds);
  const round = async () => {
    model.choose(quiet(table, 0));
    await happened();
    bots.asked.at(-1)?.answer(quiet(table, 1));
    await happened();
    clock.run();
    return (await noticed())[0].filter((sound) => sound === "turn");
  };
  expect(await round()).toEqual(["turn"]);
  table.stage.go(0);
  await happened();
  table.stage.go(table.timeline.ply);
  expect((await noticed())[0]).not.toContain("turn");
  model.look.again();
  await happened();
  clock.run();
  expect((await noticed())[0]).not.toContain("turn");
  table.undo();
  await happened();
  expect(await round()).toEqual(["turn"]);
});

it("calls nobody for what chance has drawn in their own turn", async () => {
  const table = await local("ankhor", `${gameHeader("ankhor", 2)}\n`);
  await watched(table, ankhorSounds);
  table.move(0, legal(table).find((text) => text.startsWith("take")) ?? "");
  table.move(0, "refresh a");
  await happened();
  expect(actingSeat(table)).toBeNull();
  clock.run();
  expect([actingSeat(table), table.timeline.events.at(-2)?.text]).toEqual([0, "refresh a"]);
  expect((await noticed())[0]).not.toContain("turn");
});

it("answers a refusal softly, once", async () => {
  const model = await watched(await local("pyramix", `${pyramixHeader(2)}\n`), pyramixSounds);
  model.choose("111");
  expect(await noticed()).toEqual([["refuse"], [touches.refused]]);
  model.choose("111");
  expect(await noticed()).toEqual([[], []]);
});

it("hears pieces only while the page is looked at, and the own turn always", async () => {
  const table = await local("pyramix", `${pyramixHeader(2)}\n`);
  const model = await watched(table, pyramixSounds);
  hidden = true;
  model.choose(quiet(table, 0));
  await happened();
  bots.asked[0]?.answer(quiet(table, 1));
  await happened();
  clock.run();
  expect(await noticed()).toEqual([["turn"], [touches.piece, touches.turn]]);
});

it("is silent where one looks back, and hears the way on", async () => {
  const opened = Timeline.open(await realCore("pyramix"), `${pyramixHeader(2)}\n`);
  if (!opened.ok) throw new Error(opened.error.message);
  opened.value.append(opened.value.sample(1n));
  const table = new RecordTable(opened.value, clock.later, () => true);
  table.timeline.append(`0 ${quiet(table, 0)}`);
  await watched(table, pyramixSounds);
  table.stage.go(2);
  expect(await noticed()).toEqual([["stone"], []]);
  table.stage.go(1);
  expect(await noticed()).toEqual([[], []]);
});

const dealt = `${gameHeader("anubixx", 2)}\n* sheets AB\n* roll ryg\n`;

it("hears a turn of several steps as they are chosen, and not again when it is played", async () => {
  const table = await local("anubixx", dealt);
  const model = await watched(table, anubixxSounds, { turns });
  model.choose("P11<die");
  expect(await noticed()).toEqual([["stone"], [touches.piece]]);
  model.draft?.back();
  expect(await noticed()).toEqual([[], []]);
  model.choose("P11<die");
  await noticed();
  model.choose("end");
  model.draft?.confirm();
  expect(await noticed()).toEqual([[], [touches.piece]]);
});

async function finished(): Promise<RecordTable> {
  const opened = Timeline.open(await realCore("pyramix"), `${pyramixHeader(2)}\n`);
  if (!opened.ok) throw new Error(opened.error.message);
  const timeline = opened.value;
  while (timeline.last.next !== "over") {
    const { next, legal: all } = timeline.last;
    const move = Array.isArray(all) ? (all[0] ?? "") : "";
    timeline.append(Array.isArray(next) ? `${next[0]} ${move}` : timeline.sample(1n));
  }
  return new RecordTable(timeline, clock.later, () => true);
}

it("has a fanfare for the winner when the result is told, once, and a bell for who lost", async () => {
  const table = await finished();
  const end = loaded as unknown as NonNullable<GameModule["loadEnd"]>;
  const model = await watched(table, pyramixSounds, { loadEnd: end });
  table.stage.go(table.timeline.ply);
  expect((await noticed())[0]).toEqual(["stone"]);
  model.look.tell();
  expect((await noticed())[0]).toEqual(["fanfare"]);
  table.stage.go(0);
  table.stage.go(table.timeline.ply);
  await happened();
  expect((await noticed())[0]).not.toContain("fanfare");

  stop();
  table.stage.go(0);
  const loser = table.timeline.last.winners?.includes(0) ? 1 : 0;
  table.you.push(loser);
  const other = await watched(table, pyramixSounds, { loadEnd: end });
  table.stage.go(table.timeline.ply);
  other.look.tell();
  expect((await noticed())[0]).toEqual(["stone", "bell"]);
});

// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/svelte";
import type { Component } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { BoardProps, GameModule, SideProps, ThumbProps } from "../games";
import { RecordTable } from "../record_table.svelte";
import { ManualClock, pyramixHeader, realCore, settled } from "../testing";
import { Timeline } from "../timeline";
import TableScreen from "./TableScreen.svelte";

/** A component that does what a test says when it is drawn. */
const component = <Props extends object>(draw: (props: Props) => void = () => undefined) =>
  ((_: unknown, props: Props) => draw(props)) as unknown as Component<Props>;

const trap = (): never => {
  throw new WebAssembly.RuntimeError("unreachable");
};

let props: BoardProps | undefined;
let reopen: () => void;
let table: RecordTable;
beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const opened = Timeline.open(await realCore("pyramix"), `${pyramixHeader(2)}\n`);
  if (!opened.ok) throw new Error(opened.error.message);
  opened.value.append(opened.value.sample(1n));
  table = new RecordTable(opened.value, new ManualClock().later, () => true);
  props = undefined;
  reopen = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function shown(more: Partial<GameModule>): Promise<void> {
  const module: GameModule = {
    name: "pyramix",
    Board: component<BoardProps>((given) => (props = given)),
    loadSide: () => Promise.resolve({ default: component<SideProps>() }),
    loadThumb: () => Promise.resolve({ default: component<ThumbProps>() }),
    describeEvent: () => "",
    ...more,
  };
  render(TableScreen, { table, module, reopen });
  await screen.findByRole("list", { name: "Moves" });
}

const alert = () =>
  screen.queryAllByRole("alert").find(({ textContent }) => textContent?.includes("board failed"));

it("says nothing while the board is well", async () => {
  await shown({});
  expect(alert()).toBeUndefined();
});

it("has one live region, in which the board speaks, too", async () => {
  await shown({});
  const regions = screen.getAllByRole("status");
  expect(regions).toHaveLength(1);
  props?.onsay?.("Two cubes are in your hand.");
  await settled();
  expect(regions[0]?.textContent).toBe("Two cubes are in your hand.");
});

const failing: Record<string, Partial<GameModule>> = {
  Board: { Board: component(trap) },
  Side: { loadSide: () => Promise.resolve({ default: component(trap) }) },
};

it.each(Object.keys(failing))("says that a %s has failed, and can be tried again", async (part) => {
  await shown(failing[part] ?? {});
  expect(alert()?.textContent).toContain("Your game is kept.");
  screen.getByRole("button", { name: "Try again" }).click();
  expect(reopen).toHaveBeenCalledOnce();
});

it("describes what was done once, however much is done after it", async () => {
  const describeEvent = vi.fn<GameModule["describeEvent"]>(({ text }) => text);
  await shown({ describeEvent });
  const [first] = table.timeline.events;
  const ofFirst = () => describeEvent.mock.calls.filter(([event]) => event === first).length;
  const before = ofFirst();
  const lines = () => screen.getByRole("list", { name: "Moves" }).children.length;
  expect(lines()).toBe(1);
  const { next, legal } = table.timeline.last;
  table.timeline.append(`${next[0]} ${Array.isArray(legal) ? legal[0] : ""}`);
  await settled();
  // The own turn grows by it; the next one is a line of its own.
  const grown = ofFirst();
  expect(grown).toBeGreaterThanOrEqual(before);
  const { next: other, legal: then } = table.timeline.last;
  table.timeline.append(`${other[0]} ${Array.isArray(then) ? then[0] : ""}`);
  await settled();
  expect(lines()).toBe(2);
  expect(ofFirst()).toBe(grown);
});

it("says that a game's words have failed", async () => {
  await shown({ describeEvent: trap });
  await settled();
  expect(alert()).toBeDefined();
});

it("says that the core has failed when it was asked for a verdict", async () => {
  await shown({});
  vi.spyOn(table.timeline, "check").mockImplementation(trap);
  expect(() => props?.check("000")).toThrow("unreachable");
  await settled();
  expect(alert()).toBeDefined();
});

it("says that the core has failed at a move", async () => {
  await shown({});
  vi.spyOn(table, "move").mockImplementation(trap);
  props?.onmove("000", 0);
  await settled();
  expect(alert()).toBeDefined();
});

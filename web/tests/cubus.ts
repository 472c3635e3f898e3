// Cubus at a table, for the tests: what a person does by mouse, touch or keys, and what the rules
// core says one can do. Seeds and the first events are fixed; what bots answer is not relied upon.
import { expect, type Locator, type Page } from "@playwright/test";
import { ghostsOf, put, type Ghost } from "../src/games/cubus/choose/edit";
import { derivedOf, outlookOf, positionOf, takesOf } from "../src/games/cubus/view/position";
import { stackText, type Stack } from "../src/games/cubus/view/stack";
import { targetsOf, type Use } from "../src/games/cubus/choose/targets";
import { floorPoints, walkOver } from "../src/games/cubus/choose/walk";
import type { View } from "../src/lib/games";
import { realCore } from "../src/lib/testing";

export const sizes = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
};

const core = realCore("cubus");

export const target = (page: Page, key: string): Locator => page.locator(`[data-place="${key}"]`);
export const button = (page: Page, name: string | RegExp): Locator =>
  page.locator("[data-board]").getByRole("button", { name, exact: true });
export const result = (page: Page): Locator => page.locator("section[aria-label='Result']");

interface Sitting {
  events: readonly string[];
  /** Tags of the table besides those that all have. */
  tags?: readonly string[];
  /** Bots on the other seats; else people on this device. */
  bots?: boolean;
  over?: boolean;
}

/** Fixes what the page draws: its seeds, and nothing else, are whole numbers of 64 bits. */
export async function fixSeeds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = crypto.getRandomValues.bind(crypto);
    let seed = 7n;
    crypto.getRandomValues = <T extends ArrayBufferView>(array: T): T => {
      if (!(array instanceof BigInt64Array)) return real(array as never) as T;
      array.fill((seed = (seed * 2862933555777941757n + 3037000493n) % 2n ** 62n));
      return array;
    };
  });
}

/** Sits down on the first of three seats at a game of this device that has come so far. */
export async function sitDown(page: Page, sitting: Sitting): Promise<void> {
  const { events, tags = [], bots = true, over = false } = sitting;
  await fixSeeds(page);
  // However busy the machine is, no time to knock runs out.
  const header = ['[Game "cubus"]', '[Rules "1"]', '[Players "3"]', '[Window "3000"]', ...tags];
  const record = [...header, "", ...events, ""].join("\n");
  const other = (name: string) => (bots ? { kind: "bot", name: "bot:1" } : { kind: "me", name });
  const seats = [{ kind: "me", name: bots ? "" : "Ada" }, other("Grace"), other("Edsger")];
  const entry = { id: "game", game: "cubus", seats, record, over, touched: 1 };
  await page.goto("/");
  await page.evaluate(
    (value) => localStorage.setItem("benben.game.game", value),
    JSON.stringify(entry),
  );
  await page.goto("/local/game");
  await expect(page.locator("[data-board]")).toBeVisible();
}

export const storedRecord = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem("benben.game.game") ?? "{}") as { record: string }).record,
  );

/** What the core says of the game so far. */
export async function viewOf(page: Page): Promise<View> {
  const opened = (await core).open(await storedRecord(page));
  if (!opened.ok) throw new Error(opened.error.message);
  const view = opened.value.view();
  opened.value.close();
  return view;
}

/** Waits until the page shows that something is wanted of the person, or the end; gives the view. */
async function mine(page: Page): Promise<View> {
  let view = await viewOf(page);
  await expect(async () => {
    view = await viewOf(page);
    const asked = Array.isArray(view.next) ? (view.race?.seats ?? view.next) : [0];
    expect(asked).toContain(0);
    const shown = page.getByText(`${view.ply} / ${view.ply}`, { exact: true });
    await expect(shown).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [50] });
  return view;
}

/** The ghosts on show: new columns are as high as the core says that they must be. */
function ghostsIn(view: View): Ghost[] {
  const { free = [] } = derivedOf(view);
  const shown = (stack: Stack) =>
    free.every(({ i, j, boxes }) => (stack.get(`${i},${j}`)?.height ?? boxes) >= boxes);
  return ghostsOf(positionOf(view).stack, shown);
}

/** A ghost whose box the core would accept; null if there is none. */
function goodGhost(view: View): string | null {
  const { stack } = positionOf(view);
  const local = new Set(outlookOf(view)?.local ?? []);
  const ghost = ghostsIn(view).find((it) => local.has(`build ${stackText(put(stack, it))}`));
  return ghost ? `ghost ${ghost.i},${ghost.j}` : null;
}

/** How a person reaches things. */
export interface Hands {
  choose: (page: Page, key: string, use: Use) => Promise<void>;
  press: (page: Page, name: string) => Promise<void>;
}

/** Waits until the table has as many events as it had, and more. */
async function played(page: Page, before: number): Promise<void> {
  await expect.poll(async () => (await viewOf(page)).ply).toBeGreaterThan(before);
}

/** Builds one box if that scores, lets others' passes pass, takes boxes down; until the end. */
export async function playOn(page: Page, hands: Hands): Promise<void> {
  for (let turns = 0; turns < 120; turns++) {
    const view = await mine(page);
    if (view.next === "over") return;
    const { phase } = positionOf(view);
    if (phase === "knock") await hands.press(page, "Let it pass");
    else if (phase === "demolish") await takeOne(page, view, hands);
    else await buildOne(page, view, hands);
    await played(page, view.ply);
  }
  throw new Error("the game does not end");
}

async function buildOne(page: Page, view: View, hands: Hands): Promise<void> {
  const ghost = goodGhost(view);
  if (ghost === null) return hands.press(page, "Nothing to build");
  await hands.choose(page, ghost, "put");
  await hands.press(page, "Lay it");
}

async function takeOne(page: Page, view: View, hands: Hands): Promise<void> {
  const place = ([...takesOf(view).keys()][0] ?? "").slice("take ".length);
  const column = positionOf(view).stack.get(place);
  if (!column) throw new Error(`no column at ${place}`);
  await hands.choose(page, `${place},${column.height - 1}`, "take");
}

/** The events of a whole game in which everybody adds one box if they can, with fixed draws. */
export async function wholeGame(): Promise<string[]> {
  const opened = (await core).open('[Game "cubus"]\n[Rules "1"]\n[Players "3"]\n\n');
  if (!opened.ok) throw new Error(opened.error.message);
  const position = opened.value;
  const events: string[] = [];
  for (let view = position.view(); view.next !== "over"; view = position.view()) {
    const actor = view.next === "chance" ? null : (view.next[0] ?? 0);
    const text = actor === null ? position.sample(BigInt(view.ply)) : simpleMove(view);
    const refused = position.apply({ actor, text });
    if (refused) throw new Error(refused.message);
    events.push(`${actor ?? "*"} ${text}`);
  }
  position.close();
  return events;
}

function simpleMove(view: View): string {
  return view.race ? view.race.yield : (outlookOf(view)?.local[0] ?? "pass");
}

/** The keys that lead from one target to another. */
export function keysBetween(view: View, use: Use, from: string, to: string): string[] {
  const { stack, text } = positionOf(view);
  const targets = targetsOf(stack, use, ghostsIn(view));
  const walk = walkOver(targets, floorPoints(targets, false));
  const ways = new Map<string, string[]>([[from, []]]);
  const queue = [from];
  const keys = ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "PageUp", "PageDown", "Home"];
  for (let at = queue.shift(); at; at = queue.shift()) {
    if (at === to) return ways.get(to) ?? [];
    for (const key of keys) {
      const next = walk(at, key);
      if (next === null || ways.has(next)) continue;
      ways.set(next, [...(ways.get(at) ?? []), key]);
      queue.push(next);
    }
  }
  throw new Error(`no keys lead from ${from} to ${to} in ${text}`);
}

/**
 * Three rounds in which all pass. Edsger, the last, has a lid and a left side then, enough for a
 * second box; you have two left sides and a right side, enough for a layer under two boxes.
 */
export const missedByEdsger: readonly string[] = [
  ...["L", "T", "R"].map((kind) => `* draw ${kind}`),
  ...["* draw L", "0 pass", "1 waive", "2 waive"],
  ...["* draw T", "1 pass", "2 waive", "0 waive"],
  ...["* draw T", "2 pass", "0 waive", "1 waive"],
  ...["* draw R", "0 pass", "1 waive", "2 waive"],
  ...["* draw T", "1 pass", "2 waive", "0 waive"],
  ...["* draw L", "2 pass"],
];

// Nothing but the player moves a board: whole games between bots, in which it keeps its place; and in
// every window all that a move needs is in sight.
import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { events, watchForErrors } from "./table";

const games = ["pyramix", "anubixx", "ankhor", "cubus", "ascension"];
const large = [[2560, 1300], [1440, 900], [1366, 650], [1280, 720], [1024, 768]] as const; // prettier-ignore
const phones = [
  [390, 844],
  [390, 664],
  [844, 390],
] as const;
const windows = [...large, ...phones];

/** Where the picture's cell lies in the page, and the frame's bar; in whole pixels. */
const places = (page: Page) =>
  page.locator("[data-board]").evaluate((board) =>
    [board, ...board.querySelectorAll(".cell:has(> .picture), .words")].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [x, y + scrollY, width, height].map(Math.round);
    }),
  );

/** Stores a game in this browser, with nobody to look away from it. */
async function store(page: Page, seats: object[], record: string): Promise<void> {
  const game = /^\[Game "(\w+)"/.exec(record)?.[1];
  const entry = { id: "game", game, seats, record, over: false, touched: 1 };
  await page.goto("/icon.svg");
  await page.evaluate((value) => {
    localStorage.setItem("benben.game.game", value);
    localStorage.setItem("benben.settings", JSON.stringify({ speed: "instant" }));
  }, JSON.stringify(entry));
}

/** The same game at every run: what is random here counts on from one. */
const chanceIsFixed = (page: Page) =>
  page.addInitScript(() => {
    let state = 1;
    crypto.getRandomValues = (array) => {
      if (!array) return array;
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      for (let at = 0; at < bytes.length; at++) {
        state = (state * 48_271) % 2_147_483_647;
        bytes[at] = state & 0xff;
      }
      return array;
    };
  });

/** All that stands round the board has come, too. */
async function settle(page: Page): Promise<void> {
  await page.locator(".stepper").waitFor();
  await page.locator("section.players [data-seat]").first().waitFor();
  await page.evaluate(() => document.fonts.load("600 1em 'El Messiri'"));
}

/**
 * Keeps from now on what moves in the page by nobody's hand. A number that gets another digit may,
 * and so may the log, which grows.
 */
async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    type Shift = PerformanceEntry & { hadRecentInput: boolean; sources: { node?: Node | null }[] };
    const moved = ({ node }: { node?: Node | null }) =>
      node instanceof Element && !node.closest(".moves ol")
        ? [`${node.parentElement?.className ?? ""} > ${node.outerHTML.slice(0, 120)}`]
        : [];
    const kept: string[] = [];
    Object.assign(window, { shifts: kept });
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (!hadRecentInput) kept.push(...sources.flatMap(moved));
      }
    }).observe({ type: "layout-shift" });
  });
}

const shifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

for (const game of games) {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    test(`${game} keeps its place through a whole game at ${width} by ${height}`, async ({
      page,
    }) => {
      const errors = watchForErrors(page);
      await chanceIsFixed(page);
      await page.setViewportSize({ width, height });
      const bot = { kind: "bot", name: "bot:1" };
      const head = /^(\[.*\]\n)+/.exec(pictured(game))?.[0] ?? "";
      await store(page, [bot, bot], `${head}\n`);
      await page.goto("/local/game");
      await settle(page);
      const before = await places(page);
      await watchShifts(page);
      const result = page.getByRole("button", { name: "Look at the game", exact: true });
      await expect(result).toBeVisible({ timeout: 200_000 });
      expect(await places(page)).toEqual(before);
      expect(await shifts(page)).toEqual([]);

      // And so it does for whoever looks back, step by step.
      await result.click();
      const count = await events(page);
      expect(count).toBeGreaterThan(10);
      for (let step = 0; step < 40; step++) {
        await page.keyboard.press("ArrowRight");
        expect(await places(page), `after step ${step + 1}`).toEqual(before);
      }
      expect(errors).toEqual([]);
    });
  }

  test(`${game}: all that a move needs is in view in every window`, async ({ page }) => {
    const seats = ["Ada", "Grace"].map((name) => ({ kind: "me", name }));
    await store(page, seats, pictured(game));
    await page.goto("/local/game");
    await settle(page);
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      const where = `at ${width} by ${height}`;
      for (const part of [".line .turn", ".words .slot"]) {
        await expect(page.locator(part), `${part} ${where}`).toBeInViewport({ ratio: 1 });
      }
      for (const tool of await page.locator(".tools > .tool").all()) {
        await expect(tool, `tool ${where}`).toBeInViewport({ ratio: 1 });
      }
      for (const button of await page.locator(".words button").all()) {
        await expect(button, `button ${where}`).toBeInViewport({ ratio: 1 });
      }
      const over = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        const [cell, words] = [".cell:has(> .picture)", ".words"].map((part) =>
          document.querySelector(`[data-board] ${part}`)?.getBoundingClientRect(),
        );
        const beside = !cell || !words || words.left >= cell.right || words.right <= cell.left;
        return {
          wide: scrollWidth - innerWidth,
          high: scrollHeight - innerHeight,
          covered: beside ? 0 : Math.max(0, Math.round(cell.bottom - words.top)),
        };
      });
      expect(over.wide, `sideways ${where}`).toBeLessThanOrEqual(0);
      if (width >= 1024 && width > height)
        expect(over.high, `down ${where}`).toBeLessThanOrEqual(0);
      // Only the tall sheet of Anubixx is higher than the lowest phones.
      const scrolls = game === "anubixx" && width === 390 && height === 664;
      if (!scrolls) expect(over.covered, `covered by the bar ${where}`).toBe(0);
    }
  });
}

/** A game under way, between two. */
function pictured(game: string): string {
  return readFileSync(new URL(`../pictures/${game}.game`, import.meta.url), "utf8");
}

// Nothing but the player moves a board: whole games between bots, in which it keeps its place; and in
// every window all that a move needs is in sight.
import { expect, test } from "@playwright/test";
import {
  chanceIsFixed,
  games,
  mostSeats,
  pictured,
  places,
  settle,
  shifts,
  store,
  watchShifts,
} from "./still";
import { events, watchForErrors } from "./table";
import { nightly, shortGames } from "./nightly";

const large = [[2560, 1300], [1440, 900], [1366, 650], [1280, 720], [1024, 768]] as const; // prettier-ignore
const phones = [[390, 844], [390, 664], [360, 640], [844, 390]] as const; // prettier-ignore
/** No phones, but as low as one that is held across. */
const low = [[1280, 600], [1093, 520], [640, 480]] as const; // prettier-ignore
const windows = [...large, ...phones, ...low];

test("what several others did is read to its end", async ({ page }) => {
  await chanceIsFixed(page);
  await page.setViewportSize({ width: 390, height: 664 });
  const tags = /^(\[.*\]\n)+/.exec(pictured("ankhor"))?.[0] ?? "";
  const bot = { kind: "bot", name: "bot:1" };
  const head = tags.replace(/(?<=\[Players ")\d/, "4");
  await store(page, [bot, bot, bot, { kind: "me", name: "Ada" }], `${head}\n`);
  await page.goto("/local/game");
  await expect(page.locator(".turn").first()).toHaveText("Your turn");
  const told = page.locator(".sentence");
  await expect(told).toHaveAttribute("tabindex", "0");
  await told.focus();
  const left = () => told.evaluate((it) => it.scrollHeight - it.clientHeight - it.scrollTop);
  expect(await left()).toBeGreaterThan(10);
  for (let press = 0; press < 6; press++) await page.keyboard.press("ArrowDown");
  await expect.poll(left).toBeLessThan(2);
});

for (const game of games) {
  for (const [width, height, players] of [
    [1440, 900, 2],
    [390, 844, 2],
    [390, 664, mostSeats[game]],
  ] as const) {
    test(
      `${game} for ${players} keeps its place through a whole game at ${width} by ${height}`,
      nightly(height !== 664 || !shortGames.has(game)),
      async ({ page }) => {
        const errors = watchForErrors(page);
        await chanceIsFixed(page);
        await page.setViewportSize({ width, height });
        const bot = { kind: "bot", name: "bot:1" };
        const tags = /^(\[.*\]\n)+/.exec(pictured(game))?.[0] ?? "";
        const head = tags.replace(/(?<=\[Players ")\d/, `${players}`);
        await store(page, Array<object>(players).fill(bot), `${head}\n`);
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
      },
    );
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
      if (width >= 1024 && width > height && height >= 640)
        expect(over.high, `down ${where}`).toBeLessThanOrEqual(0);
      expect(over.covered, `covered by the bar ${where}`).toBe(0);
    }
  });
}
